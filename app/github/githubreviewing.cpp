// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/github/githubreviewing.h"

#include "app/comparing.h"
#include "app/desktop.h"
#include "app/github/githubaccess.h"
#include "app/manualwindow.h"
#include "app/program.h"
#include "models/github/githubsource.h"
#include "models/items/pagekeys.h"
#include "models/report/comparisonwords.h"
#include "models/report/githuborigin.h"
#include "models/report/githubwords.h"
#include "models/report/joining.h"
#include "models/report/sourcewords.h"
#include "models/report/visibletext.h"
#include "models/report/words.h"
#include "widgets/pages/pullrequestdialog.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <algorithm>
#include <type_traits>

namespace rangebar {
namespace {

/// No address is as long as what else may be on a clipboard.
constexpr qsizetype longestAddress = 2000;

namespace actionId {
const QString browser = QStringLiteral("reviewBrowser");
const QString refresh = QStringLiteral("reviewRefresh");
const QString summary = QStringLiteral("reviewSummary");
const QString before = QStringLiteral("reviewBefore");
const QString base = QStringLiteral("reviewBase");
const QString cancel = QStringLiteral("reviewCancel");
const QString remedy = QStringLiteral("reviewRemedy");
} // namespace actionId

template <typename... Functions>
struct Overloaded : Functions...
{
    using Functions::operator()...;
};
template <typename... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

QString textOf(const GitHubAddress& address)
{
    return std::visit([](const auto& one) { return one.text(); }, address);
}

PullRequestMove movedBetween(const RefsReview& before, const RefsReview& now)
{
    return {before.headTip.id != now.headTip.id, before.baseCommit != now.baseCommit, false};
}

} // namespace

GitHubReviewing::GitHubReviewing(Program* program, Desktop* desktop, Comparing* comparing, QWidget* window)
    : QObject(window)
    , m_program(program)
    , m_desktop(desktop)
    , m_comparing(comparing)
    , m_window(window)
    , m_asking(program, desktop)
{
    connect(&m_asking, &GitHubAsking::progressed, this, [this](const QString& words) {
        if (m_dialog) {
            m_dialog->showProgress(words);
        } else {
            m_progress = words;
            Q_EMIT changed();
        }
    });
    connect(&m_asking, &GitHubAsking::failed, this, &GitHubReviewing::fail);
    connect(&m_asking, &GitHubAsking::preferencesRequested, this, [this] {
        Q_EMIT preferencesRequested();
        if (m_dialog) {
            m_dialog->setHost(host());
        }
    });
    connect(&m_asking, &GitHubAsking::cancelled, this, [this] {
        if (m_dialog) {
            m_dialog->showProblem(tr("Cancelled."));
        } else {
            tell([] { return tr("Cancelled."); }, false);
        }
    });
    connect(comparing->review(), &ComparisonReview::changed, this, &GitHubReviewing::changed);
    comparing->setOrigin([this](const NumberFormat& format) { return origin(format); });
}

const GitHubHost& GitHubReviewing::host() const
{
    return m_program->github()->host();
}

void GitHubReviewing::openDialog()
{
    showDialog();
    const QString text = QGuiApplication::clipboard()->text().left(longestAddress).trimmed();
    if (parseGitHubAddress(text, host())) {
        m_dialog->setAddress(text);
    }
}

void GitHubReviewing::showDialog()
{
    if (m_dialog) {
        m_dialog->activateWindow();
        return;
    }
    m_asking.cancel();
    m_dialog = new PullRequestDialog(host(), m_window);
    m_dialog->setObjectName(QStringLiteral("pullRequestDialog"));
    offerManual(m_dialog, HelpTopic::PullRequest);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &PullRequestDialog::openRequested, this, [this](const GitHubAddress& address) {
        start({address, m_dialog->path(), m_dialog->base(), host()});
    });
    connect(m_dialog, &PullRequestDialog::listRequested, this, &GitHubReviewing::list);
    connect(m_dialog, &PullRequestDialog::cancelRequested, &m_asking, &GitHubAsking::cancel);
    connect(m_dialog, &PullRequestDialog::actionRequested, &m_asking, &GitHubAsking::doRemedy);
    const auto showLimit = [this, dialog = m_dialog.data()] {
        const auto& limit = m_program->github()->client()->rateLimit();
        dialog->setLimit(limit ? GitHubWords::rateLimit(limit, NumberFormat()) : QString());
    };
    connect(m_program->github(), &GitHubAccess::rateLimitChanged, m_dialog, showLimit);
    showLimit();
    m_dialog->open();
}

