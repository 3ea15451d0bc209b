// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/library/librarydocuments.h"

#include "models/comparison/savedcomparison.h"
#include "models/library/libraryname.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace rangebar::test {
namespace {

QJsonObject loop(double best)
{
    return {{u"best"_s, best}, {u"median"_s, best * 0.98}, {u"worst"_s, best * 0.95}};
}

QJsonObject earlyLoop(double median)
{
    return {{u"median"_s, median}, {u"min"_s, median * 0.95}, {u"max"_s, median * 1.02}};
}

} // namespace

QByteArray documentBytes(int number, const Facts& facts, qsizetype size)
{
    QJsonArray scenarios;
    for (int i = 0; i < facts.scenarios; ++i) {
        const auto rounds = [&facts](double figure) {
            return facts.schema == 3 ? loop(figure) : earlyLoop(figure);
        };
        scenarios.append(QJsonObject{{u"name"_s, u"letters, lot %1"_s.arg(i)},
                                     {u"unit"_s, u"msg/s"_s},
                                     {u"pairs"_s, 3},
                                     {u"raw"_s, rounds(100000 + number)},
                                     {u"framework"_s, rounds(97000 + number)}});
    }
    QJsonObject document{{u"schema"_s, facts.schema},
                         {u"crate"_s, facts.crate},
                         {u"crate_version"_s, facts.version},
                         {u"measured_at"_s, facts.measuredAt},
                         {u"environment"_s, QJsonObject{{u"cpu"_s, facts.cpu}, {u"rustc"_s, facts.rustc}}},
                         {u"scenarios"_s, scenarios},
                         {u"edition"_s, number}};
    const QByteArray bytes = QJsonDocument(document).toJson(QJsonDocument::Indented);
    if (bytes.size() < size) {
        document.insert(u"filling"_s, QString(size - bytes.size(), u'x'));
        return QJsonDocument(document).toJson(QJsonDocument::Indented);
    }
    return bytes;
}

DocumentLibrary::NewDocument newDocument(const QByteArray& bytes, const QList<LibraryOrigin>& origins)
{
    const auto document = readDocument(bytes);
    Q_ASSERT(document);
    return {*document, documentHash(**document), origins};
}

LibraryOrigin fileOrigin(const QString& path)
{
    LibraryOrigin origin;
    origin.kind = LibraryOrigin::Kind::File;
    origin.place = path;
    origin.dated = QDateTime(QDate(2026, 9, 2), QTime(8, 30), Qt::UTC);
    origin.kept = QDateTime(QDate(2026, 9, 3), QTime(12, 0), Qt::UTC);
    return origin;
}

QMap<QString, QByteArray> filesIn(const QString& folder)
{
    QMap<QString, QByteArray> files;
    const QDir root(folder);
    QDirIterator entries(folder, QDir::Files, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        const QString path = entries.next();
        files.insert(root.relativeFilePath(path), contentOf(path));
    }
    return files;
}

QMap<QString, QByteArray> documentsIn(const QString& folder)
{
    QMap<QString, QByteArray> files = filesIn(folder);
    files.remove(libraryMarkerName);
    files.removeIf([](const auto& file) { return file.key().startsWith(QString(originsFolderName + u'/')); });
    return files;
}

QStringList hiddenIn(const QString& folder)
{
    QStringList hidden;
    const auto entries =
        QDir(folder).entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
    for (const QFileInfo& entry : entries) {
        if (entry.fileName().startsWith(u'.')) {
            hidden.append(entry.fileName());
        }
    }
    return hidden;
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool writeFile(const QString& path, const QByteArray& bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace rangebar::test
