// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/parts/sectionedpage.h"

#include "widgets/charts/chartview.h"
#include "widgets/parts/disclosure.h"
#include "widgets/parts/pagesection.h"
#include "widgets/parts/pagetable.h"
#include "widgets/parts/scrolled.h"

#include <QCoreApplication>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace rangebar {
namespace {

constexpr int sectionSpacing = 28;
constexpr int pageMargin = 16;
constexpr int focusMargin = 40;

} // namespace

SectionedPage::SectionedPage(QWidget* parent)
    : QWidget(parent)
    , m_sectionBar(new QTabBar(this))
    , m_frame(new QVBoxLayout(this))
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
    // It would not show that it has the focus. What scrolls by key does so from everything in it too.
    m_scroll->setFocusPolicy(Qt::ClickFocus);
    // A bar that comes and goes would have every chart laid out at two widths.
    m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);

    m_frame->setContentsMargins(0, 0, 0, 0);
    m_frame->setSpacing(0);
    m_frame->addWidget(m_sectionBar);
    m_frame->addWidget(m_scroll, 1);

    connect(m_sectionBar, &QTabBar::tabBarClicked, this, &SectionedPage::showSection);
    connect(m_sectionBar, &QTabBar::currentChanged, this, &SectionedPage::showSection);
    connect(m_scroll->verticalScrollBar(), &QScrollBar::valueChanged, this, &SectionedPage::followScroll);
    connect(m_scroll->verticalScrollBar(), &QScrollBar::valueChanged, this, &SectionedPage::moveCards);
}

ChartView* SectionedPage::currentChart() const
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

SectionedPage::Place SectionedPage::place() const
{
    if (!isPlaced()) {
        return m_placeWhenPlaced;
    }
    Place place;
    place.position = m_scroll->verticalScrollBar()->value();
    for (const PageSection* section : m_sections) {
        if (topOf(section) - pageMargin <= place.position) {
            place.section = section->objectName();
            place.offset = place.position - topOf(section);
        }
    }
    return place;
}

int SectionedPage::topOf(const PageSection* section) const
{
    return section->mapTo(m_scroll->widget(), QPoint(0, 0)).y();
}

int SectionedPage::positionOf(const Place& place) const
{
    const auto section = std::ranges::find_if(m_sections, [&place](const PageSection* candidate) {
        return candidate->objectName() == place.section;
    });
    if (place.section.isEmpty() || section == m_sections.cend()) {
        return place.position;
    }
    return topOf(*section) + std::min(place.offset, (*section)->height());
}

void SectionedPage::setFixedBar(QWidget* bar)
{
    m_bar = scrolled(bar, this);
    bar->installEventFilter(this);
    m_frame->insertWidget(1, m_bar);
}

/// As high as it has to be, but with large letters in a small window it leaves the page its half.
void SectionedPage::fitBar()
{
    if (m_bar) {
        const int whole = m_bar->widget()->heightForWidth(width());
        m_bar->setFixedHeight(std::min(whole, height() / 2));
    }
}

void SectionedPage::showInBar(QWidget* part)
{
    QTimer::singleShot(0, part, [this, part] { m_bar->ensureWidgetVisible(part, 0, 0); });
}

bool SectionedPage::eventFilter(QObject* watched, QEvent* event)
{
    if (m_bar && watched == m_bar->widget() && event->type() == QEvent::LayoutRequest) {
        fitBar();
    }
    return QWidget::eventFilter(watched, event);
}

void SectionedPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitBar();
}

void SectionedPage::addReviewHeader(QVBoxLayout* layout, const ReviewHeaderContent& content)
{
    m_reviewHeader = new ReviewHeader(content);
    m_reviewHeader->setObjectName(QStringLiteral("reviewHeader"));
    layout->addWidget(m_reviewHeader);
    // The page with the button may be gone when it is done.
    connect(m_reviewHeader, &ReviewHeader::actionRequested, this, &SectionedPage::reviewActionRequested,
            Qt::QueuedConnection);
}

void SectionedPage::updateReviewHeader(const ReviewHeaderContent& content)
{
    if (m_reviewHeader) {
        m_reviewHeader->setContent(content);
    }
}

QVBoxLayout* SectionedPage::beginPage()
{
    m_reviewHeader = nullptr;
    m_sections.clear();
    m_unfilled.clear();
    if (!isPlaced()) {
        delete m_page; // was never shown
    }
    m_page = new QWidget;
    m_page->setObjectName(QStringLiteral("page"));
    m_pageLayout = new QVBoxLayout(m_page);
    m_pageLayout->setContentsMargins(pageMargin, pageMargin, pageMargin, pageMargin);
    m_pageLayout->setSpacing(sectionSpacing);
    return m_pageLayout;
}

void SectionedPage::endPage(const Place& place)
{
    const QScopedValueRollback jumping(m_jumping, true);
    while (m_sectionBar->count() > 0) {
        m_sectionBar->removeTab(m_sectionBar->count() - 1);
    }
    m_pageLayout->addStretch(1);
    for (const PageSection* section : std::as_const(m_sections)) {
        m_sectionBar->addTab(section->title());
    }
    m_scroll->setAccessibleName(tr("Contents of the page"));
    m_sectionBar->setVisible(m_sections.size() > 1);
    m_sectionBar->updateGeometry(); // tabs added while it was hidden did not tell the layout
    m_placeWhenPlaced = place;
    if (isVisible()) {
        placePage();
    } else {
        // Laid out when its width is known: for widths that come to nothing, long charts would take their
        // time.
        delete m_scroll->takeWidget();
        m_page->setParent(m_scroll->viewport());
    }
}

bool SectionedPage::isPlaced() const
{
    return m_page && m_scroll->widget() == m_page;
}

