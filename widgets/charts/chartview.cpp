// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chartview.h"

#include "widgets/charts/chartaccessibility.h"
#include "widgets/charts/chartcard.h"
#include "widgets/charts/chartpainter.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>
#include <QPointer>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace rangebar {
namespace {

constexpr int usualWidth = 720;
constexpr int smallestWidth = 260;
constexpr std::chrono::milliseconds hoverDelay{150};
/// A resize asks for heights at several widths before it settles on one.
constexpr qsizetype keptLayouts = 3;

int rowsOf(const ChartSpec& spec)
{
    return std::visit(
        [](const auto& chart) {
            if constexpr (std::is_same_v<std::decay_t<decltype(chart)>, RangeChartSpec>) {
                qsizetype rows = 0;
                for (const RangeBlock& block : chart.blocks) {
                    rows += block.rows.size();
                }
                return static_cast<int>(rows);
            } else if constexpr (std::is_same_v<std::decay_t<decltype(chart)>, HistoryChartSpec>) {
                return historyRowCount(chart);
            } else {
                return static_cast<int>(chart.rows.size());
            }
        },
        spec);
}

} // namespace

struct ChartView::Private
{
    explicit Private(ChartView* view)
        : q(view)
        , fonts(std::make_shared<ChartFonts>(view->font()))
        , theme(ChartTheme::forPalette(view->palette()))
    {
    }
    ~Private() { delete card; }
    Q_DISABLE_COPY_MOVE(Private)

    struct WidthLayout
    {
        int width;
        ChartLayout layout;
    };

    const ChartLayout& layoutFor(int width)
    {
        const auto known = std::ranges::find(layouts, width, &WidthLayout::width);
        if (known == layouts.end()) {
            if (layouts.size() == keptLayouts) {
                layouts.removeLast();
            }
            layouts.prepend({width, layOutChart(spec, width, *fonts)});
        } else {
            std::rotate(layouts.begin(), known, std::next(known));
        }
        return layouts.constFirst().layout;
    }
    const ChartLayout& layout() { return layoutFor(q->width()); }

    void layOutAgain()
    {
        layouts.clear();
        hideCard();
        q->updateGeometry();
        q->update();
    }

    void repaintRow(int row)
    {
        // The focus ring and the hover colour reach a little beyond.
        q->update(q->rowRect(row).adjusted(-8, -2, 8, 2));
    }

    /// Of the row in front, or of a chart without one.
    void repaintFocus()
    {
        if (current < 0) {
            q->update();
        } else {
            repaintRow(current);
        }
    }

    void setHovered(int row)
    {
        if (row == hovered) {
            return;
        }
        repaintRow(hovered);
        hovered = row;
        repaintRow(hovered);
        if (hovered < 0) {
            hoverTimer.stop();
            if (cardFollowsMouse) {
                hideCard();
            }
        } else if (card && card->isVisible() && cardFollowsMouse) {
            showHoverCard();
        } else {
            hoverTimer.start();
        }
    }

    void showHoverCard()
    {
        if (hovered >= 0) {
            cardFollowsMouse = true;
            showCard(hovered, pointer.x() + 16);
        }
    }

    void showFocusCard()
    {
        if (current >= 0 && q->hasFocus() && q->isVisible()) {
            cardFollowsMouse = false;
            hoverTimer.stop();
            showCard(current, q->rowRect(current).left() + q->fontMetrics().height() * 6);
        }
    }

    void showCard(int row, int x)
    {
        const Card content = q->rowCard(row);
        if (content.title.isEmpty() && content.lines.isEmpty() && content.sentences.isEmpty()) {
            hideCard();
            return;
        }
        QWidget* window = q->window();
        if (!card || card->parentWidget() != window) {
            delete card;
            card = new ChartCard(window);
        }
        card->setContent(content, fonts, theme);
        const QRect rect = q->rowRect(row);
        card->showBeside(QRect(q->mapTo(window, rect.topLeft()), rect.size()),
                         q->mapTo(window, QPoint(x, 0)).x());
    }

    void hideCard()
    {
        hoverTimer.stop();
        if (card) {
            card->hide();
        }
    }

