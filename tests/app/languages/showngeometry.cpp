// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/languages/showngeometry.h"

#include "tests/app/languages/showntexts.h"
#include "widgets/charts/chartcard.h"
#include "widgets/charts/chartpainter.h"
#include "widgets/charts/chartview.h"
#include "widgets/parts/notice.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QDir>
#include <QGroupBox>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QSplitter>
#include <QStyleOptionButton>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTextDocumentFragment>
#include <QToolBar>

#include <cmath>

using namespace Qt::StringLiterals;

namespace rangebar::test {
namespace {

QString sized(const QSize& size)
{
    return u"%1 x %2"_s.arg(size.width()).arg(size.height());
}

/// A tool tip may say more, but must say all of it.
bool isTold(const QString& toolTip, QString text)
{
    const QString told = QTextDocumentFragment::fromHtml(toolTip).toPlainText().simplified();
    return told.contains(text.remove(u'&').simplified());
}

class CutTexts
{
public:
    Geometry geometry;

    void widget(QWidget* one)
    {
        if (const auto* menu = qobject_cast<QMenu*>(one)) {
            for (QAction* action : menu->actions()) {
                if (!action->isSeparator()) {
                    const QRect has = menu->actionGeometry(action);
                    room(one, action->text(), {menu->fontMetrics().horizontalAdvance(action->text()), 1},
                         (has & menu->rect()).size());
                }
            }
        } else if (const auto* label = qobject_cast<QLabel*>(one)) {
            if (!label->text().isEmpty()) {
                this->label(label);
            }
        } else if (const auto* combo = qobject_cast<QComboBox*>(one)) {
            this->combo(combo);
        } else if (qobject_cast<QAbstractButton*>(one) || qobject_cast<QAbstractSpinBox*>(one)) {
            const auto* button = qobject_cast<QAbstractButton*>(one);
            if (one->parentWidget() && qobject_cast<QTabBar*>(one->parentWidget())) {
                return; // scrolls the tabs
            }
            const int height = one->hasHeightForWidth() ? one->heightForWidth(one->width()) : 0;
            const QSize needed = height > 0 ? QSize(one->minimumSizeHint().width(), height) : one->sizeHint();
            room(one, button ? button->text() : u"its value"_s, needed, one->size());
        } else if (auto* group = qobject_cast<QGroupBox*>(one)) {
            room(one, group->title(), {group->fontMetrics().horizontalAdvance(group->title()), 0},
                 group->size());
        } else if (const auto* line = qobject_cast<QLineEdit*>(one)) {
            if (!line->placeholderText().isEmpty()) {
                constexpr int insideLine = 8;
                room(one, line->placeholderText(),
                     {line->fontMetrics().horizontalAdvance(line->placeholderText()) + insideLine, 0},
                     line->size());
            }
        } else if (const auto* bar = qobject_cast<QTabBar*>(one)) {
            tabs(bar);
        } else if (const auto* header = qobject_cast<QHeaderView*>(one)) {
            this->header(header);
        } else if (const auto* view = qobject_cast<QAbstractItemView*>(one)) {
            items(view);
        }
    }

private:
    void fault(const QWidget* of, const QString& text, const QSize& needed, const QSize& has)
    {
        geometry.faults.append(
            u"%1: \"%2\" needs %3 and has %4"_s.arg(describe(of), text, sized(needed), sized(has)));
    }

    void room(const QWidget* of, const QString& text, const QSize& needed, const QSize& has)
    {
        ++geometry.looked;
        const bool fits = needed.width() <= has.width() && needed.height() <= has.height();
        if (!fits && !isTold(of->toolTip(), text)) {
            fault(of, text, needed, has);
        }
    }

    void label(const QLabel* label)
    {
        // A page that is longer than its window has its labels in full; they are scrolled to.
        const QRect inside = label->contentsRect();
        if (!label->wordWrap()) {
            room(label, label->text(), label->sizeHint(), label->size());
            return;
        }
        // A word that is longer than the label is cut; the height is what the label itself asks for.
        const QRect needed = label->fontMetrics().boundingRect(
            QRect(0, 0, inside.width(), 0xffff), Qt::TextWordWrap | int(label->alignment()), label->text());
        room(label, label->text(), {needed.width(), label->heightForWidth(label->width())},
             {inside.width(), label->height()});
    }

