// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commandparser.h"
#include "app/commands/verbs.h"
#include "models/manual/manual.h"
#include "tests/app/programfixture.h"
#include "tests/support/testobject.h"

#include <QDir>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>
#include <QMenuBar>
#include <QProcess>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>

namespace rangebar::test {

constexpr qsizetype largestPicture = 80 * 1024;

/// What the manual says, against the program that it speaks of.
class ManualTextTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void languagesHaveTheSameStructure();
    void linksLeadSomewhere_data() { languages(); }
    void linksLeadSomewhere();
    void picturesAreThereAndNoOthers_data() { languages(); }
    void picturesAreThereAndNoOthers();
    void picturesOfTheReadmeAreThereAndNoOthers();
    void namesAreThoseOfTheInterface_data() { languages(); }
    void namesAreThoseOfTheInterface();
    void keysAreThoseOfTheInterface_data() { languages(); }
    void keysAreThoseOfTheInterface();
    void commandsAreAccepted_data() { languages(); }
    void commandsAreAccepted();
    void numbersOfTheExamplesAreThoseOfTheSamples_data() { languages(); }
    void numbersOfTheExamplesAreThoseOfTheSamples();
    void punctuationIsThatOfTheLanguage();
    void searchTakesWordsInAnyOrder();
    void anchorsAreThoseOfGitHub();

private:
    static void languages()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "ru", "zh_CN"}) {
            QTest::newRow(language) << QString::fromLatin1(language);
        }
    }
    static QString source(const QString& path) { return QStringLiteral(RANGEBAR_SOURCE_DIR "/") + path; }
    static Manual manual(const QString& language)
    {
        return Manual::load(source(QStringLiteral("docs/manual/")) + language);
    }
    static QString read(const QString& path);
    static QStringList all(const QString& pattern, const QString& text);
    static QStringList pictureLinks(const QString& markdown);
    static QString plainName(QString text);
    static QSet<QString> interfaceNames(const QString& language);
    static QString withoutCode(const QString& markdown);
    static QList<QStringList> commands(const QString& markdown);
    static QList<double> numbersOfSamples();
};

QString ManualTextTest::read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList ManualTextTest::all(const QString& pattern, const QString& text)
{
    const QRegularExpression expression(pattern, QRegularExpression::MultilineOption);
    QStringList found;
    for (auto match = expression.globalMatch(text); match.hasNext();) {
        found += match.next().captured(1);
    }
    return found;
}

QStringList ManualTextTest::pictureLinks(const QString& markdown)
{
    return all(QStringLiteral(R"(!\[[^\]]+\]\(([^)]+)\))"), markdown);
}

QString ManualTextTest::withoutCode(const QString& markdown)
{
    static const QRegularExpression code(QStringLiteral("^```.*?^```$"),
                                         QRegularExpression::MultilineOption |
                                             QRegularExpression::DotMatchesEverythingOption);
    return QString(markdown).remove(code);
}

void ManualTextTest::languagesHaveTheSameStructure()
{
    const Manual english = manual(QStringLiteral("en"));
    QCOMPARE(english.chapters().size(), 9);
    for (const char* language : {"ru", "zh_CN"}) {
        const Manual other = manual(QString::fromLatin1(language));
        QCOMPARE(other.chapters().size(), english.chapters().size());
        for (int i = 0; i < english.chapters().size(); ++i) {
            const ManualChapter& one = english.chapters().at(i);
            const ManualChapter& two = other.chapters().at(i);
            QCOMPARE(two.id, one.id);
            const auto shape = [](const ManualChapter& chapter) {
                QStringList parts;
                for (const ManualHeading& heading : chapter.headings) {
                    parts += QString::number(heading.level);
                }
                parts += pictureLinks(chapter.markdown);
                parts += QString::number(chapter.markdown.count(QLatin1String("\n| ")));
                parts += QString::number(chapter.markdown.count(QLatin1String("\n- ")));
                parts += QString::number(all(QStringLiteral(R"(\*\*([^*]+)\*\*)"), chapter.markdown).size());
                for (const QString& link : manualLinks(chapter.markdown)) {
                    parts += link.section(QLatin1Char('#'), 0, 0);
                }
                // Commands are the same in every language.
                parts += all(QStringLiteral("^(rangebar .*)$"), chapter.markdown);
                parts.sort(); // sentences may have another order
                return parts;
            };
            QVERIFY2(shape(two) == shape(one), qPrintable(QStringLiteral("%1/%2:\n%3\n%4")
                                                              .arg(QLatin1String(language), one.id,
                                                                   shape(two).join(QLatin1String(" ; ")),
                                                                   shape(one).join(QLatin1String(" ; ")))));
        }
    }
}

