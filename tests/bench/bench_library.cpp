// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A library of ten thousand documents: taking them in against only reading and parsing them, the start of the
// window with them against a start with a few, searching as somebody types, and the memory it takes. Each
// pair is measured in turns in one run. Needs a display, or QT_QPA_PLATFORM=offscreen.
#include "models/document/documentreader.h"
#include "models/items/librarymodel.h"
#include "models/library/library.h"
#include "models/sources/catalogue.h"
#include "tests/bench/generateddocument.h"
#include "tests/bench/measure.h"
#include "tests/bench/peakmemory.h"
#include "tests/bench/windowstart.h"

#include <QApplication>
#include <QDate>
#include <QDir>
#include <QDirIterator>
#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QProcess>
#include <QTableView>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>
#include <cstdio>

using namespace rangebar;
using namespace rangebar::bench;
using namespace Qt::StringLiterals;

namespace {

constexpr int manyDocuments = 10000;
constexpr int fewDocuments = 14;
constexpr int imports = 5;
constexpr int starts = 11;
constexpr int searches = 7;

constexpr double mostImport = 3.0;
constexpr double mostStart = 1.3;
constexpr double mostWarm = 0.2;
constexpr double mostKeyMs = 50;
constexpr double mostKey = 20;
constexpr double mostMebibytes = 150;

/// The n-th document of a few years: crates in turn, and now and then another machine or version.
QByteArray documentNumber(int number, const QList<QByteArray>& crates)
{
    static const QList<QByteArray> machines{
        "AMD Ryzen 9 7900X 12-Core Processor", "Intel(R) Core(TM) i7-13700K",
        "AMD EPYC 9654 96-Core Processor",     "Apple M2 Pro",
        "Intel(R) Xeon(R) Platinum 8480+",     "Neoverse-N1"};
    constexpr int days = 900;
    constexpr int scenarios = 10;
    const qsizetype day = number / crates.size() % days;
    GeneratedFacts facts;
    facts.crate = crates.at(number % crates.size());
    facts.measuredAt = QDate(2024, 4, 1).addDays(day).toString(Qt::ISODate).toLatin1();
    facts.version = "0." + QByteArray::number(day / 30) + '.' + QByteArray::number(day % 30 / 10);
    facts.cpu = machines.at((number / 7) % machines.size());
    facts.figure = 40000 + number;
    return generatedDocument(facts, scenarios);
}

/// Writes the documents as somebody may have gathered them, a folder for each crate. Returns their paths.
QStringList writeDocuments(const QString& folder, int count)
{
    QList<QByteArray> crates;
    for (const CatalogueEntry& entry : Catalogue::builtIn().entries) {
        crates.append(entry.crate.toUtf8());
    }
    QStringList paths;
    for (int number = 0; number < count; ++number) {
        const QString crate = QString::fromUtf8(crates.at(number % crates.size()));
        const QString path = folder + u'/' + crate + u"/run-%1.json"_s.arg(number);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        const QByteArray bytes = documentNumber(number, crates);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
            return {};
        }
        paths.append(path);
    }
    return paths;
}

ImportReport importFrom(const QString& folder, const DocumentLibrary& library, LibraryIndex& index)
{
    ImportRequest request;
    request.paths = QStringList{folder};
    return importIntoLibrary(library, index, request);
}

/// Dates the folders back, as they are when the program is started another day: what was listed right after
/// a change is listed again.
void settle(const QString& library)
{
    const QDateTime earlier = QDateTime::currentDateTimeUtc().addSecs(-3600);
    QStringList folders{library};
    QDirIterator inside(library, QDir::Dirs | QDir::NoDotAndDotDot);
    while (inside.hasNext()) {
        folders.append(inside.next());
    }
    QProcess::execute(u"touch"_s, QStringList{u"--date"_s, earlier.toString(Qt::ISODate)} + folders);
}

/// A library of so many documents with its index, in a home as the program finds it. Nothing where it failed.
bool makeLibrary(const QString& home, const QString& documents)
{
    const auto library = DocumentLibrary::open(home + u"/data/library"_s);
    if (!library || !makeHome(home)) {
        return false;
    }
    LibraryIndex index(library->folder());
    const ImportReport report = importFrom(documents, *library, index);
    settle(library->folder());
    index.refresh(*library, LibraryIndex::Check::Files);
    const QString file = LibraryIndex::fileFor(home + u"/cache"_s, library->folder());
    return !report.failure && !index.entries().isEmpty() && index.save(file).isEmpty();
}

/// What there is to work on.
struct Scene
{
    QTemporaryDir folder;
    QString documents = folder.filePath(u"documents"_s);
    QString many = folder.filePath(u"many"_s); ///< homes
    QString few = folder.filePath(u"few"_s);
    QStringList paths;
    qint64 bytes = 0;

