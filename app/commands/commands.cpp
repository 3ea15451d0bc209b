// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"

#include "app/commands/checkcommand.h"
#include "app/commands/commandoutput.h"
#include "app/commands/diffcommand.h"
#include "app/commands/exitcode.h"
#include "app/commands/helptext.h"
#include "app/commands/outputstream.h"
#include "app/commands/showcommand.h"
#include "app/commands/verbs.h"
#include "app/language.h"
#include "app/log.h"
#include "models/log/logcategories.h"
#include "models/report/joining.h"
#include "models/report/visibletext.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace rangebar {
namespace {

class CommandWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::Commands)
};

/// The default locale is the program's, and a command may run inside it.
class LocaleKeeper
{
public:
    LocaleKeeper() = default;
    ~LocaleKeeper() { QLocale::setDefault(m_locale); }
    Q_DISABLE_COPY_MOVE(LocaleKeeper)

private:
    QLocale m_locale;
};

QList<OutsideVerb> allVerbs(const QList<OutsideVerb>& outside)
{
    return QList<OutsideVerb>{{QStringLiteral("show"), runShow},
                              {QStringLiteral("check"), runCheck},
                              {QStringLiteral("diff"), runDiff}} +
           outside;
}

const OutsideVerb* find(const QList<OutsideVerb>& verbs, QStringView name)
{
    const auto found =
        std::ranges::find_if(verbs, [name](const OutsideVerb& verb) { return verb.name == name; });
    return found == verbs.cend() ? nullptr : &*found;
}

int refuse(const QString& command, const CommandIo& io, const Refusal& reason)
{
    io.err->write(QString(command + QStringLiteral(": ") + reason + QLatin1Char('\n')).toUtf8());
    return exitCode::failed;
}

int print(const QString& command, const CommandIo& io, const QString& text)
{
    const CommandOutput output(QStringLiteral("-"), CommandOutput::Existing::Refuse, io.out);
    const auto failure = output.write(text.toUtf8());
    return failure ? refuse(command, io, *failure) : exitCode::done;
}

int help(const QStringList& arguments, const CommandIo& io)
{
    const VerbSpec program = programSpec();
    const QString topic = arguments.value(0);
    if (topic.isEmpty() || topic.startsWith(QLatin1Char('-'))) {
        return print(program.command(), io, helpText(program, io.outTerminal.columns, verbSpecs()));
    }
    if (const std::optional<VerbSpec> verb = verbSpec(topic)) {
        return print(program.command(), io, helpText(*verb, io.outTerminal.columns));
    }
    QStringList names = verbNames();
    names.removeLast(); // "help" itself
    return refuse(program.command(), io,
                  Joining::sentences({CommandWords::tr("There is no verb %1. The verbs are %2.")
                                          .arg(visibleText(topic), Joining::list(names)),
                                      didYouMean(nearestName(topic, names))}));
}

/// A stream that is closed at the start must not be what the next file is opened as: it fails where it is
/// used instead, since it is open for the other direction only.
void occupyClosedStreams()
{
#ifdef Q_OS_UNIX
    for (const auto& [stream, otherDirection] :
         {std::pair(STDIN_FILENO, O_WRONLY), std::pair(STDOUT_FILENO, O_RDONLY),
          std::pair(STDERR_FILENO, O_RDONLY)}) {
        if (fcntl(stream, F_GETFD) == -1) {
            open("/dev/null", otherDirection); // the lowest free number, which is this one
        }
    }
#endif
}

} // namespace

void tell(const ParsedCommand& command, const CommandIo& io, const QString& sentence)
{
    refuse(command.verb().command(), io, sentence);
}

int refuse(const ParsedCommand& command, const CommandIo& io, const Refusal& reason)
{
    return refuse(command.verb().command(), io, reason);
}

std::optional<int> runCommand(const QStringList& given, const CommandIo& io,
                              const QList<OutsideVerb>& outside)
{
    const QStringList arguments = verbFirst(given);
    const QString name = arguments.value(0);
    const QList<OutsideVerb> verbs = allVerbs(outside);
    const OutsideVerb* verb = find(verbs, name);
    if (!verb && name != helpVerb) {
        return std::nullopt;
    }
    const QStringList rest = arguments.mid(1);
    const LocaleKeeper localeKeeper;
    Language language;
    language.apply(languageAskedFor(rest));
    if (!verb) {
        return help(rest, io);
    }
    const auto command = parseCommand(verbSpec(name).value(), rest);
    if (!command) {
        const QString program = QStringLiteral("rangebar ") + name;
        return refuse(program, io,
                      Joining::sentences({command.error(), CommandWords::tr("See %1.").arg(
                                                               program + QStringLiteral(" --help"))}));
    }
    if (command->isSet(u"help")) {
        return help({name}, io);
    }
    std::unique_ptr<Log> log;
    if (command->isSet(u"log-file") || command->isSet(u"verbose")) {
        auto started = Log::start({command->value(u"log-file"), command->isSet(u"verbose")});
        if (!started) {
            return refuse(*command, io, started.error());
        }
        log = *std::move(started);
        qCInfo(logProgram).noquote() << "rangebar" << QCoreApplication::applicationVersion() << "runs"
                                     << name;
    }
    const int code = verb->run(*command, io);
    qCInfo(logProgram) << "ended with" << code;
    return code;
}

std::optional<int> runCommand(int argc, char** argv, const DownloadCrate& download,
                              const AskGitHub& askGitHub, const QList<OutsideVerb>& outside)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i) {
        arguments.append(QString::fromLocal8Bit(argv[i]));
    }
    const QString name = verbFirst(arguments).value(0);
    const QList<OutsideVerb> verbs = allVerbs(outside);
    const OutsideVerb* verb = find(verbs, name);
    if (!verb && name != helpVerb) {
        return std::nullopt; // before anything is made that a window would have to do without
    }
    occupyClosedStreams();
    const std::unique_ptr<QCoreApplication> application =
        verb && verb->makeApplication ? verb->makeApplication(argc, argv)
                                      : std::make_unique<QCoreApplication>(argc, argv);
    QFile in;
    in.open(STDIN_FILENO, QIODevice::ReadOnly | QIODevice::Unbuffered);
    OutputStream out(STDOUT_FILENO);
    OutputStream err(STDERR_FILENO);
    return runCommand(
        QCoreApplication::arguments().mid(1),
        {&in, &out, &err, Terminal::of(STDOUT_FILENO), Terminal::of(STDERR_FILENO), download, askGitHub},
        outside);
}

} // namespace rangebar