void ManualTextTest::linksLeadSomewhere()
{
    QFETCH(QString, language);
    const Manual read = manual(language);
    int links = 0;
    for (int chapter = 0; chapter < read.chapters().size(); ++chapter) {
        for (const QString& link : manualLinks(read.chapters().at(chapter).markdown)) {
            if (!link.startsWith(QLatin1String("images/"))) {
                QVERIFY2(read.target(chapter, link), qPrintable(link));
                ++links;
            }
        }
    }
    QVERIFY(links > 10);
    QVERIFY(!read.target(0, QStringLiteral("nowhere.md")));
    QVERIFY(!read.target(0, QStringLiteral("charts.md#nowhere")));
    // Every chapter is in the list of contents, so that it is in the program.
    QDir folder(source(QStringLiteral("docs/manual/")) + language);
    QCOMPARE(folder.entryList({QStringLiteral("*.md")}).size(), read.chapters().size() + 1);
}

void ManualTextTest::picturesAreThereAndNoOthers()
{
    QFETCH(QString, language);
    QStringList shown;
    const QList<ManualChapter> chaptersOfLanguage = manual(language).chapters();
    for (const ManualChapter& chapter : chaptersOfLanguage) {
        shown += pictureLinks(chapter.markdown);
    }
    shown.sort();
    const QDir folder(source(QStringLiteral("docs/manual/")) + language + QStringLiteral("/images"));
    QStringList there;
    for (const QString& name : folder.entryList(QDir::Files)) {
        there += QStringLiteral("images/") + name;
        const QFileInfo file(folder.filePath(name));
        QVERIFY2(file.size() < largestPicture, qPrintable(name));
        QVERIFY2(QImage(file.filePath()).width() >= 640, qPrintable(name));
        const bool isPainted = name.startsWith(QLatin1String("chart-"));
        QCOMPARE(QFile::exists(QStringLiteral(":/rangebar/manual/%1/images/%2").arg(language, name)),
                 !isPainted);
    }
    there.sort();
    QCOMPARE(shown, there);
}

void ManualTextTest::picturesOfTheReadmeAreThereAndNoOthers()
{
    const QString readme = read(source(QStringLiteral("README.md")));
    QStringList shown = pictureLinks(readme);
    shown.sort();
    QStringList there;
    for (const QString& name : QDir(source(QStringLiteral("resources/screenshots"))).entryList(QDir::Files)) {
        there += QStringLiteral("resources/screenshots/") + name;
    }
    there.sort();
    QCOMPARE(shown, there);
}

QString ManualTextTest::plainName(QString text)
{
    static const QRegularExpression mnemonic(QStringLiteral(R"(\(&.\))"));
    static const QRegularExpression end(QStringLiteral("(\\.\\.\\.|:|\uff1a)$"));
    return text.remove(mnemonic).remove(QLatin1Char('&')).remove(end).trimmed();
}

QSet<QString> ManualTextTest::interfaceNames(const QString& language)
{
    // The file of English has only its plurals; that of any other language names all of its sources.
    const QString translation = language == QLatin1String("en") ? QStringLiteral("ru") : language;
    QFile file(source(QStringLiteral("translations/rangebar_%1.ts").arg(translation)));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    QSet<QString> names;
    QString original;
    for (QXmlStreamReader xml(&file); !xml.atEnd(); xml.readNext()) {
        if (xml.isStartElement() && xml.name() == u"source") {
            original = xml.readElementText();
        } else if (xml.isStartElement() && xml.name() == u"translation") {
            const QString translated = xml.readElementText(QXmlStreamReader::IncludeChildElements);
            names.insert(plainName(language == QLatin1String("en") ? original : translated));
        }
    }
    return names;
}

