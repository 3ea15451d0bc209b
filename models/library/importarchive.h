// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace rangebar {

/// Whether the bytes begin as an archive does (zip, tar, or something compressed). Internal to
/// models/library.
bool isArchive(const QByteArray& head);

} // namespace rangebar
