// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/github/githubcommenting.h"

#include "app/comparing.h"
#include "app/desktop.h"
#include "app/github/githubaccess.h"
#include "app/github/githubreviewing.h"
#include "app/manualwindow.h"
#include "app/program.h"
#include "models/report/joining.h"
#include "models/report/visibletext.h"
#include "widgets/pages/commentdialog.h"

#include <QClipboard>
#include <QGuiApplication>

namespace rangebar {

GitHubCommenting::GitHubCommenting(Program* program, Desktop* desktop, Comparing* comparing,
                                   GitHubReviewing* reviewing, QWidget* window)
    : QObject(window)
    , m_program(program)
    , m_desktop(desktop)
    , m_comparing(comparing)
    , m_reviewing(reviewing)
    , m_window(window)
    , m_asking(program, desktop)
{
    connect(&m_asking, &GitHubAsking::progressed, this, [this](const QString& words) {
        if (m_dialog) {
            m_dialog->showProgress(words);
        }
    });
    connect(&m_asking, &GitHubAsking::failed, this, &GitHubCommenting::fail);
    connect(&m_asking, &GitHubAsking::preferencesRequested, this, &GitHubCommenting::preferencesRequested);
    connect(&m_asking, &GitHubAsking::cancelled, this, [this] {
        if (m_dialog) {
            m_dialog->showProblem(
                m_isPosting
                    ? Joining::sentences({tr("Cancelled."), tr("The comment may or may not have been "
                                                               "posted. Posting again is safe: it finds "
                                                               "the comment if it is there.")})
                    : tr("Cancelled."),
                {}, m_isPosting);
        }
    });
}

void GitHubCommenting::openDialog()
{
    const PullRequestReview* review = m_reviewing->commentable();
    if (!review || m_dialog) {
        return;
    }
    m_address = {review->info.repository, review->info.number};
    m_path = review->path;
    m_dialog = new CommentDialog(visibleText(m_address.text()), m_window);
    m_dialog->setObjectName(QStringLiteral("commentDialog"));
    offerManual(m_dialog, HelpTopic::Comment);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &CommentDialog::copyRequested, this, &GitHubCommenting::copy);
    connect(m_dialog, &CommentDialog::postRequested, this, &GitHubCommenting::post);
    connect(m_dialog, &CommentDialog::onlyVisibleChanged, this, &GitHubCommenting::fill);
    connect(m_dialog, &CommentDialog::cancelRequested, &m_asking, &GitHubAsking::cancel);
    connect(m_dialog, &CommentDialog::pageRequested, this,
            [this](const QUrl& page) { m_desktop->openUrl(page); });
    connect(m_dialog, &CommentDialog::actionRequested, &m_asking, &GitHubAsking::doRemedy);
    // The reader may have entered a token on the way.
    connect(m_program->github(), &GitHubAccess::tokenChanged, m_dialog, [this] {
        if (!m_isPosting) {
            look();
        }
    });
    fill();
    m_dialog->open();
}

void GitHubCommenting::fill()
{
    m_markdown = QString::fromUtf8(m_comparing->report(ReportFormat::Markdown, m_dialog->isOnlyVisible()));
    m_dialog->setBody(CommentJob::bodyFor(m_markdown, m_path));
    look();
}

void GitHubCommenting::look()
{
    m_isPosting = false;
    m_dialog->showProgress(tr("Looking for an earlier comment"));
    m_asking.run<CommentJob>({m_address, m_dialog->body(), true}, [this](const CommentOutcome& outcome) {
        if (m_dialog) {
            m_dialog->showPlan(outcome);
        }
    });
}

void GitHubCommenting::post(CommentOutcome::Kind seen)
{
    m_isPosting = true;
    m_dialog->showProgress(tr("Looking for an earlier comment"));
    m_asking.run<CommentJob>(
        {m_address, m_dialog->body(), false, seen}, [this](const CommentOutcome& outcome) {
            m_isPosting = false;
            if (m_dialog && outcome.sent) {
                m_dialog->showResult(outcome);
            } else if (m_dialog) {
                m_dialog->showPlan(outcome); // it is another one by now, and has not been seen
            }
        });
}

void GitHubCommenting::copy() const
{
    QGuiApplication::clipboard()->setText(m_markdown);
}

void GitHubCommenting::fail(const GitHubTrouble& trouble)
{
    const bool wasPosting = std::exchange(m_isPosting, false);
    if (m_dialog) {
        m_dialog->showProblem(trouble.words, trouble.action(), wasPosting);
    }
}

} // namespace rangebar