    bool cardIsShown() const { return card && card->isVisible(); }

    void openMenu(const QPoint& globalPosition)
    {
        if (menu) {
            return;
        }
        hideCard();
        menu = new QMenu(q);
        menu->setObjectName(QStringLiteral("chartMenu"));
        menu->setAttribute(Qt::WA_DeleteOnClose);
        QAction* copy = menu->addAction(ChartView::tr("&Copy image"), q, &ChartView::copyImageRequested);
        copy->setObjectName(QStringLiteral("copyImage"));
        QAction* save = menu->addAction(ChartView::tr("&Save image..."), q, &ChartView::saveImageRequested);
        save->setObjectName(QStringLiteral("saveImage"));
        QAction* exporting = menu->addAction(ChartView::tr("&Export..."), q, &ChartView::exportRequested);
        exporting->setObjectName(QStringLiteral("export"));
        menu->popup(globalPosition);
    }

    /// Where a menu opened by a key appears.
    QPoint keyboardMenuPosition() const
    {
        const QRect visible = q->visibleRegion().boundingRect();
        const QRect row = q->rowRect(current).intersected(visible);
        return q->mapToGlobal(row.isEmpty() ? visible.center() : row.center());
    }

    /// The row about a page away; the last in that direction where there is none.
    int rowAPageAway(int direction) const
    {
        const int page = std::max(q->visibleRegion().boundingRect().height() * 9 / 10, 1);
        const int wanted = q->rowRect(current).top() + direction * page;
        int low = 0;
        int high = q->rowCount() - 1;
        while (low < high) {
            const int middle = (low + high + 1) / 2;
            if (q->rowRect(middle).top() <= wanted) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low == current ? std::clamp(current + direction, 0, q->rowCount() - 1) : low;
    }

    std::optional<int> markForKey(const HistoryChartSpec& history, int key) const
    {
        const auto direction = [key]() -> std::optional<HistoryDirection> {
            switch (key) {
            case Qt::Key_Left:
                return HistoryDirection::Earlier;
            case Qt::Key_Right:
                return HistoryDirection::Later;
            case Qt::Key_Up:
                return HistoryDirection::Up;
            case Qt::Key_Down:
                return HistoryDirection::Down;
            case Qt::Key_Home:
                return HistoryDirection::First;
            case Qt::Key_End:
                return HistoryDirection::Last;
            case Qt::Key_PageUp:
                return HistoryDirection::PreviousPanel;
            case Qt::Key_PageDown:
                return HistoryDirection::NextPanel;
            default:
                return std::nullopt;
            }
        }();
        if (!direction || rows == 0) {
            return std::nullopt;
        }
        return current < 0 ? 0 : historyNeighbour(history, current, *direction);
    }

    std::optional<int> rowForKey(int key) const
    {
        if (const auto* history = std::get_if<HistoryChartSpec>(&spec)) {
            return markForKey(*history, key);
        }
        const int last = q->rowCount() - 1;
        if (last < 0) {
            return std::nullopt;
        }
        const int from = std::max(current, 0);
        switch (key) {
        case Qt::Key_Down:
            return current < 0 ? 0 : current + 1;
        case Qt::Key_Up:
            return current < 0 ? last : current - 1;
        case Qt::Key_Home:
            return 0;
        case Qt::Key_End:
            return last;
        case Qt::Key_PageDown:
            return from == last ? last + 1 : rowAPageAway(1);
        case Qt::Key_PageUp:
            return from == 0 ? -1 : rowAPageAway(-1);
        default:
            return std::nullopt;
        }
    }

    ChartView* q;
    ChartSpec spec;
    std::shared_ptr<const ChartFonts> fonts;
    ChartTheme theme;
    QList<WidthLayout> layouts;
    int rows = 0;
    int current = -1;
    int hovered = -1;
    QPoint pointer;
    QList<qsizetype> selected;     ///< documents of a history
    std::optional<QPoint> pressed; ///< where a drag would begin
    QTimer hoverTimer;
    QPointer<ChartCard> card;
    bool cardFollowsMouse = false;
    QPointer<QMenu> menu;
};

ChartView::ChartView(QWidget* parent) : QWidget(parent), d(std::make_unique<Private>(this))
{
    installChartAccessibility();
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    d->hoverTimer.setSingleShot(true);
    d->hoverTimer.setInterval(hoverDelay);
    connect(&d->hoverTimer, &QTimer::timeout, this, [this] { d->showHoverCard(); });
}

ChartView::~ChartView() = default;

void ChartView::setSpec(ChartSpec spec)
{
    d->spec = std::move(spec);
    d->hovered = -1;
    d->layOutAgain();
    const int rows = rowsOf(d->spec);
    if (rows != d->rows) {
        d->rows = rows;
        d->current = -1;
        Q_EMIT currentRowChanged(-1);
    }
    announceNewRows(this);
}

const ChartSpec& ChartView::spec() const
{
    return d->spec;
}

void ChartView::setSelectedDocuments(const QList<qsizetype>& documents)
{
    if (documents != d->selected) {
        d->selected = documents;
        update();
    }
}

bool ChartView::isRowSelected(int row) const
{
    const auto* history = std::get_if<HistoryChartSpec>(&d->spec);
    return history != nullptr && row >= 0 && row < d->rows &&
           d->selected.contains(history->mark(historyPlace(*history, row)).slot);
}

int ChartView::rowCount() const
{
    return d->rows;
}

int ChartView::currentRow() const
{
    return d->current;
}

void ChartView::setCurrentRow(int row)
{
    const int held = row >= 0 && row < d->rows ? row : -1;
    if (held == d->current) {
        return;
    }
    d->repaintRow(d->current);
    d->current = held;
    d->repaintRow(d->current);
    Q_EMIT currentRowChanged(held);
    announceCurrentRow(this, held);
    if (held < 0) {
        d->hideCard();
    }
}

QRect ChartView::rowRect(int row) const
{
    return rangebar::rowRect(d->spec, d->layout(), row, *d->fonts).toAlignedRect();
}

int ChartView::rowAt(QPoint position) const
{
    return rangebar::rowAt(d->spec, d->layout(), position, *d->fonts);
}

QString ChartView::rowSentence(int row) const
{
    return rangebar::rowSentence(d->spec, d->layout(), row);
}

Card ChartView::rowCard(int row) const
{
    return rangebar::rowCard(d->spec, d->layout(), row);
}

bool ChartView::hasHeightForWidth() const
{
    return true;
}

int ChartView::heightForWidth(int width) const
{
    return static_cast<int>(std::ceil(chartSize(d->layoutFor(std::max(width, smallestWidth))).height()));
}

QSize ChartView::sizeHint() const
{
    // At the width of the last layout, or every hint would cost another one.
    const int unplaced = testAttribute(Qt::WA_Resized) ? width() : usualWidth;
    const int width = d->layouts.isEmpty() ? unplaced : d->layouts.constFirst().width;
    return {width, heightForWidth(width)};
}

QSize ChartView::minimumSizeHint() const
{
    return {smallestWidth, fontMetrics().height() * 4};
}

bool ChartView::event(QEvent* event)
{
    if (event->type() == QEvent::Leave) {
        d->setHovered(-1);
    }
    return QWidget::event(event);
}

void ChartView::changeEvent(QEvent* event)
{
    switch (event->type()) {
    case QEvent::PaletteChange:
        d->theme = ChartTheme::forPalette(palette());
        d->hideCard();
        update();
        break;
    case QEvent::FontChange:
    case QEvent::StyleChange:
        d->theme = ChartTheme::forPalette(palette());
        d->fonts = std::make_shared<ChartFonts>(font());
        d->layOutAgain();
        break;
    default:
        break;
    }
    QWidget::changeEvent(event);
}

void ChartView::contextMenuEvent(QContextMenuEvent* event)
{
    d->openMenu(event->reason() == QContextMenuEvent::Keyboard ? d->keyboardMenuPosition()
                                                               : event->globalPos());
}

void ChartView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    const bool byKeyboard = event->reason() == Qt::TabFocusReason ||
                            event->reason() == Qt::BacktabFocusReason ||
                            event->reason() == Qt::ShortcutFocusReason;
    if (byKeyboard && d->rows > 0) {
        if (d->current < 0) {
            setCurrentRow(event->reason() == Qt::BacktabFocusReason ? d->rows - 1 : 0);
        }
        d->showFocusCard();
    }
    d->repaintFocus();
    announceCurrentRow(this, d->current);
}

