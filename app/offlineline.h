// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/parts/textlabel.h"

#include <QTimer>

namespace rangebar {

class CrateFeed;

/// One quiet line under the page for as long as crates are offline: what is on show instead, and how old it
/// is.
class OfflineLine : public TextLabel
{
    Q_OBJECT

public:
    /// The feed is not owned and outlives the line.
    explicit OfflineLine(const CrateFeed* feed, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void tell();

    const CrateFeed* m_feed;
    QTimer m_ageing; ///< runs while the line is on show
};

} // namespace rangebar
