// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/codetablemodel.h"
#include "models/items/comparisontablemodel.h"
#include "models/items/machinetablemodel.h"
#include "models/items/otherfieldsmodel.h"
#include "models/items/tabletext.h"
#include "models/items/throughputtablemodel.h"
#include "tests/models/analysis/documents.h"
#include "tests/support/editions.h"
#include "tests/support/testobject.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTranslator>

#include <memory>
#include <vector>

using namespace rangebar;
using namespace rangebar::test;

namespace {

NumberFormat english()
{
    return NumberFormat(QLocale(QLocale::English, QLocale::UnitedStates));
}

std::vector<std::unique_ptr<TableModel>> allModels(const DocumentPtr& document)
{
    std::vector<std::unique_ptr<TableModel>> models;
    models.push_back(std::make_unique<ComparisonTableModel>(document, english()));
    models.push_back(std::make_unique<CodeTableModel>(document, english()));
    models.push_back(std::make_unique<ThroughputTableModel>(document, english()));
    models.push_back(std::make_unique<MachineTableModel>(document, english()));
    models.push_back(std::make_unique<OtherFieldsModel>(document));
    return models;
}

QStringList headers(const QAbstractItemModel& model)
{
    QStringList titles;
    for (int column = 0; column < model.columnCount(); ++column) {
        titles.append(model.headerData(column, Qt::Horizontal).toString());
    }
    return titles;
}

QStringList rowOf(const QAbstractItemModel& model, int row)
{
    QStringList texts;
    for (int column = 0; column < model.columnCount(); ++column) {
        texts.append(model.index(row, column).data().toString());
    }
    return texts;
}

/// The row whose first cell reads so; -1 where there is none.
int rowNamed(const QAbstractItemModel& model, const QString& name)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        if (model.index(row, 0).data().toString() == name) {
            return row;
        }
    }
    return -1;
}

/// Puts every text of ours in angle brackets, as a language that is easy to tell.
class Bracketing : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override
    {
        return QByteArrayView(context).startsWith("rangebar::")
                   ? QString(QLatin1Char('<') + QString::fromUtf8(source) + QLatin1Char('>'))
                   : QString();
    }
};

DocumentPtr document(BenchmarkDocument content)
{
    content.schema = 3;
    return std::make_shared<const BenchmarkDocument>(std::move(content));
}

} // namespace

class tst_DocumentTables : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyDocumentMakesGoodModels_data();
    void everyDocumentMakesGoodModels();
    void comparisonCells();
    void comparisonHasAPluginColumnWhereThereIsOne();
    void comparisonSortsByNumbers();
    void codeColumnsFollowTheDocument_data();
    void codeColumnsFollowTheDocument();
    void codeCells();
    void throughputCells();
    void machineOrder();
    void machineTellsWhatIsNotPublished();
    void machineOfPublishedDocuments();
    void otherFieldsAreWhole();
    void toolTipsTellEverythingAndInterpretNothing();
    void hostileNamesArePlainText();
    void endlessNamesAreShortenedAndCopiedWhole();
    void languageChangesWhileRunning();
    void tableForTheClipboard();
    void clipboardOfHostileNames();
};

void tst_DocumentTables::everyDocumentMakesGoodModels_data()
{
    QTest::addColumn<QByteArray>("bytes");
    for (const QString& name : sampleNames()) {
        QTest::newRow(qPrintable(name)) << sample(name);
    }
    for (const QString& path : corpusPaths()) {
        QTest::newRow(qPrintable(path)) << corpusDocument(path);
    }
}

