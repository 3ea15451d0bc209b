// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rangebar {

/// The text without what is nobody's business: users and passwords in addresses, their queries and fragments,
/// and what looks like a token or a header with one. "..." stands in their place.
QString withoutSecrets(const QString& text);

/// The text with "~" for the reader's home folder, and without their name in the paths of others' homes.
QString withoutHome(const QString& text);

} // namespace rangebar
