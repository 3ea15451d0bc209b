// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/log.h"

#include "models/log/redaction.h"
#include "models/report/visibletext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLoggingCategory>
#include <QMutex>
#include <QScopedValueRollback>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>

namespace rangebar {
namespace {

struct LogWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::Log)
};

constexpr qsizetype longestText = 4000;

QMutex guard;
Log::Private* current = nullptr;
/// Kept up to date for a handler of a signal, which may do nothing but read it.
std::array<char, 4096> lastLines{};

QString levelName(QtMsgType level)
{
    switch (level) {
    case QtDebugMsg:
        return QStringLiteral("debug");
    case QtInfoMsg:
        return QStringLiteral("info");
    case QtWarningMsg:
        return QStringLiteral("warning");
    case QtCriticalMsg:
        return QStringLiteral("error");
    case QtFatalMsg:
        return QStringLiteral("fatal");
    }
    Q_UNREACHABLE();
}

void addToLastLines(const QByteArray& line)
{
    const std::size_t room = lastLines.size() - 1;
    const std::size_t added = std::min(static_cast<std::size_t>(line.size()), room);
    std::size_t held = std::strlen(lastLines.data());
    if (held + added > room) {
        const std::size_t dropped = held + added - room;
        std::memmove(lastLines.data(), lastLines.data() + dropped, held - dropped);
        held -= dropped;
    }
    std::memcpy(lastLines.data() + held, line.constData(), added);
    lastLines.at(held + added) = '\0';
}

} // namespace

struct Log::Private
{
    QString fileName;
    QFile file;
    bool verbose = false;
    qint64 mostBytes = 0;
    QList<LogRecord> recent;
    QtMessageHandler before = nullptr;

    bool open()
    {
        file.setFileName(fileName);
        const bool isNew = !file.exists();
        if (!file.open(QIODevice::WriteOnly | QIODevice::Append)) {
            return false;
        }
        if (isNew) { // it names the reader's files
            file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
        }
        return true;
    }

    void write(const QByteArray& line)
    {
        if (!file.isOpen()) {
            return;
        }
        if (file.size() + line.size() > mostBytes && file.size() > 0) {
            file.close();
            QFile::remove(fileName + QStringLiteral(".1"));
            QFile::rename(fileName, fileName + QStringLiteral(".1"));
            if (!open()) {
                return;
            }
        }
        file.write(line);
        file.flush(); // the last lines before an end without warning are those that matter
    }

    void take(QtMsgType level, const QMessageLogContext& context, const QString& text);
};

namespace {

bool isOwn(const QString& category)
{
    return category.startsWith(QLatin1String("rangebar."));
}

void handle(QtMsgType level, const QMessageLogContext& context, const QString& text)
{
    thread_local bool isWriting = false;
    if (isWriting) {
        return; // said by what writes the log; it would wait for itself
    }
    const QScopedValueRollback writing(isWriting, true);
    const QMutexLocker locker(&guard);
    if (current) {
        current->take(level, context, text);
    }
}

} // namespace

void Log::Private::take(QtMsgType level, const QMessageLogContext& context, const QString& text)
{
    LogRecord record;
    record.when = QDateTime::currentDateTimeUtc();
    record.level = level;
    record.category = QString::fromLatin1(context.category ? context.category : "default");
    record.text = visibleText(withoutSecrets(text), longestText);
    const QByteArray line = record.line().toUtf8() + '\n';
    addToLastLines(line);
    write(line);
    if (verbose) {
        std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stderr);
    } else if (!isOwn(record.category) && before) {
        before(level, context, text);
    }
    recent.append(std::move(record));
    if (recent.size() > mostRecent) {
        recent.removeFirst();
    }
}

QString LogRecord::line() const
{
    return QStringLiteral("%1 %2 %3: %4")
        .arg(when.toString(Qt::ISODateWithMs), levelName(level), category, text);
}

tl::expected<std::unique_ptr<Log>, QString> Log::start(const Options& options)
{
    auto state = std::make_unique<Private>();
    state->verbose = options.verbose;
    state->mostBytes = options.mostBytes;
    if (!options.file.isEmpty()) {
        state->fileName = QFileInfo(options.file).absoluteFilePath();
        if (!state->open()) {
            return tl::unexpected(
                LogWords::tr("The log %1 can't be written: %2. Choose another file, or leave --log-file out.")
                    .arg(visibleText(QDir::toNativeSeparators(options.file)),
                         visibleText(state->file.errorString())));
        }
    }
    return std::unique_ptr<Log>(new Log(std::move(state)));
}

Log::Log(std::unique_ptr<Private> state) : d(std::move(state))
{
    // What the reader asks for by QT_LOGGING_RULES still counts more.
    QLoggingCategory::setFilterRules(d->verbose ? QStringLiteral("rangebar.*=true")
                                                : QStringLiteral("rangebar.*=true\nrangebar.*.debug=false"));
    {
        const QMutexLocker locker(&guard);
        current = d.get();
    }
    d->before = qInstallMessageHandler(handle);
}

Log::~Log()
{
    qInstallMessageHandler(d->before);
    QLoggingCategory::setFilterRules(QString());
    const QMutexLocker locker(&guard);
    current = nullptr;
}

QList<LogRecord> Log::recent()
{
    const QMutexLocker locker(&guard);
    return current ? current->recent : QList<LogRecord>();
}

const char* Log::tail()
{
    return lastLines.data();
}

} // namespace rangebar
