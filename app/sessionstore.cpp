// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sessionstore.h"

#include "models/log/logcategories.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <algorithm>

namespace rangebar {
namespace {

constexpr int formatVersion = 1;
constexpr qint64 mostBytes = 8 * 1024 * 1024;
constexpr qint64 mostMarkBytes = 16 * 1024;

const auto sessionSuffix = QLatin1StringView(".session");
const auto lockSuffix = QLatin1StringView(".lock");
const auto markSuffix = QLatin1StringView(".crash");

QString stemOf(const QString& sessionFile)
{
    return sessionFile.chopped(sessionSuffix.size());
}

bool writeJson(const QString& path, const QJsonObject& object)
{
    QSaveFile file(path);
    const QByteArray bytes = QJsonDocument(object).toJson(QJsonDocument::Compact);
    if (!file.open(QIODevice::WriteOnly)) {
        return false;
    }
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner); // it names the reader's files
    return file.write(bytes) == bytes.size() && file.commit();
}

QJsonObject readJson(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.read(mostBytes)).object()
                                          : QJsonObject();
}

QJsonObject toJson(const SessionState& state)
{
    return {{QStringLiteral("version"), formatVersion},
            {QStringLiteral("program"), QCoreApplication::applicationVersion()},
            {QStringLiteral("page"), state.page},
            {QStringLiteral("documents"), QJsonArray::fromStringList(state.documents)},
            {QStringLiteral("folders"), QJsonArray::fromStringList(state.folders)},
            {QStringLiteral("comparison"), QString::fromUtf8(state.comparison)}};
}

QStringList wholePaths(const QJsonValue& value)
{
    QStringList paths;
    for (const QJsonValue& one : value.toArray()) {
        if (const QString path = one.toString(); QDir::isAbsolutePath(path)) {
            paths += path;
        }
    }
    return paths;
}

LostSession fromJson(const QJsonObject& object)
{
    LostSession session;
    if (object.value(QLatin1StringView("version")).toInt() != formatVersion) {
        return session; // of another version, or not whole: there is nothing to open
    }
    session.state.page = object.value(QLatin1StringView("page")).toString();
    session.state.comparison = object.value(QLatin1StringView("comparison")).toString().toUtf8();
    session.state.documents = wholePaths(object.value(QLatin1StringView("documents")));
    session.state.folders = wholePaths(object.value(QLatin1StringView("folders")));
    session.wasRestoring = object.value(QLatin1StringView("restoring")).toBool();
    return session;
}

} // namespace

SessionStore::SessionStore(const QString& folder) : m_folder(folder) {}

SessionStore::~SessionStore() = default;

bool SessionStore::begin()
{
    if (!QDir().mkpath(m_folder)) {
        qCWarning(logSession).noquote() << "Sessions can't be kept in" << m_folder;
        return false;
    }
    const QString stem = QStringLiteral("%1/%2-%3")
                             .arg(m_folder)
                             .arg(QDateTime::currentMSecsSinceEpoch())
                             .arg(QCoreApplication::applicationPid());
    auto lock = std::make_unique<QLockFile>(stem + lockSuffix);
    lock->setStaleLockTime(0); // as long as its program runs
    if (!lock->tryLock(0)) {
        qCWarning(logSession).noquote() << "The session can't be locked:" << stem;
        return false;
    }
    m_lock = std::move(lock);
    m_stem = stem;
    write({});
    return true;
}

void SessionStore::write(const SessionState& state)
{
    if (!m_stem.isEmpty() && !writeJson(m_stem + sessionSuffix, toJson(state))) {
        qCWarning(logSession).noquote() << "The session can't be written:" << m_stem;
    }
}

void SessionStore::end()
{
    if (m_stem.isEmpty()) {
        return;
    }
    QFile::remove(m_stem + sessionSuffix);
    QFile::remove(m_stem + markSuffix);
    m_lock.reset();
    m_stem.clear();
}

QString SessionStore::markFile() const
{
    return m_stem.isEmpty() ? QString() : m_stem + markSuffix;
}

QList<LostSession> SessionStore::lost()
{
    QList<LostSession> found;
    const QDir folder(m_folder);
    // Their names begin with the time they began at.
    const QStringList names =
        folder.entryList({QStringLiteral("*.session")}, QDir::Files, QDir::Name | QDir::Reversed);
    for (const QString& name : names) {
        const QString file = folder.filePath(name);
        const QString stem = stemOf(file);
        if (stem == m_stem) {
            continue;
        }
        auto lock = std::make_unique<QLockFile>(stem + lockSuffix);
        lock->setStaleLockTime(0);
        if (!lock->tryLock(0)) {
            continue; // its program runs, or another offers it
        }
        if (!QFile::exists(file)) {
            continue; // ended while this looked
        }
        LostSession session = fromJson(readJson(file));
        session.file = file;
        session.written = QFileInfo(file).lastModified().toUTC();
        if (QFile mark(stem + markSuffix); mark.open(QIODevice::ReadOnly)) {
            session.mark = QString::fromUtf8(mark.read(mostMarkBytes)).trimmed();
        }
        if (session.state.isEmpty() && !found.isEmpty()) {
            forget(session);
            continue;
        }
        m_claimed.push_back(std::move(lock));
        found += session;
    }
    // What can be opened again comes before the news of an end with nothing open.
    std::ranges::stable_partition(found, [](const LostSession& session) { return !session.state.isEmpty(); });
    return found;
}

void SessionStore::beginRestoring(const LostSession& session)
{
    QJsonObject object = toJson(session.state);
    object.insert(QStringLiteral("restoring"), true);
    writeJson(session.file, object);
}

void SessionStore::forget(const LostSession& session)
{
    const QString stem = stemOf(session.file);
    QFile::remove(session.file);
    QFile::remove(stem + markSuffix);
    const auto isOfIt = [&stem](const std::unique_ptr<QLockFile>& lock) {
        return lock->fileName() == stem + lockSuffix;
    };
    std::erase_if(m_claimed, isOfIt);
}

} // namespace rangebar
