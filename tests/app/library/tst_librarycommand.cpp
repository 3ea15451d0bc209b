// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/exitcode.h"
#include "app/folders.h"
#include "app/library/librarycommand.h"
#include "models/items/librarymodel.h"
#include "models/library/libraryindex.h"
#include "models/report/texttable.h"
#include "tests/app/commands/commandrun.h"
#include "tests/models/library/librarydocuments.h"
#include "tests/models/library/testdisk.h"
#include "tests/support/csvrecords.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace rangebar::test {
namespace {

class LibraryCommandTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void documentsAreListedByDate();
    void cellsAreThoseOfThePage();
    void queriesFind_data();
    void queriesFind();
    void nothingFoundEndsWithOne();
    void wrongQueriesAreTold_data();
    void wrongQueriesAreTold();
    void pathsAreForOtherCommands();
    void pathsAreVisibleOnATerminal();
    void pathsHaveNoFormat();
    void jsonHoldsWhatWasPublished();
    void csvHoldsWhatWasPublished();
    void whatIsNoDocumentIsTold_data();
    void whatIsNoDocumentIsTold();
    void anEmptyLibraryIsNotMade();
    void aFolderThatIsNotThereIsTold();
    void theIndexIsKeptAndMadeAgain();
    void aReadOnlyLibraryIsListed();
    void aNewerLibraryIsListed();
    void textFitsTheWidth();
    void hostileTextIsPlain();
    void realDocumentsAreListed();
    void realProgramComparesWhatItFinds();

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    static QString libraryFolder() { return Folders::standard().library(); }
    /// Three documents of two crates, in the order they were measured: early, middle, late.
    void fill() const;
    static DocumentLibrary::Kept keep(const QByteArray& bytes)
    {
        const auto library = DocumentLibrary::open(libraryFolder()).value();
        return library.keep({newDocument(bytes, {fileOrigin(u"/from/=here, \"there\".json"_s)})})
            .documents.constFirst()
            .value();
    }
    static QString nameOf(const QByteArray& bytes) { return documentsIn(libraryFolder()).key(bytes); }
    static Outcome list(const QStringList& arguments, const CommandIo& io = {})
    {
        return runHere(QStringList{u"library"_s} + arguments, {}, io, {{u"library"_s, runLibrary}});
    }
    static QString said(const QByteArray& utf8) { return QString::fromUtf8(utf8); }

    const QByteArray m_late = documentBytes(1, {.version = u"0.8.0"_s, .measuredAt = u"2026-09-20"_s});
    const QByteArray m_early = documentBytes(2, {.version = u"0.7.0"_s, .measuredAt = u"2026-07-01"_s});
    const QByteArray m_middle = documentBytes(
        3, {.crate = u"ruststream-parcel"_s, .measuredAt = u"2026-08-15"_s, .cpu = u"Other Core 12"_s});
    std::unique_ptr<QTemporaryDir> m_folder;
};

void LibraryCommandTest::init()
{
    TestObject::init();
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("RANGEBAR_HOME", QFile::encodeName(path(u"home"_s)));
}

void LibraryCommandTest::fill() const
{
    for (const QByteArray& bytes : {m_late, m_early, m_middle}) {
        QVERIFY(keep(bytes).isNew);
    }
}

void LibraryCommandTest::documentsAreListedByDate()
{
    fill();
    const Outcome outcome = list({});
    QCOMPARE(outcome.exitCode, exitCode::done);
    QCOMPARE(outcome.err, QByteArray());
    const QString out = said(outcome.out);
    QVERIFY2(out.startsWith(u"Library\n"_s + libraryFolder()), qPrintable(out));
    QVERIFY2(out.contains(u"3 of 3 document"_s), qPrintable(out));
    const qsizetype early = out.indexOf(u"1 Jul 2026"_s);
    const qsizetype middle = out.indexOf(u"15 Aug 2026"_s);
    const qsizetype late = out.indexOf(u"20 Sep 2026"_s);
    QVERIFY2(0 < early && early < middle && middle < late, qPrintable(out));
}

