// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"
#include "app/settings.h"
#include "tests/support/testobject.h"

#include <QFile>
#include <QTemporaryDir>

namespace rangebar::test {

class SettingsTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void rememberWhatWasSet();
    void wrongValuesReadAsTheDefault();
    void languageIsResolved_data();
    void languageIsResolved();
};

void SettingsTest::rememberWhatWasSet()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("settings.ini"));
    {
        Settings settings(file);
        QCOMPARE(settings.number(Setting::TimeoutSeconds), 8);
        QCOMPARE(settings.text(Setting::LastPage), QStringLiteral("overview"));
        QVERIFY(settings.flag(Setting::SideListVisible));
        settings.set(Setting::TimeoutSeconds, 20);
        settings.set(Setting::RecentFiles,
                     QStringList{QStringLiteral("/one file"), QStringLiteral("/two, files")});
        settings.set(Setting::SideListVisible, false);
    }
    const Settings again(file);
    QCOMPARE(again.number(Setting::TimeoutSeconds), 20);
    QCOMPARE(again.list(Setting::RecentFiles),
             (QStringList{QStringLiteral("/one file"), QStringLiteral("/two, files")}));
    QVERIFY(!again.flag(Setting::SideListVisible));
}

void SettingsTest::wrongValuesReadAsTheDefault()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("settings.ini"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[network]\ntimeoutSeconds=soon\n[window]\nsplitter=@Rect(1 2 3 4)\n");
    file.close();
    QCOMPARE(Settings(path).number(Setting::TimeoutSeconds), 8);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[network]\ntimeoutSeconds=100000\n");
    file.close();
    QCOMPARE(Settings(path).number(Setting::TimeoutSeconds), 8);
}

void SettingsTest::languageIsResolved_data()
{
    QTest::addColumn<QString>("wish");
    QTest::addColumn<QString>("language");
    QTest::newRow("russian") << QStringLiteral("ru") << QStringLiteral("ru");
    QTest::newRow("russian of a country") << QStringLiteral("ru_KZ") << QStringLiteral("ru");
    QTest::newRow("chinese") << QStringLiteral("zh_CN") << QStringLiteral("zh_CN");
    QTest::newRow("english") << QStringLiteral("en_GB") << QStringLiteral("en");
    QTest::newRow("not translated") << QStringLiteral("de_DE") << QStringLiteral("en");
    QTest::newRow("nonsense") << QStringLiteral("xx-yy") << QStringLiteral("en");
}

void SettingsTest::languageIsResolved()
{
    QFETCH(QString, wish);
    QTEST(Language::resolved(wish), "language");
}

} // namespace rangebar::test

QTEST_GUILESS_MAIN(rangebar::test::SettingsTest)
#include "tst_settings.moc"
