// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"
#include "app/settingwords.h"
#include "tests/support/testobject.h"
#include "widgets/export/exportchoice.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace rangebar::test {

using namespace Qt::StringLiterals;

/// Files with settings that a person, a disk or another version has written.
class SettingsFileTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        TestObject::init();
        QDir(m_folder.path()).removeRecursively();
        QVERIFY(QDir().mkpath(m_folder.path()));
    }

    void everySettingHasSoundDefaultsAndWords();
    void wrongValueCountsAsTheDefault_data();
    void wrongValueCountsAsTheDefault();
    void wrongValueIsToldOnceAndKept();
    void unknownKeysAreKept();
    void brokenFileIsSetAside_data();
    void brokenFileIsSetAside();
    void everyProblemHasWordsOfItsOwn();
    void brokenFilesDoNotReplaceEachOther();
    void fileThatCannotBeReadIsSaid();
    void resetForgetsTheValue();
    void limitsOfPicturesAreThoseOfTheExport();

private:
    QString file() const { return m_folder.filePath(u"settings.ini"_s); }
    /// QSettings keeps what it has read while size and time of a file stay the same, and a test can write
    /// twice within one tick of the file system's clock; so each writing has a time of its own.
    void write(const QByteArray& bytes)
    {
        QFile out(file());
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(bytes);
        QVERIFY(out.flush());
        m_written = m_written.addSecs(1);
        QVERIFY(out.setFileTime(m_written, QFileDevice::FileModificationTime));
    }
    QByteArray content() const
    {
        QFile in(file());
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }
    QStringList setAside() const
    {
        return QDir(m_folder.path()).entryList({u"settings-broken-*.ini"_s}, QDir::Files);
    }
    QTemporaryDir m_folder;
    QDateTime m_written = QDateTime::currentDateTime().addYears(-1);
};

void SettingsFileTest::everySettingHasSoundDefaultsAndWords()
{
    QStringList keys;
    for (const SettingInfo& info : allSettings()) {
        const QString key = QString::fromLatin1(info.key);
        QVERIFY2(!keys.contains(key), info.key);
        keys += key;
        const auto accepted = acceptedValue(info, info.standard);
        QVERIFY2(accepted && *accepted == info.standard, info.key);
        if (info.page != SettingPage::None) {
            QVERIFY2(!SettingWords::name(info.setting).isEmpty(), info.key);
            QVERIFY2(!SettingWords::description(info.setting).isEmpty(), info.key);
            QVERIFY2(!SettingWords::page(info.page).isEmpty(), info.key);
        }
        QStringList names;
        for (const QString& choice : info.choices) {
            names += SettingWords::value(info.setting, choice);
        }
        QCOMPARE(QSet<QString>(names.cbegin(), names.cend()).size(), names.size());
    }
}

void SettingsFileTest::wrongValueCountsAsTheDefault_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Setting>("setting");
    const auto row = [](const char* bytes, Setting setting) {
        QTest::newRow(bytes) << QByteArray(bytes) << setting;
    };
    row("[network]\ntimeoutSeconds=soon", Setting::TimeoutSeconds);
    row("[network]\ntimeoutSeconds=0", Setting::TimeoutSeconds);
    row("[network]\ntimeoutSeconds=601", Setting::TimeoutSeconds);
    row("[network]\ntimeoutSeconds=2.5", Setting::TimeoutSeconds);
    row("[network]\ntimeoutSeconds=99999999999999", Setting::TimeoutSeconds);
    row("[network]\ntimeoutSeconds=\"1, 2\"", Setting::TimeoutSeconds);
    row("[network]\ntimeoutSeconds=@Rect(1 2 3 4)", Setting::TimeoutSeconds);
    row("[network]\nworkOffline=perhaps", Setting::WorkOffline);
    row("[network]\nproxy=carrier pigeon", Setting::Proxy);
    row("[network]\nproxyAddress=http://proxy.example:8080", Setting::ProxyAddress);
    row("[network]\nproxyAddress=proxy.example", Setting::ProxyAddress);
    row("[network]\nproxyAddress=me:secret@proxy.example:8080", Setting::ProxyAddress);
    row("[network]\nproxyAddress=proxy.example:70000", Setting::ProxyAddress);
    row("theme=sepia", Setting::Theme);
    row("language=tlh", Setting::Language);
    row("[comparison]\ninstructionsGate=nan", Setting::InstructionsGate);
    row("[comparison]\ninstructionsGate=inf", Setting::InstructionsGate);
    row("[comparison]\nallocationsGate=-1", Setting::AllocationsGate);
    row("[export]\nwidth=10", Setting::ExportWidth);
    row("[export]\ntitle=@Rect(1 2 3 4)", Setting::ExportTitle);
    row("[library]\nfolder=results", Setting::LibraryFolder);
    row("[window]\nsplitter=@Rect(1 2 3 4)", Setting::SplitterState);
    row("[files]\nrecent=@Rect(1 2 3 4)", Setting::RecentFiles);
}

