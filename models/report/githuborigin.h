// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/github/pullrequestjob.h"
#include "models/github/refsjob.h"
#include "models/report/comparisonreport.h"

namespace rangebar {

/// The page on GitHub that compares the two.
QUrl comparePage(const RefsReview& review, const GitHubHost& host);

/// What a report says of where its two documents are from.
ReportOrigin reportOrigin(const PullRequestReview& review, const GitHubHost& host,
                          const NumberFormat& format);
ReportOrigin reportOrigin(const RefsReview& review, const GitHubHost& host, const NumberFormat& format);

} // namespace rangebar
