// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace rangebar {

/// A field for searches such as crate:nats after:2026-09. It offers the keys for the word that is being
/// typed, Escape empties it, and Down goes to what was found.
class QueryField : public QLineEdit
{
    Q_OBJECT

public:
    /// `keys` without their colons.
    explicit QueryField(const QStringList& keys, QWidget* parent = nullptr);

Q_SIGNALS:
    void focused();
    void leaveRequested();

protected:
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace rangebar
