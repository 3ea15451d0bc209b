// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"

#include "app/commands/diffcommand.h"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>

namespace rangebar {
namespace {

constexpr auto diffVerb = QLatin1StringView("diff");

} // namespace

std::optional<int> runCommand(const QStringList& arguments, const CommandIo& io)
{
    if (arguments.isEmpty() || arguments.constFirst() != diffVerb) {
        return std::nullopt;
    }
    return runDiff(arguments.mid(1), io);
}

std::optional<int> runCommand(int argc, char** argv)
{
    if (argc < 2 || QLatin1StringView(argv[1]) != diffVerb) {
        return std::nullopt; // before anything is made that a window would have to do without
    }
    QCoreApplication application(argc, argv);
    QFile in;
    QFile out;
    QFile err;
    // Unbuffered, so that a write that fails is known where it is made.
    const bool opened = in.open(stdin, QIODevice::ReadOnly) &&
                        out.open(stdout, QIODevice::WriteOnly | QIODevice::Unbuffered) &&
                        err.open(stderr, QIODevice::WriteOnly | QIODevice::Unbuffered);
    if (!opened) {
        return 2;
    }
    return runCommand(QCoreApplication::arguments().mid(1), {&in, &out, &err});
}

} // namespace rangebar
