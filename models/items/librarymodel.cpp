// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/librarymodel.h"

#include "models/library/libraryname.h"
#include "models/library/versionorder.h"
#include "models/report/librarywords.h"
#include "models/report/visibletext.h"
#include "models/report/words.h"

#include <QDate>
#include <QHash>

#include <algorithm>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

/// More separate movements than this are not worth their signals: the view starts again.
constexpr size_t mostMovements = 40;
constexpr qsizetype monthLength = 7;

/// The text of a column that has one; what the document does not name is empty.
const QString& textOf(const LibraryEntry& entry, int column)
{
    static const QString none;
    switch (column) {
    case LibraryModel::Crate:
        return entry.crate;
    case LibraryModel::Version:
        return entry.crateVersion;
    case LibraryModel::Measured:
        return entry.measuredAt;
    case LibraryModel::Machine:
        return entry.cpu;
    case LibraryModel::Compiler:
        return entry.rustc;
    case LibraryModel::CoreVersion:
        return entry.coreVersion;
    default:
        return none;
    }
}

bool isVersion(int column)
{
    return column == LibraryModel::Version || column == LibraryModel::CoreVersion ||
           column == LibraryModel::Compiler;
}

/// Where it first came from, without the part that differs from document to document.
QString sourceKey(const LibraryIndex& index, const LibraryEntry& entry)
{
    const QList<LibraryOrigin> origins = index.origins(entry.sha256);
    if (origins.isEmpty()) {
        return {};
    }
    const LibraryOrigin& origin = origins.constFirst();
    return QChar(u'0' + char16_t(origin.kind)) + origin.place;
}

/// Of a file the folder that it lies in.
QString sourceGroup(const LibraryIndex& index, const LibraryEntry& entry)
{
    const QString key = sourceKey(index, entry);
    const bool isFile = key.startsWith(QChar(u'0' + char16_t(LibraryOrigin::Kind::File)));
    return isFile ? key.left(key.lastIndexOf(u'/')) : key;
}

QDateTime keptSince(const LibraryIndex& index, const LibraryEntry& entry)
{
    QDateTime since;
    const QList<LibraryOrigin> origins = index.origins(entry.sha256);
    for (const LibraryOrigin& origin : origins) {
        if (origin.kept.isValid() && (!since.isValid() || origin.kept < since)) {
            since = origin.kept;
        }
    }
    return since;
}

/// Numbers the texts in their order, each text once; -1 for none.
template <typename Text, typename Before>
std::vector<qint64> ranksOf(const QList<LibraryEntry>& entries, const Text& text, const Before& isBefore)
{
    QHash<QString, qint64> ranks;
    QStringList distinct;
    for (const LibraryEntry& entry : entries) {
        const QString value = text(entry);
        if (!value.isEmpty() && !ranks.contains(value)) {
            ranks.insert(value, 0);
            distinct.append(value);
        }
    }
    std::ranges::sort(distinct, isBefore);
    for (qsizetype i = 0; i < distinct.size(); ++i) {
        ranks[distinct.at(i)] = i;
    }
    std::vector<qint64> result;
    result.reserve(size_t(entries.size()));
    for (const LibraryEntry& entry : entries) {
        const QString value = text(entry);
        result.push_back(value.isEmpty() ? -1 : ranks.value(value));
    }
    return result;
}

bool isTextBefore(const QString& first, const QString& second)
{
    const int order = first.compare(second, Qt::CaseInsensitive);
    return order != 0 ? order < 0 : first < second;
}

bool isVersionBefore(const QString& first, const QString& second)
{
    return compareVersions(first, second) < 0;
}

/// First row and count.
using Range = std::pair<int, int>;

/// The ranges of rows for which `isIn` holds.
template <typename Predicate>
std::vector<Range> rangesWhere(size_t size, const Predicate& isIn)
{
    std::vector<Range> ranges;
    for (size_t i = 0; i < size; ++i) {
        if (!isIn(i)) {
            continue;
        }
        if (!ranges.empty() && ranges.back().first + ranges.back().second == int(i)) {
            ++ranges.back().second;
        } else {
            ranges.emplace_back(int(i), 1);
        }
    }
    return ranges;
}

} // namespace

