// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/historypage.h"

#include "models/items/historymodels.h"
#include "models/report/joining.h"
#include "models/report/visibletext.h"
#include "widgets/charts/chartview.h"
#include "widgets/charts/historygeometry.h"
#include "widgets/parts/choicename.h"
#include "widgets/parts/notice.h"
#include "widgets/parts/pagesection.h"
#include "widgets/parts/pagetable.h"
#include "widgets/parts/textlabel.h"
#include "widgets/parts/wrappingcheckbox.h"
#include "widgets/parts/wrappingrow.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace rangebar {
namespace {

constexpr int barMargin = 8;
constexpr int lineSpacing = 6;
constexpr qsizetype mostChosen = 2;
/// More names of files than this say nothing new.
constexpr qsizetype mostProblems = 20;
constexpr qsizetype longestMachine = 120;
constexpr std::array loopRoles{LoopRole::RawClient, LoopRole::BrokerCrate, LoopRole::RustStream};
constexpr std::array documentCounts{0, 10, 25, 50}; ///< 0: all

/// What makes two machines the same, as a comparison judges it.
QString machineOf(const BenchmarkDocument& document)
{
    QStringList parts;
    for (const QStringView key : {u"cpu", u"architecture", u"cores"}) {
        const QString* value = document.environmentValue(key);
        parts += value != nullptr ? *value : QString();
    }
    return parts.join(QLatin1Char('\n'));
}

QString machineName(const BenchmarkDocument& document)
{
    QStringList parts;
    for (const QStringView key : {u"cpu", u"architecture", u"cores"}) {
        if (const QString* value = document.environmentValue(key)) {
            parts += visibleText(*value, longestMachine);
        }
    }
    return Joining::facts(parts);
}

QComboBox* newSwitch(QWidget* parent, const QString& name, int characters)
{
    auto* box = new QComboBox(parent);
    box->setObjectName(name);
    fillRoom(box, characters);
    return box;
}

} // namespace

HistoryPage::HistoryPage(QWidget* parent) : SectionedPage(parent)
{
    setFixedBar(buildBar());
    retranslateBar();
    connect(&m_making, &HistoryMaking::made, this, [this] {
        m_working->hide();
        build(placeOfReader());
    });
}

NumberFormat HistoryPage::format() const
{
    return NumberFormat(locale());
}

QWidget* HistoryPage::buildBar()
{
    auto* bar = new QWidget(this);
    auto* layout = new QVBoxLayout(bar);
    layout->setContentsMargins(barMargin, barMargin, barMargin, 0);
    layout->setSpacing(lineSpacing);

    m_order = newSwitch(bar, QStringLiteral("historyOrder"), 9);
    m_measure = newSwitch(bar, QStringLiteral("historyMeasure"), 9);
    m_count = newSwitch(bar, QStringLiteral("historyCount"), 9);
    m_machines = newSwitch(bar, QStringLiteral("historyMachine"), 12);
    auto* first = new WrappingRow;
    for (QComboBox* box : {m_order, m_measure, m_count}) {
        first->addWidget(box);
    }
    layout->addLayout(first);
    auto* second = new WrappingRow;
    second->addWidget(m_machines);
    addLoops(second);
    layout->addLayout(second);
    layout->addLayout(buildChosenRow());
    m_working = new TextLabel(TextLabel::Style::Muted);
    m_working->setObjectName(QStringLiteral("historyWorking"));
    m_working->hide();
    layout->addWidget(m_working);

    for (QComboBox* box : {m_order, m_count}) {
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            rebuildInPlace();
            Q_EMIT switchesChanged();
        });
    }
    connect(m_machines, &QComboBox::currentIndexChanged, this, [this] {
        m_machine = m_machines->currentData().toString();
        rebuildInPlace();
    });
    connect(m_measure, &QComboBox::currentIndexChanged, this, [this] {
        m_options.rates = m_measure->currentData().toBool();
        updateRates();
        Q_EMIT switchesChanged();
    });
    return bar;
}

