// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/importsink.h"

#include "models/document/documentreader.h"
#include "models/library/gitprogram.h"

#include <QFileInfo>
#include <QHash>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

using Code = ImportRefusal::Code;

constexpr qint64 maxLogBytes = qint64{256} << 20;
constexpr qsizetype shortHash = 12;
constexpr QByteArrayView linkMode = "120000";
constexpr QByteArrayView submoduleMode = "160000";

ImportRefusal refusalOf(Code code, const QString& detail = {}, qint64 limit = 0)
{
    ImportRefusal refusal;
    refusal.code = code;
    refusal.detail = detail;
    refusal.limit = limit;
    return refusal;
}

ImportRefusal refusalOf(ReadError::Code code)
{
    ImportRefusal refusal;
    refusal.file = {FileError::Code::Document, {}, {}};
    refusal.file.document.code = code;
    return refusal;
}

/// The reason in git's own words, as far as they can be told apart.
ImportRefusal refusalFrom(const QString& complaint)
{
    struct Sign
    {
        QLatin1StringView words;
        Code code;
    };
    static constexpr Sign signs[] = {
        {"dubious ownership"_L1, Code::OwnedByAnother},
        {"not a git repository"_L1, Code::NotARepository},
        {"unknown revision"_L1, Code::NoSuchRef},
        {"bad revision"_L1, Code::NoSuchRef},
        {"promisor"_L1, Code::MissingObjects},
        {"lazy fetch"_L1, Code::MissingObjects},
        {"unable to read tree"_L1, Code::MissingObjects},
        {"transport"_L1, Code::MissingObjects},
        {"could not get object"_L1, Code::MissingObjects},
        {"bad object"_L1, Code::MissingObjects},
    };
    for (const Sign& sign : signs) {
        if (complaint.contains(sign.words)) {
            return refusalOf(sign.code, complaint);
        }
    }
    return refusalOf(Code::GitFailed, complaint);
}

/// One version of the file, as a commit brought it.
struct Version
{
    QByteArray commit;
    QByteArray authored; ///< ISO 8601
    QByteArray ref;
    QByteArray subject;
    QByteArray mode;
    QByteArray blob;
    char status = ' '; ///< A, M, T or D; of a merge its first parent's
    QByteArray path;

    bool isGone() const { return blob.count('0') == blob.size(); }
};

/// Splits what git separates with NUL.
class Tokens
{
public:
    explicit Tokens(const QByteArray& text) : m_text(text) {}

    bool atEnd() const { return m_position >= m_text.size(); }
    QByteArray next()
    {
        const qsizetype end = m_text.indexOf('\0', m_position);
        const qsizetype stop = end < 0 ? m_text.size() : end;
        const QByteArray token = m_text.sliced(m_position, stop - m_position);
        m_position = stop + 1;
        return token;
    }
    QByteArray peek() const
    {
        Tokens copy = *this;
        return copy.next();
    }

private:
    QByteArray m_text;
    qsizetype m_position = 0;
};

/// ":100644 100644 OLD NEW M", or of a merge with a mode and a hash for each parent and "::" in front.
bool readChange(const QByteArray& token, Version& version)
{
    const qsizetype parents = std::ranges::find_if(token, [](char c) { return c != ':'; }) - token.cbegin();
    const QList<QByteArray> parts = token.sliced(parents).split(' ');
    if (parts.size() != 2 * parents + 3 || parts.constLast().isEmpty()) {
        return false;
    }
    version.mode = parts.at(parents);
    version.blob = parts.at(2 * parents + 1);
    version.status = parts.constLast().front();
    return true;
}

class GitHistory
{
public:
    GitHistory(const GitRequest& request, const ImportLimits& limits, ImportSink& sink)
        : m_request(request)
        , m_repository(QFileInfo(request.repository).absoluteFilePath())
        , m_limits(limits)
        , m_sink(sink)
    {
    }

