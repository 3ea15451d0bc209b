// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program.h"

#include "app/github/githubaccess.h"
#include "app/github/githubplace.h"
#include "app/usercatalogue.h"
#include "models/document/documentreader.h"
#include "models/report/visibletext.h"
#include "models/sources/filesource.h"

#include <QDir>
#include <QFile>
#include <QNetworkAccessManager>

#include <algorithm>
#include <array>
#include <utility>

namespace rangebar {
namespace {

constexpr int mostRecentFiles = 10;
constexpr std::array<const char*, 3> themeWords{"system", "light", "dark"};

QByteArray bundledSample(const QString& crate)
{
    QFile file(QStringLiteral(":/rangebar/samples/%1.json").arg(crate));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

CrateFeed::Options feedOptions()
{
    CrateFeed::Options options;
    options.sample = bundledSample;
    options.anotherNetwork = [] { return std::make_unique<QNetworkAccessManager>(); };
    return options;
}

ThemeChoice themeFrom(const QString& word)
{
    const auto found =
        std::ranges::find_if(themeWords, [&](const char* known) { return word == QLatin1String(known); });
    return found == themeWords.end() ? ThemeChoice::System
                                     : static_cast<ThemeChoice>(found - themeWords.begin());
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

GitHubAccess* Program::github()
{
    if (!m_github) {
        m_github = std::make_unique<GitHubAccess>(m_network, gitHubPlace(m_settings).host);
    }
    return m_github.get();
}

void Program::load(const QString& language)
{
    Preferences chosen;
    chosen.language = language.isEmpty() ? m_settings.text(Setting::Language) : language;
    chosen.theme = themeFrom(m_settings.text(Setting::Theme));
    applyLook(chosen);
    m_feed.setTimeout(m_settings.number(Setting::TimeoutSeconds, 1, 600) * 1000);
    m_feed.setWorkingOffline(m_settings.flag(Setting::WorkOffline));

    const UserCatalogue own = UserCatalogue::load(m_folders);
    m_catalogueProblem = own.problem;
    m_feed.setCatalogue(own.catalogue);
}

void Program::applyLook(const Preferences& preferences)
{
    m_language.apply(preferences.language);
    m_colours.apply(preferences.theme);
}

void Program::setWorkingOffline(bool offline)
{
    m_settings.set(Setting::WorkOffline, offline);
    m_feed.setWorkingOffline(offline);
    if (!offline) {
        m_feed.refresh();
    }
}

Preferences Program::preferences() const
{
    Preferences current;
    current.language = m_settings.text(Setting::Language);
    current.theme = themeFrom(m_settings.text(Setting::Theme));
    current.timeoutSeconds = m_settings.number(Setting::TimeoutSeconds, 1, 600);
    current.libraryFolder = m_library->folder();
    current.keepDocuments = m_settings.flag(Setting::KeepDocuments);
    current.catalogue = m_feed.catalogue();
    return current;
}

QString Program::apply(const Preferences& preferences)
{
    m_settings.set(Setting::Language, preferences.language);
    m_settings.set(Setting::Theme, QLatin1String(themeWords.at(static_cast<std::size_t>(preferences.theme))));
    m_settings.set(Setting::TimeoutSeconds, preferences.timeoutSeconds);
    m_feed.setTimeout(preferences.timeoutSeconds * 1000);
    applyLook(preferences);
    applyLibrary(preferences);
    if (preferences.catalogue == m_feed.catalogue()) {
        return {};
    }
    QString problem;
    if (preferences.catalogue == Catalogue::builtIn()) {
        // Without a file of their own, readers get what later versions add to the built-in catalogue.
        QFile own(m_folders.catalogueFile());
        if (own.exists() && !own.remove()) {
            problem = own.errorString();
        }
    } else {
        QDir().mkpath(m_folders.config);
        problem = writeFileWhole(m_folders.catalogueFile(), preferences.catalogue.toJson());
    }
    m_catalogueProblem.clear();
    m_feed.setCatalogue(preferences.catalogue);
    m_feed.refresh();
    return problem.isEmpty() ? QString()
                             : tr("The catalogue could not be kept in %1: %2")
                                   .arg(visibleText(QDir::toNativeSeparators(m_folders.catalogueFile())),
                                        visibleText(problem));
}

void Program::openLibrary()
{
    if (!std::exchange(m_libraryIsOpen, true)) {
        m_library->open();
        m_keeping.setLibrary(m_library.get());
    }
}

void Program::applyLibrary(const Preferences& preferences)
{
    m_settings.set(Setting::KeepDocuments, preferences.keepDocuments);
    const bool isStandard =
        preferences.libraryFolder.isEmpty() || preferences.libraryFolder == m_folders.library();
    m_settings.set(Setting::LibraryFolder, isStandard ? QString() : preferences.libraryFolder);
    if (const QString folder = libraryFolder(m_settings, m_folders); folder != m_library->folder()) {
        m_keeping.setLibrary(nullptr);
        m_library = std::make_unique<Library>(folder, m_folders.cache);
        Q_EMIT libraryReplaced();
        if (std::exchange(m_libraryIsOpen, false)) {
            openLibrary();
        }
    } else if (preferences.keepDocuments) {
        m_keeping.keepAll();
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
