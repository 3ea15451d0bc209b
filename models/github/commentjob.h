// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/github/githubjob.h"
#include "models/github/githubobjects.h"

namespace rangebar {

/// What becomes of a comment, or would.
struct CommentOutcome
{
    enum class Kind
    {
        Create,
        Update,
        Unchanged, ///< the earlier one says the same: nothing is sent
    };
    Kind kind = Kind::Create;
    bool sent = false;
    std::optional<CommentInfo> earlier;
    QUrl page;       ///< of the comment, where there is one
    QString account; ///< whose it is; empty where the token is a program's
};

/// Puts a comment below a pull request: in place of the earlier one with the same marker by the same account,
/// or as a new one. Only looks first, where that is what is asked for.
class CommentJob : public GitHubJob
{
    Q_OBJECT

public:
    struct Request
    {
        PullRequestAddress address;
        /// Exactly what is sent; made with bodyFor().
        QString body;
        bool onlyLook = false; ///< finds out what would be done, and changes nothing
        /// Sent only where this is what becomes of it, as the reader was told.
        std::optional<CommentOutcome::Kind> onlyAs = std::nullopt;
    };

    /// GitHub takes no longer one, in characters.
    static constexpr qsizetype longestBody = 65536;

    /// The text below a line that no reader sees and by which the next one finds it again. There is one such
    /// comment for each path.
    static QString bodyFor(const QString& markdown, const QString& path);

    CommentJob(GitHubClient* client, Request request, QObject* parent = nullptr);

Q_SIGNALS:
    void finished(const rangebar::CommentOutcome& outcome);

protected:
    void begin() override;

private:
    ApiCall callFor(const QUrl& url) const;
    void askComments();
    bool takeComments(const ApiCall& call, const QJsonArray& comments);
    bool isOurs(const CommentInfo& comment) const;
    void send();

    Request m_request;
    QString m_login; ///< empty where the token is a program's, which has no account to ask for
    CommentOutcome m_outcome;
};

} // namespace rangebar