void ChartView::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    d->hideCard();
    d->repaintFocus();
}

void ChartView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    d->hovered = -1;
    d->hideCard();
}

void ChartView::keyPressEvent(QKeyEvent* event)
{
    if (std::holds_alternative<HistoryChartSpec>(d->spec) && d->current >= 0) {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
            Q_EMIT rowActivated(d->current);
            return;
        }
        if (event->key() == Qt::Key_Space) {
            Q_EMIT rowClicked(d->current, Qt::ControlModifier);
            return;
        }
    }
    const bool menuKey = event->key() == Qt::Key_Menu ||
                         (event->key() == Qt::Key_F10 && event->modifiers() == Qt::ShiftModifier);
    if (menuKey) {
        d->openMenu(d->keyboardMenuPosition());
        return;
    }
    if (event->key() == Qt::Key_Escape && d->cardIsShown()) {
        d->hideCard();
        return;
    }
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (const std::optional<int> row = plain ? d->rowForKey(event->key()) : std::nullopt;
        row && *row >= 0 && *row < d->rows) {
        setCurrentRow(*row);
        d->showFocusCard();
        return;
    }
    // Beyond the first and the last row the scroll area moves.
    QWidget::keyPressEvent(event);
}

void ChartView::mouseMoveEvent(QMouseEvent* event)
{
    d->pointer = event->position().toPoint();
    if (d->pressed && (event->buttons() & Qt::LeftButton) != 0 &&
        (d->pointer - *d->pressed).manhattanLength() >= QApplication::startDragDistance()) {
        d->pressed.reset();
        d->setHovered(-1);
        Q_EMIT dragRequested();
        return;
    }
    d->setHovered(rowAt(d->pointer));
}