void LibraryCommandTest::cellsAreThoseOfThePage()
{
    fill();
    auto index = std::make_shared<LibraryIndex>(libraryFolder());
    index->refresh(DocumentLibrary::open(libraryFolder()).value(), LibraryIndex::Check::Files);
    LibraryModel model{NumberFormat()};
    model.setIndex(index);
    const Outcome outcome = list({u"--format"_s, u"markdown"_s});
    QCOMPARE(outcome.exitCode, exitCode::done);
    const QStringList lines = said(outcome.out).split(u'\n');
    QStringList header;
    for (int column = 0; column < model.columnCount(); ++column) {
        header.append(model.headerData(column, Qt::Horizontal).toString());
    }
    const QString headerLine = u"| "_s + header.join(u" | "_s) + u" |"_s;
    QVERIFY2(lines.contains(headerLine), outcome.out.constData());
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column) {
            cells.append(escapedForMarkdown(model.index(row, column).data().toString()));
        }
        QVERIFY2(lines.contains(u"| "_s + cells.join(u" | "_s) + u" |"_s), outcome.out.constData());
    }
}

void LibraryCommandTest::queriesFind_data()
{
    QTest::addColumn<QStringList>("query");
    QTest::addColumn<QList<QByteArray>>("found");
    const auto row = [](const char* name, const QStringList& query, const QList<QByteArray>& found) {
        QTest::newRow(name) << query << found;
    };
    row("everything", {}, {m_early, m_middle, m_late});
    row("a crate", {u"crate:post"_s}, {m_early, m_late});
    row("several arguments", {u"crate:post"_s, u"after:2026-08"_s}, {m_late});
    row("one argument", {u"crate:post after:2026-08"_s}, {m_late});
    row("a word", {u"parcel"_s}, {m_middle});
    row("quotation marks", {u"cpu:\"other core\""_s}, {m_middle});
    row("a source", {u"source:there"_s}, {m_early, m_middle, m_late});
    row("a version", {u"version:0.7"_s, u"before:2026-08"_s}, {m_early});
}

void LibraryCommandTest::queriesFind()
{
    QFETCH(QStringList, query);
    QFETCH(QList<QByteArray>, found);
    fill();
    QByteArray paths;
    for (const QByteArray& bytes : found) {
        paths += QFile::encodeName(libraryFolder() + u'/' + nameOf(bytes)) + '\n';
    }
    const Outcome outcome = list(QStringList{u"--paths"_s} + query);
    QCOMPARE(outcome.exitCode, exitCode::done);
    QCOMPARE(outcome.out, paths);
}

void LibraryCommandTest::nothingFoundEndsWithOne()
{
    fill();
    const Outcome outcome = list({u"crate:none"_s});
    QCOMPARE(outcome.exitCode, exitCode::finding);
    QVERIFY(said(outcome.out).contains(u"0 of 3 document"_s));
    QVERIFY(said(outcome.out).contains(u"Search: crate:none"_s));
    const Outcome paths = list({u"crate:none"_s, u"--paths"_s});
    QCOMPARE(paths.exitCode, exitCode::finding);
    QCOMPARE(paths.out, QByteArray());
}

void LibraryCommandTest::wrongQueriesAreTold_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("words");
    QTest::newRow("key") << u"crat:nats"_s << u"Nothing can be searched by \"crat:\""_s;
    QTest::newRow("date") << u"after:soon"_s << u"\"after:\" needs a date"_s;
    QTest::newRow("number") << u"schema:three"_s << u"\"schema:\" needs a number"_s;
}

void LibraryCommandTest::wrongQueriesAreTold()
{
    QFETCH(QString, query);
    QFETCH(QString, words);
    fill();
    const Outcome outcome = list({query});
    QCOMPARE(outcome.exitCode, exitCode::failed);
    QCOMPARE(outcome.out, QByteArray());
    QVERIFY2(said(outcome.err).startsWith(u"rangebar library: "_s + words), outcome.err.constData());
}

