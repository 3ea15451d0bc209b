// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/librarysearch.h"
#include "models/sources/catalogue.h"
#include "tests/app/languages/showntexts.h"
#include "tests/app/programwalk.h"
#include "tests/support/pseudolanguage.h"
#include "tests/support/testobject.h"

#include <QCoreApplication>
#include <QDir>
#include <QLabel>
#include <QRegularExpression>
#include <QSet>
#include <QSysInfo>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rangebar::test {

/// In a language that exists only here, what is still English was written into the program.
class TranslatedTextsTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void languageKeepsPlacesAndTags();
    void plainTextIsFound();
    void everyTextIsTranslated_data();
    void everyTextIsTranslated();

private:
    static QStringList known();
    static QStringList untranslated(QWidget* window, int* looked);
};

/// What stands in plain letters in every language.
QStringList TranslatedTextsTest::known()
{
    QStringList expressions{
        // Places of files and addresses.
        QRegularExpression::escape(QDir::tempPath()) + u"/[\\w./-]+"_s,
        u"https?://[\\w:/.@-]+"_s,
        u"[\\w./-]+\\.(json|png|rangebar)\\b"_s,
        // What the documents of the walk say in letters that are read as a name or a number.
        u"\\bruststream(-[a-z]+)*\\b"_s,
        u"msg/s"_s,
        u"\\b(true|false|null)\\b"_s,
        u"^note$"_s,
        u"\"[a-z_]+\":"_s,
        // The members of documents, as they are written there: alone in a tool tip, or before unknown ones.
        u"^(cpu|cpu_frequency|architecture|cores|memory|memory_speed|os|broker|round_trip|rustc|profile|"
        u"features|"
        u"rustflags|valgrind)$"_s,
        u"\\b(scenarios|throughput|code|code_measured)(\\[[0-9]+\\])?(\\.[a-z_]+)*[.\\[]"_s,
        // What the walk's GitHub says, and the refs there.
        u"\\b(anna|ben)(/(demo|none))?\\b"_s,
        u"Faster (\\\\?<b\\\\?>)?fan(\\\\?</b\\\\?>)? out|Fan out to four|\\b(Go on|Begin|Faster|More|main|faster)\\b"_s,
        u"#(&#8203;)?12 (base|head)\\b"_s, // how a side is named in every report and its file
        // The marks of a comment at GitHub.
        u"</?(details|summary)>|<!--.*-->|<(base|crate)>"_s,
        // Of Qt's locale, not of the translation.
        u"\\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\b"_s,
        u"\\b(bytes|kB|MB|KiB|MiB)\\b"_s,
        // Names: a protocol, a language in itself, the system, the letters of the two sides, keys.
        u"\\bHTTP\\b|^English$|\\b[AB]\\b|\\+[A-Z]\\b"_s,
        QRegularExpression::escape(QSysInfo::prettyProductName()),
        QSysInfo::currentCpuArchitecture(),
        // How an address begins, as it is typed in every language.
        u"OWNER/REPO"_s,
        u"proxy\\.example:8080"_s,
        // An example of a search, whose words are the same in every language.
        u"crate:nats cpu:7900X after:2026-09-01"_s,
        u"\"after:\""_s,
    };
    const Catalogue catalogue = Catalogue::builtIn();
    for (const CatalogueEntry& entry : catalogue.entries) {
        expressions += QRegularExpression::escape(entry.name);
    }
    return expressions;
}

QStringList TranslatedTextsTest::untranslated(QWidget* window, int* looked)
{
    QStringList found;
    static const QStringList names = known();
    const QString keys = u"\\b("_s + LibraryQuery::keys().join(u'|') + u")\\b"_s;
    const QList<ShownText> texts = shownTexts(window);
    for (const ShownText& text : texts) {
        ++*looked;
        if (text.where.contains(u"manualContents"_s)) {
            continue; // the manual is in each language a text of its own
        }
        const bool isQuery = text.where.contains(u"librarySearch"_s);
        const QStringList words =
            PseudoLanguage::plainWords(text.text, isQuery ? names + QStringList{keys} : names);
        if (!words.isEmpty()) {
            found += u"%1: \"%2\" (%3)"_s.arg(text.where, text.text, words.join(u' '));
        }
    }
    return found;
}

void TranslatedTextsTest::languageKeepsPlacesAndTags()
{
    const QString text = PseudoLanguage::translated(u"Asked %n crate(s) of <b>%1</b>, &all && %L2 %"_s);
    QVERIFY2(text.startsWith(u'[') && text.endsWith(u']'), qPrintable(text));
    for (const char* place : {"%n", "<b>%1</b>", "&åļļ", "&&", "%L2"}) {
        QVERIFY2(text.contains(QString::fromUtf8(place)), place);
    }
    QCOMPARE(PseudoLanguage::plainWords(text, {u"<b>|</b>|%n|%L2"_s}), QStringList());
    QCOMPARE(PseudoLanguage::translated(u"%1, %2"_s), u"%1, %2"_s);
    // Two texts in one are told apart, and one plain word in a long text is found.
    QCOMPARE(PseudoLanguage::plainWords(text.arg(u"bars"_s), {u"<b>|</b>|%n|%L2"_s}), QStringList{u"bars"_s});
    QCOMPARE(PseudoLanguage::plainWords(PseudoLanguage::foreign(u"Name of a row"_s), {}), QStringList());
}

void TranslatedTextsTest::plainTextIsFound()
{
    QWidget window;
    window.setObjectName(u"window"_s);
    auto* layout = new QVBoxLayout(&window);
    auto* label = new QLabel(u"Hard coded, so to say"_s, &window);
    auto* other = new QLabel(PseudoLanguage::translated(u"Translated"_s), &window);
    layout->addWidget(label);
    layout->addWidget(other);
    window.show();
    int looked = 0;
    QStringList found = untranslated(&window, &looked);
    QVERIFY2(looked >= 2, qPrintable(QString::number(looked)));
    QCOMPARE(found.filter(u"Hard coded"_s).isEmpty(), false);
    QVERIFY(found.filter(u"Translated"_s).isEmpty());
    label->setText({});
    other->setToolTip(u"Hard coded, so to say"_s);
    found = untranslated(&window, &looked);
    QVERIFY2(found.join(u'\n').contains(u"tool tip"_s), qPrintable(found.join(u'\n')));
}

void TranslatedTextsTest::everyTextIsTranslated_data()
{
    QTest::addColumn<QString>("part");
    const QStringList parts = ProgramWalk::parts();
    for (const QString& part : parts) {
        QTest::newRow(qPrintable(part)) << part;
    }
}

void TranslatedTextsTest::everyTextIsTranslated()
{
    QFETCH(const QString, part);
    const PseudoLanguageScope language;
    int looked = 0;
    int places = 0;
    QSet<QString> faults;
    ProgramWalk walk([&](const QString& place, QWidget* window) {
        ++places;
        const QStringList found = untranslated(window, &looked);
        for (const QString& fault : found) {
            if (!faults.contains(fault)) {
                faults.insert(fault);
                qInfo().noquote() << place + u" - "_s + fault;
            }
        }
    });
    walk.language = u"en"_s;
    walk.edit = PseudoLanguage::foreignDocument;
    walk.walk(part);
    QVERIFY2(faults.isEmpty(), qPrintable(u"%1 faults, told above"_s.arg(faults.size())));
    QVERIFY2(places > 0 && looked > 10 * places,
             qPrintable(u"%1 texts in %2 places"_s.arg(looked).arg(places)));
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::TranslatedTextsTest)
#include "tst_translatedtexts.moc"