/// Whatever is bold in the manual is a name in the interface, with its menu in front of it.
void ManualTextTest::namesAreThoseOfTheInterface()
{
    QFETCH(QString, language);
    ProgramFixture fixture;
    fixture.start(language);
    QSet<QString> paths;
    const std::function<void(const QString&, const QList<QAction*>&)> collect =
        [&](const QString& menu, const QList<QAction*>& actions) {
            for (const QAction* action : actions) {
                paths.insert(menu + plainName(action->text()));
                if (action->menu() && menu.isEmpty()) {
                    collect(plainName(action->text()) + QStringLiteral(" > "), action->menu()->actions());
                }
            }
        };
    collect(QString(), fixture.window().menuBar()->actions());
    const QSet<QString> names = interfaceNames(language);
    QVERIFY(names.size() > 500);
    QVERIFY(!names.contains(QStringLiteral("No such name")));
    int found = 0;
    const bool hasGitHub = fixture.find<QAction>("openPullRequest") != nullptr;
    const QList<ManualChapter> chaptersOfLanguage = manual(language).chapters();
    for (const ManualChapter& chapter : chaptersOfLanguage) {
        if (chapter.id == QLatin1String("pull-requests") && !hasGitHub) {
            continue; // of a program without GitHub
        }
        for (const QString& name : all(QStringLiteral(R"(\*\*([^*]+)\*\*)"), withoutCode(chapter.markdown))) {
            const QString oneLine = name.simplified();
            const bool isPath = oneLine.contains(QLatin1String(" > "));
            QVERIFY2((isPath ? paths : names).contains(oneLine),
                     qPrintable(chapter.id + QStringLiteral(": ") + oneLine));
            ++found;
        }
    }
    QVERIFY(found > 40);
}

void ManualTextTest::keysAreThoseOfTheInterface()
{
    QFETCH(QString, language);
    ProgramFixture fixture;
    fixture.start(language);
    QStringList keys;
    for (const QAction* action : fixture.window().findChildren<QAction*>()) {
        for (const QKeySequence& key : action->shortcuts()) {
            keys += key.toString(QKeySequence::PortableText)
                        .replace(QLatin1String("PgDown"), QLatin1String("Page Down"))
                        .replace(QLatin1String("PgUp"), QLatin1String("Page Up"));
        }
    }
    // Of the manual itself, of tables, and of a window that a pull request is opened with.
    keys += {QStringLiteral("Alt+Left"), QStringLiteral("Alt+Right"), QStringLiteral("Ctrl+C"),
             QStringLiteral("Ctrl+P"), QStringLiteral("Shift+F7")};
    const QString text = manual(language).chapters().first().markdown;
    const QStringList told = all(
        QStringLiteral(
            R"((?:^\| |, |\x{3001})((?:(?:Ctrl|Shift|Alt)\+)+(?:Page Up|Page Down|[A-Z][A-Za-z0-9]*|,)|F\d))"),
        text);
    QVERIFY(told.size() > 25);
    for (const QString& key : told) {
        QVERIFY2(keys.contains(key), qPrintable(key));
    }
}

QList<QStringList> ManualTextTest::commands(const QString& markdown)
{
    QStringList lines = all(QStringLiteral("^((?:rangebar|git) .*)$"), markdown);
    lines += all(QStringLiteral("`(rangebar [^`]+)`"), withoutCode(markdown));
    QList<QStringList> found;
    for (const QString& line : lines) {
        for (const QString& command : all(QStringLiteral(R"((rangebar (?:[^'|$`]|\$[A-Z])*))"), line)) {
            if (!line.left(line.indexOf(command)).endsWith(QLatin1String("diff."))) {
                found += QProcess::splitCommand(command.trimmed());
            }
        }
    }
    return found;
}

