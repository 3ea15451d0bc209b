// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/github/githubaddress.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

using Code = AddressError::Code;

constexpr qsizetype longestRef = 250;
constexpr qsizetype longestPath = 1024;

tl::unexpected<AddressError> unfit(Code code, const QString& text, const QString& expected = {})
{
    return tl::unexpected(AddressError{code, text, expected});
}

bool matches(const QRegularExpression& whole, const QString& text)
{
    return whole.match(text).hasMatch();
}

tl::expected<RepositoryName, AddressError> repositoryOf(const QString& owner, const QString& name)
{
    static const QRegularExpression ownerForm(u"\\A[A-Za-z0-9](?:[A-Za-z0-9_-]{0,99})\\z"_s);
    static const QRegularExpression nameForm(u"\\A[A-Za-z0-9._-]{1,100}\\z"_s);
    if (!matches(ownerForm, owner)) {
        return unfit(Code::BadOwner, owner);
    }
    if (!matches(nameForm, name) || name == "."_L1 || name == ".."_L1) {
        return unfit(Code::BadRepository, name);
    }
    return RepositoryName{owner, name};
}

tl::expected<int, AddressError> numberOf(const QString& text)
{
    static const QRegularExpression form(u"\\A[1-9][0-9]{0,9}\\z"_s);
    bool fits = false;
    const int number = text.toInt(&fits);
    if (!fits || !matches(form, text)) {
        return unfit(Code::BadNumber, text);
    }
    return number;
}

/// The rules of git for the name of a ref, and none of its ways to say "the one before", which GitHub's API
/// does not know.
bool isRef(const QString& ref)
{
    static const QRegularExpression unfitting(
        u"[\\x00-\\x20\\x7f~^:?*\\[\\\\]|\\.\\.|@\\{|//|\\A[-/.]|[/.]\\z|\\.lock\\z|/\\."_s);
    return !ref.isEmpty() && ref.size() <= longestRef && ref != u'@' && !ref.contains(unfitting);
}

tl::expected<PullRequestAddress, AddressError> pullRequestOf(const QString& owner, const QString& name,
                                                             const QString& number)
{
    const auto repository = repositoryOf(owner, name);
    if (!repository) {
        return tl::unexpected(repository.error());
    }
    const auto parsed = numberOf(number);
    if (!parsed) {
        return tl::unexpected(parsed.error());
    }
    return PullRequestAddress{*repository, *parsed};
}

tl::expected<GitHubAddress, AddressError>
rangeOf(const tl::expected<RepositoryName, AddressError>& repository, const QString& refs)
{
    if (!repository) {
        return tl::unexpected(repository.error());
    }
    const auto range = parseRefRange(refs);
    if (!range) {
        return tl::unexpected(range.error());
    }
    return RepositoryRange{*repository, *range};
}

/// /OWNER/REPO/pull/N and what follows, /OWNER/REPO/compare/BASE...HEAD
tl::expected<GitHubAddress, AddressError> fromPage(const QStringList& segments)
{
    const QString kind = segments.value(2);
    if (kind == "pull"_L1 && segments.size() >= 4) {
        return pullRequestOf(segments.at(0), segments.at(1), segments.at(3));
    }
    if (kind == "compare"_L1 && segments.size() >= 4) {
        return rangeOf(repositoryOf(segments.at(0), segments.at(1)), segments.sliced(3).join(u'/'));
    }
    return unfit(Code::OtherPage, u'/' + segments.join(u'/'));
}

/// /repos/OWNER/REPO/pulls/N of the API, which other programs hand out
tl::expected<GitHubAddress, AddressError> fromApi(const QStringList& segments)
{
    if (segments.size() >= 5 && segments.at(0) == "repos"_L1 && segments.at(3) == "pulls"_L1) {
        return pullRequestOf(segments.at(1), segments.at(2), segments.at(4));
    }
    return unfit(Code::OtherPage, u'/' + segments.join(u'/'));
}

QString authority(const QUrl& url)
{
    const int usual = url.scheme() == "http"_L1 ? 80 : 443;
    const int port = url.port(usual);
    return port == usual ? url.host() : QString(url.host() + u':' + QString::number(port));
}

