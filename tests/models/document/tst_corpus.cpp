// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/documentreader.h"
#include "tests/models/document/leaves.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"

using namespace rangebar;
using namespace rangebar::test;

/// The documents as really published, where they are present.
class TestCorpus : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyDocumentIsReadWithoutLoss();
    void medianSchema();
    void codeSchema();
    void bestSchema();
    void bestWithoutMedian();
    void roundTripsPerMessage();
    void pluginRows();
    void throughputRows();
    void separateCodeMeasurement();
    void additionalEnvironment();

private:
    QHash<QString, DocumentPtr> m_documents;
    QStringList m_failures;
};

// The functions below compare figures read off the documents by hand; a document that is not there has none.
#define DOCUMENT(variable, name)                                                                             \
    const DocumentPtr variable = m_documents.value(QStringLiteral(name));                                    \
    if (!variable) {                                                                                         \
        QVERIFY2(!corpusPaths().contains(QStringLiteral(name)), "present, but not read");                    \
        return;                                                                                              \
    }

namespace {

LoopRounds bestOf(double best, std::optional<double> median, double worst)
{
    return BestOfRounds{best, median, worst};
}

LoopRounds medianOf(double median, double minimum, double maximum)
{
    return MedianOfRounds{median, minimum, maximum};
}

} // namespace

void TestCorpus::initTestCase()
{
    const QStringList paths = corpusPaths();
    for (const QString& path : paths) {
        const auto document = readDocument(corpusDocument(path));
        if (document) {
            m_documents[path] = *document;
        } else {
            m_failures += QStringLiteral("%1: line %2, column %3, %4")
                              .arg(path)
                              .arg(document.error().line)
                              .arg(document.error().column)
                              .arg(document.error().path);
        }
    }
    qInfo("read %d of %d documents of the corpus", int(m_documents.size()), int(paths.size()));
}

void TestCorpus::everyDocumentIsReadWithoutLoss()
{
    QCOMPARE(m_failures, QStringList());
    qsizetype compared = 0;
    for (auto document = m_documents.cbegin(); document != m_documents.cend(); ++document) {
        const QByteArray bytes = corpusDocument(document.key());
        const QStringList differences = lostOrInvented(bytes, **document);
        QVERIFY2(differences.isEmpty(),
                 qPrintable(document.key() + QStringLiteral("\n") + differences.join(u'\n')));
        QCOMPARE((*document)->bytes, bytes);
        // What the format describes is all that was ever published.
        QCOMPARE((*document)->otherFields, QList<OtherField>());
        compared += leafCount(bytes);
    }
    qInfo("compared %d values", int(compared));
}

void TestCorpus::medianSchema()
{
    DOCUMENT(document, "ruststream-amqp/2026-09-20_2147f742.json");
    QCOMPARE(document->schema, 1);
    QCOMPARE(document->crate, QStringLiteral("ruststream-amqp"));
    QCOMPARE(document->measurement.measuredAt, QStringLiteral("2026-09-20"));
    QCOMPARE(document->scenarios.size(), 1);
    QCOMPARE(document->code.size(), 0);
    const Scenario& scenario = document->scenarios.constFirst();
    QCOMPARE(scenario.unit, QStringLiteral("msg/s"));
    QCOMPARE(scenario.messages, 35053);
    QCOMPARE(scenario.pairs, 11);
    QVERIFY(scenario.loops.raw == medianOf(5604, 5509, 5687));
    QVERIFY(scenario.loops.adapter == medianOf(7260, 6284, 7943));
    QVERIFY(scenario.loops.framework == medianOf(8126, 7315, 10950));
    QCOMPARE(scenario.loops.overhead.percent, -45.0);
    QVERIFY(scenario.loops.overhead.verdict == Verdict::Measured);
    QCOMPARE(scenario.loops.adapterOverhead.percent, -29.6);
    QVERIFY(!scenario.loops.adapterOverhead.verdict);
    QCOMPARE(scenario.brokerBound, false);
    QVERIFY(!scenario.roundTripsPerMessage);
    QVERIFY(!scenario.loops.plugin);
}

