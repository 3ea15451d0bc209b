// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandfiles/completions.h"
#include "app/commandfiles/manpage.h"
#include "app/commands/verbs.h"
#include "app/language.h"
#include "models/sources/filesource.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <cstdio>

namespace {

bool write(const QDir& folder, const QString& name, const QString& text)
{
    const QString path = folder.filePath(name);
    const QString problem = rangebar::writeFileWhole(path, text.toUtf8());
    if (!problem.isEmpty()) {
        std::fprintf(stderr, "%s: %s\n", qPrintable(path), qPrintable(problem));
    }
    return problem.isEmpty();
}

/// The page in each language, as rangebar.LANGUAGE.1.
bool writeManPages(const QDir& folder, const QString& version, const QDate& date)
{
    using namespace rangebar;

    Language language;
    const QStringList languages = Language::supported();
    return std::all_of(languages.cbegin(), languages.cend(), [&](const QString& name) {
        language.apply(name);
        const QString page = manPage(programSpec(), verbSpecs(), version, date);
        return write(folder, QStringLiteral("rangebar.%1.1").arg(name), page);
    });
}

} // namespace

/// Part of the build: writes the manual pages and the completions into FOLDER.
int main(int argc, char* argv[])
{
    using namespace rangebar;

    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const QDate date = QDate::fromString(arguments.value(3), Qt::ISODate);
    if (arguments.size() != 4 || !date.isValid()) {
        std::fputs("Usage: rangebar_commandfiles FOLDER VERSION YYYY-MM-DD\n", stderr);
        return 2;
    }
    const QDir folder(arguments.at(1));
    const VerbSpec program = programSpec();
    const QList<VerbSpec> verbs = verbSpecs();
    const bool isWritten = writeManPages(folder, arguments.at(2), date) &&
                           write(folder, QStringLiteral("rangebar.bash"), bashCompletion(program, verbs)) &&
                           write(folder, QStringLiteral("_rangebar"), zshCompletion(program, verbs)) &&
                           write(folder, QStringLiteral("rangebar.fish"), fishCompletion(program, verbs));
    return isWritten ? 0 : 1;
}
