// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/review.h"
#include "models/report/comparisonreport.h"
#include "widgets/parts/sectionedpage.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace rangebar {

class ComparedRowsModel;
class FindingsModel;
class Notice;
class TextLabel;

/// Two documents compared: both sides, whether they may be compared, the summary, the findings to walk
/// through, and everything side by side. Shows and changes a ComparisonReview; asks for files and the
/// clipboard by signal.
class ComparePage : public SectionedPage
{
    Q_OBJECT

public:
    /// The review is not owned and outlives the page.
    explicit ComparePage(ComparisonReview* review, QWidget* parent = nullptr);

    /// Something to know of the inputs (a saved comparison whose documents changed); empty for nothing.
    void setInputNotice(const QString& text);
    /// What another comparison took the place of, to be brought back; empty for nothing.
    void setReplacedNotice(const QString& text);
    /// Where both sides come from, such as a pull request; empty for nothing.
    void setReviewHeader(const ReviewHeaderContent& content);
    void focusFilter();
    void nextFinding() { stepFinding(1); }
    void previousFinding() { stepFinding(-1); }

Q_SIGNALS:
    void copyReportRequested(rangebar::ReportFormat format, bool visibleOnly);
    void saveReportRequested(rangebar::ReportFormat format, bool visibleOnly);
    void saveComparisonRequested();
    void bringBackRequested();
    void forgetReplacedRequested();
    void thresholdsChanged(const rangebar::CodeThresholds& thresholds);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildBar();
    bool goesOn() const;
    void rebuild();
    void buildHeader(QVBoxLayout* layout);
    QWidget* buildReplaced();
    void buildFindings();
    void buildRates(Section section);
    void buildCode();
    void buildPairing();
    void buildMachine();
    void buildOtherFields();

    void stepFinding(int by);
    void showFinding(int index);
    void updateSummary();
    void updateHidden();
    void updateCharts();
    void retranslateBar();
    void fillReportMenu();
    void syncBar();
    /// Why the verdict of a finding is what it is, with all the figures.
    QString explanation(const Finding& finding) const;
    NumberFormat format() const;

    ComparisonReview* m_review;
    QString m_inputNotice;
    QString m_replacedNotice;
    ReviewHeaderContent m_reviewHeader;

    QComboBox* m_kind = nullptr;
    QLineEdit* m_text = nullptr;
    QComboBox* m_order = nullptr;
    TextLabel* m_hidden = nullptr;
    QDoubleSpinBox* m_instructions = nullptr;
    QDoubleSpinBox* m_allocations = nullptr;
    QLabel* m_instructionsLabel = nullptr;
    QLabel* m_allocationsLabel = nullptr;
    QToolButton* m_previous = nullptr;
    QToolButton* m_next = nullptr;
    TextLabel* m_finding = nullptr;
    TextLabel* m_explanation = nullptr;
    QCheckBox* m_accept = nullptr;
    QString m_noteOf; ///< the finding whose note is in the field
    QLineEdit* m_note = nullptr;
    QToolButton* m_report = nullptr;

    // Parts of the page on show.
    TextLabel* m_summary = nullptr;
    PageTable* m_findings = nullptr;
    QHash<int, PageTable*> m_tables;         ///< by Section
    QList<ComparisonSide> m_sidesBefore;     ///< of the page on show
    QHash<int, ComparedRowsModel*> m_models; ///< by Section
    QHash<int, ChartView*> m_charts;         ///< by Section
};

} // namespace rangebar
