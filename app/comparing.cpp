// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/comparing.h"

#include "app/program.h"
#include "models/document/documentreader.h"
#include "models/github/githubsource.h"
#include "models/library/libraryhistory.h"
#include "models/library/watcheddocument.h"
#include "models/report/comparisonwords.h"
#include "models/report/filenames.h"
#include "models/report/filewords.h"
#include "models/report/joining.h"
#include "models/report/reportrender.h"
#include "models/report/sourcewords.h"
#include "models/report/visibletext.h"
#include "models/sources/catalogue.h"
#include "models/sources/filesource.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUrl>

#include <utility>

namespace rangebar {
namespace {

// Sources are written into files and read back, so they are the same in every language: a path, an address,
// either with the time of the version that is meant, or a bundled sample.
const QString versionSign = QStringLiteral(" @ ");
const QString samplePrefix = QStringLiteral("sample:");

bool isAddress(const QString& source)
{
    return source.startsWith(QLatin1String("https://")) || source.startsWith(QLatin1String("http://"));
}

QString versionSource(const QString& source, const QDateTime& when)
{
    return source + versionSign + when.toString(Qt::ISODate);
}

/// Inside the folder a path is kept relative, so that both can move together.
QString portablePath(const QString& source, const QString& folder)
{
    if (source.isEmpty() || isAddress(source) || isGitHubSource(source) || source.startsWith(samplePrefix)) {
        return source;
    }
    const QString relative = QDir(folder).relativeFilePath(source);
    return relative.startsWith(QLatin1String("..")) ? source : relative;
}

/// They come from a file.
QStringList visibleFacts(const SavedOrigin& origin)
{
    constexpr qsizetype mostFacts = 8;
    constexpr qsizetype longestFact = 400;
    QStringList facts;
    for (const QString& fact : origin.facts.first(std::min(mostFacts, origin.facts.size()))) {
        facts.append(visibleText(fact, longestFact));
    }
    return facts;
}

} // namespace

Comparing::Comparing(Program* program, QObject* parent) : QObject(parent), m_program(program)
{
    Settings& settings = program->settings();
    const auto takeGates = [this, &settings] {
        m_review.setThresholds(
            {settings.real(Setting::InstructionsGate), settings.real(Setting::AllocationsGate)});
    };
    takeGates();
    connect(program, &Program::settingChanged, this, [takeGates](Setting setting) {
        if (setting == Setting::InstructionsGate || setting == Setting::AllocationsGate) {
            takeGates();
        }
    });
    connect(&m_review, &ComparisonReview::changed, this, &Comparing::followSides);
    OpenFiles* files = program->files();
    connect(files, &OpenFiles::rowsInserted, this, &Comparing::followSides);
    connect(files, &OpenFiles::rowsRemoved, this, &Comparing::followSides);
}

Comparing::~Comparing() = default;

/// A file that is compared may be open nowhere else, and changes as any other.
void Comparing::followSides()
{
    QStringList paths{QString(), QString()};
    if (!m_review.isEmpty()) {
        paths = {m_review.comparison().base.source, m_review.comparison().candidate.source};
    }
    for (std::size_t side = 0; side < m_followed.size(); ++side) {
        const QString path = paths.at(qsizetype(side));
        std::unique_ptr<WatchedDocument>& followed = m_followed.at(side);
        const bool isFile =
            QDir::isAbsolutePath(path) && (QFileInfo::exists(path) || !path.contains(versionSign));
        if (!isFile || m_program->files()->indexOf(path) >= 0) {
            followed.reset();
        } else if (!followed || followed->path() != path) {
            followed = std::make_unique<WatchedDocument>(path, m_program->files()->watch());
            connect(followed.get(), &WatchedDocument::reloaded, this, &Comparing::sidesChangedOnDisk);
        }
    }
}

void Comparing::compare(const ComparisonSide& base, const ComparisonSide& candidate)
{
    keepReplaced(base, candidate, {});
    m_inputNotice.clear();
    m_restored.reset();
    keep(base);
    keep(candidate);
    m_review.compareSides(base, candidate);
}

/// Of what is on show, unless the same comes in its place.
void Comparing::keepReplaced(const ComparisonSide& base, const ComparisonSide& candidate,
                             const ReviewMarks& marks)
{
    const Comparison& shown = m_review.comparison();
    if (m_review.isEmpty() || m_review.marks().isEmpty()) {
        return;
    }
    const bool isSame = shown.base.document->bytes == base.document->bytes &&
                        shown.candidate.document->bytes == candidate.document->bytes &&
                        m_review.marks() == marks;
    if (!isSame) {
        m_replaced = Replaced{saved(), shown.base, shown.candidate, m_inputNotice};
    }
}

QString Comparing::replacedNotice() const
{
    if (!m_replaced) {
        return {};
    }
    return tr("The comparison of %1 with %2, in which you accepted %n finding(s), was replaced by this one.",
              nullptr, int(m_replaced->saved.marks.size()))
        .arg(Provenance::title(*m_replaced->candidate.document),
             Provenance::title(*m_replaced->base.document));
}

void Comparing::bringBack()
{
    if (m_replaced) {
        const Replaced back = *std::exchange(m_replaced, std::nullopt);
        keepReplaced(back.base, back.candidate, back.saved.marks);
        m_inputNotice = back.inputNotice;
        restoreAs(back.saved, back.base, back.candidate);
    }
}

void Comparing::restoreAs(const SavedComparison& saved, const ComparisonSide& base,
                          const ComparisonSide& candidate)
{
    m_restored = saved.origin;
    m_restoredBase = m_restored && m_restored->isSwapped ? candidate.document : base.document;
    m_review.restore(saved, base, candidate);
}

/// A file that is compared is opened, too.
void Comparing::keep(const ComparisonSide& side) const
{
    if (QDir::isAbsolutePath(side.source)) {
        m_program->keeping()->keepFile(side.document, side.source);
    }
}

void Comparing::compareInOrderOfDates(const ComparisonSide& one, const ComparisonSide& other)
{
    if (shouldSwap(*one.document, *other.document)) {
        compare(other, one);
    } else {
        compare(one, other);
    }
}

tl::expected<ComparisonSide, QString> Comparing::fileSide(const QString& path)
{
    const QString absolute = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    const auto document = readDocumentFile(absolute);
    if (!document) {
        return tl::unexpected(tr("%1: %2").arg(visibleText(QDir::toNativeSeparators(absolute)),
                                               FileWords::fileError(document.error())));
    }
    return ComparisonSide{*document, absolute};
}

std::optional<ComparisonSide> Comparing::crateSide(const QString& crate) const
{
    const CrateFeed* feed = m_program->feed();
    const int index = feed->indexOf(crate);
    if (index < 0 || !feed->state(index).document) {
        return std::nullopt;
    }
    const CrateState& state = feed->state(index);
    if (state.origin == DocumentOrigin::Library) {
        return ComparisonSide{state.document, state.libraryFile};
    }
    const QString source = state.origin == DocumentOrigin::Sample
                               ? samplePrefix + crate
                               : feed->catalogue().documentUrl(state.entry).toString();
    return ComparisonSide{state.document, source};
}

std::optional<ComparisonSide> Comparing::earlierSide(const QString& crate) const
{
    const CrateFeed* feed = m_program->feed();
    const int index = feed->indexOf(crate);
    const auto earlier = index < 0 ? std::nullopt : m_program->earlierCopy(feed->state(index).entry);
    if (!earlier) {
        return std::nullopt;
    }
    if (!m_earlierRead || m_earlierRead->bytes != earlier->bytes) {
        m_earlierRead = readDocument(earlier->bytes).value_or(nullptr);
    }
    if (!m_earlierRead) {
        return std::nullopt;
    }
    return ComparisonSide{m_earlierRead, versionSource(earlier->url.toString(), earlier->fetchedAt)};
}

std::optional<ComparisonSide> Comparing::previousSide(const ComparisonSide& current) const
{
    const QString crate = current.document->crate.value_or(QString());
    if (crate.isEmpty() || current.source.startsWith(samplePrefix)) {
        return std::nullopt;
    }
    const Library* library = m_program->library();
    const LibraryIndex& index = *library->index();
    const LibraryEntry* kept = index.find(documentHash(*current.document));
    const QDateTime recorded =
        kept ? recordedAt(index.origins(kept->sha256)) : QDateTime::currentDateTimeUtc();
    const DocumentPlace place = placeOf(HistoryInput{current.document, {}, {}, recorded});

    std::optional<ComparisonSide> previous;
    DocumentPlace previousPlace;
    const auto offer = [&](const ComparisonSide& side, const DocumentPlace& its) {
        if (its.measured.isValid() && side.document->bytes != current.document->bytes &&
            comesBefore(its, place, HistoryOrder::Date) &&
            (!previous || comesBefore(previousPlace, its, HistoryOrder::Date))) {
            previous = side;
            previousPlace = its;
        }
    };
    if (const LibraryEntry* entry = documentBefore(index, crate, place)) {
        const QString path = library->path(entry->name);
        if (m_previousRead.source != path) {
            m_previousRead = {readDocumentFile(path).value_or(nullptr), path};
        }
        if (m_previousRead.document) {
            offer(m_previousRead, placeOf(index, *entry));
        } else {
            m_previousRead = {};
        }
    }
    const OpenFiles* files = m_program->files();
    for (int row = 0; row < files->rowCount(); ++row) {
        const OpenFile& file = files->file(row);
        if (file.document && file.document->crate == crate) {
            const QDateTime changed = QFileInfo(file.path).lastModified();
            offer({file.document, file.path}, placeOf(HistoryInput{file.document, {}, {}, changed}));
        }
    }
    if (!previous && m_program->isLibraryOpen()) { // nothing is read before the first paint
        if (const auto earlier = earlierSide(crate)) {
            offer(*earlier, placeOf(HistoryInput{earlier->document, {}, {}, {}}));
        }
    }
    return previous;
}

std::optional<ComparisonSide> Comparing::sideBefore(const OpenFile& file) const
{
    return file.previous
               ? std::optional(ComparisonSide{file.previous, versionSource(file.path, file.previousReadAt)})
               : std::nullopt;
}

DocumentPtr Comparing::documentOnDisk(const ComparisonSide& side) const
{
    const int row = m_program->files()->indexOf(side.source);
    if (row >= 0) {
        return m_program->files()->file(row).document;
    }
    for (const auto& followed : m_followed) {
        if (followed && followed->path() == side.source) {
            return followed->document();
        }
    }
    return nullptr;
}

ComparisonSide Comparing::sideNow(const ComparisonSide& side) const
{
    const DocumentPtr now = documentOnDisk(side);
    return now && now->bytes != side.document->bytes ? ComparisonSide{now, side.source} : side;
}

QList<Side> Comparing::changedSides() const
{
    QList<Side> changed;
    if (m_review.isEmpty()) {
        return changed;
    }
    const Comparison& comparison = m_review.comparison();
    if (sideNow(comparison.base).document != comparison.base.document) {
        changed += Side::Base;
    }
    if (sideNow(comparison.candidate).document != comparison.candidate.document) {
        changed += Side::Candidate;
    }
    return changed;
}

void Comparing::compareAnew()
{
    compareAnew(sideNow(m_review.comparison().base), sideNow(m_review.comparison().candidate));
}

void Comparing::compareAnew(const ComparisonSide& base, const ComparisonSide& candidate)
{
    m_inputNotice.clear();
    m_restored.reset();
    m_review.restore(m_review.saved(), base, candidate);
}

/// A document of GitHub's, which is nowhere on this computer but in the library.
tl::expected<ComparisonSide, QString> Comparing::restoreKept(const SavedSource& saved) const
{
    const Library* library = m_program->library();
    const LibraryEntry* entry = library->index()->find(saved.sha256);
    if (entry) {
        if (const auto document = readDocumentFile(library->path(entry->name))) {
            return ComparisonSide{*document, saved.source};
        }
    }
    return tl::unexpected(tr("%1 is not in the library. Open it on GitHub again (File > Open pull request), "
                             "and save the comparison again.")
                              .arg(SourceWords::source(saved.source)));
}

/// A version of a file that is not on disk any more; the window may still know it.
tl::expected<ComparisonSide, QString> Comparing::restoreVersion(const SavedSource& saved,
                                                                const QString& folder) const
{
    const QString path = QDir(folder).filePath(saved.source.section(versionSign, 0, -2));
    const int row = m_program->files()->indexOf(path);
    if (row >= 0) {
        const auto before = sideBefore(m_program->files()->file(row));
        if (before && documentHash(*before->document) == saved.sha256) {
            return *before;
        }
    }
    return tl::unexpected(Joining::sentences({tr("%1: this version is no longer available.")
                                                  .arg(visibleText(QDir::toNativeSeparators(saved.source))),
                                              tr("Choose the two documents again (Ctrl+Shift+D).")}));
}

tl::expected<ComparisonSide, QString> Comparing::restoreSide(const SavedSource& saved,
                                                             const QString& folder) const
{
    if (saved.source.startsWith(samplePrefix)) {
        const auto sample = crateSide(saved.source.mid(samplePrefix.size()));
        return sample ? tl::expected<ComparisonSide, QString>(*sample)
                      : tl::unexpected(
                            Joining::sentences({tr("The sample is no longer shown."),
                                                tr("Choose the two documents again (Ctrl+Shift+D).")}));
    }
    if (isGitHubSource(saved.source) && !QFileInfo::exists(QDir(folder).filePath(saved.source))) {
        return restoreKept(saved);
    }
    if (!isAddress(saved.source)) {
        if (saved.source.contains(versionSign) && !QFileInfo::exists(QDir(folder).filePath(saved.source))) {
            return restoreVersion(saved, folder);
        }
        return fileSide(QDir(folder).filePath(saved.source));
    }
    // The address may stand for the published document or for the one kept from before: the content tells.
    const QString address = saved.source.section(QLatin1Char(' '), 0, 0);
    std::optional<ComparisonSide> found;
    const CrateFeed* feed = m_program->feed();
    for (int i = 0; i < feed->count(); ++i) {
        const CatalogueEntry& entry = feed->state(i).entry;
        if (feed->catalogue().documentUrl(entry).toString() != address) {
            continue;
        }
        for (const auto& side : {crateSide(entry.crate), earlierSide(entry.crate)}) {
            if (side && (!found || documentHash(*side->document) == saved.sha256)) {
                found = side;
            }
        }
    }
    if (!found) {
        return tl::unexpected(
            tr("%1 is not available. Refresh, and open the comparison again.").arg(visibleText(address)));
    }
    return *found;
}

QString Comparing::open(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return visibleText(file.errorString());
    }
    return restore(file.read(maxSavedComparisonBytes + 1), QFileInfo(path).absolutePath());
}

