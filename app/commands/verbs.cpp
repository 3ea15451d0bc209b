// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/verbs.h"

#include "app/commands/exitcode.h"
#include "app/language.h"
#include "models/comparison/codechange.h"
#include "models/report/exportitems.h"
#include "models/report/joining.h"

#include <QCoreApplication>

namespace rangebar {
namespace {

/// Everything that a reader is told of the command line. The methods of a verb stand together.
class Verbs
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::CommandLine)

public:
    static VerbSpec show();
    static VerbSpec exportPictures();
    static VerbSpec fetch();
    static VerbSpec check();
    static VerbSpec diff();
    static VerbSpec history();
    static VerbSpec import();
    static VerbSpec library();
    static VerbSpec program();

private:
    static QList<OptionSpec> with(QList<OptionSpec> options);
    static OptionSpec format(const QStringList& choices, const QString& description);
    static OptionSpec output(const QString& description);
    static OptionSpec force();
    static OptionSpec refresh();
    static OptionSpec libraryFolder();
    static OptionSpec toggle(const QString& name, const QString& description);
    static OptionSpec number(const QString& name, const QString& valueName, double least, double most,
                             const QString& initial, const QString& description);
    static QList<OptionSpec> gates();
    static ExitCodeSpec unusable();
    static QString documentSources();
};

/// The options that every verb has, behind its own.
QList<OptionSpec> Verbs::with(QList<OptionSpec> options)
{
    OptionSpec language;
    language.name = QStringLiteral("lang");
    language.description = tr("The language of the words.");
    language.kind = ValueKind::Choice;
    language.valueName = QStringLiteral("CODE");
    language.choices = Language::supported();
    OptionSpec help;
    help.name = QStringLiteral("help");
    help.shortName = QStringLiteral("h");
    help.description = tr("Shows this help and ends.");
    OptionSpec log;
    log.name = QStringLiteral("log-file");
    log.description =
        tr("Writes down what the program does, for a report of a mistake. The file holds no passwords or "
           "tokens; at 1 MiB a new one is begun, and the one before is kept as FILE.1.");
    log.kind = ValueKind::Text;
    log.valueName = QStringLiteral("FILE");
    log.completion = Completion::File;
    options.append(
        {language, log, toggle(QStringLiteral("verbose"), tr("Writes the log to the error output.")), help});
    return options;
}

OptionSpec Verbs::format(const QStringList& choices, const QString& description)
{
    OptionSpec option;
    option.name = QStringLiteral("format");
    option.description = description;
    option.kind = ValueKind::Choice;
    option.valueName = QStringLiteral("FORMAT");
    option.choices = choices;
    option.defaultValue = choices.constFirst();
    return option;
}

OptionSpec Verbs::output(const QString& description)
{
    OptionSpec option;
    option.name = QStringLiteral("output");
    option.shortName = QStringLiteral("o");
    option.description = description;
    option.kind = ValueKind::Text;
    option.valueName = QStringLiteral("FILE");
    option.defaultValue = QStringLiteral("-");
    option.completion = Completion::File;
    return option;
}

OptionSpec Verbs::force()
{
    return toggle(QStringLiteral("force"), tr("Overwrites a file that is there already."));
}

OptionSpec Verbs::refresh()
{
    return toggle(
        QStringLiteral("refresh"),
        tr("Downloads crates also where a copy is kept; what can't be downloaded is an error then."));
}

OptionSpec Verbs::libraryFolder()
{
    OptionSpec option;
    option.name = QStringLiteral("library");
    option.description = tr("Another library than yours.");
    option.kind = ValueKind::Text;
    option.valueName = QStringLiteral("DIR");
    option.completion = Completion::Folder;
    return option;
}

OptionSpec Verbs::toggle(const QString& name, const QString& description)
{
    OptionSpec option;
    option.name = name;
    option.description = description;
    return option;
}

