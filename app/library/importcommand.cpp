// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/importcommand.h"

#include "app/commands/commandoutput.h"
#include "app/commands/exitcode.h"
#include "app/commands/interrupt.h"
#include "app/commands/progressline.h"
#include "app/library/libraryplace.h"
#include "models/library/library.h"
#include "models/report/importlist.h"
#include "models/report/importwords.h"
#include "models/report/joining.h"
#include "models/report/librarywords.h"
#include "models/report/visibletext.h"

#include <QDir>
#include <QEventLoop>
#include <QFileInfo>

#include <algorithm>

namespace rangebar {
namespace {

class ImportCommandWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::ImportCommand)
};

QString absolute(const QString& path)
{
    return QDir::cleanPath(QFileInfo(path).absoluteFilePath());
}

/// One run of the command.
class Importing : public QObject
{
public:
    Importing(const ParsedCommand& command, const CommandIo& io, const LibraryPlace& place)
        : m_command(command)
        , m_io(io)
        , m_library(place.folder, place.cache)
        , m_progress(io.err, io.errTerminal)
        , m_requests(requests(command))
    {
    }

    int run();

private:
    static QList<ImportRequest> requests(const ParsedCommand& command);
    void startNext();
    void end(const ImportReport& report);
    int deliver();
    bool isUnreadable(const ImportItem& item) const;

    const ParsedCommand& m_command;
    const CommandIo& m_io;
    Library m_library;
    ProgressLine m_progress;
    QList<ImportRequest> m_requests; ///< still to be started
    ImportJob* m_job = nullptr;
    ImportReport m_report;
    QEventLoop m_loop;
};

QList<ImportRequest> Importing::requests(const ParsedCommand& command)
{
    if (!command.isSet(u"git")) {
        ImportRequest request;
        request.paths = command.arguments();
        return {request};
    }
    QList<ImportRequest> requests;
    for (const QString& repository : command.arguments()) {
        ImportRequest request;
        request.git = GitRequest{repository, command.value(u"path"), {}};
        requests.append(request);
    }
    return requests;
}

void Importing::startNext()
{
    m_job = m_library.newImport(m_requests.takeFirst(), &m_library);
    connect(m_job, &ImportJob::progressed, this,
            [this](const ImportProgress& progress) { m_progress.show(ImportWords::progress(progress)); });
    connect(m_job, &ImportJob::finished, this, &Importing::end);
    connect(m_job, &ImportJob::cancelled, this, &Importing::end);
    connect(m_job, &ImportJob::failed, this,
            [this](const LibraryError&, const ImportReport& report) { end(report); });
    m_job->start();
}

void Importing::end(const ImportReport& report)
{
    m_report.append(report);
    if (m_report.failure || m_report.cancelled || m_requests.isEmpty()) {
        m_loop.quit();
    } else {
        startNext();
    }
}

/// Whether it was named on the command line and could not even be looked into.
bool Importing::isUnreadable(const ImportItem& item) const
{
    using Code = ImportRefusal::Code;
    const auto isItem = [&item](const QString& path) { return absolute(path) == absolute(item.name); };
    if (item.outcome != ImportItem::Outcome::Refused || std::ranges::none_of(m_command.arguments(), isItem)) {
        return false;
    }
    const Code code = item.refusal.code;
    return (code == Code::File && item.refusal.file.code != FileError::Code::Document) ||
           code == Code::NoGit || code == Code::NotARepository || code == Code::OwnedByAnother ||
           code == Code::GitFailed;
}

int Importing::deliver()
{
    int result = m_report.cancelled || m_report.count(ImportItem::Outcome::Refused) > 0 ? exitCode::finding
                                                                                        : exitCode::done;
    for (const ImportItem& item : std::as_const(m_report.items)) {
        if (isUnreadable(item)) {
            result = refuse(m_command, m_io,
                            Joining::labelled(visibleText(item.name), ImportWords::refusal(item.refusal)));
        }
    }
    if (m_report.failure) {
        result = refuse(m_command, m_io, LibraryWords::libraryError(*m_report.failure));
    }
    const QByteArray list =
        m_command.value(u"format") == QLatin1String("json")
            ? importJson(m_report, m_library.folder())
            : importText(m_report, m_command.isSet(u"verbose") ? PassedOverList::All : PassedOverList::Few);
    const auto failure = CommandOutput(m_command, m_io.out).write(list);
    return failure ? refuse(m_command, m_io, *failure) : result;
}

int Importing::run()
{
    Interrupt interrupt;
    connect(&interrupt, &Interrupt::requested, this, [this] { m_job->cancel(); });
    m_library.open();
    startNext();
    m_loop.exec();
    m_progress.clear();
    return deliver();
}

} // namespace

int runImport(const ParsedCommand& command, const CommandIo& io)
{
    if (command.isSet(u"path") && !command.isSet(u"git")) {
        return refuse(command, io, ImportCommandWords::tr("--path is for repositories: add --git."));
    }
    if (const auto refusal = CommandOutput(command, io.out).check()) {
        return refuse(command, io, *refusal);
    }
    return Importing(command, io, libraryPlace(command)).run();
}

} // namespace rangebar
