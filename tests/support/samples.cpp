// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/samples.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

namespace rangebar::test {
namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString corpusRoot()
{
    return qEnvironmentVariable("RANGEBAR_CORPUS", QStringLiteral(RANGEBAR_CORPUS_DIR));
}

} // namespace

QString samplePath(const QString& name)
{
    return QStringLiteral(RANGEBAR_SAMPLES_DIR "/") + name;
}

QByteArray sample(const QString& name)
{
    return contentOf(samplePath(name));
}

QStringList sampleNames()
{
    return QDir(QStringLiteral(RANGEBAR_SAMPLES_DIR))
        .entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
}

QStringList corpusPaths()
{
    const QDir root(corpusRoot());
    QStringList paths;
    QDirIterator files(root.path(), {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        paths += root.relativeFilePath(files.next());
    }
    paths.sort();
    return paths;
}

QByteArray corpusDocument(const QString& relativePath)
{
    return contentOf(corpusRoot() + QLatin1Char('/') + relativePath);
}

} // namespace rangebar::test