/// Ticks: whether a button is pressed is hard to see in some themes.
void HistoryPage::addLoops(WrappingRow* row)
{
    for (const LoopRole role : loopRoles) {
        auto* box = new QCheckBox;
        box->setObjectName(QStringLiteral("historyLoop%1").arg(int(role)));
        box->setChecked(true);
        connect(box, &QCheckBox::toggled, this, [this] {
            m_options.loops.clear();
            for (const LoopRole shown : loopRoles) {
                if (m_loops.value(int(shown))->isChecked()) {
                    m_options.loops += shown;
                }
            }
            updateRates();
            Q_EMIT switchesChanged();
        });
        m_loops.insert(int(role), box);
        row->addWidget(box);
    }
}

HistorySwitches HistoryPage::switches() const
{
    return {static_cast<HistoryOrder>(m_order->currentData().toInt()), m_count->currentData().toInt(),
            m_options, m_coldStart};
}

void HistoryPage::setSwitches(const HistorySwitches& switches)
{
    const QSignalBlocker quiet(this);
    const auto choose = [](QComboBox* box, const QVariant& value) {
        const QSignalBlocker still(box);
        box->setCurrentIndex(std::max(box->findData(value), 0));
    };
    choose(m_order, int(switches.order));
    choose(m_count, switches.latest);
    choose(m_measure, switches.chart.rates);
    m_coldStart = switches.coldStart;
    m_options = switches.chart;
    for (const LoopRole role : loopRoles) {
        const QSignalBlocker still(m_loops.value(int(role)));
        m_loops.value(int(role))->setChecked(m_options.loops.contains(role));
    }
    rebuildInPlace();
}

QLayout* HistoryPage::buildChosenRow()
{
    auto* row = new WrappingRow;
    m_chosenText = new TextLabel(TextLabel::Style::Muted);
    m_chosenText->setObjectName(QStringLiteral("chosenDocuments"));
    m_compare = new QPushButton;
    m_compare->setObjectName(QStringLiteral("compareChosen"));
    connect(m_compare, &QPushButton::clicked, this, &HistoryPage::requestComparison);
    row->addWidget(m_chosenText);
    row->addWidget(m_compare);
    return row;
}

void HistoryPage::retranslateBar()
{
    const auto refill = [](QComboBox* box, const QList<std::pair<QString, QVariant>>& items) {
        const QSignalBlocker quiet(box);
        const int index = std::max(box->currentIndex(), 0);
        box->clear();
        for (const auto& [text, value] : items) {
            box->addItem(text, value);
        }
        box->setCurrentIndex(index);
    };
    refill(m_order,
           {{tr("By date"), int(HistoryOrder::Date)}, {tr("By version"), int(HistoryOrder::Version)}});
    nameChoice(m_order, tr("Order of the documents"));
    refill(m_measure, {{tr("Distances"), false}, {tr("Rates"), true}});
    nameChoice(m_measure, tr("What is shown of the loops"));
    m_measure->setToolTip(tr("Distances to the raw client hold across machines, rates on one machine only"));
    QList<std::pair<QString, QVariant>> counts;
    for (const int count : documentCounts) {
        counts += {count == 0 ? tr("All documents") : tr("Last %n", nullptr, count), count};
    }
    refill(m_count, counts);
    nameChoice(m_count, tr("How many documents"));
    nameChoice(m_machines, tr("Machine"));
    for (const LoopRole role : loopRoles) {
        m_loops.value(int(role))->setText(Words::loop(role));
    }
    m_compare->setText(tr("&Compare"));
    m_compare->setToolTip(tr("Compares the two chosen documents (Ctrl+D)"));
    fillMachines();
    showChosen();
}

