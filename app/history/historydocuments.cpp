// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historydocuments.h"

#include "app/commands/crateaccess.h"
#include "app/library/libraryplace.h"
#include "models/library/libraryhistory.h"
#include "models/library/libraryimport.h"
#include "models/report/filewords.h"
#include "models/report/importwords.h"
#include "models/report/joining.h"
#include "models/report/librarywords.h"
#include "models/report/visibletext.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace rangebar {
namespace {

class DocumentsWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::HistoryDocuments)
};

/// "ruststream (3), ruststream-nats (2)"
QString listOf(const QMap<QString, qsizetype>& crates)
{
    QStringList names;
    for (auto crate = crates.cbegin(); crate != crates.cend(); ++crate) {
        names.append(
            QString(visibleText(crate.key()) + QStringLiteral(" (%1)").arg(QLocale().toString(*crate))));
    }
    return Joining::list(names);
}

/// Takes what one argument holds.
class Gathering final : public ImportSink
{
public:
    /// `prefix` stands before every name, so that names of several folders are told apart.
    Gathering(HistoryDocuments& documents, QString argument, QString prefix)
        : m_documents(documents), m_argument(std::move(argument)), m_prefix(std::move(prefix))
    {
    }

    bool isCancelled() const override { return false; }
    void found(const QString& name, const DocumentPtr& document, const LibraryOrigin& origin) override
    {
        m_documents.documents.append({document, QString(m_prefix + nameOf(name, origin)), {}, origin.dated});
    }
    void refused(const QString& name, const ImportRefusal& refusal) override
    {
        m_hasNoHistory = m_hasNoHistory || refusal.code == ImportRefusal::Code::NoHistory;
        m_documents.unread.append(
            {name.isEmpty() ? m_argument : QString(m_prefix + name), ImportWords::refusal(refusal)});
    }
    void passedOver(PassedOver kind, const QString&) override { ++m_passedOver[size_t(kind)]; }
    void progressed(qint64, qint64) override {}

    bool hasNoHistory() const { return m_hasNoHistory; }
    QString passedOverSentence() const;

private:
    /// A version by its commit and what that says of itself; its path is the same for all.
    static QString nameOf(const QString& name, const LibraryOrigin& origin)
    {
        constexpr qsizetype shortHash = 12;
        return origin.kind == LibraryOrigin::Kind::Git
                   ? QString(origin.commit.left(shortHash) + QLatin1Char(' ') + origin.subject)
                   : name;
    }

    HistoryDocuments& m_documents;
    const QString m_argument;
    const QString m_prefix;
    decltype(ImportReport::passedOver) m_passedOver{};
    bool m_hasNoHistory = false;
};

QString Gathering::passedOverSentence() const
{
    QStringList passed;
    for (size_t kind = 0; kind < m_passedOver.size(); ++kind) {
        if (m_passedOver[kind] > 0) {
            passed.append(ImportWords::passedOver(PassedOver(kind), m_passedOver[kind]));
        }
    }
    return passed.isEmpty() ? QString()
                            //: %1 is a folder or an archive, %2 such as "12 files that are not JSON".
                            : DocumentsWords::tr("%1: passed over %2.")
                                  .arg(visibleText(m_argument), Joining::clauses(passed));
}

/// A working tree, or a bare repository.
bool isRepository(const QString& folder)
{
    const auto has = [&folder](const char* name) {
        return QFileInfo::exists(folder + QLatin1Char('/') + QLatin1StringView(name));
    };
    return has(".git") || (has("HEAD") && has("objects") && has("refs"));
}

class DocumentsReader
{
public:
    DocumentsReader(const ParsedCommand& command, const CommandIo& io) : m_command(command), m_io(io) {}

    tl::expected<HistoryDocuments, Refusal> read();

private:
    std::optional<Refusal> readArgument(const QString& argument);
    void readFolder(const QString& folder);
    void readRepository(const QString& folder);
    std::optional<Refusal> readCrate(const QString& name);
    std::optional<Refusal> chooseCrate();
    Gathering gathering(const QString& argument)
    {
        const bool isAlone = m_command.arguments().size() == 1 || !QFileInfo(argument).isDir();
        return {m_documents, argument, isAlone ? QString() : QString(argument + QLatin1Char('/'))};
    }
    void say(const QString& sentence) const
    {
        if (!sentence.isEmpty()) {
            tell(m_command, m_io, sentence);
        }
    }

    const ParsedCommand& m_command;
    const CommandIo& m_io;
    HistoryDocuments m_documents;
};

void DocumentsReader::readFolder(const QString& folder)
{
    Gathering found = gathering(folder);
    importFolder(folder, {}, {}, found);
    say(found.passedOverSentence());
}

