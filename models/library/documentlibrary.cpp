// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/documentlibrary.h"

#include "models/library/libraryname.h"
#include "models/library/wholefile.h"
#include "models/sources/filesource.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QSet>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

constexpr auto incomingPrefix = ".incoming-"_L1;
constexpr qint64 leftoverAgeSeconds = 3600;
constexpr qint64 maxMarkerBytes = 64 * 1024;
/// The same content can't need the next one, and other content needs it hardly ever.
constexpr std::array<int, 4> nameHashes{shortestNameHash, 20, 32, longestNameHash};

const QByteArray markerText = R"({
  "format": 1,
  "library": "Rangebar",
  "about": "Each CRATE/DATE_HASH.json is a benchmark document exactly as it was published; HASH begins its SHA-256. The files in origins/ tell line by line where documents came from. Files are added and never changed."
}
)";

LibraryError errorOf(const FileFault& fault, const QString& path)
{
    LibraryError error{LibraryError::Code::System, path, fault.detail, 0};
    switch (fault.kind) {
    case FileFault::Kind::Full:
        error.code = LibraryError::Code::DiskFull;
        break;
    case FileFault::Kind::NotWritable:
        error.code = LibraryError::Code::NotWritable;
        break;
    case FileFault::Kind::NoExclusiveRename:
        error.code = LibraryError::Code::NoExclusiveRename;
        break;
    case FileFault::Kind::Exists:
    case FileFault::Kind::Other:
        break;
    }
    return error;
}

bool hasContent(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) && file.size() == bytes.size() &&
           file.readAll() == bytes;
}

/// Whether Qt will find a trash. Where there is none at all, Qt 6.4 moves the file into the current folder
/// and calls that done.
bool hasTrash()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    constexpr auto ownerOnly = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
    const QString data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    const QString trash = data + "/Trash"_L1;
    return (QFileInfo(trash).isDir() || (QDir().mkpath(data) && QDir().mkdir(trash, ownerOnly))) &&
           QFileInfo(trash).isWritable();
#else
    return true;
#endif
}

/// A hidden folder of this one addition's own, where its files come into being.
class Incoming
{
public:
    explicit Incoming(const QString& library)
        : m_folder(library + u'/' + incomingPrefix +
                   QString::number(QRandomGenerator::global()->generate64(), 36))
    {
    }
    ~Incoming() { QDir(m_folder).removeRecursively(); }
    Q_DISABLE_COPY_MOVE(Incoming)

    std::optional<FileFault> make() const { return makeFolder(m_folder); }
    /// The new file's path, or why it could not be written.
    tl::expected<QString, FileFault> write(QByteArrayView bytes)
    {
        const QString path = m_folder + u'/' + QString::number(m_paths.size());
        if (const auto fault = writeNewFile(path, bytes)) {
            return tl::unexpected(*fault);
        }
        m_paths.append(path);
        return path;
    }
    std::optional<FileFault> sync() const { return syncFiles(m_folder, m_paths); }

private:
    QString m_folder;
    QStringList m_paths;
};

/// One addition, from step to step. The first step that fails ends it; what is in place by then stays.
class Addition
{
public:
    Addition(const DocumentLibrary& library, const QList<DocumentLibrary::NewDocument>& documents)
        : m_library(library), m_documents(documents), m_incoming(library.folder()), m_places(documents.size())
    {
        m_result.documents.resize(documents.size());
    }

    DocumentLibrary::KeepResult run(const QList<OriginLine>& moreOrigins)
    {
        if (begin() && writeDocuments() && writeOrigins(moreOrigins) && sync() && placeOrigins()) {
            placeDocuments();
        }
        for (const QString& folder : std::as_const(m_touched)) {
            syncFolder(folder);
        }
        return std::move(m_result);
    }

private:
    struct Place
    {
        QString incoming; ///< empty where the same bytes stand under the name already
        QString name;
    };

    bool fail(const FileFault& fault, const QString& path)
    {
        m_result.error = errorOf(fault, path);
        return false;
    }
    bool begin()
    {
        const auto fault = m_incoming.make();
        return !fault || fail(*fault, m_library.folder());
    }
    bool sync()
    {
        const auto fault = m_incoming.sync();
        return !fault || fail(*fault, m_library.folder());
    }
    bool writeDocuments();
    bool writeOrigins(const QList<OriginLine>& moreOrigins);
    bool placeOrigins();
    void placeDocuments();
    bool placeDocument(qsizetype index);
    void record(qsizetype index, bool isNew);

