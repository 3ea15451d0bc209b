// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/documentreader.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"
#include "widgets/export/chartpreview.h"
#include "widgets/export/exportdialog.h"
#include "widgets/parts/notice.h"
#include "widgets/parts/textlabel.h"

#include <QAccessible>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>

namespace rangebar::test {

class ExportDialogTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_dialog.reset(); }

    void previewFollowsTheList();
    void ticksDecideWhatIsSaved();
    void nothingTickedNothingToSave();
    void ticksOfAbsentChartsAreKept();
    void allCratesShareTheList();
    void presetSetsEverythingAndCustomGoesBack();
    void onlyWhatMattersIsEnabled();
    void bothThemesAreLookedAtInTurn();
    void transparentPictureShowsACheckerboard();
    void pictureSpeaksItsOwnLanguage();
    void changesAreDrawnTogether();
    void thousandsOfScenariosAreScrolled();
    void tooLargeAPictureIsToldAtOnce();
    void imageIsCopiedAsShown();
    void snippetOfTheTicksIsCopied();
    void writingCanOnlyBeCancelled();
    void outcomeIsTold();
    void everythingHasAKeyAndAName();
    void everyControlIsReachedByTab();
    void fitsIntoASmallWindow();

private:
    static ExportSubject subject(const QString& name)
    {
        const auto read = readDocument(sample(name));
        return ExportSubject(*read);
    }
    static ExportSubject longDocument()
    {
        const auto read = readDocument(sample(QStringLiteral("schema3-no-median.json")));
        BenchmarkDocument document = **read;
        const QList<Scenario> scenarios = document.scenarios;
        while (document.scenarios.size() < 5000) {
            document.scenarios += scenarios;
        }
        return ExportSubject(std::make_shared<const BenchmarkDocument>(document));
    }
    void open(ExportOffer offer)
    {
        m_dialog = std::make_unique<ExportDialog>(
            std::move(offer), [this](const QString& language, const std::function<void()>& work) {
                m_languages += language;
                work();
            });
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
    }
    template <typename T>
    T* find(const char* name)
    {
        T* found = m_dialog->findChild<T*>(QLatin1String(name));
        if (!found) {
            qFatal("no %s", name);
        }
        return found;
    }
    void choose(const char* combo, const QString& text)
    {
        auto* box = find<QComboBox>(combo);
        const int index = box->findText(text, Qt::MatchStartsWith);
        QVERIFY2(index >= 0, qPrintable(text));
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < index; ++i) {
            QTest::keyClick(box, Qt::Key_Down);
        }
        QVERIFY(box->currentText().startsWith(text));
    }
    QString pictureName() { return find<TextLabel>("pictureName")->text(); }
    QColor previewPixel(QPoint at)
    {
        return find<ChartPreview>("chartPreview")->viewport()->grab().toImage().pixelColor(at);
    }
    ExportPlan savedPlan()
    {
        QSignalSpy saved(m_dialog.get(), &ExportDialog::saveRequested);
        find<QPushButton>("savePictures")->click();
        return saved.isEmpty() ? ExportPlan() : saved.constFirst().constFirst().value<ExportPlan>();
    }
    QList<ExportItem> plannedItems()
    {
        QList<ExportItem> items;
        for (const PlannedChart& chart : savedPlan().charts) {
            items += chart.item;
        }
        return items;
    }

    std::unique_ptr<ExportDialog> m_dialog;
    QStringList m_languages; ///< of every time that words were made
};

void ExportDialogTest::init()
{
    TestObject::init();
    qRegisterMetaType<ExportPlan>();
    m_languages.clear();
    open({subject(QStringLiteral("schema3.json")), {}});
}

void ExportDialogTest::previewFollowsTheList()
{
    auto* list = find<QListWidget>("exportItems");
    QVERIFY2(pictureName().contains(QStringLiteral("-comparison.png, 1,960 × ")), qPrintable(pictureName()));
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Down);
    QTRY_VERIFY2(pictureName().contains(QLatin1String("-cost.png")), qPrintable(pictureName()));
    // A screen reader is told the same as in the picture.
    QVERIFY(find<ChartPreview>("chartPreview")
                ->accessibleDescription()
                .contains(QLatin1String("cost of the code")));
    m_dialog->setCurrentItem(ExportItem::Throughput);
    QTRY_VERIFY(pictureName().contains(QLatin1String("-throughput.png")));
}