void DocumentsReader::readRepository(const QString& folder)
{
    const qsizetype unread = m_documents.unread.size();
    Gathering found = gathering(folder);
    importGitHistory({folder, m_command.value(u"path"), {}}, {}, found);
    if (found.hasNoHistory() && !m_command.isSet(u"path")) {
        // A library under version control, or results that lie elsewhere.
        m_documents.unread.resize(unread);
        say(DocumentsWords::tr("No commit in %1 has a file %2; these are the documents in the folder. --path "
                               "names another file.")
                .arg(visibleText(folder), visibleText(m_command.value(u"path"))));
        readFolder(folder);
    }
}

std::optional<Refusal> DocumentsReader::readCrate(const QString& name)
{
    const LibraryPlace place = libraryPlace(m_command);
    const auto library = DocumentLibrary::open(place.folder);
    if (!library) {
        return LibraryWords::libraryError(library.error());
    }
    const LibraryIndex index = currentIndex(*library, place.cache);
    const QStringList crates = cratesIn(index);
    QString crate = name;
    if (!crates.contains(name)) {
        const auto entry = CrateAccess().find(name);
        crate = entry ? entry->crate : name;
    }
    if (!crates.contains(crate)) {
        const QString visible = visibleText(name);
        const QString folder = visibleText(place.folder);
        return crates.isEmpty()
                   ? DocumentsWords::tr("%1 is neither a file nor a folder, and the library in %2 is empty.")
                         .arg(visible, folder)
                   : DocumentsWords::tr("%1 is neither a file nor a folder, and the library in %2 has no "
                                        "document of such a crate. It has %3.")
                         .arg(visible, folder, visibleText(Joining::list(crates)));
    }
    LibraryHistory history = readLibraryHistory(index, crate);
    m_documents.documents += history.documents;
    for (const LibraryProblem& problem : std::as_const(history.unread)) {
        m_documents.unread.append({problem.name, FileWords::fileError(problem.error)});
    }
    return std::nullopt;
}

std::optional<Refusal> DocumentsReader::readArgument(const QString& argument)
{
    const QFileInfo info(argument);
    if (info.isDir()) {
        if (m_command.isSet(u"path") || isRepository(argument)) {
            readRepository(argument);
        } else {
            readFolder(argument);
        }
        return std::nullopt;
    }
    if (m_command.isSet(u"path")) {
        return DocumentsWords::tr("--path is for repositories, and %1 is not one.")
            .arg(visibleText(argument));
    }
    if (!info.exists()) {
        return readCrate(argument);
    }
    Gathering found = gathering(argument);
    importFile(argument, {}, found);
    say(found.passedOverSentence());
    return std::nullopt;
}

/// One crate has a history. Documents that name none are taken for any.
std::optional<Refusal> DocumentsReader::chooseCrate()
{
    const QMap<QString, qsizetype> crates = cratesIn(m_documents.documents);
    const QString wanted = m_command.value(u"crate");
    if (wanted.isEmpty()) {
        if (crates.size() > 1) {
            return DocumentsWords::tr("These are documents of several crates: %1. Name one with --crate.")
                .arg(listOf(crates));
        }
        m_documents.crate = crates.isEmpty() ? QString() : crates.firstKey();
        return std::nullopt;
    }
    if (!crates.contains(wanted)) {
        return crates.isEmpty()
                   ? DocumentsWords::tr("No document names the crate %1, or any other.")
                         .arg(visibleText(wanted))
                   : DocumentsWords::tr("No document is of the crate %1. There are documents of %2.")
                         .arg(visibleText(wanted), listOf(crates));
    }
    m_documents.crate = wanted;
    const qsizetype others = m_documents.documents.removeIf([&wanted](const HistoryInput& input) {
        return input.document->crate && *input.document->crate != wanted;
    });
    if (others > 0) {
        say(DocumentsWords::tr("%n document(s) of other crates is (are) not part of it.", nullptr,
                               int(others)));
    }
    return std::nullopt;
}

tl::expected<HistoryDocuments, Refusal> DocumentsReader::read()
{
    for (const QString& argument : m_command.arguments()) {
        if (const auto refusal = readArgument(argument)) {
            return tl::unexpected(*refusal);
        }
    }
    for (const UnreadDocument& unread : std::as_const(m_documents.unread)) {
        say(DocumentsWords::tr("%1: %2").arg(visibleText(unread.name), unread.reason));
    }
    if (m_documents.documents.isEmpty()) {
        return tl::unexpected(DocumentsWords::tr("There is no document that could be read."));
    }
    if (const auto refusal = chooseCrate()) {
        return tl::unexpected(*refusal);
    }
    return std::move(m_documents);
}

} // namespace

tl::expected<HistoryDocuments, Refusal> readHistoryDocuments(const ParsedCommand& command,
                                                             const CommandIo& io)
{
    return DocumentsReader(command, io).read();
}

} // namespace rangebar