void HistoryPage::fillMachines()
{
    const QSignalBlocker quiet(m_machines);
    m_machines->clear();
    m_machines->addItem(tr("All machines"), QString());
    for (const HistoryInput& input : std::as_const(m_content.documents)) {
        const QString machine = machineOf(*input.document);
        if (m_machines->findData(machine) < 0) {
            const QString name = machineName(*input.document);
            m_machines->addItem(name.isEmpty() ? tr("Machine not published") : name, machine);
            m_machines->setItemData(m_machines->count() - 1, asToolTip(name), Qt::ToolTipRole);
        }
    }
    const int index = m_machines->findData(m_machine);
    m_machines->setCurrentIndex(std::max(index, 0));
    m_machine = m_machines->currentData().toString();
    m_machines->setEnabled(m_machines->count() > 2);
}

void HistoryPage::setContent(const HistoryPageContent& content)
{
    const auto same = [](const HistoryInput& one, const HistoryInput& other) {
        return one.document == other.document && one.source == other.source && one.key == other.key &&
               one.recorded == other.recorded;
    };
    const bool unchanged = m_content.key == content.key && m_content.isReading == content.isReading &&
                           m_content.problems == content.problems &&
                           std::ranges::equal(m_content.documents, content.documents, same);
    if (unchanged && !m_content.key.isEmpty()) {
        return; // nothing flickers, nothing moves
    }
    const bool another = m_content.key != content.key;
    m_places.insert(m_content.key, placeOfReader());
    if (another) {
        m_machine.clear();
    }
    m_content = content;
    m_chosen.removeIf([this](const DocumentPtr& chosen) {
        return std::ranges::none_of(
            m_content.documents, [&chosen](const HistoryInput& input) { return input.document == chosen; });
    });
    fillMachines();
    rebuild(m_places.value(m_content.key));
}

QList<HistoryInput> HistoryPage::shownInputs() const
{
    QList<HistoryInput> inputs = m_content.documents;
    if (m_machines->currentIndex() > 0) {
        inputs.removeIf(
            [this](const HistoryInput& input) { return machineOf(*input.document) != m_machine; });
    }
    return inputs;
}

void HistoryPage::rebuild(const Place& where)
{
    HistoryOptions options;
    options.order = static_cast<HistoryOrder>(m_order->currentData().toInt());
    options.latest = m_count->currentData().toInt();
    m_making.make(shownInputs(), m_content.crate, options);
    m_placeWhenMade = where;
    m_working->setText(tr("The history of %n document(s) is being put together...", nullptr,
                          int(m_content.documents.size())));
    m_working->setVisible(m_making.isWorking());
    if (m_making.isWorking() && !history()->steps.isEmpty()) {
        showChosen(); // the page before stays until the next is made
    } else {
        build(where);
    }
}

/// On a page that is not there yet, where the reader will be.
HistoryPage::Place HistoryPage::placeOfReader() const
{
    return sections().isEmpty() ? m_placeWhenMade : place();
}

void HistoryPage::build(const Place& where)
{
    const auto* before = qobject_cast<ChartView*>(QApplication::focusWidget());
    const bool hadFocus = before != nullptr && isAncestorOf(before);
    const QString focused = hadFocus ? before->objectName() : QString();
    const int focusedRow = hadFocus ? before->currentRow() : -1;

    m_rateCharts.clear();
    QVBoxLayout* layout = beginPage();
    buildHeader(layout);
    if (!history()->steps.isEmpty()) {
        buildRates(Section::Scenarios);
        buildRates(Section::Throughput);
        buildCode();
        buildDocuments();
    }
    endPage(where);
    showChosen();
    for (PageSection* section : sections()) {
        ChartView* chart = section->chart();
        if (hadFocus && chart != nullptr && chart->objectName() == focused) {
            chart->setFocus();
            chart->setCurrentRow(focusedRow);
        }
    }
}

