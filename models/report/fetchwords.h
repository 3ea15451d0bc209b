// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sources/catalogue.h"
#include "models/sources/cratefeed.h"

#include <QCoreApplication>

namespace rangebar {

class NumberFormat;

/// The words for what happened on the way to a document.
class FetchWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::FetchWords)

public:
    /// What happened, and what to do about it where something can be done.
    static QString fetchError(const FetchError& error);
    /// Only what is wrong with the connection, without what to do about it.
    static QString connectionTrouble(const FetchError& error);
    /// One line under a crate's name: "measured 2026-09-23", "loading...", "no results published yet",
    /// "offline, copy of 23 Sep 2026", "from the library, measured 23 Sep 2026", "sample".
    static QString shortState(const CrateState& state, const NumberFormat& format);
    /// A warning where the document on show names another crate than the catalogue; empty otherwise.
    static QString otherCrate(const CrateState& state);
    /// The whole story for the crate's page; empty where the document is simply shown.
    static QString longState(const CrateState& state, const NumberFormat& format);
};

} // namespace rangebar
