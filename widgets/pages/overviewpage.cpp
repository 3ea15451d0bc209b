// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/overviewpage.h"

#include "models/items/overviewmodels.h"
#include "models/report/joining.h"
#include "models/report/words.h"
#include "widgets/parts/linkbutton.h"
#include "widgets/parts/scrolled.h"
#include "widgets/parts/tableclipboard.h"
#include "widgets/parts/tabledelegate.h"
#include "widgets/parts/textlabel.h"
#include "widgets/parts/wrappingheader.h"
#include "widgets/parts/wrappingrow.h"

#include <QAction>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace rangebar {
namespace {

constexpr int pageMargin = 16;
constexpr int widestBrokerColumn = 210;
constexpr int narrowestScenarioColumn = 240;
constexpr int narrowestFigureColumn = 90;
constexpr int scenarioColumn = 1;
constexpr int leastLines = 5; ///< of a table, with its header

/// The width that columns may have so that all of them fit; the narrower ones keep theirs.
int widestThatFits(QList<int> wanted, int available)
{
    std::ranges::sort(wanted);
    int rest = available;
    for (qsizetype i = 0; i < wanted.size(); ++i) {
        const int left = static_cast<int>(wanted.size() - i);
        if (wanted.at(i) * left > rest) {
            return rest / left;
        }
        rest -= wanted.at(i);
    }
    return wanted.isEmpty() ? available : std::max(available, wanted.constLast());
}

/// Enter activates the current row on every platform, as a double click does.
class ActivatingTable : public QTableView
{
public:
    using QTableView::QTableView;

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
        if (enter && currentIndex().isValid()) {
            Q_EMIT activated(currentIndex());
            event->accept();
            return;
        }
        if (event->matches(QKeySequence::Copy)) {
            QList<int> rows;
            for (const QModelIndex& index : selectionModel()->selectedRows()) {
                rows += index.row();
            }
            std::ranges::sort(rows);
            copyTableAsText(*model(), rows);
            event->accept();
            return;
        }
        QTableView::keyPressEvent(event);
    }
};

} // namespace

OverviewPage::OverviewPage(CrateFeed* feed, QWidget* parent)
    : QWidget(parent)
    , m_note(new TextLabel(TextLabel::Style::Muted, this))
    , m_filter(new QLineEdit(this))
    , m_largest(new TextLabel(TextLabel::Style::Body, this))
    , m_showLargest(new LinkButton(QString(), this))
    , m_scenarios(new OverviewScenariosModel(feed, NumberFormat(locale()), this))
    , m_code(new OverviewCodeModel(feed, NumberFormat(locale()), this))
{
    m_note->setObjectName(QStringLiteral("overviewNote"));
    m_filter->setObjectName(QStringLiteral("overviewFilter"));
    m_filter->setClearButtonEnabled(true);

    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(pageMargin, pageMargin, pageMargin, pageMargin);
    layout->addWidget(m_filter);
    layout->addWidget(m_note);
    auto* largest = new WrappingRow;
    largest->addWidget(m_largest);
    largest->addWidget(m_showLargest);
    layout->addLayout(largest);

    auto* splitter = new QSplitter(Qt::Vertical, content);
    splitter->setObjectName(QStringLiteral("overviewSplitter"));
    splitter->setChildrenCollapsible(false);
    m_scenarioTable = addTable(m_scenarios, QStringLiteral("overviewScenarios"));
    m_codeTable = addTable(m_code, QStringLiteral("overviewCode"));
    splitter->addWidget(m_scenarioTable.view->parentWidget());
    splitter->addWidget(m_codeTable.view->parentWidget());
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    layout->addWidget(splitter, 1);
    auto* around = new QVBoxLayout(this);
    around->setContentsMargins(0, 0, 0, 0);
    around->addWidget(scrolled(content, this));

    auto* clear = new QAction(m_filter);
    clear->setShortcut(Qt::Key_Escape);
    clear->setShortcutContext(Qt::WidgetShortcut);
    connect(clear, &QAction::triggered, m_filter, &QLineEdit::clear);
    m_filter->addAction(clear);
    connect(m_filter, &QLineEdit::textChanged, this, &OverviewPage::applyFilter);
    m_largest->setObjectName(QStringLiteral("largestOverhead"));
    m_showLargest->setObjectName(QStringLiteral("showLargestOverhead"));
    connect(m_showLargest, &QPushButton::clicked, this, [this] {
        if (const int row = largestOverhead(*m_scenarios); row >= 0) {
            Q_EMIT crateActivated(m_scenarios->index(row, 0).data(OverviewCrateRole).toString());
        }
    });
    for (const auto change : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved}) {
        connect(m_scenarios, change, this, &OverviewPage::showLargest);
    }
    connect(m_scenarios, &QAbstractItemModel::modelReset, this, &OverviewPage::showLargest);
    connect(m_scenarios, &QAbstractItemModel::dataChanged, this, &OverviewPage::showLargest);
    retranslate();
    keepLines();
}

