// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/librarymodel.h"
#include "models/items/libraryproblemsmodel.h"
#include "tests/models/library/librarydocuments.h"
#include "tests/support/testobject.h"
#include "widgets/pages/importdialog.h"
#include "widgets/pages/librarypage.h"
#include "widgets/parts/disclosure.h"
#include "widgets/parts/librarytable.h"
#include "widgets/parts/notice.h"
#include "widgets/parts/pagetable.h"
#include "widgets/parts/queryfield.h"
#include "widgets/parts/textlabel.h"

#include <QAbstractItemView>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace rangebar::test {
namespace {

LibraryEntry entryOf(int number, const QString& crate, const QString& version, const QString& measuredAt)
{
    LibraryEntry entry;
    entry.name = u"%1/%2_%3.json"_s.arg(crate, measuredAt).arg(number, 6, 10, QChar(u'0'));
    entry.sha256 = QByteArray::number(number).rightJustified(32, '0');
    entry.bytes = 1000 + number;
    entry.schema = 3;
    entry.scenarios = 4;
    entry.crate = crate;
    entry.crateVersion = version;
    entry.measuredAt = measuredAt;
    entry.cpu = number % 2 == 0 ? u"Twelve Core 900"_s : u"Odd"_s;
    return entry;
}

LibraryIndex smallIndex()
{
    LibraryIndex index(u"/library"_s);
    index.add(entryOf(1, u"ruststream-mill"_s, u"0.9.0"_s, u"2026-08-01"_s));
    index.add(entryOf(2, u"ruststream-mill"_s, u"0.10.0"_s, u"2026-09-01"_s));
    index.add(entryOf(3, u"ruststream-post"_s, u"0.7.0"_s, u"2026-08-15"_s));
    index.add(entryOf(4, u"ruststream-post"_s, u"0.8.0"_s, u"2026-09-20"_s));
    index.add(entryOf(5, u"ruststream-post"_s, u"0.9.0"_s, u"2026-10-20"_s));
    return index;
}

} // namespace

class LibraryPageTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void typingSearches();
    void wrongSearchIsToldInWords();
    void keysAreOfferedForTheWord();
    void escapeEmptiesTheSearchAndDownGoesToTheTable();
    void headerSorts();
    void groupsAreChosenAndFolded();
    void twoSelectedAreCompared();
    void enterAndDoubleClickOpen();
    void historyIsOfOneCrate();
    void trashIsAskedForInTheTableOnly();
    void exportAndFolderGetTheSelection();
    void rowsAreCopied();
    void selectionSurvivesALargeChange();
    void emptyLibraryOffersTheImport();
    void libraryThatIsReadIsNotEmpty();
    void nothingFoundOffersEverything();
    void filesThatAreNoDocumentsAreListed();
    void problemStaysOnThePage();
    void everythingIsReachedByTheKeyboard();
    void shortcutsKeepQuietWhereThePageIsNotShown();
    void importIsChosenFollowedAndListed();
    void importIsCancelledBeforeTheDialogCloses();

private:
    template <typename T>
    T* find(const char* name)
    {
        return m_page->findChild<T*>(QLatin1String(name));
    }
    LibraryTable* table() { return find<LibraryTable>("libraryTable"); }
    QString count() { return find<TextLabel>("libraryCount")->text(); }
    void type(const QString& text)
    {
        auto* field = find<QueryField>("librarySearch");
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
    }
    void select(const QList<int>& rows)
    {
        table()->clearSelection();
        for (const int row : rows) {
            table()->selectionModel()->select(m_model->index(row, 0),
                                              QItemSelectionModel::Select | QItemSelectionModel::Rows);
        }
    }
    void press(QWidget* widget, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        widget->setFocus();
        QTest::keyClick(widget, key, modifiers);
    }
    QString nameAt(int row) { return m_model->entryAt(row)->name; }
    void show(const LibraryIndex& index)
    {
        const auto shared = std::make_shared<const LibraryIndex>(index);
        m_model->setIndex(shared);
        m_problems->setIndex(shared);
        m_page->updateCounts();
    }

    std::unique_ptr<LibraryModel> m_model;
    std::unique_ptr<LibraryProblemsModel> m_problems;
    std::unique_ptr<LibraryPage> m_page;
};

