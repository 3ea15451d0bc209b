// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testobject.h"

#include <QLocale>
#include <QRegularExpression>
#include <QStandardPaths>

namespace rangebar::test {

TestObject::TestObject()
{
    QStandardPaths::setTestModeEnabled(true);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
}

void TestObject::init()
{
    // The offscreen platform says so of every window and menu; nothing in the program causes it.
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support )")));
}

} // namespace rangebar::test
