// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace rangebar {

/// A wide button for one of a few ways to go on: what it does, and below an explanation. Other than Qt's own,
/// it has the font of what is around it, and both texts wrap.
class ChoiceButton : public QPushButton
{
public:
    ChoiceButton(const QString& title, const QString& explanation, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Places
    {
        QRect title;
        QRect explanation;
    };

    QFont titleFont() const;
    Places placesFor(int width) const;

    QString m_explanation;
};

} // namespace rangebar
