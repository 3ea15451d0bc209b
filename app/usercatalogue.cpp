// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/usercatalogue.h"

#include "models/report/cataloguewords.h"
#include "models/report/joining.h"
#include "models/report/visibletext.h"

#include <QDir>
#include <QFileInfo>

namespace rangebar {
namespace {

class UserCatalogueWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::Program)

public:
    static QString notUsed(const QString& file, const CatalogueError& error)
    {
        return Joining::sentences(
            {tr("Your catalogue of crates, %1, was not used: %2 The built-in one is shown; your "
                "file was not changed.")
                 .arg(visibleText(QDir::toNativeSeparators(file)), CatalogueWords::error(error)),
             tr("Correct the file and start again, or make a new list in the preferences.")});
    }
};

} // namespace

UserCatalogue UserCatalogue::load(const Folders& folders)
{
    const QString file = folders.catalogueFile();
    if (!QFileInfo::exists(file)) {
        return {Catalogue::builtIn(), {}};
    }
    auto own = Catalogue::fromFile(file);
    return own ? UserCatalogue{*std::move(own), {}}
               : UserCatalogue{Catalogue::builtIn(), UserCatalogueWords::notUsed(file, own.error())};
}

} // namespace rangebar
