// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/github/githubcomparison.h"
#include "tests/app/commands/commandrun.h"
#include "tests/app/github/githubhome.h"
#include "tests/support/testobject.h"

#include <QJsonDocument>
#include <QProcess>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace rangebar;
using namespace rangebar::test;

namespace {

const QString address = u"anna/demo#12"_s;

QJsonObject jsonOf(const QByteArray& text)
{
    return QJsonDocument::fromJson(text).object();
}

/// Markdown without what keeps its text from being markup.
QByteArray asRead(QByteArray markdown)
{
    return markdown.replace('\\', QByteArray()).replace("&#8203;", QByteArray());
}

} // namespace

/// diff --pr and diff --repo, against a GitHub of the test's own.
class GitHubCommandTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void comparesBothSidesOfAPullRequest();
    void takesThePageAsAnAddress();
    void aRegressionEndsWithOne();
    void holdsItAgainstTheTip();
    void sendsTheTokenOfTheEnvironment();
    void everyFormatNamesThePullRequest();
    void jsonHoldsTheFacts();
    void csvLeavesTheFactsToTheErrorOutput();
    void comparesTwoRefs();
    void tellsWhereOneRefHasNone();
    void outcomes_data();
    void outcomes();
    void offersEachOfSeveral();
    void wrongUsage_data();
    void wrongUsage();
    void whatIsWrongIsTold_data();
    void whatIsWrongIsTold();
    void tellsWhenRequestsAreLeftAgain();
    void waitsForALimit();
    void showsProgressOnATerminal();
    void ctrlCCancels_data();
    void ctrlCCancels();
    void speaksTheLanguage_data();
    void speaksTheLanguage();
    void theSmallProgramHasNothingOfIt();

private:
    Outcome diff(const QStringList& arguments, CommandIo io = {});
    Outcome diffPullRequest(const QStringList& more = {})
    {
        return diff(QStringList{u"--pr"_s, address} + more);
    }

    std::unique_ptr<GitHubHome> m_home;
};

void GitHubCommandTest::init()
{
    TestObject::init();
    m_home = std::make_unique<GitHubHome>();
}

void GitHubCommandTest::cleanup()
{
    QCOMPARE(m_home->server.complaints(), QStringList());
    m_home.reset();
}

Outcome GitHubCommandTest::diff(const QStringList& arguments, CommandIo io)
{
    io.askGitHub = askGitHub;
    io.makeNetwork = [] { return std::make_unique<LoopbackNetwork>(); };
    return runHere(QStringList{u"diff"_s} + arguments, {}, io);
}

void GitHubCommandTest::comparesBothSidesOfAPullRequest()
{
    const Outcome outcome = diffPullRequest();
    QVERIFY2(outcome.exitCode == 0, outcome.err.constData());
    QVERIFY2(outcome.err.isEmpty(), outcome.err.constData());
    QVERIFY(hasNoControls(outcome.out));
    QVERIFY(outcome.out.contains("Faster<U+202E> fan out"));
    QVERIFY(outcome.out.contains("anna/demo#12 by ben, open"));
    QVERIFY(outcome.out.contains("base: where it left main, 1111111; candidate: faster, 2222222"));
    QVERIFY2(outcome.out.contains("anna/demo#12 base 1111111"), outcome.out.constData());
    QVERIFY2(outcome.out.contains("anna/demo#12 head 2222222"), outcome.out.constData());
    for (const HttpRequest& request : m_home->server.http().requests()) {
        QVERIFY(!request.has("Authorization"));
    }
}

void GitHubCommandTest::takesThePageAsAnAddress()
{
    const QString page = m_home->server.http().url(u"/anna/demo/pull/12/files?w=1#diff"_s).toString();
    const Outcome outcome = diff({u"--pr"_s, page});
    QVERIFY2(outcome.exitCode == 0, outcome.err.constData());
    QVERIFY(outcome.out.contains("anna/demo#12 by ben"));
}

