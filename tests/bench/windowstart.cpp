// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/windowstart.h"

#include "models/document/documentreader.h"
#include "models/library/documentcache.h"
#include "models/sources/catalogue.h"
#include "tests/bench/generateddocument.h"
#include "tests/bench/measure.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QProcess>

#include <chrono>

namespace rangebar::bench {

void startOnce(const QString& program, const QProcessEnvironment& environment, Starts& found)
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    const auto begin = std::chrono::steady_clock::now().time_since_epoch();
    process.start(program, QStringList());
    if (!process.waitForFinished(patienceMs)) {
        process.kill();
        process.waitForFinished();
    }
    const QList<QByteArray> words = process.readAllStandardOutput().simplified().split(' ');
    if (words.size() != 3) {
        ++found.failed;
        return;
    }
    const auto beginNs = std::chrono::duration_cast<std::chrono::nanoseconds>(begin).count();
    found.milliseconds += static_cast<double>(words.at(0).toLongLong() - beginNs) / 1e6;
    found.mebibytes += static_cast<double>(words.at(1).toLongLong()) / 1024;
    found.withRequest += words.at(2) != "0";
}

bool makeHome(const QString& home)
{
    const QDir folder(home);
    Catalogue catalogue = Catalogue::builtIn();
    catalogue.baseUrl = QStringLiteral("http://127.0.0.1:9");
    const DocumentCache cache(folder.filePath(QStringLiteral("cache/documents")));
    bool good = true;
    for (const CatalogueEntry& entry : catalogue.entries) {
        const QByteArray bytes = generatedDocument(entry.crate.toUtf8(), 4);
        good = readDocument(bytes).has_value() && good;
        good = cache
                   .store({catalogue.documentUrl(entry), bytes, QByteArray("\"1\""),
                           QDateTime::currentDateTimeUtc()})
                   .isEmpty() &&
               good;
    }
    const auto write = [&folder](const QString& name, const QByteArray& bytes) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    };
    return good && folder.mkpath(QStringLiteral("config")) &&
           write(QStringLiteral("config/catalogue.json"), catalogue.toJson()) &&
           write(QStringLiteral("config/settings.ini"), "[window]\nlastPage=crate:ruststream-nats\n");
}

} // namespace rangebar::bench