void ExportDialogTest::ticksDecideWhatIsSaved()
{
    m_dialog->setItems({ExportItem::Comparison, ExportItem::Machine});
    QCOMPARE(plannedItems(), (QList<ExportItem>{ExportItem::Comparison, ExportItem::Machine}));
    auto* list = find<QListWidget>("exportItems");
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Home);
    QTest::keyClick(list, Qt::Key_Space);
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Space);
    QCOMPARE(plannedItems(), (QList<ExportItem>{ExportItem::Cost, ExportItem::Machine}));
    QTest::mouseClick(find<QPushButton>("tickAll"), Qt::LeftButton);
    QCOMPARE(plannedItems().size(), list->count());
}

void ExportDialogTest::nothingTickedNothingToSave()
{
    QTest::mouseClick(find<QPushButton>("tickNone"), Qt::LeftButton);
    QVERIFY(!find<QPushButton>("savePictures")->isEnabled());
    QVERIFY(!find<QPushButton>("copySnippet")->isEnabled());
    QVERIFY(find<QPushButton>("copyPicture")->isEnabled()); // of what is looked at
}

void ExportDialogTest::ticksOfAbsentChartsAreKept()
{
    m_dialog->setItems({ExportItem::CodeChanges, ExportItem::Cost});
    QCOMPARE(plannedItems(), QList<ExportItem>{ExportItem::Cost});
    QVERIFY(m_dialog->items().contains(ExportItem::CodeChanges));
}

void ExportDialogTest::allCratesShareTheList()
{
    open({subject(QStringLiteral("schema2-core.json")),
          {subject(QStringLiteral("schema2-core.json")), subject(QStringLiteral("throughput.json"))}});
    auto* list = find<QListWidget>("exportItems");
    const int alone = list->count();
    choose("scopeChoice", QStringLiteral("All 2 crate"));
    QVERIFY(list->count() > alone);
    m_dialog->setItems({ExportItem::Throughput, ExportItem::Cost});
    const ExportPlan plan = savedPlan();
    QCOMPARE(plan.subjects.size(), 2);
    QCOMPARE(plan.charts.size(), 2);
    QCOMPARE(plan.missing.size(), 2);
    // What the document on show does not have is looked at in the first crate that has it.
    m_dialog->setCurrentItem(ExportItem::Throughput);
    QTRY_VERIFY2(pictureName().startsWith(QLatin1String("ruststream-tables")), qPrintable(pictureName()));
}

void ExportDialogTest::presetSetsEverythingAndCustomGoesBack()
{
    auto* preset = find<QComboBox>("presetChoice");
    QCOMPARE(preset->currentText(), QStringLiteral("Custom"));
    find<QSpinBox>("widthChoice")->setValue(700);
    choose("languageChoice", QStringLiteral("English"));
    choose("presetChoice", QStringLiteral("GitHub release notes"));
    QCOMPARE(find<QSpinBox>("widthChoice")->value(), 980);
    QCOMPARE(find<QComboBox>("themeChoice")->currentText(), QStringLiteral("Both"));
    QCOMPARE(find<QComboBox>("scaleChoice")->currentText(), QStringLiteral("2x"));
    QVERIFY(find<QCheckBox>("snippetChoice")->isChecked());
    QCOMPARE(find<QComboBox>("languageChoice")->currentText(), QStringLiteral("English"));
    choose("presetChoice", QStringLiteral("Print"));
    QVERIFY(pictureName().contains(QLatin1String(".png"))); // not drawn yet
    QTRY_VERIFY2(pictureName().contains(QStringLiteral("-comparison.pdf, 640 × ")) &&
                     pictureName().contains(QLatin1String("points")),
                 qPrintable(pictureName()));
    find<QCheckBox>("titleChoice")->click();
    QCOMPARE(preset->currentText(), QStringLiteral("Custom"));
    choose("presetChoice", QStringLiteral("Slide"));
    QVERIFY(find<QCheckBox>("titleChoice")->isChecked());
    choose("presetChoice", QStringLiteral("Custom"));
    QVERIFY(!find<QCheckBox>("titleChoice")->isChecked());
    QCOMPARE(find<QComboBox>("formatChoice")->currentText(), QStringLiteral("PDF document"));
}

