// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace rangebar {

/// A button that looks like a link, for what leads to another page. A flat button of Fusion does not show
/// that it has the focus; this one does.
class LinkButton : public QPushButton
{
    Q_OBJECT

public:
    explicit LinkButton(const QString& text, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace rangebar
