// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparison/savedcomparison.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace rangebar {
namespace {

constexpr int version = 1;
constexpr auto kindKey = QLatin1StringView("rangebar_comparison");

// Not in the files of earlier versions.
constexpr QLatin1StringView originKey("origin");
constexpr QLatin1StringView acceptedBaseKey("base");
constexpr QLatin1StringView acceptedCandidateKey("candidate");

template <typename Value>
struct Word
{
    Value value;
    QLatin1StringView text;
};

constexpr std::array<Word<Section>, 3> sectionWords{{
    {Section::Scenarios, QLatin1StringView("scenarios")},
    {Section::Throughput, QLatin1StringView("throughput")},
    {Section::Code, QLatin1StringView("code")},
}};
constexpr std::array<Word<RowFilter::Kind>, 4> filterWords{{
    {RowFilter::Kind::All, QLatin1StringView("all")},
    {RowFilter::Kind::Findings, QLatin1StringView("findings")},
    {RowFilter::Kind::Regressions, QLatin1StringView("regressions")},
    {RowFilter::Kind::Improvements, QLatin1StringView("improvements")},
}};
constexpr std::array<Word<RowOrder>, 3> orderWords{{
    {RowOrder::Document, QLatin1StringView("document")},
    {RowOrder::Size, QLatin1StringView("size")},
    {RowOrder::Name, QLatin1StringView("name")},
}};

template <typename Value, size_t Count>
QString wordFor(const std::array<Word<Value>, Count>& words, Value value)
{
    return std::ranges::find(words, value, &Word<Value>::value)->text.toString();
}

QJsonObject toJson(const SavedSource& source)
{
    return {{QStringLiteral("source"), source.source},
            {QStringLiteral("sha256"), QString::fromLatin1(source.sha256.toHex())}};
}

QJsonObject toJson(const RowKey& key)
{
    return {{QStringLiteral("name"), key.name}, {QStringLiteral("occurrence"), key.occurrence}};
}

QJsonArray toJson(const QList<SectionKeyPair>& pairs)
{
    QJsonArray array;
    for (const SectionKeyPair& pair : pairs) {
        array.append(QJsonObject{{QStringLiteral("section"), wordFor(sectionWords, pair.section)},
                                 {QStringLiteral("base"), toJson(pair.keys.base)},
                                 {QStringLiteral("candidate"), toJson(pair.keys.candidate)}});
    }
    return array;
}

QJsonArray toJson(const ReviewMarks& marks)
{
    QStringList ids = marks.keys();
    ids.sort();
    QJsonArray array;
    for (const QString& id : ids) {
        const ReviewMark mark = marks.value(id);
        QJsonObject json{{QStringLiteral("finding"), id}, {QStringLiteral("note"), mark.note}};
        if (mark.numbers) {
            json.insert(acceptedBaseKey, mark.numbers->base);
            json.insert(acceptedCandidateKey, mark.numbers->candidate);
        }
        array.append(json);
    }
    return array;
}

/// Walks a JSON value by member names; the first thing that is wrong is kept with its path.
class Reader
{
public:
    Reader(const QJsonValue& value, QString path, QString& fault)
        : m_value(value), m_path(std::move(path)), m_fault(&fault)
    {
    }

    Reader member(QLatin1StringView name) const
    {
        if (!m_value.isObject()) {
            fail();
        }
        return Reader(m_value.toObject().value(name),
                      m_path.isEmpty() ? name.toString() : QString(m_path + QLatin1Char('.') + name),
                      *m_fault);
    }

    QList<Reader> elements() const
    {
        QList<Reader> result;
        if (!m_value.isArray()) {
            fail();
            return result;
        }
        const QJsonArray array = m_value.toArray();
        for (qsizetype i = 0; i < array.size(); ++i) {
            result.append(Reader(
                array.at(i), m_path + QLatin1Char('[') + QString::number(i) + QLatin1Char(']'), *m_fault));
        }
        return result;
    }

    bool isThere() const { return !m_value.isUndefined(); }

    bool truth() const
    {
        if (!m_value.isBool()) {
            fail();
        }
        return m_value.toBool();
    }

