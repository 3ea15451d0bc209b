// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/check/checkfinding.h"

#include <QDate>

namespace rangebar {

/// Is this document ready to be published? Finds what the format forbids, what contradicts itself, and what
/// the public page would print wrongly; in the order of the text. The findings of a document that
/// readDocument() refuses include its error, and what else can be found in the rest.
///
/// Rounded figures are taken for what they are: a percentage, a verdict or a flag is only called wrong where
/// no figures that round to the published ones give it.
///
/// `today` is the day in UTC; up to one day later is today somewhere.
QList<CheckFinding> checkDocument(const QByteArray& bytes, const QDate& today);

struct CheckCounts
{
    qsizetype errors = 0;
    qsizetype warnings = 0;
    qsizetype notes = 0;

    bool isReady(bool strict) const { return errors == 0 && (!strict || warnings == 0); }
};

CheckCounts countFindings(const QList<CheckFinding>& findings);

} // namespace rangebar
