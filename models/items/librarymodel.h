// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/tablemodel.h"
#include "models/library/librarysearch.h"
#include "models/report/numberformat.h"

#include <array>
#include <memory>
#include <vector>

namespace rangebar {

/// The documents of the library as a table: searched, sorted and, where wanted, in groups under a heading
/// each, which is a row of its own and can be folded. It does all of it by itself, so that ten thousand
/// documents are as quick as ten: no cell is asked for that nobody sees.
///
/// A small change of the library, or of what is found, moves single rows, so that the selection and the place
/// in the view stay; a large one resets the model.
class LibraryModel final : public TableModel
{
    Q_OBJECT

public:
    enum Column
    {
        Crate,
        Version,
        Measured,
        Machine,
        Compiler,
        CoreVersion,
        Source,
        Kept, ///< since when it is in the library
        Schema,
        Scenarios,
        Size,
        ColumnCount
    };
    enum Role
    {
        DocumentRole = PendingRole + 1, ///< QString: the file's name in the library; empty for a heading
        HeadingRole,                    ///< bool: the row heads a group
        FoldedRole,                     ///< bool: the rows of the group are not shown
        GroupSizeRole,                  ///< int: documents in the group
    };

    explicit LibraryModel(const NumberFormat& format, QObject* parent = nullptr);

    void setIndex(std::shared_ptr<const LibraryIndex> index);

    /// False where the text is no query: then queryError() says why, and what the words before the wrong one
    /// find is shown.
    bool setQuery(const QString& text);
    /// Makes ready for the first letter of a search, which else waits for it.
    void prepareSearch();
    const QString& query() const { return m_queryText; }
    QString queryError() const; ///< in words; empty where there is none

    /// Puts what has the same value in the column together; nothing: no groups. By Measured, the month
    /// counts.
    void setGrouping(std::optional<Column> column);
    std::optional<Column> grouping() const { return m_grouping; }
    void setFolded(int row, bool folded);

    /// The column, then the latest measurement first, then the name.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    int sortColumn() const { return m_sortColumn; }
    Qt::SortOrder sortOrder() const { return m_sortOrder; }

    /// nullptr for a heading.
    const LibraryEntry* entryAt(int row) const;
    int rowOf(const QString& document) const; ///< -1 where it is not shown
    qsizetype found() const { return qsizetype(m_found.size()); }
    qsizetype all() const { return m_index->entries().size(); }

    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

    /// The language or the locale changed.
    void setFormat(const NumberFormat& format);

protected:
    int entryRows() const override { return int(m_rows.size()); }
    int entryColumns() const override { return ColumnCount; }
    TableEntry entry(int row, int column) const override;
    QString details(int row, int column) const override;
    QString header(int column) const override;
    bool isNumeric(int column) const override;

private:
    /// A document, by its position in the index, or the heading of a group.
    struct Row
    {
        qsizetype entry = -1;
        qsizetype group = -1;
        bool isHeading = false;
    };
    struct Group
    {
        QString key;
        Column column = Crate; ///< what it groups by
        qsizetype size = 0;
    };
    /// What is to be shown, of m_index.
    struct Arrangement
    {
        std::vector<Row> rows;
        std::vector<Group> groups;
    };
    /// For each entry, where it stands in the order of a column; negative where it has no value.
    using Ranks = std::vector<qint64>;

    static QString identity(const LibraryIndex& index, const std::vector<Group>& groups, const Row& row);
    QString groupKey(const LibraryEntry& entry) const;
    QString groupTitle(const Group& group) const;
    bool isGroupBefore(const Group& first, const Group& second) const;
    const Ranks& ranks(int column);
    Ranks rank(int column) const;
    void find();
    void sortFound(std::vector<qsizetype>& found);
    Arrangement arranged();
    void rearrange() { show(arranged()); }
    /// Shows it with as little movement as can be.
    void show(Arrangement next);
    TableEntry documentEntry(const LibraryEntry& entry, int column) const;

    NumberFormat m_format;
    std::shared_ptr<const LibraryIndex> m_index = std::make_shared<const LibraryIndex>();
    std::shared_ptr<const LibraryIndex> m_shown = m_index; ///< what m_rows are of
    std::optional<LibrarySearch> m_search;                 ///< of m_index; made when it is first needed
    QString m_queryText;
    LibraryQuery m_query;
    std::optional<LibraryQuery::Error> m_queryError;
    std::vector<qsizetype> m_found;
    std::optional<Column> m_grouping;
    QSet<QString> m_folded; ///< keys of groups
    std::vector<Group> m_groups;
    int m_sortColumn = Crate;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    std::array<Ranks, ColumnCount> m_ranks;
    std::vector<Row> m_rows;
};

} // namespace rangebar
