// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/helptext.h"
#include "app/commands/verbs.h"
#include "tests/app/commands/commandrun.h"
#include "tests/support/pseudolanguage.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTextDocumentFragment>

using namespace Qt::StringLiterals;

namespace rangebar::test {

/// The command line in a language that exists only here: what is still English was written into the program.
class TranslatedCommandsTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void helpIsTranslated_data();
    void helpIsTranslated();
    void helpHasNoWordsOfItsOwn();
    void reportsAreTranslated_data();
    void reportsAreTranslated();
    void errorsAreTranslated_data();
    void errorsAreTranslated();

private:
    QString write(const QString& name, const QByteArray& bytes) const
    {
        return writtenFile(m_folder.filePath(name), bytes);
    }
    QString document(const QString& name, const char* date = "2026-05-20") const
    {
        QByteArray bytes = sample(u"schema3.json"_s);
        bytes.replace("2026-05-20", date);
        if (QByteArrayView(date) != "2026-05-20") {
            bytes.replace("3391.4", "3601.7").replace("47015", "50300");
        }
        return write(name, PseudoLanguage::foreignDocument(bytes));
    }
    QStringList known() const
    {
        return {
            QRegularExpression::escape(m_folder.path()).replace(u'_', u"\\\\?_"_s) + u"/[0-9]+\\.json"_s,
            u"[0-9]+\\.json"_s,
            u"\\bruststream(-[a-z]+)?\\b"_s, // crates and units are the document's
            u"msg/s"_s,
            u"\\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\b"_s, // of Qt's locale
            u"</?(details|summary)>"_s,                                   // what GitHub folds
            u"\\b[AB]\\b"_s,                                              // the letters of the two sides
            // What a program reads of a check, as it does of a compiler: severity, member, code.
            u": (note|warning|error): ([a-z_]+(\\[[0-9]+\\])?\\.?)*"_s,
            u"\\[[a-z]+(-[a-z]+)+\\]$"_s,
        };
    }

    QTemporaryDir m_folder;
};

void TranslatedCommandsTest::helpIsTranslated_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("program") << QString();
    const QList<VerbSpec> verbs = verbSpecs();
    for (const VerbSpec& verb : verbs) {
        QTest::newRow(qPrintable(verb.name)) << verb.name;
    }
}

void TranslatedCommandsTest::helpIsTranslated()
{
    QFETCH(const QString, name);
    const PseudoLanguageScope language;
    const VerbSpec verb = name.isEmpty() ? programSpec() : *verbSpec(name);
    QStringList texts{verb.summary};
    texts += verb.paragraphs;
    if (!verb.needed.isEmpty()) {
        texts += verb.needed;
    }
    for (const PositionalSpec& positional : verb.positionals) {
        texts += positional.description;
    }
    for (const OptionSpec& option : verb.options) {
        texts += option.description;
    }
    for (const ExitCodeSpec& code : verb.exitCodes) {
        texts += code.meaning;
    }
    for (const QList<TermSpec>& terms : {verb.examples, verb.environment, verb.files}) {
        for (const TermSpec& term : terms) {
            texts += term.meaning;
        }
    }
    QVERIFY(texts.size() > 8);
    for (const QString& text : std::as_const(texts)) {
        // Places to fill in, and the names of the charts, which are values of an option.
        const QStringList names{u"<[^>]+>"_s, u"\\b[a-z]+(-[a-z]+)+\\b"_s, u"\\b(findings|machine)\\b"_s};
        QVERIFY2(!text.isEmpty() && PseudoLanguage::plainWords(text, names).isEmpty(), qPrintable(text));
    }
}

/// Beside what a verb says.
void TranslatedCommandsTest::helpHasNoWordsOfItsOwn()
{
    const PseudoLanguageScope language;
    VerbSpec verb;
    verb.name = u"1"_s;
    verb.summary = u"2"_s;
    verb.positionals = {{u"3"_s, u"4"_s, 0, PositionalSpec::unlimited}};
    OptionSpec option;
    option.name = u"5"_s;
    option.valueName = u"6"_s;
    option.choices = {u"7"_s, u"8"_s};
    option.defaultValue = u"7"_s;
    option.description = u"9"_s;
    verb.options = {option};
    verb.exitCodes = {{0, u"10"_s}};
    verb.examples = {{u"11"_s, u"12"_s}};
    verb.environment = {{u"13"_s, u"14"_s}};
    verb.files = {{u"15"_s, u"16"_s}};
    const QString text = helpText(verb, 80, {verb});
    QVERIFY(text.contains(u"16"_s));
    QCOMPARE(PseudoLanguage::plainWords(text, {u"rangebar (VERB|1)"_s, u"^  help "_s, u"\n  help "_s}),
             QStringList());
}

