// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/machinetablemodel.h"

#include "models/report/visibletext.h"

namespace rangebar {
namespace {

bool isRequired(QStringView key)
{
    return key == u"cpu" || key == u"os" || key == u"rustc";
}

} // namespace

MachineTableModel::MachineTableModel(DocumentPtr document, const NumberFormat& format, QObject* parent)
    : TableModel(parent), m_document(std::move(document)), m_format(format)
{
    const Measurement& measurement = m_document->measurement;
    m_rows.append({Field::Crate, {}, m_document->crate});
    m_rows.append({Field::CrateVersion, {}, measurement.crateVersion});
    m_rows.append({Field::CoreVersion, {}, measurement.coreVersion});
    m_rows.append({Field::MeasuredAt, {}, measurement.measuredAt});
    if (const auto& code = m_document->codeMeasurement) {
        m_rows.append({Field::CodeCrateVersion, {}, code->crateVersion});
        m_rows.append({Field::CodeCoreVersion, {}, code->coreVersion});
        m_rows.append({Field::CodeMeasuredAt, {}, code->measuredAt});
    }
    m_rows.append({Field::Schema, {}, QString::number(m_document->schema)});
    const QStringList known = Words::environmentOrder();
    for (const QString& key : known) {
        if (const QString* value = m_document->environmentValue(key)) {
            m_rows.append({Field::Environment, key, *value});
        } else if (isRequired(key)) {
            m_rows.append({Field::Environment, key, std::nullopt});
        }
    }
    for (const EnvironmentEntry& other : m_document->environment) {
        if (!known.contains(other.key)) {
            m_rows.append({Field::Environment, other.key, other.value});
        }
    }
}

int MachineTableModel::entryRows() const
{
    return int(m_rows.size());
}

int MachineTableModel::entryColumns() const
{
    return 2;
}

QString MachineTableModel::label(const Row& row) const
{
    switch (row.field) {
    case Field::Crate:
        return tr("Crate");
    case Field::CrateVersion:
        return tr("Crate version");
    case Field::CoreVersion:
        return tr("ruststream version");
    case Field::MeasuredAt:
        return tr("Measured");
    case Field::CodeCrateVersion:
        return tr("Crate version, code counts");
    case Field::CodeCoreVersion:
        return tr("ruststream version, code counts");
    case Field::CodeMeasuredAt:
        return tr("Code counts measured");
    case Field::Schema:
        return tr("Schema of the document");
    case Field::Environment:
        return Words::environmentLabel(row.key);
    }
    Q_UNREACHABLE();
    return {};
}

TableEntry MachineTableModel::entry(int row, int column) const
{
    const Row& shown = m_rows.at(row);
    TableEntry entry;
    entry.sortKey = double(row);
    if (column == 0) {
        entry.text = label(shown);
        entry.fromDocument = shown.field == Field::Environment;
        return entry;
    }
    const bool isDate = shown.field == Field::MeasuredAt || shown.field == Field::CodeMeasuredAt;
    if (!shown.value) {
        entry.text = tr("not published");
        entry.dimmed = true;
    } else {
        entry.text = isDate ? m_format.date(*shown.value) : visibleText(*shown.value);
        entry.fromDocument = true;
        entry.dimmed = *shown.value == QStringLiteral("unknown");
    }
    return entry;
}

/// The value as published, also where the cell words it for the reader; the key itself beside its label.
QString MachineTableModel::details(int row, int column) const
{
    const Row& shown = m_rows.at(row);
    if (column == 0 && shown.field == Field::Environment) {
        return visibleText(shown.key);
    }
    return column == 1 && shown.value ? visibleText(*shown.value) : entry(row, column).text;
}

QString MachineTableModel::header(int column) const
{
    return column == 0 ? tr("Field") : tr("Value");
}

bool MachineTableModel::isNumeric(int) const
{
    return false;
}

} // namespace rangebar
