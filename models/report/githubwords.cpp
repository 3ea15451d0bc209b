// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/githubwords.h"

#include "models/report/fetchwords.h"
#include "models/report/joining.h"
#include "models/report/visibletext.h"
#include "models/report/words.h"

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

using Code = GitHubError::Code;
using Subject = GitHubError::Subject;

constexpr qsizetype longestText = 400;
constexpr qsizetype longestName = 200;

QString shown(const QString& text)
{
    return visibleText(text, longestText);
}

QString shown(const QUrl& url)
{
    return visibleText(url.toDisplayString(), longestName);
}

QString joined(const QString& first, const QString& second, const QString& third = {})
{
    return Joining::sentences({first, second, third});
}

/// The words for one error.
class ErrorWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::GitHubErrorWords)

public:
    ErrorWords(const GitHubError& error, const NumberFormat& format) : m_error(error), m_format(format) {}

    QString text() const;

private:
    QString subject() const;
    QString said() const;
    QString transport() const;
    QString limit() const;
    QString notFound() const;
    QString forbidden() const;
    QString unsure() const;
    QString tooLarge() const;
    QString redirect() const;
    QString status() const { return u"HTTP "_s + QString::number(m_error.httpStatus); }
    QString host() const { return shown(m_error.host); }

    const GitHubError& m_error;
    const NumberFormat& m_format;
};

QString ErrorWords::subject() const
{
    const QString name = visibleText(m_error.name, longestName);
    switch (m_error.subject) {
    case Subject::Api:
        return tr("the API");
    case Subject::Repository:
        return tr("the repository %1").arg(name);
    case Subject::PullRequest:
        return tr("the pull request %1").arg(name);
    case Subject::Ref:
        return tr("a branch, tag or commit named %1").arg(name);
    case Subject::Comparison:
        return tr("a common commit of %1").arg(name);
    case Subject::File:
        return tr("the file %1").arg(name);
    case Subject::History:
        return tr("the history of %1").arg(name);
    case Subject::Comments:
        return tr("the comments of %1").arg(name);
    case Subject::Account:
        return tr("the account");
    }
    Q_UNREACHABLE();
    return {};
}

/// GitHub's own words, which are English and may say more than ours.
QString ErrorWords::said() const
{
    QString message = shown(m_error.message);
    if (message.endsWith(u'.')) {
        message.chop(1);
    }
    return message.isEmpty() ? QString() : tr("It says: \"%1\".").arg(message);
}

QString ErrorWords::transport() const
{
    const FetchError& why = m_error.transport;
    switch (why.code) {
    case FetchError::Code::Timeout:
        return joined(
            tr("%1 did not answer within %n second(s).", nullptr, (why.timeoutMs + 999) / 1000).arg(host()),
            tr("Try again later."));
    case FetchError::Code::ConnectionLost:
        return joined(tr("The connection to %1 was cut before the whole answer had arrived.").arg(host()),
                      tr("Try again."));
    case FetchError::Code::UrlRefused:
        return tr("The address %1 was not asked: it is not one of %2, which alone gets the token.")
            .arg(shown(why.url), host());
    default:
        return joined(FetchWords::connectionTrouble(why),
                      tr("Check the network connection, and try again later."));
    }
}

QString ErrorWords::limit() const
{
    const QString when = m_error.retryAt.isValid() ? m_format.dateTime(m_error.retryAt) : QString();
    if (m_error.code == Code::SecondaryLimit) {
        return joined(tr("%1 wants fewer requests in a short time.").arg(host()),
                      tr("It can be asked again from %1.").arg(when));
    }
    const QString spent = m_error.hadToken ? tr("No requests to %1 are left for this token.").arg(host())
                                           : tr("No requests to %1 are left without a token.").arg(host());
    return joined(spent, tr("There are new ones from %1.").arg(when),
                  m_error.hadToken ? QString()
                                   : tr("With a token there are many more: enter one in the preferences."));
}

QString ErrorWords::notFound() const
{
    const QString what = tr("%1 does not find %2.").arg(host(), subject());
    if (m_error.subject == Subject::File || m_error.subject == Subject::Comparison) {
        return joined(what, said());
    }
    return joined(what,
                  m_error.hadToken
                      ? tr("The address is wrong, or it is private and this token may not read it: GitHub "
                           "does not tell the two apart.")
                      : tr("The address is wrong, or it is private and needs a token: GitHub does not tell "
                           "the two apart."));
}

