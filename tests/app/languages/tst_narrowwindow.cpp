// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/languages/roomwalk.h"
#include "tests/support/testobject.h"

namespace rangebar::test {

/// Long texts in a narrow window.
class NarrowWindowTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTextHasRoom_data() { everyPart(); }
    void everyTextHasRoom();
};

void NarrowWindowTest::everyTextHasRoom()
{
    QFETCH(const QString, part);
    walkForRoom(part, {800, 600}, Qt::LeftToRight);
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::NarrowWindowTest)
#include "tst_narrowwindow.moc"
