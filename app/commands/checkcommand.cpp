// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/checkcommand.h"

#include "app/commands/commandinput.h"
#include "app/commands/commandoutput.h"
#include "app/commands/exitcode.h"
#include "models/check/checkreport.h"

#include <QDateTime>

#include <algorithm>

namespace rangebar {

int runCheck(const ParsedCommand& command, const CommandIo& io)
{
    const CommandOutput output(command, io.out);
    if (const auto refusal = output.check()) {
        return refuse(command, io, *refusal);
    }
    if (const auto refusal = standardInputTwice(command.arguments())) {
        return refuse(command, io, *refusal);
    }
    const QDate today = QDateTime::currentDateTimeUtc().date();
    QList<CheckedDocument> documents;
    int result = exitCode::done;
    for (const QString& path : command.arguments()) {
        if (const auto input = readInputBytes(path, io.in)) {
            documents.append({path, checkDocument(input->bytes, today)});
        } else {
            result = refuse(command, io, input.error());
        }
    }
    if (documents.isEmpty()) {
        return result;
    }
    CheckReportOptions options;
    options.strict = command.isSet(u"strict");
    options.colours = output.isStandardOutput() && io.outTerminal.hasColours;
    const CheckFormat format = checkFormat(command.value(u"format")).value();
    if (const auto failure = output.write(checkReport(documents, format, options))) {
        return refuse(command, io, *failure);
    }
    const bool isReady = std::ranges::all_of(documents, [&options](const CheckedDocument& document) {
        return countFindings(document.findings).isReady(options.strict);
    });
    return result == exitCode::done && !isReady ? exitCode::finding : result;
}

} // namespace rangebar
