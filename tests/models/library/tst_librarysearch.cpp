// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/librarysearch.h"
#include "models/library/versionorder.h"
#include "tests/models/library/librarydocuments.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

using test::Facts;

class LibrarySearchTest : public test::TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void findsByEveryKey_data();
    void findsByEveryKey();
    void findsWhereAllHolds();
    void findsNothingByADateThatIsNotThere();
    void tellsWhatIsNoQuery_data();
    void tellsWhatIsNoQuery();
    void leavesUnfinishedTypingAlone_data();
    void leavesUnfinishedTypingAlone();
    void understandsEveryKeyItNames();
    void ordersVersions();
    void ordersAnything();
    void findsEachCrateOfTheCorpus();

private:
    void add(const Facts& facts, const LibraryOrigin& origin);
    /// The editions found, such as "0 2".
    QString found(const QString& query) const;

    LibraryIndex m_index{u"/library"_s};
    int m_count = 0;
};

void LibrarySearchTest::add(const Facts& facts, const LibraryOrigin& origin)
{
    const auto document = test::newDocument(test::documentBytes(m_count, facts));
    LibraryEntry entry = libraryEntry(*document.document, document.sha256);
    entry.name = u"%1/%2.json"_s.arg(facts.crate).arg(m_count);
    entry.os = m_count % 2 == 0 ? u"Debian 12"_s : u"Alpine 3"_s;
    entry.coreVersion = u"0.%1.0"_s.arg(9 + m_count);
    m_index.add(entry);
    m_index.addOrigin(document.sha256, origin);
    ++m_count;
}

QString LibrarySearchTest::found(const QString& query) const
{
    const auto parsed = LibraryQuery::parse(query);
    if (!parsed) {
        return u"no query"_s;
    }
    QStringList positions;
    for (const qsizetype position : LibrarySearch(m_index).find(m_index, *parsed)) {
        positions.append(QString::number(position));
    }
    return positions.join(u' ');
}

void LibrarySearchTest::initTestCase()
{
    LibraryOrigin download;
    download.kind = LibraryOrigin::Kind::Download;
    download.place = u"https://example.org/post.json"_s;
    add({}, download);
    Facts second;
    second.version = u"0.7.1"_s;
    second.measuredAt = u"2026-09-02T08:00:00Z"_s;
    second.cpu = u"Eight Core 700"_s;
    add(second, test::fileOrigin(u"/home/reader/runs/results.json"_s));
    Facts third;
    third.crate = u"ruststream-mill"_s;
    third.version = u"v0.70.0"_s;
    third.measuredAt = u"2026-10-01"_s;
    third.cpu = u"Core, sixteen of 900"_s;
    LibraryOrigin git;
    git.kind = LibraryOrigin::Kind::Git;
    git.place = u"/home/reader/granary"_s;
    git.entry = {u"docs/benchmarks/results.json"_s};
    git.commit = u"2f20d5a71f27e88eecf85f1777139162"_s;
    git.ref = u"refs/heads/main"_s;
    git.subject = u"Measure the second Зерно"_s;
    add(third, git);
    Facts fourth;
    fourth.crate = u"ruststream-sea"_s;
    fourth.version.clear();
    fourth.measuredAt.clear();
    fourth.cpu = u"Small"_s;
    fourth.rustc = u"1.9.8"_s;
    fourth.schema = 1;
    add(fourth, {});
}

