// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"
#include "app/commands/commands.h"
#include "app/desktop.h"
#include "app/mainwindow.h"
#include "app/program.h"

#include <QApplication>
#include <QNetworkAccessManager>
#include <QNetworkProxyFactory>

#include <cstdio>

int main(int argc, char* argv[])
{
    using namespace rangebar;

    QCoreApplication::setApplicationName(QStringLiteral("rangebar"));
    QCoreApplication::setApplicationVersion(QStringLiteral(RANGEBAR_VERSION));

    if (const std::optional<int> exitCode = runCommand(argc, argv)) {
        return *exitCode;
    }
    // Help, version and wrong usage are answered before anything asks for a display.
    const CommandLine commandLine = readCommandLine(argc, argv);
    if (commandLine.exitCode) {
        std::fputs(qPrintable(commandLine.message), *commandLine.exitCode == 0 ? stdout : stderr);
        return *commandLine.exitCode;
    }

    QApplication application(argc, argv);
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Rangebar"));
    QGuiApplication::setDesktopFileName(QStringLiteral("rangebar"));
    QNetworkProxyFactory::setUseSystemConfiguration(true);

    QNetworkAccessManager network;
    Program program(Folders::standard(), &network);
    program.load(commandLine.language);
    Desktop desktop;
    MainWindow window(&program, &desktop);
    if (commandLine.compare) {
        window.compareFiles(commandLine.files.first(), commandLine.files.last());
    } else {
        window.openFiles(commandLine.files);
    }
    QObject::connect(&window, &MainWindow::firstPainted, program.feed(), [&program] {
        // An SVG icon loads two plugins, which the first paint need not wait for.
        QApplication::setWindowIcon(QIcon(QStringLiteral(":/rangebar/icons/rangebar.svg")));
        program.feed()->refresh();
    });
    window.show();
    return QApplication::exec();
}
