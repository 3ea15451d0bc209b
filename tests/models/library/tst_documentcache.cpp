// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/documentreader.h"
#include "models/library/documentcache.h"
#include "tests/support/editions.h"
#include "tests/support/httpserver.h"
#include "tests/support/testobject.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTimer>

#include <sys/resource.h>
#include <sys/stat.h>

#include <array>
#include <csignal>
#include <memory>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

const QDateTime noon(QDate(2026, 5, 3), QTime(12, 0), Qt::UTC);
const QUrl address(u"https://example.org/powersemmi/ruststream-nats/main/results.json"_s);

constexpr int kills = 60;
constexpr quint32 seed = 20260503;

QStringList filesIn(const QString& folder)
{
    return QDir(folder).entryList(QDir::Files | QDir::Hidden, QDir::Name);
}

/// How many of them are whole entries.
int entriesIn(const QString& folder)
{
    return static_cast<int>(filesIn(folder).filter(QRegularExpression(u"\\.document$"_s)).size());
}

QString onlyFileIn(const QString& folder)
{
    const QStringList files = filesIn(folder);
    return files.size() == 1 ? folder + u'/' + files.constFirst() : QString();
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool overwrite(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

class Writer : public QProcess
{
public:
    explicit Writer(const QStringList& arguments)
    {
        setProcessChannelMode(QProcess::ForwardedErrorChannel);
        start(QStringLiteral(RANGEBAR_CACHEWRITER), arguments);
    }

    ~Writer() override
    {
        disconnect();
        kill();
        waitForFinished();
    }

    bool isWriting() const { return bytesAvailable() > 0; }
};

class DocumentCacheTest : public test::TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesBackWhatWasStored_data();
    void givesBackWhatWasStored();
    void knowsOnlyWhatWasStored();
    void replacesAnEntry();
    void confirmsAnEntry();
    void removesAnEntry();
    void keepsAddressesApart_data();
    void keepsAddressesApart();
    void trustsNoDamagedEntry();
    void trustsNoEntryOfAnotherAddress();
    void waitsForNoPipe();
    void saysWhyNothingWasWritten();
    void keepsTheEarlierEntryOnAFullDisk();
    void removesOldLeftoversOnly();
    void survivesKillsOfAWriter();
    void survivesKillsOfADownload();
    void survivesTwoWritersAtOnce();
};

void DocumentCacheTest::givesBackWhatWasStored_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("etag");
    QTest::newRow("document") << test::edition(1) << QByteArray("\"abc\"");
    QTest::newRow("no tag") << test::edition(1) << QByteArray();
    QTest::newRow("weak tag with odd bytes") << test::edition(1) << QByteArray("W/\"\xff: x\"");
    QTest::newRow("empty") << QByteArray() << QByteArray("\"abc\"");
    QTest::newRow("any bytes") << QByteArray("\n\n\0\r\nurl x\n\xff", 12) << QByteArray("\"abc\"");
    QTest::newRow("largest") << QByteArray(maxDocumentBytes, ' ') << QByteArray("\"abc\"");
}

void DocumentCacheTest::givesBackWhatWasStored()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, etag);
    const QTemporaryDir folder;
    const DocumentCache cache(folder.filePath(u"made/on the way"_s));
    QCOMPARE(cache.store({address, bytes, etag, noon.addMSecs(123)}), QString());
    const auto kept = DocumentCache(cache.folder()).load(address);
    QVERIFY(kept);
    QCOMPARE(kept->url, address);
    QCOMPARE(kept->bytes, bytes);
    QCOMPARE(kept->etag, etag);
    QCOMPARE(kept->fetchedAt, noon.addMSecs(123));
    QCOMPARE(kept->fetchedAt.timeSpec(), Qt::UTC);
    QCOMPARE(filesIn(cache.folder()).size(), 1);
    QVERIFY2(onlyFileIn(cache.folder()).contains(u"ruststream-nats"_s),
             qPrintable(onlyFileIn(cache.folder())));
}

void DocumentCacheTest::knowsOnlyWhatWasStored()
{
    const QTemporaryDir folder;
    QVERIFY(!DocumentCache(folder.path()).load(address));
    QVERIFY(!DocumentCache(folder.filePath(u"none"_s)).load(address));
    QVERIFY(!QFile::exists(folder.filePath(u"none"_s)));
}

