// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/languages/roomwalk.h"
#include "tests/support/testobject.h"

namespace rangebar::test {

/// A language that is written from the right: the window is the other way round, and nothing lies over
/// anything.
class RightToLeftTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTextHasRoom_data() { everyPart(); }
    void everyTextHasRoom();
};

void RightToLeftTest::everyTextHasRoom()
{
    QFETCH(const QString, part);
    walkForRoom(part, {1000, 720}, Qt::RightToLeft);
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::RightToLeftTest)
#include "tst_righttoleft.moc"
