// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/history/historymaking.h"

#include <algorithm>

namespace rangebar {
namespace {

qsizetype rowsOfAll(const QList<HistoryInput>& inputs)
{
    qsizetype rows = 0;
    for (const HistoryInput& input : inputs) {
        const BenchmarkDocument& document = *input.document;
        rows += document.scenarios.size() + document.throughput.size() + document.code.size();
    }
    return rows;
}

} // namespace

bool HistoryMaking::Request::operator==(const Request& other) const
{
    const auto same = [](const HistoryInput& one, const HistoryInput& two) {
        return one.document == two.document && one.source == two.source && one.key == two.key &&
               one.recorded == two.recorded;
    };
    return crate == other.crate && options == other.options && std::ranges::equal(inputs, other.inputs, same);
}

HistoryMaking::HistoryMaking(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

HistoryMaking::~HistoryMaking()
{
    ++*m_turn;
    m_pool.waitForDone();
}

void HistoryMaking::make(const QList<HistoryInput>& inputs, const QString& crate,
                         const HistoryOptions& options)
{
    Request request{inputs, crate, options};
    if (m_request == request) {
        return;
    }
    if (!m_request || m_request->crate != crate) {
        History none;
        none.crate = crate;
        none.options = options;
        m_history = std::make_shared<const History>(none);
    }
    m_request = std::move(request);
    const int turn = ++*m_turn;
    if (rowsOfAll(inputs) <= mostRowsAtOnce) {
        m_isWorking = false;
        m_history = std::make_shared<const History>(makeHistory(inputs, crate, options));
        return;
    }
    m_isWorking = true;
    m_pool.start([this, turns = m_turn, turn, inputs, crate, options] {
        if (*turns != turn) {
            return;
        }
        const auto history = std::make_shared<const History>(makeHistory(inputs, crate, options));
        // The pool is waited for before this object goes, and its events go with it.
        QMetaObject::invokeMethod(
            this,
            [this, turn, history] {
                if (*m_turn == turn) {
                    finish(history);
                }
            },
            Qt::QueuedConnection);
    });
}

void HistoryMaking::finish(const HistoryPtr& history)
{
    m_history = history;
    m_isWorking = false;
    Q_EMIT made();
}

} // namespace rangebar