void GitHubReviewing::open(const QString& address)
{
    showDialog();
    m_dialog->setAddress(address);
    if (const auto parsed = parseGitHubAddress(address, host())) {
        start({*parsed, m_dialog->path(), m_dialog->base(), host()});
    }
}

QString GitHubReviewing::addressIn(const QMimeData* data) const
{
    QStringList texts;
    for (const QUrl& url : data->urls()) {
        if (!url.isLocalFile()) {
            texts += url.toString(QUrl::FullyEncoded);
        }
    }
    if (data->hasText()) {
        texts += data->text().left(longestAddress).trimmed();
    }
    for (const QString& text : std::as_const(texts)) {
        if (parseGitHubAddress(text, host())) {
            return text;
        }
    }
    return {};
}

void GitHubReviewing::ask(const Request& request, const std::function<void(const Look&)>& then)
{
    std::visit(Overloaded{
                   [&](const PullRequestAddress& address) {
                       m_asking.run<PullRequestJob>({address, request.path, request.base}, then);
                   },
                   [&](const RepositoryRange& range) {
                       m_asking.run<RefsJob>({range, request.path}, then);
                   },
               },
               request.address);
}

void GitHubReviewing::start(const Request& request)
{
    m_dialog->showProgress(tr("Asking %1").arg(visibleText(host().webHost())));
    ask(request, [this, request](const Look& look) { takeFirst(request, look); });
}

void GitHubReviewing::list(const RepositoryName& repository)
{
    m_dialog->startList();
    m_dialog->showProgress(tr("Asking %1").arg(visibleText(host().webHost())));
    m_asking.run<OpenPullRequestsJob>(
        {repository, m_dialog->path()},
        [this](const OpenPullRequests& all) {
            const int looked = int(all.looked);
            const int found = int(all.touching.size());
            QStringList sentences{found > 0 ? tr("%n of them touch(es) the file.", nullptr, found)
                                            : tr("None of them touches the file.")};
            if (looked == 0) {
                sentences = QStringList{tr("The repository has no open pull request.")};
            } else {
                sentences.prepend(tr("Looked at %n open pull request(s).", nullptr, looked));
            }
            if (all.more) {
                sentences += tr("There are more, which were updated earlier.");
            }
            if (m_dialog) {
                m_dialog->endList(Joining::sentences(sentences));
            }
        },
        [this](OpenPullRequestsJob* job) {
            connect(job, &OpenPullRequestsJob::touchingFound, m_dialog, &PullRequestDialog::addToList);
        });
}

std::optional<ComparisonSide> GitHubReviewing::side(const Look& look, Side which) const
{
    return std::visit(
        [which](const auto& review) -> std::optional<ComparisonSide> {
            const auto& document = which == Side::Base ? review.base : review.head;
            return document && document->document
                       ? std::optional(ComparisonSide{document->document, gitHubSource(review, which)})
                       : std::nullopt;
        },
        look);
}

void GitHubReviewing::takeFirst(const Request& request, const Look& look)
{
    const auto* review = std::get_if<PullRequestReview>(&look);
    if (review && review->outcome == PullRequestReview::Outcome::Choice) {
        if (!m_dialog) {
            showDialog();
            m_dialog->setAddress(textOf(request.address));
        }
        m_dialog->showChoice(GitHubWords::outcome(*review), review->documents);
        return;
    }
    m_request = request;
    m_look = look;
    m_before.reset();
    m_comparesBefore = false;
    m_told = {};
    if (m_dialog) {
        m_dialog->accept();
        m_dialog = nullptr; // goes from the event loop
    }
    show();
}

/// Shows the look: as a comparison, or what there is of it alone.
void GitHubReviewing::show()
{
    m_base = side(*m_look, Side::Base);
    m_head = side(*m_look, Side::Candidate);
    const auto* review = std::get_if<PullRequestReview>(&*m_look);
    m_isComparison = m_base && m_head && (!review || review->outcome == PullRequestReview::Outcome::Changed);
    m_comparesBefore = false;
    keep();
    if (m_isComparison) {
        m_comparing->compare(*m_base, *m_head);
        Q_EMIT compared();
    } else {
        Q_EMIT pageReady();
    }
}