void ManualTextTest::commandsAreAccepted()
{
    QFETCH(QString, language);
    const auto accepts = [](const QStringList& command) -> QString {
        QStringList arguments = command.mid(1);
        const QString first = arguments.value(0);
        if (first == QLatin1String("help")) {
            return verbSpec(arguments.value(1)) ? QString() : QStringLiteral("no such verb");
        }
        if (arguments.size() == 1 && !first.startsWith(QLatin1Char('-'))) {
            return verbSpec(first) ? QString() : QStringLiteral("no such verb"); // named, and not called
        }
        if (arguments.last() == QLatin1String("--")) {
            arguments += QStringLiteral("results.json"); // git adds it
        }
        const auto verb = verbSpec(first);
        const auto parsed = parseCommand(verb ? *verb : programSpec(), verb ? arguments.mid(1) : arguments);
        return parsed ? QString() : parsed.error();
    };
    QVERIFY(!accepts({QStringLiteral("rangebar"), QStringLiteral("show"), QStringLiteral("--no-such-option")})
                 .isEmpty());
    int checked = 0;
    const QList<ManualChapter> chaptersOfLanguage = manual(language).chapters();
    for (const ManualChapter& chapter : chaptersOfLanguage) {
        for (const QStringList& command : commands(chapter.markdown)) {
            const bool isOfGitHub =
                command.contains(QLatin1String("--pr")) || command.contains(QLatin1String("--repo"));
            if (isOfGitHub && !verbSpec(u"diff")->option(u"pr")) {
                continue; // of a program without GitHub
            }
            const QString problem = accepts(command);
            QVERIFY2(problem.isEmpty(),
                     qPrintable(command.join(QLatin1Char(' ')) + QLatin1String(": ") + problem));
            ++checked;
        }
    }
    QVERIFY2(checked > 25, qPrintable(QString::number(checked)));
}

QList<double> ManualTextTest::numbersOfSamples()
{
    QList<double> numbers;
    for (const char* crate : {"ruststream-rdkafka", "ruststream-sqlx"}) {
        const QJsonObject document =
            QJsonDocument::fromJson(Program::sample(QLatin1String(crate))->bytes).object();
        const QString told = document.value(QStringLiteral("environment"))
                                 .toObject()
                                 .value(QStringLiteral("round_trip"))
                                 .toString();
        static const QRegularExpression microseconds(QStringLiteral("([0-9.]+) us"));
        const double roundTrip = microseconds.match(told).captured(1).toDouble();
        const QJsonObject scenario = document.value(QStringLiteral("scenarios")).toArray().first().toObject();
        const auto rate = [&](const char* loop, const char* round) {
            return scenario.value(QLatin1String(loop)).toObject().value(QLatin1String(round)).toDouble();
        };
        for (const char* loop : {"raw", "adapter", "framework"}) {
            numbers += {rate(loop, "best"), rate(loop, "worst"), rate(loop, "best") - rate(loop, "worst"),
                        std::abs(rate("raw", "best") - rate(loop, "best"))};
        }
        numbers += scenario.value(QStringLiteral("overhead_percent")).toDouble();
        const double charged = scenario.value(QStringLiteral("round_trips_per_message")).toDouble();
        const double message = 1e6 / rate("raw", "best");
        numbers += {roundTrip, charged, message, 100 * charged * roundTrip / message};
    }
    return numbers;
}

