// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/github/githubcomparison.h"

#include "app/commands/interrupt.h"
#include "app/commands/progressline.h"
#include "app/folders.h"
#include "app/github/githubaccess.h"
#include "app/github/githubplace.h"
#include "app/network/proxy.h"
#include "app/settings.h"
#include "models/github/githubsource.h"
#include "models/report/githuborigin.h"
#include "models/report/githubwords.h"
#include "models/report/joining.h"
#include "models/report/reportrender.h"
#include "models/report/visibletext.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QNetworkAccessManager>

namespace rangebar {
namespace {

class ComparisonWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::GitHubComparison)
};

using Answer = tl::expected<GitHubSides, Refusal>;

template <typename Value>
tl::expected<Value, Refusal> inWords(const tl::expected<Value, AddressError>& parsed)
{
    return parsed ? tl::expected<Value, Refusal>(*parsed)
                  : tl::unexpected(GitHubWords::addressError(parsed.error()));
}

/// One run, from the question to both documents.
class Asking : public QObject
{
public:
    Asking(const GitHubHost& host, const ParsedCommand& command, const CommandIo& io);

    Answer run(const PullRequestJob::Request& request);
    Answer run(const RefsJob::Request& request);

private:
    template <typename Job, typename Review>
    Answer runJob(const typename Job::Request& request);
    void begin();
    void cancel();
    void end(Answer answer);
    void onWaiting(const QDateTime& until, GitHubError::Code reason);
    Refusal inWords(const GitHubError& error) const;
    Answer sides(const PullRequestReview& review) const;
    Answer sides(const RefsReview& review) const;
    template <typename Review>
    Answer documents(const Review& review) const;

    const ParsedCommand& m_command;
    const CommandIo& m_io;
    NumberFormat m_format; ///< of the report
    ProgressLine m_progress;
    std::unique_ptr<QNetworkAccessManager> m_network;
    GitHubAccess m_access;
    std::unique_ptr<GitHubJob> m_job;
    std::function<std::unique_ptr<GitHubJob>()> m_makeJob;
    QEventLoop m_loop;
    Answer m_answer;
};

Asking::Asking(const GitHubHost& host, const ParsedCommand& command, const CommandIo& io)
    : m_command(command)
    , m_io(io)
    , m_format(reportNumbers(reportFormat(command.value(u"format")).value(), NumberFormat()))
    , m_progress(io.err, io.errTerminal)
    , m_network(io.makeNetwork ? io.makeNetwork() : std::make_unique<QNetworkAccessManager>())
    , m_access(m_network.get(), host)
{
}

/// Exactly once; what is under way ends.
void Asking::end(Answer answer)
{
    m_progress.clear();
    m_answer = std::move(answer);
    m_loop.quit();
}

void Asking::cancel()
{
    end(tl::unexpected(ComparisonWords::tr("Cancelled.")));
}

void Asking::onWaiting(const QDateTime& until, GitHubError::Code reason)
{
    const QString words = GitHubWords::waiting(until, reason, NumberFormat());
    if (m_io.errTerminal.isTerminal) {
        m_progress.show(words);
    } else {
        tell(m_command, m_io, words);
    }
}

Refusal Asking::inWords(const GitHubError& error) const
{
    using Code = GitHubError::Code;
    QString hint;
    if (error.code == Code::BadToken && m_access.tokenSource() == GitHubAccess::TokenSource::Environment) {
        hint = ComparisonWords::tr("It is the token in RANGEBAR_GITHUB_TOKEN.");
    } else if (!error.hadToken && (error.code == Code::TokenNeeded || error.code == Code::PrimaryLimit ||
                                   error.code == Code::NotFound)) {
        hint = ComparisonWords::tr("Without a window a token is taken from RANGEBAR_GITHUB_TOKEN.");
    }
    const TokenStoreError* keychain = hint.isEmpty() ? nullptr : m_access.keychainProblem();
    return Joining::sentences({GitHubWords::error(error, NumberFormat()), hint,
                               keychain ? GitHubWords::tokenStoreError(*keychain) : QString()});
}

void Asking::begin()
{
    if (const TokenStoreError* problem = m_access.environmentProblem()) {
        end(tl::unexpected(GitHubWords::tokenStoreError(*problem)));
        return;
    }
    m_job = m_makeJob();
    connect(m_job.get(), &GitHubJob::progressed, this, [this](const GitHubProgress& progress) {
        m_progress.show(GitHubWords::progress(progress, NumberFormat()));
    });
    connect(m_job.get(), &GitHubJob::waiting, this, &Asking::onWaiting);
    connect(m_job.get(), &GitHubJob::failed, this,
            [this](const GitHubError& error) { end(tl::unexpected(inWords(error))); });
    m_job->start();
}

