// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>

namespace rangebar {
namespace {

/// The supported language of a locale name such as zh-Hans-CN, or an empty string.
QString match(const QString& name)
{
    const QLocale locale(name);
    switch (locale.language()) {
    case QLocale::English:
        return QStringLiteral("en");
    case QLocale::Russian:
        return QStringLiteral("ru");
    case QLocale::Chinese:
        return QStringLiteral("zh_CN");
    default:
        return {};
    }
}

} // namespace

Language::~Language()
{
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
}

QStringList Language::supported()
{
    return {QStringLiteral("en"), QStringLiteral("ru"), QStringLiteral("zh_CN")};
}

QString Language::resolved(const QString& wish)
{
    const QStringList wishes = wish.isEmpty() ? QLocale::system().uiLanguages() : QStringList{wish};
    for (const QString& name : wishes) {
        if (const QString found = match(name); !found.isEmpty()) {
            return found;
        }
    }
    return QStringLiteral("en");
}

void Language::apply(const QString& wish)
{
    const QString language = resolved(wish);
    if (language == m_current) {
        return;
    }
    m_current = language;
    // The reader's own regional habits where they write this language, the language's usual ones otherwise.
    const QLocale wanted(language);
    const QLocale system = QLocale::system();
    QLocale::setDefault(system.language() == wanted.language() ? system : wanted);

    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
    if (m_qt.load(QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(&m_qt);
    }
    if (m_own.load(QStringLiteral(":/i18n/rangebar_") + language)) {
        QCoreApplication::installTranslator(&m_own);
    }
}

} // namespace rangebar
