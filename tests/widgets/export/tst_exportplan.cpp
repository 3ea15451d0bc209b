// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparison/review.h"
#include "models/document/documentreader.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"
#include "tests/widgets/charts/historydocuments.h"
#include "widgets/charts/chartlayout.h"
#include "widgets/export/exportplan.h"

#include <QSet>
#include <QXmlStreamReader>

namespace rangebar::test {

class ExportPlanTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesAreUniqueAndKnown();
    void noNameEndsAnother();
    void documentHasWhatItPublishes();
    void everyItemOfEveryDocumentBecomesAPicture();
    void historyHasWhatItsDocumentsPublish();
    void comparisonHasItsOwnCharts();
    void tableOfTwoDocumentsKeepsPathsToItself();
    void axisIsShared_data();
    void axisIsShared();

    void plansAFileForEachTheme();
    void whatADocumentDoesNotHaveIsMissing();
    void namesOfEqualDocumentsDoNotClash();
    void snippetIsPlannedOnlyForPages();

    void snippetShowsTheThemeOfThePage();
    void snippetOfOneThemeIsAnImage();
    void snippetEscapesItsText();

    void presets_data();
    void presets();
    void presetKeepsLanguageAndAxis();
    void anyOtherChoiceIsCustom();
    void namesOfChoicesAreReadBack();
    void themesInOrder();
    void optionsFollowTheChoice();

private:
    static DocumentPtr document(const QString& name)
    {
        const auto read = readDocument(sample(name));
        return read ? *read : DocumentPtr();
    }
    static ExportSubject subject(const QString& name) { return ExportSubject(document(name)); }
    static const QList<ExportItem>& everything()
    {
        static const QList<ExportItem> all = documentExports() + comparisonExports() + historyExports();
        return all;
    }
};

void ExportPlanTest::namesAreUniqueAndKnown()
{
    QSet<QString> ids;
    for (const ExportItem item : everything()) {
        const QString id = exportId(item);
        QCOMPARE(exportItemNamed(id), std::optional(item));
        ids.insert(id);
        QVERIFY(!ExportSubject::name(item).isEmpty());
        QCOMPARE(isTable(item), ExportSubject::name(item).startsWith(QLatin1String("Table: ")));
    }
    QCOMPARE(ids.size(), 23);
    QVERIFY(!exportItemNamed(u"Comparison"));
    QVERIFY(!exportItemNamed(u""));
}

void ExportPlanTest::noNameEndsAnother()
{
    // Or a document called "x-code" could be given the file of another called "x".
    for (const ExportItem one : everything()) {
        for (const ExportItem other : everything()) {
            QVERIFY(!exportId(one).endsWith(QString(QLatin1Char('-') + exportId(other))));
        }
        QVERIFY(!exportId(one).endsWith(QLatin1String("-dark")));
    }
}

void ExportPlanTest::documentHasWhatItPublishes()
{
    const QList<ExportItem> complete = subject(QStringLiteral("schema3.json")).items();
    QVERIFY(complete.contains(ExportItem::Comparison));
    QVERIFY(complete.contains(ExportItem::Cost));
    QVERIFY(!subject(QStringLiteral("schema3-no-median.json")).items().contains(ExportItem::Throughput));
    const QList<ExportItem> throughput = subject(QStringLiteral("throughput.json")).items();
    QVERIFY(throughput.contains(ExportItem::Throughput));
    QVERIFY(throughput.contains(ExportItem::ThroughputTable));
    QVERIFY(subject(QStringLiteral("unknown-fields.json")).items().contains(ExportItem::OtherFields));
    QVERIFY(!complete.contains(ExportItem::OtherFields));
    for (const QString& name : sampleNames()) {
        for (const ExportItem item : subject(name).items()) {
            QVERIFY(documentExports().contains(item));
        }
    }
}

void ExportPlanTest::historyHasWhatItsDocumentsPublish()
{
    const ExportSubject made(seriesHistory(4));
    QCOMPARE(made.possibleItems(), historyExports());
    QCOMPARE(made.items(), historyExports());
    QCOMPARE(made.fileStem(), QStringLiteral("ruststream-granary"));
    QVERIFY(made.title().contains(QStringLiteral("ruststream-granary")));
    for (const ExportItem item : made.items()) {
        const ChartSpec spec = made.spec(item, AxisMode::Shared);
        QCOMPARE(exportItemOf(spec), item);
        QCOMPARE(std::holds_alternative<TableChartSpec>(spec), isTable(item));
        ImageOptions options;
        options.scale = 1;
        const auto bytes = chartBytes(spec, options);
        QVERIFY(bytes && !bytes->isEmpty());
    }
    QVERIFY(ExportSubject(std::make_shared<const History>()).items().isEmpty());
    QCOMPARE(ExportSubject(std::make_shared<const History>()).fileStem(), QStringLiteral("history"));
}

