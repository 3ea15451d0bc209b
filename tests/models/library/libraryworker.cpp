// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A second program at work on a library, for the tests to kill and to race.
#include "tests/models/library/librarydocuments.h"

#include <QCoreApplication>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

/// Adds documents FIRST, FIRST + STEP, ... in small lots, COUNT of them or without end.
int add(const DocumentLibrary& library, int first, int step, int count)
{
    constexpr int lot = 7;
    std::puts("at work");
    std::fflush(stdout);
    for (int number = 0; count == 0 || number < count; number += lot) {
        QList<DocumentLibrary::NewDocument> documents;
        for (int i = number; i < number + lot && (count == 0 || i < count); ++i) {
            const int edition = first + i * step;
            documents.append(test::newDocument(test::documentBytes(edition, {}, 3000),
                                               {test::fileOrigin(u"/from/%1.json"_s.arg(edition))}));
        }
        const auto result = library.keep(documents);
        if (result.error) {
            std::fputs(qPrintable(result.error->detail), stderr);
            return 1;
        }
    }
    return 0;
}

} // namespace
} // namespace rangebar

/// libraryworker FOLDER FIRST STEP COUNT; a COUNT of 0 has no end.
int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const auto library = rangebar::DocumentLibrary::open(arguments.value(1));
    return library ? rangebar::add(*library, arguments.value(2).toInt(), arguments.value(3).toInt(),
                                   arguments.value(4).toInt())
                   : 2;
}
