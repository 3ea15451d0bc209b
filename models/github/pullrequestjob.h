// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/github/documentjob.h"

namespace rangebar {

/// Which commit of the target branch a pull request is held against.
enum class PullRequestBase
{
    MergeBase, ///< where the pull request left the target branch
    TargetTip, ///< the target branch as it is now
};

/// A pull request with the document it changes, from both sides.
struct PullRequestReview
{
    enum class Outcome
    {
        Changed,   ///< both sides have it
        Added,     ///< the first one: only the head has it
        Removed,   ///< only the base has it
        Untouched, ///< the pull request leaves it alone; `base` is the target's, if it has one
        Choice,    ///< it changes several, and not the one that was asked for: nothing was read
    };

    PullRequestAddress asked;
    PullRequestInfo info;
    QDateTime checkedAt; ///< UTC
    Outcome outcome = Outcome::Changed;
    QString path; ///< of the document that was read, as the head names it
    /// The files of that name which the pull request touches.
    QList<ChangedFile> documents;
    bool filesIncomplete = false; ///< GitHub lists no more than 3000, and it touches more
    PullRequestBase baseKind = PullRequestBase::MergeBase;
    QString baseCommit;
    std::optional<GitHubDocument> base;
    std::optional<GitHubDocument> head;

    /// The repository has another name by now.
    bool isRenamed() const { return info.repository != asked.repository; }
};

/// Reads a pull request and its document. Only the repository it was made to is asked: that has the commits
/// of a fork too, also when the fork is gone.
class PullRequestJob : public DocumentJob
{
    Q_OBJECT

public:
    struct Request
    {
        PullRequestAddress address;
        QString path = defaultDocumentPath(); ///< or another file that the pull request touches
        PullRequestBase base = PullRequestBase::MergeBase;
    };

    PullRequestJob(GitHubClient* client, Request request, QObject* parent = nullptr);

Q_SIGNALS:
    void finished(const rangebar::PullRequestReview& review);

protected:
    void begin() override;

private:
    void askFiles();
    bool takeFiles(const ApiCall& call, const QJsonArray& files);
    void choose();
    void askBase();
    void readBase(const QString& commit);
    void readHead();
    void takeHead(const std::optional<GitHubDocument>& document);
    void readHeadByPullRef();
    void conclude();
    const ChangedFile* chosenFile() const;

    Request m_request;
    PullRequestReview m_review;
    qint64 m_filesRead = 0;
};

/// What differs between two looks at the same pull request.
struct PullRequestMove
{
    bool head = false;
    bool base = false;
    bool state = false;

    explicit operator bool() const { return head || base || state; }
};

PullRequestMove movedBetween(const PullRequestReview& before, const PullRequestReview& now);

} // namespace rangebar
