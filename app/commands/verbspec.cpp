// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/verbspec.h"

#include <algorithm>

namespace rangebar {

QString VerbSpec::command() const
{
    const QString program = QStringLiteral("rangebar");
    return name.isEmpty() ? program : QString(program + QLatin1Char(' ') + name);
}

const OptionSpec* VerbSpec::option(QStringView optionName) const
{
    const auto found = std::ranges::find_if(
        options, [optionName](const OptionSpec& option) { return option.name == optionName; });
    return found == options.cend() ? nullptr : &*found;
}

} // namespace rangebar