    void run();

private:
    bool isRepository();
    /// Every version under the names known so far; nothing where that failed, which is told.
    std::optional<QList<Version>> log();
    std::optional<QList<Version>> parse(const QByteArray& output);
    /// Names that the file had before it was moved to one of the known ones, or after.
    QStringList otherNames(const QList<Version>& versions);
    /// Of several branches that have a commit, log() names any; the one that people know it by is named here.
    void nameByMainBranch(QList<Version>& versions);
    void readVersions(const QList<Version>& versions);
    QList<QByteArray> present(const QList<QByteArray>& blobs);
    /// Which of the blobs can be read; the others are refused.
    QList<QByteArray> readable(const QHash<QByteArray, QList<Version>>& versions,
                               const QList<QByteArray>& blobs);
    void readBlobs(const QHash<QByteArray, QList<Version>>& versions, const QList<QByteArray>& blobs);
    void refuse(const QList<Version>& versions, const ImportRefusal& refusal);
    void refuse(const ImportRefusal& refusal) { m_sink.refused(m_repository, refusal); }
    QString nameOf(const Version& version) const;
    LibraryOrigin originOf(const Version& version) const;
    std::function<bool()> cancel() const
    {
        return [this] { return m_sink.isCancelled(); };
    }

    const GitRequest& m_request;
    const QString m_repository;
    const ImportLimits& m_limits;
    ImportSink& m_sink;
    QStringList m_paths;
    bool m_isPartial = false; ///< a partial clone: objects may be missing
};

QString GitHistory::nameOf(const Version& version) const
{
    return QString::fromLatin1(version.commit.left(shortHash)) + u' ' + QString::fromUtf8(version.path);
}

LibraryOrigin GitHistory::originOf(const Version& version) const
{
    LibraryOrigin origin;
    origin.kind = LibraryOrigin::Kind::Git;
    origin.place = m_repository;
    origin.entry = QStringList{QString::fromUtf8(version.path)};
    origin.commit = QString::fromLatin1(version.commit);
    origin.ref = QString::fromUtf8(version.ref);
    origin.subject = QString::fromUtf8(version.subject);
    origin.dated = QDateTime::fromString(QString::fromLatin1(version.authored), Qt::ISODate);
    return origin;
}

void GitHistory::refuse(const QList<Version>& versions, const ImportRefusal& refusal)
{
    for (const Version& version : versions) {
        m_sink.refused(nameOf(version), refusal);
    }
}

bool GitHistory::isRepository()
{
    if (GitRun::program().isEmpty()) {
        refuse(refusalOf(Code::NoGit));
        return false;
    }
    if (!QFileInfo(m_repository).isDir()) {
        refuse(refusalOf(Code::NotARepository));
        return false;
    }
    GitRun git(m_repository, {u"rev-parse"_s, u"--is-shallow-repository"_s}, cancel());
    const auto shallow = git.readLine();
    if (!git.succeeded()) {
        if (!m_sink.isCancelled()) {
            refuse(refusalFrom(git.complaint()));
        }
        return false;
    }
    if (shallow == "true") {
        refuse(refusalOf(Code::ShallowHistory));
    }
    GitRun partial(
        m_repository,
        {u"config"_s, u"--get-regexp"_s, u"^(extensions\\.partialclone|remote\\..*\\.promisor)$"_s},
        cancel());
    m_isPartial = partial.readLine().has_value();
    return true;
}

std::optional<QList<Version>> GitHistory::log()
{
    // -c: of a merge only what none of its parents has. --full-history: also what a merge did not take over.
    QStringList arguments{u"log"_s,
                          u"-z"_s,
                          u"--format=tformat:%H%x00%aI%x00%S%x00%s"_s,
                          u"--raw"_s,
                          u"-c"_s,
                          u"--full-history"_s,
                          u"--no-abbrev"_s,
                          u"--no-renames"_s,
                          u"--no-show-signature"_s,
                          u"--no-ext-diff"_s,
                          u"--no-textconv"_s,
                          u"--no-notes"_s,
                          u"--no-mailmap"_s,
                          u"--no-color"_s,
                          u"--encoding=UTF-8"_s};
    arguments.append(u"--max-count="_s + QString::number(m_limits.gitCommits + 1));
    if (m_request.refs.isEmpty()) {
        arguments.append(u"--all"_s);
    }
    arguments.append(u"--end-of-options"_s);
    arguments += m_request.refs;
    arguments.append(u"--"_s);
    for (const QString& path : std::as_const(m_paths)) {
        arguments.append(u":(top,literal)"_s + path);
    }
    GitRun git(m_repository, arguments, cancel());
    const QByteArray output = git.readAll(maxLogBytes);
    if (output.size() == maxLogBytes) {
        refuse(refusalOf(Code::TooMuchData, {}, maxLogBytes));
        return std::nullopt;
    }
    if (!git.succeeded()) {
        if (!m_sink.isCancelled()) {
            ImportRefusal refusal = refusalFrom(git.complaint());
            if (refusal.code == Code::NoSuchRef) {
                refusal.detail = m_request.refs.join(u' ');
            }
            refuse(refusal);
        }
        return std::nullopt;
    }
    return parse(output);
}

