// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/exportcommand.h"

#include "app/commands/commandoutput.h"
#include "app/commands/documentinput.h"
#include "app/commands/exitcode.h"
#include "models/comparison/review.h"
#include "models/report/comparisonwords.h"
#include "models/report/joining.h"
#include "models/report/visibletext.h"
#include "widgets/export/exportplan.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>

#include <vector>

namespace rangebar {
namespace {

struct ExportWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::ExportCommand)
};

const QString everyItem = QStringLiteral("all");

QtMessageHandler usualHandler = nullptr;

void withoutWarnings(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    if (type != QtWarningMsg) {
        usualHandler(type, context, text);
    }
}

/// Everything that goes into the pictures. The reviews are what subjects point to.
struct Sources
{
    QList<ExportSubject> subjects;
    std::vector<std::unique_ptr<ComparisonReview>> reviews;
    bool isComplete = true; ///< every crate of --all-crates has a document
};

/// Where the pictures go.
struct Target
{
    enum class Kind
    {
        StandardOutput,
        File,
        Folder
    };

    Kind kind = Kind::Folder;
    QString path;
};

class ExportRun
{
public:
    ExportRun(const ParsedCommand& command, const CommandIo& io) : m_command(command), m_io(io) {}

    int run();

private:
    tl::expected<Target, Refusal> readTarget() const;
    ExportChoice readChoice(const Target& target) const;
    tl::expected<QList<ExportItem>, Refusal> readItems() const;
    tl::expected<Sources, QList<Refusal>> readSources() const;
    std::optional<Refusal> compareWithBase(Sources& sources, const QList<InputDocument>& documents,
                                           DocumentInput& input) const;
    std::optional<Refusal> check(const ExportPlan& plan, const Target& target) const;
    std::optional<Refusal> writeAll(const ExportPlan& plan, const Target& target) const;
    std::optional<Refusal> writeChart(const ExportPlan& plan, const PlannedChart& chart, const Target& target,
                                      QString& snippet) const;
    std::optional<Refusal> write(const QByteArray& bytes, const Target& target,
                                 const QString& fileName) const;
    CommandOutput outputOf(const Target& target, const QString& fileName) const;
    std::optional<Refusal> name(const QString& path) const;
    void say(const QString& sentence) const { tell(m_command, m_io, sentence); }
    bool comparing() const { return m_command.isSet(u"base"); }

    const ParsedCommand& m_command;
    const CommandIo& m_io;
};

QString pathIn(const Target& target, const QString& fileName)
{
    return target.kind == Target::Kind::File ? target.path : QDir(target.path).filePath(fileName);
}

CommandOutput ExportRun::outputOf(const Target& target, const QString& fileName) const
{
    const auto existing =
        m_command.isSet(u"force") ? CommandOutput::Existing::Overwrite : CommandOutput::Existing::Refuse;
    const bool toStream = target.kind == Target::Kind::StandardOutput;
    return {toStream ? QStringLiteral("-") : pathIn(target, fileName), existing, m_io.out};
}

tl::expected<Target, Refusal> ExportRun::readTarget() const
{
    const QString path = m_command.value(u"output");
    const CommandOutput output(path, CommandOutput::Existing::Overwrite, m_io.out);
    if (output.isStandardOutput()) {
        return Target{Target::Kind::StandardOutput, {}};
    }
    const QFileInfo info(path);
    const std::optional<ImageFormat> format = formatNamed(info.suffix().toLower());
    if (info.exists() && !info.isDir() && !info.isFile()) {
        return Target{Target::Kind::File, path}; // a pipe or a device, whatever it is called
    }
    if (!format || info.isDir()) {
        return Target{Target::Kind::Folder, path.isEmpty() ? QStringLiteral(".") : path};
    }
    if (m_command.isSet(u"format") && m_command.value(u"format") != formatName(*format)) {
        return tl::unexpected(ExportWords::tr("%1 is not the name of a picture in the format %2.")
                                  .arg(visibleText(path), m_command.value(u"format")));
    }
    return Target{Target::Kind::File, path};
}

