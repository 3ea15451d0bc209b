// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/cataloguewords.h"
#include "models/sources/catalogue.h"
#include "tests/support/testobject.h"

#include <QFile>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

Catalogue small()
{
    Catalogue catalogue;
    catalogue.urlTemplate = u"<base>/files/<crate>/results.json"_s;
    catalogue.baseUrl = u"https://mirror.example"_s;
    catalogue.pageTemplate = u"https://pages.example/<crate>"_s;
    catalogue.entries = {{u"One"_s, u"crate-one"_s, {}},
                         {u"Two"_s, u"crate-two"_s, u"http://127.0.0.1:8080/<crate>.json"_s}};
    return catalogue;
}

class CatalogueTest : public test::TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void builtInHasAllCrates();
    void survivesItsOwnFile();
    void fillsInTemplates_data();
    void fillsInTemplates();
    void allowsOnlySafeAddresses_data();
    void allowsOnlySafeAddresses();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void ignoresMembersItDoesNotKnow();
    void saysWhyAFileCannotBeRead();
};

void CatalogueTest::builtInHasAllCrates()
{
    const Catalogue catalogue = Catalogue::builtIn();
    QCOMPARE(catalogue.entries.size(), 14);
    QVERIFY(!catalogue.check());
    const CatalogueEntry& core = catalogue.entries.constFirst();
    QCOMPARE(core.crate, u"ruststream"_s);
    QCOMPARE(
        catalogue.documentUrl(core),
        QUrl(u"https://raw.githubusercontent.com/powersemmi/ruststream/main/docs/benchmarks/results.json"_s));
    const CatalogueEntry& nats = catalogue.entries.at(1);
    QCOMPARE(nats.name, u"NATS"_s);
    QCOMPARE(
        catalogue.documentUrl(nats),
        QUrl(
            u"https://raw.githubusercontent.com/powersemmi/ruststream-nats/main/docs/benchmarks/results.json"_s));
    QCOMPARE(catalogue.pageUrl(nats.crate),
             QUrl(u"https://github.com/powersemmi/ruststream-nats/blob/main/docs/benchmarks.md"_s));
}

void CatalogueTest::survivesItsOwnFile()
{
    for (const Catalogue& catalogue : {small(), Catalogue::builtIn()}) {
        const auto again = Catalogue::fromJson(catalogue.toJson());
        QVERIFY(again);
        QCOMPARE(again->toJson(), catalogue.toJson());
        QVERIFY(*again == catalogue);
    }
}

void CatalogueTest::fillsInTemplates_data()
{
    QTest::addColumn<QString>("urlTemplate");
    QTest::addColumn<QString>("base");
    QTest::addColumn<QString>("crate");
    QTest::addColumn<QString>("url");

    QTest::newRow("plain") << u"<base>/<crate>.json"_s << u"https://a.example"_s << u"c"_s
                           << u"https://a.example/c.json"_s;
    QTest::newRow("slashes after the base")
        << u"<base>/<crate>.json"_s << u"https://a.example//"_s << u"c"_s << u"https://a.example/c.json"_s;
    QTest::newRow("crate twice") << u"<base>/<crate>/<crate>.json"_s << u"https://a.example"_s << u"c"_s
                                 << u"https://a.example/c/c.json"_s;
    QTest::newRow("crate leads nowhere else") << u"<base>/x/<crate>/y"_s << u"https://a.example"_s
                                              << u"../?#z"_s << u"https://a.example/x/..%2F%3F%23z/y"_s;
    QTest::newRow("crate is no placeholder")
        << u"<base>/<crate>"_s << u"https://a.example"_s << u"<base>"_s << u"https://a.example/%3Cbase%3E"_s;
    QTest::newRow("no base") << u"https://b.example/<crate>"_s << QString() << u"c"_s
                             << u"https://b.example/c"_s;
}

void CatalogueTest::fillsInTemplates()
{
    QFETCH(QString, urlTemplate);
    QFETCH(QString, base);
    QFETCH(QString, crate);
    QFETCH(QString, url);
    Catalogue catalogue;
    catalogue.urlTemplate = urlTemplate;
    catalogue.baseUrl = base;
    QCOMPARE(catalogue.documentUrl({u"name"_s, crate, {}}).toString(QUrl::FullyEncoded), url);
}

