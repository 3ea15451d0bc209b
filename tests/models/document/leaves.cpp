// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/document/leaves.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QRegularExpression>

namespace rangebar::test {
namespace {

using Leaves = QMap<QString, QString>;

QString numberText(double number)
{
    return QString::number(number == 0 ? 0.0 : number, 'g', 17); // QJsonDocument has no negative zero
}

QString textLeaf(const QString& text)
{
    return QLatin1Char('"') + text + QLatin1Char('"');
}

QString flagText(bool flag)
{
    return flag ? QStringLiteral("true") : QStringLiteral("false");
}

QString extended(const QString& path, const QString& name)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_-]+$"),
                                          QRegularExpression::DontCaptureOption);
    if (!plain.match(name).hasMatch() || name.contains(u'\n')) {
        QString escaped = name;
        escaped.replace(QStringLiteral("\\"), QStringLiteral("\\\\"));
        escaped.replace(QStringLiteral("\""), QStringLiteral("\\\""));
        return path + QStringLiteral("[\"") + escaped + QStringLiteral("\"]");
    }
    return path.isEmpty() ? name : QString(path + QLatin1Char('.') + name);
}

void collect(const QJsonValue& value, const QString& path, Leaves& leaves)
{
    switch (value.type()) {
    case QJsonValue::Object: {
        const QJsonObject object = value.toObject();
        for (auto member = object.begin(); member != object.end(); ++member) {
            collect(member.value(), extended(path, member.key()), leaves);
        }
        if (object.isEmpty()) {
            leaves[path] = QStringLiteral("{}");
        }
        break;
    }
    case QJsonValue::Array: {
        const QJsonArray array = value.toArray();
        for (qsizetype i = 0; i < array.size(); ++i) {
            collect(array.at(i), path + QStringLiteral("[%1]").arg(i), leaves);
        }
        if (array.isEmpty()) {
            leaves[path] = QStringLiteral("[]");
        }
        break;
    }
    case QJsonValue::String:
        leaves[path] = textLeaf(value.toString());
        break;
    case QJsonValue::Double:
        leaves[path] = numberText(value.toDouble());
        break;
    case QJsonValue::Bool:
        leaves[path] = flagText(value.toBool());
        break;
    default:
        leaves[path] = QStringLiteral("null");
    }
}

QJsonValue parsed(const QByteArray& json)
{
    return QJsonDocument::fromJson(QByteArray("[" + json + "]")).array().at(0);
}

QJsonObject rootOf(const QByteArray& bytes)
{
    return QJsonDocument::fromJson(bytes).object();
}

/// What the typed document says, under the names the format gives the fields.
class Writer
{
public:
    Leaves leaves;

    void put(const QString& path, const char* name, const QString& text)
    {
        leaves[extended(path, QString::fromLatin1(name))] = textLeaf(text);
    }
    void put(const QString& path, const char* name, double number)
    {
        leaves[extended(path, QString::fromLatin1(name))] = numberText(number);
    }
    void put(const QString& path, const char* name, bool flag)
    {
        leaves[extended(path, QString::fromLatin1(name))] = flagText(flag);
    }
    void put(const QString& path, const char* name, qint64 number)
    {
        put(path, name, static_cast<double>(number));
    }
    void put(const QString& path, const char* name, Verdict verdict)
    {
        put(path, name,
            verdict == Verdict::Measured ? QStringLiteral("measured") : QStringLiteral("indistinguishable"));
    }
    void put(const QString& path, const char* name, const CodeCounts& counts)
    {
        const QString inner = extended(path, QString::fromLatin1(name));
        put(inner, "instructions", counts.instructions);
        put(inner, "allocations", counts.allocations);
    }
    void put(const QString& path, const char* name, const LoopRounds& rounds)
    {
        const QString inner = extended(path, QString::fromLatin1(name));
        if (const auto* best = std::get_if<BestOfRounds>(&rounds)) {
            put(inner, "best", best->best);
            put(inner, "median", best->median);
            put(inner, "worst", best->worst);
        } else {
            const auto& median = std::get<MedianOfRounds>(rounds);
            put(inner, "median", median.median);
            put(inner, "min", median.minimum);
            put(inner, "max", median.maximum);
        }
    }
    template <typename Value>
    void put(const QString& path, const char* name, const std::optional<Value>& value)
    {
        if (value) {
            put(path, name, *value);
        }
    }
    /// An empty text stands for an absent one.
    void putUnlessEmpty(const QString& path, const char* name, const QString& text)
    {
        if (!text.isEmpty()) {
            put(path, name, text);
        }
    }