ExportChoice ExportRun::readChoice(const Target& target) const
{
    ExportChoice choice;
    if (const auto preset = presetNamed(m_command.value(u"preset"))) {
        choice = withPreset(choice, *preset);
    }
    if (target.kind == Target::Kind::File) {
        choice.format = formatNamed(QFileInfo(target.path).suffix().toLower()).value_or(choice.format);
    }
    if (m_command.isSet(u"format")) {
        choice.format = formatNamed(m_command.value(u"format")).value();
    }
    if (m_command.isSet(u"theme")) {
        choice.theme = themeNamed(m_command.value(u"theme")).value();
    }
    if (m_command.isSet(u"width")) {
        choice.width = static_cast<int>(m_command.number(u"width"));
    }
    if (m_command.isSet(u"scale")) {
        choice.scale = static_cast<int>(m_command.number(u"scale"));
    }
    choice.axis = m_command.value(u"axis") == QLatin1String("own") ? AxisMode::PerScenario : AxisMode::Shared;
    choice.transparent = m_command.isSet(u"transparent");
    choice.title = !m_command.isSet(u"no-title");
    choice.caption = !m_command.isSet(u"no-caption");
    choice.textAsPaths = m_command.isSet(u"text-as-paths");
    choice.snippet = choice.snippet && target.kind == Target::Kind::Folder;
    return choice;
}

/// The names that were given, checked against what one document or two can have; empty where none was.
tl::expected<QList<ExportItem>, Refusal> ExportRun::readItems() const
{
    const QList<ExportItem> possible = comparing() ? comparisonExports() : documentExports();
    QList<ExportItem> items;
    for (const QString& name : m_command.values(u"chart")) {
        if (name == everyItem) {
            return possible;
        }
        const ExportItem item = exportItemNamed(name).value();
        if (!possible.contains(item)) {
            return tl::unexpected(
                comparing()
                    ? ExportWords::tr("%1 is for one document. With --base there are %2.")
                          .arg(name, Joining::list(exportIds(possible)))
                    : ExportWords::tr("%1 is for two documents. Name the one to compare with: --base FILE.")
                          .arg(name));
        }
        items += item;
    }
    return items;
}

tl::expected<Sources, QList<Refusal>> ExportRun::readSources() const
{
    Sources sources;
    DocumentInput input(m_command, m_io);
    auto documents = input.readAll(m_command.arguments());
    if (!documents) {
        return tl::unexpected(documents.error());
    }
    if (m_command.isSet(u"all-crates")) {
        for (const QString& crate : input.crates()) {
            if (const auto document = input.read(crate)) {
                documents->append(*document);
            } else {
                sources.isComplete = false;
                say(document.error());
            }
        }
    }
    if (comparing()) {
        if (const auto refusal = compareWithBase(sources, *documents, input)) {
            return tl::unexpected(QList<Refusal>{*refusal});
        }
        return sources;
    }
    for (const InputDocument& document : std::as_const(*documents)) {
        sources.subjects += ExportSubject(document.document);
    }
    return sources;
}

std::optional<Refusal> ExportRun::compareWithBase(Sources& sources, const QList<InputDocument>& documents,
                                                  DocumentInput& input) const
{
    const auto base = input.read(m_command.value(u"base"));
    if (!base) {
        return base.error();
    }
    for (const InputDocument& candidate : documents) {
        auto review = std::make_unique<ComparisonReview>();
        review->compareSides({base->document, base->name}, {candidate.document, candidate.name});
        if (review->comparison().refused()) {
            return Joining::sentences(ComparisonWords{NumberFormat()}.summary(review->comparison()));
        }
        sources.subjects += ExportSubject(review.get());
        sources.reviews.push_back(std::move(review));
    }
    return std::nullopt;
}

/// What is already known to stand in the way, before anything is written.
std::optional<Refusal> ExportRun::check(const ExportPlan& plan, const Target& target) const
{
    const QStringList names = plan.fileNames();
    if (target.kind != Target::Kind::Folder && names.size() > 1) {
        return target.kind == Target::Kind::File
                   ? ExportWords::tr("%1 takes one picture, and these are %n. Name a folder.", nullptr,
                                     int(names.size()))
                         .arg(visibleText(target.path))
                   : ExportWords::tr("Standard output takes one picture, and these are %n. Choose one "
                                     "--chart and one --theme.",
                                     nullptr, int(names.size()));
    }
    for (const QString& fileName : names) {
        if (const auto refusal = outputOf(target, fileName).check()) {
            return refusal;
        }
    }
    return std::nullopt;
}

/// Tells a path to whoever goes on with the file.
std::optional<Refusal> ExportRun::name(const QString& path) const
{
    return CommandOutput(QStringLiteral("-"), CommandOutput::Existing::Refuse, m_io.out)
        .write(pathLine(path, m_io.outTerminal));
}

/// Writes a file whole or not at all, and tells its path.
std::optional<Refusal> ExportRun::write(const QByteArray& bytes, const Target& target,
                                        const QString& fileName) const
{
    const CommandOutput output = outputOf(target, fileName);
    if (const auto refusal = output.write(bytes)) {
        return refusal;
    }
    return output.isStandardOutput() ? std::nullopt : name(pathIn(target, fileName));
}

