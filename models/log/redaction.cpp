// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/log/redaction.h"

#include <QDir>
#include <QRegularExpression>

namespace rangebar {
namespace {

QRegularExpression pattern(const QString& text)
{
    return QRegularExpression(text, QRegularExpression::CaseInsensitiveOption);
}

} // namespace

QString withoutSecrets(const QString& text)
{
    // A user may hold an "@" of its own; the last one before the path ends it.
    static const QRegularExpression user =
        pattern(QStringLiteral(R"(\b([a-z][a-z0-9+.-]*://)[^\s/?#"'<>]*@)"));
    static const QRegularExpression query =
        pattern(QStringLiteral(R"((\b[a-z][a-z0-9+.-]*://[^\s?#"'<>]*)([?#])[^\s"'<>]*)"));
    static const QRegularExpression token =
        pattern(QStringLiteral(R"(\b(?:gh[a-z]_|github_pat_|glpat-)[a-z0-9_-]{6,})"));
    static const QRegularExpression credentials =
        pattern(QStringLiteral(R"(\b(bearer|basic)\s+[a-z0-9._~+/=-]{8,})"));
    static const QRegularExpression named = pattern(QStringLiteral(
        R"(\b((?:proxy-)?authorization|(?:set-)?cookie|[a-z_-]*(?:password|passwd|secret|api[_-]?key|token)))"
        R"((\s*[:=]\s*+)(?!\.\.\.)[^\n]+)"));
    QString result = text;
    result.replace(user, QStringLiteral("\\1...@"));
    result.replace(query, QStringLiteral("\\1\\2..."));
    result.replace(token, QStringLiteral("..."));
    result.replace(credentials, QStringLiteral("\\1 ..."));
    result.replace(named, QStringLiteral("\\1\\2..."));
    return result;
}

QString withoutHome(const QString& text)
{
    static const QRegularExpression otherHome =
        pattern(QStringLiteral(R"((/home/|/Users/|[a-z]:[/\\]Users[/\\])[^/\\\s"']+)"));
    QString result = text;
    const QString home = QDir::homePath();
    if (home.size() > 1) {
        static const QRegularExpression own(QRegularExpression::escape(home) +
                                            QStringLiteral(R"((?=$|[/\\\s"',;:)]))"));
        result.replace(own, QStringLiteral("~"));
    }
    result.replace(otherHome, QStringLiteral("\\1..."));
    return result;
}

} // namespace rangebar
