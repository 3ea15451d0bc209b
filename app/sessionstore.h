// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QList>
#include <QLockFile>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace rangebar {

/// What a window has open.
struct SessionState
{
    QStringList documents; ///< whole paths, in the order they were opened
    QStringList folders;   ///< whole paths of those whose documents are open, and those that come later
    QByteArray comparison; ///< as writeSavedComparison() makes it, with whole paths; empty for none
    QString page;          ///< as MainWindow::showPage() takes it

    /// Whether there is anything that would have to be opened again.
    bool isEmpty() const { return documents.isEmpty() && folders.isEmpty() && comparison.isEmpty(); }
    bool operator==(const SessionState&) const = default;
};

/// A session whose program is gone without having ended it.
struct LostSession
{
    QString file;
    QDateTime written; ///< last (UTC)
    SessionState state;
    QString mark;              ///< what the end left behind, see crashmark.h; untrusted, empty for nothing
    bool wasRestoring = false; ///< the program was about to open it again
};

/// The files of sessions in one folder: one for each running program, written whole, with a lock beside it
/// that tells whether its program still runs.
class SessionStore
{
public:
    explicit SessionStore(const QString& folder);
    ~SessionStore(); ///< leaves the session behind, as an unexpected end does
    Q_DISABLE_COPY_MOVE(SessionStore)

    /// Takes a name for this program. False where the folder can't be written; nothing is kept then.
    bool begin();
    void write(const SessionState& state);
    /// In order: nothing is left.
    void end();
    /// Where a crash writes its mark; empty before begin().
    QString markFile() const;

    /// Those that nobody ended, the latest first. Another program is not offered them while this one runs. Of
    /// those with nothing in them only the latest is kept.
    QList<LostSession> lost();
    /// To be called before a session is opened again, in case that ends the program, too.
    void beginRestoring(const LostSession& session);
    void forget(const LostSession& session);

private:
    QString m_folder;
    QString m_stem; ///< of this program's files
    std::unique_ptr<QLockFile> m_lock;
    std::vector<std::unique_ptr<QLockFile>> m_claimed;
};

} // namespace rangebar