QString ErrorWords::forbidden() const
{
    const QString what = tr("%1 refuses access to %2.").arg(host(), subject());
    const QString lacks =
        !m_error.detail.isEmpty() ? tr("The token would need: %1.").arg(shown(m_error.detail))
        : m_error.hadToken        ? tr("Check what the token may do.")
                                  : tr("It may be allowed with a token: enter one in the preferences.");
    return joined(what, said(), lacks);
}

QString ErrorWords::unsure() const
{
    return joined(
        tr("The answer of %1 was lost, so the comment may or may not have been posted.").arg(host()),
        tr("Look at the pull request. Posting again is safe: it finds the comment if it is there."));
}

QString ErrorWords::tooLarge() const
{
    if (m_error.limit == 0) {
        return tr("%1 does not give %2: it is too large.").arg(host(), subject());
    }
    return joined(tr("What %1 gives for %2 is larger than %n MiB, the most that is read.", nullptr,
                     static_cast<int>(m_error.limit / (1024 * 1024)))
                      .arg(host(), subject()),
                  tr("Nothing of it was kept."));
}

QString ErrorWords::redirect() const
{
    const QString what =
        m_error.link.isEmpty()
            ? tr("%1 redirects without saying where to, or again and again.").arg(host())
            : tr("%1 redirects to %2, which was not asked.").arg(host(), shown(m_error.link));
    return joined(
        what, tr("Check whether a login page of the network stands in between, and the address of the API."));
}

QString ErrorWords::text() const
{
    switch (m_error.code) {
    case Code::Transport:
        return transport();
    case Code::NotTheApi:
        return joined(
            tr("%1 answers, but not as GitHub's API does.").arg(host()),
            tr("Check whether a login page of the network stands in between, and the address of the API."));
    case Code::UnexpectedAnswer:
        return joined(
            tr("The answer of %1 for %2 lacks %3.").arg(host(), subject(), shown(m_error.detail)),
            tr("Try again later; if that does not help, check the address of the API in the preferences."));
    case Code::TooLarge:
        return tooLarge();
    case Code::RedirectRefused:
        return redirect();
    case Code::BadToken:
        return joined(tr("%1 does not accept the token.").arg(host()),
                      tr("It is wrong, expired or revoked: enter another one in the preferences."));
    case Code::TokenNeeded:
        return joined(tr("%1 wants a token for that.").arg(host()), tr("Enter one in the preferences."));
    case Code::SsoNeeded:
        return m_error.link.isEmpty()
                   ? joined(tr("The organization wants this token to be authorized by its own login (SSO)."),
                            tr("GitHub offers that in the list of your tokens."))
                   : tr("The organization wants this token to be authorized by its own login (SSO): %1")
                         .arg(shown(m_error.link));
    case Code::PrimaryLimit:
    case Code::SecondaryLimit:
        return limit();
    case Code::Forbidden:
        return forbidden();
    case Code::NotFound:
        return notFound();
    case Code::Gone:
        return joined(joined(tr("%1 says that %2 is gone for good.").arg(host(), subject()), said()),
                      tr("Check the address."));
    case Code::EmptyRepository:
        return tr("The repository has no commit yet.");
    case Code::Refused:
        return joined(tr("%1 does not accept the request for %2.").arg(host(), subject()), said());
    case Code::LegalReasons:
        return joined(tr("%1 withholds %2 for legal reasons.").arg(host(), subject()), said());
    case Code::ServerTrouble:
        return joined(
            tr("%1 has trouble of its own (%2); it was asked %n time(s).", nullptr, m_error.attempts)
                .arg(host(), status()),
            tr("Try again later."));
    case Code::MayHaveHappened:
        return unsure();
    case Code::OtherStatus:
        return joined(joined(tr("%1 answered with %2.").arg(host(), status()), said()),
                      tr("Try again later."));
    case Code::CommentTooLong:
        return joined(
            tr("The comment is longer than %1 characters, the most that GitHub takes. It was not sent.")
                .arg(m_format.count(m_error.limit)),
            tr("Narrow the rows down, and send only those that are shown."));
    case Code::LargeFile:
        return joined(
            tr("%1 is kept in Git LFS: the repository has only a pointer to it, which is no document.")
                .arg(visibleText(m_error.name, longestName)),
            tr("Get the file with git, and open it here."));
    }
    Q_UNREACHABLE();
    return {};
}

} // namespace

