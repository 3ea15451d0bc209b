// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/github/githubaccess.h"
#include "app/network/proxy.h"
#include "app/preferences/settingeditor.h"
#include "app/preferences/settingsdialog.h"
#include "app/settingwords.h"
#include "tests/app/programfixture.h"
#include "tests/support/testobject.h"
#include "widgets/parts/notice.h"
#include "widgets/parts/textlabel.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QNetworkProxy>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTableWidget>
#include <QTcpServer>
#include <QTcpSocket>

namespace rangebar::test {

using namespace Qt::StringLiterals;

class SettingsDialogTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        TestObject::init();
        m_fixture = std::make_unique<ProgramFixture>();
        m_fixture->start();
        m_dialog = std::make_unique<SettingsDialog>(&m_fixture->program(), &m_fixture->desktop);
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }
    void cleanup()
    {
        m_dialog.reset();
        m_fixture.reset();
        QNetworkProxyFactory::setUseSystemConfiguration(false);
        QNetworkProxy::setApplicationProxy(QNetworkProxy::NoProxy);
    }

    void pagesShowTheirSettings();
    void searchFindsNamesDescriptionsAndChoices_data();
    void searchFindsNamesDescriptionsAndChoices();
    void searchIsUsedByKeyboard();
    void searchSpeaksTheLanguage();
    void changesCountAtOnceAndAreRemembered();
    void defaultIsShownAndReset();
    void wrongValueIsRefusedWithTheReason();
    void resetAllAsksFirst();
    void wheelDoesNotChangeWhatHasNoFocus();
    void pageReachedByKeysFromTheSearch();
    void narrowWindowCutsNothing_data();
    void narrowWindowCutsNothing();
    void gitHubIsFoundAndReset();
    void gatesReachTheComparison();
    void offlineReachesTheMenu();
    void proxyIsUsed_data();
    void proxyIsUsed();
    void proxyWithoutAnAddressIsTheSystems();
    void problemsOfTheFileAreToldInTheWindow();

private:
    template <typename T>
    T* find(const QString& name)
    {
        T* found = m_dialog->findChild<T*>(name);
        if (!found) {
            qFatal("There is no %s.", qPrintable(name));
        }
        return found;
    }
    QLineEdit* search() { return find<QLineEdit>(u"settingsSearch"_s); }
    QStringList shown()
    {
        QStringList keys;
        for (const QWidget* field : m_dialog->findChildren<QWidget*>()) {
            if (field->objectName().startsWith(u"setting:"_s) && field->isVisible()) {
                keys += field->objectName().mid(8);
            }
        }
        return keys;
    }
    Settings& settings() { return m_fixture->program().settings(); }

    std::unique_ptr<ProgramFixture> m_fixture;
    std::unique_ptr<SettingsDialog> m_dialog;
};

void SettingsDialogTest::pagesShowTheirSettings()
{
    auto* pages = find<QListWidget>(u"settingsPages"_s);
    QCOMPARE(shown(), (QStringList{u"language"_s, u"theme"_s}));
    QStringList all;
    for (int row = 0; row < pages->count(); ++row) {
        pages->setCurrentRow(row);
        all += shown();
    }
    QStringList expected;
    for (const SettingInfo& info : allSettings()) {
        if (info.page != SettingPage::None) {
            expected += QString::fromLatin1(info.key);
        }
    }
    all.sort();
    expected.sort();
    QCOMPARE(all, expected);
}

void SettingsDialogTest::searchFindsNamesDescriptionsAndChoices_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QStringList>("keys");
    QTest::newRow("name") << u"gate"_s
                          << QStringList{u"comparison/instructionsGate"_s, u"comparison/allocationsGate"_s};
    QTest::newRow("description") << u"release notes"_s << QStringList{u"export/snippet"_s};
    QTest::newRow("choice") << u"socks5"_s << QStringList{u"network/proxy"_s};
    QTest::newRow("own name of a language")
        << u"русский"_s << QStringList{u"language"_s, u"export/language"_s};
    QTest::newRow("page and name") << u"network download"_s << QStringList{u"network/timeoutSeconds"_s};
    QTest::newRow("words in any order")
        << u"allocations GATE"_s << QStringList{u"comparison/allocationsGate"_s};
    QTest::newRow("key") << u"timeoutSeconds"_s << QStringList{u"network/timeoutSeconds"_s};
    QTest::newRow("nothing") << u"warp drive"_s << QStringList();
}

