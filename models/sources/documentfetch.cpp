// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sources/documentfetch.h"

#include "models/document/documentreader.h"
#include "models/log/logcategories.h"
#include "models/sources/catalogue.h"
#include "models/sources/httpparts.h"

#include <QDateTime>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QNetworkRequest>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

QNetworkRequest requestFor(const QUrl& url, const DocumentFetch::Request& what)
{
    QNetworkRequest request = plainRequest(url);
    request.setRawHeader("Accept", "application/json, text/plain;q=0.9, */*;q=0.1");
    if (!what.mayCompress) {
        request.setRawHeader("Accept-Encoding", "identity");
    }
    if (!what.etag.isEmpty()) {
        request.setRawHeader("If-None-Match", what.etag);
    }
    return request;
}

} // namespace

DocumentFetch::DocumentFetch(QNetworkAccessManager* network, Request request, QObject* parent)
    : QObject(parent), m_network(network), m_request(std::move(request))
{
    m_deadline.setSingleShot(true);
    connect(&m_deadline, &QTimer::timeout, this, &DocumentFetch::onTimeout);
}

DocumentFetch::~DocumentFetch()
{
    drop();
}

void DocumentFetch::start()
{
    if (m_state != State::Ready) {
        return;
    }
    m_state = State::Running;
    // Counts the whole request. Qt's transfer timeout begins anew with every byte, so a slow drip never ends.
    m_deadline.start(std::max(1, m_request.timeoutMs));
    m_url = m_request.url;
    if (isAllowedUrl(m_url)) {
        ask(m_url);
        return;
    }
    QMetaObject::invokeMethod(
        this, [this] { fail(errorOf(FetchError::Code::UrlRefused)); }, Qt::QueuedConnection);
}

void DocumentFetch::cancel()
{
    if (m_state == State::Running && end()) {
        Q_EMIT cancelled();
    }
}

void DocumentFetch::ask(const QUrl& url)
{
    m_url = url;
    m_bytes.clear();
    m_tlsProblems.clear();
    qCDebug(logNetwork).noquote() << "asks" << url.toString()
                                  << (m_request.etag.isEmpty() ? "" : "with a tag");
    m_reply = m_network->get(requestFor(url, m_request));
    m_reply->setParent(this);
    connect(m_reply, &QNetworkReply::metaDataChanged, this, &DocumentFetch::onMetaData);
    connect(m_reply, &QNetworkReply::readyRead, this, &DocumentFetch::onReadyRead);
    connect(m_reply, &QNetworkReply::finished, this, &DocumentFetch::onReplyFinished);
    connect(m_reply, &QNetworkReply::sslErrors, this, &DocumentFetch::onSslErrors);
}

/// Lets go of the reply, if there is one. Its end aborts the request; abort() would do so too, but warns of
/// "internal problems" where an error of the reply's own is already on its way through the event queue.
void DocumentFetch::drop()
{
    if (QNetworkReply* reply = std::exchange(m_reply, nullptr)) {
        reply->disconnect(this);
        reply->deleteLater();
    }
}

/// True for the first caller, who then emits the one terminal signal.
bool DocumentFetch::end()
{
    if (m_state == State::Ended) {
        return false;
    }
    m_state = State::Ended;
    m_deadline.stop();
    drop();
    return true;
}

FetchError DocumentFetch::errorOf(FetchError::Code code, const QString& detail) const
{
    FetchError error;
    error.code = code;
    error.url = m_url;
    error.detail = detail;
    return error;
}

void DocumentFetch::fail(FetchError error)
{
    if (end()) {
        qCWarning(logNetwork).noquote()
            << "failed:" << m_url.toString() << error.codeName() << error.httpStatus << error.detail;
        Q_EMIT failed(error);
    }
}

void DocumentFetch::onMetaData()
{
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (isRedirectStatus(status)) {
        followRedirect();
        return;
    }
    if (status == 304 || status == 407) {
        return; // complete only in onReplyFinished(); 407 is the proxy's, and Qt tells it so
    }
    if (status != 200) {
        failWithStatus(status); // nobody reads what comes with it, however long or slow
        return;
    }
    const qint64 announced = m_reply->header(QNetworkRequest::ContentLengthHeader).toLongLong();
    const qint64 compressed =
        m_reply->attribute(QNetworkRequest::OriginalContentLengthAttribute).toLongLong();
    if (std::max(announced, compressed) > maxDocumentBytes) {
        fail(errorOf(FetchError::Code::TooLarge));
    }
}

