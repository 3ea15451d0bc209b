// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sources/fetcherror.h"

namespace rangebar {
namespace {

/// A status that says nothing of whether the document is published: the server, or something before it, did
/// not let us through this time. 304 belongs here because it is only seen as an error where nobody asked for
/// it.
bool isTemporaryStatus(int status)
{
    switch (status) {
    case 304:
    case 401:
    case 403:
    case 407:
    case 408:
    case 421:
    case 425:
    case 429:
        return true;
    default:
        return status >= 500;
    }
}

} // namespace

const char* FetchError::codeName() const
{
    switch (code) {
    case Code::HttpStatus:
        return "HttpStatus";
    case Code::Document:
        return "Document";
    case Code::Timeout:
        return "Timeout";
    case Code::HostNotFound:
        return "HostNotFound";
    case Code::ConnectionRefused:
        return "ConnectionRefused";
    case Code::ConnectionLost:
        return "ConnectionLost";
    case Code::Tls:
        return "Tls";
    case Code::Proxy:
        return "Proxy";
    case Code::TooLarge:
        return "TooLarge";
    case Code::RedirectRefused:
        return "RedirectRefused";
    case Code::TooManyRedirects:
        return "TooManyRedirects";
    case Code::UrlRefused:
        return "UrlRefused";
    case Code::NoAnswer:
        return "NoAnswer";
    case Code::Network:
        return "Network";
    }
    return "";
}

bool FetchError::isOffline() const
{
    switch (code) {
    case Code::Timeout:
    case Code::HostNotFound:
    case Code::ConnectionRefused:
    case Code::ConnectionLost:
    case Code::Tls:
    case Code::Proxy:
    case Code::NoAnswer:
    case Code::Network:
        return true;
    case Code::HttpStatus:
    case Code::Document:
    case Code::TooLarge:
    case Code::RedirectRefused:
    case Code::TooManyRedirects:
    case Code::UrlRefused:
        return false;
    }
    return false;
}

bool FetchError::isTemporary() const
{
    return isOffline() || (code == Code::HttpStatus && isTemporaryStatus(httpStatus));
}

} // namespace rangebar
