// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/comparing.h"
#include "models/comparison/review.h"
#include "tests/app/review/reviewfixture.h"
#include "tests/support/testobject.h"
#include "widgets/pages/comparepage.h"
#include "widgets/pages/cratepage.h"

#include <QDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rangebar::test {

/// The second look at a pull request, and what is kept of the first.
class ReviewHeaderTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void tellsThatNothingHasMoved();
    void comparesAnewWhereTheHeadMoved();
    void staysSwapped();
    void tellsThatTheDocumentIsTheSame();
    void tellsThatTheStateChanged();
    void comparesWithWhatWasSeenBefore();
    void showsTheFirstDocumentOnceItIsThere();
    void keepsWhatIsOnShowWhereItFails();
    void cancelsTheLook();
    void endsWhereTheReaderGoesOffline();
    void refsAreLookedAtAgain();
    void keepsBothInTheLibrary();
    void savedComparisonIsRestored();
    void savedComparisonWithoutTheLibraryIsRefused();
    void speaksTheLanguageOfTheWindow();

private:
    void lookAgain()
    {
        m_fixture->action("refresh")->trigger();
        QTRY_VERIFY(m_fixture->notice() != u"Looking again"_s);
        QTRY_VERIFY(!m_fixture->noticeAction() || m_fixture->noticeAction()->text() != u"Cancel"_s);
    }
    void wait(const QString& words)
    {
        QTRY_VERIFY2(m_fixture->notice().contains(words), qPrintable(m_fixture->notice()));
    }

    std::unique_ptr<ReviewFixture> m_fixture;
};

void ReviewHeaderTest::init()
{
    TestObject::init();
    m_fixture = std::make_unique<ReviewFixture>();
    m_fixture->begin();
}

void ReviewHeaderTest::tellsThatNothingHasMoved()
{
    m_fixture->openComparison();
    const qsizetype asked = m_fixture->github.http().requests().size();
    lookAgain();
    wait(u"Nothing has changed since the last look."_s);
    QVERIFY(m_fixture->github.http().requests().size() > asked);
    QVERIFY(m_fixture->server.requests().isEmpty()); // of the crates, none was asked for
    QVERIFY(!m_fixture->noticeAction());
}

void ReviewHeaderTest::comparesAnewWhereTheHeadMoved()
{
    m_fixture->openComparison();
    auto* filter = m_fixture->find<QLineEdit>("rowText");
    filter->setText(u"fan"_s);
    m_fixture->push('4', 400);
    m_fixture->press("reviewRefresh");
    wait(u"There are new commits since the last look."_s);
    QCOMPARE(m_fixture->shown(), u"compare"_s);
    QVERIFY(m_fixture->text("candidateLine").endsWith(u"from anna/demo#12 head 4444444"_s));
    QVERIFY(m_fixture->text("reviewLines").contains(u"candidate: faster, 4444444"_s));
    QCOMPARE(filter->text(), u"fan"_s);
    QCOMPARE(m_fixture->noticeAction()->text(), u"Compare with what you saw before"_s);
}

void ReviewHeaderTest::staysSwapped()
{
    m_fixture->openComparison();
    m_fixture->action("swapSides")->trigger();
    QVERIFY(m_fixture->text("baseLine").endsWith(u"from anna/demo#12 head 2222222"_s));
    QVERIFY(!m_fixture->text("reviewTitle").isEmpty());
    const QString swapped = u"The sides are turned round: what is called the base here is the candidate"_s;
    QVERIFY2(m_fixture->notice().startsWith(swapped), qPrintable(m_fixture->notice()));
    m_fixture->push('4', 400);
    lookAgain();
    wait(u"There are new commits since the last look."_s);
    QVERIFY(m_fixture->text("baseLine").endsWith(u"from anna/demo#12 head 4444444"_s));
    QVERIFY(m_fixture->text("candidateLine").endsWith(u"from anna/demo#12 base 1111111"_s));
}

void ReviewHeaderTest::tellsThatTheDocumentIsTheSame()
{
    m_fixture->openComparison();
    m_fixture->push('4', 200);
    lookAgain();
    wait(u"They do not change the document."_s);
    QVERIFY(!m_fixture->noticeAction());
}

void ReviewHeaderTest::tellsThatTheStateChanged()
{
    m_fixture->openComparison();
    m_fixture->pullRequest().state = u"closed"_s;
    m_fixture->pullRequest().merged = true;
    lookAgain();
    wait(u"Its state has changed since the last look."_s);
    QVERIFY(m_fixture->text("reviewLines").contains(u"merged"_s));
}

