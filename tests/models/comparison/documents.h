// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/comparison.h"

#include <QRandomGenerator>

namespace rangebar::test {

/// A document to change at will before it is compared.
using DraftPtr = std::shared_ptr<BenchmarkDocument>;

DraftPtr draft(const QString& crate = QStringLiteral("ruststream-post"));
BestOfRounds best(double best, double median, double worst);
Scenario scenario(const QString& name, const LoopRounds& raw, const LoopRounds& framework,
                  const std::optional<LoopRounds>& adapter = std::nullopt);
CodeEntry codeEntry(const QString& name, double instructions, double allocations, bool gated = true);
/// In place of the value that is there, or as a member more.
void setEnvironment(const DraftPtr& document, const QString& key, const QString& value);
Comparison compared(const DraftPtr& base, const DraftPtr& candidate, const ComparisonOptions& options = {});

/// A document of the corpus, such as ruststream-nats/2026-09-20_d75cd8f6.json; null where it is not there.
DocumentPtr corpusFile(const QString& path);
struct DocumentPair
{
    QString base;
    QString candidate;
};
/// Every ordered pair of two documents in one folder of the corpus.
QList<DocumentPair> corpusPairs();
Comparison compared(const DocumentPair& pair, const ComparisonOptions& options = {});

/// Documents that are valid and of every awkward kind: zeros, equal rounds, missing members, repeated and
/// hostile names, units that differ, times as well as rates. The same seed gives the same document.
DocumentPtr randomDocument(quint32 seed);

/// The ids of the findings without the section's word, as "name:aspect class".
QStringList told(const Comparison& comparison);

} // namespace rangebar::test
