// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparison/pairing.h"

#include "models/comparison/editdistance.h"

#include <QHash>

#include <algorithm>
#include <numeric>
#include <vector>

namespace rangebar {
namespace {

QString folded(const QString& name)
{
    return name.normalized(QString::NormalizationForm_KC).toCaseFolded();
}

bool isPartOfWord(QChar c)
{
    return c.isLetterOrNumber() || c.isMark() || c.isSurrogate();
}

/// A name as its similarity is measured. Names run to some dozen characters; what is longer is measured by
/// its beginning, so that no document can make the comparison slow.
struct Shape
{
    static constexpr qsizetype measuredLength = 200;

    explicit Shape(const QString& name)
    {
        const QString text = folded(name.left(measuredLength));
        QString word;
        for (const QChar c : text) {
            if (isPartOfWord(c)) {
                word += c;
                letters += c;
            } else if (!word.isEmpty()) {
                words.append(word);
                word.clear();
            }
        }
        if (!word.isEmpty()) {
            words.append(word);
        }
        words.sort();
    }

    QString letters;
    QStringList words; ///< sorted
};

double dice(const Shape& first, const Shape& second)
{
    const qsizetype all = first.words.size() + second.words.size();
    if (all == 0) {
        return 0;
    }
    QStringList common;
    std::ranges::set_intersection(first.words, second.words, std::back_inserter(common));
    return 2.0 * double(common.size()) / double(all);
}

double similarity(const Shape& first, const Shape& second)
{
    const qsizetype longer = std::max(first.letters.size(), second.letters.size());
    if (longer == 0) {
        return 0;
    }
    const double edit = 1 - double(editDistance(first.letters, second.letters)) / double(longer);
    return (dice(first, second) + edit) / 2;
}

/// Builds a pairing step by step; what is paired once stays paired.
class Pairer
{
public:
    Pairer(const QStringList& base, const QStringList& candidate, const QList<KeyPair>& forbidden)
        : m_base(base)
        , m_candidate(candidate)
        , m_baseKeys(rowKeys(base))
        , m_candidateKeys(rowKeys(candidate))
        , m_forbidden(forbidden)
        , m_partnerOfBase(base.size(), -1)
        , m_partnerOfCandidate(candidate.size(), -1)
        , m_kind(candidate.size(), PairKind::Exact)
    {
        m_candidateByKey.reserve(candidate.size());
        for (qsizetype i = 0; i < candidate.size(); ++i) {
            m_candidateByKey.insert(m_candidateKeys.at(i), i);
        }
    }

    void pairByHand(const QList<KeyPair>& confirmed);
    void pairExact();
    void pairNormalised();
    Pairing result(bool suggest) const;

private:
    bool join(qsizetype base, qsizetype candidate, PairKind kind);
    bool isForbidden(qsizetype base, qsizetype candidate) const
    {
        return !m_forbidden.isEmpty() &&
               m_forbidden.contains(KeyPair{m_baseKeys.at(base), m_candidateKeys.at(candidate)});
    }
    static QList<qsizetype> unpaired(const QList<qsizetype>& partners);
    QList<PairSuggestion> suggestions(const QList<qsizetype>& removed, const QList<qsizetype>& added) const;

