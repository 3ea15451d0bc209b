// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/historywords.h"

#include "models/report/joining.h"
#include "models/report/visibletext.h"

#include <algorithm>
#include <limits>

namespace rangebar {
namespace {

constexpr qsizetype anyLength = std::numeric_limits<qsizetype>::max();

int pluralCount(qsizetype value)
{
    return int(std::clamp<qsizetype>(value, 0, std::numeric_limits<int>::max()));
}

/// What is told of a whole row or loop stands beside its rates and beside its distances.
bool isOf(const Finding& finding, HistoryMeasure measure)
{
    const bool isRate = measure == HistoryMeasure::Rate;
    switch (finding.kind) {
    case FindingKind::RateChange:
    case FindingKind::RawClientMoved:
        return isRate;
    case FindingKind::NoLongerComparable:
    case FindingKind::NowComparable:
        return finding.part != (isRate ? ComparedPart::Distance : ComparedPart::Rate);
    default:
        return !isRate;
    }
}

/// "A -> B", with the field's name where nothing else tells what it is.
QString fromTo(const EnvironmentDifference& difference, bool isNamed, qsizetype longest)
{
    const QString values =
        HistoryWords::tr("%1 -> %2")
            .arg(visibleText(difference.base, longest), visibleText(difference.candidate, longest));
    return isNamed ? HistoryWords::tr("%1: %2", "field").arg(Words::environmentLabel(difference.key), values)
                   : values;
}

} // namespace

QString HistoryWords::title(const History& history)
{
    //: %1 is a crate.
    return history.crate.isEmpty() ? tr("History of a crate without a name")
                                   : tr("History of %1").arg(shownName(history.crate));
}

QString HistoryWords::order(HistoryOrder order)
{
    return order == HistoryOrder::Date ? tr("in the order of the measurement")
                                       : tr("in the order of the versions");
}

QString HistoryWords::measure(HistoryMeasure measure)
{
    return measure == HistoryMeasure::Distance ? tr("distances to the raw client") : tr("rates");
}

QString HistoryWords::span(const History& history) const
{
    QList<QDate> days;
    for (const HistoryStep& step : history.steps) {
        if (step.measured.isValid()) {
            days.append(step.measured);
        }
    }
    const auto text = [this](const QDate& day) { return m_format.date(day.toString(Qt::ISODate)); };
    const int documents = pluralCount(history.steps.size());
    const auto [first, last] = std::minmax_element(days.cbegin(), days.cend());
    QString span;
    if (days.isEmpty()) {
        span = tr("%n document(s)", nullptr, documents);
    } else if (*first == *last) {
        span = tr("%n document(s), measured on %1", nullptr, documents).arg(text(*first));
    } else {
        span =
            tr("%n document(s), measured from %1 to %2", nullptr, documents).arg(text(*first), text(*last));
    }
    //: %1 tells how many documents there are and of when, %2 their order.
    return Joining::ended(tr("%1, %2").arg(span, order(history.options.order)));
}

QStringList HistoryWords::summary(const History& history) const
{
    if (history.steps.size() < 2) {
        return {tr("There is nothing to compare with yet: a history needs two documents.")};
    }
    QStringList lines{m_comparison.headline(history.summary),
                      tr("Each document is held against the one before it, each row against the last "
                         "document that has it.")};
    if (history.summary.changesJudged > 0) {
        lines += {m_comparison.changesByLuck(history.summary), m_comparison.chanceRule(history.summary)};
    }
    const auto machines = std::ranges::count_if(history.steps, &HistoryStep::machineChanged);
    const auto builds = std::ranges::count_if(history.steps, &HistoryStep::toolchainChanged);
    if (machines > 0) {
        lines.append(tr("The machine changed %n time(s): across that only distances and counts are compared.",
                        nullptr, pluralCount(machines)));
    }
    if (builds > 0) {
        lines.append(tr("The compiler or the build changed %n time(s): across that the counts compare the "
                        "toolchain too, so they are shown as information.",
                        nullptr, pluralCount(builds)));
    }
    const auto unplaced = std::ranges::count(history.steps, false, &HistoryStep::isPlaced);
    if (unplaced > 0 && unplaced < history.steps.size()) {
        lines.append(
            history.options.order == HistoryOrder::Date
                ? tr("%n document(s) without a date stand(s) first. Nothing says that they are older, "
                     "so no change from them is told.",
                     nullptr, pluralCount(unplaced))
                : tr("%n document(s) without a version stand(s) first. Nothing says that they are "
                     "older, so no change from them is told.",
                     nullptr, pluralCount(unplaced)));
    }
    if (!history.leftOut.isEmpty()) {
        lines.append(tr("%n document(s) is (are) left out; the list says why.", nullptr,
                        pluralCount(history.leftOut.size())));
    }
    return lines;
}

QString HistoryWords::document(const BenchmarkDocument& document) const
{
    const Measurement& measurement = document.measurement;
    return Joining::facts(
        {measurement.crateVersion ? shownName(*measurement.crateVersion) : tr("version not published"),
         measurement.measuredAt ? m_format.date(*measurement.measuredAt) : tr("date not published")});
}

QString HistoryWords::step(const History& history, qsizetype step) const
{
    //: %1 is the number of a document in its history, %2 its version and date.
    return tr("%1: %2", "document")
        .arg(m_format.count(step + 1), document(*history.steps.at(step).input.document));
}

QString HistoryWords::machine(const BenchmarkDocument& document) const
{
    QStringList parts = Provenance::comparisonMachine(document);
    if (const QString* compiler = document.environmentValue(u"rustc")) {
        parts.append(tr("compiler %1").arg(shownName(*compiler)));
    }
    return Joining::facts(parts);
}

QStringList HistoryWords::marks(const HistoryStep& step, qsizetype longest) const
{
    if (!step.fromPrevious) {
        return {};
    }
    QStringList machine;
    QStringList build;
    QStringList others;
    bool isCompiler = true;
    for (const EnvironmentDifference& difference : step.fromPrevious->differences) {
        if (difference.decidesMachine) {
            machine.append(fromTo(difference, difference.key != QStringLiteral("cpu"), longest));
        } else if (difference.decidesToolchain) {
            const bool isRustc = difference.key == QStringLiteral("rustc");
            isCompiler = isCompiler && isRustc;
            build.append(fromTo(difference, !isRustc, longest));
        } else {
            others.append(fromTo(difference, true, longest));
        }
    }
    QStringList marks;
    if (!machine.isEmpty()) {
        marks.append(tr("another machine: %1").arg(Joining::facts(machine)));
    }
    if (!build.isEmpty()) {
        marks.append(
            (isCompiler ? tr("another compiler: %1") : tr("another build: %1")).arg(Joining::facts(build)));
    }
    return marks + others;
}

QString HistoryWords::changes(const History& history, qsizetype index) const
{
    const HistoryStep& step = history.steps.at(index);
    QStringList parts = marks(step, anyLength);
    if (!step.fromPrevious) {
        parts.append(machine(*step.input.document));
    } else if (step.fromPrevious->schemasDiffer) {
        parts.append(tr("schema %1").arg(step.input.document->schema));
    }
    constexpr qsizetype mostMoves = 3;
    for (const HistoryMove& one : step.moves.first(std::min(mostMoves, step.moves.size()))) {
        parts.append(move(history, one));
    }
    if (step.moves.size() > mostMoves) {
        parts.append(
            tr("%n more row(s) added or removed", nullptr, pluralCount(step.moves.size() - mostMoves)));
    }
    if (!step.input.document->crate && !history.crate.isEmpty()) {
        parts.append(
            tr("names no crate; whether it is of %1 too can't be checked").arg(shownName(history.crate)));
    }
    return Joining::clauses(parts);
}

QString HistoryWords::move(const History& history, const HistoryMove& move) const
{
    return Joining::labelled(
        m_comparison.rowName(*history.steps.at(move.step).input.document, move.section, move.row, move.key),
        ComparisonWords::rowState(move.state));
}

QString HistoryWords::leftOut(const History& history, const HistoryLeftOut& document) const
{
    switch (document.reason) {
    case HistoryLeftOut::Reason::OtherCrate:
        return tr("of another crate, %1").arg(shownName(document.input.document->crate.value_or(QString())));
    case HistoryLeftOut::Reason::SameContent:
        return tr("the same content as document %1").arg(step(history, document.sameAs));
    }
    Q_UNREACHABLE();
}

QString HistoryWords::rowName(const History& history, const HistoryRow& row) const
{
    const HistoryPoint& latest = row.points.constLast();
    return m_comparison.rowName(*history.steps.at(latest.step).input.document, row.section, latest.row,
                                row.key);
}

QString HistoryWords::rowName(const History& history, const HistoryCodeRow& row) const
{
    const HistoryCodePoint& latest = row.points.constLast();
    return m_comparison.rowName(*history.steps.at(latest.step).input.document, Section::Code, latest.row,
                                row.key);
}

QStringList HistoryWords::about(const History& history, qsizetype points, qsizetype latest,
                                const QStringList& olderNames) const
{
    QStringList sentences;
    if (latest + 1 < history.steps.size()) {
        sentences.append(
            tr("In %1 of %2 documents; the last that has it is %3.")
                .arg(m_format.count(points), m_format.count(history.steps.size()), step(history, latest)));
    } else if (points < history.steps.size()) {
        sentences.append(
            tr("In %1 of %2 documents.").arg(m_format.count(points), m_format.count(history.steps.size())));
    }
    QStringList names;
    for (const QString& name : olderNames) {
        names.append(shownName(name));
    }
    if (!names.isEmpty()) {
        sentences.append(tr("Written before: %1.").arg(Joining::clauses(names)));
    }
    return sentences;
}

QStringList HistoryWords::aboutRow(const History& history, const HistoryRow& row) const
{
    // The name of a throughput row is put together from its settings; it has no other spelling.
    return about(history, row.points.size(), row.points.constLast().step,
                 row.section == Section::Throughput ? QStringList() : row.olderNames);
}

QStringList HistoryWords::aboutRow(const History& history, const HistoryCodeRow& row) const
{
    return about(history, row.points.size(), row.points.constLast().step, row.olderNames);
}

QStringList HistoryWords::findings(const HistoryPoint& point, HistoryMeasure measure) const
{
    QStringList texts;
    if (point.change) {
        for (const Finding& finding : findingsIn(*point.change)) {
            if (isOf(finding, measure)) {
                texts.append(m_comparison.change(finding, *point.change));
            }
        }
    }
    return texts;
}

QString HistoryWords::notJoined(const HistoryPoint& point, LoopRole role, HistoryMeasure measure) const
{
    const HistoryLoop* loop = point.loop(role);
    const bool isRate = measure == HistoryMeasure::Rate;
    if (!point.change || !loop || (isRate ? loop->joinsRate : loop->joinsDistance)) {
        return {};
    }
    const RateChange* rate = point.rate(role);
    const DistanceChange* distance = point.distance(role);
    const auto reason = isRate ? rate->reason : (distance ? distance->reason : NotComparedReason::None);
    if (reason != NotComparedReason::None) {
        return ComparisonWords::refusal(reason);
    }
    if (!isRate && !distance) {
        return {}; // the raw client is the zero of every distance
    }
    return point.basis == FigureBasis::Best
               ? tr("not joined: the point before shows a median, this one a best round")
               : tr("not joined: the point before shows a best round, this one a median");
}

QString HistoryWords::skipped(const History& history, qsizetype step,
                              const std::optional<HistoryLink>& previous) const
{
    //: %1 is a document.
    return previous && previous->step + 1 < step
               ? tr("compared with %1, the last that has this row").arg(this->step(history, previous->step))
               : QString();
}

QString HistoryWords::skipped(const History& history, const HistoryPoint& point) const
{
    return skipped(history, point.step, point.previous);
}

QString HistoryWords::skipped(const History& history, const HistoryCodePoint& point) const
{
    return skipped(history, point.step, point.previous);
}

void HistoryWords::addDocument(Card& card, const History& history, qsizetype index) const
{
    const HistoryStep& step = history.steps.at(index);
    QList<CardLine> lines{{tr("Document"), this->step(history, index)}};
    if (!step.input.source.isEmpty()) {
        lines.append({tr("From"), visibleText(step.input.source)});
    }
    card.lines = lines + card.lines;
}

/// What the sentences of a comparison call the base and the candidate, and what differs between them.
QStringList HistoryWords::sides(const History& history, const HistoryLink& link, qsizetype step) const
{
    QStringList sentences{tr("The base is %1, the candidate %2.")
                              .arg(this->step(history, link.step), this->step(history, step)),
                          tr("The two: %1.").arg(ComparisonWords::grade(link.comparability->grade))};
    QStringList names;
    for (const EnvironmentDifference& difference : link.comparability->differences) {
        names.append(Words::environmentLabel(difference.key));
    }
    if (!names.isEmpty()) {
        sentences.append(tr("What differs: %1.").arg(Joining::list(names)));
    }
    return sentences;
}

Card HistoryWords::card(const History& history, const HistoryRow& row, const HistoryPoint& point,
                        LoopRole role) const
{
    const BenchmarkDocument& document = *history.steps.at(point.step).input.document;
    const Cards cards(m_format);
    Card card = row.section == Section::Throughput
                    ? cards.throughputLoop(document.throughput.at(point.row), point.analysis, role)
                    : cards.scenarioLoop(document, document.scenarios.at(point.row), point.analysis, role);
    addDocument(card, history, point.step);
    const LoopChange* change = point.change ? point.change->loop(role) : nullptr;
    if (!change) {
        return card;
    }
    card.lines.append({tr("Rate since the point before"), m_comparison.rate(change->rate, *point.change)});
    if (change->distance) {
        card.lines.append({tr("Distance since the point before"), m_comparison.distance(*change->distance)});
    }
    card.sentences += sides(history, *point.previous, point.step);
    card.sentences.append(m_comparison.explainRate(*change, *point.change));
    if (change->distance) {
        card.sentences.append(m_comparison.explainDistance(*change, *point.change));
    }
    return card;
}

Card HistoryWords::card(const History& history, const HistoryCodeRow& row,
                        const HistoryCodePoint& point) const
{
    Card card = Cards(m_format).code(point.entry);
    card.title = rowName(history, row);
    addDocument(card, history, point.step);
    if (point.change) {
        card.sentences += sides(history, *point.previous, point.step);
        for (const CountChange& count : point.change->counts) {
            card.sentences.append(m_comparison.explainCount(count, *point.change));
        }
    }
    return card;
}

} // namespace rangebar
