// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/historyspecs.h"
#include "widgets/parts/sectionedpage.h"

class QCheckBox;
class QComboBox;
class QPushButton;

namespace rangebar {

class TextLabel;
class WrappingRow;

/// What a history page shows. All texts but the crate are visible text.
struct HistoryPageContent
{
    QString key;   ///< identity: a page shown again under the same key keeps its place
    QString crate; ///< untrusted
    QList<HistoryInput> documents;
    bool isReading = false; ///< more documents are on their way
    QStringList problems;   ///< documents that could not be read, and why
};

/// What the reader has chosen to see, of whichever crate.
struct HistorySwitches
{
    HistoryOrder order = HistoryOrder::Date;
    int latest = 0; ///< how many documents; 0: all
    HistoryChartOptions chart;
    bool coldStart = false;

    bool operator==(const HistorySwitches&) const = default;
};

/// The documents of one crate over time: a chart for the scenarios, the throughput and the code, and the
/// documents themselves. A document in a chart can be opened, and two of them compared; the page asks for
/// both by signal.
class HistoryPage : public SectionedPage
{
    Q_OBJECT

public:
    explicit HistoryPage(QWidget* parent = nullptr);

    /// The place, the focus and what is chosen stay where the same documents are still there.
    void setContent(const HistoryPageContent& content);
    const HistoryPageContent& content() const { return m_content; }

    /// Of the documents on show; never null. Of many it is made behind the page, and without steps until
    /// then where another crate was on show.
    const HistoryPtr& history() const { return m_making.history(); }
    bool isWorking() const { return m_making.isWorking(); }
    const HistoryChartOptions& options() const { return m_options; }

    HistorySwitches switches() const;
    /// A number of documents that can't be chosen counts as all.
    void setSwitches(const HistorySwitches& switches);

    /// At most two, in the order of the history.
    QList<HistoryInput> chosen() const;

Q_SIGNALS:
    void documentActivated(const rangebar::HistoryInput& document);
    void comparisonRequested(const rangebar::HistoryInput& base, const rangebar::HistoryInput& candidate);
    void chosenChanged();
    void switchesChanged();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* buildBar();
    void addLoops(WrappingRow* row);
    QLayout* buildChosenRow();
    void retranslateBar();
    void fillMachines();

    QList<HistoryInput> shownInputs() const;
    void rebuild(const Place& where);
    void rebuildInPlace() { rebuild(placeOfReader()); }
    void build(const Place& where);
    Place placeOfReader() const;
    void buildHeader(QVBoxLayout* layout);
    void buildRates(Section section);
    void buildCode();
    void buildDocuments();
    ChartView* addHistoryChart(PageSection* section, const QString& name, HistoryChartSpec spec);
    void updateRates();

    void choose(qsizetype step, bool add);
    void clearChosen();
    void showChosen();
    void requestComparison();
    void activate(qsizetype step);
    NumberFormat format() const;

    HistoryPageContent m_content;
    HistoryMaking m_making;
    Place m_placeWhenMade;
    HistoryChartOptions m_options;
    bool m_coldStart = false;
    QString m_machine;              ///< empty: all
    QList<DocumentPtr> m_chosen;    ///< the latest choice last
    QHash<QString, Place> m_places; ///< by key

    QComboBox* m_order = nullptr;
    QComboBox* m_measure = nullptr;
    QComboBox* m_count = nullptr;
    QComboBox* m_machines = nullptr;
    QHash<int, QCheckBox*> m_loops; ///< by LoopRole
    TextLabel* m_chosenText = nullptr;
    QPushButton* m_compare = nullptr;
    TextLabel* m_working = nullptr;

    QHash<int, ChartView*> m_rateCharts; ///< of the page on show, by Section
};

} // namespace rangebar
