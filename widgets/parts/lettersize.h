// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSize>

class QDialogButtonBox;
class QWidget;

namespace rangebar {

/// Makes a window as large as its letters need it, as far as the screen has the room, and again when the
/// letters change while it is open.
class LetterSize : public QObject
{
public:
    /// Owned by the window. The size is the one for usual letters. Buttons that side by side are wider than
    /// the screen are put one above another.
    LetterSize(QWidget* window, const QSize& usual, QDialogButtonBox* buttons = nullptr);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QSize room() const; ///< of the screen
    void fit();
    void fitButtons();

    QWidget* m_window;
    QSize m_usual;
    QDialogButtonBox* m_buttons;
    int m_line = 0; ///< height of a line that the window was fitted to
};

} // namespace rangebar
