// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chartimage.h"
#include "widgets/charts/chartspec.h"

#include <QWidget>

#include <memory>

namespace rangebar {

/// Shows one chart at the width it is given and as high as it needs (heightForWidth); meant for a scroll area. Paints
/// only what is exposed. The arrow keys, Home, End and Page keys move a visible focus through the rows, and the
/// focused or hovered row shows its card. Every row is a list item to a screen reader.
class ChartView : public QWidget
{
    Q_OBJECT

public:
    explicit ChartView(QWidget* parent = nullptr);
    ~ChartView() override;

    void setSpec(ChartSpec spec);
    const ChartSpec& spec() const;

    int rowCount() const; ///< all rows of all blocks
    int currentRow() const; ///< -1 where none has the focus
    void setCurrentRow(int row);
    QRect rowRect(int row) const; ///< in widget coordinates

    bool hasHeightForWidth() const override;
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The focused row moved; a page scrolls it into view.
    void currentRowChanged(int row);
    /// Chosen in the context menu (Copy image, Save image...). The page does it: a widget touches no file.
    void copyImageRequested();
    void saveImageRequested();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace rangebar
