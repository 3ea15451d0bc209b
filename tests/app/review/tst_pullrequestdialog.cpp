// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/review/reviewfixture.h"
#include "tests/support/testobject.h"
#include "widgets/pages/cratepage.h"
#include "widgets/parts/notice.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QTableView>
#include <QTcpSocket>
#include <QTest>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace rangebar::test {
namespace {

/// The pull request, its files, the merge base, and the two documents.
constexpr int stepsOfAPullRequest = 5;

} // namespace

class PullRequestDialogTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void opensWhatIsTyped();
    void cursorIsInTheAddress();
    void tellsWhatIsWrongWhileItIsTyped_data();
    void tellsWhatIsWrongWhileItIsTyped();
    void takesWhatIsOnTheClipboard();
    void opensWhatIsDropped_data();
    void opensWhatIsDropped();
    void leavesOtherTextAlone();
    void opensTheOneOfTheCommandLine();
    void opensWhereTheForkIsGone();
    void comparesWithTheTip();
    void readsAnotherFile();
    void tellsThatTheRepositoryWasRenamed();
    void showsTheFirstDocumentAlone();
    void showsTheDocumentOfTheTarget();
    void showsThatThereIsNone();
    void showsTheReadableSideAlone();
    void offersEachOfSeveral();
    void comparesTwoRefs();
    void cancels();
    void closesAtEveryStep();
    void losesTheConnectionAtEveryStep();
    void leadsToTheTokenWhereItMayBePrivate();
    void tellsThatTheTokenOfTheEnvironmentIsNone();
    void tellsThatItWaits();
    void asksNobodyOffline();
    void listsTheOpenOnes();
    void listIsStopped();

private:
    QString notice() { return m_fixture->part<Notice>("pullRequestDialog", "pullRequestNotice")->text(); }
    bool isBusy()
    {
        return m_fixture->part<QWidget>("pullRequestDialog", "pullRequestProgress")->isVisible();
    }
    QPushButton* openButton()
    {
        return m_fixture->part<QPushButton>("pullRequestDialog", "openPullRequestButton");
    }
    QDialog* dialog() { return m_fixture->find<QDialog>("pullRequestDialog"); }

    std::unique_ptr<ReviewFixture> m_fixture;
};

void PullRequestDialogTest::init()
{
    TestObject::init();
    QApplication::clipboard()->clear();
    m_fixture = std::make_unique<ReviewFixture>();
    m_fixture->begin();
}

void PullRequestDialogTest::opensWhatIsTyped()
{
    QCOMPARE(m_fixture->action("openPullRequest")->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_P));
    m_fixture->openByDialog(u"anna/demo#12"_s);
    QTRY_COMPARE(m_fixture->shown(), u"compare"_s);
    QTRY_VERIFY(!dialog());
    QCOMPARE(m_fixture->text("reviewTitle"), u"Faster <b>fan</b> out"_s);
    const QString lines = m_fixture->text("reviewLines");
    QVERIFY2(lines.contains(u"anna/demo#12 by ben, open, 3 commits, from the fork ben/demo"_s),
             qPrintable(lines));
    QVERIFY(lines.contains(u"base: where it left main, 1111111; candidate: faster, 2222222"_s));
    QVERIFY(lines.contains(u"Looked at "_s));
    QVERIFY(m_fixture->text("baseLine").endsWith(u"from anna/demo#12 base 1111111"_s));
    QVERIFY(m_fixture->text("candidateLine").endsWith(u"from anna/demo#12 head 2222222"_s));
    QCOMPARE(m_fixture->notice(), QString());
    m_fixture->press("reviewBrowser");
    QTRY_COMPARE(m_fixture->desktop.opened.size(), 1);
    QVERIFY(m_fixture->desktop.opened.first().path().endsWith(u"/anna/demo/pull/12"_s));
    QCOMPARE(m_fixture->github.complaints(), QStringList());
    for (const HttpRequest& request : m_fixture->github.http().requests()) {
        QVERIFY(!request.has("Authorization"));
    }
    // Another comparison has another header.
    const QString one = m_fixture->write(u"one.json"_s, smallDocument(1));
    m_fixture->window().compareFiles(one, m_fixture->write(u"two.json"_s, smallDocument(2)));
    QCOMPARE(m_fixture->text("reviewTitle"), QString());
}