    void combo(const QComboBox* combo)
    {
        QStyleOptionComboBox option;
        option.initFrom(combo);
        option.editable = combo->isEditable();
        const QRect field =
            combo->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, combo);
        const QSize needed(combo->fontMetrics().horizontalAdvance(combo->currentText()),
                           combo->fontMetrics().height());
        ++geometry.looked;
        const bool fits =
            needed.width() <= field.width() && combo->minimumSizeHint().height() <= combo->height();
        if (!fits && !isTold(combo->toolTip(), combo->currentText()) &&
            !isTold(combo->currentData(Qt::ToolTipRole).toString(), combo->currentText())) {
            fault(combo, combo->currentText(), needed, field.size());
        }
    }

    void tabs(const QTabBar* bar)
    {
        for (int i = 0; i < bar->count(); ++i) {
            QString text = bar->tabText(i);
            ++geometry.looked;
            const QSize needed(bar->fontMetrics().horizontalAdvance(text.remove(u'&')),
                               bar->fontMetrics().height());
            const QSize has = bar->tabRect(i).size();
            if ((needed.width() > has.width() || needed.height() > has.height()) &&
                !isTold(bar->tabToolTip(i), text)) {
                fault(bar, text, needed, has);
            }
        }
    }

    void header(const QHeaderView* header)
    {
        const QAbstractItemModel* model = header->model();
        for (int i = 0; model && i < header->count(); ++i) {
            const QString text = model->headerData(i, header->orientation()).toString();
            if (header->isSectionHidden(i) || text.isEmpty()) {
                continue;
            }
            ++geometry.looked;
            const bool across = header->orientation() == Qt::Horizontal;
            const int hint = header->sectionSizeHint(i);
            if (hint > header->sectionSize(i) &&
                !isTold(model->headerData(i, header->orientation(), Qt::ToolTipRole).toString(), text)) {
                fault(header, text, across ? QSize(hint, 0) : QSize(0, hint),
                      across ? QSize(header->sectionSize(i), header->height())
                             : QSize(header->width(), header->sectionSize(i)));
            }
        }
    }

    void items(const QAbstractItemView* view)
    {
        const QAbstractItemModel* model = view->model();
        constexpr int mostRows = 40;
        for (int row = 0; model && row < std::min(model->rowCount(view->rootIndex()), mostRows); ++row) {
            for (int column = 0; column < model->columnCount(view->rootIndex()); ++column) {
                const QModelIndex index = model->index(row, column, view->rootIndex());
                const QString text = index.data().toString();
                const QRect has = view->visualRect(index);
                if (text.isEmpty() || has.isEmpty()) {
                    continue;
                }
                ++geometry.looked;
                const QSize needed = view->sizeHintForIndex(index);
                const bool fits = needed.width() <= has.width() && needed.height() <= has.height();
                const bool wraps = view->fontMetrics()
                                       .boundingRect(QRect(0, 0, has.width() - 2 * cellMargin, 0xffff),
                                                     Qt::TextWordWrap, text)
                                       .height() <= has.height();
                if (!fits && !(wraps && needed.height() <= has.height()) &&
                    index.data(Qt::ToolTipRole).toString().isEmpty()) {
                    fault(view, text, needed, has.size());
                }
            }
        }
    }

    static constexpr int cellMargin = 4;
};

bool isOverlay(const QWidget* widget)
{
    // Lie over others on purpose.
    return widget->isWindow() || qobject_cast<const ChartCard*>(widget) ||
           widget->inherits("QToolBarExtension") || widget->inherits("QSplitterHandle") ||
           widget->inherits("QWidgetResizeHandler");
}

} // namespace

Geometry cutTexts(QWidget* window)
{
    CutTexts texts;
    texts.widget(window);
    const QList<QWidget*> widgets = window->findChildren<QWidget*>();
    for (QWidget* one : widgets) {
        if (one->isVisible() && one->window() == window) {
            texts.widget(one);
        }
    }
    return texts.geometry;
}

