// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sources/fetcherror.h"

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QSslError>
#include <QTimer>
#include <QUrl>

class QNetworkAccessManager;
class QNetworkReply;

namespace rangebar {

/// One request for one document, over as many redirects as are allowed (5). Gives bytes, and does not look
/// into them.
///
/// After start() exactly one of finished(), failed() and cancelled() is emitted, never from within start().
/// Deleting the object ends the request without a signal.
class DocumentFetch : public QObject
{
    Q_OBJECT

public:
    struct Request
    {
        QUrl url;
        QByteArray etag;      ///< of the kept copy, or empty
        int timeoutMs = 8000; ///< from start() to the last byte, redirects included
        bool mayCompress = true;
    };

    struct Result
    {
        QByteArray bytes; ///< decompressed; empty where notModified
        QByteArray etag;  ///< empty where the server gives none that can be sent back
        bool notModified = false;
        /// The body came compressed, and nothing told whether to the end. Asked for without mayCompress it
        /// does.
        bool mayBeCut = false;
    };

    static constexpr int maxRedirects = 5;

    /// `network` is not owned and must outlive the fetch.
    DocumentFetch(QNetworkAccessManager* network, Request request, QObject* parent = nullptr);
    ~DocumentFetch() override;

    void start();
    /// Emits cancelled() before it returns, unless the fetch has ended or was never started.
    void cancel();

Q_SIGNALS:
    /// Bytes of the document so far, decompressed.
    void progressed(qint64 bytesReceived);
    void finished(const rangebar::DocumentFetch::Result& result);
    void failed(const rangebar::FetchError& error);
    void cancelled();

private:
    enum class State
    {
        Ready,
        Running,
        Ended
    };

    void ask(const QUrl& url);
    void drop();
    bool end();
    void fail(FetchError error);
    FetchError errorOf(FetchError::Code code, const QString& detail = {}) const;

    void onMetaData();
    void onReadyRead();
    void onReplyFinished();
    void onSslErrors(const QList<QSslError>& errors);
    void onTimeout();

    void followRedirect();
    void failWithStatus(int status);
    void failWithReplyError();
    void succeed(bool notModified);

    QNetworkAccessManager* m_network;
    Request m_request;
    QTimer m_deadline;
    QNetworkReply* m_reply = nullptr;
    State m_state = State::Ready;
    QUrl m_url; ///< asked now
    int m_redirects = 0;
    QByteArray m_bytes;
    QStringList m_tlsProblems;
};

} // namespace rangebar
