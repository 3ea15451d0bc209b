// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/github/keychaintokenstore.h"
#include "models/report/githubwords.h"
#include "tests/models/github/manualclock.h"
#include "tests/support/testobject.h"

#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDirIterator>
#include <QProcess>
#include <QTemporaryDir>

#include <signal.h>
#include <unistd.h>

#include <cstdio>
#include <memory>
#include <vector>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

const QString gitHub = u"https://api.github.com"_s;
const QString enterprise = u"https://git.example.org/api/v3"_s;
const QString secretService = u"org.freedesktop.secrets"_s;

/// A real keychain, on the bus that main() has seen to.
class KeychainTest : public test::TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void keepsATokenForTheNextProgram();
    void replacesAToken();
    void keepsOneForEachGitHub();
    void forgetsAToken();
    void keepsItOverARestartOfTheKeychain();
    void tellsThatItIsLocked();
    void tellsThatThereIsNone();
    void tellsThatThereIsNoBus();
    void goesOnAfterItWasKilled();
    void answersOnceWhereItHangs();
    void leavesNoTraceInFiles();

private:
    void startKeychain();
    void stopKeychain();
    void lock();
    QString probe(const QString& step, const QString& base = gitHub, const QByteArray& token = {},
                  const QProcessEnvironment& environment = QProcessEnvironment::systemEnvironment());

    std::unique_ptr<QTemporaryDir> m_home;
    QProcess m_keychain;
};

void KeychainTest::init()
{
    TestObject::init();
    m_home = std::make_unique<QTemporaryDir>();
    QVERIFY(m_home->isValid());
    for (const char* name :
         {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"}) {
        qputenv(name, m_home->path().toLocal8Bit());
    }
    startKeychain();
}

void KeychainTest::cleanup()
{
    stopKeychain();
}

void KeychainTest::startKeychain()
{
    m_keychain.start(u"gnome-keyring-daemon"_s, {u"--foreground"_s, u"--unlock"_s, u"--components=secrets"_s,
                                                 u"--control-directory="_s + m_home->path()});
    QVERIFY2(m_keychain.waitForStarted(), "gnome-keyring-daemon can't be started");
    m_keychain.write("password of the tests");
    m_keychain.closeWriteChannel();
    QTRY_VERIFY_WITH_TIMEOUT(QDBusConnection::sessionBus().interface()->isServiceRegistered(secretService),
                             30000);
}

void KeychainTest::stopKeychain()
{
    if (m_keychain.state() != QProcess::NotRunning) {
        m_keychain.kill();
        QVERIFY(m_keychain.waitForFinished());
    }
    QTRY_VERIFY(!QDBusConnection::sessionBus().interface()->isServiceRegistered(secretService));
}

void KeychainTest::lock()
{
    QDBusMessage call = QDBusMessage::createMethodCall(secretService, u"/org/freedesktop/secrets"_s,
                                                       u"org.freedesktop.Secret.Service"_s, u"Lock"_s);
    call << QVariant::fromValue(QList{QDBusObjectPath(u"/org/freedesktop/secrets/aliases/default"_s)});
    QCOMPARE(QDBusConnection::sessionBus().call(call).type(), QDBusMessage::ReplyMessage);
}

QString KeychainTest::probe(const QString& step, const QString& base, const QByteArray& token,
                            const QProcessEnvironment& environment)
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(RANGEBAR_KEYCHAINPROBE), {step, base});
    process.write(token);
    process.closeWriteChannel();
    if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit) {
        process.kill();
        process.waitForFinished();
        return u"no answer"_s;
    }
    const QByteArray errors = process.readAllStandardError();
    if (!token.isEmpty() && errors.contains(token)) {
        return u"the token is on standard error"_s;
    }
    return QString::fromUtf8(process.readAllStandardOutput()).trimmed();
}

void KeychainTest::keepsATokenForTheNextProgram()
{
    QCOMPARE(probe(u"read"_s), u"none"_s);
    QCOMPARE(probe(u"store"_s, gitHub, "ghp_first"), u"done"_s);
    QCOMPARE(probe(u"read"_s), u"token ghp_first"_s);
}

void KeychainTest::replacesAToken()
{
    QCOMPARE(probe(u"store"_s, gitHub, "ghp_first"), u"done"_s);
    QCOMPARE(probe(u"store"_s, gitHub, "ghp_second"), u"done"_s);
    QCOMPARE(probe(u"read"_s), u"token ghp_second"_s);
    QCOMPARE(probe(u"forget"_s), u"done"_s);
    QCOMPARE(probe(u"read"_s), u"none"_s); // and not the first one
}

void KeychainTest::keepsOneForEachGitHub()
{
    QCOMPARE(probe(u"store"_s, gitHub, "ghp_first"), u"done"_s);
    QCOMPARE(probe(u"read"_s, enterprise), u"none"_s);
    QCOMPARE(probe(u"store"_s, enterprise, "ghp_other"), u"done"_s);
    QCOMPARE(probe(u"read"_s), u"token ghp_first"_s);
    QCOMPARE(probe(u"read"_s, enterprise), u"token ghp_other"_s);
}

void KeychainTest::forgetsAToken()
{
    QCOMPARE(probe(u"forget"_s), u"done"_s); // there is none
    QCOMPARE(probe(u"store"_s, gitHub, "ghp_first"), u"done"_s);
    QCOMPARE(probe(u"store"_s, enterprise, "ghp_other"), u"done"_s);
    QCOMPARE(probe(u"forget"_s), u"done"_s);
    QCOMPARE(probe(u"read"_s), u"none"_s);
    QCOMPARE(probe(u"read"_s, enterprise), u"token ghp_other"_s);
}

