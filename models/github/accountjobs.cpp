// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/github/accountjobs.h"

#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

/// "2031-10-07 19:07:53 UTC", or with an offset such as +0200 in place of UTC
QDateTime expiryIn(const QByteArray& header)
{
    const QString text = QString::fromLatin1(header).trimmed();
    const QString zone = text.section(u' ', 2, 2);
    const bool isUtc = zone.isEmpty() || zone == "UTC"_L1;
    const QString iso = text.section(u' ', 0, 0) + u'T' + text.section(u' ', 1, 1) + (isUtc ? u"Z"_s : zone);
    return QDateTime::fromString(iso, Qt::ISODate).toUTC();
}

/// Of a token that has scopes at all. Where it has none the header is empty, and Qt then does not show it.
std::optional<QStringList> scopesIn(const ApiAnswer& answer, const GitHubToken& token)
{
    const QByteArray header = answer.header("x-oauth-scopes");
    const bool isClassic = token.reveal().startsWith("ghp_") || token.reveal().startsWith("gho_");
    if (header.isEmpty() && !isClassic) {
        return std::nullopt;
    }
    QStringList scopes;
    for (const QString& scope : QString::fromLatin1(header).split(u',', Qt::SkipEmptyParts)) {
        scopes.append(scope.trimmed());
    }
    scopes.removeAll(QString());
    return scopes;
}

} // namespace

TokenCheck::TokenCheck(GitHubClient* client, QObject* parent) : GitHubJob(client, parent) {}

void TokenCheck::begin()
{
    ApiCall call;
    call.url = host().url("/user");
    call.subject = GitHubError::Subject::Account;
    if (client()->token().isEmpty()) {
        fail(errorFor(call, GitHubError::Code::TokenNeeded));
        return;
    }
    report(GitHubProgress::Step::Account);
    ask(call, [this, call](const ApiAnswer& answer) {
        const auto account = accountFrom(answer.json.object());
        if (!account) {
            failUnexpected(call, account.error());
            return;
        }
        TokenReport found;
        found.account = *account;
        found.scopes = scopesIn(answer, client()->token());
        found.expiresAt = expiryIn(answer.header("github-authentication-token-expiration"));
        found.rateLimit = client()->rateLimit();
        if (end()) {
            Q_EMIT finished(found);
        }
    });
}

RateLimitJob::RateLimitJob(GitHubClient* client, QObject* parent) : GitHubJob(client, parent) {}

void RateLimitJob::begin()
{
    ApiCall call;
    call.url = host().url("/rate_limit");
    call.isFree = true;
    report(GitHubProgress::Step::RateLimit);
    ask(
        call,
        [this, call](const ApiAnswer& answer) {
            const QJsonObject core =
                answer.json.object().value("resources"_L1).toObject().value("core"_L1).toObject();
            const qint64 limit = core.value("limit"_L1).toInteger(-1);
            const qint64 remaining = core.value("remaining"_L1).toInteger(-1);
            const qint64 reset = core.value("reset"_L1).toInteger(-1);
            if (limit < 0 || remaining < 0 || reset < 0) {
                failUnexpected(call, u"resources.core"_s);
                return;
            }
            if (end()) {
                Q_EMIT finished(
                    RateLimit{limit, remaining, answer.localTime(reset, client()->clock()->now())});
            }
        },
        [this](const GitHubError& error) {
            // So says an Enterprise server without limits.
            const bool isUnlimited = error.code == GitHubError::Code::NotFound;
            if (isUnlimited && end()) {
                Q_EMIT finished(std::nullopt);
            }
            return isUnlimited;
        });
}

} // namespace rangebar
