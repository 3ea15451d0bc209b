// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

class QDebug;

namespace rangebar {

/// A token for GitHub's API. Wrapped, so that it gets into no text by accident: there is no conversion, and
/// what prints it prints "<token>".
class GitHubToken
{
public:
    GitHubToken() = default;
    /// Nothing where it can't be one: empty, longer than 1024 characters, or with anything in it but
    /// printable ASCII without a space. White space around it is left away.
    static std::optional<GitHubToken> fromText(const QString& text);
    static std::optional<GitHubToken> fromBytes(const QByteArray& bytes);

    bool isEmpty() const { return m_bytes.isEmpty(); }
    /// The token itself: for the header of a request, for the keychain, and for nothing else.
    const QByteArray& reveal() const { return m_bytes; }
    /// The text with "<token>" wherever the token stood, for what a server sends back.
    QString hiddenIn(QString text) const;

    bool operator==(const GitHubToken&) const = default;

private:
    QByteArray m_bytes;
};

QDebug operator<<(QDebug debug, const GitHubToken& token);

/// For a failed comparison in Qt Test.
char* toString(const GitHubToken& token);

} // namespace rangebar
