// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commandoutput.h"

#include "app/commands/commandinput.h"
#include "app/commands/terminal.h"
#include "models/report/visibletext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace rangebar {
namespace {

class OutputWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::CommandOutput)
};

Refusal notWritten(const QString& path, const QIODevice& device)
{
    return OutputWords::tr("%1 can't be written: %2")
        .arg(visibleText(path), visibleText(device.errorString()));
}

/// A device may take less than it is given.
bool writeAll(QIODevice* device, const QByteArray& bytes)
{
    qint64 written = 0;
    while (written < bytes.size()) {
        const qint64 more = device->write(bytes.constData() + written, bytes.size() - written);
        if (more <= 0) {
            return false;
        }
        written += more;
    }
    return true;
}

} // namespace

CommandOutput::CommandOutput(const ParsedCommand& command, QIODevice* standardOutput)
    : CommandOutput(command.value(u"output"),
                    command.isSet(u"force") ? Existing::Overwrite : Existing::Refuse, standardOutput)
{
}

bool CommandOutput::isStandardOutput() const
{
    // A file that is put in the place of one of these would be in nobody's way.
    static const QStringList names{QStringLiteral("/dev/stdout"), QStringLiteral("/dev/fd/1"),
                                   QStringLiteral("/proc/self/fd/1")};
    return isStandardStream(m_path) || names.contains(m_path);
}

std::optional<Refusal> CommandOutput::check() const
{
    const QFileInfo info(m_path);
    if (isStandardOutput() || !info.exists()) {
        return std::nullopt;
    }
    if (info.isDir()) {
        return OutputWords::tr("%1 is a folder. Name a file in it.").arg(visibleText(m_path));
    }
    if (info.isFile() && m_existing == Existing::Refuse) {
        return OutputWords::tr("%1 is there already. It is overwritten only with --force.")
            .arg(visibleText(m_path));
    }
    return std::nullopt;
}

std::optional<Refusal> CommandOutput::write(const QByteArray& bytes) const
{
    if (isStandardOutput()) {
        return writeAll(m_standardOutput, bytes)
                   ? std::nullopt
                   : std::optional(notWritten(OutputWords::tr("Standard output"), *m_standardOutput));
    }
    if (const auto refusal = check()) {
        return refusal;
    }
    const QFileInfo info(m_path);
    if (info.exists() && !info.isFile()) {
        QFile device(m_path);
        const bool isWritten =
            device.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && writeAll(&device, bytes);
        return isWritten ? std::nullopt : std::optional(notWritten(m_path, device));
    }
    QSaveFile file(m_path);
    const bool isWritten = file.open(QIODevice::WriteOnly) && writeAll(&file, bytes) && file.commit();
    return isWritten ? std::nullopt : std::optional(notWritten(m_path, file));
}

QByteArray pathLine(const QString& path, const Terminal& terminal)
{
    const QString native = QDir::toNativeSeparators(path);
    return (terminal.isTerminal ? visibleText(native).toUtf8() : QFile::encodeName(native)) + '\n';
}

} // namespace rangebar
