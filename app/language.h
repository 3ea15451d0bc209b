// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>
#include <QTranslator>

namespace rangebar {

/// Installs the translations of a language and makes its locale the default, also while the program runs.
class Language
{
public:
    Language() = default;
    ~Language();
    Q_DISABLE_COPY_MOVE(Language)

    static QStringList supported(); ///< "en", "ru", "zh_CN"
    /// The supported language for a wish such as "ru", "zh", "de_DE" or empty (the system's own); English
    /// where none fits.
    static QString resolved(const QString& wish);

    void apply(const QString& wish);
    QString current() const { return m_current; }

private:
    QString m_current;
    QTranslator m_own;
    QTranslator m_qt;
};

} // namespace rangebar
