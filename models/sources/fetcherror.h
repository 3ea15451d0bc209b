// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/readerror.h"

#include <QString>
#include <QUrl>

namespace rangebar {

/// Why a document could not be had from the network. The words are chosen in report/fetchwords.h.
struct FetchError
{
    enum class Code {
        HttpStatus,        ///< `httpStatus`; for 429 and 503 `retryAfterSeconds` where the server says it
        Document,          ///< the body is no document: `document` says why
        Timeout,
        HostNotFound,
        ConnectionRefused,
        ConnectionLost,    ///< cut before the body was whole, or fewer bytes than announced
        Tls,               ///< `detail` names what is wrong with the certificate or the handshake
        Proxy,
        TooLarge,          ///< more than maxDocumentBytes arrived or were announced
        RedirectRefused,   ///< to http, or to an address without a host; `redirect` is where
        TooManyRedirects,
        UrlRefused,        ///< the catalogue's address is neither https nor http on loopback
        Network,           ///< anything else; `detail` is Qt's own text
    };

    Code code = Code::Network;
    int httpStatus = 0;
    int retryAfterSeconds = 0;
    QUrl url;
    QUrl redirect;
    QString detail; ///< untrusted text
    ReadError document;

    /// True where nothing answered at all, so the reader is offline rather than the crate unpublished.
    bool isOffline() const;

    bool operator==(const FetchError&) const = default;
};

} // namespace rangebar