    const DocumentLibrary& m_library;
    const QList<DocumentLibrary::NewDocument>& m_documents;
    Incoming m_incoming;
    QList<Place> m_places;
    QString m_originsFile; ///< incoming
    QString m_originsName;
    QSet<QString> m_touched;
    DocumentLibrary::KeepResult m_result;
};

bool Addition::writeDocuments()
{
    for (qsizetype i = 0; i < m_documents.size(); ++i) {
        const DocumentLibrary::NewDocument& added = m_documents.at(i);
        const QByteArray& bytes = added.document->bytes;
        Place& place = m_places[i];
        bool isThere = false;
        for (const int length : nameHashes) {
            place.name = libraryName(*added.document, added.sha256, length);
            const QString path = m_library.path(place.name);
            const bool isTaken = QFileInfo::exists(path);
            isThere = isTaken && hasContent(path, bytes);
            if (isThere || !isTaken) {
                break;
            }
        }
        if (isThere) {
            continue;
        }
        const auto written = m_incoming.write(bytes);
        if (!written) {
            return fail(written.error(), m_library.path(place.name));
        }
        place.incoming = *written;
    }
    return true;
}

bool Addition::writeOrigins(const QList<OriginLine>& moreOrigins)
{
    QByteArray lines;
    for (qsizetype i = 0; i < m_documents.size(); ++i) {
        const DocumentLibrary::NewDocument& added = m_documents.at(i);
        for (const LibraryOrigin& origin : added.origins) {
            lines += writeOriginLine({m_places.at(i).name, added.sha256, origin});
        }
    }
    for (const OriginLine& line : moreOrigins) {
        lines += writeOriginLine(line);
    }
    if (lines.isEmpty()) {
        return true;
    }
    const QByteArray hash = QCryptographicHash::hash(lines, QCryptographicHash::Sha256).toHex();
    m_originsName = originsFolderName + u'/' +
                    QDateTime::currentDateTimeUtc().toString(u"yyyy-MM-dd'T'HH-mm-ss'Z'"_s) + u'_' +
                    QString::fromLatin1(hash.first(shortestNameHash)) + ".jsonl"_L1;
    const auto written = m_incoming.write(lines);
    if (!written) {
        return fail(written.error(), m_library.path(m_originsName));
    }
    m_originsFile = *written;
    return true;
}

/// Before the documents, so that none is ever there without its origin.
bool Addition::placeOrigins()
{
    if (m_originsFile.isEmpty()) {
        return true;
    }
    const QString folder = m_library.path(originsFolderName);
    const QString path = m_library.path(m_originsName);
    auto fault = makeFolder(folder);
    if (!fault) {
        fault = moveIntoPlace(m_originsFile, path);
    }
    m_touched.insert(folder);
    m_touched.insert(m_library.folder());
    // A name made of its content is taken by the same content only.
    return !fault || fault->kind == FileFault::Kind::Exists || fail(*fault, path);
}

void Addition::placeDocuments()
{
    for (qsizetype i = 0; i < m_places.size(); ++i) {
        if (!placeDocument(i)) {
            return;
        }
    }
}

bool Addition::placeDocument(qsizetype index)
{
    Place& place = m_places[index];
    if (place.incoming.isEmpty()) {
        record(index, false);
        return true;
    }
    const DocumentLibrary::NewDocument& added = m_documents.at(index);
    const QString folder = QFileInfo(m_library.path(place.name)).path();
    if (!m_touched.contains(folder)) {
        if (const auto fault = makeFolder(folder)) {
            return fail(*fault, folder);
        }
        m_touched.insert(folder);
        m_touched.insert(m_library.folder());
    }
    std::optional<FileFault> fault;
    for (const int length : nameHashes) {
        place.name = libraryName(*added.document, added.sha256, length);
        fault = moveIntoPlace(place.incoming, m_library.path(place.name));
        if (!fault) {
            record(index, true);
            return true;
        }
        if (fault->kind != FileFault::Kind::Exists) {
            break;
        }
        if (hasContent(m_library.path(place.name), added.document->bytes)) {
            record(index, false); // another program was faster
            return true;
        }
    }
    return fail(*fault, m_library.path(place.name));
}

