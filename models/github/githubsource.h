// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/comparability.h"
#include "models/github/pullrequestjob.h"
#include "models/github/refsjob.h"
#include "models/library/libraryorigin.h"

/// Where a document of GitHub's came from, for reports and for files. The same in every language, since it is
/// read back.
namespace rangebar {

/// "owner/repo#12 head 1a2b3c4", and the path where it is not the usual one. The side must be there.
QString gitHubSource(const PullRequestReview& review, Side side);
/// "owner/repo@v0.6.0 1a2b3c4"; "owner/repo@v0.6.0...main base 1a2b3c4" of a merge base.
QString gitHubSource(const RefsReview& review, Side side);
/// Whether a source is told so.
bool isGitHubSource(const QString& source);

/// For the library. `ref` is what the commit is reached from, such as refs/pull/12/head.
LibraryOrigin gitHubOrigin(const GitHubHost& host, const GitHubDocument& document, const QString& ref);

} // namespace rangebar
