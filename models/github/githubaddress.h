// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/github/githubhost.h"

#include <tl/expected.hpp>

#include <variant>

/// What a reader types, pastes or drops to name something on GitHub. Only read here, never asked.
namespace rangebar {

struct RepositoryName
{
    QString owner;
    QString name;

    QString text() const { return owner + u'/' + name; }

    bool operator==(const RepositoryName&) const = default;
};

struct PullRequestAddress
{
    RepositoryName repository;
    int number = 0;

    QString text() const { return repository.text() + u'#' + QString::number(number); }

    bool operator==(const PullRequestAddress&) const = default;
};

/// Two branches, tags or commits.
struct RefRange
{
    QString base;
    QString head;
    bool fromMergeBase = false; ///< written with three dots

    QString text() const { return base + (fromMergeBase ? u"..." : u"..") + head; }

    bool operator==(const RefRange&) const = default;
};

struct RepositoryRange
{
    RepositoryName repository;
    RefRange refs;

    QString text() const { return repository.text() + u'@' + refs.text(); }

    bool operator==(const RepositoryRange&) const = default;
};

using GitHubAddress = std::variant<PullRequestAddress, RepositoryRange>;

/// Why an address was not understood. The words are chosen in report/githubwords.h.
struct AddressError
{
    enum class Code
    {
        Empty,
        NotAnAddress, ///< neither an address of the web nor OWNER/REPO#N nor OWNER/REPO@BASE..HEAD
        HasLogin,     ///< a user name or password stands in it; `text` is without
        OtherHost,    ///< `text` is the host, `expected` the one that is asked
        OtherPage,    ///< of that host, but neither a pull request nor a comparison
        BadOwner,
        BadRepository,
        BadNumber,
        NoRange, ///< two refs are wanted, with .. or ... between them
        BadRef,
        BadPath, ///< of a file in a repository
    };

    Code code = Code::NotAnAddress;
    QString text;     ///< the part that is at fault; untrusted
    QString expected; ///< for OtherHost

    bool operator==(const AddressError&) const = default;
};

/// What is at `/` after the host may be followed by more of the page's address (/files, /commits, a query, a
/// fragment); the scheme may be left out.
tl::expected<GitHubAddress, AddressError> parseGitHubAddress(const QString& text, const GitHubHost& host);
tl::expected<PullRequestAddress, AddressError> parsePullRequest(const QString& text, const GitHubHost& host);
/// OWNER/REPO
tl::expected<RepositoryName, AddressError> parseRepository(const QString& text);
/// BASE..HEAD or BASE...HEAD; a side left empty is the default branch.
tl::expected<RefRange, AddressError> parseRefRange(const QString& text);
/// A file's path in a repository, without a leading slash.
tl::expected<QString, AddressError> parseRepositoryPath(const QString& text);

/// Where a project of the RustStream family keeps its document.
QString defaultDocumentPath();

} // namespace rangebar
