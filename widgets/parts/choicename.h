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

/// Lets a box take what room there is, and be as narrow as so many characters, however long its choices are.
inline void fillRoom(QComboBox* box, int leastCharacters)
{
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(leastCharacters);
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

} // namespace rangebar
