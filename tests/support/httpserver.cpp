// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/httpserver.h"

#include <QFile>
#include <QNetworkRequest>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslSocket>
#include <QTimer>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace rangebar::test {
namespace {

QByteArray tlsFile(const QString& name)
{
    QFile file(QStringLiteral(RANGEBAR_TLS_DIR "/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QSslCertificate certificate(const QString& name)
{
    return QSslCertificate(tlsFile(name), QSsl::Pem);
}

QString certificateName(HttpServer::Tls tls)
{
    switch (tls) {
    case HttpServer::Tls::WrongHost:
        return u"wronghost.pem"_s;
    case HttpServer::Tls::Expired:
        return u"expired.pem"_s;
    case HttpServer::Tls::SelfSigned:
        return u"selfsigned.pem"_s;
    case HttpServer::Tls::Off:
    case HttpServer::Tls::Good:
        break;
    }
    return u"server.pem"_s;
}

constexpr qint64 largestRequest = 256 * 1024;

HttpRequest parse(const QByteArray& head)
{
    const QList<QByteArray> lines = head.split('\n');
    const QList<QByteArray> first = lines.constFirst().trimmed().split(' ');
    HttpRequest request;
    request.method = first.value(0);
    request.target = first.value(1);
    for (const QByteArray& line : lines.sliced(1)) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0) {
            request.headers.append({line.first(colon).trimmed(), line.sliced(colon + 1).trimmed()});
        }
    }
    return request;
}

constexpr std::array<quint32, 256> crcTable()
{
    std::array<quint32, 256> table{};
    for (quint32 i = 0; i < table.size(); ++i) {
        quint32 crc = i;
        for (int bit = 0; bit < 8; ++bit) {
            crc = (crc >> 1) ^ ((crc & 1U) != 0 ? 0xedb88320U : 0U);
        }
        table[i] = crc;
    }
    return table;
}

quint32 crc32(const QByteArray& bytes)
{
    static constexpr auto table = crcTable();
    quint32 crc = 0xffffffffU;
    for (const char c : bytes) {
        crc = (crc >> 8) ^ table[(crc ^ static_cast<unsigned char>(c)) & 0xffU];
    }
    return ~crc;
}

QByteArray littleEndian(quint32 value)
{
    QByteArray bytes;
    for (int i = 0; i < 4; ++i) {
        bytes += static_cast<char>((value >> (8 * i)) & 0xffU);
    }
    return bytes;
}

} // namespace

bool HttpRequest::has(const QByteArray& name) const
{
    return std::any_of(headers.begin(), headers.end(), [&name](const auto& header) {
        return header.first.compare(name, Qt::CaseInsensitive) == 0;
    });
}

QByteArray HttpRequest::header(const QByteArray& name) const
{
    for (const auto& header : headers) {
        if (header.first.compare(name, Qt::CaseInsensitive) == 0) {
            return header.second;
        }
    }
    return {};
}

HttpExchange::HttpExchange(QTcpSocket* socket, HttpRequest request)
    : QObject(socket), m_socket(socket), m_request(std::move(request))
{
}

void HttpExchange::answer(int status, const QByteArray& body, const HttpHeaders& headers)
{
    HttpHeaders all = headers;
    if (status != 304) {
        all.append({"Content-Length", QByteArray::number(body.size())});
    }
    head(status, all);
    send(body);
}

void HttpExchange::head(int status, const HttpHeaders& headers)
{
    QByteArray text = "HTTP/1.1 " + QByteArray::number(status) + " Scripted\r\n";
    for (const auto& header : headers) {
        text += header.first + ": " + header.second + "\r\n";
    }
    send(text + "\r\n");
}

void HttpExchange::send(const QByteArray& bytes)
{
    m_socket->write(bytes);
}

void HttpExchange::sendChunk(const QByteArray& bytes)
{
    send(QByteArray::number(bytes.size(), 16) + "\r\n" + bytes + "\r\n");
}

void HttpExchange::sendForEver(const QByteArray& piece)
{
    auto* tls = qobject_cast<QSslSocket*>(m_socket);
    const auto more = [this, piece, tls] {
        const qint64 waiting = m_socket->bytesToWrite() + (tls ? tls->encryptedBytesToWrite() : 0);
        if (waiting < 4 * piece.size() && m_socket->state() == QTcpSocket::ConnectedState) {
            send(piece);
        }
    };
    // Queued, because writing within bytesWritten() may come back here at once.
    connect(m_socket, &QTcpSocket::bytesWritten, this, more, Qt::QueuedConnection);
    if (tls) {
        connect(tls, &QSslSocket::encryptedBytesWritten, this, more, Qt::QueuedConnection);
    }
    more();
}

void HttpExchange::drip(const QByteArray& piece, int intervalMs)
{
    auto* timer = new QTimer(this);
    connect(timer, &QTimer::timeout, this, [this, piece] { send(piece); });
    connect(m_socket, &QTcpSocket::disconnected, timer, &QTimer::stop);
    timer->start(intervalMs);
}

void HttpExchange::close()
{
    m_socket->disconnectFromHost();
}

void HttpExchange::reset()
{
    m_socket->abort();
}

HttpServer::HttpServer(Tls tls, const QHostAddress& address) : m_tls(tls)
{
    setListenBacklogSize(200);
    if (!listen(address)) {
        qWarning("the test server can't listen: %s", qUtf8Printable(errorString()));
    }
}

void HttpServer::on(const QByteArray& target, Handler handler)
{
    m_handlers.insert(target, std::move(handler));
}

void HttpServer::onAny(Handler handler)
{
    m_any = std::move(handler);
}

QUrl HttpServer::url(const QString& target, const QString& host) const
{
    return QUrl(base(host) + target);
}

QString HttpServer::base(const QString& host) const
{
    return (m_tls == Tls::Off ? u"http://"_s : u"https://"_s) + host + u':' + QString::number(serverPort());
}

int HttpServer::countOf(const QByteArray& target) const
{
    return static_cast<int>(
        std::count_if(m_requests.begin(), m_requests.end(),
                      [&target](const HttpRequest& request) { return request.target == target; }));
}

void HttpServer::incomingConnection(qintptr handle)
{
    QTcpSocket* socket = nullptr;
    if (m_tls == Tls::Off) {
        socket = new QTcpSocket(this);
        socket->setSocketDescriptor(handle);
    } else {
        auto* secure = new QSslSocket(this);
        secure->setSocketDescriptor(handle);
        secure->setLocalCertificate(certificate(certificateName(m_tls)));
        secure->setPrivateKey(QSslKey(tlsFile(u"server.key"_s), QSsl::Ec));
        secure->startServerEncryption();
        socket = secure;
    }
    connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
    connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
}

void HttpServer::read(QTcpSocket* socket)
{
    while (socket->isOpen()) {
        const QByteArray waiting = socket->peek(largestRequest);
        const qsizetype end = waiting.indexOf("\r\n\r\n");
        if (end < 0) {
            return;
        }
        HttpRequest request = parse(waiting.first(end + 4));
        const qsizetype length = request.header("Content-Length").toLongLong();
        if (waiting.size() < end + 4 + length) {
            return;
        }
        socket->skip(end + 4);
        request.body = socket->read(length);
        auto* exchange = new HttpExchange(socket, std::move(request));
        const QByteArray target = exchange->request().target;
        m_requests.append(exchange->request());
        if (const Handler handler = m_handlers.value(target, m_any)) {
            handler(*exchange);
        } else {
            exchange->answer(404, "nothing here");
        }
        Q_EMIT requested(target);
    }
}

LoopbackNetwork::LoopbackNetwork(QObject* parent)
    : QNetworkAccessManager(parent), m_authorities{certificate(u"ca.pem"_s)}
{
}

QNetworkReply* LoopbackNetwork::createRequest(Operation operation, const QNetworkRequest& request,
                                              QIODevice* data)
{
    QNetworkRequest trusting = request;
    QSslConfiguration tls = request.sslConfiguration();
    tls.setCaCertificates(m_authorities);
    trusting.setSslConfiguration(tls);
    return QNetworkAccessManager::createRequest(operation, trusting, data);
}

QByteArray gzip(const QByteArray& bytes)
{
    // qCompress gives a length (4 bytes), a zlib head (2), the deflated bytes, and a checksum (4).
    const QByteArray zlib = qCompress(bytes, 9);
    constexpr std::array<unsigned char, 10> head{0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255};
    return QByteArray(reinterpret_cast<const char*>(head.data()), head.size()) +
           zlib.sliced(6, zlib.size() - 10) + littleEndian(crc32(bytes)) +
           littleEndian(static_cast<quint32>(bytes.size()));
}

} // namespace rangebar::test