void ExportDialogTest::onlyWhatMattersIsEnabled()
{
    auto* scale = find<QComboBox>("scaleChoice");
    auto* paths = find<QCheckBox>("pathsChoice");
    auto* snippet = find<QCheckBox>("snippetChoice");
    QVERIFY(scale->isEnabled() && !paths->isEnabled() && snippet->isEnabled());
    choose("formatChoice", QStringLiteral("SVG drawing"));
    QVERIFY(!scale->isEnabled() && paths->isEnabled() && snippet->isEnabled());
    paths->click();
    QVERIFY(m_dialog->choice().textAsPaths);
    choose("formatChoice", QStringLiteral("PDF document"));
    QVERIFY(!scale->isEnabled() && !paths->isEnabled() && !snippet->isEnabled());
    QVERIFY(!m_dialog->choice().textAsPaths);
    QVERIFY(!find<QPushButton>("copySnippet")->isEnabled());
}

void ExportDialogTest::bothThemesAreLookedAtInTurn()
{
    auto* tabs = find<QTabBar>("themeTabs");
    QVERIFY(!tabs->isVisible());
    choose("themeChoice", QStringLiteral("Both"));
    QTRY_VERIFY(tabs->isVisible());
    const QPoint corner(20, 20);
    QCOMPARE(previewPixel(corner), ChartTheme(ChartThemeChoice::Light).colour(ChartColour::Background));
    QTest::mouseClick(tabs, Qt::LeftButton, Qt::NoModifier, tabs->tabRect(1).center());
    QTRY_COMPARE(previewPixel(corner), ChartTheme(ChartThemeChoice::Dark).colour(ChartColour::Background));
    QVERIFY2(pictureName().contains(QLatin1String("-dark.png")), qPrintable(pictureName()));
    QCOMPARE(savedPlan().charts.constFirst().pictures.size(), 2);
}

void ExportDialogTest::transparentPictureShowsACheckerboard()
{
    choose("backgroundChoice", QStringLiteral("Transparent"));
    QVERIFY(m_dialog->choice().transparent);
    const auto colours = [this] {
        return QList<QColor>{previewPixel({14, 14}), previewPixel({22, 14}), previewPixel({14, 22})};
    };
    QTRY_VERIFY(colours().at(0) != colours().at(1) && colours().at(1) == colours().at(2));
}

void ExportDialogTest::pictureSpeaksItsOwnLanguage()
{
    QCOMPARE(m_languages, QStringList{QString()});
    choose("languageChoice", QStringLiteral("Русский"));
    QTRY_COMPARE(m_languages.constLast(), QStringLiteral("ru"));
    QCOMPARE(savedPlan().choice.language, QStringLiteral("ru"));
    find<QPushButton>("copySnippet")->click();
    QCOMPARE(m_languages.constLast(), QStringLiteral("ru"));
}

void ExportDialogTest::changesAreDrawnTogether()
{
    QCOMPARE(m_languages.size(), 1);
    auto* list = find<QListWidget>("exportItems");
    for (int step = 0; step < 40; ++step) {
        QTest::keyClick(list, step % 2 == 0 ? Qt::Key_Down : Qt::Key_Up);
    }
    QTest::keyClick(list, Qt::Key_Down);
    QTRY_VERIFY(pictureName().contains(QLatin1String("-cost.png")));
    QCOMPARE(m_languages.size(), 2); // the charts in between were never made
    // Another width needs no other words.
    for (int width = 700; width < 760; width += 20) {
        find<QSpinBox>("widthChoice")->setValue(width);
    }
    QTRY_VERIFY2(pictureName().contains(QStringLiteral("1,480 ×")), qPrintable(pictureName()));
    QCOMPARE(m_languages.size(), 2);
}

