// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/github/githuberror.h"

namespace rangebar {

bool GitHubError::isTemporary() const
{
    switch (code) {
    case Code::Transport:
        return transport.isTemporary();
    case Code::NotTheApi:
    case Code::PrimaryLimit:
    case Code::SecondaryLimit:
    case Code::ServerTrouble:
    case Code::MayHaveHappened:
        return true;
    case Code::UnexpectedAnswer:
    case Code::TooLarge:
    case Code::RedirectRefused:
    case Code::BadToken:
    case Code::TokenNeeded:
    case Code::SsoNeeded:
    case Code::Forbidden:
    case Code::NotFound:
    case Code::Gone:
    case Code::EmptyRepository:
    case Code::Refused:
    case Code::LegalReasons:
    case Code::OtherStatus:
    case Code::CommentTooLong:
    case Code::LargeFile:
        return false;
    }
    return false;
}

} // namespace rangebar
