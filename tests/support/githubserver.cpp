// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/githubserver.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rangebar::test {
namespace {

/// All that a request may carry: what HTTP needs, and what GitHub's documentation asks for.
const QList<QByteArray>& allowedHeaders()
{
    static const QList<QByteArray> names{
        "host",          "connection",           "accept-encoding", "accept-language", "user-agent",
        "accept",        "x-github-api-version", "authorization",   "content-type",    "content-length",
        "if-none-match", "cache-control",        "pragma"};
    return names;
}

const QList<QByteArray>& allowedQuery()
{
    static const QList<QByteArray> names{"per_page", "page",  "ref",  "sha",
                                         "path",     "state", "sort", "direction"};
    return names;
}

} // namespace

GitHubServer::GitHubServer(HttpServer::Tls tls, const QString& prefix) : m_prefix(prefix), m_http(tls)
{
    m_http.onAny([this](HttpExchange& exchange) { handle(exchange); });
}

GitHubRepository& GitHubServer::repository(const QString& name)
{
    const auto found = std::find_if(repositories.begin(), repositories.end(),
                                    [&name](const GitHubRepository& one) { return one.name == name; });
    Q_ASSERT(found != repositories.end());
    return *found;
}

void GitHubServer::answerNext(int status, const QByteArray& body, const HttpHeaders& headers)
{
    m_next.append(
        [status, body, headers](HttpExchange& exchange) { exchange.answer(status, body, headers); });
}

void GitHubServer::complain(const HttpRequest& request, const QByteArray& what)
{
    m_complaints.append(QString::fromUtf8(request.method + ' ' + request.target + ": " + what));
}

bool GitHubServer::isSound(const HttpRequest& request)
{
    const qsizetype before = m_complaints.size();
    for (const auto& header : request.headers) {
        if (!allowedHeaders().contains(header.first.toLower())) {
            complain(request, "carries " + header.first);
        }
    }
    if (!request.header("User-Agent").startsWith("Rangebar/")) {
        complain(request, "has no User-Agent");
    }
    if (request.header("X-GitHub-Api-Version") != "2022-11-28") {
        complain(request, "names no version of the API");
    }
    const QByteArray accept = request.header("Accept");
    if (accept != "application/vnd.github+json" && accept != "application/vnd.github.raw+json") {
        complain(request, "accepts " + accept);
    }
    if (request.method == "GET" && request.header("Cache-Control") != "no-cache") {
        complain(request, "may be answered by a cache");
    }
    if (request.header("Accept-Language") != "*") {
        complain(request, "tells the reader's language");
    }
    const QByteArray authorization = request.header("Authorization");
    if (request.has("Authorization") && !authorization.startsWith("Bearer ")) {
        complain(request, "authorizes in another way");
    }
    if (request.method == "GET" && !request.body.isEmpty()) {
        complain(request, "has a body");
    }
    if (!authorization.isEmpty() && request.target.contains(authorization.sliced(7))) {
        complain(request, "has the token in its address");
    }
    return m_complaints.size() == before;
}

void GitHubServer::handle(HttpExchange& exchange)
{
    if (!isSound(exchange.request())) {
        exchange.answer(400, R"({"message":"Bad request"})", {{"Content-Type", "application/json"}});
        return;
    }
    if (!m_next.isEmpty()) {
        m_next.takeFirst()(exchange);
        return;
    }
    if (const Handler special = m_special.value(exchange.request().target)) {
        special(exchange);
        return;
    }
    Question question;
    question.exchange = &exchange;
    const QList<QByteArray> parts = exchange.request().target.split('?');
    question.path = parts.value(0).sliced(m_prefix.size());
    for (const QByteArray& pair : parts.value(1).split('&')) {
        const QByteArray name = pair.split('=').value(0);
        if (!name.isEmpty() && !allowedQuery().contains(name)) {
            complain(exchange.request(), "asks with " + name);
        }
        question.query.insert(name, QUrl::fromPercentEncoding(pair.mid(name.size() + 1)));
    }
    const QByteArray token = exchange.request().header("Authorization").mid(7);
    for (const GitHubAccount& account : std::as_const(accounts)) {
        if (account.token == token) {
            question.account = &account;
        }
    }
    if (!token.isEmpty() && !question.account) {
        refuse(question, 401, u"Bad credentials"_s);
    } else if (!route(question)) {
        complain(exchange.request(), "leads nowhere");
        refuse(question, 404, u"Not Found"_s);
    }
}

bool GitHubServer::route(Question& question)
{
    const QByteArray method = question.exchange->request().method;
    if (method == "GET" && question.path == "/user") {
        user(question);
        return true;
    }
    if (method == "GET" && question.path == "/rate_limit") {
        rateLimit(question);
        return true;
    }
    if (hasLimit && remaining == 0) {
        refuse(question, 403, u"API rate limit exceeded for 127.0.0.1."_s);
        return true;
    }
    remaining -= 1;
    const QList<QByteArray> parts = question.path.split('/').sliced(1);
    const bool byId = parts.value(0) == "repositories";
    if (!byId && parts.value(0) != "repos") {
        return false;
    }
    const QString name =
        QUrl::fromPercentEncoding(parts.value(1)) + u'/' + QUrl::fromPercentEncoding(parts.value(2));
    for (GitHubRepository& one : repositories) {
        if (byId ? parts.value(1).toInt() == one.id : one.name == name) {
            question.repository = &one;
        } else if (!byId && one.formerNames.contains(name)) {
            const QByteArray target = question.exchange->request().target;
            const qsizetype at = target.indexOf(parts.at(2)) + parts.at(2).size();
            const QByteArray location =
                apiBase().toEncoded() + "/repositories/" + QByteArray::number(one.id) + target.sliced(at);
            answer(question, 301,
                   QJsonDocument(QJsonObject{{u"message"_s, u"Moved Permanently"_s},
                                             {u"url"_s, QString::fromUtf8(location)}}),
                   {{"Location", location}});
            return true;
        }
    }
    const GitHubRepository* repository = question.repository;
    const bool maySee =
        repository && (!repository->isPrivate ||
                       (question.account && repository->mayRead.contains(question.account->login)));
    if (!maySee) {
        refuse(question, 404, u"Not Found"_s);
        return true;
    }
    question.rest = parts.sliced(byId ? 2 : 3);
    return routeRepository(question);
}

