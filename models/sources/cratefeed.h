// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/benchmarkdocument.h"
#include "models/sources/catalogue.h"
#include "models/sources/fetcherror.h"

#include <QDateTime>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>

class QNetworkAccessManager;

namespace rangebar {

class DocumentCache;

/// Where the document on show came from.
enum class DocumentOrigin
{
    None, ///< there is no document
    Network,
    Cache,   ///< an earlier download, kept on disk
    Library, ///< the newest of the crate that the reader's library has; perhaps never published
    Sample,  ///< bundled with the program; not a published result
};

/// What is known of one crate. A crate never disappears: without a document, `error` says why.
struct CrateState
{
    enum class Phase
    {
        Loading, ///< a request is under way, or refresh() is still to be called; an earlier document may be
                 ///< on show
        Shown,   ///< the document is what is published now
        NotPublished, ///< the source answered, but with no acceptable document: `error`; an earlier copy, if
                      ///< any
        Offline,      ///< no answer, or a refusal that may pass (403, 429, 5xx...): `error`, which is absent
                      ///< where the reader works offline and nobody was asked; an earlier copy, if any
        Cancelled,    ///< the reader cancelled; the document is an earlier copy, if any
    };

    CatalogueEntry entry;
    Phase phase = Phase::Loading;
    DocumentPtr document;
    DocumentOrigin origin = DocumentOrigin::None;
    /// When the document on show was last confirmed as published (UTC); invalid where it was not.
    QDateTime fetchedAt;
    QString libraryFile; ///< Library: the absolute path of the document on show
    std::optional<FetchError> error;
    qint64 bytesReceived = 0; ///< of the request under way
    /// The system's own words where the document could not be kept on disk; it is on show all the same.
    QString keepError;

    /// True where nothing but the network is missing: nobody answered, or the reader works offline.
    bool isOffline() const { return phase == Phase::Offline && (!error || error->isOffline()); }
};

/// The crates of the catalogue and their documents: shows the kept copies at once, then asks the network side
/// by side. Lives in the GUI thread; does not block. A document that was had once stays on show whatever a
/// later request meets; phase and error say that it is not what is published now.
///
/// Where a crate has neither a published document nor a kept copy of one, the newest of the reader's library
/// stands in for it, once its request has ended.
///
/// Samples: only where no crate has a document and nothing answered for any of them. The first real document
/// takes all samples off again.
///
/// A slot may call any function of the feed; it deletes the feed with deleteLater() only.
class CrateFeed : public QObject
{
    Q_OBJECT

public:
    /// A document that stands in for the published one; null for none.
    struct StandIn
    {
        DocumentPtr document;
        QString path; ///< absolute
    };

    struct Options
    {
        int timeoutMs = 8000; ///< per request, from start to the last byte
        /// Gives the bundled sample for a crate, or an empty array. Used only where nothing could be had at
        /// all.
        std::function<QByteArray(const QString& crate)> sample;
        /// Gives the newest document of a crate in the reader's library. Asked often.
        std::function<StandIn(const QString& crate)> library;
        std::function<QDateTime()> now = [] { return QDateTime::currentDateTimeUtc(); };
        /// Makes further network managers that are like `network`. One alone holds six connections to a host,
        /// and without this the seventh crate of a host waits its turn (its time runs from then on).
        std::function<std::unique_ptr<QNetworkAccessManager>()> anotherNetwork;
    };

    enum class Outcome
    {
        Finished,
        Cancelled
    };
    Q_ENUM(Outcome)

    /// Neither `network` nor `cache` is owned; both must outlive the feed.
    CrateFeed(QNetworkAccessManager* network, DocumentCache* cache, Options options,
              QObject* parent = nullptr);
    ~CrateFeed() override;

    /// Replaces all crates, cancelling what is under way, and loads their kept copies from disk (fast, no
    /// network). Also clears the cache folder of what killed writers left.
    void setCatalogue(const Catalogue& catalogue);
    const Catalogue& catalogue() const;
    void setTimeout(int milliseconds); ///< for requests that start from now on

    int count() const;
    const CrateState& state(int index) const;
    int indexOf(const QString& crate) const; ///< -1 where unknown

    bool isRefreshing() const; ///< a retry is no refresh
    /// Asks for every crate again. While a refresh is under way it starts anew, and ends once.
    void refresh();
    /// Asks for one crate, as a refresh of its own or as part of the one under way.
    void refreshOne(int index);
    void cancel();

    /// Asks once more for the crates that nobody answered for, quietly: what is on show stays as it is until
    /// there is something new to say, and only retried() tells of the end. Does nothing while a refresh or a
    /// retry is under way.
    void retryOffline();
    bool isRetrying() const;

    /// The library has other documents: looks again at what stands in for what was never had.
    void lookIntoLibrary();

    /// While the reader works offline there is no request at all: what is under way ends, every crate is
    /// Offline with its copy, and a refresh ends at once. Switched off, it stays so until the next refresh.
    void setWorkingOffline(bool offline);
    bool isWorkingOffline() const;

Q_SIGNALS:
    void catalogueChanged();
    void stateChanged(int index);
    /// `done` of `total` requests have ended; `bytes` arrived so far in this refresh.
    void progressChanged(int done, int total, qint64 bytes);
    void refreshFinished(rangebar::CrateFeed::Outcome outcome);
    /// A retry has ended; somebody answered for that many crates.
    void retried(int answered);
    void workingOfflineChanged(bool offline);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace rangebar
