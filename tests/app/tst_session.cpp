// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/comparing.h"
#include "app/crashmark.h"
#include "app/log.h"
#include "app/sessionkeeper.h"
#include "models/items/pagekeys.h"
#include "models/log/logcategories.h"
#include "tests/app/programfixture.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"
#include "widgets/pages/comparepage.h"
#include "widgets/parts/notice.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

namespace rangebar::test {

using namespace Qt::StringLiterals;

/// Ends of the program that nobody wanted, of the real one as well.
class SessionTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        TestObject::init();
        m_fixture = std::make_unique<ProgramFixture>();
    }
    void cleanup()
    {
        m_keeper.reset();
        m_fixture.reset();
    }

    void storeTellsLostSessionsFromRunningOnes();
    void lostSessionIsOfferedToOneProgramOnly();
    void brokenSessionFileDoesNoHarm_data();
    void brokenSessionFileDoesNoHarm();
    void orderlyEndLeavesNothing();
    void documentsComparisonAndPageAreRestored();
    void foldersAreWatchedAgain();
    void forgottenSessionIsNotOfferedAgain();
    void restoreThatCrashedIsSaid();
    void detailsHoldNoSecretsAndNoName();
    void killedProgramIsOfferedAtTheNextStart_data();
    void killedProgramIsOfferedAtTheNextStart();
    void crashLeavesItsMark();
    void twoProgramsKeepTwoSessions();

private:
    QString sessions() const { return m_fixture->path(u"data/sessions"_s); }
    QStringList sessionFiles() const { return QDir(sessions()).entryList({u"*.session"_s}, QDir::Files); }
    QByteArray onlySession() const
    {
        QFile file(QDir(sessions()).filePath(sessionFiles().value(0)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void start()
    {
        m_keeper.reset();
        m_fixture->start();
        m_keeper = std::make_unique<SessionKeeper>(&m_fixture->window(), sessions());
        m_keeper->begin();
    }
    /// What kill -9 leaves: files, and no lock that anybody holds.
    void endUnexpectedly()
    {
        m_keeper.reset();
        m_fixture->stop();
    }
    Notice* offer() { return m_fixture->window().findChild<Notice*>(u"lostSession"_s); }
    void press(const QString& button)
    {
        QTest::mouseClick(offer()->findChild<QPushButton*>(button), Qt::LeftButton);
    }
    std::unique_ptr<QProcess> startReal(const QStringList& arguments = {}) const;

    std::unique_ptr<ProgramFixture> m_fixture;
    std::unique_ptr<SessionKeeper> m_keeper;
};

std::unique_ptr<QProcess> SessionTest::startReal(const QStringList& arguments) const
{
    auto process = std::make_unique<QProcess>();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"RANGEBAR_HOME"_s, m_fixture->path({}));
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    // A sanitizer would take the signals for itself.
    environment.insert(u"ASAN_OPTIONS"_s,
                       environment.value(u"ASAN_OPTIONS"_s) + u":handle_segv=0:handle_abort=0"_s);
    process->setProcessEnvironment(environment);
    process->setProcessChannelMode(QProcess::ForwardedChannels);
    process->start(QStringLiteral(RANGEBAR_BINARY), arguments);
    return process;
}

void SessionTest::storeTellsLostSessionsFromRunningOnes()
{
    const QTemporaryDir folder;
    SessionState state;
    state.documents = {u"/srv/a b.json"_s};
    state.page = u"file:/srv/a b.json"_s;
    SessionStore running(folder.path());
    QVERIFY(running.begin());
    running.write(state);
    {
        SessionStore lost(folder.path());
        QVERIFY(lost.begin());
        lost.write(state);
    }
    SessionStore next(folder.path());
    QVERIFY(next.begin());
    const QList<LostSession> found = next.lost();
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.first().state, state);
    QVERIFY(!found.first().wasRestoring);
    QVERIFY(found.first().mark.isEmpty());
    next.beginRestoring(found.first());
    next.forget(found.first());
    QVERIFY(next.lost().isEmpty());
    running.end();
    next.end();
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList());
}

void SessionTest::lostSessionIsOfferedToOneProgramOnly()
{
    const QTemporaryDir folder;
    SessionState state;
    state.documents = {u"/a.json"_s};
    {
        SessionStore lost(folder.path());
        QVERIFY(lost.begin());
        lost.write(state);
    }
    SessionStore first(folder.path());
    QCOMPARE(first.lost().size(), 1);
    {
        SessionStore second(folder.path());
        QCOMPARE(second.lost().size(), 0);
    }
}

void SessionTest::brokenSessionFileDoesNoHarm_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("zeros") << QByteArray(100, '\0');
    QTest::newRow("cut") << QByteArray(R"({"version":1,"documents":["/a)");
    QTest::newRow("of a later version") << QByteArray(R"({"version":9,"documents":["/a.json"]})");
    QTest::newRow("other types") << QByteArray(
        R"({"version":1,"documents":[1,null,"relative.json"],"page":7})");
}

