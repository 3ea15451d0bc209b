// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/documentreader.h"

#include "models/document/jsontape.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string_view>

namespace rangebar {
namespace {

using namespace std::string_view_literals;

using Code = ReadError::Code;
using Expected = ReadError::Expected;
using Index = JsonTape::Index;
using Kind = JsonTape::Kind;

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF"sv;

/// From here on a double no longer tells every whole number from the next.
constexpr double firstInexact = 9007199254740992.0;

constexpr std::array knownEnvironment{
    "cpu"sv,      "architecture"sv, "cpu_frequency"sv, "cores"sv,      "memory"sv,    "memory_speed"sv,
    "os"sv,       "broker"sv,       "round_trip"sv,    "rustc"sv,      "profile"sv,   "features"sv,
    "valgrind"sv, "rustflags"sv,    "sqlx"sv,          "filesystem"sv, "file_size"sv, "page_cache"sv,
};

bool isWhiteSpace(char character)
{
    return character == ' ' || character == '\t' || character == '\n' || character == '\r';
}

/// UTF-16 and UTF-32, either byte order.
bool hasWideByteOrderMark(std::string_view text)
{
    return text.starts_with("\xFF\xFE"sv) || text.starts_with("\xFE\xFF"sv) ||
           text.starts_with("\0\0\xFE\xFF"sv);
}

/// The text is known not to be UTF-8.
size_t firstInvalidByte(std::string_view text)
{
    size_t at = 0;
    for (;;) {
        const auto lead = static_cast<unsigned char>(text[at]);
        const size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        const std::string_view character = text.substr(at, length);
        if (character.size() < length ||
            !QUtf8StringView(character.data(), static_cast<qsizetype>(length)).isValidUtf8()) {
            return at;
        }
        at += length;
    }
}

/// From a tape to a document. Every read...() stops at the first error, which error() then tells.
class Reader
{
public:
    explicit Reader(const JsonTape& tape) : m_tape(tape) {}

    bool readDocument(BenchmarkDocument& document);
    const ReadError& error() const { return m_error; }

private:
    /// What became of a member: read into its field, unknown to its object, or wrong.
    enum class Member
    {
        Read,
        Unknown,
        Wrong
    };

    /// The loops of a row while their presence is not known yet.
    struct LoopsRead
    {
        LoopSet& loops;
        std::optional<LoopRounds> raw = std::nullopt;
        std::optional<LoopRounds> framework = std::nullopt;
    };

    static Member outcome(bool good) { return good ? Member::Read : Member::Wrong; }

    /// Calls read(key, value) for every member and keeps those it calls unknown.
    template <typename Read>
    bool readMembers(Index object, const Read& read);
    template <typename Item, typename Read>
    bool readArray(Index array, QList<Item>& items, const Read& read);

    bool readSchema(BenchmarkDocument& document);
    bool readEnvironment(Index object, QList<EnvironmentEntry>& environment);
    bool readMeasurement(Index object, std::optional<Measurement>& measurement);
    bool readScenario(Index object, Scenario& scenario);
    bool readThroughputRow(Index object, ThroughputRow& row);
    bool readCodeEntry(Index object, CodeEntry& entry);
    Member readLoopsMember(std::string_view key, Index value, LoopsRead& read);
    bool takeLoops(Index object, LoopsRead& read);
    bool readRounds(Index value, std::optional<LoopRounds>& rounds);
    bool readCounts(Index value, std::optional<CodeCounts>& counts);

    // Values that may be absent; null counts as absent.
    bool readText(Index value, std::optional<QString>& text);
    bool readText(Index value, QString& text);
    bool readNumber(Index value, std::optional<double>& number);
    bool readWholeNumber(Index value, std::optional<qint64>& number);
    bool readFlag(Index value, std::optional<bool>& flag);
    bool readVerdict(Index value, std::optional<Verdict>& verdict);

    bool isNull(Index value) const { return m_tape.kind(value) == Kind::Null; }
    bool isObject(Index value);
    bool toDouble(Index value, Expected expected, double& number);
    bool missing(Index object, std::string_view name, Expected expected);
    bool wrong(Code code, Expected expected, Index value);
    QList<OtherField> otherFields() const;

