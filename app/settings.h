// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>

namespace rangebar {

/// Everything remembered between starts, one row each: key and default are in settings.cpp.
enum class Setting
{
    Language,       ///< QString: "en", "ru", "zh_CN", empty for the system's
    Theme,          ///< QString: "system", "light", "dark"
    TimeoutSeconds, ///< int, 1 to 600
    WorkOffline,
    AxisPerScenario,
    WindowGeometry,
    SplitterState,
    SideListVisible,
    LastPage,
    RecentFiles,
    ImageFolder,
    OpenFolder,
    ReportFolder,
    InstructionsGate, ///< double, percent
    AllocationsGate,  ///< double, percent
    ExportFormat,     ///< QString: "png", "svg", "pdf"
    ExportWidth,
    ExportScale,
    ExportTheme, ///< QString: "light", "dark", "both"
    ExportTransparent,
    ExportTitle,
    ExportCaption,
    ExportTextAsPaths,
    ExportSnippet,
    ExportLanguage,   ///< QString: as Language
    ExportItems,      ///< QStringList of names of models/report/exportitems.h
    LibraryFolder,    ///< QString: empty for Folders::library()
    KeepDocuments,    ///< bool: what is downloaded or opened goes into the library
    ManualChapter,    ///< QString: the chapter that was read last
    TrashedDocuments, ///< QStringList: hashes of what the reader threw away, which is not kept again
    GitHubApi,        ///< QString: the address of GitHub's API; empty for github.com
};

/// Typed access to the settings file. A value of the wrong type or out of range reads as the default.
class Settings
{
public:
    explicit Settings(const QString& file);

    QString text(Setting setting) const;
    int number(Setting setting, int least, int most) const;
    double real(Setting setting, double least, double most) const;
    bool flag(Setting setting) const;
    QByteArray bytes(Setting setting) const;
    QStringList list(Setting setting) const;
    void set(Setting setting, const QVariant& value);

private:
    QVariant value(Setting setting) const;

    QSettings m_settings;
};

struct Folders;
/// Where the reader's library is, absolute. It need not exist yet.
QString libraryFolder(const Settings& settings, const Folders& folders);

} // namespace rangebar
