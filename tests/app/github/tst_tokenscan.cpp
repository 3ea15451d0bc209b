// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/github/githubaccess.h"
#include "tests/app/commands/commandrun.h"
#include "tests/app/github/githubhome.h"
#include "tests/app/programfixture.h"
#include "tests/support/testobject.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDirIterator>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLoggingCategory>
#include <QMimeData>
#include <QPushButton>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace rangebar::test {
namespace {

QByteArrayList messages; ///< all that was logged
QtMessageHandler handlerBefore = nullptr;

void remember(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    messages.append(text.toUtf8());
    if (type != QtDebugMsg && type != QtInfoMsg) {
        handlerBefore(type, context, text);
    }
}

/// Looks for the canary in every form that a text or a file could hold it in.
class Scan
{
public:
    void look(const QString& where, const QByteArray& bytes)
    {
        ++m_looked;
        const QByteArray token = canary;
        const QString text = QString::fromLatin1(token);
        const QByteArray wide(reinterpret_cast<const char*>(text.utf16()), text.size() * 2);
        for (const QByteArray& form :
             {token, wide, token.toHex(), token.toBase64(QByteArray::OmitTrailingEquals)}) {
            // The last characters of base64 depend on what follows.
            if (bytes.contains(form.chopped(2))) {
                m_found.append(where);
                return;
            }
        }
    }

    void lookThrough(const QString& folder)
    {
        QDirIterator files(folder, QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            look(u"the name of "_s + path, path.toUtf8());
            look(path, readFile(path));
        }
    }

    /// Everything in a request but the header that it belongs in.
    void look(const HttpRequest& request)
    {
        look(u"an address"_s, request.target);
        look(u"a body"_s, request.body);
        for (const auto& [name, value] : request.headers) {
            if (name.toLower() != "authorization") {
                look(QString::fromLatin1(name), value);
            }
        }
    }

    QStringList found() const { return m_found; }
    int looked() const { return m_looked; }

private:
    QStringList m_found;
    int m_looked = 0;
};

int requestsWithToken(const QList<HttpRequest>& requests)
{
    int count = 0;
    for (const HttpRequest& request : requests) {
        count += request.header("Authorization") == QByteArray("Bearer ") + canary ? 1 : 0;
    }
    return count;
}

/// An error in which a server sends the token back.
QByteArray echo()
{
    return QByteArray(R"({"message":"No access with )") + canary + R"("})";
}

} // namespace

class TokenScanTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void findsWhatIsPlanted();
    void theCommandLineKeepsItToItself();
    void theWindowKeepsItToItself();
};

void TokenScanTest::init()
{
    TestObject::init();
    messages.clear();
    handlerBefore = qInstallMessageHandler(remember);
}

void TokenScanTest::cleanup()
{
    QLoggingCategory::setFilterRules({});
    qInstallMessageHandler(handlerBefore);
}

void TokenScanTest::findsWhatIsPlanted()
{
    const QTemporaryDir folder;
    const QByteArray token = canary;
    const QString text = QString::fromLatin1(token);
    QVERIFY(!writtenFile(folder.filePath(u"plain"_s), "token=" + token + '\n').isEmpty());
    QVERIFY(!writtenFile(folder.filePath(u"wide"_s),
                         QByteArray(reinterpret_cast<const char*>(text.utf16()), text.size() * 2))
                 .isEmpty());
    QVERIFY(!writtenFile(folder.filePath(u".hidden"_s), token.toBase64()).isEmpty());
    QVERIFY(!writtenFile(folder.filePath(text), "x").isEmpty());
    QVERIFY(!writtenFile(folder.filePath(u"clean"_s), "nothing").isEmpty());
    Scan scan;
    scan.lookThrough(folder.path());
    scan.look({"GET", "/?token=" + token, {{"Referer", token}, {"Authorization", "Bearer " + token}}, token});
    QCOMPARE(scan.found().size(), 4 + 3);
}

void TokenScanTest::theCommandLineKeepsItToItself()
{
    GitHubHome home(HttpServer::Tls::Off); // a program of its own trusts no certificate of the tests
    HttpServer other;
    other.onAny([](HttpExchange& exchange) { exchange.answer(200, "{}"); });
    home.repository().isPrivate = true;
    home.repository().mayRead = {u"anna"_s};
    QProcessEnvironment environment = withoutDisplay();
    environment.insert(u"RANGEBAR_GITHUB_TOKEN"_s, QString::fromLatin1(canary));
    environment.insert(u"QT_LOGGING_RULES"_s, u"*.debug=true"_s);
    Scan scan;
    int step = 0;
    const auto run = [&](const QStringList& arguments) {
        const Outcome outcome = runProgram(QStringList{u"diff"_s} + arguments, {}, environment);
        ++step;
        scan.look(u"standard output of step %1"_s.arg(step), outcome.out);
        scan.look(u"standard error of step %1"_s.arg(step), outcome.err);
        return outcome;
    };
    const QStringList pullRequest{u"--pr"_s, u"anna/demo#12"_s};
    for (const char* format : {"text", "markdown", "json", "csv", "html"}) {
        const QString file = home.folder.filePath(u"report."_s + QString::fromLatin1(format));
        QCOMPARE(run(pullRequest + QStringList{u"--format"_s, QString::fromLatin1(format)}).exitCode, 0);
        QCOMPARE(run(pullRequest + QStringList{u"--format"_s, QString::fromLatin1(format), u"-o"_s, file})
                     .exitCode,
                 0);
    }
    QVERIFY(run({u"--repo"_s, u"anna/demo"_s, u"v1..main"_s}).exitCode != 2);
    QCOMPARE(run({u"--pr"_s, u"anna/other#1"_s}).exitCode, 2);
    for (const int status : {400, 401, 403, 404, 410, 422, 451}) {
        home.server.answerNext(status, echo(), {{"Content-Type", "application/json"}});
        QCOMPARE(run(pullRequest).exitCode, 2);
    }
    for (const int status : {301, 302, 307, 308}) {
        for (const QByteArray& place :
             {other.url(u"/repos"_s).toEncoded(), QByteArray(other.url(u"/?"_s).toEncoded() + canary)}) {
            home.server.answerNext(status, echo(), {{"Location", place}});
            QCOMPARE(run(pullRequest).exitCode, 2);
        }
    }
    home.server.answerNext(200, QByteArray("<html>") + canary, {{"Content-Type", "text/html"}});
    QCOMPARE(run(pullRequest).exitCode, 2);

    for (const HttpRequest& request : home.server.http().requests()) {
        scan.look(request);
    }
    scan.lookThrough(home.folder.path());
    QCOMPARE(scan.found(), QStringList());
    QVERIFY(scan.looked() > 100);
    QCOMPARE(other.requests().size(), 0);
    QCOMPARE(requestsWithToken(home.server.http().requests()), home.server.http().requests().size());
    QCOMPARE(home.server.complaints(), QStringList());
}

