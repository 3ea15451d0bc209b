// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProgressBar>
#include <QStyle>

namespace rangebar {

/// Something is under way of which nobody knows how long it takes. The bar moves, but not where the system is
/// set to move nothing; what is done is said in words beside it.
inline void showBusy(QProgressBar* bar)
{
    const bool moves = bar->style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, bar) > 0;
    bar->setRange(0, moves ? 0 : 1);
    bar->setValue(0);
}

/// Shows that where something is under way, and else no bar.
inline void showWhileBusy(QProgressBar* bar, bool busy)
{
    if (busy) {
        showBusy(bar);
    }
    bar->setVisible(busy);
}

} // namespace rangebar
