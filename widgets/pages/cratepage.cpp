// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/cratepage.h"

#include "models/items/codetablemodel.h"
#include "models/items/comparisontablemodel.h"
#include "models/items/machinetablemodel.h"
#include "models/items/otherfieldsmodel.h"
#include "models/items/throughputtablemodel.h"
#include "models/report/documentreport.h"
#include "models/report/visibletext.h"
#include "widgets/charts/chartview.h"
#include "widgets/parts/linkbutton.h"
#include "widgets/parts/notice.h"
#include "widgets/parts/pagesection.h"
#include "widgets/parts/textlabel.h"
#include "widgets/parts/wrappingcheckbox.h"
#include "widgets/parts/wrappingrow.h"

#include <QApplication>
#include <QEvent>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rangebar {
namespace {

constexpr int lineSpacing = 6;

} // namespace

CratePage::CratePage(QWidget* parent) : SectionedPage(parent) {}

void CratePage::setContent(const CratePageContent& content)
{
    if (content == m_content) {
        return;
    }
    if (!m_content.key.isEmpty()) {
        m_places.insert(m_content.key, place());
    }
    const bool sameDocument = m_content.document && content.document && m_content.key == content.key &&
                              m_content.heading == content.heading &&
                              m_content.document->bytes == content.document->bytes;
    m_content = content;
    if (sameDocument) {
        updateReviewHeader(content.review);
        showPrevious();
        showNotice(); // what is known of the document changed, not the document: nothing flickers, nothing
                      // moves
    } else {
        rebuild();
    }
}

void CratePage::showNotice()
{
    m_notice->setKind(m_content.isWarning ? Notice::Kind::Warning : Notice::Kind::Information);
    m_notice->setText(m_content.notice);
    m_notice->setVisible(!m_content.notice.isEmpty());
}

void CratePage::setAxisMode(AxisMode mode)
{
    if (mode == m_axisMode) {
        return;
    }
    m_axisMode = mode;
    const ChartSpecs specs{NumberFormat(locale())};
    for (PageSection* section : sections()) {
        if (!section->chart()) {
            continue;
        }
        if (section->objectName() == QLatin1String("comparisonSection")) {
            section->chart()->setSpec(specs.comparison(m_content.document, mode));
        } else if (section->objectName() == QLatin1String("throughputSection")) {
            section->chart()->setSpec(specs.throughput(m_content.document, mode));
        }
        for (auto* button : section->findChildren<QCheckBox*>(QStringLiteral("axisSwitch"))) {
            button->setChecked(mode == AxisMode::PerScenario);
        }
    }
    Q_EMIT axisModeChanged(mode);
}

void CratePage::rebuild()
{
    const QWidget* focus = QApplication::focusWidget();
    const QString focused = focus && isAncestorOf(focus) ? focus->objectName() : QString();
    QVBoxLayout* layout = beginPage();
    m_previous = nullptr;
    m_noPrevious = nullptr;
    addReviewHeader(layout, m_content.review);
    if (m_content.document) {
        buildHeader(layout);
        buildComparison();
        buildCost();
        buildThroughput();
        buildMachine();
        buildOtherFields();
    } else {
        buildEmpty(layout);
    }
    endPage(m_places.value(m_content.key));
    if (auto* same = focused.isEmpty() ? nullptr : findChild<QWidget*>(focused)) {
        same->setFocus(Qt::OtherFocusReason);
    }
}

void CratePage::buildEmpty(QVBoxLayout* layout)
{
    auto* heading = new TextLabel(TextLabel::Style::Title);
    heading->setObjectName(QStringLiteral("pageHeading"));
    heading->setText(m_content.heading);
    auto* title = new TextLabel(TextLabel::Style::Heading);
    title->setObjectName(QStringLiteral("emptyTitle"));
    title->setText(m_content.emptyTitle);
    auto* reason = new TextLabel(TextLabel::Style::Body);
    reason->setObjectName(QStringLiteral("emptyReason"));
    reason->setText(m_content.emptyReason);
    auto* origin = new TextLabel(TextLabel::Style::Muted);
    origin->setObjectName(QStringLiteral("origin"));
    origin->setText(m_content.origin);
    auto* retry = new QPushButton(tr("Try again"));
    retry->setObjectName(QStringLiteral("retryButton"));
    connect(retry, &QPushButton::clicked, this, &CratePage::retryRequested);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(lineSpacing);
    texts->addWidget(heading);
    texts->addWidget(title);
    texts->addWidget(reason);
    texts->addWidget(origin);
    texts->addWidget(retry, 0, Qt::AlignLeft);
    layout->addLayout(texts);
}

