// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/machinenumber.h"
#include "models/report/numberformat.h"
#include "tests/support/testobject.h"

#include <cmath>
#include <limits>

using namespace rangebar;
using namespace rangebar::test;

namespace {

const QLocale english(QLocale::English, QLocale::UnitedStates);
const QLocale russian(QLocale::Russian, QLocale::Russia);
const QLocale chinese(QLocale::Chinese, QLocale::China);

} // namespace

class tst_NumberFormat : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void cell_data();
    void cell();
    void full_data();
    void full();
    void count();
    void percent_data();
    void percent();
    void percentTick_data();
    void percentTick();
    void share_data();
    void share();
    void significant_data();
    void significant();
    void ratio_data();
    void ratio();
    void duration_data();
    void duration();
    void date_data();
    void date();
    void dateTime();
    void forPrograms_data();
    void forPrograms();
};

void tst_NumberFormat::cell_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("expected");
    QTest::newRow("grouped") << english << 1569899.0 << QStringLiteral("1,569,899");
    QTest::newRow("one decimal") << english << 8679.9 << QStringLiteral("8,679.9");
    QTest::newRow("no decimal where there is none") << english << 10571.0 << QStringLiteral("10,571");
    QTest::newRow("half of a decimal value goes up") << english << 0.35 << QStringLiteral("0.4");
    QTest::newRow("and a quarter") << english << 0.25 << QStringLiteral("0.3");
    QTest::newRow("just below") << english << 0.2499999 << QStringLiteral("0.2");
    QTest::newRow("away from zero") << english << -0.25 << QStringLiteral("-0.3");
    QTest::newRow("rounding carries") << english << 999.96 << QStringLiteral("1,000");
    QTest::newRow("zero") << english << 0.0 << QStringLiteral("0");
    QTest::newRow("negative zero") << english << -0.0 << QStringLiteral("0");
    QTest::newRow("rounds to zero from below") << english << -0.04 << QStringLiteral("0");
    QTest::newRow("large") << english << 1e15 << QStringLiteral("1,000,000,000,000,000");
    QTest::newRow("Russian") << russian << 1569899.5 << QStringLiteral("1\u00a0569\u00a0899,5");
    QTest::newRow("Chinese") << chinese << 1569899.5 << QStringLiteral("1,569,899.5");
    QTest::newRow("for files") << QLocale::c() << 1569899.5 << QStringLiteral("1569899.5");
}

void tst_NumberFormat::cell()
{
    QFETCH(QLocale, locale);
    QFETCH(double, value);
    QTEST(NumberFormat(locale).cell(value), "expected");
}

void tst_NumberFormat::full_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("expected");
    QTest::newRow("all digits") << english << 1234.5678 << QStringLiteral("1,234.5678");
    QTest::newRow("small") << english << 0.158 << QStringLiteral("0.158");
    QTest::newRow("a tenth") << english << 0.1 << QStringLiteral("0.1");
    QTest::newRow("whole") << english << 1538720.0 << QStringLiteral("1,538,720");
    QTest::newRow("negative zero") << english << -0.0 << QStringLiteral("0");
    QTest::newRow("very large") << english << 1e300 << QStringLiteral("1E+300");
    QTest::newRow("very small") << english << 1.5e-9 << QStringLiteral("1.5E-09");
    QTest::newRow("Russian") << russian << 1234.5678 << QStringLiteral("1\u00a0234,5678");
    QTest::newRow("for files") << QLocale::c() << 1234.5678 << QStringLiteral("1234.5678");
}

void tst_NumberFormat::full()
{
    QFETCH(QLocale, locale);
    QFETCH(double, value);
    QTEST(NumberFormat(locale).full(value), "expected");
}

void tst_NumberFormat::count()
{
    QCOMPARE(NumberFormat(english).count(10726274), QStringLiteral("10,726,274"));
    QCOMPARE(NumberFormat(russian).count(10726274), QStringLiteral("10\u00a0726\u00a0274"));
    QCOMPARE(NumberFormat(QLocale::c()).count(std::numeric_limits<qint64>::max()),
             QStringLiteral("9223372036854775807"));
}

