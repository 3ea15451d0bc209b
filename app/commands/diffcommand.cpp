// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/diffcommand.h"

#include "app/language.h"
#include "models/comparison/comparison.h"
#include "models/document/documentreader.h"
#include "models/report/comparisonreport.h"
#include "models/report/comparisonwords.h"
#include "models/report/filewords.h"
#include "models/report/visibletext.h"
#include "models/sources/filesource.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QSaveFile>

#include <cmath>

namespace rangebar {
namespace {

constexpr int nothingFound = 0;
constexpr int found = 1;
constexpr int couldNotCompare = 2;

const auto standardStream = QLatin1StringView("-");

class DiffWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::DiffCommand)

public:
    static QString help()
    {
        return tr(
            "Usage: rangebar diff [options] BASE CANDIDATE\n"
            "Compares two results.json documents of one crate. \"-\" as one of the two reads standard "
            "input.\n"
            "\n"
            "Options:\n"
            "  --format FORMAT             text (default), markdown, json, csv or html\n"
            "  --fail-on WHAT              what ends with 1: regression (default), change or none\n"
            "  --instructions-threshold P  gate for instructions in percent (default 2)\n"
            "  --allocations-threshold P   gate for allocations in percent (default 0.1)\n"
            "  --lang CODE                 language of the words: en, ru or zh_CN\n"
            "  --output FILE               writes to a file instead of standard output (\"-\")\n"
            "  -h, --help                  shows this help\n"
            "\n"
            "Ends with 0 where nothing was found, 1 where something was, 2 where the documents could not be "
            "compared.\n");
    }
};

/// A reason not to compare, in words for the reader.
using Refusal = QString;

/// The default locale is the program's, and a command may run inside it.
class LocaleKeeper
{
public:
    LocaleKeeper() = default;
    ~LocaleKeeper() { QLocale::setDefault(m_locale); }
    Q_DISABLE_COPY_MOVE(LocaleKeeper)

private:
    QLocale m_locale;
};

struct DiffRequest
{
    bool help = false;
    QString base;
    QString candidate;
    ReportFormat format = ReportFormat::Text;
    FailOn failOn = FailOn::Regression;
    CodeThresholds thresholds;
    QString output = standardStream;
};

std::optional<FailOn> failOnNamed(QStringView name)
{
    if (name == u"regression") {
        return FailOn::Regression;
    }
    if (name == u"change") {
        return FailOn::Change;
    }
    return name == u"none" ? std::optional(FailOn::None) : std::nullopt;
}

class DiffOptions
{
public:
    DiffOptions()
    {
        m_parser.addOptions(
            {m_help, m_format, m_failOn, m_instructions, m_allocations, m_language, m_output});
    }

    tl::expected<DiffRequest, Refusal> read(const QStringList& arguments, Language& language);

private:
    tl::expected<double, Refusal> threshold(const QCommandLineOption& option) const;
    static tl::unexpected<Refusal> notOneOf(const QCommandLineOption& option, const QString& value,
                                            const QString& choices)
    {
        return tl::unexpected(DiffWords::tr("--%1 can't be %2. Choose one of %3.")
                                  .arg(option.names().constFirst(), visibleText(value), choices));
    }

    QCommandLineParser m_parser;
    QCommandLineOption m_help{{QStringLiteral("h"), QStringLiteral("help")}};
    QCommandLineOption m_format{
        QStringLiteral("format"), {}, QStringLiteral("format"), QStringLiteral("text")};
    QCommandLineOption m_failOn{
        QStringLiteral("fail-on"), {}, QStringLiteral("what"), QStringLiteral("regression")};
    QCommandLineOption m_instructions{
        QStringLiteral("instructions-threshold"), {}, QStringLiteral("percent"), QStringLiteral("2")};
    QCommandLineOption m_allocations{
        QStringLiteral("allocations-threshold"), {}, QStringLiteral("percent"), QStringLiteral("0.1")};
    QCommandLineOption m_language{QStringLiteral("lang"), {}, QStringLiteral("code")};
    QCommandLineOption m_output{QStringLiteral("output"), {}, QStringLiteral("file"), standardStream};
};

tl::expected<double, Refusal> DiffOptions::threshold(const QCommandLineOption& option) const
{
    const QString text = m_parser.value(option);
    bool isNumber = false;
    const double percent = QLocale::c().toDouble(text, &isNumber);
    if (!isNumber || !std::isfinite(percent) || percent < 0) {
        return tl::unexpected(DiffWords::tr("--%1 must be a percentage such as 2 or 0.1, not %2.")
                                  .arg(option.names().constFirst(), visibleText(text)));
    }
    return percent;
}

