// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sources/httpparts.h"

#include <QNetworkReply>
#include <QSslCertificate>
#include <QSslSocket>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

constexpr int maxEtagBytes = 1024;

FetchError::Code codeFor(QNetworkReply::NetworkError error)
{
    using Code = FetchError::Code;
    switch (error) {
    case QNetworkReply::HostNotFoundError:
        return Code::HostNotFound;
    case QNetworkReply::ConnectionRefusedError:
        return Code::ConnectionRefused;
    case QNetworkReply::RemoteHostClosedError:
        return Code::ConnectionLost;
    case QNetworkReply::TimeoutError:
        return Code::Timeout;
    case QNetworkReply::SslHandshakeFailedError:
        return Code::Tls;
    case QNetworkReply::ProxyConnectionRefusedError:
    case QNetworkReply::ProxyConnectionClosedError:
    case QNetworkReply::ProxyNotFoundError:
    case QNetworkReply::ProxyTimeoutError:
    case QNetworkReply::ProxyAuthenticationRequiredError:
    case QNetworkReply::UnknownProxyError:
        return Code::Proxy;
    case QNetworkReply::ProtocolFailure:
    case QNetworkReply::ProtocolUnknownError:
    case QNetworkReply::ProtocolInvalidOperationError:
        return Code::NoAnswer;
    default:
        return Code::Network;
    }
}

} // namespace

QNetworkRequest plainRequest(const QUrl& url)
{
    QNetworkRequest request(url);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    request.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    // Qt's own guard takes 10 MiB that compressed well for an attack. Whoever reads has a limit that covers
    // both.
    request.setDecompressedSafetyCheckThreshold(-1);
    request.setHeader(QNetworkRequest::UserAgentHeader, u"Rangebar/" RANGEBAR_VERSION ""_s);
    // Left alone, Qt tells every server the reader's language.
    request.setRawHeader("Accept-Language", "*");
    return request;
}

bool isSameOrigin(const QUrl& one, const QUrl& other)
{
    const auto port = [](const QUrl& url) { return url.port(url.scheme() == "https"_L1 ? 443 : 80); };
    return one.scheme() == other.scheme() && one.host() == other.host() && port(one) == port(other);
}

bool isRedirectStatus(int status)
{
    return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
}

QByteArray soundEtag(const QByteArray& header)
{
    const QByteArray etag = header.trimmed();
    const QByteArray opaque = etag.startsWith("W/") ? etag.mid(2) : etag;
    if (etag.size() > maxEtagBytes || opaque.size() < 2 || !opaque.startsWith('"') || !opaque.endsWith('"')) {
        return {};
    }
    const auto inner = QByteArrayView(opaque).sliced(1, opaque.size() - 2);
    const bool sound = std::all_of(inner.begin(), inner.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte > 0x20 && byte != '"' && byte != 0x7f;
    });
    return sound ? etag : QByteArray();
}

int retryAfterSeconds(const QByteArray& header, const QDateTime& now)
{
    const QByteArray text = header.trimmed();
    bool isNumber = false;
    qint64 seconds = text.toLongLong(&isNumber);
    if (!isNumber) {
        const QDateTime when = QDateTime::fromString(QString::fromLatin1(text), Qt::RFC2822Date);
        seconds = when.isValid() ? now.secsTo(when) : 0;
    }
    return static_cast<int>(std::clamp<qint64>(seconds, 0, std::numeric_limits<int>::max()));
}

QString tlsProblem(const QSslError& error)
{
    const QSslCertificate certificate = error.certificate();
    switch (error.error()) {
    case QSslError::CertificateExpired:
        return error.errorString() + u" ("_s + certificate.expiryDate().toUTC().toString(Qt::ISODate) + u')';
    case QSslError::CertificateNotYetValid:
        return error.errorString() + u" ("_s + certificate.effectiveDate().toUTC().toString(Qt::ISODate) +
               u')';
    case QSslError::HostNameMismatch: {
        const auto names = certificate.subjectAlternativeNames().values();
        return names.isEmpty() ? error.errorString()
                               : QString(error.errorString() + u" ("_s + names.join(u", "_s) + u')');
    }
    default:
        return error.errorString();
    }
}

FetchError transportError(const QNetworkReply& reply, const QUrl& asked, const QStringList& tlsProblems)
{
    FetchError error;
    error.url = asked;
    error.code = codeFor(reply.error());
    error.detail = reply.errorString();
    if (!tlsProblems.isEmpty()) {
        error.code = FetchError::Code::Tls;
        error.detail = tlsProblems.join(u"; "_s);
    } else if (asked.scheme() == "https"_L1 && !QSslSocket::supportsSsl()) {
        error.code = FetchError::Code::Tls;
    } else if (error.code == FetchError::Code::ConnectionLost &&
               !reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).isValid()) {
        error.code = FetchError::Code::NoAnswer; // Qt hangs up on what is not HTTP, and reports only that
    }
    return error;
}

bool isProxyError(const QNetworkReply& reply)
{
    return codeFor(reply.error()) == FetchError::Code::Proxy;
}

} // namespace rangebar
