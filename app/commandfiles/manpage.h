// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/verbspec.h"

#include <QDate>

namespace rangebar {

/// rangebar(1) in the macros of man(7).
QString manPage(const VerbSpec& program, const QList<VerbSpec>& verbs, const QString& version,
                const QDate& date);

} // namespace rangebar
