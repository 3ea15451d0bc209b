// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/comparing.h"
#include "models/items/navigationroles.h"
#include "tests/app/programfixture.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"
#include "widgets/charts/chartview.h"
#include "widgets/pages/comparepage.h"
#include "widgets/pages/cratepage.h"
#include "widgets/parts/disclosure.h"
#include "widgets/parts/notice.h"
#include "widgets/parts/pagesection.h"
#include "widgets/parts/pagetable.h"
#include "widgets/parts/textlabel.h"

#include <QAction>
#include <QFile>
#include <QLabel>
#include <QListView>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QSaveFile>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTimer>

namespace rangebar::test {

class WatchWindowTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        TestObject::init();
        m_fixture = std::make_unique<ProgramFixture>();
        m_fixture->start();
        m_path = m_fixture->write(QStringLiteral("work/results.json"), first());
    }
    void cleanup() { m_fixture.reset(); }

    void rewrittenFileIsShownAtOnce();
    void replacedFileIsShownAgainAndAgain();
    void readerStaysInTheSection_data();
    void readerStaysInTheSection();
    void longerDocumentLeavesTheReaderInTheSection();
    void focusStays();
    void goneAndBrokenFilesLeaveTheLastGoodOne();
    void versionBeforeIsCompared();
    void menuComparesWithTheVersionBefore();
    void changedInputOffersToCompareAnew();
    void inputThatIsOpenNowhereElseIsFollowed();
    void bothInputsAreFollowed();
    void noticeIsOfThePageOnShow();
    void folderIsOpenedAndWatched();
    void fileThatStaysHalfWrittenIsTold();
    void emptyFolderIsSaidAndWatched();

private:
    static QByteArray first() { return sample(QStringLiteral("schema3.json")); }
    /// Of the same length as first(), as figures that are written again are.
    static QByteArray second()
    {
        QByteArray document = first();
        document.replace("\"best\": 47015", "\"best\": 47317");
        return document;
    }
    static QByteArray third()
    {
        QByteArray document = first();
        document.replace("\"best\": 47015", "\"best\": 46999");
        document.replace("3391.4", "3601.7");
        return document;
    }

    /// As most editors save: another file takes the name.
    void replace(const QByteArray& bytes)
    {
        QSaveFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit());
    }
    void rewrite(const QByteArray& bytes) { m_fixture->write(QStringLiteral("work/results.json"), bytes); }
    void open() { m_fixture->window().openFiles({m_path}); }
    CratePage* page() { return m_fixture->find<CratePage>("cratePage"); }
    QByteArray shown()
    {
        return page()->content().document ? page()->content().document->bytes : QByteArray();
    }
    QScrollBar* bar()
    {
        return page()->findChild<QScrollArea*>(QStringLiteral("pageScroll"))->verticalScrollBar();
    }
    Notice* notice() { return m_fixture->find<Notice>("watchNotice"); }
    void act() { QTest::mouseClick(notice()->findChild<QPushButton*>(), Qt::LeftButton); }
    const Comparison& comparison()
    {
        return m_fixture->window().findChild<Comparing*>()->review()->comparison();
    }
    QModelIndex entry(const QString& key) { return m_fixture->listed(key); }
    QString fileKey(const QString& path) { return QStringLiteral("file:") + path; }

    std::unique_ptr<ProgramFixture> m_fixture;
    QString m_path;
};

void WatchWindowTest::rewrittenFileIsShownAtOnce()
{
    open();
    QCOMPARE(shown(), first());
    QVERIFY(!notice()->isVisible());
    rewrite(second());
    QTRY_COMPARE(shown(), second());
    QVERIFY(notice()->isVisible());
    static const QRegularExpression reloaded(QStringLiteral("^Reloaded at \\d\\d:\\d\\d:\\d\\d\\.$"));
    QVERIFY2(reloaded.match(notice()->text()).hasMatch(), qPrintable(notice()->text()));
    QCOMPARE(notice()->action(), QStringLiteral("Compare with the version before"));
    auto* table = page()->findChild<Disclosure*>(QStringLiteral("comparisonTableDisclosure"));
    table->setOpen(true);
    const auto* model = page()->findChild<PageTable*>(QStringLiteral("comparisonTable"))->model();
    QStringList cells;
    for (int row = 0; row < model->rowCount(); ++row) {
        for (int column = 0; column < model->columnCount(); ++column) {
            cells += model->index(row, column).data().toString();
        }
    }
    const QString all = cells.join(QLatin1Char('|'));
    QVERIFY2(all.contains(QLatin1String("|47,317 msg/s")), qPrintable(all));
}

