// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/charts/picturecomparison.h"

#include <QDir>

#include <algorithm>
#include <cstdlib>

namespace rangebar::test {

PictureDifference comparePictures(const QImage& one, const QImage& other)
{
    PictureDifference difference;
    difference.sameSize = one.size() == other.size() && !one.isNull();
    if (!difference.sameSize) {
        return difference;
    }
    const QImage a = one.convertToFormat(QImage::Format_ARGB32);
    const QImage b = other.convertToFormat(QImage::Format_ARGB32);
    difference.map = QImage(a.size(), QImage::Format_Grayscale8);
    constexpr int strongest = 85;
    double sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            const int apart = std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                                        std::abs(qBlue(p) - qBlue(q)), std::abs(qAlpha(p) - qAlpha(q))});
            sum += apart;
            difference.strong += apart > strongest ? 1 : 0;
            difference.map.scanLine(y)[x] = static_cast<uchar>(255 - apart);
        }
    }
    difference.mean = sum / (double(a.width()) * a.height());
    return difference;
}

QString keepDifference(const QString& folder, const QString& name, const QImage& made, const QImage& expected)
{
    const QDir target(folder);
    target.mkpath(QStringLiteral("."));
    made.save(target.filePath(name + QStringLiteral("-made.png")));
    expected.save(target.filePath(name + QStringLiteral("-expected.png")));
    const PictureDifference difference = comparePictures(made, expected);
    if (!difference.sameSize) {
        return QStringLiteral("%1: %2 x %3 instead of %4 x %5 pixels; both are in %6")
            .arg(name)
            .arg(made.width())
            .arg(made.height())
            .arg(expected.width())
            .arg(expected.height())
            .arg(folder);
    }
    difference.map.save(target.filePath(name + QStringLiteral("-difference.png")));
    return QStringLiteral("%1: %2 pixels differ strongly, %3 on average; see %4")
        .arg(name)
        .arg(difference.strong)
        .arg(difference.mean)
        .arg(folder);
}

} // namespace rangebar::test
