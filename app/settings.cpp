// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"

#include "app/folders.h"
#include "app/hostandport.h"
#include "app/language.h"
#include "models/comparison/codechange.h"
#include "models/items/pagekeys.h"
#include "models/log/logcategories.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <array>
#include <cmath>
#include <tuple>

namespace rangebar {
namespace {

using Page = SettingPage;
using Kind = SettingKind;

// The limits of pictures are those of widgets/export/exportchoice.h, which tests hold them to: the settings
// are read where there are no widgets.
constexpr int leastPictureWidth = 320;
constexpr int mostPictureWidth = 8000;
constexpr int mostPictureScale = 4;
constexpr int mostTimeoutSeconds = 600;

QStringList languages()
{
    return QStringList{QString()} + Language::supported();
}

const auto& rows()
{
    const auto word = [](const char* text) { return QString::fromLatin1(text); };
    const auto words = [](std::initializer_list<const char*> texts) {
        QStringList list;
        for (const char* text : texts) {
            list += QString::fromLatin1(text);
        }
        return list;
    };
    static const auto all = std::to_array<SettingInfo>({
        {Setting::Language, "language", Page::General, Kind::Choice, QString(), 0, 0, languages()},
        {Setting::Theme, "theme", Page::General, Kind::Choice, word("system"), 0, 0,
         words({"system", "light", "dark"})},
        {Setting::TimeoutSeconds, "network/timeoutSeconds", Page::Network, Kind::Whole, 8, 1,
         mostTimeoutSeconds},
        {Setting::WorkOffline, "network/workOffline", Page::Network, Kind::Flag, false},
        {Setting::Proxy, "network/proxy", Page::Network, Kind::Choice, word("system"), 0, 0,
         words({"system", "none", "http", "socks5"})},
        {Setting::ProxyAddress, "network/proxyAddress", Page::Network, Kind::HostAndPort, QString()},
        {Setting::AxisPerScenario, "charts/axisPerScenario", Page::None, Kind::Flag, false},
        {Setting::WindowGeometry, "window/geometry", Page::None, Kind::Bytes, QByteArray()},
        {Setting::SplitterState, "window/splitter", Page::None, Kind::Bytes, QByteArray()},
        {Setting::SideListVisible, "window/sideListVisible", Page::None, Kind::Flag, true},
        {Setting::LastPage, "window/lastPage", Page::None, Kind::Text, pageKey::overview},
        {Setting::RecentFiles, "files/recent", Page::None, Kind::List, QStringList()},
        {Setting::ImageFolder, "files/imageFolder", Page::None, Kind::Text, QString()},
        {Setting::OpenFolder, "files/openFolder", Page::None, Kind::Text, QString()},
        {Setting::ReportFolder, "files/reportFolder", Page::None, Kind::Text, QString()},
        {Setting::InstructionsGate, "comparison/instructionsGate", Page::Comparison, Kind::Real,
         CodeThresholds().instructionsPercent, 0, CodeThresholds::mostPercent},
        {Setting::AllocationsGate, "comparison/allocationsGate", Page::Comparison, Kind::Real,
         CodeThresholds().allocationsPercent, 0, CodeThresholds::mostPercent},
        {Setting::ExportFormat, "export/format", Page::Export, Kind::Choice, word("png"), 0, 0,
         words({"png", "svg", "pdf"})},
        {Setting::ExportWidth, "export/width", Page::Export, Kind::Whole, 980, leastPictureWidth,
         mostPictureWidth},
        {Setting::ExportScale, "export/scale", Page::Export, Kind::Whole, 2, 1, mostPictureScale},
        {Setting::ExportTheme, "export/theme", Page::Export, Kind::Choice, word("light"), 0, 0,
         words({"light", "dark", "both"})},
        {Setting::ExportTransparent, "export/transparent", Page::Export, Kind::Flag, false},
        {Setting::ExportTitle, "export/title", Page::Export, Kind::Flag, true},
        {Setting::ExportCaption, "export/caption", Page::Export, Kind::Flag, true},
        {Setting::ExportTextAsPaths, "export/textAsPaths", Page::Export, Kind::Flag, false},
        {Setting::ExportSnippet, "export/snippet", Page::Export, Kind::Flag, false},
        {Setting::ExportLanguage, "export/language", Page::Export, Kind::Choice, QString(), 0, 0,
         languages()},
        {Setting::ExportItems, "export/items", Page::None, Kind::List, QStringList()},
        {Setting::LibraryFolder, "library/folder", Page::Library, Kind::Folder, QString()},
        {Setting::KeepDocuments, "library/keep", Page::Library, Kind::Flag, true},
        {Setting::ManualChapter, "help/chapter", Page::None, Kind::Text, QString()},
        {Setting::HistorySwitches, "history/switches", Page::None, Kind::List, QStringList()},
        {Setting::TrashedDocuments, "library/trashed", Page::None, Kind::List, QStringList()},
        // On the page of the token, which is a view of its own.
        {Setting::GitHubApi, "github/api", Page::None, Kind::Text, QString()},
        {Setting::ToldProblems, "settings/told", Page::None, Kind::List, QStringList()},
    });
    return all;
}

QString inWords(const QVariant& value)
{
    return value.typeId() == QMetaType::QStringList ? value.toStringList().join(QStringLiteral(", "))
                                                    : value.toString();
}

std::optional<QVariant> acceptedFlag(const QVariant& value)
{
    if (value.typeId() == QMetaType::Bool) {
        return value;
    }
    const QString word = value.typeId() == QMetaType::QString ? value.toString().toLower() : QString();
    if (word == QLatin1String("true") || word == QLatin1String("1")) {
        return true;
    }
    return word == QLatin1String("false") || word == QLatin1String("0") ? std::optional<QVariant>(false)
                                                                        : std::nullopt;
}

std::optional<QVariant> acceptedNumber(const SettingInfo& info, const QVariant& value)
{
    bool isNumber = false;
    const QVariant number =
        info.kind == Kind::Whole ? QVariant(value.toInt(&isNumber)) : QVariant(value.toDouble(&isNumber));
    // A fraction does not count as the whole number that it would be rounded to.
    const bool isWhole = info.kind != Kind::Whole || value.toDouble() == number.toInt();
    const double size = number.toDouble();
    return isNumber && isWhole && std::isfinite(size) && size >= info.least && size <= info.most
               ? std::optional(number)
               : std::nullopt;
}

/// Whether QSettings can read all of it. A file of zeros is what a disk may leave of one after the power
/// went.
bool canBeUnderstood(const QString& file)
{
    QFile bytes(file);
    if (bytes.open(QIODevice::ReadOnly) && bytes.readAll().contains('\0')) {
        return false;
    }
    const QSettings settings(file, QSettings::IniFormat);
    std::ignore = settings.allKeys(); // only now are its lines read
    return settings.status() != QSettings::FormatError;
}

std::optional<SettingsProblem> prepare(const QString& file)
{
    const QFileInfo info(file);
    if (!info.exists()) {
        return std::nullopt;
    }
    SettingsProblem problem;
    problem.file = file;
    if (!info.isFile() || !info.isReadable()) {
        problem.code = SettingsProblem::Code::NotReadable;
        return problem;
    }
    if (canBeUnderstood(file)) {
        return std::nullopt;
    }
    const QString stem = info.path() + QLatin1Char('/') + info.completeBaseName() +
                         QDateTime::currentDateTime().toString(QStringLiteral("'-broken-'yyyy-MM-dd-HHmmss"));
    QString aside = stem + QStringLiteral(".ini");
    for (int i = 2; QFile::exists(aside); ++i) {
        aside = stem + QStringLiteral("-%1.ini").arg(i);
    }
    problem.code =
        QFile::rename(file, aside) ? SettingsProblem::Code::SetAside : SettingsProblem::Code::NotSetAside;
    problem.detail = aside;
    return problem;
}

} // namespace

std::span<const SettingInfo> allSettings()
{
    return rows();
}

const SettingInfo& settingInfo(Setting setting)
{
    const SettingInfo& info = rows().at(static_cast<std::size_t>(setting));
    Q_ASSERT(info.setting == setting);
    return info;
}

std::optional<QVariant> acceptedValue(const SettingInfo& info, const QVariant& value)
{
    const bool isText = value.typeId() == QMetaType::QString;
    const QString text = isText ? value.toString() : QString();
    const auto where = [&value](bool is) { return is ? std::optional(value) : std::nullopt; };
    switch (info.kind) {
    case Kind::Text:
        return where(isText);
    case Kind::Choice:
        return where(isText && info.choices.contains(text));
    case Kind::Whole:
    case Kind::Real:
        return acceptedNumber(info, value);
    case Kind::Flag:
        return acceptedFlag(value);
    case Kind::Folder:
        return where(isText && (text.isEmpty() || QDir::isAbsolutePath(text)));
    case Kind::HostAndPort:
        return where(isText && (text.isEmpty() || HostAndPort::read(text)));
    case Kind::Bytes:
        return where(value.typeId() == QMetaType::QByteArray || (isText && text.isEmpty()));
    case Kind::List:
        // An empty list is written as nothing, and a list of one as a text.
        if (!value.isValid()) {
            return QVariant(QStringList());
        }
        return isText || value.typeId() == QMetaType::QStringList
                   ? std::optional<QVariant>(value.toStringList())
                   : std::nullopt;
    }
    Q_UNREACHABLE();
}

Settings::Settings(const QString& file) : m_fileProblem(prepare(file)), m_settings(file, QSettings::IniFormat)
{
    if (m_fileProblem) {
        qCWarning(logSettings).noquote() << "The settings file" << file << "can't be understood or read; code"
                                         << static_cast<int>(m_fileProblem->code);
    }
}

QVariant Settings::value(Setting setting) const
{
    const SettingInfo& info = settingInfo(setting);
    const QLatin1String key(info.key);
    if (!m_settings.contains(key)) {
        return info.standard;
    }
    return acceptedValue(info, m_settings.value(key)).value_or(info.standard);
}

QString Settings::text(Setting setting) const
{
    return value(setting).toString();
}

int Settings::number(Setting setting) const
{
    return value(setting).toInt();
}

double Settings::real(Setting setting) const
{
    return value(setting).toDouble();
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
    const QLatin1String key(settingInfo(setting).key);
    if (m_settings.value(key) != value) { // what did not change need not be written to the disk
        m_settings.setValue(key, value);
    }
}

bool Settings::isDefault(Setting setting) const
{
    return value(setting) == settingInfo(setting).standard;
}

void Settings::reset(Setting setting)
{
    m_settings.remove(QLatin1String(settingInfo(setting).key));
}

QList<SettingsProblem> Settings::problems() const
{
    QList<SettingsProblem> found;
    if (m_fileProblem) {
        found += *m_fileProblem;
    }
    for (const SettingInfo& info : rows()) {
        const QLatin1String key(info.key);
        if (m_settings.contains(key) && !acceptedValue(info, m_settings.value(key))) {
            found += SettingsProblem{SettingsProblem::Code::WrongValue, m_settings.fileName(), info.setting,
                                     inWords(m_settings.value(key))};
        }
    }
    return found;
}

QList<SettingsProblem> Settings::newProblems()
{
    const QStringList toldBefore = list(Setting::ToldProblems);
    QStringList told;
    QList<SettingsProblem> fresh;
    for (const SettingsProblem& problem : problems()) {
        if (problem.code != SettingsProblem::Code::WrongValue) {
            fresh += problem;
            continue;
        }
        constexpr qsizetype enoughToKnow = 80;
        const QString mark = QLatin1String(settingInfo(problem.setting).key) + QLatin1Char('=') +
                             problem.detail.left(enoughToKnow);
        told += mark;
        if (!toldBefore.contains(mark)) {
            qCWarning(logSettings).noquote() << "Not used, the default counts:" << mark;
            fresh += problem;
        }
    }
    if (told != toldBefore) {
        if (told.isEmpty()) {
            reset(Setting::ToldProblems);
        } else {
            set(Setting::ToldProblems, told);
        }
    }
    return fresh;
}

QString libraryFolder(const Settings& settings, const Folders& folders)
{
    const QString chosen = settings.text(Setting::LibraryFolder);
    return chosen.isEmpty() ? folders.library() : QDir::cleanPath(chosen);
}

} // namespace rangebar
