// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/check/documentcheck.h"
#include "models/report/numberformat.h"

#include <QCoreApplication>

namespace rangebar {

/// The words for findings. All results are visible text on one line, in the language of the time of the call.
class CheckWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::CheckWords)

public:
    explicit CheckWords(const NumberFormat& format) : m_format(format) {}

    /// What is wrong with what stands there: a clause without the place and without a full stop.
    QString problem(const CheckFinding& finding) const;
    /// What to write instead, as a sentence; empty where the problem says it, or where nothing is to be done.
    QString advice(const CheckFinding& finding) const;
    /// "scenarios[0].verdict: PROBLEM. ADVICE"
    QString sentence(const CheckFinding& finding) const;
    /// The file, or "standard input" for "-".
    static QString document(const QString& path);
    /// "results.json: not ready to publish (2 errors and 1 note)"
    QString conclusion(const QString& path, const CheckCounts& counts, bool strict) const;
    /// "2 of 3 documents are ready to publish."
    static QString summary(qsizetype ready, qsizetype documents);

private:
    /// The last name of the path.
    static QStringView fieldOf(const CheckFinding& finding);
    QString counted(const CheckCounts& counts) const;
    QString number(const CheckFinding& finding, CheckFact::Name name) const;
    QString documentProblem(const CheckFinding& finding) const;
    QString environmentProblem(const CheckFinding& finding) const;
    QString rowProblem(const CheckFinding& finding) const;
    QString roundsProblem(const CheckFinding& finding) const;
    QString overheadProblem(const CheckFinding& finding) const;
    QString verdictProblem(const CheckFinding& finding) const;
    QString textProblem(const CheckFinding& finding) const;
    QString documentAdvice(const CheckFinding& finding) const;
    QString rowAdvice(const CheckFinding& finding) const;
    QString textAdvice(const CheckFinding& finding) const;
    QString missingFieldAdvice(const CheckFinding& finding) const;

    NumberFormat m_format;
};

} // namespace rangebar
