// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/documentreader.h"
#include "models/report/sourcewords.h"
#include "models/report/words.h"
#include "tests/models/analysis/documents.h"
#include "tests/support/pseudolanguage.h"
#include "tests/support/testobject.h"

#include <QSet>

using namespace rangebar;
using namespace rangebar::test;

class tst_Words : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyReadErrorHasItsOwnSentence();
    void everyExpectationHasItsOwnWords();
    void readErrorSaysWhere();
    void readErrorShowsHostileTextVisibly();
    void readErrorsOfRealMistakes_data();
    void readErrorsOfRealMistakes();
    void environmentLabels();
    void titleNamesWhatIsThere();
    void comparisonLine();
    void linesSayWhatIsNotPublished();
    void costLineTakesItsOwnMeasurement();
    void publishedLines();
    void sidesOfAPullRequestAreWords_data();
    void sidesOfAPullRequestAreWords();
};

void tst_Words::everyReadErrorHasItsOwnSentence()
{
    QSet<QString> sentences;
    constexpr int codes = int(ReadError::Code::UnknownWord) + 1;
    for (int code = 0; code < codes; ++code) {
        ReadError error;
        error.code = ReadError::Code(code);
        error.expected = ReadError::Expected::Number;
        error.line = 4;
        error.column = 7;
        error.path = QStringLiteral("scenarios[2].raw.best");
        error.found = QStringLiteral("\"much\"");
        const QString sentence = Words::readError(error);
        QVERIFY2(sentence.startsWith(QStringLiteral("Line 4, column 7, scenarios[2].raw.best: ")),
                 qPrintable(sentence));
        QVERIFY2(sentence.endsWith(QLatin1Char('.')), qPrintable(sentence));
        QVERIFY2(!sentence.contains(QLatin1Char('\n')), qPrintable(sentence));
        sentences.insert(sentence);
    }
    QCOMPARE(sentences.size(), codes);
}

void tst_Words::everyExpectationHasItsOwnWords()
{
    QSet<QString> sentences;
    constexpr int kinds = int(ReadError::Expected::EndOfDocument) + 1;
    for (int kind = 0; kind < kinds; ++kind) {
        ReadError error;
        error.code = ReadError::Code::Syntax;
        error.expected = ReadError::Expected(kind);
        sentences.insert(Words::readError(error));
    }
    QCOMPARE(sentences.size(), kinds);
}

void tst_Words::readErrorSaysWhere()
{
    ReadError error;
    error.code = ReadError::Code::MissingField;
    error.expected = ReadError::Expected::Number;
    error.line = 12;
    error.column = 5;
    error.path = QStringLiteral("scenarios[0].raw.best");
    QCOMPARE(Words::readError(error),
             QStringLiteral("Line 12, column 5, scenarios[0].raw.best: missing; a number must stand here."));
    error.path.clear();
    QVERIFY(Words::readError(error).startsWith(QStringLiteral("Line 12, column 5: ")));
    error.line = 0;
    error.path = QStringLiteral("schema");
    QVERIFY(Words::readError(error).startsWith(QStringLiteral("schema: ")));
    error.path.clear();
    QVERIFY(Words::readError(error).startsWith(QStringLiteral("The document can't be read: ")));
}

void tst_Words::readErrorShowsHostileTextVisibly()
{
    ReadError error;
    error.code = ReadError::Code::WrongType;
    error.expected = ReadError::Expected::Number;
    error.line = 1;
    error.column = 2;
    error.path = QStringLiteral("a\u202e%1%4");
    error.found = QStringLiteral("\u001b[31m%1%2");
    QCOMPARE(Words::readError(error),
             QStringLiteral(
                 "Line 1, column 2, a<U+202E>%1%4: a number was expected, but \u241b[31m%1%2 stands there."));
}

void tst_Words::readErrorsOfRealMistakes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("says");
    const auto row = [](const char* name, const QByteArray& bytes, const QStringList& says) {
        QTest::newRow(name) << bytes << says;
    };
    row("empty", QByteArray(), {QStringLiteral("a JSON object was expected")});
    row("an error page", QByteArrayLiteral("<!DOCTYPE html>"), {QStringLiteral("Line 1, column 1")});
    row("unknown schema", QByteArrayLiteral("{\n  \"schema\": 4\n}"),
        {QStringLiteral("Line 2"), QStringLiteral("schema 4 is not known")});
    row("no schema", QByteArrayLiteral("{}"), {QStringLiteral("\"schema\": 1, 2 or 3")});
    row("cut", QByteArrayLiteral("{\"schema\": 3, \"crate\": \"x"),
        {QStringLiteral("a closing quote was expected")});
    row("wrong type", QByteArrayLiteral("{\"schema\": 3, \"scenarios\": [{\"name\": 5}]}"),
        {QStringLiteral("scenarios[0].name"),
         QStringLiteral("a text in quotes was expected, but 5 stands there")});
}

void tst_Words::readErrorsOfRealMistakes()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QStringList, says);
    const auto read = readDocument(bytes);
    QVERIFY(!read);
    const QString sentence = Words::readError(read.error());
    for (const QString& words : says) {
        QVERIFY2(sentence.contains(words), qPrintable(sentence));
    }
}

