// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/fetchwords.h"

#include "models/document/documentreader.h"
#include "models/report/joining.h"
#include "models/report/numberformat.h"
#include "models/report/visibletext.h"
#include "models/report/words.h"

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

constexpr qsizetype longestAddress = 200;
constexpr qsizetype longestDetail = 400;

QString addressText(const QUrl& url)
{
    return visibleText(url.toDisplayString(), longestAddress);
}

/// The host that was asked; the whole address where it has none.
QString hostText(const QUrl& url)
{
    return url.host().isEmpty() ? addressText(url) : visibleText(url.host(), longestAddress);
}

QString detailText(const QString& detail)
{
    return visibleText(detail, longestDetail);
}

/// Two sentences; either may be empty.
QString joined(const QString& first, const QString& second)
{
    return Joining::sentences({first, second});
}

class StatusWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::StatusWords)

public:
    static QString meaning(const FetchError& error);
    static QString advice(const FetchError& error);
    static QString wait(int seconds);
};

/// The server's own words for a status are in its language, so the usual ones are named here.
QString StatusWords::meaning(const FetchError& error)
{
    switch (error.httpStatus) {
    case 304:
        return tr("not modified, though nothing was kept to compare with");
    case 401:
        return tr("it asks for a login");
    case 403:
        return tr("it refuses access");
    case 404:
        return tr("there is no such file");
    case 407:
        return tr("a proxy asks for a login");
    case 408:
        return tr("it waited too long for the request");
    case 410:
        return tr("the file is gone for good");
    case 429:
        return tr("too many requests were made");
    case 451:
        return tr("withheld for legal reasons");
    case 500:
        return tr("it has an internal error");
    case 502:
        return tr("a server behind it gave a bad answer");
    case 503:
        return tr("it is not available for now");
    case 504:
        return tr("a server behind it did not answer in time");
    default:
        return detailText(error.detail);
    }
}

QString StatusWords::wait(int seconds)
{
    return seconds <= 120
               ? tr("It asks to wait %n second(s) before the next attempt.", nullptr, seconds)
               : tr("It asks to wait %n minute(s) before the next attempt.", nullptr, (seconds + 59) / 60);
}

QString StatusWords::advice(const FetchError& error)
{
    if (error.retryAfterSeconds > 0) {
        return wait(error.retryAfterSeconds);
    }
    if (error.httpStatus == 404 || error.httpStatus == 410) {
        return tr("The crate has published no results there, or the address in the catalogue is wrong.");
    }
    return error.isTemporary() ? tr("Try again later.") : tr("Check the address in the catalogue.");
}

QString statusOf(const FetchError& error)
{
    return u"HTTP "_s + QString::number(error.httpStatus);
}

/// What NotPublished means where an earlier copy is on show.
enum class Missing
{
    Gone,       ///< the server says that there is no such file
    Unreadable, ///< something is published, but nothing that can be shown
    NotAsked,   ///< the way there is refused, so nobody knows
};

Missing missing(const CrateState& state)
{
    using Code = FetchError::Code;
    if (!state.error || state.error->code == Code::HttpStatus) {
        return Missing::Gone;
    }
    const bool isRead = state.error->code == Code::Document || state.error->code == Code::TooLarge;
    return isRead ? Missing::Unreadable : Missing::NotAsked;
}

} // namespace

QString FetchWords::connectionTrouble(const FetchError& error)
{
    using Code = FetchError::Code;
    const QString host = hostText(error.url);
    switch (error.code) {
    case Code::HostNotFound:
        return tr("The host %1 was not found.").arg(host);
    case Code::ConnectionRefused:
        return tr("%1 refuses the connection.").arg(host);
    case Code::Tls:
        return tr("No secure connection to %1: %2.").arg(host, detailText(error.detail));
    case Code::Proxy:
        return tr("The proxy did not let the request through: %1.").arg(detailText(error.detail));
    case Code::NoAnswer:
        return tr("%1 can be reached, but gives no answer that is HTTP.").arg(host);
    default:
        return tr("The file could not be had from %1: %2.").arg(host, detailText(error.detail));
    }
}

