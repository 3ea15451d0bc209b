// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"

#include "app/commands/commandoutput.h"
#include "app/commands/commandparser.h"
#include "app/commands/exitcode.h"
#include "app/commands/helptext.h"
#include "app/commands/outputstream.h"
#include "app/commands/terminal.h"
#include "app/commands/verbs.h"
#include "app/language.h"
#include "app/log.h"
#include "models/report/joining.h"
#include "models/report/visibletext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

#include <unistd.h>

namespace rangebar {
namespace {

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

/// Options of Qt itself are for QApplication.
QStringList withoutQtOptions(const QStringList& arguments)
{
    static const QStringList qtOptions{QStringLiteral("-platform"), QStringLiteral("--platform"),
                                       QStringLiteral("-style"), QStringLiteral("--style")};
    QStringList own;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if (qtOptions.contains(arguments.at(i))) {
            ++i;
            continue;
        }
        own += arguments.at(i);
    }
    return own;
}

CommandLine ended(int exitCode, const QString& message)
{
    CommandLine result;
    result.exitCode = exitCode;
    result.message = message;
    return result;
}

QString verbStandsFirst(const QString& verb)
{
    return CommandLineWords::tr("The command %1 stands first, and its options follow it: rangebar %1 ...")
        .arg(verb);
}

/// What stands where a verb would, and was most likely meant as one: no file has this name.
QString meantAsVerb(const QStringList& files)
{
    const QString word = files.value(0);
    const bool isPath = word.contains(QLatin1Char('/')) || word.contains(QDir::separator()) ||
                        word.endsWith(QLatin1String(".json"), Qt::CaseInsensitive) ||
                        word.endsWith(QLatin1String(".rangebar"), Qt::CaseInsensitive);
    if (word.size() < 2 || isPath || QFileInfo::exists(word)) {
        return {};
    }
    const QString verb = nearestName(word, verbNames());
    if (verb.isEmpty()) {
        return {};
    }
    if (verb == word) {
        return verbStandsFirst(word);
    }
    return CommandLineWords::tr("There is no command or file %1. Did you mean %2?")
        .arg(visibleText(word), verb);
}

/// A verb further on, where the options before it are not those that may stand there.
QString verbBehindOptions(const QStringList& arguments)
{
    const QStringList verbs = verbNames();
    const auto verb = std::ranges::find_if(arguments, [&verbs](const QString& argument) {
        return verbs.contains(argument) && !QFileInfo::exists(argument);
    });
    return verb == arguments.cend() ? QString() : verbStandsFirst(*verb);
}

CommandLine refused(const QString& reason)
{
    return ended(exitCode::failed, reason + QLatin1Char(' ') + CommandLineWords::tr("See rangebar --help.") +
                                       QLatin1Char('\n'));
}

} // namespace

int end(const CommandLine& commandLine)
{
    OutputStream out(STDOUT_FILENO);
    OutputStream err(STDERR_FILENO);
    const bool isResult = *commandLine.exitCode == exitCode::done;
    const CommandOutput output(QStringLiteral("-"), CommandOutput::Existing::Refuse, isResult ? &out : &err);
    const auto failure = output.write(commandLine.message.toUtf8());
    if (failure && isResult) {
        err.write(QString(QStringLiteral("rangebar: ") + *failure + QLatin1Char('\n')).toUtf8());
    }
    return failure ? exitCode::failed : *commandLine.exitCode;
}

CommandLine readCommandLine(int argc, char** argv)
{
    if (argc == 1 && !displayIsMissing({})) {
        return {}; // the usual start from the desktop: nothing to read, nothing to make for it
    }
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    // A language asked for on the command line also speaks the help that is asked for beside it.
    Language language;
    language.apply(languageAskedFor(arguments));

    const auto command = parseCommand(programSpec(), withoutQtOptions(arguments));
    if (!command) {
        return refused(Joining::sentences({command.error(), verbBehindOptions(withoutQtOptions(arguments))}));
    }
    if (command->isSet(u"help")) {
        return ended(exitCode::done,
                     helpText(programSpec(), Terminal::of(STDOUT_FILENO).columns, verbSpecs()));
    }
    if (command->isSet(u"version")) {
        return ended(exitCode::done, QStringLiteral("rangebar ") + QCoreApplication::applicationVersion() +
                                         QLatin1Char('\n'));
    }
    CommandLine result;
    result.language = command->value(u"lang");
    result.files = command->arguments();
    result.compare = command->isSet(u"compare");
    result.logFile = command->value(u"log-file");
    result.verbose = command->isSet(u"verbose");
    if (!result.logFile.isEmpty()) {
        if (const auto log = Log::start({result.logFile, false}); !log) {
            return refused(log.error()); // before there is a window
        }
    }
    if (result.compare && !result.files.isEmpty() && result.files.size() != 2) {
        return refused(command->verb().needed);
    }
    if (const QString verb = result.compare ? QString() : meantAsVerb(result.files); !verb.isEmpty()) {
        return refused(verb);
    }
    result.pullRequest = command->value(u"pr");
    if (result.compare && !result.pullRequest.isEmpty()) {
        return refused(CommandLineWords::tr("--pr and --compare can't be used together."));
    }
    if (displayIsMissing(arguments)) {
        return ended(exitCode::noDisplay,
                     CommandLineWords::tr("There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set. "
                                          "Start Rangebar from a desktop, through \"ssh -X\", or with "
                                          "\"xvfb-run rangebar\".") +
                         QLatin1Char('\n'));
    }
    return result;
}

} // namespace rangebar
