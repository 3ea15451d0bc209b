// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/folders.h"

#include <QStandardPaths>

namespace rangebar {

Folders Folders::standard()
{
    const QString home = qEnvironmentVariable("RANGEBAR_HOME");
    if (!home.isEmpty()) {
        return {home + QStringLiteral("/config"), home + QStringLiteral("/cache"),
                home + QStringLiteral("/data")};
    }
    return {QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation),
            QStandardPaths::writableLocation(QStandardPaths::CacheLocation),
            QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)};
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
