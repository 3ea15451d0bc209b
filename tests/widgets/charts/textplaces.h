// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chartframe.h"

namespace rangebar::test {

/// Where the words of a text are, line by line.
inline void addLines(QList<QRectF>& rects, const PlacedText& text, const TextMetrics& metrics)
{
    double top = text.rect.top();
    for (const QString& line : text.lines) {
        const double width = metrics.width(line, text.style);
        double left = text.rect.left();
        if (text.alignment.testFlag(Qt::AlignRight)) {
            left = text.rect.right() - width;
        } else if (text.alignment.testFlag(Qt::AlignHCenter)) {
            left = text.rect.center().x() - width / 2;
        }
        rects += QRectF(left, top, width, metrics.lineHeight(text.style));
        top += metrics.lineHeight(text.style);
    }
}

} // namespace rangebar::test
