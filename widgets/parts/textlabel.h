// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace rangebar {

/// A label for text that may come from a document: always plain text, wrapped, selectable by mouse and
/// keyboard.
class TextLabel : public QLabel
{
    Q_OBJECT

public:
    enum class Style
    {
        Body,
        Heading,
        Title,
        Muted
    };

    explicit TextLabel(Style style, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void applyStyle();

    Style m_style;
    bool m_applying = false;
};

} // namespace rangebar