void SessionTest::brokenSessionFileDoesNoHarm()
{
    QFETCH(QByteArray, bytes);
    m_fixture->write(u"data/sessions/1-1.session"_s, bytes);
    start();
    QTRY_VERIFY(offer() && offer()->isVisible()); // that it ended is news all the same
    QVERIFY(!offer()->findChild<QPushButton*>(u"restoreSession"_s)->isVisible());
    press(u"forgetSession"_s);
    QVERIFY(!offer()->isVisible());
}

void SessionTest::orderlyEndLeavesNothing()
{
    start();
    QVERIFY(!offer());
    m_fixture->window().openFiles({m_fixture->write(u"in/a.json"_s, sample(u"schema3.json"_s))});
    QTRY_VERIFY(onlySession().contains("a.json"));
    m_keeper->end();
    QCOMPARE(QDir(sessions()).entryList(QDir::Files), QStringList());
    start();
    QVERIFY(!offer());
}

void SessionTest::documentsComparisonAndPageAreRestored()
{
    const QString a = m_fixture->write(u"in/a.json"_s, sample(u"schema3.json"_s));
    const QString b = m_fixture->write(u"in/b.json"_s, sample(u"throughput.json"_s));
    start();
    m_fixture->window().openFiles({a, b});
    m_fixture->window().compareFiles(a, b);
    auto* page = m_fixture->find<ComparePage>("comparePage");
    ComparisonReview* review = m_fixture->window().findChild<Comparing*>()->review();
    review->setFilter({RowFilter::Kind::All, u"echo"_s});
    const SessionState before = m_fixture->window().sessionState();
    QVERIFY(page && !before.comparison.isEmpty());
    QCOMPARE(before.page, pageKey::comparison);
    QTRY_VERIFY(onlySession().contains("echo"));
    endUnexpectedly();

    start();
    QTRY_VERIFY(offer() && offer()->isVisible());
    QVERIFY2(offer()->text().contains(u"2 document"_s) && offer()->text().contains(u"comparison"_s),
             qPrintable(offer()->text()));
    QCOMPARE(m_fixture->program().files()->rowCount(), 0); // nothing by itself
    press(u"restoreSession"_s);
    QVERIFY(!offer()->isVisible());
    const SessionState after = m_fixture->window().sessionState();
    QCOMPARE(after.documents, before.documents);
    QCOMPARE(after.comparison, before.comparison);
    QCOMPARE(after.page, before.page);
    QTRY_COMPARE(sessionFiles().size(), 1); // its own

    // The page of a history, too.
    m_fixture->window().showPage(u"history:ruststream-nats"_s);
    QTRY_VERIFY(onlySession().contains("history:ruststream-nats"));
    endUnexpectedly();
    start();
    QTRY_VERIFY(offer() && offer()->isVisible());
    press(u"restoreSession"_s);
    QCOMPARE(m_fixture->window().currentPage(), u"history:ruststream-nats"_s);
}

void SessionTest::foldersAreWatchedAgain()
{
    m_fixture->write(u"results/a.json"_s, sample(u"schema3.json"_s));
    start();
    m_fixture->window().openFolder(m_fixture->path(u"results"_s));
    QTRY_VERIFY(onlySession().contains("\"folders\":[\""));
    endUnexpectedly();

    start();
    QTRY_VERIFY(offer() && offer()->isVisible());
    QVERIFY2(offer()->text().contains(u"1 document"_s) && offer()->text().contains(u"1 folder"_s),
             qPrintable(offer()->text()));
    press(u"restoreSession"_s);
    QCOMPARE(m_fixture->program().files()->rowCount(), 1);
    const QString later = m_fixture->write(u"results/b.json"_s, sample(u"throughput.json"_s));
    QTRY_VERIFY(m_fixture->program().files()->indexOf(later) >= 0);
}

void SessionTest::forgottenSessionIsNotOfferedAgain()
{
    start();
    m_fixture->window().openFiles({m_fixture->write(u"in/a.json"_s, sample(u"schema3.json"_s))});
    QTRY_VERIFY(onlySession().contains("a.json"));
    endUnexpectedly();
    start();
    QTRY_VERIFY(offer());
    m_fixture->program().change(Setting::Language, u"ru"_s);
    QTRY_VERIFY(offer()->isVisible());
    m_fixture->program().change(Setting::Language, u"en"_s);
    press(u"forgetSession"_s);
    QVERIFY(!offer()->isVisible());
    m_keeper->end();
    start();
    QVERIFY(!offer());
}

void SessionTest::restoreThatCrashedIsSaid()
{
    m_fixture->write(u"data/sessions/1-1.session"_s,
                     R"({"version":1,"documents":["/srv/a.json"],"page":"overview","restoring":true})");
    start();
    QTRY_VERIFY(offer());
    QVERIFY2(offer()->text().contains(u"while it opened again"_s), qPrintable(offer()->text()));
    QVERIFY(offer()->findChild<QPushButton*>(u"restoreSession"_s)->isVisible());
    QCOMPARE(m_fixture->program().files()->rowCount(), 0);
}

