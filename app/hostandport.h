// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace rangebar {

/// "proxy.example:8080", "192.0.2.1:1080", "[2001:db8::1]:8080".
struct HostAndPort
{
    QString host; ///< without brackets
    quint16 port = 0;

    /// Nothing where there is no host, no port, or anything else beside them.
    static std::optional<HostAndPort> read(const QString& text);
};

} // namespace rangebar