QString Comparing::restore(const QByteArray& bytes, const QString& folder)
{
    const auto saved = readSavedComparison(bytes);
    if (!saved) {
        return ComparisonWords::savedError(saved.error());
    }
    const auto base = restoreSide(saved->base, folder);
    const auto candidate = restoreSide(saved->candidate, folder);
    if (!base) {
        return base.error();
    }
    if (!candidate) {
        return candidate.error();
    }
    QStringList notices;
    for (const Side side : changedInputs(*saved, *base->document, *candidate->document)) {
        notices += ComparisonWords::changedInput(side);
    }
    keepReplaced(*base, *candidate, saved->marks);
    keep(*base);
    keep(*candidate);
    m_inputNotice = notices.join(QLatin1Char('\n'));
    restoreAs(*saved, *base, *candidate);
    return {};
}

QString Comparing::save(const QString& path) const
{
    const QString folder = QFileInfo(path).absolutePath();
    SavedComparison saved = this->saved();
    saved.base.source = portablePath(saved.base.source, folder);
    saved.candidate.source = portablePath(saved.candidate.source, folder);
    return writeFileWhole(path, writeSavedComparison(saved));
}

std::optional<SavedOrigin> Comparing::restoredOrigin() const
{
    if (!m_restored || m_review.isEmpty()) {
        return std::nullopt;
    }
    SavedOrigin restored = *m_restored;
    restored.isSwapped = m_review.comparison().base.document != m_restoredBase;
    return restored;
}

