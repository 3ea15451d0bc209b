// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/github/githubrequest.h"

#include "models/sources/httpparts.h"

#include <QIODevice>
#include <QNetworkAccessManager>
#include <QNetworkReply>

#include <algorithm>
#include <cstring>
#include <utility>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

using Code = GitHubError::Code;
using Method = ApiCall::Method;

constexpr int mostDoublings = 10;

/// A body that can be read only once. Where a connection breaks before the answer, Qt sends a request again
/// by itself if it can, and a comment must not be posted twice.
class OneShotBody : public QIODevice
{
public:
    OneShotBody(QByteArray bytes, QObject* parent) : QIODevice(parent), m_bytes(std::move(bytes))
    {
        open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    }

    bool isSequential() const override { return true; }
    bool reset() override { return false; }
    qint64 bytesAvailable() const override { return m_bytes.size() - m_at + QIODevice::bytesAvailable(); }

protected:
    qint64 readData(char* data, qint64 most) override
    {
        const qsizetype count = std::min<qsizetype>(most, m_bytes.size() - m_at);
        if (count == 0) {
            return -1;
        }
        std::memcpy(data, m_bytes.constData() + m_at, size_t(count));
        m_at += count;
        return count;
    }
    qint64 writeData(const char* /*data*/, qint64 /*size*/) override { return -1; }

private:
    QByteArray m_bytes;
    qsizetype m_at = 0;
};

QByteArray verb(Method method)
{
    switch (method) {
    case Method::Get:
        return "GET";
    case Method::Post:
        return "POST";
    case Method::Patch:
        return "PATCH";
    }
    Q_UNREACHABLE();
    return {};
}

/// Whether the server may have got the request before the connection failed.
bool mayHaveArrived(const FetchError& error)
{
    switch (error.code) {
    case FetchError::Code::HostNotFound:
    case FetchError::Code::ConnectionRefused:
    case FetchError::Code::Tls:
    case FetchError::Code::Proxy:
    case FetchError::Code::UrlRefused:
        return false;
    default:
        return true;
    }
}

bool isLimit(const GitHubError& error)
{
    return error.code == Code::PrimaryLimit || error.code == Code::SecondaryLimit;
}

QNetworkRequest requestFor(const QUrl& url, const ApiCall& call, const ApiAnswer* known)
{
    QNetworkRequest request = plainRequest(url);
    request.setRawHeader("X-GitHub-Api-Version", "2022-11-28");
    if (call.form == ApiCall::Form::Raw) {
        request.setRawHeader("Accept", "application/vnd.github.raw+json");
        // Of compressed bytes Qt does not notice when some are cut off at the end.
        request.setRawHeader("Accept-Encoding", "identity");
    } else {
        request.setRawHeader("Accept", "application/vnd.github+json");
    }
    if (known) {
        request.setRawHeader("If-None-Match", soundEtag(known->header("etag")));
    }
    if (call.method != Method::Get) {
        request.setHeader(QNetworkRequest::ContentTypeHeader, u"application/json"_s);
        request.setHeader(QNetworkRequest::ContentLengthHeader, call.body.size());
        request.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
    }
    return request;
}

} // namespace

GitHubRequest::GitHubRequest(GitHubClient* client, ApiCall call, QObject* parent)
    : QObject(parent), m_client(client), m_call(std::move(call))
{
}

GitHubRequest::~GitHubRequest()
{
    end();
}

void GitHubRequest::abandon()
{
    end();
    deleteLater();
}

void GitHubRequest::start()
{
    if (!m_ended) {
        ask(m_call.url);
    }
}

void GitHubRequest::ask(const QUrl& url)
{
    m_url = url;
    const auto obstacle = m_client->obstacle();
    const bool passes = m_call.isFree && obstacle && obstacle->code == Code::PrimaryLimit;
    if (obstacle && !passes) {
        GitHubError error = errorOf(obstacle->code);
        error.httpStatus = obstacle->httpStatus;
        error.message = obstacle->message;
        error.retryAt = obstacle->retryAt;
        if (m_client->clock()->now() + m_client->limits().longestWait < error.retryAt) {
            fail(error);
        } else {
            waitUntil(error.retryAt, error.code);
        }
        return;
    }
    send(url);
}

