// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Writes to a cache until it is killed. What for: tst_documentcache.
//
//     cachewriter write URL FOLDER FIRST    stores edition after edition, every second one
//     cachewriter fetch BASE FOLDER         refreshes a feed again and again
#include "models/library/documentcache.h"
#include "models/sources/cratefeed.h"
#include "tests/support/editions.h"

#include <QCoreApplication>
#include <QNetworkAccessManager>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

void say(const char* word)
{
    std::puts(word);
    std::fflush(stdout);
}

[[noreturn]] void writeForEver(const QUrl& url, const DocumentCache& cache, int first)
{
    const QByteArray editions[] = {test::edition(first, 1024 * 1024), test::edition(first + 2, 300000)};
    for (bool said = false;; said = true) {
        for (const QByteArray& bytes : editions) {
            const QString error = cache.store({url, bytes, "\"" + QByteArray::number(qHash(bytes)) + "\"",
                                               QDateTime::currentDateTimeUtc()});
            if (!error.isEmpty()) {
                qFatal("%s", qUtf8Printable(error));
            }
        }
        if (!said) {
            say("writing");
        }
    }
}

int fetchForEver(const QString& base, DocumentCache& cache)
{
    QNetworkAccessManager network;
    CrateFeed feed(&network, &cache, {});
    Catalogue catalogue;
    catalogue.baseUrl = base;
    catalogue.urlTemplate = u"<base>/<crate>.json"_s;
    catalogue.entries = {{u"One"_s, u"one"_s, {}}};
    feed.setCatalogue(catalogue);
    QObject::connect(&feed, &CrateFeed::refreshFinished, &feed, &CrateFeed::refresh, Qt::QueuedConnection);
    feed.refresh();
    return QCoreApplication::exec();
}

} // namespace
} // namespace rangebar

int main(int argc, char** argv)
{
    const QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    rangebar::DocumentCache cache(arguments.value(3));
    if (arguments.value(1) == u"write"_s) {
        rangebar::writeForEver(QUrl(arguments.value(2)), cache, arguments.value(4).toInt());
    }
    return rangebar::fetchForEver(arguments.value(2), cache);
}
