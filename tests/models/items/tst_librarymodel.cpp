// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/importmodel.h"
#include "models/items/librarymodel.h"
#include "models/items/libraryproblemsmodel.h"
#include "models/items/tabletext.h"
#include "tests/models/library/librarydocuments.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

constexpr auto testMode = QAbstractItemModelTester::FailureReportingMode::QtTest;

NumberFormat english()
{
    return NumberFormat(QLocale(QLocale::English, QLocale::UnitedStates));
}

struct Described
{
    QString crate;
    QString version;
    QString measuredAt;
    QString cpu = u"Twelve Core 900"_s;
};

/// A row of a library without a file behind it.
LibraryEntry entryOf(int number, const Described& described)
{
    LibraryEntry entry;
    entry.name =
        u"%1/%2_%3.json"_s.arg(described.crate, described.measuredAt).arg(number, 6, 10, QChar(u'0'));
    entry.sha256 = QByteArray::number(number).rightJustified(32, '0');
    entry.bytes = 1000 + number;
    entry.schema = 3;
    entry.scenarios = 4;
    entry.crate = described.crate;
    entry.crateVersion = described.version;
    entry.measuredAt = described.measuredAt;
    entry.cpu = described.cpu;
    entry.rustc = u"1.98.1"_s;
    return entry;
}

/// Five documents of two crates, in the order of their names.
LibraryIndex smallIndex()
{
    LibraryIndex index(u"/library"_s);
    index.add(entryOf(1, {u"ruststream-mill"_s, u"0.9.0"_s, u"2026-08-01"_s}));
    index.add(entryOf(2, {u"ruststream-mill"_s, u"0.10.0"_s, u"2026-09-01"_s}));
    index.add(entryOf(3, {u"ruststream-post"_s, u"0.7.0"_s, u"2026-08-15"_s, u"Eight Core 700"_s}));
    index.add(entryOf(4, {u"ruststream-post"_s, {}, u"2026-09-20"_s}));
    index.add(entryOf(5, {u"ruststream-post"_s, u"0.8.0"_s, {}, {}}));
    return index;
}

/// `count` documents of four crates over the days of 2026.
LibraryIndex largeIndex(int count)
{
    LibraryIndex index(u"/library"_s);
    for (int i = 0; i < count; ++i) {
        const QDate day = QDate(2026, 1, 1).addDays(i % 360);
        index.add(
            entryOf(i, {u"ruststream-%1"_s.arg(i % 4), u"0.%1.0"_s.arg(i % 20), day.toString(Qt::ISODate)}));
    }
    return index;
}

std::shared_ptr<const LibraryIndex> shared(LibraryIndex index)
{
    return std::make_shared<const LibraryIndex>(std::move(index));
}

QStringList column(const QAbstractItemModel& model, int column)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row) {
        texts.append(model.index(row, column).data().toString());
    }
    return texts;
}

/// The numbers of the documents in their order; headings in brackets.
QString order(const LibraryModel& model)
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex first = model.index(row, 0);
        const QString name = first.data(LibraryModel::DocumentRole).toString();
        rows.append(first.data(LibraryModel::HeadingRole).toBool()
                        ? u"[%1]"_s.arg(first.data().toString())
                        : QString::number(name.section(u'_', -1).chopped(5).toInt()));
    }
    return rows.join(u' ');
}

class LibraryModelTest : public test::TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void showsWhatIsKnown();
    void namesWhatIsNotPublished();
    void showsForeignTextAsText();
    void sorts();
    void sortsWhatHasNoValueLast();
    void keepsEqualRowsInOrder();
    void searches();
    void findsWhatStandsBeforeAWrongWord();
    void groups_data();
    void groups();
    void groupsAfterTheSortOfTheirColumn();
    void foldsAGroup();
    void headingIsNoDocument();
    void copiesOnlyWhatIsAskedFor();
    void followsASmallChange_data();
    void followsASmallChange();
    void keepsItsRowsWhileTyping();
    void startsAgainAfterALargeChange();
    void sortedRowsStayTheSameRows();
    void speaksTheLanguageOfTheReader();
    void listsFilesThatAreNoDocuments();
    void listsWhatAnImportDid();
    void showsTheCorpus();