void GitHubRequest::send(const QUrl& url)
{
    ++m_attempts;
    m_body.clear();
    m_tlsProblems.clear();
    if (!m_client->host().owns(url)) {
        FetchError refused;
        refused.code = FetchError::Code::UrlRefused;
        refused.url = url;
        failWithTransport(refused);
        return;
    }
    QNetworkRequest request = requestFor(url, m_call, m_client->known(m_call));
    m_token = m_client->token();
    if (!m_token.isEmpty()) {
        request.setRawHeader("Authorization", "Bearer " + m_token.reveal());
    }
    m_timer = std::make_unique<QObject>();
    m_client->clock()->callAfter(m_client->limits().answer, m_timer.get(), [this] { onTimeout(); });
    if (m_call.method == Method::Get) {
        m_reply = m_client->m_network->get(request);
    } else {
        auto* body = new OneShotBody(m_call.body, this);
        m_reply = m_client->m_network->sendCustomRequest(request, verb(m_call.method), body);
        body->setParent(m_reply);
    }
    connect(m_reply, &QNetworkReply::readyRead, this, &GitHubRequest::onReadyRead);
    connect(m_reply, &QNetworkReply::finished, this, &GitHubRequest::onReplyFinished);
    connect(m_reply, &QNetworkReply::sslErrors, this, &GitHubRequest::onSslErrors);
}

/// As in DocumentFetch: letting go of the reply ends it, without the warnings of abort().
void GitHubRequest::drop()
{
    m_timer.reset();
    if (QNetworkReply* reply = std::exchange(m_reply, nullptr)) {
        reply->disconnect(this);
        reply->deleteLater();
    }
}

bool GitHubRequest::end()
{
    drop();
    if (m_ended) {
        return false;
    }
    m_ended = true;
    m_client->release(this);
    return true;
}

void GitHubRequest::fail(GitHubError error)
{
    for (QString* text : {&error.message, &error.detail, &error.transport.detail}) {
        *text = m_token.hiddenIn(*text);
    }
    for (QUrl* link : {&error.link, &error.transport.url, &error.transport.redirect}) {
        const QString text = link->toString();
        if (m_token.hiddenIn(text) != text) {
            link->clear();
        }
    }
    error.attempts = std::max(1, m_attempts);
    if (end()) {
        Q_EMIT failed(error);
    }
}

GitHubError GitHubRequest::errorOf(GitHubError::Code code) const
{
    GitHubError error;
    error.code = code;
    error.subject = m_call.subject;
    error.name = m_call.name;
    error.host = m_client->host().apiBase().host();
    error.hadToken = !m_client->token().isEmpty();
    return error;
}

void GitHubRequest::onReadyRead()
{
    while (const qint64 available = m_reply->bytesAvailable()) {
        const QByteArray part =
            m_reply->read(std::min<qint64>(available, m_call.maxBytes + 1 - m_body.size()));
        if (part.isEmpty()) {
            break;
        }
        m_body += part;
        if (m_body.size() > m_call.maxBytes) {
            GitHubError error = errorOf(Code::TooLarge);
            error.limit = m_call.maxBytes;
            fail(error);
            return;
        }
    }
    Q_EMIT progressed(m_body.size());
}

void GitHubRequest::onReplyFinished()
{
    ApiAnswer answer = answerHead(*m_reply);
    answer.url = m_url;
    if (answer.status == 0 || isProxyError(*m_reply)) {
        failWithTransport(transportError(*m_reply, m_url, m_tlsProblems));
        return;
    }
    onReadyRead();
    if (m_ended) {
        return; // the last bytes were too many, or a listener let go
    }
    const bool isGood = answer.status >= 200 && answer.status < 300;
    if (isGood && m_reply->error() != QNetworkReply::NoError) {
        failWithTransport(transportError(*m_reply, m_url, m_tlsProblems));
        return;
    }
    const QVariant announced = m_reply->header(QNetworkRequest::ContentLengthHeader);
    if (isGood && announced.isValid() && announced.toLongLong() != m_body.size()) {
        FetchError lost;
        lost.code = FetchError::Code::ConnectionLost;
        lost.url = m_url;
        failWithTransport(lost);
        return;
    }
    answer.body = std::exchange(m_body, {});
    drop();
    judge(std::move(answer));
}

void GitHubRequest::onSslErrors(const QList<QSslError>& errors)
{
    for (const QSslError& error : errors) {
        const QString problem = tlsProblem(error);
        if (!m_tlsProblems.contains(problem)) {
            m_tlsProblems.append(problem);
        }
    }
}

void GitHubRequest::onTimeout()
{
    FetchError late;
    late.code = FetchError::Code::Timeout;
    late.url = m_url;
    late.timeoutMs = static_cast<int>(m_client->limits().answer.count());
    failWithTransport(late);
}

void GitHubRequest::failWithTransport(FetchError why)
{
    const bool unsure = m_call.method != Method::Get && mayHaveArrived(why);
    GitHubError error = errorOf(unsure ? Code::MayHaveHappened : Code::Transport);
    error.transport = std::move(why);
    fail(std::move(error));
}

