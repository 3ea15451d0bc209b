// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sources/filesource.h"

#include <QAbstractListModel>

#include <optional>
#include <vector>

namespace rangebar {

/// A file the reader opened. A file that is no document stays listed with the reason.
struct OpenFile
{
    QString path; ///< absolute
    DocumentPtr document;
    std::optional<FileError> error;
};

/// The files open in this window, in the order they were opened; each once.
class OpenFiles final : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit OpenFiles(QObject* parent = nullptr);

    /// Reads the file, or reads it again where it is open already. Returns its row.
    int open(const QString& path);
    void close(int row);
    /// Reads all open files again.
    void reload();

    const OpenFile& file(int row) const { return m_files.at(static_cast<std::size_t>(row)); }
    int indexOf(const QString& path) const; ///< -1 where it is not open

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    /// The words of the rows changed (language).
    void retranslate();

private:
    std::vector<OpenFile> m_files;
};

} // namespace rangebar
