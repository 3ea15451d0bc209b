// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/terminal.h"

#include <QString>

class QIODevice;

namespace rangebar {

/// One line on a terminal that says how far something is, written over and over. Nothing where there is no
/// terminal.
class ProgressLine
{
public:
    /// `device` is not owned.
    ProgressLine(QIODevice* device, const Terminal& terminal) : m_device(device), m_terminal(terminal) {}
    ~ProgressLine() { clear(); }
    Q_DISABLE_COPY_MOVE(ProgressLine)

    /// `text` is visible text; it is cut where the line ends.
    void show(const QString& text);
    void clear();

private:
    QIODevice* m_device;
    Terminal m_terminal;
    bool m_isShown = false;
};

} // namespace rangebar
