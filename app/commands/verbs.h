// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/verbspec.h"

#include <optional>

namespace rangebar {

/// The verbs in the order in which the help lists them, with their words in the current language.
QList<VerbSpec> verbSpecs();
std::optional<VerbSpec> verbSpec(QStringView name);
/// What a command may begin with: their names, and "help".
QStringList verbNames();
constexpr QLatin1StringView helpVerb("help");
/// `rangebar` without a verb: the window.
VerbSpec programSpec();

} // namespace rangebar
