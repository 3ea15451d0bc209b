// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/otherfieldsmodel.h"

#include "models/report/jsonwriter.h"
#include "models/report/visibletext.h"

namespace rangebar {
namespace {

constexpr qsizetype longestShown = 200;
constexpr qsizetype longestToolTip = 4000;

QString onOneLine(const QByteArray& json)
{
    return visibleText(jsonOnOneLine(json));
}

} // namespace

OtherFieldsModel::OtherFieldsModel(DocumentPtr document, QObject* parent)
    : TableModel(parent), m_document(std::move(document))
{
}

int OtherFieldsModel::entryRows() const
{
    return int(m_document->otherFields.size());
}

int OtherFieldsModel::entryColumns() const
{
    return 2;
}

TableEntry OtherFieldsModel::entry(int row, int column) const
{
    const OtherField& field = m_document->otherFields.at(row);
    TableEntry entry;
    entry.fromDocument = true;
    if (column == 0) {
        entry.text = visibleText(field.path);
        entry.sortKey = entry.text;
        return entry;
    }
    const QString json = onOneLine(field.json);
    entry.text = visibleText(json, longestShown);
    entry.copyText = json;
    entry.sortKey = entry.text;
    return entry;
}

QString OtherFieldsModel::details(int row, int column) const
{
    const OtherField& field = m_document->otherFields.at(row);
    return column == 0 ? visibleText(field.path) : visibleText(onOneLine(field.json), longestToolTip);
}

QString OtherFieldsModel::header(int column) const
{
    return column == 0 ? tr("Field") : tr("JSON");
}

bool OtherFieldsModel::isNumeric(int) const
{
    return false;
}

} // namespace rangebar
