// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preferences/settingsdialog.h"

#include "app/desktop.h"
#include "app/github/tokendesk.h"
#include "app/preferences/settingeditor.h"
#include "app/program.h"
#include "app/settingwords.h"
#include "widgets/pages/cataloguepanel.h"
#include "widgets/parts/lettersize.h"
#include "widgets/parts/scrolled.h"
#include "widgets/parts/textlabel.h"
#include "widgets/parts/wrappingrow.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace rangebar {
namespace {

constexpr int betweenEntries = 18;
constexpr int mostSharePages = 3; ///< the list of pages takes at most one third

constexpr std::array pages{SettingPage::General,    SettingPage::Catalogue, SettingPage::Network,
                           SettingPage::Comparison, SettingPage::Export,    SettingPage::Library,
                           SettingPage::GitHub};

/// The catalogue, which is a table and has a file of its own.
class CatalogueSetting : public SettingsEntry
{
public:
    CatalogueSetting(Program* program, QWidget* parent)
        : SettingsEntry(SettingPage::Catalogue, parent)
        , m_program(program)
        , m_panel(new CataloguePanel(program->feed()->catalogue(), this))
        , m_reset(new QPushButton(SettingsDialog::tr("Built-in catalogue"), this))
    {
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(m_panel);
        auto* row = new WrappingRow;
        auto* standard = new TextLabel(TextLabel::Style::Muted, this);
        standard->setText(SettingsDialog::tr("Default: the crates that come with the program."));
        row->addWidget(standard);
        m_reset->setObjectName(QStringLiteral("builtInCatalogue"));
        m_reset->setAutoDefault(false);
        row->addWidget(m_reset);
        layout->addLayout(row);
        const auto showState = [this] {
            m_reset->setEnabled(m_program->feed()->catalogue() != Catalogue::builtIn());
        };
        showState();
        connect(m_panel, &CataloguePanel::catalogueChanged, this,
                [this, showState](const Catalogue& catalogue) {
                    m_panel->setProblem(m_program->setCatalogue(catalogue));
                    showState();
                });
        connect(m_reset, &QPushButton::clicked, this, [this, showState] {
            reset();
            showState();
        });
    }

    QString words() const override { return (m_panel->words() << m_reset->text()).join(QLatin1Char('\n')); }
    void reset() override
    {
        m_panel->setCatalogue(Catalogue::builtIn());
        m_panel->setProblem(m_program->setCatalogue(Catalogue::builtIn()));
    }

private:
    Program* m_program;
    CataloguePanel* m_panel;
    QPushButton* m_reset;
};

/// Which GitHub is asked, and the token for it. The token is no setting, and stays.
class GitHubSetting : public SettingsEntry
{
public:
    GitHubSetting(Program* program, QWidget* parent)
        : SettingsEntry(SettingPage::GitHub, parent)
        , m_view(new TokenSettings(this))
        , m_desk(new TokenDesk(program->github(), &program->settings(), m_view))
    {
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(m_view);
    }

    QString words() const override { return m_view->words().join(QLatin1Char('\n')); }
    void reset() override { m_desk->resetApi(); }

private:
    TokenSettings* m_view;
    TokenDesk* m_desk;
};

} // namespace

SettingsDialog::SettingsDialog(Program* program, Desktop* desktop, QWidget* parent)
    : QDialog(parent)
    , m_program(program)
    , m_desktop(desktop)
    , m_search(new QLineEdit(this))
    , m_pages(new QListWidget(this))
    , m_scroll(new ScrolledDown(this))
    , m_found(new TextLabel(TextLabel::Style::Muted, this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Close, this))
{
    m_search->setObjectName(QStringLiteral("settingsSearch"));
    m_search->setClearButtonEnabled(true);
    m_pages->setObjectName(QStringLiteral("settingsPages"));
    m_pages->setWordWrap(true);
    m_pages->setResizeMode(QListView::Adjust);
    m_pages->setTextElideMode(Qt::ElideNone);
    m_pages->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setObjectName(QStringLiteral("settingsScroll"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_found->setObjectName(QStringLiteral("settingsFound"));

    m_resetAll = m_buttons->addButton(QString(), QDialogButtonBox::ResetRole);
    m_resetAll->setObjectName(QStringLiteral("resetAll"));
    for (QAbstractButton* button : m_buttons->buttons()) {
        // Enter in a field ends the typing, and not the dialog.
        qobject_cast<QPushButton*>(button)->setAutoDefault(false);
        button->setIcon({}); // as the other one; it would stay that of another theme
    }
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_resetAll, &QPushButton::clicked, this, &SettingsDialog::askToResetAll);

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    auto* middle = new QHBoxLayout;
    middle->addWidget(m_pages);
    middle->addWidget(m_scroll, 1);
    layout->addLayout(middle, 1);
    layout->addWidget(m_found);
    layout->addWidget(m_buttons);

    connect(m_search, &QLineEdit::textChanged, this, &SettingsDialog::filter);
    connect(m_search, &QLineEdit::returnPressed, this, &SettingsDialog::goToResults);
    connect(m_pages, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0) {
            showPage(m_sections.at(row).page);
        }
    });
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, this, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    new LetterSize(this, {760, 560});
    build();
}