void Addition::record(qsizetype index, bool isNew)
{
    const QString& name = m_places.at(index).name;
    m_result.documents[index] = DocumentLibrary::Kept{name, isNew, fileModified(m_library.path(name))};
}

} // namespace

DocumentLibrary::DocumentLibrary(QString folder) : m_folder(std::move(folder)) {}

tl::expected<DocumentLibrary, LibraryError> DocumentLibrary::open(const QString& folder)
{
    const QString absolute = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
    const QFileInfo info(absolute);
    if (info.exists() && !info.isDir()) {
        return tl::unexpected(LibraryError{LibraryError::Code::NotAFolder, absolute, {}, 0});
    }
    return DocumentLibrary(absolute);
}

std::optional<LibraryError> DocumentLibrary::readOnlyBecause() const
{
    const QString marker = path(libraryMarkerName);
    if (!QFileInfo::exists(marker)) {
        return std::nullopt; // new, or put together by hand
    }
    LibraryError error{LibraryError::Code::DamagedMarker, marker, {}, 0};
    QFile file(marker);
    if (!QFileInfo(marker).isFile() || !file.open(QIODevice::ReadOnly)) {
        error.detail = file.errorString();
        return error;
    }
    const QJsonObject content = QJsonDocument::fromJson(file.read(maxMarkerBytes)).object();
    error.format = content.value("format"_L1).toInt();
    if (error.format > format) {
        error.code = LibraryError::Code::NewerFormat;
        return error;
    }
    return error.format < 1 ? std::optional(error) : std::nullopt;
}

/// Makes the folder a library that this version may add to.
std::optional<LibraryError> DocumentLibrary::prepare() const
{
    if (const auto failure = makeFolder(m_folder)) {
        return errorOf(*failure, m_folder);
    }
    if (auto error = readOnlyBecause()) {
        return error;
    }
    const QString marker = path(libraryMarkerName);
    if (QFileInfo::exists(marker)) {
        return std::nullopt;
    }
    Incoming incoming(m_folder);
    std::optional<FileFault> fault = incoming.make();
    if (!fault) {
        const auto written = incoming.write(markerText);
        fault = written ? incoming.sync() : written.error();
        if (!fault) {
            fault = moveIntoPlace(*written, marker);
        }
    }
    const bool failed = fault && fault->kind != FileFault::Kind::Exists;
    return failed ? std::optional(errorOf(*fault, marker)) : std::nullopt;
}

DocumentLibrary::KeepResult DocumentLibrary::keep(const QList<NewDocument>& documents,
                                                  const QList<OriginLine>& moreOrigins) const
{
    if (documents.isEmpty() && moreOrigins.isEmpty()) {
        return {};
    }
    if (const auto error = prepare()) {
        KeepResult result;
        result.documents.resize(documents.size());
        result.error = error;
        return result;
    }
    return Addition(*this, documents).run(moreOrigins);
}

std::optional<LibraryError> DocumentLibrary::moveToTrash(const QString& name) const
{
    if (auto error = readOnlyBecause()) {
        return error;
    }
    const QString file = path(name);
    if (!QFileInfo(file).isFile()) {
        return LibraryError{LibraryError::Code::NotFound, file, {}, 0};
    }
    if (!QFileInfo(QFileInfo(file).path()).isWritable()) {
        return LibraryError{LibraryError::Code::NotWritable, file, {}, 0};
    }
    if (!hasTrash()) {
        return LibraryError{LibraryError::Code::NoTrash, file, {}, 0};
    }
    QFile document(file);
    if (!document.moveToTrash()) {
        return LibraryError{LibraryError::Code::NoTrash, file, document.errorString(), 0};
    }
    return std::nullopt;
}

int DocumentLibrary::removeLeftovers(const QDateTime& now) const
{
    const auto folders =
        QDir(m_folder).entryInfoList({incomingPrefix + u'*'}, QDir::Dirs | QDir::Hidden | QDir::NoSymLinks);
    return static_cast<int>(std::ranges::count_if(folders, [&now](const QFileInfo& folder) {
        return folder.lastModified().secsTo(now) > leftoverAgeSeconds &&
               QDir(folder.filePath()).removeRecursively();
    }));
}

} // namespace rangebar