    QString text() const
    {
        if (!m_value.isString()) {
            fail();
        }
        return m_value.toString();
    }

    double gatePercent() const
    {
        const double number = m_value.toDouble(-1);
        if (!(number >= 0 && number <= CodeThresholds::mostPercent)) {
            fail();
            return 0;
        }
        return number;
    }

    int wholeNumber() const
    {
        const int number = m_value.toInt(-1);
        if (number < 0) {
            fail();
            return 0;
        }
        return number;
    }

    QByteArray hash() const
    {
        const QByteArray bytes = QByteArray::fromHex(text().toLatin1());
        if (bytes.size() != QCryptographicHash::hashLength(QCryptographicHash::Sha256) ||
            QString::fromLatin1(bytes.toHex()) != text()) {
            fail();
        }
        return bytes;
    }

    template <typename Value, size_t Count>
    Value word(const std::array<Word<Value>, Count>& words) const
    {
        const auto found = std::ranges::find(words, text(), &Word<Value>::text);
        if (found == words.end()) {
            fail();
            return words.front().value;
        }
        return found->value;
    }

private:
    void fail() const
    {
        if (m_fault->isNull()) {
            *m_fault = m_path.isEmpty() ? QStringLiteral("{}") : m_path;
        }
    }

    QJsonValue m_value;
    QString m_path;
    QString* m_fault; ///< never null
};

SavedSource sourceFrom(const Reader& reader)
{
    return {reader.member(QLatin1StringView("source")).text(),
            reader.member(QLatin1StringView("sha256")).hash()};
}

RowKey keyFrom(const Reader& reader)
{
    return {reader.member(QLatin1StringView("name")).text(),
            reader.member(QLatin1StringView("occurrence")).wholeNumber()};
}

ReviewMark markFrom(const Reader& reader)
{
    ReviewMark mark;
    mark.note = reader.member(QLatin1StringView("note")).text();
    const Reader base = reader.member(acceptedBaseKey);
    const Reader candidate = reader.member(acceptedCandidateKey);
    if (base.isThere() || candidate.isThere()) {
        mark.numbers = FindingNumbers{base.text(), candidate.text()};
    }
    return mark;
}

QList<SectionKeyPair> pairsFrom(const Reader& reader)
{
    QList<SectionKeyPair> pairs;
    for (const Reader& element : reader.elements()) {
        pairs.append({element.member(QLatin1StringView("section")).word(sectionWords),
                      {keyFrom(element.member(QLatin1StringView("base"))),
                       keyFrom(element.member(QLatin1StringView("candidate")))}});
    }
    return pairs;
}

SavedOrigin originFrom(const Reader& reader)
{
    SavedOrigin origin;
    for (const Reader& fact : reader.member(QLatin1StringView("facts")).elements()) {
        origin.facts.append(fact.text());
    }
    origin.page = reader.member(QLatin1StringView("page")).text();
    origin.isSwapped = reader.member(QLatin1StringView("swapped")).truth();
    return origin;
}

SavedComparison comparisonFrom(const Reader& reader)
{
    SavedComparison saved;
    saved.base = sourceFrom(reader.member(QLatin1StringView("base")));
    saved.candidate = sourceFrom(reader.member(QLatin1StringView("candidate")));
    const Reader thresholds = reader.member(QLatin1StringView("thresholds"));
    saved.options.thresholds.instructionsPercent =
        thresholds.member(QLatin1StringView("instructions_percent")).gatePercent();
    saved.options.thresholds.allocationsPercent =
        thresholds.member(QLatin1StringView("allocations_percent")).gatePercent();
    saved.options.confirmed = pairsFrom(reader.member(QLatin1StringView("confirmed_pairings")));
    saved.options.forbidden = pairsFrom(reader.member(QLatin1StringView("undone_pairings")));
    const Reader filter = reader.member(QLatin1StringView("filter"));
    saved.filter.kind = filter.member(QLatin1StringView("rows")).word(filterWords);
    saved.filter.text = filter.member(QLatin1StringView("text")).text();
    saved.order = reader.member(QLatin1StringView("sort")).word(orderWords);
    for (const Reader& mark : reader.member(QLatin1StringView("accepted")).elements()) {
        saved.marks.insert(mark.member(QLatin1StringView("finding")).text(), markFrom(mark));
    }
    if (const Reader origin = reader.member(originKey); origin.isThere()) {
        saved.origin = originFrom(origin);
    }
    return saved;
}

tl::unexpected<SavedComparisonError> failure(SavedComparisonError::Code code, qsizetype offset = 0,
                                             const QString& detail = {})
{
    return tl::unexpected(SavedComparisonError{code, offset, detail});
}

} // namespace

