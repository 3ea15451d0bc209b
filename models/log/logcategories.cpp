// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/log/logcategories.h"

namespace rangebar {

Q_LOGGING_CATEGORY(logProgram, "rangebar.program", QtFatalMsg)
Q_LOGGING_CATEGORY(logSettings, "rangebar.settings", QtFatalMsg)
Q_LOGGING_CATEGORY(logSession, "rangebar.session", QtFatalMsg)
Q_LOGGING_CATEGORY(logFeed, "rangebar.feed", QtFatalMsg)
Q_LOGGING_CATEGORY(logNetwork, "rangebar.network", QtFatalMsg)
Q_LOGGING_CATEGORY(logFiles, "rangebar.files", QtFatalMsg)
Q_LOGGING_CATEGORY(logLibrary, "rangebar.library", QtFatalMsg)
Q_LOGGING_CATEGORY(logExport, "rangebar.export", QtFatalMsg)
Q_LOGGING_CATEGORY(logGitHub, "rangebar.github", QtFatalMsg)

} // namespace rangebar
