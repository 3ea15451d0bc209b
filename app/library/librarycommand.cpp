// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/librarycommand.h"

#include "app/commands/commandoutput.h"
#include "app/commands/exitcode.h"
#include "app/library/libraryplace.h"
#include "models/report/filewords.h"
#include "models/report/libraryreport.h"
#include "models/report/librarywords.h"
#include "models/report/visibletext.h"

#include <QFileInfo>

namespace rangebar {
namespace {

class LibraryCommandWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::LibraryCommand)
};

QByteArray pathLines(const LibraryListing& listing, const Terminal& terminal)
{
    QByteArray lines;
    for (const LibraryEntry& entry : listing.found) {
        lines += pathLine(listing.index->path(entry.name), terminal);
    }
    return lines;
}

void tellProblems(const ParsedCommand& command, const CommandIo& io, const LibraryIndex& index)
{
    for (const LibraryProblem& problem : index.problems()) {
        tell(command, io,
             LibraryCommandWords::tr("%1 is not listed: %2")
                 .arg(visibleText(problem.name), FileWords::fileError(problem.error)));
    }
}

} // namespace

int runLibrary(const ParsedCommand& command, const CommandIo& io)
{
    const CommandOutput output(command, io.out);
    if (const auto refusal = output.check()) {
        return refuse(command, io, *refusal);
    }
    if (command.isSet(u"paths") && command.isSet(u"format")) {
        return refuse(command, io, LibraryCommandWords::tr("--paths writes paths only: leave --format out."));
    }
    const LibraryPlace place = libraryPlace(command);
    if (!place.isOwn && !QFileInfo::exists(place.folder)) {
        return refuse(command, io,
                      LibraryCommandWords::tr("There is no folder %1.").arg(visibleText(place.folder)));
    }
    const auto library = DocumentLibrary::open(place.folder);
    if (!library) {
        return refuse(command, io, LibraryWords::libraryError(library.error()));
    }
    const QString query = command.arguments().join(QLatin1Char(' '));
    const auto listing = listLibrary(
        std::make_shared<const LibraryIndex>(currentIndex(*library, place.cache)), query, NumberFormat());
    if (!listing) {
        return refuse(command, io, listing.error());
    }
    const ReportFormat format = reportFormat(command.value(u"format")).value();
    if (command.isSet(u"paths") || format == ReportFormat::Csv) {
        tellProblems(command, io, *listing->index); // which have no place there
    }
    const bool toReader = output.isStandardOutput();
    QByteArray text;
    if (command.isSet(u"paths")) {
        text = pathLines(*listing, toReader ? io.outTerminal : Terminal());
    } else {
        TextLayout layout;
        if (toReader) {
            layout.width = io.outTerminal.columns;
            layout.hasColours = io.outTerminal.hasColours;
        }
        text = libraryReport(*listing, format, layout);
    }
    if (const auto failure = output.write(text)) {
        return refuse(command, io, *failure);
    }
    return listing->found.isEmpty() ? exitCode::finding : exitCode::done;
}

} // namespace rangebar
