// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/textwidth.h"
#include "tests/support/testobject.h"

using namespace rangebar;
using namespace rangebar::test;

class TextWidthTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void widthIsInColumns_data();
    void widthIsInColumns();
    void paddingFillsColumns();
    void linesKeepToTheirWidth_data();
    void linesKeepToTheirWidth();
    void endlessWordIsBroken();
    void wordsAreNotBrokenWhereTheyFit();
    void chineseFillsTheLine();
    void marksStayWithTheirLetter();
};

void TextWidthTest::widthIsInColumns_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("width");
    QTest::newRow("nothing") << QString() << 0;
    QTest::newRow("Latin") << QStringLiteral("1,234 msg/s") << 11;
    QTest::newRow("Cyrillic") << QStringLiteral("\u0441\u044b\u0440\u043e\u0439") << 5;
    QTest::newRow("Chinese") << QStringLiteral("\u88f8\u5ba2\u6237\u7aef") << 8;
    QTest::newRow("full width") << QStringLiteral("\uff08a\uff09") << 5;
    QTest::newRow("emoji") << QStringLiteral("\U0001f680!") << 3;
    QTest::newRow("beyond the first plane") << QStringLiteral("\U00020000") << 2;
    QTest::newRow("combining") << QStringLiteral("e\u0301te\u0301") << 3;
    QTest::newRow("no-break space") << QStringLiteral("2\u00a0%") << 3;
}

void TextWidthTest::widthIsInColumns()
{
    QFETCH(QString, text);
    QFETCH(int, width);
    QCOMPARE(displayWidth(text), width);
}

void TextWidthTest::paddingFillsColumns()
{
    QCOMPARE(padded(QStringLiteral("\u88f8"), 4), QStringLiteral("\u88f8  "));
    QCOMPARE(padded(QStringLiteral("\u88f8"), 4, true), QStringLiteral("  \u88f8"));
    QCOMPARE(padded(QStringLiteral("long"), 2), QStringLiteral("long"));
}

void TextWidthTest::linesKeepToTheirWidth_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("words") << QStringLiteral("the quick brown fox jumps over the lazy dog");
    QTest::newRow("one long word") << QString(95, QLatin1Char('w'));
    QTest::newRow("Chinese") << QStringLiteral("\u88f8\u5ba2\u6237\u7aef").repeated(20);
    QTest::newRow("mixed") << QStringLiteral("a \u88f8\u5ba2 bb ").repeated(15);
    QTest::newRow("emoji") << QStringLiteral("\U0001f680").repeated(40);
    QTest::newRow("combining") << QStringLiteral("e\u0301").repeated(70);
}

void TextWidthTest::linesKeepToTheirWidth()
{
    QFETCH(QString, text);
    for (const int width : {14, 15, 33, 80}) {
        const QStringList lines = wrapped(text, width, QStringLiteral("  "));
        QString together;
        for (const QString& line : lines) {
            QVERIFY(line.startsWith(QStringLiteral("  ")) && !line.endsWith(QLatin1Char(' ')));
            QVERIFY2(displayWidth(line) <= width, qPrintable(line));
            QVERIFY(line.isValidUtf16());
            together += line;
        }
        // Nothing is lost and nothing added but blanks.
        QCOMPARE(together.remove(QLatin1Char(' ')), QString(text).remove(QLatin1Char(' ')));
    }
}

void TextWidthTest::endlessWordIsBroken()
{
    // Each line looks at its own letters alone: otherwise this takes minutes.
    const QStringList lines = wrapped(QString(1'000'001, QLatin1Char('w')), 42, QStringLiteral("  "));
    QCOMPARE(lines.size(), 25'001);
    QCOMPARE(lines.constFirst(), QString(QStringLiteral("  ") + QString(40, QLatin1Char('w'))));
    QCOMPARE(lines.constLast(), QStringLiteral("  w"));
}

void TextWidthTest::wordsAreNotBrokenWhereTheyFit()
{
    QCOMPARE(wrapped(QStringLiteral("alpha beta gamma"), 11),
             (QStringList{QStringLiteral("alpha beta"), QStringLiteral("gamma")}));
    QCOMPARE(wrapped(QString(), 11), QStringList());
}

void TextWidthTest::chineseFillsTheLine()
{
    const QString text = QStringLiteral("ab \u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b");
    QCOMPARE(wrapped(text, 12).constFirst(), QStringLiteral("ab \u4e00\u4e8c\u4e09\u56db"));
}

void TextWidthTest::marksStayWithTheirLetter()
{
    for (const QString& line : wrapped(QStringLiteral("e\u0301").repeated(40), 13)) {
        QVERIFY(!line.startsWith(QChar(u'\u0301')));
    }
}

QTEST_GUILESS_MAIN(TextWidthTest)
#include "tst_textwidth.moc"