void ExportDialogTest::thousandsOfScenariosAreScrolled()
{
    open({longDocument(), {}});
    choose("formatChoice", QStringLiteral("SVG drawing"));
    QTRY_VERIFY(pictureName().contains(QLatin1String(".svg")));
    auto* preview = find<ChartPreview>("chartPreview");
    QVERIFY(preview->verticalScrollBar()->maximum() > 100'000);
    preview->setFocus();
    const QImage top = preview->viewport()->grab().toImage();
    QTest::keyClick(preview, Qt::Key_PageDown);
    QVERIFY(preview->viewport()->grab().toImage() != top);
    preview->verticalScrollBar()->setValue(preview->verticalScrollBar()->maximum());
    QVERIFY(preview->viewport()->grab().toImage() != top);
}

void ExportDialogTest::tooLargeAPictureIsToldAtOnce()
{
    QVERIFY(!find<Notice>("previewProblem")->isVisible());
    open({longDocument(), {}});
    auto* problem = find<Notice>("previewProblem");
    QTRY_VERIFY(problem->isVisible());
    QVERIFY2(problem->text().contains(QLatin1String("SVG or PDF")), qPrintable(problem->text()));
    QGuiApplication::clipboard()->clear();
    find<QPushButton>("copyPicture")->click();
    QVERIFY(find<Notice>("exportNote")->text().contains(QLatin1String("SVG or PDF")));
    QVERIFY(QGuiApplication::clipboard()->image().isNull());
    choose("formatChoice", QStringLiteral("PDF document"));
    QTRY_VERIFY(!problem->isVisible());
}

void ExportDialogTest::imageIsCopiedAsShown()
{
    find<QSpinBox>("widthChoice")->setValue(640);
    choose("themeChoice", QStringLiteral("Dark"));
    find<QPushButton>("copyPicture")->click();
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    QVERIFY(data->hasFormat(QStringLiteral("image/png")));
    QVERIFY(data->hasFormat(QStringLiteral("image/svg+xml")));
    const QImage image = QGuiApplication::clipboard()->image();
    QCOMPARE(image.width(), 1280);
    QCOMPARE(image.pixelColor(2, 2), ChartTheme(ChartThemeChoice::Dark).colour(ChartColour::Background));
    auto* note = find<Notice>("exportNote");
    QVERIFY(note->isVisible() && note->text().contains(QLatin1String("clipboard")));
    // The picture on the clipboard is not the next one.
    find<QSpinBox>("widthChoice")->setValue(660);
    QVERIFY(!note->isVisible());
}

void ExportDialogTest::snippetOfTheTicksIsCopied()
{
    m_dialog->setItems({ExportItem::Comparison, ExportItem::Cost});
    choose("presetChoice", QStringLiteral("GitHub release notes"));
    find<QPushButton>("copySnippet")->click();
    const QString html = QGuiApplication::clipboard()->text();
    QCOMPARE(html.count(QLatin1String("<picture>")), 2);
    QVERIFY(html.contains(QLatin1String("-comparison-dark.png")));
    QVERIFY(html.contains(QLatin1String("-cost.png")));
    QVERIFY(html.contains(QLatin1String("alt=\"Range bar chart: ")));
    QVERIFY(find<Notice>("exportNote")->text().contains(QLatin1String("HTML of 2 chart")));
}

void ExportDialogTest::writingCanOnlyBeCancelled()
{
    auto* progress = find<QProgressBar>("exportProgress");
    auto* cancel = find<QPushButton>("cancelExport");
    QVERIFY(!progress->isVisible() && !cancel->isVisible());
    m_dialog->setProgress(2, 7);
    QVERIFY(progress->isVisible() && cancel->isVisible());
    QCOMPARE(progress->value(), 2);
    QCOMPARE(progress->maximum(), 7);
    QVERIFY(!find<QPushButton>("savePictures")->isEnabled());
    QVERIFY(!find<QListWidget>("exportItems")->isEnabled());
    QSignalSpy cancelled(m_dialog.get(), &ExportDialog::cancelRequested);
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    cancel->click();
    QCOMPARE(cancelled.size(), 2);
    QVERIFY(m_dialog->isVisible());
}

void ExportDialogTest::outcomeIsTold()
{
    m_dialog->setProgress(0, 2);
    m_dialog->showOutcome(QStringLiteral("1 file saved."), true,
                          {QStringLiteral("<b>a</b>.png was not written"), QStringLiteral("b.png")});
    QVERIFY(!find<QProgressBar>("exportProgress")->isVisible());
    QVERIFY(find<QPushButton>("savePictures")->isEnabled());
    QCOMPARE(find<Notice>("exportNote")->text(), QStringLiteral("1 file saved."));
    auto* report = find<QPlainTextEdit>("exportReport");
    QVERIFY(report->isVisible());
    QCOMPARE(report->toPlainText(), QStringLiteral("<b>a</b>.png was not written\nb.png"));
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QVERIFY(!m_dialog->isVisible());
}

void ExportDialogTest::everythingHasAKeyAndAName()
{
    QHash<QString, QString> keys;
    const auto claim = [&keys](const QString& text) {
        const QString key = QKeySequence::mnemonic(text).toString();
        if (key.isEmpty()) {
            return;
        }
        QVERIFY2(!keys.contains(key),
                 qPrintable(QStringLiteral("%1: %2 and %3").arg(key, text, keys.value(key))));
        keys.insert(key, text);
    };
    for (const auto* label : m_dialog->findChildren<QLabel*>()) {
        if (label->buddy()) {
            claim(label->text());
        }
    }
    for (const auto* button : m_dialog->findChildren<QAbstractButton*>()) {
        claim(button->text());
    }
    QVERIFY2(keys.size() >= 19, qPrintable(QString::number(keys.size())));
    for (QWidget* widget : m_dialog->findChildren<QWidget*>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisibleTo(m_dialog.get()) ||
            widget->objectName().startsWith(QLatin1String("qt_"))) {
            continue;
        }
        const QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
        QVERIFY(accessible);
        const bool isFrame = qobject_cast<QScrollArea*>(widget) != nullptr;
        QVERIFY2(isFrame || !accessible->text(QAccessible::Name).isEmpty(),
                 qPrintable(QString(widget->objectName() + QLatin1Char(' ') +
                                    QLatin1String(widget->metaObject()->className()))));
    }
}

