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
    enum class Code
    {
        HttpStatus, ///< `httpStatus`; for 429 and 503 `retryAfterSeconds` where the server says it
        Document,   ///< the body is no document: `document` says why
        Timeout,    ///< not whole after `timeoutMs`
        HostNotFound,
        ConnectionRefused,
        ConnectionLost, ///< cut before the body was whole, or fewer bytes than announced
        Tls,            ///< `detail` names what is wrong with the certificate or the handshake
        Proxy,
        TooLarge,         ///< more than maxDocumentBytes arrived or were announced
        RedirectRefused,  ///< to http, or to an address without a host; `redirect` is where
        TooManyRedirects, ///< `redirect` is where the next one would have led
        UrlRefused,       ///< the catalogue's address is neither https nor http on loopback
        NoAnswer,         ///< connected, but closed without a word or with words that are not HTTP
        Network,          ///< anything else; `detail` is Qt's own text
    };

    Code code = Code::Network;
    int httpStatus = 0;
    int retryAfterSeconds = 0; ///< 0 where the server does not say
    QUrl url;                  ///< the catalogue's address, or the one a redirect had led to
    QUrl redirect;
    QString detail; ///< untrusted text
    ReadError document;
    int timeoutMs = 0; ///< for Timeout

    /// Of the code, for the log: the same in every language.
    const char* codeName() const;
    /// True where nothing answered at all, so the reader is offline rather than the crate unpublished.
    bool isOffline() const;
    /// True where the document may well be published and only this attempt failed: nothing answered, or the
    /// server refused for now (401, 403, 429, 5xx...). An earlier copy still stands.
    bool isTemporary() const;

    bool operator==(const FetchError&) const = default;
};

} // namespace rangebar