void LibraryCommandTest::pathsAreForOtherCommands()
{
    const QString folder = path(u"two words \u00e9"_s);
    const auto library = DocumentLibrary::open(folder).value();
    QVERIFY(!library.keep({newDocument(m_early)}).error);
    const Outcome outcome = list({u"--library"_s, folder, u"--paths"_s});
    QCOMPARE(outcome.exitCode, exitCode::done);
    const QString file = QFile::decodeName(outcome.out.chopped(1));
    QCOMPARE(contentOf(file), m_early);
}

void LibraryCommandTest::pathsAreVisibleOnATerminal()
{
    const QString folder = path(u"a\x1b[31mb"_s);
    QVERIFY(!DocumentLibrary::open(folder).value().keep({newDocument(m_early)}).error);
    CommandIo io;
    io.outTerminal = Terminal{true, true, 80};
    const Outcome outcome = list({u"--library"_s, folder, u"--paths"_s}, io);
    QCOMPARE(outcome.exitCode, exitCode::done);
    QVERIFY(hasNoControls(outcome.out));
}

void LibraryCommandTest::pathsHaveNoFormat()
{
    fill();
    const Outcome outcome = list({u"--paths"_s, u"--format"_s, u"json"_s});
    QCOMPARE(outcome.exitCode, exitCode::failed);
    QVERIFY(said(outcome.err).contains(u"--format"_s));
}

void LibraryCommandTest::jsonHoldsWhatWasPublished()
{
    fill();
    const Outcome outcome = list({u"--format"_s, u"json"_s, u"crate:post"_s});
    const QJsonObject report = QJsonDocument::fromJson(outcome.out).object();
    QCOMPARE(report.value(u"rangebar_library"_s).toInt(), 1);
    QCOMPARE(report.value(u"folder"_s).toString(), libraryFolder());
    QCOMPARE(report.value(u"query"_s).toString(), u"crate:post"_s);
    QCOMPARE(report.value(u"documents_in_all"_s).toInt(), 3);
    const QJsonArray documents = report.value(u"documents"_s).toArray();
    QCOMPARE(documents.size(), 2);
    const QJsonObject first = documents.first().toObject();
    QCOMPARE(first.value(u"name"_s).toString(), nameOf(m_early));
    QCOMPARE(contentOf(first.value(u"path"_s).toString()), m_early);
    QCOMPARE(first.value(u"sha256"_s).toString(), QString::fromLatin1(newDocument(m_early).sha256.toHex()));
    QCOMPARE(first.value(u"crate"_s).toString(), u"ruststream-post"_s);
    QCOMPARE(first.value(u"crate_version"_s).toString(), u"0.7.0"_s);
    QCOMPARE(first.value(u"measured_at"_s).toString(), u"2026-07-01"_s);
    QVERIFY(first.value(u"os"_s).isNull());
    QCOMPARE(first.value(u"bytes"_s).toInteger(), m_early.size());
    QCOMPARE(first.value(u"schema"_s).toInt(), 3);
    QCOMPARE(first.value(u"scenarios"_s).toInt(), 1);
    const QJsonObject origin = first.value(u"origins"_s).toArray().first().toObject();
    QCOMPARE(origin.value(u"kind"_s).toString(), u"file"_s);
    QCOMPARE(origin.value(u"place"_s).toString(), u"/from/=here, \"there\".json"_s);
    QCOMPARE(origin.value(u"dated"_s).toString(), u"2026-09-02T08:30:00Z"_s);
    QVERIFY(origin.value(u"commit"_s).isNull());
}

