// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"

#include "app/language.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <algorithm>

namespace rangebar {
namespace {

constexpr int usageExit = 2;
constexpr int noDisplayExit = 3;

struct CommandLineWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::CommandLine)
};

bool displayIsMissing(const QStringList& arguments)
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    const bool chosen = std::ranges::any_of(arguments, [](const QString& argument) {
        return argument.startsWith(QLatin1String("-platform")) ||
               argument.startsWith(QLatin1String("--platform"));
    });
    return !chosen && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM") &&
           qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
#else
    Q_UNUSED(arguments)
    return false;
#endif
}

} // namespace

CommandLine readCommandLine(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    // A language asked for on the command line also speaks the help that is asked for beside it.
    QStringList arguments = QCoreApplication::arguments();
    const qsizetype wish = arguments.indexOf(QStringLiteral("--lang"));
    Language language;
    language.apply(wish >= 0 ? arguments.value(wish + 1) : QString());

    QCommandLineParser parser;
    parser.setApplicationDescription(
        CommandLineWords::tr("Downloads, draws and compares the benchmark results of RustStream crates."));
    const QCommandLineOption help({QStringLiteral("h"), QStringLiteral("help")},
                                  CommandLineWords::tr("Shows this help and ends."));
    const QCommandLineOption version({QStringLiteral("v"), QStringLiteral("version")},
                                     CommandLineWords::tr("Shows the version and ends."));
    const QCommandLineOption lang(QStringLiteral("lang"),
                                  CommandLineWords::tr("Language of this run: en, ru or zh_CN."),
                                  QStringLiteral("code"));
    const QCommandLineOption compare(
        QStringLiteral("compare"),
        CommandLineWords::tr("Compares the two documents that follow, base first."));
    parser.addOptions({help, version, lang, compare});
    parser.addPositionalArgument(
        QStringLiteral("file"),
        CommandLineWords::tr("Documents to open (results.json), or saved comparisons (.rangebar)."),
        QStringLiteral("[file...]"));

    CommandLine result;
    // Options of Qt itself, such as -platform, are for QApplication.
    QStringList own;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        static const QStringList qtOptions{QStringLiteral("-platform"), QStringLiteral("--platform"),
                                           QStringLiteral("-style"), QStringLiteral("--style")};
        if (qtOptions.contains(arguments.at(i))) {
            ++i;
            continue;
        }
        own += arguments.at(i);
    }
    if (!parser.parse(own)) {
        result.exitCode = usageExit;
        result.message = parser.errorText() + QLatin1Char('\n') +
                         CommandLineWords::tr("See rangebar --help.") + QLatin1Char('\n');
        return result;
    }
    if (parser.isSet(help)) {
        result.exitCode = 0;
        result.message = parser.helpText();
        return result;
    }
    if (parser.isSet(version)) {
        result.exitCode = 0;
        result.message =
            QStringLiteral("rangebar ") + QCoreApplication::applicationVersion() + QLatin1Char('\n');
        return result;
    }
    if (parser.isSet(lang) && !Language::supported().contains(parser.value(lang))) {
        result.exitCode = usageExit;
        result.message = CommandLineWords::tr("There is no language %1. Choose one of %2.")
                             .arg(parser.value(lang), Language::supported().join(QStringLiteral(", "))) +
                         QLatin1Char('\n');
        return result;
    }
    result.language = parser.value(lang);
    result.files = parser.positionalArguments();
    result.compare = parser.isSet(compare);
    if (result.compare && result.files.size() != 2) {
        result.exitCode = usageExit;
        result.message = CommandLineWords::tr("--compare needs two documents: the base and the candidate.") +
                         QLatin1Char('\n');
        return result;
    }
    if (displayIsMissing(arguments)) {
        result.exitCode = noDisplayExit;
        result.message =
            CommandLineWords::tr("There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set. Start "
                                 "Rangebar from a desktop, through \"ssh -X\", or with \"xvfb-run "
                                 "rangebar\".") +
            QLatin1Char('\n');
    }
    return result;
}

} // namespace rangebar