void LibraryPageTest::init()
{
    TestObject::init();
    m_model = std::make_unique<LibraryModel>(NumberFormat(QLocale()));
    m_problems = std::make_unique<LibraryProblemsModel>();
    m_model->sort(LibraryModel::Size);
    m_page = std::make_unique<LibraryPage>(m_model.get(), m_problems.get());
    m_page->resize(1000, 600);
    show(smallIndex());
    m_page->show();
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
}

void LibraryPageTest::cleanup()
{
    m_page.reset();
}

void LibraryPageTest::typingSearches()
{
    QCOMPARE(count(), u"5 of 5 document(s)"_s);
    type(u"crate:mill"_s);
    QCOMPARE(table()->model()->rowCount(), 2);
    QCOMPARE(count(), u"2 of 5 document(s)"_s);
    type(u"crate:post after:2026-09"_s);
    QCOMPARE(count(), u"2 of 5 document(s)"_s);
    select({0});
    QVERIFY2(count().contains(u"1 selected"_s), qPrintable(count()));
}

void LibraryPageTest::wrongSearchIsToldInWords()
{
    auto* problem = find<Notice>("libraryQueryProblem");
    auto* field = find<QueryField>("librarySearch");
    type(u"crate:mill"_s);
    QVERIFY(!problem->isVisible());
    field->setText(u"crate:mill colour:red"_s); // at once, as from the clipboard
    QVERIFY(problem->isVisible());
    QVERIFY(problem->text().contains(u"colour"_s));
    QCOMPARE(table()->model()->rowCount(), 2); // what was found before stays
    type(u"colour:red"_s);
    QVERIFY(problem->isVisible());
    QVERIFY(!find<TextLabel>("libraryNothingFound")->isVisible()); // nothing was looked for
    type(u"crate:mill"_s);
    QVERIFY(!problem->isVisible());
    QCOMPARE(table()->model()->rowCount(), 2);
}

void LibraryPageTest::keysAreOfferedForTheWord()
{
    auto* field = find<QueryField>("librarySearch");
    type(u"crate:rust ver"_s);
    QAbstractItemView* offers = field->completer()->popup();
    QTRY_VERIFY(offers->isVisible());
    QCOMPARE(offers->model()->index(0, 0).data().toString(), u"version:"_s);
    QTest::keyClick(offers, Qt::Key_Down);
    QTest::keyClick(offers, Qt::Key_Return);
    QCOMPARE(field->text(), u"crate:rust version:"_s);
    QTest::keyClicks(field, u"0.9"_s);
    QVERIFY(!offers->isVisible()); // a value is not a key
    QCOMPARE(table()->model()->rowCount(), 2);
}

void LibraryPageTest::escapeEmptiesTheSearchAndDownGoesToTheTable()
{
    auto* field = find<QueryField>("librarySearch");
    type(u"crate:mill"_s);
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(field->text().isEmpty());
    QCOMPARE(table()->model()->rowCount(), 5);
    m_page->focusSearch();
    QVERIFY(field->hasFocus());
    QTest::keyClick(field, Qt::Key_Down);
    QVERIFY(table()->hasFocus());
    QCOMPARE(m_page->selectedDocuments(), QStringList{nameAt(0)});
}

void LibraryPageTest::headerSorts()
{
    QHeaderView* header = table()->horizontalHeader();
    const auto click = [header](int column) {
        const QPoint place(header->sectionViewportPosition(column) + 8, header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, place);
    };
    click(LibraryModel::Version);
    QCOMPARE(m_model->index(0, LibraryModel::Version).data().toString(), u"0.7.0"_s);
    QCOMPARE(m_model->index(4, LibraryModel::Version).data().toString(), u"0.10.0"_s);
    click(LibraryModel::Version);
    QCOMPARE(m_model->index(0, LibraryModel::Version).data().toString(), u"0.10.0"_s);
}