void GitHubCommandTest::aRegressionEndsWithOne()
{
    const auto withInstructions = [](int count) {
        return QByteArray(R"({"schema": 3, "code": [{"name": "send", "gated": true,
            "framework": {"instructions": )" +
                          QByteArray::number(count) + R"(, "allocations": 2}}]})");
    };
    m_home->setDocument('1', withInstructions(1000));
    m_home->setDocument('2', withInstructions(1030));
    const Outcome outcome = diffPullRequest({u"--format"_s, u"markdown"_s});
    QCOMPARE(outcome.exitCode, 1);
    QVERIFY2(asRead(outcome.out).contains("**Worse: 1 regression"), outcome.out.constData());
    QCOMPARE(diffPullRequest({u"--fail-on"_s, u"none"_s}).exitCode, 0);
    QCOMPARE(diffPullRequest({u"--instructions-threshold"_s, u"5"_s}).exitCode, 0);
}

void GitHubCommandTest::holdsItAgainstTheTip()
{
    const Outcome outcome = diffPullRequest({u"--base"_s, u"tip"_s});
    QVERIFY2(outcome.out.contains("base: the tip of main, 3333333"), outcome.out.constData());
}

void GitHubCommandTest::sendsTheTokenOfTheEnvironment()
{
    m_home->repository().isPrivate = true;
    m_home->repository().mayRead = {u"anna"_s};
    const Outcome without = diffPullRequest();
    QCOMPARE(without.exitCode, 2);
    QVERIFY2(without.err.contains("it is private and needs a token"), without.err.constData());
    QVERIFY2(without.err.contains("Without a window a token is taken from RANGEBAR_GITHUB_TOKEN."),
             without.err.constData());
    QVERIFY(without.out.isEmpty());

    qputenv("RANGEBAR_GITHUB_TOKEN", canary);
    const Outcome with = diffPullRequest();
    QVERIFY2(with.exitCode == 0, with.err.constData());
    QCOMPARE(m_home->server.http().requests().constLast().header("Authorization"),
             QByteArray(QByteArray("Bearer ") + canary));
}

void GitHubCommandTest::everyFormatNamesThePullRequest()
{
    for (const char* format : {"text", "markdown", "html"}) {
        const Outcome outcome = diffPullRequest({u"--format"_s, QString::fromLatin1(format)});
        QVERIFY2(outcome.exitCode == 0, format);
        QVERIFY2(asRead(outcome.out).contains("anna/demo#12"), format);
        QVERIFY2(outcome.out.contains("Looked at "), format);
        QVERIFY2(outcome.err.isEmpty(), outcome.err.constData());
    }
}

void GitHubCommandTest::jsonHoldsTheFacts()
{
    const Outcome outcome = diffPullRequest({u"--format"_s, u"json"_s});
    QCOMPARE(outcome.exitCode, 0);
    const QJsonObject report = jsonOf(outcome.out);
    QCOMPARE(report.value("rangebar_comparison_report"_L1).toInt(), 1);
    const QJsonObject github = report.value("github"_L1).toObject();
    QCOMPARE(github.value("api"_L1).toString(), m_home->server.apiBase().toString());
    QCOMPARE(github.value("repository"_L1).toString(), u"anna/demo"_s);
    QCOMPARE(github.value("path"_L1).toString(), m_home->path);
    QCOMPARE(github.value("outcome"_L1).toString(), u"changed"_s);
    QCOMPARE(github.value("base_kind"_L1).toString(), u"merge_base"_s);
    QCOMPARE(github.value("base_commit"_L1).toString(), commitId('1'));
    QCOMPARE(github.value("candidate_commit"_L1).toString(), commitId('2'));
    QVERIFY(QDateTime::fromString(github.value("checked_at"_L1).toString(), Qt::ISODate).isValid());
    const QJsonObject pull = github.value("pull_request"_L1).toObject();
    QCOMPARE(pull.value("number"_L1).toInt(), 12);
    QCOMPARE(pull.value("title"_L1).toString(), m_home->pullRequest().title);
    QCOMPARE(pull.value("author"_L1).toString(), u"ben"_s);
    QCOMPARE(pull.value("state"_L1).toString(), u"open"_s);
    QCOMPARE(pull.value("head_repository"_L1).toString(), u"ben/demo"_s);
    QCOMPARE(report.value("base"_L1).toObject().value("source"_L1).toString(),
             u"anna/demo#12 base 1111111"_s);
    QVERIFY(!outcome.out.contains("\u202e")); // as an escape only
}

