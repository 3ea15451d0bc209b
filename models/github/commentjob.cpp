// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/github/commentjob.h"

#include <QJsonObject>

#include <utility>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

using Code = GitHubError::Code;
using Kind = CommentOutcome::Kind;

constexpr int mostPagesOfComments = 50;

/// The first line of a comment of Rangebar's. A path has its special characters encoded, or "-->" could end
/// it.
QString markerFor(const QString& path)
{
    return u"<!-- rangebar:"_s + QString::fromLatin1(QUrl::toPercentEncoding(path, "/", "-")) + u" -->"_s;
}

QString firstLine(const QString& body)
{
    return body.section(u'\n', 0, 0).trimmed();
}

/// GitHub gives line ends of the web back.
QString withPlainLineEnds(QString body)
{
    return body.replace("\r\n"_L1, "\n"_L1);
}

} // namespace

QString CommentJob::bodyFor(const QString& markdown, const QString& path)
{
    return markerFor(path) + u'\n' + markdown;
}

CommentJob::CommentJob(GitHubClient* client, Request request, QObject* parent)
    : GitHubJob(client, parent), m_request(std::move(request))
{
}

ApiCall CommentJob::callFor(const QUrl& url) const
{
    ApiCall call;
    call.url = url;
    call.subject = GitHubError::Subject::Comments;
    call.name = m_request.address.text();
    return call;
}

void CommentJob::begin()
{
    ApiCall call = callFor(host().url("/user"));
    if (m_request.body.size() > longestBody) {
        GitHubError error = errorFor(call, Code::CommentTooLong);
        error.limit = longestBody;
        fail(error);
        return;
    }
    if (client()->token().isEmpty()) {
        fail(errorFor(call, Code::TokenNeeded));
        return;
    }
    call.subject = GitHubError::Subject::Account;
    report(GitHubProgress::Step::Account);
    ask(
        call,
        [this, call](const ApiAnswer& answer) {
            const auto account = accountFrom(answer.json.object());
            if (!account) {
                failUnexpected(call, account.error());
                return;
            }
            m_login = account->login;
            m_outcome.account = m_login;
            askComments();
        },
        [this](const GitHubError& error) {
            // The token of a workflow may comment, and has no account of its own to ask for.
            if (error.code != Code::Forbidden) {
                return false;
            }
            askComments();
            return true;
        });
}

void CommentJob::askComments()
{
    const PullRequestAddress& address = m_request.address;
    const ApiCall call = callFor(
        host().url("/repos/%/%/issues/%/comments",
                   {address.repository.owner, address.repository.name, QString::number(address.number)},
                   {{"per_page", u"100"_s}}));
    report(GitHubProgress::Step::Comments, 0, 0, call.name);
    askPages(
        call, mostPagesOfComments,
        [this, call](const QJsonArray& comments) { return takeComments(call, comments); },
        [this](const QUrl&) { send(); });
}

bool CommentJob::takeComments(const ApiCall& call, const QJsonArray& comments)
{
    for (const QJsonValue& value : comments) {
        const auto comment = commentFrom(value.toObject(), host());
        if (!comment) {
            failUnexpected(call, comment.error());
            return false;
        }
        if (isOurs(*comment)) {
            m_outcome.earlier = *comment;
            return false;
        }
    }
    return true;
}

/// Others may quote the marker, and their comments can't be changed.
bool CommentJob::isOurs(const CommentInfo& comment) const
{
    const bool sameAccount =
        m_login.isEmpty() ? comment.byProgram : comment.author.compare(m_login, Qt::CaseInsensitive) == 0;
    return sameAccount && firstLine(comment.body) == firstLine(m_request.body);
}

void CommentJob::send()
{
    const auto& earlier = m_outcome.earlier;
    m_outcome.page = earlier ? earlier->page : QUrl();
    m_outcome.kind = earlier ? Kind::Update : Kind::Create;
    if (earlier && withPlainLineEnds(earlier->body) == withPlainLineEnds(m_request.body)) {
        m_outcome.kind = Kind::Unchanged;
    }
    const bool isOther = m_request.onlyAs && *m_request.onlyAs != m_outcome.kind;
    if (m_request.onlyLook || isOther || m_outcome.kind == Kind::Unchanged) {
        if (end()) {
            Q_EMIT finished(m_outcome);
        }
        return;
    }
    const PullRequestAddress& address = m_request.address;
    const QList<QString> repository{address.repository.owner, address.repository.name};
    ApiCall call = callFor(
        earlier ? host().url("/repos/%/%/issues/comments/%", repository + QList{QString::number(earlier->id)})
                : host().url("/repos/%/%/issues/%/comments",
                             repository + QList{QString::number(address.number)}));
    call.method = earlier ? ApiCall::Method::Patch : ApiCall::Method::Post;
    call.body = QJsonDocument(QJsonObject{{u"body"_s, m_request.body}}).toJson(QJsonDocument::Compact);
    report(GitHubProgress::Step::Posting, 0, 0, call.name);
    ask(call, [this, call](const ApiAnswer& answer) {
        const auto comment = commentFrom(answer.json.object(), host());
        if (!comment) {
            failUnexpected(call, comment.error());
            return;
        }
        m_outcome.sent = true;
        m_outcome.page = comment->page;
        if (end()) {
            Q_EMIT finished(m_outcome);
        }
    });
}

} // namespace rangebar
