// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/versionorder.h"

#include <QList>

#include <algorithm>

namespace rangebar {
namespace {

bool isNumber(QStringView text)
{
    return !text.isEmpty() && std::ranges::all_of(text, [](QChar c) { return c >= u'0' && c <= u'9'; });
}

/// Numbers of any length, without reading them into one.
std::strong_ordering compareNumbers(QStringView first, QStringView second)
{
    const auto withoutZeros = [](QStringView digits) {
        while (digits.size() > 1 && digits.startsWith(u'0')) {
            digits = digits.sliced(1);
        }
        return digits;
    };
    first = withoutZeros(first);
    second = withoutZeros(second);
    if (first.size() != second.size()) {
        return first.size() <=> second.size();
    }
    return first.compare(second) <=> 0;
}

std::strong_ordering compareParts(QStringView first, QStringView second)
{
    const bool firstIsNumber = isNumber(first);
    if (firstIsNumber != isNumber(second)) {
        return firstIsNumber ? std::strong_ordering::less : std::strong_ordering::greater;
    }
    return firstIsNumber ? compareNumbers(first, second) : first.compare(second) <=> 0;
}

std::strong_ordering compareLists(const QList<QStringView>& first, const QList<QStringView>& second)
{
    return std::lexicographical_compare_three_way(first.cbegin(), first.cend(), second.cbegin(),
                                                  second.cend(), compareParts);
}

struct Version
{
    QList<QStringView> release;
    QList<QStringView> preRelease;
    bool isVersion = false;

    explicit Version(QStringView text)
    {
        if (text.startsWith(u'v')) {
            text = text.sliced(1);
        }
        text = text.left(text.indexOf(u'+') < 0 ? text.size()
                                                : text.indexOf(u'+')); // a build is no later version
        const qsizetype dash = text.indexOf(u'-');
        release = text.left(dash < 0 ? text.size() : dash).split(u'.');
        if (dash >= 0) {
            preRelease = text.sliced(dash + 1).split(u'.');
        }
        isVersion = std::ranges::all_of(release, isNumber);
        // 1 and 1.0.0 are the same.
        while (release.size() > 1 && compareNumbers(release.constLast(), u"0") == 0) {
            release.removeLast();
        }
    }
};

} // namespace

std::strong_ordering compareVersions(QStringView first, QStringView second)
{
    const Version one(first);
    const Version other(second);
    auto order = one.isVersion <=> other.isVersion;
    if (order == 0 && one.isVersion) {
        order = compareLists(one.release, other.release);
        if (order == 0 && one.preRelease.isEmpty() != other.preRelease.isEmpty()) {
            return one.preRelease.isEmpty() ? std::strong_ordering::greater : std::strong_ordering::less;
        }
        if (order == 0) {
            order = compareLists(one.preRelease, other.preRelease);
        }
    }
    return order != 0 ? order : first.compare(second) <=> 0;
}

} // namespace rangebar
