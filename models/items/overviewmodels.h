// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/tablemodel.h"
#include "models/report/words.h"
#include "models/sources/cratefeed.h"

#include <QCollator>
#include <QSortFilterProxyModel>

namespace rangebar {

enum OverviewRole
{
    OverviewCrateRole = PendingRole + 1, ///< QString: "ruststream-nats", of every row
};

/// All crates of a feed in one table: each crate has the rows of its document, or one pending row that says
/// why there are none, so that no crate ever disappears. Rows of crates that did not change keep their place
/// and selection.
class OverviewModel : public TableModel
{
    Q_OBJECT

public:
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const final;

    /// The language or the locale changed.
    void setFormat(const NumberFormat& format);

protected:
    OverviewModel(const CrateFeed* feed, const NumberFormat& format, QObject* parent);

    /// Takes the feed's crates; the concrete class calls it once it can answer rowsOf.
    void load();

    const Cells& cells() const { return m_cells; }

    virtual int rowsOf(const BenchmarkDocument& document) const = 0;
    virtual TableEntry documentEntry(const BenchmarkDocument& document, int row, int column) const = 0;
    virtual QString documentDetails(const BenchmarkDocument& document, int row, int column) const = 0;
    /// What stands in the scenario column of a document without rows in this table.
    virtual QString nothingHere() const = 0;

    int entryRows() const final;
    TableEntry entry(int row, int column) const final;
    QString details(int row, int column) const final;

private:
    struct Group
    {
        QString name;  ///< visible
        QString crate; ///< as in the catalogue
        DocumentPtr document;
        DocumentOrigin origin = DocumentOrigin::None;
        int first = 0;
        int rows = 0;
    };

    struct Place
    {
        int crate = 0; ///< index of the feed
        int row = 0;   ///< in the crate's group
    };

    Group groupOf(int crate) const;
    Place placeOf(int row) const;
    bool isPending(const Group& group) const;
    TableEntry nameEntry(const Group& group) const;
    TableEntry pendingEntry(const Group& group, int crate, int column) const;
    void reset();
    void update(int crate);
    void renumber();

    const CrateFeed* m_feed;
    Cells m_cells;
    QList<Group> m_groups;
    int m_rows = 0;
};

/// Broker, scenario, the three loops and the overhead.
class OverviewScenariosModel final : public OverviewModel
{
    Q_OBJECT

public:
    /// The feed is not owned and outlives the model.
    OverviewScenariosModel(const CrateFeed* feed, const NumberFormat& format, QObject* parent = nullptr);

protected:
    int rowsOf(const BenchmarkDocument& document) const override;
    TableEntry documentEntry(const BenchmarkDocument& document, int row, int column) const override;
    QString documentDetails(const BenchmarkDocument& document, int row, int column) const override;
    QString nothingHere() const override;
    int entryColumns() const override;
    QString header(int column) const override;
    bool isNumeric(int column) const override;
};

/// The row with the largest overhead that was measured, over its own raw client; -1 where none was.
int largestOverhead(const OverviewScenariosModel& model);
/// That row in words, such as "Kafka, One partition: +20.2%"; where no overhead was measured, that; empty
/// without any row.
QString largestOverheadLine(const OverviewScenariosModel& model, int largest);

/// Crate, scenario, instructions, allocations and cold start.
class OverviewCodeModel final : public OverviewModel
{
    Q_OBJECT

public:
    /// The feed is not owned and outlives the model.
    OverviewCodeModel(const CrateFeed* feed, const NumberFormat& format, QObject* parent = nullptr);

protected:
    int rowsOf(const BenchmarkDocument& document) const override;
    TableEntry documentEntry(const BenchmarkDocument& document, int row, int column) const override;
    QString documentDetails(const BenchmarkDocument& document, int row, int column) const override;
    QString nothingHere() const override;
    int entryColumns() const override;
    QString header(int column) const override;
    bool isNumeric(int column) const override;
};

/// Sorts numbers as numbers and names in natural order; what has no value, and after it the pending rows,
/// stay at the end in either direction. The filter keeps rows in which every word of the text stands, in any
/// column and case.
class OverviewProxy final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit OverviewProxy(QObject* parent = nullptr);

    void setFilterText(const QString& text);
    /// In whose order names are sorted, from the next time on.
    void setLocale(const QLocale& locale);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    QStringList m_words;
    QCollator m_collator;
};

} // namespace rangebar
