// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/crateaccess.h"

#include "models/report/joining.h"
#include "models/report/visibletext.h"

#include <QCoreApplication>

#include <algorithm>

namespace rangebar {
namespace {

class CrateWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::CrateAccess)
};

} // namespace

CrateAccess::CrateAccess()
    : m_folders(Folders::standard()), m_own(UserCatalogue::load(m_folders)), m_cache(m_folders.documents())
{
}

tl::expected<CatalogueEntry, Refusal> CrateAccess::find(const QString& name) const
{
    QStringList names;
    for (const CatalogueEntry& entry : catalogue().entries) {
        if (entry.crate == name || entry.name.compare(name, Qt::CaseInsensitive) == 0) {
            return entry;
        }
        names += {entry.crate, entry.name};
    }
    return tl::unexpected(
        Joining::sentences({CrateWords::tr("There is no crate %1 in your list.").arg(visibleText(name)),
                            didYouMean(nearestName(name, names))}));
}

std::optional<CachedDocument> CrateAccess::kept(const CatalogueEntry& entry) const
{
    return m_cache.load(catalogue().documentUrl(entry));
}

} // namespace rangebar