void GitHubReviewing::keep() const
{
    std::visit(
        [this](const auto& review) {
            QString headRef;
            QString baseRef;
            if constexpr (std::is_same_v<std::decay_t<decltype(review)>, PullRequestReview>) {
                headRef = QStringLiteral("refs/pull/%1/head").arg(review.info.number);
                baseRef = QStringLiteral("refs/heads/") + review.info.baseRef;
            } else {
                headRef = review.range.refs.head;
                baseRef = review.range.refs.base;
            }
            const GitHubHost& from = m_request->host;
            if (review.base && review.base->document) {
                m_program->keeping()->keepFrom(review.base->document,
                                               gitHubOrigin(from, *review.base, baseRef));
            }
            if (review.head && review.head->document) {
                m_program->keeping()->keepFrom(review.head->document,
                                               gitHubOrigin(from, *review.head, headRef));
            }
        },
        *m_look);
}

void GitHubReviewing::refresh()
{
    if (!m_request || m_asking.isRunning()) {
        return;
    }
    if (m_request->host != host()) {
        tell([] { return tr("This is of another GitHub than the one that is set in the preferences."); },
             true);
        return;
    }
    m_told = {};
    m_progress = tr("Looking again");
    ask(*m_request, [this](const Look& look) { takeAgain(look); });
    Q_EMIT changed();
}

void GitHubReviewing::takeAgain(const Look& look)
{
    if (look.index() != m_look->index()) {
        return;
    }
    const auto* review = std::get_if<PullRequestReview>(&look);
    if (review && review->outcome == PullRequestReview::Outcome::Choice) {
        takeFirst(*m_request, look);
        return;
    }
    const PullRequestMove move =
        review ? movedBetween(std::get<PullRequestReview>(*m_look), *review)
               : movedBetween(std::get<RefsReview>(*m_look), std::get<RefsReview>(look));
    const std::optional<ComparisonSide> base = side(look, Side::Base);
    const std::optional<ComparisonSide> head = side(look, Side::Candidate);
    const bool sameHead = m_head && head && m_head->document->bytes == head->document->bytes;
    const bool sameBase = m_base && base && m_base->document->bytes == base->document->bytes;
    const bool wasCompared = m_isComparison && isCompared() && !m_comparesBefore;
    const bool stays =
        wasCompared && base && head && (!review || review->outcome == PullRequestReview::Outcome::Changed);
    const bool isSwapped =
        wasCompared && m_comparing->review()->comparison().base.document == m_head->document;
    if (move.head && m_head && head && !sameHead) {
        m_before = m_head;
    } else if (move.head) {
        m_before.reset();
    }
    m_look = look;
    if (stays && (!sameHead || !sameBase || move)) {
        m_base = base;
        m_head = head;
        keep();
        m_comparing->compareAnew(isSwapped ? *head : *base, isSwapped ? *base : *head);
    } else if (!stays && (move || !sameHead || !sameBase)) {
        show();
    }
    const bool hasBefore = move.head && m_before.has_value();
    tell(
        [move, sameHead] {
            if (!move) {
                return tr("Nothing has changed since the last look.");
            }
            return Joining::sentences({GitHubWords::moved(move), move.head && sameHead
                                                                     ? tr("They do not change the document.")
                                                                     : QString()});
        },
        false, hasBefore ? actionId::before : QString());
}

void GitHubReviewing::compareBefore()
{
    if (m_before && m_head) {
        m_comparesBefore = true;
        m_told = {};
        m_comparing->compare(*m_before, *m_head);
        Q_EMIT compared();
    }
}

void GitHubReviewing::compareBase()
{
    m_told = {};
    show();
}

void GitHubReviewing::tell(const Words& words, bool isWarning, const QString& action)
{
    m_progress.clear();
    m_told = words;
    m_toldIsWarning = isWarning;
    m_toldAction = action;
    Q_EMIT changed();
}

void GitHubReviewing::fail(const GitHubTrouble& trouble)
{
    if (m_dialog) {
        m_dialog->showProblem(trouble.words, trouble.action());
    } else {
        tell([words = trouble.words] { return words; }, true,
             trouble.action().isEmpty() ? QString() : actionId::remedy);
    }
}

bool GitHubReviewing::isCompared() const
{
    const ComparisonReview* review = m_comparing->review();
    const std::optional<ComparisonSide>& base = m_comparesBefore ? m_before : m_base;
    if (!m_look || !m_isComparison || review->isEmpty() || !base || !m_head) {
        return false;
    }
    const DocumentPtr& one = review->comparison().base.document;
    const DocumentPtr& other = review->comparison().candidate.document;
    return (one == base->document && other == m_head->document) ||
           (one == m_head->document && other == base->document);
}

const PullRequestReview* GitHubReviewing::commentable() const
{
    return isCompared() && !m_comparesBefore && m_request->host == host()
               ? std::get_if<PullRequestReview>(&*m_look)
               : nullptr;
}