void SectionedPage::placePage()
{
    const QScopedValueRollback jumping(m_jumping, true);
    if (m_placeWhenPlaced.position > 0) {
        fillSections(); // the place may be in any of them
    }
    fitCharts();
    m_scroll->setWidget(m_page); // deletes the page before
    m_pageLayout->activate();
    if (m_placeWhenPlaced.position > 0) {
        // Open tables find their height only once they have their width, and move what is below them.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    }
    m_scroll->verticalScrollBar()->setValue(positionOf(m_placeWhenPlaced));
    showCurrentSection();
}

/// A chart that is as wide as the page before the page is laid out need not be laid out twice.
void SectionedPage::fitCharts()
{
    for (const PageSection* section : std::as_const(m_sections)) {
        if (ChartView* chart = section->chart()) {
            chart->resize(m_scroll->viewport()->width() - 2 * pageMargin, chart->height());
        }
    }
}

void SectionedPage::fill(PageSection* section, std::function<void()> content)
{
    if (m_fillsAfterPainting && section != m_sections.first()) {
        m_unfilled += std::move(content);
    } else {
        content();
    }
}

void SectionedPage::fillSections()
{
    for (const auto& content : std::exchange(m_unfilled, {})) {
        content();
    }
    fitCharts();
}

void SectionedPage::paintEvent(QPaintEvent* event)
{
    QWidget::paintEvent(event);
    if (!m_unfilled.isEmpty()) {
        QTimer::singleShot(0, this, &SectionedPage::fillSections);
    }
}

void SectionedPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_page && !isPlaced()) {
        placePage();
    }
}

PageSection* SectionedPage::addSection(const QString& objectName, const QString& title)
{
    auto* section = new PageSection(title);
    section->setObjectName(objectName);
    m_pageLayout->addWidget(section);
    m_sections += section;
    return section;
}

ChartView* SectionedPage::addChart(PageSection* section, const QString& objectName, ChartSpec spec)
{
    auto* chart = new ChartView;
    chart->setObjectName(objectName);
    chart->setSpec(std::move(spec));
    section->setChart(chart);
    section->body()->addWidget(chart);
    connect(chart, &ChartView::currentRowChanged, this, [this, chart](int row) {
        if (row >= 0) {
            scrollTo(chart, chart->rowRect(row));
        }
    });
    connect(section, &PageSection::copyImageRequested, this,
            [this, chart] { Q_EMIT copyImageRequested(chart->spec()); });
    connect(section, &PageSection::saveImageRequested, this,
            [this, chart] { Q_EMIT saveImageRequested(chart->spec()); });
    connect(section, &PageSection::exportRequested, this,
            [this, chart] { Q_EMIT exportRequested(chart->spec()); });
    connect(chart, &ChartView::dragRequested, this, [this, chart] { Q_EMIT dragRequested(chart); });
    return chart;
}

PageTable* SectionedPage::addTable(PageSection* section, const QString& objectName, QAbstractItemModel* model,
                                   const QString& closedTitle)
{
    model->setParent(section);
    section->setTableModel(model);
    const auto make = [model, objectName, title = section->title()] {
        auto* table = new PageTable;
        table->setObjectName(objectName);
        table->setAccessibleName(title);
        table->setModel(model);
        return table;
    };
    if (closedTitle.isEmpty()) {
        PageTable* table = make();
        section->body()->addWidget(table);
        return table;
    }
    auto* disclosure = new Disclosure;
    disclosure->setObjectName(objectName + QStringLiteral("Disclosure"));
    disclosure->setTitle(closedTitle);
    disclosure->setContent(make);
    disclosure->setOpen(m_openTables.value(objectName, false));
    connect(disclosure, &Disclosure::openChanged, this,
            [this, objectName](bool open) { m_openTables.insert(objectName, open); });
    section->body()->addWidget(disclosure);
    return nullptr;
}

void SectionedPage::scrollTo(const QWidget* widget, const QRect& rect)
{
    if (!isPlaced()) {
        return;
    }
    const QPoint centre = widget->mapTo(m_scroll->widget(), rect.center());
    m_scroll->ensureVisible(centre.x(), centre.y(), 0, rect.height() / 2 + focusMargin);
}

void SectionedPage::showSection(int index)
{
    if (m_jumping || !isPlaced() || index < 0 || index >= m_sections.size()) {
        return;
    }
    const QScopedValueRollback jumping(m_jumping, true);
    m_sectionBar->setCurrentIndex(index);
    const int top = topOf(m_sections.at(index));
    m_scroll->verticalScrollBar()->setValue(index == 0 ? 0 : top - pageMargin);
}

void SectionedPage::moveCards()
{
    for (const PageSection* section : std::as_const(m_sections)) {
        if (ChartView* chart = section->chart()) {
            chart->followMove();
        }
    }
}

void SectionedPage::followScroll()
{
    if (!m_jumping && isPlaced()) {
        showCurrentSection();
    }
}

/// Tells in the list of sections which one is in view.
void SectionedPage::showCurrentSection()
{
    if (m_sections.isEmpty()) {
        return;
    }
    const QScrollBar* bar = m_scroll->verticalScrollBar();
    const int line = bar->value() + m_scroll->viewport()->height() / 3;
    int current = 0;
    for (int i = 0; i < m_sections.size(); ++i) {
        if (topOf(m_sections.at(i)) <= line) {
            current = i;
        }
    }
    if (bar->value() > 0 && bar->value() == bar->maximum()) {
        current = int(m_sections.size()) - 1;
    }
    const QScopedValueRollback jumping(m_jumping, true);
    m_sectionBar->setCurrentIndex(current);
}

} // namespace rangebar
