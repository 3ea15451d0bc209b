// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/github/openpullrequestsjob.h"
#include "models/items/tablemodel.h"
#include "models/report/numberformat.h"

namespace rangebar {

/// Open pull requests that touch a document, in the order they are found.
class PullRequestsModel final : public TableModel
{
    Q_OBJECT

public:
    enum Column
    {
        Title,
        Number,
        Author,
        State,
        Updated,
        ColumnCount
    };

    explicit PullRequestsModel(const NumberFormat& format, QObject* parent = nullptr);

    void append(const TouchingPullRequest& pullRequest);
    void clear();
    const TouchingPullRequest& at(int row) const { return m_found.at(row); }

protected:
    int entryRows() const override { return int(m_found.size()); }
    int entryColumns() const override { return ColumnCount; }
    TableEntry entry(int row, int column) const override;
    QString header(int column) const override;
    bool isNumeric(int column) const override { return column == Number; }

private:
    NumberFormat m_format;
    QList<TouchingPullRequest> m_found;
};

} // namespace rangebar
