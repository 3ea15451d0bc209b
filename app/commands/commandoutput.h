// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/commandparser.h"

#include <QByteArray>

class QIODevice;

namespace rangebar {

/// Where the result of a command goes.
class CommandOutput
{
public:
    enum class Existing
    {
        Refuse,
        Overwrite ///< --force
    };

    /// `path` may be "-". `standardOutput` is not owned.
    CommandOutput(QString path, Existing existing, QIODevice* standardOutput)
        : m_path(std::move(path)), m_existing(existing), m_standardOutput(standardOutput)
    {
    }
    /// From --output and --force.
    CommandOutput(const ParsedCommand& command, QIODevice* standardOutput);

    bool isStandardOutput() const;
    /// What is already known to stand in the way, so that it is told before any work is done: a folder, or a
    /// file that may not be overwritten.
    std::optional<Refusal> check() const;
    /// Writes a file whole or not at all; devices and pipes as far as they take it. What went wrong is told
    /// in the system's own words.
    std::optional<Refusal> write(const QByteArray& bytes) const;

private:
    QString m_path;
    Existing m_existing = Existing::Refuse;
    QIODevice* m_standardOutput = nullptr;
};

struct Terminal;
/// A line with the path of a file: as the system writes it for whoever goes on with the file, visible on a
/// terminal.
QByteArray pathLine(const QString& path, const Terminal& terminal);

} // namespace rangebar
