// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/progressline.h"

#include "models/report/textwidth.h"

#include <QIODevice>

#include <algorithm>
#include <utility>

namespace rangebar {
namespace {

/// To the beginning of the line, and nothing behind it.
const QByteArray emptied = QByteArrayLiteral("\r\x1b[K");

} // namespace

void ProgressLine::show(const QString& text)
{
    if (!m_terminal.isTerminal) {
        return;
    }
    // In the last column some terminals already go on to the next line.
    const QString line = wrapped(text, std::max(m_terminal.columns - 1, 1)).value(0);
    m_device->write(emptied + line.toUtf8());
    m_isShown = true;
}

void ProgressLine::clear()
{
    if (std::exchange(m_isShown, false)) {
        m_device->write(emptied);
    }
}

} // namespace rangebar
