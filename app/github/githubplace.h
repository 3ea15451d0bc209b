// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/github/githubhost.h"

#include <tl/expected.hpp>

namespace rangebar {

class Settings;

/// Which GitHub is asked.
struct GitHubPlace
{
    GitHubHost host;
    bool isFromEnvironment = false;
    /// In words, why it is not the one that the environment or the settings name; empty where it is.
    QString problem;
};

/// The one that RANGEBAR_GITHUB_API names by the address of its API, else the reader's choice, else
/// github.com.
GitHubPlace gitHubPlace(const Settings& settings);

/// What a reader enters as the address of an API, empty for github.com's. The error is in words.
tl::expected<GitHubHost, QString> enteredGitHub(const QString& apiBase);

} // namespace rangebar
