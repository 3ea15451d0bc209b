// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/github/githubtoken.h"

#include <QDebug>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

constexpr qsizetype longestToken = 1024;
constexpr char placeholder[] = "<token>";

} // namespace

std::optional<GitHubToken> GitHubToken::fromText(const QString& text)
{
    return fromBytes(text.toUtf8());
}

std::optional<GitHubToken> GitHubToken::fromBytes(const QByteArray& bytes)
{
    GitHubToken token;
    token.m_bytes = bytes.trimmed();
    const bool sound =
        std::all_of(token.m_bytes.begin(), token.m_bytes.end(), [](char c) { return c > ' ' && c < '\x7f'; });
    if (token.isEmpty() || token.m_bytes.size() > longestToken || !sound) {
        return std::nullopt;
    }
    return token;
}

QString GitHubToken::hiddenIn(QString text) const
{
    if (!isEmpty()) {
        text.replace(QString::fromLatin1(m_bytes), QString::fromLatin1(placeholder));
    }
    return text;
}

QDebug operator<<(QDebug debug, const GitHubToken& token)
{
    const QDebugStateSaver saver(debug);
    debug.nospace() << (token.isEmpty() ? "<no token>" : placeholder);
    return debug;
}

char* toString(const GitHubToken& token)
{
    return qstrdup(token.isEmpty() ? "<no token>" : placeholder);
}

} // namespace rangebar
