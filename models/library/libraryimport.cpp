// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/libraryimport.h"

#include "models/comparison/savedcomparison.h"
#include "models/library/libraryname.h"

#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <future>
#include <utility>

namespace rangebar {
namespace {

/// So many documents go to the disk at a time, while the next are read.
constexpr qsizetype lotDocuments = 400;
constexpr qint64 lotBytes = qint64{8} << 20;

/// Documents on their way into the library.
struct Lot
{
    QList<DocumentLibrary::NewDocument> documents;
    QList<QList<qsizetype>> items; ///< of each document, in the report
    QHash<QByteArray, qsizetype> bySha;
    QList<OriginLine> moreOrigins;
    qint64 bytes = 0;

    bool isEmpty() const { return documents.isEmpty() && moreOrigins.isEmpty(); }
    bool isFull() const
    {
        return documents.size() >= lotDocuments || bytes >= lotBytes ||
               moreOrigins.size() >= 10 * lotDocuments;
    }
};

/// Gathers what is found into lots. One lot is written in a thread of its own while the next is gathered.
class Import final : public ImportSink
{
public:
    Import(const DocumentLibrary& library, LibraryIndex& index, const ImportControl& control)
        : m_library(library)
        , m_index(index)
        , m_control(control)
        , m_kept(originDate(QDateTime::currentDateTimeUtc()))
    {
    }
    ~Import() override { wait(); }
    Q_DISABLE_COPY_MOVE(Import)

    bool isCancelled() const override { return m_report.failure || m_control.isCancelled(); }
    void found(const QString& name, const DocumentPtr& document, const LibraryOrigin& origin) override;
    void refused(const QString& name, const ImportRefusal& refusal) override;
    void passedOver(PassedOver kind, const QString& name) override;
    void progressed(qint64 done, qint64 all) override;

    void begin(const QString& source) { m_progress.source = source; }
    ImportReport finish();

private:
    void addOrigin(const QString& document, const QByteArray& sha256, const LibraryOrigin& origin);
    /// Sends the lot on its way, once the one before has arrived.
    void send();
    void wait();
    void arrive(const Lot& lot, const DocumentLibrary::KeepResult& result);
    void settle(qsizetype item, ImportItem::Outcome outcome, const QString& document);