private:
    std::unique_ptr<LibraryModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void LibraryModelTest::init()
{
    TestObject::init();
    m_tester.reset();
    m_model = std::make_unique<LibraryModel>(english());
    m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get(), testMode);
    m_model->setIndex(shared(smallIndex()));
}

void LibraryModelTest::showsWhatIsKnown()
{
    LibraryIndex index = smallIndex();
    LibraryOrigin origin = test::fileOrigin(u"/home/reader/runs/results.json"_s);
    const QByteArray sha256 = index.entries().constFirst().sha256;
    index.addOrigin(sha256, origin);
    origin.kind = LibraryOrigin::Kind::Download;
    origin.place = u"https://example.org/mill.json"_s;
    origin.kept = origin.kept.addDays(-1);
    index.addOrigin(sha256, origin);
    m_model->setIndex(shared(index));
    m_model->sort(LibraryModel::Size);

    const auto text = [this](int column) { return m_model->index(0, column).data().toString(); };
    QCOMPARE(text(LibraryModel::Crate), u"ruststream-mill"_s);
    QCOMPARE(text(LibraryModel::Version), u"0.9.0"_s);
    QCOMPARE(text(LibraryModel::Measured), english().date(u"2026-08-01"_s));
    QCOMPARE(text(LibraryModel::Machine), u"Twelve Core 900"_s);
    QCOMPARE(text(LibraryModel::Source), u"file results.json, and 1 more"_s);
    QCOMPARE(text(LibraryModel::Kept), english().dateTime(origin.kept)); // the first time counts
    QCOMPARE(text(LibraryModel::Size), u"1,001 bytes"_s);
    const QString sources = m_model->index(0, LibraryModel::Source).data(Qt::ToolTipRole).toString();
    QVERIFY(sources.contains(u"/home/reader/runs/results.json"_s));
    QVERIFY(sources.contains(u"https://example.org/mill.json"_s));
    for (int column = 0; column < LibraryModel::ColumnCount; ++column) {
        QVERIFY(!m_model->headerData(column, Qt::Horizontal).toString().isEmpty());
    }
}

void LibraryModelTest::namesWhatIsNotPublished()
{
    const QModelIndex version = m_model->index(
        m_model->rowOf(entryOf(4, {u"ruststream-post"_s, {}, u"2026-09-20"_s}).name), LibraryModel::Version);
    QVERIFY(version.isValid());
    QVERIFY(!version.data().toString().isEmpty());
    QVERIFY(version.data(DimmedRole).toBool());
    QVERIFY(!version.data(SortRole).isValid());
}

void LibraryModelTest::showsForeignTextAsText()
{
    LibraryIndex index(u"/library"_s);
    index.add(entryOf(1, {u"post\u202Etsop\n<b>"_s, u"<i>1\u0007"_s, u"2026-\u20282"_s, u"a\tb"_s}));
    m_model->setIndex(shared(index));
    for (const auto grouping : {std::optional<LibraryModel::Column>(), std::optional(LibraryModel::Crate),
                                std::optional(LibraryModel::Measured)}) {
        m_model->setGrouping(grouping);
        for (int row = 0; row < m_model->rowCount(); ++row) {
            for (int column = 0; column < LibraryModel::ColumnCount; ++column) {
                const QModelIndex cell = m_model->index(row, column);
                for (const QChar hidden : u"\u202E\u0007\u2028\n\t"_s) {
                    QVERIFY(!cell.data().toString().contains(hidden));
                }
                QVERIFY(!cell.data(Qt::ToolTipRole).toString().contains(u"<i>"_s));
                QVERIFY(!cell.data(Qt::ToolTipRole).toString().contains(u"<b>"_s));
            }
        }
    }
}

