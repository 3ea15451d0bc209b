// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/programfixture.h"
#include "tests/support/githubserver.h"
#include "widgets/parts/reviewheader.h"

#include <QAction>
#include <QPushButton>

namespace rangebar::test {

/// The window, and a GitHub with the repository anna/demo and its pull request 12: "Faster", by ben, from a
/// fork, from commit 2 onto main, which has gone on from 1 to 3 since.
class ReviewFixture : public ProgramFixture
{
public:
    ReviewFixture();
    ~ReviewFixture();

    GitHubRepository& repository() { return github.repository(QStringLiteral("anna/demo")); }
    GitHubPullRequest& pullRequest() { return repository().pullRequests.first(); }
    /// New commits of the pull request, with that document.
    void push(char commit, double figure);

    /// From now on: starts the program with a token of the environment.
    void logIn(const QString& login = QStringLiteral("anna"));
    void begin();

    QAction* action(const char* name) { return find<QAction>(name); }
    /// A part of the dialog of that name, which must be there.
    template <typename T>
    T* part(const char* dialog, const char* name)
    {
        auto* parent = find<QWidget>(dialog);
        return parent ? parent->findChild<T*>(QLatin1String(name)) : nullptr;
    }
    /// Types the address into the dialog and presses Return.
    void openByDialog(const QString& address);
    /// Opens the pull request, and waits for its comparison.
    void openComparison();
    QString shown() { return window().currentPage(); }
    QString text(const char* label);
    /// What the header says below its lines, and what it offers.
    QString notice();
    QPushButton* noticeAction();
    /// Presses a button of the header.
    void press(const char* button);
    /// Requests that change something.
    QList<HttpRequest> changes() const;

    GitHubServer github;

    static QString resultsPath() { return QStringLiteral("docs/benchmarks/results.json"); }
};

} // namespace rangebar::test