void DocumentCacheTest::replacesAnEntry()
{
    const QTemporaryDir folder;
    const DocumentCache cache(folder.path());
    QCOMPARE(cache.store({address, test::edition(1, 5000), "\"1\"", noon}), QString());
    QCOMPARE(cache.store({address, test::edition(2), {}, noon.addDays(1)}), QString());
    const auto kept = cache.load(address);
    QVERIFY(kept);
    QCOMPARE(kept->bytes, test::edition(2));
    QCOMPARE(kept->etag, QByteArray());
    QCOMPARE(kept->fetchedAt, noon.addDays(1));

    // The one before stays at hand, and only the same content again leaves it as it is.
    QCOMPARE(cache.loadEarlier(address)->bytes, test::edition(1, 5000));
    QCOMPARE(cache.store({address, test::edition(2), "\"2\"", noon.addDays(2)}), QString());
    QCOMPARE(cache.loadEarlier(address)->bytes, test::edition(1, 5000));
    QCOMPARE(cache.loadEarlier(address)->fetchedAt, noon);
    QCOMPARE(cache.store({address, test::edition(3), {}, noon.addDays(3)}), QString());
    QCOMPARE(cache.loadEarlier(address)->bytes, test::edition(2));
    cache.remove(address);
    QVERIFY(!cache.load(address) && !cache.loadEarlier(address));
}

void DocumentCacheTest::confirmsAnEntry()
{
    const QTemporaryDir folder;
    const DocumentCache cache(folder.path());
    QCOMPARE(cache.confirm(address, noon), QString());
    QVERIFY(!cache.load(address));
    QCOMPARE(cache.store({address, test::edition(1), "\"1\"", noon}), QString());
    QCOMPARE(cache.confirm(address, noon.addDays(7)), QString());
    const auto kept = cache.load(address);
    QVERIFY(kept);
    QCOMPARE(kept->fetchedAt, noon.addDays(7));
    QCOMPARE(kept->bytes, test::edition(1));
    QCOMPARE(kept->etag, QByteArray("\"1\""));
}

void DocumentCacheTest::removesAnEntry()
{
    const QTemporaryDir folder;
    const DocumentCache cache(folder.path());
    QCOMPARE(cache.store({address, test::edition(1), {}, noon}), QString());
    cache.remove(address);
    QVERIFY(!cache.load(address));
    QVERIFY(filesIn(cache.folder()).isEmpty());
    cache.remove(address);
}

void DocumentCacheTest::keepsAddressesApart_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::newRow("host") << u"https://a.example/x/r.json"_s << u"https://b.example/x/r.json"_s;
    QTest::newRow("scheme") << u"https://localhost/r.json"_s << u"http://localhost/r.json"_s;
    QTest::newRow("port") << u"http://localhost:1/r.json"_s << u"http://localhost:2/r.json"_s;
    QTest::newRow("what a file name can't hold") << u"https://a.example/x/r"_s << u"https://a.example/x-r"_s;
    QTest::newRow("query") << u"https://a.example/r?a"_s << u"https://a.example/r?b"_s;
    QTest::newRow("case") << u"https://a.example/r"_s << u"https://a.example/R"_s;
    QTest::newRow("upwards") << u"https://a.example/../../etc"_s << u"https://a.example/..%2F..%2Fetc"_s;
    QTest::newRow("long") << u"https://a.example/"_s + QString(3000, u'x')
                          << u"https://a.example/"_s + QString(3001, u'x');
    QTest::newRow("nothing readable") << u"https://a.example/"_s << u"https://a.example/\u4e2d\u6587"_s;
}

void DocumentCacheTest::keepsAddressesApart()
{
    QFETCH(QString, one);
    QFETCH(QString, other);
    const QTemporaryDir folder;
    const DocumentCache cache(folder.path());
    QCOMPARE(cache.store({QUrl(one), "one", {}, noon}), QString());
    QVERIFY(!cache.load(QUrl(other)));
    QCOMPARE(cache.store({QUrl(other), "other", {}, noon}), QString());
    QCOMPARE(cache.load(QUrl(one))->bytes, QByteArray("one"));
    QCOMPARE(cache.load(QUrl(other))->bytes, QByteArray("other"));
    QCOMPARE(filesIn(cache.folder()).size(), 2);
}