OptionSpec Verbs::number(const QString& name, const QString& valueName, double least, double most,
                         const QString& initial, const QString& description)
{
    OptionSpec option;
    option.name = name;
    option.description = description;
    option.kind = ValueKind::Number;
    option.valueName = valueName;
    option.least = least;
    option.most = most;
    option.defaultValue = initial;
    return option;
}

QList<OptionSpec> Verbs::gates()
{
    constexpr double mostPercent = CodeThresholds::mostPercent;
    return {number(QStringLiteral("instructions-threshold"), QStringLiteral("PERCENT"), 0, mostPercent,
                   QStringLiteral("2"), tr("The gate for instructions.")),
            number(QStringLiteral("allocations-threshold"), QStringLiteral("PERCENT"), 0, mostPercent,
                   QStringLiteral("0.1"), tr("The gate for allocations."))};
}

ExitCodeSpec Verbs::unusable()
{
    return {exitCode::failed, tr("Wrong usage, an input that can't be read, or an output that can't be "
                                 "written. The reason is on the error output.")};
}

QString Verbs::documentSources()
{
    return tr("Each document is a file, \"-\" for standard input, or the name of a crate of your list. Of a "
              "crate the copy of its last download is taken; where there is none, it is downloaded.");
}

VerbSpec Verbs::show()
{
    VerbSpec verb;
    verb.name = QStringLiteral("show");
    verb.summary = tr("Shows documents as tables.");
    verb.paragraphs = {
        tr("Shows everything that the page of a crate shows: where the numbers come from, the comparison "
           "with the raw client, the cost of the code, the throughput, the machine, and every other field."),
        documentSources(),
        tr("JSON and CSV are for programs: they hold every figure and what follows from it, and their "
           "numbers are not rounded. What JSON calls a label is what the page shows. A distance is a share "
           "of the raw client's figure.")};
    verb.needed = tr("At least one document is needed.");
    verb.positionals = {{QStringLiteral("FILE|CRATE"), tr("A document, or a crate."), 1,
                         PositionalSpec::unlimited, Completion::FileOrCrate}};
    verb.options = with({format({QStringLiteral("text"), QStringLiteral("markdown"), QStringLiteral("json"),
                                 QStringLiteral("csv"), QStringLiteral("html")},
                                tr("How the documents are written.")),
                         refresh(),
                         toggle(QStringLiteral("textconv"),
                                tr("For git: shows a file that is no document as it is, and ends with 0.")),
                         output(tr("Writes to a file instead of standard output (\"-\").")), force()});
    verb.exitCodes = {{exitCode::done, tr("All documents were shown.")}, unusable()};
    verb.examples = {
        {QStringLiteral("rangebar show results.json"), tr("Shows a file.")},
        {QStringLiteral("rangebar show --format markdown ruststream-nats"),
         tr("Writes what a crate has published, for a pull request.")},
        {QStringLiteral("git show HEAD~1:docs/benchmarks/results.json | rangebar show -"),
         tr("Shows a document of an earlier commit.")},
    };
    return verb;
}

