// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace rangebar {

/// Explains how to read the charts: what the dot, the notch, the band and a hollow dot mean, with a live
/// chart.
class HelpPage : public QScrollArea
{
    Q_OBJECT

public:
    explicit HelpPage(QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild();
};

} // namespace rangebar
