// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"
#include "app/commands/commands.h"
#include "app/commands/exitcode.h"
#include "app/guiloader.h"
#include "app/language.h"

#include <QCoreApplication>

#include <cstdio>

int main(int argc, char* argv[])
{
    using namespace rangebar;

    // Compiling our few patterns to machine code takes longer than the few matches it would speed up.
    qputenv("QT_ENABLE_REGEXP_JIT", "0");
    QCoreApplication::setApplicationName(QStringLiteral("rangebar"));
    QCoreApplication::setApplicationVersion(QStringLiteral(RANGEBAR_VERSION));

    if (const std::optional<int> exitCode =
            runCommand(argc, argv, downloadByModule, askGitHubByModule, outsideVerbs())) {
        return *exitCode;
    }
    // Help, version and wrong usage are answered before anything asks for a display.
    const CommandLine commandLine = readCommandLine(argc, argv);
    if (commandLine.exitCode) {
        return end(commandLine);
    }
    const auto gui = guiModule();
    if (!gui) {
        const QCoreApplication application(argc, argv);
        Language language;
        language.apply(commandLine.language);
        std::fprintf(stderr, "rangebar: %s\n", qPrintable(guiProblem(gui.error())));
        return exitCode::failed;
    }
    return (*gui)->runWindow(argc, argv, commandLine);
}
