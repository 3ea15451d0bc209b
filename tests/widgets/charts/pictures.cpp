// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/charts/pictures.h"

#include "models/comparison/review.h"
#include "tests/models/comparison/documents.h"
#include "tests/widgets/charts/historydocuments.h"
#include "widgets/charts/changespecs.h"
#include "widgets/charts/historyspecs.h"
#include "widgets/charts/tablespecs.h"

#include <QCoreApplication>

namespace rangebar::test {
namespace {

CodeEntry withOthers(CodeEntry entry, const CodeCounts& cold, const CodeCounts& raw,
                     const CodeCounts& adapter)
{
    entry.cold = cold;
    entry.raw = raw;
    entry.adapter = adapter;
    return entry;
}

LoopSet loops(const LoopRounds& raw, const std::optional<LoopRounds>& adapter, const LoopRounds& framework)
{
    LoopSet set;
    set.raw = raw;
    set.adapter = adapter;
    set.framework = framework;
    return set;
}

ThroughputRow throughputRow(std::optional<qint64> batch, const LoopSet& loops)
{
    ThroughputRow row;
    row.database = QStringLiteral("postgres");
    row.form = QStringLiteral("claimed in a batch");
    row.batch = batch;
    row.workers = 4;
    row.pool = 8;
    row.rows = 50000;
    row.rounds = 3;
    row.loops = loops;
    return row;
}

/// Indistinguishable and measured loops, a broker-bound scenario, a name that wraps, counts of zero, entries
/// without a cold start and without a gate.
DraftPtr firstDocument()
{
    const DraftPtr document = draft(QStringLiteral("ruststream-granary"));
    document->measurement.coreVersion = QStringLiteral("0.7.0");
    document->environment += {QStringLiteral("broker"), QStringLiteral("granary 2.4 in a container")};
    document->scenarios = {
        scenario(QStringLiteral("sacks, weighed each"), best(10000, 9800, 9600), best(9400, 9300, 9150),
                 best(9900, 9750, 9500)),
        scenario(QStringLiteral("grain by the cart, with the miller's receipt checked and a copy of it filed "
                                "before the next cart is let in"),
                 best(5200, 5100, 4700), best(5150, 5000, 4650)),
        scenario(QStringLiteral("bread on request"), best(800, 790, 780), best(640, 620, 600)),
    };
    document->scenarios[2].brokerBound = true;
    document->throughput = {
        throughputRow(std::nullopt,
                      loops(best(6000, 5910, 5760), best(5940, 5880, 5700), best(5640, 5580, 5520))),
        throughputRow(64, loops(best(42000, 41600, 40100), std::nullopt, best(41800, 41000, 39900))),
    };
    document->code = {
        withOthers(codeEntry(QStringLiteral("weigh a sack"), 4120, 8), {982000, 1204}, {3050, 6}, {3320, 7}),
        withOthers(codeEntry(QStringLiteral("open the gate"), 960, 0, false), {410000, 620}, {900, 0},
                   {930, 0}),
        codeEntry(QStringLiteral("file the receipt"), 2210, 3),
    };
    document->code[0].handWritten = CodeCounts{3900, 8};
    return document;
}

/// As the first, with changes of every kind.
DraftPtr secondDocument()
{
    const DraftPtr document = firstDocument();
    document->measurement.crateVersion = QStringLiteral("0.8.0");
    document->measurement.coreVersion = QStringLiteral("0.8.0");
    document->measurement.measuredAt = QStringLiteral("2026-10-12");
    document->environment[0].value = QStringLiteral("Sixteen Core 950");
    document->scenarios[0].loops =
        loops(best(11800, 11600, 11300), best(11700, 11500, 11200), best(10200, 10100, 9900));
    document->scenarios[1].loops.framework = best(4700, 4650, 4400);
    document->scenarios.removeLast();
    document->code[0].framework = {3300, 6};
    document->code[0].cold = CodeCounts{1080000, 1204};
    document->code[2].framework = {2215, 4};
    return document;
}

} // namespace

QList<SamplePicture> samplePictures()
{
    const NumberFormat format;
    const ChartSpecs charts(format);
    const TableSpecs tables(format);
    const ChangeSpecs changes(format);
    const HistorySpecs histories(format);
    const HistoryPtr history = seriesHistory(6);
    const DocumentPtr first = firstDocument();
    ComparisonReview review;
    review.compareSides({first, QStringLiteral("first.json")},
                        {secondDocument(), QStringLiteral("second.json")});
    return {
        {QStringLiteral("comparison"), charts.comparison(first, AxisMode::Shared)},
        {QStringLiteral("comparison-own-axes"), charts.comparison(first, AxisMode::PerScenario)},
        {QStringLiteral("throughput"), charts.throughput(first, AxisMode::Shared)},
        {QStringLiteral("cost"), charts.cost(first, false)},
        {QStringLiteral("cold-start"), charts.cost(first, true)},
        {QStringLiteral("rate-changes"), changes.rates(review, Section::Scenarios)},
        {QStringLiteral("cost-changes"), changes.code(review)},
        {QStringLiteral("history"), histories.rates(history, Section::Scenarios)},
        {QStringLiteral("code-history"), histories.counts(history, false)},
        {QStringLiteral("machine"), tables.machine(first)},
        {QStringLiteral("scenario-table"), tables.comparison(first)},
    };
}

QStringList pictureLanguages()
{
    return {QStringLiteral("en"), QStringLiteral("ru"), QStringLiteral("zh_CN")};
}

InLanguage::InLanguage(const QString& language)
    : m_loaded(m_translator.load(QStringLiteral(":/i18n/rangebar_") + language))
{
    QLocale::setDefault(language == QLatin1String("en") ? QLocale(QLocale::English, QLocale::UnitedStates)
                                                        : QLocale(language));
    QCoreApplication::installTranslator(&m_translator);
}

InLanguage::~InLanguage()
{
    QCoreApplication::removeTranslator(&m_translator);
    QLocale::setDefault(m_before);
}

} // namespace rangebar::test
