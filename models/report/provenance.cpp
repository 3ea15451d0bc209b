// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/joining.h"
#include "models/report/visibletext.h"
#include "models/report/words.h"

namespace rangebar {
namespace {

QString withVersion(const QString& name, const std::optional<QString>& version)
{
    return version ? QString(name + QLatin1Char(' ') + shownName(*version)) : name;
}

/// The values of the keys, in their order, as far as they are published.
QStringList published(const BenchmarkDocument& document, std::initializer_list<QStringView> keys)
{
    QStringList values;
    for (const QStringView key : keys) {
        if (const QString* value = document.environmentValue(key)) {
            values.append(shownName(*value));
        }
    }
    return values;
}

} // namespace

QString Provenance::title(const BenchmarkDocument& document)
{
    if (!document.crate) {
        return tr("unnamed document");
    }
    return withVersion(shownName(*document.crate), document.measurement.crateVersion);
}

QString Provenance::comparisonLine(const BenchmarkDocument& document)
{
    return Joining::ended(Joining::facts(comparisonFacts(document)));
}

QStringList Provenance::comparisonFacts(const BenchmarkDocument& document)
{
    const Measurement& measurement = document.measurement;
    QString versions = title(document);
    if (measurement.coreVersion) {
        versions = tr("%1 on ruststream %2").arg(versions, shownName(*measurement.coreVersion));
    }
    QStringList parts = QStringList{versions} + comparisonMachine(document);
    parts.append(measurement.measuredAt ? tr("measured %1").arg(shownName(*measurement.measuredAt))
                                        : tr("date not published"));
    return parts;
}

QStringList Provenance::comparisonMachine(const BenchmarkDocument& document)
{
    const QString* cpu = document.environmentValue(u"cpu");
    const QString* os = document.environmentValue(u"os");
    return QStringList{cpu != nullptr ? shownName(*cpu) : tr("processor not published"),
                       os != nullptr ? shownName(*os) : tr("operating system not published")} +
           published(document, {u"broker"});
}

QStringList Provenance::costMachine(const BenchmarkDocument& document)
{
    return published(document, {u"cpu", u"architecture", u"cpu_frequency", u"cores", u"memory",
                                u"memory_speed", u"os", u"rustc", u"valgrind", u"profile", u"features"});
}

QString Provenance::costLine(const BenchmarkDocument& document)
{
    const Measurement& measurement = document.codeMeasurement.value_or(document.measurement);
    const QStringList machine = costMachine(document);
    QStringList versions{document.crate ? withVersion(shownName(*document.crate), measurement.crateVersion)
                                        : tr("unnamed document")};
    // The core measures itself: its version is already there.
    if (measurement.coreVersion && document.crate != QStringLiteral("ruststream")) {
        versions.append(withVersion(QStringLiteral("ruststream"), measurement.coreVersion));
    }
    versions.append(measurement.measuredAt ? tr("measured %1").arg(shownName(*measurement.measuredAt))
                                           : tr("date not published"));
    const QString measured = Joining::ended(Joining::facts(versions));
    if (machine.isEmpty()) {
        return tr("Machine not published. %1").arg(measured);
    }
    return Joining::sentences({Joining::ended(Joining::facts(machine)), measured});
}

} // namespace rangebar