void WatchWindowTest::replacedFileIsShownAgainAndAgain()
{
    open();
    for (const QByteArray& document : {second(), third(), first()}) {
        replace(document);
        QTRY_COMPARE(shown(), document);
    }
    QCOMPARE(m_fixture->program().files()->rowCount(), 1);
}

void WatchWindowTest::readerStaysInTheSection_data()
{
    QTest::addColumn<bool>("replaced");
    QTest::newRow("written where it stands") << false;
    QTest::newRow("replaced") << true;
}

void WatchWindowTest::readerStaysInTheSection()
{
    QFETCH(bool, replaced);
    open();
    page()->findChild<Disclosure*>(QStringLiteral("comparisonTableDisclosure"))->setOpen(true);
    page()->findChild<Disclosure*>(QStringLiteral("codeTableDisclosure"))->setOpen(true);
    QCoreApplication::processEvents(); // the tables get their heights
    auto* sections = page()->findChild<QTabBar*>(QStringLiteral("sectionBar"));
    sections->setCurrentIndex(1); // leads to the cost of the code
    QTRY_VERIFY(bar()->value() > 0);
    bar()->setValue(bar()->value() + 20);
    QCoreApplication::processEvents();
    const int position = bar()->value();
    const int section = sections->currentIndex();
    QVERIFY(section > 0);

    if (replaced) {
        replace(second());
    } else {
        rewrite(second());
    }
    QTRY_COMPARE(shown(), second());
    QCOMPARE(bar()->value(), position);
    QCOMPARE(sections->currentIndex(), section);
    for (const char* table : {"comparisonTable", "codeTable"}) {
        QVERIFY(page()->findChild<PageTable*>(QLatin1String(table)));
    }
    QVERIFY(!page()->findChild<Disclosure*>(QStringLiteral("throughputTableDisclosure"))->isOpen());
    // The layout that follows moves nothing either.
    QCoreApplication::processEvents();
    QCOMPARE(bar()->value(), position);
}

void WatchWindowTest::longerDocumentLeavesTheReaderInTheSection()
{
    open();
    auto* sections = page()->findChild<QTabBar*>(QStringLiteral("sectionBar"));
    sections->setCurrentIndex(1);
    QTRY_VERIFY(bar()->value() > 0);
    const auto offset = [this] {
        const auto* section = page()->findChild<PageSection*>(QStringLiteral("costSection"));
        const auto* scroll = page()->findChild<QScrollArea*>(QStringLiteral("pageScroll"));
        return section->mapTo(scroll->viewport(), QPoint(0, 0)).y();
    };
    const int before = offset();
    const int position = bar()->value();
    // A scenario more above the reader.
    QByteArray longer = first();
    const qsizetype start = longer.indexOf('[', longer.indexOf("\"scenarios\"")) + 1;
    int depth = 0;
    qsizetype end = start;
    do {
        depth += longer.at(end) == '{' ? 1 : longer.at(end) == '}' ? -1 : 0;
        ++end;
    } while (depth > 0 || longer.at(end - 1) != '}');
    QByteArray more = longer.sliced(start, end - start);
    more.replace("\"name\": \"", "\"name\": \"one more, ");
    longer.insert(start, more + ',');
    rewrite(longer);
    QTRY_COMPARE(shown(), longer);
    QVERIFY(bar()->value() > position);
    QCOMPARE(offset(), before);
}

