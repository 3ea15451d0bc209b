// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAbstractButton;
class QAbstractItemModel;
class QMenu;
class QToolButton;
class QVBoxLayout;

namespace rangebar {

class ChartView;
class TextLabel;
class WrappingRow;

/// A titled section of a page with its switches and a Copy menu.
class PageSection : public QWidget
{
    Q_OBJECT

public:
    explicit PageSection(const QString& title, QWidget* parent = nullptr);

    QString title() const;
    QVBoxLayout* body() const { return m_body; }
    /// Puts a switch beside the title.
    void addSwitch(QAbstractButton* button);
    /// What the Copy menu copies; neither is owned.
    void setTableModel(const QAbstractItemModel* model);
    void setChart(ChartView* chart);
    ChartView* chart() const { return m_chart; }

Q_SIGNALS:
    void copyImageRequested();
    void saveImageRequested();
    void exportRequested();

private:
    void addExportButton();
    void fillCopyMenu();

    TextLabel* m_title;
    WrappingRow* m_header;
    QVBoxLayout* m_body;
    QToolButton* m_export = nullptr; ///< of the chart
    QToolButton* m_copy;
    QMenu* m_copyMenu;
    const QAbstractItemModel* m_model = nullptr;
    ChartView* m_chart = nullptr;
};

} // namespace rangebar
