// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/review/reviewfixture.h"

#include <QSize>

#include <functional>
#include <memory>

class QDialog;
class QMenu;

namespace rangebar::test {

/// Goes through every page, dialog, menu and notice of the real program, as a reader would open them, and has
/// each looked at. For tests of what must hold everywhere: texts, sizes, fonts, directions.
class ProgramWalk
{
public:
    /// Called where everything is laid out, with the name of the place and its window: the main window, a
    /// dialog or a menu.
    using Look = std::function<void(const QString& place, QWidget* window)>;

    explicit ProgramWalk(Look look);
    ~ProgramWalk();

    /// The parts of the walk, each in a program of its own.
    static QStringList parts();
    void walk(const QString& part);

    // What may be set before a walk.
    QString language; ///< of the program; the system's where empty
    QSize size{1280, 800};
    /// Applied to every document before the program sees it.
    std::function<QByteArray(const QByteArray&)> edit = [](const QByteArray& document) { return document; };
    std::function<void()> beforeShow; ///< when there is a program and a window that was never shown

    MainWindow& window() { return m_fixture->window(); }

private:
    void overview();
    void crates();
    void files();
    void comparison();
    void library();
    void history();
    void manual();
    void pullRequest();
    void dialogs();
    void preferences();
    void menus();
    void notices();

    QByteArray document(const QString& name, const QByteArray& date, const QByteArray& crate = {}) const;
    QByteArray changed(QByteArray document) const;
    QString write(const QString& name, const QByteArray& document);
    void serveCrates();
    void keepEditions();
    void start();
    void refresh();
    void show(const QString& page);
    void openTables();
    void settle();
    void look(const QString& place);
    void look(const QString& place, QWidget* window);
    void lookAtMenu(const QString& place, QMenu* menu);
    void lookAtPopup(const QString& place);
    /// Opens a dialog by an action of the window.
    QDialog* open(const char* action, const char* name);
    void close(QDialog* dialog);
    template <typename T>
    T* find(const char* name)
    {
        T* found = m_fixture->find<T>(name);
        if (!found) {
            qFatal("The walk finds no %s.", name);
        }
        return found;
    }

    Look m_look;
    std::unique_ptr<ReviewFixture> m_fixture;
};

} // namespace rangebar::test
