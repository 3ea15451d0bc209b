// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/librarypage.h"

#include "models/items/librarymodel.h"
#include "models/items/libraryproblemsmodel.h"
#include "models/report/joining.h"
#include "models/report/librarywords.h"
#include "models/report/visibletext.h"
#include "widgets/parts/disclosure.h"
#include "widgets/parts/librarytable.h"
#include "widgets/parts/notice.h"
#include "widgets/parts/pagetable.h"
#include "widgets/parts/queryfield.h"
#include "widgets/parts/scrolled.h"
#include "widgets/parts/tableclipboard.h"
#include "widgets/parts/textlabel.h"
#include "widgets/parts/wrappingrow.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace rangebar {
namespace {

constexpr int pageMargin = 16;
constexpr int textWidth = 560;
constexpr int problemRows = 6;

/// Text with a button below, in the middle of an otherwise empty place.
QWidget* centred(const QList<QWidget*>& parts, QWidget* parent)
{
    auto* page = new QWidget(parent);
    auto* layout = new QVBoxLayout(page);
    layout->setSpacing(2 * layout->spacing());
    layout->addStretch(2);
    for (QWidget* part : parts) {
        auto* row = new QHBoxLayout;
        row->addStretch(1);
        row->addWidget(part, qobject_cast<TextLabel*>(part) ? 8 : 0);
        row->addStretch(1);
        layout->addLayout(row);
    }
    layout->addStretch(3);
    return page;
}

} // namespace

LibraryPage::LibraryPage(LibraryModel* documents, LibraryProblemsModel* problems, QWidget* parent)
    : QWidget(parent), m_model(documents), m_problemsModel(problems)
{
    m_problem = new Notice(Notice::Kind::Warning, this);
    m_problem->setObjectName(QStringLiteral("libraryProblem"));
    m_problem->hide();
    m_queryProblem = new Notice(Notice::Kind::Warning, this);
    m_queryProblem->setObjectName(QStringLiteral("libraryQueryProblem"));
    m_queryProblem->hide();
    m_hint = new TextLabel(TextLabel::Style::Muted, this);
    m_count = new TextLabel(TextLabel::Style::Body, this);
    m_count->setObjectName(QStringLiteral("libraryCount"));
    m_folder = new TextLabel(TextLabel::Style::Muted, this);
    m_folder->setObjectName(QStringLiteral("libraryFolderText"));
    m_table = new LibraryTable(m_model, this);
    m_table->setObjectName(QStringLiteral("libraryTable"));
    m_top = buildTop();
    buildActions();
    m_groupLabel = new QLabel(this);
    m_group = new QComboBox(this);
    m_group->setObjectName(QStringLiteral("libraryGroup"));
    m_groupLabel->setBuddy(m_group);

    m_content = new QStackedWidget(this);
    m_content->addWidget(m_table);
    m_empty = buildEmpty();
    m_content->addWidget(m_empty);
    m_nothing = buildNothingFound();
    m_content->addWidget(m_nothing);

    m_problems = new Disclosure(this);
    m_problems->setObjectName(QStringLiteral("libraryProblems"));
    m_problems->setContent([this] {
        auto* table = new PageTable;
        table->setObjectName(QStringLiteral("libraryProblemTable"));
        table->setMaximumVisibleRows(problemRows);
        table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        table->setModel(m_problemsModel);
        return table;
    });
    m_problems->hide();

    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(pageMargin, pageMargin, pageMargin, pageMargin);
    layout->addWidget(m_problem);
    layout->addWidget(m_top);
    layout->addWidget(m_queryProblem);
    layout->addWidget(m_hint);
    auto* tools = new WrappingRow;
    tools->addWidget(m_tools);
    auto* grouping = new QHBoxLayout;
    grouping->addWidget(m_groupLabel);
    grouping->addWidget(m_group);
    tools->addLayout(grouping);
    layout->addLayout(tools);
    layout->addWidget(m_content, 1);
    layout->addWidget(m_count);
    layout->addWidget(m_folder);
    layout->addWidget(m_problems);
    auto* around = new QVBoxLayout(this);
    around->setContentsMargins(0, 0, 0, 0);
    around->addWidget(scrolled(content, this));

    connect(m_search, &QueryField::textChanged, this, &LibraryPage::search);
    connect(m_search, &QueryField::focused, this, [this] { m_model->prepareSearch(); });
    connect(m_search, &QueryField::leaveRequested, this, [this] {
        if (m_model->rowCount() > 0) {
            if (!m_table->currentIndex().isValid()) {
                m_table->setCurrentIndex(m_model->index(0, 0));
            }
            m_table->setFocus(Qt::OtherFocusReason);
        }
    });
    connect(m_group, &QComboBox::currentIndexChanged, this, &LibraryPage::group);
    connect(m_table, &LibraryTable::documentsSelected, this, [this] {
        updateActions();
        updateCounts();
        Q_EMIT selectionChanged();
    });
    connect(m_table, &QTableView::doubleClicked, action("openDocument"), &QAction::trigger);
    retranslate();
    updateCounts();
    updateActions();
}