template <typename Job, typename Review>
Answer Asking::runJob(const typename Job::Request& request)
{
    m_makeJob = [this, request] {
        auto job = std::make_unique<Job>(m_access.client(), request);
        connect(job.get(), &Job::finished, this, [this](const Review& review) { end(sides(review)); });
        return job;
    };
    Interrupt interrupt;
    connect(&interrupt, &Interrupt::requested, this, &Asking::cancel);
    if (!GitHubAccess::environmentDecides()) {
        m_progress.show(ComparisonWords::tr("Asking the keychain..."));
    }
    m_access.whenReady(this, [this] { begin(); });
    m_loop.exec();
    return std::move(m_answer);
}

Answer Asking::run(const PullRequestJob::Request& request)
{
    return runJob<PullRequestJob, PullRequestReview>(request);
}

Answer Asking::run(const RefsJob::Request& request)
{
    return runJob<RefsJob, RefsReview>(request);
}

/// Those that the review has; why, where one of them can't be read.
template <typename Review>
Answer Asking::documents(const Review& review) const
{
    GitHubSides sides;
    for (const Side side : {Side::Base, Side::Candidate}) {
        const std::optional<GitHubDocument>& found = side == Side::Base ? review.base : review.head;
        if (!found) {
            continue;
        }
        if (!found->document) {
            return tl::unexpected(GitHubWords::unreadable(*found));
        }
        (side == Side::Base ? sides.base : sides.candidate) =
            InputDocument{gitHubSource(review, side), found->document};
    }
    sides.origin = reportOrigin(review, m_access.host(), m_format);
    if (!sides.base || !sides.candidate) {
        sides.outcome = GitHubWords::outcome(review);
    }
    return sides;
}

Answer Asking::sides(const RefsReview& review) const
{
    return documents(review);
}

Answer Asking::sides(const PullRequestReview& review) const
{
    using Outcome = PullRequestReview::Outcome;
    if (review.outcome == Outcome::Choice) {
        QStringList paths;
        for (const ChangedFile& file : review.documents) {
            paths.append(visibleText(file.path));
        }
        return tl::unexpected(
            Joining::sentences({GitHubWords::outcome(review),
                                ComparisonWords::tr("Name it with --path: %1.").arg(Joining::list(paths))}));
    }
    if (review.outcome == Outcome::Untouched && !review.base) {
        return tl::unexpected(GitHubWords::outcome(review));
    }
    Answer answer = documents(review);
    if (answer) {
        answer->isUntouched = review.outcome == Outcome::Untouched;
    }
    return answer;
}

Answer askPullRequest(Asking& asking, const GitHubHost& host, const GitHubQuestion& question,
                      const QString& path)
{
    const auto address = inWords(parsePullRequest(question.pullRequest, host));
    if (!address) {
        return tl::unexpected(address.error());
    }
    return asking.run(PullRequestJob::Request{
        *address, path, question.againstTip ? PullRequestBase::TargetTip : PullRequestBase::MergeBase});
}

Answer askRefs(Asking& asking, const GitHubQuestion& question, const QString& path)
{
    const auto repository = inWords(parseRepository(question.repository));
    if (!repository) {
        return tl::unexpected(repository.error());
    }
    const auto refs = inWords(parseRefRange(question.refs));
    if (!refs) {
        return tl::unexpected(refs.error());
    }
    return asking.run(RefsJob::Request{{*repository, *refs}, path});
}

} // namespace

tl::expected<GitHubSides, Refusal> askGitHub(const GitHubQuestion& question, const ParsedCommand& command,
                                             const CommandIo& io)
{
    const Settings settings(Folders::standard().settingsFile());
    const GitHubPlace place = gitHubPlace(settings);
    if (!place.problem.isEmpty()) {
        return tl::unexpected(place.problem);
    }
    const auto path = inWords(parseRepositoryPath(question.path));
    if (!path) {
        return tl::unexpected(path.error());
    }
    useProxy(settings);
    Asking asking(place.host, command, io);
    return question.pullRequest.isEmpty() ? askRefs(asking, question, *path)
                                          : askPullRequest(asking, place.host, question, *path);
}

} // namespace rangebar
