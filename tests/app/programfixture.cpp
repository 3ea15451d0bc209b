// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/programfixture.h"

#include "models/items/navigationroles.h"

#include <QDir>
#include <QFile>
#include <QListView>
#include <QSignalSpy>
#include <QTest>

namespace rangebar::test {

ProgramFixture::ProgramFixture()
{
    Catalogue catalogue = Catalogue::builtIn();
    catalogue.baseUrl = server.base();
    catalogue.urlTemplate = QStringLiteral("<base>/<crate>.json");
    catalogue.entries = {{QStringLiteral("NATS"), QStringLiteral("ruststream-nats"), {}},
                         {QStringLiteral("Kafka"), QStringLiteral("ruststream-rdkafka"), {}},
                         {QStringLiteral("SQL databases"), QStringLiteral("ruststream-sqlx"), {}}};
    write(QStringLiteral("config/catalogue.json"), catalogue.toJson());
}

QString ProgramFixture::write(const QString& name, const QByteArray& bytes) const
{
    const QString file = path(name);
    QDir().mkpath(QFileInfo(file).absolutePath());
    QFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size()) {
        qFatal("The test can't write its own file.");
    }
    return file;
}

void ProgramFixture::start(const QString& language)
{
    stop();
    m_program = std::make_unique<Program>(
        Folders{path(QStringLiteral("config")), path(QStringLiteral("cache")), path(QStringLiteral("data"))},
        &m_network);
    m_program->load(language);
    m_window = std::make_unique<MainWindow>(m_program.get(), &desktop);
    m_window->resize(1100, 760);
    const QSignalSpy painted(m_window.get(), &MainWindow::firstPainted);
    if (beforeShow) {
        beforeShow();
    }
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QTRY_VERIFY(!painted.isEmpty());
    QCoreApplication::processEvents(); // what a page fills after that
}

void ProgramFixture::stop()
{
    if (m_window) {
        m_window->close();
    }
    m_window.reset();
    m_program.reset();
}

void ProgramFixture::refresh()
{
    QSignalSpy finished(m_program->feed(), &CrateFeed::refreshFinished);
    m_program->feed()->refresh();
    QTRY_COMPARE(finished.size(), 1);
}

QModelIndex ProgramFixture::listed(const QString& pageKey)
{
    const QAbstractItemModel* pages = find<QListView>("sideList")->model();
    for (int row = 0; row < pages->rowCount(); ++row) {
        if (pages->index(row, 0).data(PageKeyRole).toString() == pageKey) {
            return pages->index(row, 0);
        }
    }
    return {};
}

} // namespace rangebar::test