QWidget* LibraryPage::buildTop()
{
    auto* top = new QWidget(this);
    m_search = new QueryField(LibraryQuery::keys(), top);
    m_search->setObjectName(QStringLiteral("librarySearch"));
    m_import = new QPushButton(top);
    m_import->setObjectName(QStringLiteral("libraryImport"));
    connect(m_import, &QPushButton::clicked, this, &LibraryPage::importRequested);
    auto* layout = new WrappingRow(top);
    layout->addWidget(m_search);
    layout->addWidget(m_import);
    return top;
}

void LibraryPage::buildActions()
{
    // Those of the table alone have keys that mean something else in the search field.
    const auto add = [this](const char* id, const QList<QKeySequence>& keys, Qt::ShortcutContext context,
                            auto act) {
        auto* action = new QAction(this);
        action->setObjectName(QLatin1String(id));
        action->setShortcuts(keys);
        action->setShortcutContext(context);
        connect(action, &QAction::triggered, this, act);
        m_actions.insert(QLatin1String(id), action);
        m_table->addAction(action);
    };
    add("openDocument", {QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)}, Qt::WidgetShortcut,
        [this] { Q_EMIT openRequested(selectedDocuments()); });
    add("compareDocuments", {QKeySequence(Qt::CTRL | Qt::Key_D)}, Qt::WindowShortcut,
        [this] { Q_EMIT compareRequested(selectedDocuments()); });
    add("showHistory", {QKeySequence(Qt::CTRL | Qt::Key_H)}, Qt::WindowShortcut,
        [this] { Q_EMIT historyRequested(selectedCrate()); });
    add("exportDocuments", {}, Qt::WindowShortcut, [this] { Q_EMIT exportRequested(selectedDocuments()); });
    add("revealDocuments", {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R)}, Qt::WindowShortcut,
        [this] { Q_EMIT revealRequested(selectedDocuments()); });
    add("copyDocuments", QKeySequence::keyBindings(QKeySequence::Copy), Qt::WidgetShortcut,
        [this] { copyTableAsText(*m_model, m_table->selectedRows()); });
    add("copyDocumentsMarkdown", {}, Qt::WidgetShortcut,
        [this] { copyTableAsMarkdown(*m_model, m_table->selectedRows()); });
    // The platform's own keys for Delete include Ctrl+D on X11.
    add("trashDocuments", {QKeySequence(Qt::Key_Delete)}, Qt::WidgetShortcut,
        [this] { Q_EMIT trashRequested(selectedDocuments()); });
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);

    m_tools = new QWidget(this);
    m_tools->setObjectName(QStringLiteral("libraryTools"));
    auto* row = new WrappingRow(m_tools);
    for (const char* id : {"openDocument", "compareDocuments", "showHistory", "exportDocuments",
                           "revealDocuments", "trashDocuments"}) {
        auto* button = new QToolButton(m_tools);
        button->setDefaultAction(action(id));
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    }
}