void GitHubCommandTest::csvLeavesTheFactsToTheErrorOutput()
{
    const Outcome outcome = diffPullRequest({u"--format"_s, u"csv"_s});
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY(outcome.out.startsWith("section,state,"));
    QVERIFY(!outcome.out.contains("anna/demo"));
    QVERIFY2(outcome.err.startsWith("rangebar diff: Faster<U+202E> fan out\nrangebar diff: anna/demo#12 by"),
             outcome.err.constData());
}

void GitHubCommandTest::comparesTwoRefs()
{
    const Outcome tips = diff({u"--repo"_s, u"anna/demo"_s, u"main..faster"_s, u"--format"_s, u"json"_s});
    QVERIFY2(tips.exitCode != 2, tips.err.constData());
    const QJsonObject github = jsonOf(tips.out).value("github"_L1).toObject();
    QCOMPARE(github.value("base_kind"_L1).toString(), u"tip"_s);
    QCOMPARE(github.value("base_commit"_L1).toString(), commitId('3'));
    QCOMPARE(github.value("candidate_commit"_L1).toString(), commitId('2'));
    QCOMPARE(github.value("refs"_L1).toObject().value("candidate"_L1).toString(), u"faster"_s);

    const Outcome fork = diff({u"--repo"_s, u"anna/demo"_s, u"main...faster"_s});
    QVERIFY2(fork.exitCode == 0, fork.err.constData());
    QVERIFY2(fork.out.contains("base: where it left main, 1111111"), fork.out.constData());
}

void GitHubCommandTest::tellsWhereOneRefHasNone()
{
    m_home->setDocument('1', {});
    const QStringList arguments{u"--repo"_s, u"anna/demo"_s, u"v1..main"_s};
    const Outcome outcome = diff(arguments);
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY2(outcome.out.contains(
                 "Only the candidate has docs/benchmarks/results.json; there is none to compare with."),
             outcome.out.constData());
    QCOMPARE(diff(arguments + QStringList{u"--fail-on"_s, u"change"_s}).exitCode, 1);
    m_home->setDocument('3', {});
    QCOMPARE(diff(arguments).exitCode, 2);
}

void GitHubCommandTest::outcomes_data()
{
    QTest::addColumn<QString>("status");
    QTest::addColumn<QByteArray>("said");
    QTest::addColumn<QString>("code");
    QTest::addColumn<bool>("hasBase");
    QTest::addColumn<int>("exitCodeOnChange");
    QTest::newRow("added") << u"added"_s
                           << QByteArray("This pull request adds docs/benchmarks/results.json; there is none "
                                         "to compare with.")
                           << u"added"_s << false << 1;
    QTest::newRow("removed") << u"removed"_s
                             << QByteArray("This pull request removes docs/benchmarks/results.json. Shown is "
                                           "the document that it removes.")
                             << u"removed"_s << true << 1;
    QTest::newRow("untouched") << QString()
                               << QByteArray("This pull request does not touch "
                                             "docs/benchmarks/results.json. Shown is the document of the "
                                             "target branch.")
                               << u"untouched"_s << true << 0;
}

