// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QNetworkAccessManager>
#include <QPair>
#include <QSslCertificate>
#include <QTcpServer>
#include <QUrl>

#include <functional>

class QTcpSocket;

namespace rangebar::test {

using HttpHeaders = QList<QPair<QByteArray, QByteArray>>;

struct HttpRequest
{
    QByteArray method;
    QByteArray target;
    HttpHeaders headers;
    QByteArray body;

    bool has(const QByteArray& name) const;
    QByteArray header(const QByteArray& name) const;
};

/// One request and the connection it came on. Lives as long as the connection.
class HttpExchange : public QObject
{
    Q_OBJECT

public:
    HttpExchange(QTcpSocket* socket, HttpRequest request);

    const HttpRequest& request() const { return m_request; }

    /// A whole answer with its length; the connection stays open.
    void answer(int status, const QByteArray& body = {}, const HttpHeaders& headers = {});
    /// A status line and headers as they are, and the empty line.
    void head(int status, const HttpHeaders& headers);
    void send(const QByteArray& bytes);
    void sendChunk(const QByteArray& bytes);
    /// Sends `piece` again and again for as long as the other side takes it.
    void sendForEver(const QByteArray& piece);
    /// As sendForEver, but one piece each time the interval has passed.
    void drip(const QByteArray& piece, int intervalMs);
    void close(); ///< after everything is sent
    void reset(); ///< at once, with a reset

private:
    QTcpSocket* m_socket;
    HttpRequest m_request;
};

/// A web server on loopback that does for each path what the test says, and 404 for the rest.
class HttpServer : public QTcpServer
{
    Q_OBJECT

public:
    enum class Tls
    {
        Off,
        Good,
        WrongHost,
        Expired,
        SelfSigned
    };
    using Handler = std::function<void(HttpExchange&)>;

    explicit HttpServer(Tls tls = Tls::Off,
                        const QHostAddress& address = QHostAddress(QHostAddress::LocalHost));

    void on(const QByteArray& target, Handler handler);
    /// For every target without a handler of its own.
    void onAny(Handler handler);
    QUrl url(const QString& target, const QString& host = QStringLiteral("127.0.0.1")) const;
    QString base(const QString& host = QStringLiteral("127.0.0.1")) const;

    const QList<HttpRequest>& requests() const { return m_requests; }
    int countOf(const QByteArray& target) const;

Q_SIGNALS:
    void requested(const QByteArray& target);

protected:
    void incomingConnection(qintptr handle) override;

private:
    void read(QTcpSocket* socket);

    Tls m_tls;
    QHash<QByteArray, Handler> m_handlers;
    Handler m_any;
    QList<HttpRequest> m_requests;
};

/// Trusts the tests' own certificate authority, and nobody else.
class LoopbackNetwork : public QNetworkAccessManager
{
    Q_OBJECT

public:
    explicit LoopbackNetwork(QObject* parent = nullptr);

protected:
    QNetworkReply* createRequest(Operation operation, const QNetworkRequest& request,
                                 QIODevice* data) override;

private:
    QList<QSslCertificate> m_authorities;
};

/// The bytes as a gzip file.
QByteArray gzip(const QByteArray& bytes);

} // namespace rangebar::test
