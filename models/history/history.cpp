// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/history/history.h"

#include "models/history/documentplace.h"

#include <QHash>

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace rangebar {
namespace {

using ComparabilityPtr = std::shared_ptr<const Comparability>;

QString mostNamedCrate(const QList<HistoryInput>& inputs)
{
    const QMap<QString, qsizetype> crates = cratesIn(inputs);
    const auto most = std::max_element(crates.cbegin(), crates.cend());
    return most == crates.cend() ? QString() : most.key();
}

/// The rows of one section, followed from document to document. Row is a HistoryRow or a HistoryCodeRow.
template <typename Row>
class Rows
{
public:
    /// Which row each row of the document goes on, as an index in rows(); rows that are new are made.
    QList<qsizetype> follow(const QStringList& names);

    QList<Row>& rows() { return m_rows; }
    const QList<Row>& rows() const { return m_rows; }
    /// In the order of the latest document; rows that are gone follow.
    QList<Row> inOrder() const;

private:
    QList<qsizetype> followed(const QStringList& names);

    QList<Row> m_rows;
    /// Indexes in m_rows: those of the latest document that has the section first, in its order. So the
    /// occurrence of a name among the rows is that in the document.
    QList<qsizetype> m_order;
    QStringList m_names;    ///< by m_order
    qsizetype m_latest = 0; ///< how many of them are of that document
};

template <typename Row>
QList<qsizetype> Rows<Row>::followed(const QStringList& names)
{
    if (names == m_names.first(m_latest)) {
        return m_order.first(m_latest); // as most documents are
    }
    // An ambiguity among rows that are long gone must not hide the row of the document before.
    QList<qsizetype> rows(names.size(), -1);
    const auto take = [&rows, &names](const QStringList& known, const QList<qsizetype>& order) {
        QStringList open;
        QList<qsizetype> places;
        for (qsizetype i = 0; i < rows.size(); ++i) {
            if (rows.at(i) < 0) {
                open.append(names.at(i));
                places.append(i);
            }
        }
        for (const RowPair& pair : pairRows(known, open, {}, {}, false).pairs) {
            rows[places.at(pair.candidate)] = order.at(pair.base);
        }
    };
    take(m_names.first(m_latest), m_order.first(m_latest));
    take(m_names.sliced(m_latest), m_order.sliced(m_latest));
    return rows;
}

template <typename Row>
QList<qsizetype> Rows<Row>::follow(const QStringList& names)
{
    QList<qsizetype> rows = followed(names);
    const QList<RowKey> keys = rowKeys(names);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        if (rows.at(i) < 0) {
            rows[i] = m_rows.size();
            m_rows.append(Row());
        }
        m_rows[rows.at(i)].key = keys.at(i);
    }
    if (!names.isEmpty()) {
        QList<bool> isHere(m_rows.size(), false);
        for (const qsizetype row : std::as_const(rows)) {
            isHere[row] = true;
        }
        QList<qsizetype> order = rows;
        QStringList orderedNames = names;
        for (qsizetype i = 0; i < m_order.size(); ++i) {
            if (!isHere.at(m_order.at(i))) {
                order.append(m_order.at(i));
                orderedNames.append(m_names.at(i));
            }
        }
        m_order = std::move(order);
        m_names = std::move(orderedNames);
        m_latest = names.size();
    }
    return rows;
}

template <typename Row>
QList<Row> Rows<Row>::inOrder() const
{
    QList<Row> rows;
    rows.reserve(m_order.size());
    for (const qsizetype row : m_order) {
        rows.append(m_rows.at(row));
    }
    return rows;
}

FigureBasis basisOf(const LoopSet& loops)
{
    return std::holds_alternative<BestOfRounds>(loops.raw) ? FigureBasis::Best : FigureBasis::Median;
}

bool isCompared(ChangeVerdict verdict)
{
    return verdict != ChangeVerdict::NotComparable;
}

class HistoryBuilder
{
public:
    HistoryBuilder(const QList<HistoryInput>& inputs, const QString& crate, const HistoryOptions& options)
    {
        m_history.options = options;
        m_history.crate = crate.isEmpty() ? mostNamedCrate(inputs) : crate;
        placeDocuments(inputs);
        keepLatest();
    }

    History build();

private:
    void placeDocuments(const QList<HistoryInput>& inputs);
    void keepLatest();
    void judgeStep(qsizetype step);
    ComparabilityPtr between(qsizetype base, qsizetype candidate);
    bool isOrderKnown(qsizetype first, qsizetype second) const;
    template <typename DocumentRow>
    void addRates(Rows<HistoryRow>& rows, Section section, QList<DocumentRow> BenchmarkDocument::*list,
                  qsizetype step);
    void addPoint(HistoryRow& row, HistoryPoint point, const RateRowSide& side,
                  const std::optional<RateRowSide>& before);
    void addCode(qsizetype step);
    template <typename Row>
    void addMoves(const Rows<Row>& rows, Section section, qsizetype step);

    const BenchmarkDocument& documentAt(qsizetype step) const
    {
        return *m_history.steps.at(step).input.document;
    }

    History m_history;
    std::vector<BenchmarkDocument> m_known; ///< by step: what judgeComparability() looks at, and no more
    QHash<std::pair<qsizetype, qsizetype>, ComparabilityPtr> m_judged;
    Rows<HistoryRow> m_scenarios;
    Rows<HistoryRow> m_throughput;
    Rows<HistoryCodeRow> m_code;
    QHash<Section, qsizetype> m_lastWith; ///< the last step that has the section
};

void HistoryBuilder::placeDocuments(const QList<HistoryInput>& inputs)
{
    std::vector<DocumentPlace> places;
    places.reserve(size_t(inputs.size()));
    std::vector<qsizetype> order;
    for (const HistoryInput& input : inputs) {
        const std::optional<QString>& crate = input.document->crate;
        places.push_back(placeOf(input));
        if (!crate || *crate == m_history.crate) {
            order.push_back(qsizetype(places.size()) - 1);
        } else {
            m_history.leftOut.append({input, HistoryLeftOut::Reason::OtherCrate, -1});
        }
    }
    std::ranges::stable_sort(order, [this, &places](qsizetype first, qsizetype second) {
        return comesBefore(places[size_t(first)], places[size_t(second)], m_history.options.order);
    });
    QHash<QByteArray, qsizetype> stepOf;
    for (const qsizetype index : order) {
        const HistoryInput& input = inputs.at(index);
        const QByteArray& bytes = input.document->bytes;
        if (const auto same = stepOf.constFind(bytes); same != stepOf.cend()) {
            m_history.leftOut.append({input, HistoryLeftOut::Reason::SameContent, *same});
            continue;
        }
        if (!bytes.isEmpty()) {
            stepOf.insert(bytes, m_history.steps.size());
        }
        HistoryStep step;
        step.input = input;
        step.measured = places[size_t(index)].measured;
        step.isPlaced = m_history.options.order == HistoryOrder::Date
                            ? step.measured.isValid()
                            : !places[size_t(index)].version.isEmpty();
        m_history.steps.append(std::move(step));
    }
}

void HistoryBuilder::keepLatest()
{
    const qsizetype most = m_history.options.latest;
    if (most <= 0 || m_history.steps.size() <= most) {
        return;
    }
    const qsizetype cut = m_history.steps.size() - most;
    m_history.steps.remove(0, cut);
    // A copy of a document that is not told is not told either.
    m_history.leftOut.removeIf([cut](const HistoryLeftOut& document) {
        return document.reason == HistoryLeftOut::Reason::SameContent && document.sameAs < cut;
    });
    for (HistoryLeftOut& document : m_history.leftOut) {
        document.sameAs -= document.sameAs >= 0 ? cut : 0;
    }
}

ComparabilityPtr HistoryBuilder::between(qsizetype base, qsizetype candidate)
{
    ComparabilityPtr& judged = m_judged[{base, candidate}];
    if (!judged) {
        judged = std::make_shared<const Comparability>(
            judgeComparability(m_known[size_t(base)], m_known[size_t(candidate)]));
    }
    return judged;
}

/// A document that does not say when it was measured stands first without being older: no change from it
/// has a direction.
bool HistoryBuilder::isOrderKnown(qsizetype first, qsizetype second) const
{
    return m_history.steps.at(first).isPlaced == m_history.steps.at(second).isPlaced;
}

void HistoryBuilder::judgeStep(qsizetype index)
{
    HistoryStep& step = m_history.steps[index];
    BenchmarkDocument known;
    known.schema = step.input.document->schema;
    known.crate = step.input.document->crate;
    known.environment = settingsKnown(
        m_known.empty() ? QList<EnvironmentEntry>() : m_known.back().environment, *step.input.document);
    m_known.push_back(std::move(known));
    if (index == 0) {
        return;
    }
    step.fromPrevious = between(index - 1, index);
    for (const EnvironmentDifference& difference : step.fromPrevious->differences) {
        if (difference.decidesMachine) {
            step.machineChanged = true;
        } else if (!difference.decidesToolchain) {
            step.settingChanged = true;
        }
    }
    step.toolchainChanged = step.fromPrevious->countsAreInformational();
}

void HistoryBuilder::addPoint(HistoryRow& row, HistoryPoint point, const RateRowSide& side,
                              const std::optional<RateRowSide>& before)
{
    point.unit = side.unit;
    point.basis = basisOf(*side.loops);
    point.brokerBound = side.brokerBound;
    point.analysis = analyseRow(*side.loops, side.rounds);
    if (before) {
        const qsizetype previous = row.points.constLast().step;
        point.previous = HistoryLink{previous, between(previous, point.step)};
        const bool sameMachine = point.previous->comparability->sameMachine();
        point.change = compareRateRows(*before, side, sameMachine);
        m_history.summary.add(*point.change, sameMachine);
        m_history.summary.add(findingsIn(*point.change));
    }
    // Points of medians and of best rounds are no line, though their medians may be compared.
    const bool showsSame = point.change && !point.change->basisReduced;
    for (const LoopAnalysis& analysis : std::as_const(point.analysis.loops)) {
        HistoryLoop loop;
        loop.analysis = analysis;
        if (showsSame) {
            const LoopChange& change = *point.change->loop(analysis.role);
            loop.joinsRate = isCompared(change.rate.verdict);
            loop.joinsDistance = change.distance && isCompared(change.distance->verdict);
        }
        point.loops.append(std::move(loop));
    }
    row.points.append(std::move(point));
}

template <typename DocumentRow>
void HistoryBuilder::addRates(Rows<HistoryRow>& rows, Section section,
                              QList<DocumentRow> BenchmarkDocument::*list, qsizetype step)
{
    const BenchmarkDocument& document = documentAt(step);
    const QList<qsizetype> followed = rows.follow(namesIn(document, section));
    for (qsizetype i = 0; i < followed.size(); ++i) {
        HistoryRow& row = rows.rows()[followed.at(i)];
        row.section = section;
        std::optional<RateRowSide> before;
        if (!row.points.isEmpty() && isOrderKnown(row.points.constLast().step, step)) {
            const HistoryPoint& last = row.points.constLast();
            before = sideOf((documentAt(last.step).*list).at(last.row));
        }
        HistoryPoint point;
        point.step = step;
        point.row = i;
        addPoint(row, std::move(point), sideOf((document.*list).at(i)), before);
    }
}

void HistoryBuilder::addCode(qsizetype step)
{
    const BenchmarkDocument& document = documentAt(step);
    const QList<qsizetype> followed = m_code.follow(namesIn(document, Section::Code));
    for (qsizetype i = 0; i < followed.size(); ++i) {
        HistoryCodeRow& row = m_code.rows()[followed.at(i)];
        HistoryCodePoint point;
        point.step = step;
        point.row = i;
        point.entry = document.code.at(i);
        if (!row.points.isEmpty() && isOrderKnown(row.points.constLast().step, step)) {
            const HistoryCodePoint& last = row.points.constLast();
            point.previous = HistoryLink{last.step, between(last.step, step)};
            point.change = compareCodeEntries(last.entry, point.entry, m_history.options.thresholds,
                                              point.previous->comparability->countsAreInformational());
            m_history.summary.add(*point.change);
            m_history.summary.add(findingsIn(*point.change));
        }
        row.points.append(std::move(point));
    }
}

template <typename Row>
void HistoryBuilder::addMoves(const Rows<Row>& rows, Section section, qsizetype step)
{
    if (namesIn(documentAt(step), section).isEmpty()) {
        return;
    }
    const auto last = m_lastWith.constFind(section);
    const bool isFirst = last == m_lastWith.cend();
    const qsizetype previous = isFirst ? step : *last;
    m_lastWith.insert(section, step);
    if (isFirst || !isOrderKnown(previous, step)) {
        return;
    }
    QList<HistoryMove>& moves = m_history.steps[step].moves;
    for (const Row& row : rows.rows()) {
        const auto& latest = row.points.constLast();
        const bool isHere = latest.step == step;
        const bool wasThere =
            isHere ? row.points.size() > 1 && row.points.at(row.points.size() - 2).step == previous
                   : latest.step == previous;
        if (isHere == wasThere) {
            continue;
        }
        // The key of a row that is gone is still the one that it had.
        moves.append({isHere ? RowState::Added : RowState::Removed, section, row.key, latest.step, latest.row,
                      previous});
        ++m_history.summary.changes;
        if (section == Section::Code) {
            ++(isHere ? m_history.summary.codeAdded : m_history.summary.codeRemoved);
        } else {
            ++(isHere ? m_history.summary.rowsAdded : m_history.summary.rowsRemoved);
        }
    }
}

QString nameOf(const History& history, const HistoryRow& row, const HistoryPoint& point)
{
    const BenchmarkDocument& document = *history.steps.at(point.step).input.document;
    return row.section == Section::Throughput ? throughputKey(document.throughput.at(point.row))
                                              : document.scenarios.at(point.row).name;
}

QString nameOf(const History&, const HistoryCodeRow&, const HistoryCodePoint& point)
{
    return point.entry.name;
}

template <typename Row>
void findOlderNames(const History& history, QList<Row>& rows)
{
    for (Row& row : rows) {
        QString latest = row.key.name;
        for (auto point = row.points.crbegin(); point != row.points.crend(); ++point) {
            const QString name = nameOf(history, row, *point);
            if (name != latest && name != row.key.name && !row.olderNames.contains(name)) {
                row.olderNames.append(name);
            }
            latest = name;
        }
    }
}

History HistoryBuilder::build()
{
    for (qsizetype step = 0; step < m_history.steps.size(); ++step) {
        judgeStep(step);
        addRates(m_scenarios, Section::Scenarios, &BenchmarkDocument::scenarios, step);
        addRates(m_throughput, Section::Throughput, &BenchmarkDocument::throughput, step);
        addCode(step);
        addMoves(m_scenarios, Section::Scenarios, step);
        addMoves(m_throughput, Section::Throughput, step);
        addMoves(m_code, Section::Code, step);
    }
    m_history.scenarios = m_scenarios.inOrder();
    m_history.throughput = m_throughput.inOrder();
    m_history.code = m_code.inOrder();
    findOlderNames(m_history, m_history.scenarios);
    findOlderNames(m_history, m_history.throughput);
    findOlderNames(m_history, m_history.code);
    return std::move(m_history);
}

/// Points stand in the order of their steps.
template <typename Point>
const Point* pointAt(const QList<Point>& points, qsizetype step)
{
    const auto found = std::ranges::lower_bound(points, step, {}, &Point::step);
    return found != points.cend() && found->step == step ? &*found : nullptr;
}

} // namespace

