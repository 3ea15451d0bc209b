// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QUrl;
class QWidget;

namespace rangebar {

/// The windows of the desktop that Rangebar asks; replaced in tests.
class Desktop
{
public:
    Desktop() = default;
    virtual ~Desktop() = default;
    Q_DISABLE_COPY_MOVE(Desktop)

    /// Paths of the documents to open; empty where the reader cancelled.
    virtual QStringList askForDocuments(QWidget* parent, const QString& title, const QString& folder);
    /// Path of the picture to write (its suffix tells the format); empty where the reader cancelled.
    virtual QString askForImage(QWidget* parent, const QString& suggestedPath);
    /// Path of the file to write; empty where the reader cancelled. `filter` is such as "Markdown (*.md)".
    virtual QString askForFile(QWidget* parent, const QString& title, const QString& suggestedPath,
                               const QString& filter);
    /// Path of an existing folder; empty where the reader cancelled.
    virtual QString askForFolder(QWidget* parent, const QString& title, const QString& folder);
    /// Files, archives among them; empty where the reader cancelled.
    virtual QStringList askForImport(QWidget* parent, const QString& title, const QString& folder);
    /// Shows the files in the file manager, or else the folder of the first.
    virtual void reveal(const QStringList& paths);
    virtual void openUrl(const QUrl& url);
};

} // namespace rangebar