void LibraryModelTest::sorts()
{
    m_model->sort(LibraryModel::Size, Qt::AscendingOrder);
    QCOMPARE(order(*m_model), u"1 2 3 4 5"_s);
    m_model->sort(LibraryModel::Size, Qt::DescendingOrder);
    QCOMPARE(order(*m_model), u"5 4 3 2 1"_s);
    m_model->sort(LibraryModel::Version, Qt::AscendingOrder);
    QCOMPARE(order(*m_model), u"3 5 1 2 4"_s); // 0.9.0 before 0.10.0
    m_model->sort(LibraryModel::Measured, Qt::DescendingOrder);
    QCOMPARE(order(*m_model), u"4 2 3 1 5"_s);
    QCOMPARE(m_model->sortColumn(), int(LibraryModel::Measured));
    QCOMPARE(m_model->sortOrder(), Qt::DescendingOrder);
    m_model->sort(-1); // a view without an indicator: the order stays
    QCOMPARE(order(*m_model), u"4 2 3 1 5"_s);
}

void LibraryModelTest::sortsWhatHasNoValueLast()
{
    for (const Qt::SortOrder direction : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        m_model->sort(LibraryModel::Machine, direction);
        QVERIFY(order(*m_model).endsWith(u" 5"_s));
        m_model->sort(LibraryModel::Measured, direction);
        QVERIFY(order(*m_model).endsWith(u" 5"_s));
    }
}

void LibraryModelTest::keepsEqualRowsInOrder()
{
    // Of the same crate the latest first, whichever way the crates go.
    m_model->sort(LibraryModel::Crate, Qt::AscendingOrder);
    QCOMPARE(order(*m_model), u"2 1 4 3 5"_s);
    m_model->sort(LibraryModel::Crate, Qt::DescendingOrder);
    QCOMPARE(order(*m_model), u"4 3 5 2 1"_s);
}

void LibraryModelTest::searches()
{
    m_model->sort(LibraryModel::Size);
    QVERIFY(m_model->setQuery(u"crate:mill"_s));
    QCOMPARE(order(*m_model), u"1 2"_s);
    QCOMPARE(m_model->found(), 2);
    QCOMPARE(m_model->all(), 5);
    QVERIFY(m_model->setQuery(u"crate:mill after:2026-09"_s));
    QCOMPARE(order(*m_model), u"2"_s);
    QVERIFY(m_model->setQuery(u"nothing such"_s));
    QCOMPARE(m_model->rowCount(), 0);
    QVERIFY(m_model->setQuery({}));
    QCOMPARE(order(*m_model), u"1 2 3 4 5"_s);

    // What comes in later is searched too.
    QVERIFY(m_model->setQuery(u"crate:mill"_s));
    LibraryIndex index = smallIndex();
    index.add(entryOf(6, {u"ruststream-mill"_s, u"0.11.0"_s, u"2026-10-01"_s}));
    m_model->setIndex(shared(index));
    QCOMPARE(order(*m_model), u"1 2 6"_s);
}

void LibraryModelTest::findsWhatStandsBeforeAWrongWord()
{
    m_model->sort(LibraryModel::Size);
    QVERIFY(m_model->setQuery(u"crate:mill"_s));
    QVERIFY(m_model->queryError().isEmpty());
    QVERIFY(!m_model->setQuery(u"crate:mill colour:red"_s));
    QVERIFY(m_model->queryError().contains(u"colour"_s));
    QVERIFY(m_model->queryError().contains(u"crate"_s)); // what there is
    QCOMPARE(order(*m_model), u"1 2"_s);
    QVERIFY(!m_model->setQuery(u"crate:mill after:tomorrow 0.9.0"_s));
    QCOMPARE(order(*m_model), u"1 2"_s);
    QVERIFY(!m_model->setQuery(u"colour:red crate:mill"_s));
    QCOMPARE(order(*m_model), u"1 2 3 4 5"_s);
    QVERIFY(m_model->setQuery(u"crate:mill"_s));
    QVERIFY(m_model->queryError().isEmpty());
}

