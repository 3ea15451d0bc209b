// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chartspec.h"
#include "widgets/parts/reviewheader.h"

#include <QHash>
#include <QPointer>
#include <QWidget>

#include <functional>

class QAbstractItemModel;
class QScrollArea;
class QTabBar;
class QVBoxLayout;

namespace rangebar {

class ChartView;
class PageSection;
class PageTable;

/// A page that scrolls as one, with a list of its sections above it that leads to them and follows the
/// scrolling. Sections hold charts and tables; a table may be closed at first and then stays as the reader
/// left it.
class SectionedPage : public QWidget
{
    Q_OBJECT

public:
    explicit SectionedPage(QWidget* parent = nullptr);

    /// The chart that has the focus or else the first one in view; nullptr where there is none.
    ChartView* currentChart() const;
    const QList<PageSection*>& sections() const { return m_sections; }

    /// Where the reader is, in words of the page, so that it is found again in another edition of it.
    struct Place
    {
        QString section;  ///< object name; empty above the first
        int offset = 0;   ///< from the top of the section
        int position = 0; ///< of the scroll bar, for an edition without that section
    };
    Place place() const;

    /// Whether a page that is shown has only its first section at first, and the others as soon as that is
    /// painted: a window opens sooner, and nobody sees them before.
    void setFillsAfterPainting(bool fills) { m_fillsAfterPainting = fills; }

Q_SIGNALS:
    /// A button of the header above the page.
    void reviewActionRequested(const QString& id);
    void copyImageRequested(const rangebar::ChartSpec& spec);
    void saveImageRequested(const rangebar::ChartSpec& spec);
    void exportRequested(const rangebar::ChartSpec& spec);
    /// The receiver starts a drag of the chart.
    void dragRequested(rangebar::ChartView* chart);

protected:
    /// Puts a widget between the list of sections and the page; it does not scroll with that.
    void setFixedBar(QWidget* bar);
    /// Scrolls the bar to a part of it, once the parts have their places.
    void showInBar(QWidget* part);
    /// Starts a new page; the parts of the old one go when it is ended.
    QVBoxLayout* beginPage();
    void endPage(const Place& place);
    /// At the top of the page that is begun; hidden where it is empty.
    void addReviewHeader(QVBoxLayout* layout, const ReviewHeaderContent& content);
    /// The header of the page on show says something else, and the rest stays.
    void updateReviewHeader(const ReviewHeaderContent& content);
    PageSection* addSection(const QString& objectName, const QString& title);
    /// Lets `content` put its charts and tables into the section, before the page is painted or right after.
    void fill(PageSection* section, std::function<void()> content);
    ChartView* addChart(PageSection* section, const QString& objectName, ChartSpec spec);
    /// The section takes the model. Without `closedTitle` the table is always open and returned.
    PageTable* addTable(PageSection* section, const QString& objectName, QAbstractItemModel* model,
                        const QString& closedTitle = {});
    void scrollTo(const QWidget* widget, const QRect& rect);
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitBar();
    bool isPlaced() const;
    void placePage();
    void fillSections();
    void fitCharts();
    int positionOf(const Place& place) const;
    int topOf(const PageSection* section) const;
    void showSection(int index);
    void moveCards();
    void followScroll();
    void showCurrentSection();

    QTabBar* m_sectionBar;
    QVBoxLayout* m_frame;
    QScrollArea* m_scroll;
    QScrollArea* m_bar = nullptr; ///< scrolls where letters are large and the window is low
    QWidget* m_page = nullptr;
    Place m_placeWhenPlaced; ///< where the page is to be scrolled to once it is shown
    QVBoxLayout* m_pageLayout = nullptr;
    QPointer<ReviewHeader> m_reviewHeader;
    QList<PageSection*> m_sections;
    bool m_fillsAfterPainting = false;
    QList<std::function<void()>> m_unfilled; ///< what sections are yet to be filled with
    QHash<QString, bool> m_openTables;
    bool m_jumping = false;
};

} // namespace rangebar
