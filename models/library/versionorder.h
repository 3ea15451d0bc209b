// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <compare>

namespace rangebar {

/// The order of versions by the rules of Semantic Versioning: 0.9.0 before 0.10.0, 0.7.0-rc.9 before 0.7.0.
/// What is no version comes before all that are, in the order of its characters; the order is total.
std::strong_ordering compareVersions(QStringView first, QStringView second);

} // namespace rangebar
