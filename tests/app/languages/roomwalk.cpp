// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/languages/roomwalk.h"

#include "tests/app/languages/showngeometry.h"
#include "tests/app/programwalk.h"
#include "tests/support/pseudolanguage.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rangebar::test {

void everyPart()
{
    QTest::addColumn<QString>("part");
    const QStringList parts = ProgramWalk::parts();
    for (const QString& part : parts) {
        QTest::newRow(qPrintable(part)) << part;
    }
}

void walkForRoom(const QString& part, const QSize& size, Qt::LayoutDirection direction)
{
    const PseudoLanguageScope language(direction);
    int looked = 0;
    int places = 0;
    QSet<QString> faults;
    ProgramWalk walk([&](const QString& place, QWidget* window) {
        ++places;
        QCOMPARE(window->layoutDirection(), direction);
        writePicture(window, u"%1 %2 %3"_s.arg(size.width()).arg(direction).arg(place));
        for (const auto look : {cutTexts, misplaced, chartWords}) {
            const Geometry geometry = look(window);
            looked += geometry.looked;
            for (const QString& fault : geometry.faults) {
                if (!faults.contains(fault)) {
                    faults.insert(fault);
                    qInfo().noquote() << place + u" - "_s + fault;
                }
            }
        }
        if (window == &walk.window()) {
            QCOMPARE(window->size(), size); // and no part of it needs more
        }
    });
    walk.language = u"en"_s;
    walk.size = size;
    walk.walk(part);
    QVERIFY2(faults.isEmpty(), qPrintable(u"%1 faults, told above"_s.arg(faults.size())));
    QVERIFY2(places > 0 && looked > 4 * places,
             qPrintable(u"%1 parts in %2 places"_s.arg(looked).arg(places)));
}

} // namespace rangebar::test