SavedComparison Comparing::saved() const
{
    SavedComparison saved = m_review.saved();
    const ReportOrigin now = m_origin ? m_origin(NumberFormat()) : ReportOrigin();
    saved.origin = now.facts.isEmpty() ? restoredOrigin() : SavedOrigin{now.facts, now.page, now.isSwapped};
    return saved;
}

QString Comparing::restoredBrowserAction()
{
    return QStringLiteral("restoredBrowser");
}

QUrl Comparing::restoredPage() const
{
    const QUrl page(m_restored ? m_restored->page : QString(), QUrl::StrictMode);
    return isAllowedUrl(page) ? page : QUrl();
}

ReviewHeaderContent Comparing::restoredHeader() const
{
    ReviewHeaderContent header;
    const std::optional<SavedOrigin> restored = restoredOrigin();
    if (!restored || restored->facts.isEmpty()) {
        return header;
    }
    header.lines = visibleFacts(*restored);
    header.title = header.lines.takeFirst();
    header.notice = Joining::sentences({tr("This is what was known when the comparison was saved."),
                                        restored->isSwapped ? ComparisonWords::sidesSwapped() : QString()});
    if (const QUrl page = restoredPage(); !page.isEmpty()) {
        header.actions = {{restoredBrowserAction(), tr("Open in the browser"),
                           visibleText(page.toString(QUrl::FullyEncoded))}};
    }
    return header;
}

QByteArray Comparing::report(ReportFormat format, bool visibleOnly) const
{
    ReportOptions options;
    options.marks = m_review.marks();
    if (visibleOnly) {
        options.rows = m_review.visible();
    }
    if (m_origin) {
        options.origin = m_origin(reportNumbers(format, options.format));
    }
    if (const auto restored = restoredOrigin(); options.origin.facts.isEmpty() && restored) {
        options.origin.facts = visibleFacts(*restored);
        options.origin.isSwapped = restored->isSwapped;
    }
    return comparisonReport(m_review.comparison(), format, options);
}

QString Comparing::saveReport(const QString& path, ReportFormat format, bool visibleOnly) const
{
    return writeFileWhole(path, report(format, visibleOnly));
}

QString Comparing::suggestedName() const
{
    const BenchmarkDocument& base = *m_review.comparison().base.document;
    const BenchmarkDocument& candidate = *m_review.comparison().candidate.document;
    return comparisonFileStem(base, candidate);
}

} // namespace rangebar
