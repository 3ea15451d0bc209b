// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/comparison/documents.h"

#include "models/document/documentreader.h"
#include "tests/support/samples.h"

#include <algorithm>

namespace rangebar::test {

DraftPtr draft(const QString& crate)
{
    auto document = std::make_shared<BenchmarkDocument>();
    document->schema = 3;
    document->crate = crate;
    document->measurement.crateVersion = QStringLiteral("0.7.0");
    document->measurement.measuredAt = QStringLiteral("2026-09-01");
    document->environment = {{QStringLiteral("cpu"), QStringLiteral("Twelve Core 900")},
                             {QStringLiteral("architecture"), QStringLiteral("x86_64")},
                             {QStringLiteral("cores"), QStringLiteral("12")},
                             {QStringLiteral("os"), QStringLiteral("Linux 7.2")},
                             {QStringLiteral("rustc"), QStringLiteral("1.98.1")},
                             {QStringLiteral("profile"), QStringLiteral("bench")}};
    return document;
}

BestOfRounds best(double best, double median, double worst)
{
    return {best, median, worst};
}

Scenario scenario(const QString& name, const LoopRounds& raw, const LoopRounds& framework,
                  const std::optional<LoopRounds>& adapter)
{
    Scenario row;
    row.name = name;
    row.unit = QStringLiteral("msg/s");
    row.pairs = 3;
    row.loops.raw = raw;
    row.loops.framework = framework;
    row.loops.adapter = adapter;
    return row;
}

CodeEntry codeEntry(const QString& name, double instructions, double allocations, bool gated)
{
    CodeEntry entry;
    entry.name = name;
    entry.framework = {instructions, allocations};
    entry.gated = gated;
    return entry;
}

void setEnvironment(const DraftPtr& document, const QString& key, const QString& value)
{
    const auto found = std::ranges::find(document->environment, key, &EnvironmentEntry::key);
    if (found != document->environment.end()) {
        found->value = value;
    } else {
        document->environment.append({key, value});
    }
}

Comparison compared(const DraftPtr& base, const DraftPtr& candidate, const ComparisonOptions& options)
{
    return compare({base, QStringLiteral("base.json")}, {candidate, QStringLiteral("candidate.json")},
                   options);
}

DocumentPtr corpusFile(const QString& path)
{
    return readDocument(corpusDocument(path)).value_or(nullptr);
}

QList<DocumentPair> corpusPairs()
{
    const QStringList paths = corpusPaths();
    QList<DocumentPair> pairs;
    for (const QString& base : paths) {
        for (const QString& candidate : paths) {
            if (base != candidate &&
                base.section(QLatin1Char('/'), 0, 0) == candidate.section(QLatin1Char('/'), 0, 0)) {
                pairs.append({base, candidate});
            }
        }
    }
    return pairs;
}

Comparison compared(const DocumentPair& pair, const ComparisonOptions& options)
{
    return compare({corpusFile(pair.base), pair.base}, {corpusFile(pair.candidate), pair.candidate}, options);
}

namespace {

class Random
{
public:
    explicit Random(quint32 seed) : m_generator(seed) {}

    int below(int bound) { return int(m_generator.bounded(bound)); }
    bool oneIn(int times) { return below(times) == 0; }
    template <typename Value>
    Value of(std::initializer_list<Value> values)
    {
        return *(values.begin() + below(int(values.size())));
    }

    double figure() { return oneIn(12) ? of({0.0, 1e-300, 1e300, 0.5, 1.0}) : double(900 + below(200)); }

    LoopRounds rounds(int schema, bool isTime)
    {
        QList<double> values{figure(), figure(), figure()};
        if (oneIn(6)) {
            values = {values.at(0), values.at(0), values.at(0)};
        }
        std::ranges::sort(values);
        if (schema != 3) {
            return MedianOfRounds{values.at(1), values.at(0), values.at(2)};
        }
        BestOfRounds rounds{values.at(2), values.at(1), values.at(0)};
        if (isTime) {
            std::swap(rounds.best, rounds.worst);
        }
        if (oneIn(8)) {
            rounds.median.reset();
        }
        return rounds;
    }