std::optional<QList<Version>> GitHistory::parse(const QByteArray& output)
{
    QList<Version> versions;
    Tokens tokens(output);
    qint64 commits = 0;
    while (!tokens.atEnd()) {
        Version commit;
        commit.commit = tokens.next();
        if (commit.commit.trimmed().isEmpty()) {
            continue;
        }
        commit.authored = tokens.next();
        commit.ref = tokens.next();
        commit.subject = tokens.next();
        if (++commits > m_limits.gitCommits) {
            refuse(refusalOf(Code::TooManyEntries, {}, m_limits.gitCommits));
            break;
        }
        while (!tokens.atEnd()) {
            const QByteArray change = tokens.peek().trimmed();
            if (!change.isEmpty() && !change.startsWith(':')) {
                break;
            }
            tokens.next();
            if (change.isEmpty()) {
                continue;
            }
            Version version = commit;
            if (!readChange(change, version)) {
                refuse(refusalOf(Code::GitFailed, QString::fromUtf8(change)));
                return std::nullopt;
            }
            version.path = tokens.next();
            versions.append(version);
        }
    }
    return versions;
}

void GitHistory::nameByMainBranch(QList<Version>& versions)
{
    if (!m_request.refs.isEmpty()) {
        return; // by those that were asked for
    }
    const QStringList known{u"refs/heads/main"_s, u"refs/heads/master"_s, u"refs/remotes/origin/main"_s,
                            u"refs/remotes/origin/master"_s};
    GitRun list(m_repository, QStringList{u"for-each-ref"_s, u"--format=%(refname)"_s} + known, cancel());
    QSet<QString> there;
    while (const auto line = list.readLine()) {
        there.insert(QString::fromUtf8(*line));
    }
    const auto branch =
        std::ranges::find_if(known, [&there](const QString& ref) { return there.contains(ref); });
    if (branch == known.cend()) {
        return;
    }
    QStringList arguments{u"rev-list"_s, u"--full-history"_s,
                          u"--max-count="_s + QString::number(m_limits.gitCommits), *branch, u"--"_s};
    for (const QString& path : std::as_const(m_paths)) {
        arguments.append(u":(top,literal)"_s + path);
    }
    GitRun git(m_repository, arguments, cancel());
    QSet<QByteArray> commits;
    while (const auto line = git.readLine()) {
        commits.insert(*line);
    }
    for (Version& version : versions) {
        if (commits.contains(version.commit)) {
            version.ref = branch->toUtf8();
        }
    }
}

QStringList GitHistory::otherNames(const QList<Version>& versions)
{
    QByteArray commits;
    QSet<QByteArray> asked;
    for (const Version& version : versions) {
        if ((version.status == 'A' || version.status == 'D') && !asked.contains(version.commit)) {
            asked.insert(version.commit);
            commits += version.commit + '\n';
        }
    }
    if (commits.isEmpty()) {
        return {};
    }
    GitRun git(m_repository,
               {u"diff-tree"_s, u"--stdin"_s, u"-r"_s, u"-m"_s, u"-z"_s, u"--raw"_s, u"-M"_s, u"-l1000"_s,
                u"--diff-filter=R"_s, u"--no-commit-id"_s, u"--no-ext-diff"_s, u"--no-textconv"_s},
               cancel());
    git.give(commits);
    Tokens tokens(git.readAll(maxLogBytes));
    QStringList names;
    while (!tokens.atEnd()) {
        if (!tokens.next().startsWith(':')) {
            continue;
        }
        const QString from = QString::fromUtf8(tokens.next());
        const QString to = QString::fromUtf8(tokens.next());
        if (m_paths.contains(to) != m_paths.contains(from)) {
            names.append(m_paths.contains(to) ? from : to);
        }
    }
    names.removeDuplicates();
    return names;
}

/// Which of the blobs the repository holds. A git that is asked for one that a partial clone lacks ends
/// instead of saying so.
QList<QByteArray> GitHistory::present(const QList<QByteArray>& blobs)
{
    const QSet<QByteArray> wanted(blobs.cbegin(), blobs.cend());
    GitRun git(m_repository, {u"cat-file"_s, u"--batch-all-objects"_s, u"--batch-check=%(objectname)"_s},
               cancel());
    QSet<QByteArray> found;
    while (const auto line = git.readLine()) {
        if (wanted.contains(*line)) {
            found.insert(*line);
        }
    }
    QList<QByteArray> kept;
    std::ranges::copy_if(blobs, std::back_inserter(kept),
                         [&found](const QByteArray& blob) { return found.contains(blob); });
    return kept;
}

