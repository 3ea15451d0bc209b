// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/languages/showntexts.h"

#include "models/items/navigationroles.h"
#include "tests/app/languages/showngeometry.h"
#include "widgets/charts/chartview.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QSpinBox>
#include <QTabBar>
#include <QTextDocumentFragment>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rangebar::test {
namespace {

constexpr int mostRows = 60; ///< of a table: the others are of the same kind

class Collector
{
public:
    void window(QWidget* window)
    {
        add(window, u"title"_s, window->windowTitle());
        widget(window);
        for (auto* child : window->findChildren<QWidget*>()) {
            if (child->isVisible() && child->window() == window) {
                widget(child);
            }
        }
        for (const QAction* one : window->actions()) {
            action(window, one);
        }
    }

    QList<ShownText> texts;

private:
    void add(const QWidget* of, const QString& what, const QString& text)
    {
        if (!text.trimmed().isEmpty()) {
            const QString plain =
                Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText() : text;
            texts.append(ShownText{describe(of) + u": "_s + what, plain});
        }
    }

    void action(const QWidget* of, const QAction* one)
    {
        add(of, u"action "_s + one->objectName(), one->text());
        add(of, u"tool tip of action "_s + one->objectName(), one->toolTip());
        add(of, u"status tip of action "_s + one->objectName(), one->statusTip());
    }

    void widget(QWidget* one)
    {
        add(one, u"tool tip"_s, one->toolTip());
        add(one, u"status tip"_s, one->statusTip());
        add(one, u"what's this"_s, one->whatsThis());
        if (QAccessibleInterface* told = QAccessible::queryAccessibleInterface(one)) {
            add(one, u"accessible name"_s, told->text(QAccessible::Name));
            add(one, u"accessible description"_s, told->text(QAccessible::Description));
        }
        if (const auto* label = qobject_cast<QLabel*>(one)) {
            add(one, u"text"_s, label->text());
        } else if (const auto* button = qobject_cast<QAbstractButton*>(one)) {
            add(one, u"text"_s, button->text());
        } else if (const auto* group = qobject_cast<QGroupBox*>(one)) {
            add(one, u"title"_s, group->title());
        } else if (const auto* combo = qobject_cast<QComboBox*>(one)) {
            for (int i = 0; i < combo->count(); ++i) {
                add(one, u"choice"_s, combo->itemText(i));
                add(one, u"tool tip of a choice"_s, combo->itemData(i, Qt::ToolTipRole).toString());
            }
            add(one, u"placeholder"_s, combo->placeholderText());
        } else if (const auto* spin = qobject_cast<QSpinBox*>(one)) {
            add(one, u"parts"_s, spin->prefix() + u' ' + spin->suffix() + u' ' + spin->specialValueText());
        } else if (const auto* real = qobject_cast<QDoubleSpinBox*>(one)) {
            add(one, u"parts"_s, real->prefix() + u' ' + real->suffix() + u' ' + real->specialValueText());
        } else if (const auto* line = qobject_cast<QLineEdit*>(one)) {
            add(one, u"placeholder"_s, line->placeholderText());
        } else if (const auto* bar = qobject_cast<QTabBar*>(one)) {
            for (int i = 0; i < bar->count(); ++i) {
                add(one, u"tab"_s, bar->tabText(i));
                add(one, u"tool tip of a tab"_s, bar->tabToolTip(i));
            }
        } else if (const auto* progress = qobject_cast<QProgressBar*>(one)) {
            add(one, u"text"_s, progress->isTextVisible() ? progress->text() : QString());
        } else if (const auto* edit = qobject_cast<QPlainTextEdit*>(one)) {
            add(one, u"placeholder"_s, edit->placeholderText());
            add(one, u"text"_s, edit->isReadOnly() ? edit->toPlainText() : QString());
        } else if (const auto* menu = qobject_cast<QMenu*>(one)) {
            for (const QAction* entry : menu->actions()) {
                action(one, entry);
            }
        } else if (const auto* menus = qobject_cast<QMenuBar*>(one)) {
            for (const QAction* entry : menus->actions()) {
                action(one, entry);
            }
        } else if (const auto* view = qobject_cast<QAbstractItemView*>(one)) {
            items(view);
        } else if (const auto* chart = qobject_cast<ChartView*>(one)) {
            painted(chart);
        }
    }

    void items(const QAbstractItemView* view)
    {
        const QAbstractItemModel* model = view->model();
        if (!model || qobject_cast<const QHeaderView*>(view)) {
            return;
        }
        const int rows = std::min(model->rowCount(view->rootIndex()), mostRows);
        const int columns = model->columnCount(view->rootIndex());
        for (int row = 0; row < rows; ++row) {
            for (int column = 0; column < columns; ++column) {
                const QModelIndex index = model->index(row, column, view->rootIndex());
                for (const int role :
                     {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole),
                      int(Qt::AccessibleDescriptionRole), int(SecondLineRole)}) {
                    const QVariant value = index.data(role);
                    if (value.typeId() == QMetaType::QString) {
                        add(view, u"row %1, column %2, role %3"_s.arg(row).arg(column).arg(role),
                            value.toString());
                    }
                }
            }
        }
        for (const auto* header : view->findChildren<QHeaderView*>()) {
            for (int section = 0; header->isVisible() && section < columns; ++section) {
                for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole)}) {
                    add(view, u"header %1"_s.arg(section),
                        model->headerData(section, header->orientation(), role).toString());
                }
            }
        }
    }

    void painted(const ChartView* chart)
    {
        const ChartFonts fonts(chart->font());
        const ChartLayout layout = layOutChart(chart->spec(), chart->width(), fonts);
        for (const PaintedLine& line : writtenIn(chart, layout, fonts)) {
            add(chart, u"chart"_s, line.words);
        }
        for (int row = 0; row < chart->rowCount(); ++row) {
            add(chart, u"sentence of a row"_s, rowSentence(chart->spec(), layout, row));
            add(chart, u"card of a row"_s, chart->rowCard(row).asText());
        }
    }
};

} // namespace

QString describe(const QWidget* widget)
{
    QStringList names;
    for (const QWidget* one = widget; one; one = one->isWindow() ? nullptr : one->parentWidget()) {
        const QString name = one->objectName();
        if (!name.isEmpty() && !name.startsWith(u"qt_"_s)) {
            names.prepend(name);
        }
        if (names.size() == 2) {
            break;
        }
    }
    return QString::fromLatin1(widget->metaObject()->className()) + u" in "_s + names.join(u'/');
}

QList<ShownText> shownTexts(QWidget* window)
{
    Collector collector;
    collector.window(window);
    return collector.texts;
}

} // namespace rangebar::test
