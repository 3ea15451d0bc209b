// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/githubhistorydialog.h"

#include "models/report/githubwords.h"
#include "widgets/parts/busybar.h"
#include "widgets/parts/formfitter.h"
#include "widgets/parts/lettersize.h"
#include "widgets/parts/notice.h"
#include "widgets/parts/pagetable.h"
#include "widgets/parts/scrolled.h"
#include "widgets/parts/textlabel.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace rangebar {
namespace {

constexpr int mostVisibleRows = 8;

} // namespace

GitHubHistoryDialog::GitHubHistoryDialog(QAbstractItemModel* versions, QWidget* parent)
    : QDialog(parent)
    , m_repository(new QLineEdit(this))
    , m_branch(new QLineEdit(this))
    , m_path(new QLineEdit(defaultDocumentPath(), this))
    , m_problem(new TextLabel(TextLabel::Style::Muted, this))
    , m_notice(new Notice(Notice::Kind::Warning, this))
    , m_summary(new TextLabel(TextLabel::Style::Body, this))
    , m_table(new PageTable(this))
    , m_progressText(new TextLabel(TextLabel::Style::Body, this))
    , m_progress(new QProgressBar(this))
    , m_buttons(new QDialogButtonBox(this))
    , m_import(m_buttons->addButton(tr("&Import"), QDialogButtonBox::ActionRole))
    , m_more(m_buttons->addButton(tr("Import &earlier ones"), QDialogButtonBox::ActionRole))
    , m_history(m_buttons->addButton(tr("Show the &history"), QDialogButtonBox::ActionRole))
{
    setWindowTitle(tr("Import history from GitHub"));
    m_repository->setObjectName(QStringLiteral("historyRepository"));
    m_repository->setPlaceholderText(QStringLiteral("OWNER/REPO"));
    m_branch->setObjectName(QStringLiteral("historyBranch"));
    m_branch->setPlaceholderText(tr("the default branch"));
    m_path->setObjectName(QStringLiteral("historyPath"));
    m_problem->setObjectName(QStringLiteral("historyProblem"));
    m_notice->setObjectName(QStringLiteral("historyNotice"));
    m_notice->hide();
    m_summary->setObjectName(QStringLiteral("historySummary"));
    m_summary->hide();
    m_table->setObjectName(QStringLiteral("historyVersions"));
    m_table->setAccessibleName(tr("Versions of the file"));
    m_table->setMaximumVisibleRows(mostVisibleRows);
    m_table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_table->setModel(versions);
    m_progressText->setObjectName(QStringLiteral("historyProgressText"));
    m_progress->setObjectName(QStringLiteral("historyProgress"));
    m_progress->setAccessibleName(tr("Reading from GitHub"));
    m_progress->setTextVisible(false);
    m_import->setObjectName(QStringLiteral("importHistoryButton"));
    m_import->setDefault(true);
    m_more->setObjectName(QStringLiteral("importEarlier"));
    m_history->setObjectName(QStringLiteral("showHistory"));
    m_buttons->setObjectName(QStringLiteral("historyButtons"));
    m_buttons->addButton(QDialogButtonBox::Close);

    auto* form = new QFormLayout;
    form->addRow(tr("&Repository:"), m_repository);
    form->addRow(tr("&Branch or tag:"), m_branch);
    form->addRow(tr("&File in the repository:"), m_path);
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(form);
    new FormFitter(form);
    layout->addWidget(m_problem);
    layout->addWidget(m_notice);
    layout->addWidget(m_summary);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_progressText);
    layout->addWidget(m_progress);
    auto* around = new QVBoxLayout(this);
    around->addWidget(scrolledDown(page, this), 1);
    around->addWidget(m_buttons);

    for (const QLineEdit* field : {m_repository, m_branch, m_path}) {
        connect(field, &QLineEdit::textChanged, this, &GitHubHistoryDialog::updateState);
    }
    connect(m_notice, &Notice::actionRequested, this, &GitHubHistoryDialog::actionRequested);
    connect(m_import, &QPushButton::clicked, this, [this] { Q_EMIT importRequested(*m_valid); });
    connect(m_more, &QPushButton::clicked, this, &GitHubHistoryDialog::moreRequested);
    connect(m_history, &QPushButton::clicked, this, &GitHubHistoryDialog::historyRequested);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &GitHubHistoryDialog::reject);
    updateState();
    new LetterSize(this, {820, 460}, m_buttons);
}

void GitHubHistoryDialog::setRepository(const QString& repository)
{
    m_repository->setText(repository);
}

QString GitHubHistoryDialog::branch() const
{
    return m_branch->text().trimmed();
}

QString GitHubHistoryDialog::path() const
{
    return m_path->text().trimmed();
}

void GitHubHistoryDialog::updateState()
{
    m_valid.reset();
    QString problem;
    if (const auto repository = parseRepository(m_repository->text().trimmed()); !repository) {
        problem = m_repository->text().trimmed().isEmpty() ? tr("Enter the repository, as OWNER/REPO.")
                                                           : GitHubWords::addressError(repository.error());
    } else if (const auto refs = parseRefRange(branch() + QLatin1String(".."));
               !branch().isEmpty() && !refs) {
        problem = GitHubWords::addressError(refs.error());
    } else if (const auto valid = parseRepositoryPath(path()); !valid) {
        problem = GitHubWords::addressError(valid.error());
    } else {
        m_valid = *repository;
    }
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    for (QLineEdit* field : {m_repository, m_branch, m_path}) {
        field->setEnabled(!m_busy);
    }
    m_import->setEnabled(!m_busy && m_valid);
    m_more->setVisible(m_hasMore);
    m_more->setEnabled(!m_busy);
    m_history->setVisible(m_hasHistory);
    m_history->setEnabled(!m_busy);
    showWhileBusy(m_progress, m_busy);
    m_progressText->setVisible(m_busy);
    m_buttons->button(QDialogButtonBox::Close)->setText(m_busy ? tr("&Stop") : tr("&Close"));
}

void GitHubHistoryDialog::showProgress(const QString& words)
{
    m_busy = true;
    m_notice->hide();
    m_progressText->setText(words);
    updateState();
}

void GitHubHistoryDialog::showProblem(const QString& words, const QString& action)
{
    m_busy = false;
    m_notice->setText(words);
    m_notice->setAction(action);
    m_notice->setVisible(!words.isEmpty());
    updateState();
}

void GitHubHistoryDialog::showOutcome(const QString& words, bool hasMore, bool hasHistory)
{
    m_busy = false;
    m_hasMore = hasMore;
    m_hasHistory = hasHistory;
    m_summary->setText(words);
    m_summary->setVisible(!words.isEmpty());
    updateState();
}

void GitHubHistoryDialog::reject()
{
    if (m_busy) {
        Q_EMIT cancelRequested();
        return;
    }
    QDialog::reject();
}

} // namespace rangebar
