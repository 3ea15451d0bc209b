// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/libraryname.h"

#include <QDate>
#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

constexpr qsizetype longestFolderName = 80;

bool isPlain(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'-' || c == u'_' || c == u'.';
}

/// Names that Windows gives to devices, in every folder and with any suffix.
bool isDeviceName(QStringView name)
{
    static constexpr std::array<QStringView, 6> devices{u"con", u"prn",    u"aux",
                                                        u"nul", u"conin$", u"conout$"};
    const QStringView stem = name.left(name.indexOf(u'.') < 0 ? name.size() : name.indexOf(u'.'));
    const bool numbered = stem.size() == 4 && (stem.startsWith(u"com") || stem.startsWith(u"lpt")) &&
                          stem.back() >= u'0' && stem.back() <= u'9';
    return numbered || std::ranges::find(devices, stem) != devices.end();
}

/// The day a document was measured, or a word that says that it names none.
QString dayOf(const BenchmarkDocument& document)
{
    const QString published = document.measurement.measuredAt.value_or(QString()).left(10);
    const QString day = QDate::fromString(published, Qt::ISODate).toString(Qt::ISODate);
    return day.isEmpty() ? u"undated"_s : day;
}

} // namespace

QString libraryFolderName(const QString& crate)
{
    QString name = crate.toLower().left(longestFolderName);
    std::ranges::replace_if(name, std::not_fn(isPlain), u'-');
    // A dot at the beginning hides it, and one at the end is lost on Windows.
    while (name.startsWith(u'.') || name.startsWith(u'-')) {
        name.remove(0, 1);
    }
    while (name.endsWith(u'.') || name.endsWith(u'-')) {
        name.chop(1);
    }
    if (name.isEmpty()) {
        return u"unnamed"_s;
    }
    if (isDeviceName(name) || name == originsFolderName || name == libraryMarkerName) {
        name.prepend("crate-"_L1);
    }
    return name;
}

QString libraryName(const BenchmarkDocument& document, const QByteArray& sha256, int hashCharacters)
{
    return libraryFolderName(document.crate.value_or(QString())) + u'/' + dayOf(document) + u'_' +
           QString::fromLatin1(sha256.toHex().first(hashCharacters)) + ".json"_L1;
}

bool isChangedSinceKept(const QString& name, const QByteArray& sha256)
{
    const QString whole = QString::fromLatin1(sha256.toHex());
    // Most names are those that were given, and a library is looked through often.
    const QStringView ending = QStringView(name).sliced(name.lastIndexOf(u'_') + 1);
    if (ending.endsWith(".json"_L1) && whole.startsWith(ending.chopped(5))) {
        return false;
    }
    static const QRegularExpression kept(
        u"^[^/]+/(?:undated|[0-9]{4}-[0-9]{2}-[0-9]{2})_([0-9a-f]{%1,%2})\\.json$"_s.arg(shortestNameHash)
            .arg(longestNameHash));
    const QRegularExpressionMatch match = kept.match(name);
    return match.hasMatch() && !whole.startsWith(match.capturedView(1));
}

} // namespace rangebar