void ExportPlanTest::everyItemOfEveryDocumentBecomesAPicture()
{
    int pictures = 0;
    const auto check = [&pictures](const DocumentPtr& read, const QString& name) {
        QVERIFY2(read, qPrintable(name));
        const ExportSubject made(read);
        for (const ExportItem item : made.items()) {
            const ChartSpec spec = made.spec(item, AxisMode::Shared);
            QCOMPARE(exportItemOf(spec), item);
            QVERIFY2(chartTitle(spec).startsWith(made.title()), qPrintable(chartTitle(spec)));
            const ChartPicture picture(spec, ExportChoice().imageOptions(ChartThemeChoice::Light));
            QVERIFY(picture.size().height() > 50);
            QVERIFY(!picture.refusal());
            ++pictures;
        }
    };
    for (const QString& name : sampleNames()) {
        check(document(name), name);
    }
    for (const QString& path : corpusPaths()) {
        const auto read = readDocument(corpusDocument(path));
        check(read ? *read : DocumentPtr(), path);
    }
    QVERIFY(pictures > 0);
    qInfo("%d pictures of %lld documents", pictures, qint64(sampleNames().size() + corpusPaths().size()));
}

void ExportPlanTest::comparisonHasItsOwnCharts()
{
    ComparisonReview review;
    review.compareSides({document(QStringLiteral("schema3.json")), QStringLiteral("/secret/a.json")},
                        {document(QStringLiteral("schema3.json")), QStringLiteral("/secret/b.json")});
    const ExportSubject both(&review);
    QVERIFY(both.isComparison());
    const QList<ExportItem> items = both.items();
    QVERIFY(items.contains(ExportItem::ScenarioChanges));
    QVERIFY(items.contains(ExportItem::CodeChanges));
    QVERIFY(items.contains(ExportItem::ScenarioChangesTable));
    QVERIFY(items.contains(ExportItem::Machine));
    QVERIFY(!items.contains(ExportItem::Comparison));
    QVERIFY(!items.contains(ExportItem::Findings)); // a document against itself has none
    for (const ExportItem item : items) {
        const ChartSpec spec = both.spec(item, AxisMode::Shared);
        QCOMPARE(exportItemOf(spec), item);
        QVERIFY(!chartTitle(spec).isEmpty());
    }
}

void ExportPlanTest::tableOfTwoDocumentsKeepsPathsToItself()
{
    ComparisonReview review;
    review.compareSides({document(QStringLiteral("schema3.json")), QStringLiteral("/secret/a.json")},
                        {document(QStringLiteral("throughput.json")), QStringLiteral("/secret/b.json")});
    const ExportSubject both(&review);
    for (const ExportItem item : both.items()) {
        const ChartSpec spec = both.spec(item, AxisMode::Shared);
        const QString said = std::visit(
            [](const auto& chart) { return QString(chart.title + chart.subtitle + chart.footer); }, spec);
        QVERIFY2(!said.contains(QLatin1String("secret")), qPrintable(said));
        if (isTable(item)) {
            const QString footer = std::get<TableChartSpec>(spec).footer;
            QVERIFY2(footer.contains(QLatin1String("A Base: ")) &&
                         footer.contains(QLatin1String("B Candidate: ")),
                     qPrintable(footer));
        }
    }
}

void ExportPlanTest::axisIsShared_data()
{
    QTest::addColumn<AxisMode>("mode");
    QTest::newRow("shared") << AxisMode::Shared;
    QTest::newRow("own") << AxisMode::PerScenario;
}

void ExportPlanTest::axisIsShared()
{
    QFETCH(AxisMode, mode);
    ExportChoice choice;
    choice.axis = mode;
    const ExportPlan plan =
        planExport({subject(QStringLiteral("schema3.json"))}, {ExportItem::Comparison}, choice);
    QCOMPARE(std::get<RangeChartSpec>(plan.spec(plan.charts.constFirst())).axisMode, mode);
}

void ExportPlanTest::plansAFileForEachTheme()
{
    ExportChoice choice;
    choice.theme = ExportTheme::Both;
    choice.format = ImageFormat::Svg;
    const ExportSubject made = subject(QStringLiteral("schema3.json"));
    const QString stem = made.fileStem();
    const ExportPlan plan = planExport({made}, {ExportItem::Cost, ExportItem::Comparison}, choice);
    QCOMPARE(
        plan.fileNames(),
        (QStringList{stem + QStringLiteral("-comparison.svg"), stem + QStringLiteral("-comparison-dark.svg"),
                     stem + QStringLiteral("-cost.svg"), stem + QStringLiteral("-cost-dark.svg")}));
    QCOMPARE(plan.pictureCount(), 4);
    QVERIFY(plan.missing.isEmpty());
}

