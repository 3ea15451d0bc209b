// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
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

    int heightForWidth(int available) const override;

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void applyStyle();
    void watchSurroundings(bool watch);

    Style m_style;
    bool m_applying = false;
    // Layouts ask for the same few widths again and again, and each answer lays the text out anew.
    mutable QString m_measuredText;
    mutable QHash<int, int> m_heights;
};

} // namespace rangebar
