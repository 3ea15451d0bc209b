// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historyreading.h"

#include "models/report/filewords.h"
#include "models/report/joining.h"
#include "models/report/visibletext.h"

#include <algorithm>

namespace rangebar {

HistoryReading::HistoryReading(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

HistoryReading::~HistoryReading()
{
    ++*m_turn;
    m_pool.waitForDone();
}

void HistoryReading::read(const std::shared_ptr<const LibraryIndex>& index, const QString& crate)
{
    QList<LibraryEntry> entries;
    std::ranges::copy_if(index->entries(), std::back_inserter(entries),
                         [&crate](const LibraryEntry& entry) { return entry.crate == crate; });
    const bool another = crate != m_crate || index->folder() != m_folder;
    if (!another && entries == m_entries) {
        return;
    }
    m_folder = index->folder();
    m_crate = crate;
    m_entries = entries;
    m_reading = true;
    const int turn = ++*m_turn;
    m_pool.start([this, turns = m_turn, turn, index, crate] {
        if (*turns != turn) {
            return;
        }
        const LibraryHistory read = readLibraryHistory(*index, crate);
        // The pool is waited for before this object goes, and its events go with it.
        QMetaObject::invokeMethod(
            this,
            [this, turn, read] {
                if (*m_turn == turn) {
                    finish(read);
                }
            },
            Qt::QueuedConnection);
    });
    if (another) {
        m_documents.clear();
        m_problems.clear();
        Q_EMIT changed();
    }
}

void HistoryReading::finish(const LibraryHistory& read)
{
    QList<HistoryInput> documents = read.documents;
    for (HistoryInput& input : documents) {
        const auto before = std::ranges::find(m_documents, input.key, &HistoryInput::key);
        if (before != m_documents.cend() && before->document->bytes == input.document->bytes) {
            input.document = before->document;
        }
    }
    m_documents = documents;
    m_problems.clear();
    for (const LibraryProblem& problem : read.unread) {
        m_problems += Joining::labelled(visibleText(problem.name), FileWords::fileError(problem.error));
    }
    m_reading = false;
    Q_EMIT changed();
}

} // namespace rangebar
