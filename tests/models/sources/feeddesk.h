// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/documentcache.h"
#include "models/report/fetchwords.h"
#include "models/report/numberformat.h"
#include "models/sources/cratefeed.h"
#include "tests/support/editions.h"
#include "tests/support/httpserver.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

/// What the tests of the feed share.
namespace rangebar::test {

inline const QByteArray earlierTag = QByteArrayLiteral("\"earlier\"");
inline const QString target = QStringLiteral("/files/nats/results.json"); ///< of the crate "nats"
inline const QDateTime earlierTime(QDate(2026, 5, 3), QTime(12, 0), Qt::UTC);
inline const QDateTime laterTime(QDate(2026, 6, 4), QTime(12, 0), Qt::UTC);

inline Catalogue catalogueFor(const QString& base, const QStringList& crates = {QStringLiteral("nats")})
{
    Catalogue catalogue;
    catalogue.urlTemplate = QStringLiteral("<base>/files/<crate>/results.json");
    catalogue.baseUrl = base;
    for (const QString& crate : crates) {
        catalogue.entries.append({crate.toUpper(), crate, {}});
    }
    return catalogue;
}

inline QStringList crateNames(int count)
{
    QStringList names;
    for (int i = 0; i < count; ++i) {
        names.append(QStringLiteral("crate-") + QString::number(i));
    }
    return names;
}

/// A port on which nobody listens.
inline quint16 closedPort()
{
    QTcpServer server;
    server.listen(QHostAddress::LocalHost);
    return server.serverPort();
}

/// A feed with all that it needs, and an ear for what it says.
struct Desk
{
    explicit Desk(CrateFeed::Options options = {}) : cache(folder.filePath(QStringLiteral("documents")))
    {
        options.now = [this] { return now; };
        if (options.timeoutMs == CrateFeed::Options().timeoutMs) {
            options.timeoutMs = 60000; // not what these tests are about, and the machine may be busy
        }
        feed = std::make_unique<CrateFeed>(&network, &cache, options);
        outcomes = std::make_unique<QSignalSpy>(feed.get(), &CrateFeed::refreshFinished);
    }

    void keep(const QUrl& url, const QByteArray& bytes) const
    {
        QCOMPARE(cache.store({url, bytes, earlierTag, earlierTime}), QString());
    }

    bool finished(CrateFeed::Outcome outcome = CrateFeed::Outcome::Finished) const
    {
        return outcomes->size() == 1 &&
               outcomes->constFirst().constFirst().value<CrateFeed::Outcome>() == outcome &&
               !feed->isRefreshing();
    }

    const CrateState& state(int index = 0) const { return feed->state(index); }

    QString words(int index = 0) const
    {
        return FetchWords::shortState(state(index), NumberFormat()) + QStringLiteral(" | ") +
               FetchWords::longState(state(index), NumberFormat());
    }

    QTemporaryDir folder;
    QDateTime now = laterTime;
    LoopbackNetwork network;
    DocumentCache cache;
    std::unique_ptr<CrateFeed> feed;
    std::unique_ptr<QSignalSpy> outcomes;
};

} // namespace rangebar::test
