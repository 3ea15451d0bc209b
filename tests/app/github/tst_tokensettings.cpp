// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/github/tokendesk.h"
#include "models/report/githubwords.h"
#include "tests/app/github/fakekeychain.h"
#include "tests/app/github/githubhome.h"
#include "tests/support/testobject.h"
#include "widgets/parts/notice.h"

#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTranslator>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

const QString entered = QString::fromLatin1(test::canary);

/// The panel in a dialog, as the preferences have it.
struct Panel
{
    explicit Panel(const QUrl& api = {}, std::optional<TokenStoreError> error = std::nullopt,
                   const QByteArray& kept = {})
        : keychain(new test::FakeKeychain)
        , settings(folder.filePath(u"settings.ini"_s))
        , access(&network, GitHubHost::fromApiBase(api).value_or(GitHubHost()),
                 std::unique_ptr<TokenStore>(keychain))
        , view(new TokenSettings(&dialog))
    {
        keychain->error = error;
        if (!kept.isEmpty()) {
            keychain->tokens.insert(tokenKey(access.host()), *GitHubToken::fromBytes(kept));
        }
        settings.set(Setting::GitHubApi, api.toString());
        auto* ok = new QPushButton(u"OK"_s, &dialog);
        ok->setDefault(true);
        QObject::connect(ok, &QPushButton::clicked, &dialog, &QDialog::accept);
        auto* layout = new QVBoxLayout(&dialog);
        layout->addWidget(view);
        layout->addWidget(ok);
        new TokenDesk(&access, &settings, view);
    }

    void show()
    {
        dialog.resize(640, 480);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QTRY_VERIFY(!story().startsWith(u"Asking"_s));
    }

    template <typename T>
    T* find(const char* name)
    {
        return dialog.findChild<T*>(QLatin1StringView(name));
    }
    QString text(const char* name)
    {
        return find<QLabel>(name)->isVisible() ? find<QLabel>(name)->text() : QString();
    }
    QString story() { return text("tokenStory"); }
    QString note()
    {
        return find<Notice>("gitHubApiNote")->isVisible() ? find<Notice>("gitHubApiNote")->text() : QString();
    }
    void click(const char* name) { QTest::mouseClick(find<QPushButton>(name), Qt::LeftButton); }
    bool isEnabled(const char* name) { return find<QWidget>(name)->isEnabled(); }

    QTemporaryDir folder;
    test::LoopbackNetwork network;
    test::FakeKeychain* keychain;
    Settings settings;
    GitHubAccess access;
    QDialog dialog;
    TokenSettings* view;
};

class TokenSettingsTest : public test::TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void asksNothingBeforeItIsSeen();
    void keepsTestsAndForgets();
    void neverShowsAToken();
    void returnDoesNotCloseTheDialog();
    void saysWhereNoKeychainAnswers();
    void saysWhereTheKeychainIsLocked();
    void theEnvironmentWins();
    void saysThatTheEnvironmentCannotBeAToken();
    void refusesWhatCannotBeAToken();
    void tellsOfATokenThatIsNotAccepted();
    void showsHowManyRequestsAreLeft();
    void asksNobodyWithoutAToken();
    void asksNobodyOffline();
    void choosesAnotherGitHub();
    void refusesAnAddressThatIsNotAllowed();
    void theEnvironmentChoosesTheGitHub();
    void closingItInTheMiddleEndsIt();
    void isReachedByTheKeyboard();
};

void TokenSettingsTest::init()
{
    TestObject::init();
    qunsetenv("RANGEBAR_GITHUB_TOKEN");
    qunsetenv("RANGEBAR_GITHUB_API");
}

void TokenSettingsTest::asksNothingBeforeItIsSeen()
{
    Panel panel;
    QCoreApplication::processEvents();
    QCOMPARE(panel.keychain->reads, 0);
    panel.keychain->isSlow = true;
    panel.dialog.show();
    QTRY_COMPARE(panel.keychain->reads, 1);
    QCOMPARE(panel.story(), u"Asking the keychain..."_s);
    QVERIFY(!panel.isEnabled("tokenEntry"));
    QVERIFY(!panel.isEnabled("storeToken"));
    panel.keychain->answerHeld();
    QTRY_COMPARE(panel.story(), u"There is no token."_s);
    QVERIFY(panel.isEnabled("tokenEntry"));
    QVERIFY(!panel.isEnabled("testToken"));
    QVERIFY(!panel.isEnabled("forgetToken"));
}

