// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace rangebar {

/// Hears from the system when the network is back. Where the system has nothing to say of it, this stays
/// silent. Lives in the main thread.
class NetworkReach : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Begins to listen; loads the system's side of it, so not before it is needed. Further calls do nothing.
    virtual void start();

Q_SIGNALS:
    void back();

private:
    bool m_isStarted = false;
};

} // namespace rangebar