void SettingsDialogTest::searchFindsNamesDescriptionsAndChoices()
{
    QFETCH(QString, words);
    search()->setText(words); // not all of them are on every keyboard
    QTEST(shown(), "keys");
    auto* found = find<TextLabel>(u"settingsFound"_s);
    QVERIFY(found->isVisible() && !found->text().isEmpty());
}

void SettingsDialogTest::searchIsUsedByKeyboard()
{
    find<QComboBox>(u"setting:theme"_s)->setFocus();
    QTest::keyClick(m_dialog.get(), Qt::Key_F, Qt::ControlModifier);
    QVERIFY(search()->hasFocus());
    QTest::keyClicks(search(), u"width"_s);
    QCOMPARE(shown().size(), 2); // that of pictures, and the scale that is told by it
    QTest::keyClick(search(), Qt::Key_Down);
    QVERIFY(find<QSpinBox>(u"setting:export/width"_s)->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(m_dialog->isVisible());
    QCOMPARE(search()->text(), QString());
    QCOMPARE(shown(), (QStringList{u"language"_s, u"theme"_s}));
    QTest::keyClick(search(), Qt::Key_Escape);
    QVERIFY(!m_dialog->isVisible());
}

void SettingsDialogTest::searchSpeaksTheLanguage()
{
    auto* language = find<QComboBox>(u"setting:language"_s);
    language->setFocus();
    language->setCurrentIndex(language->findData(u"ru"_s));
    QTRY_COMPARE(m_fixture->program().language().current(), u"ru"_s);
    // Made anew in the other language, with the focus where it was.
    QTRY_VERIFY(QApplication::focusWidget() && QApplication::focusWidget() != language &&
                QApplication::focusWidget()->objectName() == u"setting:language"_s);
    search()->setText(SettingWords::name(Setting::TimeoutSeconds));
    QCOMPARE(shown(), QStringList{u"network/timeoutSeconds"_s});
    find<QPushButton>(u"reset:language"_s);
    m_fixture->program().change(Setting::Language, u"en"_s);
    QTRY_COMPARE(find<QPushButton>(u"reset:language"_s)->text(), u"Reset"_s);
}

void SettingsDialogTest::changesCountAtOnceAndAreRemembered()
{
    m_dialog->showPage(SettingPage::Export);
    find<QCheckBox>(u"setting:export/transparent"_s)->click();
    auto* format = find<QComboBox>(u"setting:export/format"_s);
    format->setFocus();
    QTest::keyClick(format, Qt::Key_Down);
    auto* width = find<QSpinBox>(u"setting:export/width"_s);
    width->selectAll();
    QTest::keyClicks(width, u"1500"_s);
    QVERIFY(settings().flag(Setting::ExportTransparent));
    QCOMPARE(settings().text(Setting::ExportFormat), u"svg"_s);
    QCOMPARE(settings().number(Setting::ExportWidth), 1500);
    m_dialog.reset();
    m_fixture->start();
    QVERIFY(settings().flag(Setting::ExportTransparent));
    QCOMPARE(settings().number(Setting::ExportWidth), 1500);
}

void SettingsDialogTest::defaultIsShownAndReset()
{
    m_dialog->showPage(SettingPage::Network);
    QCOMPARE(find<QLabel>(u"default:network/timeoutSeconds"_s)->text(),
             u"From 1 s to 600 s. Default: 8 s."_s);
    auto* reset = find<QPushButton>(u"reset:network/timeoutSeconds"_s);
    QVERIFY(!reset->isEnabled());
    auto* timeout = find<QSpinBox>(u"setting:network/timeoutSeconds"_s);
    timeout->setValue(30);
    QVERIFY(reset->isEnabled());
    QTest::mouseClick(reset, Qt::LeftButton);
    QCOMPARE(timeout->value(), 8);
    QVERIFY(!reset->isEnabled());
    QVERIFY(settings().isDefault(Setting::TimeoutSeconds));
}

void SettingsDialogTest::wrongValueIsRefusedWithTheReason()
{
    m_dialog->showPage(SettingPage::Network);
    auto* address = find<QLineEdit>(u"setting:network/proxyAddress"_s);
    auto* problem = find<Notice>(u"problem:network/proxyAddress"_s);
    QVERIFY(!problem->isVisible());
    QTest::keyClicks(address, u"proxy.example"_s);
    QVERIFY(problem->isVisible());
    QVERIFY2(problem->text().contains(u"port"_s), qPrintable(problem->text()));
    QTest::keyClick(address, Qt::Key_Return);
    QVERIFY(m_dialog->isVisible()); // Enter ends the typing, not the dialog
    QCOMPARE(settings().text(Setting::ProxyAddress), QString());
    QTest::keyClicks(address, u":3128"_s);
    QVERIFY(!problem->isVisible());
    QTest::keyClick(address, Qt::Key_Return);
    QCOMPARE(settings().text(Setting::ProxyAddress), u"proxy.example:3128"_s);

    // A number beyond its range can't be typed at all.
    auto* timeout = find<QSpinBox>(u"setting:network/timeoutSeconds"_s);
    timeout->selectAll();
    QTest::keyClicks(timeout, u"9999"_s);
    QVERIFY(settings().number(Setting::TimeoutSeconds) <= 600);
}

void SettingsDialogTest::resetAllAsksFirst()
{
    m_fixture->program().change(Setting::ExportWidth, 2000);
    m_fixture->program().change(Setting::Theme, u"dark"_s);
    settings().set(Setting::RecentFiles, QStringList{u"/a.json"_s});
    const auto box = [this] { return m_dialog->findChild<QMessageBox*>(u"resetAllBox"_s); };
    QTest::mouseClick(find<QPushButton>(u"resetAll"_s), Qt::LeftButton);
    QTRY_VERIFY(box());
    box()->reject();
    QTRY_VERIFY(!box());
    QCOMPARE(settings().number(Setting::ExportWidth), 2000);
    QVERIFY(m_fixture->program().feed()->catalogue() != Catalogue::builtIn());

    m_fixture->program().setWorkingOffline(true); // nothing is to be asked of the real addresses
    QTest::mouseClick(find<QPushButton>(u"resetAll"_s), Qt::LeftButton);
    QTRY_VERIFY(box());
    for (QAbstractButton* button : box()->buttons()) {
        if (box()->buttonRole(button) == QMessageBox::AcceptRole) {
            button->click();
        }
    }
    QCOMPARE(settings().number(Setting::ExportWidth), 980);
    QCOMPARE(settings().text(Setting::Theme), u"system"_s);
    QVERIFY(m_fixture->program().feed()->catalogue() == Catalogue::builtIn());
    QVERIFY(!QFile::exists(m_fixture->configFile(u"catalogue.json"_s)));
    QCOMPARE(settings().list(Setting::RecentFiles), QStringList{u"/a.json"_s}); // no setting of the dialog
    m_fixture->program().feed()->cancel();
}

void SettingsDialogTest::wheelDoesNotChangeWhatHasNoFocus()
{
    m_dialog->showPage(SettingPage::Export);
    auto* width = find<QSpinBox>(u"setting:export/width"_s);
    search()->setFocus();
    const QPoint middle = width->rect().center();
    QWheelEvent event(middle, width->mapToGlobal(middle), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(width, &event);
    QCOMPARE(width->value(), 980);
}

void SettingsDialogTest::pageReachedByKeysFromTheSearch()
{
    search()->setFocus();
    QTest::keyClick(search(), Qt::Key_Tab);
    auto* pages = find<QListWidget>(u"settingsPages"_s);
    QVERIFY(pages->hasFocus());
    QTest::keyClick(pages, Qt::Key_End);
    QVERIFY(find<QLineEdit>(u"gitHubApi"_s)->isVisible());
    QTest::keyClick(pages, Qt::Key_Up);
    QCOMPARE(shown(), (QStringList{u"library/folder"_s, u"library/keep"_s}));
    QTest::keyClick(pages, Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"setting:library/folder"_s);
}

void SettingsDialogTest::narrowWindowCutsNothing_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("points");
    QTest::newRow("english") << u"en"_s << 0;
    QTest::newRow("russian") << u"ru"_s << 0;
    QTest::newRow("chinese") << u"zh_CN"_s << 0;
    QTest::newRow("large letters") << u"ru"_s << 20;
}

void SettingsDialogTest::narrowWindowCutsNothing()
{
    QFETCH(QString, language);
    QFETCH(int, points);
    const auto restoreFont = qScopeGuard([before = QApplication::font()] { QApplication::setFont(before); });
    if (points > 0) {
        QFont large = QApplication::font();
        large.setPointSize(points);
        QApplication::setFont(large);
    }
    m_fixture->program().change(Setting::Language, language);
    m_dialog = std::make_unique<SettingsDialog>(&m_fixture->program(), &m_fixture->desktop);
    m_dialog->resize(600, 400);
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
    QTRY_VERIFY(m_dialog->width() <= 640 || points > 0);
    auto* scroll = find<QScrollArea>(u"settingsScroll"_s);
    auto* pages = find<QListWidget>(u"settingsPages"_s);
    for (int row = 0; row < pages->count(); ++row) {
        pages->setCurrentRow(row);
        QApplication::processEvents();
        const QWidget* content = scroll->widget();
        // All that is wider can be scrolled to, and at usual sizes nothing has to be.
        QVERIFY2(points > 0 || content->width() <= scroll->viewport()->width(),
                 qPrintable(pages->item(row)->text() + QString::number(content->width())));
        const auto cutLabels = [content] {
            QStringList cut;
            for (const QLabel* label : content->findChildren<QLabel*>()) {
                const int needed =
                    label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
                if (label->isVisible() && label->height() < needed) {
                    cut += QStringLiteral("%1 of %2: ").arg(label->height()).arg(needed) + label->text();
                }
            }
            return cut;
        };
        // What stands in layouts within layouts is laid out in several turns.
        QTRY_COMPARE(cutLabels(), QStringList());
        for (const QPushButton* button : content->findChildren<QPushButton*>()) {
            QVERIFY2(!button->isVisible() || button->width() >= button->minimumSizeHint().width(),
                     qPrintable(button->text()));
        }
    }
    m_fixture->program().reset(Setting::Language);
}

void SettingsDialogTest::gitHubIsFoundAndReset()
{
    auto* entry = find<QLineEdit>(u"gitHubApi"_s);
    QVERIFY(!entry->isVisible());
    search()->setText(u"test token"_s);
    QVERIFY(entry->isVisible());
    QCOMPARE(shown(), QStringList());
    search()->setText(u"socks5"_s);
    QVERIFY(!entry->isVisible());

    m_dialog->showPage(SettingPage::GitHub);
    QCOMPARE(search()->text(), QString());
    QVERIFY(entry->isVisible());
    QTRY_VERIFY(find<QLineEdit>(u"tokenEntry"_s)->isEnabled());
    entry->setText(u"https://github.example/api/v3"_s);
    QTest::keyClick(entry, Qt::Key_Return);
    QVERIFY(m_dialog->isVisible());
    QCOMPARE(settings().text(Setting::GitHubApi), u"https://github.example/api/v3"_s);
    m_fixture->program().setWorkingOffline(true); // the built-in catalogue has real addresses
    QTest::mouseClick(find<QPushButton>(u"resetAll"_s), Qt::LeftButton);
    for (QAbstractButton* button : find<QMessageBox>(u"resetAllBox"_s)->buttons()) {
        if (button->text() == u"Reset all"_s) {
            button->click();
        }
    }
    QVERIFY(settings().isDefault(Setting::GitHubApi));
    QCOMPARE(entry->text(), QString());
    QVERIFY(m_fixture->program().github()->host() == GitHubHost());
    m_fixture->program().feed()->cancel();
}

void SettingsDialogTest::gatesReachTheComparison()
{
    m_dialog->showPage(SettingPage::Comparison);
    auto* gate = find<QDoubleSpinBox>(u"setting:comparison/instructionsGate"_s);
    gate->setValue(12.5);
    QCOMPARE(settings().real(Setting::InstructionsGate), 12.5);
    QCOMPARE(find<QLabel>(u"default:comparison/instructionsGate"_s)->text(),
             u"From 0 % to 1,000 %. Default: 2 %."_s);
}

void SettingsDialogTest::offlineReachesTheMenu()
{
    m_dialog->showPage(SettingPage::Network);
    find<QCheckBox>(u"setting:network/workOffline"_s)->click();
    QVERIFY(m_fixture->program().feed()->isWorkingOffline());
    QVERIFY(m_fixture->find<QAction>("workOffline")->isChecked());
    m_fixture->find<QAction>("workOffline")->trigger();
    QVERIFY(!settings().flag(Setting::WorkOffline));
}

void SettingsDialogTest::proxyIsUsed_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QByteArray>("beginning");
    QTest::newRow("http") << u"http"_s << QByteArray("CONNECT results.example:443 HTTP/1.1\r\n");
    QTest::newRow("socks5") << u"socks5"_s << QByteArray("\x05");
}