void CatalogueTest::allowsOnlySafeAddresses_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const QString& url, bool allowed) {
        QTest::newRow(qPrintable(url)) << url << allowed;
    };
    row(u"https://example.com/a"_s, true);
    row(u"https://10.0.0.1:8443/a"_s, true);
    row(u"http://127.0.0.1:8080/a"_s, true);
    row(u"http://127.9.9.9/a"_s, true);
    row(u"http://[::1]:8080/a"_s, true);
    row(u"http://localhost/a"_s, true);
    row(u"http://LOCALHOST/a"_s, true);
    row(u"http://example.com/a"_s, false);
    row(u"http://localhost.example.com/a"_s, false);
    row(u"http://127.0.0.1.example.com/a"_s, false);
    row(u"http://128.0.0.1/a"_s, false);
    row(u"http://192.168.0.1/a"_s, false);
    row(u"http://0.0.0.0/a"_s, false);
    row(u"https://user@example.com/a"_s, false);
    row(u"https://user:password@example.com/a"_s, false);
    row(u"http://user@localhost/a"_s, false);
    row(u"ftp://localhost/a"_s, false);
    row(u"file:///etc/passwd"_s, false);
    row(u"data:application/json,{}"_s, false);
    row(u"qrc:/rangebar/catalogue.json"_s, false);
    row(u"https:///a"_s, false);
    row(u"//example.com/a"_s, false);
    row(u"results.json"_s, false);
    row(QString(), false);
}

void CatalogueTest::allowsOnlySafeAddresses()
{
    QFETCH(QString, url);
    QFETCH(bool, allowed);
    QCOMPARE(isAllowedUrl(QUrl(url)), allowed);
}

void CatalogueTest::saysWhatIsWrong_data()
{
    using Code = CatalogueError::Code;
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<Code>("code");
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("word");

    const QByteArray good = small().toJson();
    const auto changed = [&good](const char* from, const char* to) {
        QByteArray json = good;
        Q_ASSERT(json.contains(from));
        return json.replace(from, to);
    };
    QTest::newRow("empty") << QByteArray() << Code::Syntax << QString() << 1 << 1 << u"JSON"_s;
    QTest::newRow("cut") << QByteArray("{\n  \"crates\": [\n") << Code::Syntax << QString() << 3 << 1
                         << u"line 3"_s;
    QTest::newRow("not ASCII before the fault") << QByteArray("{\n\"\xc3\xa9\": oops}") << Code::Syntax
                                                << QString() << 2 << 6 << u"line 2, column 6"_s;
    QTest::newRow("array") << QByteArray("[]") << Code::WrongType << QString() << 0 << 0 << u"object"_s;
    QTest::newRow("no version") << QByteArray("{}") << Code::MissingField << u"rangebar_catalogue"_s << 0 << 0
                                << u"rangebar_catalogue"_s;
    QTest::newRow("version is no number")
        << changed("\"rangebar_catalogue\": 1", "\"rangebar_catalogue\": \"1\"") << Code::WrongType
        << u"rangebar_catalogue"_s << 0 << 0 << u"rangebar_catalogue"_s;
    QTest::newRow("version is no whole number")
        << changed("\"rangebar_catalogue\": 1", "\"rangebar_catalogue\": 1.5") << Code::WrongType
        << u"rangebar_catalogue"_s << 0 << 0 << u"rangebar_catalogue"_s;
    QTest::newRow("later version") << changed("\"rangebar_catalogue\": 1", "\"rangebar_catalogue\": 2")
                                   << Code::NewerVersion << u"rangebar_catalogue"_s << 0 << 0
                                   << u"version 2"_s;
    QTest::newRow("no template") << changed("\"url_template\": \"<base>", "\"url_tmplate\": \"<base>")
                                 << Code::MissingField << u"url_template"_s << 0 << 0 << u"url_template"_s;
    QTest::newRow("template without crate")
        << changed("<base>/files/<crate>/", "<base>/files/") << Code::BadTemplate << u"url_template"_s << 0
        << 0 << u"<crate>"_s;
    QTest::newRow("base not https") << changed("https://mirror.example", "http://mirror.example")
                                    << Code::BadTemplate << u"base_url"_s << 0 << 0
                                    << u"http://mirror.example"_s;
    QTest::newRow("base with password")
        << changed("https://mirror.example", "https://me:secret@mirror.example") << Code::BadTemplate
        << u"base_url"_s << 0 << 0 << u"user name"_s;
    QTest::newRow("no base") << changed("https://mirror.example", "") << Code::MissingField << u"base_url"_s
                             << 0 << 0 << u"base_url"_s;
    QTest::newRow("page not https") << changed("https://pages.example", "javascript://pages.example")
                                    << Code::BadTemplate << u"page_template"_s << 0 << 0
                                    << u"page_template"_s;
    QTest::newRow("crates is an object") << QByteArray("{\"rangebar_catalogue\": 1, \"crates\": {},"
                                                       "\"url_template\": \"https://a.example/<crate>\"}")
                                         << Code::WrongType << u"crates"_s << 0 << 0 << u"crates"_s;
    QTest::newRow("no crates") << QByteArray("{\"rangebar_catalogue\": 1,"
                                             "\"url_template\": \"https://a.example/<crate>\"}")
                               << Code::MissingField << u"crates"_s << 0 << 0 << u"crates"_s;
    QTest::newRow("crate is a text") << QByteArray("{\"rangebar_catalogue\": 1, \"crates\": [\"x\"],"
                                                   "\"url_template\": \"https://a.example/<crate>\"}")
                                     << Code::WrongType << u"crates[0]"_s << 0 << 0 << u"crates[0]"_s;
    QTest::newRow("name is a number")
        << changed("\"One\"", "1") << Code::WrongType << u"crates[0].name"_s << 0 << 0 << u"crates[0].name"_s;
    QTest::newRow("name is empty") << changed("\"One\"", "\"  \"") << Code::MissingField
                                   << u"crates[0].name"_s << 0 << 0 << u"crates[0].name"_s;
    QTest::newRow("crate is empty") << changed("\"crate-two\"", "\"\"") << Code::MissingField
                                    << u"crates[1].crate"_s << 0 << 0 << u"crates[1].crate"_s;
    QTest::newRow("crate leads up") << changed("\"crate-two\"", "\"..\"") << Code::BadCrateName
                                    << u"crates[1].crate"_s << 0 << 0 << u"crates[1].crate"_s;
    QTest::newRow("crate twice") << changed("\"crate-two\"", "\"crate-one\"") << Code::DuplicateCrate
                                 << u"crates[1].crate"_s << 0 << 0 << u"crate-one"_s;
    QTest::newRow("own template not allowed")
        << changed("http://127.0.0.1:8080", "http://192.168.0.1") << Code::BadTemplate
        << u"crates[1].url_template"_s << 0 << 0 << u"192.168.0.1"_s;
}

