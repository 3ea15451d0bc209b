// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/texttable.h"
#include "models/report/visibletext.h"
#include "tests/support/testobject.h"

#include <limits>

using namespace rangebar;
using namespace rangebar::test;

class tst_VisibleText : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void makesEverythingVisible_data();
    void makesEverythingVisible();
    void doesNothingTwice();
    void shortens_data();
    void shortens();
    void endsOfAnEndlessTextAreThoseOfTheWhole();
    void toolTipIsNeverMarkup();
    void spreadsheetRunsNothing_data();
    void spreadsheetRunsNothing();
    void tabSeparatedTable();
    void markdownInterpretsNothing_data();
    void markdownInterpretsNothing();
    void markdownTable();
};

void tst_VisibleText::makesEverythingVisible_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const QString& text, const QString& expected) {
        QTest::newRow(name) << text << expected;
    };
    row("plain", QStringLiteral("letters, 512 B"), QStringLiteral("letters, 512 B"));
    row("markup stays text", QStringLiteral("<b>x</b> | =1+1"), QStringLiteral("<b>x</b> | =1+1"));
    row("escape sequence", QStringLiteral("\u001b[31m"), QStringLiteral("\u241b[31m"));
    row("nul", QString(QChar(0)), QStringLiteral("\u2400"));
    row("tab and lines", QStringLiteral("a\tb\r\nc"), QStringLiteral("a\u2409b\u240d\u240ac"));
    row("delete", QString(QChar(0x7f)), QStringLiteral("\u2421"));
    row("C1", QString(QChar(0x9b)), QStringLiteral("<U+009B>"));
    row("right to left override", QStringLiteral("a\u202eb"), QStringLiteral("a<U+202E>b"));
    row("isolates", QStringLiteral("\u2066x\u2069"), QStringLiteral("<U+2066>x<U+2069>"));
    row("zero width", QStringLiteral("a\u200bb\u200dc\ufeffd"),
        QStringLiteral("a<U+200B>b<U+200D>c<U+FEFF>d"));
    row("soft hyphen", QStringLiteral("a\u00adb"), QStringLiteral("a<U+00AD>b"));
    row("separators", QStringLiteral("a\u2028b\u2029c"), QStringLiteral("a<U+2028>b<U+2029>c"));
    row("blank filler", QStringLiteral("\u3164"), QStringLiteral("<U+3164>"));
    row("variation selector", QStringLiteral("x\ufe0f"), QStringLiteral("x<U+FE0F>"));
    row("tag character", QString::fromUcs4(U"\U000e0041", 1), QStringLiteral("<U+E0041>"));
    row("noncharacter", QString(QChar(0xffff)), QStringLiteral("<U+FFFF>"));
    row("lone high surrogate", QString(QChar(0xd800)) + QLatin1Char('x'), QStringLiteral("\ufffdx"));
    row("lone low surrogate", QString(QChar(0xdc00)), QStringLiteral("\ufffd"));
    row("Chinese, Cyrillic, emoji", QString::fromUcs4(U"\u8bfb\u0436\U0001f426"),
        QString::fromUcs4(U"\u8bfb\u0436\U0001f426"));
    row("empty", QString(), QString());
}

void tst_VisibleText::makesEverythingVisible()
{
    QFETCH(QString, text);
    QTEST(visibleText(text), "expected");
}

void tst_VisibleText::doesNothingTwice()
{
    const QString once = visibleText(QStringLiteral("a\u202eb\u001bc\td"));
    QCOMPARE(visibleText(once), once);
}

void tst_VisibleText::shortens_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("limit");
    QTest::addColumn<QString>("expected");
    const QString text = QStringLiteral("abcdefghij");
    QTest::newRow("fits") << text << 10 << text;
    QTest::newRow("one too long") << text << 9 << QStringLiteral("abcd\u2026ghij");
    QTest::newRow("even") << text << 6 << QStringLiteral("abc\u2026ij");
    QTest::newRow("one") << text << 1 << QStringLiteral("\u2026");
    QTest::newRow("none") << text << 0 << QString();
    const QString birds = QString::fromUcs4(U"\U0001f426\U0001f426\U0001f426");
    QTest::newRow("never half a character") << birds << 4 << QString::fromUcs4(U"\U0001f426\u2026");
    QTest::newRow("after it was made visible")
        << QStringLiteral("\u202eabc") << 8 << QStringLiteral("<U+2\u2026abc");
}

void tst_VisibleText::endsOfAnEndlessTextAreThoseOfTheWhole()
{
    QCOMPARE(visibleText(QStringLiteral("ab"), std::numeric_limits<qsizetype>::max()), QStringLiteral("ab"));
    for (const QString& unit :
         {QStringLiteral("ab"), QString::fromUcs4(U"\U0001f426x\U0001f426"), QStringLiteral("a\u202e"),
          QString(QString(QChar(0xd800)) + QLatin1Char('x'))}) {
        for (int limit = 0; limit < 12; ++limit) {
            for (int length = 20; length < 30; ++length) {
                const QString text = unit.repeated(length).left(length);
                QCOMPARE(visibleText(text, limit), shortened(visibleText(text), limit));
            }
        }
    }
}

void tst_VisibleText::shortens()
{
    QFETCH(QString, text);
    QFETCH(int, limit);
    const QString shortened = visibleText(text, limit);
    QTEST(shortened, "expected");
    QVERIFY(shortened.size() <= limit);
}