void GitHubRequest::judge(ApiAnswer answer)
{
    m_client->note(answer);
    if (m_ended) {
        return;
    }
    if (answer.status == 200 || answer.status == 201) {
        accept(std::move(answer));
    } else if (answer.status == 304) {
        acceptKnown(answer);
    } else if (isRedirectStatus(answer.status)) {
        followRedirect(answer);
    } else {
        GitHubError error = errorOf(Code::OtherStatus);
        classify(error, answer, m_client->clock()->now());
        retryOrFail(std::move(error));
    }
}

void GitHubRequest::accept(ApiAnswer answer)
{
    if (m_call.form == ApiCall::Form::Json) {
        answer.json = QJsonDocument::fromJson(answer.body);
    }
    if (answer.isWebPage() || (m_call.form == ApiCall::Form::Json && answer.json.isNull())) {
        GitHubError error = errorOf(Code::NotTheApi);
        error.httpStatus = answer.status;
        fail(error);
        return;
    }
    if (m_token == m_client->token()) {
        m_client->remember(m_call, answer);
    }
    if (end()) {
        Q_EMIT finished(answer);
    }
}

void GitHubRequest::acceptKnown(const ApiAnswer& head)
{
    const ApiAnswer* known = m_client->known(m_call);
    if (!known) {
        GitHubError error = errorOf(Code::OtherStatus);
        error.httpStatus = head.status;
        fail(error);
        return;
    }
    const ApiAnswer answer = *known; // a listener may cause it to be forgotten
    if (end()) {
        Q_EMIT finished(answer);
    }
}

void GitHubRequest::followRedirect(const ApiAnswer& answer)
{
    const QUrl location = QUrl::fromEncoded(answer.header("location"), QUrl::StrictMode);
    QUrl target = m_url.resolved(location);
    target.setFragment(QString());
    const bool keepsMethod = answer.status == 301 || answer.status >= 307 || m_call.method == Method::Get;
    if (location.isEmpty() || !keepsMethod || !m_client->host().owns(target) ||
        m_redirects == m_client->limits().redirects) {
        GitHubError error = errorOf(Code::RedirectRefused);
        error.httpStatus = answer.status;
        error.link = location.isEmpty() ? QUrl() : target;
        fail(error);
        return;
    }
    ++m_redirects;
    ask(target);
}

void GitHubRequest::retryOrFail(GitHubError error)
{
    error.retryAt = nextTry(error);
    m_client->note(error);
    const bool isSoon =
        error.retryAt.isValid() && error.retryAt <= m_client->clock()->now() + m_client->limits().longestWait;
    if (isSoon && mayRepeat(error)) {
        waitUntil(error.retryAt, error.code);
        return;
    }
    if (error.code == Code::ServerTrouble && m_call.method != Method::Get) {
        error.code = Code::MayHaveHappened;
    }
    fail(std::move(error));
}

bool GitHubRequest::mayRepeat(const GitHubError& error) const
{
    if (m_attempts - m_redirects >= m_client->limits().attempts) {
        return false;
    }
    // What a limit refused was not done. After trouble inside the server nobody knows.
    return isLimit(error) || (error.code == Code::ServerTrouble && m_call.method != Method::Post);
}

/// Longer each time, and never before the server's own time.
QDateTime GitHubRequest::nextTry(const GitHubError& error) const
{
    const QDateTime now = m_client->clock()->now();
    const int doublings = std::min(std::max(0, m_attempts - m_redirects - 1), mostDoublings);
    const QDateTime backoff = now.addMSecs(m_client->limits().firstBackoff.count() << doublings);
    switch (error.code) {
    case Code::SecondaryLimit:
        return std::max(backoff, now.addMSecs(now.msecsTo(error.retryAt) << doublings));
    case Code::PrimaryLimit: // which may end in the past, by a clock that is wrong
        return std::max(backoff, error.retryAt);
    case Code::ServerTrouble:
        return error.retryAt.isValid() ? std::max(backoff, error.retryAt) : backoff;
    default:
        return error.retryAt;
    }
}

void GitHubRequest::waitUntil(const QDateTime& time, GitHubError::Code reason)
{
    drop();
    m_timer = std::make_unique<QObject>();
    const auto wait = std::chrono::milliseconds(std::max<qint64>(0, m_client->clock()->now().msecsTo(time)));
    m_client->clock()->callAfter(wait, m_timer.get(), [this] { ask(m_url); });
    Q_EMIT waiting(time, reason);
}

} // namespace rangebar
