// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/github/githubasking.h"
#include "models/comparison/comparison.h"
#include "models/github/openpullrequestsjob.h"
#include "models/github/pullrequestjob.h"
#include "models/github/refsjob.h"
#include "models/report/comparisonreport.h"
#include "widgets/pages/cratepage.h"

#include <QPointer>

class QMimeData;
class QWidget;

namespace rangebar {

class Comparing;
class Desktop;
class PullRequestDialog;

/// A pull request, or two branches, tags or commits, in the window: opens them by a dialog, compares their
/// documents, and tells what stands above them and what has changed since the last look.
class GitHubReviewing : public QObject
{
    Q_OBJECT

public:
    /// None is owned, all outlive this. Dialogs stand in front of `window`.
    GitHubReviewing(Program* program, Desktop* desktop, Comparing* comparing, QWidget* window);

    /// Takes what is on the clipboard, where that is an address.
    void openDialog();
    /// Opens what the text names, in the dialog too, which shows how far it has come.
    void open(const QString& address);
    /// The address in what is dropped; empty where there is none.
    QString addressIn(const QMimeData* data) const;

    /// Whether the comparison of the window is one of these documents.
    bool isCompared() const;
    /// Whether there is a document alone, for a page of its own.
    bool hasPage() const { return m_look && !m_isComparison; }
    CratePageContent page() const;
    std::optional<ComparisonSide> pageSide() const;
    /// Such as OWNER/REPO#12.
    QString name() const;
    ReviewHeaderContent header() const;
    /// What a button of the header asks for.
    void act(const QString& action);

    /// Looks again.
    void refresh();
    bool isRefreshing() const { return m_dialog.isNull() && m_asking.isRunning(); }
    void cancel() { m_asking.cancel(); }

    /// The pull request on show, where it can be commented on.
    const PullRequestReview* commentable() const;

Q_SIGNALS:
    /// The comparison is made, and to be shown.
    void compared();
    /// page() is to be shown.
    void pageReady();
    /// page() or header() are others.
    void changed();
    void preferencesRequested();
    void summaryRequested();

private:
    struct Request
    {
        GitHubAddress address;
        QString path;
        PullRequestBase base = PullRequestBase::MergeBase;
        GitHubHost host = {};
    };
    using Look = std::variant<PullRequestReview, RefsReview>;
    using Words = std::function<QString()>;

    const GitHubHost& host() const;
    void showDialog();
    void start(const Request& request);
    void list(const RepositoryName& repository);
    void ask(const Request& request, const std::function<void(const Look&)>& then);
    void takeFirst(const Request& request, const Look& look);
    void takeAgain(const Look& look);
    void show();
    void keep() const;
    void compareBefore();
    void compareBase();
    void tell(const Words& words, bool isWarning, const QString& action = {});
    void fail(const GitHubTrouble& trouble);
    std::optional<ComparisonSide> side(const Look& look, Side side) const;
    QString documentNotice() const;
    bool isSwapped() const;
    ReportOrigin origin(const NumberFormat& format) const;

    Program* m_program;
    Desktop* m_desktop;
    Comparing* m_comparing;
    QWidget* m_window;
    GitHubAsking m_asking;
    QPointer<PullRequestDialog> m_dialog;

    std::optional<Request> m_request; ///< of the look
    std::optional<Look> m_look;
    std::optional<ComparisonSide> m_base; ///< as of the look
    std::optional<ComparisonSide> m_head;
    std::optional<ComparisonSide> m_before; ///< the head as of the look before
    bool m_isComparison = false;
    bool m_comparesBefore = false; ///< the two heads are compared
    QString m_progress;
    Words m_told; ///< below the header
    bool m_toldIsWarning = false;
    QString m_toldAction;
};

} // namespace rangebar