void TokenScanTest::theWindowKeepsItToItself()
{
    GitHubHome home(HttpServer::Tls::Off);
    HttpServer other;
    other.onAny([](HttpExchange& exchange) { exchange.answer(200, "{}"); });
    QGuiApplication::clipboard()->setText(u"before"_s);
    QLoggingCategory::setFilterRules(u"*.debug=true"_s);
    ProgramFixture fixture;
    Scan scan;
    const auto lookAtWindows = [&scan] {
        for (const QWidget* widget : QApplication::allWidgets()) {
            QString text = widget->toolTip() + widget->accessibleName() + widget->windowTitle();
            if (const auto* label = qobject_cast<const QLabel*>(widget)) {
                text += label->text();
            } else if (const auto* entry = qobject_cast<const QLineEdit*>(widget)) {
                text += entry->text(); // empty once it was handed on
            }
            if (QAccessibleInterface* accessible =
                    QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget))) {
                text += accessible->text(QAccessible::Value) + accessible->text(QAccessible::Name);
            }
            scan.look(u"a "_s + QLatin1StringView(widget->metaObject()->className()), text.toUtf8());
        }
    };

    fixture.start();
    bool isDone = false;
    QTimer::singleShot(0, this, [&] {
        auto* dialog = fixture.find<QDialog>("preferencesDialog");
        const auto result = [dialog] { return dialog->findChild<QLabel*>(u"tokenResult"_s)->text(); };
        auto* pages = dialog->findChild<QListWidget*>(u"settingsPages"_s);
        pages->setCurrentRow(pages->count() - 1);
        auto* entry = dialog->findChild<QLineEdit*>(u"tokenEntry"_s);
        auto* store = dialog->findChild<QPushButton*>(u"storeToken"_s);
        auto* check = dialog->findChild<QPushButton*>(u"testToken"_s);
        [&] {
            QTRY_VERIFY(entry->isEnabled());
            QTest::keyClicks(entry, QString::fromLatin1(canary));
            QTest::mouseClick(store, Qt::LeftButton);
            QTRY_VERIFY(check->isEnabled());
            lookAtWindows();
            QTest::mouseClick(check, Qt::LeftButton);
            QTRY_VERIFY(result().startsWith(u"A token of anna."_s));
            lookAtWindows();
            home.server.answerNext(403, echo(), {{"Content-Type", "application/json"}});
            QTest::mouseClick(check, Qt::LeftButton);
            QTRY_VERIFY2(result().contains(u"No access with <token>"_s), qPrintable(result()));
            lookAtWindows();
            home.server.answerNext(302, {}, {{"Location", other.url(u"/user"_s).toEncoded()}});
            QTest::mouseClick(check, Qt::LeftButton);
            QTRY_VERIFY2(result().contains(u"redirects to "_s), qPrintable(result()));
            lookAtWindows();
            isDone = true;
        }();
        dialog->accept();
    });
    fixture.find<QAction>("preferences")->trigger();
    QVERIFY(isDone);
    QCOMPARE(fixture.program().github()->tokenSource(), GitHubAccess::TokenSource::Memory);
    lookAtWindows();
    const QString fixtureFolder = fixture.path(QString());
    scan.lookThrough(fixtureFolder);
    fixture.stop();
    fixture.start(); // and what the next start writes
    QVERIFY(fixture.program().github()->client()->token().isEmpty());
    fixture.stop();

    scan.lookThrough(fixtureFolder);
    scan.lookThrough(home.folder.path());
    for (const QByteArray& message : std::as_const(messages)) {
        scan.look(u"the log"_s, message);
    }
    scan.look(u"the clipboard"_s, QGuiApplication::clipboard()->text().toUtf8());
    for (const HttpRequest& request : home.server.http().requests()) {
        scan.look(request);
    }
    QCOMPARE(scan.found(), QStringList());
    QVERIFY(scan.looked() > 100);
    QVERIFY(requestsWithToken(home.server.http().requests()) >= 3);
    QCOMPARE(other.requests().size(), 0);
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::TokenScanTest)
#include "tst_tokenscan.moc"
