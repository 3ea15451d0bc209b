// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/githubserver.h"

#include <QJsonDocument>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

// What the tests' own GitHub says to each question; who may ask, and how, is in githubserver.cpp.
namespace rangebar::test {
namespace {

const GitHubCommit* commitAt(const GitHubRepository& repository, QString ref)
{
    if (ref == "HEAD"_L1) {
        ref = u"heads/main"_s;
    }
    if (ref.startsWith("refs/"_L1)) {
        ref = ref.sliced(5);
    }
    for (const QString& name : QStringList{ref, u"heads/"_s + ref, u"tags/"_s + ref}) {
        if (repository.refs.contains(name)) {
            ref = repository.refs.value(name);
            break;
        }
    }
    const auto found = std::find_if(repository.commits.begin(), repository.commits.end(),
                                    [&ref](const GitHubCommit& commit) { return commit.id == ref; });
    return found == repository.commits.end() ? nullptr : &*found;
}

QJsonObject commitJson(const GitHubCommit& commit)
{
    const QJsonObject person{{u"name"_s, u"Anna Example"_s},
                             {u"email"_s, u"anna@example.org"_s},
                             {u"date"_s, u"2031-03-04T05:06:07Z"_s}};
    return {{u"sha"_s, commit.id},
            {u"commit"_s,
             QJsonObject{{u"message"_s, commit.message}, {u"author"_s, person}, {u"committer"_s, person}}}};
}

QJsonValue accountJson(const QString& login, bool isProgram = false)
{
    return login.isEmpty()
               ? QJsonValue()
               : QJsonValue(QJsonObject{{u"login"_s, login}, {u"type"_s, isProgram ? u"Bot"_s : u"User"_s}});
}

} // namespace

QString commitId(char digit)
{
    return QString(40, QLatin1Char(digit));
}

QByteArray smallDocument(double figure)
{
    const QJsonObject rounds{{u"best"_s, figure}, {u"median"_s, figure * 0.9}, {u"worst"_s, figure * 0.8}};
    const QJsonObject scenario{{u"name"_s, u"Fan out to four"_s},
                               {u"unit"_s, u"msg/s"_s},
                               {u"raw"_s, rounds},
                               {u"framework"_s, rounds}};
    return QJsonDocument(QJsonObject{{u"schema"_s, 3},
                                     {u"crate"_s, u"ruststream-demo"_s},
                                     {u"measured_at"_s, u"2031-03-04"_s},
                                     {u"scenarios"_s, QJsonArray{scenario}}})
        .toJson();
}

void GitHubServer::user(const Question& question)
{
    if (!question.account) {
        refuse(question, 401, u"Requires authentication"_s);
        return;
    }
    if (question.account->isWorkflow) {
        refuse(question, 403, u"Resource not accessible by integration"_s);
        return;
    }
    HttpHeaders headers;
    if (question.account->scopes) {
        headers.append({"X-OAuth-Scopes", *question.account->scopes});
    }
    if (!question.account->expires.isEmpty()) {
        headers.append({"GitHub-Authentication-Token-Expiration", question.account->expires});
    }
    answer(question, 200,
           QJsonDocument(QJsonObject{{u"login"_s, question.account->login},
                                     {u"name"_s, QJsonValue()},
                                     {u"type"_s, u"User"_s},
                                     {u"id"_s, 17}}),
           headers);
}

void GitHubServer::rateLimit(const Question& question)
{
    if (!hasLimit) {
        refuse(question, 404, u"Rate limiting is not enabled."_s);
        return;
    }
    const QJsonObject core{{u"limit"_s, limit},
                           {u"remaining"_s, remaining},
                           {u"used"_s, limit - remaining},
                           {u"reset"_s, resetsAt}};
    answer(question, 200,
           QJsonDocument(QJsonObject{{u"resources"_s, QJsonObject{{u"core"_s, core}}}, {u"rate"_s, core}}));
}

QString GitHubServer::page(const QString& path) const
{
    return m_http.url(path).toString();
}

QJsonObject GitHubServer::pullRequestJson(const GitHubRepository& repository, const GitHubPullRequest& pull,
                                          bool whole) const
{
    const auto side = [](const QString& ref, const QString& commit, const QString& name) {
        const QJsonValue repo =
            name.isEmpty() ? QJsonValue() : QJsonValue(QJsonObject{{u"full_name"_s, name}});
        return QJsonObject{{u"ref"_s, ref}, {u"sha"_s, commit}, {u"repo"_s, repo}};
    };
    QJsonObject json{
        {u"number"_s, pull.number},
        {u"title"_s, pull.title},
        {u"state"_s, pull.state},
        {u"draft"_s, pull.draft},
        {u"user"_s, accountJson(pull.author)},
        {u"base"_s, side(pull.baseRef, pull.base, repository.name)},
        {u"head"_s, side(pull.headRef, pull.head, pull.headRepository)},
        {u"merged_at"_s, pull.merged ? QJsonValue(u"2031-03-05T00:00:00Z"_s) : QJsonValue()},
        {u"updated_at"_s, u"2031-03-05T01:02:03Z"_s},
        {u"html_url"_s, page(u'/' + repository.name + u"/pull/" + QString::number(pull.number))}};
    if (whole) {
        json.insert(u"merged"_s, pull.merged);
        json.insert(u"commits"_s, 3);
        json.insert(u"changed_files"_s, pull.changedFiles.value_or(static_cast<int>(pull.files.size())));
    }
    return json;
}

void GitHubServer::pullRequest(const Question& question)
{
    for (const GitHubPullRequest& pull : std::as_const(question.repository->pullRequests)) {
        if (pull.number == question.rest.at(1).toInt()) {
            answer(question, 200, QJsonDocument(pullRequestJson(*question.repository, pull, true)));
            return;
        }
    }
    refuse(question, 404, u"Not Found"_s);
}

void GitHubServer::pullRequests(const Question& question)
{
    QJsonArray open;
    for (const GitHubPullRequest& pull : std::as_const(question.repository->pullRequests)) {
        if (pull.state == question.query.value("state", u"open"_s)) {
            open.append(pullRequestJson(*question.repository, pull, false));
        }
    }
    answerPage(question, open);
}

void GitHubServer::files(const Question& question)
{
    QJsonArray all;
    for (const GitHubPullRequest& pull : std::as_const(question.repository->pullRequests)) {
        if (pull.number != question.rest.at(1).toInt()) {
            continue;
        }
        for (const GitHubFile& file : pull.files) {
            QJsonObject json{{u"filename"_s, file.path}, {u"status"_s, file.status}, {u"changes"_s, 2}};
            if (!file.previous.isEmpty()) {
                json.insert(u"previous_filename"_s, file.previous);
            }
            all.append(json);
        }
    }
    answerPage(question, all);
}

void GitHubServer::compare(const Question& question)
{
    const QString commit =
        question.repository->mergeBases.value(QUrl::fromPercentEncoding(question.rest.at(1)));
    const GitHubCommit* base = commitAt(*question.repository, commit);
    if (!base) {
        refuse(question, 404, u"No common ancestor."_s);
        return;
    }
    answer(question, 200,
           QJsonDocument(QJsonObject{{u"merge_base_commit"_s, commitJson(*base)},
                                     {u"status"_s, u"diverged"_s},
                                     {u"total_commits"_s, 3}}));
}

void GitHubServer::contents(const Question& question)
{
    const GitHubCommit* at = commitAt(*question.repository, question.query.value("ref", u"HEAD"_s));
    const QString path = QUrl::fromPercentEncoding(question.rest.at(1));
    if (!at || !at->files.contains(path)) {
        refuse(question, 404, at ? u"Not Found"_s : u"No commit found for the ref"_s);
        return;
    }
    if (question.exchange->request().header("Accept") != "application/vnd.github.raw+json") {
        complain(question.exchange->request(), "can't have a file above 1 MB that way");
    }
    answerBytes(question, 200, at->files.value(path),
                {{"Content-Type", "application/vnd.github.raw+json; charset=utf-8"}});
}

void GitHubServer::commits(const Question& question)
{
    if (question.repository->commits.isEmpty()) {
        refuse(question, 409, u"Git Repository is empty."_s);
        return;
    }
    const GitHubCommit* from = commitAt(*question.repository, question.query.value("sha", u"HEAD"_s));
    if (!from) {
        refuse(question, 404, u"Not Found"_s);
        return;
    }
    QJsonArray all;
    bool reached = false;
    for (const GitHubCommit& one : std::as_const(question.repository->commits)) {
        reached = reached || &one == from;
        if (reached && one.touched.contains(question.query.value("path"))) {
            all.append(commitJson(one));
        }
    }
    answerPage(question, all);
}

void GitHubServer::commit(const Question& question)
{
    if (question.repository->commits.isEmpty()) {
        refuse(question, 409, u"Git Repository is empty."_s);
        return;
    }
    const QString ref = QUrl::fromPercentEncoding(question.rest.at(1));
    if (const GitHubCommit* one = commitAt(*question.repository, ref)) {
        answer(question, 200, QJsonDocument(commitJson(*one)));
    } else {
        refuse(question, 422, u"No commit found for SHA: "_s + ref);
    }
}

QJsonObject GitHubServer::commentJson(const GitHubRepository& repository, const GitHubComment& comment) const
{
    return {{u"id"_s, comment.id},
            {u"body"_s, comment.body},
            {u"user"_s, accountJson(comment.author, comment.byProgram)},
            {u"html_url"_s, page(u'/' + repository.name + u"/pull/" + QString::number(comment.number) +
                                 u"#issuecomment-" + QString::number(comment.id))}};
}

void GitHubServer::comments(const Question& question)
{
    QJsonArray all;
    for (const GitHubComment& comment : std::as_const(question.repository->comments)) {
        if (comment.number == question.rest.at(1).toInt()) {
            all.append(commentJson(*question.repository, comment));
        }
    }
    answerPage(question, all);
}

void GitHubServer::createComment(const Question& question)
{
    const QJsonObject body = QJsonDocument::fromJson(question.exchange->request().body).object();
    if (body.keys() != QStringList{u"body"_s}) {
        complain(question.exchange->request(), "sends more than a body");
    }
    if (!question.account) {
        refuse(question, 401, u"Requires authentication"_s);
        return;
    }
    GitHubRepository& repository = *question.repository;
    const GitHubComment made{qint64{900} + repository.comments.size(), question.rest.at(1).toInt(),
                             question.account->login, question.account->isWorkflow,
                             body.value("body"_L1).toString()};
    repository.comments.append(made);
    answer(question, 201, QJsonDocument(commentJson(repository, made)));
}

void GitHubServer::updateComment(const Question& question)
{
    const QJsonObject body = QJsonDocument::fromJson(question.exchange->request().body).object();
    if (body.keys() != QStringList{u"body"_s}) {
        complain(question.exchange->request(), "sends more than a body");
    }
    for (GitHubComment& comment : question.repository->comments) {
        if (comment.id != question.rest.at(2).toLongLong()) {
            continue;
        }
        if (!question.account || question.account->login.compare(comment.author, Qt::CaseInsensitive) != 0) {
            refuse(question, 403, u"Must have admin rights to Repository."_s);
            return;
        }
        comment.body = body.value("body"_L1).toString();
        answer(question, 200, QJsonDocument(commentJson(*question.repository, comment)));
        return;
    }
    refuse(question, 404, u"Not Found"_s);
}

} // namespace rangebar::test
