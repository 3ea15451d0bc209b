// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/fetchcommand.h"

#include "app/commands/commandoutput.h"
#include "app/commands/exitcode.h"
#include "app/commands/interrupt.h"
#include "app/network/cratedownload.h"
#include "models/report/fetchwords.h"
#include "models/report/joining.h"
#include "models/report/numberformat.h"
#include "models/report/visibletext.h"

#include <QCoreApplication>
#include <QDir>
#include <QEventLoop>
#include <QFile>

#include <algorithm>

namespace rangebar {
namespace {

class FetchCommandWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::FetchCommand)
};

/// One run of the command, once it is known what to download.
class Fetching : public QObject
{
public:
    Fetching(const ParsedCommand& command, const CommandIo& io, std::unique_ptr<CrateFeed> feed)
        : m_command(command), m_io(io), m_folder(command.value(u"output")), m_feed(std::move(feed))
    {
    }

    int run();

private:
    void tellEnded();
    void tellOf(const CrateState& state);
    QString written(const CrateState& state);
    void fail(const Refusal& reason);

    const ParsedCommand& m_command;
    const CommandIo& m_io;
    QString m_folder; ///< empty where nothing is to be written there
    std::unique_ptr<CrateFeed> m_feed;
    QEventLoop m_loop;
    int m_told = 0; ///< crates are told in the order they were named in
    int m_exitCode = exitCode::done;
    bool m_isOutputBroken = false;
};

void Fetching::fail(const Refusal& reason)
{
    m_exitCode = refuse(m_command, m_io, reason);
}

/// Writes the document where that was asked for, and says so.
QString Fetching::written(const CrateState& state)
{
    if (m_folder.isEmpty()) {
        return {};
    }
    // A name with a slash in it must not lead out of the folder.
    const QString name =
        QString::fromLatin1(QUrl::toPercentEncoding(state.entry.crate)) + QStringLiteral(".json");
    const QString path = QDir(m_folder).filePath(name);
    const QString visiblePath = visibleText(QDir::toNativeSeparators(path));
    QFile there(path);
    if (there.open(QIODevice::ReadOnly) && there.readAll() == state.document->bytes) {
        return FetchCommandWords::tr("%1 is as it was").arg(visiblePath);
    }
    const auto existing =
        m_command.isSet(u"force") ? CommandOutput::Existing::Overwrite : CommandOutput::Existing::Refuse;
    if (const auto failure = CommandOutput(path, existing, m_io.out).write(state.document->bytes)) {
        fail(*failure);
        return {};
    }
    return FetchCommandWords::tr("written to %1").arg(visiblePath);
}

void Fetching::tellOf(const CrateState& state)
{
    QStringList parts;
    QString why;
    if (state.phase == CrateState::Phase::Shown) {
        parts.append(state.origin == DocumentOrigin::Network ? FetchCommandWords::tr("downloaded")
                                                             : FetchCommandWords::tr("not changed"));
        why = FetchWords::longState(state, NumberFormat());
        if (!state.keepError.isEmpty()) {
            m_exitCode = exitCode::failed;
        }
    } else {
        m_exitCode = std::max(m_exitCode, exitCode::finding);
        why = state.error ? FetchWords::fetchError(*state.error) : QString();
    }
    parts.append(FetchWords::shortState(state, NumberFormat()));
    if (state.phase == CrateState::Phase::Shown) {
        if (const QString where = written(state); !where.isEmpty()) {
            parts.append(where);
        }
    }
    QString line = Joining::labelled(visibleText(state.entry.crate), Joining::facts(parts));
    if (!why.isEmpty()) {
        line += QStringLiteral(" - ") + why;
    }
    const CommandOutput output(QStringLiteral("-"), CommandOutput::Existing::Refuse, m_io.out);
    if (const auto failure = output.write(QString(line + QLatin1Char('\n')).toUtf8())) {
        fail(*failure);
        m_isOutputBroken = true;
        m_feed->cancel();
    }
}

void Fetching::tellEnded()
{
    while (!m_isOutputBroken && m_told < m_feed->count() &&
           m_feed->state(m_told).phase != CrateState::Phase::Loading) {
        const int index = m_told++;
        tellOf(m_feed->state(index));
    }
}

int Fetching::run()
{
    connect(m_feed.get(), &CrateFeed::stateChanged, this, &Fetching::tellEnded);
    // Not from within the feed's own signal, which may come before refresh() returns.
    connect(m_feed.get(), &CrateFeed::refreshFinished, &m_loop, &QEventLoop::quit, Qt::QueuedConnection);
    Interrupt interrupt;
    connect(&interrupt, &Interrupt::requested, m_feed.get(), &CrateFeed::cancel);
    m_feed->refresh();
    m_loop.exec();
    tellEnded();
    return m_exitCode;
}

tl::expected<QList<CatalogueEntry>, Refusal> wanted(const ParsedCommand& command, const CrateAccess& access)
{
    if (command.isSet(u"all") != command.arguments().isEmpty()) {
        return tl::unexpected(command.isSet(u"all")
                                  ? FetchCommandWords::tr("--all is every crate; name none beside it.")
                                  : command.verb().needed);
    }
    if (command.isSet(u"all")) {
        return access.catalogue().entries;
    }
    QList<CatalogueEntry> entries;
    for (const QString& name : command.arguments()) {
        const auto entry = access.find(name);
        if (!entry) {
            return tl::unexpected(entry.error());
        }
        if (!entries.contains(*entry)) {
            entries.append(*entry);
        }
    }
    return entries;
}

/// As they are to be typed, since shells complete from it.
int list(const ParsedCommand& command, const CommandIo& io, const Catalogue& catalogue)
{
    QString names;
    for (const CatalogueEntry& entry : catalogue.entries) {
        names += visibleText(entry.crate) + QLatin1Char('\n');
    }
    const CommandOutput output(QStringLiteral("-"), CommandOutput::Existing::Refuse, io.out);
    const auto failure = output.write(names.toUtf8());
    return failure ? refuse(command, io, *failure) : exitCode::done;
}

} // namespace

int runFetch(const ParsedCommand& command, const CommandIo& io)
{
    const CrateAccess access;
    if (!access.catalogueProblem().isEmpty()) {
        tell(command, io, access.catalogueProblem());
    }
    if (command.isSet(u"list")) {
        return list(command, io, access.catalogue());
    }
    const auto entries = wanted(command, access);
    if (!entries) {
        return refuse(command, io, entries.error());
    }
    const QString folder = command.value(u"output");
    if (!folder.isEmpty() && !QDir().mkpath(folder)) {
        return refuse(command, io,
                      FetchCommandWords::tr("The folder %1 can't be made.").arg(visibleText(folder)));
    }
    CrateDownload download(access, io);
    return Fetching(command, io, download.feed(*entries)).run();
}

} // namespace rangebar