void tst_DocumentTables::everyDocumentMakesGoodModels()
{
    QFETCH(QByteArray, bytes);
    const DocumentPtr document = documentOf(bytes);
    QVERIFY(document);
    const auto models = allModels(document);
    QCOMPARE(models.at(0)->rowCount(), int(document->scenarios.size()));
    QCOMPARE(models.at(1)->rowCount(), int(document->code.size()));
    QCOMPARE(models.at(2)->rowCount(), int(document->throughput.size()));
    QVERIFY(models.at(3)->rowCount() >= int(document->environment.size()) + 5);
    QCOMPARE(models.at(4)->rowCount(), int(document->otherFields.size()));
    for (const auto& model : models) {
        const QAbstractItemModelTester tester(model.get(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        const int rows = model->rowCount();
        const int columns = model->columnCount();
        QVERIFY(!model->index(rows, 0).isValid());
        QVERIFY(!model->index(0, columns).isValid());
        QVERIFY(!model->index(-1, 0).isValid());
        QVERIFY(!model->data(QModelIndex()).isValid());
        for (const int section : {-1, columns, columns + 1000}) {
            QVERIFY(!model->headerData(section, Qt::Horizontal).isValid());
        }
        QVERIFY(!model->headerData(0, Qt::Vertical).isValid());
        for (int column = 0; column < columns; ++column) {
            QVERIFY(!model->headerData(column, Qt::Horizontal).toString().isEmpty());
            for (int row = 0; row < rows; ++row) {
                const QModelIndex index = model->index(row, column);
                QVERIFY(!index.data(Qt::ToolTipRole).toString().isEmpty());
                QVERIFY(!model->flags(index).testFlag(Qt::ItemIsEditable));
                QCOMPARE(model->rowCount(index), 0);
                QCOMPARE(model->columnCount(index), 0);
            }
        }
    }
}

void tst_DocumentTables::comparisonCells()
{
    const DocumentPtr document = sampleDocument(QStringLiteral("unknown-fields.json"));
    QVERIFY(document);
    const ComparisonTableModel model(document, english());
    QCOMPARE(headers(model), QStringList({QStringLiteral("Scenario"), QStringLiteral("Raw client"),
                                          QStringLiteral("Broker crate"), QStringLiteral("RustStream"),
                                          QStringLiteral("Overhead")}));
    QCOMPARE(rowOf(model, 0),
             QStringList({QStringLiteral("parcel intake, 256 B body, confirmed one by one"),
                          QStringLiteral("51,230 msg/s (50,410)"),
                          QStringLiteral("50,990 msg/s (50,120) (indistinguishable over the client)"),
                          QStringLiteral("47,015 msg/s (46,800)"), QStringLiteral("+8.2%")}));
    QCOMPARE(rowOf(model, 1).mid(1), QStringList({QStringLiteral("9,310 msg/s (9,250)"), QStringLiteral("-"),
                                                  QStringLiteral("9,288 msg/s (9,190)"),
                                                  QStringLiteral("indistinguishable (broker-bound)")}));
    QCOMPARE(model.index(0, 1).data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight, int(Qt::AlignRight));
    QCOMPARE(model.index(0, 0).data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight, 0);
}

void tst_DocumentTables::comparisonHasAPluginColumnWhereThereIsOne()
{
    BenchmarkDocument content;
    Scenario plain;
    plain.name = QStringLiteral("plain");
    plain.loops.raw = BestOfRounds{100, 95, 90};
    plain.loops.framework = BestOfRounds{80, 79, 78};
    Scenario plugged = plain;
    plugged.loops.adapter = BestOfRounds{90, 89, 88};
    plugged.loops.plugin = QStringLiteral("ledger");
    plugged.loops.pluginOverhead = {11.1, Verdict::Measured};
    content.scenarios = {plain, plugged};
    const ComparisonTableModel model(document(content), english());
    QCOMPARE(headers(model).last(), QStringLiteral("Plugin"));
    QCOMPARE(model.index(0, 5).data().toString(), QStringLiteral("-"));
    QCOMPARE(model.index(1, 5).data().toString(), QStringLiteral("ledger: +11.1%"));
    QVERIFY(!model.index(0, 5).data(SortRole).isValid());
    QCOMPARE(model.index(1, 5).data(SortRole).toDouble(), 11.1);
}

void tst_DocumentTables::comparisonSortsByNumbers()
{
    const DocumentPtr document = sampleDocument(QStringLiteral("unknown-fields.json"));
    QVERIFY(document);
    const ComparisonTableModel model(document, english());
    QCOMPARE(model.index(0, 1).data(SortRole).toDouble(), 51230.0);
    QCOMPARE(model.index(0, 3).data(SortRole).toDouble(), 47015.0);
    QCOMPARE(model.index(0, 4).data(SortRole).toDouble(), 8.2);
    QCOMPARE(model.index(1, 4).data(SortRole).toDouble(), 0.0); // indistinguishable
    QVERIFY(model.index(1, 4).data(SortRole).isValid());
    QVERIFY(!model.index(1, 2).data(SortRole).isValid()); // no such loop
}

void tst_DocumentTables::codeColumnsFollowTheDocument_data()
{
    QTest::addColumn<CodeEntry>("entry");
    QTest::addColumn<QStringList>("more");
    CodeEntry entry;
    QTest::newRow("least") << entry << QStringList();
    entry.gated = true;
    QTest::newRow("gated is the rule") << entry << QStringList();
    entry.gated = false;
    entry.note = QStringLiteral("why");
    QTest::newRow("not gated, with a note")
        << entry << QStringList({QStringLiteral("Gate"), QStringLiteral("Note")});
    entry.raw = entry.adapter = entry.handWritten = entry.overhead = CodeCounts{1, 2};
    entry.plugin = QStringLiteral("ledger");
    QTest::newRow("all") << entry
                         << QStringList({QStringLiteral("Raw client"), QStringLiteral("Broker crate"),
                                         QStringLiteral("Hand written"), QStringLiteral("Over hand written"),
                                         QStringLiteral("Plugin"), QStringLiteral("Gate"),
                                         QStringLiteral("Note")});
}

void tst_DocumentTables::codeColumnsFollowTheDocument()
{
    QFETCH(CodeEntry, entry);
    QFETCH(QStringList, more);
    BenchmarkDocument content;
    content.code = {CodeEntry(), entry};
    const CodeTableModel model(document(content), english());
    QCOMPARE(headers(model), QStringList({QStringLiteral("Scenario"), QStringLiteral("Instructions"),
                                          QStringLiteral("Allocations"), QStringLiteral("Cold start")}) +
                                 more);
    for (int column = 4; column < model.columnCount(); ++column) {
        QCOMPARE(model.index(0, column).data().toString(),
                 QStringLiteral("-")); // the entry that has none of it
        QVERIFY(!model.index(0, column).data(SortRole).isValid());
        QVERIFY(model.index(1, column).data(SortRole).isValid());
    }
}

void tst_DocumentTables::codeCells()
{
    const DocumentPtr document = sampleDocument(QStringLiteral("unknown-fields.json"));
    QVERIFY(document);
    const CodeTableModel model(document, english());
    QCOMPARE(rowOf(model, 0),
             QStringList({QStringLiteral("intake, body decoded into a record"), QStringLiteral("3,391.4"),
                          QStringLiteral("2"), QStringLiteral("84,120 / 412"), QStringLiteral("2,980 / 2"),
                          QStringLiteral("3,144.8 / 2")}));
    QCOMPARE(model.index(0, 1).data(SortRole).toDouble(), 3391.4);
    QCOMPARE(model.index(0, 3).data(SortRole).toDouble(), 84120.0);
}

void tst_DocumentTables::throughputCells()
{
    const DocumentPtr document = sampleDocument(QStringLiteral("unknown-fields.json"));
    QVERIFY(document);
    const ThroughputTableModel model(document, english());
    const QStringList cells = rowOf(model, 0);
    QVERIFY2(cells.first().startsWith(QStringLiteral("granary, stored parcels, single deliveries, 1 worker")),
             qPrintable(cells.first()));
    QCOMPARE(cells.mid(1),
             QStringList({QStringLiteral("70 msg/s (69)"), QStringLiteral("-"),
                          QStringLiteral("68 msg/s (66)"), QStringLiteral("indistinguishable")}));
}

void tst_DocumentTables::machineOrder()
{
    BenchmarkDocument content;
    content.crate = QStringLiteral("ruststream-pigeon");
    content.measurement = {QStringLiteral("0.1.0"), QStringLiteral("0.7.0"), QStringLiteral("2026-05-05")};
    content.codeMeasurement =
        Measurement{QStringLiteral("0.1.1"), QStringLiteral("0.7.1"), QStringLiteral("2026-06-06")};
    for (const char* key :
         {"zebra", "valgrind", "rustflags", "features", "profile", "rustc", "round_trip", "broker", "os",
          "memory_speed", "memory", "cores", "cpu_frequency", "architecture", "cpu", "apple"}) {
        content.environment.append({QString::fromLatin1(key), QStringLiteral("v")});
    }
    const MachineTableModel model(document(content), english());
    QStringList labels;
    for (int row = 0; row < model.rowCount(); ++row) {
        labels.append(model.index(row, 0).data().toString());
    }
    QCOMPARE(labels.join(QLatin1Char('|')),
             QStringLiteral(
                 "Crate|Crate version|ruststream version|Measured|Crate version, code counts|ruststream "
                 "version, code counts|Code counts measured|Schema of the document|Processor|Architecture|"
                 "Frequency|Cores|Memory|Memory speed|Operating system|Broker|Round trip|Compiler|Build "
                 "profile|Features|RUSTFLAGS|Valgrind|zebra|apple"));
    QCOMPARE(model.index(3, 1).data().toString(), QStringLiteral("5 May 2026"));
    QVERIFY(model.index(3, 1).data(Qt::ToolTipRole).toString().contains(QStringLiteral("2026-05-05")));
    QCOMPARE(model.index(6, 1).data().toString(), QStringLiteral("6 Jun 2026"));
}

void tst_DocumentTables::machineTellsWhatIsNotPublished()
{
    BenchmarkDocument content;
    content.environment = {{QStringLiteral("memory_speed"), QStringLiteral("unknown")},
                           {QStringLiteral("os"), QStringLiteral("Linux")}};
    const MachineTableModel model(document(content), english());
    const auto value = [&model](const char* label) {
        return model.index(rowNamed(model, QString::fromLatin1(label)), 1);
    };
    for (const char* label :
         {"Crate", "Crate version", "ruststream version", "Measured", "Processor", "Compiler"}) {
        QCOMPARE(value(label).data().toString(), QStringLiteral("not published"));
        QVERIFY(value(label).data(DimmedRole).toBool());
    }
    QCOMPARE(value("Memory speed").data().toString(), QStringLiteral("unknown"));
    QVERIFY(value("Memory speed").data(DimmedRole).toBool());
    QCOMPARE(value("Operating system").data().toString(), QStringLiteral("Linux"));
    QVERIFY(!value("Operating system").data(DimmedRole).toBool());
    QCOMPARE(rowNamed(model, QStringLiteral("Broker")), -1); // optional
}

void tst_DocumentTables::machineOfPublishedDocuments()
{
    for (const QString& path : corpusPaths()) {
        const DocumentPtr published = documentOf(corpusDocument(path));
        QVERIFY2(published, qPrintable(path));
        const MachineTableModel model(published, english());
        QStringList shown;
        for (int row = 0; row < model.rowCount(); ++row) {
            shown.append(model.index(row, 1).data().toString());
        }
        for (const EnvironmentEntry& entry : published->environment) {
            QVERIFY2(shown.contains(entry.value), qPrintable(path + QLatin1Char(' ') + entry.key));
        }
    }
}

void tst_DocumentTables::otherFieldsAreWhole()
{
    BenchmarkDocument content;
    const QByteArray longJson = "[\n  \"" + QByteArray(500, 'a') + "\",\r\n\t 2 ]";
    content.otherFields = {{QStringLiteral("colour"), longJson}, {QStringLiteral("a\u202eb"), "\"x  y\""}};
    const OtherFieldsModel model(document(content));
    QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("a<U+202E>b"));
    QCOMPARE(model.index(1, 1).data().toString(), QStringLiteral("\"x  y\""));
    const QString shown = model.index(0, 1).data().toString();
    QVERIFY(shown.size() <= 200);
    QVERIFY(shown.contains(QChar(0x2026)));
    const QString whole = QStringLiteral("[ \"") + QString(500, QLatin1Char('a')) + QStringLiteral("\", 2 ]");
    QCOMPARE(model.index(0, 1).data(CopyRole).toString(), whole);
    QCOMPARE(textTable(model).rows.at(0).at(1).text, whole);
    QVERIFY(model.index(0, 1).data(Qt::ToolTipRole).toString().contains(QString(500, QLatin1Char('a'))));
}

void tst_DocumentTables::toolTipsTellEverythingAndInterpretNothing()
{
    const DocumentPtr document = sampleDocument(QStringLiteral("unknown-fields.json"));
    QVERIFY(document);
    const ComparisonTableModel comparison(document, english());
    const auto tip = [](const QAbstractItemModel& model, int row, int column) {
        return model.index(row, column).data(Qt::ToolTipRole).toString();
    };
    QVERIFY(
        tip(comparison, 0, 0).contains(QStringLiteral("parcel intake, 256 B body, confirmed one by one")));
    QVERIFY(tip(comparison, 0, 1).contains(QStringLiteral("Slowest round: 49,880 msg/s")));
    QVERIFY(tip(comparison, 0, 2).contains(QStringLiteral("Slowest round: 49,700 msg/s")));
    QVERIFY(tip(comparison, 0, 3).contains(QStringLiteral("Slowest round: 46,120 msg/s")));
    QVERIFY(tip(comparison, 0, 4).contains(QStringLiteral("so it is measured.")));
    QVERIFY(tip(ThroughputTableModel(document, english()), 0, 3)
                .contains(QStringLiteral("Slowest round: 65 msg/s")));
    QVERIFY(tip(CodeTableModel(document, english()), 0, 1).contains(QStringLiteral("3,391.4 instructions")));
    QVERIFY(tip(MachineTableModel(document, english()), 8, 0).contains(QStringLiteral("cpu")));
}

void tst_DocumentTables::hostileNamesArePlainText()
{
    const DocumentPtr document = sampleDocument(QStringLiteral("hostile-names.json"));
    QVERIFY(document);
    static const QRegularExpression invisible(
        QStringLiteral("[\\x{0}-\\x{1f}\\x{7f}-\\x{9f}\\x{200b}-\\x{200f}\\x{2028}-\\x{202e}]"));
    static const QRegularExpression markup(QStringLiteral("<(?!/?qt>|/?p[ >])"));
    int cells = 0;
    for (const auto& model : allModels(document)) {
        for (int row = 0; row < model->rowCount(); ++row) {
            for (int column = 0; column < model->columnCount(); ++column) {
                const QModelIndex index = model->index(row, column);
                QVERIFY2(!invisible.match(index.data().toString()).hasMatch(),
                         qPrintable(index.data().toString()));
                const QString tip = index.data(Qt::ToolTipRole).toString();
                QVERIFY2(!markup.match(tip).hasMatch(), qPrintable(tip));
                ++cells;
            }
        }
    }
    QVERIFY(cells > 20);
}

void tst_DocumentTables::languageChangesWhileRunning()
{
    const DocumentPtr document = sampleDocument(QStringLiteral("unknown-fields.json"));
    QVERIFY(document);
    ComparisonTableModel model(document, english());
    QSignalSpy headersChanged(&model, &QAbstractItemModel::headerDataChanged);
    QSignalSpy dataChanged(&model, &QAbstractItemModel::dataChanged);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    QCOMPARE(headers(model).first(), QStringLiteral("Scenario"));

    Bracketing brackets;
    QVERIFY(QCoreApplication::installTranslator(&brackets));
    model.retranslate();
    const QStringList bracketed = headers(model);
    const QString overhead = model.index(1, 4).data().toString();
    QCoreApplication::removeTranslator(&brackets);

    QCOMPARE(bracketed, QStringList({QStringLiteral("<Scenario>"), QStringLiteral("<Raw client>"),
                                     QStringLiteral("<Broker crate>"), QStringLiteral("<RustStream>"),
                                     QStringLiteral("<Overhead>")}));
    QCOMPARE(overhead, QStringLiteral("<indistinguishable> (<broker-bound>)"));
    QCOMPARE(headersChanged.size(), 1);
    QCOMPARE(dataChanged.size(), 1);
    QCOMPARE(dataChanged.first().at(1).toModelIndex(), model.index(1, 4));
    QCOMPARE(reset.size(), 0); // the selection stays

    OtherFieldsModel empty(std::make_shared<const BenchmarkDocument>());
    QSignalSpy nothingChanged(&empty, &QAbstractItemModel::dataChanged);
    empty.retranslate();
    QCOMPARE(nothingChanged.size(), 0);
}

void tst_DocumentTables::tableForTheClipboard()
{
    const DocumentPtr document = sampleDocument(QStringLiteral("unknown-fields.json"));
    QVERIFY(document);
    const ComparisonTableModel model(document, english());
    const TextTable all = textTable(model);
    QCOMPARE(all.header, headers(model));
    QCOMPARE(all.rows.size(), 2);
    QCOMPARE(all.rows.at(0).at(4).text, QStringLiteral("+8.2%"));
    QVERIFY(!all.rows.at(0).at(4).fromDocument); // ours: a spreadsheet may take it as a number
    QVERIFY(all.rows.at(0).at(0).fromDocument);
    QVERIFY(all.rows.at(0).at(1).alignRight);
    QVERIFY(!all.rows.at(0).at(0).alignRight);

    const TextTable chosen = textTable(model, {1, 7, -1});
    QCOMPARE(chosen.rows.size(), 1);
    QCOMPARE(chosen.rows.at(0).at(0).text, QStringLiteral("dispatch with a receipt"));
}

void tst_DocumentTables::clipboardOfHostileNames()
{
    const DocumentPtr document = sampleDocument(QStringLiteral("hostile-names.json"));
    QVERIFY(document);
    for (const auto& model : allModels(document)) {
        const QString text = toTabSeparated(textTable(*model));
        const QStringList lines = text.split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), model->rowCount() + 2); // header, rows, and what follows the last line end
        for (int row = 0; row < model->rowCount(); ++row) {
            const QStringList cells = lines.at(row + 1).split(QLatin1Char('\t'));
            QCOMPARE(cells.size(), model->columnCount());
            for (int column = 0; column < cells.size(); ++column) {
                const bool ours = !model->index(row, column).data(FromDocumentRole).toBool();
                const QString trimmed = cells.at(column).trimmed();
                QVERIFY2(ours || trimmed.isEmpty() || !QStringLiteral("=+-@\"").contains(trimmed.front()),
                         qPrintable(cells.at(column)));
            }
        }
        const QString markdown = toMarkdown(textTable(*model));
        static const QRegularExpression bare(QStringLiteral("(?<!\\\\)[<`]"));
        QVERIFY2(!bare.match(markdown).hasMatch(), qPrintable(markdown));
        QCOMPARE(markdown.count(QLatin1Char('\n')), model->rowCount() + 2);
    }
}

void tst_DocumentTables::endlessNamesAreShortenedAndCopiedWhole()
{
    constexpr int letters = 200'000;
    const DocumentPtr document = documentOf(withLongNames(letters));
    QVERIFY(document);
    QStringList whole;
    for (const auto& model : allModels(document)) {
        for (int row = 0; row < model->rowCount(); ++row) {
            for (int column = 0; column < model->columnCount(); ++column) {
                const QModelIndex index = model->index(row, column);
                QVERIFY(index.data().toString().size() <= 1000);
                QVERIFY(index.data(Qt::ToolTipRole).toString().size() < 5000);
                if (index.data(CopyRole).toString() == QString(letters, QLatin1Char('w'))) {
                    whole += model->headerData(column, Qt::Horizontal).toString();
                }
            }
        }
    }
    QCOMPARE(whole,
             QStringList({QStringLiteral("Scenario"), QStringLiteral("Scenario"), QStringLiteral("Value")}));
}

QTEST_GUILESS_MAIN(tst_DocumentTables)
#include "tst_documenttables.moc"