void SettingsDialogTest::proxyIsUsed()
{
    QFETCH(QString, kind);
    QFETCH(QByteArray, beginning);
    QTcpServer proxy;
    QVERIFY(proxy.listen(QHostAddress::LocalHost));
    QByteArray heard;
    connect(&proxy, &QTcpServer::newConnection, this, [&] {
        QTcpSocket* socket = proxy.nextPendingConnection();
        connect(socket, &QTcpSocket::readyRead, socket, [&heard, socket] { heard += socket->readAll(); });
    });
    m_dialog->showPage(SettingPage::Network);
    auto* address = find<QLineEdit>(u"setting:network/proxyAddress"_s);
    QTest::keyClicks(address, u"127.0.0.1:%1"_s.arg(proxy.serverPort()));
    QTest::keyClick(address, Qt::Key_Return);
    auto* choice = find<QComboBox>(u"setting:network/proxy"_s);
    choice->setCurrentIndex(choice->findData(kind));

    Catalogue far = m_fixture->program().feed()->catalogue();
    far.baseUrl = u"https://results.example"_s;
    far.entries = far.entries.mid(0, 1);
    QCOMPARE(m_fixture->program().setCatalogue(far), QString());
    QTRY_VERIFY2(heard.startsWith(beginning), heard.constData());
    m_fixture->program().feed()->cancel();
}

