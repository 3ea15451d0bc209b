// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/exporting.h"
#include "models/document/documentreader.h"
#include "tests/app/programfixture.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"
#include "widgets/charts/chartview.h"
#include "widgets/pages/cratepage.h"
#include "widgets/parts/notice.h"
#include "widgets/parts/textlabel.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

namespace rangebar::test {

class ExportWindowTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        TestObject::init();
        m_fixture = std::make_unique<ProgramFixture>();
        m_fixture->desktop.folder = m_fixture->path(QStringLiteral("pictures"));
        QDir().mkpath(m_fixture->desktop.folder);
    }
    void cleanup() { m_fixture.reset(); }

    void chartsOfThePageAreSaved();
    void onePictureIsSavedUnderTheNameThatIsAskedFor();
    void missingSuffixIsAdded();
    void cancelledFileDialogSavesNothing();
    void existingFilesAreAskedAbout();
    void dialogOfOneChartLeavesTheTicksAlone();
    void choiceComesBackAtTheNextStart();
    void axisIsThatOfThePage();
    void pictureInAnotherLanguageLeavesTheWindowAlone();
    void allCratesAreExported();
    void comparisonIsExported();
    void nothingToExportWithoutADocument();
    void samplesAreNoCrates();
    void savedImageIsNamedAfterTheDocument();
    void draggedChartIsAFileToo();