void CratePage::buildHeader(QVBoxLayout* layout)
{
    auto* texts = new QVBoxLayout;
    texts->setSpacing(lineSpacing);
    auto* heading = new TextLabel(TextLabel::Style::Title);
    heading->setObjectName(QStringLiteral("pageHeading"));
    heading->setText(m_content.heading);
    texts->addWidget(heading);
    m_notice = new Notice(Notice::Kind::Information);
    m_notice->setObjectName(QStringLiteral("notice"));
    texts->addWidget(m_notice);
    auto* provenance = new TextLabel(TextLabel::Style::Body);
    provenance->setObjectName(QStringLiteral("provenance"));
    provenance->setText(Provenance::comparisonLine(*m_content.document));
    texts->addWidget(provenance);
    auto* origin = new TextLabel(TextLabel::Style::Muted);
    origin->setObjectName(QStringLiteral("origin"));
    origin->setText(m_content.origin);
    texts->addWidget(origin);
    addPrevious(texts);
    auto* links = new WrappingRow;
    links->setSpacing(2 * lineSpacing);
    if (const auto& crate = m_content.document->crate; crate && !crate->isEmpty()) {
        auto* history = new LinkButton(tr("History of this crate"));
        history->setObjectName(QStringLiteral("historyLink"));
        history->setToolTip(tr("Every document of the crate in the library, over time (Ctrl+H)"));
        connect(history, &QPushButton::clicked, this,
                [this, name = *crate] { Q_EMIT historyRequested(name); });
        links->addWidget(history);
    }
    if (m_content.explanation.isValid()) {
        auto* link = new LinkButton(tr("How these numbers are measured"));
        link->setObjectName(QStringLiteral("explanationLink"));
        link->setToolTip(m_content.explanation.toDisplayString().toHtmlEscaped());
        connect(link, &QPushButton::clicked, this,
                [this] { Q_EMIT explanationRequested(m_content.explanation); });
        links->addWidget(link);
    }
    texts->addLayout(links);
    layout->addLayout(texts);
    showNotice();
}

/// What most readers ask first is one press away; where nothing is at hand to answer it, the ways to it are.
void CratePage::addPrevious(QVBoxLayout* texts)
{
    if (!m_content.review.isEmpty()) {
        return; // the one before it is not of this branch
    }
    // The head is in no widget yet: without a parent they would be shown as windows for a moment.
    m_previous = new QPushButton(this);
    m_previous->setObjectName(QStringLiteral("previousButton"));
    m_previous->setToolTip(
        tr("Compares it with the document of the crate that was measured before this one"));
    connect(m_previous, &QPushButton::clicked, this, &CratePage::previousRequested);
    m_noPrevious = new QPushButton(tr("Compare with an earlier document"), this);
    m_noPrevious->setObjectName(QStringLiteral("noPreviousButton"));
    m_noPrevious->setToolTip(
        tr("There is no earlier document of this crate here yet; these are the ways to get one"));
    auto* ways = new QMenu(m_noPrevious);
    ways->setObjectName(QStringLiteral("noPreviousMenu"));
    ways->addAction(tr("Get its &history from GitHub..."), this, &CratePage::importHistoryRequested);
    ways->addAction(tr("Choose a &file..."), this, &CratePage::compareWithFileRequested);
    m_noPrevious->setMenu(ways);
    auto* line = new WrappingRow;
    line->addWidget(m_previous);
    line->addWidget(m_noPrevious);
    texts->addLayout(line);
    showPrevious();
}

void CratePage::showPrevious()
{
    if (m_previous) {
        m_previous->setText(QString(m_content.sincePrevious).replace(QLatin1Char('&'), QLatin1String("&&")));
        m_previous->setVisible(!m_content.sincePrevious.isEmpty());
        m_noPrevious->setVisible(m_content.sincePrevious.isEmpty());
    }
}

