// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/github/githubasking.h"

#include "app/desktop.h"
#include "app/github/githubaccess.h"
#include "app/program.h"
#include "models/report/githubwords.h"
#include "models/report/joining.h"

namespace rangebar {
namespace {

using Code = GitHubError::Code;
using Remedy = GitHubTrouble::Remedy;

/// Whether a token, or another one, may help.
bool wantsToken(const GitHubError& error)
{
    switch (error.code) {
    case Code::BadToken:
    case Code::TokenNeeded:
    case Code::Forbidden:
        return true;
    case Code::NotFound:
        return error.subject != GitHubError::Subject::File &&
               error.subject != GitHubError::Subject::Comparison;
    case Code::PrimaryLimit:
        return !error.hadToken;
    default:
        return false;
    }
}

} // namespace

QString GitHubTrouble::action() const
{
    switch (remedy) {
    case Remedy::Preferences:
        return GitHubAsking::tr("Preferences...");
    case Remedy::Browser:
        return GitHubAsking::tr("Open in the browser");
    case Remedy::None:
        break;
    }
    return {};
}

GitHubAsking::GitHubAsking(Program* program, Desktop* desktop, QObject* parent)
    : QObject(parent), m_program(program), m_desktop(desktop)
{
    connect(program->feed(), &CrateFeed::workingOfflineChanged, this, [this](bool offline) {
        if (offline && m_isRunning) {
            end();
            fail(GitHubTrouble{tr("You work offline now: what was under way has ended.")});
        }
    });
}

void GitHubAsking::start(const Make& make)
{
    end();
    m_isRunning = true;
    const int turn = ++m_turn;
    if (m_program->feed()->isWorkingOffline()) {
        QMetaObject::invokeMethod(
            this,
            [this, turn] {
                if (turn == m_turn) {
                    end();
                    fail(GitHubTrouble{
                        tr("You work offline, so GitHub was not asked. Switch \"Work offline\" off in "
                           "the menu File, and try again.")});
                }
            },
            Qt::QueuedConnection);
        return;
    }
    m_program->github()->whenReady(this, [this, turn, make] {
        if (turn == m_turn) {
            startJob(make);
        }
    });
}

void GitHubAsking::startJob(const Make& make)
{
    if (const TokenStoreError* problem = m_program->github()->environmentProblem()) {
        end();
        fail(GitHubTrouble{GitHubWords::tokenStoreError(*problem)});
        return;
    }
    GitHubJob* job = make(m_program->github()->client());
    m_job = job;
    connect(job, &GitHubJob::progressed, this, [this](const GitHubProgress& progress) {
        Q_EMIT progressed(GitHubWords::progress(progress, NumberFormat()));
    });
    connect(job, &GitHubJob::waiting, this, [this](const QDateTime& until, GitHubError::Code reason) {
        Q_EMIT progressed(GitHubWords::waiting(until, reason, NumberFormat()));
    });
    connect(job, &GitHubJob::failed, this, [this, job](const GitHubError& error) {
        drop(job);
        fail(error);
    });
    job->start();
}

void GitHubAsking::fail(const GitHubError& error)
{
    GitHubTrouble trouble{GitHubWords::error(error, NumberFormat())};
    if (error.code == Code::SsoNeeded && error.link.scheme() == QLatin1String("https")) {
        trouble.remedy = Remedy::Browser;
        trouble.link = error.link;
    } else if (wantsToken(error)) {
        trouble.remedy = Remedy::Preferences;
        // There may be a token that could not be had.
        const TokenStoreError* keychain = m_program->github()->keychainProblem();
        if (!error.hadToken && keychain) {
            trouble.words = Joining::sentences({trouble.words, GitHubWords::tokenStoreError(*keychain)});
        }
    }
    fail(trouble);
}

void GitHubAsking::fail(const GitHubTrouble& trouble)
{
    m_trouble = trouble;
    Q_EMIT failed(trouble);
}

void GitHubAsking::doRemedy()
{
    if (m_trouble.remedy == Remedy::Preferences) {
        Q_EMIT preferencesRequested();
    } else if (m_trouble.remedy == Remedy::Browser) {
        m_desktop->openUrl(m_trouble.link);
    }
}

void GitHubAsking::drop(GitHubJob* job)
{
    if (m_job == job) {
        m_job = nullptr;
        m_isRunning = false;
    }
    job->deleteLater();
}

/// Without a word: a job that is deleted gives no signal.
void GitHubAsking::end()
{
    m_isRunning = false;
    ++m_turn;
    if (GitHubJob* job = m_job) {
        m_job = nullptr;
        job->disconnect(this);
        job->cancel();
        job->deleteLater();
    }
}

void GitHubAsking::cancel()
{
    if (m_isRunning) {
        end();
        Q_EMIT cancelled();
    }
}

} // namespace rangebar