QList<QByteArray> GitHistory::readable(const QHash<QByteArray, QList<Version>>& versions,
                                       const QList<QByteArray>& blobs)
{
    const QList<QByteArray> there = m_isPartial ? present(blobs) : blobs;
    if (there.size() != blobs.size() && !m_sink.isCancelled()) {
        const QSet<QByteArray> known(there.cbegin(), there.cend());
        for (const QByteArray& blob : blobs) {
            if (!known.contains(blob)) {
                refuse(versions.value(blob), refusalOf(Code::MissingObjects));
            }
        }
    }
    GitRun git(m_repository, {u"cat-file"_s, u"--batch-check=%(objecttype) %(objectsize)"_s}, cancel());
    git.give(there.join('\n') + '\n');
    QList<QByteArray> sound;
    for (const QByteArray& blob : there) {
        const QList<QByteArray> parts = git.readLine().value_or(QByteArray()).split(' ');
        if (m_sink.isCancelled()) {
            return {};
        }
        if (parts.size() != 2 || parts.constFirst() != "blob") {
            refuse(versions.value(blob), refusalFrom(git.complaint()));
        } else if (parts.constLast().toLongLong() > maxDocumentBytes) {
            refuse(versions.value(blob), refusalOf(ReadError::Code::TooLarge));
        } else {
            sound.append(blob);
        }
    }
    return sound;
}

void GitHistory::readBlobs(const QHash<QByteArray, QList<Version>>& versions, const QList<QByteArray>& blobs)
{
    GitRun git(m_repository, {u"cat-file"_s, u"--batch=%(objecttype) %(objectsize)"_s}, cancel());
    git.give(blobs.join('\n') + '\n');
    qsizetype done = 0;
    for (const QByteArray& blob : blobs) {
        const QList<QByteArray> head = git.readLine().value_or(QByteArray()).split(' ');
        const bool isBlob = head.size() == 2 && head.constFirst() == "blob";
        const qint64 size = isBlob ? head.constLast().toLongLong() : 0;
        QByteArray bytes = isBlob ? git.read(size + 1) : QByteArray(); // with the line feed behind them
        if (m_sink.isCancelled()) {
            return;
        }
        if (!isBlob || bytes.size() != size + 1) {
            refuse(versions.value(blob), refusalOf(Code::GitFailed, git.complaint()));
            continue;
        }
        bytes.chop(1);
        for (const Version& version : versions.value(blob)) {
            offerDocument(m_sink, nameOf(version), bytes, originOf(version), true);
        }
        m_sink.progressed(++done, blobs.size());
    }
}

void GitHistory::readVersions(const QList<Version>& versions)
{
    QHash<QByteArray, QList<Version>> byBlob;
    QList<QByteArray> blobs;
    // git names the latest first; a history is told from its beginning.
    for (auto version = versions.crbegin(); version != versions.crend(); ++version) {
        if (version->isGone()) {
            continue;
        }
        if (version->mode == linkMode || version->mode == submoduleMode) {
            m_sink.refused(nameOf(*version),
                           refusalOf(version->mode == linkMode ? Code::SymbolicLink : Code::NotAFile));
            continue;
        }
        QList<Version>& same = byBlob[version->blob];
        if (same.isEmpty()) {
            blobs.append(version->blob);
        }
        same.append(*version);
    }
    const QList<QByteArray> sound = readable(byBlob, blobs);
    if (!sound.isEmpty()) {
        readBlobs(byBlob, sound);
    }
}

void GitHistory::run()
{
    if (!isRepository()) {
        return;
    }
    m_paths = QStringList{m_request.path};
    std::optional<QList<Version>> versions;
    for (;;) {
        versions = log();
        if (!versions || m_sink.isCancelled()) {
            return;
        }
        const QStringList more = otherNames(*versions);
        if (more.isEmpty() || m_paths.size() >= m_limits.gitRenames) {
            break;
        }
        m_paths += more;
    }
    if (versions->isEmpty()) {
        refuse(refusalOf(Code::NoHistory, m_request.path));
        return;
    }
    nameByMainBranch(*versions);
    readVersions(*versions);
}

} // namespace

void importGitHistory(const GitRequest& request, const ImportLimits& limits, ImportSink& sink)
{
    GitHistory(request, limits, sink).run();
}

} // namespace rangebar