void LibrarySearchTest::findsByEveryKey_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* query, const char* expected) {
        QTest::addRow("%s", query) << QString::fromUtf8(query) << QString::fromUtf8(expected);
    };
    row("", "0 1 2 3");
    row("   ", "0 1 2 3");
    row("crate:post", "0 1");
    row("crate:POST", "0 1");
    row("Crate:post", "0 1");
    row("crate:ruststream", "0 1 2 3");
    row("version:0.7", "0 1");
    row("version:0.7.0", "0");
    row("version:v0.7.0", "0");
    row("version:0.7.0-rc", "");
    row("version:0.70", "2");
    row("version:0", "0 1 2");
    row("core:0.1", "");
    row("core:0.10", "1");
    row("cpu:900", "0 2");
    row("cpu:\"Core 900\"", "0");
    row("cpu:core cpu:900", "0 2");
    row("os:debian", "0 2");
    row("rustc:1.98", "0 1 2");
    row("schema:1", "3");
    row("source:main", "2");
    row("source:granary", "2");
    row("source:20d5a7", "2");
    row("source:results.json", "1 2");
    row("after:2026-09-02", "1 2");
    row("before:2026-09-02", "0");
    row("after:2026-09 before:2026-10", "0 1");
    row("after:2026", "0 1 2");
    row("before:2026", "");
    row("after:2027", "");
    row("debian", "0 2");
    row("2026-09-02", "1");
    row("https://example.org", "0");
    row("\"crate:post\"", "");
    row("\"the second\"", "2");
    row("\"second the\"", "");
    row("ЗЕРНО", "2");
    row("no such text", "");
}

void LibrarySearchTest::findsByEveryKey()
{
    QFETCH(QString, query);
    QFETCH(QString, expected);
    QCOMPARE(found(query), expected);
}

void LibrarySearchTest::findsWhereAllHolds()
{
    QCOMPARE(found(u"crate:post cpu:900"_s), u"0"_s);
    QCOMPARE(found(u"crate:post cpu:900 after:2026-09-02"_s), QString());
    QCOMPARE(found(u"crate:post crate:mill"_s), QString());
    QCOMPARE(found(u"  crate:post\tdebian "_s), u"0"_s);
}

void LibrarySearchTest::findsNothingByADateThatIsNotThere()
{
    // Without a date of its own a document is neither before nor after any day.
    QVERIFY(!found(u"after:1000"_s).contains(u'3'));
    QVERIFY(!found(u"before:9999"_s).contains(u'3'));
    QVERIFY(found(u"crate:sea"_s).contains(u'3'));
}

void LibrarySearchTest::tellsWhatIsNoQuery_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<LibraryQuery::Error>("expected");
    using Error = LibraryQuery::Error;
    QTest::addRow("unknown") << u"crate:post machine:x"_s
                             << Error{Error::Code::UnknownKey, u"machine"_s, u"x"_s};
    QTest::addRow("day") << u"after:2026-09-31"_s
                         << Error{Error::Code::NotADate, u"after"_s, u"2026-09-31"_s};
    QTest::addRow("month") << u"Before:2026-13"_s << Error{Error::Code::NotADate, u"Before"_s, u"2026-13"_s};
    QTest::addRow("half") << u"after:2026-9"_s << Error{Error::Code::NotADate, u"after"_s, u"2026-9"_s};
    QTest::addRow("other digits") << u"after:２０２６"_s
                                  << Error{Error::Code::NotADate, u"after"_s, u"２０２６"_s};
    QTest::addRow("number") << u"schema:three"_s << Error{Error::Code::NotANumber, u"schema"_s, u"three"_s};
}

void LibrarySearchTest::tellsWhatIsNoQuery()
{
    QFETCH(QString, query);
    QFETCH(LibraryQuery::Error, expected);
    const auto parsed = LibraryQuery::parse(query);
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().key, expected.key);
    QCOMPARE(parsed.error().value, expected.value);
    QVERIFY(parsed.error() == expected);
}

void LibrarySearchTest::leavesUnfinishedTypingAlone_data()
{
    QTest::addColumn<QString>("query");
    for (const char* query : {"crate:", "after:", "schema:", "\"", "cpu:\"", "\"\"", ":"}) {
        QTest::addRow("%s", query) << QString::fromLatin1(query);
    }
}

void LibrarySearchTest::leavesUnfinishedTypingAlone()
{
    QFETCH(QString, query);
    QVERIFY(LibraryQuery::parse(query));
    if (query != u":"_s) { // a colon alone is a text
        QCOMPARE(found(query), found(QString()));
    }
}

