// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/guimodule.h"

#include "app/commandline.h"
#include "app/commands/exitcode.h"
#include "app/commands/interrupt.h"
#include "app/crashmark.h"
#include "app/desktop.h"
#include "app/export/exportcommand.h"
#include "app/fileopening.h"
#include "app/github/githubaccess.h"
#include "app/github/githubcomparison.h"
#include "app/history/historycommand.h"
#include "app/library/importcommand.h"
#include "app/library/librarycommand.h"
#include "app/log.h"
#include "app/mainwindow.h"
#include "app/network/cratedownload.h"
#include "app/network/fetchcommand.h"
#include "app/network/proxy.h"
#include "app/program.h"
#include "app/sessionkeeper.h"
#include "models/log/logcategories.h"
#include "models/report/githubwords.h"

#include <QApplication>
#include <QNetworkAccessManager>
#include <QSettings>

#include <optional>

namespace rangebar {
namespace {

int runWindow(int& argc, char** argv, const CommandLine& commandLine)
{
    // The last lines are kept for a report, also where no file was asked for. That it can be written was
    // tried before.
    const auto log = Log::start({commandLine.logFile, commandLine.verbose});
    QApplication application(argc, argv);
    const Interrupt interrupt; // from the start on, an end that is asked for is an orderly one
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Rangebar"));
    QGuiApplication::setDesktopFileName(QStringLiteral(RANGEBAR_APP_ID));
    qCInfo(logProgram).noquote() << "rangebar" << QCoreApplication::applicationVersion() << "on"
                                 << QGuiApplication::platformName();
    const Folders folders = Folders::standard();
    if (!Folders::home().isEmpty()) {
        // The windows of Qt itself, such as that for files, remember things too.
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folders.config);
    }
    QNetworkAccessManager network;
    Program program(folders, &network);
    useProxy(program.settings());
    program.load(commandLine.language);
    if (!commandLine.pullRequest.isEmpty()) {
        const auto address = parseGitHubAddress(commandLine.pullRequest, program.github()->host());
        if (!address) {
            CommandLine wrong;
            wrong.exitCode = exitCode::failed;
            wrong.message = GitHubWords::addressError(address.error()) + QLatin1Char('\n');
            return end(wrong);
        }
    }
    Desktop desktop;
    MainWindow window(&program, &desktop);
    const FileOpening fileOpening(&application, [&window](const QString& path) { window.openFiles({path}); });
    SessionKeeper session(&window, folders.sessions());
    std::optional<CrashMark> mark;
    QObject::connect(&window, &MainWindow::firstPainted, &session,
                     [&session, &mark] { mark.emplace(session.markFile()); });
    QObject::connect(&interrupt, &Interrupt::requested, &window, &QApplication::quit);
    if (commandLine.compare && commandLine.files.isEmpty()) {
        // The chooser lies above a window that is there.
        QObject::connect(&window, &MainWindow::firstPainted, &window, &MainWindow::compareTwoFiles,
                         Qt::QueuedConnection);
    } else if (commandLine.compare) {
        window.compareFiles(commandLine.files.first(), commandLine.files.last());
    } else {
        window.openFiles(commandLine.files);
    }
    if (!commandLine.pullRequest.isEmpty()) {
        window.openPullRequest(commandLine.pullRequest);
    }
    QObject::connect(&window, &MainWindow::firstPainted, program.feed(), [&program] {
        // An SVG icon loads two plugins, which the first paint need not wait for.
        QApplication::setWindowIcon(QIcon(QStringLiteral(":/rangebar/icons/rangebar.svg")));
        program.retry()->listenTo(std::make_unique<NetworkReach>());
        program.feed()->refresh();
    });
    window.show();
    const int code = QApplication::exec();
    session.end();
    qCInfo(logProgram) << "ended with" << code;
    return code;
}

} // namespace
} // namespace rangebar

const rangebar::GuiModule* rangebarGuiModule()
{
    static constexpr rangebar::GuiModule module{
        rangebar::runWindow,  rangebar::runExport,     rangebar::makeExportApplication,
        rangebar::runFetch,   rangebar::downloadCrate, rangebar::askGitHub,
        rangebar::runHistory, rangebar::runImport,     rangebar::runLibrary};
    return &module;
}