void DocumentCacheTest::trustsNoDamagedEntry()
{
    const QTemporaryDir folder;
    const DocumentCache cache(folder.path());
    QCOMPARE(cache.store({address, "{\"schema\": 3}", "\"1\"", noon}), QString());
    const QString path = onlyFileIn(cache.folder());
    const QByteArray whole = contentOf(path);
    QVERIFY(!whole.isEmpty());
    for (qsizetype i = 0; i < whole.size(); ++i) {
        QVERIFY(overwrite(path, whole.first(i)));
        QVERIFY2(!cache.load(address), qPrintable(u"cut at "_s + QString::number(i)));
        QByteArray flipped = whole;
        flipped[i] = static_cast<char>(flipped.at(i) ^ 0x04);
        QVERIFY(overwrite(path, flipped));
        QVERIFY2(!cache.load(address), qPrintable(u"changed at "_s + QString::number(i)));
    }
    for (const QByteArray& other :
         {QByteArray(whole + ' '), QByteArray(whole + whole), QByteArray(5000, '\0'),
          QByteArray(maxDocumentBytes * 2, 'x'), QByteArray("rangebar document 2\n")}) {
        QVERIFY(overwrite(path, other));
        QVERIFY(!cache.load(address));
    }
    // A damaged entry stands in nobody's way.
    QCOMPARE(cache.store({address, "new", {}, noon}), QString());
    QCOMPARE(cache.load(address)->bytes, QByteArray("new"));
}

void DocumentCacheTest::trustsNoEntryOfAnotherAddress()
{
    const QTemporaryDir one;
    const QTemporaryDir other;
    const QUrl elsewhere(u"https://example.org/elsewhere"_s);
    QCOMPARE(DocumentCache(one.path()).store({address, "one", {}, noon}), QString());
    QCOMPARE(DocumentCache(other.path()).store({elsewhere, "other", {}, noon}), QString());
    QVERIFY(overwrite(onlyFileIn(one.path()), contentOf(onlyFileIn(other.path()))));
    QVERIFY(!DocumentCache(one.path()).load(address));
}

void DocumentCacheTest::waitsForNoPipe()
{
    const QTemporaryDir folder;
    const DocumentCache cache(folder.path());
    QCOMPARE(cache.store({address, "one", {}, noon}), QString());
    const QString path = onlyFileIn(cache.folder());
    QVERIFY(QFile::remove(path));
    QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    QVERIFY(!cache.load(address));
    QVERIFY(QFile::remove(path));
    QVERIFY(QDir().mkdir(path));
    QVERIFY(!cache.load(address));
    QVERIFY(!cache.store({address, "one", {}, noon}).isEmpty());
}

void DocumentCacheTest::saysWhyNothingWasWritten()
{
    const QTemporaryDir folder;
    const QString inTheWay = folder.filePath(u"file"_s);
    QVERIFY(overwrite(inTheWay, "x"));
    const DocumentCache cache(inTheWay + u"/documents"_s);
    QCOMPARE(cache.store({address, "one", {}, noon}), u"Not a directory"_s);
    QVERIFY(!cache.load(address));
    QCOMPARE(cache.removeLeftovers(), 0);
    QCOMPARE(contentOf(inTheWay), QByteArray("x"));
}