Geometry misplaced(QWidget* window)
{
    Geometry geometry;
    QList<QWidget*> widgets = window->findChildren<QWidget*>();
    widgets.prepend(window);
    for (const QWidget* parent : std::as_const(widgets)) {
        if (!parent->isVisible() || parent->window() != window) {
            continue;
        }
        if (const auto* area = qobject_cast<const QScrollArea*>(parent)) {
            ++geometry.looked;
            const int beside = area->widget() ? area->widget()->width() - area->viewport()->width() : 0;
            if (beside > 0) {
                geometry.faults.append(
                    u"%1: %2 pixels are beside the window"_s.arg(describe(parent)).arg(beside));
            }
        }
        if (!parent->layout()) {
            continue; // places its parts itself, as the widgets of Qt do
        }
        QList<QWidget*> parts;
        for (QObject* child : parent->children()) {
            auto* part = qobject_cast<QWidget*>(child);
            if (part && part->isVisible() && !isOverlay(part)) {
                parts.append(part);
            }
        }
        for (qsizetype i = 0; i < parts.size(); ++i) {
            ++geometry.looked;
            const QWidget* part = parts.at(i);
            if (!parent->rect().contains(part->geometry()) && !part->geometry().isEmpty()) {
                geometry.faults.append(
                    u"%1 at %2, %3 with %4 reaches out of its parent with %5"_s.arg(describe(part))
                        .arg(part->x())
                        .arg(part->y())
                        .arg(sized(part->size()), sized(parent->size())));
            }
            for (qsizetype j = i + 1; j < parts.size(); ++j) {
                const QRect both = part->geometry().intersected(parts.at(j)->geometry());
                if (!both.isEmpty()) {
                    geometry.faults.append(u"%1 lies over %2 by %3"_s.arg(
                        describe(part), describe(parts.at(j)), sized(both.size())));
                }
            }
        }
    }
    return geometry;
}

void writePicture(QWidget* window, const QString& name)
{
    static const QString folder = qEnvironmentVariable("RANGEBAR_PICTURES");
    if (!folder.isEmpty()) {
        QDir().mkpath(folder);
        window->grab().save(folder + u'/' + QString(name).replace(u' ', u'-').remove(u'>') + u".png"_s);
    }
}

QList<PaintedLine> writtenIn(const ChartView* chart, const ChartLayout& layout, const ChartFonts& fonts)
{
    QList<PaintedLine> lines;
    PaintOptions options;
    options.collected = &lines;
    QImage nothing(1, 1, QImage::Format_ARGB32);
    QPainter painter(&nothing);
    paintChart(painter, chart->spec(), layout, fonts, ChartTheme::forPalette(chart->palette()),
               QRectF(QPointF(), chartSize(layout)), options);
    return lines;
}

Geometry chartWords(QWidget* window)
{
    Geometry geometry;
    const QList<ChartView*> charts = window->findChildren<ChartView*>();
    for (const ChartView* chart : charts) {
        if (!chart->isVisible()) {
            continue;
        }
        const ChartFonts fonts(chart->font());
        const ChartLayout layout = layOutChart(chart->spec(), chart->width(), fonts);
        const QList<PaintedLine> lines = writtenIn(chart, layout, fonts);
        const QRectF all(QPointF(), chartSize(layout));
        if (all.height() > chart->height() + 1) {
            geometry.faults.append(u"%1 needs a height of %2 and has %3"_s.arg(describe(chart))
                                       .arg(all.height())
                                       .arg(chart->height()));
        }
        QList<QRectF> places;
        for (const PaintedLine& line : lines) {
            ++geometry.looked;
            const double ascent = fonts.ascent(line.style);
            // What ink takes: two lines of one paragraph touch each other.
            const QRectF place(line.baseline.x(), line.baseline.y() - ascent * 0.7,
                               fonts.advance(line.words, line.style), ascent * 0.7);
            if (!all.adjusted(-0.5, -0.5, 0.5, 0.5).contains(place)) {
                geometry.faults.append(u"%1: \"%2\" reaches out of the chart: %3 to %4 of %5"_s.arg(
                    describe(chart), line.words, QString::number(place.left()),
                    QString::number(place.right()), QString::number(all.width())));
            }
            for (qsizetype i = 0; i < places.size(); ++i) {
                const QRectF both = places.at(i).intersected(place);
                if (both.width() > 1 && both.height() > 1) {
                    geometry.faults.append(
                        u"%1: \"%2\" lies over \"%3\""_s.arg(describe(chart), line.words, lines.at(i).words));
                }
            }
            places.append(place);
        }
    }
    return geometry;
}

} // namespace rangebar::test