bool GitHubServer::routeRepository(Question& question)
{
    struct Route
    {
        const char* method;
        const char* pattern; ///< * stands for one part
        void (GitHubServer::*handler)(const Question&);
    };
    static const QList<Route> routes{
        {"GET", "pulls", &GitHubServer::pullRequests},
        {"GET", "pulls/*", &GitHubServer::pullRequest},
        {"GET", "pulls/*/files", &GitHubServer::files},
        {"GET", "compare/*", &GitHubServer::compare},
        {"GET", "contents/*", &GitHubServer::contents},
        {"GET", "commits", &GitHubServer::commits},
        {"GET", "commits/*", &GitHubServer::commit},
        {"GET", "issues/*/comments", &GitHubServer::comments},
        {"POST", "issues/*/comments", &GitHubServer::createComment},
        {"PATCH", "issues/comments/*", &GitHubServer::updateComment},
    };
    for (const Route& route : routes) {
        const QList<QByteArray> pattern = QByteArray(route.pattern).split('/');
        bool fits =
            question.exchange->request().method == route.method && question.rest.size() == pattern.size();
        for (qsizetype i = 0; fits && i < pattern.size(); ++i) {
            fits = pattern.at(i) == "*" || pattern.at(i) == question.rest.at(i);
        }
        if (fits) {
            (this->*route.handler)(question);
            return true;
        }
    }
    return false;
}

HttpHeaders GitHubServer::limitHeaders() const
{
    HttpHeaders headers;
    if (hasLimit) {
        headers = {{"x-ratelimit-limit", QByteArray::number(limit)},
                   {"x-ratelimit-remaining", QByteArray::number(remaining)},
                   {"x-ratelimit-used", QByteArray::number(limit - remaining)},
                   {"x-ratelimit-reset", QByteArray::number(resetsAt)},
                   {"x-ratelimit-resource", "core"}};
    }
    if (date.isValid()) {
        headers.append({"Date", date.toString(Qt::RFC2822Date).toLatin1()});
    }
    return headers;
}

void GitHubServer::answerBytes(const Question& question, int status, const QByteArray& body,
                               HttpHeaders headers)
{
    headers += limitHeaders();
    const QByteArray seen = question.exchange->request().header("Authorization");
    const QByteArray etag =
        "W/\"" + QCryptographicHash::hash(QByteArray(body + seen), QCryptographicHash::Sha256).toHex() + '"';
    if (status == 200) {
        headers.emplaceBack("ETag", etag);
        if (question.exchange->request().header("If-None-Match") == etag) {
            remaining += question.account ? 1 : 0; // such an answer costs nothing where it is authorized
            question.exchange->answer(304, {}, limitHeaders() + HttpHeaders{{"ETag", etag}});
            Q_EMIT answered(question.exchange->request(), 304, {});
            return;
        }
    }
    question.exchange->answer(status, body, headers);
    Q_EMIT answered(question.exchange->request(), status, body);
}

void GitHubServer::answer(const Question& question, int status, const QJsonDocument& body,
                          HttpHeaders headers)
{
    headers.emplaceBack("Content-Type", "application/json; charset=utf-8");
    answerBytes(question, status, body.toJson(QJsonDocument::Compact), headers);
}

void GitHubServer::refuse(const Question& question, int status, const QString& message)
{
    answer(question, status,
           QJsonDocument(QJsonObject{{u"message"_s, message},
                                     {u"documentation_url"_s, u"https://docs.github.com/rest"_s},
                                     {u"status"_s, QString::number(status)}}));
}

void GitHubServer::answerPage(const Question& question, const QJsonArray& all)
{
    const int asked = question.query.value("per_page", u"30"_s).toInt();
    const int size = std::min({asked, 100, pageSize});
    const int number = question.query.value("page", u"1"_s).toInt();
    QJsonArray onPage;
    for (qsizetype i = qsizetype{size} * (number - 1); i < all.size() && onPage.size() < size; ++i) {
        onPage.append(all.at(i));
    }
    HttpHeaders headers;
    const qsizetype last = (all.size() + size - 1) / size;
    if (number < last) {
        QByteArray address =
            apiBase().toEncoded() + "/repositories/" + QByteArray::number(question.repository->id);
        for (const QByteArray& part : question.rest) {
            address += '/' + part;
        }
        char separator = '?';
        for (const auto& [name, value] : question.query.asKeyValueRange()) {
            if (name != "page" && !name.isEmpty()) {
                address += separator + name + '=' + QUrl::toPercentEncoding(value);
                separator = '&';
            }
        }
        address += separator + QByteArray("page=");
        headers.append({"Link", '<' + address + QByteArray::number(number + 1) + ">; rel=\"next\", <" +
                                    address + QByteArray::number(last) + ">; rel=\"last\""});
    }
    answer(question, 200, QJsonDocument(onPage), headers);
}

} // namespace rangebar::test