std::optional<Refusal> ExportRun::writeChart(const ExportPlan& plan, const PlannedChart& chart,
                                             const Target& target, QString& snippet) const
{
    const ChartSpec spec = plan.spec(chart);
    const QString altText = chartAltText(spec);
    snippet += pictureSnippet(chart, plan.choice.width, altText) + QLatin1Char('\n');
    for (const PlannedPicture& picture : chart.pictures) {
        ImageOptions options = plan.choice.imageOptions(picture.theme);
        options.altText = altText;
        const auto bytes = chartBytes(spec, options);
        if (!bytes) {
            return ExportWords::tr("%1 was not made: %2")
                .arg(visibleText(picture.fileName), visibleText(bytes.error().text()));
        }
        if (const auto refusal = write(*bytes, target, picture.fileName)) {
            return refusal;
        }
    }
    return std::nullopt;
}

/// Stops at the first file that can't be made: what is left would be a part of what was asked for.
std::optional<Refusal> ExportRun::writeAll(const ExportPlan& plan, const Target& target) const
{
    if (target.kind == Target::Kind::Folder) {
        QDir().mkpath(target.path); // where it can't be made, the first file says why
    }
    QStringList snippets(plan.subjects.size(), QString());
    for (const PlannedChart& chart : plan.charts) {
        if (const auto refusal = writeChart(plan, chart, target, snippets[chart.subject])) {
            return refusal;
        }
    }
    for (qsizetype subject = 0; subject < snippets.size(); ++subject) {
        const QString fileName = plan.snippetNames.at(subject);
        if (fileName.isEmpty()) {
            continue;
        }
        if (const auto refusal = write(snippets.at(subject).toUtf8(), target, fileName)) {
            return refusal;
        }
    }
    return std::nullopt;
}

int ExportRun::run()
{
    const auto fail = [this](const Refusal& refusal) { return refuse(m_command, m_io, refusal); };
    if (m_command.arguments().isEmpty() && !m_command.isSet(u"all-crates")) {
        return fail(m_command.verb().needed);
    }
    const QString base = m_command.value(u"base");
    if (const auto refusal = standardInputTwice(m_command.arguments() + QStringList{base})) {
        return fail(*refusal);
    }
    const auto target = readTarget();
    const auto named = readItems();
    if (!target || !named) {
        return fail(target ? named.error() : target.error());
    }
    const auto sources = readSources();
    if (!sources) {
        for (const Refusal& refusal : sources.error()) {
            say(refusal);
        }
        return exitCode::failed;
    }
    if (sources->subjects.isEmpty()) {
        return exitCode::failed; // why was said of each crate
    }

    QList<ExportItem> items = *named;
    if (items.isEmpty()) { // every chart
        for (const ExportItem item : comparing() ? comparisonExports() : documentExports()) {
            if (!isTable(item)) {
                items += item;
            }
        }
    }
    const ExportPlan plan = planExport(sources->subjects, items, readChoice(*target));
    bool isComplete = sources->isComplete;
    const bool byName = m_command.isSet(u"chart") && !m_command.values(u"chart").contains(everyItem);
    for (const MissingExport& missing : plan.missing) {
        if (byName) {
            isComplete = false;
            say(ExportWords::tr("%1 has no %2.")
                    .arg(plan.subjects.at(missing.subject).title(), exportId(missing.item)));
        }
    }
    if (plan.charts.isEmpty()) {
        if (!byName) {
            say(ExportWords::tr("There is nothing to draw."));
        }
        return exitCode::finding;
    }
    if (const auto refusal = check(plan, *target)) {
        return fail(*refusal);
    }
    if (const auto refusal = writeAll(plan, *target)) {
        return fail(*refusal);
    }
    return isComplete ? exitCode::done : exitCode::finding;
}

} // namespace

int runExport(const ParsedCommand& command, const CommandIo& io)
{
    return ExportRun(command, io).run();
}

std::unique_ptr<QCoreApplication> makeExportApplication(int& argc, char** argv)
{
    // Whatever the surroundings ask for: nothing is shown.
    qputenv("QT_QPA_PLATFORM", QByteArrayLiteral("offscreen"));
    // Of a run-time folder that a server does not have, Qt warns while it starts; nothing here needs one.
    usualHandler = qInstallMessageHandler(withoutWarnings);
    auto application = std::make_unique<QGuiApplication>(argc, argv);
    qInstallMessageHandler(usualHandler);
    return application;
}

} // namespace rangebar