/// A table is no lower than a few of its rows; with large letters the page scrolls.
void OverviewPage::keepLines()
{
    for (const Table& table : {m_scenarioTable, m_codeTable}) {
        table.view->setMinimumHeight(leastLines * fontMetrics().lineSpacing());
    }
}

/// What most readers look for in the table first.
void OverviewPage::showLargest()
{
    const int row = largestOverhead(*m_scenarios);
    const QString line = largestOverheadLine(*m_scenarios, row);
    m_largest->setText(line);
    m_largest->setVisible(!line.isEmpty());
    m_showLargest->setVisible(row >= 0);
}

OverviewPage::Table OverviewPage::addTable(QAbstractItemModel* model, const QString& objectName)
{
    Table table;
    auto* box = new QWidget(this);
    table.title = new TextLabel(TextLabel::Style::Heading, box);
    table.hidden = new TextLabel(TextLabel::Style::Muted, box);
    table.hidden->setObjectName(objectName + QStringLiteral("Hidden"));
    table.proxy = new OverviewProxy(box);
    table.proxy->setSourceModel(model);
    table.view = new ActivatingTable(box);
    table.view->setObjectName(objectName);
    table.view->setModel(table.proxy);
    table.view->setItemDelegate(new TableDelegate(table.view));
    table.header = new WrappingHeader(table.view);
    table.view->setHorizontalHeader(table.header);
    // Unsorted before sorting is enabled, or every row would be sorted at the start and then put back.
    table.header->setSortIndicator(-1, Qt::AscendingOrder);
    table.view->setSortingEnabled(true);
    table.view->setSelectionBehavior(QAbstractItemView::SelectRows);
    table.view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    table.view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.view->setAlternatingRowColors(true);
    table.view->setShowGrid(false);
    table.view->setWordWrap(true);
    table.view->setTabKeyNavigation(false);
    table.view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.view->verticalHeader()->hide();
    table.view->setContextMenuPolicy(Qt::ActionsContextMenu);
    auto* copyText = new QAction(table.view);
    copyText->setObjectName(QStringLiteral("copyText"));
    connect(copyText, &QAction::triggered, this, [proxy = table.proxy] { copyTableAsText(*proxy); });
    auto* copyMarkdown = new QAction(table.view);
    copyMarkdown->setObjectName(QStringLiteral("copyMarkdown"));
    connect(copyMarkdown, &QAction::triggered, this, [proxy = table.proxy] { copyTableAsMarkdown(*proxy); });
    table.view->addActions({copyText, copyMarkdown});

    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(table.title);
    layout->addWidget(table.hidden);
    layout->addWidget(table.view, 1);

    connect(table.view, &QTableView::activated, this, [this](const QModelIndex& index) {
        Q_EMIT crateActivated(index.data(OverviewCrateRole).toString());
    });
    connect(table.view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (index.isValid()) {
                    m_currentCrate = index.data(OverviewCrateRole).toString();
                    Q_EMIT currentCrateChanged();
                }
            });
    const auto fit = [this, view = table.view] {
        fitColumns(view == m_codeTable.view ? m_codeTable : m_scenarioTable);
    };
    connect(table.proxy, &QAbstractItemModel::modelReset, this, fit, Qt::QueuedConnection);
    connect(table.proxy, &QAbstractItemModel::rowsInserted, this, fit, Qt::QueuedConnection);
    connect(table.proxy, &QAbstractItemModel::rowsRemoved, this, fit, Qt::QueuedConnection);
    connect(table.proxy, &QAbstractItemModel::layoutChanged, this, fit, Qt::QueuedConnection);
    return table;
}

