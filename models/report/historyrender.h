// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/report/historyreport.h"
#include "models/report/readablereport.h"

/// The parts of historyreport.h. Internal to models/report.
namespace rangebar {

ReadableReport readableReport(const History& history, const HistoryReportOptions& options);

/// For programs: no words of a language but in `unread`, numbers unrounded.
QByteArray toJson(const History& history, const HistoryReportOptions& options);
QString toCsv(const History& history, const HistoryReportOptions& options);

} // namespace rangebar
