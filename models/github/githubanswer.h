// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/github/githuberror.h"

#include <QByteArray>
#include <QHash>
#include <QJsonDocument>
#include <QUrl>

#include <optional>

class QNetworkReply;

namespace rangebar {

/// How many requests are left, as the API said with its last answer.
struct RateLimit
{
    qint64 limit = 0;
    qint64 remaining = 0;
    QDateTime resetsAt; ///< UTC

    bool operator==(const RateLimit&) const = default;
};

/// An answer of the API, whole.
struct ApiAnswer
{
    QUrl url; ///< where it came from in the end
    int status = 0;
    QHash<QByteArray, QByteArray> headers; ///< names in lower case
    QByteArray body;
    QJsonDocument json; ///< of the body, where JSON was asked for

    QByteArray header(QByteArrayView name) const { return headers.value(name.toByteArray()); }
    bool isWebPage() const;
    /// Of the Link header's "next"; empty where there is none.
    QUrl nextPage() const;
    /// Of the headers x-ratelimit-*; nothing where the API has no limit or speaks of another resource.
    /// Counted from the server's own clock, as far as it tells it, for the reader's may be wrong.
    /// A time of the server's clock by the reader's, where the server tells the time.
    QDateTime localTime(qint64 secondsSinceEpoch, const QDateTime& now) const;
    std::optional<RateLimit> rateLimit(const QDateTime& now) const;
};

/// Reads status and headers of a reply; the body is left to whoever reads it.
ApiAnswer answerHead(const QNetworkReply& reply);

/// What GitHub's documentation says that an answer other than 2xx and 304 means. Fills in code, status,
/// message, detail, link and retryAt of `error`, which comes with the rest.
void classify(GitHubError& error, const ApiAnswer& answer, const QDateTime& now);

} // namespace rangebar