void SettingsFileTest::wrongValueCountsAsTheDefault()
{
    QFETCH(QByteArray, bytes);
    QFETCH(Setting, setting);
    write(bytes + '\n');
    Settings settings(file());
    QCOMPARE(settings.value(setting), settingInfo(setting).standard);
    const QList<SettingsProblem> problems = settings.newProblems();
    QCOMPARE(problems.size(), 1);
    QCOMPARE(problems.first().code, SettingsProblem::Code::WrongValue);
    QCOMPARE(problems.first().setting, setting);
    const QString words = SettingWords::problem(problems.first());
    QVERIFY2(words.contains(QLatin1String(settingInfo(setting).key)), qPrintable(words));
}

void SettingsFileTest::wrongValueIsToldOnceAndKept()
{
    write("theme=sepia\n");
    {
        Settings settings(file());
        QCOMPARE(settings.newProblems().size(), 1);
        QVERIFY(settings.newProblems().isEmpty());
        settings.set(Setting::TimeoutSeconds, 20);
    }
    {
        Settings settings(file());
        QVERIFY(settings.newProblems().isEmpty()); // told at the start before
        QCOMPARE(settings.text(Setting::Theme), u"system"_s);
    }
    QVERIFY2(content().contains("theme=sepia"), content().constData()); // a later version may know it
    QByteArray other = content();
    write(other.replace(other.indexOf("sepia"), 5, "mauve")); // not what is told of it
    QCOMPARE(Settings(file()).newProblems().size(), 1);       // another value is news
    {
        Settings settings(file());
        settings.set(Setting::Theme, u"dark"_s);
        QVERIFY(settings.newProblems().isEmpty());
    }
    QVERIFY2(!content().contains("told"), content().constData());
}

void SettingsFileTest::unknownKeysAreKept()
{
    write("theme=dark\nwarpDrive=on\n\n[future]\ncolour=@Variant(x)\nlist=a, b, c\n");
    {
        Settings settings(file());
        QVERIFY(settings.newProblems().isEmpty());
        QCOMPARE(settings.text(Setting::Theme), u"dark"_s);
        settings.set(Setting::TimeoutSeconds, 30);
        settings.reset(Setting::Theme);
    }
    const QByteArray after = content();
    for (const char* kept : {"warpDrive=on", "[future]", "list=a, b, c", "timeoutSeconds=30"}) {
        QVERIFY2(after.contains(kept), after.constData());
    }
    QVERIFY(!after.contains("theme="));
}

void SettingsFileTest::brokenFileIsSetAside_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("zeros") << QByteArray(4096, '\0');
    QTest::newRow("text") << QByteArray("This is no settings file.\nNot at all.\n");
    QTest::newRow("json") << QByteArray("{\n  \"theme\": \"dark\"\n}\n");
    QTest::newRow("cut in a section") << QByteArray("theme=dark\n[netw");
}