const HistoryLoop* HistoryPoint::loop(LoopRole role) const
{
    const auto found = std::ranges::find_if(
        loops, [role](const HistoryLoop& candidate) { return candidate.analysis.role == role; });
    return found == loops.cend() ? nullptr : &*found;
}

const RateChange* HistoryPoint::rate(LoopRole role) const
{
    const LoopChange* found = change ? change->loop(role) : nullptr;
    return found != nullptr ? &found->rate : nullptr;
}

const DistanceChange* HistoryPoint::distance(LoopRole role) const
{
    const LoopChange* found = change ? change->loop(role) : nullptr;
    return found != nullptr && found->distance ? &*found->distance : nullptr;
}

const HistoryPoint* HistoryRow::at(qsizetype step) const
{
    return pointAt(points, step);
}

const HistoryCodePoint* HistoryCodeRow::at(qsizetype step) const
{
    return pointAt(points, step);
}

QMap<QString, qsizetype> cratesIn(const QList<HistoryInput>& inputs)
{
    QMap<QString, qsizetype> crates;
    for (const HistoryInput& input : inputs) {
        if (input.document->crate) {
            ++crates[*input.document->crate];
        }
    }
    return crates;
}

History makeHistory(const QList<HistoryInput>& inputs, const QString& crate, const HistoryOptions& options)
{
    return HistoryBuilder(inputs, crate, options).build();
}

} // namespace rangebar
