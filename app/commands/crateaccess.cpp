// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/crateaccess.h"

#include "app/settings.h"
#include "models/report/joining.h"
#include "models/report/visibletext.h"

#include <QCoreApplication>
#include <QNetworkAccessManager>
#include <QNetworkProxyFactory>

#include <algorithm>

namespace rangebar {
namespace {

class CrateWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::CrateAccess)
};

} // namespace

CrateAccess::CrateAccess(const CommandIo& io)
    : m_io(io)
    , m_folders(Folders::standard())
    , m_own(UserCatalogue::load(m_folders))
    , m_cache(m_folders.documents())
{
}

CrateAccess::~CrateAccess() = default;

tl::expected<CatalogueEntry, Refusal> CrateAccess::find(const QString& name) const
{
    QStringList names;
    for (const CatalogueEntry& entry : catalogue().entries) {
        if (entry.crate == name || entry.name.compare(name, Qt::CaseInsensitive) == 0) {
            return entry;
        }
        names += {entry.crate, entry.name};
    }
    const QString nearest = nearestName(name, names);
    return tl::unexpected(Joining::sentences(
        {CrateWords::tr("There is no crate %1 in your list.").arg(visibleText(name)),
         nearest.isEmpty() ? QString() : CrateWords::tr("Did you mean %1?").arg(visibleText(nearest))}));
}

std::optional<CachedDocument> CrateAccess::kept(const CatalogueEntry& entry) const
{
    return m_cache.load(catalogue().documentUrl(entry));
}

std::unique_ptr<QNetworkAccessManager> CrateAccess::makeNetwork() const
{
    return m_io.makeNetwork ? m_io.makeNetwork() : std::make_unique<QNetworkAccessManager>();
}

std::unique_ptr<CrateFeed> CrateAccess::feed(const QList<CatalogueEntry>& entries)
{
    if (!m_network) {
        QNetworkProxyFactory::setUseSystemConfiguration(true);
        m_network = makeNetwork();
    }
    constexpr int millisecondsOfASecond = 1000;
    constexpr int mostSeconds = 600;
    CrateFeed::Options options;
    options.timeoutMs = Settings(m_folders.settingsFile()).number(Setting::TimeoutSeconds, 1, mostSeconds) *
                        millisecondsOfASecond;
    options.anotherNetwork = [this] { return makeNetwork(); };
    auto feed = std::make_unique<CrateFeed>(m_network.get(), &m_cache, std::move(options));
    Catalogue chosen = catalogue();
    chosen.entries = entries;
    feed->setCatalogue(chosen);
    return feed;
}

} // namespace rangebar
