// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"

#include "app/commands/diffcommand.h"

#include <QCoreApplication>

namespace rangebar {

std::optional<int> runCommand(const QStringList& arguments, const CommandIo& io)
{
    if (arguments.isEmpty() || arguments.constFirst() != QLatin1String("diff")) {
        return std::nullopt;
    }
    // Translations need an application; it keeps the addresses of what it is made with.
    static int argc = 1;
    static char name[] = "rangebar";
    static char* argv[] = {name, nullptr};
    std::optional<QCoreApplication> application;
    if (QCoreApplication::instance() == nullptr) {
        application.emplace(argc, argv);
    }
    return runDiff(arguments.mid(1), io);
}

} // namespace rangebar
