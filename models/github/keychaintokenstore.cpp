// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/github/keychaintokenstore.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QLibrary>

#include <qt6keychain/keychain.h>

#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

constexpr int longestCheck = 5000; // ms

enum class SecretService
{
    Absent,
    Locked,
    Unlocked,
};

/// What the Secret Service is, beyond what QtKeychain tells: that an entry was not found, or was deleted, is
/// also what it says where the keychain is locked and stayed so.
void askSecretService(QObject* context, std::function<void(SecretService)> then)
{
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) { // a watcher would never hear of it
        then(SecretService::Absent);
        return;
    }
    QDBusMessage question = QDBusMessage::createMethodCall(u"org.freedesktop.secrets"_s,
                                                           u"/org/freedesktop/secrets/aliases/default"_s,
                                                           u"org.freedesktop.DBus.Properties"_s, u"Get"_s);
    question << u"org.freedesktop.Secret.Collection"_s << u"Locked"_s;
    question.setAutoStartService(false);
    auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(question, longestCheck), context);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, context, [watcher, then = std::move(then)] {
        watcher->deleteLater();
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        if (reply.isError()) {
            then(SecretService::Absent);
        } else {
            then(reply.value().variant().toBool() ? SecretService::Locked : SecretService::Unlocked);
        }
    });
}

/// libsecret, which QtKeychain asks, holds on to its session with a keychain that has ended since, and fails
/// for ever on the next one.
void dropSession()
{
    using Disconnect = void (*)();
    static const auto disconnect =
        reinterpret_cast<Disconnect>(QLibrary(u"secret-1"_s, 0).resolve("secret_service_disconnect"));
    if (disconnect) {
        disconnect();
    }
}

/// Nothing where it went well. That there is no such entry is no error either.
std::optional<TokenStoreError> errorOf(const QKeychain::Job& job)
{
    using Code = TokenStoreError::Code;
    switch (job.error()) {
    case QKeychain::NoError:
    case QKeychain::EntryNotFound:
        return std::nullopt;
    case QKeychain::NoBackendAvailable:
    case QKeychain::NotImplemented:
        return TokenStoreError{Code::NoKeychain, job.errorString()};
    case QKeychain::AccessDenied:
    case QKeychain::AccessDeniedByUser:
        return TokenStoreError{Code::Denied, job.errorString()};
    case QKeychain::CouldNotDeleteEntry:
    case QKeychain::OtherError:
        break;
    }
    return TokenStoreError{Code::Other, job.errorString()};
}

/// What became of it, by what the Secret Service is.
TokenStore::Done settled(std::optional<TokenStoreError> error, SecretService service)
{
    using Code = TokenStoreError::Code;
    if (service == SecretService::Locked) {
        return tl::unexpected(TokenStoreError{Code::Denied, error ? error->detail : QString()});
    }
    if (error && service == SecretService::Absent) {
        error->code = Code::NoKeychain;
    }
    return error ? TokenStore::Done(tl::unexpected(*error)) : TokenStore::Done();
}

} // namespace

KeychainTokenStore::KeychainTokenStore(GitHubClock* clock, QString service, QObject* parent)
    : TokenStore(parent), m_clock(clock), m_service(std::move(service))
{
}

void KeychainTokenStore::read(const GitHubHost& host, QObject* context,
                              std::function<void(const Found&)> then)
{
    auto* job = new QKeychain::ReadPasswordJob(m_service);
    job->setKey(tokenKey(host));
    const auto kept = std::make_shared<QByteArray>();
    connect(job, &QKeychain::Job::finished, context, [job, kept] { *kept = job->binaryData(); });
    const auto mayBeLocked = [kept] { return kept->isEmpty(); };
    run(job, context, mayBeLocked, [kept, then = std::move(then)](const Done& done) {
        if (!done) {
            then(tl::unexpected(done.error()));
            return;
        }
        auto token = GitHubToken::fromBytes(*kept);
        if (!token && !kept->isEmpty()) {
            then(tl::unexpected(TokenStoreError{TokenStoreError::Code::BadEntry, {}}));
            return;
        }
        then(std::move(token));
    });
}

void KeychainTokenStore::store(const GitHubHost& host, const GitHubToken& token, QObject* context,
                               std::function<void(const Done&)> then)
{
    auto* job = new QKeychain::WritePasswordJob(m_service);
    job->setKey(tokenKey(host));
    job->setTextData(QString::fromLatin1(token.reveal()));
    run(
        job, context, [] { return false; }, std::move(then));
}

void KeychainTokenStore::forget(const GitHubHost& host, QObject* context,
                                std::function<void(const Done&)> then)
{
    auto* job = new QKeychain::DeletePasswordJob(m_service);
    job->setKey(tokenKey(host));
    run(
        job, context, [] { return true; }, std::move(then));
}

/// The job ends by itself, also where nobody waits for it any more.
void KeychainTokenStore::run(QKeychain::Job* job, QObject* context, std::function<bool()> mayBeLocked,
                             std::function<void(const Done&)> then)
{
    job->setInsecureFallback(false);
    auto* waiter = new QObject(context);
    const auto answer = [waiter, then = std::move(then),
                         isAnswered = std::make_shared<bool>(false)](const Done& done) {
        if (!std::exchange(*isAnswered, true)) {
            waiter->deleteLater();
            then(done);
        }
    };
    const auto onFinished = [waiter, answer, mayBeLocked = std::move(mayBeLocked)](QKeychain::Job* ended) {
        const std::optional<TokenStoreError> error = errorOf(*ended);
        const bool unclear = error ? error->code == TokenStoreError::Code::Other : mayBeLocked();
        if (!unclear) {
            answer(error ? Done(tl::unexpected(*error)) : Done());
            return;
        }
        if (error) {
            dropSession();
        }
        askSecretService(waiter, [answer, error](SecretService service) { answer(settled(error, service)); });
    };
    connect(job, &QKeychain::Job::finished, waiter, onFinished);
    m_clock->callAfter(longestAnswer, waiter, [answer] {
        answer(tl::unexpected(TokenStoreError{TokenStoreError::Code::NoAnswer, {}}));
    });
    job->start();
}

} // namespace rangebar