void SettingsDialogTest::proxyWithoutAnAddressIsTheSystems()
{
    m_fixture->program().change(Setting::Proxy, u"http"_s);
    QVERIFY(QNetworkProxyFactory::usesSystemConfiguration());
    m_fixture->program().change(Setting::Proxy, u"none"_s);
    QVERIFY(!QNetworkProxyFactory::usesSystemConfiguration());
    QCOMPARE(QNetworkProxy::applicationProxy().type(), QNetworkProxy::NoProxy);
    m_fixture->program().reset(Setting::Proxy);
    QVERIFY(QNetworkProxyFactory::usesSystemConfiguration());
}

void SettingsDialogTest::problemsOfTheFileAreToldInTheWindow()
{
    m_dialog.reset();
    m_fixture->stop();
    m_fixture->write(u"config/settings.ini"_s, "theme=sepia\n");
    m_fixture->start();
    auto* notice = m_fixture->find<Notice>("windowNotice");
    QVERIFY(notice->isVisible());
    QVERIFY2(notice->text().contains(u"sepia"_s), qPrintable(notice->text()));
    m_fixture->start();
    QVERIFY(!m_fixture->find<Notice>("windowNotice")->isVisible());
    m_fixture->stop();
    m_fixture->write(u"config/settings.ini"_s, QByteArray(100, '\0'));
    m_fixture->start();
    QVERIFY(m_fixture->find<Notice>("windowNotice")->text().contains(u"settings-broken-"_s));
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::SettingsDialogTest)
#include "tst_settingsdialog.moc"
