// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/github/openpullrequestsjob.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

constexpr int pageSize = 100;
constexpr int mostPagesOfFiles = 30;

} // namespace

OpenPullRequestsJob::OpenPullRequestsJob(GitHubClient* client, Request request, QObject* parent)
    : GitHubJob(client, parent), m_request(std::move(request))
{
    m_request.most = std::max(1, m_request.most);
}

void OpenPullRequestsJob::begin()
{
    ApiCall call;
    call.url = host().url("/repos/%/%/pulls", {m_request.repository.owner, m_request.repository.name},
                          {{"state", u"open"_s},
                           {"sort", u"updated"_s},
                           {"direction", u"desc"_s},
                           {"per_page", QString::number(std::min(pageSize, m_request.most))}});
    call.subject = GitHubError::Subject::Repository;
    call.name = m_request.repository.text();
    report(GitHubProgress::Step::PullRequests, 0, 0, call.name);
    const int pages = (m_request.most + pageSize - 1) / pageSize;
    askPages(
        call, pages, [this, call](const QJsonArray& list) { return takePullRequests(call, list); },
        [this](const QUrl& next) {
            m_found.more = m_found.more || !next.isEmpty();
            lookAtNext();
        });
}

bool OpenPullRequestsJob::takePullRequests(const ApiCall& call, const QJsonArray& pullRequests)
{
    for (const QJsonValue& value : pullRequests) {
        const auto info = pullRequestFrom(value.toObject(), host());
        if (!info) {
            failUnexpected(call, info.error());
            return false;
        }
        if (m_open.size() == m_request.most) {
            m_found.more = true;
            return false;
        }
        m_open.append(*info);
    }
    return true;
}

void OpenPullRequestsJob::lookAtNext()
{
    report(GitHubProgress::Step::PullRequests, m_found.looked, m_open.size(), m_request.repository.text());
    if (m_found.looked == m_open.size()) {
        if (end()) {
            Q_EMIT finished(m_found);
        }
        return;
    }
    const PullRequestInfo info = m_open.at(m_found.looked);
    ApiCall call;
    call.url = host().url("/repos/%/%/pulls/%/files",
                          {info.repository.owner, info.repository.name, QString::number(info.number)},
                          {{"per_page", u"100"_s}});
    call.subject = GitHubError::Subject::PullRequest;
    call.name = PullRequestAddress{info.repository, info.number}.text();
    m_documents.clear();
    askPages(
        call, mostPagesOfFiles, [this, call](const QJsonArray& files) { return takeFiles(call, files); },
        [this, info](const QUrl&) { settle(info); });
}

bool OpenPullRequestsJob::takeFiles(const ApiCall& call, const QJsonArray& files)
{
    const QString name = m_request.path.section(u'/', -1);
    for (const QJsonValue& value : files) {
        const auto file = changedFileFrom(value.toObject());
        if (!file) {
            failUnexpected(call, file.error());
            return false;
        }
        if (file->path.section(u'/', -1) == name) {
            m_documents.append(*file);
        }
    }
    return true;
}

void OpenPullRequestsJob::settle(const PullRequestInfo& info)
{
    ++m_found.looked;
    if (!m_documents.isEmpty()) {
        m_found.touching.append({info, m_documents});
        Q_EMIT touchingFound(m_found.touching.constLast());
    }
    lookAtNext();
}

} // namespace rangebar
