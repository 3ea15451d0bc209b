// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/comparepage.h"

#include "models/items/comparisonmodels.h"
#include "models/report/comparisonwords.h"
#include "models/report/joining.h"
#include "models/report/visibletext.h"
#include "widgets/charts/changespecs.h"
#include "widgets/charts/chartview.h"
#include "widgets/parts/choicename.h"
#include "widgets/parts/notice.h"
#include "widgets/parts/pagesection.h"
#include "widgets/parts/pagetable.h"
#include "widgets/parts/textlabel.h"
#include "widgets/parts/wrappingrow.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>

namespace rangebar {
namespace {

constexpr int barMargin = 8;
constexpr int lineSpacing = 6;
constexpr int narrowestText = 120;

} // namespace

ComparePage::ComparePage(ComparisonReview* review, QWidget* parent) : SectionedPage(parent), m_review(review)
{
    setFixedBar(buildBar());
    connect(review, &ComparisonReview::changed, this, &ComparePage::rebuild);
    connect(review, &ComparisonReview::visibleChanged, this, [this] {
        updateCharts();
        updateHidden();
        syncBar();
    });
    connect(review, &ComparisonReview::currentFindingChanged, this, &ComparePage::showFinding);
    connect(review, &ComparisonReview::marksChanged, this, [this] {
        updateSummary();
        syncBar();
    });
    retranslateBar();
    if (!review->isEmpty()) {
        rebuild();
    }
}

NumberFormat ComparePage::format() const
{
    return NumberFormat(locale());
}

QWidget* ComparePage::buildBar()
{
    auto* bar = new QWidget(this);
    auto* layout = new QVBoxLayout(bar);
    layout->setContentsMargins(barMargin, barMargin, barMargin, 0);

    auto* filterRow = new WrappingRow;
    m_kind = new QComboBox(bar);
    m_kind->setObjectName(QStringLiteral("rowKind"));
    m_text = new QLineEdit(bar);
    m_text->setObjectName(QStringLiteral("rowText"));
    m_text->setClearButtonEnabled(true);
    m_text->setMinimumWidth(narrowestText);
    m_order = new QComboBox(bar);
    m_order->setObjectName(QStringLiteral("rowOrder"));
    m_instructions = new QDoubleSpinBox(bar);
    m_instructions->setObjectName(QStringLiteral("instructionsGate"));
    m_allocations = new QDoubleSpinBox(bar);
    m_allocations->setObjectName(QStringLiteral("allocationsGate"));
    m_instructionsLabel = new QLabel(bar);
    m_allocationsLabel = new QLabel(bar);
    m_instructionsLabel->setBuddy(m_instructions);
    m_allocationsLabel->setBuddy(m_allocations);
    for (QDoubleSpinBox* gate : {m_instructions, m_allocations}) {
        gate->setRange(0, CodeThresholds::mostPercent);
        gate->setDecimals(2);
        gate->setKeyboardTracking(false);
    }
    m_instructions->setSingleStep(0.5);
    m_allocations->setSingleStep(0.1);
    m_report = new QToolButton(bar);
    m_report->setObjectName(QStringLiteral("reportButton"));
    m_report->setPopupMode(QToolButton::InstantPopup);
    m_report->setFocusPolicy(Qt::StrongFocus);
    m_report->setMenu(new QMenu(m_report));
    for (QWidget* part : std::initializer_list<QWidget*>{m_kind, m_text, m_order, m_report}) {
        filterRow->addWidget(part);
    }
    layout->addLayout(filterRow);

    auto* gateRow = new WrappingRow;
    const std::pair<QLabel*, QDoubleSpinBox*> gates[]{{m_instructionsLabel, m_instructions},
                                                      {m_allocationsLabel, m_allocations}};
    for (const auto& [label, gate] : gates) {
        auto* together = new QHBoxLayout;
        together->addWidget(label);
        together->addWidget(gate);
        gateRow->addLayout(together);
    }
    m_hidden = new TextLabel(TextLabel::Style::Muted, bar);
    m_hidden->setObjectName(QStringLiteral("hiddenRows"));
    gateRow->addWidget(m_hidden);
    layout->addLayout(gateRow);

    auto* findingRow = new WrappingRow;
    m_previous = new QToolButton(bar);
    m_previous->setObjectName(QStringLiteral("previousFinding"));
    m_previous->setArrowType(Qt::UpArrow);
    m_next = new QToolButton(bar);
    m_next->setObjectName(QStringLiteral("nextFinding"));
    m_next->setArrowType(Qt::DownArrow);
    for (QToolButton* button : {m_previous, m_next}) {
        button->setFocusPolicy(Qt::StrongFocus);
        button->setAutoRaise(true);
    }
    m_finding = new TextLabel(TextLabel::Style::Body, bar);
    m_finding->setObjectName(QStringLiteral("currentFinding"));
    m_accept = new QCheckBox(bar);
    m_accept->setObjectName(QStringLiteral("acceptFinding"));
    m_note = new QLineEdit(bar);
    m_note->setObjectName(QStringLiteral("findingNote"));
    m_note->setMinimumWidth(narrowestText);
    m_note->setMaximumWidth(320);
    findingRow->addWidget(m_previous);
    findingRow->addWidget(m_next);
    findingRow->addWidget(m_finding);
    findingRow->addWidget(m_accept);
    findingRow->addWidget(m_note);
    layout->addLayout(findingRow);
    m_explanation = new TextLabel(TextLabel::Style::Muted, bar);
    m_explanation->setObjectName(QStringLiteral("findingExplanation"));
    layout->addWidget(m_explanation);

    const auto applyFilter = [this] {
        m_review->setFilter({static_cast<RowFilter::Kind>(m_kind->currentData().toInt()), m_text->text()});
    };
    connect(m_kind, &QComboBox::currentIndexChanged, this, applyFilter);
    connect(m_text, &QLineEdit::textChanged, this, applyFilter);
    connect(m_order, &QComboBox::currentIndexChanged, this,
            [this] { m_review->setOrder(static_cast<RowOrder>(m_order->currentData().toInt())); });
    const auto applyGates = [this] {
        const CodeThresholds thresholds{m_instructions->value(), m_allocations->value()};
        m_review->setThresholds(thresholds);
        Q_EMIT thresholdsChanged(thresholds);
    };
    connect(m_instructions, &QDoubleSpinBox::valueChanged, this, applyGates);
    connect(m_allocations, &QDoubleSpinBox::valueChanged, this, applyGates);
    connect(m_previous, &QToolButton::clicked, this, &ComparePage::previousFinding);
    connect(m_next, &QToolButton::clicked, this, &ComparePage::nextFinding);
    const auto currentId = [this] {
        const int current = m_review->currentFinding();
        return current < 0 ? QString() : m_review->comparison().findings.at(current).id;
    };
    connect(m_accept, &QCheckBox::clicked, this, [this, currentId](bool accepted) {
        if (accepted) {
            m_review->accept(currentId(), m_note->text());
        } else {
            m_review->reopen(currentId());
        }
    });
    connect(m_note, &QLineEdit::editingFinished, this, [this, currentId] {
        const QString id = currentId();
        const Finding* finding = m_review->comparison().finding(id);
        if (finding && m_review->acceptance(*finding) == Acceptance::Accepted &&
            m_review->marks().value(id).note != m_note->text()) {
            m_review->accept(id, m_note->text());
        }
    });
    connect(m_report->menu(), &QMenu::aboutToShow, this, &ComparePage::fillReportMenu);
    return bar;
}

void ComparePage::retranslateBar()
{
    const QSignalBlocker quietKind(m_kind);
    const QSignalBlocker quietOrder(m_order);
    m_kind->clear();
    m_kind->addItem(tr("All rows"), int(RowFilter::Kind::All));
    m_kind->addItem(tr("Findings only"), int(RowFilter::Kind::Findings));
    m_kind->addItem(tr("Regressions"), int(RowFilter::Kind::Regressions));
    m_kind->addItem(tr("Improvements"), int(RowFilter::Kind::Improvements));
    nameChoice(m_kind, tr("Rows shown"));
    m_order->clear();
    m_order->addItem(tr("In document order"), int(RowOrder::Document));
    m_order->addItem(tr("Largest change first"), int(RowOrder::Size));
    m_order->addItem(tr("By name"), int(RowOrder::Name));
    nameChoice(m_order, tr("Order of the rows"));
    m_text->setPlaceholderText(tr("Filter by name"));
    m_text->setAccessibleName(tr("Filter by name"));
    m_instructionsLabel->setText(tr("Gate for &instructions:"));
    m_allocationsLabel->setText(tr("for &allocations:"));
    m_instructions->setSuffix(tr(" %"));
    m_allocations->setSuffix(tr(" %"));
    m_previous->setToolTip(tr("Previous finding (Shift+F7)"));
    m_previous->setAccessibleName(tr("Previous finding"));
    m_next->setToolTip(tr("Next finding (F7)"));
    m_next->setAccessibleName(tr("Next finding"));
    m_accept->setText(tr("Accep&ted"));
    m_note->setPlaceholderText(tr("Note"));
    m_note->setAccessibleName(tr("Note on the finding"));
    m_report->setText(tr("Report"));
    syncBar();
}

void ComparePage::syncBar()
{
    const QSignalBlocker quietKind(m_kind);
    const QSignalBlocker quietText(m_text);
    const QSignalBlocker quietOrder(m_order);
    const QSignalBlocker quietInstructions(m_instructions);
    const QSignalBlocker quietAllocations(m_allocations);
    m_kind->setCurrentIndex(m_kind->findData(int(m_review->filter().kind)));
    if (m_text->text() != m_review->filter().text) {
        m_text->setText(m_review->filter().text);
    }
    m_order->setCurrentIndex(m_order->findData(int(m_review->order())));
    const CodeThresholds& thresholds = m_review->comparison().options.thresholds;
    m_instructions->setValue(thresholds.instructionsPercent);
    m_allocations->setValue(thresholds.allocationsPercent);

    const Comparison& comparison = m_review->comparison();
    const int current = m_review->currentFinding();
    const bool any = !comparison.findings.isEmpty();
    m_previous->setEnabled(any);
    m_next->setEnabled(any);
    m_accept->setEnabled(current >= 0);
    m_note->setEnabled(current >= 0);
    if (current < 0) {
        // Where nothing was compared, the page says so, and why.
        const bool isCompared = comparison.summary.rowsCompared + comparison.summary.codeCompared > 0;
        m_finding->setText(
            any ? tr("%n finding(s). F7 goes to the first.", nullptr, int(comparison.findings.size()))
                : (isCompared ? tr("No findings.") : QString()));
        m_explanation->hide();
        m_accept->setChecked(false);
        m_noteOf.clear();
        m_note->clear();
        return;
    }
    const Finding& finding = comparison.findings.at(current);
    m_finding->setText(tr("%1 of %2: %3")
                           .arg(locale().toString(current + 1), locale().toString(comparison.findings.size()),
                                ComparisonWords(format()).finding(comparison, finding)));
    const Acceptance acceptance = m_review->acceptance(finding);
    m_explanation->setText(Joining::sentences(
        {acceptance == Acceptance::AcceptedBefore ? ComparisonWords::acceptedBefore() : QString(),
         explanation(finding)}));
    m_explanation->setVisible(!m_explanation->text().isEmpty());
    m_accept->setChecked(acceptance == Acceptance::Accepted);
    if (finding.id != m_noteOf || !m_note->hasFocus()) { // what is being typed stays
        m_noteOf = finding.id;
        m_note->setText(m_review->marks().value(finding.id).note);
    }
}

QString ComparePage::explanation(const Finding& finding) const
{
    if (finding.row < 0) {
        return {};
    }
    const Comparison& comparison = m_review->comparison();
    const ComparedRow& row = comparison.rows.at(finding.row);
    const ComparisonWords words(format());
    const LoopChange* loop = row.rates ? row.rates->loop(finding.loop) : nullptr;
    const CountChange* count = row.code ? row.code->count(finding.column, finding.metric) : nullptr;
    switch (finding.kind) {
    case FindingKind::RateChange:
    case FindingKind::RawClientMoved:
        return loop ? words.explainRate(*loop, *row.rates) : QString();
    case FindingKind::DistanceChange:
        return loop ? words.explainDistance(*loop, *row.rates) : QString();
    case FindingKind::CountChange:
        return count ? words.explainCount(*count, *row.code) : QString();
    case FindingKind::NoLongerComparable:
    case FindingKind::NowComparable:
        if (loop && finding.part == ComparedPart::Rate) {
            return words.explainRate(*loop, *row.rates);
        }
        if (loop && finding.part == ComparedPart::Distance) {
            return words.explainDistance(*loop, *row.rates);
        }
        [[fallthrough]];
    default:
        return Joining::sentences(words.explainRow(comparison, row));
    }
}

void ComparePage::setInputNotice(const QString& text)
{
    m_inputNotice = text;
    if (!m_review->isEmpty()) {
        rebuild();
    }
}

void ComparePage::setReplacedNotice(const QString& text)
{
    if (text != m_replacedNotice) {
        m_replacedNotice = text;
        if (!m_review->isEmpty()) {
            rebuild();
        }
    }
}

void ComparePage::setReviewHeader(const ReviewHeaderContent& content)
{
    if (content != m_reviewHeader) {
        m_reviewHeader = content;
        updateReviewHeader(content);
    }
}

void ComparePage::focusFilter()
{
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

/// What the reader was at is in this comparison too; of two other documents the head comes first.
bool ComparePage::goesOn() const
{
    const Comparison& comparison = m_review->comparison();
    for (const ComparisonSide* side : {&comparison.base, &comparison.candidate}) {
        for (const ComparisonSide& before : m_sidesBefore) {
            if (side->document == before.document ||
                (!side->source.isEmpty() && side->source == before.source)) {
                return true;
            }
        }
    }
    return false;
}

void ComparePage::rebuild()
{
    const Place where = goesOn() ? place() : Place();
    m_sidesBefore = {m_review->comparison().base, m_review->comparison().candidate};
    QVBoxLayout* layout = beginPage();
    m_findings = nullptr;
    m_tables.clear();
    m_models.clear();
    m_charts.clear();
    buildHeader(layout);
    if (!m_review->comparison().refused()) {
        buildFindings();
        buildRates(Section::Scenarios);
        buildRates(Section::Throughput);
        buildCode();
        buildPairing();
    }
    buildMachine();
    buildOtherFields();
    endPage(where);
    updateSummary();
    updateHidden();
    syncBar();
}

void ComparePage::buildHeader(QVBoxLayout* layout)
{
    const Comparison& comparison = m_review->comparison();
    const ComparisonWords words(format());
    addReviewHeader(layout, m_reviewHeader);
    auto* header = new QVBoxLayout;
    header->setSpacing(lineSpacing);
    if (!m_replacedNotice.isEmpty()) {
        header->addWidget(buildReplaced());
    }
    if (!m_inputNotice.isEmpty()) {
        auto* inputs = new Notice(Notice::Kind::Warning);
        inputs->setObjectName(QStringLiteral("inputNotice"));
        inputs->setText(m_inputNotice);
        header->addWidget(inputs);
    }
    const auto addSide = [&](Side side, const ComparisonSide& compared) {
        auto* letter = new TextLabel(TextLabel::Style::Heading);
        letter->setText(tr("%1 %2").arg(ComparisonWords::sideLetter(side), ComparisonWords::side(side)));
        auto* line = new TextLabel(TextLabel::Style::Body);
        line->setObjectName(side == Side::Base ? QStringLiteral("baseLine")
                                               : QStringLiteral("candidateLine"));
        line->setText(words.sideLine(compared));
        header->addWidget(letter);
        header->addWidget(line);
    };
    addSide(Side::Base, comparison.base);
    addSide(Side::Candidate, comparison.candidate);
    auto* swap = new QPushButton(tr("&Swap the sides"));
    swap->setObjectName(QStringLiteral("swapSides"));
    connect(swap, &QPushButton::clicked, m_review, &ComparisonReview::swap);
    header->addWidget(swap, 0, Qt::AlignLeft);

    auto* grade =
        new Notice(comparison.comparability.grade == Grade::SameMachineSameBuild ? Notice::Kind::Information
                                                                                 : Notice::Kind::Warning);
    grade->setObjectName(QStringLiteral("grade"));
    grade->setText(words.headerSentences(comparison).join(QLatin1Char('\n')));
    header->addWidget(grade);
    m_summary = new TextLabel(TextLabel::Style::Body);
    m_summary->setObjectName(QStringLiteral("summary"));
    header->addWidget(m_summary);
    layout->addLayout(header);
}

QWidget* ComparePage::buildReplaced()
{
    auto* notice = new Notice(Notice::Kind::Information);
    notice->setObjectName(QStringLiteral("replacedNotice"));
    notice->setText(m_replacedNotice);
    const auto add = [this, notice](const char* name, const QString& text, auto signal) {
        QPushButton* button = notice->addButton();
        button->setObjectName(QLatin1String(name));
        button->setText(text);
        // The notice goes with the answer.
        connect(button, &QPushButton::clicked, this, signal, Qt::QueuedConnection);
    };
    add("bringBack", tr("Bring it back"), &ComparePage::bringBackRequested);
    add("forgetReplaced", tr("Let it go"), &ComparePage::forgetReplacedRequested);
    return notice;
}

void ComparePage::updateSummary()
{
    if (!m_summary || m_review->isEmpty()) {
        return;
    }
    const ComparisonWords words(format());
    // Of a refusal the notice above says it all.
    const bool isRefused = m_review->comparison().refused();
    const QStringList lines =
        isRefused ? QStringList() : words.summary(m_review->comparison(), m_review->marks());
    m_summary->setText(lines.join(QLatin1Char('\n')));
    m_summary->setVisible(!isRefused);
}

void ComparePage::updateHidden()
{
    const QString text =
        m_review->isEmpty()
            ? QString()
            : ComparisonWords(format()).hiddenRows(m_review->comparison(), m_review->visible().size());
    m_hidden->setText(text);
}

void ComparePage::buildFindings()
{
    PageSection* section = addSection(QStringLiteral("findingsSection"), tr("Findings"));
    if (m_review->comparison().findings.isEmpty()) {
        auto* none = new TextLabel(TextLabel::Style::Body);
        none->setObjectName(QStringLiteral("noFindings"));
        const Summary& summary = m_review->comparison().summary;
        none->setText(
            summary.rowsCompared + summary.codeCompared > 0
                ? tr("Nothing was found: no change is larger than the spread, no count moved past a "
                     "gate, and no row came or went.")
                : tr("Nothing was found, since nothing could be compared."));
        section->body()->addWidget(none);
        return;
    }
    m_findings = addTable(section, QStringLiteral("findingsTable"), new FindingsModel(m_review, format()));
    m_findings->setMaximumVisibleRows(12);
    connect(m_findings, &PageTable::activated, this,
            [this](const QModelIndex& index) { m_review->setCurrentFinding(index.row()); });
}

void ComparePage::buildRates(Section sectionKind)
{
    const Comparison& comparison = m_review->comparison();
    const bool any = std::ranges::any_of(
        comparison.rows, [sectionKind](const ComparedRow& row) { return row.section == sectionKind; });
    if (!any) {
        return;
    }
    const bool scenarios = sectionKind == Section::Scenarios;
    PageSection* section =
        addSection(scenarios ? QStringLiteral("scenarioChanges") : QStringLiteral("throughputChanges"),
                   scenarios ? tr("Against the raw client") : tr("Throughput"));
    m_charts[int(sectionKind)] = addChart(section,
                                          scenarios ? QStringLiteral("scenarioChangesChart")
                                                    : QStringLiteral("throughputChangesChart"),
                                          ChangeSpecs(format()).rates(*m_review, sectionKind));
    auto* model = new RateChangesModel(m_review, sectionKind, format());
    m_models[int(sectionKind)] = model;
    m_tables[int(sectionKind)] = addTable(
        section,
        scenarios ? QStringLiteral("scenarioChangesTable") : QStringLiteral("throughputChangesTable"), model);
}

void ComparePage::buildCode()
{
    const Comparison& comparison = m_review->comparison();
    const bool any = std::ranges::any_of(comparison.rows,
                                         [](const ComparedRow& row) { return row.section == Section::Code; });
    if (!any) {
        return;
    }
    PageSection* section = addSection(QStringLiteral("codeChanges"), tr("Cost of the code"));
    m_charts[int(Section::Code)] =
        addChart(section, QStringLiteral("codeChangesChart"), ChangeSpecs(format()).code(*m_review));
    auto* model = new CodeChangesModel(m_review, format());
    m_models[int(Section::Code)] = model;
    m_tables[int(Section::Code)] = addTable(section, QStringLiteral("codeChangesTable"), model);
}

void ComparePage::updateCharts()
{
    const ChangeSpecs specs(format());
    for (auto chart = m_charts.cbegin(); chart != m_charts.cend(); ++chart) {
        const auto section = static_cast<Section>(chart.key());
        chart.value()->setSpec(section == Section::Code ? ChartSpec(specs.code(*m_review))
                                                        : ChartSpec(specs.rates(*m_review, section)));
    }
}

void ComparePage::buildPairing()
{
    const Comparison& comparison = m_review->comparison();
    const bool handMade = !comparison.options.confirmed.isEmpty() || !comparison.options.forbidden.isEmpty();
    const bool loose = std::ranges::any_of(comparison.rows, [](const ComparedRow& row) {
        return row.state != RowState::Paired || row.pairKind != PairKind::Exact;
    });
    if (!handMade && !loose) {
        return;
    }
    PageSection* section = addSection(QStringLiteral("pairingSection"), tr("Pairing of the rows"));
    auto* explanation = new TextLabel(TextLabel::Style::Muted);
    explanation->setText(
        tr("Rows of equal names are paired. Similar names are only suggested; nothing is paired until "
           "you say so."));
    section->body()->addWidget(explanation);

    const auto addLine = [section](const QString& text, const QString& action, const QString& name,
                                   auto act) {
        auto* line = new WrappingRow;
        auto* label = new TextLabel(TextLabel::Style::Body);
        label->setText(text);
        auto* button = new QPushButton(action);
        button->setObjectName(name);
        button->setAccessibleName(Joining::labelled(action, text));
        QObject::connect(button, &QPushButton::clicked, section, act, Qt::QueuedConnection);
        line->addWidget(label);
        line->addWidget(button);
        section->body()->addLayout(line);
    };
    for (const SectionSuggestion& suggestion : comparison.suggestions) {
        addLine(tr("%1: \"%2\" in the base looks like \"%3\" in the candidate.")
                    .arg(ComparisonWords::section(suggestion.section), shownName(suggestion.keys.base.name),
                         shownName(suggestion.keys.candidate.name)),
                tr("Pair them"), QStringLiteral("pairSuggestion"),
                [this, suggestion] { m_review->pair(suggestion.section, suggestion.keys); });
    }

    // Any two rows without a partner may be paired, not only those that look alike.
    for (const Section kind : {Section::Scenarios, Section::Throughput, Section::Code}) {
        QList<RowKey> removed;
        QList<RowKey> added;
        for (const ComparedRow& row : comparison.rows) {
            if (row.section == kind && row.state == RowState::Removed) {
                removed += row.baseKey;
            } else if (row.section == kind && row.state == RowState::Added) {
                added += row.candidateKey;
            }
        }
        if (removed.isEmpty() || added.isEmpty()) {
            continue;
        }
        auto* line = new WrappingRow;
        auto* title = new TextLabel(TextLabel::Style::Body);
        title->setText(tr("%1: pair by hand").arg(ComparisonWords::section(kind)));
        const auto box = [](const QList<RowKey>& keys, const QString& name) {
            auto* combo = new QComboBox;
            nameChoice(combo, name);
            fillRoom(combo, 16);
            for (const RowKey& key : keys) {
                combo->addItem(shownName(key.name));
                combo->setItemData(combo->count() - 1, shownName(key.name).toHtmlEscaped(), Qt::ToolTipRole);
            }
            return combo;
        };
        auto* base = box(removed, tr("Row of the base"));
        base->setObjectName(QStringLiteral("pairBase"));
        auto* candidate = box(added, tr("Row of the candidate"));
        candidate->setObjectName(QStringLiteral("pairCandidate"));
        auto* pair = new QPushButton(tr("Pair them"));
        pair->setObjectName(QStringLiteral("pairByHand"));
        connect(
            pair, &QPushButton::clicked, section,
            [this, kind, removed, added, base, candidate] {
                m_review->pair(kind, {removed.at(base->currentIndex()), added.at(candidate->currentIndex())});
            },
            Qt::QueuedConnection);
        line->addWidget(title);
        line->addWidget(base);
        line->addWidget(candidate);
        line->addWidget(pair);
        section->body()->addLayout(line);
    }

    for (const ComparedRow& row : comparison.rows) {
        if (row.state != RowState::Paired || row.pairKind == PairKind::Exact) {
            continue;
        }
        addLine(tr("%1: \"%2\" in the base is paired with \"%3\" in the candidate.")
                    .arg(ComparisonWords::section(row.section), shownName(row.baseKey.name),
                         shownName(row.candidateKey.name)),
                tr("Take apart"), QStringLiteral("unpair"),
                [this, section = row.section, base = row.baseKey, candidate = row.candidateKey] {
                    m_review->unpair(section, {base, candidate});
                });
    }
    if (handMade) {
        auto* reset = new QPushButton(tr("Undo all pairing by hand"));
        reset->setObjectName(QStringLiteral("clearPairings"));
        connect(reset, &QPushButton::clicked, m_review, &ComparisonReview::clearPairings,
                Qt::QueuedConnection);
        section->body()->addWidget(reset, 0, Qt::AlignLeft);
    }
}

void ComparePage::buildMachine()
{
    PageSection* section = addSection(QStringLiteral("machineComparison"), tr("Machine"));
    addTable(section, QStringLiteral("machineComparisonTable"),
             new EnvironmentComparisonModel(m_review, format()));
}

void ComparePage::buildOtherFields()
{
    const Comparison& comparison = m_review->comparison();
    if (comparison.base.document->otherFields.isEmpty() &&
        comparison.candidate.document->otherFields.isEmpty()) {
        return;
    }
    PageSection* section = addSection(QStringLiteral("otherFieldsComparison"), tr("Other fields"));
    addTable(section, QStringLiteral("otherFieldsComparisonTable"), new OtherFieldsComparisonModel(m_review));
}

void ComparePage::stepFinding(int by)
{
    m_review->step(by);
}

void ComparePage::showFinding(int index)
{
    syncBar();
    if (index < 0) {
        return;
    }
    showInBar(m_explanation);
    showInBar(m_finding);
    if (m_findings) {
        m_findings->selectRow(index);
    }
    const Finding& finding = m_review->comparison().findings.at(index);
    if (finding.row < 0) {
        return;
    }
    const int section = int(finding.section);
    ComparedRowsModel* model = m_models.value(section);
    const int row = model ? model->tableRowOf(finding.row) : -1;
    if (row < 0) {
        return;
    }
    m_tables.value(section)->selectRow(row);
    ChartView* chart = m_charts.value(section);
    const int chartRow = ChangeSpecs::chartRowOf(chart->spec(), finding);
    if (chartRow >= 0) {
        chart->setCurrentRow(chartRow); // scrolls it into view and shows its card
    } else {
        scrollTo(m_tables.value(section), m_tables.value(section)->visualRect(model->index(row, 0)));
    }
}

void ComparePage::fillReportMenu()
{
    QMenu* menu = m_report->menu();
    menu->clear();
    const QList<QPair<ReportFormat, QString>> formats{{ReportFormat::Markdown, tr("Markdown")},
                                                      {ReportFormat::Text, tr("Text")},
                                                      {ReportFormat::Json, tr("JSON")},
                                                      {ReportFormat::Csv, tr("CSV")},
                                                      {ReportFormat::Html, tr("HTML")}};
    const auto add = [&](const QString& title, bool visibleOnly, bool copy) {
        QMenu* sub = menu->addMenu(title);
        for (const auto& [reportFormat, name] : formats) {
            const ReportFormat chosen = reportFormat;
            QAction* action = sub->addAction(name, this, [this, chosen, visibleOnly, copy] {
                if (copy) {
                    Q_EMIT copyReportRequested(chosen, visibleOnly);
                } else {
                    Q_EMIT saveReportRequested(chosen, visibleOnly);
                }
            });
            action->setObjectName(QStringLiteral("%1%2%3").arg(
                copy ? QStringLiteral("copy") : QStringLiteral("save"),
                visibleOnly ? QStringLiteral("Visible") : QStringLiteral("All"), reportFormatName(chosen)));
        }
    };
    add(tr("&Copy everything as"), false, true);
    add(tr("Copy what is &visible as"), true, true);
    menu->addSeparator();
    add(tr("&Save everything as"), false, false);
    add(tr("Save what is v&isible as"), true, false);
    menu->addSeparator();
    menu->addAction(tr("Save c&omparison..."), this, &ComparePage::saveComparisonRequested);
}

void ComparePage::changeEvent(QEvent* event)
{
    SectionedPage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslateBar();
        if (!m_review->isEmpty()) {
            rebuild();
        }
    }
}

} // namespace rangebar
