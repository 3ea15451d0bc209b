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
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
}

} // namespace rangebar::test
