// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace rangebar {

/// A row is known by its name and, where one document uses a name several times, by which of them it is.
struct RowKey
{
    QString name;       ///< untrusted; of a throughput row throughputKey()
    int occurrence = 0; ///< from 0

    bool operator==(const RowKey&) const = default;
};

size_t qHash(const RowKey& key, size_t seed = 0);

/// Two rows that the reader has put together, or taken apart.
struct KeyPair
{
    RowKey base;
    RowKey candidate;

    bool operator==(const KeyPair&) const = default;
};

enum class PairKind
{
    Exact,
    Normalised, ///< equal after case, spaces and punctuation
    ByHand,
};

/// Indexes of rows in the two lists of names.
struct RowPair
{
    qsizetype base = 0;
    qsizetype candidate = 0;
    PairKind kind = PairKind::Exact;

    bool operator==(const RowPair&) const = default;
};

struct PairSuggestion
{
    qsizetype base = 0;
    qsizetype candidate = 0;
    double similarity = 0;

    bool operator==(const PairSuggestion&) const = default;
};

struct Pairing
{
    QList<RowKey> baseKeys; ///< of all rows, in order
    QList<RowKey> candidateKeys;
    QList<RowPair> pairs;              ///< in the candidate's order
    QList<qsizetype> added;            ///< candidate rows without a base, in order
    QList<qsizetype> removed;          ///< base rows without a candidate, in order
    QList<PairSuggestion> suggestions; ///< most similar first; every row in at most one
    QStringList repeatedInBase;        ///< names used several times, paired in their order
    QStringList repeatedInCandidate;
};

/// Pairs rows: by hand first, then exact names, then normalised names. `confirmed` pairs with a row that is
/// not there are passed over. A `forbidden` pair is made by no other way than `confirmed`, and never
/// suggested.
Pairing pairRows(const QStringList& base, const QStringList& candidate, const QList<KeyPair>& confirmed = {},
                 const QList<KeyPair>& forbidden = {}, bool suggest = true);

/// The keys of the rows with these names, in order.
QList<RowKey> rowKeys(const QStringList& names);

/// Letters and digits only, case folded, compatibility forms unified.
QString normalisedName(const QString& name);

/// From 0 (nothing in common) to 1 (equal when normalised): the mean of two measures on the case-folded
/// names. Dice: twice the words in common over the words of both. Edit: 1 less the Levenshtein distance of
/// the normalised names over the longer length. Symmetric.
double nameSimilarity(const QString& first, const QString& second);

/// Pairs less similar than this are not suggested.
constexpr double leastSuggestedSimilarity = 0.6;

} // namespace rangebar