void ExportPlanTest::whatADocumentDoesNotHaveIsMissing()
{
    const ExportPlan plan = planExport(
        {subject(QStringLiteral("throughput.json")), subject(QStringLiteral("schema3-no-median.json"))},
        {ExportItem::Throughput}, {});
    QCOMPARE(plan.charts.size(), 1);
    QCOMPARE(plan.charts.constFirst().subject, 0);
    QCOMPARE(plan.missing.size(), 1);
    QCOMPARE(plan.missing.constFirst().subject, 1);
    QCOMPARE(plan.missing.constFirst().item, ExportItem::Throughput);
}

void ExportPlanTest::namesOfEqualDocumentsDoNotClash()
{
    const ExportSubject made = subject(QStringLiteral("schema3.json"));
    BenchmarkDocument shouting = *document(QStringLiteral("schema3.json"));
    shouting.crate = shouting.crate->toUpper();
    const ExportSubject other(std::make_shared<const BenchmarkDocument>(shouting));
    ExportChoice choice;
    choice.snippet = true;
    const QStringList names = planExport({made, other, made}, made.items(), choice).fileNames();
    QSet<QString> lower;
    for (const QString& name : names) {
        lower.insert(name.toLower());
    }
    QCOMPARE(lower.size(), names.size());
    QVERIFY(names.contains(QString(made.fileStem() + QStringLiteral("-2-cost.png"))));
    QVERIFY(names.contains(QString(made.fileStem() + QStringLiteral("-3-cost.png"))));
}

void ExportPlanTest::snippetIsPlannedOnlyForPages()
{
    const ExportSubject made = subject(QStringLiteral("schema2-core.json"));
    ExportChoice choice;
    choice.snippet = true;
    QCOMPARE(planExport({made}, {ExportItem::Cost}, choice).fileNames().constLast(),
             QString(made.fileStem() + QStringLiteral("-pictures.md")));
    choice.format = ImageFormat::Pdf;
    QCOMPARE(planExport({made}, {ExportItem::Cost}, choice).fileNames(),
             QStringList{made.fileStem() + QStringLiteral("-cost.pdf")});
    choice.format = ImageFormat::Png;
    QVERIFY(planExport({made}, {ExportItem::Throughput}, choice).fileNames().isEmpty());
}

void ExportPlanTest::snippetShowsTheThemeOfThePage()
{
    const PlannedChart chart{0,
                             ExportItem::Cost,
                             {{ChartThemeChoice::Light, QStringLiteral("a.png")},
                              {ChartThemeChoice::Dark, QStringLiteral("a-dark.png")}}};
    QCOMPARE(pictureSnippet(chart, 980, QStringLiteral("RustStream is 2.2 % slower.")),
             QStringLiteral("<picture>\n"
                            "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"a-dark.png\" />\n"
                            "  <img src=\"a.png\" width=\"980\" alt=\"RustStream is 2.2 % slower.\" />\n"
                            "</picture>\n"));
}

void ExportPlanTest::snippetOfOneThemeIsAnImage()
{
    const PlannedChart chart{0, ExportItem::Cost, {{ChartThemeChoice::Dark, QStringLiteral("a-dark.png")}}};
    QCOMPARE(pictureSnippet(chart, 640, QStringLiteral("A.")),
             QStringLiteral("<img src=\"a-dark.png\" width=\"640\" alt=\"A.\" />\n"));
}

void ExportPlanTest::snippetEscapesItsText()
{
    const PlannedChart chart{0,
                             ExportItem::Cost,
                             {{ChartThemeChoice::Light, QStringLiteral("a\" onerror=\"x.png")},
                              {ChartThemeChoice::Dark, QStringLiteral("b%1.png")}}};
    const QString altText = QStringLiteral("std::vector<int> & \"quotes\"\n\n%2 </picture>");
    const QString html = pictureSnippet(chart, 980, altText);
    QVERIFY2(!html.contains(QLatin1String("\n\n")), qPrintable(html)); // Markdown would end the HTML there
    QXmlStreamReader xml(html);
    QString shown;
    QStringList elements;
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement) {
            elements += xml.name().toString();
            if (xml.name() == QLatin1String("img")) {
                shown = xml.attributes().value(QLatin1String("alt")).toString();
                QCOMPARE(xml.attributes().size(), 3);
            }
        }
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(elements,
             (QStringList{QStringLiteral("picture"), QStringLiteral("source"), QStringLiteral("img")}));
    QCOMPARE(shown, altText.simplified());
}

