// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/overviewmodels.h"

#include "models/items/loopcolumns.h"
#include "models/report/fetchwords.h"
#include "models/report/joining.h"
#include "models/report/visibletext.h"

#include <algorithm>

namespace rangebar {
namespace {

enum CommonColumn
{
    NameColumn,
    ScenarioColumn
};
enum LoopColumn
{
    RawColumn = ScenarioColumn + 1,
    CrateColumn,
    RustStreamColumn,
    OverheadColumn
};
enum CodeColumn
{
    InstructionsColumn = ScenarioColumn + 1,
    AllocationsColumn,
    ColdStartColumn
};

} // namespace

OverviewModel::OverviewModel(const CrateFeed* feed, const NumberFormat& format, QObject* parent)
    : TableModel(parent), m_feed(feed), m_cells(format)
{
    connect(feed, &CrateFeed::catalogueChanged, this, &OverviewModel::reset);
    connect(feed, &CrateFeed::stateChanged, this, &OverviewModel::update);
}

void OverviewModel::load()
{
    m_groups.clear();
    for (int crate = 0; crate < m_feed->count(); ++crate) {
        m_groups.append(groupOf(crate));
    }
    renumber();
}

void OverviewModel::reset()
{
    beginResetModel();
    load();
    endResetModel();
}

OverviewModel::Group OverviewModel::groupOf(int crate) const
{
    const CrateState& state = m_feed->state(crate);
    Group group;
    group.name = visibleText(state.entry.name);
    group.crate = state.entry.crate;
    group.document = state.document;
    group.origin = state.origin;
    group.rows = std::max(state.document ? rowsOf(*state.document) : 0, 1); // a pending row at least
    return group;
}

void OverviewModel::renumber()
{
    m_rows = 0;
    for (Group& group : m_groups) {
        group.first = m_rows;
        m_rows += group.rows;
    }
}

/// Adds or takes away rows at the end of the crate's group, and tells that the others changed.
void OverviewModel::update(int crate)
{
    if (crate < 0 || crate >= m_groups.size()) {
        return;
    }
    Group next = groupOf(crate);
    const Group before = m_groups.at(crate);
    next.first = before.first;
    if (next.rows > before.rows) {
        beginInsertRows({}, before.first + before.rows, before.first + next.rows - 1);
        m_groups[crate] = next;
        renumber();
        endInsertRows();
    } else if (next.rows < before.rows) {
        beginRemoveRows({}, before.first + next.rows, before.first + before.rows - 1);
        m_groups[crate] = next;
        renumber();
        endRemoveRows();
    } else {
        m_groups[crate] = next;
    }
    const int kept = std::min(before.rows, next.rows);
    Q_EMIT dataChanged(index(next.first, 0), index(next.first + kept - 1, entryColumns() - 1));
}

void OverviewModel::setFormat(const NumberFormat& format)
{
    m_cells = Cells(format);
    retranslate();
}

int OverviewModel::entryRows() const
{
    return m_rows;
}

OverviewModel::Place OverviewModel::placeOf(int row) const
{
    const auto after = std::ranges::upper_bound(m_groups, row, {}, &Group::first);
    const auto crate = int(after - m_groups.cbegin()) - 1;
    return {crate, row - m_groups.at(crate).first};
}

QVariant OverviewModel::data(const QModelIndex& index, int role) const
{
    if (role == OverviewCrateRole && hasIndex(index.row(), index.column())) {
        return m_groups.at(placeOf(index.row()).crate).crate;
    }
    return TableModel::data(index, role);
}

TableEntry OverviewModel::entry(int row, int column) const
{
    const Place place = placeOf(row);
    const Group& group = m_groups.at(place.crate);
    const bool pending = isPending(group);
    TableEntry entry;
    if (column == NameColumn) {
        entry = nameEntry(group);
    } else if (pending) {
        entry = pendingEntry(group, place.crate, column);
    } else {
        entry = documentEntry(*group.document, place.row, column);
    }
    entry.pending = pending;
    return entry;
}

bool OverviewModel::isPending(const Group& group) const
{
    return !group.document || rowsOf(*group.document) == 0;
}

QString OverviewModel::details(int row, int column) const
{
    const Place place = placeOf(row);
    const Group& group = m_groups.at(place.crate);
    if (column == NameColumn && place.crate < m_feed->count()) {
        return visibleText(group.crate) + QLatin1Char('\n') +
               FetchWords::shortState(m_feed->state(place.crate), m_cells.format());
    }
    return isPending(group) ? entry(row, column).text : documentDetails(*group.document, place.row, column);
}

TableEntry OverviewModel::nameEntry(const Group& group) const
{
    QString name = group.name;
    if (group.origin == DocumentOrigin::Sample) {
        name = tr("%1 (sample)").arg(name);
    } else if (group.origin == DocumentOrigin::Library) {
        name = tr("%1 (library)").arg(name);
    }
    TableEntry entry = loopcolumns::name(name);
    entry.sortKey = group.name;
    return entry;
}

TableEntry OverviewModel::pendingEntry(const Group& group, int crate, int column) const
{
    TableEntry entry;
    entry.dimmed = true;
    if (column != ScenarioColumn) {
        return entry;
    }
    entry.fromDocument = true; // the reason may quote the document
    if (group.document) {
        entry.text = nothingHere();
    } else if (crate < m_feed->count()) {
        const CrateState& state = m_feed->state(crate);
        const QString words = FetchWords::shortState(state, m_cells.format());
        entry.text = state.error ? Joining::labelled(words, FetchWords::fetchError(*state.error)) : words;
    }
    return entry;
}

OverviewScenariosModel::OverviewScenariosModel(const CrateFeed* feed, const NumberFormat& format,
                                               QObject* parent)
    : OverviewModel(feed, format, parent)
{
    load();
}

int OverviewScenariosModel::rowsOf(const BenchmarkDocument& document) const
{
    return int(document.scenarios.size());
}

TableEntry OverviewScenariosModel::documentEntry(const BenchmarkDocument& document, int row, int column) const
{
    const Scenario& scenario = document.scenarios.at(row);
    if (column == ScenarioColumn) {
        return loopcolumns::name(visibleText(scenario.name));
    }
    const RowAnalysis analysis = analyseRow(scenario.loops, scenario.pairs);
    const auto loop = [&](LoopRole role) {
        return loopcolumns::loop(cells(), scenario.loops, analysis, role, scenario.unit);
    };
    switch (column) {
    case RawColumn:
        return loop(LoopRole::RawClient);
    case CrateColumn:
        return loop(LoopRole::BrokerCrate);
    case RustStreamColumn:
        return loop(LoopRole::RustStream);
    default:
        return loopcolumns::overhead(cells(), analysis, scenario.brokerBound.value_or(false));
    }
}

QString OverviewScenariosModel::documentDetails(const BenchmarkDocument& document, int row, int column) const
{
    const Scenario& scenario = document.scenarios.at(row);
    if (column < RawColumn) {
        return visibleText(scenario.name);
    }
    const LoopRole role = column == RawColumn     ? LoopRole::RawClient
                          : column == CrateColumn ? LoopRole::BrokerCrate
                                                  : LoopRole::RustStream;
    const RowAnalysis analysis = analyseRow(scenario.loops, scenario.pairs);
    return Cards(cells().format()).scenarioLoop(document, scenario, analysis, role).asText();
}

QString OverviewScenariosModel::nothingHere() const
{
    return tr("publishes no comparison with a raw client");
}

int OverviewScenariosModel::entryColumns() const
{
    return OverheadColumn + 1;
}

QString OverviewScenariosModel::header(int column) const
{
    switch (column) {
    case NameColumn:
        return tr("Broker");
    case ScenarioColumn:
        return tr("Scenario");
    case RawColumn:
        return Words::loop(LoopRole::RawClient);
    case CrateColumn:
        return Words::loop(LoopRole::BrokerCrate);
    case RustStreamColumn:
        return Words::loop(LoopRole::RustStream);
    default:
        return tr("Overhead");
    }
}

bool OverviewScenariosModel::isNumeric(int column) const
{
    return column >= RawColumn;
}

int largestOverhead(const OverviewScenariosModel& model)
{
    int largest = -1;
    double most = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        // What can't be distinguished sorts as zero.
        const double overhead = model.index(row, OverheadColumn).data(SortRole).toDouble();
        if (overhead > most) {
            largest = row;
            most = overhead;
        }
    }
    return largest;
}