    bool make()
    {
        const QString some = folder.filePath(u"some"_s);
        paths = writeDocuments(documents, manyDocuments);
        for (const QString& path : std::as_const(paths)) {
            bytes += QFileInfo(path).size();
        }
        return !paths.isEmpty() && !writeDocuments(some, fewDocuments).isEmpty() &&
               makeLibrary(many, documents) && makeLibrary(few, some);
    }
    static QString libraryOf(const QString& home) { return home + u"/data/library"_s; }
    static QString indexOf(const QString& home)
    {
        return LibraryIndex::fileFor(home + u"/cache"_s, libraryOf(home));
    }
};

double parseAll(const QStringList& paths, bool& good)
{
    QElapsedTimer timer;
    timer.start();
    for (const QString& path : paths) {
        QFile file(path);
        good = file.open(QIODevice::ReadOnly) && !QJsonDocument::fromJson(file.readAll()).isNull() && good;
    }
    return milliseconds(timer);
}

/// Into a library of its own, which stays until the end: a file system may go to some lengths not to use
/// again what was freed a moment ago, which no import has to wait for.
double importAll(const Scene& scene, int round, bool& good)
{
    const auto library = DocumentLibrary::open(scene.folder.filePath(u"taken-%1"_s.arg(round)));
    LibraryIndex index(library->folder());
    QElapsedTimer timer;
    timer.start();
    const ImportReport report = importFrom(scene.documents, *library, index);
    const double took = milliseconds(timer);
    good = !report.failure && report.count(ImportItem::Outcome::Taken) == manyDocuments && good;
    return took;
}

bool benchImport(const Scene& scene)
{
    QList<double> ours;
    QList<double> theirs;
    bool good = true;
    for (int round = 0; round <= imports; ++round) {
        const double parsing = parseAll(scene.paths, good);
        const double importing = importAll(scene, round, good);
        if (round > 0) { // the first reads from the disk
            theirs.append(parsing);
            ours.append(importing);
        }
    }
    if (!good) {
        out() << "import: not everything was taken NOT MEASURED" << Qt::endl;
        return false;
    }
    const QString name =
        u"import of %1 documents (%2 MB)"_s.arg(manyDocuments).arg(double(scene.bytes) / 1e6, 0, 'f', 1);
    return compare(name, u"reading and parsing them with QJsonDocument"_s, median(ours), median(theirs),
                   u"ms"_s, mostImport);
}

/// The index as it was left, against making it from the documents.
bool benchIndex(const Scene& scene)
{
    const auto library = DocumentLibrary::open(Scene::libraryOf(scene.many));
    QList<double> warm;
    QList<double> cold;
    bool good = true;
    for (int round = 0; round < searches; ++round) {
        QElapsedTimer timer;
        timer.start();
        LibraryIndex index = LibraryIndex::load(Scene::indexOf(scene.many), library->folder());
        const auto refreshed = index.refresh(*library, LibraryIndex::Check::Folders);
        warm.append(milliseconds(timer));
        good = refreshed.filesRead == 0 && index.entries().size() == manyDocuments && good;
        timer.start();
        LibraryIndex anew(library->folder());
        anew.refresh(*library, LibraryIndex::Check::Folders);
        cold.append(milliseconds(timer));
        good = anew.entries() == index.entries() && good;
    }
    if (!good) {
        out() << "index: it does not tell what the documents do NOT MEASURED" << Qt::endl;
        return false;
    }
    return compare(u"index of %1 documents"_s.arg(manyDocuments), u"making it again from them"_s,
                   median(warm), median(cold), u"ms"_s, mostWarm);
}

bool benchStart(const Scene& scene)
{
    const QString program = QDir(QCoreApplication::applicationDirPath()).filePath(u"probed_rangebar"_s);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    Starts many;
    Starts few;
    for (int round = 0; round <= starts; ++round) {
        environment.insert(u"RANGEBAR_HOME"_s, scene.few);
        startOnce(program, environment, few);
        environment.insert(u"RANGEBAR_HOME"_s, scene.many);
        startOnce(program, environment, many);
        if (round == 0) { // reads the libraries from the disk
            few = {};
            many = {};
        }
    }
    if (few.failed + many.failed > 0) {
        out() << "start: " << few.failed + many.failed << " of " << 2 * starts
              << " windows never painted their chart NOT MEASURED" << Qt::endl;
        return false;
    }
    return compare(u"start with %1 documents"_s.arg(manyDocuments), u"one with %1"_s.arg(fewDocuments),
                   median(many.milliseconds), median(few.milliseconds), u"ms"_s, mostStart);
}