void PullRequestDialogTest::cursorIsInTheAddress()
{
    m_fixture->action("openPullRequest")->trigger();
    const auto* address = m_fixture->part<QLineEdit>("pullRequestDialog", "pullRequestAddress");
    QTRY_VERIFY(dialog()->focusWidget() == address);
    QTest::keyClicks(dialog()->focusWidget(), u"anna/demo#12"_s);
    QCOMPARE(address->text(), u"anna/demo#12"_s);
    QStringList way;
    for (int i = 0; i < 3; ++i) {
        QTest::keyClick(dialog()->focusWidget(), Qt::Key_Tab);
        way += dialog()->focusWidget()->objectName();
    }
    QCOMPARE(way, (QStringList{u"pullRequestBase"_s, u"pullRequestPath"_s, u"openPullRequestButton"_s}));
    QTest::keyClick(dialog(), Qt::Key_Escape);
}

void PullRequestDialogTest::tellsWhatIsWrongWhileItIsTyped_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");
    QTest::newRow("nothing") << QString() << u"Enter the address"_s;
    QTest::newRow("no number") << u"anna/demo#"_s << u"number of the pull request is missing"_s;
    QTest::newRow("another host") << u"https://example.org/anna/demo/pull/1"_s << u"example.org"_s;
    QTest::newRow("another page") << u"anna/demo/wiki"_s << u"neither"_s;
    QTest::newRow("one ref") << u"anna/demo@main"_s << u"Two branches"_s;
}

void PullRequestDialogTest::tellsWhatIsWrongWhileItIsTyped()
{
    QFETCH(const QString, text);
    QFETCH(const QString, words);
    m_fixture->openByDialog(text);
    const auto* problem = m_fixture->part<QLabel>("pullRequestDialog", "addressProblem");
    QVERIFY2(problem->isVisible() && problem->text().contains(words), qPrintable(problem->text()));
    QVERIFY(!openButton()->isEnabled());
    QVERIFY(m_fixture->github.http().requests().isEmpty());
    auto* line = m_fixture->part<QLineEdit>("pullRequestDialog", "pullRequestAddress");
    line->setText(u"anna/demo#12"_s);
    QVERIFY(!problem->isVisible() && openButton()->isEnabled());
    auto* file = m_fixture->part<QLineEdit>("pullRequestDialog", "pullRequestPath");
    file->clear();
    QVERIFY(problem->isVisible() && !openButton()->isEnabled());
}

void PullRequestDialogTest::takesWhatIsOnTheClipboard()
{
    const QString address = m_fixture->github.http().url(u"/anna/demo/pull/12/files?w=1"_s).toString();
    QApplication::clipboard()->setText(address + u'\n');
    m_fixture->action("openPullRequest")->trigger();
    auto* line = m_fixture->part<QLineEdit>("pullRequestDialog", "pullRequestAddress");
    QCOMPARE(line->text(), address);
    QVERIFY(m_fixture->github.http().requests().isEmpty());
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_COMPARE(m_fixture->shown(), u"compare"_s);
}

void PullRequestDialogTest::opensWhatIsDropped_data()
{
    QTest::addColumn<bool>("asLink");
    QTest::newRow("a link") << true;
    QTest::newRow("plain text") << false;
}

void PullRequestDialogTest::opensWhatIsDropped()
{
    QFETCH(const bool, asLink);
    QMimeData data;
    if (asLink) {
        data.setUrls({m_fixture->github.http().url(u"/anna/demo/pull/12"_s)});
    } else {
        data.setText(u" anna/demo#12\n"_s);
    }
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&m_fixture->window(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&m_fixture->window(), &drop);
    QTRY_COMPARE(m_fixture->shown(), u"compare"_s);
    QCOMPARE(m_fixture->text("reviewTitle"), u"Faster <b>fan</b> out"_s);
}