void tst_NumberFormat::percent_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("label");
    QTest::newRow("slower") << english << 2.2 << QStringLiteral("+2.2%") << QStringLiteral("+2.2\u00a0%");
    QTest::newRow("faster") << english << -45.0 << QStringLiteral("-45%") << QStringLiteral("-45\u00a0%");
    QTest::newRow("nothing") << english << 0.0 << QStringLiteral("0%") << QStringLiteral("0\u00a0%");
    QTest::newRow("negative zero") << english << -0.0 << QStringLiteral("0%") << QStringLiteral("0\u00a0%");
    QTest::newRow("rounds to nothing")
        << english << 0.04 << QStringLiteral("0%") << QStringLiteral("0\u00a0%");
    QTest::newRow("thousands") << english << 1234.56 << QStringLiteral("+1,234.6%")
                               << QStringLiteral("+1,234.6\u00a0%");
    QTest::newRow("Russian") << russian << 2.2 << QStringLiteral("+2,2%") << QStringLiteral("+2,2\u00a0%");
    QTest::newRow("Chinese") << chinese << 2.2 << QStringLiteral("+2.2%") << QStringLiteral("+2.2%");
}

void tst_NumberFormat::percent()
{
    QFETCH(QLocale, locale);
    QFETCH(double, value);
    QTEST(NumberFormat(locale).percentCell(value), "cell");
    QTEST(NumberFormat(locale).percentLabel(value), "label");
}

void tst_NumberFormat::percentTick_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("step");
    QTest::addColumn<QString>("expected");
    QTest::newRow("zero") << 0.0 << 10.0 << QStringLiteral("0");
    QTest::newRow("nearly zero, as sums of steps are") << 1e-17 << 0.1 << QStringLiteral("0");
    QTest::newRow("whole step") << 10.0 << 10.0 << QStringLiteral("+10\u00a0%");
    QTest::newRow("negative") << -20.0 << 10.0 << QStringLiteral("-20\u00a0%");
    QTest::newRow("half") << 0.5 << 0.5 << QStringLiteral("+0.5\u00a0%");
    QTest::newRow("all ticks of an axis have the same decimals")
        << 1.0 << 0.5 << QStringLiteral("+1.0\u00a0%");
    QTest::newRow("quarter") << 0.75 << 0.25 << QStringLiteral("+0.75\u00a0%");
    QTest::newRow("noise") << 0.30000000000000004 << 0.1 << QStringLiteral("+0.3\u00a0%");
    QTest::newRow("fine") << 0.002 << 0.001 << QStringLiteral("+0.002\u00a0%");
}

void tst_NumberFormat::percentTick()
{
    QFETCH(double, value);
    QFETCH(double, step);
    QTEST(NumberFormat(english).percentTick(value, step), "expected");
}

void tst_NumberFormat::share_data()
{
    QTest::addColumn<double>("fraction");
    QTest::addColumn<QString>("expected");
    QTest::newRow("more than half") << 0.53 << QStringLiteral("53\u00a0%");
    QTest::newRow("rounded") << 0.5345 << QStringLiteral("53\u00a0%");
    QTest::newRow("half") << 0.5 << QStringLiteral("50\u00a0%");
    QTest::newRow("just below half does not look like half") << 0.4996 << QStringLiteral("49.96\u00a0%");
    QTest::newRow("below half") << 0.497 << QStringLiteral("49.7\u00a0%");
    QTest::newRow("below ten") << 0.024 << QStringLiteral("2.4\u00a0%");
    QTest::newRow("tiny") << 0.00031 << QStringLiteral("0.031\u00a0%");
    QTest::newRow("nothing") << 0.0 << QStringLiteral("0\u00a0%");
    QTest::newRow("many times the whole") << 9.96 << QStringLiteral("996\u00a0%");
}

void tst_NumberFormat::share()
{
    QFETCH(double, fraction);
    QTEST(NumberFormat(english).share(fraction), "expected");
}

void tst_NumberFormat::significant_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("expected");
    QTest::newRow("below one") << 0.98446 << QStringLiteral("0.984");
    QTest::newRow("above one") << 1.3149 << QStringLiteral("1.31");
    QTest::newRow("no empty decimals") << 2.0 << QStringLiteral("2");
    QTest::newRow("large") << 12345.6 << QStringLiteral("12,346");
    QTest::newRow("zero") << 0.0 << QStringLiteral("0");
}

void tst_NumberFormat::significant()
{
    QFETCH(double, value);
    QTEST(NumberFormat(english).significant(value), "expected");
}