void tst_Words::environmentLabels()
{
    QCOMPARE(Words::environmentLabel(QStringLiteral("cpu")), QStringLiteral("Processor"));
    QCOMPARE(Words::environmentLabel(QStringLiteral("round_trip")), QStringLiteral("Round trip"));
    QCOMPARE(Words::environmentLabel(QStringLiteral("page_cache")), QStringLiteral("page_cache"));
    QCOMPARE(Words::environmentLabel(QStringLiteral("\u202ex")), QStringLiteral("<U+202E>x"));
    QCOMPARE(Words::environmentOrder().size(), 14);
}

void tst_Words::titleNamesWhatIsThere()
{
    BenchmarkDocument document;
    QCOMPARE(Provenance::title(document), QStringLiteral("unnamed document"));
    document.crate = QStringLiteral("ruststream-\u202epigeon");
    QCOMPARE(Provenance::title(document), QStringLiteral("ruststream-<U+202E>pigeon"));
    document.measurement.crateVersion = QStringLiteral("0.1.0");
    QCOMPARE(Provenance::title(document), QStringLiteral("ruststream-<U+202E>pigeon 0.1.0"));
}

void tst_Words::comparisonLine()
{
    const DocumentPtr document = sampleDocument(QStringLiteral("smaller-is-better.json"));
    QVERIFY(document);
    QCOMPARE(Provenance::comparisonLine(*document),
             QStringLiteral("ruststream-pigeon 0.1.0 on ruststream 0.7.0, Example 8-Core Processor, Linux "
                            "6.1.0-18-amd64, pigeon loft 1.1, same machine, measured 2026-05-05."));
}

void tst_Words::linesSayWhatIsNotPublished()
{
    const BenchmarkDocument document;
    QCOMPARE(
        Provenance::comparisonLine(document),
        QStringLiteral("unnamed document, processor not published, operating system not published, date not "
                       "published."));
    QCOMPARE(Provenance::costLine(document),
             QStringLiteral("Machine not published. unnamed document, date not published."));
}

void tst_Words::costLineTakesItsOwnMeasurement()
{
    BenchmarkDocument document;
    document.crate = QStringLiteral("ruststream-pigeon");
    document.measurement = {QStringLiteral("0.1.0"), QStringLiteral("0.6.0"), QStringLiteral("2026-01-01")};
    document.environment = {{QStringLiteral("valgrind"), QStringLiteral("3.25")},
                            {QStringLiteral("cpu"), QStringLiteral("Example")},
                            {QStringLiteral("broker"), QStringLiteral("loft")}};
    QCOMPARE(
        Provenance::costLine(document),
        QStringLiteral("Example, 3.25. ruststream-pigeon 0.1.0, ruststream 0.6.0, measured 2026-01-01."));
    document.codeMeasurement =
        Measurement{QStringLiteral("0.1.1"), QStringLiteral("0.7.0"), QStringLiteral("2026-02-02")};
    QCOMPARE(
        Provenance::costLine(document),
        QStringLiteral("Example, 3.25. ruststream-pigeon 0.1.1, ruststream 0.7.0, measured 2026-02-02."));
}

void tst_Words::publishedLines()
{
    for (const QString& path : corpusPaths()) {
        const DocumentPtr document = documentOf(corpusDocument(path));
        QVERIFY2(document, qPrintable(path));
        const QString line = Provenance::comparisonLine(*document);
        QVERIFY2(line.startsWith(path.left(path.indexOf(QLatin1Char('/')))), qPrintable(line));
        QVERIFY2(line.contains(QStringLiteral(", measured 2026-")), qPrintable(line));
        QVERIFY2(!line.contains(QStringLiteral("not published")), qPrintable(line));
    }
    if (const DocumentPtr lapin = publishedDocument(QStringLiteral("ruststream-lapin/2026-09-23"))) {
        QVERIFY(Provenance::comparisonLine(*lapin).endsWith(QStringLiteral("measured 2026-09-23.")));
        QVERIFY(Provenance::costLine(*lapin).endsWith(
            QStringLiteral("ruststream 0.7.0-rc.10, measured 2026-10-01.")));
    }
}

void tst_Words::sidesOfAPullRequestAreWords_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("role"); ///< what is said in words
    const auto row = [](const char* source, const char* role) {
        QTest::newRow(source) << QString::fromLatin1(source) << QString::fromLatin1(role);
    };
    row("anna/demo#12 base 5555555", "base");
    row("anna/demo#12 head 5555555, bench/results.json", "head");
    row("anna/demo@v0.6.0...HEAD base 5555555", "base");
    // Nothing of these is a word.
    row("anna/demo@v0.6.0 5555555", "");
    row("/srv/anna/demo#12 base 5555555", "");
    row("https://example.org/base head", "");
    row("base/head@base 5555555", "");
}

/// In a file they are as they are; on the screen they are in the reader's language.
void tst_Words::sidesOfAPullRequestAreWords()
{
    QFETCH(QString, source);
    QFETCH(QString, role);
    QCOMPARE(SourceWords::source(source), source);
    const PseudoLanguageScope language;
    const QString shown = SourceWords::source(source);
    if (role.isEmpty()) {
        QCOMPARE(shown, source);
        return;
    }
    QVERIFY(shown != source);
    QVERIFY2(!shown.contains(QString(QLatin1Char(' ') + role + QLatin1Char(' '))), qPrintable(shown));
    QVERIFY2(shown.contains(QLatin1String("anna/demo")) && shown.contains(QLatin1String("5555555")),
             qPrintable(shown));
}

QTEST_GUILESS_MAIN(tst_Words)
#include "tst_words.moc"