void LibrarySearchTest::understandsEveryKeyItNames()
{
    const QStringList keys = LibraryQuery::keys();
    QVERIFY(keys.size() >= 9);
    for (const QString& key : keys) {
        const bool needsDate = key == u"after"_s || key == u"before"_s;
        const auto parsed = LibraryQuery::parse(key + (needsDate ? u":2026"_s : u":3"_s));
        QVERIFY2(parsed, qPrintable(key));
        QVERIFY(!parsed->isEmpty());
    }
}

void LibrarySearchTest::ordersVersions()
{
    const QStringList ascending{u""_s,
                                u"main"_s,
                                u"nightly"_s,
                                u"0.7.0-alpha"_s,
                                u"0.7.0-alpha.1"_s,
                                u"0.7.0-beta"_s,
                                u"0.7.0-rc.2"_s,
                                u"0.7.0-rc.10"_s,
                                u"0.7.0"_s,
                                u"v0.7.1"_s,
                                u"0.9.0"_s,
                                u"0.10.0"_s,
                                u"1"_s,
                                u"1.0.1"_s,
                                u"1.98.1"_s,
                                u"1.100.0"_s,
                                u"99999999999999999999.0.0"_s};
    for (qsizetype i = 0; i < ascending.size(); ++i) {
        for (qsizetype k = 0; k < ascending.size(); ++k) {
            const auto expected = i <=> k;
            QVERIFY2(compareVersions(ascending.at(i), ascending.at(k)) == expected,
                     qPrintable(ascending.at(i) + u" and "_s + ascending.at(k)));
        }
    }
}

void LibrarySearchTest::ordersAnything()
{
    // What sorts needs one order, whatever documents say their version is.
    const QStringList any{u""_s,      u"-"_s,      u"."_s,       u"1."_s,      u"1"_s,    u"1.0"_s, u"01"_s,
                          u"v1"_s,    u"V1"_s,     u"1.0.0+b"_s, u"1.0.0+a"_s, u"1-"_s,   u"1-0"_s, u"1-00"_s,
                          u"1-a.0"_s, u"1-a.00"_s, u"x1"_s,      u"１"_s,      u"1..2"_s, u"0"_s,   u"00"_s};
    for (const QString& a : any) {
        for (const QString& b : any) {
            const auto order = compareVersions(a, b);
            QVERIFY((order == 0) == (a == b));
            QVERIFY((order < 0) == (compareVersions(b, a) > 0));
            for (const QString& c : any) {
                if (order < 0 && compareVersions(b, c) < 0) {
                    QVERIFY2(compareVersions(a, c) < 0, qPrintable(a + u", "_s + b + u", "_s + c));
                }
            }
        }
    }
}

void LibrarySearchTest::findsEachCrateOfTheCorpus()
{
    LibraryIndex index(u"/library"_s);
    QMap<QString, int> crates;
    const QStringList paths = test::corpusPaths();
    for (const QString& path : paths) {
        const auto document = test::newDocument(test::corpusDocument(path));
        LibraryEntry entry = libraryEntry(*document.document, document.sha256);
        entry.name = path;
        ++crates[entry.crate];
        index.add(std::move(entry));
    }
    const LibrarySearch search(index);
    for (auto crate = crates.cbegin(); crate != crates.cend(); ++crate) {
        const auto query = LibraryQuery::parse(u"crate:"_s + crate.key());
        QVERIFY(query);
        QVERIFY(int(search.find(index, *query).size()) >= crate.value());
        // In the index by its own date.
        const auto ofYear = LibraryQuery::parse(u"crate:"_s + crate.key() + u" after:2026"_s);
        QCOMPARE(search.find(index, *ofYear), search.find(index, *query));
    }
    qInfo("%d documents of the corpus read, of %d crates", int(paths.size()), int(crates.size()));
}

} // namespace
} // namespace rangebar

QTEST_GUILESS_MAIN(rangebar::LibrarySearchTest)
#include "tst_librarysearch.moc"