QByteArray documentHash(const BenchmarkDocument& document)
{
    return QCryptographicHash::hash(document.bytes, QCryptographicHash::Sha256);
}

SavedComparison savedComparison(const Comparison& comparison, const RowFilter& filter, RowOrder order,
                                const ReviewMarks& marks)
{
    return {{comparison.base.source, documentHash(*comparison.base.document)},
            {comparison.candidate.source, documentHash(*comparison.candidate.document)},
            comparison.options,
            filter,
            order,
            marks,
            std::nullopt};
}

QByteArray writeSavedComparison(const SavedComparison& saved)
{
    const CodeThresholds& thresholds = saved.options.thresholds;
    QJsonObject json{
        {kindKey.toString(), version},
        {QStringLiteral("base"), toJson(saved.base)},
        {QStringLiteral("candidate"), toJson(saved.candidate)},
        {QStringLiteral("thresholds"),
         QJsonObject{{QStringLiteral("instructions_percent"), thresholds.instructionsPercent},
                     {QStringLiteral("allocations_percent"), thresholds.allocationsPercent}}},
        {QStringLiteral("confirmed_pairings"), toJson(saved.options.confirmed)},
        {QStringLiteral("undone_pairings"), toJson(saved.options.forbidden)},
        {QStringLiteral("filter"),
         QJsonObject{{QStringLiteral("rows"), wordFor(filterWords, saved.filter.kind)},
                     {QStringLiteral("text"), saved.filter.text}}},
        {QStringLiteral("sort"), wordFor(orderWords, saved.order)},
        {QStringLiteral("accepted"), toJson(saved.marks)},
    };
    if (saved.origin) {
        json.insert(originKey,
                    QJsonObject{{QStringLiteral("facts"), QJsonArray::fromStringList(saved.origin->facts)},
                                {QStringLiteral("page"), saved.origin->page},
                                {QStringLiteral("swapped"), saved.origin->isSwapped}});
    }
    return QJsonDocument(json).toJson(QJsonDocument::Indented);
}

tl::expected<SavedComparison, SavedComparisonError> readSavedComparison(const QByteArray& bytes)
{
    using Code = SavedComparisonError::Code;
    if (bytes.size() > maxSavedComparisonBytes) {
        return failure(Code::TooLarge);
    }
    QJsonParseError parseError;
    const QJsonDocument json = QJsonDocument::fromJson(bytes, &parseError);
    if (parseError.error != QJsonParseError::NoError) {
        return failure(Code::NotJson, parseError.offset);
    }
    const QJsonValue kind = json.object().value(kindKey);
    if (kind.isUndefined()) {
        return failure(Code::NotAComparison);
    }
    if (kind.toInt(-1) != version) {
        const QString found = kind.isDouble() ? QString::number(kind.toDouble()) : kind.toString();
        return failure(Code::UnknownVersion, 0, found);
    }
    QString fault;
    const SavedComparison saved = comparisonFrom(Reader(json.object(), {}, fault));
    if (!fault.isNull()) {
        return failure(Code::BadField, 0, fault);
    }
    return saved;
}

QList<Side> changedInputs(const SavedComparison& saved, const BenchmarkDocument& base,
                          const BenchmarkDocument& candidate)
{
    QList<Side> sides;
    if (documentHash(base) != saved.base.sha256) {
        sides.append(Side::Base);
    }
    if (documentHash(candidate) != saved.candidate.sha256) {
        sides.append(Side::Candidate);
    }
    return sides;
}

} // namespace rangebar
