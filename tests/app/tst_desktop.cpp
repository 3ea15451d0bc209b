// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop.h"
#include "tests/support/testobject.h"

#include <QDBusConnection>
#include <QDBusContext>
#include <QDesktopServices>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace rangebar::test {

/// The file manager of a desktop, as far as it is asked here.
class FileManager : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.FileManager1")

public Q_SLOTS:
    Q_SCRIPTABLE void ShowItems(const QStringList& addresses, const QString&) { Q_EMIT shown(addresses); }

Q_SIGNALS:
    void shown(const QStringList& addresses);
};

/// Takes the addresses that would go to the programs of the desktop.
class FolderOpener : public QObject
{
    Q_OBJECT

public:
    FolderOpener() { QDesktopServices::setUrlHandler(u"file"_s, this, "open"); }
    ~FolderOpener() override { QDesktopServices::unsetUrlHandler(u"file"_s); }

    Q_INVOKABLE void open(const QUrl& url) { opened += url; }

    QList<QUrl> opened;
};

class DesktopTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void showsFilesInTheFileManager();
    void opensTheFolderWhereThereIsNoFileManager();
    void asksForNothingWithoutAFile();

private:
    QProcess m_bus; ///< of the test's own
    QString m_address;
    FolderOpener m_opener;
};

void DesktopTest::initTestCase()
{
    m_bus.start(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
    QVERIFY2(m_bus.waitForStarted(), "dbus-daemon is needed");
    while (!m_bus.canReadLine()) {
        QVERIFY(m_bus.waitForReadyRead());
    }
    m_address = QString::fromLocal8Bit(m_bus.readLine()).trimmed();
    qputenv("DBUS_SESSION_BUS_ADDRESS", m_address.toLocal8Bit());
}

void DesktopTest::cleanupTestCase()
{
    m_bus.kill();
    m_bus.waitForFinished();
}

void DesktopTest::showsFilesInTheFileManager()
{
    FileManager manager;
    QSignalSpy shown(&manager, &FileManager::shown);
    QDBusConnection connection = QDBusConnection::connectToBus(m_address, u"manager"_s);
    QVERIFY(connection.registerObject(u"/org/freedesktop/FileManager1"_s, &manager,
                                      QDBusConnection::ExportScriptableSlots));
    QVERIFY(connection.registerService(u"org.freedesktop.FileManager1"_s));
    Desktop desktop;
    desktop.reveal({u"/tmp/a b/#1.json"_s, u"/tmp/ä.json"_s});
    QTRY_COMPARE(shown.size(), 1);
    QCOMPARE(shown.constFirst().constFirst().toStringList(),
             (QStringList{u"file:///tmp/a%20b/%231.json"_s, u"file:///tmp/%C3%A4.json"_s}));
    QVERIFY(m_opener.opened.isEmpty());
    QDBusConnection::disconnectFromBus(u"manager"_s);
}

void DesktopTest::opensTheFolderWhereThereIsNoFileManager()
{
    const QTemporaryDir folder;
    Desktop desktop;
    desktop.reveal({folder.filePath(u"a.json"_s), folder.filePath(u"b.json"_s)});
    QTRY_COMPARE(m_opener.opened, QList<QUrl>{QUrl::fromLocalFile(folder.path())});
}

void DesktopTest::asksForNothingWithoutAFile()
{
    m_opener.opened.clear();
    Desktop().reveal({});
    QVERIFY(m_opener.opened.isEmpty());
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::DesktopTest)
#include "tst_desktop.moc"
