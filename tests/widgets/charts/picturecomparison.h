// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

namespace rangebar::test {

/// How much two pictures of one size differ, told by the channel that differs most in each pixel.
struct PictureDifference
{
    bool sameSize = false;
    qsizetype strong = 0; ///< pixels that differ by more than a third of the whole range
    double mean = 0;      ///< of all pixels, 0 to 255
    QImage map;           ///< dark where they differ
};

PictureDifference comparePictures(const QImage& one, const QImage& other);

/// Saves what was made, what was expected and where they differ as NAME-made.png, NAME-expected.png and
/// NAME-difference.png into the folder, and returns a sentence that says so.
QString keepDifference(const QString& folder, const QString& name, const QImage& made,
                       const QImage& expected);

} // namespace rangebar::test