void ExportPlanTest::presets_data()
{
    QTest::addColumn<ExportPreset>("preset");
    QTest::addColumn<QString>("name");
    QTest::newRow("release notes") << ExportPreset::ReleaseNotes << QStringLiteral("github");
    QTest::newRow("slide") << ExportPreset::Slide << QStringLiteral("slide");
    QTest::newRow("print") << ExportPreset::Print << QStringLiteral("print");
}

void ExportPlanTest::presets()
{
    QFETCH(ExportPreset, preset);
    QFETCH(QString, name);
    QCOMPARE(presetNamed(name), std::optional(preset));
    const ExportChoice choice = withPreset({}, preset);
    QCOMPARE(presetOf(choice), preset);
    // A picture stands alone, whatever it is for.
    QVERIFY(choice.title && choice.caption && !choice.transparent);
    switch (preset) {
    case ExportPreset::ReleaseNotes:
        QCOMPARE(choice.themes().size(), 2);
        QCOMPARE(choice.scale, 2);
        QCOMPARE(choice.format, ImageFormat::Png);
        QVERIFY(choice.snippet);
        break;
    case ExportPreset::Slide:
        QCOMPARE(choice.width * choice.scale, 3840);
        QCOMPARE(choice.format, ImageFormat::Png);
        break;
    case ExportPreset::Print:
        QCOMPARE(choice.format, ImageFormat::Pdf);
        QCOMPARE(choice.theme, ExportTheme::Light);
        break;
    case ExportPreset::Custom:
        QFAIL("not in the table");
    }
}

void ExportPlanTest::presetKeepsLanguageAndAxis()
{
    ExportChoice choice;
    choice.axis = AxisMode::PerScenario;
    choice.language = QStringLiteral("ru");
    choice.caption = false;
    const ExportChoice slide = withPreset(choice, ExportPreset::Slide);
    QCOMPARE(slide.axis, AxisMode::PerScenario);
    QCOMPARE(slide.language, QStringLiteral("ru"));
    QVERIFY(slide.caption);
    QCOMPARE(presetOf(slide), ExportPreset::Slide);
    QVERIFY(withPreset(choice, ExportPreset::Custom) == choice);
}

void ExportPlanTest::anyOtherChoiceIsCustom()
{
    QCOMPARE(presetOf({}), ExportPreset::Custom);
    ExportChoice choice = withPreset({}, ExportPreset::Slide);
    choice.width += 20;
    QCOMPARE(presetOf(choice), ExportPreset::Custom);
    QVERIFY(!presetNamed(u"custom"));
}

void ExportPlanTest::namesOfChoicesAreReadBack()
{
    for (const ImageFormat format : {ImageFormat::Png, ImageFormat::Svg, ImageFormat::Pdf}) {
        QCOMPARE(formatNamed(formatName(format)), std::optional(format));
    }
    for (const ExportTheme theme : {ExportTheme::Light, ExportTheme::Dark, ExportTheme::Both}) {
        QCOMPARE(themeNamed(themeName(theme)), std::optional(theme));
    }
    QVERIFY(!formatNamed(u"jpg"));
    QVERIFY(!themeNamed(u"system"));
}

void ExportPlanTest::themesInOrder()
{
    ExportChoice choice;
    choice.theme = ExportTheme::Both;
    QCOMPARE(choice.themes(), (QList<ChartThemeChoice>{ChartThemeChoice::Light, ChartThemeChoice::Dark}));
    choice.theme = ExportTheme::Dark;
    QCOMPARE(choice.themes(), QList<ChartThemeChoice>{ChartThemeChoice::Dark});
}

void ExportPlanTest::optionsFollowTheChoice()
{
    ExportChoice choice;
    choice.format = ImageFormat::Svg;
    choice.width = 700;
    choice.scale = 3;
    choice.transparent = true;
    choice.title = false;
    choice.textAsPaths = true;
    const ImageOptions options = choice.imageOptions(ChartThemeChoice::Dark);
    QCOMPARE(options.format, ImageFormat::Svg);
    QCOMPARE(options.theme, ChartThemeChoice::Dark);
    QCOMPARE(options.width, 700);
    QCOMPARE(options.scale, 3.0);
    QVERIFY(options.transparent && !options.title && options.caption && options.textAsPaths);
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::ExportPlanTest)
#include "tst_exportplan.moc"
