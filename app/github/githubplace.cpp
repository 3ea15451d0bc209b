// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/github/githubplace.h"

#include "app/settings.h"
#include "models/report/joining.h"
#include "models/report/visibletext.h"

#include <QCoreApplication>

namespace rangebar {
namespace {

class PlaceWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::GitHubPlace)
};

constexpr qsizetype longestAddress = 200;
const auto variable = "RANGEBAR_GITHUB_API";

/// Without a user name and a password, which may stand in what is no address at all as well.
QString shown(const QString& address)
{
    const qsizetype at = address.lastIndexOf(u'@');
    return visibleText(at < 0 ? address : address.sliced(at + 1), longestAddress);
}

std::optional<GitHubHost> hostAt(const QString& apiBase)
{
    return apiBase.isEmpty() ? GitHubHost() : GitHubHost::fromApiBase(QUrl(apiBase, QUrl::StrictMode));
}

QString whatIsAllowed()
{
    return PlaceWords::tr("It begins with https://, or with http:// where it is on this computer; it has no "
                          "user name and no query.");
}

} // namespace

tl::expected<GitHubHost, QString> enteredGitHub(const QString& apiBase)
{
    const QString address = apiBase.trimmed();
    if (const auto host = hostAt(address)) {
        return *host;
    }
    return tl::unexpected(Joining::sentences(
        {PlaceWords::tr("%1 can't be the address of GitHub's API.").arg(shown(address)), whatIsAllowed()}));
}

GitHubPlace gitHubPlace(const Settings& settings)
{
    GitHubPlace place;
    const QString fromEnvironment = qEnvironmentVariable(variable).trimmed();
    if (!fromEnvironment.isEmpty()) {
        if (const auto host = hostAt(fromEnvironment)) {
            place.host = *host;
            place.isFromEnvironment = true;
            return place;
        }
        place.problem =
            Joining::sentences({PlaceWords::tr("What %1 holds can't be the address of GitHub's API: %2.")
                                    .arg(QLatin1StringView(variable), shown(fromEnvironment)),
                                whatIsAllowed()});
    }
    if (const auto chosen = enteredGitHub(settings.text(Setting::GitHubApi))) {
        place.host = *chosen;
    } else if (place.problem.isEmpty()) {
        place.problem = chosen.error();
    }
    return place;
}

} // namespace rangebar
