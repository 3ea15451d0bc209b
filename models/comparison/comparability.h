// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/benchmarkdocument.h"

namespace rangebar {

enum class Side
{
    Base,
    Candidate
};

/// May the two documents be compared, and what of them? From the strongest to none.
enum class Grade
{
    SameMachineSameBuild,
    SameMachineChanged, ///< same cpu, architecture and cores; another setting differs
    DifferentMachines,  ///< distances and code counts only; no change of an absolute rate
    DifferentCrates,    ///< refused: nothing is compared
};

/// One `environment` member that both sides publish with different values. All texts are untrusted.
struct EnvironmentDifference
{
    QString key;
    QString base;
    QString candidate;
    bool decidesMachine = false; ///< cpu, architecture or cores
    bool affectsRates = false;
    bool affectsCounts = false;
    bool decidesToolchain = false; ///< compiler, profile, features, flags or architecture

    bool operator==(const EnvironmentDifference&) const = default;
};

/// One `environment` member of either side, for showing both beside each other.
struct EnvironmentField
{
    enum class Relation
    {
        Equal,
        Different,   ///< also listed in Comparability::differences
        OneSided,    ///< `unknown`, empty or absent on one side: no difference
        Measurement, ///< differs, but it is measured rather than set (round_trip, cpu_frequency)
    };
    QString key;
    std::optional<QString> base;
    std::optional<QString> candidate;
    Relation relation = Relation::Equal;

    bool operator==(const EnvironmentField&) const = default;
};

struct Comparability
{
    Grade grade = Grade::SameMachineSameBuild;
    QList<EnvironmentDifference> differences; ///< most telling first
    QList<EnvironmentField> fields;           ///< known keys in their usual order, then the others
    bool baseNamesCrate = true;
    bool candidateNamesCrate = true; ///< a document without a crate is compared, with a note
    bool schemasDiffer = false;

    bool refused() const { return grade == Grade::DifferentCrates; }
    bool sameMachine() const
    {
        return grade == Grade::SameMachineSameBuild || grade == Grade::SameMachineChanged;
    }
    /// Compiler, profile, features, flags or architecture differ: the counts compare the toolchain too.
    bool countsAreInformational() const;

    bool operator==(const Comparability&) const = default;
};

Comparability judgeComparability(const BenchmarkDocument& base, const BenchmarkDocument& candidate);

/// The settings that a document tells, and those of `before` that it does not tell ("unknown", empty or
/// absent). Only known settings are carried on, no measurements.
QList<EnvironmentEntry> settingsKnown(const QList<EnvironmentEntry>& before,
                                      const BenchmarkDocument& document);

} // namespace rangebar
