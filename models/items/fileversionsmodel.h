// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/github/filehistoryjob.h"
#include "models/items/tablemodel.h"
#include "models/report/numberformat.h"

namespace rangebar {

/// What became of one version of a file that is taken into the library.
struct TakenVersion
{
    enum class Outcome
    {
        Taken,
        Duplicate,  ///< the library had the same bytes already
        Removed,    ///< the commit removed the file
        Unreadable, ///< `reason` says why
        NotKept,    ///< the library could not be written
    };
    CommitInfo commit;
    Outcome outcome = Outcome::Taken;
    QString reason = {}; ///< visible text
};

/// The versions of a file, latest first.
class FileVersionsModel final : public TableModel
{
    Q_OBJECT

public:
    enum Column
    {
        Subject,
        Commit,
        Date,
        Result,
        ColumnCount
    };

    explicit FileVersionsModel(const NumberFormat& format, QObject* parent = nullptr);

    void append(const TakenVersion& version);
    void setNotKept(int row);
    void clear();
    int count(TakenVersion::Outcome outcome) const;
    const QList<TakenVersion>& versions() const { return m_versions; }

protected:
    int entryRows() const override { return int(m_versions.size()); }
    int entryColumns() const override { return ColumnCount; }
    TableEntry entry(int row, int column) const override;
    QString header(int column) const override;
    bool isNumeric(int) const override { return false; }

private:
    static QString result(const TakenVersion& version);

    NumberFormat m_format;
    QList<TakenVersion> m_versions;
};

} // namespace rangebar
