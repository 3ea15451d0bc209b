// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop.h"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDesktopServices>
#include <QFileDialog>
#include <QFileInfo>
#include <QUrl>

namespace rangebar {
namespace {

struct Filters
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::Desktop)
};

} // namespace

QStringList Desktop::askForDocuments(QWidget* parent, const QString& title, const QString& folder)
{
    return QFileDialog::getOpenFileNames(
        parent, title, folder, Filters::tr("Results and comparisons (*.json *.rangebar);;All files (*)"));
}

QString Desktop::askForFile(QWidget* parent, const QString& title, const QString& suggestedPath,
                            const QString& filter)
{
    return QFileDialog::getSaveFileName(parent, title, suggestedPath, filter);
}

QString Desktop::askForImage(QWidget* parent, const QString& suggestedPath)
{
    QFileDialog dialog(parent, Filters::tr("Save image"), suggestedPath);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters({Filters::tr("PNG picture (*.png)"), Filters::tr("SVG drawing (*.svg)"),
                           Filters::tr("PDF document (*.pdf)")});
    dialog.setDefaultSuffix(QStringLiteral("png"));
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&dialog](const QString& filter) {
        dialog.setDefaultSuffix(filter.contains(QLatin1String("*.svg"))   ? QStringLiteral("svg")
                                : filter.contains(QLatin1String("*.pdf")) ? QStringLiteral("pdf")
                                                                          : QStringLiteral("png"));
    });
    dialog.selectFile(suggestedPath);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

QString Desktop::askForFolder(QWidget* parent, const QString& title, const QString& folder)
{
    return QFileDialog::getExistingDirectory(parent, title, folder);
}

QStringList Desktop::askForImport(QWidget* parent, const QString& title, const QString& folder)
{
    return QFileDialog::getOpenFileNames(
        parent, title, folder,
        Filters::tr("Documents and archives (*.json *.zip *.tar *.tar.* *.tgz *.txz *.tzst);;All files (*)"));
}

void Desktop::reveal(const QStringList& paths)
{
    QStringList addresses;
    for (const QString& path : paths) {
        addresses += QUrl::fromLocalFile(path).toString(QUrl::FullyEncoded);
    }
    if (addresses.isEmpty()) {
        return;
    }
    const QUrl folder = QUrl::fromLocalFile(QFileInfo(paths.constFirst()).absolutePath());
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) {
        openUrl(folder);
        return;
    }
    QDBusMessage call = QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.FileManager1"), QStringLiteral("/org/freedesktop/FileManager1"),
        QStringLiteral("org.freedesktop.FileManager1"), QStringLiteral("ShowItems"));
    call << addresses << QString();
    auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(call), qApp);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, watcher, [watcher, folder] {
        if (watcher->isError()) { // there is no such file manager
            QDesktopServices::openUrl(folder);
        }
        watcher->deleteLater();
    });
}

void Desktop::openUrl(const QUrl& url)
{
    QDesktopServices::openUrl(url);
}

} // namespace rangebar
