// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/github/githubanswer.h"

#include "models/sources/httpparts.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QNetworkReply>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

using Code = GitHubError::Code;

constexpr qsizetype longestMessage = 500;
constexpr int waitWithoutAWord = 60; ///< seconds, as the documentation asks for

std::optional<qint64> numberIn(const QByteArray& header)
{
    bool fits = false;
    const qint64 number = header.trimmed().toLongLong(&fits);
    return fits && number >= 0 ? std::optional(number) : std::nullopt;
}

QDateTime fromEpoch(qint64 seconds)
{
    constexpr qint64 latest = 253402300799; // the end of the year 9999
    return QDateTime::fromSecsSinceEpoch(std::min(seconds, latest), Qt::UTC);
}

/// The message with the reasons that stand below it: "Validation Failed (body is too long)".
QString messageOf(const QJsonObject& body)
{
    QStringList reasons;
    const QJsonArray errors = body.value("errors"_L1).toArray();
    for (const QJsonValue& error : errors) {
        const QJsonObject object = error.toObject();
        const QString reason = error.isString() ? error.toString() : object.value("message"_L1).toString();
        const QString code = object.value("code"_L1).toString();
        const QString field = object.value("field"_L1).toString();
        reasons.append(!reason.isEmpty() ? reason
                                         : QString(field + (field.isEmpty() ? u""_s : u": "_s) + code));
    }
    reasons.removeAll(QString());
    const QString message = body.value("message"_L1).toString();
    const QString all =
        reasons.isEmpty() ? message : QString(message + u" ("_s + reasons.join(u"; "_s) + u')');
    return all.left(longestMessage);
}

bool hasErrorCode(const QJsonObject& body, QLatin1StringView code)
{
    const QJsonArray errors = body.value("errors"_L1).toArray();
    return std::any_of(errors.begin(), errors.end(), [code](const QJsonValue& error) {
        return error.toObject().value("code"_L1).toString() == code;
    });
}

/// Where the organization's login is: X-GitHub-SSO: required; url=https://...
std::optional<QUrl> ssoPage(const QByteArray& header)
{
    if (!header.startsWith("required")) {
        return std::nullopt;
    }
    const qsizetype at = header.indexOf("url=");
    const QUrl page = at < 0 ? QUrl() : QUrl::fromEncoded(header.sliced(at + 4).trimmed(), QUrl::StrictMode);
    return page.scheme() == "https"_L1 && page.userInfo().isEmpty() ? page : QUrl();
}

/// What would have been enough, of a token of either kind.
QString lackingPermission(const ApiAnswer& answer)
{
    const QByteArray fine = answer.header("x-accepted-github-permissions");
    return QString::fromLatin1(fine.isEmpty() ? answer.header("x-accepted-oauth-scopes") : fine)
        .left(longestMessage);
}

/// True where the answer is about a limit of requests.
bool classifyLimit(GitHubError& error, const ApiAnswer& answer, const QJsonObject& body, const QDateTime& now)
{
    const int wait = retryAfterSeconds(answer.header("retry-after"), now);
    const auto limit = answer.rateLimit(now);
    const bool spent = limit && limit->remaining == 0;
    const QString page = body.value("documentation_url"_L1).toString();
    const bool secondary = wait > 0 || answer.status == 429 ||
                           error.message.contains("secondary rate limit"_L1, Qt::CaseInsensitive) ||
                           page.contains("secondary-rate-limits"_L1);
    if (!spent && !secondary) {
        return false;
    }
    error.code = spent && wait == 0 ? Code::PrimaryLimit : Code::SecondaryLimit;
    if (wait > 0) {
        error.retryAt = now.addSecs(wait);
    } else {
        error.retryAt = spent ? limit->resetsAt : now.addSecs(waitWithoutAWord);
    }
    return true;
}