void HistoryPage::buildHeader(QVBoxLayout* layout)
{
    const HistoryWords words(format());
    auto* texts = new QVBoxLayout;
    texts->setSpacing(lineSpacing);
    const auto add = [texts](TextLabel::Style style, const QString& name, const QString& text) {
        auto* label = new TextLabel(style);
        label->setObjectName(name);
        label->setText(text);
        texts->addWidget(label);
    };
    add(TextLabel::Style::Title, QStringLiteral("pageHeading"), HistoryWords::title(*history()));
    const qsizetype documents = history()->steps.size();
    if (documents > 0) {
        add(TextLabel::Style::Body, QStringLiteral("historySpan"), words.span(*history()));
        add(TextLabel::Style::Body, QStringLiteral("historySummary"),
            words.summary(*history()).join(QLatin1Char('\n')));
    }
    if (m_content.isReading) {
        add(TextLabel::Style::Muted, QStringLiteral("historyReading"),
            tr("Documents of the library are being read..."));
    } else if (documents == 0 && m_making.isWorking()) {
        // told above the page
    } else if (documents == 0) {
        add(TextLabel::Style::Body, QStringLiteral("emptyReason"),
            tr("No document of this crate is kept in the library yet. Every document that is downloaded or "
               "opened is kept there, and documents can be imported from folders, archives and git "
               "repositories."));
    } else if (documents == 1) {
        add(TextLabel::Style::Body, QStringLiteral("emptyReason"),
            tr("Import older documents from a folder, an archive or a git repository to see them here."));
    }
    if (!m_content.problems.isEmpty()) {
        auto* notice = new Notice(Notice::Kind::Warning);
        notice->setObjectName(QStringLiteral("historyProblems"));
        QStringList lines{
            tr("%n document(s) of the library can't be read:", nullptr, int(m_content.problems.size()))};
        lines += m_content.problems.mid(0, mostProblems);
        if (m_content.problems.size() > mostProblems) {
            lines += tr("and %n more", nullptr, int(m_content.problems.size() - mostProblems));
        }
        notice->setText(lines.join(QLatin1Char('\n')));
        texts->addWidget(notice);
    }
    layout->addLayout(texts);
}

ChartView* HistoryPage::addHistoryChart(PageSection* section, const QString& name, HistoryChartSpec spec)
{
    ChartView* chart = addChart(section, name, std::move(spec));
    const auto stepOf = [chart](int row) {
        const auto& shown = std::get<HistoryChartSpec>(chart->spec());
        return shown.mark(historyPlace(shown, row)).slot;
    };
    connect(chart, &ChartView::rowClicked, this, [this, stepOf](int row, Qt::KeyboardModifiers keys) {
        choose(stepOf(row), keys.testFlag(Qt::ControlModifier));
    });
    connect(chart, &ChartView::rowActivated, this, [this, stepOf](int row) { activate(stepOf(row)); });
    return chart;
}

void HistoryPage::buildRates(Section kind)
{
    const bool scenarios = kind == Section::Scenarios;
    if ((scenarios ? history()->scenarios : history()->throughput).isEmpty()) {
        return;
    }
    PageSection* section =
        addSection(scenarios ? QStringLiteral("scenarioHistory") : QStringLiteral("throughputHistory"),
                   scenarios ? tr("Scenarios") : tr("Throughput"));
    m_rateCharts[int(kind)] = addHistoryChart(section,
                                              scenarios ? QStringLiteral("scenarioHistoryChart")
                                                        : QStringLiteral("throughputHistoryChart"),
                                              HistorySpecs(format()).rates(history(), kind, m_options));
    addTable(section,
             scenarios ? QStringLiteral("scenarioHistoryTable") : QStringLiteral("throughputHistoryTable"),
             new RateHistoryModel(history(), kind, format()), tr("Numbers as a table"));
}

void HistoryPage::buildCode()
{
    if (history()->code.isEmpty()) {
        return;
    }
    PageSection* section = addSection(QStringLiteral("codeHistory"), tr("Cost of the code"));
    const bool anyCold = HistorySpecs::hasColdStart(*history());
    ChartView* chart = addHistoryChart(section, QStringLiteral("codeHistoryChart"),
                                       HistorySpecs(format()).counts(history(), anyCold && m_coldStart));
    if (anyCold) {
        auto* cold = new WrappingCheckBox(tr("Cold start"));
        cold->setObjectName(QStringLiteral("historyColdSwitch"));
        cold->setChecked(m_coldStart);
        connect(cold, &QCheckBox::toggled, this, [this, chart](bool on) {
            m_coldStart = on;
            chart->setSpec(HistorySpecs(format()).counts(history(), on));
            Q_EMIT switchesChanged();
        });
        section->addSwitch(cold);
    }
    addTable(section, QStringLiteral("codeHistoryTable"), new CodeHistoryModel(history(), format()),
             tr("Numbers as a table"));
}

