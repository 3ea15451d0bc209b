// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/languages/showntexts.h"
#include "tests/app/programwalk.h"
#include "tests/support/pseudolanguage.h"
#include "tests/support/testobject.h"

#include <QCoreApplication>
#include <QDir>
#include <QLabel>
#include <QRegularExpression>
#include <QSet>
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
    return {
        // What the documents of the walk say in letters that are read as a name or a number.
        u"ruststream-[a-z]+"_s,
        u"msg/s"_s,
        // The walk's catalogue and its GitHub.
        u"\\b(NATS|Kafka|SQL databases)\\b"_s,
        u"\\b(anna|ben)/(demo|none)\\b"_s,
        // Places of files and addresses.
        QRegularExpression::escape(QDir::tempPath()) + u"/[\\w./-]+"_s,
        u"https?://[\\w:/.@-]+"_s,
        // Of Qt's locale, not of the translation.
        u"\\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\b"_s,
        u"\\b(bytes|kB|MB)\\b"_s,
        // How an address begins, as it is typed in every language.
        u"OWNER/REPO"_s,
        // The letters of the two sides.
        u"\\b[AB]\\b"_s,
    };
}

QStringList TranslatedTextsTest::untranslated(QWidget* window, int* looked)
{
    QStringList found;
    const QList<ShownText> texts = shownTexts(window);
    for (const ShownText& text : texts) {
        ++*looked;
        const QStringList words = PseudoLanguage::plainWords(text.text, known());
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
    auto* label = new QLabel(u"Hard coded"_s, &window);
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
    other->setToolTip(u"Hard coded"_s);
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
