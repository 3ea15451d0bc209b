// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/batchexport.h"
#include "app/export/exportsettings.h"
#include "app/language.h"
#include "app/settings.h"
#include "models/document/documentreader.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>

namespace rangebar::test {

class BatchExportTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        TestObject::init();
        m_folder = std::make_unique<QTemporaryDir>();
        m_language.apply(QStringLiteral("en"));
    }

    void writesEveryFileOfThePlan();
    void sameFilesAgainByteForByte();
    void windowLivesMeanwhile();
    void cancelKeepsWhatIsWritten();
    void oneFailureDoesNotStopTheOthers();
    void folderThatCannotBeMadeIsToldForEveryFile();
    void wordsAreInTheLanguageOfThePicture();
    void snippetsNameTheFilesBesideThem();
    void nothingPlannedEndsAtOnce();
    void choiceIsRemembered();
    void nonsenseInTheSettingsIsPassedOver();

private:
    static ExportSubject subject(const QString& name)
    {
        const auto read = readDocument(sample(name));
        return ExportSubject(*read);
    }
    InLanguage speaking()
    {
        return [this](const QString& language, const std::function<void()>& work) {
            const LanguageScope scope(m_language, language);
            work();
        };
    }
    QString path(const QString& name) const { return m_folder->filePath(name); }
    QByteArray content(const QString& name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QStringList files(const QString& folder = {}) const
    {
        return QDir(folder.isEmpty() ? m_folder->path() : folder).entryList(QDir::Files, QDir::Name);
    }
    static void run(BatchExport& batch, const ExportPlan& plan, const QString& folder)
    {
        QSignalSpy finished(&batch, &BatchExport::finished);
        batch.start(plan, folder);
        QVERIFY(batch.isRunning());
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 120'000);
        QVERIFY(!batch.isRunning());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    Language m_language;
};

void BatchExportTest::writesEveryFileOfThePlan()
{
    ExportChoice choice = withPreset({}, ExportPreset::ReleaseNotes);
    const ExportPlan plan =
        planExport({subject(QStringLiteral("schema3.json")), subject(QStringLiteral("schema1.json"))},
                   documentExports(), choice);
    BatchExport batch(speaking());
    QSignalSpy progress(&batch, &BatchExport::progressChanged);
    const QString folder = path(QStringLiteral("made/on/the way"));
    run(batch, plan, folder);
    QStringList expected = plan.fileNames();
    expected.sort();
    QCOMPARE(files(folder), expected);
    QCOMPARE(batch.files().size(), expected.size());
    for (const ExportedFile& file : batch.files()) {
        QVERIFY2(!file.error, qPrintable(file.path));
        QVERIFY(file.path.endsWith(QLatin1String(".md")) || QImage(file.path).width() == 1960);
    }
    // From nothing to everything, one at a time.
    QCOMPARE(progress.size(), plan.pictureCount() + 1);
    QCOMPARE(progress.constLast().at(0).toInt(), int(plan.pictureCount()));
    QCOMPARE(progress.constLast().at(1).toInt(), int(plan.pictureCount()));
}

void BatchExportTest::sameFilesAgainByteForByte()
{
    ExportChoice choice;
    choice.format = ImageFormat::Svg;
    const ExportPlan plan = planExport({subject(QStringLiteral("schema3.json"))}, documentExports(), choice);
    BatchExport batch(speaking());
    run(batch, plan, path(QStringLiteral("one")));
    run(batch, plan, path(QStringLiteral("two")));
    for (const QString& name : plan.fileNames()) {
        const QByteArray one = content(QStringLiteral("one/") + name);
        QVERIFY(!one.isEmpty());
        QVERIFY2(one == content(QStringLiteral("two/") + name), qPrintable(name));
    }
    // Writing over what is there leaves one whole file.
    run(batch, plan, path(QStringLiteral("two")));
    QCOMPARE(files(path(QStringLiteral("two"))).size(), plan.fileNames().size());
}

void BatchExportTest::windowLivesMeanwhile()
{
    const auto read = readDocument(sample(QStringLiteral("schema3.json")));
    BenchmarkDocument document = **read;
    const QList<Scenario> scenarios = document.scenarios;
    while (document.scenarios.size() < 1500) {
        document.scenarios += scenarios;
    }
    ExportChoice choice;
    choice.format = ImageFormat::Pdf;
    const ExportPlan plan = planExport({ExportSubject(std::make_shared<const BenchmarkDocument>(document))},
                                       {ExportItem::Comparison}, choice);
    BatchExport batch(speaking());
    int ticks = 0;
    QTimer window;
    connect(&window, &QTimer::timeout, this, [&] { ticks += batch.isRunning(); });
    window.start(1);
    run(batch, plan, m_folder->path());
    // Events were handled while the one picture of the plan was painted.
    QVERIFY2(ticks >= 3, qPrintable(QString::number(ticks)));
    QVERIFY(content(plan.fileNames().constFirst()).startsWith("%PDF"));
}

void BatchExportTest::cancelKeepsWhatIsWritten()
{
    const ExportPlan plan = planExport({subject(QStringLiteral("schema3.json"))}, documentExports(),
                                       withPreset({}, ExportPreset::ReleaseNotes));
    BatchExport batch(speaking());
    connect(&batch, &BatchExport::progressChanged, this, [&batch](int done) {
        if (done == 3) {
            batch.cancel();
        }
    });
    run(batch, plan, m_folder->path());
    QVERIFY(batch.wasCancelled());
    QCOMPARE(files().size(), 3); // and no snippet that would name files that do not exist
    for (const QString& name : files()) {
        QVERIFY2(!QImage(path(name)).isNull(), qPrintable(name));
    }
    run(batch, plan, m_folder->path());
    QVERIFY(batch.wasCancelled()); // again, by the same slot
}

void BatchExportTest::oneFailureDoesNotStopTheOthers()
{
    const ExportPlan plan = planExport({subject(QStringLiteral("schema3.json"))},
                                       {ExportItem::Comparison, ExportItem::Cost, ExportItem::Machine}, {});
    QVERIFY(QDir(m_folder->path()).mkdir(plan.fileNames().at(1))); // a folder where a file should be
    BatchExport batch(speaking());
    run(batch, plan, m_folder->path());
    QCOMPARE(batch.files().size(), 3);
    QVERIFY(!batch.files().at(0).error);
    QVERIFY(batch.files().at(1).error);
    QCOMPARE(batch.files().at(1).error->kind, ImageError::Kind::NotWritten);
    QVERIFY(!batch.files().at(1).error->text().isEmpty());
    QVERIFY(!batch.files().at(2).error);
    QCOMPARE(files(), (QStringList{plan.fileNames().at(0), plan.fileNames().at(2)}));
}

void BatchExportTest::folderThatCannotBeMadeIsToldForEveryFile()
{
    QFile blocker(path(QStringLiteral("file")));
    QVERIFY(blocker.open(QIODevice::WriteOnly));
    const ExportPlan plan =
        planExport({subject(QStringLiteral("schema3.json"))}, {ExportItem::Comparison, ExportItem::Cost}, {});
    BatchExport batch(speaking());
    run(batch, plan, path(QStringLiteral("file/inside")));
    QCOMPARE(batch.files().size(), 2);
    for (const ExportedFile& file : batch.files()) {
        QVERIFY(file.error);
    }
}

void BatchExportTest::wordsAreInTheLanguageOfThePicture()
{
    ExportChoice choice;
    choice.format = ImageFormat::Svg;
    choice.snippet = true;
    choice.language = QStringLiteral("ru");
    const ExportPlan russian =
        planExport({subject(QStringLiteral("schema3.json"))}, {ExportItem::Comparison}, choice);
    BatchExport batch(speaking());
    run(batch, russian, m_folder->path());
    const QString svg = QString::fromUtf8(content(russian.fileNames().constFirst()));
    QVERIFY(!svg.contains(QLatin1String("against the raw client")));
    // Title and description were made in the thread of the window, not where the picture was painted.
    static const QRegularExpression cyrillic(QStringLiteral("<desc>[^<]*\\p{Cyrillic}"));
    QVERIFY2(cyrillic.match(svg).hasMatch(), qPrintable(svg.left(600)));
    QVERIFY2(svg.contains(QLatin1String("xml:lang=\"ru")), qPrintable(svg.left(600)));
    QCOMPARE(m_language.current(), QStringLiteral("en"));
}

void BatchExportTest::snippetsNameTheFilesBesideThem()
{
    const ExportPlan plan =
        planExport({subject(QStringLiteral("schema3.json")), subject(QStringLiteral("schema2-core.json"))},
                   {ExportItem::Comparison, ExportItem::Cost}, withPreset({}, ExportPreset::ReleaseNotes));
    BatchExport batch(speaking());
    run(batch, plan, m_folder->path());
    QSet<QString> named;
    static const QRegularExpression file(QStringLiteral("src(set)?=\"([^\"]+)\""));
    for (const QString& snippet : plan.snippetNames) {
        auto found = file.globalMatch(QString::fromUtf8(content(snippet)));
        while (found.hasNext()) {
            named.insert(found.next().captured(2));
        }
    }
    QCOMPARE(named.size(), plan.pictureCount());
    for (const QString& name : std::as_const(named)) {
        QVERIFY2(QFile::exists(path(name)), qPrintable(name));
    }
}

void BatchExportTest::nothingPlannedEndsAtOnce()
{
    BatchExport batch(speaking());
    run(batch, planExport({subject(QStringLiteral("schema1.json"))}, {ExportItem::Throughput}, {}),
        m_folder->path());
    QVERIFY(batch.files().isEmpty());
    QCOMPARE(batch.plan().missing.size(), 1);
}

void BatchExportTest::choiceIsRemembered()
{
    const QString file = path(QStringLiteral("settings.ini"));
    ExportChoice choice;
    choice.format = ImageFormat::Svg;
    choice.width = 1234;
    choice.scale = 4;
    choice.theme = ExportTheme::Both;
    choice.transparent = true;
    choice.title = false;
    choice.caption = false;
    choice.textAsPaths = true;
    choice.snippet = true;
    choice.language = QStringLiteral("zh_CN");
    {
        Settings settings(file);
        QVERIFY(rememberedChoice(settings) == ExportChoice());
        // At first every chart, and no table.
        QVERIFY(rememberedItems(settings).contains(ExportItem::CodeChanges));
        QVERIFY(!rememberedItems(settings).contains(ExportItem::Machine));
        remember(settings, choice);
        remember(settings, QList<ExportItem>{ExportItem::Machine});
    }
    const Settings again(file);
    QVERIFY(rememberedChoice(again) == choice);
    QCOMPARE(rememberedItems(again), QList<ExportItem>{ExportItem::Machine});
}

void BatchExportTest::nonsenseInTheSettingsIsPassedOver()
{
    const QString name = path(QStringLiteral("settings.ini"));
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[export]\nformat=jpg\nwidth=-3\nscale=9\ntheme=pink\nlanguage=xx\nitems=nothing, cost\n");
    file.close();
    const Settings settings(name);
    QVERIFY(rememberedChoice(settings) == ExportChoice());
    QCOMPARE(rememberedItems(settings), QList<ExportItem>{ExportItem::Cost});
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::BatchExportTest)
#include "tst_batchexport.moc"