void ExportDialogTest::everyControlIsReachedByTab()
{
    QSet<QString> reached;
    find<QComboBox>("scopeChoice")->setFocus();
    for (int i = 0; i < 60; ++i) {
        reached.insert(m_dialog->focusWidget()->objectName());
        QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Tab);
    }
    for (const char* name :
         {"scopeChoice", "exportItems", "tickAll", "tickNone", "presetChoice", "formatChoice", "widthChoice",
          "scaleChoice", "themeChoice", "backgroundChoice", "languageChoice", "axisChoice", "titleChoice",
          "captionChoice", "snippetChoice", "chartPreview", "savePictures", "copyPicture", "copySnippet"}) {
        QVERIFY2(reached.contains(QLatin1String(name)), name);
    }
}

void ExportDialogTest::fitsIntoASmallWindow()
{
    m_dialog->resize(560, 380);
    QTRY_COMPARE(m_dialog->size(), QSize(560, 380));
    for (const char* name : {"savePictures", "copyPicture", "copySnippet"}) {
        auto* button = find<QPushButton>(name);
        const QRect place(button->mapTo(m_dialog.get(), QPoint(0, 0)), button->size());
        QVERIFY2(m_dialog->rect().contains(place), name);
    }
    auto* choices = find<QScrollArea>("exportChoices");
    QVERIFY(choices->verticalScrollBar()->maximum() > 0);
    auto* last = find<QCheckBox>("snippetChoice");
    last->setFocus();
    choices->ensureWidgetVisible(last);
    QVERIFY(!last->visibleRegion().isEmpty());
    QVERIFY(find<ChartPreview>("chartPreview")->viewport()->width() >= 140);
    // Nothing of the choices is cut off at the side.
    QVERIFY(choices->widget()->width() >= choices->widget()->minimumSizeHint().width());
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::ExportDialogTest)
#include "tst_exportdialog.moc"
