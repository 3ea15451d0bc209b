// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sources/catalogue.h"

#include <QCoreApplication>

namespace rangebar {

/// What is wrong with a catalogue of crates, in words: what, where, and what to do.
class CatalogueWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::CatalogueWords)

public:
    static QString error(const CatalogueError& error);
};

} // namespace rangebar