void ReviewHeaderTest::comparesWithWhatWasSeenBefore()
{
    m_fixture->openComparison();
    m_fixture->push('4', 400);
    lookAgain();
    wait(u"There are new commits"_s);
    m_fixture->noticeAction()->click();
    QTRY_VERIFY2(m_fixture->text("baseLine").endsWith(u"from anna/demo#12 head 2222222"_s),
                 qPrintable(m_fixture->text("baseLine")));
    QVERIFY(m_fixture->text("candidateLine").endsWith(u"from anna/demo#12 head 4444444"_s));
    wait(u"Compared is what you saw before with what is there now."_s);
    QVERIFY(!m_fixture->find<QPushButton>("reviewSummary") ||
            !m_fixture->find<QPushButton>("reviewSummary")->isVisible());
    lookAgain();
    wait(u"Nothing has changed since the last look."_s);
    QCOMPARE(m_fixture->noticeAction()->text(), u"Compare with the base"_s);
    m_fixture->noticeAction()->click();
    QTRY_VERIFY(m_fixture->text("baseLine").endsWith(u"from anna/demo#12 base 1111111"_s));
    QCOMPARE(m_fixture->notice(), QString());
}

void ReviewHeaderTest::showsTheFirstDocumentOnceItIsThere()
{
    m_fixture->pullRequest().files = {{u"src/lib.rs"_s, u"modified"_s, {}}};
    m_fixture->openByDialog(u"anna/demo#12"_s);
    QTRY_COMPARE(m_fixture->shown(), u"review"_s);
    QTRY_VERIFY(!m_fixture->find<QDialog>("pullRequestDialog"));
    m_fixture->pullRequest().files = {{ReviewFixture::resultsPath(), u"modified"_s, {}}};
    m_fixture->push('4', 400);
    lookAgain();
    QTRY_COMPARE(m_fixture->shown(), u"compare"_s);
    wait(u"There are new commits"_s);
}

void ReviewHeaderTest::keepsWhatIsOnShowWhereItFails()
{
    m_fixture->openComparison();
    m_fixture->repository().pullRequests.clear();
    lookAgain();
    wait(u"does not find the pull request anna/demo#12"_s);
    QCOMPARE(m_fixture->noticeAction()->text(), u"Preferences..."_s);
    QCOMPARE(m_fixture->shown(), u"compare"_s);
    QVERIFY(m_fixture->text("candidateLine").endsWith(u"from anna/demo#12 head 2222222"_s));
}

void ReviewHeaderTest::cancelsTheLook()
{
    m_fixture->openComparison();
    m_fixture->github.on("/repos/anna/demo/pulls/12", [](HttpExchange&) {});
    m_fixture->action("refresh")->trigger();
    QTRY_VERIFY(m_fixture->notice().contains(u"Reading the pull request"_s));
    QCOMPARE(m_fixture->noticeAction()->text(), u"Cancel"_s);
    QTest::keyClick(&m_fixture->window(), Qt::Key_Escape);
    wait(u"Cancelled."_s);
    m_fixture->action("refresh")->trigger();
    QTRY_VERIFY(m_fixture->notice().contains(u"Reading the pull request"_s));
    m_fixture->noticeAction()->click();
    wait(u"Cancelled."_s);
    // And the window may go in the middle of it.
    m_fixture->action("refresh")->trigger();
    m_fixture->stop();
}

void ReviewHeaderTest::endsWhereTheReaderGoesOffline()
{
    m_fixture->openComparison();
    const qsizetype asked = m_fixture->github.http().requests().size() + 1;
    m_fixture->github.on("/repos/anna/demo/pulls/12", [](HttpExchange&) {});
    m_fixture->action("refresh")->trigger();
    QTRY_VERIFY(m_fixture->notice().contains(u"Reading the pull request"_s));
    QTRY_COMPARE(m_fixture->github.http().requests().size(), asked); // under way, and without an answer
    m_fixture->action("workOffline")->trigger();
    wait(u"You work offline now"_s);
    m_fixture->action("refresh")->trigger();
    wait(u"so GitHub was not asked"_s);
    QCOMPARE(m_fixture->github.http().requests().size(), asked);
}

void ReviewHeaderTest::refsAreLookedAtAgain()
{
    m_fixture->repository().refs.insert(u"v1"_s, commitId('1'));
    m_fixture->repository().refs.insert(u"main"_s, commitId('2'));
    m_fixture->openByDialog(u"anna/demo@v1..main"_s);
    QTRY_COMPARE(m_fixture->shown(), u"compare"_s);
    QTRY_VERIFY(!m_fixture->find<QDialog>("pullRequestDialog"));
    m_fixture->repository().refs.insert(u"main"_s, commitId('3'));
    lookAgain();
    wait(u"There are new commits since the last look."_s);
    QVERIFY(m_fixture->text("candidateLine").endsWith(u"from anna/demo@main 3333333"_s));
}