void HistoryPage::buildDocuments()
{
    PageSection* section = addSection(QStringLiteral("historyDocuments"), tr("Documents"));
    PageTable* table = addTable(section, QStringLiteral("historyDocumentsTable"),
                                new HistoryDocumentsModel(history(), format()));
    connect(table, &PageTable::activated, this, [this](const QModelIndex& index) {
        if (index.row() < history()->steps.size()) {
            activate(index.row());
        }
    });
}

void HistoryPage::updateRates()
{
    const HistorySpecs specs(format());
    for (auto chart = m_rateCharts.cbegin(); chart != m_rateCharts.cend(); ++chart) {
        chart.value()->setSpec(specs.rates(history(), static_cast<Section>(chart.key()), m_options));
    }
}

QList<HistoryInput> HistoryPage::chosen() const
{
    QList<HistoryInput> inputs;
    for (const HistoryStep& step : history()->steps) {
        if (m_chosen.contains(step.input.document)) {
            inputs += step.input;
        }
    }
    return inputs;
}

void HistoryPage::choose(qsizetype step, bool add)
{
    const DocumentPtr& document = history()->steps.at(step).input.document;
    if (add && m_chosen.removeAll(document) > 0) {
        showChosen();
        return;
    }
    if (!add) {
        m_chosen.clear();
    }
    m_chosen += document;
    if (m_chosen.size() > mostChosen) {
        m_chosen.removeFirst();
    }
    showChosen();
}

void HistoryPage::clearChosen()
{
    m_chosen.clear();
    showChosen();
}

void HistoryPage::showChosen()
{
    const HistoryWords words(format());
    QList<qsizetype> steps;
    QStringList names;
    for (qsizetype i = 0; i < history()->steps.size(); ++i) {
        if (m_chosen.contains(history()->steps.at(i).input.document)) {
            steps += i;
            names += words.step(*history(), i);
        }
    }
    for (PageSection* section : sections()) {
        if (section->chart() != nullptr) {
            section->chart()->setSelectedDocuments(steps);
        }
    }
    switch (names.size()) {
    case 0:
        m_chosenText->setText(
            tr("Click a document, or press Space on it, to choose it; with Ctrl the second. "
               "Enter opens it."));
        break;
    case 1:
        //: %1 is a document.
        m_chosenText->setText(
            tr("Chosen: %1. Choose a second one with Ctrl to compare them.").arg(names.constFirst()));
        break;
    default:
        //: %1 and %2 are documents.
        m_chosenText->setText(
            tr("Chosen: %1 and %2. Ctrl+D compares them.").arg(names.constFirst(), names.constLast()));
        break;
    }
    m_compare->setEnabled(names.size() == mostChosen);
    Q_EMIT chosenChanged();
}

void HistoryPage::requestComparison()
{
    const QList<HistoryInput> two = chosen();
    if (two.size() == mostChosen) {
        Q_EMIT comparisonRequested(two.constFirst(), two.constLast());
    }
}

void HistoryPage::activate(qsizetype step)
{
    // The receiver may show another page, or this one with other documents.
    const HistoryInput input = history()->steps.at(step).input;
    Q_EMIT documentActivated(input);
}

void HistoryPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && !m_chosen.isEmpty()) {
        clearChosen();
        return;
    }
    SectionedPage::keyPressEvent(event);
}

void HistoryPage::changeEvent(QEvent* event)
{
    SectionedPage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslateBar();
        if (!m_content.key.isEmpty()) {
            rebuildInPlace();
        }
    }
}

} // namespace rangebar
