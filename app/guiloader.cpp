// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/guiloader.h"

#include "models/report/visibletext.h"

#include <QCoreApplication>

#ifdef RANGEBAR_GUI_MODULE_FILE
#include <dlfcn.h>

#include <filesystem>
#ifdef Q_OS_LINUX
#include <sys/auxv.h>
#endif
#endif

namespace rangebar {
namespace {

struct LoaderWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::GuiLoader)
};

#ifdef RANGEBAR_GUI_MODULE_FILE
std::filesystem::path programFile()
{
    std::error_code unknown;
    std::filesystem::path file = std::filesystem::read_symlink("/proc/self/exe", unknown);
#ifdef Q_OS_LINUX
    if (const auto started = getauxval(AT_EXECFN); unknown && started != 0) {
        // In another root, /proc need not be there. The name that it was started by may be a link, or
        // relative.
        file = reinterpret_cast<const char*>(started);
        if (file.is_absolute()) {
            file = std::filesystem::canonical(file, unknown);
        }
    }
#endif
    return file;
}

tl::expected<const GuiModule*, std::string> load()
{
    // Sought by whole paths only, beside the program and where it is installed: never in the current folder.
    const std::filesystem::path folder = programFile().parent_path();
    void* library = nullptr;
    for (const char* place : {".", RANGEBAR_GUI_MODULE_FOLDER}) {
        const std::filesystem::path file = folder / place / RANGEBAR_GUI_MODULE_FILE;
        if (!library && file.is_absolute()) {
            library = dlopen(file.c_str(), RTLD_LAZY | RTLD_LOCAL);
        }
    }
    void* symbol = library ? dlsym(library, "rangebarGuiModule") : nullptr;
    if (!symbol) {
        const char* problem = dlerror();
        return tl::unexpected(std::string(problem ? problem : RANGEBAR_GUI_MODULE_FILE));
    }
    return reinterpret_cast<const GuiModule* (*)()>(symbol)();
}
#else
tl::expected<const GuiModule*, std::string> load()
{
    return rangebarGuiModule();
}
#endif

OutsideVerb verbOfModule(const QString& name,
                         int (*GuiModule::*run)(const ParsedCommand& command, const CommandIo& io))
{
    OutsideVerb verb;
    verb.name = name;
    verb.run = [run](const ParsedCommand& command, const CommandIo& io) {
        const auto gui = guiModule();
        return gui ? ((*gui)->*run)(command, io) : refuse(command, io, guiProblem(gui.error()));
    };
    return verb;
}

/// A verb that paints, for which a QCoreApplication is not enough.
OutsideVerb paintingVerb(const QString& name,
                         int (*GuiModule::*run)(const ParsedCommand& command, const CommandIo& io))
{
    OutsideVerb verb = verbOfModule(name, run);
    verb.makeApplication = [](int& argc, char** argv) {
        const auto gui = guiModule();
        return gui ? (*gui)->makeExportApplication(argc, argv)
                   : std::make_unique<QCoreApplication>(argc, argv);
    };
    return verb;
}

} // namespace

tl::expected<const GuiModule*, std::string> guiModule()
{
    static const tl::expected<const GuiModule*, std::string> module = load();
    return module;
}

QString guiProblem(const std::string& detail)
{
    return LoaderWords::tr("A part of the program could not be loaded: %1")
        .arg(visibleText(QString::fromLocal8Bit(detail)));
}

QList<OutsideVerb> outsideVerbs()
{
    return {verbOfModule(QStringLiteral("fetch"), &GuiModule::runFetch),
            paintingVerb(QStringLiteral("export"), &GuiModule::runExport),
            paintingVerb(QStringLiteral("history"), &GuiModule::runHistory),
            verbOfModule(QStringLiteral("import"), &GuiModule::runImport),
            verbOfModule(QStringLiteral("library"), &GuiModule::runLibrary)};
}

tl::expected<DownloadedCrate, Refusal> downloadByModule(const CrateAccess& access,
                                                        const CatalogueEntry& entry, const CommandIo& io)
{
    const auto gui = guiModule();
    if (!gui) {
        return tl::unexpected(guiProblem(gui.error()));
    }
    return (*gui)->downloadCrate(access, entry, io);
}

tl::expected<GitHubSides, Refusal> askGitHubByModule(const GitHubQuestion& question,
                                                     const ParsedCommand& command, const CommandIo& io)
{
    const auto gui = guiModule();
    if (!gui) {
        return tl::unexpected(guiProblem(gui.error()));
    }
    return (*gui)->askGitHub(question, command, io);
}

} // namespace rangebar
