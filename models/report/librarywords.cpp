// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/librarywords.h"

#include "models/report/joining.h"
#include "models/report/visibletext.h"

#include <QDir>
#include <QUrl>

#include <algorithm>

namespace rangebar {
namespace {

constexpr qsizetype longestPath = 300;
constexpr qsizetype longestDetail = 400;
constexpr qsizetype shortCommit = 12;

QString pathText(const QString& path)
{
    return visibleText(QDir::toNativeSeparators(path), longestPath);
}

/// The last part of a path or an address.
QString lastPart(const QString& path)
{
    const qsizetype slash = path.lastIndexOf(QLatin1Char('/'));
    return visibleText(slash < 0 || slash + 1 == path.size() ? path : path.mid(slash + 1), longestPath);
}

/// refs/heads/main is main to everybody.
QString refText(const QString& ref)
{
    for (const auto& prefix : {QLatin1StringView("refs/heads/"), QLatin1StringView("refs/tags/"),
                               QLatin1StringView("refs/remotes/")}) {
        if (ref.startsWith(prefix)) {
            return visibleText(ref.mid(prefix.size()));
        }
    }
    return visibleText(ref);
}

QString entryText(const QStringList& entry)
{
    return visibleText(entry.join(QStringLiteral(" > ")), longestPath);
}

} // namespace

QString LibraryWords::changedSinceKept(const QStringList& names)
{
    constexpr qsizetype mostNamed = 3;
    if (names.isEmpty()) {
        return {};
    }
    QStringList named;
    for (const QString& name : names.first(std::min(names.size(), mostNamed))) {
        named.append(visibleText(name, longestPath));
    }
    if (names.size() > mostNamed) {
        named.append(tr("and %n more", nullptr, int(names.size() - mostNamed)));
    }
    //: %1 lists files.
    return tr("%n document(s) was (were) changed after it was (they were) kept, so what it says (they say) "
              "is "
              "not what was published: %1.",
              nullptr, int(names.size()))
        .arg(Joining::list(named));
}

QString LibraryWords::changedSinceKept()
{
    return tr("Changed after it was kept: this is not what was published.");
}

QString LibraryWords::folderMissing(const QString& folder)
{
    return tr("%1 is not there, though it was before: it was moved, renamed or deleted, or its "
              "disk is not mounted. Bring it back and press F5, or choose its new place in the preferences. "
              "What is kept until then begins a new library in its place.")
        .arg(pathText(folder));
}

QString LibraryWords::libraryError(const LibraryError& error)
{
    using Code = LibraryError::Code;
    const QString path = pathText(error.path);
    const QString detail = visibleText(error.detail, longestDetail);
    switch (error.code) {
    case Code::NotAFolder:
        return tr("%1 is not a folder. Choose a folder for the library.").arg(path);
    case Code::NewerFormat:
        return tr("This library was written by a newer version of Rangebar (format %1; this version writes "
                  "%2). It is only shown, and nothing in it is changed. Use the newer version to add to it.")
            .arg(error.format)
            .arg(DocumentLibrary::format);
    case Code::DamagedMarker:
        return tr("%1 can't be read, so nothing tells which version wrote this library. It is only shown, "
                  "and nothing in it is changed. Without that file it is taken for a library of this "
                  "version.")
            .arg(path);
    case Code::NotWritable:
        return detail.isEmpty()
                   ? tr("%1 may not be changed by this user. Choose another folder for the library in the "
                        "preferences.")
                         .arg(path)
                   : tr("%1 can't be written: %2. What is in the library is shown all the same. Choose "
                        "another "
                        "folder for it in the preferences, or make this one writable.")
                         .arg(path, detail);
    case Code::DiskFull:
        return tr("There is no room left for %1: %2. What is in the library is whole. Make room and try "
                  "again.")
            .arg(path, detail);
    case Code::NoExclusiveRename:
        return tr("The file system of %1 can't add a file without the risk of replacing another: %2. Choose "
                  "a folder on another disk for the library.")
            .arg(path, detail);
    case Code::NotFound:
        return Joining::sentences(
            {tr("%1 is not in the library any more. Another program may have moved it.").arg(path),
             tr("F5 shows what is there now.")});
    case Code::NoTrash:
        return Joining::sentences(
            {detail.isEmpty()
                 ? tr("%1 was not deleted: there is no trash it could be moved to.").arg(path)
                 : tr("%1 was not deleted, since it could not be moved to the trash: %2.").arg(path, detail),
             tr("If it is to go, delete it in the file manager.")});
    case Code::System:
        return detail.isEmpty() ? tr("%1 can't be written. See whether its disk is there, or choose another "
                                     "folder for the "
                                     "library in the preferences.")
                                      .arg(path)
                                : tr("%1 can't be written: %2. What is in the library is whole. See whether "
                                     "its disk is there, "
                                     "or choose another folder for the library in the preferences.")
                                      .arg(path, detail);
    }
    Q_UNREACHABLE();
}

QString LibraryWords::queryError(const LibraryQuery::Error& error)
{
    const QString key = visibleText(error.key, longestPath);
    const QString value = visibleText(error.value, longestPath);
    switch (error.code) {
    case LibraryQuery::Error::Code::UnknownKey:
        return tr("Nothing can be searched by \"%1:\". The keys are %2. To search for the text itself, put "
                  "it in quotation marks.")
            .arg(key, Joining::list(LibraryQuery::keys()));
    case LibraryQuery::Error::Code::NotADate:
        return tr("\"%1:\" needs a date such as 2026-09-01, 2026-09 or 2026, not \"%2\".").arg(key, value);
    case LibraryQuery::Error::Code::NotANumber:
        return tr("\"%1:\" needs a number, not \"%2\".").arg(key, value);
    }
    Q_UNREACHABLE();
}

QString LibraryWords::queryHelp()
{
    return tr("crate:nats cpu:7900X after:2026-09-01 finds the documents of crates with \"nats\" in their "
              "name that were measured on such a processor, on that day or later.\nSearch by %1. before: "
              "leaves the day itself out; a month such as 2026-09 or a year does as well.\nA word without a "
              "key may stand anywhere: in the name, the machine, or where the document came from. Quotation "
              "marks hold words together.")
        .arg(Joining::list(LibraryQuery::keys()));
}

QString LibraryWords::originKind(LibraryOrigin::Kind kind)
{
    switch (kind) {
    case LibraryOrigin::Kind::Download:
        return tr("download");
    case LibraryOrigin::Kind::File:
        return tr("file");
    case LibraryOrigin::Kind::Archive:
        return tr("archive");
    case LibraryOrigin::Kind::Git:
        return tr("git");
    }
    Q_UNREACHABLE();
}

QString LibraryWords::shortOrigin(const LibraryOrigin& origin)
{
    switch (origin.kind) {
    case LibraryOrigin::Kind::Download:
        return tr("downloaded from %1").arg(visibleText(QUrl(origin.place).host(), longestPath));
    case LibraryOrigin::Kind::File:
        return tr("file %1").arg(lastPart(origin.place));
    case LibraryOrigin::Kind::Archive:
        return tr("archive %1, %2").arg(lastPart(origin.place), entryText(origin.entry));
    case LibraryOrigin::Kind::Git:
        return origin.ref.isEmpty()
                   ? tr("git %1, commit %2")
                         .arg(lastPart(origin.place), visibleText(origin.commit.left(shortCommit)))
                   : tr("git %1, commit %2 on %3")
                         .arg(lastPart(origin.place), visibleText(origin.commit.left(shortCommit)),
                              refText(origin.ref));
    }
    Q_UNREACHABLE();
}

QString LibraryWords::shortOrigins(const QList<LibraryOrigin>& origins)
{
    if (origins.size() < 2) {
        return origins.isEmpty() ? QString() : shortOrigin(origins.constFirst());
    }
    return tr("%1, and %n more", nullptr, int(origins.size() - 1)).arg(shortOrigin(origins.constFirst()));
}

QStringList LibraryWords::longOrigin(const LibraryOrigin& origin, const NumberFormat& format)
{
    const bool isAddress = origin.kind == LibraryOrigin::Kind::Download;
    const QString place =
        isAddress ? visibleText(origin.place) : visibleText(QDir::toNativeSeparators(origin.place));
    const QString when = origin.dated.isValid() ? format.dateTime(origin.dated) : QString();
    QStringList lines;
    const auto add = [&lines](const QString& label, const QString& value) {
        if (!value.isEmpty()) {
            //: A label and its value, such as "Commit: 13207c78".
            lines.append(tr("%1: %2").arg(label, value));
        }
    };
    switch (origin.kind) {
    case LibraryOrigin::Kind::Download:
        add(tr("Downloaded from"), place);
        add(tr("Downloaded"), when);
        break;
    case LibraryOrigin::Kind::File:
        add(tr("File"), place);
        add(tr("Last changed"), when);
        break;
    case LibraryOrigin::Kind::Archive:
        add(tr("Archive"), place);
        add(tr("In it"), entryText(origin.entry));
        add(tr("Last changed"), when);
        break;
    case LibraryOrigin::Kind::Git:
        add(tr("Repository"), place);
        add(tr("Path in it"), entryText(origin.entry));
        add(tr("Commit"), visibleText(origin.commit));
        add(tr("Reached from"), refText(origin.ref));
        add(tr("Subject"), visibleText(origin.subject));
        add(tr("Authored"), when);
        break;
    }
    add(tr("Taken into the library"), origin.kept.isValid() ? format.dateTime(origin.kept) : QString());
    return lines;
}

} // namespace rangebar
