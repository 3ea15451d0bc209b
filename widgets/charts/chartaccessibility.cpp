// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chartaccessibility.h"

#include "widgets/charts/chartalttext.h"
#include "widgets/charts/chartlayout.h"
#include "widgets/charts/chartview.h"

#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>

namespace rangebar {
namespace {

/// One row of a chart. It knows its number only, so it stays right when the chart shows another spec.
class ChartRowAccessible final : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    ChartRowAccessible(ChartView* view, int row) : m_view(view), m_row(row) {}

    int row() const { return m_row; }
    const ChartView* view() const { return m_view; }

    bool isValid() const override { return m_view && m_row < m_view->rowCount(); }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_view); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    void setText(QAccessible::Text, const QString&) override {}
    QAccessible::Role role() const override { return QAccessible::ListItem; }

    QString text(QAccessible::Text kind) const override
    {
        if (!isValid()) {
            return {};
        }
        switch (kind) {
        case QAccessible::Name:
            return m_view->rowSentence(m_row);
        case QAccessible::Description:
            return m_view->rowCard(m_row).asText();
        default:
            return {};
        }
    }

    QRect rect() const override
    {
        if (!isValid()) {
            return {};
        }
        const QRect inView = m_view->rowRect(m_row);
        return {m_view->mapToGlobal(inView.topLeft()), inView.size()};
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.readOnly = true;
        state.focusable = true;
        state.focused = m_view->hasFocus() && m_view->currentRow() == m_row;
        state.selectable = std::holds_alternative<HistoryChartSpec>(m_view->spec());
        state.selected = m_view->isRowSelected(m_row);
        state.invisible = !m_view->isVisible();
        state.offscreen = !state.invisible && !m_view->visibleRegion().intersects(m_view->rowRect(m_row));
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }

    QStringList actionNames() const override
    {
        const bool opens = isValid() && std::holds_alternative<HistoryChartSpec>(m_view->spec());
        return opens ? QStringList{setFocusAction(), pressAction()} : QStringList{setFocusAction()};
    }
    void doAction(const QString& name) override
    {
        if (isValid() && name == pressAction() && actionNames().contains(name)) {
            Q_EMIT m_view->rowActivated(m_row);
            return;
        }
        if (isValid() && name == setFocusAction()) {
            m_view->setFocus(Qt::OtherFocusReason);
            m_view->setCurrentRow(m_row);
        }
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    QPointer<ChartView> m_view;
    int m_row;
};

class ChartViewAccessible final : public QAccessibleWidget
{
public:
    explicit ChartViewAccessible(ChartView* view) : QAccessibleWidget(view, QAccessible::Chart) {}

    ~ChartViewAccessible() override
    {
        for (const QAccessible::Id id : std::as_const(m_rows)) {
            QAccessible::deleteAccessibleInterface(id);
        }
    }

    ChartView* view() const { return static_cast<ChartView*>(widget()); }

    QString text(QAccessible::Text kind) const override
    {
        const QString own = QAccessibleWidget::text(kind);
        if (own.isEmpty() && kind == QAccessible::Name) {
            return chartTitle(view()->spec());
        }
        if (own.isEmpty() && kind == QAccessible::Description) {
            return chartAltText(view()->spec());
        }
        return own;
    }

    int childCount() const override { return view()->rowCount(); }

    /// Made when first asked for: a chart may have thousands of rows.
    QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount()) {
            return nullptr;
        }
        const auto known = m_rows.constFind(index);
        if (known != m_rows.cend()) {
            return QAccessible::accessibleInterface(*known);
        }
        auto* row = new ChartRowAccessible(view(), index);
        m_rows.insert(index, QAccessible::registerAccessibleInterface(row));
        return row;
    }

    int indexOfChild(const QAccessibleInterface* child) const override
    {
        const auto* row = dynamic_cast<const ChartRowAccessible*>(child);
        return row && row->view() == view() && row->isValid() ? row->row() : -1;
    }

    QAccessibleInterface* childAt(int x, int y) const override
    {
        return child(view()->rowAt(view()->mapFromGlobal(QPoint(x, y))));
    }

    QAccessibleInterface* focusChild() const override
    {
        return view()->hasFocus() ? child(view()->currentRow()) : nullptr;
    }

private:
    mutable QHash<int, QAccessible::Id> m_rows;
};

QAccessibleInterface* makeInterface(const QString&, QObject* object)
{
    auto* view = qobject_cast<ChartView*>(object);
    return view ? new ChartViewAccessible(view) : nullptr;
}

} // namespace

void installChartAccessibility()
{
    QAccessible::installFactory(makeInterface); // knows itself
}

void announceCurrentRow(ChartView* view, int row)
{
    if (!QAccessible::isActive() || !view->hasFocus()) {
        return;
    }
    QAccessibleEvent event(view, QAccessible::Focus);
    event.setChild(row);
    QAccessible::updateAccessibility(&event);
}

void announceNewRows(ChartView* view)
{
    if (!QAccessible::isActive()) {
        return;
    }
    QAccessibleEvent named(view, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&named);
    QAccessibleEvent reordered(view, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&reordered);
}

} // namespace rangebar