QString FetchWords::fetchError(const FetchError& error)
{
    using Code = FetchError::Code;
    const QString host = hostText(error.url);
    switch (error.code) {
    case Code::HttpStatus: {
        const QString meaning = StatusWords::meaning(error);
        const QString what = meaning.isEmpty()
                                 ? tr("%1 answered with %2.").arg(host, statusOf(error))
                                 : tr("%1 answered with %2: %3.").arg(host, statusOf(error), meaning);
        return joined(what, StatusWords::advice(error));
    }
    case Code::Document:
        return Joining::sentences(
            {tr("The file that %1 gives is not a document that can be shown.").arg(host),
             Words::readError(error.document),
             tr("Check the address in the catalogue; if it is right, only who publishes the file can mend "
                "it.")});
    case Code::Timeout: {
        const QString what = error.timeoutMs > 0 ? tr("%1 did not give the whole file within %n second(s).",
                                                      nullptr, (error.timeoutMs + 999) / 1000)
                                                       .arg(host)
                                                 : tr("%1 did not give the whole file in time.").arg(host);
        return joined(what, tr("Try again, or allow more time in the preferences."));
    }
    case Code::HostNotFound:
        return joined(connectionTrouble(error),
                      tr("Check the network connection, then the address in the catalogue."));
    case Code::ConnectionRefused:
        return joined(
            connectionTrouble(error),
            tr("Check the network connection and the address in the catalogue, or try again later."));
    case Code::ConnectionLost:
        return joined(tr("The connection to %1 was cut before the whole file had arrived.").arg(host),
                      tr("Try again."));
    case Code::Tls:
        return joined(connectionTrouble(error),
                      tr("Nothing was read from it. Check the clock of this computer, and whether a proxy or "
                         "a login page of the network stands in between."));
    case Code::Proxy:
        return joined(connectionTrouble(error),
                      tr("Check the proxy in the preferences, or in the settings of the system."));
    case Code::TooLarge:
        return joined(tr("The file that %1 gives is larger than %n MiB, the most that is read.", nullptr,
                         int(maxDocumentBytes / (1024 * 1024)))
                          .arg(host),
                      tr("Nothing of it was kept. Check the address in the catalogue."));
    case Code::RedirectRefused: {
        const QString what =
            error.redirect.isEmpty()
                ? tr("%1 redirects without saying where to.").arg(host)
                : tr("%1 redirects to %2, which is not a secure (https) address, so it was not asked.")
                      .arg(host, addressText(error.redirect));
        return joined(what, tr("Check the address in the catalogue."));
    }
    case Code::TooManyRedirects:
        return joined(tr("%1 redirects again and again, last to %2.").arg(host, addressText(error.redirect)),
                      tr("Check the address in the catalogue."));
    case Code::UrlRefused:
        return joined(
            tr("The address %1 was not asked: only https is allowed, and http on this computer itself, "
               "both without a user name.")
                .arg(addressText(error.url)),
            tr("Correct the address in the catalogue."));
    case Code::NoAnswer:
        return joined(connectionTrouble(error), tr("Try again; if that does not help, check the address in "
                                                   "the catalogue, and whether a proxy stands in between."));
    case Code::Network:
        return joined(connectionTrouble(error), tr("Try again later."));
    }
    Q_UNREACHABLE();
    return {};
}