void GitHubCommandTest::outcomes()
{
    QFETCH(const QString, status);
    QFETCH(const QByteArray, said);
    QFETCH(const bool, hasBase);
    m_home->setFiles(
        {{status.isEmpty() ? u"src/lib.rs"_s : m_home->path, status.isEmpty() ? u"modified"_s : status, {}}});
    const Outcome text = diffPullRequest();
    QVERIFY2(text.exitCode == 0, text.err.constData());
    QVERIFY2(QByteArray(text.out).replace("\n  ", " ").replace('\n', ' ').contains(said),
             text.out.constData());
    QVERIFY(text.out.contains("anna/demo#12 by ben"));
    QVERIFY(text.out.contains("Fan out to four")); // the document, alone
    QVERIFY(text.err.isEmpty());
    QTEST(diffPullRequest({u"--fail-on"_s, u"change"_s}).exitCode, "exitCodeOnChange");

    const Outcome markdown = diffPullRequest({u"--format"_s, u"markdown"_s});
    QVERIFY(markdown.out.startsWith("## Faster"));
    QCOMPARE(markdown.out.count("\n## "), 1); // the document's own heading
    const Outcome html = diffPullRequest({u"--format"_s, u"html"_s});
    QCOMPARE(html.out.count("</html>"), 1);

    const Outcome json = diffPullRequest({u"--format"_s, u"json"_s});
    QCOMPARE(json.exitCode, 0);
    const QJsonObject report = jsonOf(json.out);
    QTEST(report.value("github"_L1).toObject().value("outcome"_L1).toString(), "code");
    QCOMPARE(report.value("base"_L1).isObject(), hasBase);
    QCOMPARE(report.value("candidate"_L1).isObject(), !hasBase);
    QVERIFY(json.err.contains(said));
    const Outcome csv = diffPullRequest({u"--format"_s, u"csv"_s});
    QCOMPARE(csv.out.count('\n'), 1);
    QVERIFY(csv.err.contains(said));
}

void GitHubCommandTest::offersEachOfSeveral()
{
    m_home->setFiles({{u"a/results.json"_s, u"modified"_s, {}}, {u"b/results.json"_s, u"added"_s, {}}});
    const Outcome outcome = diffPullRequest();
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.err.contains("Name it with --path: a/results.json, b/results.json."),
             outcome.err.constData());
    for (GitHubCommit& commit : m_home->repository().commits) {
        commit.files.insert(u"a/results.json"_s, smallDocument(commit.id == commitId('2') ? 4 : 5));
    }
    const Outcome chosen = diffPullRequest({u"--path"_s, u"a/results.json"_s});
    QVERIFY2(chosen.exitCode != 2, chosen.err.constData());
    QVERIFY2(chosen.out.contains("anna/demo#12 head 2222222, a/results.json"), chosen.out.constData());
}

void GitHubCommandTest::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("nothing") << QStringList()
                             << QByteArray("Two documents are needed, a base and a candidate; or --pr, or "
                                           "--repo.");
    QTest::newRow("one document") << QStringList{u"a.json"_s}
                                  << QByteArray("Two documents are needed, a base and a candidate; or --pr, "
                                                "or --repo.");
    QTest::newRow("both") << QStringList{u"--pr"_s, address, u"--repo"_s, u"anna/demo"_s}
                          << QByteArray("--pr and --repo name two different things; give one of them.");
    QTest::newRow("documents beside") << QStringList{u"--pr"_s, address, u"a.json"_s}
                                      << QByteArray("--pr names both documents; name no other beside it.");
    QTest::newRow("no refs") << QStringList{u"--repo"_s, u"anna/demo"_s}
                             << QByteArray("--repo needs two branches, tags or commits as one argument: "
                                           "BASE..HEAD.");
    QTest::newRow("two refs") << QStringList{u"--repo"_s, u"anna/demo"_s, u"v1"_s, u"main"_s}
                              << QByteArray("--repo needs two branches, tags or commits as one argument: "
                                            "BASE..HEAD.");
    QTest::newRow("one ref") << QStringList{u"--repo"_s, u"anna/demo"_s, u"v1"_s}
                             << QByteArray("Two branches, tags or commits are needed, as BASE..HEAD.");
    QTest::newRow("base") << QStringList{u"--base"_s, u"tip"_s, u"a.json"_s, u"b.json"_s}
                          << QByteArray("--base is for a pull request (--pr).");
    QTest::newRow("path") << QStringList{u"--path"_s, u"x.json"_s, u"a.json"_s, u"b.json"_s}
                          << QByteArray("--path is for what is on GitHub (--pr, --repo).");
    QTest::newRow("bad path") << QStringList{u"--pr"_s, address, u"--path"_s, u"../x.json"_s}
                              << QByteArray("../x.json can't be the path of a file in a repository.");
    QTest::newRow("no address") << QStringList{u"--pr"_s, QString()} << QByteArray("--pr can't be empty.");
    QTest::newRow("no such address") << QStringList{u"--pr"_s, u"nonsense"_s} << QByteArray("nonsense");
    QTest::newRow("range") << QStringList{u"--pr"_s, u"anna/demo@v1..main"_s}
                           << QByteArray("rangebar diff: ");
    QTest::newRow("repository") << QStringList{u"--repo"_s, u"anna"_s, u"v1..main"_s} << QByteArray("anna");
    QTest::newRow("another host") << QStringList{u"--pr"_s, u"https://git.example.org/anna/demo/pull/12"_s}
                                  << QByteArray("The address is of git.example.org, and 127.0.0.1");
    QTest::newRow("login") << QStringList{u"--pr"_s, u"https://anna:geheim@127.0.0.1/anna/demo/pull/12"_s}
                           << QByteArray("There is a user name or password in the address.");
}