void PullRequestDialogTest::leavesOtherTextAlone()
{
    QMimeData data;
    data.setUrls({QUrl(u"https://example.org/anna/demo/pull/12"_s)});
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    enter.ignore();
    QApplication::sendEvent(&m_fixture->window(), &enter);
    QVERIFY(!enter.isAccepted());
}

void PullRequestDialogTest::opensTheOneOfTheCommandLine()
{
    m_fixture->stop();
    m_fixture->beforeShow = [this] { m_fixture->window().openPullRequest(u"anna/demo#12"_s); };
    m_fixture->start();
    QTRY_COMPARE(m_fixture->shown(), u"compare"_s);
    QCOMPARE(m_fixture->text("reviewTitle"), u"Faster <b>fan</b> out"_s);
}

void PullRequestDialogTest::opensWhereTheForkIsGone()
{
    m_fixture->pullRequest().headRepository.clear();
    m_fixture->pullRequest().author.clear();
    m_fixture->openComparison();
    QVERIFY(m_fixture->text("reviewLines").contains(u"by an account that is gone"_s));
    QVERIFY(m_fixture->text("reviewLines").contains(u"from a fork that is gone"_s));
}

void PullRequestDialogTest::comparesWithTheTip()
{
    m_fixture->action("openPullRequest")->trigger();
    auto* base = m_fixture->part<QComboBox>("pullRequestDialog", "pullRequestBase");
    base->setCurrentIndex(1);
    m_fixture->openComparison();
    QVERIFY(m_fixture->text("baseLine").endsWith(u"from anna/demo#12 base 3333333"_s));
    QVERIFY(m_fixture->text("reviewLines").contains(u"base: the tip of main, 3333333"_s));
}

void PullRequestDialogTest::readsAnotherFile()
{
    const QString other = u"bench/all.json"_s;
    for (GitHubCommit& commit : m_fixture->repository().commits) {
        commit.files.insert(other, commit.files.value(ReviewFixture::resultsPath()));
    }
    m_fixture->pullRequest().files.append({other, u"modified"_s, {}});
    m_fixture->action("openPullRequest")->trigger();
    m_fixture->part<QLineEdit>("pullRequestDialog", "pullRequestPath")->setText(other);
    m_fixture->openComparison();
    QVERIFY(m_fixture->text("candidateLine").endsWith(u"from anna/demo#12 head 2222222, bench/all.json"_s));
}

void PullRequestDialogTest::tellsThatTheRepositoryWasRenamed()
{
    m_fixture->repository().formerNames = {u"anna/old"_s};
    m_fixture->openByDialog(u"anna/old#12"_s);
    QTRY_COMPARE(m_fixture->shown(), u"compare"_s);
    QVERIFY(m_fixture->text("reviewLines").contains(u"The repository anna/old is named anna/demo now."_s));
}

void PullRequestDialogTest::showsTheFirstDocumentAlone()
{
    m_fixture->pullRequest().files = {{ReviewFixture::resultsPath(), u"added"_s, {}}};
    m_fixture->repository().commits[2].files.clear();
    m_fixture->openByDialog(u"anna/demo#12"_s);
    QTRY_COMPARE(m_fixture->shown(), u"review"_s);
    QCOMPARE(m_fixture->text("reviewTitle"), u"Faster <b>fan</b> out"_s);
    auto* page = m_fixture->find<CratePage>("cratePage");
    QVERIFY2(page->content().notice.contains(u"adds docs/benchmarks/results.json"_s),
             qPrintable(page->content().notice));
    QCOMPARE(page->content().document->bytes, smallDocument(200));
    QCOMPARE(m_fixture->text("origin"), u"anna/demo#12 head 2222222"_s);
    QVERIFY(m_fixture->listed(u"review"_s).isValid());
    QVERIFY(m_fixture->action("export")->isEnabled());
    QVERIFY(m_fixture->action("compareWithFile")->isEnabled());
    // It can be compared with a file.
    m_fixture->desktop.documents = {m_fixture->write(u"mine.json"_s, smallDocument(1))};
    m_fixture->action("compareWithFile")->trigger();
    QCOMPARE(m_fixture->shown(), u"compare"_s);
    QCOMPARE(m_fixture->text("reviewTitle"), QString());
    // And it is still there.
    m_fixture->window().showPage(u"review"_s);
    QCOMPARE(m_fixture->text("reviewTitle"), u"Faster <b>fan</b> out"_s);
    // The next one takes its place.
    m_fixture->repository().commits[2].files = {{ReviewFixture::resultsPath(), smallDocument(100)}};
    m_fixture->pullRequest().files = {{ReviewFixture::resultsPath(), u"modified"_s, {}}};
    m_fixture->openComparison();
    QVERIFY(!m_fixture->listed(u"review"_s).isValid());
}

