// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/importwords.h"

#include "models/report/filewords.h"
#include "models/report/joining.h"
#include "models/report/librarywords.h"
#include "models/report/visibletext.h"

#include <QLocale>

#include <algorithm>
#include <limits>

namespace rangebar {
namespace {

constexpr qsizetype longestName = 300;
constexpr qsizetype longestDetail = 400;

int plural(qint64 value)
{
    return int(std::clamp<qint64>(value, 0, std::numeric_limits<int>::max()));
}

/// A bound in bytes, in the unit that it was chosen in.
QString bytesText(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes, 0, QLocale::DataSizeIecFormat);
}

} // namespace

QString ImportWords::outcome(ImportItem::Outcome outcome)
{
    switch (outcome) {
    case ImportItem::Outcome::Taken:
        return tr("taken");
    case ImportItem::Outcome::Duplicate:
        return tr("already there");
    case ImportItem::Outcome::Refused:
        return tr("refused");
    case ImportItem::Outcome::PassedOver:
        return tr("passed over");
    }
    Q_UNREACHABLE();
}

QString ImportWords::refusal(const ImportRefusal& refusal)
{
    using Code = ImportRefusal::Code;
    const QString detail = visibleText(refusal.detail, longestDetail);
    const int limit = plural(refusal.limit);
    switch (refusal.code) {
    case Code::File:
        return FileWords::fileError(refusal.file);
    case Code::SymbolicLink:
        return Joining::sentences({tr("This is a symbolic link, which is not followed."),
                                   tr("Import what it leads to by itself.")});
    case Code::HardLink:
        return tr("This is a link to %1 in the same archive, where the content is.").arg(detail);
    case Code::NotAFile:
        return tr("This is a device, a pipe or something else that is not a file.");
    case Code::ClimbingPath:
        return tr("Its path leads out of the archive. Nothing of it was read.");
    case Code::AbsolutePath:
        return tr("Its path is absolute, which has no place in an archive. Nothing of it was read.");
    case Code::Encrypted:
        return tr("It is encrypted. Unpack it with its password and import the folder.");
    case Code::TooDeep:
        return tr("It lies more than %n level(s) deep, the most that is looked into. Import it by itself.",
                  nullptr, limit);
    case Code::TooManyEntries:
        return Joining::sentences(
            {tr("It has more than %n entry(s), the most that is read. What comes before them was read, "
                "what comes behind them was not.",
                nullptr, limit),
             tr("Import the rest in parts.")});
    case Code::TooMuchData:
        return Joining::sentences(
            {tr("It unpacks to more than %1, the most that is read. What comes before that was read, what "
                "comes behind it was not.")
                 .arg(bytesText(refusal.limit)),
             tr("Unpack it and import the folder.")});
    case Code::TooCompressed:
        return tr("It unpacks to more than %n time(s) its size, as an archive does that is made to fill a "
                  "disk. What comes before that was read, what comes behind it was not.",
                  nullptr, limit);
    case Code::NestedTooLarge:
        return tr("This archive in an archive is larger than %1, the most that is read. Unpack it and import "
                  "it by itself.")
            .arg(bytesText(refusal.limit));
    case Code::NotAnArchive:
        return tr("This is not an archive of a kind that is read here (zip, tar, tar.gz, tar.xz, tar.zst, "
                  "tar.bz2).");
    case Code::DamagedArchive:
        return Joining::sentences(
            {detail.isEmpty() ? tr("The archive is damaged here.")
                              : tr("The archive is damaged here; libarchive says: \"%1\".").arg(detail),
             tr("Get it again.")});
    case Code::NoGit:
        return Joining::sentences(
            {tr("The history of a repository is read with the git program, which is not installed here."),
             tr("Install it and try again.")});
    case Code::NotARepository:
        return Joining::sentences(
            {tr("There is no git repository here."), tr("Choose the folder of a clone.")});
    case Code::OwnedByAnother:
        return tr(
            "This repository belongs to another user, and git refuses to read it. If you trust it, add it to "
            "safe.directory in your git configuration.");
    case Code::NoSuchRef:
        return Joining::sentences(
            {tr("The repository has no such branch, tag or commit: %1.").arg(detail), tr("Check the name.")});
    case Code::NoHistory:
        return tr("No commit in the repository has a file %1. Check the path.").arg(detail);
    case Code::ShallowHistory:
        return tr("This is a shallow clone: earlier versions exist, and are not in it. \"git fetch "
                  "--unshallow\" gets "
                  "them.");
    case Code::MissingObjects:
        return tr("The clone is partial and does not hold this version. Nothing is fetched here. \"git "
                  "config --unset remote.origin.partialclonefilter\" and \"git fetch --refetch\", one after "
                  "the other, get everything.");
    case Code::GitFailed:
        return detail.isEmpty()
                   ? tr("git could not read it. See whether \"git log\" works there.")
                   : tr("git could not read it and says: \"%1\". See whether \"git log\" works there.")
                         .arg(detail);
    case Code::NotKept:
        return Joining::sentences({tr("It was read, but could not be written to the library."),
                                   tr("See whether its disk has room, and import it again.")});
    }
    Q_UNREACHABLE();
}