void tst_NumberFormat::ratio_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("expected");
    QTest::newRow("below one") << 0.98446 << QStringLiteral("0.984");
    QTest::newRow("above one, as exactly") << 1.01349 << QStringLiteral("1.013");
    QTest::newRow("half away from zero") << 1.0135 << QStringLiteral("1.014");
    QTest::newRow("no empty decimals") << 2.0 << QStringLiteral("2");
    QTest::newRow("large") << 12.34567 << QStringLiteral("12.346");
    QTest::newRow("small") << 0.000123456 << QStringLiteral("0.000123");
}

void tst_NumberFormat::ratio()
{
    QFETCH(double, value);
    QTEST(NumberFormat(english).ratio(value), "expected");
}

void tst_NumberFormat::duration_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<double>("seconds");
    QTest::addColumn<QString>("expected");
    QTest::newRow("microseconds") << english << 503.27e-6 << QStringLiteral("503\u00a0\u00b5s");
    QTest::newRow("milliseconds") << english << 1.8174e-3 << QStringLiteral("1.82\u00a0ms");
    QTest::newRow("nanoseconds") << english << 635.7e-9 << QStringLiteral("636\u00a0ns");
    QTest::newRow("seconds") << english << 1.5 << QStringLiteral("1.50\u00a0s");
    QTest::newRow("many seconds") << english << 12345.0 << QStringLiteral("12,345\u00a0s");
    QTest::newRow("rounds into the next unit") << english << 0.9999e-3 << QStringLiteral("1.00\u00a0ms");
    QTest::newRow("below a nanosecond") << english << 0.5e-9 << QStringLiteral("0.500\u00a0ns");
    QTest::newRow("zero") << english << 0.0 << QStringLiteral("0\u00a0s");
    QTest::newRow("Russian") << russian << 1.8174e-3 << QStringLiteral("1,82\u00a0ms");
}

void tst_NumberFormat::duration()
{
    QFETCH(QLocale, locale);
    QFETCH(double, seconds);
    QTEST(NumberFormat(locale).duration(seconds), "expected");
}

void tst_NumberFormat::date_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("iso");
    QTest::addColumn<QString>("expected");
    const QString iso = QStringLiteral("2026-09-05");
    QTest::newRow("English") << english << iso << QStringLiteral("5 Sep 2026");
    QTest::newRow("Russian") << russian << iso << QStringLiteral("5 \u0441\u0435\u043d\u0442. 2026");
    QTest::newRow("Chinese") << chinese << iso << QStringLiteral("2026\u5e749\u67085\u65e5");
    QTest::newRow("for files") << QLocale::c() << iso << iso;
    QTest::newRow("no date") << english << QStringLiteral("spring") << QStringLiteral("spring");
    QTest::newRow("no such day") << english << QStringLiteral("2026-02-30") << QStringLiteral("2026-02-30");
    QTest::newRow("hostile") << english << QStringLiteral("2026-09-05\u202e")
                             << QStringLiteral("2026-09-05<U+202E>");
    QTest::newRow("empty") << english << QString() << QString();
}

void tst_NumberFormat::date()
{
    QFETCH(QLocale, locale);
    QFETCH(QString, iso);
    QTEST(NumberFormat(locale).date(iso), "expected");
}

void tst_NumberFormat::dateTime()
{
    const QDateTime when(QDate(2026, 9, 5), QTime(7, 3));
    QCOMPARE(NumberFormat(english).dateTime(when), QStringLiteral("5 Sep 2026 07:03"));
    QCOMPARE(NumberFormat(english).dateTime(when.toUTC()), QStringLiteral("5 Sep 2026 07:03"));
}

void tst_NumberFormat::forPrograms_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("round") << 100000.0 << QByteArray("100000");
    QTest::newRow("rate") << 1234567.5 << QByteArray("1234567.5");
    QTest::newRow("small") << 0.00015 << QByteArray("0.00015");
    QTest::newRow("shortest") << 0.1 + 0.2 << QByteArray("0.30000000000000004");
    QTest::newRow("zero") << -0.0 << QByteArray("0");
    QTest::newRow("negative") << -12.5 << QByteArray("-12.5");
    QTest::newRow("huge") << 1e300 << QByteArray("1e+300");
    QTest::newRow("tiny") << 5e-324 << QByteArray("5e-324");
}

void tst_NumberFormat::forPrograms()
{
    QFETCH(double, number);
    QTEST(machineNumber(number), "expected");
    QCOMPARE(machineNumber(number).toDouble(), number);
}

QTEST_GUILESS_MAIN(tst_NumberFormat)
#include "tst_numberformat.moc"