/// The slowest key of those that type a query, against one look through all bytes of the index.
bool benchSearch(const Scene& scene)
{
    const QString typed = u"crate:nats cpu:7900X after:2025-09-01 lots"_s;
    const auto index = std::make_shared<const LibraryIndex>(
        LibraryIndex::load(Scene::indexOf(scene.many), Scene::libraryOf(scene.many)));
    QFile file(Scene::indexOf(scene.many));
    if (!file.open(QIODevice::ReadOnly) || index->entries().size() != manyDocuments) {
        out() << "search: there is no index NOT MEASURED" << Qt::endl;
        return false;
    }
    const QByteArray bytes = file.readAll();
    LibraryModel model{NumberFormat()};
    model.setIndex(index);
    QTableView view;
    view.setModel(&model);
    view.resize(900, 600);
    view.show();
    QList<QList<double>> keys(typed.size());
    QList<double> looks;
    for (int round = 0; round < searches; ++round) {
        QElapsedTimer timer;
        for (qsizetype length = 1; length <= typed.size(); ++length) {
            timer.start();
            model.setQuery(typed.first(length));
            QCoreApplication::processEvents(); // paints
            keys[length - 1].append(milliseconds(timer));
        }
        model.setQuery({});
        timer.start();
        const qsizetype found = bytes.toLower().indexOf("no text that is in there");
        looks.append(milliseconds(timer));
        if (found >= 0) {
            return false;
        }
    }
    double slowest = 0;
    for (const QList<double>& key : std::as_const(keys)) {
        slowest = std::max(slowest, median(key));
    }
    const QString name = u"a key of a search in %1 documents"_s.arg(manyDocuments);
    const bool quick = check(name, slowest, u"ms"_s, mostKeyMs);
    return compare(name, u"one look through the bytes of the index"_s, slowest, median(looks), u"ms"_s,
                   mostKey) &&
           quick;
}

// In a process of its own, which prints the most memory that it held.

/// The library on show, searched, as the window has it.
int holdLibrary(const QString& home)
{
    Library library(Scene::libraryOf(home), home + u"/cache"_s);
    LibraryModel model{NumberFormat()};
    QTableView view;
    view.setModel(&model);
    view.show();
    QEventLoop loop;
    QObject::connect(&library, &Library::changed, &model, [&] { model.setIndex(library.index()); });
    QObject::connect(&library, &Library::busyChanged, &loop, [&] {
        if (!library.isBusy()) {
            loop.quit();
        }
    });
    library.open();
    loop.exec();
    model.setQuery(u"crate:nats 7900X"_s);
    model.setQuery({});
    model.sort(LibraryModel::Source);
    QCoreApplication::processEvents();
    std::printf("%lld %d\n", static_cast<long long>(peakKib()), model.rowCount());
    return 0;
}

int holdImport(const QString& documents, const QString& target)
{
    const auto library = DocumentLibrary::open(target);
    LibraryIndex index(library->folder());
    const ImportReport report = importFrom(documents, *library, index);
    std::printf("%lld %d\n", static_cast<long long>(peakKib()),
                int(report.count(ImportItem::Outcome::Taken)));
    return 0;
}

double mebibytesOf(const QStringList& arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QCoreApplication::applicationFilePath(), arguments);
    process.waitForFinished(patienceMs);
    const QList<QByteArray> words = process.readAllStandardOutput().simplified().split(' ');
    const bool isWhole = words.size() == 2 && words.at(1).toInt() == manyDocuments;
    return isWhole ? static_cast<double>(words.at(0).toLongLong()) / 1024 : 0;
}

bool benchMemory(const Scene& scene)
{
    const bool held = check(u"memory with %1 documents on show"_s.arg(manyDocuments),
                            mebibytesOf({u"--hold"_s, scene.many}), u"MiB"_s, mostMebibytes);
    const bool importing =
        check(u"memory while %1 documents are imported"_s.arg(manyDocuments),
              mebibytesOf({u"--import"_s, scene.documents, scene.folder.filePath(u"held"_s)}), u"MiB"_s,
              mostMebibytes);
    return held && importing;
}

} // namespace

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == u"--hold"_s) {
        return holdLibrary(arguments.value(2));
    }
    if (arguments.value(1) == u"--import"_s) {
        return holdImport(arguments.value(2), arguments.value(3));
    }
    Scene scene;
    if (!scene.make()) {
        out() << "library: the documents could not be written NOT MEASURED" << Qt::endl;
        return 1;
    }
    bool good = true;
    for (const auto& bench : {benchImport, benchIndex, benchStart, benchSearch, benchMemory}) {
        good = bench(scene) && good;
    }
    return good ? 0 : 1;
}
