// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/report/documentreport.h"

/// The parts of documentreport.h. Internal to models/report.
namespace rangebar {

ReadableReport readableReport(const ReportedDocument& reported, const NumberFormat& format);

QByteArray toJson(const QList<ReportedDocument>& documents, const NumberFormat& labels);
QString toCsv(const QList<ReportedDocument>& documents);

} // namespace rangebar
