// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/filewords.h"

#include "models/report/joining.h"
#include "models/report/numberformat.h"
#include "models/report/visibletext.h"
#include "models/report/words.h"

#include <QDir>

#include <algorithm>

namespace rangebar {
namespace {

constexpr qsizetype mostNames = 5;

/// The second, since a file is often rewritten several times in a minute; of another day the minute.
QString momentOf(const QDateTime& when, const QDateTime& now, const NumberFormat& format)
{
    const QDateTime local = when.toLocalTime();
    return local.date() == now.toLocalTime().date()
               ? format.locale().toString(local.time(), QStringLiteral("HH:mm:ss"))
               : format.dateTime(when);
}

} // namespace

QString FileWords::fileError(const FileError& error)
{
    switch (error.code) {
    case FileError::Code::NotFound:
        return tr("There is no such file. It may have been moved or deleted.");
    case FileError::Code::NotAFile:
        return tr("This is not a file. Open a results.json document instead.");
    case FileError::Code::NotReadable:
        return tr("The file can't be read: %1. See whether you may read it, and whether its disk is there.")
            .arg(visibleText(error.detail));
    case FileError::Code::Document:
        return Words::readError(error.document);
    }
    Q_UNREACHABLE();
}

QString FileWords::reloaded(const QDateTime& readAt, const QDateTime& now, const NumberFormat& format)
{
    return tr("Reloaded at %1.").arg(momentOf(readAt, now, format));
}

QString FileWords::stillShown(const FileError& error, const QDateTime& readAt, const QDateTime& now,
                              const NumberFormat& format)
{
    return Joining::sentences(
        {fileError(error),
         tr("On show is what was read at %1; the file is watched.").arg(momentOf(readAt, now, format))});
}

QString FileWords::folder(const WatchedFolders::Result& result)
{
    const QString path = visibleText(QDir::toNativeSeparators(result.folder));
    if (!result.isFolder) {
        return Joining::sentences({tr("%1 is no folder that can be read.").arg(path),
                                   tr("Choose another one, or see whether you may read it.")});
    }
    QStringList sentences{
        result.documents.isEmpty()
            ? tr("There is no results document directly in %1; one that comes is opened.").arg(path)
            : tr("%n document(s) open from %1; the folder is watched.", nullptr, int(result.documents.size()))
                  .arg(path)};
    if (!result.others.isEmpty()) {
        QStringList names;
        for (const QString& name : result.others.first(std::min(mostNames, result.others.size()))) {
            names += visibleText(name);
        }
        if (result.others.size() > mostNames) {
            names += tr("%n more", nullptr, int(result.others.size() - mostNames));
        }
        sentences += tr("Not results documents: %1.").arg(Joining::list(names));
    }
    if (result.notLookedAt > 0) {
        sentences += tr("%n more file(s) were not looked at; so many belong into the library.", nullptr,
                        int(result.notLookedAt));
    }
    return Joining::sentences(sentences);
}

} // namespace rangebar