void tst_VisibleText::toolTipIsNeverMarkup()
{
    const QString tip = asToolTip(QStringLiteral("<b>x</b> & \"y\""));
    QVERIFY(tip.startsWith(QStringLiteral("<qt>"))); // so that nobody has to guess
    QVERIFY(!tip.contains(QStringLiteral("<b>")));
    QVERIFY(tip.contains(QStringLiteral("&lt;b&gt;x&lt;/b&gt; &amp; &quot;y&quot;")));
}

void tst_VisibleText::spreadsheetRunsNothing_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const QString& text, const QString& expected) {
        QTest::newRow(name) << text << expected;
    };
    row("equals", QStringLiteral("=1+1"), QStringLiteral("'=1+1"));
    row("plus", QStringLiteral("+1"), QStringLiteral("'+1"));
    row("minus", QStringLiteral("-1 x"), QStringLiteral("'-1 x"));
    row("at", QStringLiteral("@SUM(A1)"), QStringLiteral("'@SUM(A1)"));
    row("full width", QStringLiteral("\uff1d1"), QStringLiteral("'\uff1d1"));
    row("after blanks", QStringLiteral("  =1+1"), QStringLiteral("'  =1+1"));
    row("after a tab", QStringLiteral("\t=1+1"), QStringLiteral("' =1+1"));
    row("opening quote", QStringLiteral("\"a"), QStringLiteral("'\"a"));
    row("inside is harmless", QStringLiteral("a=1+1"), QStringLiteral("a=1+1"));
    row("lines and tabs", QStringLiteral("a\tb\r\nc\u2028d"), QStringLiteral("a b  c d"));
    row("empty", QString(), QString());
}

void tst_VisibleText::spreadsheetRunsNothing()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    TextTable table;
    table.header = {QStringLiteral("name")};
    table.rows = {{{text, true, false}}};
    QCOMPARE(toTabSeparated(table), QString(QStringLiteral("name\n") + expected + QLatin1Char('\n')));
}

void tst_VisibleText::tabSeparatedTable()
{
    TextTable table;
    table.caption = QStringLiteral("not part of it");
    table.header = {QStringLiteral("Scenario"), QStringLiteral("Overhead")};
    table.rows = {{{QStringLiteral("letters"), true, false}, {QStringLiteral("+2.2%"), false, true}},
                  {{QStringLiteral("=x"), true, false}, {QStringLiteral("-"), false, true}}};
    // Our own numbers keep their sign: a spreadsheet reads +2.2% as the number it is.
    QCOMPARE(toTabSeparated(table), QStringLiteral("Scenario\tOverhead\nletters\t+2.2%\n'=x\t-\n"));
}

void tst_VisibleText::markdownInterpretsNothing_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const QString& text, const QString& expected) {
        QTest::newRow(name) << text << expected;
    };
    row("plain", QStringLiteral("1,569,899 msg/s (1,539,255)"),
        QStringLiteral("1,569,899 msg/s (1,539,255)"));
    row("cell border", QStringLiteral("a|b"), QStringLiteral("a\\|b"));
    row("escaped border", QStringLiteral("a\\|b"), QStringLiteral("a\\\\\\|b"));
    row("HTML", QStringLiteral("<b>&amp;"), QStringLiteral("\\<b\\>\\&amp;"));
    row("link", QStringLiteral("![x](y)"), QStringLiteral("\\!\\[x\\](y)"));
    row("emphasis and code", QStringLiteral("*a* _b_ ~c~ `d`"),
        QStringLiteral("\\*a\\* \\_b\\_ \\~c\\~ \\`d\\`"));
    row("address", QStringLiteral("tcp://a"), QStringLiteral("tcp\\://a"));
    row("www", QStringLiteral("WWW.a.b"), QStringLiteral("WWW\\.a.b"));
    row("mathematics", QStringLiteral("$x$"), QStringLiteral("\\$x\\$"));
    row("mention", QStringLiteral("@user"), QStringLiteral("\\@&#8203;user"));
    row("mention inside", QStringLiteral("a@b-c"), QStringLiteral("a\\@&#8203;b-c"));
    row("issue", QStringLiteral("o/r#1"), QStringLiteral("o/r\\#&#8203;1"));
    row("issue by its letters", QStringLiteral("gh-12"), QStringLiteral("gh-&#8203;12"));
    row("neither", QStringLiteral("@ # #a -1 h-1"), QStringLiteral("\\@ \\# \\#a -1 h-1"));
    row("lines", QStringLiteral("a\nb"), QStringLiteral("a b"));
}

void tst_VisibleText::markdownInterpretsNothing()
{
    QFETCH(QString, text);
    QTEST(escapedForMarkdown(text), "expected");
}

void tst_VisibleText::markdownTable()
{
    TextTable table;
    table.caption = QStringLiteral("a|b ");
    table.header = {QStringLiteral("Scenario"), QStringLiteral("Overhead")};
    table.rows = {{{QStringLiteral("x|y"), true, false}, {QStringLiteral("+2.2%"), false, true}},
                  {{QStringLiteral("z"), true, false}, {QStringLiteral("-"), false, true}}};
    QCOMPARE(toMarkdown(table), QStringLiteral("**a\\|b**\n\n"
                                               "| Scenario | Overhead |\n"
                                               "| --- | ---: |\n"
                                               "| x\\|y | +2.2% |\n"
                                               "| z | - |\n"));
    table.caption.clear();
    table.rows.clear();
    QCOMPARE(toMarkdown(table), QStringLiteral("| Scenario | Overhead |\n| --- | --- |\n"));
}

QTEST_GUILESS_MAIN(tst_VisibleText)
#include "tst_visibletext.moc"
