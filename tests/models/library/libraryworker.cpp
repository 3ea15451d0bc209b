// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A second program at work on a library, for the tests to kill and to race.
#include "models/library/libraryimport.h"
#include "models/report/importwords.h"
#include "tests/models/library/deniedcalls.h"
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

/// Imports once, as the program does, and says what came of it.
int importOnce(const DocumentLibrary& library, ImportRequest request)
{
    LibraryIndex index(library.folder());
    index.refresh(library, LibraryIndex::Check::Folders);
    std::puts("at work");
    std::fflush(stdout);
    const ImportReport report = importIntoLibrary(library, index, request);
    std::puts(qUtf8Printable(ImportWords::summary(report).join(u' ')));
    return report.failure ? 1 : 0;
}

} // namespace
} // namespace rangebar

/// libraryworker add FOLDER FIRST STEP COUNT: a COUNT of 0 has no end.
/// libraryworker import FOLDER PATH [rename|link]: on a file system that lacks this, and what is before it.
/// libraryworker history FOLDER REPOSITORY
int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const auto library = rangebar::DocumentLibrary::open(arguments.value(2));
    if (!library) {
        return 2;
    }
    using rangebar::test::FileSystemLack;
    const QString lack = arguments.value(4);
    if (arguments.value(1) == u"import"_s && !lack.isEmpty() &&
        !rangebar::test::workWithout(lack == u"link"_s ? FileSystemLack::HardLinksToo
                                                       : FileSystemLack::ExclusiveRename)) {
        return 3;
    }
    rangebar::ImportRequest request;
    if (arguments.value(1) == u"import"_s) {
        request.paths = QStringList{arguments.value(3)};
        return rangebar::importOnce(*library, request);
    }
    if (arguments.value(1) == u"history"_s) {
        request.git.emplace().repository = arguments.value(3);
        return rangebar::importOnce(*library, request);
    }
    return rangebar::add(*library, arguments.value(3).toInt(), arguments.value(4).toInt(),
                         arguments.value(5).toInt());
}
