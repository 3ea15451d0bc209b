// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/commandinput.h"
#include "app/commands/commandparser.h"
#include "app/commands/terminal.h"
#include "models/document/benchmarkdocument.h"
#include "models/report/comparisonreport.h"

#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

class QCoreApplication;
class QIODevice;
class QNetworkAccessManager;

namespace rangebar {

class CrateAccess;
struct CatalogueEntry;
struct CommandIo;

struct DownloadedCrate
{
    DocumentPtr document;
    QString story; ///< what became of it, in words; may be empty
};

/// Downloads what a crate has published and keeps it. A refusal says why not.
using DownloadCrate = std::function<tl::expected<DownloadedCrate, Refusal>(
    const CrateAccess&, const CatalogueEntry&, const CommandIo&)>;

/// What is to be compared on GitHub, as the reader typed it: either a pull request, or two refs of a
/// repository.
struct GitHubQuestion
{
    QString pullRequest;     ///< its address; empty for two refs
    QString repository;      ///< OWNER/REPO
    QString refs;            ///< BASE..HEAD, BASE...HEAD
    QString path;            ///< of the document in the repository
    bool againstTip = false; ///< of the target branch, not where the pull request left it
};

/// What GitHub has of it.
struct GitHubSides
{
    std::optional<InputDocument> base; ///< with a document, or not there
    std::optional<InputDocument> candidate;
    ReportOrigin origin;
    QString outcome; ///< why there is no comparison, in words; empty where there are both
    /// The document is not touched: its having one side only is no change.
    bool isUntouched = false;
};

/// Asks GitHub. A refusal says why not.
using AskGitHub = std::function<tl::expected<GitHubSides, Refusal>(const GitHubQuestion&,
                                                                   const ParsedCommand&, const CommandIo&)>;

/// Where a command reads and writes. The devices are open and belong to the caller.
struct CommandIo
{
    QIODevice* in = nullptr;  ///< for "-"
    QIODevice* out = nullptr; ///< UTF-8
    QIODevice* err = nullptr; ///< UTF-8
    Terminal outTerminal = {};
    Terminal errTerminal = {};
    /// Not linked here, because it needs Qt Network. Not empty where a verb takes crates.
    DownloadCrate download = {};
    /// Likewise. Not empty where a verb compares what is on GitHub.
    AskGitHub askGitHub = {};
    /// What both download with; a plain QNetworkAccessManager where it is empty.
    std::function<std::unique_ptr<QNetworkAccessManager>()> makeNetwork = {};
};

/// What a verb does, in the language that was asked for. Returns the exit code.
using RunVerb = std::function<int(const ParsedCommand&, const CommandIo&)>;

/// A verb whose code is not linked here, because it needs more than Qt Core. Its description is in verbs.h
/// all the same.
struct OutsideVerb
{
    QString name;
    RunVerb run;
    /// The application that the verb needs, where a QCoreApplication is not enough.
    std::function<std::unique_ptr<QCoreApplication>(int& argc, char** argv)> makeApplication = {};
};

/// Runs the verb that `arguments` (without the program's name) begin with and returns the exit code, or
/// nothing where they begin with no verb; options that every verb has may stand before it. "help" is a verb
/// too. Needs a QCoreApplication, but no display.
std::optional<int> runCommand(const QStringList& arguments, const CommandIo& io,
                              const QList<OutsideVerb>& outside = {});

/// As main() calls it: makes the application for the time of the command, and runs it on the standard
/// streams. Makes nothing where there is no verb.
std::optional<int> runCommand(int argc, char** argv, const DownloadCrate& download,
                              const AskGitHub& askGitHub, const QList<OutsideVerb>& outside);

/// Says something beside the result on io.err: "rangebar diff: SENTENCE".
void tell(const ParsedCommand& command, const CommandIo& io, const QString& sentence);
/// Says why a command did not do what it was to do and returns exitCode::failed.
int refuse(const ParsedCommand& command, const CommandIo& io, const Refusal& reason);

} // namespace rangebar