void SettingsFileTest::brokenFileIsSetAside()
{
    QFETCH(QByteArray, bytes);
    write(bytes);
    {
        Settings settings(file());
        QCOMPARE(settings.text(Setting::Theme), u"system"_s);
        const QList<SettingsProblem> problems = settings.newProblems();
        QCOMPARE(problems.size(), 1);
        QCOMPARE(problems.first().code, SettingsProblem::Code::SetAside);
        const QString words = SettingWords::problem(problems.first());
        QVERIFY2(words.contains(setAside().value(0)), qPrintable(words));
        settings.set(Setting::Theme, u"light"_s);
    }
    QCOMPARE(setAside().size(), 1);
    QFile aside(m_folder.filePath(setAside().first()));
    QVERIFY(aside.open(QIODevice::ReadOnly));
    QCOMPARE(aside.readAll(), bytes);
    Settings again(file());
    QVERIFY(again.newProblems().isEmpty());
    QCOMPARE(again.text(Setting::Theme), u"light"_s);
}

void SettingsFileTest::everyProblemHasWordsOfItsOwn()
{
    // Without a default, so that a problem that is new is asked for what can be done about it.
    const auto remedy = [](SettingsProblem::Code code) {
        switch (code) {
        case SettingsProblem::Code::SetAside:
            return u"They are in"_s;
        case SettingsProblem::Code::NotSetAside:
            return u"Delete the file"_s;
        case SettingsProblem::Code::NotReadable:
            return u"Make the file readable"_s;
        case SettingsProblem::Code::WrongValue:
            return u"It must be"_s;
        }
        Q_UNREACHABLE();
    };
    QSet<QString> seen;
    for (int code = 0; code <= int(SettingsProblem::Code::WrongValue); ++code) {
        SettingsProblem problem;
        problem.code = SettingsProblem::Code(code);
        problem.setting = Setting::TimeoutSeconds;
        problem.file = u"/home/anna/settings.ini"_s;
        problem.detail = u"soon"_s;
        const QString words = SettingWords::problem(problem);
        QVERIFY2(words.contains(remedy(problem.code)), qPrintable(words));
        QVERIFY2(!words.contains(u'%'), qPrintable(words));
        seen += words;
    }
    QCOMPARE(seen.size(), int(SettingsProblem::Code::WrongValue) + 1);
}

void SettingsFileTest::brokenFilesDoNotReplaceEachOther()
{
    for (int i = 0; i < 3; ++i) {
        write("nothing " + QByteArray::number(i) + '\n');
        const Settings settings(file());
    }
    QCOMPARE(setAside().size(), 3);
}

void SettingsFileTest::fileThatCannotBeReadIsSaid()
{
    QVERIFY(QDir().mkpath(file())); // a folder of that name
    Settings settings(file());
    QCOMPARE(settings.number(Setting::TimeoutSeconds), 8);
    const QList<SettingsProblem> problems = settings.newProblems();
    QCOMPARE(problems.size(), 1);
    QCOMPARE(problems.first().code, SettingsProblem::Code::NotReadable);
    QVERIFY(SettingWords::problem(problems.first()).contains(file()));
}

void SettingsFileTest::resetForgetsTheValue()
{
    {
        Settings settings(file());
        settings.set(Setting::ExportWidth, 1234);
        QVERIFY(!settings.isDefault(Setting::ExportWidth));
        settings.reset(Setting::ExportWidth);
        QVERIFY(settings.isDefault(Setting::ExportWidth));
        QCOMPARE(settings.number(Setting::ExportWidth), 980);
    }
    QVERIFY(!content().contains("1234"));
}

void SettingsFileTest::limitsOfPicturesAreThoseOfTheExport()
{
    const ExportChoice standard;
    const SettingInfo& width = settingInfo(Setting::ExportWidth);
    QCOMPARE(width.least, double(leastExportWidth));
    QCOMPARE(width.most, double(mostExportWidth));
    QCOMPARE(width.standard.toInt(), standard.width);
    QCOMPARE(settingInfo(Setting::ExportScale).most, double(mostExportScale));
    QCOMPARE(settingInfo(Setting::ExportScale).standard.toInt(), standard.scale);
    QCOMPARE(settingInfo(Setting::ExportFormat).standard.toString(), formatName(standard.format));
    for (const QString& name : settingInfo(Setting::ExportFormat).choices) {
        QVERIFY(formatNamed(name));
    }
    for (const QString& name : settingInfo(Setting::ExportTheme).choices) {
        QVERIFY(themeNamed(name));
    }
}

} // namespace rangebar::test

QTEST_GUILESS_MAIN(rangebar::test::SettingsFileTest)
#include "tst_settingsfile.moc"
