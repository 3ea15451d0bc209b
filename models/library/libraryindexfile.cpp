// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/libraryindex.h"

#include "models/sources/filesource.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QDataStream>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <utility>

using namespace Qt::StringLiterals;

// The file: a line that names it and its version, a hash of all that follows, then a QDataStream with every
// text once, and the rows, which name texts by their number.
namespace rangebar {
namespace {

/// Counts up with every change of the format: another version's index is made again.
constexpr QByteArrayView magicLine = "rangebar library index 1\n";
constexpr auto hashAlgorithm = QCryptographicHash::Blake2b_256;
constexpr qsizetype hashBytes = 32;
constexpr qsizetype shaBytes = 32;
constexpr QDataStream::Version streamVersion = QDataStream::Qt_6_4;
constexpr qint64 maxIndexBytes = qint64{1} << 30;

QByteArray hashOf(QByteArrayView bytes)
{
    QCryptographicHash hash(hashAlgorithm);
    hash.addData(bytes);
    return hash.result();
}

enum class DateKind : quint8
{
    None,
    Utc,
    Offset
};

} // namespace

class LibraryIndex::Writer
{
public:
    Writer() : m_rows(&m_rowBytes, QIODevice::WriteOnly) { m_rows.setVersion(streamVersion); }

    QByteArray write(const LibraryIndex& index);

private:
    void put(qint64 number) { m_rows << number; }
    void putText(const QString& text);
    void putHash(const QByteArray& hash) { m_rows.writeRawData(hash.constData(), int(hash.size())); }
    void putDate(const QDateTime& date);
    void putEntry(const LibraryEntry& entry);
    void putProblem(const LibraryProblem& problem);
    void putOrigin(const LibraryOrigin& origin);

    QHash<QString, qint32> m_numbers;
    QByteArray m_texts;
    QList<qint32> m_lengths;
    QByteArray m_rowBytes;
    QDataStream m_rows;
};

void LibraryIndex::Writer::putText(const QString& text)
{
    const auto known = m_numbers.constFind(text);
    if (known != m_numbers.cend()) {
        m_rows << *known;
        return;
    }
    const auto number = qint32(m_lengths.size());
    // UTF-16 as it is: a document's text may hold what UTF-8 can't, such as half a surrogate pair.
    m_texts.append(reinterpret_cast<const char*>(text.utf16()), text.size() * qsizetype(sizeof(char16_t)));
    m_lengths.append(qint32(text.size()));
    m_numbers.insert(text, number);
    m_rows << number;
}

void LibraryIndex::Writer::putDate(const QDateTime& date)
{
    if (!date.isValid()) {
        m_rows << quint8(DateKind::None);
    } else if (date.timeSpec() == Qt::UTC) {
        m_rows << quint8(DateKind::Utc) << date.toMSecsSinceEpoch();
    } else {
        m_rows << quint8(DateKind::Offset) << date.toMSecsSinceEpoch() << qint32(date.offsetFromUtc());
    }
}

void LibraryIndex::Writer::putEntry(const LibraryEntry& entry)
{
    putText(entry.name);
    putHash(entry.sha256);
    m_rows << entry.bytes << entry.modified << qint32(entry.schema) << entry.scenarios << entry.throughputRows
           << entry.codeEntries;
    for (const QString* text : {&entry.crate, &entry.crateVersion, &entry.coreVersion, &entry.measuredAt,
                                &entry.cpu, &entry.architecture, &entry.cores, &entry.os, &entry.rustc}) {
        putText(*text);
    }
}

void LibraryIndex::Writer::putProblem(const LibraryProblem& problem)
{
    const FileError& error = problem.error;
    putText(problem.name);
    m_rows << problem.bytes << problem.modified << qint32(error.code) << qint32(error.document.code)
           << qint32(error.document.expected) << qint32(error.document.line) << qint32(error.document.column);
    putText(error.detail);
    putText(error.document.path);
    putText(error.document.found);
}

void LibraryIndex::Writer::putOrigin(const LibraryOrigin& origin)
{
    m_rows << quint8(origin.kind);
    putText(origin.place);
    m_rows << qint32(origin.entry.size());
    for (const QString& part : origin.entry) {
        putText(part);
    }
    putText(origin.commit);
    putText(origin.ref);
    putText(origin.subject);
    putDate(origin.dated);
    putDate(origin.kept);
}

QByteArray LibraryIndex::Writer::write(const LibraryIndex& index)
{
    putText(index.m_folder);
    put(index.m_entries.size());
    for (const LibraryEntry& entry : index.m_entries) {
        putEntry(entry);
    }
    put(index.m_problems.size());
    for (const LibraryProblem& problem : index.m_problems) {
        putProblem(problem);
    }
    put(index.m_origins.size());
    for (auto origins = index.m_origins.cbegin(); origins != index.m_origins.cend(); ++origins) {
        putHash(origins.key());
        put(origins->size());
        for (const LibraryOrigin& origin : *origins) {
            putOrigin(origin);
        }
    }
    put(index.m_folders.size());
    for (const Folder& folder : index.m_folders) {
        putText(folder.name);
        m_rows << folder.modified << folder.listed;
    }
    put(index.m_originFiles.size());
    for (const QString& file : index.m_originFiles) {
        putText(file);
    }
    put(index.m_damagedOrigins);

    QByteArray payload;
    QDataStream out(&payload, QIODevice::WriteOnly);
    out.setVersion(streamVersion);
    out << m_lengths << m_texts << m_rowBytes;
    return magicLine.toByteArray() + hashOf(payload) + payload;
}

/// Reads what the hash vouches for, and still trusts no number in it.
class LibraryIndex::Reader
{
public:
    explicit Reader(const QByteArray& payload);

