// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/benchmarkdocument.h"
#include "widgets/charts/chartspec.h"

#include <QHash>
#include <QUrl>
#include <QWidget>

class QScrollArea;
class QTabBar;
class QToolButton;
class QVBoxLayout;

namespace rangebar {

class ChartView;
class PageSection;
class TextLabel;

/// What a crate page shows. All texts are visible text.
struct CratePageContent
{
    QString key;     ///< identity: a page shown again under the same key keeps its place
    QString heading; ///< the crate's name, or the file's
    DocumentPtr document;
    QString notice;  ///< what the reader has to know of where this comes from; empty where nothing
    bool isWarning = false;
    QString emptyTitle;  ///< without a document: "no results published yet"
    QString emptyReason; ///< and why
    QString origin;      ///< address or path of the document
    QUrl explanation;    ///< "how these numbers are measured"; invalid where there is none
};

/// One document: provenance, comparison, cost, throughput, machine and other fields as one scrolling page with a list
/// of its sections. Asks for everything that leaves the window by signal.
class CratePage : public QWidget
{
    Q_OBJECT

public:
    explicit CratePage(QWidget* parent = nullptr);

    void setContent(const CratePageContent& content);
    const CratePageContent& content() const { return m_content; }
    /// Chosen by the reader; kept for all documents.
    void setAxisMode(AxisMode mode);
    AxisMode axisMode() const { return m_axisMode; }
    /// The chart that has the focus or else the first one in view; nullptr without a document.
    ChartView* currentChart() const;

Q_SIGNALS:
    void explanationRequested(const QUrl& url);
    void retryRequested();
    void axisModeChanged(rangebar::AxisMode mode);
    void copyImageRequested(const rangebar::ChartSpec& spec);
    void saveImageRequested(const rangebar::ChartSpec& spec);

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild();
    void buildEmpty(QVBoxLayout* layout);
    void buildHeader(QVBoxLayout* layout);
    void buildComparison(QVBoxLayout* layout);
    void buildCost(QVBoxLayout* layout);
    void buildThroughput(QVBoxLayout* layout);
    void buildMachine(QVBoxLayout* layout);
    void buildOtherFields(QVBoxLayout* layout);
    PageSection* addSection(QVBoxLayout* layout, const QString& objectName, const QString& title);
    ChartView* addChart(PageSection* section, const QString& objectName, ChartSpec spec);
    void addTable(PageSection* section, const QString& objectName, QAbstractItemModel* model, bool collapsed);
    QToolButton* addAxisSwitch(PageSection* section);
    void showSection(int index);
    void followScroll();

    CratePageContent m_content;
    AxisMode m_axisMode = AxisMode::Shared;
    bool m_coldStart = false;
    QTabBar* m_sectionBar;
    QScrollArea* m_scroll;
    QList<PageSection*> m_sections;
    QHash<QString, int> m_places; ///< scroll position by key
    QHash<QString, bool> m_openTables;
    bool m_jumping = false;
};

} // namespace rangebar
