// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace rangebar {

/// The header of a table's columns. A heading that is wider than its column goes on in a further line, and
/// the header is as high as its highest heading; one that a reader has made narrower than a word is elided.
class WrappingHeader final : public QHeaderView
{
    Q_OBJECT

public:
    /// Sections can be clicked, as those of a QTableView's own header.
    explicit WrappingHeader(QWidget* parent);

    QSize sizeHint() const override;
    /// The width, in pixels, that a heading takes in one line. sectionSizeHint() is the least it can do with.
    int wholeWidth(int section) const;

protected:
    QSize sectionSizeFromContents(int section) const override;
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override;

private:
    QString heading(int section) const;
    QFontMetrics metrics() const;
    int around(int section) const;

    int m_height = 0; ///< that the table has been told of
};

} // namespace rangebar