void ReviewHeaderTest::keepsBothInTheLibrary()
{
    m_fixture->openComparison();
    const Library* library = m_fixture->program().library();
    QTRY_COMPARE(library->index()->entries().size(), 2);
    QStringList commits;
    for (const LibraryEntry& entry : library->index()->entries()) {
        const LibraryOrigin origin = library->index()->origins(entry.sha256).value(0);
        QCOMPARE(origin.kind, LibraryOrigin::Kind::Git);
        QCOMPARE(origin.place, m_fixture->github.http().url(u"/anna/demo"_s).toString());
        QCOMPARE(origin.entry, QStringList{ReviewFixture::resultsPath()});
        commits += origin.commit + u' ' + origin.ref;
    }
    commits.sort();
    QCOMPARE(commits,
             (QStringList{commitId('1') + u" refs/heads/main"_s, commitId('2') + u" refs/pull/12/head"_s}));
}

void ReviewHeaderTest::savedComparisonIsRestored()
{
    m_fixture->openComparison();
    QTRY_COMPARE(m_fixture->program().library()->index()->entries().size(), 2);
    const QString title = m_fixture->text("reviewTitle");
    const QString lines = m_fixture->text("reviewLines");
    QVERIFY(!title.isEmpty() && !lines.isEmpty());
    m_fixture->desktop.file = m_fixture->path(u"review.rangebar"_s);
    m_fixture->action("saveComparison")->trigger();
    m_fixture->begin();
    const qsizetype asked = m_fixture->github.http().requests().size();
    m_fixture->window().openFiles({m_fixture->desktop.file});
    QCOMPARE(m_fixture->shown(), u"compare"_s);
    QVERIFY(m_fixture->text("baseLine").endsWith(u"from anna/demo#12 base 1111111"_s));
    QVERIFY(m_fixture->text("candidateLine").endsWith(u"from anna/demo#12 head 2222222"_s));
    QCOMPARE(m_fixture->text("inputNotice"), QString());
    QCOMPARE(m_fixture->github.http().requests().size(), asked);
    // What it came from is told as it was, and there is nothing to look at again.
    QCOMPARE(m_fixture->text("reviewTitle"), title);
    QCOMPARE(m_fixture->text("reviewLines"), lines);
    QCOMPARE(m_fixture->notice(), u"This is what was known when the comparison was saved."_s);
    QVERIFY(!m_fixture->find<QPushButton>("reviewRefresh"));
    m_fixture->press("restoredBrowser");
    QTRY_COMPARE(m_fixture->desktop.opened.size(), 1);
    QVERIFY2(m_fixture->desktop.opened.constFirst().toString().endsWith(u"/anna/demo/pull/12"),
             qPrintable(m_fixture->desktop.opened.constFirst().toString()));
    m_fixture->action("swapSides")->trigger();
    QVERIFY(m_fixture->notice().contains(u"The sides are turned round"_s));
    m_fixture->action("swapSides")->trigger();
    // It is saved again with the comparison, and is gone with it.
    m_fixture->desktop.file = m_fixture->path(u"again.rangebar"_s);
    m_fixture->action("saveComparison")->trigger();
    m_fixture->begin();
    m_fixture->window().openFiles({m_fixture->desktop.file});
    QCOMPARE(m_fixture->text("reviewTitle"), title);
}

void ReviewHeaderTest::savedComparisonWithoutTheLibraryIsRefused()
{
    m_fixture->program().settings().set(Setting::KeepDocuments, false);
    m_fixture->openComparison();
    m_fixture->desktop.file = m_fixture->path(u"review.rangebar"_s);
    m_fixture->action("saveComparison")->trigger();
    m_fixture->window().showPage(u"overview"_s);
    m_fixture->window().openFiles({m_fixture->desktop.file});
    QTRY_VERIFY(m_fixture->find<QMessageBox>("problemBox"));
    auto* box = m_fixture->find<QMessageBox>("problemBox");
    QVERIFY2(box->text().contains(u"anna/demo#12 base 1111111 is not in the library."_s),
             qPrintable(box->text()));
    box->accept();
}

void ReviewHeaderTest::speaksTheLanguageOfTheWindow()
{
    m_fixture->openComparison();
    lookAgain();
    wait(u"Nothing has changed since the last look."_s);
    m_fixture->program().language().apply(u"ru"_s);
    QTRY_VERIFY(!m_fixture->text("reviewLines").contains(u"Looked at"_s));
    m_fixture->program().language().apply(u"en"_s);
    QTRY_VERIFY(m_fixture->text("reviewLines").contains(u"Looked at"_s));
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::ReviewHeaderTest)
#include "tst_reviewheader.moc"