    const QStringList& m_base;
    const QStringList& m_candidate;
    QList<RowKey> m_baseKeys;
    QList<RowKey> m_candidateKeys;
    const QList<KeyPair>& m_forbidden;
    QHash<RowKey, qsizetype> m_candidateByKey;
    QList<qsizetype> m_partnerOfBase; ///< -1: none
    QList<qsizetype> m_partnerOfCandidate;
    QList<PairKind> m_kind; ///< by candidate
};

bool Pairer::join(qsizetype base, qsizetype candidate, PairKind kind)
{
    if (m_partnerOfBase.at(base) >= 0 || m_partnerOfCandidate.at(candidate) >= 0) {
        return false;
    }
    m_partnerOfBase[base] = candidate;
    m_partnerOfCandidate[candidate] = base;
    m_kind[candidate] = kind;
    return true;
}

void Pairer::pairByHand(const QList<KeyPair>& confirmed)
{
    for (const KeyPair& pair : confirmed) {
        const qsizetype base = m_baseKeys.indexOf(pair.base);
        const qsizetype candidate = m_candidateByKey.value(pair.candidate, -1);
        if (base >= 0 && candidate >= 0) {
            join(base, candidate, PairKind::ByHand);
        }
    }
}

void Pairer::pairExact()
{
    for (qsizetype base = 0; base < m_base.size(); ++base) {
        const qsizetype candidate = m_candidateByKey.value(m_baseKeys.at(base), -1);
        if (candidate >= 0 && !isForbidden(base, candidate)) {
            join(base, candidate, PairKind::Exact);
        }
    }
}

void Pairer::pairNormalised()
{
    static constexpr qsizetype several = -1;
    const auto byNormalisedName = [](const QStringList& names, const QList<qsizetype>& rows) {
        QHash<QString, qsizetype> found;
        for (const qsizetype row : rows) {
            const QString name = normalisedName(names.at(row));
            if (!name.isEmpty()) {
                found.insert(name, found.contains(name) ? several : row);
            }
        }
        return found;
    };
    const auto bases = byNormalisedName(m_base, unpaired(m_partnerOfBase));
    const auto candidates = byNormalisedName(m_candidate, unpaired(m_partnerOfCandidate));
    for (auto base = bases.cbegin(); base != bases.cend(); ++base) {
        // Where several names become equal, nothing tells which is which: they are left to the reader.
        const qsizetype candidate = candidates.value(base.key(), several);
        if (base.value() != several && candidate != several && !isForbidden(base.value(), candidate)) {
            join(base.value(), candidate, PairKind::Normalised);
        }
    }
}

QList<qsizetype> Pairer::unpaired(const QList<qsizetype>& partners)
{
    QList<qsizetype> rows;
    for (qsizetype i = 0; i < partners.size(); ++i) {
        if (partners.at(i) < 0) {
            rows.append(i);
        }
    }
    return rows;
}

QList<PairSuggestion> Pairer::suggestions(const QList<qsizetype>& removed,
                                          const QList<qsizetype>& added) const
{
    // More than anybody confirms one by one.
    constexpr qsizetype most = 500;
    // Of the names that share the most words with a name, this many are measured letter by letter.
    constexpr std::ptrdiff_t measured = 4;
    if (removed.isEmpty() || added.isEmpty() || removed.size() > most || added.size() > most) {
        return {};
    }
    QList<Shape> addedShapes;
    for (const qsizetype candidate : added) {
        addedShapes.append(Shape(m_candidate.at(candidate)));
    }
    QList<PairSuggestion> likely;
    for (const qsizetype base : removed) {
        const Shape shape(m_base.at(base));
        std::vector<std::pair<double, qsizetype>> byWords;
        for (qsizetype i = 0; i < added.size(); ++i) {
            // Even equal letters don't lift it to the threshold otherwise.
            const double words = dice(shape, addedShapes.at(i));
            if ((words + 1) / 2 >= leastSuggestedSimilarity && !isForbidden(base, added.at(i))) {
                byWords.emplace_back(words, i);
            }
        }
        std::ranges::stable_sort(byWords, std::ranges::greater(), &std::pair<double, qsizetype>::first);
        byWords.resize(std::min(byWords.size(), size_t(measured)));
        for (const auto& [words, i] : byWords) {
            const double value = similarity(shape, addedShapes.at(i));
            if (value >= leastSuggestedSimilarity) {
                likely.append({base, added.at(i), value});
            }
        }
    }
    std::ranges::stable_sort(likely, std::ranges::greater(), &PairSuggestion::similarity);
    QList<PairSuggestion> chosen;
    QList<bool> baseTaken(m_base.size(), false);
    QList<bool> candidateTaken(m_candidate.size(), false);
    for (const PairSuggestion& suggestion : likely) {
        if (!baseTaken.at(suggestion.base) && !candidateTaken.at(suggestion.candidate)) {
            baseTaken[suggestion.base] = true;
            candidateTaken[suggestion.candidate] = true;
            chosen.append(suggestion);
        }
    }
    return chosen;
}

QStringList repeated(const QList<RowKey>& keys)
{
    QStringList names;
    for (const RowKey& key : keys) {
        if (key.occurrence == 1) {
            names.append(key.name);
        }
    }
    return names;
}

Pairing Pairer::result(bool suggest) const
{
    Pairing pairing;
    pairing.baseKeys = m_baseKeys;
    pairing.candidateKeys = m_candidateKeys;
    for (qsizetype candidate = 0; candidate < m_candidate.size(); ++candidate) {
        if (m_partnerOfCandidate.at(candidate) >= 0) {
            pairing.pairs.append({m_partnerOfCandidate.at(candidate), candidate, m_kind.at(candidate)});
        }
    }
    pairing.added = unpaired(m_partnerOfCandidate);
    pairing.removed = unpaired(m_partnerOfBase);
    pairing.repeatedInBase = repeated(m_baseKeys);
    pairing.repeatedInCandidate = repeated(m_candidateKeys);
    if (suggest) {
        pairing.suggestions = suggestions(pairing.removed, pairing.added);
    }
    return pairing;
}

} // namespace

size_t qHash(const RowKey& key, size_t seed)
{
    return qHashMulti(seed, key.name, key.occurrence);
}

QList<RowKey> rowKeys(const QStringList& names)
{
    QHash<QString, int> seen;
    seen.reserve(names.size());
    QList<RowKey> keys;
    keys.reserve(names.size());
    for (const QString& name : names) {
        keys.append({name, seen[name]++});
    }
    return keys;
}

QString normalisedName(const QString& name)
{
    QString letters;
    for (const QChar c : folded(name)) {
        if (isPartOfWord(c)) {
            letters += c;
        }
    }
    return letters;
}

double nameSimilarity(const QString& first, const QString& second)
{
    return similarity(Shape(first), Shape(second));
}

Pairing pairRows(const QStringList& base, const QStringList& candidate, const QList<KeyPair>& confirmed,
                 const QList<KeyPair>& forbidden, bool suggest)
{
    Pairer pairer(base, candidate, forbidden);
    pairer.pairByHand(confirmed);
    pairer.pairExact();
    pairer.pairNormalised();
    return pairer.result(suggest);
}

} // namespace rangebar
