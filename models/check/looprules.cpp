// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/units.h"
#include "models/check/rowrules.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rangebar {
namespace {

using namespace std::string_view_literals;

using Expected = ReadError::Expected;
using Fact = CheckFact::Name;
using Index = JsonTape::Index;

struct NamedRounds
{
    std::string_view member;
    const LoopRounds* rounds;
};

/// A difference that a row publishes: of one loop to another.
struct NamedDifference
{
    std::string_view percentMember;
    std::string_view verdictMember;
    const LoopRounds* base; ///< nullptr where the row has no such loop
    const LoopRounds* loop; ///< nullptr where the row has no such loop
    const PublishedDifference* published;
    /// By the same analysis that the tables and the charts show; nothing where there is none to show.
    std::optional<LoopVerdict> verdict;
    bool isOnPage; ///< otherwise it may be left out
};

/// The page prints the percentage, rather than "indistinguishable" or nothing.
bool isPrinted(const NamedDifference& difference)
{
    return difference.isOnPage && difference.verdict && difference.verdict->verdict == Verdict::Measured;
}

QByteArray jsonOf(Verdict verdict)
{
    return verdict == Verdict::Measured ? QByteArrayLiteral("\"measured\"")
                                        : QByteArrayLiteral("\"indistinguishable\"");
}

/// What measured rounds may be, of which only rounded ones are published.
struct Range
{
    double lowest = 0;
    double highest = 0;
};

std::vector<std::pair<std::string_view, double>> published(const LoopRounds& rounds)
{
    if (const auto* bestOf = std::get_if<BestOfRounds>(&rounds)) {
        return {{"best"sv, bestOf->best},
                {"median"sv, bestOf->median.value_or(bestOf->best)},
                {"worst"sv, bestOf->worst}};
    }
    const auto& medianOf = std::get<MedianOfRounds>(rounds);
    return {{"median"sv, medianOf.median}, {"min"sv, medianOf.minimum}, {"max"sv, medianOf.maximum}};
}

class LoopRules
{
public:
    LoopRules(const CheckContext& context, Index row, const LoopSet& loops, const QString& unit);

    void check();

private:
    /// Each says whether the rounds can be taken at their word.
    bool checkPositive(const NamedRounds& loop);
    bool checkOrder(const NamedRounds& loop);
    bool checkBestOf(const NamedRounds& loop, const BestOfRounds& rounds);
    bool checkMedianOf(const NamedRounds& loop, const MedianOfRounds& rounds);
    void checkMedian(const NamedRounds& loop);

    void checkDifference(const NamedDifference& difference);
    std::optional<double> distanceOf(const NamedDifference& difference) const;
    void checkPercent(const NamedDifference& difference);
    void checkVerdict(const NamedDifference& difference);

    const JsonTape& tape() const { return m_context.tape(); }
    Index objectOf(const NamedRounds& loop) const { return *tape().member(m_row, loop.member); }

