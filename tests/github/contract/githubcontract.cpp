// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Both sides of what tests/github/contract/run.sh holds to GitHub's own description of its API:
//   githubcontract ask API_BASE   every job once, against a mock server made from that description
//   githubcontract record FILE    every job once, against the tests' own GitHub; what was said goes into the
//   file
#include "models/github/accountjobs.h"
#include "models/github/commentjob.h"
#include "models/github/filehistoryjob.h"
#include "models/github/openpullrequestsjob.h"
#include "models/github/pullrequestjob.h"
#include "models/github/refsjob.h"
#include "models/report/githubwords.h"
#include "tests/support/githubserver.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QTextStream>

#include <functional>
#include <memory>
#include <vector>

using namespace Qt::StringLiterals;
using namespace rangebar;

namespace {

using Told = std::function<void(const QString& what, bool good)>;

/// Makes a job that tells how it ended, and starts it.
struct Step
{
    QString name;
    std::function<void(GitHubClient*, const Told&)> start;
};

template <typename Job, typename... Arguments>
Step stepWith(const QString& name, const Arguments&... arguments)
{
    return {name, [arguments...](GitHubClient* client, const Told& tell) {
                auto* job = new Job(client, arguments..., nullptr);
                QObject::connect(job, &Job::finished, client, [job, tell] {
                    job->deleteLater();
                    tell(u"good"_s, true);
                });
                QObject::connect(job, &Job::failed, client, [job, tell](const GitHubError& error) {
                    job->deleteLater();
                    tell(GitHubWords::error(error, NumberFormat()), false);
                });
                job->start();
            }};
}

const PullRequestAddress pullRequest{{u"octocat"_s, u"Hello-World"_s}, 12};

/// What a mock gives is always the same: a file1.txt that is added, and a comment "Me too" by octocat.
std::vector<Step> steps()
{
    const RepositoryName& repository = pullRequest.repository;
    const QString path = defaultDocumentPath();
    using Review = PullRequestJob::Request;
    return {
        stepWith<TokenCheck>(u"whose token it is"_s),
        stepWith<RateLimitJob>(u"requests left"_s),
        stepWith<PullRequestJob>(u"a pull request"_s, Review{pullRequest, path, PullRequestBase::MergeBase}),
        stepWith<PullRequestJob>(u"a pull request that adds a document"_s,
                                 Review{pullRequest, u"file1.txt"_s, PullRequestBase::TargetTip}),
        stepWith<RefsJob>(u"two refs"_s,
                          RefsJob::Request{{repository, {u"v0.6.0"_s, u"main"_s, true}}, path}),
        stepWith<FileHistoryJob>(u"a history"_s,
                                 FileHistoryJob::Request{repository, u"main"_s, path, 30, {}}),
        stepWith<OpenPullRequestsJob>(u"open pull requests"_s,
                                      OpenPullRequestsJob::Request{repository, path, 5}),
        stepWith<CommentJob>(u"a new comment"_s,
                             CommentJob::Request{pullRequest, CommentJob::bodyFor(u"x"_s, path), false}),
        stepWith<CommentJob>(u"a comment in place of another"_s,
                             CommentJob::Request{pullRequest, u"Me too\nand more"_s, false}),
    };
}

/// Runs the steps from `next` on, one after the other, and ends the program.
void run(GitHubClient* client, const std::shared_ptr<std::vector<Step>>& all, std::size_t next, bool isGood)
{
    if (next == all->size()) {
        QCoreApplication::exit(isGood ? 0 : 1);
        return;
    }
    const Step& step = all->at(next);
    step.start(client, [client, all, next, isGood](const QString& what, bool good) {
        QTextStream(stdout) << all->at(next).name << ": " << what << Qt::endl;
        run(client, all, next + 1, isGood && good);
    });
}

void fill(test::GitHubServer& server)
{
    const QString path = defaultDocumentPath();
    const QByteArray document = test::smallDocument(1);
    test::GitHubRepository one;
    one.id = 77;
    one.name = pullRequest.repository.text();
    one.refs = {{u"heads/main"_s, test::commitId('3')}, {u"tags/v0.6.0"_s, test::commitId('1')}};
    for (const char digit : {'3', '2', '1'}) {
        one.commits.append(
            {test::commitId(digit), u"Change"_s, {{path, document}, {u"file1.txt"_s, document}}, {path}});
    }
    for (const char base : {'3', '1'}) {
        for (const char head : {'3', '2'}) {
            one.mergeBases.insert(QString(test::commitId(base) + u"..."_s + test::commitId(head)),
                                  test::commitId('1'));
        }
    }
    test::GitHubPullRequest pull;
    pull.number = pullRequest.number;
    pull.title = u"Faster"_s;
    pull.author = u"octocat"_s;
    pull.base = test::commitId('3');
    pull.head = test::commitId('2');
    pull.headRepository = one.name;
    pull.files = {{u"file1.txt"_s, u"added"_s, {}}, {u"new.txt"_s, u"renamed"_s, u"old.txt"_s}};
    one.pullRequests = {pull};
    one.comments = {{1, pullRequest.number, u"octocat"_s, false, u"Me too"_s}};
    server.repositories = {one};
    server.accounts = {{"ghp_contract", u"octocat"_s, QByteArray("repo"), {}, false}};
}

} // namespace

int main(int argc, char* argv[])
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    const bool records = arguments.value(1) == "record"_L1;
    test::GitHubServer server;
    QFile file(records ? arguments.value(2) : QString());
    if (records) {
        fill(server);
        if (!file.open(QIODevice::WriteOnly)) {
            qWarning("%s can't be written", qUtf8Printable(file.fileName()));
            return 2;
        }
        QObject::connect(&server, &test::GitHubServer::answered, &application,
                         [&file](const test::HttpRequest& request, int status, const QByteArray& body) {
                             const QJsonDocument json = QJsonDocument::fromJson(body);
                             const QJsonValue value = json.isArray()    ? QJsonValue(json.array())
                                                      : json.isObject() ? QJsonValue(json.object())
                                                                        : QJsonValue();
                             const bool isRaw = request.header("Accept").contains("raw");
                             const QJsonObject line{{u"method"_s, QString::fromLatin1(request.method)},
                                                    {u"target"_s, QString::fromLatin1(request.target)},
                                                    {u"status"_s, status},
                                                    {u"body"_s, isRaw ? QJsonValue() : value}};
                             file.write(QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n');
                         });
    }
    const auto host = GitHubHost::fromApiBase(records ? server.apiBase() : QUrl(arguments.value(2)));
    if (!host) {
        qWarning("usage: githubcontract ask API_BASE | record FILE");
        return 2;
    }
    test::LoopbackNetwork network;
    GitHubClient client(&network, *host, {});
    client.setToken(*GitHubToken::fromBytes("ghp_contract"));
    run(&client, std::make_shared<std::vector<Step>>(steps()), 0, true);
    const int code = QCoreApplication::exec();
    for (const QString& complaint : server.complaints()) {
        qWarning("%s", qUtf8Printable(complaint));
    }
    return server.complaints().isEmpty() ? code : 1;
}
