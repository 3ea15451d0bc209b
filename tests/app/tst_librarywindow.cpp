// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preferences/settingsdialog.h"
#include "models/items/librarymodel.h"
#include "models/items/navigationroles.h"
#include "tests/app/programfixture.h"
#include "tests/models/library/archivebuilder.h"
#include "tests/models/library/gitrepository.h"
#include "tests/models/library/librarydocuments.h"
#include "tests/models/library/testdisk.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"
#include "widgets/export/exportdialog.h"
#include "widgets/pages/comparepage.h"
#include "widgets/pages/importdialog.h"
#include "widgets/pages/librarypage.h"
#include "widgets/parts/librarytable.h"
#include "widgets/parts/notice.h"
#include "widgets/parts/pagetable.h"
#include "widgets/parts/queryfield.h"
#include "widgets/parts/textlabel.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDragEnterEvent>
#include <QLabel>
#include <QListView>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QStandardPaths>
#include <QTimer>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace rangebar::test {

class LibraryWindowTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void pageIsAmongThePages();
    void pageComesBackAtTheNextStart();
    void documentsAreSearchedAndCompared();
    void documentIsOpenedAsAPage();
    void manyPagesAreAskedAbout();
    void fileThatIsGoneIsTold();
    void selectionIsExported();
    void fileIsShownInItsFolder();
    void archiveIsImported();
    void folderAndRepositoryAreImported();
    void importIsCancelled();
    void droppedFolderIsImported();
    void droppedFileIsImportedOnThePage();
    void trashIsAskedAboutFirst();
    void trashThatRefusesIsTold();
    void documentGoesToTheTrashAndStaysThere();
    void anotherFolderIsChosenInThePreferences();
    void folderWithoutAWholePathIsNoChoice();
    void readOnlyLibraryIsToldOnceAndOnItsPage();
    void newerLibraryIsShownAndSaysSo();
    void libraryFolderThatIsGoneIsTold();
    void documentChangedByHandIsTold();
    void libraryFolderThatIsAFileIsTold();
    void hostileNamesAreText();
    void pageSpeaksTheLanguage();
    void corpusIsImportedWhole();

private:
    template <typename T>
    T* find(const char* name)
    {
        return m_fixture->find<T>(name);
    }
    MainWindow& window() { return m_fixture->window(); }
    Library* library() { return m_fixture->program().library(); }
    LibraryTable* table() { return find<LibraryTable>("libraryTable"); }
    QString count() { return find<TextLabel>("libraryCount")->text(); }
    QString write(const QString& name, int number, const Facts& facts = {})
    {
        return m_fixture->write(name, documentBytes(number, facts));
    }
    void activate()
    {
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
    }
    void settle() { QTRY_VERIFY(m_fixture->program().isLibraryOpen() && !library()->isBusy()); }
    /// Opens the library with three documents of two crates in it.
    void startWithThree();
    void select(const QStringList& queries);
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        table()->setFocus();
        QTest::keyClick(table(), key, modifiers);
    }
    ImportDialog* importDialog() { return find<ImportDialog>("importDialog"); }
    void chooseImport(const char* button);
    void waitForOutcome();
    void drop(const QStringList& paths);
    /// The button with this role in a message box.
    void answer(const char* box, QMessageBox::ButtonRole role);
    QString pageLine();
    bool isNoticeVisible()
    {
        const auto* notice = find<Notice>("libraryNotice");
        return notice && notice->isVisible();
    }

    std::unique_ptr<ProgramFixture> m_fixture;
    QStringList m_names; ///< of the three
};

void LibraryWindowTest::init()
{
    TestObject::init();
    m_fixture = std::make_unique<ProgramFixture>();
}

void LibraryWindowTest::cleanup()
{
    m_fixture.reset();
}

