// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/pullrequestdialog.h"

#include "models/items/pullrequestsmodel.h"
#include "models/report/githubwords.h"
#include "models/report/visibletext.h"
#include "widgets/parts/busybar.h"
#include "widgets/parts/formfitter.h"
#include "widgets/parts/lettersize.h"
#include "widgets/parts/notice.h"
#include "widgets/parts/pagetable.h"
#include "widgets/parts/scrolled.h"
#include "widgets/parts/textlabel.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace rangebar {
namespace {

constexpr int rowsInView = 8;

} // namespace

PullRequestDialog::PullRequestDialog(const GitHubHost& host, QWidget* parent)
    : QDialog(parent)
    , m_pullRequests(new PullRequestsModel(NumberFormat(locale()), this))
    , m_notice(new Notice(Notice::Kind::Warning, this))
    , m_progressText(new TextLabel(TextLabel::Style::Body, this))
    , m_progress(new QProgressBar(this))
    , m_limit(new TextLabel(TextLabel::Style::Muted, this))
    , m_buttons(new QDialogButtonBox(this))
    , m_open(m_buttons->addButton(QString(), QDialogButtonBox::AcceptRole))
{
    setWindowTitle(tr("Open pull request"));
    m_notice->setObjectName(QStringLiteral("pullRequestNotice"));
    m_notice->hide();
    m_progressText->setObjectName(QStringLiteral("pullRequestProgressText"));
    m_progress->setObjectName(QStringLiteral("pullRequestProgress"));
    m_progress->setAccessibleName(tr("Reading from GitHub"));
    m_progress->setTextVisible(false);
    m_limit->setObjectName(QStringLiteral("requestLimit"));
    m_limit->hide();
    m_buttons->setObjectName(QStringLiteral("pullRequestButtons"));
    m_buttons->addButton(QDialogButtonBox::Cancel);
    m_open->setObjectName(QStringLiteral("openPullRequestButton"));
    m_open->setDefault(true);

    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(buildForm());
    layout->addWidget(m_notice);
    layout->addWidget(buildFound(), 1);
    layout->addWidget(m_progressText);
    layout->addWidget(m_progress);
    layout->addWidget(m_limit);
    auto* around = new QVBoxLayout(this);
    around->addWidget(scrolledDown(page, this), 1);
    around->addWidget(m_buttons);

    connect(m_text, &QLineEdit::textChanged, this, &PullRequestDialog::textChanged);
    connect(m_path, &QLineEdit::textChanged, this, &PullRequestDialog::updateState);
    connect(m_notice, &Notice::actionRequested, this, &PullRequestDialog::actionRequested);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &PullRequestDialog::start);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &PullRequestDialog::reject);
    setHost(host);
    new LetterSize(this, {720, 380}, m_buttons);
    // The buttons were made first.
    QWidget* last = m_choice;
    for (QAbstractButton* button : m_buttons->buttons()) {
        setTabOrder(last, button);
        last = button;
    }
    m_text->setFocus();
}

QWidget* PullRequestDialog::buildForm()
{
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* form = new QFormLayout;
    m_text = new QLineEdit(page);
    m_text->setObjectName(QStringLiteral("pullRequestAddress"));
    m_text->setClearButtonEnabled(true);
    m_textProblem = new TextLabel(TextLabel::Style::Muted, page);
    m_textProblem->setObjectName(QStringLiteral("addressProblem"));
    m_base = new QComboBox(page);
    m_base->setObjectName(QStringLiteral("pullRequestBase"));
    m_base->addItem(tr("the commit where it left the target branch"), int(PullRequestBase::MergeBase));
    m_base->addItem(tr("the target branch as it is now"), int(PullRequestBase::TargetTip));
    m_path = new QLineEdit(defaultDocumentPath(), page);
    m_path->setObjectName(QStringLiteral("pullRequestPath"));
    form->addRow(tr("&Address:"), m_text);
    form->addRow(tr("Compare &with:"), m_base);
    form->addRow(tr("&File in the repository:"), m_path);
    layout->addLayout(form);
    new FormFitter(form);
    layout->addWidget(m_textProblem);
    return page;
}

QWidget* PullRequestDialog::buildFound()
{
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    m_listTitle = new TextLabel(TextLabel::Style::Body, page);
    m_listTitle->setObjectName(QStringLiteral("pullRequestListTitle"));
    m_list = new PageTable(page);
    m_list->setObjectName(QStringLiteral("openPullRequests"));
    m_list->setAccessibleName(tr("Open pull requests that touch the file"));
    m_list->setMaximumVisibleRows(rowsInView);
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_list->setModel(m_pullRequests);
    m_choice = new QListWidget(page);
    m_choice->setObjectName(QStringLiteral("documentChoice"));
    m_choice->setAccessibleName(tr("Documents that the pull request changes"));
    m_space = new QWidget(page);
    layout->addWidget(m_listTitle);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_choice, 1);
    layout->addWidget(m_space, 1);
    m_listTitle->hide();
    m_list->hide();
    m_choice->hide();
    connect(m_list, &PageTable::activated, this,
            [this](const QModelIndex& index) { openListed(index.row()); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &PullRequestDialog::updateState);
    connect(m_choice, &QListWidget::itemActivated, this, &PullRequestDialog::chooseDocument);
    return page;
}

void PullRequestDialog::setAddress(const QString& text)
{
    m_text->setText(text);
    m_text->selectAll();
}

void PullRequestDialog::setHost(const GitHubHost& host)
{
    m_host = host;
    const QString example =
        QStringLiteral("https://%1/OWNER/REPO/pull/12").arg(visibleText(m_host.webHost()));
    m_text->setPlaceholderText(example);
    m_text->setToolTip(asToolTip(example)); // longer than a line of large letters
    textChanged();
}

