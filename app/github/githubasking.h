// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/github/githubjob.h"

#include <QPointer>

#include <functional>

namespace rangebar {

class Desktop;
class Program;

/// What is in the way of something on GitHub, for the reader.
struct GitHubTrouble
{
    enum class Remedy
    {
        None,
        Preferences, ///< where the token is entered
        Browser,     ///< a page of GitHub's: `link`
    };

    QString words;
    Remedy remedy = Remedy::None;
    QUrl link = {};

    /// What the button says that leads there; empty for Remedy::None.
    QString action() const;
};

/// Asks GitHub for one part of the window, one job at a time: not while the reader works offline, and not
/// before the token has been looked for.
class GitHubAsking : public QObject
{
    Q_OBJECT

public:
    /// Neither is owned; both outlive this.
    GitHubAsking(Program* program, Desktop* desktop, QObject* parent = nullptr);

    /// Starts a job, and ends the one before it without a word. Never calls back from within.
    /// `finished` is called with what the job found; `made` with the job, before it starts.
    template <typename Job, typename Finished, typename Made>
    void run(const typename Job::Request& request, Finished finished, Made made)
    {
        start([this, request, finished, made](GitHubClient* client) -> GitHubJob* {
            auto* job = new Job(client, request, this);
            connect(job, &Job::finished, this, [this, job, finished](const auto& result) {
                drop(job);
                finished(result);
            });
            made(job);
            return job;
        });
    }
    template <typename Job, typename Finished>
    void run(const typename Job::Request& request, Finished finished)
    {
        run<Job>(request, finished, [](Job*) {});
    }

    bool isRunning() const { return m_isRunning; }
    /// Emits cancelled(), unless nothing is under way.
    void cancel();

    /// What was in the way the last time.
    const GitHubTrouble& trouble() const { return m_trouble; }
    /// Does what the reader is offered against it.
    void doRemedy();

Q_SIGNALS:
    void progressed(const QString& words);
    void failed(const rangebar::GitHubTrouble& trouble);
    void cancelled();
    /// To enter a token.
    void preferencesRequested();

private:
    using Make = std::function<GitHubJob*(GitHubClient*)>;
    void start(const Make& make);
    void startJob(const Make& make);
    void drop(GitHubJob* job);
    void end();
    void fail(const GitHubError& error);
    void fail(const GitHubTrouble& trouble);

    Program* m_program;
    Desktop* m_desktop;
    GitHubTrouble m_trouble;
    QPointer<GitHubJob> m_job;
    bool m_isRunning = false;
    int m_turn = 0; ///< what was asked for before the last start() counts no more
};

} // namespace rangebar
