// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/githuborigin.h"

#include "models/report/githubwords.h"
#include "models/report/jsonwriter.h"

namespace rangebar {
namespace {

using Key = QLatin1StringView;

QString code(PullRequestState state)
{
    switch (state) {
    case PullRequestState::Draft:
        return QStringLiteral("draft");
    case PullRequestState::Open:
        return QStringLiteral("open");
    case PullRequestState::Merged:
        return QStringLiteral("merged");
    case PullRequestState::Closed:
        return QStringLiteral("closed");
    }
    Q_UNREACHABLE();
    return {};
}

QString code(PullRequestReview::Outcome outcome)
{
    using Outcome = PullRequestReview::Outcome;
    switch (outcome) {
    case Outcome::Changed:
        return QStringLiteral("changed");
    case Outcome::Added:
        return QStringLiteral("added");
    case Outcome::Removed:
        return QStringLiteral("removed");
    case Outcome::Untouched:
        return QStringLiteral("untouched");
    case Outcome::Choice:
        return QStringLiteral("choice");
    }
    Q_UNREACHABLE();
    return {};
}

QString time(const QDateTime& utc)
{
    return utc.toUTC().toString(Qt::ISODate);
}

/// What both kinds have in common.
struct Facts
{
    RepositoryName repository;
    QString path;
    QString outcome;
    QDateTime checkedAt;
    QString baseKind;
    QString baseCommit;
    QString candidateCommit;
};

void write(JsonWriter& json, const Facts& facts, const GitHubHost& host)
{
    json.member(Key("api"), host.apiBase().toString());
    json.member(Key("repository"), facts.repository.text());
    json.member(Key("path"), facts.path);
    json.member(Key("outcome"), facts.outcome);
    json.member(Key("checked_at"), time(facts.checkedAt));
    json.member(Key("base_kind"), facts.baseKind);
    json.member(Key("base_commit"), facts.baseCommit);
    json.member(Key("candidate_commit"), facts.candidateCommit);
}

void write(JsonWriter& json, const PullRequestReview& review)
{
    const PullRequestInfo& info = review.info;
    const auto orNull = [](const QString& text) {
        return text.isEmpty() ? std::nullopt : std::optional(text);
    };
    json.key(Key("pull_request"));
    json.beginObject();
    json.member(Key("number"), info.number);
    json.member(Key("title"), info.title);
    json.member(Key("author"), orNull(info.author));
    json.member(Key("state"), code(info.state));
    json.member(Key("base_ref"), info.baseRef);
    json.member(Key("head_ref"), info.headRef);
    json.member(Key("head_repository"),
                info.headRepository ? std::optional(info.headRepository->text()) : std::nullopt);
    json.member(Key("commits"), info.commits);
    json.member(Key("page"), info.page.toString());
    json.member(Key("files_incomplete"), review.filesIncomplete);
    json.endObject();
}

} // namespace

ReportOrigin reportOrigin(const PullRequestReview& review, const GitHubHost& host, const NumberFormat& format)
{
    const QString baseKind =
        review.baseKind == PullRequestBase::MergeBase ? QStringLiteral("merge_base") : QStringLiteral("tip");
    JsonWriter json;
    json.beginObject();
    write(json,
          {review.info.repository, review.path, code(review.outcome), review.checkedAt, baseKind,
           review.baseCommit, review.info.headCommit},
          host);
    write(json, review);
    json.endObject();
    ReportOrigin origin{GitHubWords::header(review, format), json.json(), review.info.page.toString(), false};
    if (review.outcome == PullRequestReview::Outcome::Changed) {
        const QString said = GitHubWords::outcome(review);
        origin.facts += said.isEmpty() ? QStringList() : QStringList(said);
    }
    return origin;
}

QUrl comparePage(const RefsReview& review, const GitHubHost& host)
{
    const RepositoryName& repository = review.range.repository;
    return host.page("/%/%/compare/%",
                     {repository.owner, repository.name,
                      QString(review.baseCommit + QStringLiteral("..") + review.headTip.id)});
}

ReportOrigin reportOrigin(const RefsReview& review, const GitHubHost& host, const NumberFormat& format)
{
    using Outcome = PullRequestReview::Outcome;
    const RefRange& refs = review.range.refs;
    const Outcome outcome = !review.base   ? Outcome::Added
                            : !review.head ? Outcome::Removed
                                           : Outcome::Changed;
    JsonWriter json;
    json.beginObject();
    write(json,
          {review.range.repository, review.path, code(outcome), review.checkedAt,
           refs.fromMergeBase ? QStringLiteral("merge_base") : QStringLiteral("tip"), review.baseCommit,
           review.headTip.id},
          host);
    json.key(Key("refs"));
    json.beginObject();
    json.member(Key("base"), refs.base);
    json.member(Key("candidate"), refs.head);
    json.endObject();
    json.endObject();
    const QUrl page = comparePage(review, host);
    return {GitHubWords::header(review, format), json.json(), page.toString(QUrl::FullyEncoded), false};
}

} // namespace rangebar