QString GitHubReviewing::name() const
{
    return m_look ? std::visit(
                        Overloaded{
                            [](const PullRequestReview& review) {
                                return PullRequestAddress{review.info.repository, review.info.number}.text();
                            },
                            [](const RefsReview& review) { return review.range.text(); },
                        },
                        *m_look)
                  : QString();
}

std::optional<ComparisonSide> GitHubReviewing::pageSide() const
{
    return m_head ? m_head : m_base;
}

QString GitHubReviewing::documentNotice() const
{
    return std::visit(
        [](const auto& review) {
            return Joining::sentences({GitHubWords::outcome(review),
                                       review.base ? GitHubWords::unreadable(*review.base) : QString(),
                                       review.head ? GitHubWords::unreadable(*review.head) : QString()});
        },
        *m_look);
}

CratePageContent GitHubReviewing::page() const
{
    CratePageContent content;
    content.key = pageKey::review;
    content.review = header();
    const std::optional<ComparisonSide> side = pageSide();
    content.notice = documentNotice();
    content.emptyTitle = tr("There is no document to show");
    content.emptyReason = content.notice;
    content.heading = visibleText(name());
    if (side) {
        content.document = side->document;
        content.heading = Provenance::title(*side->document);
        content.origin = SourceWords::source(side->source);
    }
    return content;
}

bool GitHubReviewing::isSwapped() const
{
    const std::optional<ComparisonSide>& base = m_comparesBefore ? m_before : m_base;
    return isCompared() && m_comparing->review()->comparison().base.document != base->document;
}

ReportOrigin GitHubReviewing::origin(const NumberFormat& format) const
{
    if (!isCompared() || m_comparesBefore) {
        return {};
    }
    ReportOrigin origin = std::visit(
        [&](const auto& review) { return reportOrigin(review, m_request->host, format); }, *m_look);
    origin.isSwapped = isSwapped();
    if (origin.isSwapped) {
        origin.github.clear(); // its base and its candidate would be the other one's
    }
    return origin;
}

ReviewHeaderContent GitHubReviewing::header() const
{
    ReviewHeaderContent header;
    if (!m_look) {
        return header;
    }
    const NumberFormat format;
    header.lines =
        std::visit([&](const auto& review) { return GitHubWords::header(review, format); }, *m_look);
    header.title = header.lines.takeFirst();
    if (m_asking.isRunning() && m_dialog.isNull()) {
        header.notice = m_progress;
        header.noticeAction = {actionId::cancel, tr("Cancel"), {}};
    } else {
        // What is to be known of a document alone stands on its page.
        header.notice = Joining::sentences(
            {m_comparesBefore ? tr("Compared is what you saw before with what is there now.") : QString(),
             isSwapped() ? ComparisonWords::sidesSwapped() : QString(), m_told ? m_told() : QString(),
             m_isComparison ? documentNotice() : QString()});
        header.isWarning = m_toldIsWarning && m_told;
        if (m_comparesBefore) {
            header.noticeAction = {actionId::base, tr("Compare with the base"), {}};
        } else if (m_told && m_toldAction == actionId::before) {
            header.noticeAction = {m_toldAction, tr("Compare with what you saw before"), {}};
        } else if (m_told && !m_toldAction.isEmpty()) {
            header.noticeAction = {m_toldAction, m_asking.trouble().action(), {}};
        }
    }
    header.actions = {{actionId::browser, tr("Open in the browser"), {}},
                      {actionId::refresh, tr("Look again"), tr("Asks GitHub what is there now (F5)")}};
    if (commentable()) {
        header.actions.append({actionId::summary, tr("Summary for the review..."),
                               tr("The comparison as Markdown, to copy or to post as a comment")});
    }
    return header;
}

void GitHubReviewing::act(const QString& action)
{
    if (action == actionId::browser) {
        m_desktop->openUrl(
            std::visit(Overloaded{
                           [](const PullRequestReview& review) { return review.info.page; },
                           [this](const RefsReview& review) { return comparePage(review, m_request->host); },
                       },
                       *m_look));
    } else if (action == actionId::refresh) {
        refresh();
    } else if (action == actionId::summary) {
        Q_EMIT summaryRequested();
    } else if (action == actionId::before) {
        compareBefore();
    } else if (action == actionId::base) {
        compareBase();
    } else if (action == actionId::cancel) {
        cancel();
    } else if (action == actionId::remedy) {
        m_asking.doRemedy();
    }
}

} // namespace rangebar