QString FetchWords::shortState(const CrateState& state, const NumberFormat& format)
{
    using Phase = CrateState::Phase;
    const QString copyDate = state.document && state.fetchedAt.isValid()
                                 ? format.date(state.fetchedAt.toLocalTime().date().toString(Qt::ISODate))
                                 : QString();
    if (state.phase == Phase::Loading) {
        return tr("loading...");
    }
    if (state.origin == DocumentOrigin::Sample) {
        return tr("sample");
    }
    const auto measuredAt = state.document ? state.document->measurement.measuredAt : std::nullopt;
    if (state.origin == DocumentOrigin::Library) {
        return measuredAt ? tr("from the library, measured %1").arg(format.date(*measuredAt))
                          : tr("from the library");
    }
    switch (state.phase) {
    case Phase::Loading:
        break;
    case Phase::Shown:
        return measuredAt ? tr("measured %1").arg(format.date(*measuredAt))
                          : tr("measured on an unknown date");
    case Phase::NotPublished:
        if (copyDate.isEmpty()) {
            return Words::noResultsYet();
        }
        switch (missing(state)) {
        case Missing::Gone:
            return tr("not published, copy of %1").arg(copyDate);
        case Missing::Unreadable:
            return tr("unreadable, copy of %1").arg(copyDate);
        case Missing::NotAsked:
            return tr("not available, copy of %1").arg(copyDate);
        }
        break;
    case Phase::Offline: {
        const bool refused = state.error && state.error->code == FetchError::Code::HttpStatus;
        if (copyDate.isEmpty()) {
            return refused ? tr("%1, no copy").arg(statusOf(*state.error)) : tr("offline, no copy");
        }
        return refused ? tr("%1, copy of %2").arg(statusOf(*state.error), copyDate)
                       : tr("offline, copy of %1").arg(copyDate);
    }
    case Phase::Cancelled:
        return copyDate.isEmpty() ? tr("cancelled") : tr("cancelled, copy of %1").arg(copyDate);
    }
    return tr("loading...");
}

QString FetchWords::otherCrate(const CrateState& state)
{
    if (!state.document || !state.document->crate || *state.document->crate == state.entry.crate) {
        return {};
    }
    return tr("The document that was given for %1 says that it is of %2.")
        .arg(visibleText(state.entry.crate), visibleText(*state.document->crate));
}

QString FetchWords::longState(const CrateState& state, const NumberFormat& format)
{
    using Phase = CrateState::Phase;
    const QString why = state.error ? fetchError(*state.error) : QString();
    const bool isSample = state.origin == DocumentOrigin::Sample;
    const QString when = state.fetchedAt.isValid() ? format.dateTime(state.fetchedAt) : QString();
    const QString unkept =
        state.keepError.isEmpty()
            ? QString()
            : tr("It could not be kept on disk for the next start: %1.").arg(detailText(state.keepError));

    QString onShow;
    if (isSample) {
        onShow = tr("This is a sample that comes with Rangebar, not a published result.");
    } else if (state.origin == DocumentOrigin::Library) {
        const auto measuredAt = state.document->measurement.measuredAt;
        onShow = measuredAt ? tr("Shown is the newest document of the library, measured on %1.")
                                  .arg(format.date(*measuredAt))
                            : tr("Shown is the newest document of the library; it does not say when it was "
                                 "measured.");
    } else if (state.document && !when.isEmpty()) {
        onShow = tr("Shown is the copy of %1.").arg(when);
    }

    switch (state.phase) {
    case Phase::Loading:
        return joined(tr("The document is being loaded."), onShow);
    case Phase::Shown:
        return unkept;
    case Phase::NotPublished:
        if (onShow.isEmpty()) {
            return joined(tr("There are no results published yet."), why);
        }
        switch (missing(state)) {
        case Missing::Gone:
            return Joining::sentences({tr("No results are published there now."), onShow, why});
        case Missing::Unreadable:
            return Joining::sentences({tr("What is published now can't be shown."), onShow, why});
        case Missing::NotAsked:
            return Joining::sentences({tr("What is published now could not be had."), onShow, why});
        }
        break;
    case Phase::Offline:
        if (state.origin == DocumentOrigin::Library) {
            onShow = joined(tr("No copy of what is published is kept on this computer."), onShow);
        }
        return joined(onShow.isEmpty() ? tr("There is no copy on this computer.") : onShow,
                      state.error ? why : tr("You work offline: what is published now was not asked for."));
    case Phase::Cancelled:
        return joined(joined(tr("Loading was cancelled."), onShow),
                      tr("Refresh to see what is published now."));
    }
    Q_UNREACHABLE();
    return {};
}

} // namespace rangebar