QString GitHubWords::addressError(const AddressError& error)
{
    using Fault = AddressError::Code;
    const QString text = visibleText(error.text, longestName);
    switch (error.code) {
    case Fault::Empty:
        return tr("Enter the address of a pull request, such as OWNER/REPO#12.");
    case Fault::NotAnAddress:
        return text.isEmpty() ? tr("That is no address.")
                              : tr("%1 is neither the address of a pull request, nor OWNER/REPO#12, nor "
                                   "OWNER/REPO@BASE..HEAD.")
                                    .arg(text);
    case Fault::HasLogin:
        return tr("There is a user name or password in the address. Leave it out: %1").arg(text);
    case Fault::OtherHost:
        return tr("The address is of %1, and %2 is the one that is asked. Another GitHub can be set in the "
                  "preferences.")
            .arg(text, visibleText(error.expected, longestName));
    case Fault::OtherPage:
        return tr("%1 is neither a pull request nor a comparison.").arg(text);
    case Fault::BadOwner:
        return tr("%1 can't be the owner of a repository.").arg(text);
    case Fault::BadRepository:
        return tr("%1 can't be the name of a repository.").arg(text);
    case Fault::BadNumber:
        return text.isEmpty() ? tr("The number of the pull request is missing.")
                              : tr("%1 can't be the number of a pull request.").arg(text);
    case Fault::NoRange:
        return tr("Two branches, tags or commits are needed, as BASE..HEAD.");
    case Fault::BadRef:
        return tr("%1 can't be a branch, tag or commit.").arg(text);
    case Fault::BadPath:
        return text.isEmpty() ? tr("The path of the file is missing.")
                              : tr("%1 can't be the path of a file in a repository.").arg(text);
    }
    Q_UNREACHABLE();
    return {};
}

QString GitHubWords::error(const GitHubError& error, const NumberFormat& format)
{
    return ErrorWords(error, format).text();
}

QString GitHubWords::waiting(const QDateTime& until, GitHubError::Code reason, const NumberFormat& format)
{
    const QString when = format.dateTime(until);
    switch (reason) {
    case Code::PrimaryLimit:
        return tr("No requests are left; waiting for new ones at %1").arg(when);
    case Code::SecondaryLimit:
        return tr("GitHub wants fewer requests; waiting until %1").arg(when);
    default:
        return tr("GitHub has trouble of its own; trying again at %1").arg(when);
    }
}

QString GitHubWords::progress(const GitHubProgress& progress, const NumberFormat& format)
{
    using Step = GitHubProgress::Step;
    const QString name = visibleText(progress.name, longestName);
    switch (progress.step) {
    case Step::PullRequest:
        return tr("Reading the pull request %1").arg(name);
    case Step::ChangedFiles:
        return progress.all > 0 ? tr("Looking through its files, %1 of %2")
                                      .arg(format.count(progress.done), format.count(progress.all))
                                : tr("Looking through its files, %1").arg(format.count(progress.done));
    case Step::MergeBase:
        return tr("Finding the commit where it began");
    case Step::Ref:
        return tr("Finding the commit of %1").arg(name);
    case Step::Document:
        return tr("Reading %1").arg(name);
    case Step::History:
        return progress.all > 0 ? tr("Reading the versions of %1, %2 of %3")
                                      .arg(name, format.count(progress.done), format.count(progress.all))
                                : tr("Listing the versions of %1").arg(name);
    case Step::PullRequests:
        return progress.all > 0 ? tr("Looking through open pull requests, %1 of %2")
                                      .arg(format.count(progress.done), format.count(progress.all))
                                : tr("Listing the open pull requests of %1").arg(name);
    case Step::Account:
        return tr("Asking whose token it is");
    case Step::Comments:
        return tr("Looking for an earlier comment");
    case Step::Posting:
        return tr("Posting the comment");
    case Step::RateLimit:
        return tr("Asking how many requests are left");
    }
    Q_UNREACHABLE();
    return {};
}

