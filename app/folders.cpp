// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/folders.h"

#include <QDir>
#include <QStandardPaths>

namespace rangebar {

Folders Folders::standard()
{
    if (const QString home = Folders::home(); !home.isEmpty()) {
        return {home + QStringLiteral("/config"), home + QStringLiteral("/cache"),
                home + QStringLiteral("/data")};
    }
    return {QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation),
            QStandardPaths::writableLocation(QStandardPaths::CacheLocation),
            QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)};
}

QString Folders::home()
{
    const QString home = qEnvironmentVariable("RANGEBAR_HOME");
    // The current folder may be another later.
    return home.isEmpty() ? home : QDir::cleanPath(QDir(home).absolutePath());
}

QString Folders::sessions() const
{
    return data + QStringLiteral("/sessions");
}

QString Folders::settingsFile() const
{
    return config + QStringLiteral("/settings.ini");
}

QString Folders::catalogueFile() const
{
    return config + QStringLiteral("/catalogue.json");
}

QString Folders::documents() const
{
    return cache + QStringLiteral("/documents");
}

QString Folders::library() const
{
    return data + QStringLiteral("/library");
}

} // namespace rangebar