void KeychainTest::keepsItOverARestartOfTheKeychain()
{
    QCOMPARE(probe(u"store"_s, gitHub, "ghp_first"), u"done"_s);
    stopKeychain();
    startKeychain();
    QCOMPARE(probe(u"read"_s), u"token ghp_first"_s);
}

void KeychainTest::tellsThatItIsLocked()
{
    QCOMPARE(probe(u"store"_s, gitHub, "ghp_first"), u"done"_s);
    lock();
    const QString denied = u"1 The keychain is locked, or refuses access. Unlock it and try again."_s;
    QCOMPARE(probe(u"read"_s), denied);
    QCOMPARE(probe(u"store"_s, gitHub, "ghp_second"), denied);
    QCOMPARE(probe(u"forget"_s), denied); // QtKeychain itself says that this went well
    stopKeychain();
    startKeychain();
    QCOMPARE(probe(u"read"_s), u"token ghp_first"_s);
}

void KeychainTest::tellsThatThereIsNone()
{
    stopKeychain();
    const QString none = u"0 No keychain answers on this computer."_s;
    QCOMPARE(probe(u"read"_s), none);
    QCOMPARE(probe(u"store"_s, gitHub, "ghp_first"), none);
    QCOMPARE(probe(u"forget"_s), none);
}

void KeychainTest::tellsThatThereIsNoBus()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, u"unix:path="_s + m_home->filePath(u"nothing"_s));
    const QString none = u"0 No keychain answers on this computer."_s;
    QCOMPARE(probe(u"read"_s, gitHub, {}, environment), none);
    QCOMPARE(probe(u"store"_s, gitHub, "ghp_first", environment), none);
}

void KeychainTest::goesOnAfterItWasKilled()
{
    KeychainTokenStore store;
    QStringList told;
    const auto tell = [&told](const TokenStore::Done& done) {
        told.append(done ? u"done"_s : GitHubWords::tokenStoreError(done.error()));
    };
    const auto tellFound = [&told](const TokenStore::Found& found) {
        told.append(!found    ? GitHubWords::tokenStoreError(found.error())
                    : !*found ? u"none"_s
                              : QString::fromLatin1((*found)->reveal()));
    };
    store.store(GitHubHost(), *GitHubToken::fromText(u"ghp_first"_s), this, tell);
    QTRY_COMPARE(told, QStringList(u"done"_s));
    stopKeychain();
    store.read(GitHubHost(), this, tellFound);
    QTRY_COMPARE(told.size(), 2);
    QCOMPARE(told.constLast(), u"No keychain answers on this computer."_s);
    startKeychain();
    store.read(GitHubHost(), this, tellFound);
    QTRY_COMPARE(told.size(), 3);
    QCOMPARE(told.constLast(), u"ghp_first"_s);
}

void KeychainTest::answersOnceWhereItHangs()
{
    test::ManualClock clock;
    KeychainTokenStore store(&clock);
    QVERIFY(::kill(pid_t(m_keychain.processId()), SIGSTOP) == 0);
    int answers = 0;
    TokenStore::Found last;
    store.read(GitHubHost(), this, [&](const TokenStore::Found& found) {
        ++answers;
        last = found;
    });
    {
        QObject gone; // whoever has lost interest hears nothing
        store.read(GitHubHost(), &gone, [&](const TokenStore::Found&) { answers += 100; });
    }
    QCoreApplication::processEvents();
    QCOMPARE(answers, 0);
    clock.pass(KeychainTokenStore::longestAnswer);
    QCOMPARE(answers, 1);
    QCOMPARE(last.error().code, TokenStoreError::Code::NoAnswer);
    QVERIFY(::kill(pid_t(m_keychain.processId()), SIGCONT) == 0);
    store.read(GitHubHost(), this, [&](const TokenStore::Found&) { ++answers; });
    QTRY_COMPARE(answers, 2); // the answer that came late was not told
}

void KeychainTest::leavesNoTraceInFiles()
{
    const QByteArray token = "ghp_veryRecognizable0123456789";
    QCOMPARE(probe(u"store"_s, gitHub, token), u"done"_s);
    QCOMPARE(probe(u"read"_s), QString(u"token "_s + QString::fromLatin1(token)));
    int looked = 0;
    QDirIterator files(m_home->path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly)) {
            ++looked;
            QVERIFY2(!file.readAll().contains(token), qPrintable(file.fileName()));
        }
    }
    QVERIFY(looked > 0); // the keychain's own file, which is encrypted
}

} // namespace
} // namespace rangebar

/// The test has a bus of its own, on which nothing is started by itself: neither the reader's keychain nor a
/// second one, nor a question in a window.
int main(int argc, char* argv[])
{
    if (qEnvironmentVariableIsEmpty("RANGEBAR_TEST_BUS")) {
        qputenv("RANGEBAR_TEST_BUS", "1");
        std::vector<QByteArray> words{"dbus-run-session", "--config-file=" RANGEBAR_BUS_CONFIG, "--"};
        for (int i = 0; i < argc; ++i) {
            words.emplace_back(argv[i]);
        }
        std::vector<char*> pointers;
        for (QByteArray& word : words) {
            pointers.push_back(word.data());
        }
        pointers.push_back(nullptr);
        ::execvp(pointers.front(), pointers.data());
        std::perror("dbus-run-session");
        return 1;
    }
    QCoreApplication application(argc, argv);
    rangebar::KeychainTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_keychain.moc"