void WatchWindowTest::focusStays()
{
    open();
    m_fixture->window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_fixture->window()));
    page()->findChild<ChartView*>(QStringLiteral("comparisonChart"))->setFocus();
    rewrite(second());
    QTRY_COMPARE(shown(), second());
    QVERIFY(page()->findChild<ChartView*>(QStringLiteral("comparisonChart"))->hasFocus());
}

void WatchWindowTest::goneAndBrokenFilesLeaveTheLastGoodOne()
{
    open();
    QVERIFY(QFile::remove(m_path));
    QTRY_VERIFY(notice()->isVisible());
    QVERIFY2(notice()->text().contains(QLatin1String("There is no such file.")),
             qPrintable(notice()->text()));
    QVERIFY2(notice()->text().contains(QLatin1String("On show is what was read at ")),
             qPrintable(notice()->text()));
    QCOMPARE(shown(), first());
    QVERIFY(entry(fileKey(m_path)).data(HasProblemRole).toBool());

    rewrite(second().chopped(300)); // half written
    QTRY_VERIFY2(!notice()->text().contains(QLatin1String("no such file")), qPrintable(notice()->text()));
    QVERIFY2(notice()->text().contains(QLatin1String("not JSON")), qPrintable(notice()->text()));
    QCOMPARE(shown(), first());
    QVERIFY(page()->findChild<ChartView*>(QStringLiteral("comparisonChart"))->isVisible());

    rewrite(second());
    QTRY_COMPARE(shown(), second());
    QVERIFY2(notice()->text().startsWith(QLatin1String("Reloaded at ")), qPrintable(notice()->text()));
    QVERIFY(!entry(fileKey(m_path)).data(HasProblemRole).toBool());

    // Gone and back as it was: there is nothing left to say.
    open();
    QVERIFY(QFile::remove(m_path));
    QTRY_VERIFY(entry(fileKey(m_path)).data(HasProblemRole).toBool());
    rewrite(second());
    QTRY_VERIFY(!entry(fileKey(m_path)).data(HasProblemRole).toBool());
    QVERIFY2(notice()->text().startsWith(QLatin1String("Reloaded at ")), qPrintable(notice()->text()));
}

void WatchWindowTest::versionBeforeIsCompared()
{
    open();
    rewrite(third());
    QTRY_COMPARE(shown(), third());
    act();
    QCOMPARE(m_fixture->window().currentPage(), QStringLiteral("compare"));
    QCOMPARE(comparison().base.document->bytes, first());
    QCOMPARE(comparison().candidate.document->bytes, third());
    QVERIFY2(comparison().base.source.startsWith(m_path + QStringLiteral(" @ ")),
             qPrintable(comparison().base.source));
    QCOMPARE(comparison().candidate.source, m_path);
    QVERIFY(!comparison().findings.isEmpty());
    QVERIFY(!notice()->isVisible());

    // Saved, it finds the version before for as long as the window knows it.
    auto* comparing = m_fixture->window().findChild<Comparing*>();
    const QString saved = m_fixture->path(QStringLiteral("work/kept.rangebar"));
    QCOMPARE(comparing->save(saved), QString());
    QCOMPARE(comparing->open(saved), QString());
    QCOMPARE(comparison().base.document->bytes, first());
    m_fixture->start();
    const QString problem = m_fixture->window().findChild<Comparing*>()->open(saved);
    QVERIFY2(problem.contains(QLatin1String("no longer available")), qPrintable(problem));
}

