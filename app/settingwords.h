// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings.h"

#include <QCoreApplication>

namespace rangebar {

/// The words of the settings, in the current language.
class SettingWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::SettingWords)

public:
    static QString page(SettingPage page);
    static QString name(Setting setting);
    static QString description(Setting setting);
    /// A value as the dialog shows it: the name of a choice, a number with its unit, yes or no.
    static QString value(Setting setting, const QVariant& value);
    /// " s", " %": what stands behind the number; empty for none.
    static QString unit(Setting setting);
    /// "From 1 s to 600 s. Default: 8 s."
    static QString range(Setting setting);
    /// Why this text is no value of the setting; empty where it is one.
    static QString wrongValue(Setting setting, const QVariant& value);
    static QString problem(const SettingsProblem& problem);
};

} // namespace rangebar
