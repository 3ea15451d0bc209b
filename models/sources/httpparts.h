// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sources/fetcherror.h"

#include <QByteArray>
#include <QDateTime>
#include <QNetworkRequest>
#include <QSslError>
#include <QStringList>

class QNetworkReply;

/// What every request of the program has in common, whoever makes it.
namespace rangebar {

/// A request that carries nothing of the reader: no cookies, no stored login, no language; that is neither
/// kept in nor answered from a cache, and follows no redirect by itself.
QNetworkRequest plainRequest(const QUrl& url);

/// Same scheme, host and port.
bool isSameOrigin(const QUrl& one, const QUrl& other);

bool isRedirectStatus(int status);

/// The tag as it may be sent back, or nothing.
QByteArray soundEtag(const QByteArray& header);

/// Of a Retry-After header, in seconds or as a date; 0 where it says nothing that can be used.
int retryAfterSeconds(const QByteArray& header, const QDateTime& now);

/// What Qt says of a certificate, with the facts that let the reader see why.
QString tlsProblem(const QSslError& error);

/// Why nothing whole was answered. `tlsProblems` are those seen on the way.
FetchError transportError(const QNetworkReply& reply, const QUrl& asked, const QStringList& tlsProblems);

/// Whether it was the proxy that failed, which shows as a status of its own too.
bool isProxyError(const QNetworkReply& reply);

} // namespace rangebar