QString largestOverheadLine(const OverviewScenariosModel& model, int largest)
{
    if (largest >= 0) {
        const auto cell = [&](int column) { return model.index(largest, column).data().toString(); };
        //: %1 is a percentage, %2 a broker, %3 a scenario.
        return OverviewScenariosModel::tr("Largest overhead over its own raw client: %1, %2, %3")
            .arg(cell(OverheadColumn), cell(NameColumn), cell(ScenarioColumn));
    }
    for (int row = 0; row < model.rowCount(); ++row) {
        if (!model.index(row, NameColumn).data(PendingRole).toBool()) {
            return OverviewScenariosModel::tr(
                "No overhead over a raw client was measured: what there is lies "
                "within the spread of the rounds.");
        }
    }
    return {};
}

OverviewCodeModel::OverviewCodeModel(const CrateFeed* feed, const NumberFormat& format, QObject* parent)
    : OverviewModel(feed, format, parent)
{
    load();
}

int OverviewCodeModel::rowsOf(const BenchmarkDocument& document) const
{
    return int(document.code.size());
}

TableEntry OverviewCodeModel::documentEntry(const BenchmarkDocument& document, int row, int column) const
{
    const CodeEntry& code = document.code.at(row);
    const NumberFormat& format = cells().format();
    TableEntry entry;
    entry.alignRight = true;
    switch (column) {
    case ScenarioColumn:
        return loopcolumns::name(visibleText(code.name));
    case InstructionsColumn:
        entry.text = format.cell(code.framework.instructions);
        entry.sortKey = code.framework.instructions;
        break;
    case AllocationsColumn:
        entry.text = format.cell(code.framework.allocations);
        entry.sortKey = code.framework.allocations;
        break;
    default:
        entry.text = cells().counts(code.cold);
        entry.dimmed = !code.cold;
        if (code.cold) {
            entry.sortKey = code.cold->instructions;
        }
        break;
    }
    return entry;
}

