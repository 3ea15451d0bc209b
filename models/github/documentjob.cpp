// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/github/documentjob.h"

#include "models/document/documentreader.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

/// What git keeps instead of a file that Git LFS has taken away.
bool isLargeFilePointer(const QByteArray& bytes)
{
    return bytes.size() < 1024 && bytes.startsWith("version https://git-lfs.github.com/spec/");
}

GitHubDocument documentFrom(const QByteArray& bytes)
{
    GitHubDocument document;
    document.bytes = bytes;
    if (auto read = readDocument(bytes)) {
        document.document = *read;
    } else {
        document.problem = read.error();
    }
    return document;
}

} // namespace

void DocumentJob::askDocument(const RepositoryName& repository, const QString& commit, const QString& path,
                              ThenDocument then, const QString& ref, Otherwise otherwise)
{
    ApiCall call;
    call.url = host().url("/repos/%/%/contents/%", {repository.owner, repository.name, path},
                          {{"ref", ref.isEmpty() ? commit : ref}});
    call.form = ApiCall::Form::Raw;
    call.maxBytes = maxDocumentBytes;
    call.subject = GitHubError::Subject::File;
    call.name = path;
    report(GitHubProgress::Step::Document, 0, 0, path);
    const auto onBytes = [this, call, repository, commit, path, then, otherwise](const ApiAnswer& answer) {
        if (isLargeFilePointer(answer.body)) {
            const GitHubError error = errorFor(call, GitHubError::Code::LargeFile);
            if (!otherwise || !otherwise(error)) {
                fail(error);
            }
            return;
        }
        GitHubDocument document = documentFrom(answer.body);
        document.repository = repository;
        document.commit = commit;
        document.path = path;
        document.page = host().page("/%/%/blob/%/%", {repository.owner, repository.name, commit, path});
        then(document);
    };
    ask(call, onBytes, [then, otherwise](const GitHubError& error) {
        if (error.code == GitHubError::Code::NotFound) {
            then(std::nullopt);
            return true;
        }
        return otherwise && otherwise(error);
    });
}

void DocumentJob::askCommit(const RepositoryName& repository, const QString& ref,
                            std::function<void(const CommitInfo&)> then)
{
    ApiCall call;
    // Of the files that come with it one is enough; there is no way to want none.
    call.url =
        host().url("/repos/%/%/commits/%", {repository.owner, repository.name, ref}, {{"per_page", u"1"_s}});
    call.subject = GitHubError::Subject::Ref;
    call.name = ref;
    report(GitHubProgress::Step::Ref, 0, 0, ref);
    ask(call, [this, call, then = std::move(then)](const ApiAnswer& answer) {
        if (const auto commit = commitFrom(answer.json.object())) {
            then(*commit);
        } else {
            failUnexpected(call, commit.error());
        }
    });
}

void DocumentJob::askMergeBase(const RepositoryName& repository, const QString& base, const QString& head,
                               std::function<void(const QString&)> then)
{
    ApiCall call;
    call.url = host().url("/repos/%/%/compare/%...%", {repository.owner, repository.name, base, head},
                          {{"per_page", u"1"_s}});
    call.subject = GitHubError::Subject::Comparison;
    call.name = RefRange{base.left(10), head.left(10), true}.text();
    report(GitHubProgress::Step::MergeBase);
    ask(call, [this, call, then = std::move(then)](const ApiAnswer& answer) {
        if (const auto commit = mergeBaseFrom(answer.json.object())) {
            then(*commit);
        } else {
            failUnexpected(call, commit.error());
        }
    });
}

} // namespace rangebar