void WatchWindowTest::menuComparesWithTheVersionBefore()
{
    open();
    auto* action = m_fixture->find<QAction>("compareBefore");
    QVERIFY(!action->isEnabled());
    rewrite(second());
    QTRY_COMPARE(shown(), second());
    QVERIFY(action->isEnabled());
    QTest::keyClick(&m_fixture->window(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_fixture->window().currentPage(), QStringLiteral("compare"));
    QCOMPARE(comparison().base.document->bytes, first());
    QVERIFY(!action->isEnabled());
}

void WatchWindowTest::changedInputOffersToCompareAnew()
{
    open();
    const QString other = m_fixture->write(QStringLiteral("work/other.json"), first());
    m_fixture->window().compareFiles(other, m_path);
    auto* comparing = m_fixture->window().findChild<Comparing*>();
    QVERIFY(comparison().findings.isEmpty());
    rewrite(third());
    QTRY_VERIFY(notice()->isVisible());
    QVERIFY2(notice()->text().contains(QLatin1String("candidate has changed")), qPrintable(notice()->text()));
    QCOMPARE(notice()->action(), QStringLiteral("Compare again"));
    QCOMPARE(comparison().candidate.document->bytes, first()); // never silently
    comparing->review()->setOrder(RowOrder::Name);

    act();
    QCOMPARE(comparison().base.document->bytes, first());
    QCOMPARE(comparison().candidate.document->bytes, third());
    QVERIFY(!comparison().findings.isEmpty());
    QCOMPARE(comparing->review()->order(), RowOrder::Name);
    QVERIFY(!notice()->isVisible());
    QCOMPARE(m_fixture->window().currentPage(), QStringLiteral("compare"));
}

/// As `rangebar --compare` opens them: on no page of their own.
void WatchWindowTest::inputThatIsOpenNowhereElseIsFollowed()
{
    const QString other = m_fixture->write(QStringLiteral("work/other.json"), first());
    m_fixture->window().compareFiles(other, m_path);
    QCOMPARE(m_fixture->program().files()->rowCount(), 0);
    for (const QByteArray& document : {third(), second(), third(), second()}) {
        QVERIFY(!notice()->isVisible());
        replace(document);
        QTRY_VERIFY(notice()->isVisible());
        QVERIFY2(notice()->text().contains(QLatin1String("candidate has changed")),
                 qPrintable(notice()->text()));
        act();
        QCOMPARE(comparison().candidate.document->bytes, document);
        QCOMPARE(comparison().base.document->bytes, first());
    }
    // It goes for a moment and comes back.
    QVERIFY(QFile::remove(m_path));
    QTest::qWait(FileWatch::restMs);
    QVERIFY(!notice()->isVisible());
    rewrite(third());
    QTRY_VERIFY(notice()->isVisible());
    rewrite(second()); // as it is compared
    QTRY_VERIFY(!notice()->isVisible());
    rewrite(third());
    QTRY_VERIFY(notice()->isVisible());
    // Opened on a page of its own, it is as changed as before.
    open();
    m_fixture->window().showPage(QStringLiteral("compare"));
    QVERIFY(notice()->isVisible());
    m_fixture->window().showPage(fileKey(m_path));
    m_fixture->find<QAction>("closeFile")->trigger();
    m_fixture->window().showPage(QStringLiteral("compare"));
    QVERIFY(notice()->isVisible());
    act();
    QCOMPARE(comparison().candidate.document->bytes, third());
}

void WatchWindowTest::bothInputsAreFollowed()
{
    const QString other = m_fixture->write(QStringLiteral("work/other.json"), first());
    m_fixture->window().compareFiles(other, m_path);
    m_fixture->write(QStringLiteral("work/other.json"), second());
    QTRY_VERIFY(notice()->text().contains(QLatin1String("base has changed")));
    replace(third());
    QTRY_VERIFY(notice()->text().contains(QLatin1String("candidate has changed")));
    QVERIFY2(notice()->text().contains(QLatin1String("base has changed")), qPrintable(notice()->text()));
    act();
    QCOMPARE(comparison().base.document->bytes, second());
    QCOMPARE(comparison().candidate.document->bytes, third());
    QVERIFY(!notice()->isVisible());
    // What was compared before is followed no longer.
    const QString another = m_fixture->write(QStringLiteral("work/another.json"), first());
    m_fixture->window().compareFiles(other, another);
    QVERIFY(!m_fixture->program().files()->watch()->isWatched(m_path));
    QVERIFY(m_fixture->program().files()->watch()->isWatched(another));
}

void WatchWindowTest::noticeIsOfThePageOnShow()
{
    open();
    rewrite(second());
    QTRY_VERIFY(notice()->isVisible());
    m_fixture->window().showPage(QStringLiteral("overview"));
    QVERIFY(!notice()->isVisible());
    rewrite(third()); // while another page is on show
    QTRY_COMPARE(m_fixture->program().files()->file(0).document->bytes, third());
    QCOMPARE(m_fixture->window().currentPage(), QStringLiteral("overview"));
    QVERIFY(!notice()->isVisible());
    m_fixture->window().showPage(fileKey(m_path));
    QCOMPARE(shown(), third());
    QVERIFY(notice()->isVisible());
    m_fixture->find<QAction>("closeFile")->trigger();
    QVERIFY(!notice()->isVisible());
}

void WatchWindowTest::folderIsOpenedAndWatched()
{
    m_fixture->write(QStringLiteral("work/another.json"), second());
    m_fixture->write(QStringLiteral("work/package.json"), "{}");
    m_fixture->desktop.folder = m_fixture->path(QStringLiteral("work"));
    m_fixture->find<QAction>("openFolder")->trigger();
    const QString another = m_fixture->path(QStringLiteral("work/another.json"));
    QCOMPARE(m_fixture->window().currentPage(), fileKey(another));
    QVERIFY(entry(fileKey(m_path)).isValid());
    const QString status = m_fixture->find<QLabel>("statusText")->text();
    QVERIFY2(status.contains(QLatin1String("Not results documents: package.json")), qPrintable(status));

    const QString fresh = m_fixture->write(QStringLiteral("work/fresh.json"), third());
    QTRY_VERIFY(entry(fileKey(fresh)).isValid());
    QCOMPARE(m_fixture->window().currentPage(), fileKey(another)); // nobody is led away
    QVERIFY(QFile::remove(m_path));
    QTRY_VERIFY(entry(fileKey(m_path)).data(HasProblemRole).toBool());
    QCOMPARE(entry(fileKey(m_path)).data(SecondLineRole).toString(),
             QStringLiteral("gone, last version shown"));
}

void WatchWindowTest::fileThatStaysHalfWrittenIsTold()
{
    m_fixture->desktop.folder = m_fixture->path(QStringLiteral("work"));
    m_fixture->find<QAction>("openFolder")->trigger();
    const auto status = [this] { return m_fixture->find<QLabel>("statusText")->text(); };
    m_fixture->write(QStringLiteral("work/package.json"), "{}"); // of another kind, and whole
    const QString fresh = m_fixture->write(QStringLiteral("work/fresh.json"), third().left(100));
    QTRY_VERIFY2(status().startsWith(QLatin1String("In the folder, but not whole: fresh.json. Line ")),
                 qPrintable(status()));
    QVERIFY(!entry(fileKey(fresh)).isValid());
    m_fixture->write(QStringLiteral("work/fresh.json"), third());
    QTRY_VERIFY(entry(fileKey(fresh)).isValid());
    QCOMPARE(status(), QStringLiteral("New in the folder: fresh.json"));
}

void WatchWindowTest::emptyFolderIsSaidAndWatched()
{
    const QString later = m_fixture->path(QStringLiteral("empty/later.json"));
    const QString other = m_fixture->write(QStringLiteral("empty/notes.txt"), "none");
    QString said;
    QTimer poll;
    connect(&poll, &QTimer::timeout, this, [&] {
        if (auto* box = m_fixture->window().findChild<QMessageBox*>(); box && box->isVisible()) {
            said = box->text() + box->informativeText();
            box->accept();
        }
    });
    poll.start(10);
    m_fixture->window().openFiles({QFileInfo(other).path()});
    QTRY_VERIFY2(said.contains(QLatin1String("no results document directly in")), qPrintable(said));
    m_fixture->write(QStringLiteral("empty/later.json"), first());
    QTRY_VERIFY(entry(fileKey(later)).isValid());
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::WatchWindowTest)
#include "tst_watchwindow.moc"
