// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/github/githubaccess.h"
#include "app/settings.h"
#include "models/github/accountjobs.h"
#include "widgets/pages/tokensettings.h"

namespace rangebar {

/// Does what a reader wants of a TokenSettings, and tells there what came of it. The keychain is not asked
/// before the view is seen.
class TokenDesk : public QObject
{
    Q_OBJECT

public:
    /// None is owned. `access` and `settings` outlive this; this goes with the view.
    TokenDesk(GitHubAccess* access, Settings* settings, TokenSettings* view);

    /// Back to github.com, where the environment does not say another.
    void resetApi();

private:
    enum class Activity
    {
        None,
        AskingKeychain,
        Testing,
    };

    void refresh();
    void showApi();
    void showToken();
    void showRequestsLeft();
    QString story() const;
    void chooseApi(const QString& address);
    void store(const QString& text);
    void test();
    void forget();
    void lookForToken();
    void askRequestsLeft();
    void begin(Activity activity);
    void end(const QStringList& result);

    GitHubAccess* m_access;
    Settings* m_settings;
    TokenSettings* m_view;
    Activity m_activity = Activity::None;
    std::unique_ptr<GitHubJob> m_test;
    std::unique_ptr<GitHubJob> m_limit;
    bool m_isLimitKnown = false;
};

} // namespace rangebar