void classifyForbidden(GitHubError& error, const ApiAnswer& answer, const QJsonObject& body)
{
    if (const auto page = ssoPage(answer.header("x-github-sso"))) {
        error.code = Code::SsoNeeded;
        error.link = *page;
    } else if (hasErrorCode(body, "too_large"_L1)) {
        error.code = Code::TooLarge;
    } else {
        error.code = Code::Forbidden;
        error.detail = lackingPermission(answer);
    }
}

} // namespace

bool ApiAnswer::isWebPage() const
{
    return header("content-type").trimmed().toLower().startsWith("text/html");
}

QUrl ApiAnswer::nextPage() const
{
    static const QRegularExpression link(u"<([^<>]*)>([^<]*)"_s);
    static const QRegularExpression next(u";\\s*rel\\s*=\\s*\"?next\"?\\s*(?:[;,]|\\z)"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    const QString text = QString::fromLatin1(header("link"));
    for (auto it = link.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        if (match.captured(2).contains(next)) {
            return url.resolved(QUrl(match.captured(1), QUrl::StrictMode));
        }
    }
    return {};
}

std::optional<RateLimit> ApiAnswer::rateLimit(const QDateTime& now) const
{
    const auto limit = numberIn(header("x-ratelimit-limit"));
    const auto remaining = numberIn(header("x-ratelimit-remaining"));
    const auto reset = numberIn(header("x-ratelimit-reset"));
    const QByteArray resource = header("x-ratelimit-resource");
    if (!limit || !remaining || !reset || (!resource.isEmpty() && resource != "core")) {
        return std::nullopt;
    }
    return RateLimit{*limit, *remaining, localTime(*reset, now)};
}

QDateTime ApiAnswer::localTime(qint64 secondsSinceEpoch, const QDateTime& now) const
{
    const QDateTime serverNow = QDateTime::fromString(QString::fromLatin1(header("date")), Qt::RFC2822Date);
    const QDateTime time = fromEpoch(secondsSinceEpoch);
    return serverNow.isValid() ? now.toUTC().addSecs(serverNow.secsTo(time)) : time;
}

ApiAnswer answerHead(const QNetworkReply& reply)
{
    ApiAnswer answer;
    answer.url = reply.url();
    answer.status = reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    for (const auto& [name, value] : reply.rawHeaderPairs()) {
        answer.headers.insert(name.toLower(), value);
    }
    return answer;
}

void classify(GitHubError& error, const ApiAnswer& answer, const QDateTime& now)
{
    const QJsonObject body = QJsonDocument::fromJson(answer.body).object();
    error.httpStatus = answer.status;
    error.message = messageOf(body);
    const bool mayBeLimit = answer.status == 403 || answer.status == 429;
    if (mayBeLimit && classifyLimit(error, answer, body, now)) {
        return;
    }
    switch (answer.status) {
    case 400:
    case 422:
        error.code = Code::Refused;
        return;
    case 401:
        error.code = error.hadToken ? Code::BadToken : Code::TokenNeeded;
        return;
    case 403:
        classifyForbidden(error, answer, body);
        break;
    case 404:
        error.code = Code::NotFound;
        break;
    case 409:
        error.code = error.message.contains("empty"_L1, Qt::CaseInsensitive) ? Code::EmptyRepository
                                                                             : Code::OtherStatus;
        break;
    case 410:
        error.code = Code::Gone;
        return;
    case 451:
        error.code = Code::LegalReasons;
        return;
    case 511: // a network that wants its own login first
        error.code = Code::NotTheApi;
        return;
    default:
        error.code = answer.status >= 500 ? Code::ServerTrouble : Code::OtherStatus;
        if (answer.status >= 500) {
            const int wait = retryAfterSeconds(answer.header("retry-after"), now);
            error.retryAt = wait > 0 ? now.addSecs(wait) : QDateTime();
        }
        return;
    }
    // A page instead of the API's own words is of something that stands in between.
    if (answer.isWebPage()) {
        error.code = Code::NotTheApi;
    }
}

} // namespace rangebar
