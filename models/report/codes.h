// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/comparison.h"
#include "models/comparison/membercodes.h"

#include <QString>

namespace rangebar {

/// The words for programs, the same in JSON and CSV; those that the format has itself are in membercodes.h.
namespace codes {
QString side(Side side);
QString grade(Grade grade);
QString basis(FigureBasis basis);
QString layer(Layer layer);
QString section(Section section);
QString state(RowState state);
QString pairing(PairKind kind);
QString verdict(Verdict verdict);
QString verdict(ChangeVerdict verdict);
QString verdict(CountVerdict verdict);
/// The rule that gave the verdict.
QString rule(ChangeVerdict verdict, NotComparedReason reason);
QString rule(CountVerdict verdict);
QString tendency(Tendency tendency);
QString findingKind(FindingKind kind);
QString findingClass(FindingClass findingClass);
} // namespace codes

} // namespace rangebar
