// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace rangebar {

/// Tells screen readers what is chosen in a box without a label. On Linux Qt gives them the choice itself as
/// the name, and only the description besides.
inline void nameChoice(QComboBox* box, const QString& purpose)
{
    box->setAccessibleName(purpose);
    box->setAccessibleDescription(purpose);
}

} // namespace rangebar
