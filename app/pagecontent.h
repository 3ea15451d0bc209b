// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/pages/cratepage.h"

namespace rangebar {

struct Catalogue;
struct CrateState;
struct OpenFile;

/// What the crate page shows of a crate of the catalogue, and of an open file.
CratePageContent contentOf(const CrateState& state, const Catalogue& catalogue);
CratePageContent contentOf(const OpenFile& file, const Catalogue& catalogue);

} // namespace rangebar
