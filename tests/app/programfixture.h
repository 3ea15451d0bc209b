// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop.h"
#include "app/mainwindow.h"
#include "app/program.h"
#include "tests/support/httpserver.h"

#include <QModelIndex>
#include <QTemporaryDir>
#include <QUrl>

#include <functional>
#include <memory>

namespace rangebar::test {

/// Answers for the windows of the desktop and remembers what was asked.
class FakeDesktop : public Desktop
{
public:
    QStringList askForDocuments(QWidget*, const QString&, const QString&) override { return documents; }
    QString askForFile(QWidget*, const QString&, const QString& suggestedPath, const QString&) override
    {
        suggested = suggestedPath;
        return file;
    }
    QString askForImage(QWidget*, const QString& suggestedPath) override
    {
        suggested = suggestedPath;
        return image;
    }
    QString askForFolder(QWidget*, const QString&, const QString& start) override
    {
        suggested = start;
        return folder;
    }
    QStringList askForImport(QWidget*, const QString&, const QString&) override { return documents; }
    void reveal(const QStringList& paths) override { revealed += paths; }
    void openUrl(const QUrl& url) override { opened += url; }

    QStringList documents;
    QString image;
    QString file;
    QString folder;
    QString suggested;
    QList<QUrl> opened;
    QStringList revealed;
};

/// The real program and its real window, with folders of their own, against a web server of the test's.
class ProgramFixture
{
public:
    /// Crates nats, rdkafka and sqlx, served at "/<crate>.json".
    ProgramFixture();

    QString configFile(const QString& name) const
    {
        return m_home.filePath(QStringLiteral("config/") + name);
    }
    QString path(const QString& name) const { return m_home.filePath(name); }
    /// Writes a file and returns its path.
    QString write(const QString& name, const QByteArray& bytes) const;

    /// Makes the program anew on the same folders, as a second start does.
    void start(const QString& language = {});
    void stop();
    /// Asks for all crates and waits until every one has ended.
    void refresh();

    Program& program() { return *m_program; }
    MainWindow& window() { return *m_window; }
    template <typename T>
    T* find(const char* name)
    {
        return m_window->findChild<T*>(QLatin1String(name));
    }

    /// What the side list has of a page; invalid where it does not list it.
    QModelIndex listed(const QString& pageKey);

    HttpServer server;
    FakeDesktop desktop;
    std::function<void()> beforeShow; ///< what start() does once there is a window

private:
    QTemporaryDir m_home;
    LoopbackNetwork m_network;
    std::unique_ptr<Program> m_program;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace rangebar::test