LibraryModel::LibraryModel(const NumberFormat& format, QObject* parent) : TableModel(parent), m_format(format)
{
}

void LibraryModel::setIndex(std::shared_ptr<const LibraryIndex> index)
{
    m_index = std::move(index);
    m_search.reset();
    m_ranks = {};
    rearrange();
}

bool LibraryModel::setQuery(const QString& text)
{
    m_queryText = text;
    auto query = LibraryQuery::parse(text);
    m_queryError = query ? std::nullopt : std::optional(query.error());
    for (QString before = text; !query;) {
        qsizetype end = before.size() - 1;
        while (end > 0 && !before.at(end).isSpace()) {
            --end;
        }
        before.truncate(std::max<qsizetype>(0, end));
        query = LibraryQuery::parse(before);
    }
    m_query = *query;
    rearrange();
    return !m_queryError;
}

QString LibraryModel::queryError() const
{
    return m_queryError ? LibraryWords::queryError(*m_queryError) : QString();
}

void LibraryModel::setGrouping(std::optional<Column> column)
{
    m_grouping = column;
    m_folded.clear();
    rearrange();
}

void LibraryModel::setFolded(int row, bool folded)
{
    const Row& heading = m_rows.at(size_t(row));
    if (!heading.isHeading) {
        return;
    }
    const QString key = m_groups.at(size_t(heading.group)).key;
    if (folded) {
        m_folded.insert(key);
    } else {
        m_folded.remove(key);
    }
    rearrange();
}

void LibraryModel::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || column >= ColumnCount) {
        return; // a view asks for no order with -1; there is always one here
    }
    m_sortColumn = column;
    m_sortOrder = order;
    rearrange();
}

void LibraryModel::setFormat(const NumberFormat& format)
{
    m_format = format;
    retranslate();
}

const LibraryEntry* LibraryModel::entryAt(int row) const
{
    const Row& shown = m_rows.at(size_t(row));
    return shown.isHeading ? nullptr : &m_shown->entries().at(shown.entry);
}

