// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/checkwords.h"
#include "models/check/documentcheck.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"

#include <QMap>

#include <algorithm>

using namespace rangebar;
using namespace rangebar::test;

namespace {

/// The day after the last measurement of the corpus, so that the clock of the machine does not matter.
const QDate today(2026, 10, 19);

/// "warning verdict-rule": how often.
using Expected = QMap<QString, qsizetype>;

/// What stands in the published documents and a maintainer would agree with; all others have nothing.
const QMap<QString, Expected>& expectedFindings()
{
    const QString median = QStringLiteral("note median-missing");
    const QString unpublished = QStringLiteral("note environment-unpublished");
    const QString empty = QStringLiteral("note environment-empty");
    const QString section = QStringLiteral("warning section-empty");
    static const QMap<QString, Expected> expected{
        // Called measured at a distance that its own rounds spread further than.
        {QStringLiteral("ruststream-amqp/2026-09-20_2147f742.json"),
         {{QStringLiteral("warning verdict-rule"), 1}}},
        // One message per second apart, with rounds that are all equal.
        {QStringLiteral("ruststream-gcp-pubsub/2026-09-23_9aa5552a.json"),
         {{QStringLiteral("note verdict-rule"), 1}}},
        // No round trip behind broker_bound.
        {QStringLiteral("ruststream-fred/2026-09-20_1ad9c3bd.json"), {{unpublished, 1}}},
        {QStringLiteral("ruststream-nats/2026-09-20_d75cd8f6.json"), {{unpublished, 1}}},
        // From before the median was published: two rows of three loops.
        {QStringLiteral("ruststream-lapin/2026-09-21_8b040c90.json"), {{median, 6}}},
        {QStringLiteral("ruststream-sea-file/2026-09-21_1f27e88e.json"), {{median, 6}}},
        // Ten rows that do not say whether the broker paced them.
        {QStringLiteral("ruststream-sqlx/2026-10-08_fc13c129.json"),
         {{QStringLiteral("note field-missing"), 10}}},
        // The core measures no broker, and left `scenarios` out only later.
        {QStringLiteral("ruststream/2026-09-15_5f4f7963.json"), {{unpublished, 6}, {empty, 1}, {section, 1}}},
        {QStringLiteral("ruststream/2026-09-20_3c8c4fa8.json"), {{empty, 1}, {section, 1}}},
        {QStringLiteral("ruststream/2026-09-21_1193374e.json"), {{empty, 1}}},
    };
    return expected;
}

} // namespace

class CheckCorpusTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void publishedDocumentsHaveOnlyWhatIsThere();
    void everyPublishedDocumentIsReady();
};

void CheckCorpusTest::publishedDocumentsHaveOnlyWhatIsThere()
{
    const CheckWords words{NumberFormat()};
    const QStringList paths = corpusPaths();
    for (const QString& path : paths) {
        Expected found;
        QStringList sentences;
        const QList<CheckFinding> findings = checkDocument(corpusDocument(path), today);
        for (const CheckFinding& finding : findings) {
            ++found[QStringLiteral("%1 %2").arg(severityName(finding.severity), codeName(finding.code))];
            sentences.append(words.sentence(finding));
        }
        QVERIFY2(found == expectedFindings().value(path),
                 qPrintable(path + QLatin1Char('\n') + sentences.join(QLatin1Char('\n'))));
    }
    qInfo("%lld published documents read", static_cast<long long>(paths.size()));
}

void CheckCorpusTest::everyPublishedDocumentIsReady()
{
    const QStringList paths = corpusPaths();
    for (const QString& path : paths) {
        QVERIFY2(countFindings(checkDocument(corpusDocument(path), today)).isReady(false), qPrintable(path));
    }
}

QTEST_APPLESS_MAIN(CheckCorpusTest)
#include "tst_checkcorpus.moc"
