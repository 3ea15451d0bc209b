// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/github/accountjobs.h"
#include "models/github/commentjob.h"
#include "models/github/pullrequestjob.h"
#include "models/github/refsjob.h"
#include "models/github/tokenstore.h"
#include "models/report/numberformat.h"

#include <QCoreApplication>

namespace rangebar {

/// The words for what is had from GitHub, and for what is in the way. Plain text, visible; never a token.
class GitHubWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::GitHubWords)

public:
    static QString addressError(const AddressError& error);
    /// What happened, and what to do about it where something can be done.
    static QString error(const GitHubError& error, const NumberFormat& format);
    static QString waiting(const QDateTime& until, GitHubError::Code reason, const NumberFormat& format);
    static QString progress(const GitHubProgress& progress, const NumberFormat& format);

    /// "57 of 60 requests left, all of them again at 5 Mar 2031, 13:00"
    static QString rateLimit(const std::optional<RateLimit>& limit, const NumberFormat& format);

    static QString state(PullRequestState state);
    static QString fileStatus(const ChangedFile& file);
    /// The lines of a header: title; number, author and state; the two commits; when it was looked at.
    static QStringList header(const PullRequestReview& review, const NumberFormat& format);
    /// The same of two branches, tags or commits: which; the two commits; when they were looked at.
    static QStringList header(const RefsReview& review, const NumberFormat& format);
    /// What is to be said of the document before any comparison; empty where the comparison says it all.
    static QString outcome(const PullRequestReview& review);
    static QString outcome(const RefsReview& review);
    /// Why a document that was had can't be shown; empty where it can.
    static QString unreadable(const GitHubDocument& document);
    /// What differs since the last look.
    static QString moved(const PullRequestMove& move);
    /// Seven digits, as GitHub shows it.
    static QString shortCommit(const QString& commit);

    static QString comment(const CommentOutcome& outcome);

    static QString place(TokenStore::Place place);
    static QString tokenStoreError(const TokenStoreError& error);
    /// Whose it is, what it may do, until when.
    static QStringList tokenReport(const TokenReport& report, const NumberFormat& format);
};

} // namespace rangebar