    bool read(LibraryIndex& index);

private:
    /// A number of things to come; zero once anything was wrong.
    qint64 count();
    QString text();
    QByteArray hash();
    QDateTime date();
    LibraryEntry entry();
    LibraryProblem problem();
    LibraryOrigin origin();
    template <typename Number>
    Number number()
    {
        Number value{};
        m_rows >> value;
        return value;
    }
    bool isSound() const { return m_rows.status() == QDataStream::Ok; }

    QList<QString> m_texts;
    QBuffer m_rowBytes;
    QDataStream m_rows;
};

LibraryIndex::Reader::Reader(const QByteArray& payload)
{
    QDataStream in(payload);
    in.setVersion(streamVersion);
    QList<qint32> lengths;
    QByteArray texts;
    QByteArray rows;
    in >> lengths >> texts >> rows;
    m_texts.reserve(lengths.size());
    QByteArrayView rest(texts);
    for (const qint32 length : std::as_const(lengths)) {
        const qsizetype bytes = qsizetype(length) * qsizetype(sizeof(char16_t));
        if (length < 0 || bytes > rest.size()) {
            break;
        }
        QString text(length, Qt::Uninitialized);
        memcpy(text.data(), rest.data(), size_t(bytes));
        m_texts.append(std::move(text));
        rest = rest.sliced(bytes);
    }
    m_rowBytes.setData(rows);
    m_rowBytes.open(QIODevice::ReadOnly);
    m_rows.setDevice(&m_rowBytes);
    m_rows.setVersion(streamVersion);
}

qint64 LibraryIndex::Reader::count()
{
    const auto value = number<qint64>();
    if (value < 0 || value > m_rowBytes.size()) {
        m_rows.setStatus(QDataStream::ReadCorruptData);
    }
    return isSound() ? value : 0;
}

QString LibraryIndex::Reader::text()
{
    const auto index = number<qint32>();
    if (index < 0 || index >= m_texts.size()) {
        m_rows.setStatus(QDataStream::ReadCorruptData);
        return {};
    }
    return m_texts.at(index);
}

QByteArray LibraryIndex::Reader::hash()
{
    QByteArray bytes(shaBytes, Qt::Uninitialized);
    if (m_rows.readRawData(bytes.data(), int(shaBytes)) != shaBytes) {
        m_rows.setStatus(QDataStream::ReadPastEnd);
    }
    return bytes;
}

QDateTime LibraryIndex::Reader::date()
{
    switch (DateKind(number<quint8>())) {
    case DateKind::None:
        return {};
    case DateKind::Utc:
        return QDateTime::fromMSecsSinceEpoch(number<qint64>(), Qt::UTC);
    case DateKind::Offset: {
        const auto when = number<qint64>();
        return QDateTime::fromMSecsSinceEpoch(when, Qt::OffsetFromUTC, number<qint32>());
    }
    }
    m_rows.setStatus(QDataStream::ReadCorruptData);
    return {};
}

LibraryEntry LibraryIndex::Reader::entry()
{
    LibraryEntry entry;
    entry.name = text();
    entry.sha256 = hash();
    m_rows >> entry.bytes >> entry.modified >> entry.schema >> entry.scenarios >> entry.throughputRows >>
        entry.codeEntries;
    for (QString* target : {&entry.crate, &entry.crateVersion, &entry.coreVersion, &entry.measuredAt,
                            &entry.cpu, &entry.architecture, &entry.cores, &entry.os, &entry.rustc}) {
        *target = text();
    }
    return entry;
}

LibraryProblem LibraryIndex::Reader::problem()
{
    LibraryProblem problem;
    problem.name = text();
    m_rows >> problem.bytes >> problem.modified;
    FileError& error = problem.error;
    error.code = FileError::Code(number<qint32>());
    error.document.code = ReadError::Code(number<qint32>());
    error.document.expected = ReadError::Expected(number<qint32>());
    error.document.line = number<qint32>();
    error.document.column = number<qint32>();
    error.detail = text();
    error.document.path = text();
    error.document.found = text();
    return problem;
}

LibraryOrigin LibraryIndex::Reader::origin()
{
    LibraryOrigin origin;
    origin.kind = LibraryOrigin::Kind(number<quint8>());
    origin.place = text();
    auto parts = number<qint32>();
    while (parts-- > 0 && isSound()) {
        origin.entry.append(text());
    }
    origin.commit = text();
    origin.ref = text();
    origin.subject = text();
    origin.dated = date();
    origin.kept = date();
    return origin;
}

bool LibraryIndex::Reader::read(LibraryIndex& index)
{
    if (text() != index.m_folder) {
        return false;
    }
    qint64 left = count();
    index.m_entries.reserve(left);
    index.m_bySha.reserve(left);
    while (left-- > 0 && isSound()) {
        LibraryEntry read = entry();
        if (!index.m_bySha.contains(read.sha256)) {
            index.m_bySha.insert(read.sha256, index.m_entries.size());
        }
        index.m_entries.append(std::move(read));
    }
    left = count();
    while (left-- > 0 && isSound()) {
        index.m_problems.append(problem());
    }
    left = count();
    index.m_origins.reserve(left);
    while (left-- > 0 && isSound()) {
        QList<LibraryOrigin>& origins = index.m_origins[hash()];
        qint64 several = count();
        while (several-- > 0 && isSound()) {
            origins.append(origin());
        }
    }
    left = count();
    while (left-- > 0 && isSound()) {
        Folder folder;
        folder.name = text();
        m_rows >> folder.modified >> folder.listed;
        index.m_folders.append(folder);
    }
    left = count();
    while (left-- > 0 && isSound()) {
        index.m_originFiles.insert(text());
    }
    index.m_damagedOrigins = count();
    return isSound();
}

QString LibraryIndex::fileFor(const QString& cacheFolder, const QString& libraryFolder)
{
    const QString canonical = QFileInfo(libraryFolder).canonicalFilePath();
    const QString path =
        canonical.isEmpty() ? QDir::cleanPath(QFileInfo(libraryFolder).absoluteFilePath()) : canonical;
    const QByteArray hash = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256).toHex();
    return cacheFolder + u"/libraries/"_s + QString::fromLatin1(hash.first(32)) + u".index"_s;
}

LibraryIndex LibraryIndex::load(const QString& file, const QString& libraryFolder)
{
    LibraryIndex index(libraryFolder);
    QFile source(file);
    if (!QFileInfo(file).isFile() || !source.open(QIODevice::ReadOnly) || source.size() > maxIndexBytes) {
        return index;
    }
    const QByteArray bytes = source.readAll();
    if (!bytes.startsWith(magicLine) || bytes.size() < magicLine.size() + hashBytes) {
        return index;
    }
    const QByteArray payload = bytes.sliced(magicLine.size() + hashBytes);
    if (bytes.sliced(magicLine.size(), hashBytes) != hashOf(payload) || !Reader(payload).read(index)) {
        return LibraryIndex(libraryFolder);
    }
    return index;
}

QString LibraryIndex::save(const QString& file) const
{
    QDir().mkpath(QFileInfo(file).path()); // where this fails, so does the writing, and says why
    return writeFileWhole(file, Writer().write(*this));
}

} // namespace rangebar
