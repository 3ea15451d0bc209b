// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/benchmarkdocument.h"
#include "models/library/importsink.h"
#include "models/report/importwords.h"
#include "models/report/joining.h"
#include "models/report/words.h"
#include "tests/support/testobject.h"

#include <QTranslator>

namespace rangebar::test {
namespace {

/// A language whose comma between facts is another one than between the items of a list, as in Chinese.
class TwoCommas : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char* disambiguation,
                      int /*n*/) const override
    {
        if (QByteArrayView(context) != "rangebar::Joining" || QByteArrayView(source) != "%1, %2") {
            return {};
        }
        return QByteArrayView(disambiguation) == "facts" ? QStringLiteral("%1\uFF0C%2")
                                                         : QStringLiteral("%1\u3001%2");
    }
};

} // namespace

class JoiningTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void emptyPartsAreLeftOut();
    void factsAndListsHaveTheirOwnCommas();
    void provenanceIsMadeOfFacts();
    void foreignReasonsAreQuoted_data();
    void foreignReasonsAreQuoted();
};

void JoiningTest::emptyPartsAreLeftOut()
{
    const QStringList parts{QString(), QStringLiteral("one"), QString(), QStringLiteral("two")};
    QCOMPARE(Joining::list(parts), QStringLiteral("one, two"));
    QCOMPARE(Joining::facts(parts), QStringLiteral("one, two"));
    QCOMPARE(Joining::clauses(parts), QStringLiteral("one; two"));
    QCOMPARE(Joining::facts({}), QString());
}

void JoiningTest::factsAndListsHaveTheirOwnCommas()
{
    TwoCommas language;
    QVERIFY(QCoreApplication::installTranslator(&language));
    const QStringList parts{QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three")};
    QCOMPARE(Joining::list(parts), QStringLiteral("one\u3001two\u3001three"));
    QCOMPARE(Joining::facts(parts), QStringLiteral("one\uFF0Ctwo\uFF0Cthree"));
}

void JoiningTest::provenanceIsMadeOfFacts()
{
    TwoCommas language;
    QVERIFY(QCoreApplication::installTranslator(&language));
    BenchmarkDocument document;
    document.crate = QStringLiteral("granary");
    document.measurement.measuredAt = QStringLiteral("2026-09-23");
    QCOMPARE(Provenance::comparisonLine(document),
             QStringLiteral("granary\uFF0Cprocessor not published\uFF0Coperating system not published\uFF0C"
                            "measured 2026-09-23."));
}

void JoiningTest::foreignReasonsAreQuoted_data()
{
    QTest::addColumn<ImportRefusal::Code>("code");
    QTest::addColumn<QString>("words");
    QTest::newRow("libarchive")
        << ImportRefusal::Code::DamagedArchive
        << QStringLiteral("The archive is damaged here; libarchive says: \"Bad stuff\". Get it again.");
    QTest::newRow("git") << ImportRefusal::Code::GitFailed
                         << QStringLiteral("git could not read it and says: \"Bad stuff\". See whether \"git "
                                           "log\" works there.");
}

void JoiningTest::foreignReasonsAreQuoted()
{
    QFETCH(const ImportRefusal::Code, code);
    ImportRefusal refusal;
    refusal.code = code;
    refusal.detail = QStringLiteral("Bad stuff");
    QTEST(ImportWords::refusal(refusal), "words");
}

} // namespace rangebar::test

QTEST_GUILESS_MAIN(rangebar::test::JoiningTest)
#include "tst_joining.moc"
