// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>
#include <QTranslator>

#include <memory>

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
    friend class LanguageScope;

    void install();
    void remove();

    QString m_current;
    QTranslator m_own;
    QTranslator m_qt;
};

/// Speaks another language for a moment: words and numbers made while the scope lives are in it, and no
/// window hears of it. For the GUI thread, without an event loop inside.
class LanguageScope
{
public:
    /// `usual` is not owned and outlives the scope. With an empty `wish`, or the usual language, nothing
    /// changes.
    LanguageScope(Language& usual, const QString& wish);
    ~LanguageScope();
    Q_DISABLE_COPY_MOVE(LanguageScope)

private:
    Language& m_usual;
    QLocale m_locale;
    std::unique_ptr<QObject> m_silence; ///< keeps the change from the windows; null where there is none
    std::unique_ptr<Language> m_other;
};

} // namespace rangebar