void LibraryPageTest::groupsAreChosenAndFolded()
{
    auto* combo = find<QComboBox>("libraryGroup");
    QCOMPARE(combo->count(), 6);
    combo->setFocus();
    QTest::keyClick(combo, Qt::Key_Down); // by crate
    QCOMPARE(m_model->rowCount(), 7);
    QCOMPARE(count(), u"5 of 5 document(s)"_s);
    const auto heading = m_model->index(0, 0);
    QVERIFY(heading.data(LibraryModel::HeadingRole).toBool());

    table()->setFocus();
    table()->setCurrentIndex(heading);
    QVERIFY(m_page->selectedDocuments().isEmpty());
    for (const Qt::Key key :
         {Qt::Key_Left, Qt::Key_Right, Qt::Key_Space, Qt::Key_Space, Qt::Key_Return, Qt::Key_Return}) {
        const bool wasFolded = heading.data(LibraryModel::FoldedRole).toBool();
        QTest::keyClick(table(), key);
        QCOMPARE(heading.data(LibraryModel::FoldedRole).toBool(), !wasFolded);
        QCOMPARE(m_model->rowCount(), wasFolded ? 7 : 5);
    }
    QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, table()->visualRect(heading).center());
    QCOMPARE(m_model->rowCount(), 5);
    combo->setCurrentIndex(0);
    QCOMPARE(m_model->rowCount(), 5);
    QVERIFY(!m_model->index(0, 0).data(LibraryModel::HeadingRole).toBool());
}

void LibraryPageTest::twoSelectedAreCompared()
{
    QSignalSpy compared(m_page.get(), &LibraryPage::compareRequested);
    auto* compare = find<QAction>("compareDocuments");
    table()->setFocus();
    table()->setCurrentIndex(m_model->index(0, 0));
    QVERIFY(!compare->isEnabled());
    QTest::keyClick(table(), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(compared.size(), 0);
    QTest::keyClick(table(), Qt::Key_Down, Qt::ShiftModifier);
    QVERIFY(compare->isEnabled());
    QTest::keyClick(table(), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(compared.size(), 1);
    QCOMPARE(compared.constFirst().constFirst().toStringList(), (QStringList{nameAt(0), nameAt(1)}));
    // Also while the search field has the focus.
    press(find<QueryField>("librarySearch"), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(compared.size(), 2);
    press(table(), Qt::Key_Down, Qt::ShiftModifier);
    QVERIFY(!compare->isEnabled()); // three
}

void LibraryPageTest::enterAndDoubleClickOpen()
{
    QSignalSpy opened(m_page.get(), &LibraryPage::openRequested);
    select({1, 3});
    press(table(), Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.constFirst().constFirst().toStringList(), (QStringList{nameAt(1), nameAt(3)}));
    const QPoint place = table()->visualRect(m_model->index(2, 1)).center();
    QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(table()->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(opened.size(), 2);
    QCOMPARE(opened.constLast().constFirst().toStringList(), QStringList{nameAt(2)});
    // A double click on a heading opens nothing.
    find<QComboBox>("libraryGroup")->setCurrentIndex(1);
    const QPoint heading = table()->visualRect(m_model->index(0, 0)).center();
    QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, heading);
    QTest::mouseDClick(table()->viewport(), Qt::LeftButton, {}, heading);
    QCOMPARE(opened.size(), 2);
}

void LibraryPageTest::historyIsOfOneCrate()
{
    QSignalSpy asked(m_page.get(), &LibraryPage::historyRequested);
    select({0, 1});
    press(table(), Qt::Key_H, Qt::ControlModifier);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.constFirst().constFirst().toString(), u"ruststream-mill"_s);
    select({0, 4});
    QVERIFY(!find<QAction>("showHistory")->isEnabled());
    select({});
    QVERIFY(!find<QAction>("showHistory")->isEnabled());
}

void LibraryPageTest::trashIsAskedForInTheTableOnly()
{
    QSignalSpy asked(m_page.get(), &LibraryPage::trashRequested);
    select({2});
    press(find<QueryField>("librarySearch"), Qt::Key_Delete);
    QCOMPARE(asked.size(), 0);
    press(table(), Qt::Key_Delete);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.constFirst().constFirst().toStringList(), QStringList{nameAt(2)});
    QCOMPARE(m_model->rowCount(), 5); // only asked for
}

void LibraryPageTest::exportAndFolderGetTheSelection()
{
    QSignalSpy exported(m_page.get(), &LibraryPage::exportRequested);
    QSignalSpy revealed(m_page.get(), &LibraryPage::revealRequested);
    select({0, 2});
    find<QAction>("exportDocuments")->trigger();
    press(table(), Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    const QStringList expected{nameAt(0), nameAt(2)};
    QCOMPARE(exported.constFirst().constFirst().toStringList(), expected);
    QCOMPARE(revealed.constFirst().constFirst().toStringList(), expected);
    select({});
    for (const char* id :
         {"openDocument", "compareDocuments", "exportDocuments", "revealDocuments", "trashDocuments"}) {
        QVERIFY2(!find<QAction>(id)->isEnabled(), id);
    }
}

void LibraryPageTest::rowsAreCopied()
{
    select({1});
    press(table(), Qt::Key_C, Qt::ControlModifier);
    QStringList lines = QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines.constFirst().startsWith(u"Crate\tVersion"_s));
    QVERIFY(lines.constLast().startsWith(u"ruststream-mill\t0.10.0"_s));
    find<QAction>("copyDocumentsMarkdown")->trigger();
    lines = QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines.constLast().startsWith(u"| ruststream-mill |"_s));
}

