// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/documentinput.h"

#include "app/commands/crateaccess.h"
#include "models/document/documentreader.h"
#include "models/report/joining.h"
#include "models/report/numberformat.h"
#include "models/report/visibletext.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QIODevice>

namespace rangebar {
namespace {

class InputWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::DocumentInput)
};

/// What is surely no crate.
bool looksLikeAPath(const QString& name)
{
    return name.isEmpty() || name.contains(QLatin1Char('/')) || name.endsWith(QLatin1StringView(".json"));
}

} // namespace

DocumentInput::DocumentInput(const ParsedCommand& command, const CommandIo& io) : m_command(command), m_io(io)
{
}

DocumentInput::~DocumentInput() = default;

void DocumentInput::say(const QString& sentence) const
{
    tell(m_command, m_io, sentence);
}

CrateAccess& DocumentInput::access()
{
    if (!m_access) {
        m_access = std::make_unique<CrateAccess>();
        if (!m_access->catalogueProblem().isEmpty()) {
            say(m_access->catalogueProblem());
        }
    }
    return *m_access;
}

QStringList DocumentInput::crates()
{
    QStringList names;
    for (const CatalogueEntry& entry : access().catalogue().entries) {
        names.append(entry.crate);
    }
    return names;
}

tl::expected<InputDocument, Refusal> DocumentInput::read(const QString& name)
{
    if (isStandardStream(name) || QFileInfo::exists(name) || looksLikeAPath(name)) {
        return readInputDocument(name, m_io.in);
    }
    return readCrate(name);
}

tl::expected<QList<InputDocument>, QList<Refusal>> DocumentInput::readAll(const QStringList& names)
{
    QList<InputDocument> documents;
    QList<Refusal> refusals;
    for (const QString& name : names) {
        if (auto document = read(name)) {
            documents.append(*std::move(document));
        } else {
            refusals.append(document.error());
        }
    }
    if (!refusals.isEmpty()) {
        return tl::unexpected(refusals);
    }
    return documents;
}

tl::expected<InputDocument, Refusal> DocumentInput::readCrate(const QString& name)
{
    const auto entry = access().find(name);
    if (!entry) {
        return tl::unexpected(
            InputWords::tr("%1: There is no such file. %2").arg(visibleText(name), entry.error()));
    }
    const QString address = access().catalogue().documentUrl(*entry).toDisplayString();
    const QString crate = visibleText(entry->crate);
    const NumberFormat format;
    if (!(m_command.verb().option(u"refresh") && m_command.isSet(u"refresh"))) {
        const std::optional<CachedDocument> kept = access().kept(*entry);
        const auto document = kept ? readDocument(kept->bytes) : tl::unexpected(ReadError());
        if (document) {
            say(InputWords::tr("%1: this is the copy of %2; --refresh downloads it again.")
                    .arg(crate, format.dateTime(kept->fetchedAt)));
            return InputDocument{address, *document};
        }
    }
    Q_ASSERT(m_io.download);
    const auto downloaded = m_io.download(access(), *entry, m_io);
    if (!downloaded) {
        return tl::unexpected(InputWords::tr("%1: %2").arg(crate, downloaded.error()));
    }
    say(Joining::sentences(
        {InputWords::tr("%1: downloaded from %2.").arg(crate, visibleText(address)), downloaded->story}));
    return InputDocument{address, downloaded->document};
}

} // namespace rangebar
