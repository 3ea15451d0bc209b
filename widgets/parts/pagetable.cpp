// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/parts/pagetable.h"

#include "widgets/parts/tableclipboard.h"
#include "widgets/parts/tabledelegate.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenu>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>

namespace rangebar {
namespace {

constexpr int minimumNameWidth = 200;
constexpr int widestFigureColumn = 420;
constexpr int leastLines = 3; ///< of a table that may shrink
/// Above this many rows, measuring every row would be felt; they get one line each and a tooltip.
constexpr int mostWrappedRows = 200;

} // namespace

PageTable::PageTable(QWidget* parent) : QTableView(parent)
{
    setItemDelegate(new TableDelegate(this));
    setEditTriggers(NoEditTriggers);
    setSelectionBehavior(SelectRows);
    setAlternatingRowColors(true);
    setWordWrap(true);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setTextElideMode(Qt::ElideRight);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_refit.setSingleShot(true);
    m_refit.setInterval(0);
    connect(&m_refit, &QTimer::timeout, this, &PageTable::fitColumns);
}

void PageTable::setModel(QAbstractItemModel* model)
{
    QTableView::setModel(model);
    if (model) {
        connect(model, &QAbstractItemModel::modelReset, this, &PageTable::fitColumns);
        connect(model, &QAbstractItemModel::rowsInserted, this, &PageTable::fitColumns);
        connect(model, &QAbstractItemModel::dataChanged, &m_refit, qOverload<>(&QTimer::start));
    }
    if (testAttribute(Qt::WA_Resized)) { // otherwise fitted when its width is known
        fitColumns();
    }
}

void PageTable::setMaximumVisibleRows(int rows)
{
    m_maximumVisibleRows = rows;
    updateGeometry();
}

void PageTable::fitColumns()
{
    if (!model() || m_fitting) {
        return;
    }
    m_fitting = true;
    const int columns = model()->columnCount();
    int others = 0;
    for (int column = 1; column < columns; ++column) {
        const int wanted = std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
        setColumnWidth(column, std::min(wanted + 8, std::max(widestFigureColumn,
                                                             horizontalHeader()->sectionSizeHint(column))));
        others += columnWidth(column);
    }
    if (columns == 2) { // term and value: the value is the long text
        const int term = std::max(sizeHintForColumn(0), horizontalHeader()->sectionSizeHint(0)) + 8;
        setColumnWidth(0, std::min(term, std::max(minimumNameWidth, viewport()->width() / 2)));
        setColumnWidth(1, std::max(minimumNameWidth, viewport()->width() - columnWidth(0)));
    } else if (columns > 0) {
        setColumnWidth(0, std::max({minimumNameWidth, viewport()->width() - others,
                                    horizontalHeader()->sectionSizeHint(0)}));
    }
    fitRows();
    m_fitting = false;
}

void PageTable::fitRows()
{
    const bool wrapped = model()->rowCount() <= mostWrappedRows;
    setWordWrap(wrapped);
    if (wrapped) {
        resizeRowsToContents();
    }
    const bool scrolls = model()->rowCount() > m_maximumVisibleRows || mayShrink();
    setVerticalScrollBarPolicy(scrolls ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    updateGeometry();
}

int PageTable::contentHeight() const
{
    int height = 0;
    const int rows = model() ? std::min(model()->rowCount(), m_maximumVisibleRows) : 0;
    for (int row = 0; row < rows; ++row) {
        height += rowHeight(row);
    }
    return height;
}

QSize PageTable::sizeHint() const
{
    int height = contentHeight() + horizontalHeader()->sizeHint().height() + 2 * frameWidth();
    if (horizontalHeader()->length() > viewport()->width()) {
        height += horizontalScrollBar()->sizeHint().height();
    }
    return QSize(minimumNameWidth, height);
}

QSize PageTable::minimumSizeHint() const
{
    if (!mayShrink()) {
        return sizeHint();
    }
    const int least = horizontalHeader()->sizeHint().height() + leastLines * fontMetrics().height();
    return {minimumNameWidth, std::min(least, sizeHint().height())};
}

/// In a dialog, which may be on a small screen; a page scrolls.
bool PageTable::mayShrink() const
{
    return sizePolicy().verticalPolicy() != QSizePolicy::Fixed;
}

QList<int> PageTable::selectedRows() const
{
    QList<int> rows;
    if (selectionModel()) {
        for (const QModelIndex& index : selectionModel()->selectedRows()) {
            rows += index.row();
        }
    }
    std::ranges::sort(rows);
    return rows;
}

void PageTable::copyAsText()
{
    if (model()) {
        copyTableAsText(*model(), selectedRows());
    }
}

void PageTable::copyAsMarkdown()
{
    if (model()) {
        copyTableAsMarkdown(*model(), selectedRows());
    }
}

void PageTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copyAsText();
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

void PageTable::contextMenuEvent(QContextMenuEvent* event)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Copy"), this, &PageTable::copyAsText);
    menu->addAction(tr("Copy as &Markdown"), this, &PageTable::copyAsMarkdown);
    menu->popup(event->globalPos());
}

void PageTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) {
        fitColumns();
    }
}

void PageTable::wheelEvent(QWheelEvent* event)
{
    const bool vertical = std::abs(event->angleDelta().y()) >= std::abs(event->angleDelta().x());
    if (vertical && verticalScrollBarPolicy() == Qt::ScrollBarAlwaysOff) {
        event->ignore(); // the page scrolls
        return;
    }
    QTableView::wheelEvent(event);
}

void PageTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fitColumns();
    }
}

} // namespace rangebar