void PullRequestDialogTest::showsTheDocumentOfTheTarget()
{
    m_fixture->pullRequest().files = {{u"src/lib.rs"_s, u"modified"_s, {}}};
    m_fixture->openByDialog(u"anna/demo#12"_s);
    QTRY_COMPARE(m_fixture->shown(), u"review"_s);
    const auto* page = m_fixture->find<CratePage>("cratePage");
    QVERIFY(page->content().notice.contains(u"does not touch docs/benchmarks/results.json"_s));
    QVERIFY(page->content().document);
}

void PullRequestDialogTest::showsThatThereIsNone()
{
    m_fixture->pullRequest().files = {{u"src/lib.rs"_s, u"modified"_s, {}}};
    for (GitHubCommit& commit : m_fixture->repository().commits) {
        commit.files.clear();
    }
    m_fixture->openByDialog(u"anna/demo#12"_s);
    QTRY_COMPARE(m_fixture->shown(), u"review"_s);
    QVERIFY2(m_fixture->text("emptyReason").contains(u"The target branch has no such document either."_s),
             qPrintable(m_fixture->text("emptyReason")));
    QCOMPARE(m_fixture->text("reviewTitle"), u"Faster <b>fan</b> out"_s);
}

void PullRequestDialogTest::showsTheReadableSideAlone()
{
    m_fixture->repository().commits[1].files = {{ReviewFixture::resultsPath(), "{\"schema\": 3, "}};
    m_fixture->openByDialog(u"anna/demo#12"_s);
    QTRY_COMPARE(m_fixture->shown(), u"review"_s);
    const auto* page = m_fixture->find<CratePage>("cratePage");
    QVERIFY2(page->content().notice.contains(u"docs/benchmarks/results.json of the commit 2222222"_s),
             qPrintable(page->content().notice));
    QCOMPARE(page->content().document->bytes, smallDocument(100));
}

void PullRequestDialogTest::offersEachOfSeveral()
{
    const QString one = u"a/results.json"_s;
    const QString other = u"b/results.json"_s;
    m_fixture->pullRequest().files = {{one, u"modified"_s, {}}, {other, u"modified"_s, {}}};
    for (GitHubCommit& commit : m_fixture->repository().commits) {
        commit.files = {{one, smallDocument(1)}, {other, smallDocument(commit.id == commitId('2') ? 5 : 4)}};
    }
    m_fixture->openByDialog(u"anna/demo#12"_s);
    auto* choice = m_fixture->part<QListWidget>("pullRequestDialog", "documentChoice");
    QTRY_VERIFY(choice->isVisible());
    QVERIFY(notice().contains(u"Choose one."_s));
    QCOMPARE(choice->count(), 2);
    choice->setCurrentRow(1);
    openButton()->click();
    QTRY_COMPARE(m_fixture->shown(), u"compare"_s);
    QVERIFY(m_fixture->text("candidateLine").endsWith(u"from anna/demo#12 head 2222222, b/results.json"_s));
}