void DocumentCacheTest::keepsTheEarlierEntryOnAFullDisk()
{
    const QTemporaryDir folder;
    const DocumentCache cache(folder.path());
    QCOMPARE(cache.store({address, test::edition(1), "\"1\"", noon}), QString());

    // A limit on the size of files fails a write as a full disk does: in the middle.
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    auto* const handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit small{100000, before.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
    const QString error = cache.store({address, test::edition(2, 1024 * 1024), "\"2\"", noon});
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
    std::signal(SIGXFSZ, handler);

    QCOMPARE(error, u"File too large"_s);
    const auto kept = cache.load(address);
    QVERIFY(kept);
    QCOMPARE(kept->bytes, test::edition(1));
    QCOMPARE(filesIn(cache.folder()).size(), entriesIn(cache.folder()));
}

void DocumentCacheTest::removesOldLeftoversOnly()
{
    const QTemporaryDir folder;
    const DocumentCache cache(folder.path());
    QCOMPARE(cache.store({address, "one", {}, noon}), QString());
    const QString entry = onlyFileIn(cache.folder());
    const QString leftover = entry + u".Ab3xYz"_s;
    const QString strange = folder.filePath(u"notes.txt"_s);
    QVERIFY(overwrite(leftover, "half of it"));
    QVERIFY(overwrite(strange, "not ours"));
    const QDateTime now = QDateTime::currentDateTimeUtc();
    QCOMPARE(cache.removeLeftovers(now), 0);
    QVERIFY(QFile::exists(leftover));
    QCOMPARE(cache.removeLeftovers(now.addSecs(2 * 3600)), 1);
    QVERIFY(!QFile::exists(leftover));
    QVERIFY(QFile::exists(strange));
    QCOMPARE(cache.load(address)->bytes, QByteArray("one"));
}

/// Kills the writer after a random while and checks what it leaves. `editions` is all that was ever written
/// whole.
void killAndCheck(Writer& writer, QRandomGenerator& random, int upToMilliseconds, const DocumentCache& cache,
                  const QUrl& url, const QList<QByteArray>& editions)
{
    QTimer::singleShot(random.bounded(upToMilliseconds), Qt::PreciseTimer, &writer, &QProcess::kill);
    QTRY_COMPARE(writer.state(), QProcess::NotRunning);
    QCOMPARE(writer.exitStatus(), QProcess::CrashExit);
    const auto kept = cache.load(url);
    QVERIFY(kept);
    QVERIFY(editions.contains(kept->bytes));
    QVERIFY(readDocument(kept->bytes));
}

void checkLeftovers(const DocumentCache& cache)
{
    // Each kill leaves one file at most, and none stays for ever.
    const int files = static_cast<int>(filesIn(cache.folder()).size());
    const int entries = entriesIn(cache.folder()); // the latest, and the earlier one where there was one
    QVERIFY2(entries >= 1 && entries <= 2, qPrintable(QString::number(entries)));
    QVERIFY2(files <= kills + entries, qPrintable(QString::number(files)));
    QCOMPARE(cache.removeLeftovers(QDateTime::currentDateTimeUtc().addSecs(2 * 3600)), files - entries);
    QCOMPARE(filesIn(cache.folder()).size(), entries);
}

void DocumentCacheTest::survivesKillsOfAWriter()
{
    const QTemporaryDir folder;
    const DocumentCache cache(folder.path());
    const QList<QByteArray> editions{test::edition(1, 1024 * 1024), test::edition(3, 300000)};
    QRandomGenerator random(seed);
    for (int i = 0; i < kills; ++i) {
        Writer writer({u"write"_s, address.toString(), folder.path(), u"1"_s});
        QTRY_VERIFY(writer.isWriting());
        killAndCheck(writer, random, 25, cache, address, editions);
        if (QTest::currentTestFailed()) {
            return;
        }
    }
    checkLeftovers(cache);
}

void DocumentCacheTest::survivesKillsOfADownload()
{
    const QTemporaryDir folder;
    const DocumentCache cache(folder.path());
    test::HttpServer server;
    const QList<QByteArray> editions{test::edition(1, 400000), test::edition(2, 250000)};
    // Every answer differs from the one before, so that each is written.
    qsizetype next = 0;
    server.onAny([&](test::HttpExchange& exchange) {
        exchange.answer(200, editions.at(next++ % editions.size()),
                        {{"ETag", "\"" + QByteArray::number(next) + "\""}});
    });
    const QUrl url = server.url(u"/one.json"_s);
    QCOMPARE(cache.store({url, editions.at(1), {}, noon}), QString());
    QRandomGenerator random(seed);
    for (int i = 0; i < kills; ++i) {
        Writer writer({u"fetch"_s, server.base(), folder.path()});
        const auto before = server.requests().size();
        QTRY_VERIFY(server.requests().size() > before);
        killAndCheck(writer, random, 40, cache, url, editions);
        if (QTest::currentTestFailed()) {
            return;
        }
    }
    checkLeftovers(cache);
}

void DocumentCacheTest::survivesTwoWritersAtOnce()
{
    const QTemporaryDir folder;
    const DocumentCache cache(folder.path());
    const QList<QByteArray> editions{test::edition(1, 1024 * 1024), test::edition(3, 300000),
                                     test::edition(2, 1024 * 1024), test::edition(4, 300000)};
    Writer one({u"write"_s, address.toString(), folder.path(), u"1"_s});
    Writer other({u"write"_s, address.toString(), folder.path(), u"2"_s});
    QTRY_VERIFY(one.isWriting() && other.isWriting());
    std::array<int, 4> seen{};
    // Until each of the four has been seen, and at least 200 times in all.
    int loads = 0;
    const auto loadOne = [&] {
        const auto kept = cache.load(address);
        const qsizetype which = kept ? editions.indexOf(kept->bytes) : -1;
        if (which >= 0) {
            ++seen[static_cast<std::size_t>(which)];
        }
        ++loads;
        return which >= 0;
    };
    while (loads < 200) {
        QVERIFY(loadOne());
        cache.removeLeftovers();
    }
    QTRY_VERIFY(loadOne() && seen[0] > 0 && seen[1] > 0 && seen[2] > 0 && seen[3] > 0);
    QCOMPARE(one.state(), QProcess::Running);
    QCOMPARE(other.state(), QProcess::Running);
}

} // namespace
} // namespace rangebar

QTEST_GUILESS_MAIN(rangebar::DocumentCacheTest)
#include "tst_documentcache.moc"