void TranslatedCommandsTest::reportsAreTranslated_data()
{
    QTest::addColumn<QStringList>("arguments");
    for (const char* format : {"text", "markdown", "html"}) {
        const QStringList as{u"--lang=en"_s, u"--format"_s, QString::fromLatin1(format)};
        QTest::addRow("show %s", format) << QStringList{u"show"_s, u"1.json"_s} + as;
        QTest::addRow("diff %s", format) << QStringList{u"diff"_s, u"1.json"_s, u"2.json"_s} + as;
    }
    QTest::newRow("check") << QStringList{u"check"_s, u"1.json"_s, u"3.json"_s, u"4.json"_s, u"--lang=en"_s};
}

void TranslatedCommandsTest::reportsAreTranslated()
{
    QFETCH(QStringList, arguments);
    document(u"1.json"_s);
    document(u"2.json"_s, "2026-06-03");
    write(u"3.json"_s, "{ 1");
    // An unknown verdict, a figure that does not fit its rounds.
    write(u"4.json"_s, PseudoLanguage::foreignDocument(sample(u"schema3.json"_s)
                                                           .replace("\"measured\"", "\"0\"")
                                                           .replace("\"median\": 46800", "\"median\": 1")));
    for (QString& argument : arguments) {
        argument = argument.endsWith(u".json"_s) ? m_folder.filePath(argument) : argument;
    }
    const PseudoLanguageScope language;
    const Outcome outcome = runHere(arguments);
    const bool isHtml = arguments.contains(u"html"_s);
    QString text = QString::fromUtf8(outcome.out);
    QVERIFY2(text.size() > 200 && text.contains(u'['), qPrintable(text + QString::fromUtf8(outcome.err)));
    if (isHtml) {
        text = QTextDocumentFragment::fromHtml(text).toPlainText();
    }
    text += QString::fromUtf8(outcome.err);
    QStringList faults;
    const QStringList lines = text.split(u'\n');
    for (const QString& line : lines) {
        const QStringList words = PseudoLanguage::plainWords(line, known());
        if (!words.isEmpty()) {
            faults += line + u" ("_s + words.join(u' ') + u')';
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void TranslatedCommandsTest::errorsAreTranslated_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no verb") << QStringList{u"help"_s, u"0"_s};
    QTest::newRow("no arguments") << QStringList{u"diff"_s};
    QTest::newRow("too many arguments") << QStringList{u"diff"_s, u"1"_s, u"2"_s, u"3"_s};
    QTest::newRow("unknown option") << QStringList{u"show"_s, u"--0"_s, u"1"_s};
    QTest::newRow("unknown short option") << QStringList{u"show"_s, u"-0"_s, u"1"_s};
    QTest::newRow("missing value") << QStringList{u"show"_s, u"1"_s, u"--format"_s};
    QTest::newRow("wrong choice") << QStringList{u"show"_s, u"1"_s, u"--format"_s, u"0"_s};
    QTest::newRow("value of a switch") << QStringList{u"fetch"_s, u"--refresh=1"_s};
    QTest::newRow("no number") << QStringList{u"diff"_s, u"1"_s, u"2"_s, u"--instructions-threshold"_s,
                                              u"-"_s};
    QTest::newRow("number too small")
        << QStringList{u"diff"_s, u"1"_s, u"2"_s, u"--instructions-threshold"_s, u"-9"_s};
    QTest::newRow("no such file") << QStringList{u"show"_s, u"/0/1.json"_s};
    QTest::newRow("no such document") << QStringList{u"diff"_s, u"/0/1.json"_s, u"/0/2.json"_s};
    QTest::newRow("no such folder for the output")
        << QStringList{u"show"_s, u"@1.json"_s, u"--output"_s, u"/0/1.json"_s};
    QTest::newRow("broken document") << QStringList{u"show"_s, u"@3.json"_s};
    QTest::newRow("different crates") << QStringList{u"diff"_s, u"@1.json"_s, u"@5.json"_s};
}

void TranslatedCommandsTest::errorsAreTranslated()
{
    QFETCH(QStringList, arguments);
    document(u"1.json"_s);
    write(u"3.json"_s, "{ 1");
    write(u"5.json"_s, PseudoLanguage::foreignDocument(
                           sample(u"schema3.json"_s).replace("ruststream-granary", "ruststream-silo")));
    for (QString& argument : arguments) {
        argument = argument.startsWith(u'@') ? m_folder.filePath(argument.mid(1)) : argument;
    }
    const PseudoLanguageScope language;
    const Outcome outcome = runHere(arguments);
    QVERIFY(outcome.exitCode != 0);
    const QString text = QString::fromUtf8(outcome.err + outcome.out);
    QVERIFY2(text.contains(u'['), qPrintable(text));
    const QStringList names = known() + QStringList{
                                            u"rangebar( [a-z]+)?( --help)?"_s,
                                            u"--[a-z-]+"_s,
                                            // The verbs, and the values of --format.
                                            u"\\b(show|export|fetch|check|diff|history|import|library)\\b"_s,
                                            u"\\b(text|markdown|json|csv|html)\\b"_s,
                                        };
    QVERIFY2(PseudoLanguage::plainWords(text, names).isEmpty(), qPrintable(text));
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::TranslatedCommandsTest)
#include "tst_translatedcommands.moc"
