// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTest>

namespace rangebar::test {

/// Base of every test: fixed locale, settings and caches away from the user's own, and any Qt warning fails
/// the test function that caused it. A class with an init() of its own calls this one.
class TestObject : public QObject
{
    Q_OBJECT

public:
    TestObject();

protected Q_SLOTS:
    void init();
};

} // namespace rangebar::test
