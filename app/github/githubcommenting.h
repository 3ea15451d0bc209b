// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/github/githubasking.h"
#include "models/github/commentjob.h"

#include <QPointer>

class QWidget;

namespace rangebar {

class CommentDialog;
class Comparing;
class Desktop;
class GitHubReviewing;

/// The summary of a pull request's comparison in the window: copied, or posted as a comment, which the reader
/// has seen whole before, with what becomes of it.
class GitHubCommenting : public QObject
{
    Q_OBJECT

public:
    /// None is owned, all outlive this. The dialog stands in front of `window`.
    GitHubCommenting(Program* program, Desktop* desktop, Comparing* comparing, GitHubReviewing* reviewing,
                     QWidget* window);

    /// Looks what would become of the comment; sends nothing.
    void openDialog();

Q_SIGNALS:
    void preferencesRequested();

private:
    void fill();
    void look();
    void post(CommentOutcome::Kind seen);
    void copy() const;
    void fail(const GitHubTrouble& trouble);

    Program* m_program;
    Desktop* m_desktop;
    Comparing* m_comparing;
    GitHubReviewing* m_reviewing;
    QWidget* m_window;
    GitHubAsking m_asking;
    QPointer<CommentDialog> m_dialog;
    PullRequestAddress m_address;
    QString m_path;
    QString m_markdown;
    bool m_isPosting = false;
};

} // namespace rangebar
