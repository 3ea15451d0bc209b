// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sessionstore.h"

#include <QObject>
#include <QTimer>

class QPushButton;

namespace rangebar {

class MainWindow;
class Notice;

/// Writes down what the window has open whenever it changes, and offers what a program had open that ended
/// unexpectedly. Nothing is opened again unless the reader says so.
class SessionKeeper : public QObject
{
    Q_OBJECT

public:
    /// `window` is not owned and outlives this.
    SessionKeeper(MainWindow* window, const QString& folder, QObject* parent = nullptr);
    ~SessionKeeper() override;

    /// Writes what is open, and offers the sessions that nobody ended. Once, after the first paint: nothing
    /// is done on the disk before.
    void begin();
    /// Where a crash writes its mark; empty before begin(), and where sessions can't be kept.
    QString markFile() const { return m_store.markFile(); }
    /// The window was closed in order.
    void end();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void write();
    void offerLost();
    void showOffer();
    void retranslate();
    void restore();
    void forget();

    MainWindow* m_window;
    SessionStore m_store;
    QTimer m_soon;
    SessionState m_written;
    bool m_hasBegun = false;
    QList<LostSession> m_lost; ///< the first is on offer
    Notice* m_notice = nullptr;
    QPushButton* m_restore = nullptr;
    QPushButton* m_forget = nullptr;
    QPushButton* m_copy = nullptr;
};

} // namespace rangebar
