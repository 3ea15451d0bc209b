// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/history/history.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>

namespace rangebar {

using HistoryPtr = std::shared_ptr<const History>;

/// Makes the history of a crate for a window: one of few rows at once, one of many in a thread behind it.
class HistoryMaking : public QObject
{
    Q_OBJECT

public:
    explicit HistoryMaking(QObject* parent = nullptr);
    /// Waits for what is under way.
    ~HistoryMaking() override;

    /// As makeHistory(). Where it takes a while, made() comes later, and once: for the last call. Does
    /// nothing where the last call asked for the same. While another crate's is made, history() has none.
    void make(const QList<HistoryInput>& inputs, const QString& crate, const HistoryOptions& options);

    const HistoryPtr& history() const { return m_history; } ///< the last that was made; never null
    bool isWorking() const { return m_isWorking; }

    /// Rows of all documents together that are made at once: it takes no longer than to draw them.
    static constexpr qsizetype mostRowsAtOnce = 2000;

Q_SIGNALS:
    /// From the thread behind; never from within make().
    void made();

private:
    struct Request
    {
        QList<HistoryInput> inputs;
        QString crate;
        HistoryOptions options;

        bool operator==(const Request& other) const;
    };
    void finish(const HistoryPtr& history);

    std::optional<Request> m_request; ///< the last
    HistoryPtr m_history = std::make_shared<const History>();
    bool m_isWorking = false;
    /// Counts the calls of make(): work for an earlier one is not begun, and its result not used.
    std::shared_ptr<std::atomic<int>> m_turn = std::make_shared<std::atomic<int>>(0);
    QThreadPool m_pool; ///< one thread
};

} // namespace rangebar