void GitHubCommandTest::wrongUsage()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QByteArray, said);
    const Outcome outcome = diff(arguments);
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.err.contains(said), outcome.err.constData());
    QVERIFY(!outcome.err.contains("geheim"));
    QCOMPARE(outcome.err.count('\n'), 1);
    QCOMPARE(m_home->server.http().requests().size(), 0);
}

void GitHubCommandTest::whatIsWrongIsTold_data()
{
    QTest::addColumn<QByteArray>("variable");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<int>("status"); ///< of the first answer; 0 for the server's own
    QTest::addColumn<QByteArray>("said");
    const QByteArray none;
    const QByteArray token = "RANGEBAR_GITHUB_TOKEN";
    QTest::newRow("no token") << token << QByteArray("two words") << 0
                              << QByteArray("What RANGEBAR_GITHUB_TOKEN holds can't be a token.");
    QTest::newRow("bad token") << token << QByteArray("ghp_revoked") << 0
                               << QByteArray("It is the token in RANGEBAR_GITHUB_TOKEN.");
    QTest::newRow("no API") << QByteArray("RANGEBAR_GITHUB_API") << QByteArray("ftp://git.example.org") << 0
                            << QByteArray("What RANGEBAR_GITHUB_API holds can't be the address of GitHub's "
                                          "API: ftp://git.example.org.");
    QTest::newRow("nobody there") << QByteArray("RANGEBAR_GITHUB_API") << QByteArray("http://127.0.0.1:1")
                                  << 0 << QByteArray("Check the network connection");
    QTest::newRow("gone") << none << none << 410 << QByteArray("is gone for good");
    QTest::newRow("legal reasons") << none << none << 451 << QByteArray("for legal reasons");
    QTest::newRow("redirect") << none << none << 302 << QByteArray("redirects");
}

void GitHubCommandTest::whatIsWrongIsTold()
{
    QFETCH(const QByteArray, variable);
    QFETCH(const QByteArray, value);
    QFETCH(const int, status);
    QFETCH(const QByteArray, said);
    if (!variable.isEmpty()) {
        qputenv(variable.constData(), value);
    }
    if (status != 0) {
        m_home->server.answerNext(
            status, R"({"message":"No"})",
            {{"Content-Type", "application/json"}, {"Location", "https://example.org/"}});
    }
    const Outcome outcome = diffPullRequest();
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.err.contains(said), outcome.err.constData());
    QCOMPARE(outcome.err.count('\n'), 1);
    QVERIFY(hasNoControls(outcome.err));
    QVERIFY(!outcome.err.contains("revoked, "));
    QVERIFY(!outcome.err.contains("ghp_revoked"));
}

