// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program.h"

#include "app/github/githubaccess.h"
#include "app/github/githubplace.h"
#include "app/network/proxy.h"
#include "app/settingwords.h"
#include "app/usercatalogue.h"
#include "models/document/documentreader.h"
#include "models/library/libraryhistory.h"
#include "models/report/visibletext.h"
#include "models/sources/filesource.h"

#include <QDir>
#include <QFile>
#include <QNetworkAccessManager>

#include <utility>

namespace rangebar {
namespace {

constexpr int mostRecentFiles = 10;
constexpr int millisecondsOfASecond = 1000;

QByteArray bundledSample(const QString& crate)
{
    QFile file(QStringLiteral(":/rangebar/samples/%1.json").arg(crate));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

Program::Program(const Folders& folders, QNetworkAccessManager* network, QObject* parent)
    : QObject(parent)
    , m_network(network)
    , m_folders(folders)
    , m_settings(folders.settingsFile())
    , m_cache(folders.documents())
    , m_feed(network, &m_cache, feedOptions())
    , m_retry(&m_feed)
    , m_watchedFolders(&m_files)
    , m_keeping(&m_feed, &m_files, &m_settings)
    , m_library(std::make_unique<Library>(libraryFolder(m_settings, m_folders), m_folders.cache))
{
}

Program::~Program() = default;

CrateFeed::Options Program::feedOptions()
{
    CrateFeed::Options options;
    options.sample = bundledSample;
    options.library = [this](const QString& crate) { return newestInLibrary(crate); };
    options.anotherNetwork = [] { return std::make_unique<QNetworkAccessManager>(); };
    return options;
}

/// Nothing before the library is open, which is after the first paint. Each document is read once.
CrateFeed::StandIn Program::newestInLibrary(const QString& crate)
{
    if (!m_libraryIsOpen) {
        return {};
    }
    if (m_standInsOf != m_library->index()) {
        m_standInsOf = m_library->index();
        m_newest.clear();
    }
    if (const auto known = m_newest.constFind(crate); known != m_newest.cend()) {
        return m_standIns.value(*known);
    }
    const LibraryEntry* entry = newestDocument(*m_standInsOf, crate);
    const QString path = entry ? m_library->path(entry->name) : QString();
    m_newest.insert(crate, path);
    if (entry && !m_standIns.contains(path)) {
        // What can't be read stands in for nothing.
        m_standIns.insert(path, {readDocumentFile(path).value_or(nullptr), path});
    }
    return m_standIns.value(path);
}

void Program::connectLibrary()
{
    connect(m_library.get(), &Library::changed, &m_feed, &CrateFeed::lookIntoLibrary);
}

GitHubAccess* Program::github()
{
    if (!m_github) {
        m_github = std::make_unique<GitHubAccess>(m_network, gitHubPlace(m_settings).host);
    }
    return m_github.get();
}

void Program::load(const QString& language)
{
    m_language.apply(language.isEmpty() ? m_settings.text(Setting::Language) : language);
    QStringList problems;
    for (const SettingsProblem& problem : m_settings.newProblems()) {
        problems += SettingWords::problem(problem);
    }
    m_settingsProblem = problems.join(QLatin1Char('\n'));
    followTheme();
    m_feed.setTimeout(m_settings.number(Setting::TimeoutSeconds) * millisecondsOfASecond);
    m_feed.setWorkingOffline(m_settings.flag(Setting::WorkOffline));

    const UserCatalogue own = UserCatalogue::load(m_folders);
    m_catalogueProblem = own.problem;
    m_feed.setCatalogue(own.catalogue);
}

void Program::followTheme()
{
    const QString theme = m_settings.text(Setting::Theme);
    m_colours.apply(theme == QLatin1String("light")  ? ThemeChoice::Light
                    : theme == QLatin1String("dark") ? ThemeChoice::Dark
                                                     : ThemeChoice::System);
}

void Program::setWorkingOffline(bool offline)
{
    m_settings.set(Setting::WorkOffline, offline);
    m_feed.setWorkingOffline(offline);
    if (!offline) {
        m_feed.refresh();
    }
}

void Program::change(Setting setting, const QVariant& value)
{
    Q_ASSERT(acceptedValue(settingInfo(setting), value));
    m_settings.set(setting, value);
    follow(setting);
}

void Program::reset(Setting setting)
{
    m_settings.reset(setting);
    follow(setting);
}

void Program::follow(Setting setting)
{
    switch (setting) {
    case Setting::Language:
        m_language.apply(m_settings.text(setting));
        break;
    case Setting::Theme:
        followTheme();
        break;
    case Setting::TimeoutSeconds:
        m_feed.setTimeout(m_settings.number(setting) * millisecondsOfASecond);
        break;
    case Setting::WorkOffline:
        if (m_settings.flag(setting) != m_feed.isWorkingOffline()) {
            setWorkingOffline(m_settings.flag(setting));
        }
        break;
    case Setting::Proxy:
    case Setting::ProxyAddress:
        useProxy(m_settings);
        break;
    case Setting::LibraryFolder:
        followLibraryFolder();
        break;
    case Setting::KeepDocuments:
        if (m_settings.flag(setting)) {
            m_keeping.keepAll();
        }
        break;
    default: // read where they are needed
        break;
    }
    Q_EMIT settingChanged(setting);
}

QString Program::setCatalogue(const Catalogue& catalogue)
{
    if (catalogue == m_feed.catalogue()) {
        return {};
    }
    QString problem;
    if (catalogue == Catalogue::builtIn()) {
        // Without a file of their own, readers get what later versions add to the built-in catalogue.
        QFile own(m_folders.catalogueFile());
        if (own.exists() && !own.remove()) {
            problem = own.errorString();
        }
    } else {
        QDir().mkpath(m_folders.config);
        problem = writeFileWhole(m_folders.catalogueFile(), catalogue.toJson());
    }
    m_catalogueProblem.clear();
    m_feed.setCatalogue(catalogue);
    m_feed.refresh();
    return problem.isEmpty()
               ? QString()
               : tr("The catalogue could not be kept in %1: %2. It counts until the program ends; make the "
                    "folder writable to keep it.")
                     .arg(visibleText(QDir::toNativeSeparators(m_folders.catalogueFile())),
                          visibleText(problem));
}

void Program::openLibrary()
{
    if (!std::exchange(m_libraryIsOpen, true)) {
        connectLibrary();
        m_library->open();
        m_keeping.setLibrary(m_library.get());
    }
}

void Program::followLibraryFolder()
{
    const QString folder = libraryFolder(m_settings, m_folders);
    if (folder == m_library->folder()) {
        return;
    }
    m_keeping.setLibrary(nullptr);
    m_library = std::make_unique<Library>(folder, m_folders.cache);
    Q_EMIT libraryReplaced();
    if (std::exchange(m_libraryIsOpen, false)) {
        openLibrary();
    }
}

DocumentPtr Program::sample(const QString& crate)
{
    return readDocument(bundledSample(crate)).value_or(nullptr);
}

std::optional<CachedDocument> Program::earlierCopy(const CatalogueEntry& entry) const
{
    return m_cache.loadEarlier(m_feed.catalogue().documentUrl(entry));
}

QStringList Program::recentFiles() const
{
    return m_settings.list(Setting::RecentFiles);
}

void Program::rememberFile(const QString& path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    while (files.size() > mostRecentFiles) {
        files.removeLast();
    }
    m_settings.set(Setting::RecentFiles, files);
    Q_EMIT recentFilesChanged();
}

void Program::clearRecentFiles()
{
    m_settings.set(Setting::RecentFiles, QStringList());
    Q_EMIT recentFilesChanged();
}

} // namespace rangebar
