// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/report/exportitems.h"
#include "widgets/export/exportchoice.h"

namespace rangebar {

class Settings;

/// How the reader exported last. The axis is not among it: it is what the window shows.
ExportChoice rememberedChoice(const Settings& settings);
void remember(Settings& settings, const ExportChoice& choice);

/// What the reader exported last; every chart, and no table, at first.
QList<ExportItem> rememberedItems(const Settings& settings);
void remember(Settings& settings, const QList<ExportItem>& items);

} // namespace rangebar