void LibraryCommandTest::csvHoldsWhatWasPublished()
{
    fill();
    const auto records = csvRecords(said(list({u"--format"_s, u"csv"_s}).out));
    QVERIFY(records);
    QCOMPARE(records->size(), 4);
    const QStringList header = records->constFirst();
    for (const QStringList& record : *records) {
        QCOMPARE(record.size(), header.size());
    }
    const auto field = [&](qsizetype record, const QString& name) {
        return records->at(record).value(header.indexOf(name));
    };
    QCOMPARE(field(1, u"name"_s), nameOf(m_early));
    QCOMPARE(field(2, u"crate"_s), u"ruststream-parcel"_s);
    QCOMPARE(field(2, u"cpu"_s), u"Other Core 12"_s);
    QCOMPARE(field(3, u"bytes"_s), QString::number(m_late.size()));
    QCOMPARE(field(3, u"origins"_s), u"1"_s);
    QCOMPARE(field(3, u"origin_kind"_s), u"file"_s);
    QCOMPARE(field(3, u"origin_place"_s), u"/from/=here, \"there\".json"_s);
    QCOMPARE(field(3, u"origin_kept"_s), u"2026-09-03T12:00:00Z"_s);
}

void LibraryCommandTest::whatIsNoDocumentIsTold_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<bool>("inTheList");
    QTest::newRow("text") << QStringList{} << true;
    QTest::newRow("markdown") << QStringList{u"--format"_s, u"markdown"_s} << true;
    QTest::newRow("json") << QStringList{u"--format"_s, u"json"_s} << true;
    QTest::newRow("csv") << QStringList{u"--format"_s, u"csv"_s} << false;
    QTest::newRow("paths") << QStringList{u"--paths"_s} << false;
}

void LibraryCommandTest::whatIsNoDocumentIsTold()
{
    QFETCH(QStringList, options);
    QFETCH(bool, inTheList);
    fill();
    QVERIFY(writeFile(libraryFolder() + u"/mine/broken.json"_s, "{\"schema\": 9}"));
    QVERIFY(writeFile(libraryFolder() + u"/origins/broken.jsonl"_s, "<<<<<<<\n"));
    const Outcome outcome = list(options);
    QCOMPARE(outcome.exitCode, exitCode::done);
    const QByteArray& told = inTheList ? outcome.out : outcome.err;
    QVERIFY2(told.contains("broken.json"), told.constData());
    QVERIFY2(told.contains("schema 9 is not known here"), told.constData());
    QCOMPARE(outcome.err.isEmpty(), inTheList);
}

void LibraryCommandTest::anEmptyLibraryIsNotMade()
{
    const Outcome outcome = list({});
    QCOMPARE(outcome.exitCode, exitCode::finding);
    QVERIFY(said(outcome.out).contains(u"0 of 0 document"_s));
    QVERIFY(!QFile::exists(libraryFolder()));
}

void LibraryCommandTest::aFolderThatIsNotThereIsTold()
{
    const Outcome none = list({u"--library"_s, path(u"none"_s)});
    QCOMPARE(none.exitCode, exitCode::failed);
    QVERIFY(said(none.err).contains(u"There is no folder "_s + path(u"none"_s)));
    QVERIFY(writeFile(path(u"file"_s), "mine"));
    const Outcome file = list({u"--library"_s, path(u"file"_s)});
    QCOMPARE(file.exitCode, exitCode::failed);
    QVERIFY(said(file.err).contains(u"is not a folder"_s));
}

void LibraryCommandTest::theIndexIsKeptAndMadeAgain()
{
    fill();
    const QByteArray before = list({u"--format"_s, u"json"_s}).out;
    const QString index = LibraryIndex::fileFor(Folders::standard().cache, libraryFolder());
    QCOMPARE(LibraryIndex::load(index, libraryFolder()).entries().size(), 3);
    QVERIFY(writeFile(index, "nonsense"));
    QCOMPARE(list({u"--format"_s, u"json"_s}).out, before);
    QVERIFY(QFile::remove(index));
    QCOMPARE(list({u"--format"_s, u"json"_s}).out, before);
    QCOMPARE(LibraryIndex::load(index, libraryFolder()).entries().size(), 3);
    // A file that was edited where it stands is told as it is now.
    const QByteArray edited = documentBytes(7, {.crate = u"ruststream-edited"_s});
    QVERIFY(writeFile(libraryFolder() + u'/' + nameOf(m_early), edited));
    QVERIFY(list({u"--format"_s, u"json"_s}).out.contains("ruststream-edited"));
}