void GitHubCommandTest::tellsWhenRequestsAreLeftAgain()
{
    m_home->server.remaining = 0;
    const Outcome outcome = diffPullRequest();
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.err.contains("are left without a token. There are new ones from "),
             outcome.err.constData());
    QVERIFY(outcome.err.contains("RANGEBAR_GITHUB_TOKEN"));
}

void GitHubCommandTest::waitsForALimit()
{
    m_home->server.answerNext(403, R"({"message":"You have exceeded a secondary rate limit."})",
                              {{"Content-Type", "application/json"}, {"Retry-After", "1"}});
    const Outcome outcome = diffPullRequest();
    QVERIFY2(outcome.exitCode == 0, outcome.err.constData());
    QVERIFY2(outcome.err.startsWith("rangebar diff: GitHub wants fewer requests; waiting until "),
             outcome.err.constData());
    QCOMPARE(outcome.err.count('\n'), 1);
}

void GitHubCommandTest::showsProgressOnATerminal()
{
    CommandIo io;
    io.errTerminal.isTerminal = true;
    const Outcome outcome = diff({u"--pr"_s, address}, io);
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY2(outcome.err.contains("Reading the pull request anna/demo#12"), outcome.err.constData());
    QVERIFY(outcome.err.contains("Finding the commit where it began"));
    QVERIFY(outcome.err.endsWith("\r\x1b[K")); // and nothing of it stays
}

void GitHubCommandTest::ctrlCCancels_data()
{
    QTest::addColumn<QString>("silent");
    QTest::newRow("at first") << u"/repos/anna/demo/pulls/12"_s;
    QTest::newRow("at a document") << QString(
        u"/repos/anna/demo/contents/docs%2Fbenchmarks%2Fresults.json?ref="_s + commitId('2'));
}

void GitHubCommandTest::ctrlCCancels()
{
    QFETCH(const QString, silent);
    m_home = std::make_unique<GitHubHome>(HttpServer::Tls::Off);
    bool isAsked = false;
    m_home->server.on(silent.toLatin1(), [&isAsked](HttpExchange&) { isAsked = true; });
    QProcess program;
    program.setProcessEnvironment(withoutDisplay());
    program.start(QStringLiteral(RANGEBAR_BINARY), {u"diff"_s, u"--pr"_s, address});
    QTRY_VERIFY_WITH_TIMEOUT(isAsked, 30000);
    ::kill(static_cast<pid_t>(program.processId()), SIGINT);
    QTRY_COMPARE(program.state(), QProcess::NotRunning);
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 2);
    QCOMPARE(program.readAllStandardError(), QByteArray("rangebar diff: Cancelled.\n"));
    QVERIFY(program.readAllStandardOutput().isEmpty());
}

void GitHubCommandTest::speaksTheLanguage_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("open");
    QTest::addColumn<QString>("refused");
    QTest::newRow("en") << u"en"_s << u"open"_s << u"does not find"_s;
    QTest::newRow("ru") << u"ru"_s << u"открыт"_s << u"не находит"_s;
    QTest::newRow("zh_CN") << u"zh_CN"_s << u"开放"_s << u"找不到"_s;
}

void GitHubCommandTest::speaksTheLanguage()
{
    QFETCH(const QString, language);
    QFETCH(const QString, open);
    QFETCH(const QString, refused);
    const Outcome outcome = diffPullRequest({u"--lang"_s, language});
    QVERIFY2(QString::fromUtf8(outcome.out).contains(open), outcome.out.constData());
    const Outcome other = diff({u"--pr"_s, u"anna/demo#13"_s, u"--lang"_s, language});
    QVERIFY2(QString::fromUtf8(other.err).contains(refused), other.err.constData());
}

void GitHubCommandTest::theSmallProgramHasNothingOfIt()
{
    const QByteArray libraries = runShell(u"ldd \"$rangebar\""_s).out;
    QVERIFY(libraries.contains("libQt6Core"));
    QVERIFY(!libraries.contains("libQt6Network"));
    QVERIFY(!libraries.contains("keychain"));
}

QTEST_GUILESS_MAIN(GitHubCommandTest)
#include "tst_githubcommand.moc"
