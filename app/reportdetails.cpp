// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reportdetails.h"

#include "app/log.h"
#include "app/program.h"
#include "models/log/redaction.h"
#include "models/report/visibletext.h"

#include <QApplication>
#include <QFont>
#include <QScreen>
#include <QStyle>
#include <QSysInfo>

#include <algorithm>

namespace rangebar {
namespace {

constexpr qsizetype mostLines = 40;
constexpr qsizetype longestValue = 200;

QString safe(const QString& text)
{
    return withoutHome(withoutSecrets(text));
}

QString screenLine(const QScreen* screen)
{
    return QStringLiteral("Screen: %1 x %2, scale %3, %4 dpi")
        .arg(screen->size().width())
        .arg(screen->size().height())
        .arg(screen->devicePixelRatio())
        .arg(screen->logicalDotsPerInch());
}

QString textOf(const QVariant& value)
{
    return value.typeId() == QMetaType::QStringList ? value.toStringList().join(QStringLiteral(", "))
                                                    : value.toString();
}

/// What the reader has chosen; what the program remembers by itself names their files.
QStringList settingLines(const Settings& settings)
{
    QStringList lines;
    for (const SettingInfo& info : allSettings()) {
        if (info.page != SettingPage::None && !settings.isDefault(info.setting)) {
            lines += QStringLiteral("  %1 = %2")
                         .arg(QLatin1String(info.key),
                              visibleText(safe(textOf(settings.value(info.setting))), longestValue));
        }
    }
    return lines.isEmpty() ? QStringList{QStringLiteral("  (all as they came)")} : lines;
}

} // namespace

QString reportDetails(Program& program, const QString& crash)
{
    QStringList lines{
        QStringLiteral("Rangebar %1").arg(QCoreApplication::applicationVersion()),
        QStringLiteral("Qt %1 (built with %2)").arg(QLatin1String(qVersion()), QLatin1String(QT_VERSION_STR)),
        QStringLiteral("System: %1, %2 %3, %4")
            .arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(), QSysInfo::kernelVersion(),
                 QSysInfo::currentCpuArchitecture()),
        QStringLiteral("Platform: %1, style %2, font %3 pt")
            .arg(QGuiApplication::platformName(), QApplication::style()->name())
            .arg(QApplication::font().pointSizeF()),
        QStringLiteral("Language: %1, locale %2").arg(program.language().current(), QLocale().name()),
        QStringLiteral("Portable: %1")
            .arg(Folders::home().isEmpty() ? QStringLiteral("no") : QStringLiteral("yes"))};
    for (const QScreen* screen : QGuiApplication::screens()) {
        lines += screenLine(screen);
    }
    lines += QStringLiteral("Open: %1 documents, %2 crates")
                 .arg(program.files()->rowCount())
                 .arg(program.feed()->count());
    lines += QStringLiteral("Own catalogue: %1")
                 .arg(program.feed()->catalogue() == Catalogue::builtIn() ? QStringLiteral("no")
                                                                          : QStringLiteral("yes"));
    lines += QStringLiteral("Settings that differ from the defaults:");
    lines += settingLines(program.settings());
    if (!crash.isEmpty()) {
        lines += QStringLiteral("The program ended unexpectedly:");
        for (const QString& line : crash.split(QLatin1Char('\n'))) {
            lines += QStringLiteral("  ") + visibleText(safe(line));
        }
    }
    lines += QStringLiteral("Log:");
    const QList<LogRecord> records = Log::recent();
    for (const LogRecord& record : records.mid(std::max<qsizetype>(0, records.size() - mostLines))) {
        lines += QStringLiteral("  ") + safe(record.line());
    }
    if (records.isEmpty()) {
        lines += QStringLiteral("  (empty)");
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace rangebar