QString PullRequestDialog::path() const
{
    return m_path->text().trimmed();
}

PullRequestBase PullRequestDialog::base() const
{
    return static_cast<PullRequestBase>(m_base->currentData().toInt());
}

void PullRequestDialog::textChanged()
{
    const QString text = m_text->text().trimmed();
    m_address.reset();
    m_repository.reset();
    QString problem;
    if (const auto address = parseGitHubAddress(text, m_host)) {
        m_address = *address;
    } else if (const auto repository = parseRepository(text)) {
        m_repository = *repository;
        problem = tr("Looks for the open pull requests of %1 that touch the file.")
                      .arg(visibleText(repository->text()));
    } else {
        problem = GitHubWords::addressError(address.error());
    }
    m_textProblem->setText(problem);
    m_choice->hide();
    m_notice->hide();
    m_space->setVisible(m_list->isHidden());
    updateState();
}

QString PullRequestDialog::pathProblem() const
{
    const auto valid = parseRepositoryPath(path());
    return valid ? QString() : GitHubWords::addressError(valid.error());
}

void PullRequestDialog::updateState()
{
    const bool isRange = m_address && std::holds_alternative<RepositoryRange>(*m_address);
    const QString pathIsWrong = pathProblem();
    m_path->setToolTip(pathIsWrong.isEmpty() ? QString() : asToolTip(pathIsWrong));
    if (!pathIsWrong.isEmpty()) {
        m_textProblem->setText(pathIsWrong);
    } else if (m_address) {
        m_textProblem->clear();
    }
    m_textProblem->setVisible(!m_textProblem->text().isEmpty());
    m_text->setEnabled(!m_busy);
    m_base->setEnabled(!m_busy && !isRange && !m_repository);
    m_path->setEnabled(!m_busy);
    m_choice->setEnabled(!m_busy);
    // While the list grows, what is in it can be opened already.
    const bool isListed = m_list->isVisibleTo(this) && m_list->currentIndex().isValid() && m_repository;
    m_open->setText(m_repository && !isListed ? tr("&List pull requests") : tr("&Open"));
    m_open->setEnabled(pathIsWrong.isEmpty() && (isListed || (!m_busy && (m_address || m_repository))));
    showWhileBusy(m_progress, m_busy);
    m_progressText->setVisible(m_busy);
    QPushButton* cancel = m_buttons->button(QDialogButtonBox::Cancel);
    cancel->setText(m_busy ? tr("&Stop") : tr("&Close"));
}

void PullRequestDialog::start()
{
    if (m_choice->isVisibleTo(this) && m_choice->currentItem()) {
        chooseDocument();
    } else if (m_repository && m_list->isVisibleTo(this) && m_list->currentIndex().isValid()) {
        openListed(m_list->currentIndex().row());
    } else if (m_address) {
        Q_EMIT openRequested(*m_address);
    } else if (m_repository) {
        Q_EMIT listRequested(*m_repository);
    }
}

void PullRequestDialog::openListed(int row)
{
    const PullRequestInfo& info = m_pullRequests->at(row).info;
    Q_EMIT openRequested(PullRequestAddress{info.repository, info.number});
}

void PullRequestDialog::chooseDocument()
{
    m_path->setText(m_choice->currentItem()->data(Qt::UserRole).toString());
    if (m_address) {
        Q_EMIT openRequested(*m_address);
    }
}

void PullRequestDialog::showProgress(const QString& words)
{
    m_busy = true;
    m_notice->hide();
    m_progressText->setText(words);
    updateState();
}

void PullRequestDialog::showProblem(const QString& words, const QString& action)
{
    m_busy = false;
    m_notice->setKind(Notice::Kind::Warning);
    m_notice->setText(words);
    m_notice->setAction(action);
    m_notice->setVisible(!words.isEmpty());
    updateState();
    m_text->setFocus();
}

void PullRequestDialog::showChoice(const QString& words, const QList<ChangedFile>& documents)
{
    m_busy = false;
    m_notice->setKind(Notice::Kind::Information);
    m_notice->setText(words);
    m_notice->setAction({});
    m_notice->show();
    m_list->hide();
    m_listTitle->hide();
    m_space->hide();
    m_choice->clear();
    for (const ChangedFile& document : documents) {
        auto* item = new QListWidgetItem(
            tr("%1 (%2)").arg(visibleText(document.path), GitHubWords::fileStatus(document)), m_choice);
        item->setData(Qt::UserRole, document.path);
    }
    m_choice->setCurrentRow(0);
    m_choice->show();
    updateState();
    m_choice->setFocus();
}

void PullRequestDialog::startList()
{
    m_pullRequests->clear();
    m_choice->hide();
    m_space->hide();
    m_listTitle->setText(tr("Open pull requests that touch %1").arg(visibleText(path())));
    m_listTitle->show();
    m_list->show();
    showProgress({});
}

void PullRequestDialog::addToList(const TouchingPullRequest& pullRequest)
{
    m_pullRequests->append(pullRequest);
    if (m_pullRequests->rowCount() == 1) {
        m_list->setFocus();
    }
    updateState();
}

void PullRequestDialog::endList(const QString& words)
{
    m_busy = false;
    m_listTitle->setText(words);
    updateState();
}

void PullRequestDialog::setLimit(const QString& words)
{
    m_limit->setText(words);
    m_limit->setVisible(!words.isEmpty());
}

void PullRequestDialog::reject()
{
    if (m_busy) {
        Q_EMIT cancelRequested();
        return;
    }
    QDialog::reject();
}

} // namespace rangebar
