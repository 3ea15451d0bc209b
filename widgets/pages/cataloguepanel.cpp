// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/cataloguepanel.h"

#include "models/report/cataloguewords.h"
#include "widgets/parts/formfitter.h"
#include "widgets/parts/notice.h"
#include "widgets/parts/textlabel.h"

#include <QEvent>
#include <QFormLayout>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStyle>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace rangebar {
namespace {

constexpr int leastRowsShown = 8;
constexpr int rowPadding = 2; ///< above and below the words of a row
enum Column
{
    NameColumn,
    CrateColumn,
    AddressColumn,
    ColumnCount
};

} // namespace

CataloguePanel::CataloguePanel(const Catalogue& catalogue, QWidget* parent) : QWidget(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* explanation = new TextLabel(TextLabel::Style::Muted, this);
    explanation->setText(
        tr("<base> and <crate> in an address stand for the base address and the crate of the row. A row "
           "may have an address of its own. Addresses are https, or http on this computer."));
    layout->addWidget(explanation);

    auto* form = new QFormLayout;
    m_baseUrl = new QLineEdit(this);
    m_baseUrl->setObjectName(QStringLiteral("baseUrl"));
    form->addRow(tr("&Base address:"), m_baseUrl);
    m_urlTemplate = new QLineEdit(this);
    m_urlTemplate->setObjectName(QStringLiteral("urlTemplate"));
    form->addRow(tr("Add&ress of a document:"), m_urlTemplate);
    layout->addLayout(form);
    new FormFitter(form);

    m_crates = new QTableWidget(0, ColumnCount, this);
    m_crates->setObjectName(QStringLiteral("catalogueTable"));
    m_crates->setAccessibleName(tr("Crates"));
    m_crates->setHorizontalHeaderLabels({tr("Name"), tr("Crate"), tr("Own address")});
    m_crates->verticalHeader()->hide();
    m_crates->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_crates->setTabKeyNavigation(false);
    m_crates->horizontalHeader()->setStretchLastSection(true);
    m_crates->installEventFilter(this);
    layout->addWidget(m_crates, 1);

    auto* buttons = new QGridLayout; // in two lines, so that they fit into a narrow window
    const auto addButton = [this, buttons](const QString& text, const char* name, int row, int column,
                                           auto act) {
        auto* button = new QPushButton(text, this);
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, act);
        buttons->addWidget(button, row, column);
    };
    addButton(tr("&Add"), "addCrate", 0, 0, [this] { addCrate(); });
    addButton(tr("Re&move"), "removeCrate", 0, 1, [this] { removeCrates(); });
    addButton(tr("Move &up"), "moveUp", 1, 0, [this] { moveCrate(-1); });
    addButton(tr("Move &down"), "moveDown", 1, 1, [this] { moveCrate(1); });
    buttons->setColumnStretch(2, 1);
    layout->addLayout(buttons);
    m_problem = new Notice(Notice::Kind::Warning, this);
    m_problem->setObjectName(QStringLiteral("catalogueProblem"));
    layout->addWidget(m_problem);

    setCatalogue(catalogue);
    for (QLineEdit* field : {m_baseUrl, m_urlTemplate}) {
        connect(field, &QLineEdit::textChanged, this, &CataloguePanel::validate);
        connect(field, &QLineEdit::editingFinished, this, &CataloguePanel::handOn);
    }
    connect(m_crates, &QTableWidget::itemChanged, this, &CataloguePanel::handOn);
}

void CataloguePanel::setCatalogue(const Catalogue& catalogue)
{
    const QSignalBlocker quiet(m_crates);
    const QSignalBlocker quietBase(m_baseUrl);
    const QSignalBlocker quietTemplate(m_urlTemplate);
    m_catalogue = catalogue;
    m_baseUrl->setText(catalogue.baseUrl);
    m_urlTemplate->setText(catalogue.urlTemplate);
    m_crates->setRowCount(static_cast<int>(catalogue.entries.size()));
    for (int row = 0; row < m_crates->rowCount(); ++row) {
        const CatalogueEntry& entry = catalogue.entries.at(row);
        m_crates->setItem(row, NameColumn, new QTableWidgetItem(entry.name));
        m_crates->setItem(row, CrateColumn, new QTableWidgetItem(entry.crate));
        m_crates->setItem(row, AddressColumn, new QTableWidgetItem(entry.urlTemplate));
    }
    fitTable();
    validate();
}