    const DocumentLibrary& m_library;
    LibraryIndex& m_index;
    const ImportControl& m_control;
    const QDateTime m_kept;
    ImportReport m_report;
    ImportProgress m_progress;
    Lot m_lot;
    Lot m_sent;
    std::future<DocumentLibrary::KeepResult> m_arriving;
};

void Import::found(const QString& name, const DocumentPtr& document, const LibraryOrigin& origin)
{
    const QByteArray sha256 = documentHash(*document);
    LibraryOrigin from = origin;
    from.kept = m_kept;
    const qsizetype item = m_report.items.size();
    m_report.items.append({ImportItem::Outcome::Duplicate, name, {}, {}});
    if (const LibraryEntry* known = m_index.find(sha256)) {
        settle(item, ImportItem::Outcome::Duplicate, known->name);
        addOrigin(known->name, sha256, from);
        return;
    }
    if (const auto sent = m_sent.bySha.constFind(sha256); sent != m_sent.bySha.cend()) {
        m_sent.items[*sent].append(item);
        addOrigin(libraryName(*document, sha256), sha256, from);
        return;
    }
    if (const auto waiting = m_lot.bySha.constFind(sha256); waiting != m_lot.bySha.cend()) {
        m_lot.items[*waiting].append(item);
        addOrigin(libraryName(*document, sha256), sha256, from);
        return;
    }
    m_lot.bySha.insert(sha256, m_lot.documents.size());
    m_lot.items.append(QList<qsizetype>{item});
    m_lot.bytes += document->bytes.size();
    DocumentLibrary::NewDocument added{document, sha256, {}};
    // Known already where a document that was deleted comes again.
    if (!m_index.hasOrigin(sha256, from)) {
        added.origins.append(from);
        m_index.addOrigin(sha256, from);
    }
    m_lot.documents.append(added);
    if (m_lot.isFull()) {
        send();
    }
}

void Import::addOrigin(const QString& document, const QByteArray& sha256, const LibraryOrigin& origin)
{
    if (m_index.hasOrigin(sha256, origin)) {
        return;
    }
    if (!m_index.canTakeOrigin(sha256)) {
        ++m_report.originsLeftOut;
        return;
    }
    m_index.addOrigin(sha256, origin);
    m_lot.moreOrigins.append({document, sha256, origin});
    if (m_lot.isFull()) {
        send();
    }
}

void Import::refused(const QString& name, const ImportRefusal& refusal)
{
    ++m_progress.refused;
    m_report.items.append({ImportItem::Outcome::Refused, name, {}, refusal});
}

void Import::passedOver(PassedOver kind, const QString& name)
{
    const bool isNamed = kind != PassedOver::OtherFiles && kind != PassedOver::LibraryFiles;
    if (++m_report.passedOver[size_t(kind)] <= ImportReport::mostNamed && isNamed) {
        m_report.items.append({ImportItem::Outcome::PassedOver, name, {}, {}, kind});
    }
}

void Import::progressed(qint64 done, qint64 all)
{
    m_progress.done = done;
    m_progress.all = all;
    if (m_arriving.valid() && m_arriving.wait_for(std::chrono::seconds(0)) == std::future_status::ready) {
        wait();
    }
    m_control.progress(m_progress);
}

void Import::settle(qsizetype item, ImportItem::Outcome outcome, const QString& document)
{
    ImportItem& settled = m_report.items[item];
    settled.outcome = outcome;
    settled.document = document;
    switch (outcome) {
    case ImportItem::Outcome::Taken:
        ++m_progress.taken;
        break;
    case ImportItem::Outcome::Duplicate:
        ++m_progress.duplicates;
        break;
    case ImportItem::Outcome::Refused:
        ++m_progress.refused;
        settled.refusal.code = ImportRefusal::Code::NotKept;
        break;
    case ImportItem::Outcome::PassedOver:
        break; // was never on its way
    }
}

void Import::send()
{
    wait();
    if (m_lot.isEmpty() || m_report.failure) {
        return;
    }
    m_sent = std::exchange(m_lot, {});
    // The thread has its own copies of what it needs, which share their content.
    m_arriving = std::async(std::launch::async,
                            [library = m_library, documents = m_sent.documents,
                             origins = m_sent.moreOrigins] { return library.keep(documents, origins); });
}

void Import::wait()
{
    if (m_arriving.valid()) {
        const DocumentLibrary::KeepResult result = m_arriving.get();
        arrive(std::exchange(m_sent, {}), result);
    }
}

void Import::arrive(const Lot& lot, const DocumentLibrary::KeepResult& result)
{
    for (qsizetype i = 0; i < lot.documents.size(); ++i) {
        const DocumentLibrary::NewDocument& added = lot.documents.at(i);
        const std::optional<DocumentLibrary::Kept>& kept = result.documents.at(i);
        auto outcome = ImportItem::Outcome::Refused;
        if (kept) {
            LibraryEntry entry = libraryEntry(*added.document, added.sha256);
            entry.name = kept->name;
            entry.modified = kept->modified.toMSecsSinceEpoch();
            m_index.add(std::move(entry));
            outcome = kept->isNew ? ImportItem::Outcome::Taken : ImportItem::Outcome::Duplicate;
        }
        for (const qsizetype item : lot.items.at(i)) {
            settle(item, outcome, kept ? kept->name : QString());
            if (kept) {
                outcome = ImportItem::Outcome::Duplicate; // the same bytes again
            }
        }
    }
    if (result.error && !m_report.failure) {
        m_report.failure = result.error;
    }
}

ImportReport Import::finish()
{
    m_report.cancelled = m_control.isCancelled();
    send();
    wait();
    // Nothing is written after a failure: what was gathered meanwhile is not taken.
    for (const QList<qsizetype>& items : std::as_const(m_lot.items)) {
        for (const qsizetype item : items) {
            settle(item, ImportItem::Outcome::Refused, {});
        }
    }
    m_lot = {};
    m_control.progress(m_progress);
    return std::move(m_report);
}

} // namespace

qint64 ImportReport::count(ImportItem::Outcome outcome) const
{
    return std::ranges::count(items, outcome, &ImportItem::outcome);
}

void ImportReport::append(const ImportReport& later)
{
    items += later.items;
    std::ranges::transform(passedOver, later.passedOver, passedOver.begin(), std::plus());
    originsLeftOut += later.originsLeftOut;
    failure = failure ? failure : later.failure;
    cancelled = cancelled || later.cancelled;
}

ImportReport importIntoLibrary(const DocumentLibrary& library, LibraryIndex& index,
                               const ImportRequest& request, const ImportControl& control)
{
    const LibraryIndex before = index;
    Import run(library, index, control);
    for (const QString& path : request.paths) {
        if (run.isCancelled()) {
            break;
        }
        run.begin(path);
        if (QFileInfo(path).isDir()) {
            importFolder(path, library.folder(), request.limits, run);
        } else {
            importFile(path, request.limits, run);
        }
    }
    if (request.git && !run.isCancelled()) {
        run.begin(request.git->repository);
        importGitHistory(*request.git, request.limits, run);
    }
    ImportReport report = run.finish();
    if (report.failure) {
        // It may hold origins that were not written: back to what the folder says.
        index = before;
        index.refresh(library, LibraryIndex::Check::Folders);
    }
    return report;
}

} // namespace rangebar