void ChartView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const int row = rowAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && row >= 0 && std::holds_alternative<HistoryChartSpec>(d->spec)) {
        Q_EMIT rowActivated(row);
        return;
    }
    mousePressEvent(event);
}

void ChartView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        QWidget::mousePressEvent(event);
        return;
    }
    const QPoint position = event->position().toPoint();
    if (const int row = rowAt(position); row >= 0) {
        setCurrentRow(row);
    }
    // Kept from the window, which may take the drag that begins here for one of its own.
    d->pressed = position;
}

void ChartView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && std::holds_alternative<HistoryChartSpec>(d->spec)) {
        if (const int row = rowAt(event->position().toPoint()); row >= 0 && row == d->current) {
            Q_EMIT rowClicked(row, event->modifiers());
        }
    }
    d->pressed.reset();
    QWidget::mouseReleaseEvent(event);
}

void ChartView::moveEvent(QMoveEvent* event)
{
    QWidget::moveEvent(event);
    followMove();
}

void ChartView::followMove()
{
    if (!d->cardIsShown()) {
        return;
    }
    if (d->cardFollowsMouse) {
        d->setHovered(-1);
    } else {
        d->showFocusCard();
    }
}

void ChartView::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    // With a scale such as 1.25 the edge of the view lies within a pixel, which is the view's own to paint.
    const QRect exposed = event->rect().marginsAdded({1, 1, 1, 1});
    paintChart(painter, d->spec, d->layout(), *d->fonts, d->theme, exposed,
               PaintOptions{{d->hovered, hasFocus() ? d->current : -1, d->selected}});
    if (hasFocus() && d->current < 0) {
        painter.setPen(QPen(d->theme.colour(ChartColour::FocusRing), 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

void ChartView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    d->hideCard();
    // Rows move when the width changes; what was painted says nothing of where they are now.
    if (event->size().width() != event->oldSize().width()) {
        update();
    }
}

} // namespace rangebar
