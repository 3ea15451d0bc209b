// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/github/pullrequestjob.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

using Outcome = PullRequestReview::Outcome;
using Status = ChangedFile::Status;

constexpr int mostPagesOfFiles = 30; // of 100: GitHub lists no more than 3000

QString fileName(const QString& path)
{
    return path.section(u'/', -1);
}

} // namespace

PullRequestJob::PullRequestJob(GitHubClient* client, Request request, QObject* parent)
    : DocumentJob(client, parent), m_request(std::move(request))
{
    m_review.asked = m_request.address;
    m_review.baseKind = m_request.base;
}

void PullRequestJob::begin()
{
    const RepositoryName& repository = m_request.address.repository;
    ApiCall call;
    call.url = host().url("/repos/%/%/pulls/%",
                          {repository.owner, repository.name, QString::number(m_request.address.number)});
    call.subject = GitHubError::Subject::PullRequest;
    call.name = m_request.address.text();
    report(GitHubProgress::Step::PullRequest, 0, 0, call.name);
    ask(call, [this, call](const ApiAnswer& answer) {
        const auto info = pullRequestFrom(answer.json.object(), host());
        if (!info) {
            failUnexpected(call, info.error());
            return;
        }
        m_review.info = *info;
        m_review.checkedAt = client()->clock()->now();
        askFiles();
    });
}

void PullRequestJob::askFiles()
{
    const PullRequestInfo& info = m_review.info;
    ApiCall call;
    call.url = host().url("/repos/%/%/pulls/%/files",
                          {info.repository.owner, info.repository.name, QString::number(info.number)},
                          {{"per_page", u"100"_s}});
    call.subject = GitHubError::Subject::PullRequest;
    call.name = m_request.address.text();
    askPages(
        call, mostPagesOfFiles, [this, call](const QJsonArray& files) { return takeFiles(call, files); },
        [this](const QUrl& next) {
            m_review.filesIncomplete =
                !next.isEmpty() || m_filesRead < m_review.info.changedFiles.value_or(m_filesRead);
            choose();
        });
}

bool PullRequestJob::takeFiles(const ApiCall& call, const QJsonArray& files)
{
    for (const QJsonValue& value : files) {
        const auto file = changedFileFrom(value.toObject());
        if (!file) {
            failUnexpected(call, file.error());
            return false;
        }
        ++m_filesRead;
        if (fileName(file->path) == fileName(m_request.path)) {
            m_review.documents.append(*file);
        }
    }
    report(GitHubProgress::Step::ChangedFiles, m_filesRead, m_review.info.changedFiles.value_or(0));
    return true;
}

void PullRequestJob::choose()
{
    const QList<ChangedFile>& documents = m_review.documents;
    m_review.path = m_request.path;
    if (!chosenFile() && documents.size() == 1) {
        m_review.path = documents.constFirst().path;
    }
    if (!chosenFile() && documents.size() > 1) {
        m_review.outcome = Outcome::Choice;
        conclude();
        return;
    }
    askBase();
}

const ChangedFile* PullRequestJob::chosenFile() const
{
    const auto found = std::find_if(m_review.documents.begin(), m_review.documents.end(),
                                    [this](const ChangedFile& file) { return file.path == m_review.path; });
    return found == m_review.documents.end() ? nullptr : &*found;
}

void PullRequestJob::askBase()
{
    const PullRequestInfo& info = m_review.info;
    if (m_request.base == PullRequestBase::TargetTip) {
        askCommit(info.repository, u"heads/"_s + info.baseRef,
                  [this](const CommitInfo& commit) { readBase(commit.id); });
    } else {
        askMergeBase(info.repository, info.baseCommit, info.headCommit,
                     [this](const QString& commit) { readBase(commit); });
    }
}

void PullRequestJob::readBase(const QString& commit)
{
    m_review.baseCommit = commit;
    const ChangedFile* file = chosenFile();
    if (file && file->status == Status::Added && m_request.base == PullRequestBase::MergeBase) {
        readHead();
        return;
    }
    const QString path = file && file->status == Status::Renamed ? file->previousPath : m_review.path;
    askDocument(m_review.info.repository, commit, path,
                [this](const std::optional<GitHubDocument>& document) {
                    m_review.base = document;
                    readHead();
                });
}

void PullRequestJob::readHead()
{
    const ChangedFile* file = chosenFile();
    if (!file || file->status == Status::Removed) {
        m_review.outcome = file ? Outcome::Removed : Outcome::Untouched;
        conclude();
        return;
    }
    askDocument(m_review.info.repository, m_review.info.headCommit, m_review.path,
                [this](const std::optional<GitHubDocument>& document) {
                    if (document) {
                        takeHead(document);
                    } else {
                        readHeadByPullRef();
                    }
                });
}

/// The commit of a fork that is gone is kept under a ref of the pull request's own.
void PullRequestJob::readHeadByPullRef()
{
    const QString ref = u"refs/pull/"_s + QString::number(m_review.info.number) + u"/head"_s;
    askDocument(
        m_review.info.repository, m_review.info.headCommit, m_review.path,
        [this](const std::optional<GitHubDocument>& document) { takeHead(document); }, ref);
}

void PullRequestJob::takeHead(const std::optional<GitHubDocument>& document)
{
    if (!document) {
        ApiCall call;
        call.subject = GitHubError::Subject::File;
        call.name = m_review.path;
        GitHubError error = errorFor(call, GitHubError::Code::NotFound);
        error.httpStatus = 404;
        fail(error);
        return;
    }
    m_review.head = document;
    m_review.outcome = m_review.base ? Outcome::Changed : Outcome::Added;
    conclude();
}

void PullRequestJob::conclude()
{
    if (end()) {
        Q_EMIT finished(m_review);
    }
}

PullRequestMove movedBetween(const PullRequestReview& before, const PullRequestReview& now)
{
    return {before.info.headCommit != now.info.headCommit, before.baseCommit != now.baseCommit,
            before.info.state != now.info.state};
}

} // namespace rangebar
