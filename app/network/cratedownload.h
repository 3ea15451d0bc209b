// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/crateaccess.h"
#include "models/sources/cratefeed.h"

namespace rangebar {

/// The way from a command to what crates have published now.
class CrateDownload
{
public:
    /// Both must outlive this.
    CrateDownload(const CrateAccess& access, const CommandIo& io);
    ~CrateDownload();
    Q_DISABLE_COPY_MOVE(CrateDownload)

    /// Of these crates alone, with the copies that are kept; nothing has been asked for. Must not outlive
    /// this.
    std::unique_ptr<CrateFeed> feed(const QList<CatalogueEntry>& entries);

private:
    std::unique_ptr<QNetworkAccessManager> makeNetwork() const;

    const CrateAccess& m_access;
    const CommandIo& m_io;
    DocumentCache m_cache;
    std::unique_ptr<QNetworkAccessManager> m_network;
};

/// CommandIo::download.
tl::expected<DownloadedCrate, Refusal> downloadCrate(const CrateAccess& access, const CatalogueEntry& entry,
                                                     const CommandIo& io);

} // namespace rangebar