void DocumentFetch::onReadyRead()
{
    if (m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt() != 200) {
        return;
    }
    while (const qint64 available = m_reply->bytesAvailable()) {
        const QByteArray part =
            m_reply->read(std::min<qint64>(available, maxDocumentBytes + 1 - m_bytes.size()));
        if (part.isEmpty()) {
            break;
        }
        m_bytes += part;
        if (m_bytes.size() > maxDocumentBytes) {
            fail(errorOf(FetchError::Code::TooLarge));
            return;
        }
    }
    Q_EMIT progressed(m_bytes.size());
}

void DocumentFetch::onReplyFinished()
{
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    const QNetworkReply::NetworkError error = m_reply->error();
    if (isProxyError(*m_reply)) {
        failWithReplyError();
    } else if (isRedirectStatus(status)) {
        followRedirect();
    } else if (status == 304 && !m_request.etag.isEmpty()) {
        succeed(true);
    } else if (status != 0 && status != 200) {
        failWithStatus(status);
    } else if (error != QNetworkReply::NoError) {
        failWithReplyError();
    } else {
        onReadyRead();
        if (m_state != State::Running) {
            return; // the last bytes were too many, or a listener cancelled
        }
        const QVariant announced = m_reply->header(QNetworkRequest::ContentLengthHeader);
        if (announced.isValid() && announced.toLongLong() != m_bytes.size()) {
            fail(errorOf(FetchError::Code::ConnectionLost));
            return;
        }
        succeed(false);
    }
}

void DocumentFetch::onSslErrors(const QList<QSslError>& errors)
{
    for (const QSslError& error : errors) {
        const QString problem = tlsProblem(error);
        if (!m_tlsProblems.contains(problem)) {
            m_tlsProblems.append(problem);
        }
    }
}

void DocumentFetch::onTimeout()
{
    FetchError error = errorOf(FetchError::Code::Timeout);
    error.timeoutMs = m_request.timeoutMs;
    fail(std::move(error));
}

void DocumentFetch::followRedirect()
{
    const QUrl location = QUrl::fromEncoded(m_reply->rawHeader("Location"), QUrl::StrictMode);
    QUrl target = m_url.resolved(location);
    target.setFragment(QString());
    const bool downgrade = m_url.scheme() == "https"_L1 && target.scheme() != "https"_L1;
    if (location.isEmpty() || downgrade || !isAllowedUrl(target)) {
        FetchError error = errorOf(FetchError::Code::RedirectRefused);
        error.redirect = location.isEmpty() ? QUrl() : target;
        fail(std::move(error));
        return;
    }
    if (m_redirects == maxRedirects) {
        FetchError error = errorOf(FetchError::Code::TooManyRedirects);
        error.redirect = target;
        fail(std::move(error));
        return;
    }
    ++m_redirects;
    drop();
    ask(target);
}

void DocumentFetch::failWithStatus(int status)
{
    FetchError error = errorOf(FetchError::Code::HttpStatus);
    error.httpStatus = status;
    error.retryAfterSeconds =
        retryAfterSeconds(m_reply->rawHeader("Retry-After"), QDateTime::currentDateTimeUtc());
    error.detail = m_reply->attribute(QNetworkRequest::HttpReasonPhraseAttribute).toString();
    fail(std::move(error));
}

void DocumentFetch::failWithReplyError()
{
    FetchError error = transportError(*m_reply, m_url, m_tlsProblems);
    if (error.code == FetchError::Code::Timeout) {
        error.timeoutMs = m_request.timeoutMs;
    }
    fail(std::move(error));
}

void DocumentFetch::succeed(bool notModified)
{
    Result result;
    result.notModified = notModified;
    result.etag = soundEtag(m_reply->rawHeader("ETag"));
    if (!notModified) {
        result.bytes = std::exchange(m_bytes, {});
        // Qt takes the announced length of compressed bytes away, and then no longer misses what was cut off.
        result.mayBeCut = m_reply->attribute(QNetworkRequest::OriginalContentLengthAttribute).isValid();
    }
    if (end()) {
        qCInfo(logNetwork).noquote() << (notModified ? "not changed:" : "downloaded:") << m_url.toString()
                                     << result.bytes.size() << "bytes";
        Q_EMIT finished(result);
    }
}

} // namespace rangebar