void PullRequestDialogTest::comparesTwoRefs()
{
    m_fixture->repository().refs.insert(u"tags/v0.6.0"_s, commitId('1'));
    m_fixture->repository().refs.insert(u"v0.6.0"_s, commitId('1'));
    m_fixture->repository().refs.insert(u"main"_s, commitId('3'));
    m_fixture->openByDialog(u"anna/demo@v0.6.0..main"_s);
    QTRY_COMPARE(m_fixture->shown(), u"compare"_s);
    QCOMPARE(m_fixture->text("reviewTitle"), u"anna/demo@v0.6.0..main"_s);
    QVERIFY(m_fixture->text("reviewLines").contains(u"base: v0.6.0, 1111111; candidate: main, 3333333"_s));
    QVERIFY(m_fixture->text("baseLine").endsWith(u"from anna/demo@v0.6.0 1111111"_s));
    QVERIFY(m_fixture->text("candidateLine").endsWith(u"from anna/demo@main 3333333"_s));
    QVERIFY(!m_fixture->find<QPushButton>("reviewSummary")); // there is nothing to comment on
    m_fixture->press("reviewBrowser");
    QTRY_COMPARE(m_fixture->desktop.opened.size(), 1);
    QVERIFY(m_fixture->desktop.opened.first().path().startsWith(u"/anna/demo/compare/"_s));
    QCOMPARE(m_fixture->github.complaints(), QStringList());
}

/// The program may end while a request is under way, with the dialog open.
void PullRequestDialogTest::closesAtEveryStep()
{
    for (int step = 1; step <= stepsOfAPullRequest; ++step) {
        m_fixture = std::make_unique<ReviewFixture>();
        m_fixture->begin();
        bool isClosed = false;
        connect(&m_fixture->github.http(), &HttpServer::requested, this, [&] {
            if (m_fixture->github.http().requests().size() == step) {
                QMetaObject::invokeMethod(
                    this,
                    [&] {
                        m_fixture->stop();
                        isClosed = true;
                    },
                    Qt::QueuedConnection);
            }
        });
        m_fixture->openByDialog(u"anna/demo#12"_s);
        QTRY_VERIFY2(isClosed, qPrintable(QString::number(step)));
        QCoreApplication::processEvents();
    }
}

void PullRequestDialogTest::losesTheConnectionAtEveryStep()
{
    for (int step = 1; step <= stepsOfAPullRequest; ++step) {
        m_fixture = std::make_unique<ReviewFixture>();
        m_fixture->begin();
        connect(&m_fixture->github.http(), &HttpServer::requested, this, [&] {
            if (m_fixture->github.http().requests().size() == step) {
                m_fixture->github.http().close();
                for (QTcpSocket* socket : m_fixture->github.http().findChildren<QTcpSocket*>()) {
                    socket->abort();
                }
            }
        });
        m_fixture->openByDialog(u"anna/demo#12"_s);
        QTRY_VERIFY2(dialog() && !isBusy() && !notice().isEmpty(), qPrintable(QString::number(step)));
        QVERIFY2(notice().contains(u"127.0.0.1"_s), qPrintable(notice()));
        QVERIFY(openButton()->isEnabled());
        QCOMPARE(m_fixture->shown(), u"overview"_s);
    }
}

void PullRequestDialogTest::cancels()
{
    m_fixture->github.on("/repos/anna/demo/pulls/12", [](HttpExchange&) {}); // never answers
    m_fixture->openByDialog(u"anna/demo#12"_s);
    QTRY_COMPARE(m_fixture->github.http().requests().size(), 1);
    QVERIFY(isBusy());
    QVERIFY(m_fixture->text("pullRequestProgressText").contains(u"Reading the pull request anna/demo#12"_s));
    QTest::keyClick(dialog(), Qt::Key_Escape);
    QVERIFY(!isBusy());
    QCOMPARE(notice(), u"Cancelled."_s);
    QVERIFY(openButton()->isEnabled());
    QTest::keyClick(dialog(), Qt::Key_Escape);
    QTRY_VERIFY(!dialog());
    QCOMPARE(m_fixture->shown(), u"overview"_s);
}

void PullRequestDialogTest::leadsToTheTokenWhereItMayBePrivate()
{
    m_fixture->openByDialog(u"anna/secret#1"_s);
    QTRY_VERIFY(!notice().isEmpty() && !isBusy());
    QVERIFY2(notice().contains(u"private and needs a token"_s), qPrintable(notice()));
    auto* lead = m_fixture->part<QPushButton>("pullRequestNotice", "noticeAction");
    QVERIFY(lead->isVisible());
    bool isShown = false;
    QTimer::singleShot(0, this, [&isShown] {
        if (auto* preferences = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
            const auto* entry = preferences->findChild<QLineEdit*>(u"tokenEntry"_s);
            isShown = preferences->objectName() == u"preferencesDialog"_s && entry && entry->isVisible();
            preferences->reject();
        }
    });
    lead->click();
    QVERIFY(isShown);
    QVERIFY(dialog()->isVisible());
}