    const CheckContext& m_context;
    FindingCollector& m_findings;
    Index m_row;
    const LoopSet& m_loops;
    std::optional<Direction> m_byUnit;
    Direction m_direction;
    QList<NamedRounds> m_present;
    bool m_isSound = true; ///< no loop has rounds that can't be
};

LoopRules::LoopRules(const CheckContext& context, Index row, const LoopSet& loops, const QString& unit)
    : m_context(context)
    , m_findings(context.findings)
    , m_row(row)
    , m_loops(loops)
    , m_byUnit(directionOfUnit(unit))
    , m_direction(m_byUnit.value_or(direction(loops)))
{
    m_present.append({"raw"sv, &loops.raw});
    if (loops.adapter) {
        m_present.append({"adapter"sv, &*loops.adapter});
    }
    m_present.append({"framework"sv, &loops.framework});
}

void LoopRules::check()
{
    for (const NamedRounds& loop : std::as_const(m_present)) {
        const bool isLoopSound = checkPositive(loop) && checkOrder(loop);
        m_isSound = m_isSound && isLoopSound;
        checkMedian(loop);
    }
    const LoopRounds* adapter = m_loops.adapter ? &*m_loops.adapter : nullptr;
    const RowAnalysis analysis = analyseRow(m_loops, std::nullopt);
    const auto verdictOf = [&analysis](LoopRole role) {
        const LoopAnalysis* loop = analysis.loop(role);
        return loop != nullptr ? loop->verdict : std::nullopt;
    };
    const std::array differences{
        NamedDifference{"overhead_percent"sv, "verdict"sv, &m_loops.raw, &m_loops.framework,
                        &m_loops.overhead, verdictOf(LoopRole::RustStream), true},
        NamedDifference{"adapter_overhead_percent"sv, "adapter_verdict"sv, &m_loops.raw, adapter,
                        &m_loops.adapterOverhead, verdictOf(LoopRole::BrokerCrate), true},
        NamedDifference{"plugin_overhead_percent"sv, "plugin_verdict"sv, adapter, &m_loops.framework,
                        &m_loops.pluginOverhead, analysis.pluginVerdict, false},
    };
    for (const NamedDifference& difference : differences) {
        checkDifference(difference);
        // Where the rounds are wrong, what follows from them would only be said twice.
        if (m_isSound && difference.base != nullptr && difference.loop != nullptr) {
            checkPercent(difference);
            checkVerdict(difference);
        }
    }
}

bool LoopRules::checkPositive(const NamedRounds& loop)
{
    bool isPositive = true;
    for (const auto& [member, value] : published(*loop.rounds)) {
        if (!(value > 0)) {
            m_findings.addMember(CheckCode::FigureNotPositive, CheckSeverity::Error, objectOf(loop), member);
            isPositive = false;
        }
    }
    return isPositive;
}

bool LoopRules::checkOrder(const NamedRounds& loop)
{
    if (const auto* bestOf = std::get_if<BestOfRounds>(loop.rounds)) {
        return checkBestOf(loop, *bestOf);
    }
    return checkMedianOf(loop, std::get<MedianOfRounds>(*loop.rounds));
}

bool LoopRules::checkBestOf(const NamedRounds& loop, const BestOfRounds& rounds)
{
    const bool isReversed =
        m_direction == Direction::LargerIsBetter ? rounds.best < rounds.worst : rounds.best > rounds.worst;
    if (isReversed) {
        m_findings.addMember(CheckCode::RoundsDirection, CheckSeverity::Error, objectOf(loop), "best")
            .fact(Fact::Best, rounds.best)
            .fact(Fact::Worst, rounds.worst);
        return false;
    }
    const auto [low, high] = std::minmax(rounds.best, rounds.worst);
    if (rounds.median && (*rounds.median < low || *rounds.median > high)) {
        m_findings.addMember(CheckCode::RoundsOrder, CheckSeverity::Error, objectOf(loop), "median")
            .fact(Fact::Best, rounds.best)
            .fact(Fact::Median, *rounds.median)
            .fact(Fact::Worst, rounds.worst);
        return false;
    }
    return true;
}

bool LoopRules::checkMedianOf(const NamedRounds& loop, const MedianOfRounds& rounds)
{
    if (rounds.minimum <= rounds.median && rounds.median <= rounds.maximum) {
        return true;
    }
    const auto [low, high] = std::minmax(rounds.minimum, rounds.maximum);
    const bool isReversed = rounds.minimum > rounds.maximum && low <= rounds.median && rounds.median <= high;
    m_findings
        .addMember(CheckCode::RoundsOrder, CheckSeverity::Error, objectOf(loop),
                   isReversed ? "min"sv : "median"sv)
        .fact(Fact::Minimum, rounds.minimum)
        .fact(Fact::Median, rounds.median)
        .fact(Fact::Maximum, rounds.maximum);
    return false;
}

void LoopRules::checkMedian(const NamedRounds& loop)
{
    const auto lacksMedian = [](const NamedRounds& candidate) {
        const auto* bestOf = std::get_if<BestOfRounds>(candidate.rounds);
        return bestOf != nullptr && !bestOf->median;
    };
    if (!lacksMedian(loop) || m_context.value(objectOf(loop), "median")) {
        return;
    }
    // In one row the parentheses would then hold medians and worst rounds.
    const bool isMixed = !std::ranges::all_of(m_present, lacksMedian);
    m_findings.addMissing(CheckCode::MedianMissing, isMixed ? CheckSeverity::Warning : CheckSeverity::Note,
                          objectOf(loop), "median");
}

void LoopRules::checkDifference(const NamedDifference& difference)
{
    const bool hasPercent = m_context.value(m_row, difference.percentMember).has_value();
    const bool hasVerdict = m_context.value(m_row, difference.verdictMember).has_value();
    if (difference.base == nullptr || difference.loop == nullptr) {
        if (hasPercent || hasVerdict) {
            m_findings.addMember(CheckCode::OverheadAlone, CheckSeverity::Warning, m_row,
                                 hasPercent ? difference.percentMember : difference.verdictMember);
        }
        return;
    }
    if (!difference.isOnPage && !hasPercent && !hasVerdict) {
        return;
    }
    // For the broker crate the page applies the spread rule itself.
    if (!hasVerdict && difference.verdictMember != "adapter_verdict"sv) {
        auto& draft = m_findings
                          .addMissing(CheckCode::FieldMissing,
                                      difference.isOnPage ? CheckSeverity::Error : CheckSeverity::Warning,
                                      m_row, difference.verdictMember)
                          .expected(Expected::Verdict);
        if (difference.verdict && m_isSound) {
            draft.instead(jsonOf(difference.verdict->byRule));
        }
    }
    if (!hasPercent) {
        auto& draft = m_findings
                          .addMissing(CheckCode::FieldMissing,
                                      isPrinted(difference) ? CheckSeverity::Error : CheckSeverity::Warning,
                                      m_row, difference.percentMember)
                          .expected(Expected::Number);
        if (const std::optional<double> distance = distanceOf(difference); distance && m_isSound) {
            draft.instead(oneDecimal(*distance));
        }
    }
}

/// The distances that rounded figures leave open.
std::optional<Range> distances(const NamedDifference& difference, Direction better)
{
    const double base = figure(*difference.base);
    const double loop = figure(*difference.loop);
    const double half = halfUnit({base, loop});
    if (base - half <= 0) {
        return std::nullopt;
    }
    const double sign = better == Direction::LargerIsBetter ? 100 : -100;
    const double one = sign * (1 - (loop + half) / (base - half));
    const double other = sign * (1 - (loop - half) / (base + half));
    return Range{std::min(one, other), std::max(one, other)};
}

std::optional<double> LoopRules::distanceOf(const NamedDifference& difference) const
{
    LoopSet pair = m_loops;
    pair.raw = *difference.base;
    return distancePercent(pair, figure(*difference.loop));
}

void LoopRules::checkPercent(const NamedDifference& difference)
{
    const std::optional<double> published = difference.published->percent;
    const std::optional<Range> possible = distances(difference, direction(m_loops));
    const std::optional<double> distance = distanceOf(difference);
    if (!published || !possible || !distance) {
        return;
    }
    // Published rounded to 0.1; the last bits are those of the division.
    const double tolerance = 0.05 + 1e-9 * (1 + std::abs(*published));
    if (*published < possible->lowest - tolerance || *published > possible->highest + tolerance) {
        m_findings
            .addMember(CheckCode::OverheadFigures,
                       isPrinted(difference) ? CheckSeverity::Error : CheckSeverity::Warning, m_row,
                       difference.percentMember)
            .fact(Fact::Published, *published)
            .fact(Fact::Recomputed, *distance)
            .fact(Fact::Lowest, possible->lowest)
            .fact(Fact::Highest, possible->highest)
            .instead(oneDecimal(*distance));
    } else if (isPrinted(difference) && printsNegativeZero(*published)) {
        m_findings.addMember(CheckCode::NegativeZero, CheckSeverity::Warning, m_row, difference.percentMember)
            .instead("0.0");
    }
}

void LoopRules::checkVerdict(const NamedDifference& difference)
{
    if (!difference.published->verdict || !difference.verdict || difference.verdict->agreesWithRule()) {
        return;
    }
    const LoopRounds& base = *difference.base;
    const LoopRounds& loop = *difference.loop;
    const double gap = std::abs(figure(base) - figure(loop));
    const double widest = std::max(spread(base), spread(loop));
    // Each of the two is a difference of two rounded figures.
    const double slack = 4 * halfUnit({figure(base), figure(loop), bestRound(base), bestRound(loop),
                                       slowestRound(base), slowestRound(loop)});
    const bool mayBeRounding = std::abs(gap - widest) <= slack;
    auto& draft =
        m_findings
            .addMember(CheckCode::VerdictRule, mayBeRounding ? CheckSeverity::Note : CheckSeverity::Warning,
                       m_row, difference.verdictMember)
            .fact(Fact::Difference, gap)
            .fact(Fact::Spread, widest);
    if (!mayBeRounding) {
        draft.instead(jsonOf(difference.verdict->byRule));
    }
}

} // namespace

void checkLoops(const CheckContext& context, JsonTape::Index row, const LoopSet& loops, const QString& unit)
{
    LoopRules(context, row, loops, unit).check();
}

} // namespace rangebar
