// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chartimage.h"
#include "widgets/charts/chartspec.h"

#include <QWidget>

#include <memory>

namespace rangebar {

/// Shows one chart at the width it is given and as high as it needs (heightForWidth); meant for a scroll
/// area. Paints only what is exposed. The arrow keys, Home, End and Page keys move a visible focus through
/// the rows, and the focused or hovered row shows its card (a child of the window named "chartCard"). Every
/// row is a list item to a screen reader. The rows of a history are its marks: left and right lead along the
/// time, up and down from loop to loop.
class ChartView : public QWidget
{
    Q_OBJECT

public:
    explicit ChartView(QWidget* parent = nullptr);
    ~ChartView() override;

    /// Keeps the focused row where the new spec has as many rows.
    void setSpec(ChartSpec spec);
    const ChartSpec& spec() const;

    /// The documents of a history that are chosen, as they stand in its spec.
    void setSelectedDocuments(const QList<qsizetype>& documents);
    bool isRowSelected(int row) const; ///< its document is chosen

    int rowCount() const;   ///< all rows of all blocks
    int currentRow() const; ///< -1 where none has the focus
    void setCurrentRow(int row);
    /// To be called where the chart has moved with what holds it: the card of the focus goes along, that of
    /// the mouse goes away.
    void followMove();
    QRect rowRect(int row) const;       ///< in widget coordinates; empty where there is no such row
    int rowAt(QPoint position) const;   ///< -1 where no row is
    QString rowSentence(int row) const; ///< what a screen reader says of it
    Card rowCard(int row) const;

    bool hasHeightForWidth() const override;
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The focused row moved; a page scrolls it into view.
    void currentRowChanged(int row);
    /// Of a history: a mark was clicked with these keys held; Space is Ctrl and a click.
    void rowClicked(int row, Qt::KeyboardModifiers keys);
    /// Of a history: a mark was double-clicked, or Enter was pressed on it.
    void rowActivated(int row);
    /// Chosen in the context menu (Copy image, Save image..., Export...). The page does it: a widget touches
    /// no file.
    void copyImageRequested();
    void saveImageRequested();
    void exportRequested();
    /// The chart is being dragged with the mouse: the receiver starts the drag, which lasts until it returns.
    void dragRequested();

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void moveEvent(QMoveEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace rangebar
