// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace rangebar {

/// Roles shared by everything that can be chosen in the side list: crates and open files.
enum NavigationRole
{
    SecondLineRole = Qt::UserRole + 1, ///< QString: what is known of it, in a few words
    PageKeyRole,                       ///< QString: identity across starts; see pagekeys.h
    HasProblemRole,                    ///< bool: no document, or not the published one
};

} // namespace rangebar
