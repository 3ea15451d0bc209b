// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/parts/librarytable.h"

#include "models/items/librarymodel.h"
#include "widgets/parts/tabledelegate.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace rangebar {
namespace {

constexpr int padding = 6;
constexpr int widestColumn = 300;
constexpr int measuredRows = 60;

/// A heading goes across the whole row: each cell paints its part of it.
class LibraryDelegate : public TableDelegate
{
public:
    using TableDelegate::TableDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        if (!index.data(LibraryModel::HeadingRole).toBool()) {
            TableDelegate::paint(painter, option, index);
            return;
        }
        const auto* view = static_cast<const QTableView*>(option.widget);
        const QHeaderView* header = view->horizontalHeader();
        const int first = header->logicalIndex(0);
        const bool fromRight = option.direction == Qt::RightToLeft;
        QRect row = option.rect;
        row.setLeft(header->sectionViewportPosition(first) +
                    (fromRight ? header->sectionSize(first) - header->length() : 0));
        row.setWidth(header->length());
        const QPalette& palette = option.palette;
        painter->save();
        painter->setClipRect(option.rect);
        painter->fillRect(row, palette.color(QPalette::Button));
        if (view->hasFocus() && view->currentIndex().row() == index.row()) {
            painter->setPen(QPen(palette.color(QPalette::Highlight), 2));
            painter->drawRect(row.adjusted(1, 1, -1, -1));
        }
        QStyleOption arrow;
        arrow.palette = palette;
        arrow.state = QStyle::State_Enabled;
        const int side = row.height() / 2;
        arrow.rect = QStyle::visualRect(option.direction, row,
                                        QRect(row.left() + padding, row.top() + side / 2, side, side));
        const bool folded = index.data(LibraryModel::FoldedRole).toBool();
        const auto forward = fromRight ? QStyle::PE_IndicatorArrowLeft : QStyle::PE_IndicatorArrowRight;
        view->style()->drawPrimitive(folded ? forward : QStyle::PE_IndicatorArrowDown, &arrow, painter, view);
        QFont font = option.font;
        font.setBold(true);
        painter->setFont(font);
        painter->setPen(palette.color(QPalette::ButtonText));
        const QRect words = row.adjusted(2 * padding + side, 0, -padding, 0);
        painter->drawText(QStyle::visualRect(option.direction, row, words), Qt::AlignLeft | Qt::AlignVCenter,
                          index.siblingAtColumn(0).data().toString());
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QSize size = TableDelegate::sizeHint(option, index);
        if (index.data(LibraryModel::HeadingRole).toBool()) {
            size.setWidth(0);
        }
        return size;
    }
};

} // namespace

LibraryTable::LibraryTable(LibraryModel* model, QWidget* parent) : QTableView(parent), m_model(model)
{
    setItemDelegate(new LibraryDelegate(this));
    setEditTriggers(NoEditTriggers);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setResizeContentsPrecision(measuredRows);
    horizontalHeader()->setSectionsMovable(true);
    horizontalHeader()->setSortIndicator(model->sortColumn(), model->sortOrder());
    setModel(model);
    setSortingEnabled(true);
    fitRows();
    connect(model, &QAbstractItemModel::modelAboutToBeReset, this, &LibraryTable::rememberSelection);
    connect(model, &QAbstractItemModel::modelReset, this, &LibraryTable::restoreSelection);
}

QList<int> LibraryTable::selectedRows() const
{
    QList<int> rows;
    for (const QModelIndex& index : selectionModel()->selectedRows()) {
        rows += index.row();
    }
    std::ranges::sort(rows);
    return rows;
}

QStringList LibraryTable::selectedDocuments() const
{
    QStringList names;
    for (const int row : selectedRows()) {
        if (const LibraryEntry* entry = m_model->entryAt(row)) {
            names += entry->name;
        }
    }
    return names;
}

void LibraryTable::rememberSelection()
{
    m_remembered = selectedDocuments();
    m_rememberedCurrent = currentIndex().data(LibraryModel::DocumentRole).toString();
}

/// What is still found stays selected, and what was in front stays in sight.
void LibraryTable::restoreSelection()
{
    const QStringList remembered = std::exchange(m_remembered, {});
    if (const int row = m_model->rowOf(m_rememberedCurrent); row >= 0 && !m_rememberedCurrent.isEmpty()) {
        selectionModel()->setCurrentIndex(m_model->index(row, 0), QItemSelectionModel::NoUpdate);
    }
    QItemSelection selection;
    const QSet<QString> wanted(remembered.cbegin(), remembered.cend());
    for (int row = 0; !wanted.isEmpty() && row < m_model->rowCount(); ++row) {
        const LibraryEntry* entry = m_model->entryAt(row);
        if (entry && wanted.contains(entry->name)) {
            const QModelIndex index = m_model->index(row, 0);
            selection.select(index, index);
        }
    }
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    Q_EMIT documentsSelected(); // also where nothing is selected any more
}

void LibraryTable::fitColumns()
{
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const int wanted = std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
        setColumnWidth(column, std::min(wanted + 2 * padding, widestColumn));
    }
}

void LibraryTable::fitRows()
{
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 2 * padding);
}

/// Whether the key was one that folds the group in front.
bool LibraryTable::foldsByKey(int key)
{
    const QModelIndex current = currentIndex();
    if (!current.data(LibraryModel::HeadingRole).toBool()) {
        return false;
    }
    const bool folded = current.data(LibraryModel::FoldedRole).toBool();
    switch (key) {
    case Qt::Key_Left:
        m_model->setFolded(current.row(), true);
        return true;
    case Qt::Key_Right:
        m_model->setFolded(current.row(), false);
        return true;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        m_model->setFolded(current.row(), !folded);
        return true;
    default:
        return false;
    }
}

void LibraryTable::keyPressEvent(QKeyEvent* event)
{
    if (foldsByKey(event->key())) {
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

void LibraryTable::mousePressEvent(QMouseEvent* event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    QTableView::mousePressEvent(event);
    if (event->button() == Qt::LeftButton && index.data(LibraryModel::HeadingRole).toBool()) {
        m_model->setFolded(index.row(), !index.data(LibraryModel::FoldedRole).toBool());
    }
}

void LibraryTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fitRows();
        fitColumns();
    }
}

void LibraryTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    viewport()->update(); // a heading shows across the row that it has the focus
}

void LibraryTable::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    QTableView::selectionChanged(selected, deselected);
    Q_EMIT documentsSelected();
}

} // namespace rangebar
