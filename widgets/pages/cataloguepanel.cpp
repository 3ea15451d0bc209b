// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/preferencesdialog.h"

#include "models/report/cataloguewords.h"
#include "widgets/parts/notice.h"
#include "widgets/parts/textlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace rangebar {
namespace {

constexpr int longestTimeoutSeconds = 600;
enum Column
{
    NameColumn,
    CrateColumn,
    AddressColumn,
    ColumnCount
};

} // namespace

PreferencesDialog::PreferencesDialog(const Preferences& preferences, QWidget* parent)
    : QDialog(parent)
    , m_preferences(preferences)
    , m_problem(new Notice(Notice::Kind::Warning, this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Preferences"));
    auto* tabs = new QTabWidget(this);
    tabs->setObjectName(QStringLiteral("preferenceTabs"));
    tabs->addTab(generalPage(), tr("General"));
    tabs->addTab(libraryPage(), tr("Library"));
    tabs->addTab(cratesPage(), tr("Crates and addresses"));
    m_problem->setObjectName(QStringLiteral("preferenceProblem"));
    m_buttons->setObjectName(QStringLiteral("preferenceButtons"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(tabs, 1);
    layout->addWidget(m_problem);
    layout->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    setCatalogue(preferences.catalogue);
    resize(760, 520);
}

void PreferencesDialog::addPage(QWidget* page, const QString& title)
{
    findChild<QTabWidget*>(QStringLiteral("preferenceTabs"))->addTab(page, title);
}

void PreferencesDialog::showPage(QWidget* page)
{
    findChild<QTabWidget*>(QStringLiteral("preferenceTabs"))->setCurrentWidget(page);
}

QWidget* PreferencesDialog::generalPage()
{
    auto* page = new QWidget(this);
    auto* form = new QFormLayout(page);
    m_language = new QComboBox(page);
    m_language->setObjectName(QStringLiteral("languageChoice"));
    m_language->addItem(tr("As the system"), QString());
    m_language->addItem(QStringLiteral("English"), QStringLiteral("en"));
    m_language->addItem(QStringLiteral("Русский"), QStringLiteral("ru"));
    m_language->addItem(QStringLiteral("简体中文"), QStringLiteral("zh_CN"));
    m_language->setCurrentIndex(std::max(0, m_language->findData(m_preferences.language)));
    form->addRow(tr("&Language:"), m_language);

    m_theme = new QComboBox(page);
    m_theme->setObjectName(QStringLiteral("themeChoice"));
    m_theme->addItem(tr("As the system"), static_cast<int>(ThemeChoice::System));
    m_theme->addItem(tr("Light"), static_cast<int>(ThemeChoice::Light));
    m_theme->addItem(tr("Dark"), static_cast<int>(ThemeChoice::Dark));
    m_theme->setCurrentIndex(m_theme->findData(static_cast<int>(m_preferences.theme)));
    form->addRow(tr("&Theme:"), m_theme);

    m_timeout = new QSpinBox(page);
    m_timeout->setObjectName(QStringLiteral("timeoutChoice"));
    m_timeout->setRange(1, longestTimeoutSeconds);
    m_timeout->setSuffix(tr(" s"));
    m_timeout->setValue(m_preferences.timeoutSeconds);
    form->addRow(tr("Give up a &download after:"), m_timeout);
    return page;
}

QWidget* PreferencesDialog::libraryPage()
{
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    auto* explanation = new TextLabel(TextLabel::Style::Muted, page);
    explanation->setText(
        tr("The library is a folder with a file for each document. Choosing another folder opens "
           "the library in it, and leaves this one as it is: nothing is moved or deleted."));
    layout->addWidget(explanation);

    auto* form = new QFormLayout;
    auto* row = new QHBoxLayout;
    m_libraryFolder = new QLineEdit(page);
    m_libraryFolder->setObjectName(QStringLiteral("libraryFolder"));
    setLibraryFolder(m_preferences.libraryFolder);
    m_libraryFolder->setPlaceholderText(tr("the standard folder"));
    auto* choose = new QPushButton(tr("C&hoose..."), page);
    choose->setObjectName(QStringLiteral("chooseLibraryFolder"));
    choose->setAutoDefault(false);
    connect(choose, &QPushButton::clicked, this,
            [this] { Q_EMIT libraryFolderRequested(enteredLibraryFolder()); });
    row->addWidget(m_libraryFolder, 1);
    row->addWidget(choose);
    form->addRow(tr("&Folder:"), row);
    qobject_cast<QLabel*>(form->labelForField(row))->setBuddy(m_libraryFolder);
    layout->addLayout(form);

    m_keep = new QCheckBox(tr("&Keep every document that is downloaded or opened"), page);
    m_keep->setObjectName(QStringLiteral("keepDocuments"));
    m_keep->setChecked(m_preferences.keepDocuments);
    layout->addWidget(m_keep);
    layout->addStretch(1);
    connect(m_libraryFolder, &QLineEdit::textChanged, this, &PreferencesDialog::validate);
    return page;
}

void PreferencesDialog::setLibraryFolder(const QString& folder)
{
    m_libraryFolder->setText(QDir::toNativeSeparators(folder));
}

QString PreferencesDialog::enteredLibraryFolder() const
{
    const QString folder = QDir::fromNativeSeparators(m_libraryFolder->text().trimmed());
    return folder.isEmpty() ? folder : QDir::cleanPath(folder);
}

QWidget* PreferencesDialog::cratesPage()
{
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    auto* explanation = new TextLabel(TextLabel::Style::Muted, page);
    explanation->setText(
        tr("<base> and <crate> in an address stand for the base address and the crate of the row. A row "
           "may have an address of its own. Addresses are https, or http on this computer."));
    layout->addWidget(explanation);

    auto* form = new QFormLayout;
    m_baseUrl = new QLineEdit(page);
    m_baseUrl->setObjectName(QStringLiteral("baseUrl"));
    form->addRow(tr("&Base address:"), m_baseUrl);
    m_urlTemplate = new QLineEdit(page);
    m_urlTemplate->setObjectName(QStringLiteral("urlTemplate"));
    form->addRow(tr("Add&ress of a document:"), m_urlTemplate);
    layout->addLayout(form);

    m_crates = new QTableWidget(0, ColumnCount, page);
    m_crates->setObjectName(QStringLiteral("catalogueTable"));
    m_crates->setAccessibleName(tr("Crates"));
    m_crates->setHorizontalHeaderLabels({tr("Name"), tr("Crate"), tr("Own address")});
    m_crates->verticalHeader()->hide();
    m_crates->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_crates->setTabKeyNavigation(false);
    m_crates->horizontalHeader()->setStretchLastSection(true);
    layout->addWidget(m_crates, 1);

    auto* buttons = new QHBoxLayout;
    const auto addButton = [this, page, buttons](const QString& text, const char* name, auto act) {
        auto* button = new QPushButton(text, page);
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, act);
        buttons->addWidget(button);
        return button;
    };
    addButton(tr("&Add"), "addCrate", [this] { addCrate(); });
    m_remove = addButton(tr("Re&move"), "removeCrate", [this] { removeCrates(); });
    addButton(tr("Move &up"), "moveUp", [this] { moveCrate(-1); });
    addButton(tr("Move &down"), "moveDown", [this] { moveCrate(1); });
    buttons->addStretch(1);
    addButton(tr("Built-in &catalogue"), "builtInCatalogue", [this] { setCatalogue(Catalogue::builtIn()); });
    layout->addLayout(buttons);

    connect(m_baseUrl, &QLineEdit::textChanged, this, &PreferencesDialog::validate);
    connect(m_urlTemplate, &QLineEdit::textChanged, this, &PreferencesDialog::validate);
    connect(m_crates, &QTableWidget::itemChanged, this, &PreferencesDialog::validate);
    return page;
}

void PreferencesDialog::setCatalogue(const Catalogue& catalogue)
{
    const QSignalBlocker quiet(m_crates);
    m_preferences.catalogue = catalogue;
    m_baseUrl->setText(catalogue.baseUrl);
    m_urlTemplate->setText(catalogue.urlTemplate);
    m_crates->setRowCount(static_cast<int>(catalogue.entries.size()));
    for (int row = 0; row < m_crates->rowCount(); ++row) {
        const CatalogueEntry& entry = catalogue.entries.at(row);
        m_crates->setItem(row, NameColumn, new QTableWidgetItem(entry.name));
        m_crates->setItem(row, CrateColumn, new QTableWidgetItem(entry.crate));
        m_crates->setItem(row, AddressColumn, new QTableWidgetItem(entry.urlTemplate));
    }
    m_crates->resizeColumnsToContents();
    validate();
}

Catalogue PreferencesDialog::enteredCatalogue() const
{
    Catalogue catalogue = m_preferences.catalogue;
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

Preferences PreferencesDialog::preferences() const
{
    Preferences chosen = m_preferences;
    chosen.language = m_language->currentData().toString();
    chosen.theme = static_cast<ThemeChoice>(m_theme->currentData().toInt());
    chosen.timeoutSeconds = m_timeout->value();
    chosen.libraryFolder = enteredLibraryFolder();
    chosen.keepDocuments = m_keep->isChecked();
    chosen.catalogue = enteredCatalogue();
    return chosen;
}

void PreferencesDialog::addCrate()
{
    const int row = m_crates->rowCount();
    m_crates->insertRow(row);
    for (int column = 0; column < ColumnCount; ++column) {
        m_crates->setItem(row, column, new QTableWidgetItem);
    }
    m_crates->setCurrentCell(row, NameColumn);
    m_crates->editItem(m_crates->item(row, NameColumn));
    validate();
}

void PreferencesDialog::removeCrates()
{
    QList<int> rows;
    for (const QModelIndex& index : m_crates->selectionModel()->selectedRows()) {
        rows += index.row();
    }
    std::ranges::sort(rows, std::greater<>());
    for (const int row : std::as_const(rows)) {
        m_crates->removeRow(row);
    }
    validate();
}

void PreferencesDialog::moveCrate(int by)
{
    const int from = m_crates->currentRow();
    const int to = from + by;
    if (from < 0 || to < 0 || to >= m_crates->rowCount()) {
        return;
    }
    for (int column = 0; column < ColumnCount; ++column) {
        QTableWidgetItem* moved = m_crates->takeItem(from, column);
        m_crates->setItem(from, column, m_crates->takeItem(to, column));
        m_crates->setItem(to, column, moved);
    }
    m_crates->setCurrentCell(to, m_crates->currentColumn());
}

QString PreferencesDialog::problem() const
{
    const QString folder = enteredLibraryFolder();
    if (!folder.isEmpty() && !QDir::isAbsolutePath(folder)) {
        return tr("The folder of the library needs its whole path, from the top of the disk.");
    }
    const std::optional<CatalogueError> error = enteredCatalogue().check();
    return error ? CatalogueWords::error(*error) : QString();
}

void PreferencesDialog::validate()
{
    const QString text = problem();
    m_problem->setVisible(!text.isEmpty());
    m_problem->setText(text);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(text.isEmpty());
}

} // namespace rangebar
