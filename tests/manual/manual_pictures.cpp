// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/documentreader.h"
#include "tests/app/programfixture.h"
#include "tests/support/githubserver.h"
#include "tests/support/testobject.h"
#include "widgets/charts/chartimage.h"
#include "widgets/charts/manualchart.h"
#include "widgets/pages/historypage.h"

#include <QAction>
#include <QDialog>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QLineEdit>

#include <cmath>

namespace rangebar::test {

/// An earlier document of a crate, made of its sample.
struct Edition
{
    const char* date;
    const char* version;
    const char* core;
    double speed;        ///< of the machine
    double overhead;     ///< of RustStream, as a share of the raw client's rate
    double instructions; ///< of the code
};

/// Not a test, but made like one: the window in every state that the manual shows, as pictures in the folder
/// RANGEBAR_PICTURES. Its documents are the samples that come with the program, and editions of them.
class ManualPictures : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void pictures_data();
    void pictures();

private:
    static QByteArray edited(const QString& crate, const Edition& edition);
    void keepEditions(const QString& crate);
    void settle();
    void show(const QString& page, const QSize& size);
    void grab(QWidget* widget, const QString& name);
    void drawChart(const QString& name);
    void offerPullRequest(const QString& crate);
    void openPullRequest(const QString& address);

    std::unique_ptr<GitHubServer> m_github;
    std::unique_ptr<ProgramFixture> m_fixture;
    QString m_folder;
    QDir m_results{QDir::tempPath() + QStringLiteral("/results")};
};

void ManualPictures::init()
{
    TestObject::init();
    m_github = std::make_unique<GitHubServer>();
    qputenv("RANGEBAR_GITHUB_API", m_github->apiBase().toEncoded());
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent"); // no keychain
    m_fixture = std::make_unique<ProgramFixture>();
    Catalogue catalogue = Catalogue::builtIn();
    catalogue.entries.removeIf([](const CatalogueEntry& entry) { return !Program::sample(entry.crate); });
    catalogue.baseUrl = m_fixture->server.base();
    catalogue.urlTemplate = QStringLiteral("<base>/<crate>.json");
    for (const CatalogueEntry& entry : catalogue.entries) {
        m_fixture->server.on("/" + entry.crate.toUtf8() + ".json",
                             [crate = entry.crate](HttpExchange& exchange) {
                                 exchange.answer(200, Program::sample(crate)->bytes);
                             });
    }
    m_fixture->write(QStringLiteral("config/catalogue.json"), catalogue.toJson());
    QVERIFY(m_results.mkpath(QStringLiteral(".")));
}

void ManualPictures::cleanup()
{
    m_fixture.reset();
    m_github.reset();
    m_results.removeRecursively();
}

QByteArray ManualPictures::edited(const QString& crate, const Edition& edition)
{
    QJsonObject document = QJsonDocument::fromJson(Program::sample(crate)->bytes).object();
    document.insert(QStringLiteral("measured_at"), QLatin1String(edition.date));
    document.insert(QStringLiteral("crate_version"), QLatin1String(edition.version));
    document.insert(QStringLiteral("core_version"), QLatin1String(edition.core));
    QJsonArray scenarios = document.value(QStringLiteral("scenarios")).toArray();
    for (QJsonValueRef value : scenarios) {
        QJsonObject scenario = value.toObject();
        const double raw = std::round(
            scenario.value(QStringLiteral("raw")).toObject().value(QStringLiteral("best")).toDouble() *
            edition.speed);
        const auto rounds = [](double best, double spread) {
            return QJsonObject{{QStringLiteral("best"), std::round(best)},
                               {QStringLiteral("median"), std::round(best * (1 - spread / 3))},
                               {QStringLiteral("worst"), std::round(best * (1 - spread))}};
        };
        scenario.insert(QStringLiteral("raw"), rounds(raw, 0.02));
        scenario.insert(QStringLiteral("adapter"), rounds(raw * (1 - edition.overhead / 3), 0.03));
        scenario.insert(QStringLiteral("framework"), rounds(raw * (1 - edition.overhead), 0.025));
        const auto told = [&](const QString& what, double share) {
            scenario.insert(what + QStringLiteral("overhead_percent"), std::round(share * 1000) / 10);
            scenario.insert(what + QStringLiteral("verdict"),
                            share < 0.03 ? QStringLiteral("indistinguishable") : QStringLiteral("measured"));
        };
        told(QString(), edition.overhead);
        told(QStringLiteral("adapter_"), edition.overhead / 3);
        value = scenario;
    }
    document.insert(QStringLiteral("scenarios"), scenarios);
    QJsonArray code = document.value(QStringLiteral("code")).toArray();
    for (QJsonValueRef value : code) {
        QJsonObject entry = value.toObject();
        QJsonObject counts = entry.value(QStringLiteral("framework")).toObject();
        const double instructions = counts.value(QStringLiteral("instructions")).toDouble();
        counts.insert(QStringLiteral("instructions"),
                      std::round(instructions * edition.instructions * 10) / 10);
        entry.insert(QStringLiteral("framework"), counts);
        value = entry;
    }
    document.insert(QStringLiteral("code"), code);
    return QJsonDocument(document).toJson();
}