void TokenSettingsTest::keepsTestsAndForgets()
{
    test::GitHubHome home;
    qunsetenv("RANGEBAR_GITHUB_API");
    Panel panel(home.server.apiBase());
    panel.show();
    QVERIFY(!panel.isEnabled("storeToken"));
    QTest::keyClicks(panel.find<QLineEdit>("tokenEntry"), entered);
    panel.click("storeToken");
    QTRY_COMPARE(panel.story(), u"The token is kept in the keychain of the desktop."_s);
    QCOMPARE(panel.keychain->tokens.value(tokenKey(panel.access.host())), *GitHubToken::fromText(entered));
    QTRY_VERIFY(panel.text("requestsLeft").startsWith(u"60 of 60 requests left, all of them again at "_s));

    panel.click("testToken");
    QTRY_VERIFY(panel.text("tokenResult").startsWith(u"A token of anna."_s));
    QCOMPARE(panel.text("tokenResult"),
             u"A token of anna.\nIts scopes: repo.\nGitHub names no date on which it expires."_s);

    panel.click("forgetToken");
    QTRY_COMPARE(panel.story(), u"There is no token."_s);
    QCOMPARE(panel.text("tokenResult"),
             u"The token is forgotten. It stays valid until you delete it on GitHub."_s);
    QVERIFY(panel.keychain->tokens.isEmpty());
    QVERIFY(!panel.isEnabled("testToken"));
    QCOMPARE(home.server.complaints(), QStringList());
}