QString OverviewCodeModel::documentDetails(const BenchmarkDocument& document, int row, int) const
{
    return Cards(cells().format()).code(document.code.at(row)).asText();
}

QString OverviewCodeModel::nothingHere() const
{
    return tr("publishes no cost of its code");
}

int OverviewCodeModel::entryColumns() const
{
    return ColdStartColumn + 1;
}

QString OverviewCodeModel::header(int column) const
{
    switch (column) {
    case NameColumn:
        return tr("Crate");
    case ScenarioColumn:
        return tr("Scenario");
    case InstructionsColumn:
        return tr("Instructions");
    case AllocationsColumn:
        return tr("Allocations");
    default:
        return tr("Cold start");
    }
}

bool OverviewCodeModel::isNumeric(int column) const
{
    return column >= InstructionsColumn;
}

OverviewProxy::OverviewProxy(QObject* parent) : QSortFilterProxyModel(parent), m_collator(QLocale())
{
    m_collator.setNumericMode(true);
    m_collator.setCaseSensitivity(Qt::CaseInsensitive);
    setSortRole(SortRole);
}

void OverviewProxy::setLocale(const QLocale& locale)
{
    m_collator.setLocale(locale);
}

void OverviewProxy::setFilterText(const QString& text)
{
    m_words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

bool OverviewProxy::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    if (m_words.isEmpty()) {
        return true;
    }
    QStringList columns;
    for (int column = 0; column < sourceModel()->columnCount(parent); ++column) {
        const QModelIndex cell = sourceModel()->index(row, column, parent);
        columns.append(cell.data().toString());
        columns.append(cell.data(SortRole).toString()); // a number as the document writes it, without commas
    }
    return std::ranges::all_of(m_words, [&columns](const QString& word) {
        return std::ranges::any_of(
            columns, [&word](const QString& column) { return column.contains(word, Qt::CaseInsensitive); });
    });
}

bool OverviewProxy::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    // Qt turns the answer round for a descending order; what belongs at the end must not turn with it.
    const bool descending = sortOrder() == Qt::DescendingOrder;
    const bool leftPending = left.data(PendingRole).toBool();
    const bool rightPending = right.data(PendingRole).toBool();
    if (leftPending != rightPending) {
        return rightPending != descending;
    }
    const QVariant leftKey = left.data(SortRole);
    const QVariant rightKey = right.data(SortRole);
    if (leftKey.isValid() != rightKey.isValid()) {
        return rightKey.isValid() == descending;
    }
    if (leftKey.typeId() == QMetaType::QString && rightKey.typeId() == QMetaType::QString) {
        return m_collator.compare(leftKey.toString(), rightKey.toString()) < 0;
    }
    return leftKey.toDouble() < rightKey.toDouble();
}

} // namespace rangebar
