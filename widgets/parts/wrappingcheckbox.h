// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>

namespace rangebar {

/// A check box whose words go on in a further line where one is too narrow for them.
class WrappingCheckBox : public QCheckBox
{
public:
    explicit WrappingCheckBox(const QString& text, QWidget* parent = nullptr);
    explicit WrappingCheckBox(QWidget* parent = nullptr) : WrappingCheckBox(QString(), parent) {}

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool hitButton(const QPoint& position) const override;

private:
    int boxWidth() const; ///< and what is between it and the words
    int lineHeight() const;
    QRect wordsWithin(const QRect& rect) const;
    int wordFlags() const;
};

} // namespace rangebar
