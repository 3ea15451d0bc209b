// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace rangebar {

/// The sign in front of a notice, in the colour of the text: a triangle with an exclamation mark, or a circle
/// with an i. Drawn here, since the style's own sign first searches all icon themes of the desktop, which
/// takes a tenth of a start.
class NoticeSign : public QWidget
{
    Q_OBJECT

public:
    explicit NoticeSign(QWidget* parent = nullptr);

    void setWarning(bool warning);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_warning = false;
};

} // namespace rangebar