SettingsEntry* SettingsDialog::makeEditor(Setting setting, QWidget* parent)
{
    auto* editor = new SettingEditor(m_program, setting, parent);
    connect(editor, &SettingEditor::folderRequested, this, [this, editor, setting](const QString& current) {
        const QString folder = m_desktop->askForFolder(this, SettingWords::name(setting), current);
        if (!folder.isEmpty()) {
            editor->setText(folder);
        }
    });
    return editor;
}

SettingsDialog::Section SettingsDialog::makeSection(SettingPage page, QWidget* parent)
{
    Section section;
    section.page = page;
    section.widget = new QWidget(parent);
    section.widget->hide(); // seen by filter() alone: some do more than paint when they come into sight
    auto* layout = new QVBoxLayout(section.widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(betweenEntries);
    auto* heading = new TextLabel(TextLabel::Style::Heading, section.widget);
    heading->setText(SettingWords::page(page));
    layout->addWidget(heading);
    if (page == SettingPage::Catalogue) {
        section.entries += new CatalogueSetting(m_program, section.widget);
    }
    if (page == SettingPage::GitHub) {
        section.entries += new GitHubSetting(m_program, section.widget);
    }
    for (const SettingInfo& info : allSettings()) {
        if (info.page == page) {
            section.entries += makeEditor(info.setting, section.widget);
        }
    }
    for (SettingsEntry* entry : section.entries) {
        layout->addWidget(entry);
    }
    return section;
}

void SettingsDialog::build()
{
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setSpacing(betweenEntries);
    const QSignalBlocker quiet(m_pages);
    m_pages->clear();
    m_sections.clear();
    for (const SettingPage page : pages) {
        const Section section = makeSection(page, content);
        if (section.entries.isEmpty()) {
            delete section.widget;
            continue;
        }
        m_pages->addItem(SettingWords::page(page));
        layout->addWidget(section.widget);
        m_sections += section;
    }
    layout->addStretch(1);
    m_scroll->setWidget(content);
    putButtonsLast();
    retranslate();
    fitPages();
    filter();
}

/// The tab key follows the order in which the parts were made, and the pages are made last, and anew.
void SettingsDialog::putButtonsLast()
{
    m_buttons->setFocusProxy(nullptr); // it would hand the focus on to a button, and comes before the pages
    QWidget* last = m_pages;
    const QWidget* content = m_scroll->widget();
    for (QWidget* next = content->nextInFocusChain(); content->isAncestorOf(next);
         next = next->nextInFocusChain()) {
        if (next->focusPolicy() != Qt::NoFocus && !next->focusProxy()) {
            last = next;
        }
    }
    for (QWidget* button : {static_cast<QWidget*>(m_resetAll),
                            static_cast<QWidget*>(m_buttons->button(QDialogButtonBox::Close)),
                            static_cast<QWidget*>(m_buttons->button(QDialogButtonBox::Help))}) {
        if (button) {
            setTabOrder(last, button);
            last = button;
        }
    }
}

/// In another language. What had the focus has it again.
void SettingsDialog::rebuild()
{
    const QString focused = focusWidget() ? focusWidget()->objectName() : QString();
    const int scrolled = m_scroll->verticalScrollBar()->value();
    // The field that was changed may be what this was called from.
    if (QWidget* before = m_scroll->takeWidget()) {
        before->deleteLater();
        before->setObjectName(QString());
        before->hide();
    }
    build();
    m_scroll->verticalScrollBar()->setValue(scrolled);
    if (auto* field = m_scroll->widget()->findChild<QWidget*>(focused); field && !focused.isEmpty()) {
        field->setFocus();
    }
}

void SettingsDialog::retranslate()
{
    setWindowTitle(tr("Preferences"));
    m_search->setPlaceholderText(tr("Search all settings"));
    m_search->setAccessibleName(tr("Search all settings"));
    m_pages->setAccessibleName(tr("Pages"));
    m_resetAll->setText(tr("Reset all..."));
}

void SettingsDialog::showPage(SettingPage page)
{
    m_page = page;
    if (m_search->text().isEmpty()) {
        filter();
    } else {
        m_search->clear();
    }
    m_scroll->verticalScrollBar()->setValue(0);
}

void SettingsDialog::filter()
{
    const QStringList wanted = m_search->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    int found = 0;
    const QSignalBlocker quiet(m_pages);
    for (qsizetype i = 0; i < m_sections.size(); ++i) {
        const Section& section = m_sections.at(i);
        const QString page = SettingWords::page(section.page) + QLatin1Char('\n');
        bool any = false;
        for (SettingsEntry* entry : section.entries) {
            const QString words = page + entry->words();
            const bool matches = std::ranges::all_of(
                wanted, [&words](const QString& word) { return words.contains(word, Qt::CaseInsensitive); });
            entry->setVisible(matches);
            any = any || matches;
            found += matches ? 1 : 0;
        }
        section.widget->setVisible(wanted.isEmpty() ? section.page == m_page : any);
        m_pages->item(static_cast<int>(i))->setHidden(!any);
        if (wanted.isEmpty() && section.page == m_page) {
            m_pages->setCurrentRow(static_cast<int>(i));
        }
    }
    if (!wanted.isEmpty()) {
        m_pages->setCurrentRow(-1);
        m_scroll->verticalScrollBar()->setValue(0);
    }
    m_found->setVisible(!wanted.isEmpty());
    m_found->setText(found > 0 ? tr("%n setting(s) found. Esc shows all again.", nullptr, found)
                               : tr("No setting has these words. Esc shows all again."));
}

void SettingsDialog::goToResults()
{
    for (const Section& section : m_sections) {
        for (SettingsEntry* entry : section.entries) {
            if (entry->isVisible()) {
                const QList<QWidget*> fields = entry->findChildren<QWidget*>();
                const auto field = std::ranges::find_if(fields, [](const QWidget* widget) {
                    return widget->isVisible() && widget->isEnabled() &&
                           (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
                });
                if (field != fields.cend()) {
                    (*field)->setFocus(Qt::TabFocusReason);
                    m_scroll->ensureWidgetVisible(*field);
                }
                return;
            }
        }
    }
}

void SettingsDialog::askToResetAll()
{
    auto* box = new QMessageBox(
        QMessageBox::Question, tr("Reset all settings"),
        tr("Every setting of this dialog goes back to its default, and your list of crates to the "
           "built-in one. Documents, the library and the token stay as they are."),
        QMessageBox::Cancel, this);
    box->setObjectName(QStringLiteral("resetAllBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    connect(box->addButton(tr("Reset all"), QMessageBox::AcceptRole), &QPushButton::clicked, this, [this] {
        const QList<Section> sections = m_sections; // a change of the language makes them anew
        for (const Section& section : sections) {
            for (SettingsEntry* entry : section.entries) {
                entry->reset();
            }
        }
    });
    box->open();
}

void SettingsDialog::fitPages()
{
    const int wanted = m_pages->sizeHintForColumn(0) + 4 * m_pages->frameWidth() +
                       m_pages->verticalScrollBar()->sizeHint().width();
    m_pages->setFixedWidth(std::min(wanted, width() / mostSharePages));
}

void SettingsDialog::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && !m_search->text().isEmpty()) {
        m_search->clear();
        m_search->setFocus();
        return;
    }
    if (event->key() == Qt::Key_Down && m_search->hasFocus()) {
        goToResults();
        return;
    }
    QDialog::keyPressEvent(event);
}

void SettingsDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        QMetaObject::invokeMethod(this, &SettingsDialog::rebuild, Qt::QueuedConnection);
    } else if (event->type() == QEvent::FontChange) {
        fitPages();
    }
}

void SettingsDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    fitPages();
}

} // namespace rangebar
