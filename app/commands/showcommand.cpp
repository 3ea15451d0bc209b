// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/showcommand.h"

#include "app/commands/commandoutput.h"
#include "app/commands/documentinput.h"
#include "app/commands/exitcode.h"
#include "models/document/documentreader.h"
#include "models/report/documentreport.h"
#include "models/report/visibletext.h"
#include "models/report/words.h"

#include <QCoreApplication>

namespace rangebar {
namespace {

class ShowWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::ShowCommand)
};

int deliver(const ParsedCommand& command, const CommandIo& io, const QByteArray& report)
{
    const auto failure = CommandOutput(command, io.out).write(report);
    return failure ? refuse(command, io, *failure) : exitCode::done;
}

/// A file that is no document, so that git can go on: why, and what is in it line by line.
QByteArray unreadable(const QByteArray& bytes, const ReadError& error)
{
    QStringList lines{
        ShowWords::tr("This is no document that Rangebar can show. %1").arg(Words::readError(error)),
        QString()};
    for (QString line : QString::fromUtf8(bytes).split(QLatin1Char('\n'))) {
        if (line.endsWith(QLatin1Char('\r'))) {
            line.chop(1);
        }
        lines.append(visibleText(line.replace(QLatin1Char('\t'), QLatin1Char(' '))));
    }
    return lines.join(QLatin1Char('\n')).toUtf8() + '\n';
}

/// What git compares instead of the file. It depends on nothing but the file, and one changed figure changes
/// few lines.
int runTextconv(const ParsedCommand& command, const CommandIo& io, DocumentReportOptions options)
{
    if (command.arguments().size() != 1) {
        return refuse(command, io, ShowWords::tr("--textconv shows one file."));
    }
    const auto input = readInputBytes(command.arguments().constFirst(), io.in);
    if (!input) {
        return refuse(command, io, input.error());
    }
    const auto document = readDocument(input->bytes);
    if (!document) {
        return deliver(command, io, unreadable(input->bytes, document.error()));
    }
    constexpr int step = 8;
    options.layout.columnStep = step;
    const ReportFormat format = reportFormat(command.value(u"format")).value();
    return deliver(command, io, documentReport({{*document, {}}}, format, options));
}

} // namespace

int runShow(const ParsedCommand& command, const CommandIo& io)
{
    const CommandOutput output(command, io.out);
    if (const auto refusal = output.check()) {
        return refuse(command, io, *refusal);
    }
    DocumentReportOptions options;
    if (command.isSet(u"textconv")) {
        return runTextconv(command, io, options);
    }
    if (const auto refusal = standardInputTwice(command.arguments())) {
        return refuse(command, io, *refusal);
    }
    const auto inputs = DocumentInput(command, io).readAll(command.arguments());
    if (!inputs) {
        for (const Refusal& refusal : inputs.error()) {
            refuse(command, io, refusal);
        }
        return exitCode::failed;
    }
    const ReportFormat format = reportFormat(command.value(u"format")).value();
    // For programs the source is a value; a reader of one document knows it.
    const bool tellsSource =
        inputs->size() > 1 || format == ReportFormat::Json || format == ReportFormat::Csv;
    QList<ReportedDocument> documents;
    for (const InputDocument& input : *inputs) {
        documents.append({input.document, tellsSource ? input.name : QString()});
    }
    if (output.isStandardOutput()) {
        options.layout.width = io.outTerminal.columns;
        options.layout.hasColours = io.outTerminal.hasColours;
    }
    return deliver(command, io, documentReport(documents, format, options));
}

} // namespace rangebar
