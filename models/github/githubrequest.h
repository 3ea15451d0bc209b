// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/github/githubclient.h"

#include <QSslError>

#include <memory>

class QNetworkReply;

namespace rangebar {

/// One call, over as many redirects, waits and attempts as are allowed. Made by GitHubClient::call().
///
/// Exactly one of finished() and failed() is emitted; neither where it is abandoned or deleted before.
class GitHubRequest : public QObject
{
    Q_OBJECT

public:
    ~GitHubRequest() override;

    /// Ends it without a signal, and deletes it later.
    void abandon();

Q_SIGNALS:
    void progressed(qint64 bytesReceived);
    /// Nothing is asked before then; the code says for which limit or trouble.
    void waiting(const QDateTime& until, rangebar::GitHubError::Code reason);
    void finished(const rangebar::ApiAnswer& answer);
    void failed(const rangebar::GitHubError& error);

private:
    friend class GitHubClient;

    GitHubRequest(GitHubClient* client, ApiCall call, QObject* parent);

    void start();
    void ask(const QUrl& url);
    void send(const QUrl& url);
    void drop();
    bool end();
    void fail(GitHubError error);
    GitHubError errorOf(GitHubError::Code code) const;

    void onReadyRead();
    void onReplyFinished();
    void onSslErrors(const QList<QSslError>& errors);
    void onTimeout();

    void followRedirect(const ApiAnswer& answer);
    void failWithTransport(FetchError error);
    void judge(ApiAnswer answer);
    void accept(ApiAnswer answer);
    void acceptKnown(const ApiAnswer& head);
    void retryOrFail(GitHubError error);
    bool mayRepeat(const GitHubError& error) const;
    QDateTime nextTry(const GitHubError& error) const;
    void waitUntil(const QDateTime& time, GitHubError::Code reason);

    GitHubClient* m_client;
    ApiCall m_call;
    QUrl m_url;          ///< asked now
    GitHubToken m_token; ///< sent with it
    QNetworkReply* m_reply = nullptr;
    std::unique_ptr<QObject> m_timer; ///< what is timed now: an answer, or a wait
    QByteArray m_body;
    QStringList m_tlsProblems;
    int m_redirects = 0;
    int m_attempts = 0;
    bool m_ended = false;
};

} // namespace rangebar
