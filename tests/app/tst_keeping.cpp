// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/programfixture.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>

using namespace Qt::StringLiterals;

namespace rangebar::test {

class KeepingTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void downloadIsKeptOnce();
    void newPublicationIsKeptBesideTheOldOne();
    void copyOfTheLastTimeIsKept();
    void openedFileIsKept();
    void comparedFilesAreKept();
    void documentOfTheLibraryStaysOne();
    void samplesAreNotKept();
    void nothingIsKeptWhereTheReaderWantsItSo();
    void trashedDocumentStaysAway();
    void anotherFolderOpensAnotherLibrary();
    void standardFolderIsThatOfTheData();
    void startAndPageNeedNoLibrary();

private:
    void serve(const QByteArray& bytes);
    void open(const QStringList& paths);
    /// Until everything has been kept that was to be kept.
    void settle()
    {
        QTRY_VERIFY(m_fixture->program().isLibraryOpen() && !m_fixture->program().library()->isBusy());
    }
    QList<LibraryEntry> entries() const { return m_fixture->program().library()->index()->entries(); }
    QList<LibraryOrigin> origins(qsizetype entry) const
    {
        return m_fixture->program().library()->index()->origins(entries().at(entry).sha256);
    }

    std::unique_ptr<ProgramFixture> m_fixture;
};

void KeepingTest::init()
{
    TestObject::init();
    m_fixture = std::make_unique<ProgramFixture>();
}

void KeepingTest::serve(const QByteArray& bytes)
{
    m_fixture->server.on("/ruststream-nats.json",
                         [bytes](HttpExchange& exchange) { exchange.answer(200, bytes); });
}

void KeepingTest::open(const QStringList& paths)
{
    m_fixture->window().openFiles(paths);
    settle();
}

void KeepingTest::downloadIsKeptOnce()
{
    serve(sample(u"schema3.json"_s));
    m_fixture->start();
    for (int i = 0; i < 2; ++i) {
        m_fixture->refresh();
        settle();
        QCOMPARE(entries().size(), 1);
        QCOMPARE(origins(0).size(), 1);
    }
    QCOMPARE(origins(0).constFirst().kind, LibraryOrigin::Kind::Download);
    QCOMPARE(origins(0).constFirst().place, m_fixture->server.url(u"/ruststream-nats.json"_s).toString());
    QVERIFY(origins(0).constFirst().dated.isValid());
    QFile file(m_fixture->program().library()->folder() + u'/' + entries().constFirst().name);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), sample(u"schema3.json"_s)); // the very bytes that were published
}

void KeepingTest::newPublicationIsKeptBesideTheOldOne()
{
    serve(sample(u"schema3.json"_s));
    m_fixture->start();
    m_fixture->refresh();
    serve(sample(u"schema3.json"_s) + "\n");
    m_fixture->refresh();
    settle();
    QCOMPARE(entries().size(), 2);
}

void KeepingTest::copyOfTheLastTimeIsKept()
{
    serve(sample(u"schema3.json"_s));
    m_fixture->start();
    m_fixture->refresh();
    settle();
    m_fixture->stop();
    // A library of this reader's first start with one; no network.
    QVERIFY(QDir(m_fixture->path(u"data"_s)).removeRecursively());
    m_fixture->start();
    QTRY_COMPARE(entries().size(), 1);
    QCOMPARE(origins(0).constFirst().kind, LibraryOrigin::Kind::Download);
}

void KeepingTest::openedFileIsKept()
{
    const QString path = m_fixture->write(u"in/results.json"_s, sample(u"schema3.json"_s));
    m_fixture->start();
    open({path});
    open({path});
    QCOMPARE(entries().size(), 1);
    QCOMPARE(origins(0).size(), 1);
    QCOMPARE(origins(0).constFirst().kind, LibraryOrigin::Kind::File);
    QCOMPARE(origins(0).constFirst().place, path);
    // The same content from elsewhere is no second document, but a second origin.
    open({m_fixture->write(u"in/copy.json"_s, sample(u"schema3.json"_s))});
    QCOMPARE(entries().size(), 1);
    QCOMPARE(origins(0).size(), 2);
    // A file that is none is told on its page, and not kept.
    open({m_fixture->write(u"in/none.json"_s, "{}")});
    QCOMPARE(entries().size(), 1);
    // A file that has changed is another document.
    m_fixture->write(u"in/results.json"_s, sample(u"throughput.json"_s));
    open({path});
    QCOMPARE(entries().size(), 2);
}

void KeepingTest::comparedFilesAreKept()
{
    m_fixture->start();
    m_fixture->window().compareFiles(m_fixture->write(u"in/a.json"_s, sample(u"schema3.json"_s)),
                                     m_fixture->write(u"in/b.json"_s, sample(u"throughput.json"_s)));
    settle();
    QCOMPARE(entries().size(), 2);
}