void PullRequestDialogTest::tellsThatTheTokenOfTheEnvironmentIsNone()
{
    m_fixture->stop();
    qputenv("RANGEBAR_GITHUB_TOKEN", "no token");
    m_fixture->start();
    m_fixture->openByDialog(u"anna/demo#12"_s);
    QTRY_VERIFY2(notice().contains(u"RANGEBAR_GITHUB_TOKEN"_s), qPrintable(notice()));
    QVERIFY(m_fixture->github.http().requests().isEmpty());
}

void PullRequestDialogTest::tellsThatItWaits()
{
    m_fixture->github.answerNext(403, R"({"message":"You have exceeded a secondary rate limit."})",
                                 {{"Content-Type", "application/json"}, {"Retry-After", "90"}});
    m_fixture->openByDialog(u"anna/demo#12"_s);
    QTRY_VERIFY2(
        m_fixture->text("pullRequestProgressText").contains(u"GitHub wants fewer requests; waiting"_s),
        qPrintable(m_fixture->text("pullRequestProgressText")));
    QTest::keyClick(dialog(), Qt::Key_Escape);
    QCOMPARE(notice(), u"Cancelled."_s);
}

void PullRequestDialogTest::asksNobodyOffline()
{
    m_fixture->program().setWorkingOffline(true);
    m_fixture->openByDialog(u"anna/demo#12"_s);
    QTRY_VERIFY2(notice().contains(u"You work offline"_s), qPrintable(notice()));
    QVERIFY(m_fixture->github.http().requests().isEmpty());
    m_fixture->program().setWorkingOffline(false);
    QTest::keyClick(m_fixture->part<QLineEdit>("pullRequestDialog", "pullRequestAddress"), Qt::Key_Return);
    QTRY_COMPARE(m_fixture->shown(), u"compare"_s);
}

void PullRequestDialogTest::listsTheOpenOnes()
{
    GitHubPullRequest other = m_fixture->pullRequest();
    other.number = 13;
    other.files = {{u"src/lib.rs"_s, u"modified"_s, {}}};
    m_fixture->repository().pullRequests.append(other);
    m_fixture->openByDialog(u"anna/demo"_s);
    auto* list = m_fixture->part<QTableView>("pullRequestDialog", "openPullRequests");
    QTRY_VERIFY(list->isVisible() && !isBusy());
    QCOMPARE(list->model()->rowCount(), 1);
    QCOMPARE(list->model()->index(0, 1).data().toString(), u"#12"_s);
    QCOMPARE(list->model()->index(0, 0).data().toString(), u"Faster <b>fan</b> out"_s);
    QVERIFY2(m_fixture->text("pullRequestListTitle").contains(u"Looked at 2 open pull request"_s),
             qPrintable(m_fixture->text("pullRequestListTitle")));
    list->setCurrentIndex(list->model()->index(0, 0));
    QTest::keyClick(list, Qt::Key_Return);
    QTRY_COMPARE(m_fixture->shown(), u"compare"_s);
    QVERIFY(m_fixture->text("reviewLines").contains(u"anna/demo#12"_s));
}

void PullRequestDialogTest::listIsStopped()
{
    m_fixture->github.on("/repos/anna/demo/pulls/12/files?per_page=100", [](HttpExchange&) {});
    m_fixture->openByDialog(u"anna/demo"_s);
    QTRY_COMPARE(m_fixture->github.http().requests().size(), 2);
    QTest::keyClick(dialog(), Qt::Key_Escape);
    QVERIFY(!isBusy());
    QCOMPARE(notice(), u"Cancelled."_s);
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::PullRequestDialogTest)
#include "tst_pullrequestdialog.moc"