void LibraryPageTest::selectionSurvivesALargeChange()
{
    LibraryIndex index = smallIndex();
    for (int i = 10; i < 510; ++i) {
        index.add(entryOf(i, u"ruststream-%1"_s.arg(i), u"0.1.0"_s,
                          u"2026-01-%1"_s.arg(i % 28 + 1, 2, 10, QChar(u'0'))));
    }
    show(index);
    select({1, 3}); // of an even number, as half of all are
    const QStringList before = m_page->selectedDocuments();
    QSignalSpy reset(m_model.get(), &QAbstractItemModel::modelReset);
    find<QueryField>("librarySearch")->setText(u"cpu:twelve"_s);
    QCOMPARE(m_model->found(), 252);
    m_model->sort(LibraryModel::Version);
    find<QueryField>("librarySearch")->clear();
    QVERIFY(reset.size() > 0);
    QStringList after = m_page->selectedDocuments();
    after.sort();
    QCOMPARE(after, before);
    QVERIFY(count().contains(u"2 selected"_s));
}

void LibraryPageTest::emptyLibraryOffersTheImport()
{
    QSignalSpy asked(m_page.get(), &LibraryPage::importRequested);
    show(LibraryIndex(u"/library"_s));
    QVERIFY(!table()->isVisible());
    QVERIFY(find<TextLabel>("libraryEmptyTitle")->isVisible());
    QVERIFY(find<TextLabel>("libraryEmptyText")->text().contains(u"imported"_s));
    QTest::mouseClick(find<QPushButton>("libraryEmptyImport"), Qt::LeftButton);
    QCOMPARE(asked.size(), 1);
    const QString kept = find<TextLabel>("libraryEmptyText")->text();
    m_page->setKeeping(false);
    QVERIFY(find<TextLabel>("libraryEmptyText")->text() != kept); // it says that nothing comes by itself
    show(smallIndex());
    QVERIFY(table()->isVisible());
    QTest::mouseClick(find<QPushButton>("libraryImport"), Qt::LeftButton);
    QCOMPARE(asked.size(), 2);
}

void LibraryPageTest::libraryThatIsReadIsNotEmpty()
{
    show(LibraryIndex(u"/library"_s));
    const QString empty = find<TextLabel>("libraryEmptyTitle")->text();
    m_page->setReading(true, 40, 1200);
    QVERIFY(find<TextLabel>("libraryEmptyTitle")->text() != empty);
    QVERIFY(find<TextLabel>("libraryEmptyText")->text().contains(u"40"_s));
    QVERIFY(!find<QPushButton>("libraryEmptyImport")->isVisible());
    m_page->setReading(false);
    QCOMPARE(find<TextLabel>("libraryEmptyTitle")->text(), empty);
}