int LibraryModel::rowOf(const QString& document) const
{
    const auto found = std::ranges::find_if(m_rows, [&](const Row& row) {
        return !row.isHeading && m_shown->entries().at(row.entry).name == document;
    });
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

const LibraryModel::Ranks& LibraryModel::ranks(int column)
{
    Ranks& known = m_ranks[size_t(column)];
    if (known.empty()) {
        known = rank(column);
    }
    return known;
}

LibraryModel::Ranks LibraryModel::rank(int column) const
{
    const QList<LibraryEntry>& entries = m_index->entries();
    const auto numbers = [&entries](const auto& number) {
        Ranks ranks;
        ranks.reserve(size_t(entries.size()));
        std::ranges::transform(entries, std::back_inserter(ranks), number);
        return ranks;
    };
    switch (column) {
    case Schema:
        return numbers([](const LibraryEntry& entry) { return qint64(entry.schema); });
    case Scenarios:
        return numbers([](const LibraryEntry& entry) { return qint64(entry.scenarios); });
    case Size:
        return numbers([](const LibraryEntry& entry) { return entry.bytes; });
    case Kept:
        return numbers([this](const LibraryEntry& entry) {
            const QDateTime since = keptSince(*m_index, entry);
            return since.isValid() ? since.toSecsSinceEpoch() : -1;
        });
    case Source:
        return ranksOf(
            entries, [this](const LibraryEntry& entry) { return sourceKey(*m_index, entry); }, isTextBefore);
    default:
        return ranksOf(
            entries, [column](const LibraryEntry& entry) { return textOf(entry, column); },
            isVersion(column) ? isVersionBefore : isTextBefore);
    }
}

void LibraryModel::sortFound(std::vector<qsizetype>& found)
{
    const Ranks& first = ranks(m_sortColumn);
    const Ranks& measured = ranks(Measured);
    const QList<LibraryEntry>& entries = m_index->entries();
    const bool descending = m_sortOrder == Qt::DescendingOrder;
    std::ranges::sort(found, [&](qsizetype one, qsizetype other) {
        const qint64 a = first[size_t(one)];
        const qint64 b = first[size_t(other)];
        if (a != b) {
            // What has no value comes last, whichever the order.
            return a < 0 || b < 0 ? b < 0 : (a < b) != descending;
        }
        if (measured[size_t(one)] != measured[size_t(other)]) {
            return measured[size_t(one)] > measured[size_t(other)];
        }
        return entries.at(one).name < entries.at(other).name;
    });
}

QString LibraryModel::groupKey(const LibraryEntry& entry) const
{
    switch (*m_grouping) {
    case Measured:
        return entry.measuredAt.left(monthLength);
    case Schema:
        return QString::number(entry.schema);
    case Source:
        return sourceGroup(*m_index, entry);
    default:
        return textOf(entry, *m_grouping);
    }
}

QString LibraryModel::groupTitle(const Group& group) const
{
    const QString& key = group.key;
    if (key.isEmpty()) {
        return group.column == Source ? tr("origin not known") : tr("not published");
    }
    if (group.column == Measured) {
        const QDate month = QDate::fromString(key + u"-01"_s, Qt::ISODate);
        return month.isValid() ? m_format.locale().toString(month, u"MMMM yyyy"_s) : visibleText(key);
    }
    if (group.column == Schema) {
        return tr("schema %1").arg(key);
    }
    if (group.column == Source) {
        const auto kind = LibraryOrigin::Kind(key.front().unicode() - u'0');
        return tr("%1: %2", "kind of source, and its place")
            .arg(LibraryWords::originKind(kind), shownName(key.mid(1)));
    }
    return shownName(key);
}

bool LibraryModel::isGroupBefore(const Group& first, const Group& second) const
{
    if (first.key.isEmpty() || second.key.isEmpty()) {
        return !first.key.isEmpty() && second.key.isEmpty();
    }
    // Of months the latest comes first, unless the reader has turned it round.
    const bool descending =
        m_sortColumn == *m_grouping ? m_sortOrder == Qt::DescendingOrder : *m_grouping == Measured;
    const Group& one = descending ? second : first;
    const Group& other = descending ? first : second;
    return isVersion(*m_grouping) ? isVersionBefore(one.key, other.key) : isTextBefore(one.key, other.key);
}

void LibraryModel::prepareSearch()
{
    if (!m_search) {
        m_search.emplace(*m_index);
    }
}

void LibraryModel::find()
{
    if (m_query.isEmpty()) {
        m_found.resize(size_t(m_index->entries().size()));
        std::iota(m_found.begin(), m_found.end(), qsizetype(0));
        return;
    }
    prepareSearch();
    m_found = m_search->find(*m_index, m_query);
}

LibraryModel::Arrangement LibraryModel::arranged()
{
    find();
    sortFound(m_found);
    Arrangement next;
    if (!m_grouping) {
        next.rows.reserve(m_found.size());
        for (const qsizetype position : m_found) {
            next.rows.push_back({position, -1, false});
        }
        return next;
    }
    QHash<QString, std::vector<qsizetype>> members;
    for (const qsizetype position : m_found) {
        members[groupKey(m_index->entries().at(position))].push_back(position);
    }
    for (auto group = members.cbegin(); group != members.cend(); ++group) {
        next.groups.push_back({group.key(), *m_grouping, qsizetype(group->size())});
    }
    std::ranges::sort(next.groups, [this](const Group& first, const Group& second) {
        return isGroupBefore(first, second);
    });
    for (size_t i = 0; i < next.groups.size(); ++i) {
        const QString& key = next.groups[i].key;
        next.rows.push_back({-1, qsizetype(i), true});
        if (!m_folded.contains(key)) {
            for (const qsizetype position : *members.constFind(key)) {
                next.rows.push_back({position, qsizetype(i), false});
            }
        }
    }
    return next;
}

QString LibraryModel::identity(const LibraryIndex& index, const std::vector<Group>& groups, const Row& row)
{
    return row.isHeading ? QString(u'\n' + groups[size_t(row.group)].key)
                         : index.entries().at(row.entry).name;
}

void LibraryModel::show(Arrangement next)
{
    QStringList before;
    QStringList after;
    for (const Row& row : m_rows) {
        before.append(identity(*m_shown, m_groups, row));
    }
    for (const Row& row : next.rows) {
        after.append(identity(*m_index, next.groups, row));
    }
    const QSet<QString> old(before.cbegin(), before.cend());
    const QSet<QString> now(after.cbegin(), after.cend());
    const auto gone =
        rangesWhere(m_rows.size(), [&](size_t i) { return !now.contains(before.at(qsizetype(i))); });
    const auto added =
        rangesWhere(next.rows.size(), [&](size_t i) { return !old.contains(after.at(qsizetype(i))); });
    QStringList staying = before;
    staying.removeIf([&now](const QString& row) { return !now.contains(row); });
    QStringList stayed = after;
    stayed.removeIf([&old](const QString& row) { return !old.contains(row); });

    const auto take = [this, &next] {
        m_shown = m_index;
        m_groups = std::move(next.groups);
        m_rows = std::move(next.rows);
    };
    if (gone.empty() && added.empty() && staying != stayed) {
        // The same rows in another order.
        Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
        take();
        QHash<QString, int> rowOfName;
        for (int i = 0; i < int(after.size()); ++i) {
            rowOfName.insert(after.at(i), i);
        }
        const QModelIndexList persistent = persistentIndexList();
        for (const QModelIndex& known : persistent) {
            changePersistentIndex(known, index(rowOfName.value(before.at(known.row())), known.column()));
        }
        Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
        return;
    }
    if (staying != stayed || gone.size() + added.size() > mostMovements) {
        beginResetModel();
        take();
        endResetModel();
        return;
    }
    for (auto range = gone.crbegin(); range != gone.crend(); ++range) {
        beginRemoveRows({}, range->first, range->first + range->second - 1);
        m_rows.erase(m_rows.begin() + range->first, m_rows.begin() + range->first + range->second);
        endRemoveRows();
    }
    // What stays is now told by the new index, and what is new is filled in between.
    const std::vector<Row> all = next.rows;
    for (auto range = added.crbegin(); range != added.crend(); ++range) {
        next.rows.erase(next.rows.begin() + range->first, next.rows.begin() + range->first + range->second);
    }
    take();
    for (const Range& range : added) {
        beginInsertRows({}, range.first, range.first + range.second - 1);
        m_rows.insert(m_rows.begin() + range.first, all.begin() + range.first,
                      all.begin() + range.first + range.second);
        endInsertRows();
    }
    if (!m_rows.empty()) {
        Q_EMIT dataChanged(index(0, 0), index(int(m_rows.size()) - 1, ColumnCount - 1));
    }
}

Qt::ItemFlags LibraryModel::flags(const QModelIndex& index) const
{
    if (!hasIndex(index.row(), index.column())) {
        return Qt::NoItemFlags;
    }
    const Qt::ItemFlags flags = TableModel::flags(index);
    return m_rows.at(size_t(index.row())).isHeading ? flags & ~Qt::ItemFlags(Qt::ItemIsSelectable) : flags;
}

QVariant LibraryModel::data(const QModelIndex& index, int role) const
{
    if (!hasIndex(index.row(), index.column())) {
        return {};
    }
    const Row& row = m_rows.at(size_t(index.row()));
    switch (role) {
    case DocumentRole:
        return row.isHeading ? QString() : m_shown->entries().at(row.entry).name;
    case HeadingRole:
        return row.isHeading;
    case FoldedRole:
        return row.isHeading && m_folded.contains(m_groups.at(size_t(row.group)).key);
    case GroupSizeRole:
        return row.isHeading ? QVariant(int(m_groups.at(size_t(row.group)).size)) : QVariant();
    default:
        return TableModel::data(index, role);
    }
}

TableEntry LibraryModel::entry(int row, int column) const
{
    const Row& shown = m_rows.at(size_t(row));
    if (!shown.isHeading) {
        return documentEntry(m_shown->entries().at(shown.entry), column);
    }
    TableEntry heading;
    if (column == 0) {
        const Group& group = m_groups.at(size_t(shown.group));
        //: The heading of a group of documents, and how many they are.
        heading.text = tr("%1 (%2)").arg(groupTitle(group), m_format.count(group.size));
        heading.fromDocument = true;
    }
    return heading;
}

TableEntry LibraryModel::documentEntry(const LibraryEntry& entry, int column) const
{
    TableEntry cell;
    cell.alignRight = isNumeric(column);
    switch (column) {
    case Schema:
        cell.text = m_format.count(entry.schema);
        cell.sortKey = double(entry.schema);
        break;
    case Scenarios:
        cell.text = m_format.count(entry.scenarios);
        cell.sortKey = double(entry.scenarios);
        break;
    case Size:
        cell.text = m_format.locale().formattedDataSize(entry.bytes, 1, QLocale::DataSizeIecFormat);
        cell.sortKey = double(entry.bytes);
        break;
    case Kept:
        if (const QDateTime since = keptSince(*m_shown, entry); since.isValid()) {
            cell.text = m_format.dateTime(since);
            cell.sortKey = double(since.toSecsSinceEpoch());
        }
        break;
    case Source:
        cell.text = LibraryWords::shortOrigins(m_shown->origins(entry.sha256));
        cell.sortKey = cell.text;
        cell.fromDocument = true;
        break;
    case Measured:
        cell.text = entry.measuredAt.isEmpty() ? QString() : m_format.date(entry.measuredAt);
        cell.sortKey = entry.measuredAt;
        cell.fromDocument = true;
        break;
    default:
        cell.text = visibleText(textOf(entry, column));
        cell.sortKey = textOf(entry, column);
        cell.fromDocument = true;
        break;
    }
    if (cell.text.isEmpty()) {
        cell.text = Words::missing();
        cell.sortKey = {};
        cell.dimmed = true;
    }
    return cell;
}

QString LibraryModel::details(int row, int column) const
{
    const LibraryEntry* entry = entryAt(row);
    if (entry == nullptr) {
        return TableModel::details(row, column);
    }
    QStringList lines;
    switch (column) {
    case Source: {
        const QList<LibraryOrigin> origins = m_shown->origins(entry->sha256);
        for (const LibraryOrigin& origin : origins) {
            if (!lines.isEmpty()) {
                lines.append(QString());
            }
            lines += LibraryWords::longOrigin(origin, m_format);
        }
        break;
    }
    case Machine:
        for (const auto& [key, value] :
             {std::pair(u"cpu"_s, entry->cpu), std::pair(u"architecture"_s, entry->architecture),
              std::pair(u"cores"_s, entry->cores), std::pair(u"os"_s, entry->os)}) {
            if (!value.isEmpty()) {
                lines.append(tr("%1: %2").arg(Words::environmentLabel(key), visibleText(value)));
            }
        }
        break;
    default:
        lines.append(this->entry(row, column).text);
        lines.append(visibleText(entry->name));
        break;
    }
    if (isChangedSinceKept(entry->name, entry->sha256)) {
        lines.append(LibraryWords::changedSinceKept());
    }
    return lines.join(u'\n');
}

QString LibraryModel::header(int column) const
{
    switch (column) {
    case Crate:
        return tr("Crate");
    case Version:
        return tr("Version");
    case Measured:
        return tr("Measured");
    case Machine:
        return tr("Processor");
    case Compiler:
        return tr("Compiler");
    case CoreVersion:
        return tr("ruststream");
    case Schema:
        return tr("Schema");
    case Scenarios:
        return tr("Scenarios");
    case Source:
        return tr("Source");
    case Kept:
        return tr("Kept since");
    case Size:
        return tr("Size");
    default:
        return {};
    }
}

bool LibraryModel::isNumeric(int column) const
{
    return column == Schema || column == Scenarios || column == Size;
}

} // namespace rangebar
