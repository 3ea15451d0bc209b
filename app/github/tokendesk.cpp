// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/github/tokendesk.h"

#include "app/github/githubplace.h"
#include "models/report/githubwords.h"
#include "models/report/joining.h"

#include <utility>

namespace rangebar {

using Source = GitHubAccess::TokenSource;

TokenDesk::TokenDesk(GitHubAccess* access, Settings* settings, TokenSettings* view)
    : QObject(view), m_access(access), m_settings(settings), m_view(view)
{
    connect(view, &TokenSettings::refreshRequested, this, &TokenDesk::refresh);
    connect(view, &TokenSettings::apiChosen, this, &TokenDesk::chooseApi);
    connect(view, &TokenSettings::storeRequested, this, &TokenDesk::store);
    connect(view, &TokenSettings::testRequested, this, &TokenDesk::test);
    connect(view, &TokenSettings::forgetRequested, this, &TokenDesk::forget);
    connect(access, &GitHubAccess::tokenChanged, this, &TokenDesk::showToken);
    connect(access, &GitHubAccess::rateLimitChanged, this, &TokenDesk::showRequestsLeft);
    showApi();
}

void TokenDesk::refresh()
{
    showApi();
    showToken();
    showRequestsLeft();
    if (m_activity == Activity::None) {
        lookForToken();
    }
}

void TokenDesk::showApi()
{
    const GitHubPlace place = gitHubPlace(*m_settings);
    const bool isStandard = place.host == GitHubHost();
    m_view->setApi(isStandard ? QString() : place.host.apiBase().toDisplayString(), !place.isFromEnvironment);
    m_view->setApiNote(place.isFromEnvironment
                           ? tr("RANGEBAR_GITHUB_API is set; the address that it holds is asked.")
                           : place.problem);
}

QString TokenDesk::story() const
{
    const QString why =
        m_access->storeError() ? GitHubWords::tokenStoreError(*m_access->storeError()) : QString();
    switch (m_access->tokenSource()) {
    case Source::Environment:
        return tr("The token in RANGEBAR_GITHUB_TOKEN is used, and no other.");
    case Source::Keychain:
        return GitHubWords::place(TokenStore::Place::Keychain);
    case Source::Memory:
        return Joining::sentences({why, GitHubWords::place(TokenStore::Place::Memory)});
    case Source::None:
        break;
    }
    if (GitHubAccess::environmentDecides()) {
        return Joining::sentences(
            {why, tr("No token is used. Correct it or unset it, and start Rangebar again.")});
    }
    return why.isEmpty() ? tr("There is no token.")
                         : Joining::sentences({why, tr("A token that you enter is kept in memory, until the "
                                                       "program ends.")});
}

void TokenDesk::showToken()
{
    TokenSettings::State state;
    const bool hasToken = !m_access->client()->token().isEmpty();
    state.isBusy = m_activity != Activity::None;
    state.mayEnter = !GitHubAccess::environmentDecides();
    const bool isOffline = m_settings->flag(Setting::WorkOffline);
    state.mayTest = hasToken && !isOffline;
    state.mayForget = hasToken && state.mayEnter;
    state.story = m_activity == Activity::AskingKeychain ? tr("Asking the keychain...")
                  : hasToken && isOffline
                      ? Joining::sentences({story(), tr("It can't be tested: Rangebar works offline.")})
                      : story();
    m_view->setState(state);
}

void TokenDesk::showRequestsLeft()
{
    const auto& limit = m_access->client()->rateLimit();
    m_view->setRequestsLeft(limit || m_isLimitKnown ? GitHubWords::rateLimit(limit, NumberFormat())
                                                    : QString());
}

void TokenDesk::begin(Activity activity)
{
    m_activity = activity;
    m_view->setResult({});
    showToken();
}

void TokenDesk::end(const QStringList& result)
{
    m_activity = Activity::None;
    m_view->setResult(result);
    showToken();
}

void TokenDesk::lookForToken()
{
    m_activity = Activity::AskingKeychain; // what was said before stays
    showToken();
    m_access->whenReady(this, [this] {
        m_activity = Activity::None;
        showToken();
        askRequestsLeft();
    });
}

void TokenDesk::chooseApi(const QString& address)
{
    const auto host = enteredGitHub(address);
    if (!host) {
        m_view->setApiNote(host.error());
        return;
    }
    m_settings->set(Setting::GitHubApi, *host == GitHubHost() ? QString() : host->apiBase().toString());
    m_isLimitKnown = false;
    m_limit.reset();
    m_access->setHost(*host);
    m_view->setResult({});
    refresh();
}

void TokenDesk::resetApi()
{
    if (gitHubPlace(*m_settings).isFromEnvironment) {
        m_settings->reset(Setting::GitHubApi);
    } else if (!m_settings->isDefault(Setting::GitHubApi)) {
        chooseApi({});
    }
}

void TokenDesk::store(const QString& text)
{
    const auto token = GitHubToken::fromText(text);
    if (!token) {
        m_view->setResult({tr("That can't be a token: it is one word of letters, digits and signs.")});
        return;
    }
    begin(Activity::AskingKeychain);
    m_access->storeToken(*token, this, [this](TokenStore::Place) {
        end({});
        askRequestsLeft();
    });
}

void TokenDesk::forget()
{
    begin(Activity::AskingKeychain);
    m_access->forgetToken(this, [this] {
        end({m_access->keychainProblem()
                 ? tr("The token is not used any more, but the keychain may still have it.")
                 : tr("The token is forgotten. It stays valid until you delete it on GitHub.")});
        askRequestsLeft();
    });
}

void TokenDesk::test()
{
    begin(Activity::Testing);
    auto job = std::make_unique<TokenCheck>(m_access->client());
    connect(job.get(), &TokenCheck::progressed, this, [this](const GitHubProgress& progress) {
        m_view->setResult({GitHubWords::progress(progress, NumberFormat())});
    });
    connect(job.get(), &TokenCheck::waiting, this, [this](const QDateTime& until, GitHubError::Code reason) {
        m_view->setResult({GitHubWords::waiting(until, reason, NumberFormat())});
    });
    connect(job.get(), &TokenCheck::failed, this,
            [this](const GitHubError& error) { end({GitHubWords::error(error, NumberFormat())}); });
    connect(job.get(), &TokenCheck::finished, this,
            [this](const TokenReport& report) { end(GitHubWords::tokenReport(report, NumberFormat())); });
    job->start();
    m_test = std::move(job);
}

/// Which counts as no request. Whoever has no token may have nothing to do with GitHub, and it is not asked.
void TokenDesk::askRequestsLeft()
{
    if (m_access->client()->token().isEmpty() || m_settings->flag(Setting::WorkOffline)) {
        return;
    }
    auto job = std::make_unique<RateLimitJob>(m_access->client());
    connect(job.get(), &RateLimitJob::finished, this, [this] {
        m_isLimitKnown = true;
        showRequestsLeft();
    });
    job->start();
    m_limit = std::move(job);
}

} // namespace rangebar
