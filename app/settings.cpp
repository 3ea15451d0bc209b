// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"

#include "app/folders.h"
#include "models/comparison/codechange.h"
#include "models/items/pagekeys.h"

#include <QDir>

#include <array>

namespace rangebar {
namespace {

struct Row
{
    Setting setting;
    const char* key;
    QVariant standard;
};

const Row& rowOf(Setting setting)
{
    static const std::array<Row, 31> rows{{
        {Setting::Language, "language", QString()},
        {Setting::Theme, "theme", QStringLiteral("system")},
        {Setting::TimeoutSeconds, "network/timeoutSeconds", 8},
        {Setting::WorkOffline, "network/workOffline", false},
        {Setting::AxisPerScenario, "charts/axisPerScenario", false},
        {Setting::WindowGeometry, "window/geometry", QByteArray()},
        {Setting::SplitterState, "window/splitter", QByteArray()},
        {Setting::SideListVisible, "window/sideListVisible", true},
        {Setting::LastPage, "window/lastPage", pageKey::overview},
        {Setting::RecentFiles, "files/recent", QStringList()},
        {Setting::ImageFolder, "files/imageFolder", QString()},
        {Setting::OpenFolder, "files/openFolder", QString()},
        {Setting::ReportFolder, "files/reportFolder", QString()},
        {Setting::InstructionsGate, "comparison/instructionsGate", CodeThresholds().instructionsPercent},
        {Setting::AllocationsGate, "comparison/allocationsGate", CodeThresholds().allocationsPercent},
        {Setting::ExportFormat, "export/format", QStringLiteral("png")},
        {Setting::ExportWidth, "export/width", 980},
        {Setting::ExportScale, "export/scale", 2},
        {Setting::ExportTheme, "export/theme", QStringLiteral("light")},
        {Setting::ExportTransparent, "export/transparent", false},
        {Setting::ExportTitle, "export/title", true},
        {Setting::ExportCaption, "export/caption", true},
        {Setting::ExportTextAsPaths, "export/textAsPaths", false},
        {Setting::ExportSnippet, "export/snippet", false},
        {Setting::ExportLanguage, "export/language", QString()},
        {Setting::ExportItems, "export/items", QStringList()},
        {Setting::LibraryFolder, "library/folder", QString()},
        {Setting::KeepDocuments, "library/keep", true},
        {Setting::ManualChapter, "help/chapter", QString()},
        {Setting::TrashedDocuments, "library/trashed", QStringList()},
        {Setting::GitHubApi, "github/api", QString()},
    }};
    return rows.at(static_cast<std::size_t>(setting));
}

} // namespace

Settings::Settings(const QString& file) : m_settings(file, QSettings::IniFormat) {}

QVariant Settings::value(Setting setting) const
{
    const Row& row = rowOf(setting);
    Q_ASSERT(row.setting == setting);
    return m_settings.value(QLatin1String(row.key), row.standard);
}

QString Settings::text(Setting setting) const
{
    return value(setting).toString();
}

int Settings::number(Setting setting, int least, int most) const
{
    bool isNumber = false;
    const int number = value(setting).toInt(&isNumber);
    return isNumber && number >= least && number <= most ? number : rowOf(setting).standard.toInt();
}

double Settings::real(Setting setting, double least, double most) const
{
    bool isNumber = false;
    const double number = value(setting).toDouble(&isNumber);
    return isNumber && number >= least && number <= most ? number : rowOf(setting).standard.toDouble();
}

bool Settings::flag(Setting setting) const
{
    return value(setting).toBool();
}

QByteArray Settings::bytes(Setting setting) const
{
    return value(setting).toByteArray();
}

QStringList Settings::list(Setting setting) const
{
    return value(setting).toStringList();
}

void Settings::set(Setting setting, const QVariant& value)
{
    const QLatin1String key(rowOf(setting).key);
    if (m_settings.value(key) != value) { // what did not change need not be written to the disk
        m_settings.setValue(key, value);
    }
}

QString libraryFolder(const Settings& settings, const Folders& folders)
{
    const QString chosen = settings.text(Setting::LibraryFolder);
    return QDir::isAbsolutePath(chosen) ? QDir::cleanPath(chosen) : folders.library();
}

} // namespace rangebar