void TestCorpus::codeSchema()
{
    DOCUMENT(document, "ruststream/2026-09-15_5f4f7963.json");
    QCOMPARE(document->schema, 2);
    QCOMPARE(document->scenarios.size(), 0);
    QCOMPARE(document->code.size(), 12);
    const CodeEntry& batch = document->code[5];
    QVERIFY((batch.framework == CodeCounts{2165.2, 0.158}));
    QVERIFY((batch.handWritten == CodeCounts{1965.0, 0.094}));
    QVERIFY((batch.cold == CodeCounts{21776, 32}));
    QVERIFY((batch.overhead == CodeCounts{200.2, 0.064}));
    QCOMPARE(batch.gated, true);
    QVERIFY(!batch.note);
    const CodeEntry& last = document->code[11];
    QVERIFY((last.framework == CodeCounts{8538.6, 1.0}));
    QVERIFY((last.cold == CodeCounts{27665, 27}));
    QVERIFY(!last.handWritten);
    QVERIFY(!last.overhead);
    QCOMPARE(last.gated, false);
    QVERIFY(last.note && last.note->contains(QLatin1String("cold path")));
    QCOMPARE(*document->environmentValue(u"rustflags"), QString());
    QVERIFY(!document->environmentValue(u"cores"));
}

void TestCorpus::bestSchema()
{
    DOCUMENT(document, "ruststream-nats/2026-09-23_13207c78.json");
    QCOMPARE(document->schema, 3);
    QCOMPARE(document->scenarios.size(), 2);
    const Scenario& scenario = document->scenarios.constFirst();
    QCOMPARE(scenario.messages, 10726274);
    QCOMPARE(scenario.pairs, 3);
    QVERIFY(scenario.loops.raw == bestOf(1572989, 1529161, 1235864));
    QVERIFY(scenario.loops.adapter == bestOf(1517318, 1388559, 903061));
    QVERIFY(scenario.loops.framework == bestOf(1538720, 1452357, 1115541));
    QCOMPARE(scenario.loops.overhead.percent, 2.2);
    QVERIFY(scenario.loops.overhead.verdict == Verdict::Indistinguishable);
    QCOMPARE(scenario.loops.adapterOverhead.percent, 3.5);
    QVERIFY(scenario.loops.adapterOverhead.verdict == Verdict::Indistinguishable);
    QCOMPARE(document->code.size(), 3);
    QVERIFY((document->code[0].framework == CodeCounts{9897.4, 7.1}));
    QVERIFY((document->code[0].cold == CodeCounts{349697, 274}));
    QVERIFY(!document->codeMeasurement);
    QCOMPARE(*document->environmentValue(u"memory_speed"), QStringLiteral("unknown"));
}

void TestCorpus::bestWithoutMedian()
{
    DOCUMENT(document, "ruststream-lapin/2026-09-21_8b040c90.json");
    QCOMPARE(document->schema, 3);
    const Scenario& scenario = document->scenarios.constFirst();
    QVERIFY(scenario.loops.raw == bestOf(59268, std::nullopt, 58889));
    QVERIFY(scenario.loops.adapter == bestOf(58773, std::nullopt, 57498));
    QVERIFY(scenario.loops.framework == bestOf(58187, std::nullopt, 56986));
    QCOMPARE(document->code.size(), 0);
}

void TestCorpus::roundTripsPerMessage()
{
    DOCUMENT(document, "ruststream-kinesis/2026-09-20_00a2a3d6.json");
    QCOMPARE(document->scenarios.size(), 2);
    QCOMPARE(document->scenarios[0].roundTripsPerMessage, 0.0624);
    QCOMPARE(document->scenarios[1].roundTripsPerMessage, 1.0042);
    QVERIFY(document->scenarios[1].loops.raw == medianOf(79, 77, 80));
    QVERIFY(document->scenarios[1].loops.framework == medianOf(79, 76, 80));
    QCOMPARE(document->scenarios[1].loops.overhead.percent, 0.4);
    QCOMPARE(document->scenarios[1].brokerBound, false);
}

