// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/github/memorytokenstore.h"

#include <utility>

namespace rangebar {
namespace {

template <typename Outcome>
void answerLater(QObject* context, std::function<void(const Outcome&)> then, Outcome outcome)
{
    QMetaObject::invokeMethod(
        context, [then = std::move(then), outcome = std::move(outcome)] { then(outcome); },
        Qt::QueuedConnection);
}

} // namespace

void MemoryTokenStore::read(const GitHubHost& host, QObject* context, std::function<void(const Found&)> then)
{
    const auto found = m_tokens.constFind(tokenKey(host));
    answerLater(context, std::move(then),
                found == m_tokens.cend() ? Found(std::optional<GitHubToken>())
                                         : Found(std::optional(*found)));
}

void MemoryTokenStore::store(const GitHubHost& host, const GitHubToken& token, QObject* context,
                             std::function<void(const Done&)> then)
{
    m_tokens.insert(tokenKey(host), token);
    answerLater(context, std::move(then), Done());
}

void MemoryTokenStore::forget(const GitHubHost& host, QObject* context, std::function<void(const Done&)> then)
{
    m_tokens.remove(tokenKey(host));
    answerLater(context, std::move(then), Done());
}

} // namespace rangebar