    void put(const QString& path, const Measurement& measurement)
    {
        put(path, "crate_version", measurement.crateVersion);
        put(path, "core_version", measurement.coreVersion);
        put(path, "measured_at", measurement.measuredAt);
    }
    void put(const QString& path, const LoopSet& loops)
    {
        put(path, "raw", loops.raw);
        put(path, "adapter", loops.adapter);
        put(path, "framework", loops.framework);
        put(path, "overhead_percent", loops.overhead.percent);
        put(path, "verdict", loops.overhead.verdict);
        put(path, "adapter_overhead_percent", loops.adapterOverhead.percent);
        put(path, "adapter_verdict", loops.adapterOverhead.verdict);
        put(path, "plugin", loops.plugin);
        put(path, "plugin_overhead_percent", loops.pluginOverhead.percent);
        put(path, "plugin_verdict", loops.pluginOverhead.verdict);
    }
    void put(const QString& path, const Scenario& scenario)
    {
        put(path, "name", scenario.name);
        putUnlessEmpty(path, "unit", scenario.unit);
        put(path, "messages", scenario.messages);
        put(path, "pairs", scenario.pairs);
        put(path, scenario.loops);
        put(path, "broker_bound", scenario.brokerBound);
        put(path, "round_trips_per_message", scenario.roundTripsPerMessage);
    }
    void put(const QString& path, const CodeEntry& entry)
    {
        put(path, "name", entry.name);
        put(path, "messages", entry.messages);
        put(path, "framework", entry.framework);
        put(path, "cold", entry.cold);
        put(path, "raw", entry.raw);
        put(path, "adapter", entry.adapter);
        put(path, "hand_written", entry.handWritten);
        put(path, "overhead", entry.overhead);
        put(path, "gated", entry.gated);
        put(path, "note", entry.note);
        put(path, "plugin", entry.plugin);
    }
    void put(const QString& path, const ThroughputRow& row)
    {
        putUnlessEmpty(path, "database", row.database);
        putUnlessEmpty(path, "form", row.form);
        put(path, "batch", row.batch);
        put(path, "workers", row.workers);
        put(path, "pool", row.pool);
        put(path, "rows", row.rows);
        put(path, "rounds", row.rounds);
        put(path, row.loops);
    }
    template <typename Item>
    void putAll(const QString& path, const QList<Item>& items)
    {
        for (qsizetype i = 0; i < items.size(); ++i) {
            put(path + QStringLiteral("[%1]").arg(i), items[i]);
        }
    }
};

Leaves leavesOf(const BenchmarkDocument& document, const QJsonObject& root)
{
    Writer writer;
    writer.put(QString(), "schema", qint64{document.schema});
    writer.put(QString(), "crate", document.crate);
    writer.put(QString(), document.measurement);
    const QJsonObject environment = root.value(QStringLiteral("environment")).toObject();
    for (const EnvironmentEntry& entry : document.environment) {
        const QString path = extended(QStringLiteral("environment"), entry.key);
        if (environment.value(entry.key).isString()) {
            writer.leaves[path] = textLeaf(entry.value);
        } else {
            collect(parsed(entry.value.toUtf8()), path, writer.leaves);
        }
    }
    writer.putAll(QStringLiteral("scenarios"), document.scenarios);
    writer.putAll(QStringLiteral("code"), document.code);
    writer.putAll(QStringLiteral("throughput"), document.throughput);
    if (document.codeMeasurement) {
        writer.put(QStringLiteral("code_measured"), *document.codeMeasurement);
    }
    for (const OtherField& field : document.otherFields) {
        collect(parsed(field.json), field.path, writer.leaves);
    }
    return writer.leaves;
}

/// A null in a field that has a meaning, an empty section, an empty label.
bool mayBeAbsent(const QString& path, const QString& value)
{
    static const QRegularExpression optionalFields(
        QStringLiteral("^(scenarios|throughput)\\[\\d+\\]\\.(adapter|batch)$"
                       "|^code\\[\\d+\\]\\.(cold|raw|adapter|hand_written|overhead)$"));
    static const QRegularExpression sections(QStringLiteral("^(environment|scenarios|code|throughput)$"));
    static const QRegularExpression labels(
        QStringLiteral("^(scenarios|throughput)\\[\\d+\\]\\.(unit|database|form)$"));
    return (value == QLatin1String("null") && optionalFields.match(path).hasMatch()) ||
           ((value == QLatin1String("[]") || value == QLatin1String("{}")) &&
            sections.match(path).hasMatch()) ||
           (value == QLatin1String("\"\"") && labels.match(path).hasMatch());
}

Leaves leavesOf(const QJsonObject& root)
{
    Leaves leaves;
    collect(root, QString(), leaves);
    return leaves;
}

} // namespace

QStringList lostOrInvented(const QByteArray& bytes, const BenchmarkDocument& document)
{
    const QJsonObject root = rootOf(bytes);
    const Leaves published = leavesOf(root);
    const Leaves held = leavesOf(document, root);
    QStringList differences;
    for (auto leaf = published.begin(); leaf != published.end(); ++leaf) {
        const bool absent = !held.contains(leaf.key()) && mayBeAbsent(leaf.key(), leaf.value());
        if (!absent && held.value(leaf.key()) != leaf.value()) {
            differences += QStringLiteral("lost: %1 = %2").arg(leaf.key(), leaf.value());
        }
    }
    for (auto leaf = held.begin(); leaf != held.end(); ++leaf) {
        if (published.value(leaf.key()) != leaf.value()) {
            differences += QStringLiteral("invented: %1 = %2").arg(leaf.key(), leaf.value());
        }
    }
    return differences;
}

qsizetype leafCount(const QByteArray& bytes)
{
    return leavesOf(rootOf(bytes)).size();
}

} // namespace rangebar::test