QWidget* LibraryPage::buildEmpty()
{
    m_emptyTitle = new TextLabel(TextLabel::Style::Title, this);
    m_emptyTitle->setObjectName(QStringLiteral("libraryEmptyTitle"));
    m_emptyText = new TextLabel(TextLabel::Style::Body, this);
    m_emptyText->setObjectName(QStringLiteral("libraryEmptyText"));
    m_emptyImport = new QPushButton(this);
    m_emptyImport->setObjectName(QStringLiteral("libraryEmptyImport"));
    connect(m_emptyImport, &QPushButton::clicked, this, &LibraryPage::importRequested);
    for (TextLabel* label : {m_emptyTitle, m_emptyText}) {
        label->setMaximumWidth(textWidth);
        label->setAlignment(Qt::AlignHCenter);
    }
    return centred({m_emptyTitle, m_emptyText, m_emptyImport}, this);
}

QWidget* LibraryPage::buildNothingFound()
{
    m_nothingText = new TextLabel(TextLabel::Style::Body, this);
    m_nothingText->setObjectName(QStringLiteral("libraryNothingFound"));
    m_nothingText->setMaximumWidth(textWidth);
    m_nothingText->setAlignment(Qt::AlignHCenter);
    m_showAll = new QPushButton(this);
    m_showAll->setObjectName(QStringLiteral("libraryShowAll"));
    connect(m_showAll, &QPushButton::clicked, this, [this] {
        m_search->clear();
        m_search->setFocus(Qt::OtherFocusReason);
    });
    return centred({m_nothingText, m_showAll}, this);
}

void LibraryPage::search(const QString& text)
{
    m_model->setQuery(text);
    const QString problem = m_model->queryError();
    m_queryProblem->setText(
        Joining::sentences({problem, tr("The table shows what the words before the wrong one find.")}));
    m_queryProblem->setVisible(!problem.isEmpty());
    updateCounts();
}

void LibraryPage::group()
{
    const QVariant column = m_group->currentData();
    m_model->setGrouping(column.isValid() ? std::optional(LibraryModel::Column(column.toInt()))
                                          : std::nullopt);
}

QStringList LibraryPage::selectedDocuments() const
{
    return m_table->selectedDocuments();
}

QString LibraryPage::selectedCrate() const
{
    QString crate;
    for (const int row : m_table->selectedRows()) {
        const LibraryEntry* entry = m_model->entryAt(row);
        if (!entry || (!crate.isEmpty() && entry->crate != crate)) {
            return {};
        }
        crate = entry->crate;
    }
    return crate;
}

void LibraryPage::updateActions()
{
    const qsizetype count = selectedDocuments().size();
    for (const char* id : {"openDocument", "exportDocuments", "revealDocuments", "copyDocuments",
                           "copyDocumentsMarkdown", "trashDocuments"}) {
        action(id)->setEnabled(count > 0);
    }
    action("compareDocuments")->setEnabled(count == 2);
    action("showHistory")->setEnabled(!selectedCrate().isEmpty());
}

void LibraryPage::updateCounts()
{
    const QLocale locale = this->locale();
    QStringList parts;
    //: Of how many documents how many are found.
    parts += tr("%1 of %n document(s)", nullptr, int(m_model->all())).arg(locale.toString(m_model->found()));
    if (const qsizetype selected = selectedDocuments().size(); selected > 0) {
        parts += tr("%n selected", nullptr, int(selected));
    }
    m_count->setText(Joining::facts(parts));
    const int problems = m_problemsModel->rowCount();
    m_problems->setTitle(tr("%n file(s) in the library can't be shown", nullptr, problems));
    m_problems->setVisible(problems > 0);
    showContent();
}

void LibraryPage::showContent()
{
    const bool isEmpty = m_model->all() == 0;
    QWidget* shown = m_table;
    if (isEmpty) {
        shown = m_empty;
    } else if (m_model->found() == 0 && m_model->queryError().isEmpty()) {
        shown = m_nothing;
    }
    m_content->setCurrentWidget(shown);
    for (QWidget* part :
         {m_top, m_tools, static_cast<QWidget*>(m_groupLabel), static_cast<QWidget*>(m_group)}) {
        part->setVisible(!isEmpty);
    }
    m_count->setVisible(!isEmpty);
    m_hint->setVisible(!isEmpty && m_model->queryError().isEmpty());
    if (shown == m_table && m_fitNeeded && isVisible()) {
        m_fitNeeded = false;
        m_table->fitColumns();
    }
}

void LibraryPage::setProblem(const QString& words)
{
    m_problem->setText(words);
    m_problem->setVisible(!words.isEmpty());
}