VerbSpec Verbs::exportPictures()
{
    const QString chart = QStringLiteral("chart");
    VerbSpec verb;
    verb.name = QStringLiteral("export");
    verb.summary = tr("Saves charts and tables as pictures.");
    verb.paragraphs = {
        tr("Draws what the window draws, without a display. Every picture names the crate, the versions, the "
           "machine and the date, so that it can stand alone."),
        documentSources(),
        tr("One picture goes to a file; several go to a folder, under names made of the crate, its version, "
           "the date, the chart and the theme. The paths of the files are printed, one a line."),
        tr("With --base the charts compare each document with that one: %1.")
            .arg(Joining::list(exportIds(comparisonExports())))};
    verb.needed = tr("At least one document is needed, or --all-crates.");
    verb.positionals = {{QStringLiteral("FILE|CRATE"), tr("A document, or a crate."), 0,
                         PositionalSpec::unlimited, Completion::FileOrCrate}};

    OptionSpec charts;
    charts.name = chart;
    charts.description = tr("What is drawn; may be given several times. \"all\" is every chart and table; "
                            "without the option it is every chart.");
    charts.kind = ValueKind::Choice;
    charts.valueName = QStringLiteral("NAME");
    charts.choices = exportIds(documentExports());
    for (const QString& id : exportIds(comparisonExports())) {
        if (!charts.choices.contains(id)) {
            charts.choices.append(id);
        }
    }
    charts.choices.append(QStringLiteral("all"));
    charts.repeatable = true;

    OptionSpec base;
    base.name = QStringLiteral("base");
    base.description = tr("Compares each document with this one.");
    base.kind = ValueKind::Text;
    base.valueName = QStringLiteral("FILE|CRATE");
    base.completion = Completion::FileOrCrate;

    OptionSpec target = output(tr("A file (.png, .svg or .pdf), or a folder; the current one where it is not "
                                  "given. \"-\" is standard output."));
    target.valueName = QStringLiteral("FILE|DIR");
    target.defaultValue.clear();
    target.completion = Completion::FileOrFolder;

    OptionSpec theme;
    theme.name = QStringLiteral("theme");
    theme.description = tr("Light, dark, or one picture of each.");
    theme.kind = ValueKind::Choice;
    theme.valueName = QStringLiteral("THEME");
    theme.choices = {QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("both")};
    theme.defaultValue = QStringLiteral("light");

    OptionSpec axis;
    axis.name = QStringLiteral("axis");
    axis.description = tr("One axis for all scenarios, or one for each.");
    axis.kind = ValueKind::Choice;
    axis.valueName = QStringLiteral("AXIS");
    axis.choices = {QStringLiteral("shared"), QStringLiteral("own")};
    axis.defaultValue = QStringLiteral("shared");

    OptionSpec preset;
    preset.name = QStringLiteral("preset");
    preset.description = tr("Options for a purpose; what is given beside it takes precedence.");
    preset.kind = ValueKind::Choice;
    preset.valueName = QStringLiteral("NAME");
    preset.choices = {QStringLiteral("github"), QStringLiteral("slide"), QStringLiteral("print")};

    OptionSpec width = number(QStringLiteral("width"), QStringLiteral("PIXELS"), 320, 8000,
                              QStringLiteral("980"), tr("The width before it is scaled."));
    width.kind = ValueKind::WholeNumber;
    OptionSpec scale = number(QStringLiteral("scale"), QStringLiteral("FACTOR"), 1, 4, QStringLiteral("2"),
                              tr("Pixels of a PNG for each pixel of the width."));
    scale.kind = ValueKind::WholeNumber;

    verb.options = with(
        {charts, base, target,
         format({QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf")},
                tr("The kind of picture. Where it is not given, the ending of the output file tells.")),
         preset, theme, width, scale, axis,
         toggle(QStringLiteral("transparent"), tr("Leaves the background out.")),
         toggle(QStringLiteral("no-title"), tr("Leaves the title out.")),
         toggle(QStringLiteral("no-caption"), tr("Leaves out the caption that says where the numbers come "
                                                 "from.")),
         toggle(QStringLiteral("text-as-paths"),
                tr("Draws the text of an SVG as outlines, so that it looks the same without the font.")),
         toggle(QStringLiteral("all-crates"), tr("Exports every crate of your list.")), refresh(), force()});
    verb.exitCodes = {
        {exitCode::done, tr("All pictures were saved.")},
        {exitCode::finding, tr("Something that was asked for does not exist: a chart that a document "
                               "does not have, or the document of a crate.")},
        unusable()};
    verb.examples = {
        {QStringLiteral("rangebar export results.json --chart comparison --output comparison.svg"),
         tr("Saves one chart.")},
        {QStringLiteral("rangebar export ruststream-nats --preset github --output pictures/"),
         tr("Saves all charts of a crate for release notes.")},
        {QStringLiteral(
             "rangebar export new.json --base old.json --chart code-changes --output - > code.png"),
         tr("Saves a chart of two documents.")},
    };
    return verb;
}

VerbSpec Verbs::fetch()
{
    VerbSpec verb;
    verb.name = QStringLiteral("fetch");
    verb.summary = tr("Downloads the documents of crates.");
    verb.paragraphs = {
        tr("Downloads what the crates of your list have published now, keeps it like the window does, and "
           "says on a line for each crate what happened."),
        tr("Ctrl+C cancels what is still under way; what has arrived stays.")};
    verb.needed = tr("Name the crates, or say --all.");
    verb.positionals = {{QStringLiteral("CRATE"), tr("A crate of your list, such as ruststream-nats."), 0,
                         PositionalSpec::unlimited, Completion::Crate}};
    OptionSpec folder = output(tr("Also writes each document to DIR/CRATE.json."));
    folder.valueName = QStringLiteral("DIR");
    folder.defaultValue.clear();
    folder.completion = Completion::Folder;
    verb.options = with(
        {toggle(QStringLiteral("all"), tr("Downloads every crate of your list.")),
         toggle(QStringLiteral("list"), tr("Downloads nothing, and writes the names of the crates of your "
                                           "list instead.")),
         folder, force()});
    verb.exitCodes = {{exitCode::done, tr("Every crate has its document.")},
                      {exitCode::finding, tr("A document could not be had, or was cancelled.")},
                      unusable()};
    verb.examples = {
        {QStringLiteral("rangebar fetch --all"), tr("Downloads all crates.")},
        {QStringLiteral("rangebar fetch ruststream-nats --output documents"),
         tr("Writes documents/ruststream-nats.json.")},
    };
    return verb;
}

VerbSpec Verbs::check()
{
    VerbSpec verb;
    verb.name = QStringLiteral("check");
    verb.summary = tr("Checks whether documents are ready to be published.");
    verb.paragraphs = {
        tr("Looks for what the format forbids, for figures that contradict each other, and for what the "
           "public page would print wrongly. Each finding has its line, its column and its field, and says "
           "what to write instead."),
        tr("A document is a file, or \"-\" for standard input.")};
    verb.needed = tr("At least one document is needed.");
    verb.positionals = {{QStringLiteral("FILE"), tr("A document (results.json)."), 1,
                         PositionalSpec::unlimited, Completion::File}};
    verb.options =
        with({format({QStringLiteral("text"), QStringLiteral("json"), QStringLiteral("github")},
                     tr("How the findings are written; github is for annotations in a workflow of GitHub.")),
              toggle(QStringLiteral("strict"), tr("Warnings count like errors.")),
              output(tr("Writes to a file instead of standard output (\"-\").")), force()});
    verb.exitCodes = {{exitCode::done, tr("All documents are ready.")},
                      {exitCode::finding, tr("An error was found, or a warning with --strict.")},
                      unusable()};
    verb.examples = {
        {QStringLiteral("rangebar check results.json"), tr("Checks a file before it is published.")},
        {QStringLiteral("rangebar check --format github --strict docs/benchmarks/results.json"),
         tr("Annotates a pull request.")},
    };
    return verb;
}

VerbSpec Verbs::diff()
{
    VerbSpec verb;
    verb.name = QStringLiteral("diff");
    verb.summary = tr("Compares two documents of one crate.");
    verb.paragraphs = {
        tr("Says whether the two may be compared, what got worse and what better, and why. A change smaller "
           "than the spread of the rounds is indistinguishable and has no percentage."),
        documentSources(),
        tr("With --pr the documents are the two sides of a pull request on GitHub. With --repo they are "
           "those "
           "of two branches, tags or commits of a repository: BASE..HEAD compares the two as they are, "
           "BASE...HEAD begins where HEAD left BASE. Nothing is needed for a public repository; a token in "
           "RANGEBAR_GITHUB_TOKEN, or the one that the window keeps in the keychain, opens a private one. A "
           "pull request that adds or removes its document is shown with the one document that there is, "
           "and is a change for --fail-on.")};
    verb.needed = tr("Two documents are needed, a base and a candidate; or --pr, or --repo.");
    verb.positionals = {
        {QStringLiteral("BASE"), tr("The document to compare with; with --repo the argument is BASE..HEAD."),
         0, 1, Completion::FileOrCrate},
        {QStringLiteral("CANDIDATE"), tr("The document that is judged."), 0, 1, Completion::FileOrCrate}};
    OptionSpec pullRequest;
    pullRequest.name = QStringLiteral("pr");
    pullRequest.description =
        tr("A pull request of GitHub, by its address or as OWNER/REPO#12, instead of two documents.");
    pullRequest.kind = ValueKind::Text;
    pullRequest.valueName = QStringLiteral("URL");
    OptionSpec repository;
    repository.name = QStringLiteral("repo");
    repository.description = tr("A repository of GitHub, whose branches, tags or commits are compared.");
    repository.kind = ValueKind::Text;
    repository.valueName = QStringLiteral("OWNER/REPO");
    OptionSpec base;
    base.name = QStringLiteral("base");
    base.description =
        tr("With --pr: compares with the commit where the pull request left its target branch, "
           "or with the tip of that branch.");
    base.kind = ValueKind::Choice;
    base.valueName = QStringLiteral("COMMIT");
    base.choices = {QStringLiteral("merge-base"), QStringLiteral("tip")};
    base.defaultValue = base.choices.constFirst();
    OptionSpec path;
    path.name = QStringLiteral("path");
    path.description = tr("With --pr and --repo: the file in the repository.");
    path.kind = ValueKind::Text;
    path.valueName = QStringLiteral("PATH");
    path.defaultValue = QStringLiteral("docs/benchmarks/results.json");
    OptionSpec failOn;
    failOn.name = QStringLiteral("fail-on");
    failOn.description = tr("What ends with 1.");
    failOn.kind = ValueKind::Choice;
    failOn.valueName = QStringLiteral("WHAT");
    failOn.choices = {QStringLiteral("regression"), QStringLiteral("change"), QStringLiteral("none")};
    failOn.defaultValue = failOn.choices.constFirst();
    verb.options =
        with(QList<OptionSpec>{format({QStringLiteral("text"), QStringLiteral("markdown"),
                                       QStringLiteral("json"), QStringLiteral("csv"), QStringLiteral("html")},
                                      tr("How the report is written.")),
                               pullRequest, repository, base, path, failOn} +
             gates() +
             QList<OptionSpec>{output(tr("Writes to a file instead of standard output (\"-\").")), force()});
    verb.exitCodes = {{exitCode::done, tr("Nothing was found.")},
                      {exitCode::finding, tr("Something was found; --fail-on says what counts.")},
                      {exitCode::failed, tr("The documents could not be compared, or wrong usage. The reason "
                                            "is on the error output.")}};
    verb.examples = {
        {QStringLiteral("rangebar diff old.json new.json"), tr("Compares two files.")},
        {QStringLiteral("rangebar diff --format markdown old.json new.json"),
         tr("Writes the report for a pull request.")},
        {QStringLiteral("git show main:docs/benchmarks/results.json | rangebar diff - results.json"),
         tr("Compares with what is on another branch.")},
        {QStringLiteral("rangebar diff --pr https://github.com/OWNER/REPO/pull/12"),
         tr("Compares what a pull request changes.")},
        {QStringLiteral("rangebar diff --repo OWNER/REPO v0.6.0..main"),
         tr("Compares a release with a branch.")},
    };
    return verb;
}

VerbSpec Verbs::history()
{
    VerbSpec verb;
    verb.name = QStringLiteral("history");
    verb.summary = tr("Shows how a crate changed over time.");
    verb.paragraphs = {
        tr("Holds each document of a crate against the one before it, by the rules of diff: the distances to "
           "the raw client and the rates of every row over time, the counts of the code where they change, "
           "and where the machine or the compiler is another one."),
        tr("The documents are those of a crate in your library, of a folder and the folders below it, of an "
           "archive, of files, or all versions of one file in the history of a git repository. A folder that "
           "is a repository is read as one; where no commit has the file, the documents in the folder are "
           "taken. Nothing is written to the library or the repository.")};
    verb.needed = tr("Name a crate of your library, a folder, a repository, an archive or files.");
    verb.positionals = {{QStringLiteral("CRATE|DIR|REPO|FILE"), tr("Where the documents are."), 1,
                         PositionalSpec::unlimited, Completion::FileOrCrate}};

    OptionSpec by;
    by.name = QStringLiteral("by");
    by.description = tr("The order of the documents: by the date of the measurement, or by the version.");
    by.kind = ValueKind::Choice;
    by.valueName = QStringLiteral("ORDER");
    by.choices = {QStringLiteral("date"), QStringLiteral("version")};
    by.defaultValue = by.choices.constFirst();

    OptionSpec crate;
    crate.name = QStringLiteral("crate");
    crate.description = tr("Which crate, where the documents are of several.");
    crate.kind = ValueKind::Text;
    crate.valueName = QStringLiteral("CRATE");
    crate.completion = Completion::Crate;

    OptionSpec path;
    path.name = QStringLiteral("path");
    path.description = tr("The file in the repository.");
    path.kind = ValueKind::Text;
    path.valueName = QStringLiteral("PATH");
    path.defaultValue = QStringLiteral("docs/benchmarks/results.json");

    OptionSpec chart = output(tr("Also draws the history (.png, .svg or .pdf)."));
    chart.name = QStringLiteral("chart");
    chart.shortName.clear();
    chart.defaultValue.clear();

    OptionSpec draw;
    draw.name = QStringLiteral("draw");
    draw.description = tr("What --chart draws; the first of these that there is where it is not given.");
    draw.kind = ValueKind::Choice;
    draw.valueName = QStringLiteral("NAME");
    draw.choices = exportIds(historyExports());

    verb.options = with(
        QList<OptionSpec>{format({QStringLiteral("text"), QStringLiteral("markdown"), QStringLiteral("json"),
                                  QStringLiteral("csv"), QStringLiteral("html")},
                                 tr("How the report is written.")),
                          by, crate, path, libraryFolder(), chart, draw,
                          toggle(QStringLiteral("rates"), tr("--chart draws rates instead of distances to "
                                                             "the raw client."))} +
        gates() +
        QList<OptionSpec>{output(tr("Writes to a file instead of standard output (\"-\").")), force()});
    verb.exitCodes = {{exitCode::done, tr("The history was written.")},
                      {exitCode::finding, tr("The history was written without what could not be read; the "
                                             "report lists that.")},
                      unusable()};
    verb.examples = {
        {QStringLiteral("rangebar history ruststream-nats"), tr("Shows what the library has of a crate.")},
        {QStringLiteral("rangebar history --format markdown --by version ."),
         tr("Shows all versions in the repository of a crate.")},
        {QStringLiteral("rangebar history artifacts.zip --crate ruststream-nats --chart nats.svg"),
         tr("Draws the history of one crate in an archive.")},
    };
    return verb;
}

VerbSpec Verbs::import()
{
    VerbSpec verb;
    verb.name = QStringLiteral("import");
    verb.summary = tr("Takes documents into your library.");
    verb.paragraphs = {
        tr("Looks for documents in files, in folders and everything below them, and in archives (zip, tar, "
           "tar.gz, tar.xz, tar.zst, tar.bz2), also in archives that lie in folders or in other archives. "
           "With --git each path is a git repository, and every version of the file in its history is taken, "
           "of any branch. A repository is only read: nothing of it is run, and nothing is fetched."),
        tr("What is taken is copied into the library as it is, once for each content, with where it came "
           "from; nothing in the library is ever changed. A line for each thing that was looked at says what "
           "became of it, and why something was refused."),
        tr("Ctrl+C ends it in order: what was taken until then is in the library.")};
    verb.needed = tr("Name at least one file, folder, archive or repository.");
    verb.positionals = {{QStringLiteral("PATH"), tr("A file, a folder, an archive, or a repository."), 1,
                         PositionalSpec::unlimited, Completion::FileOrFolder}};
    OptionSpec path;
    path.name = QStringLiteral("path");
    path.description =
        tr("With --git: the file whose versions are taken, from the top of the repository. Its "
           "earlier names are found too.");
    path.kind = ValueKind::Text;
    path.valueName = QStringLiteral("FILE");
    path.defaultValue = QStringLiteral("docs/benchmarks/results.json");
    verb.options = with(
        {toggle(QStringLiteral("git"), tr("Takes the history of git repositories.")), path, libraryFolder(),
         format({QStringLiteral("text"), QStringLiteral("json")}, tr("How the list is written.")),
         output(tr("Writes to a file instead of standard output (\"-\").")), force()});
    verb.exitCodes = {
        {exitCode::done, tr("Everything that was found is in the library.")},
        {exitCode::finding, tr("Something was refused, and the list says why; or it was cancelled.")},
        {exitCode::failed, tr("Wrong usage, a path that can't be read, or a library that can't be written. "
                              "The reason is on the error output.")}};
    verb.examples = {
        {QStringLiteral("rangebar import results.json downloads/ artifacts.zip"),
         tr("Takes a file, what is in a folder, and what is in an archive.")},
        {QStringLiteral("rangebar import --git ~/src/ruststream-nats"),
         tr("Takes every version that a repository holds.")},
    };
    return verb;
}

VerbSpec Verbs::library()
{
    VerbSpec verb;
    verb.name = QStringLiteral("library");
    verb.summary = tr("Lists the documents of your library.");
    verb.paragraphs = {
        tr("Without a query all of them, the earliest measurement first. The query is what the search field "
           "of the window takes: crate:nats cpu:7900X after:2026-09-01, and plain words. Several arguments "
           "are one query; a text with blanks needs quotation marks that reach the program: "
           "'cpu:\"Ryzen 9\"'."),
        tr("JSON and CSV are for programs: they hold what the documents say of themselves as it was "
           "published, and where they came from.")};
    verb.positionals = {{QStringLiteral("QUERY"), tr("What to search for."), 0, PositionalSpec::unlimited,
                         Completion::Nothing}};
    verb.options =
        with({format({QStringLiteral("text"), QStringLiteral("markdown"), QStringLiteral("json"),
                      QStringLiteral("csv")},
                     tr("How the list is written.")),
              toggle(QStringLiteral("paths"),
                     tr("Writes the paths of the files instead, one a line, for other commands.")),
              libraryFolder(), output(tr("Writes to a file instead of standard output (\"-\").")), force()});
    verb.exitCodes = {
        {exitCode::done, tr("Documents were found.")},
        {exitCode::finding, tr("None was found.")},
        {exitCode::failed, tr("Wrong usage, a query that is not understood, or no such library. "
                              "The reason is on the error output.")}};
    verb.examples = {
        {QStringLiteral("rangebar library crate:nats after:2026-09"),
         tr("Lists what one crate has measured since a given month.")},
        {QStringLiteral("rangebar diff $(rangebar library --paths crate:nats version:0.7)"),
         tr("Compares two documents, the earlier one as the base.")},
    };
    return verb;
}

VerbSpec Verbs::program()
{
    VerbSpec verb;
    verb.summary = tr("Downloads, draws and compares the benchmark results of RustStream crates.");
    verb.paragraphs = {tr("Without a verb it opens the window.")};
    verb.positionals = {{QStringLiteral("FILE"),
                         tr("Documents to open (results.json), or saved comparisons (.rangebar)."), 0,
                         PositionalSpec::unlimited, Completion::File}};
    verb.needed =
        tr("--compare needs two documents, the base and the candidate, or none to be asked for them.");
    OptionSpec version = toggle(QStringLiteral("version"), tr("Shows the version and ends."));
    version.shortName = QStringLiteral("v");
    OptionSpec pullRequest;
    pullRequest.name = QStringLiteral("pr");
    pullRequest.description =
        tr("Opens the numbers of a pull request on GitHub: its address, or OWNER/REPO#12.");
    pullRequest.kind = ValueKind::Text;
    pullRequest.valueName = QStringLiteral("URL");
    verb.options =
        with({toggle(QStringLiteral("compare"), tr("Compares the two documents that follow, base first; "
                                                   "without any it asks for them.")),
              pullRequest, version});
    verb.exitCodes = {{exitCode::done, tr("The window was closed.")},
                      {exitCode::failed, tr("Wrong usage.")},
                      {exitCode::noDisplay, tr("There is no display for a window.")}};
    verb.examples = {
        {QStringLiteral("rangebar"), tr("Opens the window.")},
        {QStringLiteral("rangebar --compare old.json new.json"), tr("Compares two files in the window.")},
        {QStringLiteral("rangebar --pr https://github.com/OWNER/REPO/pull/12"),
         tr("Shows what a pull request changes in the numbers.")},
    };
    verb.environment = {
        {QStringLiteral("RANGEBAR_HOME"), tr("One folder for everything that is kept.")},
        {QStringLiteral("XDG_CONFIG_HOME"), tr("Where the settings and your list of crates are.")},
        {QStringLiteral("XDG_CACHE_HOME"), tr("Where the downloaded documents are.")},
        {QStringLiteral("XDG_DATA_HOME"), tr("Where your library is, unless you have chosen another place.")},
        {QStringLiteral("RANGEBAR_GITHUB_TOKEN"), tr("A token for GitHub, which is used before any other.")},
        {QStringLiteral("RANGEBAR_GITHUB_API"),
         tr("The address of another GitHub's API, such as https://HOST/api/v3.")},
        {QStringLiteral("NO_COLOR"), tr("Where it is not empty, nothing is emphasised on a terminal.")},
        {QStringLiteral("COLUMNS"), tr("The width of the terminal, where it can't be asked.")},
        {QStringLiteral("LANGUAGE"), tr("The languages of the words, in the order you prefer them.")},
    };
    verb.files = {
        {QStringLiteral("~/.config/rangebar/settings.ini"), tr("The settings.")},
        {QStringLiteral("~/.config/rangebar/catalogue.json"),
         tr("Your own list of crates, once you have changed it.")},
        {QStringLiteral("~/.cache/rangebar/documents/"), tr("The last good document of each crate.")},
        {QStringLiteral("~/.local/share/rangebar/library/"), tr("Your library of documents.")},
        {QStringLiteral("~/.local/share/rangebar/sessions/"), tr("What running programs have open.")},
    };
    return verb;
}

} // namespace

QList<VerbSpec> verbSpecs()
{
    return {Verbs::show(), Verbs::exportPictures(), Verbs::fetch(),  Verbs::check(),
            Verbs::diff(), Verbs::history(),        Verbs::import(), Verbs::library()};
}

QStringList verbNames()
{
    QStringList names;
    for (const VerbSpec& verb : verbSpecs()) {
        names.append(verb.name);
    }
    return names + QStringList{helpVerb};
}

std::optional<VerbSpec> verbSpec(QStringView name)
{
    for (VerbSpec& verb : verbSpecs()) {
        if (verb.name == name) {
            return std::move(verb);
        }
    }
    return std::nullopt;
}

VerbSpec programSpec()
{
    return Verbs::program();
}

} // namespace rangebar
