// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/check/checkrules.h"

#include <QHash>

namespace rangebar {

/// The names of the rows of one section, by which a reader tells them apart. Internal to models/check.
class RowNames
{
public:
    explicit RowNames(const CheckContext& context) : m_context(context) {}

    /// A row that has a name of its own, in the member `field`.
    void check(JsonTape::Index row, std::string_view field, const QString& name);
    /// A row that is told from the others by several fields; `key` is all of them.
    void checkKey(JsonTape::Index row, const QString& key);

private:
    void remember(JsonTape::Index place, const QString& key);

    const CheckContext& m_context;
    QHash<QString, JsonTape::Index> m_first;
};

} // namespace rangebar
