// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/cratepage.h"

#include "models/items/codetablemodel.h"
#include "models/items/comparisontablemodel.h"
#include "models/items/machinetablemodel.h"
#include "models/items/otherfieldsmodel.h"
#include "models/items/throughputtablemodel.h"
#include "models/report/visibletext.h"
#include "widgets/charts/chartview.h"
#include "widgets/parts/disclosure.h"
#include "widgets/parts/notice.h"
#include "widgets/parts/pagesection.h"
#include "widgets/parts/pagetable.h"
#include "widgets/parts/textlabel.h"

#include <QEvent>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rangebar {
namespace {

constexpr int sectionSpacing = 28;
constexpr int pageMargin = 16;

} // namespace

CratePage::CratePage(QWidget* parent)
    : QWidget(parent)
    , m_sectionBar(new QTabBar(this))
    , m_scroll(new QScrollArea(this))
{
    m_sectionBar->setObjectName(QStringLiteral("sectionBar"));
    m_sectionBar->setDrawBase(false);
    m_sectionBar->setExpanding(false);
    m_sectionBar->setUsesScrollButtons(true);
    m_sectionBar->setElideMode(Qt::ElideNone);
    m_scroll->setObjectName(QStringLiteral("pageScroll"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_sectionBar);
    layout->addWidget(m_scroll, 1);

    connect(m_sectionBar, &QTabBar::tabBarClicked, this, &CratePage::showSection);
    connect(m_sectionBar, &QTabBar::currentChanged, this, &CratePage::showSection);
    connect(m_scroll->verticalScrollBar(), &QScrollBar::valueChanged, this, &CratePage::followScroll);
}

void CratePage::setContent(const CratePageContent& content)
{
    if (!m_content.key.isEmpty()) {
        m_places.insert(m_content.key, m_scroll->verticalScrollBar()->value());
    }
    m_content = content;
    rebuild();
}

void CratePage::setAxisMode(AxisMode mode)
{
    if (mode == m_axisMode) {
        return;
    }
    m_axisMode = mode;
    const ChartSpecs specs{NumberFormat(locale())};
    for (PageSection* section : std::as_const(m_sections)) {
        if (!section->chart()) {
            continue;
        }
        if (section->objectName() == QLatin1String("comparisonSection")) {
            section->chart()->setSpec(specs.comparison(m_content.document, mode));
        } else if (section->objectName() == QLatin1String("throughputSection")) {
            section->chart()->setSpec(specs.throughput(m_content.document, mode));
        }
        for (auto* button : section->findChildren<QToolButton*>(QStringLiteral("axisSwitch"))) {
            button->setChecked(mode == AxisMode::PerScenario);
        }
    }
    Q_EMIT axisModeChanged(mode);
}

ChartView* CratePage::currentChart() const
{
    ChartView* inView = nullptr;
    for (const PageSection* section : m_sections) {
        ChartView* chart = section->chart();
        if (chart && chart->hasFocus()) {
            return chart;
        }
        if (chart && !inView && !chart->visibleRegion().isEmpty()) {
            inView = chart;
        }
    }
    return inView;
}

void CratePage::rebuild()
{
    const QScopedValueRollback jumping(m_jumping, true);
    m_sections.clear();
    while (m_sectionBar->count() > 0) {
        m_sectionBar->removeTab(m_sectionBar->count() - 1);
    }
    auto* page = new QWidget;
    page->setObjectName(QStringLiteral("page"));
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(pageMargin, pageMargin, pageMargin, pageMargin);
    layout->setSpacing(sectionSpacing);
    if (m_content.document) {
        buildHeader(layout);
        buildComparison(layout);
        buildCost(layout);
        buildThroughput(layout);
        buildMachine(layout);
        buildOtherFields(layout);
    } else {
        buildEmpty(layout);
    }
    layout->addStretch(1);
    for (const PageSection* section : std::as_const(m_sections)) {
        m_sectionBar->addTab(section->title());
    }
    m_sectionBar->setVisible(m_sections.size() > 1);
    m_scroll->setWidget(page);
    layout->activate();
    m_scroll->verticalScrollBar()->setValue(m_places.value(m_content.key, 0));
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
    auto* heading = new TextLabel(TextLabel::Style::Title);
    heading->setObjectName(QStringLiteral("pageHeading"));
    heading->setText(m_content.heading);
    texts->addWidget(heading);
    if (!m_content.notice.isEmpty()) {
        auto* notice = new Notice(m_content.isWarning ? Notice::Kind::Warning : Notice::Kind::Information);
        notice->setObjectName(QStringLiteral("notice"));
        notice->setText(m_content.notice);
        texts->addWidget(notice);
    }
    auto* provenance = new TextLabel(TextLabel::Style::Body);
    provenance->setObjectName(QStringLiteral("provenance"));
    provenance->setText(Provenance::comparisonLine(*m_content.document, NumberFormat(locale())));
    texts->addWidget(provenance);
    auto* origin = new TextLabel(TextLabel::Style::Muted);
    origin->setObjectName(QStringLiteral("origin"));
    origin->setText(m_content.origin);
    texts->addWidget(origin);
    if (m_content.explanation.isValid()) {
        auto* link = new QPushButton(tr("How these numbers are measured"));
        link->setObjectName(QStringLiteral("explanationLink"));
        link->setFlat(true);
        link->setCursor(Qt::PointingHandCursor);
        link->setToolTip(m_content.explanation.toDisplayString().toHtmlEscaped());
        connect(link, &QPushButton::clicked, this, [this] { Q_EMIT explanationRequested(m_content.explanation); });
        texts->addWidget(link, 0, Qt::AlignLeft);
    }
    layout->addLayout(texts);
}

PageSection* CratePage::addSection(QVBoxLayout* layout, const QString& objectName, const QString& title)
{
    auto* section = new PageSection(title);
    section->setObjectName(objectName);
    layout->addWidget(section);
    m_sections += section;
    return section;
}

ChartView* CratePage::addChart(PageSection* section, const QString& objectName, ChartSpec spec)
{
    auto* chart = new ChartView;
    chart->setObjectName(objectName);
    chart->setSpec(std::move(spec));
    section->setChart(chart);
    section->body()->addWidget(chart);
    connect(chart, &ChartView::currentRowChanged, this, [this, chart](int row) {
        if (row >= 0) {
            const QRect rect = chart->rowRect(row);
            const QPoint centre = chart->mapTo(m_scroll->widget(), rect.center());
            m_scroll->ensureVisible(centre.x(), centre.y(), 0, rect.height() / 2 + 40);
        }
    });
    connect(section, &PageSection::copyImageRequested, this,
            [this, chart] { Q_EMIT copyImageRequested(chart->spec()); });
    connect(section, &PageSection::saveImageRequested, this,
            [this, chart] { Q_EMIT saveImageRequested(chart->spec()); });
    return chart;
}

void CratePage::addTable(PageSection* section, const QString& objectName, QAbstractItemModel* model, bool collapsed)
{
    model->setParent(section);
    section->setTableModel(model);
    const auto make = [model, objectName, title = section->title()]() -> QWidget* {
        auto* table = new PageTable;
        table->setObjectName(objectName);
        table->setAccessibleName(title);
        table->setModel(model);
        return table;
    };
    if (!collapsed) {
        section->body()->addWidget(make());
        return;
    }
    auto* disclosure = new Disclosure;
    disclosure->setObjectName(objectName + QStringLiteral("Disclosure"));
    disclosure->setTitle(tr("Numbers as a table"));
    disclosure->setContent(make);
    disclosure->setOpen(m_openTables.value(objectName, false));
    connect(disclosure, &Disclosure::openChanged, this,
            [this, objectName](bool open) { m_openTables.insert(objectName, open); });
    section->body()->addWidget(disclosure);
}

QToolButton* CratePage::addAxisSwitch(PageSection* section)
{
    auto* button = new QToolButton;
    button->setObjectName(QStringLiteral("axisSwitch"));
    button->setText(tr("One axis per scenario"));
    button->setToolTip(tr("Gives every scenario its own scale, so that one far outlier does not flatten the rest"));
    button->setCheckable(true);
    button->setChecked(m_axisMode == AxisMode::PerScenario);
    button->setFocusPolicy(Qt::StrongFocus);
    connect(button, &QToolButton::toggled, this,
            [this](bool own) { setAxisMode(own ? AxisMode::PerScenario : AxisMode::Shared); });
    section->addSwitch(button);
    return button;
}

void CratePage::buildComparison(QVBoxLayout* layout)
{
    if (m_content.document->scenarios.isEmpty()) {
        return;
    }
    const NumberFormat format{locale()};
    PageSection* section = addSection(layout, QStringLiteral("comparisonSection"), tr("Against the raw client"));
    addAxisSwitch(section);
    addChart(section, QStringLiteral("comparisonChart"),
             ChartSpecs(format).comparison(m_content.document, m_axisMode));
    addTable(section, QStringLiteral("comparisonTable"), new ComparisonTableModel(m_content.document, format), true);
}

void CratePage::buildCost(QVBoxLayout* layout)
{
    if (m_content.document->code.isEmpty()) {
        return;
    }
    const NumberFormat format{locale()};
    PageSection* section = addSection(layout, QStringLiteral("costSection"), tr("Cost of the code"));
    auto* line = new TextLabel(TextLabel::Style::Body);
    line->setObjectName(QStringLiteral("costProvenance"));
    line->setText(Provenance::costLine(*m_content.document, format));
    section->body()->addWidget(line);
    const bool anyCold =
        std::ranges::any_of(m_content.document->code, [](const CodeEntry& entry) { return entry.cold.has_value(); });
    ChartView* chart = addChart(section, QStringLiteral("costChart"),
                                ChartSpecs(format).cost(m_content.document, anyCold && m_coldStart));
    if (anyCold) {
        auto* cold = new QToolButton;
        cold->setObjectName(QStringLiteral("coldSwitch"));
        cold->setText(tr("Cold start"));
        cold->setToolTip(tr("Shows the whole cost of starting the service and taking the first delivery"));
        cold->setCheckable(true);
        cold->setChecked(m_coldStart);
        cold->setFocusPolicy(Qt::StrongFocus);
        connect(cold, &QToolButton::toggled, this, [this, chart](bool on) {
            m_coldStart = on;
            chart->setSpec(ChartSpecs(NumberFormat(locale())).cost(m_content.document, on));
        });
        section->addSwitch(cold);
    }
    addTable(section, QStringLiteral("codeTable"), new CodeTableModel(m_content.document, format), true);
}

void CratePage::buildThroughput(QVBoxLayout* layout)
{
    if (m_content.document->throughput.isEmpty()) {
        return;
    }
    const NumberFormat format{locale()};
    PageSection* section = addSection(layout, QStringLiteral("throughputSection"), tr("Throughput"));
    addAxisSwitch(section);
    addChart(section, QStringLiteral("throughputChart"),
             ChartSpecs(format).throughput(m_content.document, m_axisMode));
    addTable(section, QStringLiteral("throughputTable"), new ThroughputTableModel(m_content.document, format), true);
}

void CratePage::buildMachine(QVBoxLayout* layout)
{
    PageSection* section = addSection(layout, QStringLiteral("machineSection"), tr("Machine"));
    addTable(section, QStringLiteral("machineTable"),
             new MachineTableModel(m_content.document, NumberFormat(locale())), false);
}

void CratePage::buildOtherFields(QVBoxLayout* layout)
{
    if (m_content.document->otherFields.isEmpty()) {
        return;
    }
    PageSection* section = addSection(layout, QStringLiteral("otherFieldsSection"), tr("Other fields"));
    auto* explanation = new TextLabel(TextLabel::Style::Muted);
    explanation->setText(tr("The document also carries these fields, which Rangebar does not interpret."));
    section->body()->addWidget(explanation);
    addTable(section, QStringLiteral("otherFieldsTable"), new OtherFieldsModel(m_content.document), false);
}

void CratePage::showSection(int index)
{
    if (m_jumping || index < 0 || index >= m_sections.size()) {
        return;
    }
    const QScopedValueRollback jumping(m_jumping, true);
    m_sectionBar->setCurrentIndex(index);
    const int top = m_sections.at(index)->mapTo(m_scroll->widget(), QPoint(0, 0)).y();
    m_scroll->verticalScrollBar()->setValue(index == 0 ? 0 : top - pageMargin);
}

void CratePage::followScroll()
{
    if (m_jumping) {
        return;
    }
    const QScrollBar* bar = m_scroll->verticalScrollBar();
    const int line = bar->value() + m_scroll->viewport()->height() / 3;
    int current = 0;
    for (int i = 0; i < m_sections.size(); ++i) {
        if (m_sections.at(i)->mapTo(m_scroll->widget(), QPoint(0, 0)).y() <= line) {
            current = i;
        }
    }
    if (bar->value() > 0 && bar->value() == bar->maximum()) {
        current = static_cast<int>(m_sections.size()) - 1;
    }
    const QScopedValueRollback jumping(m_jumping, true);
    m_sectionBar->setCurrentIndex(current);
}

void CratePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && !m_content.key.isEmpty()) {
        m_places.insert(m_content.key, m_scroll->verticalScrollBar()->value());
        rebuild();
    }
}

} // namespace rangebar
