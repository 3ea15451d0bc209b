// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/libraryhistory.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <memory>

namespace rangebar {

/// Reads the documents of one crate from the library, in a thread behind the window.
class HistoryReading : public QObject
{
    Q_OBJECT

public:
    explicit HistoryReading(QObject* parent = nullptr);
    /// Waits for what is under way.
    ~HistoryReading() override;

    /// Emits changed() when the documents are read, and before where the crate is another. Does nothing where
    /// the index has the same documents of the same crate as before.
    void read(const std::shared_ptr<const LibraryIndex>& index, const QString& crate);

    /// A document that was there before is the same object.
    const QList<HistoryInput>& documents() const { return m_documents; }
    /// Files that can't be read, with the reason; visible text.
    const QStringList& problems() const { return m_problems; }
    bool isReading() const { return m_reading; }

Q_SIGNALS:
    void changed();

private:
    void finish(const LibraryHistory& read);

    QString m_folder;
    QString m_crate;
    QList<LibraryEntry> m_entries; ///< of the crate, as of the last call
    QList<HistoryInput> m_documents;
    QStringList m_problems;
    bool m_reading = false;
    /// Counts the calls of read(): work for an earlier one is not begun, and its result not used.
    std::shared_ptr<std::atomic<int>> m_turn = std::make_shared<std::atomic<int>>(0);
    QThreadPool m_pool; ///< one thread
};

} // namespace rangebar
