// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>
#include <QVariant>

#include <optional>
#include <span>

namespace rangebar {

/// Everything remembered between starts, one row each in settings.cpp.
enum class Setting
{
    Language, ///< "en", "ru", "zh_CN", empty for the system's
    Theme,    ///< "system", "light", "dark"
    TimeoutSeconds,
    WorkOffline,
    Proxy,        ///< "system", "none", "http", "socks5"
    ProxyAddress, ///< "host:port", empty for none
    AxisPerScenario,
    WindowGeometry,
    SplitterState,
    SideListVisible,
    LastPage,
    RecentFiles,
    ImageFolder,
    OpenFolder,
    ReportFolder,
    InstructionsGate, ///< percent
    AllocationsGate,  ///< percent
    ExportFormat,     ///< "png", "svg", "pdf"
    ExportWidth,
    ExportScale,
    ExportTheme, ///< "light", "dark", "both"
    ExportTransparent,
    ExportTitle,
    ExportCaption,
    ExportTextAsPaths,
    ExportSnippet,
    ExportLanguage,   ///< as Language
    ExportItems,      ///< names of models/report/exportitems.h
    LibraryFolder,    ///< empty for Folders::library()
    KeepDocuments,    ///< what is downloaded or opened goes into the library
    ManualChapter,    ///< the chapter that was read last
    HistorySwitches,  ///< what is other than usual in the history of a crate (historywindow.cpp)
    TrashedDocuments, ///< hashes of what the reader threw away, which is not kept again
    GitHubApi,        ///< the address of GitHub's API; empty for github.com
    ToldProblems,     ///< what of this file was told to be wrong, so that it is told once
};

/// The page of the dialog that shows a setting; None for what the program remembers by itself.
enum class SettingPage
{
    None,
    General,
    Catalogue,
    Network,
    Comparison,
    Export,
    Library,
    GitHub,
};

enum class SettingKind
{
    Text,
    Choice, ///< one of SettingInfo::choices
    Whole,  ///< from least to most
    Real,   ///< from least to most
    Flag,
    Folder,      ///< a whole path, or empty
    HostAndPort, ///< "host:port", or empty
    Bytes,
    List,
};

/// What is known of a setting. Reading, resetting, the search and the dialog follow it; its words are in
/// settingwords.h.
struct SettingInfo
{
    Setting setting;
    const char* key;
    SettingPage page;
    SettingKind kind;
    QVariant standard;
    double least = 0;
    double most = 0;
    QStringList choices = {};
};

/// In the order of the enumeration, which is that of the dialog.
std::span<const SettingInfo> allSettings();
const SettingInfo& settingInfo(Setting setting);

/// The value as its kind holds it, or nothing where it is of another type or out of range.
std::optional<QVariant> acceptedValue(const SettingInfo& info, const QVariant& value);

/// What is wrong with a settings file. None of it stops the program; the words are in settingwords.h.
struct SettingsProblem
{
    enum class Code
    {
        SetAside,    ///< it can't be understood, and is `detail` now
        NotSetAside, ///< it can't be understood; its name could not be changed either
        NotReadable,
        WrongValue, ///< `setting` counts as its default
    };
    Code code = Code::NotReadable;
    QString file;
    Setting setting = Setting::Language; ///< for WrongValue
    QString detail;                      ///< untrusted; for WrongValue what stands in the file

    bool operator==(const SettingsProblem&) const = default;
};

/// Typed access to the settings file. A value of the wrong type or out of range reads as the default, and
/// stays in the file until another is set: a later version may have written it. So does what is not known at
/// all. A file that can't be understood is set aside under another name.
class Settings
{
public:
    explicit Settings(const QString& file);

    QVariant value(Setting setting) const;
    QString text(Setting setting) const;
    int number(Setting setting) const;
    double real(Setting setting) const;
    bool flag(Setting setting) const;
    QByteArray bytes(Setting setting) const;
    QStringList list(Setting setting) const;

    void set(Setting setting, const QVariant& value);
    bool isDefault(Setting setting) const;
    /// Back to the default, also to that of later versions.
    void reset(Setting setting);

    /// What is wrong with the file now; looks through all of it.
    QList<SettingsProblem> problems() const;
    /// Those that were not asked for before, at this start or an earlier one.
    QList<SettingsProblem> newProblems();

private:
    std::optional<SettingsProblem> m_fileProblem; ///< before the file is opened
    QSettings m_settings;
};

struct Folders;
/// Where the reader's library is, absolute. It need not exist yet.
QString libraryFolder(const Settings& settings, const Folders& folders);

} // namespace rangebar
