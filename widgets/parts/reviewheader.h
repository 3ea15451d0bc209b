// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QStringList>

class QPushButton;

namespace rangebar {

class Notice;
class TextLabel;
class WrappingRow;

/// What stands above documents that come from somewhere with a name and a state of its own, such as a pull
/// request. All texts are visible text.
struct ReviewHeaderContent
{
    struct Action
    {
        QString id;
        QString text;
        QString toolTip;

        bool operator==(const Action&) const = default;
    };

    QString title;
    QStringList lines;
    QString notice; ///< what there is to know now; empty for nothing
    bool isWarning = false;
    Action noticeAction; ///< what can be done about it; without an id nothing
    QList<Action> actions;

    bool isEmpty() const { return title.isEmpty(); }
    bool operator==(const ReviewHeaderContent&) const = default;
};

/// The frame with it.
class ReviewHeader : public QFrame
{
    Q_OBJECT

public:
    explicit ReviewHeader(const ReviewHeaderContent& content, QWidget* parent = nullptr);

    /// Hidden where it is empty. The buttons with the same ids stay, and keep the focus.
    void setContent(const ReviewHeaderContent& content);

Q_SIGNALS:
    void actionRequested(const QString& id);

private:
    void fill(const ReviewHeaderContent& content);
    void setActions(const QList<ReviewHeaderContent::Action>& actions);

    TextLabel* m_title;
    TextLabel* m_lines;
    Notice* m_notice;
    WrappingRow* m_row;
    QList<QPushButton*> m_buttons;
    QString m_noticeAction;
};

} // namespace rangebar
