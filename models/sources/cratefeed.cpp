// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sources/cratefeed.h"

#include "models/document/documentreader.h"
#include "models/library/documentcache.h"
#include "models/log/logcategories.h"
#include "models/sources/documentfetch.h"
#include "models/sources/networklanes.h"

#include <QNetworkAccessManager>

#include <algorithm>
#include <utility>
#include <vector>

namespace rangebar {
namespace {

/// A copy on disk that can be shown. What can't be is no copy at all: it is asked for anew, without its tag.
struct KeptCopy
{
    CachedDocument entry;
    DocumentPtr document;
};

/// Whether there is a document that the crate published.
bool hasPublished(const CrateState& state)
{
    return state.document && state.origin != DocumentOrigin::Library &&
           state.origin != DocumentOrigin::Sample;
}

bool isAsOfCutBytes(const ReadError& error)
{
    return error.code == ReadError::Code::Syntax || error.code == ReadError::Code::Empty ||
           error.code == ReadError::Code::NotUtf8;
}

} // namespace

struct CrateFeed::Private
{
    struct Job
    {
        enum class Stage
        {
            Idle,
            Waiting,
            Running
        };
        Stage stage = Stage::Idle;
        bool isQuiet = false;           ///< part of a retry
        DocumentFetch* fetch = nullptr; ///< a child of the feed while Running
        NetworkLanes::Place place;
        std::optional<KeptCopy> kept; ///< what the request's If-None-Match is about
    };

    Private(CrateFeed* feed, QNetworkAccessManager* network, DocumentCache* documentCache, Options&& given)
        : q(feed), cache(documentCache), options(std::move(given)), lanes(network, options.anotherNetwork)
    {
    }

    CrateState& stateOf(int index) { return states[static_cast<std::size_t>(index)]; }
    Job& jobOf(int index) { return jobs[static_cast<std::size_t>(index)]; }
    int size() const { return static_cast<int>(states.size()); }

    std::optional<KeptCopy> loadKept(int index);
    void showKept(int index, const std::optional<KeptCopy>& kept);
    void hideDocument(int index);
    void rest(int index);

    void enqueue(int index);
    void startWaiting();
    void startJob(int index, NetworkLanes::Place place);
    void startFetch(int index, bool mayCompress);
    void stopFetch(int index);
    void stopJob(int index);
    void endJob(int index);
    void endRetry(int index);
    void endOffline();

    void onProgress(int index, qint64 bytes);
    void onFinished(int index, const DocumentFetch::Result& result);
    void onFailed(int index, FetchError error);
    void showFailure(int index, CrateState::Phase phase, FetchError error);
    void showNotModified(int index);
    void showDownloaded(int index, const DocumentFetch::Result& result,
                        const tl::expected<DocumentPtr, ReadError>& document);
    tl::expected<DocumentPtr, ReadError> read(int index, const QByteArray& bytes) const;

    std::vector<int> takeFromLibrary();
    void updateSamples(bool refreshEnded);
    void announceStates(const std::vector<int>& changed);
    bool nothingWasHad() const;

    void announceState(int index) { Q_EMIT q->stateChanged(index); }
    void announceProgress() { Q_EMIT q->progressChanged(done, total, bytesBefore + bytesRunning()); }
    qint64 bytesRunning() const;

