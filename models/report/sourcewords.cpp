// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/sourcewords.h"

#include "models/report/visibletext.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace rangebar {

std::optional<GitHubSourceParts> gitHubSourceParts(const QString& source)
{
    static const QRegularExpression form(
        u"\\A([A-Za-z0-9_-]+/[A-Za-z0-9._-]+(?:#[0-9]+(?= base | head )|@\\S+))(?: (base|head))? "
        "([0-9a-f]{7})(?:, (.+))?\\z"_s);
    const QRegularExpressionMatch match = form.match(source);
    if (!match.hasMatch() || (match.captured(2) == "head"_L1 && !match.captured(1).contains(u'#'))) {
        return std::nullopt;
    }
    return GitHubSourceParts{match.captured(1), match.captured(2), match.captured(3), match.captured(4)};
}

QString SourceWords::source(const QString& source)
{
    const auto parts = gitHubSourceParts(source);
    if (!parts || parts->role.isEmpty()) {
        return visibleText(source);
    }
    const QString place = visibleText(parts->place);
    const QString commit =
        parts->path.isEmpty() ? parts->commit : QString(parts->commit + u", "_s + visibleText(parts->path));
    //: %1 is a pull request or a range of commits such as owner/repo#12, %2 a commit.
    return (parts->role == "base"_L1 ? tr("%1 base %2") : tr("%1 head %2")).arg(place, commit);
}

} // namespace rangebar