QString GitHubWords::rateLimit(const std::optional<RateLimit>& limit, const NumberFormat& format)
{
    if (!limit) {
        return tr("no limit of requests is known");
    }
    return tr("%1 of %2 requests left, all of them again at %3")
        .arg(format.count(limit->remaining), format.count(limit->limit), format.dateTime(limit->resetsAt));
}

QString GitHubWords::state(PullRequestState state)
{
    switch (state) {
    case PullRequestState::Draft:
        return tr("draft");
    case PullRequestState::Open:
        return tr("open");
    case PullRequestState::Merged:
        return tr("merged");
    case PullRequestState::Closed:
        return tr("closed without being merged");
    }
    Q_UNREACHABLE();
    return {};
}

QString GitHubWords::fileStatus(const ChangedFile& file)
{
    switch (file.status) {
    case ChangedFile::Status::Added:
        return tr("added");
    case ChangedFile::Status::Modified:
        return tr("changed");
    case ChangedFile::Status::Removed:
        return tr("removed");
    case ChangedFile::Status::Renamed:
        return tr("renamed from %1").arg(visibleText(file.previousPath, longestName));
    }
    Q_UNREACHABLE();
    return {};
}

QString GitHubWords::shortCommit(const QString& commit)
{
    return visibleText(commit.left(7));
}

QStringList GitHubWords::header(const PullRequestReview& review, const NumberFormat& format)
{
    const PullRequestInfo& info = review.info;
    const QString number = visibleText(PullRequestAddress{info.repository, info.number}.text(), longestName);
    const QString author =
        info.author.isEmpty() ? tr("an account that is gone") : visibleText(info.author, longestName);
    QStringList facts{tr("%1 by %2").arg(number, author), state(info.state)};
    if (info.commits) {
        facts.append(tr("%n commit(s)", nullptr, static_cast<int>(*info.commits)));
    }
    if (!info.headRepository) {
        facts.append(tr("from a fork that is gone"));
    } else if (info.isFromFork()) {
        facts.append(tr("from the fork %1").arg(visibleText(info.headRepository->text(), longestName)));
    }
    const QString target = visibleText(info.baseRef, longestName);
    const QString commit = shortCommit(review.baseCommit);
    QStringList commits;
    if (!review.baseCommit.isEmpty()) {
        commits.append(review.baseKind == PullRequestBase::MergeBase
                           ? tr("base: where it left %1, %2").arg(target, commit)
                           : tr("base: the tip of %1, %2").arg(target, commit));
    }
    commits.append(
        tr("candidate: %1, %2").arg(visibleText(info.headRef, longestName), shortCommit(info.headCommit)));
    QStringList lines{visibleText(info.title, longestText), Joining::facts(facts), Joining::clauses(commits),
                      tr("Looked at %1").arg(format.dateTime(review.checkedAt))};
    if (review.isRenamed()) {
        lines.append(tr("The repository %1 is named %2 now.")
                         .arg(visibleText(review.asked.repository.text(), longestName),
                              visibleText(info.repository.text(), longestName)));
    }
    return lines;
}

QString GitHubWords::outcome(const PullRequestReview& review)
{
    using Outcome = PullRequestReview::Outcome;
    const QString path = visibleText(review.path, longestName);
    const QString incomplete =
        review.filesIncomplete
            ? tr("It touches more files than GitHub lists, so there may be documents that are not seen here.")
            : QString();
    switch (review.outcome) {
    case Outcome::Changed:
        return incomplete;
    case Outcome::Added:
        return joined(tr("This pull request adds %1; there is none to compare with.").arg(path), incomplete);
    case Outcome::Removed:
        return joined(tr("This pull request removes %1. Shown is the document that it removes.").arg(path),
                      incomplete);
    case Outcome::Untouched:
        return joined(tr("This pull request does not touch %1.").arg(path),
                      review.base ? tr("Shown is the document of the target branch.")
                                  : tr("The target branch has no such document either."),
                      incomplete);
    case Outcome::Choice:
        return joined(tr("This pull request changes %n such document(s), and not %1.", nullptr,
                         static_cast<int>(review.documents.size()))
                          .arg(path),
                      tr("Choose one."), incomplete);
    }
    Q_UNREACHABLE();
    return {};
}

