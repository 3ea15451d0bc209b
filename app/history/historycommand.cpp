// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historycommand.h"

#include "app/commands/commandoutput.h"
#include "app/commands/exitcode.h"
#include "app/history/historydocuments.h"
#include "models/report/joining.h"
#include "models/report/visibletext.h"
#include "widgets/export/exportplan.h"

#include <QFileInfo>

namespace rangebar {
namespace {

class HistoryCommandWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::HistoryCommand)
};

HistoryOptions historyOptions(const ParsedCommand& command)
{
    HistoryOptions options;
    options.order =
        command.value(u"by") == QLatin1String("version") ? HistoryOrder::Version : HistoryOrder::Date;
    options.thresholds = {command.number(u"instructions-threshold"),
                          command.number(u"allocations-threshold")};
    return options;
}

/// The picture that --chart asks for.
class HistoryPicture
{
public:
    HistoryPicture(const ParsedCommand& command, const CommandIo& io)
        : m_command(command)
        , m_format(formatNamed(QFileInfo(command.value(u"chart")).suffix().toLower()))
        , m_output(command.value(u"chart"),
                   command.isSet(u"force") ? CommandOutput::Existing::Overwrite
                                           : CommandOutput::Existing::Refuse,
                   io.out)
    {
    }

    bool isWanted() const { return m_command.isSet(u"chart"); }
    /// What is already known to stand in the way.
    std::optional<Refusal> check() const;
    std::optional<Refusal> write(const HistoryPtr& history) const;

private:
    QString path() const { return visibleText(m_command.value(u"chart")); }

    const ParsedCommand& m_command;
    const std::optional<ImageFormat> m_format;
    const CommandOutput m_output;
};

std::optional<Refusal> HistoryPicture::check() const
{
    if (!isWanted()) {
        for (const QStringView option : {u"draw", u"rates"}) {
            if (m_command.isSet(option)) {
                return HistoryCommandWords::tr("--%1 is for the picture: name its file with --chart.")
                    .arg(option);
            }
        }
        return std::nullopt;
    }
    if (m_output.isStandardOutput()) {
        return HistoryCommandWords::tr("The report and the picture need an output each: name a file for "
                                       "--chart.");
    }
    if (!m_format) {
        return HistoryCommandWords::tr("%1 is not the name of a picture: it ends in .png, .svg or .pdf.")
            .arg(path());
    }
    return m_output.check();
}

std::optional<Refusal> HistoryPicture::write(const HistoryPtr& history) const
{
    HistoryChartOptions options;
    options.rates = m_command.isSet(u"rates");
    const ExportSubject subject(history, options);
    const QList<ExportItem> there = subject.items();
    const std::optional<ExportItem> wanted =
        m_command.isSet(u"draw") ? exportItemNamed(m_command.value(u"draw"))
                                 : (there.isEmpty() ? std::nullopt : std::optional(there.constFirst()));
    if (!wanted || !there.contains(*wanted)) {
        return there.isEmpty()
                   ? HistoryCommandWords::tr("There is nothing to draw.")
                   : HistoryCommandWords::tr("%1 has no %2. It has %3.")
                         .arg(subject.title(), exportId(*wanted), Joining::list(exportIds(there)));
    }
    ExportChoice choice;
    choice.format = *m_format;
    const ExportPlan plan = planExport({subject}, {*wanted}, choice);
    const ChartSpec spec = plan.spec(plan.charts.constFirst());
    ImageOptions image = choice.imageOptions(ChartThemeChoice::Light);
    image.altText = chartAltText(spec);
    const auto bytes = chartBytes(spec, image);
    if (!bytes) {
        return HistoryCommandWords::tr("%1 was not made: %2").arg(path(), visibleText(bytes.error().text()));
    }
    return m_output.write(*bytes);
}

} // namespace

int runHistory(const ParsedCommand& command, const CommandIo& io)
{
    const CommandOutput output(command, io.out);
    const HistoryPicture picture(command, io);
    const std::optional<Refusal> refusedOutput = output.check();
    if (const auto refusal = refusedOutput ? refusedOutput : picture.check()) {
        return refuse(command, io, *refusal);
    }
    const auto found = readHistoryDocuments(command, io);
    if (!found) {
        return refuse(command, io, found.error());
    }
    const auto history =
        std::make_shared<const History>(makeHistory(found->documents, found->crate, historyOptions(command)));
    // First the picture: it may be refused, and then there is no report that looks complete.
    if (picture.isWanted()) {
        if (const auto failure = picture.write(history)) {
            return refuse(command, io, *failure);
        }
    }
    HistoryReportOptions options;
    options.unread = found->unread;
    if (output.isStandardOutput()) {
        options.width = io.outTerminal.columns;
        options.hasColours = io.outTerminal.hasColours;
    }
    const ReportFormat format = reportFormat(command.value(u"format")).value();
    if (const auto failure = output.write(historyReport(*history, format, options))) {
        return refuse(command, io, *failure);
    }
    return found->unread.isEmpty() ? exitCode::done : exitCode::finding;
}

} // namespace rangebar