void LibraryPageTest::nothingFoundOffersEverything()
{
    type(u"no such document"_s);
    QVERIFY(find<TextLabel>("libraryNothingFound")->isVisible());
    QCOMPARE(count(), u"0 of 5 document(s)"_s);
    QTest::mouseClick(find<QPushButton>("libraryShowAll"), Qt::LeftButton);
    QVERIFY(table()->isVisible());
    QCOMPARE(m_model->rowCount(), 5);
}

void LibraryPageTest::filesThatAreNoDocumentsAreListed()
{
    auto* problems = find<Disclosure>("libraryProblems");
    QVERIFY(!problems->isVisible());
    QTemporaryDir folder;
    QVERIFY(writeFile(folder.filePath(u"post/good.json"_s), documentBytes(1)));
    QVERIFY(writeFile(folder.filePath(u"post/cut.json"_s), documentBytes(2).left(200)));
    const auto library = DocumentLibrary::open(folder.path());
    QVERIFY(library);
    LibraryIndex index(folder.path());
    index.refresh(*library, LibraryIndex::Check::Files);
    show(index);
    QVERIFY(problems->isVisible());
    problems->setOpen(true);
    auto* listed = find<PageTable>("libraryProblemTable");
    QCOMPARE(listed->model()->rowCount(), 1);
    QVERIFY(listed->isVisible());
    QCOMPARE(count(), u"1 of 1 document(s)"_s);
}

void LibraryPageTest::problemStaysOnThePage()
{
    auto* problem = find<Notice>("libraryProblem");
    QVERIFY(!problem->isVisible());
    m_page->setProblem(u"Nothing can be added."_s);
    QVERIFY(problem->isVisible());
    QCOMPARE(problem->text(), u"Nothing can be added."_s);
    m_page->setProblem({});
    QVERIFY(!problem->isVisible());
}