void LibraryModelTest::groups_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("expected");
    QTest::addRow("crate") << int(LibraryModel::Crate)
                           << u"[ruststream-mill (2)] 1 2 [ruststream-post (3)] 3 4 5"_s;
    QTest::addRow("version")
        << int(LibraryModel::Version)
        << u"[0.7.0 (1)] 3 [0.8.0 (1)] 5 [0.9.0 (1)] 1 [0.10.0 (1)] 2 [not published (1)] 4"_s;
    QTest::addRow("month") << int(LibraryModel::Measured)
                           << u"[September 2026 (2)] 2 4 [August 2026 (2)] 1 3 [not published (1)] 5"_s;
    QTest::addRow("machine") << int(LibraryModel::Machine)
                             << u"[Eight Core 700 (1)] 3 [Twelve Core 900 (3)] 1 2 4 [not published (1)] 5"_s;
    QTest::addRow("source") << int(LibraryModel::Source) << u"[origin not known (5)] 1 2 3 4 5"_s;
}

void LibraryModelTest::groups()
{
    QFETCH(int, column);
    QFETCH(QString, expected);
    m_model->sort(LibraryModel::Size);
    m_model->setGrouping(LibraryModel::Column(column));
    QCOMPARE(order(*m_model), expected);
    QCOMPARE(m_model->found(), 5); // headings are no documents
    m_model->setGrouping(std::nullopt);
    QCOMPARE(order(*m_model), u"1 2 3 4 5"_s);
}

void LibraryModelTest::groupsAfterTheSortOfTheirColumn()
{
    m_model->setGrouping(LibraryModel::Crate);
    m_model->sort(LibraryModel::Crate, Qt::DescendingOrder);
    QCOMPARE(order(*m_model), u"[ruststream-post (3)] 4 3 5 [ruststream-mill (2)] 2 1"_s);
    m_model->setGrouping(LibraryModel::Measured);
    m_model->sort(LibraryModel::Measured, Qt::AscendingOrder);
    QCOMPARE(order(*m_model), u"[August 2026 (2)] 1 3 [September 2026 (2)] 2 4 [not published (1)] 5"_s);
}

void LibraryModelTest::foldsAGroup()
{
    m_model->sort(LibraryModel::Size);
    m_model->setGrouping(LibraryModel::Crate);
    m_model->setFolded(0, true);
    QCOMPARE(order(*m_model), u"[ruststream-mill (2)] [ruststream-post (3)] 3 4 5"_s);
    QVERIFY(m_model->index(0, 0).data(LibraryModel::FoldedRole).toBool());
    QCOMPARE(m_model->index(0, 0).data(LibraryModel::GroupSizeRole).toInt(), 2);
    m_model->setFolded(2, true); // a document: nothing to fold
    QCOMPARE(m_model->rowCount(), 5);
    // It stays folded while others come.
    LibraryIndex index = smallIndex();
    index.add(entryOf(6, {u"ruststream-mill"_s, u"0.11.0"_s, u"2026-10-01"_s}));
    m_model->setIndex(shared(index));
    QCOMPARE(order(*m_model), u"[ruststream-mill (3)] [ruststream-post (3)] 3 4 5"_s);
    m_model->setFolded(0, false);
    QCOMPARE(order(*m_model), u"[ruststream-mill (3)] 1 2 6 [ruststream-post (3)] 3 4 5"_s);
}

void LibraryModelTest::headingIsNoDocument()
{
    m_model->setGrouping(LibraryModel::Crate);
    const QModelIndex heading = m_model->index(0, 0);
    QVERIFY(heading.data(LibraryModel::HeadingRole).toBool());
    QVERIFY(!heading.flags().testFlag(Qt::ItemIsSelectable));
    QVERIFY(heading.flags().testFlag(Qt::ItemIsEnabled)); // the keyboard reaches it
    QVERIFY(heading.data(LibraryModel::DocumentRole).toString().isEmpty());
    QVERIFY(!m_model->entryAt(0));
    QVERIFY(m_model->entryAt(1));
    QCOMPARE(m_model->rowOf(m_model->entryAt(1)->name), 1);
    QCOMPARE(m_model->rowOf(u"none.json"_s), -1);
}

void LibraryModelTest::copiesOnlyWhatIsAskedFor()
{
    m_model->sort(LibraryModel::Size);
    const TextTable table = textTable(*m_model, {1});
    QCOMPARE(table.rows.size(), 1);
    QCOMPARE(table.rows.constFirst().at(LibraryModel::Version).text, u"0.10.0"_s);
    QVERIFY(table.rows.constFirst().at(LibraryModel::Version).fromDocument);
}

