// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/codes.h"

namespace rangebar {
namespace codes {

QString side(Side side)
{
    return side == Side::Base ? QStringLiteral("base") : QStringLiteral("candidate");
}

QString grade(Grade grade)
{
    switch (grade) {
    case Grade::SameMachineSameBuild:
        return QStringLiteral("same_machine_same_build");
    case Grade::SameMachineChanged:
        return QStringLiteral("same_machine_changed");
    case Grade::DifferentMachines:
        return QStringLiteral("different_machines");
    case Grade::DifferentCrates:
        return QStringLiteral("different_crates");
    }
    Q_UNREACHABLE();
}

QString basis(FigureBasis basis)
{
    switch (basis) {
    case FigureBasis::Best:
        return QStringLiteral("best");
    case FigureBasis::Median:
        return QStringLiteral("median");
    case FigureBasis::None:
        return QStringLiteral("none");
    }
    Q_UNREACHABLE();
}

QString layer(Layer layer)
{
    switch (layer) {
    case Layer::RawClient:
        return QStringLiteral("raw_client");
    case Layer::BrokerCrate:
        return QStringLiteral("broker_crate");
    case Layer::Runtime:
        return QStringLiteral("runtime");
    case Layer::CrateAndRuntime:
        return QStringLiteral("broker_crate_and_runtime");
    }
    Q_UNREACHABLE();
}

QString section(Section section)
{
    switch (section) {
    case Section::Scenarios:
        return QStringLiteral("scenarios");
    case Section::Throughput:
        return QStringLiteral("throughput");
    case Section::Code:
        return QStringLiteral("code");
    }
    Q_UNREACHABLE();
}

QString state(RowState state)
{
    switch (state) {
    case RowState::Paired:
        return QStringLiteral("paired");
    case RowState::Added:
        return QStringLiteral("added");
    case RowState::Removed:
        return QStringLiteral("removed");
    }
    Q_UNREACHABLE();
}

QString pairing(PairKind kind)
{
    switch (kind) {
    case PairKind::Exact:
        return QStringLiteral("exact");
    case PairKind::Normalised:
        return QStringLiteral("normalised");
    case PairKind::ByHand:
        return QStringLiteral("by_hand");
    }
    Q_UNREACHABLE();
}

QString verdict(Verdict verdict)
{
    return verdict == Verdict::Measured ? QStringLiteral("measured") : QStringLiteral("indistinguishable");
}

QString verdict(ChangeVerdict verdict)
{
    switch (verdict) {
    case ChangeVerdict::Identical:
        return QStringLiteral("identical");
    case ChangeVerdict::Indistinguishable:
        return QStringLiteral("indistinguishable");
    case ChangeVerdict::Distinguishable:
        return QStringLiteral("distinguishable");
    case ChangeVerdict::NotComparable:
        return QStringLiteral("not_comparable");
    }
    Q_UNREACHABLE();
}

QString verdict(CountVerdict verdict)
{
    switch (verdict) {
    case CountVerdict::Identical:
        return QStringLiteral("identical");
    case CountVerdict::Within:
        return QStringLiteral("within");
    case CountVerdict::Above:
        return QStringLiteral("above");
    case CountVerdict::Below:
        return QStringLiteral("below");
    case CountVerdict::New:
        return QStringLiteral("new");
    case CountVerdict::Gone:
        return QStringLiteral("gone");
    case CountVerdict::MissingInBase:
        return QStringLiteral("missing_in_base");
    case CountVerdict::MissingInCandidate:
        return QStringLiteral("missing_in_candidate");
    }
    Q_UNREACHABLE();
}

QString rule(ChangeVerdict verdict, NotComparedReason reason)
{
    switch (verdict) {
    case ChangeVerdict::Identical:
        return QStringLiteral("equal_figures");
    case ChangeVerdict::Indistinguishable:
        return QStringLiteral("difference_below_larger_spread");
    case ChangeVerdict::Distinguishable:
        return QStringLiteral("difference_not_below_larger_spread");
    case ChangeVerdict::NotComparable:
        break;
    }
    switch (reason) {
    case NotComparedReason::None:
        return QStringLiteral("none");
    case NotComparedReason::DifferentMachines:
        return QStringLiteral("different_machines");
    case NotComparedReason::DifferentUnits:
        return QStringLiteral("different_units");
    case NotComparedReason::DifferentDirections:
        return QStringLiteral("different_directions");
    case NotComparedReason::NoCommonFigure:
        return QStringLiteral("no_common_figure");
    case NotComparedReason::MissingInBase:
        return QStringLiteral("missing_in_base");
    case NotComparedReason::MissingInCandidate:
        return QStringLiteral("missing_in_candidate");
    case NotComparedReason::NotPositive:
        return QStringLiteral("figure_not_positive");
    }
    Q_UNREACHABLE();
}

QString rule(CountVerdict verdict)
{
    switch (verdict) {
    case CountVerdict::Identical:
        return QStringLiteral("equal_counts");
    case CountVerdict::Within:
        return QStringLiteral("not_above_gate_either_way");
    case CountVerdict::Above:
        return QStringLiteral("above_gate");
    case CountVerdict::Below:
        return QStringLiteral("going_back_is_above_gate");
    case CountVerdict::New:
        return QStringLiteral("base_is_zero");
    case CountVerdict::Gone:
        return QStringLiteral("candidate_is_zero");
    case CountVerdict::MissingInBase:
        return QStringLiteral("missing_in_base");
    case CountVerdict::MissingInCandidate:
        return QStringLiteral("missing_in_candidate");
    }
    Q_UNREACHABLE();
}

QString tendency(Tendency tendency)
{
    switch (tendency) {
    case Tendency::None:
        return QStringLiteral("none");
    case Tendency::Better:
        return QStringLiteral("better");
    case Tendency::Worse:
        return QStringLiteral("worse");
    }
    Q_UNREACHABLE();
}

QString findingKind(FindingKind kind)
{
    switch (kind) {
    case FindingKind::RateChange:
        return QStringLiteral("rate_change");
    case FindingKind::DistanceChange:
        return QStringLiteral("distance_change");
    case FindingKind::RawClientMoved:
        return QStringLiteral("raw_client_moved");
    case FindingKind::VerdictFlip:
        return QStringLiteral("verdict_flip");
    case FindingKind::PluginVerdictFlip:
        return QStringLiteral("plugin_verdict_flip");
    case FindingKind::BrokerBoundFlip:
        return QStringLiteral("broker_bound_flip");
    case FindingKind::CountChange:
        return QStringLiteral("count_change");
    case FindingKind::GateFlip:
        return QStringLiteral("gate_flip");
    case FindingKind::NoLongerComparable:
        return QStringLiteral("no_longer_comparable");
    case FindingKind::NowComparable:
        return QStringLiteral("now_comparable");
    case FindingKind::RowAdded:
        return QStringLiteral("row_added");
    case FindingKind::RowRemoved:
        return QStringLiteral("row_removed");
    case FindingKind::SectionAppeared:
        return QStringLiteral("section_appeared");
    case FindingKind::SectionVanished:
        return QStringLiteral("section_vanished");
    }
    Q_UNREACHABLE();
}

QString findingClass(FindingClass findingClass)
{
    switch (findingClass) {
    case FindingClass::Regression:
        return QStringLiteral("regression");
    case FindingClass::Improvement:
        return QStringLiteral("improvement");
    case FindingClass::Change:
        return QStringLiteral("change");
    }
    Q_UNREACHABLE();
}

} // namespace codes

} // namespace rangebar
