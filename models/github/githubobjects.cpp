// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/github/githubobjects.h"

#include "models/sources/catalogue.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

/// Reads members by their path, and remembers the first that is not there as it should be.
class Members
{
public:
    explicit Members(const QJsonObject& object) : m_object(object) {}

    QJsonValue at(QLatin1StringView path) const
    {
        QJsonValue value = m_object;
        for (const QString& name : QString(path).split(u'.')) {
            value = value.toObject().value(name);
        }
        return value;
    }

    QString text(QLatin1StringView path) { return need(path, at(path).isString()).toString(); }
    QString optionalText(QLatin1StringView path) const { return at(path).toString(); }
    qint64 number(QLatin1StringView path)
    {
        const qint64 number = at(path).toInteger(-1);
        return need(path, number >= 0).toInteger();
    }
    std::optional<qint64> optionalNumber(QLatin1StringView path) const
    {
        const qint64 number = at(path).toInteger(-1);
        return number >= 0 ? std::optional(number) : std::nullopt;
    }
    /// The name of a commit, which goes into addresses.
    QString commit(QLatin1StringView path)
    {
        static const QRegularExpression form(u"\\A(?:[0-9a-f]{40}|[0-9a-f]{64})\\z"_s);
        return need(path, form.match(at(path).toString()).hasMatch()).toString();
    }
    QDateTime time(QLatin1StringView path) const
    {
        return QDateTime::fromString(at(path).toString(), Qt::ISODate).toUTC();
    }
    RepositoryName repository(QLatin1StringView path)
    {
        const auto name = parseRepository(at(path).toString());
        need(path, name.has_value());
        return name.value_or(RepositoryName());
    }
    /// An address that a reader may be led to.
    QUrl page(QLatin1StringView path, const GitHubHost& host) const
    {
        const QUrl url(at(path).toString(), QUrl::StrictMode);
        const QString web = host.webHost();
        return isAllowedUrl(url) && (url.host() == web || url.authority() == web) ? url : QUrl();
    }

    template <typename T>
    Parsed<T> given(const T& all) const
    {
        return m_lacking.isEmpty() ? Parsed<T>(all) : Parsed<T>(tl::unexpected(m_lacking));
    }

private:
    QJsonValue need(QLatin1StringView path, bool isThere)
    {
        if (!isThere && m_lacking.isEmpty()) {
            m_lacking = path;
        }
        return at(path);
    }

    QJsonObject m_object;
    QString m_lacking;
};

PullRequestState stateOf(const Members& members)
{
    if (members.at("merged"_L1).toBool() || members.at("merged_at"_L1).isString()) {
        return PullRequestState::Merged;
    }
    if (members.optionalText("state"_L1) == "closed"_L1) {
        return PullRequestState::Closed;
    }
    return members.at("draft"_L1).toBool() ? PullRequestState::Draft : PullRequestState::Open;
}

ChangedFile::Status statusOf(const QString& word)
{
    if (word == "added"_L1 || word == "copied"_L1) {
        return ChangedFile::Status::Added;
    }
    if (word == "removed"_L1) {
        return ChangedFile::Status::Removed;
    }
    return word == "renamed"_L1 ? ChangedFile::Status::Renamed : ChangedFile::Status::Modified;
}

} // namespace

Parsed<PullRequestInfo> pullRequestFrom(const QJsonObject& object, const GitHubHost& host)
{
    Members members(object);
    PullRequestInfo info;
    info.repository = members.repository("base.repo.full_name"_L1);
    info.number = static_cast<int>(members.number("number"_L1));
    info.title = members.text("title"_L1);
    info.author = members.optionalText("user.login"_L1);
    info.state = stateOf(members);
    info.baseRef = members.text("base.ref"_L1);
    info.baseCommit = members.commit("base.sha"_L1);
    info.headRef = members.text("head.ref"_L1);
    info.headCommit = members.commit("head.sha"_L1);
    if (members.at("head.repo"_L1).isObject()) {
        info.headRepository = members.repository("head.repo.full_name"_L1);
    }
    info.updatedAt = members.time("updated_at"_L1);
    info.commits = members.optionalNumber("commits"_L1);
    info.changedFiles = members.optionalNumber("changed_files"_L1);
    info.page = members.page("html_url"_L1, host);
    return members.given(info);
}

Parsed<ChangedFile> changedFileFrom(const QJsonObject& object)
{
    Members members(object);
    ChangedFile file;
    file.path = members.text("filename"_L1);
    file.previousPath = members.optionalText("previous_filename"_L1);
    file.status = statusOf(members.text("status"_L1));
    return members.given(file);
}

Parsed<CommitInfo> commitFrom(const QJsonObject& object)
{
    Members members(object);
    CommitInfo commit;
    commit.id = members.commit("sha"_L1);
    commit.subject = members.text("commit.message"_L1).section(u'\n', 0, 0).trimmed();
    commit.author = members.optionalText("commit.author.name"_L1);
    commit.committedAt = members.time("commit.committer.date"_L1);
    return members.given(commit);
}

Parsed<CommentInfo> commentFrom(const QJsonObject& object, const GitHubHost& host)
{
    Members members(object);
    CommentInfo comment;
    comment.id = members.number("id"_L1);
    comment.body = members.optionalText("body"_L1);
    comment.author = members.optionalText("user.login"_L1);
    comment.byProgram = members.optionalText("user.type"_L1) == "Bot"_L1;
    comment.page = members.page("html_url"_L1, host);
    return members.given(comment);
}

Parsed<AccountInfo> accountFrom(const QJsonObject& object)
{
    Members members(object);
    AccountInfo account;
    account.login = members.text("login"_L1);
    account.name = members.optionalText("name"_L1);
    return members.given(account);
}

Parsed<QString> mergeBaseFrom(const QJsonObject& object)
{
    Members members(object);
    const QString commit = members.commit("merge_base_commit.sha"_L1);
    return members.given(commit);
}

} // namespace rangebar