    const JsonTape& m_tape;
    int m_schema = 0;
    std::vector<Index> m_kept; ///< values of unknown members, ascending
    ReadError m_error;
};

template <typename Read>
bool Reader::readMembers(Index object, const Read& read)
{
    if (!isObject(object)) {
        return false;
    }
    const Index end = m_tape.next(object);
    for (Index key = object + 1; key < end;) {
        const Index value = key + 1;
        switch (read(m_tape.string(key), value)) {
        case Member::Read:
            break;
        case Member::Unknown:
            m_kept.push_back(value);
            break;
        case Member::Wrong:
            return false;
        }
        key = m_tape.next(value);
    }
    return true;
}

template <typename Item, typename Read>
bool Reader::readArray(Index array, QList<Item>& items, const Read& read)
{
    if (isNull(array)) {
        return true;
    }
    if (m_tape.kind(array) != Kind::Array) {
        return wrong(Code::WrongType, Expected::Array, array);
    }
    const Index end = m_tape.next(array);
    qsizetype count = 0;
    for (Index element = array + 1; element < end; element = m_tape.next(element)) {
        ++count;
    }
    items.reserve(count);
    for (Index element = array + 1; element < end; element = m_tape.next(element)) {
        if (!read(element, items.emplaceBack())) {
            return false;
        }
    }
    return true;
}

bool Reader::readDocument(BenchmarkDocument& document)
{
    if (m_tape.kind(JsonTape::root) != Kind::Object) {
        return wrong(Code::NotAnObject, Expected::Object, JsonTape::root);
    }
    if (!readSchema(document)) {
        return false;
    }
    const bool good = readMembers(JsonTape::root, [&](std::string_view key, Index value) {
        if (key == "schema") {
            return Member::Read;
        }
        if (key == "crate") {
            return outcome(readText(value, document.crate));
        }
        if (key == "crate_version") {
            return outcome(readText(value, document.measurement.crateVersion));
        }
        if (key == "core_version") {
            return outcome(readText(value, document.measurement.coreVersion));
        }
        if (key == "measured_at") {
            return outcome(readText(value, document.measurement.measuredAt));
        }
        if (key == "environment") {
            return outcome(readEnvironment(value, document.environment));
        }
        if (key == "scenarios") {
            return outcome(readArray(value, document.scenarios, [this](Index object, Scenario& scenario) {
                return readScenario(object, scenario);
            }));
        }
        if (key == "code") {
            return outcome(readArray(value, document.code, [this](Index object, CodeEntry& entry) {
                return readCodeEntry(object, entry);
            }));
        }
        if (key == "code_measured") {
            return outcome(readMeasurement(value, document.codeMeasurement));
        }
        if (key == "throughput") {
            return outcome(readArray(value, document.throughput, [this](Index object, ThroughputRow& row) {
                return readThroughputRow(object, row);
            }));
        }
        return Member::Unknown;
    });
    if (good) {
        document.otherFields = otherFields();
    }
    return good;
}

/// Before anything else: the schema says what a loop is.
bool Reader::readSchema(BenchmarkDocument& document)
{
    const Index end = m_tape.next(JsonTape::root);
    for (Index key = JsonTape::root + 1; key < end; key = m_tape.next(key + 1)) {
        if (m_tape.string(key) != "schema") {
            continue;
        }
        const Index value = key + 1;
        if (isNull(value)) {
            break;
        }
        for (const int schema : {1, 2, 3}) {
            double number = 0;
            if (m_tape.kind(value) == Kind::Number && toDouble(value, Expected::WholeNumber, number) &&
                number == schema) {
                m_schema = schema;
            }
        }
        if (m_schema == 0) {
            return wrong(Code::UnknownSchema, Expected::Nothing, value);
        }
        document.schema = m_schema;
        return true;
    }
    missing(JsonTape::root, "schema", Expected::Nothing);
    m_error.code = Code::MissingSchema;
    return false;
}

bool Reader::readEnvironment(Index object, QList<EnvironmentEntry>& environment)
{
    if (isNull(object)) {
        return true;
    }
    return readMembers(object, [&](std::string_view key, Index value) {
        const bool known = std::ranges::find(knownEnvironment, key) != knownEnvironment.end();
        if (m_tape.kind(value) == Kind::String) {
            environment += {toQString(key), toQString(m_tape.string(value))};
        } else if (!known) {
            environment += {toQString(key), toQString(m_tape.source(value))};
        } else if (!isNull(value)) {
            wrong(Code::WrongType, Expected::String, value);
            return Member::Wrong;
        }
        return Member::Read;
    });
}

bool Reader::readMeasurement(Index object, std::optional<Measurement>& measurement)
{
    if (isNull(object)) {
        return true;
    }
    measurement.emplace();
    return readMembers(object, [&](std::string_view key, Index value) {
        if (key == "crate_version") {
            return outcome(readText(value, measurement->crateVersion));
        }
        if (key == "core_version") {
            return outcome(readText(value, measurement->coreVersion));
        }
        if (key == "measured_at") {
            return outcome(readText(value, measurement->measuredAt));
        }
        return Member::Unknown;
    });
}

bool Reader::readScenario(Index object, Scenario& scenario)
{
    LoopsRead loops{scenario.loops};
    std::optional<QString> name;
    const bool good = readMembers(object, [&](std::string_view key, Index value) {
        if (key == "name") {
            return outcome(readText(value, name));
        }
        if (key == "unit") {
            return outcome(readText(value, scenario.unit));
        }
        if (key == "messages") {
            return outcome(readWholeNumber(value, scenario.messages));
        }
        if (key == "pairs") {
            return outcome(readWholeNumber(value, scenario.pairs));
        }
        if (key == "broker_bound") {
            return outcome(readFlag(value, scenario.brokerBound));
        }
        if (key == "round_trips_per_message") {
            return outcome(readNumber(value, scenario.roundTripsPerMessage));
        }
        return readLoopsMember(key, value, loops);
    });
    if (!good) {
        return false;
    }
    if (!name) {
        return missing(object, "name", Expected::String);
    }
    scenario.name = *std::move(name);
    return takeLoops(object, loops);
}

bool Reader::readThroughputRow(Index object, ThroughputRow& row)
{
    LoopsRead loops{row.loops};
    const bool good = readMembers(object, [&](std::string_view key, Index value) {
        if (key == "database") {
            return outcome(readText(value, row.database));
        }
        if (key == "form") {
            return outcome(readText(value, row.form));
        }
        if (key == "batch") {
            return outcome(readWholeNumber(value, row.batch));
        }
        if (key == "workers") {
            return outcome(readWholeNumber(value, row.workers));
        }
        if (key == "pool") {
            return outcome(readWholeNumber(value, row.pool));
        }
        if (key == "rows") {
            return outcome(readWholeNumber(value, row.rows));
        }
        if (key == "rounds") {
            return outcome(readWholeNumber(value, row.rounds));
        }
        return readLoopsMember(key, value, loops);
    });
    return good && takeLoops(object, loops);
}

bool Reader::readCodeEntry(Index object, CodeEntry& entry)
{
    std::optional<QString> name;
    std::optional<CodeCounts> framework;
    const bool good = readMembers(object, [&](std::string_view key, Index value) {
        if (key == "name") {
            return outcome(readText(value, name));
        }
        if (key == "messages") {
            return outcome(readWholeNumber(value, entry.messages));
        }
        if (key == "framework") {
            return outcome(readCounts(value, framework));
        }
        if (key == "cold") {
            return outcome(readCounts(value, entry.cold));
        }
        if (key == "raw") {
            return outcome(readCounts(value, entry.raw));
        }
        if (key == "adapter") {
            return outcome(readCounts(value, entry.adapter));
        }
        if (key == "hand_written") {
            return outcome(readCounts(value, entry.handWritten));
        }
        if (key == "overhead") {
            return outcome(readCounts(value, entry.overhead));
        }
        if (key == "gated") {
            return outcome(readFlag(value, entry.gated));
        }
        if (key == "note") {
            return outcome(readText(value, entry.note));
        }
        if (key == "plugin") {
            return outcome(readText(value, entry.plugin));
        }
        return Member::Unknown;
    });
    if (!good) {
        return false;
    }
    if (!name) {
        return missing(object, "name", Expected::String);
    }
    if (!framework) {
        return missing(object, "framework", Expected::Object);
    }
    entry.name = *std::move(name);
    entry.framework = *framework;
    return true;
}

Reader::Member Reader::readLoopsMember(std::string_view key, Index value, LoopsRead& read)
{
    LoopSet& loops = read.loops;
    if (key == "raw") {
        return outcome(readRounds(value, read.raw));
    }
    if (key == "adapter") {
        return outcome(readRounds(value, loops.adapter));
    }
    if (key == "framework") {
        return outcome(readRounds(value, read.framework));
    }
    if (key == "overhead_percent") {
        return outcome(readNumber(value, loops.overhead.percent));
    }
    if (key == "verdict") {
        return outcome(readVerdict(value, loops.overhead.verdict));
    }
    if (key == "adapter_overhead_percent") {
        return outcome(readNumber(value, loops.adapterOverhead.percent));
    }
    if (key == "adapter_verdict") {
        return outcome(readVerdict(value, loops.adapterOverhead.verdict));
    }
    if (key == "plugin") {
        return outcome(readText(value, loops.plugin));
    }
    if (key == "plugin_overhead_percent") {
        return outcome(readNumber(value, loops.pluginOverhead.percent));
    }
    if (key == "plugin_verdict") {
        return outcome(readVerdict(value, loops.pluginOverhead.verdict));
    }
    return Member::Unknown;
}

bool Reader::takeLoops(Index object, LoopsRead& read)
{
    if (!read.raw) {
        return missing(object, "raw", Expected::Object);
    }
    if (!read.framework) {
        return missing(object, "framework", Expected::Object);
    }
    read.loops.raw = *read.raw;
    read.loops.framework = *read.framework;
    return true;
}

bool Reader::readRounds(Index value, std::optional<LoopRounds>& rounds)
{
    if (isNull(value)) {
        return true;
    }
    const bool bestOf = m_schema == 3;
    const std::string_view lower = bestOf ? "worst"sv : "min"sv;
    const std::string_view upper = bestOf ? "best"sv : "max"sv;
    std::optional<double> median;
    std::optional<double> low;
    std::optional<double> high;
    const bool good = readMembers(value, [&](std::string_view key, Index figure) {
        if (key == "median") {
            return outcome(readNumber(figure, median));
        }
        if (key == lower) {
            return outcome(readNumber(figure, low));
        }
        if (key == upper) {
            return outcome(readNumber(figure, high));
        }
        return Member::Unknown;
    });
    if (!good) {
        return false;
    }
    if (bestOf) {
        if (!high || !low) {
            return missing(value, high ? lower : upper, Expected::Number);
        }
        rounds = BestOfRounds{*high, median, *low};
    } else {
        if (!median || !low || !high) {
            return missing(value, !median ? "median"sv : !low ? lower : upper, Expected::Number);
        }
        rounds = MedianOfRounds{*median, *low, *high};
    }
    return true;
}

bool Reader::readCounts(Index value, std::optional<CodeCounts>& counts)
{
    if (isNull(value)) {
        return true;
    }
    std::optional<double> instructions;
    std::optional<double> allocations;
    const bool good = readMembers(value, [&](std::string_view key, Index count) {
        if (key == "instructions") {
            return outcome(readNumber(count, instructions));
        }
        if (key == "allocations") {
            return outcome(readNumber(count, allocations));
        }
        return Member::Unknown;
    });
    if (!good) {
        return false;
    }
    if (!instructions || !allocations) {
        return missing(value, instructions ? "allocations"sv : "instructions"sv, Expected::Number);
    }
    counts = CodeCounts{*instructions, *allocations};
    return true;
}

bool Reader::readText(Index value, std::optional<QString>& text)
{
    if (isNull(value)) {
        return true;
    }
    return readText(value, text.emplace());
}

bool Reader::readText(Index value, QString& text)
{
    if (isNull(value)) {
        return true;
    }
    if (m_tape.kind(value) != Kind::String) {
        return wrong(Code::WrongType, Expected::String, value);
    }
    text = toQString(m_tape.string(value));
    return true;
}

bool Reader::readNumber(Index value, std::optional<double>& number)
{
    return isNull(value) || toDouble(value, Expected::Number, number.emplace());
}

bool Reader::readWholeNumber(Index value, std::optional<qint64>& number)
{
    if (isNull(value)) {
        return true;
    }
    double whole = 0;
    if (!toDouble(value, Expected::WholeNumber, whole)) {
        return false;
    }
    if (whole < 0 || std::trunc(whole) != whole) {
        return wrong(Code::WrongType, Expected::WholeNumber, value);
    }
    number = static_cast<qint64>(whole);
    return true;
}

bool Reader::readFlag(Index value, std::optional<bool>& flag)
{
    switch (m_tape.kind(value)) {
    case Kind::Null:
        return true;
    case Kind::True:
    case Kind::False:
        flag = m_tape.kind(value) == Kind::True;
        return true;
    default:
        return wrong(Code::WrongType, Expected::Boolean, value);
    }
}

bool Reader::readVerdict(Index value, std::optional<Verdict>& verdict)
{
    if (isNull(value)) {
        return true;
    }
    if (m_tape.kind(value) != Kind::String) {
        return wrong(Code::WrongType, Expected::String, value);
    }
    const std::string_view word = m_tape.string(value);
    if (word == "measured") {
        verdict = Verdict::Measured;
    } else if (word == "indistinguishable") {
        verdict = Verdict::Indistinguishable;
    } else {
        return wrong(Code::UnknownWord, Expected::Verdict, value);
    }
    return true;
}

bool Reader::isObject(Index value)
{
    return m_tape.kind(value) == Kind::Object || wrong(Code::WrongType, Expected::Object, value);
}

bool Reader::toDouble(Index value, Expected expected, double& number)
{
    if (m_tape.kind(value) != Kind::Number) {
        return wrong(Code::WrongType, expected, value);
    }
    const std::string_view text = m_tape.source(value);
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc() || std::abs(number) >= firstInexact) {
        return wrong(Code::NumberOutOfRange, Expected::Nothing, value);
    }
    return true;
}

bool Reader::missing(Index object, std::string_view name, Expected expected)
{
    m_error = m_tape.error(Code::MissingField, expected, object);
    m_error.path = memberPath(m_error.path, name);
    return false;
}

bool Reader::wrong(Code code, Expected expected, Index value)
{
    m_error = m_tape.error(code, expected, value);
    const std::string_view source = m_tape.source(value);
    switch (m_tape.kind(value)) {
    case Kind::Object:
        m_error.found = m_tape.next(value) == value + 1 ? QStringLiteral("{}") : QStringLiteral("{\u2026}");
        break;
    case Kind::Array:
        m_error.found = m_tape.next(value) == value + 1 ? QStringLiteral("[]") : QStringLiteral("[\u2026]");
        break;
    default:
        m_error.found = excerpt(source);
    }
    return false;
}

QList<OtherField> Reader::otherFields() const
{
    QList<OtherField> fields;
    fields.reserve(static_cast<qsizetype>(m_kept.size()));
    const QList<QString> paths = m_tape.paths(m_kept);
    for (size_t i = 0; i < m_kept.size(); ++i) {
        const std::string_view source = m_tape.source(m_kept[i]);
        fields += {paths[static_cast<qsizetype>(i)],
                   QByteArray(source.data(), static_cast<qsizetype>(source.size()))};
    }
    return fields;
}

} // namespace

