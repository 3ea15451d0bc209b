// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/benchmarkdocument.h"
#include "widgets/parts/sectionedpage.h"

#include <QHash>
#include <QUrl>

class QPushButton;

namespace rangebar {

class Notice;
class PageSection;

/// What a crate page shows. All texts are visible text.
struct CratePageContent
{
    QString key;     ///< identity: a page shown again under the same key keeps its place
    QString heading; ///< the crate's name, or the file's
    DocumentPtr document;
    QString notice; ///< what the reader has to know of where this comes from; empty where nothing
    bool isWarning = false;
    QString emptyTitle;  ///< without a document: "no results published yet"
    QString emptyReason; ///< and why
    QString origin;      ///< address or path of the document
    QString
        sincePrevious; ///< "What changed since 0.6.1 (8 Jul 2026)"; empty where no such document is at hand
    QUrl explanation;  ///< "how these numbers are measured"; invalid where there is none
    ReviewHeaderContent review; ///< what stands above the heading; empty for nothing

    bool operator==(const CratePageContent&) const = default;
};

/// One document: provenance, comparison, cost, throughput, machine and other fields as one scrolling page
/// with a list of its sections. Asks for everything that leaves the window by signal.
class CratePage : public SectionedPage
{
    Q_OBJECT

public:
    explicit CratePage(QWidget* parent = nullptr);

    /// Another document under the same key takes the place of the one on show: the reader stays in the
    /// section, with the tables open and the focus where they were.
    void setContent(const CratePageContent& content);
    const CratePageContent& content() const { return m_content; }
    /// Chosen by the reader; kept for all documents.
    void setAxisMode(AxisMode mode);
    AxisMode axisMode() const { return m_axisMode; }

Q_SIGNALS:
    void explanationRequested(const QUrl& url);
    void historyRequested(const QString& crate);
    /// To be compared with the document before.
    void previousRequested();
    /// No document before is at hand: the reader wants to get one.
    void compareWithFileRequested();
    void importHistoryRequested();
    void retryRequested();
    void axisModeChanged(rangebar::AxisMode mode);

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild();
    void showNotice();
    void showPrevious();
    void addPrevious(QVBoxLayout* texts);
    void buildEmpty(QVBoxLayout* layout);
    void buildHeader(QVBoxLayout* layout);
    void buildComparison();
    void buildCost();
    void buildThroughput();
    void buildMachine();
    void buildOtherFields();
    void addAxisSwitch(PageSection* section);
    void addColdSwitch(PageSection* section, ChartView* chart);

    CratePageContent m_content;
    AxisMode m_axisMode = AxisMode::Shared;
    bool m_coldStart = false;
    Notice* m_notice = nullptr;        ///< of the page on show, where it has a document
    QPushButton* m_previous = nullptr; ///< likewise, and where it can have one before it
    QPushButton* m_noPrevious = nullptr;
    QHash<QString, Place> m_places; ///< by key
};

} // namespace rangebar
