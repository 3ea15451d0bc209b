// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rangebar {

class Program;

/// What those who look for a mistake need to know, as plain text: versions, platform, screens, the settings
/// that are not as they came, and the last lines of the log. Without secrets and without the reader's name.
/// In English whatever the language is, since it is for them to read. `crash` is what an earlier program left
/// of its end; may be empty.
QString reportDetails(Program& program, const QString& crash);

} // namespace rangebar
