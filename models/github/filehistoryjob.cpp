// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/github/filehistoryjob.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

using Code = GitHubError::Code;

/// What is wrong with one version alone.
bool isOfTheFile(const GitHubError& error)
{
    return error.code == Code::LargeFile || error.code == Code::TooLarge || error.code == Code::Refused ||
           error.code == Code::LegalReasons;
}

} // namespace

FileHistoryJob::FileHistoryJob(GitHubClient* client, Request request, QObject* parent)
    : DocumentJob(client, parent), m_request(std::move(request))
{
}

void FileHistoryJob::begin()
{
    const RepositoryName& repository = m_request.repository;
    GitHubHost::Query query{{"path", m_request.path},
                            {"per_page", QString::number(std::clamp(m_request.pageSize, 1, 100))}};
    if (!m_request.ref.isEmpty()) {
        query.prepend({"sha", m_request.ref});
    }
    ApiCall call;
    call.url = m_request.page.isEmpty()
                   ? host().url("/repos/%/%/commits", {repository.owner, repository.name}, query)
                   : m_request.page;
    call.subject = GitHubError::Subject::History;
    call.name = m_request.path;
    report(GitHubProgress::Step::History, 0, 0, m_request.path);
    askPages(
        call, 1, [this, call](const QJsonArray& commits) { return takeCommits(call, commits); },
        [this](const QUrl& next) {
            m_page.next = next;
            readNext();
        });
}

bool FileHistoryJob::takeCommits(const ApiCall& call, const QJsonArray& commits)
{
    for (const QJsonValue& value : commits) {
        const auto commit = commitFrom(value.toObject());
        if (!commit) {
            failUnexpected(call, commit.error());
            return false;
        }
        m_commits.append(*commit);
    }
    return true;
}

void FileHistoryJob::readNext()
{
    const qsizetype done = m_page.versions.size();
    if (done == m_commits.size()) {
        if (end()) {
            Q_EMIT finished(m_page);
        }
        return;
    }
    report(GitHubProgress::Step::History, done, m_commits.size(), m_request.path);
    const CommitInfo commit = m_commits.at(done);
    askDocument(
        m_request.repository, commit.id, m_request.path,
        [this, commit](const std::optional<GitHubDocument>& document) {
            take({commit, document, std::nullopt});
        },
        {},
        [this, commit](const GitHubError& error) {
            if (isOfTheFile(error)) {
                take({commit, std::nullopt, error});
                return true;
            }
            return false;
        });
}

void FileHistoryJob::take(const FileVersion& version)
{
    m_page.versions.append(version);
    Q_EMIT versionRead(version);
    readNext();
}

} // namespace rangebar
