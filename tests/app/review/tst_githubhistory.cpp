// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/review/reviewfixture.h"
#include "tests/support/testobject.h"
#include "widgets/pages/historypage.h"
#include "widgets/parts/notice.h"

#include <QAbstractItemModel>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rangebar::test {

/// The history of a file on GitHub, taken into the library.
class GitHubHistoryTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void takesOnePageAndThenTheNext();
    void tellsWhatCouldNotBeRead();
    void takesNothingTwice();
    void tellsWhatIsWrongWhileItIsTyped();
    void tellsWhereThereIsNone();
    void keepsWhatCameBeforeTheEnd();
    void asksNobodyOffline();

private:
    void begin(const QString& repository = u"anna/demo"_s, const QString& branch = {});
    template <typename T>
    T* part(const char* name)
    {
        return m_fixture->part<T>("githubHistoryDialog", name);
    }
    QStringList column(int column)
    {
        const QAbstractItemModel* model = part<QTableView>("historyVersions")->model();
        QStringList texts;
        for (int row = 0; row < model->rowCount(); ++row) {
            texts += model->index(row, column).data().toString();
        }
        return texts;
    }
    void settle()
    {
        QTRY_VERIFY(!part<QWidget>("historyProgress")->isVisible());
        QTRY_VERIFY(!m_fixture->program().library()->isBusy());
    }
    QString summary() { return part<QLabel>("historySummary")->text(); }

    std::unique_ptr<ReviewFixture> m_fixture;
};

void GitHubHistoryTest::init()
{
    TestObject::init();
    m_fixture = std::make_unique<ReviewFixture>();
    for (GitHubCommit& commit : m_fixture->repository().commits) {
        commit.touched = {ReviewFixture::resultsPath()};
    }
    m_fixture->begin();
}

void GitHubHistoryTest::begin(const QString& repository, const QString& branch)
{
    m_fixture->action("importHistory")->trigger();
    QTRY_VERIFY(m_fixture->find<QDialog>("githubHistoryDialog"));
    part<QLineEdit>("historyRepository")->setText(repository);
    part<QLineEdit>("historyBranch")->setText(branch);
    part<QPushButton>("importHistoryButton")->click();
}

void GitHubHistoryTest::takesOnePageAndThenTheNext()
{
    m_fixture->github.pageSize = 2;
    begin();
    settle();
    QCOMPARE(column(1), (QStringList{u"3333333"_s, u"2222222"_s}));
    QCOMPARE(column(0), (QStringList{u"Go on"_s, u"Faster"_s}));
    QCOMPARE(column(3).first(), u"taken into the library"_s);
    QVERIFY2(summary().startsWith(u"2 version"_s) && summary().endsWith(u"There are earlier ones."_s),
             qPrintable(summary()));
    QTRY_COMPARE(m_fixture->program().library()->index()->entries().size(), 2);
    // The history of the crate stands behind the dialog already.
    QCOMPARE(m_fixture->shown(), u"history:ruststream-demo"_s);
    auto* more = part<QPushButton>("importEarlier");
    QVERIFY(more->isVisible());
    more->click();
    settle();
    QCOMPARE(column(1), (QStringList{u"3333333"_s, u"2222222"_s, u"1111111"_s}));
    QVERIFY(!more->isVisible());
    QTRY_COMPARE(m_fixture->program().library()->index()->entries().size(), 3);
    m_fixture->window().showPage(u"overview"_s);
    part<QPushButton>("showHistory")->click();
    QTRY_VERIFY(!m_fixture->find<QDialog>("githubHistoryDialog"));
    QCOMPARE(m_fixture->shown(), u"history:ruststream-demo"_s);
    QTRY_COMPARE(m_fixture->find<HistoryPage>("historyPage")->content().documents.size(), 3);
    const Library* library = m_fixture->program().library();
    for (const LibraryEntry& entry : library->index()->entries()) {
        const LibraryOrigin origin = library->index()->origins(entry.sha256).value(0);
        QCOMPARE(origin.kind, LibraryOrigin::Kind::Git);
        QVERIFY(!origin.commit.isEmpty() && !origin.subject.isEmpty() && origin.dated.isValid());
        QCOMPARE(origin.place, m_fixture->github.http().url(u"/anna/demo"_s).toString());
    }
    QCOMPARE(m_fixture->github.complaints(), QStringList());
}

