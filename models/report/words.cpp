// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/words.h"

#include "models/report/readerrorwords.h"
#include "models/report/visibletext.h"

namespace rangebar {
namespace {

struct EnvironmentLabel
{
    const char16_t* key;
    const char* label;
};

constexpr EnvironmentLabel environmentLabels[] = {
    {u"cpu", QT_TRANSLATE_NOOP("rangebar::Words", "Processor")},
    {u"architecture", QT_TRANSLATE_NOOP("rangebar::Words", "Architecture")},
    {u"cpu_frequency", QT_TRANSLATE_NOOP("rangebar::Words", "Frequency")},
    {u"cores", QT_TRANSLATE_NOOP("rangebar::Words", "Cores")},
    {u"memory", QT_TRANSLATE_NOOP("rangebar::Words", "Memory")},
    {u"memory_speed", QT_TRANSLATE_NOOP("rangebar::Words", "Memory speed")},
    {u"os", QT_TRANSLATE_NOOP("rangebar::Words", "Operating system")},
    {u"broker", QT_TRANSLATE_NOOP("rangebar::Words", "Broker")},
    {u"round_trip", QT_TRANSLATE_NOOP("rangebar::Words", "Round trip")},
    {u"rustc", QT_TRANSLATE_NOOP("rangebar::Words", "Compiler")},
    {u"profile", QT_TRANSLATE_NOOP("rangebar::Words", "Build profile")},
    {u"features", QT_TRANSLATE_NOOP("rangebar::Words", "Features")},
    {u"rustflags", QT_TRANSLATE_NOOP("rangebar::Words", "RUSTFLAGS")},
    {u"valgrind", QT_TRANSLATE_NOOP("rangebar::Words", "Valgrind")},
};

} // namespace

QString Words::loop(LoopRole role)
{
    switch (role) {
    case LoopRole::RawClient:
        return tr("Raw client");
    case LoopRole::BrokerCrate:
        return tr("Broker crate");
    case LoopRole::RustStream:
        return tr("RustStream");
    }
    Q_UNREACHABLE();
    return {};
}

QString Words::verdict(Verdict verdict)
{
    return verdict == Verdict::Indistinguishable ? tr("indistinguishable") : tr("measured");
}

QString Words::brokerBound()
{
    return tr("broker-bound");
}

QString Words::cellsExplained()
{
    return tr("In brackets: after a best round, the median round, or the slowest where no median is "
              "published; after a median round, the smallest and the largest round.");
}

QString Words::noResultsYet()
{
    return tr("no results published yet");
}

QString Words::missing()
{
    return QStringLiteral("-");
}

QString Words::throughputUnit()
{
    return QStringLiteral("msg/s");
}

QString Words::readError(const ReadError& error)
{
    const QString fault = ReadErrorWords::fault(error);
    const QString path = visibleText(error.path);
    if (error.line > 0 && !path.isEmpty()) {
        //: %3 is the field's path, %4 says what is wrong there.
        return tr("Line %1, column %2, %3: %4.")
            .arg(QString::number(error.line), QString::number(error.column), path, fault);
    }
    if (error.line > 0) {
        return tr("Line %1, column %2: %3.")
            .arg(QString::number(error.line), QString::number(error.column), fault);
    }
    return path.isEmpty() ? tr("The document can't be read: %1.").arg(fault) : tr("%1: %2.").arg(path, fault);
}

QStringList Words::environmentOrder()
{
    QStringList keys;
    for (const EnvironmentLabel& known : environmentLabels) {
        keys.append(QString::fromUtf16(known.key));
    }
    return keys;
}

QString Words::environmentLabel(const QString& key)
{
    for (const EnvironmentLabel& known : environmentLabels) {
        if (key == QStringView(known.key)) {
            return tr(known.label);
        }
    }
    return visibleText(key);
}

} // namespace rangebar