tl::expected<DocumentPtr, ReadError> readDocument(const QByteArray& bytes)
{
    std::string_view text(bytes.constData(), static_cast<size_t>(bytes.size()));
    if (bytes.size() > maxDocumentBytes) {
        return tl::unexpected(ReadError{.code = Code::TooLarge, .path = {}, .found = {}});
    }
    const bool wide = hasWideByteOrderMark(text);
    if (!wide && text.starts_with(byteOrderMark)) {
        text.remove_prefix(byteOrderMark.size());
    }
    if (std::ranges::all_of(text, isWhiteSpace)) {
        return tl::unexpected(ReadError{.code = Code::Empty, .path = {}, .found = {}});
    }
    if (wide || !QUtf8StringView(text.data(), static_cast<qsizetype>(text.size())).isValidUtf8()) {
        const size_t invalid = wide ? 0 : firstInvalidByte(text);
        ReadError error{.code = Code::NotUtf8, .path = {}, .found = {}};
        error.found =
            QStringLiteral("0x%1").arg(static_cast<unsigned char>(text[invalid]), 2, 16, QLatin1Char('0'));
        placeAt(error, text, invalid);
        return tl::unexpected(std::move(error));
    }
    const auto tape = JsonTape::parse(text);
    if (!tape) {
        return tl::unexpected(tape.error());
    }
    auto document = std::make_shared<BenchmarkDocument>();
    Reader reader(*tape);
    if (!reader.readDocument(*document)) {
        return tl::unexpected(reader.error());
    }
    document->bytes = bytes;
    return document;
}

} // namespace rangebar
