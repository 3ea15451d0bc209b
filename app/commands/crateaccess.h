// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/commands.h"
#include "app/usercatalogue.h"
#include "models/library/documentcache.h"

namespace rangebar {

/// The reader's crates without a window: the list, and the copies that are kept.
class CrateAccess
{
public:
    /// Reads the list.
    CrateAccess();

    const Folders& folders() const { return m_folders; }
    const Catalogue& catalogue() const { return m_own.catalogue; }
    /// In words, why the reader's own list was not used; empty where it was.
    const QString& catalogueProblem() const { return m_own.problem; }

    /// By the name of the crate ("ruststream-nats") or the name it is shown under ("NATS").
    tl::expected<CatalogueEntry, Refusal> find(const QString& name) const;
    std::optional<CachedDocument> kept(const CatalogueEntry& entry) const;

private:
    Folders m_folders;
    UserCatalogue m_own;
    DocumentCache m_cache;
};

} // namespace rangebar