void CataloguePanel::fitTable()
{
    QHeaderView* columns = m_crates->horizontalHeader();
    columns->setMinimumSectionSize(-1); // as the style has it
    columns->setMinimumSectionSize(
        std::max(columns->minimumSectionSize(), columns->sectionSizeHint(AddressColumn)));
    m_crates->resizeColumnsToContents();
    QHeaderView* rows = m_crates->verticalHeader();
    rows->setDefaultSectionSize(
        std::max(style()->pixelMetric(QStyle::PM_HeaderDefaultSectionSizeVertical, nullptr, rows),
                 m_crates->fontMetrics().height() + 2 * rowPadding));
    m_crates->setMinimumHeight(rows->defaultSectionSize() * leastRowsShown);
    if (isVisible()) {
        layout()->activate(); // a table that has grown lies over the buttons until then
    }
}

bool CataloguePanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_crates && event->type() == QEvent::FontChange) {
        // When its headers have it too.
        QMetaObject::invokeMethod(this, &CataloguePanel::fitTable, Qt::QueuedConnection);
    }
    return QWidget::eventFilter(watched, event);
}

Catalogue CataloguePanel::entered() const
{
    Catalogue catalogue = m_catalogue;
    catalogue.baseUrl = m_baseUrl->text().trimmed();
    catalogue.urlTemplate = m_urlTemplate->text().trimmed();
    catalogue.entries.clear();
    for (int row = 0; row < m_crates->rowCount(); ++row) {
        const auto text = [this, row](int column) {
            const QTableWidgetItem* item = m_crates->item(row, column);
            return item ? item->text().trimmed() : QString();
        };
        CatalogueEntry entry{text(NameColumn), text(CrateColumn), text(AddressColumn)};
        if (entry.name.isEmpty()) {
            entry.name = entry.crate;
        }
        catalogue.entries += entry;
    }
    return catalogue;
}

void CataloguePanel::addCrate()
{
    const int row = m_crates->rowCount();
    m_crates->insertRow(row);
    {
        const QSignalBlocker quiet(m_crates);
        for (int column = 0; column < ColumnCount; ++column) {
            m_crates->setItem(row, column, new QTableWidgetItem);
        }
    }
    m_crates->setCurrentCell(row, NameColumn);
    m_crates->editItem(m_crates->item(row, NameColumn));
    validate();
}

void CataloguePanel::removeCrates()
{
    QList<int> rows;
    for (const QModelIndex& index : m_crates->selectionModel()->selectedRows()) {
        rows += index.row();
    }
    std::ranges::sort(rows, std::greater<>());
    for (const int row : std::as_const(rows)) {
        m_crates->removeRow(row);
    }
    handOn();
}

void CataloguePanel::moveCrate(int by)
{
    const int from = m_crates->currentRow();
    const int to = from + by;
    if (from < 0 || to < 0 || to >= m_crates->rowCount()) {
        return;
    }
    const QSignalBlocker quiet(m_crates);
    for (int column = 0; column < ColumnCount; ++column) {
        QTableWidgetItem* moved = m_crates->takeItem(from, column);
        m_crates->setItem(from, column, m_crates->takeItem(to, column));
        m_crates->setItem(to, column, moved);
    }
    m_crates->setCurrentCell(to, m_crates->currentColumn());
    handOn();
}

void CataloguePanel::validate()
{
    const std::optional<CatalogueError> error = entered().check();
    setProblem(error ? CatalogueWords::error(*error) : QString());
}

void CataloguePanel::handOn()
{
    validate();
    const Catalogue catalogue = entered();
    if (!catalogue.check() && catalogue != m_catalogue) {
        m_catalogue = catalogue;
        Q_EMIT catalogueChanged(catalogue);
    }
}

void CataloguePanel::setProblem(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

QStringList CataloguePanel::words() const
{
    QStringList words;
    for (const auto* label : findChildren<QLabel*>()) {
        words += label->text();
    }
    for (const auto* button : findChildren<QPushButton*>()) {
        words += button->text();
    }
    words.replaceInStrings(QStringLiteral("&"), QString()); // the marks of keys
    words += {m_baseUrl->text(), m_urlTemplate->text()};
    for (int row = 0; row < m_crates->rowCount(); ++row) {
        for (int column = 0; column < ColumnCount; ++column) {
            words += m_crates->item(row, column)->text();
        }
    }
    return words;
}

} // namespace rangebar