void ManualPictures::keepEditions(const QString& crate)
{
    static const QList<Edition> editions{
        {"2026-03-04", "0.5.0", "0.5.0", 0.93, 0.118, 1.19},
        {"2026-04-02", "0.5.1", "0.5.0", 0.95, 0.106, 1.18},
        {"2026-04-29", "0.5.2", "0.5.2", 0.94, 0.099, 1.18},
        {"2026-06-03", "0.6.0", "0.6.0", 0.97, 0.058, 1.07},
        {"2026-07-08", "0.6.1", "0.6.0", 0.96, 0.061, 1.07},
        {"2026-08-12", "0.6.2", "0.6.2", 0.99, 0.047, 1.02},
    };
    const auto keep = [&](const QByteArray& bytes, const QString& version) {
        const auto document = readDocument(bytes);
        QVERIFY(document);
        LibraryOrigin origin;
        origin.kind = LibraryOrigin::Kind::Download;
        origin.place = QStringLiteral("https://raw.githubusercontent.com/powersemmi/%1/v%2/docs/benchmarks/"
                                      "results.json")
                           .arg(crate, version);
        m_fixture->program().library()->keep(*document, origin);
    };
    for (const Edition& edition : editions) {
        keep(edited(crate, edition), QLatin1String(edition.version));
    }
    keep(Program::sample(crate)->bytes, QStringLiteral("0.7.0"));
}

void ManualPictures::settle()
{
    QTRY_VERIFY(m_fixture->program().isLibraryOpen());
    QTRY_VERIFY(!m_fixture->program().library()->isBusy());
    auto* history = m_fixture->find<HistoryPage>("historyPage");
    QTRY_VERIFY(history == nullptr || !history->content().isReading);
    QTest::qWait(300); // what is laid out or painted in several steps
}

void ManualPictures::show(const QString& page, const QSize& size)
{
    m_fixture->window().resize(size);
    m_fixture->window().showPage(page);
    settle();
}

void ManualPictures::grab(QWidget* widget, const QString& name)
{
    const QString path = m_folder + QLatin1Char('/') + name + QStringLiteral(".png");
    QDir().mkpath(QFileInfo(path).absolutePath());
    QVERIFY2(widget->grab().toImage().convertToFormat(QImage::Format_RGB32).save(path), qPrintable(path));
}

void ManualPictures::drawChart(const QString& name)
{
    const auto chart = manualChart(name, Program::sample(QStringLiteral("ruststream-rdkafka")));
    QVERIFY(chart);
    ImageOptions options;
    options.width = 860;
    options.scale = 1;
    const auto image = chartImage(*chart, options);
    QVERIFY(image && image->save(m_folder + QLatin1Char('/') + name));
}

/// Whose change makes the crate faster.
void ManualPictures::offerPullRequest(const QString& crate)
{
    const QString path = QStringLiteral("docs/benchmarks/results.json");
    const QString base = QStringLiteral("5c07d1e93ab24f6688d0b7a1f2c4e95d30ab6177");
    const QString head = QStringLiteral("e41f6a0b8c5d4372910ef6b3a7d28c94f05e1b6a");
    GitHubRepository repository;
    repository.id = 77;
    repository.name = QStringLiteral("powersemmi/") + crate;
    repository.refs = {{QStringLiteral("heads/main"), base}, {QStringLiteral("pull/42/head"), head}};
    repository.commits = {
        {.id = head,
         .message = QStringLiteral("Decode where the message lies"),
         .files = {{path, edited(crate, {"2026-09-23", "0.7.0", "0.7.0", 0.98, 0.021, 1})}}},
        {.id = base,
         .message = QStringLiteral("Release 0.6.1"),
         .files = {{path, edited(crate, {"2026-07-08", "0.6.1", "0.6.0", 0.97, 0.061, 1.07})}}}};
    repository.mergeBases.insert(base + QStringLiteral("...") + head, base);
    repository.pullRequests = {{.number = 42,
                                .title = QStringLiteral("Decode where the message lies"),
                                .author = QStringLiteral("anna"),
                                .base = base,
                                .head = head,
                                .headRef = QStringLiteral("decode-in-place"),
                                .headRepository = QStringLiteral("anna/") + crate,
                                .files = {{path, QStringLiteral("modified"), {}}}}};
    m_github->repositories = {repository};
}