void KeepingTest::documentOfTheLibraryStaysOne()
{
    m_fixture->start();
    open({m_fixture->write(u"in/results.json"_s, sample(u"schema3.json"_s))});
    open({m_fixture->program().library()->path(entries().constFirst().name)});
    QCOMPARE(entries().size(), 1);
    QCOMPARE(origins(0).size(), 1);
    // Nor where it is opened before the library, as from the command line.
    const QString path = m_fixture->program().library()->path(entries().constFirst().name);
    m_fixture->start();
    m_fixture->window().compareFiles(path, path);
    settle();
    QCOMPARE(origins(0).size(), 1);
}

void KeepingTest::samplesAreNotKept()
{
    m_fixture->server.close(); // nobody answers, and there is no copy: the samples are shown
    m_fixture->start();
    m_fixture->refresh();
    QVERIFY(m_fixture->program().feed()->state(0).document);
    QCOMPARE(m_fixture->program().feed()->state(0).origin, DocumentOrigin::Sample);
    settle();
    QVERIFY(entries().isEmpty());
    QVERIFY(!QFile::exists(m_fixture->program().library()->folder())); // not even made
}

void KeepingTest::nothingIsKeptWhereTheReaderWantsItSo()
{
    m_fixture->start();
    QVERIFY(m_fixture->program().settings().flag(Setting::KeepDocuments));
    m_fixture->program().change(Setting::KeepDocuments, false);
    open({m_fixture->write(u"in/results.json"_s, sample(u"schema3.json"_s))});
    QVERIFY(entries().isEmpty());
    // Nor at the next start; and what is open is kept once it is wanted.
    m_fixture->start();
    QVERIFY(!m_fixture->program().settings().flag(Setting::KeepDocuments));
    open({m_fixture->path(u"in/results.json"_s)});
    QVERIFY(entries().isEmpty());
    m_fixture->program().change(Setting::KeepDocuments, true);
    settle();
    QCOMPARE(entries().size(), 1);
}

void KeepingTest::trashedDocumentStaysAway()
{
    serve(sample(u"schema3.json"_s));
    m_fixture->start();
    m_fixture->refresh();
    settle();
    QCOMPARE(entries().size(), 1);
    // As the page does, where there is a trash.
    m_fixture->program().keeping()->leaveOut({entries().constFirst().sha256});
    QVERIFY(QFile::remove(m_fixture->program().library()->path(entries().constFirst().name)));
    m_fixture->start();
    m_fixture->refresh();
    settle();
    QVERIFY(entries().isEmpty());
    // Another document is no such document.
    serve(sample(u"throughput.json"_s));
    m_fixture->refresh();
    settle();
    QCOMPARE(entries().size(), 1);
}

void KeepingTest::anotherFolderOpensAnotherLibrary()
{
    const QString path = m_fixture->write(u"in/results.json"_s, sample(u"schema3.json"_s));
    m_fixture->start();
    open({path});
    const QString first = m_fixture->program().library()->folder();
    const QString kept = m_fixture->program().library()->path(entries().constFirst().name);

    QSignalSpy replaced(&m_fixture->program(), &Program::libraryReplaced);
    m_fixture->program().change(Setting::LibraryFolder, m_fixture->path(u"elsewhere/results"_s));
    QCOMPARE(replaced.size(), 1);
    QCOMPARE(m_fixture->program().library()->folder(), m_fixture->path(u"elsewhere/results"_s));
    settle();
    QCOMPARE(entries().size(), 1); // what is open is kept there too
    QVERIFY(QFile::exists(kept));  // and nothing was taken from the first

    m_fixture->program().change(Setting::LibraryFolder, m_fixture->path(u"elsewhere/results"_s));
    QCOMPARE(replaced.size(), 1); // it is that one already
    m_fixture->start();
    QCOMPARE(m_fixture->program().library()->folder(), m_fixture->path(u"elsewhere/results"_s));
    m_fixture->program().reset(Setting::LibraryFolder);
    QCOMPARE(m_fixture->program().library()->folder(), first);
    QTRY_COMPARE(entries().size(), 1);
}

void KeepingTest::standardFolderIsThatOfTheData()
{
    m_fixture->start();
    QCOMPARE(m_fixture->program().library()->folder(), m_fixture->path(u"data/library"_s));
    // A path that is none of a whole folder is not followed.
    m_fixture->program().settings().set(Setting::LibraryFolder, u"results"_s);
    m_fixture->start();
    QCOMPARE(m_fixture->program().library()->folder(), m_fixture->path(u"data/library"_s));
}

void KeepingTest::startAndPageNeedNoLibrary()
{
    // A file where the folder should be: every page is shown all the same.
    m_fixture->write(u"data/library"_s, "not a folder");
    serve(sample(u"schema3.json"_s));
    m_fixture->start();
    m_fixture->refresh();
    settle();
    QVERIFY(m_fixture->program().feed()->state(0).document);
    QFile file(m_fixture->path(u"data/library"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("not a folder"));
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::KeepingTest)
#include "tst_keeping.moc"