void LibraryPageTest::everythingIsReachedByTheKeyboard()
{
    select({0});
    find<QueryField>("librarySearch")->setFocus();
    QSet<QWidget*> reached;
    for (int i = 0; i < 40; ++i) {
        reached.insert(QApplication::focusWidget());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    QVERIFY(reached.contains(table()));
    QVERIFY(reached.contains(find<QComboBox>("libraryGroup")));
    QVERIFY(reached.contains(find<QPushButton>("libraryImport")));
    const auto tools = find<QWidget>("libraryTools")->findChildren<QToolButton*>();
    QVERIFY(!tools.isEmpty());
    for (QToolButton* tool : tools) {
        QVERIFY2(!tool->isEnabled() || reached.contains(tool), qPrintable(tool->text()));
    }
}

void LibraryPageTest::shortcutsKeepQuietWhereThePageIsNotShown()
{
    QSignalSpy compared(m_page.get(), &LibraryPage::compareRequested);
    QWidget window;
    m_page->setParent(&window);
    QPushButton other(&window);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    m_page->show();
    select({0, 1});
    press(&other, Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(compared.size(), 1);
    m_page->hide();
    press(&other, Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(compared.size(), 1);
    m_page->setParent(nullptr);
}

void LibraryPageTest::importIsChosenFollowedAndListed()
{
    ImportDialog dialog;
    dialog.show();
    const auto click = [&dialog](const char* name) {
        QTest::mouseClick(dialog.findChild<QPushButton*>(QLatin1String(name)), Qt::LeftButton);
    };
    QSignalSpy files(&dialog, &ImportDialog::filesRequested);
    QSignalSpy folder(&dialog, &ImportDialog::folderRequested);
    QSignalSpy repository(&dialog, &ImportDialog::repositoryRequested);
    click("importFiles");
    click("importFolder");
    click("importRepository");
    QCOMPARE(files.size() + folder.size() + repository.size(), 3);
    QCOMPARE(dialog.repositoryPath(), u"docs/benchmarks/results.json"_s);
    dialog.findChild<QLineEdit*>(u"repositoryPath"_s)->setText(u" bench/results.json "_s);
    QCOMPARE(dialog.repositoryPath(), u"bench/results.json"_s);
    dialog.findChild<QLineEdit*>(u"repositoryPath"_s)->clear();
    QCOMPARE(dialog.repositoryPath(), GitRequest().path);

    ImportProgress progress;
    progress.source = u"/home/reader/run-42.zip"_s;
    progress.done = 1;
    progress.all = 4;
    progress.taken = 120;
    dialog.showProgress(progress);
    auto* bar = dialog.findChild<QProgressBar*>(u"importProgress"_s);
    QVERIFY(bar->isVisible());
    QCOMPARE(bar->value() * 4, bar->maximum());
    QVERIFY(dialog.findChild<TextLabel*>(u"importProgressText"_s)->text().contains(u"run-42.zip"_s));
    progress.all = 0;
    dialog.showProgress(progress);
    QCOMPARE(bar->maximum(), 0); // not known: it only moves

    ImportReport report;
    for (int i = 0; i < 3; ++i) {
        report.items.append(
            {ImportItem::Outcome::Taken, u"a%1.json"_s.arg(i), u"post/a%1.json"_s.arg(i), {}});
    }
    report.items.append({ImportItem::Outcome::Duplicate, u"b.json"_s, u"post/a1.json"_s, {}});
    ImportRefusal refusal;
    refusal.code = ImportRefusal::Code::ClimbingPath;
    report.items.append({ImportItem::Outcome::Refused, u"../c.json"_s, {}, refusal});
    report.passedOver[size_t(PassedOver::OtherFiles)] = 7;
    dialog.showOutcome(report);
    QVERIFY(dialog.findChild<TextLabel*>(u"importSummary"_s)->text().contains(u"3"_s));
    QVERIFY(dialog.findChild<TextLabel*>(u"importDetails"_s)->text().contains(u"7"_s));
    auto* listed = dialog.findChild<PageTable*>(u"importTable"_s);
    QCOMPARE(listed->model()->rowCount(), 5);
    auto* kind = dialog.findChild<QComboBox*>(u"importKind"_s);
    QCOMPARE(kind->count(), 4);
    kind->setCurrentIndex(3);
    QCOMPARE(listed->model()->rowCount(), 1);
    QCOMPARE(listed->model()->index(0, 0).data().toString(), u"../c.json"_s);
    listed->copyAsText();
    QVERIFY(QGuiApplication::clipboard()->text().contains(u"../c.json"_s));
    kind->setCurrentIndex(0);
    QTest::keyClicks(dialog.findChild<QLineEdit*>(u"importFilter"_s), u"a1"_s);
    QCOMPARE(listed->model()->rowCount(), 2); // the document, and what is the same
    click("importMore");
    QVERIFY(dialog.findChild<QPushButton*>(u"importFiles"_s)->isVisible());
    dialog.reject();
    QVERIFY(!dialog.isVisible());
}

void LibraryPageTest::importIsCancelledBeforeTheDialogCloses()
{
    ImportDialog dialog;
    dialog.show();
    QSignalSpy cancelled(&dialog, &ImportDialog::cancelRequested);
    dialog.showProgress({});
    auto* buttons = dialog.findChild<QDialogButtonBox*>(u"importButtons"_s);
    QVERIFY(!buttons->button(QDialogButtonBox::Close)->isVisible());
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QCOMPARE(cancelled.size(), 1);
    QVERIFY(dialog.isVisible());
    dialog.showProgress({}); // one that was on its way
    QVERIFY(!buttons->button(QDialogButtonBox::Cancel)->isEnabled());
    ImportReport report;
    report.cancelled = true;
    dialog.showOutcome(report);
    QVERIFY(!dialog.findChild<PageTable*>(u"importTable"_s)->isVisible()); // nothing to list
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
    QCOMPARE(cancelled.size(), 1);
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::LibraryPageTest)
#include "tst_librarypage.moc"
