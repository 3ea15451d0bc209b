// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/folders.h"
#include "models/sources/catalogue.h"

namespace rangebar {

/// The crates of this reader: those of their own file, else the built-in ones.
struct UserCatalogue
{
    Catalogue catalogue;
    /// In words, why the reader's own file was not used; empty where it was, or where there is none.
    QString problem;

    static UserCatalogue load(const Folders& folders);
};

} // namespace rangebar
