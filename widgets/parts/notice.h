// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QPushButton;
class QToolButton;

namespace rangebar {

class NoticeSign;
class TextLabel;
class WrappingRow;

/// A framed line at the top of a page that says what the reader has to know of what is below. The kind is
/// told by a sign, and to screen readers by a word.
class Notice : public QFrame
{
    Q_OBJECT

public:
    enum class Kind
    {
        Information,
        Warning
    };

    explicit Notice(Kind kind, QWidget* parent = nullptr);

    void setKind(Kind kind);
    void setText(const QString& text);
    QString text() const;
    /// What the reader can do about it, as a button; empty for nothing.
    void setAction(const QString& text);
    QString action() const;

    /// One more button, without words yet, for where there is more than one thing to do.
    QPushButton* addButton();

    /// Gives it a button that takes it away.
    void makeDismissible();

Q_SIGNALS:
    void actionRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    NoticeSign* m_sign;
    TextLabel* m_text;
    QPushButton* m_action;
    WrappingRow* m_row;
    QToolButton* m_dismiss = nullptr;
};

} // namespace rangebar
