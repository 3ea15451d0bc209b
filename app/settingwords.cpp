// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settingwords.h"

#include "models/report/joining.h"
#include "models/report/visibletext.h"

#include <QDir>
#include <QLocale>

namespace rangebar {
namespace {

constexpr qsizetype longestValue = 80;

} // namespace

QString SettingWords::page(SettingPage page)
{
    switch (page) {
    case SettingPage::None:
        return {};
    case SettingPage::General:
        return tr("Language and theme");
    case SettingPage::Catalogue:
        return tr("Crates and addresses");
    case SettingPage::Network:
        return tr("Network");
    case SettingPage::Comparison:
        return tr("Comparison");
    case SettingPage::Export:
        return tr("Export");
    case SettingPage::Library:
        return tr("Library");
    case SettingPage::GitHub:
        return tr("GitHub");
    }
    Q_UNREACHABLE();
}

QString SettingWords::name(Setting setting)
{
    switch (setting) {
    case Setting::Language:
        return tr("Language");
    case Setting::Theme:
        return tr("Theme");
    case Setting::TimeoutSeconds:
        return tr("Give up a download after");
    case Setting::WorkOffline:
        return tr("Work offline");
    case Setting::Proxy:
        return tr("Proxy");
    case Setting::ProxyAddress:
        return tr("Address of the proxy");
    case Setting::InstructionsGate:
        return tr("Gate for instructions");
    case Setting::AllocationsGate:
        return tr("Gate for allocations");
    case Setting::ExportFormat:
        return tr("Format of pictures");
    case Setting::ExportWidth:
        return tr("Width of pictures");
    case Setting::ExportScale:
        return tr("Scale of pictures");
    case Setting::ExportTheme:
        return tr("Theme of pictures");
    case Setting::ExportTransparent:
        return tr("Transparent background");
    case Setting::ExportTitle:
        return tr("Title");
    case Setting::ExportCaption:
        return tr("Caption");
    case Setting::ExportTextAsPaths:
        return tr("Text as outlines");
    case Setting::ExportSnippet:
        return tr("HTML beside the pictures");
    case Setting::ExportLanguage:
        return tr("Language of pictures");
    case Setting::LibraryFolder:
        return tr("Folder of the library");
    case Setting::KeepDocuments:
        return tr("Keep documents");
    default:
        return {};
    }
}

QString SettingWords::description(Setting setting)
{
    switch (setting) {
    case Setting::Language:
        return tr("Of the menus, the tables and the numbers.");
    case Setting::Theme:
        return tr("Light or dark, for the window and its charts.");
    case Setting::TimeoutSeconds:
        return tr("The time for one document, from the question to the last byte.");
    case Setting::WorkOffline:
        return tr("Nothing is asked of the network; the kept copies are shown.");
    case Setting::Proxy:
        return tr("The proxy that requests go through. The system's may be set in its own settings or by "
                  "http_proxy and https_proxy.");
    case Setting::ProxyAddress:
        return tr(
            "A host and a port, such as proxy.example:8080. While it is empty, the system's proxy is used.");
    case Setting::InstructionsGate:
        return tr("In a comparison, a count of instructions that grows by more is a regression.");
    case Setting::AllocationsGate:
        return tr("In a comparison, a count of allocations that grows by more is a regression.");
    case Setting::ExportFormat:
        return tr("What the export starts with; it remembers the last choice.");
    case Setting::ExportWidth:
        return tr("In pixels of a usual screen, or in points for PDF.");
    case Setting::ExportScale:
        return tr("How many pixels of a PNG picture stand for one pixel of the width.");
    case Setting::ExportTheme:
        return tr("Light or dark, or each picture in both.");
    case Setting::ExportTransparent:
        return tr("Whatever is behind the picture shows through.");
    case Setting::ExportTitle:
        return tr("The crate and the chart are named above the picture.");
    case Setting::ExportCaption:
        return tr("Versions, machine and date stand below the picture.");
    case Setting::ExportTextAsPaths:
        return tr("The text of an SVG drawing looks the same everywhere, but can't be searched or copied any "
                  "more.");
    case Setting::ExportSnippet:
        return tr("A file with the lines that show the pictures on a page, such as release notes.");
    case Setting::ExportLanguage:
        return tr("Of the words in the pictures.");
    case Setting::LibraryFolder:
        return tr("The library is a folder with a file for each document. Choosing another folder opens the "
                  "library in "
                  "it, and leaves this one as it is: nothing is moved or deleted.");
    case Setting::KeepDocuments:
        return tr("Every document that is downloaded or opened goes into the library.");
    default:
        return {};
    }
}

QString SettingWords::unit(Setting setting)
{
    switch (setting) {
    case Setting::TimeoutSeconds:
        return tr(" s");
    case Setting::InstructionsGate:
    case Setting::AllocationsGate:
        return tr(" %");
    case Setting::ExportWidth:
        return tr(" px");
    case Setting::ExportScale:
        return tr("x");
    default:
        return {};
    }
}

namespace {

QString languageName(const QString& code, const QString& none)
{
    if (code == QLatin1String("en")) {
        return QStringLiteral("English");
    }
    if (code == QLatin1String("ru")) {
        return QStringLiteral("Русский");
    }
    if (code == QLatin1String("zh_CN")) {
        return QStringLiteral("简体中文");
    }
    return none;
}

} // namespace

QString SettingWords::value(Setting setting, const QVariant& value)
{
    const QString text = value.toString();
    switch (setting) {
    case Setting::Language:
        return languageName(text, tr("As the system"));
    case Setting::ExportLanguage:
        return languageName(text, tr("As the window"));
    case Setting::Theme:
    case Setting::ExportTheme:
        if (text == QLatin1String("light")) {
            return tr("Light");
        }
        if (text == QLatin1String("dark")) {
            return tr("Dark");
        }
        return text == QLatin1String("both") ? tr("Both") : tr("As the system");
    case Setting::Proxy:
        if (text == QLatin1String("none")) {
            return tr("None");
        }
        if (text == QLatin1String("http")) {
            return tr("HTTP proxy");
        }
        return text == QLatin1String("socks5") ? tr("SOCKS5 proxy") : tr("The system's");
    case Setting::ExportFormat:
        if (text == QLatin1String("svg")) {
            return tr("SVG drawing");
        }
        return text == QLatin1String("pdf") ? tr("PDF document") : tr("PNG picture");
    case Setting::LibraryFolder:
        return text.isEmpty() ? tr("the standard folder") : visibleText(QDir::toNativeSeparators(text));
    default:
        break;
    }
    switch (settingInfo(setting).kind) {
    case SettingKind::Flag:
        return value.toBool() ? tr("On") : tr("Off");
    case SettingKind::Whole:
        return QLocale().toString(value.toInt()) + unit(setting);
    case SettingKind::Real:
        return QLocale().toString(value.toDouble(), 'f', QLocale::FloatingPointShortest) + unit(setting);
    default:
        return text.isEmpty() ? tr("empty") : visibleText(text);
    }
}

QString SettingWords::range(Setting setting)
{
    const SettingInfo& info = settingInfo(setting);
    const QString standard = value(setting, info.standard);
    if (info.kind == SettingKind::Whole || info.kind == SettingKind::Real) {
        return tr("From %1 to %2. Default: %3.")
            .arg(value(setting, info.least), value(setting, info.most), standard);
    }
    return tr("Default: %1.").arg(standard);
}

QString SettingWords::wrongValue(Setting setting, const QVariant& wrong)
{
    const SettingInfo& info = settingInfo(setting);
    if (acceptedValue(info, wrong)) {
        return {};
    }
    switch (info.kind) {
    case SettingKind::Folder:
        return tr("It needs the whole path of a folder, from the top of the disk.");
    case SettingKind::HostAndPort:
        return tr("It must be a host and a port, such as proxy.example:8080.");
    case SettingKind::Whole:
        return tr("It must be a whole number from %1 to %2.")
            .arg(value(setting, info.least), value(setting, info.most));
    case SettingKind::Real:
        return tr("It must be a number from %1 to %2.")
            .arg(value(setting, info.least), value(setting, info.most));
    case SettingKind::Flag:
        return tr("It must be true or false.");
    case SettingKind::Choice: {
        QStringList names;
        for (const QString& choice : info.choices) {
            if (!choice.isEmpty()) {
                names += choice;
            }
        }
        return tr("It must be one of %1.").arg(Joining::list(names));
    }
    default:
        return tr("It is of another kind.");
    }
}

QString SettingWords::problem(const SettingsProblem& problem)
{
    const auto shown = [](const QString& path) { return visibleText(QDir::toNativeSeparators(path)); };
    switch (problem.code) {
    case SettingsProblem::Code::SetAside:
        return tr("The settings could not be understood. They are in %1 now, and the program has begun with "
                  "its "
                  "defaults.")
            .arg(shown(problem.detail));
    case SettingsProblem::Code::NotSetAside:
        return tr("The settings in %1 can't be understood, and the file can't be renamed. The defaults are "
                  "used. Delete the file, or make its folder writable.")
            .arg(shown(problem.file));
    case SettingsProblem::Code::NotReadable:
        return tr("The settings in %1 can't be read, so the defaults are used and nothing is remembered. "
                  "Make the file readable for you.")
            .arg(shown(problem.file));
    case SettingsProblem::Code::WrongValue: {
        const SettingInfo& info = settingInfo(problem.setting);
        return Joining::sentences(
            {tr("The setting %1 can't be \"%2\", so its default counts.")
                 .arg(QString::fromLatin1(info.key), visibleText(problem.detail, longestValue)),
             wrongValue(problem.setting, problem.detail)});
    }
    }
    Q_UNREACHABLE();
}

} // namespace rangebar