void LibraryPage::setFolder(const QString& path)
{
    m_folder->setText(path);
}

void LibraryPage::setMissing(const QString& words)
{
    m_missing = words;
    setReading(m_reading);
}

void LibraryPage::setKeeping(bool keeping)
{
    m_keeping = keeping;
    retranslate();
}

void LibraryPage::setReading(bool reading, qint64 done, qint64 all)
{
    m_reading = reading;
    m_emptyImport->setVisible(!reading);
    m_emptyTitle->setText(reading                ? tr("The library is being read")
                          : !m_missing.isEmpty() ? tr("The folder of the library is missing")
                                                 : tr("The library is empty"));
    if (reading) {
        const QLocale locale = this->locale();
        m_emptyText->setText(all > 0 ? tr("%1 of %n file(s)", nullptr, int(all)).arg(locale.toString(done))
                                     : QString());
        return;
    }
    if (!m_missing.isEmpty()) {
        m_emptyText->setText(m_missing);
        return;
    }
    m_emptyText->setText(Joining::sentences(
        {m_keeping ? tr("Every document that is downloaded or opened is kept here, one file each.")
                   : tr("Documents are not kept here by themselves, as you have chosen in the preferences."),
         tr("Earlier results can be imported: files, folders, archives, and every version in the history of "
            "a git "
            "repository. They can also be dropped here.")}));
}

void LibraryPage::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void LibraryPage::retranslate()
{
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search the library"));
    m_search->setToolTip(asToolTip(LibraryWords::queryHelp()));
    m_hint->setText(tr("For example: %1").arg(QStringLiteral("crate:nats cpu:7900X after:2026-09-01")));
    m_groupLabel->setText(tr("&Group by:"));
    const int chosen = std::max(0, m_group->currentIndex());
    const QSignalBlocker quiet(m_group);
    m_group->clear();
    m_group->addItem(tr("nothing"));
    m_group->addItem(tr("crate"), LibraryModel::Crate);
    m_group->addItem(tr("version"), LibraryModel::Version);
    m_group->addItem(tr("month"), LibraryModel::Measured);
    m_group->addItem(tr("processor"), LibraryModel::Machine);
    m_group->addItem(tr("source"), LibraryModel::Source);
    m_group->setCurrentIndex(chosen);
    m_import->setText(tr("&Import..."));
    m_import->setToolTip(
        asToolTip(tr("Takes files, folders, archives and the history of a git repository into the "
                     "library")));
    m_emptyImport->setText(m_import->text());
    m_table->setAccessibleName(tr("Documents in the library"));
    m_nothingText->setText(tr("No document in the library is like this."));
    m_showAll->setText(tr("Show &all"));
    const auto set = [this](const char* id, const QString& text, const QString& explanation) {
        action(id)->setText(text);
        const QString keys = action(id)->shortcut().toString(QKeySequence::NativeText);
        action(id)->setToolTip(
            asToolTip(keys.isEmpty() ? explanation
                                     : tr("%1 (%2)", "what it does, and its key").arg(explanation, keys)));
    };
    set("openDocument", tr("&Open"), tr("Shows each selected document on a page of its own"));
    set("compareDocuments", tr("&Compare"),
        tr("Compares the two selected documents; the older one is the base"));
    set("showHistory", tr("&History"), tr("Shows all documents of this crate over time"));
    set("exportDocuments", tr("&Export..."), tr("Saves the charts of the selected documents as pictures"));
    set("revealDocuments", tr("Show in &folder"), tr("Shows the selected files in the file manager"));
    set("copyDocuments", tr("Cop&y"), tr("Copies the selected rows for a spreadsheet"));
    set("copyDocumentsMarkdown", tr("Copy as &Markdown"), tr("Copies the selected rows as a Markdown table"));
    set("trashDocuments", tr("Move to &trash..."), tr("Moves the selected documents to the trash"));
    setReading(m_reading);
}

void LibraryPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    showContent();
}

void LibraryPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_model->setFormat(NumberFormat(locale()));
        m_problemsModel->retranslate();
        retranslate();
        search(m_search->text());
        m_table->fitColumns();
    }
}

} // namespace rangebar