QStringList GitHubWords::header(const RefsReview& review, const NumberFormat& format)
{
    const RefRange& refs = review.range.refs;
    const auto name = [](const QString& ref) {
        return ref.isEmpty() ? tr("the default branch") : visibleText(ref, longestName);
    };
    const QString base = shortCommit(review.baseCommit);
    const QStringList commits{refs.fromMergeBase ? tr("base: where it left %1, %2").arg(name(refs.base), base)
                                                 : tr("base: %1, %2").arg(name(refs.base), base),
                              tr("candidate: %1, %2").arg(name(refs.head), shortCommit(review.headTip.id))};
    return {visibleText(review.range.text(), longestText), Joining::clauses(commits),
            tr("Looked at %1").arg(format.dateTime(review.checkedAt))};
}

QString GitHubWords::outcome(const RefsReview& review)
{
    const QString path = visibleText(review.path, longestName);
    if (review.base && review.head) {
        return {};
    }
    return review.head ? tr("Only the candidate has %1; there is none to compare with.").arg(path)
                       : tr("Only the base has %1; there is none to compare with.").arg(path);
}

QString GitHubWords::unreadable(const GitHubDocument& document)
{
    return document.problem ? tr("%1 of the commit %2 can't be read: %3")
                                  .arg(visibleText(document.path, longestName), shortCommit(document.commit),
                                       Words::readError(*document.problem))
                            : QString();
}

QString GitHubWords::moved(const PullRequestMove& move)
{
    return joined(move.head ? tr("There are new commits since the last look.") : QString(),
                  move.base ? tr("The base has moved since the last look.") : QString(),
                  move.state ? tr("Its state has changed since the last look.") : QString());
}

QString GitHubWords::comment(const CommentOutcome& outcome)
{
    using Kind = CommentOutcome::Kind;
    switch (outcome.kind) {
    case Kind::Create:
        return outcome.sent ? tr("The comment was posted.") : tr("A new comment will be posted.");
    case Kind::Update:
        return outcome.sent ? tr("The earlier comment was updated.")
                            : tr("The earlier comment will be replaced.");
    case Kind::Unchanged:
        return tr("The earlier comment says the same already. Nothing is sent.");
    }
    Q_UNREACHABLE();
    return {};
}

QString GitHubWords::place(TokenStore::Place place)
{
    return place == TokenStore::Place::Keychain ? tr("The token is kept in the keychain of the desktop.")
                                                : tr("The token is kept in memory, until the program ends.");
}

QString GitHubWords::tokenStoreError(const TokenStoreError& error)
{
    using Fault = TokenStoreError::Code;
    switch (error.code) {
    case Fault::NoKeychain:
        return tr("No keychain answers on this computer.");
    case Fault::Denied:
        return joined(tr("The keychain is locked, or refuses access."), tr("Unlock it and try again."));
    case Fault::NoAnswer:
        return joined(tr("The keychain did not answer in time."), tr("Try again."));
    case Fault::BadEntry:
        return error.detail.isEmpty()
                   ? joined(tr("What the keychain has can't be a token."), tr("Enter the token again."))
                   : tr("What %1 holds can't be a token.").arg(shown(error.detail));
    case Fault::Other:
        return tr("The keychain could not be used: %1.").arg(shown(error.detail));
    }
    Q_UNREACHABLE();
    return {};
}

QStringList GitHubWords::tokenReport(const TokenReport& report, const NumberFormat& format)
{
    const QString login = visibleText(report.account.login, longestName);
    QStringList lines{
        report.account.name.isEmpty()
            ? tr("A token of %1.").arg(login)
            : tr("A token of %1 (%2).").arg(login, visibleText(report.account.name, longestName))};
    if (!report.scopes) {
        lines.append(tr("A fine-grained token: GitHub does not tell what it may do."));
    } else if (report.scopes->isEmpty()) {
        lines.append(tr("It has no scopes: it reads what is public."));
    } else {
        lines.append(tr("Its scopes: %1.").arg(shown(Joining::list(*report.scopes))));
    }
    lines.append(report.expiresAt.isValid() ? tr("It expires at %1.").arg(format.dateTime(report.expiresAt))
                                            : tr("GitHub names no date on which it expires."));
    return lines;
}

} // namespace rangebar