void GitHubHistoryTest::tellsWhatCouldNotBeRead()
{
    GitHubCommit removal{
        .id = commitId('4'), .message = u"Away"_s, .touched = {ReviewFixture::resultsPath()}};
    m_fixture->repository().commits.prepend(removal);
    m_fixture->repository().refs.insert(u"heads/main"_s, commitId('4'));
    m_fixture->repository().commits[1].files[ReviewFixture::resultsPath()] = "{}";
    m_fixture->repository().commits[2].files[ReviewFixture::resultsPath()] =
        "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n";
    begin();
    settle();
    const QStringList results = column(3);
    QCOMPARE(results.size(), 4);
    QCOMPARE(results.at(0), u"this commit removed the file"_s);
    QVERIFY2(!results.at(1).isEmpty() && results.at(1) != u"taken into the library"_s,
             qPrintable(results.at(1)));
    QVERIFY2(results.at(2).contains(u"Git LFS"_s), qPrintable(results.at(2)));
    QCOMPARE(results.at(3), u"taken into the library"_s);
    QVERIFY2(summary().contains(u"2 could not be read; the list says why."_s), qPrintable(summary()));
    QVERIFY(summary().contains(u"removed the file."_s));
}

void GitHubHistoryTest::takesNothingTwice()
{
    m_fixture->repository().commits[0].files = m_fixture->repository().commits[1].files;
    begin();
    settle();
    QCOMPARE(column(3), (QStringList{u"taken into the library"_s, u"the library had it already"_s,
                                     u"taken into the library"_s}));
    QTRY_COMPARE(m_fixture->program().library()->index()->entries().size(), 2);
    part<QPushButton>("importHistoryButton")->click();
    settle();
    QVERIFY2(summary().startsWith(u"0 version"_s) && summary().contains(u"there already."_s),
             qPrintable(summary()));
}

void GitHubHistoryTest::tellsWhatIsWrongWhileItIsTyped()
{
    begin({});
    const auto* problem = part<QLabel>("historyProblem");
    const auto* start = part<QPushButton>("importHistoryButton");
    QVERIFY(problem->isVisible() && !start->isEnabled());
    part<QLineEdit>("historyRepository")->setText(u"anna"_s);
    QVERIFY(problem->isVisible() && !start->isEnabled());
    part<QLineEdit>("historyRepository")->setText(u"anna/demo"_s);
    QVERIFY(!problem->isVisible() && start->isEnabled());
    part<QLineEdit>("historyBranch")->setText(u"a b"_s);
    QVERIFY(problem->isVisible() && !start->isEnabled());
    part<QLineEdit>("historyBranch")->setText(u"release/1.0"_s);
    QVERIFY(!problem->isVisible() && start->isEnabled());
    part<QLineEdit>("historyPath")->clear();
    QVERIFY(problem->isVisible() && !start->isEnabled());
    QVERIFY(m_fixture->github.http().requests().isEmpty());
}

void GitHubHistoryTest::tellsWhereThereIsNone()
{
    begin(u"anna/nothing"_s);
    settle();
    const auto* notice = part<Notice>("historyNotice");
    QTRY_VERIFY(notice->isVisible());
    QVERIFY(notice->text().contains(u"does not find"_s));
    QCOMPARE(notice->action(), u"Preferences..."_s);
}

void GitHubHistoryTest::keepsWhatCameBeforeTheEnd()
{
    m_fixture->github.on("/repos/anna/demo/contents/docs%2Fbenchmarks%2Fresults.json?ref=" +
                             commitId('2').toLatin1(),
                         [](HttpExchange&) {});
    begin();
    QTRY_COMPARE(column(0).size(), 1);
    QTest::keyClick(m_fixture->find<QDialog>("githubHistoryDialog"), Qt::Key_Escape);
    settle();
    QVERIFY(part<Notice>("historyNotice")->text().startsWith(u"Cancelled."_s));
    QTRY_COMPARE(m_fixture->program().library()->index()->entries().size(), 1);
    QVERIFY(part<QPushButton>("showHistory")->isVisible());
}

void GitHubHistoryTest::asksNobodyOffline()
{
    m_fixture->program().setWorkingOffline(true);
    begin();
    QTRY_VERIFY(part<Notice>("historyNotice")->text().contains(u"You work offline"_s));
    QVERIFY(m_fixture->github.http().requests().isEmpty());
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::GitHubHistoryTest)
#include "tst_githubhistory.moc"