void LibraryCommandTest::aReadOnlyLibraryIsListed()
{
    fill();
    const ReadOnlyFolder readOnly(libraryFolder());
    const Outcome outcome = list({});
    QCOMPARE(outcome.exitCode, exitCode::done);
    QVERIFY(said(outcome.out).contains(u"3 of 3 document"_s));
}

void LibraryCommandTest::aNewerLibraryIsListed()
{
    fill();
    QVERIFY(writeFile(libraryFolder() + u"/library.json"_s, "{\"format\": 8}"));
    const Outcome outcome = list({});
    QCOMPARE(outcome.exitCode, exitCode::done);
    QVERIFY(said(outcome.out).contains(u"3 of 3 document"_s));
}

void LibraryCommandTest::textFitsTheWidth()
{
    fill();
    for (const int columns : {40, 100, 250}) {
        CommandIo io;
        io.outTerminal = Terminal{true, false, columns};
        const QStringList lines = said(list({}, io).out).split(u'\n');
        for (const QString& line : lines) {
            QVERIFY2(line.size() <= columns, qPrintable(line));
        }
    }
}

void LibraryCommandTest::hostileTextIsPlain()
{
    keep(documentBytes(1, {.crate = u"=cmd|'/c calc'!A0"_s, .cpu = u"a\x1b[2J\u202eb|c`<b>"_s}));
    for (const QString& format : {u"text"_s, u"markdown"_s, u"json"_s, u"csv"_s}) {
        const Outcome outcome = list({u"--format"_s, format});
        QCOMPARE(outcome.exitCode, exitCode::done);
        QVERIFY2(hasNoControls(outcome.out), outcome.out.constData());
        QVERIFY(!said(outcome.out).contains(QChar(0x202e)));
        if (format == u"csv"_s) {
            QVERIFY(said(outcome.out).contains(u"'=cmd"_s));
        }
        if (format == u"markdown"_s) {
            QVERIFY(!said(outcome.out).contains(u"<b>"_s));
        }
    }
}

void LibraryCommandTest::realDocumentsAreListed()
{
    const QStringList corpus = corpusPaths();
    const auto library = DocumentLibrary::open(libraryFolder()).value();
    QList<DocumentLibrary::NewDocument> documents;
    for (const QString& name : corpus) {
        documents.append(newDocument(corpusDocument(name)));
    }
    QVERIFY(!library.keep(documents).error);
    const auto records = csvRecords(said(list({u"--format"_s, u"csv"_s}).out));
    QVERIFY(records);
    QCOMPARE(records->size(), corpus.isEmpty() ? 1 : corpus.size() + 1);
    const qsizetype date = records->constFirst().indexOf(u"measured_at"_s);
    for (qsizetype i = 2; i < records->size(); ++i) {
        QVERIFY(records->at(i - 1).at(date) <= records->at(i).at(date));
    }
    qInfo("%lld documents of the corpus listed", static_cast<long long>(corpus.size()));
}

void LibraryCommandTest::realProgramComparesWhatItFinds()
{
    fill();
    const Outcome found = runProgram({u"library"_s, u"--paths"_s, u"crate:post"_s});
    QCOMPARE(found.exitCode, exitCode::done);
    QCOMPARE(found.err, QByteArray());
    const Outcome compared =
        runShell(u"\"$rangebar\" diff --format json $(\"$rangebar\" library --paths crate:post)"_s);
    QVERIFY2(compared.exitCode == exitCode::done || compared.exitCode == exitCode::finding,
             compared.err.constData());
    const qsizetype base = compared.out.indexOf("2026-07-01");
    const qsizetype candidate = compared.out.indexOf("2026-09-20");
    QVERIFY2(0 < base && base < candidate, compared.out.constData());
}

} // namespace
} // namespace rangebar::test

QTEST_GUILESS_MAIN(rangebar::test::LibraryCommandTest)
#include "tst_librarycommand.moc"