void ManualTextTest::numbersOfTheExamplesAreThoseOfTheSamples()
{
    QFETCH(QString, language);
    const QList<double> known = numbersOfSamples();
    const bool isRussian = language == QLatin1String("ru");
    const auto value = [&](QString token) {
        if (isRussian) {
            token.remove(QChar(0xa0)).replace(QLatin1Char(','), QLatin1Char('.'));
        }
        return token.remove(QLatin1Char(',')).toDouble();
    };
    const auto isKnown = [&](double number) {
        return std::ranges::any_of(known, [&](double one) { return std::abs(one - number) < 0.051; });
    };
    QVERIFY(!isKnown(12345));
    int checked = 0;
    const QList<ManualChapter> chaptersOfLanguage = manual(language).chapters();
    for (const ManualChapter& chapter : chaptersOfLanguage) {
        for (const QString& line : all(QStringLiteral("^> (.*)$"), chapter.markdown)) {
            for (const QString& token : all(QStringLiteral(R"((\d[\d,.\x{a0}]*\d|\d))"), line)) {
                QVERIFY2(isKnown(value(token)), qPrintable(chapter.id + QLatin1String(": ") + token));
                ++checked;
            }
        }
    }
    QVERIFY2(checked >= 20, qPrintable(QString::number(checked)));
}

void ManualTextTest::punctuationIsThatOfTheLanguage()
{
    const QList<ManualChapter> chaptersOfChinese = manual(QStringLiteral("zh_CN")).chapters();
    for (const ManualChapter& chapter : chaptersOfChinese) {
        static const QRegularExpression inlineCode(QStringLiteral("`[^`]*`|\\([^)]*\\)"));
        const QString text = withoutCode(chapter.markdown).remove(inlineCode);
        const QStringList halfWidth =
            all(QStringLiteral(R"(([\x{4e00}-\x{9fff}][,;:?!]|[,;:?!][\x{4e00}-\x{9fff}]))"), text);
        QVERIFY2(halfWidth.isEmpty(), qPrintable(chapter.id + halfWidth.join(QLatin1Char(' '))));
        const QStringList tight =
            all(QStringLiteral(R"(([\x{4e00}-\x{9fff}][A-Za-z0-9]|[A-Za-z0-9][\x{4e00}-\x{9fff}]))"), text);
        QVERIFY2(tight.isEmpty(), qPrintable(chapter.id + tight.join(QLatin1Char(' '))));
    }
    const QList<ManualChapter> chaptersOfRussian = manual(QStringLiteral("ru")).chapters();
    for (const ManualChapter& chapter : chaptersOfRussian) {
        static const QRegularExpression inlineCode(QStringLiteral("`[^`]*`"));
        const QString text = withoutCode(chapter.markdown).remove(inlineCode);
        QVERIFY2(!text.contains(QLatin1Char('"')), qPrintable(chapter.id));
        const QStringList dashes = all(QStringLiteral(R"((\w - \w))"), text);
        QVERIFY2(dashes.isEmpty(), qPrintable(chapter.id + dashes.join(QLatin1Char(' '))));
    }
}

void ManualTextTest::searchTakesWordsInAnyOrder()
{
    const Manual english = manual(QStringLiteral("en"));
    const QList<ManualHit> hits = english.find(QStringLiteral("NOTCH  median"));
    QVERIFY(!hits.isEmpty());
    QCOMPARE(english.chapters().at(hits.first().place.chapter).id, QStringLiteral("charts"));
    QVERIFY(hits.first().excerpt.contains(QLatin1String("notch")));
    QVERIFY(hits.first().excerpt.size() < 200);
    QCOMPARE(english.find(QStringLiteral("median notch")).size(), hits.size());
    QVERIFY(english.find(QStringLiteral("notch no-such-word")).isEmpty());
    QVERIFY(english.find(QStringLiteral("  ")).isEmpty());
    QVERIFY(!manual(QStringLiteral("zh_CN")).find(QStringLiteral("波动范围")).isEmpty());
    QVERIFY(!manual(QStringLiteral("ru")).find(QStringLiteral("ЗАСЕЧКА")).isEmpty());
}

void ManualTextTest::anchorsAreThoseOfGitHub()
{
    const Manual english = manual(QStringLiteral("en"));
    QCOMPARE(english.chapters().at(english.indexOf(QStringLiteral("charts"))).headings.at(5).anchor,
             QStringLiteral("what-the-numbers-cant-say"));
    QCOMPARE(english.chapters().at(english.indexOf(QStringLiteral("comparing"))).headings.at(2).anchor,
             QStringLiteral("may-they-be-compared"));
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::ManualTextTest)
#include "tst_manualtext.moc"