void ManualPictures::openPullRequest(const QString& address)
{
    m_fixture->window()
        .findChild<QAction*>(QStringLiteral("openPullRequest"), Qt::FindDirectChildrenOnly)
        ->trigger();
    auto* line = m_fixture->find<QLineEdit>("pullRequestAddress");
    QVERIFY(line);
    line->setText(address);
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_VERIFY(!m_fixture->find<QDialog>("pullRequestDialog"));
}

void ManualPictures::pictures_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "ru", "zh_CN"}) {
        QTest::newRow(language) << QStringLiteral("docs/manual/%1/images").arg(QLatin1String(language))
                                << QString::fromLatin1(language);
    }
    QTest::newRow("README") << QStringLiteral("resources/screenshots") << QStringLiteral("en");
}

void ManualPictures::pictures()
{
    QFETCH(QString, folder);
    QFETCH(QString, language);
    const bool isReadme = folder.startsWith(QLatin1String("resources"));
    const QSize size = isReadme ? QSize(1180, 800) : QSize(1180, 720);
    const QString crate = QStringLiteral("ruststream-nats");
    m_folder = qEnvironmentVariable("RANGEBAR_PICTURES") + QLatin1Char('/') + folder;
    QVERIFY(QDir().mkpath(m_folder));
    m_fixture->start(language);
    settle();
    // A library without the addresses of the tests' own server, at a place that is always the same.
    m_fixture->program().change(Setting::KeepDocuments, false);
    m_fixture->program().change(Setting::LibraryFolder, m_results.filePath(QStringLiteral("library")));
    m_fixture->refresh();
    keepEditions(crate);
    keepEditions(QStringLiteral("ruststream-rdkafka"));
    settle();

    if (isReadme) {
        show(QStringLiteral("crate:") + crate, size);
        grab(&m_fixture->window(), QStringLiteral("crate-page"));
    } else {
        drawChart(QStringLiteral("chart-comparison.png"));
        drawChart(QStringLiteral("chart-cost.png"));
        show(QStringLiteral("overview"), size);
        grab(&m_fixture->window(), QStringLiteral("overview"));
        show(QStringLiteral("crate:") + crate, size);
        m_fixture->window()
            .findChild<QAction*>(QStringLiteral("export"), Qt::FindDirectChildrenOnly)
            ->trigger();
        auto* dialog = m_fixture->find<QDialog>("exportDialog");
        QVERIFY(dialog);
        dialog->resize(size);
        settle();
        grab(dialog, QStringLiteral("export"));
        dialog->reject();
    }

    show(QStringLiteral("library"), size);
    auto* search = m_fixture->find<QLineEdit>("librarySearch");
    QVERIFY(search);
    search->setText(QStringLiteral("crate:nats after:2026-04"));
    settle();
    grab(&m_fixture->window(), QStringLiteral("library"));

    show(QStringLiteral("history:") + crate, size);
    grab(&m_fixture->window(), QStringLiteral("history"));

    const QString base = m_results.filePath(QStringLiteral("0.6.1.json"));
    const QString candidate = m_results.filePath(QStringLiteral("0.7.0.json"));
    const auto write = [](const QString& path, const QByteArray& bytes) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    };
    write(base, edited(crate, {"2026-07-08", "0.6.1", "0.6.0", 0.97, 0.061, 1.07}));
    write(candidate, edited(crate, {"2026-09-23", "0.7.0", "0.7.0", 0.98, 0.021, 1}));
    m_fixture->window().compareFiles(base, candidate);
    m_fixture->window().resize(size);
    settle();
    m_fixture->find<QAction>("nextFinding")->trigger();
    settle();
    grab(&m_fixture->window(), QStringLiteral("comparison"));

    if (!isReadme) {
        offerPullRequest(crate);
        openPullRequest(QStringLiteral("powersemmi/%1#42").arg(crate));
        settle();
        grab(&m_fixture->window(), QStringLiteral("pull-request"));
    }
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::ManualPictures)
#include "manual_pictures.moc"