void CatalogueTest::saysWhatIsWrong()
{
    QFETCH(QByteArray, json);
    QFETCH(CatalogueError::Code, code);
    QFETCH(QString, path);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(QString, word);
    const auto catalogue = Catalogue::fromJson(json);
    QVERIFY(!catalogue);
    QCOMPARE(catalogue.error().code, code);
    QCOMPARE(catalogue.error().path, path);
    QCOMPARE(catalogue.error().line, line);
    QCOMPARE(catalogue.error().column, column);
    const QString words = CatalogueWords::error(catalogue.error());
    QVERIFY2(words.contains(word), qPrintable(words));
}

void CatalogueTest::ignoresMembersItDoesNotKnow()
{
    QByteArray json = small().toJson();
    json.replace("\"rangebar_catalogue\"", "\"colour\": [1, {}], \"rangebar_catalogue\"");
    const auto catalogue = Catalogue::fromJson(json);
    QVERIFY(catalogue);
    QVERIFY(*catalogue == small());
}

void CatalogueTest::saysWhyAFileCannotBeRead()
{
    const QTemporaryDir folder;
    const auto missing = Catalogue::fromFile(folder.filePath(u"none.json"_s));
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, CatalogueError::Code::NotReadable);
    QVERIFY(CatalogueWords::error(missing.error()).contains(u"No such file"_s));

    QFile file(folder.filePath(u"own.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(small().toJson());
    file.close();
    const auto read = Catalogue::fromFile(file.fileName());
    QVERIFY(read);
    QVERIFY(*read == small());
}

} // namespace
} // namespace rangebar

QTEST_GUILESS_MAIN(rangebar::CatalogueTest)
#include "tst_catalogue.moc"