void OverviewPage::focusFilter()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void OverviewPage::applyFilter(const QString& text)
{
    for (const Table& table : {m_scenarioTable, m_codeTable}) {
        table.proxy->setFilterText(text);
        const int hidden = table.proxy->sourceModel()->rowCount() - table.proxy->rowCount();
        table.hidden->setVisible(hidden > 0);
        table.hidden->setText(tr("%n row(s) hidden by the filter", nullptr, hidden));
    }
}

void OverviewPage::fitColumns(const Table& table)
{
    // Measuring every cell takes longer than all else of a start, which often shows another page.
    if (!isVisible()) {
        m_fitNeeded = true;
        return;
    }
    // A row without figures says why across the whole width.
    table.view->clearSpans();
    const int columns = table.proxy->columnCount();
    for (int row = 0; row < table.proxy->rowCount(); ++row) {
        if (table.proxy->index(row, scenarioColumn).data(PendingRole).toBool()) {
            table.view->setSpan(row, scenarioColumn, 1, columns - scenarioColumn);
        }
    }
    table.view->resizeColumnsToContents();
    const auto headerWidth = [&table](int column) { return table.header->sectionSizeHint(column); };
    for (int column = 0; column < columns; ++column) {
        table.view->setColumnWidth(
            column, std::max(table.view->columnWidth(column), table.header->wholeWidth(column)));
    }
    table.view->setColumnWidth(
        0, std::min(table.view->columnWidth(0), std::max(widestBrokerColumn, headerWidth(0))));
    // What does not fit side by side wraps: the overhead, in the last column, is what most readers came for.
    QList<int> wanted;
    for (int column = 0; column < columns; ++column) {
        if (column != scenarioColumn) {
            wanted.append(table.view->columnWidth(column));
        }
    }
    const int width = table.view->viewport()->width();
    const int widest =
        std::max(narrowestFigureColumn, widestThatFits(wanted, width - narrowestScenarioColumn));
    int others = 0;
    for (int column = 0; column < columns; ++column) {
        if (column != scenarioColumn) {
            // A column is never narrower than a word of its name; with large letters the table scrolls.
            table.view->setColumnWidth(
                column, std::min(table.view->columnWidth(column), std::max(widest, headerWidth(column))));
            others += table.view->columnWidth(column);
        }
    }
    table.view->setColumnWidth(
        scenarioColumn, std::max({narrowestScenarioColumn, width - others, headerWidth(scenarioColumn)}));
    table.view->resizeRowsToContents();
}

void OverviewPage::retranslate()
{
    m_note->setText(Joining::sentences(
        {tr("Rows of different crates are not comparable: each crate is measured against its own "
            "client and does different work for a message."),
         Words::cellsExplained()}));
    m_showLargest->setText(tr("Show the crate"));
    showLargest();
    m_filter->setPlaceholderText(tr("Filter by crate, scenario or number"));
    m_filter->setAccessibleName(tr("Filter"));
    m_scenarioTable.title->setText(tr("Against the raw client"));
    m_scenarioTable.view->setAccessibleName(m_scenarioTable.title->text());
    m_codeTable.title->setText(tr("Cost of the code"));
    m_codeTable.view->setAccessibleName(m_codeTable.title->text());
    for (const Table& table : {m_scenarioTable, m_codeTable}) {
        table.view->findChild<QAction*>(QStringLiteral("copyText"))
            ->setText(tr("Copy table for a &spreadsheet"));
        table.view->findChild<QAction*>(QStringLiteral("copyMarkdown"))
            ->setText(tr("Copy table as &Markdown"));
        fitColumns(table);
    }
    applyFilter(m_filter->text());
}

void OverviewPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitColumns(m_scenarioTable);
    fitColumns(m_codeTable);
}

void OverviewPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_fitNeeded) {
        m_fitNeeded = false;
        fitColumns(m_scenarioTable);
        fitColumns(m_codeTable);
    }
}

void OverviewPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        for (OverviewProxy* proxy : findChildren<OverviewProxy*>()) {
            proxy->setLocale(locale());
        }
        m_scenarios->setFormat(NumberFormat(locale()));
        m_code->setFormat(NumberFormat(locale()));
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        keepLines();
        fitColumns(m_scenarioTable);
        fitColumns(m_codeTable);
    }
}

} // namespace rangebar