private:
    QString open(const QString& sampleName)
    {
        const QString path = m_fixture->write(QStringLiteral("in/") + sampleName, sample(sampleName));
        m_fixture->window().openFiles({path});
        return path;
    }
    void pressInWindow(Qt::Key key)
    {
        m_fixture->window().activateWindow();
        if (!QTest::qWaitForWindowActive(&m_fixture->window())) {
            qFatal("the window is not active");
        }
        QTest::keyClick(&m_fixture->window(), key, Qt::ControlModifier);
    }
    ExportDialog* openDialog()
    {
        pressInWindow(Qt::Key_E);
        auto* dialog = m_fixture->find<ExportDialog>("exportDialog");
        if (!dialog || !dialog->isVisible()) {
            qFatal("no dialog");
        }
        return dialog;
    }
    /// A part of the dialog.
    template <typename T>
    T* part(const char* name)
    {
        return m_fixture->find<ExportDialog>("exportDialog")->findChild<T*>(QLatin1String(name));
    }
    void save()
    {
        QTest::mouseClick(part<QPushButton>("savePictures"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(part<Notice>("exportNote")->isVisible(), 60'000);
    }
    QString note() { return part<Notice>("exportNote")->text(); }
    QStringList pictures() const
    {
        return QDir(m_fixture->desktop.folder).entryList(QDir::Files, QDir::Name);
    }
    void serveTwoCrates()
    {
        m_fixture->server.on("/ruststream-nats.json", [](HttpExchange& exchange) {
            exchange.answer(200, sample(QStringLiteral("schema3.json")));
        });
        m_fixture->server.on("/ruststream-sqlx.json", [](HttpExchange& exchange) {
            exchange.answer(200, sample(QStringLiteral("throughput.json")));
        });
    }

    std::unique_ptr<ProgramFixture> m_fixture;
};

void ExportWindowTest::chartsOfThePageAreSaved()
{
    m_fixture->start();
    open(QStringLiteral("schema3.json"));
    openDialog();
    part<QComboBox>("themeChoice")->setCurrentIndex(2);
    save();
    QVERIFY2(note().startsWith(QLatin1String("8 file")), qPrintable(note()));
    const QStringList expected{QStringLiteral("cold-start"), QStringLiteral("comparison"),
                               QStringLiteral("cost"), QStringLiteral("throughput")};
    QStringList names;
    for (const QString& name : pictures()) {
        QVERIFY2(!QImage(QDir(m_fixture->desktop.folder).filePath(name)).isNull(), qPrintable(name));
        if (!name.endsWith(QLatin1String("-dark.png"))) {
            names += name;
        }
    }
    QCOMPARE(names.size(), 4);
    for (qsizetype i = 0; i < names.size(); ++i) {
        QVERIFY(names.at(i).startsWith(QLatin1String("ruststream-granary-")));
        QVERIFY(names.at(i).endsWith(QString(expected.at(i) + QStringLiteral(".png"))));
        QVERIFY(part<QPlainTextEdit>("exportReport")->toPlainText().contains(names.at(i)));
    }
    QCOMPARE(m_fixture->find<QLabel>("statusText")->text(), note());
}

void ExportWindowTest::onePictureIsSavedUnderTheNameThatIsAskedFor()
{
    m_fixture->start();
    open(QStringLiteral("schema3.json"));
    openDialog()->setItems({ExportItem::Cost});
    part<QComboBox>("formatChoice")->setCurrentIndex(2);
    m_fixture->desktop.file = m_fixture->path(QStringLiteral("pictures/my cost.pdf"));
    save();
    QVERIFY2(m_fixture->desktop.suggested.endsWith(QLatin1String("-cost.pdf")),
             qPrintable(m_fixture->desktop.suggested));
    QCOMPARE(pictures(), QStringList{QStringLiteral("my cost.pdf")});
}

void ExportWindowTest::missingSuffixIsAdded()
{
    m_fixture->start();
    open(QStringLiteral("schema3.json"));
    openDialog()->setItems({ExportItem::Cost});
    m_fixture->desktop.file = m_fixture->path(QStringLiteral("pictures/cost.v2"));
    save();
    QCOMPARE(pictures(), QStringList{QStringLiteral("cost.v2.png")});
}

void ExportWindowTest::cancelledFileDialogSavesNothing()
{
    m_fixture->start();
    open(QStringLiteral("schema3.json"));
    ExportDialog* dialog = openDialog();
    m_fixture->desktop.folder.clear();
    QTest::mouseClick(part<QPushButton>("savePictures"), Qt::LeftButton);
    dialog->setItems({ExportItem::Cost});
    QTest::mouseClick(part<QPushButton>("savePictures"), Qt::LeftButton);
    QCoreApplication::processEvents();
    QVERIFY(!part<Notice>("exportNote")->isVisible());
    QVERIFY(QDir(m_fixture->path(QStringLiteral("pictures"))).isEmpty());
    QVERIFY(dialog->isVisible());
}

void ExportWindowTest::existingFilesAreAskedAbout()
{
    m_fixture->start();
    open(QStringLiteral("schema3.json"));
    openDialog()->setItems({ExportItem::Cost, ExportItem::Comparison});
    save();
    QCOMPARE(pictures().size(), 2);
    const QString first = QDir(m_fixture->desktop.folder).filePath(pictures().constFirst());
    QFile file(first);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") == 4);
    file.close();
    for (const bool replace : {false, true}) {
        QTest::mouseClick(part<QPushButton>("savePictures"), Qt::LeftButton);
        auto* box = m_fixture->find<QMessageBox>("replaceBox");
        QVERIFY(box && box->isVisible());
        QVERIFY2(box->text().contains(pictures().constFirst()), qPrintable(box->text()));
        QCOMPARE(box->textFormat(), Qt::PlainText);
        for (QAbstractButton* button : box->buttons()) {
            if ((box->buttonRole(button) == QMessageBox::AcceptRole) == replace) {
                QTest::mouseClick(button, Qt::LeftButton);
                break;
            }
        }
        QTRY_VERIFY(!m_fixture->find<QMessageBox>("replaceBox"));
        QTRY_COMPARE(!QImage(first).isNull(), replace);
    }
}

void ExportWindowTest::dialogOfOneChartLeavesTheTicksAlone()
{
    m_fixture->start();
    open(QStringLiteral("schema3.json"));
    auto* chart = m_fixture->find<ChartView>("costChart");
    chart->setFocus();
    QTest::keyClick(chart, Qt::Key_Menu);
    auto* menu = chart->findChild<QMenu*>(QStringLiteral("chartMenu"));
    QVERIFY(menu);
    auto* action = menu->findChild<QAction*>(QStringLiteral("export"));
    QTest::mouseClick(menu, Qt::LeftButton, Qt::NoModifier, menu->actionGeometry(action).center());
    auto* dialog = m_fixture->find<ExportDialog>("exportDialog");
    QVERIFY(dialog);
    QCOMPARE(dialog->items(), QList<ExportItem>{ExportItem::Cost});
    QVERIFY2(part<TextLabel>("pictureName")->text().contains(QLatin1String("-cost.png")),
             qPrintable(part<TextLabel>("pictureName")->text()));
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!m_fixture->find<ExportDialog>("exportDialog"));
    QVERIFY(openDialog()->items().contains(ExportItem::Comparison));
}

void ExportWindowTest::choiceComesBackAtTheNextStart()
{
    m_fixture->start();
    open(QStringLiteral("schema3.json"));
    ExportDialog* dialog = openDialog();
    dialog->setItems({ExportItem::Machine, ExportItem::Cost});
    part<QSpinBox>("widthChoice")->setValue(740);
    part<QCheckBox>("captionChoice")->click();
    QTest::keyClick(dialog, Qt::Key_Escape);
    m_fixture->start();
    open(QStringLiteral("schema3.json"));
    dialog = openDialog();
    QCOMPARE(dialog->choice().width, 740);
    QVERIFY(!dialog->choice().caption);
    QCOMPARE(QSet<ExportItem>(dialog->items().cbegin(), dialog->items().cend()),
             (QSet<ExportItem>{ExportItem::Machine, ExportItem::Cost}));
}

void ExportWindowTest::axisIsThatOfThePage()
{
    m_fixture->start();
    open(QStringLiteral("schema3.json"));
    pressInWindow(Qt::Key_L);
    ExportDialog* dialog = openDialog();
    QCOMPARE(dialog->choice().axis, AxisMode::PerScenario);
    dialog->reject();
    QTRY_VERIFY(!m_fixture->find<ExportDialog>("exportDialog"));
    pressInWindow(Qt::Key_L);
    QCOMPARE(openDialog()->choice().axis, AxisMode::Shared);
}

void ExportWindowTest::pictureInAnotherLanguageLeavesTheWindowAlone()
{
    m_fixture->start(QStringLiteral("en"));
    open(QStringLiteral("schema3.json"));
    openDialog()->setItems({ExportItem::Cost, ExportItem::Comparison});
    auto* language = part<QComboBox>("languageChoice");
    language->setCurrentIndex(language->findData(QStringLiteral("ru")));
    part<QComboBox>("formatChoice")->setCurrentIndex(1);
    const ChartView* chart = m_fixture->find<ChartView>("costChart");
    save();
    const QStringList names = pictures();
    QCOMPARE(names.size(), 2);
    QFile file(QDir(m_fixture->desktop.folder).filePath(names.constFirst()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!QString::fromUtf8(file.readAll()).contains(QLatin1String("against the raw client")));
    // The page was not even built anew.
    QCOMPARE(m_fixture->find<ChartView>("costChart"), chart);
    QVERIFY(m_fixture->find<QMenu>("fileMenu")->title() == QLatin1String("&File"));
    QVERIFY2(note().contains(QLatin1String("saved in")), qPrintable(note()));
}

void ExportWindowTest::allCratesAreExported()
{
    serveTwoCrates();
    m_fixture->start();
    m_fixture->refresh();
    m_fixture->window().showPage(QStringLiteral("overview"));
    ExportDialog* dialog = openDialog();
    dialog->setItems({ExportItem::Comparison, ExportItem::Throughput});
    save();
    QCOMPARE(pictures().size(), 3);
    const QString report = part<QPlainTextEdit>("exportReport")->toPlainText();
    // What one of them does not have is told, not left out.
    QVERIFY2(report.contains(QLatin1String("has no \"Against the raw client\"")), qPrintable(report));
}

void ExportWindowTest::comparisonIsExported()
{
    m_fixture->start();
    const QString base = m_fixture->write(QStringLiteral("a.json"), sample(QStringLiteral("schema3.json")));
    QByteArray changed = sample(QStringLiteral("schema3.json"));
    m_fixture->window().compareFiles(base, m_fixture->write(QStringLiteral("b.json"), changed));
    QCOMPARE(m_fixture->window().currentPage(), QStringLiteral("compare"));
    openDialog();
    QCOMPARE(part<QComboBox>("scopeChoice")->count(), 1);
    save();
    QVERIFY(pictures().size() >= 2);
    for (const QString& name : pictures()) {
        QVERIFY2(name.contains(QLatin1String("-to-")) && name.endsWith(QLatin1String("-changes.png")),
                 qPrintable(name));
    }
}

void ExportWindowTest::nothingToExportWithoutADocument()
{
    m_fixture->start();
    m_fixture->refresh();
    m_fixture->window().showPage(QStringLiteral("overview"));
    QVERIFY(!m_fixture->find<QAction>("export")->isEnabled());
    open(QStringLiteral("schema3.json"));
    QVERIFY(m_fixture->find<QAction>("export")->isEnabled());
}

void ExportWindowTest::samplesAreNoCrates()
{
    m_fixture->server.close();
    m_fixture->start();
    m_fixture->refresh();
    m_fixture->window().showPage(QStringLiteral("overview"));
    QVERIFY(!m_fixture->find<QAction>("export")->isEnabled());
    // On its own page, where it is called one, a sample may be looked at and saved.
    m_fixture->window().showPage(QStringLiteral("crate:ruststream-nats"));
    QVERIFY(m_fixture->find<QAction>("export")->isEnabled());
    openDialog();
    QCOMPARE(part<QComboBox>("scopeChoice")->count(), 1);
}

void ExportWindowTest::savedImageIsNamedAfterTheDocument()
{
    m_fixture->start(QStringLiteral("zh_CN"));
    open(QStringLiteral("schema3.json"));
    m_fixture->find<QAction>("saveImage")->trigger();
    const QString name = QFileInfo(m_fixture->desktop.suggested).fileName();
    QVERIFY2(name.startsWith(QLatin1String("ruststream-granary-")) &&
                 name.endsWith(QLatin1String("-comparison.png")),
             qPrintable(name));
}

void ExportWindowTest::draggedChartIsAFileToo()
{
    m_fixture->start();
    open(QStringLiteral("schema3.json"));
    auto* exporting = m_fixture->window().findChild<Exporting*>();
    QVERIFY(exporting);
    const ExportSubject subject(m_fixture->window().findChild<CratePage*>()->content().document);
    QString path;
    for (int drag = 0; drag < 2; ++drag) {
        const std::unique_ptr<QMimeData> data =
            exporting->dragData(subject, m_fixture->find<ChartView>("comparisonChart")->spec());
        QVERIFY(data);
        QVERIFY(data->hasImage());
        QCOMPARE(data->urls().size(), 1);
        path = data->urls().constFirst().toLocalFile();
        QVERIFY2(QFileInfo(path).fileName().startsWith(QLatin1String("ruststream-granary-")) &&
                     path.endsWith(QLatin1String("-comparison.png")),
                 qPrintable(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), data->data(QStringLiteral("image/png")));
    }
    // Whoever it was dropped on may read it until the program ends, and not longer.
    QVERIFY(QFile::exists(path));
    m_fixture->stop();
    QVERIFY(!QFile::exists(path));
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::ExportWindowTest)
#include "tst_exportwindow.moc"