tl::expected<DiffRequest, Refusal> DiffOptions::read(const QStringList& arguments, Language& language)
{
    const bool understood = m_parser.parse(QStringList{QStringLiteral("rangebar diff")} + arguments);
    const QString wish = m_parser.value(m_language);
    const bool isSupported = wish.isEmpty() || Language::supported().contains(wish);
    // Also what is wrong is told in the language that was asked for.
    language.apply(isSupported ? wish : QString());
    if (!understood) {
        return tl::unexpected(visibleText(m_parser.errorText()));
    }
    DiffRequest request;
    if (m_parser.isSet(m_help)) {
        request.help = true;
        return request;
    }
    if (!isSupported) {
        return notOneOf(m_language, wish, Language::supported().join(QStringLiteral(", ")));
    }
    const auto format = reportFormat(m_parser.value(m_format));
    if (!format) {
        return notOneOf(m_format, m_parser.value(m_format),
                        QStringLiteral("text, markdown, json, csv, html"));
    }
    const auto failOn = failOnNamed(m_parser.value(m_failOn));
    if (!failOn) {
        return notOneOf(m_failOn, m_parser.value(m_failOn), QStringLiteral("regression, change, none"));
    }
    const auto instructions = threshold(m_instructions);
    const auto allocations = threshold(m_allocations);
    if (!instructions || !allocations) {
        return tl::unexpected(instructions ? allocations.error() : instructions.error());
    }
    const QStringList files = m_parser.positionalArguments();
    if (files.size() != 2) {
        return tl::unexpected(DiffWords::tr("Two documents are needed, a base and a candidate; %n given.",
                                            nullptr, int(files.size())));
    }
    if (files.constFirst() == standardStream && files.constLast() == standardStream) {
        return tl::unexpected(DiffWords::tr("Only one of the two documents can be standard input."));
    }
    request.base = files.constFirst();
    request.candidate = files.constLast();
    request.format = *format;
    request.failOn = *failOn;
    request.thresholds = {*instructions, *allocations};
    request.output = m_parser.value(m_output);
    return request;
}

tl::expected<ComparisonSide, Refusal> readSide(const QString& path, QIODevice* standardInput)
{
    if (path != standardStream) {
        const auto document = readDocumentFile(path);
        if (!document) {
            return tl::unexpected(
                DiffWords::tr("%1: %2").arg(visibleText(path), FileWords::fileError(document.error())));
        }
        return ComparisonSide{*document, path};
    }
    const QString name = DiffWords::tr("standard input");
    QByteArray bytes;
    // A pipe gives what it has; it has ended when it gives nothing more.
    while (bytes.size() <= maxDocumentBytes) {
        const QByteArray more = standardInput->read(maxDocumentBytes + 1 - bytes.size());
        if (more.isEmpty() && !standardInput->waitForReadyRead(-1)) {
            break;
        }
        bytes += more;
    }
    const auto document = readDocument(bytes);
    if (!document) {
        return tl::unexpected(DiffWords::tr("%1: %2").arg(name, Words::readError(document.error())));
    }
    return ComparisonSide{*document, name};
}

/// What went wrong in the system's own words, or nothing.
std::optional<Refusal> deliver(const QByteArray& report, const QString& output, QIODevice* standardOutput)
{
    if (output == standardStream) {
        if (standardOutput->write(report) != report.size()) {
            return DiffWords::tr("The report can't be written: %1")
                .arg(visibleText(standardOutput->errorString()));
        }
        return std::nullopt;
    }
    QSaveFile file(output);
    if (!file.open(QIODevice::WriteOnly) || file.write(report) != report.size() || !file.commit()) {
        return DiffWords::tr("%1 can't be written: %2")
            .arg(visibleText(output), visibleText(file.errorString()));
    }
    return std::nullopt;
}

void say(QIODevice* device, const QString& text)
{
    device->write(text.toUtf8());
}

int refuse(const CommandIo& io, const Refusal& reason)
{
    say(io.err, QStringLiteral("rangebar diff: ") + reason + QLatin1Char('\n'));
    return couldNotCompare;
}

} // namespace

int runDiff(const QStringList& arguments, const CommandIo& io)
{
    const LocaleKeeper localeKeeper;
    Language language;
    DiffOptions options;
    const auto request = options.read(arguments, language);
    if (!request) {
        return refuse(io, request.error() + QLatin1Char(' ') + DiffWords::tr("See rangebar diff --help."));
    }
    if (request->help) {
        say(io.out, DiffWords::help());
        return nothingFound;
    }
    const auto base = readSide(request->base, io.in);
    if (!base) {
        return refuse(io, base.error());
    }
    const auto candidate = readSide(request->candidate, io.in);
    if (!candidate) {
        return refuse(io, candidate.error());
    }

    ComparisonOptions comparisonOptions;
    comparisonOptions.thresholds = request->thresholds;
    const Comparison comparison = compare(*base, *candidate, comparisonOptions);
    ReportOptions reportOptions;
    reportOptions.format = NumberFormat(QLocale());
    if (comparison.refused()) {
        return refuse(io, ComparisonWords(reportOptions.format).summary(comparison).join(QLatin1Char(' ')));
    }
    const QByteArray report = comparisonReport(comparison, request->format, reportOptions);
    if (const auto failure = deliver(report, request->output, io.out)) {
        return refuse(io, *failure);
    }
    // Nothing found must not be what is said of documents that have nothing to hold against each other.
    if (comparison.summary.rowsCompared == 0 && comparison.summary.codeCompared == 0) {
        return refuse(io, DiffWords::tr("The documents have no row in common that could be compared."));
    }
    return fails(comparison, request->failOn) ? found : nothingFound;
}

} // namespace rangebar
