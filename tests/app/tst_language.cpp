// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"
#include "models/report/numberformat.h"
#include "models/report/words.h"
#include "tests/support/testobject.h"

#include <QWidget>

namespace rangebar::test {

/// Counts how often it is told of a change of the language.
class Listener : public QWidget
{
public:
    int changes = 0;

protected:
    void changeEvent(QEvent* event) override
    {
        changes += event->type() == QEvent::LanguageChange;
        QWidget::changeEvent(event);
    }
};

class LanguageTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void anotherLanguageForAMoment();
    void windowsHearNothingOfIt();
    void windowsHearOfARealChange();
    void theSameLanguageChangesNothing();
};

void LanguageTest::anotherLanguageForAMoment()
{
    Language language;
    language.apply(QStringLiteral("en"));
    const QString word = Words::verdict(Verdict::Indistinguishable);
    const QString figure = NumberFormat().full(1234.5);
    QCOMPARE(word, QStringLiteral("indistinguishable"));
    QString russian;
    {
        const LanguageScope scope(language, QStringLiteral("ru"));
        russian = Words::verdict(Verdict::Indistinguishable);
        QVERIFY(russian != word);
        QVERIFY(NumberFormat().full(1234.5) != figure);
        QCOMPARE(language.current(), QStringLiteral("en"));
    }
    QCOMPARE(Words::verdict(Verdict::Indistinguishable), word);
    QCOMPARE(NumberFormat().full(1234.5), figure);

    // English has no word of its own in its translation, so Russian must not shine through.
    language.apply(QStringLiteral("ru"));
    {
        const LanguageScope scope(language, QStringLiteral("en"));
        QCOMPARE(Words::verdict(Verdict::Indistinguishable), word);
    }
    QCOMPARE(Words::verdict(Verdict::Indistinguishable), russian);
}

void LanguageTest::windowsHearNothingOfIt()
{
    Language language;
    language.apply(QStringLiteral("en"));
    Listener window;
    window.show();
    QCoreApplication::processEvents();
    window.changes = 0;
    {
        const LanguageScope scope(language, QStringLiteral("zh_CN"));
    }
    QCoreApplication::processEvents();
    QCOMPARE(window.changes, 0);
}

void LanguageTest::windowsHearOfARealChange()
{
    Language language;
    language.apply(QStringLiteral("en"));
    Listener window;
    window.show();
    QCoreApplication::processEvents();
    window.changes = 0;
    {
        const LanguageScope scope(language, QStringLiteral("zh_CN"));
    }
    language.apply(QStringLiteral("ru"));
    QCoreApplication::processEvents();
    QVERIFY(window.changes > 0);
}

void LanguageTest::theSameLanguageChangesNothing()
{
    Language language;
    language.apply(QStringLiteral("ru"));
    const QString word = Words::verdict(Verdict::Measured);
    const QLocale kept;
    QLocale::setDefault(QLocale(QLocale::Russian, QLocale::Kazakhstan));
    for (const QString& wish : {QString(), QStringLiteral("ru"), QStringLiteral("ru_RU")}) {
        const LanguageScope scope(language, wish);
        QCOMPARE(Words::verdict(Verdict::Measured), word);
        QCOMPARE(QLocale().territory(), QLocale::Kazakhstan);
    }
    QLocale::setDefault(kept);
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::LanguageTest)
#include "tst_language.moc"
