// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/report/comparisonreport.h"
#include "models/report/readablereport.h"

/// The parts of comparisonreport.h. Internal to models/report.
namespace rangebar {

ReadableReport readableReport(const Comparison& comparison, const ReportOptions& options);

/// For programs: no words of a language, numbers unrounded.
QByteArray toJson(const Comparison& comparison, const ReportOptions& options);
QString toCsv(const Comparison& comparison, const ReportOptions& options);

QByteArray toJson(const LoneReport& report, const ReportOptions& options);
QString toCsv(const LoneReport& report, const ReportOptions& options);

/// The rows to tell, in their order.
QList<qsizetype> toldRows(const Comparison& comparison, const ReportOptions& options);

} // namespace rangebar
