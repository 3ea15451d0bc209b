// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/github/githubsource.h"

#include "models/report/sourcewords.h"

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

constexpr qsizetype shortCommit = 7;

QString sourceOf(const QString& what, const GitHubDocument& document)
{
    const QString source = what + u' ' + document.commit.left(shortCommit);
    return document.path == defaultDocumentPath() ? source : QString(source + u", "_s + document.path);
}

} // namespace

QString gitHubSource(const PullRequestReview& review, Side side)
{
    const QString of = PullRequestAddress{review.info.repository, review.info.number}.text();
    return side == Side::Base ? sourceOf(of + u" base"_s, *review.base)
                              : sourceOf(of + u" head"_s, *review.head);
}

QString gitHubSource(const RefsReview& review, Side side)
{
    const RefRange& refs = review.range.refs;
    if (side == Side::Base && refs.fromMergeBase) {
        return sourceOf(review.range.text() + u" base"_s, *review.base);
    }
    const QString ref = side == Side::Base ? refs.base : refs.head;
    return sourceOf(review.range.repository.text() + u'@' + (ref.isEmpty() ? u"HEAD"_s : ref),
                    side == Side::Base ? *review.base : *review.head);
}

bool isGitHubSource(const QString& source)
{
    return gitHubSourceParts(source).has_value();
}

LibraryOrigin gitHubOrigin(const GitHubHost& host, const GitHubDocument& document, const QString& ref)
{
    LibraryOrigin origin;
    origin.kind = LibraryOrigin::Kind::Git;
    origin.place = host.page("/%/%", {document.repository.owner, document.repository.name}).toString();
    origin.entry = {document.path};
    origin.commit = document.commit;
    origin.ref = ref;
    return origin;
}

} // namespace rangebar