QString ImportWords::passedOver(PassedOver kind, qint64 count)
{
    const int n = plural(count);
    switch (kind) {
    case PassedOver::OtherFiles:
        return tr("%n file(s) that are not JSON", nullptr, n);
    case PassedOver::OtherJson:
        return tr("%n JSON file(s) of another kind", nullptr, n);
    case PassedOver::Links:
        return tr("%n symbolic link(s)", nullptr, n);
    case PassedOver::GitFolders:
        return tr("%n git folder(s), whose history can be imported by itself", nullptr, n);
    case PassedOver::LibraryFiles:
        return tr("the library itself");
    }
    Q_UNREACHABLE();
}

QString ImportWords::result(const ImportItem& item)
{
    switch (item.outcome) {
    case ImportItem::Outcome::Taken:
        return tr("taken as %1").arg(visibleText(item.document, longestName));
    case ImportItem::Outcome::Duplicate:
        return tr("already there as %1").arg(visibleText(item.document, longestName));
    case ImportItem::Outcome::Refused:
        return refusal(item.refusal);
    case ImportItem::Outcome::PassedOver:
        return passedOver(item.kind);
    }
    Q_UNREACHABLE();
}

QString ImportWords::passedOver(PassedOver kind)
{
    switch (kind) {
    case PassedOver::OtherFiles:
        return tr("passed over: not JSON");
    case PassedOver::OtherJson:
        return tr("passed over: JSON of another kind");
    case PassedOver::Links:
        return tr("passed over: a symbolic link");
    case PassedOver::GitFolders:
        return tr("passed over: a git folder, whose history can be imported by itself");
    case PassedOver::LibraryFiles:
        return tr("passed over: the library itself");
    }
    Q_UNREACHABLE();
}

QString ImportWords::namesOnDemand()
{
    return tr("--verbose also names what was passed over.");
}

QStringList ImportWords::summary(const ImportReport& report)
{
    const qint64 duplicates = report.count(ImportItem::Outcome::Duplicate);
    const qint64 refused = report.count(ImportItem::Outcome::Refused);
    QStringList lines{tr("%n document(s) taken into the library.", nullptr,
                         plural(report.count(ImportItem::Outcome::Taken)))};
    if (duplicates > 0) {
        lines.append(tr("%n was (were) there already.", nullptr, plural(duplicates)));
    }
    if (refused > 0) {
        lines.append(tr("%n was (were) refused; the list says why.", nullptr, plural(refused)));
    }
    QStringList passed;
    for (size_t kind = 0; kind < report.passedOver.size(); ++kind) {
        if (report.passedOver[kind] > 0) {
            passed.append(passedOver(PassedOver(kind), report.passedOver[kind]));
        }
    }
    if (!passed.isEmpty()) {
        //: %1 lists what was not looked into: "3 symbolic links; 12 files that are not JSON".
        lines.append(tr("Passed over: %1.").arg(Joining::clauses(passed)));
    }
    if (report.originsLeftOut > 0) {
        lines.append(
            tr("Of %n more place(s) where the same content lies no note was made: the document has %1 notes "
               "already.",
               nullptr, plural(report.originsLeftOut))
                .arg(LibraryIndex::mostOrigins));
    }
    if (report.failure) {
        lines.append(tr("The import ended early. %1").arg(LibraryWords::libraryError(*report.failure)));
    } else if (report.cancelled) {
        lines.append(tr("The import was cancelled. What was taken until then is in the library."));
    }
    return lines;
}

QString ImportWords::progress(const ImportProgress& progress)
{
    const QString source = visibleText(progress.source.section(QLatin1Char('/'), -1), longestName);
    return tr("%1: %2 taken, %3 already there, %4 refused")
        .arg(source, QLocale().toString(progress.taken), QLocale().toString(progress.duplicates),
             QLocale().toString(progress.refused));
}

} // namespace rangebar