    LoopSet loops(int schema, bool isTime)
    {
        LoopSet set;
        set.raw = rounds(schema, isTime);
        set.framework = rounds(schema, isTime);
        if (!oneIn(3)) {
            set.adapter = rounds(schema, isTime);
        }
        for (PublishedDifference* difference : {&set.overhead, &set.adapterOverhead, &set.pluginOverhead}) {
            if (!oneIn(3)) {
                difference->verdict = of({Verdict::Measured, Verdict::Indistinguishable});
                difference->percent = double(below(200) - 100) / 10;
            }
        }
        return set;
    }

    QString name()
    {
        return of({QStringLiteral("row %1").arg(below(6)), QStringLiteral("Row, %1").arg(below(6)),
                   QStringLiteral("=HYPERLINK(\"x\")|`<b>*%1*</b>\n").arg(below(3)),
                   QString(QChar(char16_t(0xd800))), QString(),
                   QStringLiteral("\u202eabc\u001b[31m%1").arg(below(3))});
    }

    std::optional<qint64> whole() { return oneIn(5) ? std::nullopt : std::optional(qint64(1 + below(4))); }
    std::optional<bool> flag() { return of<std::optional<bool>>({true, false, std::nullopt}); }
    double count() { return of({0.0, 1.0, 100.0, 101.0, 102.0, 103.0, 0.094, 12345.6}); }
    std::optional<CodeCounts> counts()
    {
        return oneIn(3) ? std::nullopt : std::optional(CodeCounts{count(), count()});
    }

private:
    QRandomGenerator m_generator;
};

} // namespace

DocumentPtr randomDocument(quint32 seed)
{
    Random random(seed);
    const DraftPtr document = draft();
    document->schema = random.of({1, 2, 3, 3, 3});
    if (random.oneIn(5)) {
        document->crate.reset();
    }
    if (random.oneIn(4)) {
        document->environment[random.below(int(document->environment.size()))].value =
            random.of({QStringLiteral("unknown"), QStringLiteral("another"), QString()});
    }
    for (int i = random.below(6); i > 0; --i) {
        const bool isTime = random.oneIn(4);
        Scenario row;
        row.name = random.name();
        row.unit = isTime ? QStringLiteral("us") : QStringLiteral("msg/s");
        row.pairs = random.whole();
        row.loops = random.loops(document->schema, isTime);
        row.brokerBound = random.flag();
        document->scenarios.append(row);
    }
    for (int i = random.below(4); i > 0; --i) {
        ThroughputRow row;
        row.database = random.of({QStringLiteral("One"), QStringLiteral("Two | Three")});
        row.form = random.name();
        row.batch = random.whole();
        row.workers = random.whole();
        row.rounds = random.whole();
        row.loops = random.loops(document->schema, false);
        document->throughput.append(row);
    }
    for (int i = random.below(6); i > 0; --i) {
        CodeEntry entry = codeEntry(random.name(), random.count(), random.count());
        entry.gated = random.flag();
        entry.cold = random.counts();
        entry.raw = random.counts();
        entry.handWritten = random.counts();
        document->code.append(entry);
    }
    document->bytes = QByteArray::number(seed);
    return document;
}

QStringList told(const Comparison& comparison)
{
    QStringList lines;
    for (const Finding& finding : comparison.findings) {
        const QString name = finding.row < 0
                                 ? QString()
                                 : QString(comparison.rows.at(finding.row).key().name + QLatin1Char(':'));
        const QStringList parts = finding.id.split(QLatin1Char(':'));
        const QString aspect = parts.mid(finding.row < 0 ? 0 : 2).join(QLatin1Char(':'));
        const QString kind = finding.findingClass == FindingClass::Regression ? QStringLiteral("regression")
                             : finding.findingClass == FindingClass::Improvement
                                 ? QStringLiteral("improvement")
                                 : QStringLiteral("change");
        lines.append(name + aspect + QLatin1Char(' ') + kind);
    }
    return lines;
}

} // namespace rangebar::test