    CrateFeed* q;
    DocumentCache* cache;
    Options options;
    NetworkLanes lanes;
    Catalogue catalogue;
    std::vector<CrateState> states;
    std::vector<Job> jobs;
    bool workingOffline = false;
    int retriesLeft = 0; ///< requests of the retry under way
    int answered = 0;    ///< of those that have ended
    bool refreshing = false;
    int done = 0;
    int total = 0;
    qint64 bytesBefore = 0; ///< of the requests of this refresh that have ended
    /// Counts refreshes and catalogues: after a signal, a changed number tells that a slot has started
    /// something else.
    quint64 run = 0;
};

std::optional<KeptCopy> CrateFeed::Private::loadKept(int index)
{
    const CrateState& state = stateOf(index);
    auto entry = cache->load(catalogue.documentUrl(state.entry));
    if (!entry) {
        return std::nullopt;
    }
    if (state.document && state.document->bytes == entry->bytes) {
        return KeptCopy{*std::move(entry), state.document};
    }
    auto document = readDocument(entry->bytes);
    if (!document) {
        return std::nullopt;
    }
    return KeptCopy{*std::move(entry), *std::move(document)};
}

void CrateFeed::Private::showKept(int index, const std::optional<KeptCopy>& kept)
{
    if (kept) {
        CrateState& state = stateOf(index);
        state.document = kept->document;
        state.origin = DocumentOrigin::Cache;
        state.fetchedAt = kept->entry.fetchedAt;
        state.libraryFile.clear();
    }
}

void CrateFeed::Private::hideDocument(int index)
{
    CrateState& state = stateOf(index);
    state.document.reset();
    state.origin = DocumentOrigin::None;
    state.fetchedAt = {};
    state.libraryFile.clear();
}

/// The state of a crate that nobody is to be asked for.
void CrateFeed::Private::rest(int index)
{
    CrateState& state = stateOf(index);
    state.phase = CrateState::Phase::Offline;
    state.error.reset();
}

void CrateFeed::Private::enqueue(int index)
{
    jobOf(index).stage = Job::Stage::Waiting;
    CrateState& state = stateOf(index);
    state.phase = CrateState::Phase::Loading;
    state.error.reset();
    state.bytesReceived = 0;
    state.keepError.clear();
}

void CrateFeed::Private::startWaiting()
{
    for (int index = 0; index < size(); ++index) {
        if (jobOf(index).stage == Job::Stage::Waiting) {
            NetworkLanes::Place place = lanes.take(catalogue.documentUrl(stateOf(index).entry));
            if (place.network) {
                startJob(index, std::move(place));
            }
        }
    }
}

void CrateFeed::Private::startJob(int index, NetworkLanes::Place place)
{
    Job& job = jobOf(index);
    job.stage = Job::Stage::Running;
    job.place = std::move(place);
    job.kept = loadKept(index);
    startFetch(index, true);
}

void CrateFeed::Private::startFetch(int index, bool mayCompress)
{
    Job& job = jobOf(index);
    DocumentFetch::Request request;
    request.url = catalogue.documentUrl(stateOf(index).entry);
    request.etag = job.kept ? job.kept->entry.etag : QByteArray();
    request.timeoutMs = options.timeoutMs;
    request.mayCompress = mayCompress;
    job.fetch = new DocumentFetch(job.place.network, request, q);
    QObject::connect(job.fetch, &DocumentFetch::progressed, q,
                     [this, index](qint64 bytes) { onProgress(index, bytes); });
    QObject::connect(job.fetch, &DocumentFetch::finished, q,
                     [this, index](const DocumentFetch::Result& result) { onFinished(index, result); });
    QObject::connect(job.fetch, &DocumentFetch::failed, q,
                     [this, index](const FetchError& error) { onFailed(index, error); });
    job.fetch->start();
}

void CrateFeed::Private::stopFetch(int index)
{
    if (DocumentFetch* fetch = std::exchange(jobOf(index).fetch, nullptr)) {
        fetch->disconnect(q);
        fetch->cancel();
        fetch->deleteLater();
    }
    bytesBefore += stateOf(index).bytesReceived;
    stateOf(index).bytesReceived = 0;
}

/// Ends a job, whatever its stage, without a word to anyone.
void CrateFeed::Private::stopJob(int index)
{
    stopFetch(index);
    lanes.giveBack(jobOf(index).place);
    retriesLeft -= jobOf(index).isQuiet ? 1 : 0;
    jobOf(index) = {};
}

/// A refresh that asks nobody.
void CrateFeed::Private::endOffline()
{
    const auto thisRun = run;
    updateSamples(true);
    if (run == thisRun) {
        Q_EMIT q->refreshFinished(Outcome::Finished);
    }
}

void CrateFeed::Private::endRetry(int index)
{
    stopJob(index);
    answered += stateOf(index).isOffline() ? 0 : 1;
    const auto thisRun = run;
    if (!refreshing) {
        updateSamples(retriesLeft == 0);
    }
    if (run == thisRun) {
        announceState(index);
    }
    if (run != thisRun) {
        return;
    }
    startWaiting();
    if (retriesLeft == 0) {
        Q_EMIT q->retried(std::exchange(answered, 0));
    }
}

void CrateFeed::Private::endJob(int index)
{
    if (jobOf(index).isQuiet) {
        endRetry(index);
        return;
    }
    stopJob(index);
    ++done;
    const auto thisRun = run;
    updateSamples(done == total);
    if (run == thisRun) {
        announceState(index);
    }
    if (run == thisRun) {
        announceProgress();
    }
    if (run != thisRun) {
        return;
    }
    startWaiting();
    if (done == total) {
        refreshing = false;
        Q_EMIT q->refreshFinished(Outcome::Finished);
    }
}

void CrateFeed::Private::onProgress(int index, qint64 bytes)
{
    if (jobOf(index).isQuiet) {
        return;
    }
    stateOf(index).bytesReceived = bytes;
    const auto thisRun = run;
    announceState(index);
    if (run == thisRun) {
        announceProgress();
    }
}

void CrateFeed::Private::onFinished(int index, const DocumentFetch::Result& result)
{
    if (result.notModified) {
        showNotModified(index);
        endJob(index);
        return;
    }
    const auto document = read(index, result.bytes);
    if (!document && result.mayBeCut && isAsOfCutBytes(document.error())) {
        // Published so, or cut on the way? What comes uncompressed tells.
        stopFetch(index);
        startFetch(index, false);
        return;
    }
    showDownloaded(index, result, document);
    endJob(index);
}

void CrateFeed::Private::showNotModified(int index)
{
    // The tag that was sent came with this copy, even where another program has shown another one since.
    showKept(index, jobOf(index).kept);
    CrateState& state = stateOf(index);
    state.phase = CrateState::Phase::Shown;
    state.error.reset();
    state.fetchedAt = options.now();
    state.keepError = cache->confirm(catalogue.documentUrl(state.entry), state.fetchedAt);
}

tl::expected<DocumentPtr, ReadError> CrateFeed::Private::read(int index, const QByteArray& bytes) const
{
    const DocumentPtr& onShow = states[static_cast<std::size_t>(index)].document;
    // The same object where nothing has changed, so that no view has to start over.
    return onShow && onShow->bytes == bytes ? onShow : readDocument(bytes);
}

void CrateFeed::Private::showDownloaded(int index, const DocumentFetch::Result& result,
                                        const tl::expected<DocumentPtr, ReadError>& document)
{
    CrateState& state = stateOf(index);
    const QUrl url = catalogue.documentUrl(state.entry);
    if (!document) {
        FetchError error;
        error.code = FetchError::Code::Document;
        error.url = url;
        error.document = document.error();
        qCWarning(logFeed).noquote() << "no document:" << url.toString() << "line" << document.error().line;
        showFailure(index, CrateState::Phase::NotPublished, std::move(error));
        return;
    }
    state.phase = CrateState::Phase::Shown;
    state.error.reset();
    state.document = *document;
    state.origin = DocumentOrigin::Network;
    state.libraryFile.clear();
    state.fetchedAt = options.now();
    state.keepError = cache->store({url, result.bytes, result.etag, state.fetchedAt});
    if (!state.keepError.isEmpty()) {
        qCWarning(logFeed).noquote() << "not kept:" << url.toString() << state.keepError;
    }
}

void CrateFeed::Private::showFailure(int index, CrateState::Phase phase, FetchError error)
{
    CrateState& state = stateOf(index);
    if (!hasPublished(state)) {
        showKept(index, jobOf(index).kept);
    }
    state.phase = phase;
    state.error = std::move(error);
}

void CrateFeed::Private::onFailed(int index, FetchError error)
{
    const auto phase = error.isTemporary() ? CrateState::Phase::Offline : CrateState::Phase::NotPublished;
    showFailure(index, phase, std::move(error));
    endJob(index);
}

bool CrateFeed::Private::nothingWasHad() const
{
    const bool noDocument = std::all_of(states.begin(), states.end(), [](const CrateState& state) {
        return !state.document || state.origin == DocumentOrigin::Sample;
    });
    // An address that may not be asked says nothing of the network.
    const bool nobodyAnswered = std::all_of(states.begin(), states.end(), [](const CrateState& state) {
        return state.phase == CrateState::Phase::Offline ||
               (state.error && state.error->code == FetchError::Code::UrlRefused);
    });
    return noDocument && nobodyAnswered;
}

/// Of crates that nothing is known of yet, nothing: what is published may be here in a moment. Returns where
/// another document is on show.
std::vector<int> CrateFeed::Private::takeFromLibrary()
{
    std::vector<int> changed;
    for (int index = 0; options.library && index < size(); ++index) {
        CrateState& state = stateOf(index);
        if (hasPublished(state) || state.phase == CrateState::Phase::Loading) {
            continue;
        }
        const StandIn found = options.library(state.entry.crate);
        if (found.document) {
            if (state.document != found.document) {
                changed.push_back(index);
            }
            state.document = found.document;
            state.origin = DocumentOrigin::Library;
            state.fetchedAt = {};
            state.libraryFile = found.path;
        } else if (state.origin == DocumentOrigin::Library) {
            hideDocument(index);
            changed.push_back(index);
        }
    }
    return changed;
}

/// What stands in where nothing was had: documents of the library, or else samples. While a refresh is under
/// way samples stay until there is something real; its end decides.
void CrateFeed::Private::updateSamples(bool refreshEnded)
{
    std::vector<int> changed = takeFromLibrary();
    const bool show = refreshEnded && options.sample && nothingWasHad();
    const bool hide =
        !show && (refreshEnded || std::any_of(states.begin(), states.end(), [](const CrateState& state) {
                      return state.document && state.origin != DocumentOrigin::Sample;
                  }));
    for (int index = 0; (show || hide) && index < size(); ++index) {
        CrateState& state = stateOf(index);
        if (hide && state.origin == DocumentOrigin::Sample) {
            hideDocument(index);
            changed.push_back(index);
        } else if (show && state.origin != DocumentOrigin::Sample) {
            const QByteArray bytes = options.sample(state.entry.crate);
            const auto document = bytes.isEmpty() ? tl::unexpected(ReadError()) : readDocument(bytes);
            if (document) {
                state.document = *document;
                state.origin = DocumentOrigin::Sample;
                state.fetchedAt = {};
                changed.push_back(index);
            }
        }
    }
    announceStates(changed);
}

void CrateFeed::Private::announceStates(const std::vector<int>& changed)
{
    const auto thisRun = run;
    for (const int index : changed) {
        if (run != thisRun) {
            return;
        }
        announceState(index);
    }
}

qint64 CrateFeed::Private::bytesRunning() const
{
    qint64 sum = 0;
    for (const CrateState& state : states) {
        sum += state.bytesReceived;
    }
    return sum;
}

CrateFeed::CrateFeed(QNetworkAccessManager* network, DocumentCache* cache, Options options, QObject* parent)
    : QObject(parent), d(std::make_unique<Private>(this, network, cache, std::move(options)))
{
    qRegisterMetaType<rangebar::CrateFeed::Outcome>();
}

CrateFeed::~CrateFeed()
{
    // The managers of the lanes go with `d`, which is before QObject deletes its children.
    qDeleteAll(findChildren<DocumentFetch*>(QString(), Qt::FindDirectChildrenOnly));
}

void CrateFeed::setCatalogue(const Catalogue& catalogue)
{
    cancel();
    for (int index = 0; index < d->size(); ++index) {
        d->stopJob(index); // what a slot may have started on hearing of the end
    }
    d->refreshing = false;
    ++d->run;
    d->cache->removeLeftovers(d->options.now());
    d->catalogue = catalogue;
    d->states.assign(static_cast<std::size_t>(catalogue.entries.size()), {});
    d->jobs.assign(d->states.size(), {});
    for (int index = 0; index < d->size(); ++index) {
        d->stateOf(index).entry = catalogue.entries.at(index);
        d->showKept(index, d->loadKept(index));
        if (d->workingOffline) {
            d->rest(index);
        }
    }
    d->takeFromLibrary();
    Q_EMIT catalogueChanged();
}

const Catalogue& CrateFeed::catalogue() const
{
    return d->catalogue;
}

void CrateFeed::setTimeout(int milliseconds)
{
    d->options.timeoutMs = std::max(1, milliseconds);
}

int CrateFeed::count() const
{
    return d->size();
}

const CrateState& CrateFeed::state(int index) const
{
    Q_ASSERT(index >= 0 && index < d->size());
    return d->stateOf(index);
}

int CrateFeed::indexOf(const QString& crate) const
{
    const auto found = std::find_if(d->states.begin(), d->states.end(),
                                    [&crate](const CrateState& state) { return state.entry.crate == crate; });
    return found == d->states.end() ? -1 : static_cast<int>(found - d->states.begin());
}

bool CrateFeed::isRefreshing() const
{
    return d->refreshing;
}

void CrateFeed::refresh()
{
    const auto thisRun = ++d->run;
    if (d->workingOffline) {
        d->endOffline();
        return;
    }
    d->refreshing = true;
    d->done = 0;
    d->total = d->size();
    for (int index = 0; index < d->size(); ++index) {
        d->stopJob(index);
        d->enqueue(index);
    }
    d->bytesBefore = 0;
    d->startWaiting();
    for (int index = 0; index < d->size() && d->run == thisRun; ++index) {
        d->announceState(index);
    }
    if (d->run == thisRun) {
        d->announceProgress();
    }
    if (d->run == thisRun && d->total == 0) {
        d->refreshing = false;
        Q_EMIT refreshFinished(Outcome::Finished);
    }
}

void CrateFeed::refreshOne(int index)
{
    if (index < 0 || index >= d->size()) {
        return;
    }
    if (d->workingOffline) {
        d->endOffline();
        return;
    }
    if (!d->refreshing) {
        ++d->run;
        d->refreshing = true;
        d->done = 0;
        d->total = 0;
        d->bytesBefore = 0;
    }
    const auto thisRun = d->run;
    if (d->jobOf(index).stage == Private::Job::Stage::Idle || d->jobOf(index).isQuiet) {
        ++d->total;
    }
    d->stopJob(index);
    d->enqueue(index);
    d->startWaiting();
    d->announceState(index);
    if (d->run == thisRun) {
        d->announceProgress();
    }
}

void CrateFeed::cancel()
{
    if (!d->refreshing) {
        return;
    }
    const auto thisRun = ++d->run;
    d->refreshing = false;
    std::vector<int> cancelled;
    for (int index = 0; index < d->size(); ++index) {
        if (d->jobOf(index).stage == Private::Job::Stage::Idle) {
            continue;
        }
        const bool isQuiet = d->jobOf(index).isQuiet;
        d->stopJob(index);
        if (isQuiet) {
            continue;
        }
        CrateState& state = d->stateOf(index);
        state.phase = CrateState::Phase::Cancelled;
        if (!hasPublished(state)) {
            d->showKept(index, d->loadKept(index));
        }
        cancelled.push_back(index);
    }
    d->takeFromLibrary();
    for (const int index : cancelled) {
        if (d->run != thisRun) {
            return;
        }
        d->announceState(index);
    }
    if (d->run == thisRun) {
        Q_EMIT refreshFinished(Outcome::Cancelled);
    }
}

void CrateFeed::retryOffline()
{
    if (d->refreshing || isRetrying() || d->workingOffline) {
        return;
    }
    d->answered = 0;
    for (int index = 0; index < d->size(); ++index) {
        if (d->stateOf(index).isOffline()) {
            d->jobOf(index).stage = Private::Job::Stage::Waiting;
            d->jobOf(index).isQuiet = true;
            ++d->retriesLeft;
        }
    }
    d->startWaiting();
}

bool CrateFeed::isRetrying() const
{
    return d->retriesLeft > 0;
}

void CrateFeed::lookIntoLibrary()
{
    d->updateSamples(false);
}

void CrateFeed::setWorkingOffline(bool offline)
{
    if (std::exchange(d->workingOffline, offline) == offline) {
        return;
    }
    if (!offline) {
        Q_EMIT workingOfflineChanged(false);
        return;
    }
    const auto thisRun = ++d->run;
    const bool wasRefreshing = std::exchange(d->refreshing, false);
    for (int index = 0; index < d->size(); ++index) {
        d->stopJob(index);
        if (!hasPublished(d->stateOf(index))) {
            d->showKept(index, d->loadKept(index));
        }
        d->rest(index);
    }
    d->takeFromLibrary();
    for (int index = 0; index < d->size() && d->run == thisRun; ++index) {
        d->announceState(index);
    }
    if (d->run == thisRun && wasRefreshing) {
        Q_EMIT refreshFinished(Outcome::Cancelled);
    }
    if (d->run == thisRun) {
        Q_EMIT workingOfflineChanged(true);
    }
}

bool CrateFeed::isWorkingOffline() const
{
    return d->workingOffline;
}

} // namespace rangebar