void SessionTest::detailsHoldNoSecretsAndNoName()
{
    const auto log = Log::start({});
    start();
    m_fixture->program().change(Setting::LibraryFolder, QString(QDir::homePath() + u"/results"_s));
    m_fixture->program().change(Setting::TimeoutSeconds, 77);
    qCWarning(logNetwork).noquote() << "failed: https://me:hunter2@example.org/a?key=topsecret in"
                                    << QDir::homePath();
    m_fixture->find<QAction>("copyDetails")->trigger();
    const QString text = QGuiApplication::clipboard()->text();
    for (const char* part :
         {"Rangebar ", "Qt ", "offscreen", "Screen: ", "scale", "network/timeoutSeconds = 77",
          "library/folder = ~/results", "warning rangebar.network"}) {
        QVERIFY2(text.contains(QLatin1String(part)), qPrintable(text));
    }
    for (const QString& secret : {u"hunter2"_s, u"topsecret"_s, QString(QDir::homePath() + u'/')}) {
        QVERIFY2(!text.contains(secret), qPrintable(text));
    }
    m_fixture->program().reset(Setting::LibraryFolder);
}

void SessionTest::killedProgramIsOfferedAtTheNextStart_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("sign");
    QTest::newRow("SIGKILL") << SIGKILL << QString();
    QTest::newRow("SIGSEGV") << SIGSEGV << u"signal 11"_s;
    QTest::newRow("SIGABRT") << SIGABRT << u"signal 06"_s;
}

void SessionTest::killedProgramIsOfferedAtTheNextStart()
{
    QFETCH(int, number);
    QFETCH(QString, sign);
    const QString path = m_fixture->write(u"in/a.json"_s, sample(u"schema3.json"_s));
    const auto first = startReal({path});
    QTRY_VERIFY_WITH_TIMEOUT(onlySession().contains("in/a.json"), 20'000);
    QCOMPARE(::kill(static_cast<pid_t>(first->processId()), number), 0);
    QVERIFY(first->waitForFinished());
    QCOMPARE(first->exitStatus(), QProcess::CrashExit); // as without our handler

    // The real program starts again, and takes the session for itself without opening it.
    const auto second = startReal();
    QTRY_COMPARE_WITH_TIMEOUT(sessionFiles().size(), 2, 20'000);
    QTRY_COMPARE_WITH_TIMEOUT(QDir(sessions()).entryList({u"*.lock"_s}, QDir::Files).size(), 2, 20'000);
    second->terminate();
    QVERIFY(second->waitForFinished());
    QCOMPARE(second->exitStatus(), QProcess::NormalExit);
    QTRY_COMPARE(sessionFiles().size(), 1); // nobody has answered the offer

    start();
    QTRY_VERIFY(offer() && offer()->isVisible());
    if (!sign.isEmpty()) {
        QVERIFY2(offer()->text().contains(sign), qPrintable(offer()->text()));
    }
    press(u"copySessionDetails"_s);
    QVERIFY(QGuiApplication::clipboard()->text().contains(sign));
    press(u"restoreSession"_s);
    QCOMPARE(m_fixture->window().currentPage(), QString(u"file:"_s + path));
}

void SessionTest::crashLeavesItsMark()
{
    // In a child, since it ends it.
    const QString file = m_fixture->path(u"a.crash"_s);
    const pid_t child = fork();
    if (child == 0) {
        std::signal(SIGSEGV, SIG_DFL); // that of the tests looks for a debugger
        const CrashMark mark(file);
        raise(SIGSEGV);
        _exit(0);
    }
    int status = 0;
    QCOMPARE(waitpid(child, &status, 0), child);
    QVERIFY(WIFSIGNALED(status) || WEXITSTATUS(status) != 0);
    QFile mark(file);
    QVERIFY(mark.open(QIODevice::ReadOnly));
    QVERIFY(mark.readAll().startsWith("signal 11\n"));
}

void SessionTest::twoProgramsKeepTwoSessions()
{
    const QString a = m_fixture->write(u"in/a.json"_s, sample(u"schema3.json"_s));
    const QString b = m_fixture->write(u"in/b.json"_s, sample(u"throughput.json"_s));
    const auto first = startReal({a});
    const auto second = startReal({b});
    const auto isHeld = [this](const QByteArray& name) {
        for (const QString& file : sessionFiles()) {
            QFile in(QDir(sessions()).filePath(file));
            if (in.open(QIODevice::ReadOnly) && in.readAll().contains(name)) {
                return true;
            }
        }
        return false;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isHeld("in/a.json") && isHeld("in/b.json"), 20'000);
    QCOMPARE(::kill(static_cast<pid_t>(first->processId()), SIGKILL), 0);
    QVERIFY(first->waitForFinished());
    start();
    QTRY_VERIFY(offer() && offer()->isVisible());
    press(u"restoreSession"_s);
    QCOMPARE(m_fixture->program().files()->rowCount(), 1);
    QCOMPARE(m_fixture->program().files()->file(0).path, a);
    QVERIFY(isHeld("in/b.json")); // it runs
    second->terminate();
    QVERIFY(second->waitForFinished());
    QTRY_VERIFY(!isHeld("in/b.json"));
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::SessionTest)
#include "tst_session.moc"
