// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLibraryInfo>

#include <tuple>

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

/// Every change of the translators is told to the application, which tells it to all windows.
class LanguageChangeSilence final : public QObject
{
public:
    LanguageChangeSilence() { QCoreApplication::instance()->installEventFilter(this); }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        return event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance();
    }
};

} // namespace

Language::~Language()
{
    remove();
}

void Language::install()
{
    for (QTranslator* translator : {&m_qt, &m_own}) {
        if (!translator->isEmpty()) {
            QCoreApplication::installTranslator(translator);
        }
    }
}

void Language::remove()
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

    remove();
    // A translator that loads nothing is left empty, and is not installed.
    std::ignore =
        m_qt.load(QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    std::ignore = m_own.load(QStringLiteral(":/i18n/rangebar_") + language);
    install();
}

LanguageScope::LanguageScope(Language& usual, const QString& wish) : m_usual(usual)
{
    if (wish.isEmpty() || Language::resolved(wish) == usual.current()) {
        return;
    }
    m_silence = std::make_unique<LanguageChangeSilence>();
    m_usual.remove();
    m_other = std::make_unique<Language>();
    m_other->apply(wish);
}

LanguageScope::~LanguageScope()
{
    if (m_other) {
        m_other.reset();
        m_usual.install();
        QLocale::setDefault(m_locale);
    }
}

} // namespace rangebar
