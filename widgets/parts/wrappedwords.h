// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QString>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace rangebar {

/// The width that a text needs at least when it may go on in a further line at every place where its language
/// allows that.
inline int widestWord(const QString& text, const QFontMetrics& metrics)
{
    int widest = 0;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
    qsizetype from = 0;
    for (qsizetype to = finder.toNextBoundary(); to > from; to = finder.toNextBoundary()) {
        const QString word = text.mid(from, to - from).trimmed();
        widest = std::max(widest, metrics.size(Qt::TextShowMnemonic, word).width());
        from = to;
    }
    return widest;
}

} // namespace rangebar
