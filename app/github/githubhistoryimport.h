// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/github/githubasking.h"
#include "models/items/fileversionsmodel.h"

#include <QPointer>
#include <QSet>

class QWidget;

namespace rangebar {

class Desktop;
class GitHubHistoryDialog;
struct LibraryError;

/// Takes the history of a file on GitHub into the library of the window, page by page.
class GitHubHistoryImport : public QObject
{
    Q_OBJECT

public:
    /// None is owned, all outlive this. The dialog stands in front of `window`.
    GitHubHistoryImport(Program* program, Desktop* desktop, QWidget* window);

    /// With the repository that the catalogue has this crate's document in.
    void openDialog(const QString& crate = {});

Q_SIGNALS:
    void preferencesRequested();
    /// A page of versions has been taken: the history of the crate is to be shown.
    void historyRequested(const QString& crate);

private:
    QString repositoryOf(const QString& crate) const;
    void connectLibrary();
    void clear();
    void start(const FileHistoryJob::Request& request);
    void take(const FileVersion& version);
    void libraryFailed(const LibraryError& error);
    void showOutcome();
    void fail(const GitHubTrouble& trouble);

    Program* m_program;
    QWidget* m_window;
    GitHubAsking m_asking;
    FileVersionsModel m_versions;
    QPointer<GitHubHistoryDialog> m_dialog;
    FileHistoryJob::Request m_request;
    QUrl m_next;
    QString m_crate;            ///< of the latest version that could be read
    QList<QByteArray> m_hashes; ///< by row; empty where there is no document
};

} // namespace rangebar