void LibraryModelTest::followsASmallChange_data()
{
    QTest::addColumn<int>("count");
    QTest::addRow("ten") << 10;
    QTest::addRow("ten thousand") << 10000;
}

/// One document more is one row more, however many there are: nothing else moves, and nothing is read again.
void LibraryModelTest::followsASmallChange()
{
    QFETCH(int, count);
    LibraryIndex index = largeIndex(count);
    m_model->setIndex(shared(index));
    m_model->sort(LibraryModel::Measured, Qt::DescendingOrder);
    m_model->setGrouping(LibraryModel::Crate);
    QCOMPARE(m_model->found(), count);
    const QString followed = largeIndex(10).entries().at(5).name;
    const QPersistentModelIndex known = m_model->index(m_model->rowOf(followed), LibraryModel::Version);

    QSignalSpy inserted(m_model.get(), &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(m_model.get(), &QAbstractItemModel::rowsRemoved);
    QSignalSpy reset(m_model.get(), &QAbstractItemModel::modelReset);
    QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
    const LibraryEntry added = entryOf(count, {u"ruststream-2"_s, u"0.3.0"_s, u"2026-06-01"_s});
    index.add(added);
    m_model->setIndex(shared(index));
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(inserted.constFirst().at(1), inserted.constFirst().at(2));
    QCOMPARE(m_model->rowOf(added.name), inserted.constFirst().at(1).toInt());
    index.remove(added.name);
    m_model->setIndex(shared(index));
    QCOMPARE(removed.size(), 1);
    QCOMPARE(reset.size(), 0);
    QCOMPARE(changed.size(), 2); // once for each: what headings count
    QCOMPARE(known.data(LibraryModel::DocumentRole).toString(), followed);
    QCOMPARE(m_model->rowCount(), count + 4);
}

void LibraryModelTest::keepsItsRowsWhileTyping()
{
    m_model->sort(LibraryModel::Size);
    const QPersistentModelIndex kept = m_model->index(1, 0);
    const QPersistentModelIndex gone = m_model->index(3, 0);
    QSignalSpy reset(m_model.get(), &QAbstractItemModel::modelReset);
    const QString query = u"crate:mill"_s;
    for (qsizetype i = query.indexOf(u':') + 1; i <= query.size(); ++i) {
        m_model->setQuery(query.left(i));
    }
    QCOMPARE(reset.size(), 0);
    QVERIFY(!gone.isValid());
    QVERIFY(kept.isValid());
    m_model->setQuery({});
    QCOMPARE(kept.row(), 1);
}

void LibraryModelTest::startsAgainAfterALargeChange()
{
    QSignalSpy reset(m_model.get(), &QAbstractItemModel::modelReset);
    LibraryIndex index(u"/library"_s);
    for (int i = 0; i < 400; ++i) {
        index.add(entryOf(i, {u"ruststream-%1"_s.arg(i), u"0.1.0"_s, u"2026-01-01"_s}));
    }
    m_model->setIndex(shared(index));
    m_model->sort(LibraryModel::Size);
    reset.clear();
    QVERIFY(m_model->setQuery(u"1"_s)); // hundreds of places in the table
    QCOMPARE(reset.size(), 0);          // each document holds a 1: nothing moved
    QVERIFY(m_model->setQuery(u"crate:7"_s));
    QCOMPARE(reset.size(), 1);
    QCOMPARE(m_model->rowCount(), int(m_model->found()));
}

void LibraryModelTest::sortedRowsStayTheSameRows()
{
    m_model->sort(LibraryModel::Size);
    const QPersistentModelIndex known = m_model->index(2, LibraryModel::Version);
    QSignalSpy reset(m_model.get(), &QAbstractItemModel::modelReset);
    m_model->sort(LibraryModel::Size, Qt::DescendingOrder);
    QCOMPARE(known.data().toString(), u"0.7.0"_s);
    m_model->sort(LibraryModel::Version);
    QCOMPARE(known.row(), 0);
    QCOMPARE(known.data().toString(), u"0.7.0"_s);
    QCOMPARE(reset.size(), 0);
}

void LibraryModelTest::speaksTheLanguageOfTheReader()
{
    m_model->setGrouping(LibraryModel::Measured);
    QSignalSpy headers(m_model.get(), &QAbstractItemModel::headerDataChanged);
    m_model->setFormat(NumberFormat(QLocale(QLocale::Russian, QLocale::Russia)));
    QCOMPARE(headers.size(), 1);
    const QString title = m_model->index(0, 0).data().toString();
    QVERIFY2(title.contains(u"2026"_s) && title.contains(u"ентябр"_s), qPrintable(title));
}

void LibraryModelTest::listsFilesThatAreNoDocuments()
{
    QTemporaryDir folder;
    QVERIFY(test::writeFile(folder.filePath(u"post/good.json"_s), test::documentBytes(1)));
    QVERIFY(test::writeFile(folder.filePath(u"post/cut.json"_s), test::documentBytes(2).left(200)));
    const auto library = DocumentLibrary::open(folder.path());
    QVERIFY(library);
    LibraryIndex index(folder.path());
    index.refresh(*library, LibraryIndex::Check::Files);
    LibraryProblemsModel problems;
    const QAbstractItemModelTester tester(&problems, testMode);
    problems.setIndex(shared(index));
    QCOMPARE(column(problems, LibraryProblemsModel::File), QStringList{u"post/cut.json"_s});
    QVERIFY(!problems.index(0, LibraryProblemsModel::Reason).data().toString().isEmpty());

    QSignalSpy reset(&problems, &QAbstractItemModel::modelReset);
    index.add(entryOf(7, {u"post"_s, u"0.1.0"_s, u"2026-01-01"_s}));
    problems.setIndex(shared(index));
    QCOMPARE(reset.size(), 0); // the same files: whoever reads the list is not disturbed
}

void LibraryModelTest::listsWhatAnImportDid()
{
    ImportRefusal refusal;
    refusal.code = ImportRefusal::Code::ClimbingPath;
    ImportModel model({{ImportItem::Outcome::Taken, u"run/results.json"_s, u"post/a.json"_s, {}},
                       {ImportItem::Outcome::Refused, u"../\u202Eresults.json"_s, {}, refusal}});
    const QAbstractItemModelTester tester(&model, testMode);
    QCOMPARE(column(model, ImportModel::Outcome).size(), 2);
    QVERIFY(column(model, ImportModel::Result).constFirst().contains(u"post/a.json"_s));
    QVERIFY(!column(model, ImportModel::Name).constLast().contains(u'\u202E'));
    QVERIFY(!column(model, ImportModel::Result).constLast().isEmpty());
    QCOMPARE(model.index(1, 0).data(ImportModel::OutcomeRole).toInt(), int(ImportItem::Outcome::Refused));
}

void LibraryModelTest::showsTheCorpus()
{
    LibraryIndex index(u"/library"_s);
    const QStringList paths = test::corpusPaths();
    QSet<QString> crates;
    for (const QString& path : paths) {
        const auto document = test::newDocument(test::corpusDocument(path));
        LibraryEntry entry = libraryEntry(*document.document, document.sha256);
        entry.name = path;
        crates.insert(entry.crate);
        index.add(std::move(entry));
    }
    m_model->setIndex(shared(index));
    QCOMPARE(m_model->rowCount(), int(paths.size()));
    m_model->setGrouping(LibraryModel::Crate);
    QCOMPARE(m_model->rowCount(), int(paths.size() + crates.size()));
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (const LibraryEntry* entry = m_model->entryAt(row)) {
            QCOMPARE(m_model->index(row, LibraryModel::Crate).data().toString(), entry->crate);
            QVERIFY(m_model->index(row, LibraryModel::Scenarios).data().toString().toInt() >= 0);
        }
    }
    qInfo("%d documents of the corpus shown", int(paths.size()));
}

} // namespace
} // namespace rangebar

QTEST_GUILESS_MAIN(rangebar::LibraryModelTest)
#include "tst_librarymodel.moc"
