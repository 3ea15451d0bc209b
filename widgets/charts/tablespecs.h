// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chartspec.h"

class QAbstractItemModel;

namespace rangebar {

/// What any table shows, as a picture; its caption is the title. A column is aligned right where all of its
/// cells are.
TableChartSpec tableChart(const TextTable& table, const QString& subtitle = {}, const QString& footer = {});
/// Every row of the model, in its order.
TableChartSpec tableChart(const QAbstractItemModel& model, const QString& title, const QString& subtitle = {},
                          const QString& footer = {});

/// A row in words: its first cell, then the others with their headers.
QString tableRowSentence(const TableChartSpec& table, qsizetype row);

/// The tables of a document, complete with what was measured, when and on which machine.
class TableSpecs
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::TableSpecs)

public:
    explicit TableSpecs(const NumberFormat& format) : m_format(format) {}

    TableChartSpec machine(const DocumentPtr& document) const;
    TableChartSpec comparison(const DocumentPtr& document) const;
    TableChartSpec throughput(const DocumentPtr& document) const;
    TableChartSpec cost(const DocumentPtr& document) const;

private:
    NumberFormat m_format;
};

} // namespace rangebar
