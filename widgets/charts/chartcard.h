// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chartframe.h"
#include "widgets/charts/charttheme.h"

#include <QWidget>

#include <memory>

namespace rangebar {

/// What a row says of itself, shown beside it: plain text over the window, inside its bounds, without taking
/// focus or mouse from what is below.
class ChartCard final : public QWidget
{
    Q_OBJECT

public:
    explicit ChartCard(QWidget* window);

    void setContent(const Card& card, std::shared_ptr<const ChartFonts> fonts, const ChartTheme& theme);
    const Card& card() const { return m_card; }

    /// Shows it below `row` (in window coordinates), or above where there is more room, near `x`.
    void showBeside(const QRect& row, int x);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void layOut(int maxWidth);

    Card m_card;
    std::shared_ptr<const ChartFonts> m_fonts;
    ChartTheme m_theme{ChartThemeChoice::Light};
    QList<PlacedText> m_strong;
    QList<PlacedText> m_muted;
    QList<PlacedText> m_plain;
};

} // namespace rangebar
