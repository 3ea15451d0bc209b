// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

class QToolButton;
class QVBoxLayout;

namespace rangebar {

/// A titled part that can be opened and closed; what it holds is made when it is first opened.
class Disclosure : public QWidget
{
    Q_OBJECT

public:
    explicit Disclosure(QWidget* parent = nullptr);

    void setTitle(const QString& title);
    /// Called once, at the first opening; the widget it returns becomes a child of this one.
    void setContent(std::function<QWidget*()> make);
    bool isOpen() const;
    void setOpen(bool open);

Q_SIGNALS:
    void openChanged(bool open);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showArrow();

    QToolButton* m_button;
    QVBoxLayout* m_layout;
    QWidget* m_content = nullptr;
    std::function<QWidget*()> m_make;
};

} // namespace rangebar
