// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLoggingCategory>

namespace rangebar {

// What the program writes down of its work, by part. All are silent until somebody keeps a log (app/log.h),
// and what is written need not be free of secrets: the log redacts it.
Q_DECLARE_LOGGING_CATEGORY(logProgram)  ///< rangebar.program: starts, ends, what could not be restored
Q_DECLARE_LOGGING_CATEGORY(logSettings) ///< rangebar.settings
Q_DECLARE_LOGGING_CATEGORY(logSession)  ///< rangebar.session
Q_DECLARE_LOGGING_CATEGORY(logFeed)     ///< rangebar.feed: the crates and their documents
Q_DECLARE_LOGGING_CATEGORY(logNetwork)  ///< rangebar.network: requests and answers
Q_DECLARE_LOGGING_CATEGORY(logFiles)    ///< rangebar.files: documents that are opened
Q_DECLARE_LOGGING_CATEGORY(logLibrary)  ///< rangebar.library
Q_DECLARE_LOGGING_CATEGORY(logExport)   ///< rangebar.export
Q_DECLARE_LOGGING_CATEGORY(logGitHub)   ///< rangebar.github

} // namespace rangebar