void CratePage::addAxisSwitch(PageSection* section)
{
    auto* button = new WrappingCheckBox(tr("One axis per scenario"));
    button->setObjectName(QStringLiteral("axisSwitch"));
    button->setToolTip(
        tr("Gives every scenario its own scale, so that one far outlier does not flatten the rest"));
    button->setChecked(m_axisMode == AxisMode::PerScenario);
    connect(button, &QCheckBox::toggled, this,
            [this](bool own) { setAxisMode(own ? AxisMode::PerScenario : AxisMode::Shared); });
    section->addSwitch(button);
}

void CratePage::buildComparison()
{
    if (m_content.document->scenarios.isEmpty()) {
        return;
    }
    const NumberFormat format{locale()};
    PageSection* section =
        addSection(QStringLiteral("comparisonSection"), SectionWords::heading(DocumentSection::Comparison));
    addAxisSwitch(section);
    addChart(section, QStringLiteral("comparisonChart"),
             ChartSpecs(format).comparison(m_content.document, m_axisMode));
    addTable(section, QStringLiteral("comparisonTable"), new ComparisonTableModel(m_content.document, format),
             tr("Numbers as a table"));
}

void CratePage::buildCost()
{
    if (m_content.document->code.isEmpty()) {
        return;
    }
    PageSection* section =
        addSection(QStringLiteral("costSection"), SectionWords::heading(DocumentSection::Cost));
    fill(section, [this, section] {
        const NumberFormat format{locale()};
        auto* line = new TextLabel(TextLabel::Style::Body);
        line->setObjectName(QStringLiteral("costProvenance"));
        line->setText(Provenance::costLine(*m_content.document));
        section->body()->addWidget(line);
        const bool anyCold = std::ranges::any_of(
            m_content.document->code, [](const CodeEntry& entry) { return entry.cold.has_value(); });
        ChartView* chart = addChart(section, QStringLiteral("costChart"),
                                    ChartSpecs(format).cost(m_content.document, anyCold && m_coldStart));
        if (anyCold) {
            addColdSwitch(section, chart);
        }
        addTable(section, QStringLiteral("codeTable"), new CodeTableModel(m_content.document, format),
                 tr("Numbers as a table"));
    });
}

void CratePage::addColdSwitch(PageSection* section, ChartView* chart)
{
    auto* cold = new WrappingCheckBox(tr("Cold start"));
    cold->setObjectName(QStringLiteral("coldSwitch"));
    cold->setToolTip(tr("Shows the whole cost of starting the service and taking the first delivery"));
    cold->setChecked(m_coldStart);
    connect(cold, &QCheckBox::toggled, this, [this, chart](bool on) {
        m_coldStart = on;
        chart->setSpec(ChartSpecs(NumberFormat(locale())).cost(m_content.document, on));
    });
    section->addSwitch(cold);
}

void CratePage::buildThroughput()
{
    if (m_content.document->throughput.isEmpty()) {
        return;
    }
    PageSection* section =
        addSection(QStringLiteral("throughputSection"), SectionWords::heading(DocumentSection::Throughput));
    fill(section, [this, section] {
        const NumberFormat format{locale()};
        addAxisSwitch(section);
        addChart(section, QStringLiteral("throughputChart"),
                 ChartSpecs(format).throughput(m_content.document, m_axisMode));
        addTable(section, QStringLiteral("throughputTable"),
                 new ThroughputTableModel(m_content.document, format), tr("Numbers as a table"));
    });
}

void CratePage::buildMachine()
{
    PageSection* section =
        addSection(QStringLiteral("machineSection"), SectionWords::heading(DocumentSection::Machine));
    fill(section, [this, section] {
        addTable(section, QStringLiteral("machineTable"),
                 new MachineTableModel(m_content.document, NumberFormat(locale())));
    });
}

void CratePage::buildOtherFields()
{
    if (m_content.document->otherFields.isEmpty()) {
        return;
    }
    PageSection* section =
        addSection(QStringLiteral("otherFieldsSection"), SectionWords::heading(DocumentSection::OtherFields));
    fill(section, [this, section] {
        auto* explanation = new TextLabel(TextLabel::Style::Muted);
        explanation->setText(SectionWords::otherFieldsNote());
        section->body()->addWidget(explanation);
        addTable(section, QStringLiteral("otherFieldsTable"), new OtherFieldsModel(m_content.document));
    });
}

void CratePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && !m_content.key.isEmpty()) {
        m_places.insert(m_content.key, place());
        rebuild();
    }
}

} // namespace rangebar