void TestCorpus::pluginRows()
{
    DOCUMENT(document, "ruststream-sqlx/2026-10-08_96ce5f52.json");
    QCOMPARE(document->scenarios.size(), 13);
    const Scenario& scenario = document->scenarios[10];
    QCOMPARE(scenario.loops.plugin, QStringLiteral("outbox"));
    QVERIFY(scenario.loops.raw == bestOf(66191, 63698, 62792));
    QVERIFY(scenario.loops.adapter == bestOf(16436, 16276, 14236));
    QVERIFY(scenario.loops.framework == bestOf(16606, 16486, 14941));
    QCOMPARE(scenario.loops.overhead.percent, 74.9);
    QCOMPARE(scenario.loops.adapterOverhead.percent, 75.2);
    QCOMPARE(scenario.loops.pluginOverhead.percent, -1.0);
    QVERIFY(scenario.loops.pluginOverhead.verdict == Verdict::Indistinguishable);
    QVERIFY(!document->scenarios[9].loops.adapter);
    QCOMPARE(document->scenarios[9].loops.plugin, QStringLiteral("outbox"));
    QVERIFY(!document->scenarios[9].loops.pluginOverhead.percent);
    const CodeEntry& entry = document->code[12];
    QCOMPARE(entry.plugin, QStringLiteral("outbox"));
    QVERIFY((entry.framework == CodeCounts{80342.4, 42.1}));
    QVERIFY((entry.adapter == CodeCounts{76467.8, 39.1}));
    QVERIFY((entry.raw == CodeCounts{7817.6, 6.0}));
}

void TestCorpus::throughputRows()
{
    DOCUMENT(document, "ruststream-sqlx/2026-10-08_96ce5f52.json");
    QCOMPARE(document->throughput.size(), 21);
    const ThroughputRow& single = document->throughput[0];
    QCOMPARE(single.database, QStringLiteral("Postgres"));
    QCOMPARE(single.form, QStringLiteral("row lock"));
    QVERIFY(!single.batch);
    QCOMPARE(single.workers, 1);
    QCOMPARE(single.pool, 16);
    QCOMPARE(single.rows, 20000);
    QCOMPARE(single.rounds, 3);
    QVERIFY(single.loops.raw == bestOf(6407, 6325, 6269));
    QVERIFY(single.loops.adapter == bestOf(6342, 6168, 5947));
    QVERIFY(single.loops.framework == bestOf(6339, 6269, 6048));
    QCOMPARE(single.loops.overhead.percent, 1.1);
    QVERIFY(!single.loops.plugin);
    QCOMPARE(document->throughput[3].batch, 64);
    const ThroughputRow& plugin = document->throughput[20];
    QCOMPARE(plugin.loops.plugin, QStringLiteral("outbox"));
    QCOMPARE(plugin.workers, 8);
    QVERIFY(plugin.loops.framework == bestOf(28617, 28127, 25726));
    QCOMPARE(plugin.loops.pluginOverhead.percent, 0.6);
    DOCUMENT(earlier, "ruststream-sqlx/2026-10-08_fc13c129.json");
    QCOMPARE(earlier->throughput.size(), 18);
    QCOMPARE(earlier->throughput[17].batch, 16);
    QVERIFY(!earlier->throughput[17].loops.adapter);
    QCOMPARE(earlier->throughput[17].loops.overhead.percent, 13.6);
    QVERIFY(earlier->throughput[17].loops.overhead.verdict == Verdict::Measured);
    QVERIFY(!earlier->scenarios[9].brokerBound);
}

void TestCorpus::separateCodeMeasurement()
{
    DOCUMENT(document, "ruststream-lapin/2026-09-23_71bcf840.json");
    QCOMPARE(document->measurement.measuredAt, QStringLiteral("2026-09-23"));
    QCOMPARE(document->measurement.crateVersion, QStringLiteral("0.7.0"));
    QVERIFY(document->codeMeasurement.has_value());
    QCOMPARE(document->codeMeasurement->measuredAt, QStringLiteral("2026-10-01"));
    QCOMPARE(document->codeMeasurement->crateVersion, QStringLiteral("0.7.0"));
    QCOMPARE(document->codeMeasurement->coreVersion, QStringLiteral("0.7.0-rc.10"));
    QVERIFY((document->code[2].framework == CodeCounts{18130.6, 16.3}));
}

void TestCorpus::additionalEnvironment()
{
    DOCUMENT(document, "ruststream-sea-file/2026-09-21_1f27e88e.json");
    QCOMPARE(document->environment.size(), 16);
    QCOMPARE(document->environment[8].key, QStringLiteral("filesystem"));
    QVERIFY(document->environmentValue(u"filesystem")->startsWith(QLatin1String("btrfs")));
    QVERIFY(document->environmentValue(u"file_size")->startsWith(QLatin1String("0.60 GiB")));
    QVERIFY(document->environmentValue(u"page_cache")->startsWith(QLatin1String("warm")));
    QVERIFY(!document->environmentValue(u"valgrind"));
}

QTEST_APPLESS_MAIN(TestCorpus)
#include "tst_corpus.moc"
