// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/commands.h"
#include "app/usercatalogue.h"
#include "models/library/documentcache.h"
#include "models/sources/cratefeed.h"

namespace rangebar {

/// The reader's crates without a window: the list, the copies that are kept, and the way to new ones. Makes
/// the network only where it is needed.
class CrateAccess
{
public:
    /// Reads the list. `io` must outlive this.
    explicit CrateAccess(const CommandIo& io);
    ~CrateAccess();
    Q_DISABLE_COPY_MOVE(CrateAccess)

    const Catalogue& catalogue() const { return m_own.catalogue; }
    /// In words, why the reader's own list was not used; empty where it was.
    const QString& catalogueProblem() const { return m_own.problem; }

    /// By the name of the crate ("ruststream-nats") or the name it is shown under ("NATS").
    tl::expected<CatalogueEntry, Refusal> find(const QString& name) const;
    std::optional<CachedDocument> kept(const CatalogueEntry& entry) const;
    /// Of these crates alone, with the copies that are kept; nothing has been asked for.
    std::unique_ptr<CrateFeed> feed(const QList<CatalogueEntry>& entries);

private:
    std::unique_ptr<QNetworkAccessManager> makeNetwork() const;

    const CommandIo& m_io;
    Folders m_folders;
    UserCatalogue m_own;
    DocumentCache m_cache;
    std::unique_ptr<QNetworkAccessManager> m_network;
};

} // namespace rangebar
