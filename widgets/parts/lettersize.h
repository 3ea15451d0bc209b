// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSize>

class QWidget;

namespace rangebar {

/// Makes a window as large as its letters need it, as far as the screen has the room, and again when the
/// letters change while it is open.
class LetterSize : public QObject
{
public:
    /// Owned by the window. The size is the one for usual letters.
    LetterSize(QWidget* window, const QSize& usual);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();

    QWidget* m_window;
    QSize m_usual;
    int m_line = 0; ///< height of a line that the window was fitted to
};

} // namespace rangebar
