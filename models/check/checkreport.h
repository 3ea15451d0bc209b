// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/check/documentcheck.h"
#include "models/report/numberformat.h"

namespace rangebar {

enum class CheckFormat
{
    Text,  ///< a line for each finding, as compilers write them: FILE:LINE:COLUMN: SEVERITY: ... [CODE]
    Json,  ///< for programs: the keys and the codes are stable, the numbers unrounded
    GitHub ///< commands that a workflow of GitHub shows as annotations
};

/// "text", "json", "github"; nothing for another word.
std::optional<CheckFormat> checkFormat(QStringView name);

struct CheckedDocument
{
    QString path; ///< as it was given; "-" is standard input; untrusted text
    QList<CheckFinding> findings;
};

struct CheckReportOptions
{
    bool strict = false;  ///< warnings count like errors
    bool colours = false; ///< of the text, for a terminal
    NumberFormat format = NumberFormat();
};

/// UTF-8. No control character of a document or a file name is in it.
QByteArray checkReport(const QList<CheckedDocument>& documents, CheckFormat format,
                       const CheckReportOptions& options = {});

} // namespace rangebar
