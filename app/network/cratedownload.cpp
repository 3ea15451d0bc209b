// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/cratedownload.h"

#include "app/network/proxy.h"
#include "app/settings.h"
#include "models/report/fetchwords.h"
#include "models/report/numberformat.h"

#include <QEventLoop>
#include <QNetworkAccessManager>

namespace rangebar {

CrateDownload::CrateDownload(const CrateAccess& access, const CommandIo& io)
    : m_access(access), m_io(io), m_cache(access.folders().documents())
{
    useProxy(Settings(access.folders().settingsFile()));
    m_network = makeNetwork();
}

CrateDownload::~CrateDownload() = default;

std::unique_ptr<QNetworkAccessManager> CrateDownload::makeNetwork() const
{
    return m_io.makeNetwork ? m_io.makeNetwork() : std::make_unique<QNetworkAccessManager>();
}

std::unique_ptr<CrateFeed> CrateDownload::feed(const QList<CatalogueEntry>& entries)
{
    constexpr int millisecondsOfASecond = 1000;
    CrateFeed::Options options;
    options.timeoutMs =
        Settings(m_access.folders().settingsFile()).number(Setting::TimeoutSeconds) * millisecondsOfASecond;
    options.anotherNetwork = [this] { return makeNetwork(); };
    auto feed = std::make_unique<CrateFeed>(m_network.get(), &m_cache, std::move(options));
    Catalogue chosen = m_access.catalogue();
    chosen.entries = entries;
    feed->setCatalogue(chosen);
    return feed;
}

tl::expected<DownloadedCrate, Refusal> downloadCrate(const CrateAccess& access, const CatalogueEntry& entry,
                                                     const CommandIo& io)
{
    CrateDownload download(access, io);
    const std::unique_ptr<CrateFeed> feed = download.feed({entry});
    QEventLoop loop;
    QObject::connect(feed.get(), &CrateFeed::refreshFinished, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    feed->refresh();
    loop.exec();
    const CrateState& state = feed->state(0);
    const QString story = FetchWords::longState(state, NumberFormat());
    if (state.phase != CrateState::Phase::Shown) {
        return tl::unexpected(story);
    }
    return DownloadedCrate{state.document, story};
}

} // namespace rangebar