tl::expected<GitHubAddress, AddressError> fromUrl(const QUrl& url, const GitHubHost& host)
{
    if (!url.userInfo().isEmpty()) {
        return unfit(Code::HasLogin, url.toString(QUrl::RemoveUserInfo));
    }
    const QStringList segments = url.path(QUrl::FullyDecoded).split(u'/', Qt::SkipEmptyParts);
    const QString web = host.webHost();
    const QString asked = authority(url);
    const QString apiPath = host.apiBase().path();
    const bool isApi =
        asked == authority(host.apiBase()) && (asked != web || url.path().startsWith(apiPath + u"/repos/"));
    if (isApi) {
        return fromApi(segments.sliced(apiPath.split(u'/', Qt::SkipEmptyParts).size()));
    }
    if (asked != web && asked != QString(u"www."_s + web)) {
        return unfit(Code::OtherHost, asked, web);
    }
    return fromPage(segments);
}

} // namespace

tl::expected<GitHubAddress, AddressError> parseGitHubAddress(const QString& text, const GitHubHost& host)
{
    static const QRegularExpression shortNumber(u"\\A([^/#@\\s]+)/([^/#@\\s]+)#(\\S*)\\z"_s);
    static const QRegularExpression shortRange(u"\\A([^/#@\\s]+)/([^/#@\\s]+)@(.*)\\z"_s);
    static const QRegularExpression scheme(u"\\A[A-Za-z][A-Za-z0-9+.-]*://"_s);
    QString address = text.trimmed();
    if (address.startsWith(u'<') && address.endsWith(u'>')) {
        address = address.sliced(1, address.size() - 2).trimmed(); // as mails and Markdown write them
    }
    if (address.isEmpty()) {
        return unfit(Code::Empty, {});
    }
    if (const auto match = shortNumber.match(address); match.hasMatch()) {
        return pullRequestOf(match.captured(1), match.captured(2), match.captured(3));
    }
    if (const auto match = shortRange.match(address); match.hasMatch()) {
        return rangeOf(repositoryOf(match.captured(1), match.captured(2)), match.captured(3));
    }
    const QString first = address.section(u'/', 0, 0);
    const bool startsWithHost = first == host.webHost() || first == QString(u"www."_s + host.webHost());
    if (!startsWithHost && !address.contains(scheme)) {
        return unfit(Code::NotAnAddress, address);
    }
    const QUrl url(startsWithHost ? QString(u"https://"_s + address) : address, QUrl::StrictMode);
    if (!url.isValid() || url.host().isEmpty() || (url.scheme() != "https"_L1 && url.scheme() != "http"_L1)) {
        return unfit(Code::NotAnAddress, url.isValid() ? url.toString(QUrl::RemoveUserInfo) : QString());
    }
    return fromUrl(url, host);
}

tl::expected<PullRequestAddress, AddressError> parsePullRequest(const QString& text, const GitHubHost& host)
{
    const auto address = parseGitHubAddress(text, host);
    if (!address) {
        return tl::unexpected(address.error());
    }
    if (const auto* pullRequest = std::get_if<PullRequestAddress>(&*address)) {
        return *pullRequest;
    }
    return unfit(Code::OtherPage, text.trimmed());
}

tl::expected<RepositoryName, AddressError> parseRepository(const QString& text)
{
    const QStringList parts = text.trimmed().split(u'/');
    if (parts.size() != 2) {
        return unfit(text.trimmed().isEmpty() ? Code::Empty : Code::NotAnAddress, text.trimmed());
    }
    return repositoryOf(parts.at(0), parts.at(1));
}

tl::expected<RefRange, AddressError> parseRefRange(const QString& text)
{
    const QString range = text.trimmed();
    const qsizetype dots = range.indexOf(".."_L1);
    if (dots < 0) {
        return unfit(Code::NoRange, range);
    }
    const bool three = range.sliced(dots).startsWith("..."_L1);
    const auto sideOf = [](const QString& side) { return side.isEmpty() ? u"HEAD"_s : side; };
    RefRange refs{sideOf(range.first(dots)), sideOf(range.sliced(dots + (three ? 3 : 2))), three};
    for (const QString& ref : {refs.base, refs.head}) {
        if (!isRef(ref)) {
            return unfit(Code::BadRef, ref);
        }
    }
    return refs;
}

tl::expected<QString, AddressError> parseRepositoryPath(const QString& text)
{
    QString path = text.trimmed();
    while (path.startsWith(u'/')) {
        path.remove(0, 1);
    }
    const QStringList segments = path.split(u'/');
    const bool sound = std::all_of(segments.begin(), segments.end(), [](const QString& segment) {
        return !segment.isEmpty() && segment != "."_L1 && segment != ".."_L1 &&
               std::none_of(segment.begin(), segment.end(), [](QChar c) { return c < u' ' || c == u'\x7f'; });
    });
    if (!sound || path.size() > longestPath) {
        return unfit(Code::BadPath, text.trimmed());
    }
    return path;
}

QString defaultDocumentPath()
{
    return u"docs/benchmarks/results.json"_s;
}

} // namespace rangebar