void LibraryWindowTest::startWithThree()
{
    Facts second;
    second.measuredAt = u"2026-09-20"_s;
    second.version = u"0.8.0"_s;
    Facts third;
    third.crate = u"ruststream-mill"_s;
    third.measuredAt = u"2026-10-02"_s;
    write(u"data/library/post/a.json"_s, 1);
    write(u"data/library/post/b.json"_s, 2, second);
    write(u"data/library/mill/c.json"_s, 3, third);
    m_names = {u"post/a.json"_s, u"post/b.json"_s, u"mill/c.json"_s};
    m_fixture->start();
    window().showPage(u"library"_s);
    QTRY_COMPARE(table()->model()->rowCount(), 3);
    settle(); // the page looks into the folder once more when it is shown
    activate();
}

void LibraryWindowTest::select(const QStringList& names)
{
    auto* model = qobject_cast<LibraryModel*>(table()->model());
    table()->clearSelection();
    for (const QString& name : names) {
        table()->selectionModel()->select(model->index(model->rowOf(name), 0),
                                          QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
}

void LibraryWindowTest::chooseImport(const char* button)
{
    if (!importDialog()) {
        QTest::keyClick(&window(), Qt::Key_I, Qt::ControlModifier);
    }
    QVERIFY(importDialog());
    QTest::mouseClick(importDialog()->findChild<QPushButton*>(QLatin1String(button)), Qt::LeftButton);
}

void LibraryWindowTest::waitForOutcome()
{
    QVERIFY(importDialog());
    QTRY_VERIFY_WITH_TIMEOUT(importDialog()->findChild<TextLabel*>(u"importSummary"_s)->isVisible(), 60'000);
}

void LibraryWindowTest::drop(const QStringList& paths)
{
    QMimeData mime;
    QList<QUrl> urls;
    for (const QString& path : paths) {
        urls += QUrl::fromLocalFile(path);
    }
    mime.setUrls(urls);
    QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event(QPoint(300, 300), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window(), &event);
}

void LibraryWindowTest::answer(const char* name, QMessageBox::ButtonRole role)
{
    auto* box = find<QMessageBox>(name);
    QVERIFY2(box && box->isVisible(), name);
    for (QAbstractButton* button : box->buttons()) {
        if (box->buttonRole(button) == role) {
            QTest::mouseClick(button, Qt::LeftButton);
            return;
        }
    }
    QFAIL("no such button");
}

QString LibraryWindowTest::pageLine()
{
    return m_fixture->listed(u"library"_s).data(SecondLineRole).toString();
}

void LibraryWindowTest::pageIsAmongThePages()
{
    m_fixture->start();
    settle();
    QTRY_COMPARE(pageLine(), u"no documents yet"_s);
    activate();
    QTest::keyClick(&window(), Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(window().currentPage(), u"library"_s);
    QVERIFY(window().windowTitle().startsWith(u"Library"_s));
    QVERIFY(find<TextLabel>("libraryEmptyTitle")->isVisible());
    window().openFiles({write(u"in/a.json"_s, 1)});
    QTRY_COMPARE(pageLine(), u"1 document"_s);
    // By its entry in the side list, as with a click.
    auto* pages = find<QListView>("sideList");
    for (int row = 0; row < pages->model()->rowCount(); ++row) {
        const QModelIndex index = pages->model()->index(row, 0);
        if (index.data(PageKeyRole).toString() == u"library"_s) {
            QTest::mouseClick(pages->viewport(), Qt::LeftButton, {}, pages->visualRect(index).center());
        }
    }
    QCOMPARE(window().currentPage(), u"library"_s);
    QCOMPARE(count(), u"1 of 1 document"_s);
}

void LibraryWindowTest::pageComesBackAtTheNextStart()
{
    startWithThree();
    m_fixture->start();
    QCOMPARE(window().currentPage(), u"library"_s);
    QTRY_COMPARE(count(), u"3 of 3 documents"_s);
}

void LibraryWindowTest::documentsAreSearchedAndCompared()
{
    startWithThree();
    QTest::keyClick(&window(), Qt::Key_F, Qt::ControlModifier);
    auto* field = find<QueryField>("librarySearch");
    QVERIFY(field->hasFocus());
    QTest::keyClicks(field, u"crate:post"_s);
    QCOMPARE(count(), u"2 of 3 documents"_s);
    QTest::keyClick(field, Qt::Key_Escape); // the offered keys, or the search
    field->setText(u"crate:post"_s);
    // The latest stands first; it is chosen first, and is the candidate all the same.
    press(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(find<LibraryPage>("libraryPage")->selectedDocuments(),
             (QStringList{m_names.at(1), m_names.at(0)}));
    press(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(window().currentPage(), u"compare"_s);
    const QString line = m_fixture->listed(u"compare"_s).data(SecondLineRole).toString();
    QVERIFY2(line.indexOf(u"0.7.0"_s) < line.indexOf(u"0.8.0"_s), qPrintable(line));
    // What is in the library already is not kept again.
    settle();
    QCOMPARE(library()->index()->entries().size(), 3);
}

void LibraryWindowTest::documentIsOpenedAsAPage()
{
    startWithThree();
    select({m_names.at(2)});
    press(Qt::Key_Return);
    QCOMPARE(window().currentPage(), QString(u"file:"_s + library()->path(m_names.at(2))));
}

void LibraryWindowTest::manyPagesAreAskedAbout()
{
    for (int i = 0; i < 20; ++i) {
        write(u"data/library/post/%1.json"_s.arg(i), i);
    }
    m_fixture->start();
    window().showPage(u"library"_s);
    QTRY_COMPARE(table()->model()->rowCount(), 20);
    activate();
    press(Qt::Key_A, Qt::ControlModifier);
    press(Qt::Key_Return);
    QVERIFY(find<QMessageBox>("openBox")->text().contains(u"20"_s));
    answer("openBox", QMessageBox::RejectRole);
    QCOMPARE(window().currentPage(), u"library"_s);
}

void LibraryWindowTest::fileThatIsGoneIsTold()
{
    startWithThree();
    QVERIFY(QFile::remove(library()->path(m_names.at(0))));
    select({m_names.at(0), m_names.at(1)});
    press(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(find<QMessageBox>("problemBox")->text().contains(u"a.json"_s));
    answer("problemBox", QMessageBox::AcceptRole);
    QCOMPARE(window().currentPage(), u"library"_s);
    // Looking again shows what is there.
    QTest::keyClick(&window(), Qt::Key_F5);
    QTRY_COMPARE(count(), u"2 of 2 documents, 1 selected"_s);
}

void LibraryWindowTest::selectionIsExported()
{
    startWithThree();
    select({m_names.at(0), m_names.at(2)});
    press(Qt::Key_E, Qt::ControlModifier);
    auto* dialog = find<ExportDialog>("exportDialog");
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(dialog->findChild<QComboBox*>(u"scopeChoice"_s)->currentText(), u"2 chosen documents"_s);
    dialog->reject();
}

void LibraryWindowTest::fileIsShownInItsFolder()
{
    startWithThree();
    select({m_names.at(1)});
    find<QAction>("revealDocuments")->trigger();
    QCOMPARE(m_fixture->desktop.revealed, QStringList{library()->path(m_names.at(1))});
}

void LibraryWindowTest::archiveIsImported()
{
    startWithThree();
    ArchiveBuilder zip(u"zip"_s);
    zip.file("run/1/results.json", documentBytes(11))
        .file("run/2/results.json", documentBytes(12))
        .file("run/again.json", documentBytes(1))
        .file("../outside.json", documentBytes(13))
        .file("log.txt", "nothing");
    m_fixture->desktop.documents = {m_fixture->write(u"in/run-42.zip"_s, zip.bytes())};
    chooseImport("importFiles");
    waitForOutcome();
    const auto text = [this](const char* name) {
        return importDialog()->findChild<TextLabel*>(QLatin1String(name))->text();
    };
    QVERIFY2(text("importSummary").startsWith(u"2 "_s), qPrintable(text("importSummary")));
    QVERIFY2(text("importDetails").contains(u"refused"_s), qPrintable(text("importDetails")));
    auto* listed = importDialog()->findChild<PageTable*>(u"importTable"_s);
    QCOMPARE(listed->model()->rowCount(), 4);
    importDialog()->reject();
    QTRY_COMPARE(count(), u"5 of 5 documents"_s);
    QCOMPARE(pageLine(), u"5 documents"_s);
}

void LibraryWindowTest::folderAndRepositoryAreImported()
{
    m_fixture->start();
    write(u"in/runs/1/results.json"_s, 1);
    write(u"in/runs/2/results.json"_s, 2);
    m_fixture->desktop.folder = m_fixture->path(u"in/runs"_s);
    activate();
    chooseImport("importFolder");
    waitForOutcome();
    settle();
    QCOMPARE(library()->index()->entries().size(), 2);

    GitRepository repository(m_fixture->path(u"in/clone"_s));
    for (int i = 2; i < 5; ++i) {
        repository.commit(u"Measure %1"_s.arg(i), u"bench/out.json"_s, documentBytes(i));
    }
    m_fixture->desktop.folder = repository.folder();
    QTest::mouseClick(importDialog()->findChild<QPushButton*>(u"importMore"_s), Qt::LeftButton);
    importDialog()->findChild<QLineEdit*>(u"repositoryPath"_s)->setText(u"bench/out.json"_s);
    chooseImport("importRepository");
    waitForOutcome();
    settle();
    QCOMPARE(library()->index()->entries().size(), 4); // one of three was there
    QVERIFY(importDialog()->findChild<TextLabel*>(u"importDetails"_s)->text().contains(u"1 "_s));
    importDialog()->reject();
}

void LibraryWindowTest::importIsCancelled()
{
    constexpr int count = 1500;
    for (int i = 0; i < count; ++i) {
        write(u"in/runs/%1.json"_s.arg(i), i);
    }
    m_fixture->start();
    m_fixture->desktop.folder = m_fixture->path(u"in/runs"_s);
    activate();
    chooseImport("importFolder");
    QVERIFY(importDialog()->isImporting());
    QTest::mouseClick(
        importDialog()->findChild<QDialogButtonBox*>(u"importButtons"_s)->button(QDialogButtonBox::Cancel),
        Qt::LeftButton);
    waitForOutcome();
    const QString details = importDialog()->findChild<TextLabel*>(u"importDetails"_s)->text();
    QVERIFY2(details.contains(u"cancelled"_s), qPrintable(details));
    settle();
    QVERIFY(library()->index()->entries().size() < count);
    importDialog()->reject();
    QTRY_VERIFY(!importDialog());
}

void LibraryWindowTest::droppedFolderIsImported()
{
    m_fixture->start();
    write(u"in/runs/1/results.json"_s, 1);
    drop({m_fixture->path(u"in/runs"_s)});
    waitForOutcome();
    settle();
    QCOMPARE(library()->index()->entries().size(), 1);
    QCOMPARE(window().currentPage(), u"overview"_s); // nothing was opened
    importDialog()->reject();
}

void LibraryWindowTest::droppedFileIsImportedOnThePage()
{
    startWithThree();
    const QString path = write(u"in/d.json"_s, 4);
    drop({path});
    waitForOutcome();
    QCOMPARE(window().currentPage(), u"library"_s);
    importDialog()->reject();
    QTRY_COMPARE(count(), u"4 of 4 documents"_s);
    // On any other page a file is opened.
    window().showPage(u"overview"_s);
    drop({path});
    QCOMPARE(window().currentPage(), QString(u"file:"_s + path));
}

void LibraryWindowTest::trashIsAskedAboutFirst()
{
    startWithThree();
    select({m_names.at(0), m_names.at(1)});
    press(Qt::Key_Delete);
    auto* box = find<QMessageBox>("trashBox");
    QVERIFY(box && box->text().contains(u"2 documents"_s));
    QVERIFY(box->text().contains(m_names.at(0)) && box->text().contains(m_names.at(1)));
    answer("trashBox", QMessageBox::RejectRole);
    settle();
    QVERIFY(QFile::exists(library()->path(m_names.at(0))));
    QCOMPARE(library()->index()->entries().size(), 3);
}

void LibraryWindowTest::trashThatRefusesIsTold()
{
    startWithThree();
    {
        const ReadOnlyFolder readOnly(library()->folder());
        select({m_names.at(0)});
        press(Qt::Key_Delete);
        answer("trashBox", QMessageBox::AcceptRole);
        QTRY_VERIFY(find<QMessageBox>("problemBox"));
        QVERIFY(find<QMessageBox>("problemBox")->text().contains(u"a.json"_s));
        answer("problemBox", QMessageBox::AcceptRole);
    }
    QCOMPARE(table()->model()->rowCount(), 3);
    QVERIFY(QFile::exists(library()->path(m_names.at(0))));
}

void LibraryWindowTest::documentGoesToTheTrashAndStaysThere()
{
    // On the disk that holds the trash of the test's own home.
    const QString data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    QVERIFY(QDir().mkpath(data));
    const QTemporaryDir folder(data + u"/library-XXXXXX"_s);
    m_fixture->start();
    m_fixture->program().change(Setting::LibraryFolder, folder.path());
    const QString path = write(u"in/results.json"_s, 1);
    window().openFiles({path});
    settle();
    window().showPage(u"library"_s);
    QTRY_COMPARE(table()->model()->rowCount(), 1);
    const QString name = library()->index()->entries().constFirst().name;
    select({name});
    press(Qt::Key_Delete);
    answer("trashBox", QMessageBox::AcceptRole);
    QTRY_COMPARE(find<QLabel>("statusText")->text(), u"1 document moved to the trash"_s);
    QVERIFY(find<TextLabel>("libraryEmptyTitle")->isVisible());
    const QString trashed = data + u"/Trash/files/"_s + QFileInfo(name).fileName();
    QCOMPARE(contentOf(trashed), documentBytes(1));
    QVERIFY(QFile::remove(trashed));
    QVERIFY(QFile::remove(data + u"/Trash/info/"_s + QFileInfo(name).fileName() + u".trashinfo"_s));
    // It is open still, and opened again, and does not come back by itself.
    m_fixture->start();
    window().openFiles({path});
    settle();
    QVERIFY(library()->index()->entries().isEmpty());
    // Whoever imports it wants it.
    drop({m_fixture->path(u"in"_s)});
    waitForOutcome();
    settle();
    QCOMPARE(library()->index()->entries().size(), 1);
    importDialog()->reject();
}

void LibraryWindowTest::anotherFolderIsChosenInThePreferences()
{
    startWithThree();
    const QString other = m_fixture->path(u"other library"_s);
    write(u"other library/post/z.json"_s, 99);
    m_fixture->desktop.folder = other;
    QTimer::singleShot(0, &window(), [this, &other] {
        auto* dialog = find<SettingsDialog>("preferencesDialog");
        dialog->showPage(SettingPage::Library);
        QCOMPARE(dialog->findChild<QLineEdit*>(u"setting:library/folder"_s)->placeholderText(),
                 library()->folder());
        QTest::mouseClick(dialog->findChild<QPushButton*>(u"choose:library/folder"_s), Qt::LeftButton);
        QCOMPARE(library()->folder(), other); // at once
        dialog->accept();
    });
    find<QAction>("preferences")->trigger();
    QCOMPARE(library()->folder(), other);
    QTRY_COMPARE(count(), u"1 of 1 document"_s);
    QVERIFY(find<TextLabel>("libraryFolderText")->text().contains(u"other library"_s));
    for (const QString& name : m_names) {
        QVERIFY(QFile::exists(m_fixture->path(u"data/library/"_s + name)));
    }
}

void LibraryWindowTest::folderWithoutAWholePathIsNoChoice()
{
    m_fixture->start();
    QTimer::singleShot(0, &window(), [this] {
        auto* dialog = find<SettingsDialog>("preferencesDialog");
        dialog->showPage(SettingPage::Library);
        auto* folder = dialog->findChild<QLineEdit*>(u"setting:library/folder"_s);
        auto* problem = dialog->findChild<Notice*>(u"problem:library/folder"_s);
        QTest::keyClicks(folder, u"results"_s);
        QVERIFY(problem->isVisible());
        QTest::keyClick(folder, Qt::Key_Return);
        QCOMPARE(library()->folder(), m_fixture->path(u"data/library"_s));
        folder->clear(); // the standard one
        QVERIFY(!problem->isVisible());
        dialog->accept();
    });
    find<QAction>("preferences")->trigger();
    QCOMPARE(library()->folder(), m_fixture->path(u"data/library"_s));
}

void LibraryWindowTest::readOnlyLibraryIsToldOnceAndOnItsPage()
{
    startWithThree();
    window().showPage(u"overview"_s);
    QVERIFY(!isNoticeVisible());
    {
        const ReadOnlyFolder readOnly(library()->folder());
        window().openFiles({write(u"in/d.json"_s, 4)});
        QTRY_VERIFY(isNoticeVisible());
        const auto* notice = find<Notice>("libraryNotice");
        QVERIFY2(notice->text().contains(u"can't be written"_s), qPrintable(notice->text()));
        QTest::mouseClick(notice->findChild<QToolButton*>(u"dismissNotice"_s), Qt::LeftButton);
        QVERIFY(!notice->isVisible());
        window().openFiles({write(u"in/e.json"_s, 5)});
        settle();
        QVERIFY(!notice->isVisible()); // once
        window().showPage(u"library"_s);
        QVERIFY(find<Notice>("libraryProblem")->isVisible());
        QCOMPARE(count(), u"3 of 3 documents"_s); // shown all the same
        QVERIFY(!find<QMessageBox>("problemBox"));
    }
    // Once something could be kept, there is nothing to tell.
    window().openFiles({write(u"in/f.json"_s, 6)});
    window().showPage(u"library"_s);
    QTRY_COMPARE(count(), u"4 of 4 documents"_s);
    QTRY_VERIFY(!find<Notice>("libraryProblem")->isVisible());
}

void LibraryWindowTest::newerLibraryIsShownAndSaysSo()
{
    m_fixture->write(u"data/library/library.json"_s, "{\"format\": 9}");
    startWithThree();
    settle();
    QVERIFY(find<Notice>("libraryProblem")->isVisible());
    QVERIFY(find<Notice>("libraryProblem")->text().contains(u"newer version"_s));
    QVERIFY(!isNoticeVisible()); // nothing was to be kept yet
    window().openFiles({write(u"in/d.json"_s, 4)});
    QTRY_VERIFY(isNoticeVisible());
    QCOMPARE(library()->index()->entries().size(), 3);
    // An import says it, too.
    window().showPage(u"library"_s);
    drop({m_fixture->path(u"in"_s)});
    waitForOutcome();
    QVERIFY(importDialog()->findChild<TextLabel*>(u"importDetails"_s)->text().contains(u"newer version"_s));
    importDialog()->reject();
}

void LibraryWindowTest::libraryFolderThatIsGoneIsTold()
{
    startWithThree();
    QVERIFY(QDir().rename(library()->folder(), m_fixture->path(u"moved"_s)));
    QTest::keyClick(&window(), Qt::Key_F5);
    QTRY_VERIFY(find<TextLabel>("libraryEmptyTitle")->isVisible());
    QCOMPARE(find<TextLabel>("libraryEmptyTitle")->text(), u"The folder of the library is missing"_s);
    const QString text = find<TextLabel>("libraryEmptyText")->text();
    QVERIFY2(text.contains(u"data/library"_s) && text.contains(u"press F5"_s), qPrintable(text));
    QCOMPARE(pageLine(), u"its folder is missing"_s);
    QVERIFY(QDir().rename(m_fixture->path(u"moved"_s), library()->folder()));
    QTest::keyClick(&window(), Qt::Key_F5);
    QTRY_COMPARE(count(), u"3 of 3 documents"_s);
}

void LibraryWindowTest::documentChangedByHandIsTold()
{
    m_fixture->start();
    window().openFiles({write(u"in/a.json"_s, 1)});
    window().showPage(u"library"_s);
    QTRY_COMPARE(count(), u"1 of 1 document"_s);
    QVERIFY(!find<Notice>("libraryProblem")->isVisible());
    const QString name = library()->index()->entries().constFirst().name;
    write(u"data/library/"_s + name, 2);
    QTest::keyClick(&window(), Qt::Key_F5);
    QTRY_VERIFY(find<Notice>("libraryProblem")->isVisible());
    const QString told = find<Notice>("libraryProblem")->text();
    QVERIFY2(told.contains(u"changed after it was kept"_s) && told.contains(name), qPrintable(told));
    const QModelIndex crate = table()->model()->index(0, LibraryModel::Crate);
    QVERIFY(crate.data(Qt::ToolTipRole).toString().contains(u"not what was published"_s));
}

void LibraryWindowTest::libraryFolderThatIsAFileIsTold()
{
    m_fixture->write(u"data/library"_s, "not a folder");
    m_fixture->start();
    window().showPage(u"library"_s);
    QTRY_VERIFY(find<Notice>("libraryProblem")->isVisible());
    QVERIFY(find<Notice>("libraryProblem")->text().contains(u"not a folder"_s));
    drop({m_fixture->path(u"config"_s)});
    waitForOutcome();
    QVERIFY(importDialog()->findChild<TextLabel*>(u"importDetails"_s)->text().contains(u"not a folder"_s));
    importDialog()->reject();
}

void LibraryWindowTest::hostileNamesAreText()
{
    Facts hostile;
    hostile.crate = u"<img src=x>\u202Etsop"_s;
    hostile.version = u"<b>1</b>"_s;
    write(u"data/library/post/<b>\u202Ea.json"_s, 1, hostile);
    m_fixture->write(u"data/library/post/<i>broken.json"_s, documentBytes(2).left(300));
    m_fixture->start();
    window().showPage(u"library"_s);
    QTRY_COMPARE(table()->model()->rowCount(), 1);
    find<QComboBox>("libraryGroup")->setCurrentIndex(1);
    for (int row = 0; row < 2; ++row) {
        QVERIFY(!table()->model()->index(row, 0).data().toString().contains(u'\u202E'));
    }
    activate();
    table()->selectRow(1);
    press(Qt::Key_Delete);
    QCOMPARE(find<QMessageBox>("trashBox")->textFormat(), Qt::PlainText);
    QVERIFY(!find<QMessageBox>("trashBox")->text().contains(u'\u202E'));
    answer("trashBox", QMessageBox::RejectRole);
}

void LibraryWindowTest::pageSpeaksTheLanguage()
{
    startWithThree();
    find<QComboBox>("libraryGroup")->setCurrentIndex(3); // by month
    const QString english = table()->model()->index(0, 0).data().toString();
    m_fixture->program().change(Setting::Language, u"ru"_s);
    QTRY_VERIFY(table()->model()->index(0, 0).data().toString() != english);
    QCOMPARE(find<QComboBox>("libraryGroup")->currentIndex(), 3);
    QCOMPARE(table()->model()->rowCount(), 5);
    m_fixture->program().change(Setting::Language, u"en"_s);
    QTRY_COMPARE(table()->model()->index(0, 0).data().toString(), english);
}

void LibraryWindowTest::corpusIsImportedWhole()
{
    const QStringList paths = corpusPaths();
    for (const QString& path : paths) {
        m_fixture->write(u"in/corpus/"_s + path, corpusDocument(path));
    }
    QDir().mkpath(m_fixture->path(u"in/corpus"_s));
    m_fixture->start();
    drop({m_fixture->path(u"in/corpus"_s)});
    waitForOutcome();
    importDialog()->reject();
    settle();
    QCOMPARE(library()->index()->entries().size(), paths.size());
    qInfo("%d documents of the corpus imported", int(paths.size()));
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::LibraryWindowTest)
#include "tst_librarywindow.moc"
