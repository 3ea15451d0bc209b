// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/benchmarkdocument.h"

#include <algorithm>

namespace rangebar {

const QString* BenchmarkDocument::environmentValue(QStringView key) const
{
    const auto found =
        std::ranges::find_if(environment, [key](const EnvironmentEntry& entry) { return entry.key == key; });
    return found == environment.cend() ? nullptr : &found->value;
}

} // namespace rangebar