void TokenSettingsTest::neverShowsAToken()
{
    Panel panel;
    panel.show();
    auto* entry = panel.find<QLineEdit>("tokenEntry");
    QTest::keyClicks(entry, entered);
    QCOMPARE(entry->echoMode(), QLineEdit::Password);
    QVERIFY(!entry->displayText().contains(entered.left(4)));
    entry->selectAll();
    QGuiApplication::clipboard()->setText(u"before"_s);
    QTest::keyClick(entry, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s);
    panel.click("storeToken");
    QTRY_COMPARE(panel.access.tokenSource(), GitHubAccess::TokenSource::Keychain);
    QCOMPARE(entry->text(), QString());
    QVERIFY(!entry->isUndoAvailable());
    QTest::keyClick(entry, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(entry->text(), QString());
    for (const auto* label : panel.dialog.findChildren<QLabel*>()) {
        QVERIFY(!label->text().contains(entered));
    }
}

void TokenSettingsTest::returnDoesNotCloseTheDialog()
{
    Panel panel;
    panel.show();
    QTest::keyClicks(panel.find<QLineEdit>("tokenEntry"), entered);
    QTest::keyClick(panel.find<QLineEdit>("tokenEntry"), Qt::Key_Return);
    QTRY_COMPARE(panel.access.tokenSource(), GitHubAccess::TokenSource::Keychain);
    QTest::keyClick(panel.find<QLineEdit>("gitHubApi"), Qt::Key_Return);
    QVERIFY(panel.dialog.isVisible());
}

void TokenSettingsTest::saysWhereNoKeychainAnswers()
{
    Panel panel({}, TokenStoreError{TokenStoreError::Code::NoKeychain, {}});
    panel.show();
    QCOMPARE(panel.story(),
             u"No keychain answers on this computer. A token that you enter is kept in memory, "
             "until the program ends."_s);
    QTest::keyClicks(panel.find<QLineEdit>("tokenEntry"), entered);
    panel.click("storeToken");
    QTRY_COMPARE(
        panel.story(),
        u"No keychain answers on this computer. The token is kept in memory, until the program ends."_s);
    QVERIFY(panel.isEnabled("testToken"));
    panel.click("forgetToken");
    QTRY_VERIFY(panel.access.client()->token().isEmpty());
    QTRY_COMPARE(panel.text("tokenResult"),
                 u"The token is forgotten. It stays valid until you delete it on GitHub."_s);
}

void TokenSettingsTest::saysWhereTheKeychainIsLocked()
{
    Panel panel({}, std::nullopt, "ghp_kept");
    panel.show();
    QVERIFY(panel.isEnabled("forgetToken"));
    panel.keychain->error = TokenStoreError{TokenStoreError::Code::Denied, {}};
    panel.click("forgetToken");
    QTRY_COMPARE(panel.text("tokenResult"),
                 u"The token is not used any more, but the keychain may still have it."_s);
    QCOMPARE(panel.story(), u"The keychain is locked, or refuses access. Unlock it and try again. A token "
                            u"that you enter is kept in "
                            "memory, until the program ends."_s);
}

void TokenSettingsTest::theEnvironmentWins()
{
    qputenv("RANGEBAR_GITHUB_TOKEN", "ghp_ofTheScript");
    Panel panel({}, std::nullopt, "ghp_kept");
    panel.settings.set(Setting::WorkOffline, true); // nobody is there to be asked
    panel.show();
    QVERIFY2(panel.story().startsWith(u"The token in RANGEBAR_GITHUB_TOKEN is used, and no other."_s),
             qPrintable(panel.story()));
    QVERIFY(!panel.isEnabled("tokenEntry"));
    QVERIFY(!panel.isEnabled("forgetToken"));
    QCOMPARE(panel.keychain->reads, 0);
}

void TokenSettingsTest::saysThatTheEnvironmentCannotBeAToken()
{
    qputenv("RANGEBAR_GITHUB_TOKEN", "two words");
    Panel panel;
    panel.show();
    QCOMPARE(panel.story(),
             u"What RANGEBAR_GITHUB_TOKEN holds can't be a token. No token is used. Correct it "
             "or unset it, and start Rangebar again."_s);
    QVERIFY(!panel.isEnabled("tokenEntry"));
}

void TokenSettingsTest::refusesWhatCannotBeAToken()
{
    Panel panel;
    panel.show();
    QTest::keyClicks(panel.find<QLineEdit>("tokenEntry"), u"two words"_s);
    panel.click("storeToken");
    QCOMPARE(panel.text("tokenResult"),
             u"That can't be a token: it is one word of letters, digits and signs."_s);
    QCOMPARE(panel.find<QLineEdit>("tokenEntry")->text(), QString());
    QVERIFY(panel.keychain->tokens.isEmpty());
}

void TokenSettingsTest::tellsOfATokenThatIsNotAccepted()
{
    test::GitHubHome home;
    qunsetenv("RANGEBAR_GITHUB_API");
    Panel panel(home.server.apiBase(), std::nullopt, "ghp_revoked");
    panel.show();
    panel.click("testToken");
    QTRY_VERIFY2(panel.text("tokenResult").contains(u"does not accept the token."_s),
                 qPrintable(panel.text("tokenResult")));
    QVERIFY(panel.isEnabled("testToken"));
}

void TokenSettingsTest::showsHowManyRequestsAreLeft()
{
    test::GitHubHome home;
    qunsetenv("RANGEBAR_GITHUB_API");
    Panel panel(home.server.apiBase(), std::nullopt, test::canary);
    panel.show();
    QTRY_VERIFY(panel.text("requestsLeft").startsWith(u"60 of 60 requests left"_s));
    home.server.remaining = 41; // and it follows what other requests are told
    RateLimitJob other(panel.access.client());
    other.start();
    QTRY_VERIFY(panel.text("requestsLeft").startsWith(u"41 of 60 requests left"_s));
    home.server.hasLimit = false;
    home.server.on("/rate_limit", [](test::HttpExchange& exchange) {
        exchange.answer(404, R"({"message":"Rate limiting is not enabled."})",
                        {{"Content-Type", "application/json"}});
    });
    panel.dialog.hide();
    panel.show();
    QTRY_VERIFY(home.server.http().countOf("/rate_limit") >= 3);
}

void TokenSettingsTest::asksNobodyWithoutAToken()
{
    test::GitHubHome home;
    qunsetenv("RANGEBAR_GITHUB_API");
    Panel panel(home.server.apiBase());
    panel.show();
    QCOMPARE(panel.story(), u"There is no token."_s);
    QTest::qWait(50);
    QCOMPARE(home.server.http().requests().size(), 0);
    QCOMPARE(panel.text("requestsLeft"), QString());
}

void TokenSettingsTest::asksNobodyOffline()
{
    test::GitHubHome home;
    qunsetenv("RANGEBAR_GITHUB_API");
    Panel panel(home.server.apiBase(), std::nullopt, test::canary);
    panel.settings.set(Setting::WorkOffline, true);
    panel.show();
    QCOMPARE(panel.story(), u"The token is kept in the keychain of the desktop. It can't be tested: Rangebar "
                            "works offline."_s);
    QVERIFY(!panel.isEnabled("testToken"));
    QTest::qWait(50);
    QCOMPARE(home.server.http().requests().size(), 0);
}

void TokenSettingsTest::choosesAnotherGitHub()
{
    Panel panel;
    panel.settings.set(Setting::WorkOffline, true);
    const auto enterprise = *GitHubHost::fromApiBase(QUrl(u"https://git.example.org/api/v3"_s));
    panel.keychain->tokens.insert(tokenKey(enterprise), *GitHubToken::fromText(u"ghp_other"_s));
    panel.show();
    QCOMPARE(panel.find<QLineEdit>("gitHubApi")->text(), QString());
    QVERIFY(!panel.isEnabled("useGitHubApi"));
    QTest::keyClicks(panel.find<QLineEdit>("gitHubApi"), u"https://git.example.org/api/v3/"_s);
    panel.click("useGitHubApi");
    QTRY_VERIFY(panel.isEnabled("forgetToken"));
    QCOMPARE(panel.access.host(), enterprise);
    QCOMPARE(panel.access.client()->token(), *GitHubToken::fromText(u"ghp_other"_s));
    QCOMPARE(panel.settings.text(Setting::GitHubApi), u"https://git.example.org/api/v3"_s);
    QCOMPARE(panel.find<QLineEdit>("gitHubApi")->text(), u"https://git.example.org/api/v3"_s);
    QCOMPARE(panel.note(), QString());

    panel.find<QLineEdit>("gitHubApi")->clear();
    panel.click("useGitHubApi");
    QTRY_COMPARE(panel.access.host(), GitHubHost());
    QCOMPARE(panel.settings.text(Setting::GitHubApi), QString());
}

void TokenSettingsTest::refusesAnAddressThatIsNotAllowed()
{
    Panel panel;
    panel.show();
    QTest::keyClicks(panel.find<QLineEdit>("gitHubApi"), u"http://git.example.org"_s);
    QTest::keyClick(panel.find<QLineEdit>("gitHubApi"), Qt::Key_Return);
    QVERIFY2(panel.note().startsWith(u"http://git.example.org can't be the address of GitHub's API."_s),
             qPrintable(panel.note()));
    QCOMPARE(panel.access.host(), GitHubHost());
    QCOMPARE(panel.settings.text(Setting::GitHubApi), QString());
}

void TokenSettingsTest::theEnvironmentChoosesTheGitHub()
{
    qputenv("RANGEBAR_GITHUB_API", "https://git.example.org/api/v3");
    Panel panel;
    panel.show();
    QCOMPARE(panel.find<QLineEdit>("gitHubApi")->text(), u"https://git.example.org/api/v3"_s);
    QVERIFY(panel.find<QLineEdit>("gitHubApi")->isReadOnly());
    QCOMPARE(panel.note(), u"RANGEBAR_GITHUB_API is set; the address that it holds is asked."_s);
}

void TokenSettingsTest::closingItInTheMiddleEndsIt()
{
    test::GitHubHome home;
    qunsetenv("RANGEBAR_GITHUB_API");
    home.server.on("/user", [](test::HttpExchange&) {});
    auto panel = std::make_unique<Panel>(home.server.apiBase(), std::nullopt, test::canary);
    panel->show();
    panel->click("testToken");
    QTRY_COMPARE(home.server.http().countOf("/user"), 1);
    QCOMPARE(panel->text("tokenResult"), u"Asking whose token it is"_s);
    QVERIFY(!panel->isEnabled("forgetToken"));
    delete panel->view; // and the way to GitHub stays
    panel->view = nullptr;
    QCoreApplication::processEvents();
    panel.reset();
}

void TokenSettingsTest::isReachedByTheKeyboard()
{
    Panel panel({}, std::nullopt, "ghp_kept");
    panel.settings.set(Setting::WorkOffline, true);
    panel.show();
    panel.find<QLineEdit>("gitHubApi")->setFocus();
    QStringList reached;
    for (int i = 0; i < 4; ++i) {
        reached.append(panel.dialog.focusWidget()->objectName());
        QTest::keyClick(panel.dialog.focusWidget(), Qt::Key_Tab);
    }
    QCOMPARE(reached.at(0), u"gitHubApi"_s);
    QVERIFY(reached.contains(u"tokenEntry"_s));
    QVERIFY(reached.contains(u"forgetToken"_s));
}

} // namespace
} // namespace rangebar

QTEST_MAIN(rangebar::TokenSettingsTest)
#include "tst_tokensettings.moc"
