// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pagecontent.h"

#include "models/items/pagekeys.h"
#include "models/report/fetchwords.h"
#include "models/report/filewords.h"
#include "models/report/joining.h"
#include "models/report/visibletext.h"
#include "models/report/words.h"
#include "models/sources/openfiles.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace rangebar {

CratePageContent contentOf(const CrateState& state, const Catalogue& catalogue)
{
    CratePageContent content;
    content.key = pageKey::crate + state.entry.crate;
    content.heading = visibleText(state.entry.name);
    content.document = state.document;
    content.notice = FetchWords::longState(state, NumberFormat());
    content.isWarning = state.error.has_value() || state.origin == DocumentOrigin::Sample;
    if (const QString other = FetchWords::otherCrate(state); !other.isEmpty()) {
        content.notice = Joining::sentences({other, content.notice});
        content.isWarning = true;
    }
    content.emptyTitle = FetchWords::shortState(state, NumberFormat());
    content.emptyReason = content.notice;
    if (state.origin == DocumentOrigin::Library) {
        content.origin = visibleText(QDir::toNativeSeparators(state.libraryFile));
    } else if (state.origin != DocumentOrigin::Sample) {
        content.origin = catalogue.documentUrl(state.entry).toDisplayString();
    }
    content.explanation = catalogue.pageUrl(state.entry.crate);
    return content;
}

CratePageContent contentOf(const OpenFile& file, const Catalogue& catalogue)
{
    CratePageContent content;
    content.key = pageKey::file + file.path;
    content.heading = visibleText(QFileInfo(file.path).fileName());
    content.document = file.document;
    content.emptyTitle = QCoreApplication::translate("rangebar::PageContent", "This file can't be shown");
    if (file.error) {
        content.emptyReason = FileWords::fileError(*file.error);
    }
    content.origin = visibleText(QDir::toNativeSeparators(file.path));
    if (file.document) {
        content.heading = Provenance::title(*file.document);
        const QString crate = file.document->crate.value_or(QString());
        const bool known = std::ranges::any_of(
            catalogue.entries, [&crate](const CatalogueEntry& entry) { return entry.crate == crate; });
        if (known) {
            content.explanation = catalogue.pageUrl(crate);
        }
    }
    return content;
}

} // namespace rangebar
