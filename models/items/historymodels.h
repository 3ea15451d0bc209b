// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/history/history.h"
#include "models/items/tablemodel.h"
#include "models/report/historywords.h"

namespace rangebar {

/// Scenarios or throughput rows over time, a line for each loop of each document: what was measured, and what
/// became of it since the point before.
class RateHistoryModel final : public TableModel
{
    Q_OBJECT

public:
    RateHistoryModel(std::shared_ptr<const History> history, Section section, const NumberFormat& format,
                     QObject* parent = nullptr);

protected:
    int entryRows() const override { return int(m_lines.size()); }
    int entryColumns() const override;
    TableEntry entry(int row, int column) const override;
    QString details(int row, int column) const override;
    QString header(int column) const override;
    bool isNumeric(int column) const override;

private:
    struct Line
    {
        qsizetype row = 0; ///< in the history's scenarios or throughput
        qsizetype point = 0;
        qsizetype loop = 0;
    };
    const HistoryRow& row(const Line& line) const { return (*m_rows).at(line.row); }

    std::shared_ptr<const History> m_history;
    const QList<HistoryRow>* m_rows; ///< of m_history
    HistoryWords m_words;
    QList<Line> m_lines;
};

/// Code entries over time, a line for each column of each document.
class CodeHistoryModel final : public TableModel
{
    Q_OBJECT

public:
    CodeHistoryModel(std::shared_ptr<const History> history, const NumberFormat& format,
                     QObject* parent = nullptr);

protected:
    int entryRows() const override { return int(m_lines.size()); }
    int entryColumns() const override;
    TableEntry entry(int row, int column) const override;
    QString details(int row, int column) const override;
    QString header(int column) const override;
    bool isNumeric(int column) const override;

private:
    struct Line
    {
        qsizetype row = 0;
        qsizetype point = 0;
        CodeColumn column = CodeColumn::Framework;
        CodeCounts counts;
    };

    std::shared_ptr<const History> m_history;
    HistoryWords m_words;
    QList<Line> m_lines;
};

/// The documents of a history in their order, then those that were left out.
class HistoryDocumentsModel final : public TableModel
{
    Q_OBJECT

public:
    HistoryDocumentsModel(std::shared_ptr<const History> history, const NumberFormat& format,
                          QObject* parent = nullptr);

protected:
    int entryRows() const override { return int(m_history->steps.size() + m_history->leftOut.size()); }
    int entryColumns() const override;
    TableEntry entry(int row, int column) const override;
    QString header(int column) const override;
    bool isNumeric(int column) const override;

private:
    TableEntry leftOut(const HistoryLeftOut& document, int column) const;

    std::shared_ptr<const History> m_history;
    HistoryWords m_words;
};

} // namespace rangebar
