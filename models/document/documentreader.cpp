// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/documentreader.h"

#include "models/document/jsontape.h"
#include "models/document/partialdocument.h"

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

/// From a tape to a document. Every read...() says whether its value was read whole; where it was not,
/// faults() says why.
class Reader
{
public:
    /// What to do after a fault.
    enum class Mode
    {
        Stop,
        GoOn ///< as if the value were absent, without rows that lack what every row has
    };
    Reader(const JsonTape& tape, Mode mode) : m_tape(tape), m_mode(mode) {}

    bool readDocument(BenchmarkDocument& document);
    QList<OtherField> otherFields() const;

    std::vector<FieldFault> faults;
    std::vector<Index> unknown; ///< values of unknown members, ascending
    // Of the items that were read, when going on.
    std::vector<Index> scenarios;
    std::vector<Index> code;
    std::vector<Index> throughput;

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
    bool readArray(Index array, QList<Item>& items, std::vector<Index>& places, const Read& read);

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
    std::optional<double> toDouble(Index value) const;
    std::optional<double> readDouble(Index value, Expected expected);
    bool missing(Index object, std::string_view name, Expected expected, Code reason = Code::MissingField);
    bool wrong(Code reason, Expected expected, Index value);

    const JsonTape& m_tape;
    Mode m_mode;
    int m_schema = 0;
};

template <typename Read>
bool Reader::readMembers(Index object, const Read& read)
{
    if (m_tape.kind(object) != Kind::Object) {
        return wrong(Code::WrongType, Expected::Object, object);
    }
    const Index end = m_tape.next(object);
    for (Index key = object + 1; key < end;) {
        const Index value = key + 1;
        switch (read(m_tape.string(key), value)) {
        case Member::Read:
            break;
        case Member::Unknown:
            unknown.push_back(value);
            break;
        case Member::Wrong:
            if (m_mode == Mode::Stop) {
                return false;
            }
        }
        key = m_tape.next(value);
    }
    return true;
}

template <typename Item, typename Read>
bool Reader::readArray(Index array, QList<Item>& items, std::vector<Index>& places, const Read& read)
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
        if (read(element, items.emplaceBack())) {
            if (m_mode == Mode::GoOn) {
                places.push_back(element);
            }
        } else if (m_mode == Mode::GoOn) {
            items.removeLast();
        } else {
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
            return outcome(
                readArray(value, document.scenarios, scenarios, [this](Index object, Scenario& scenario) {
                    return readScenario(object, scenario);
                }));
        }
        if (key == "code") {
            return outcome(readArray(value, document.code, code, [this](Index object, CodeEntry& entry) {
                return readCodeEntry(object, entry);
            }));
        }
        if (key == "code_measured") {
            return outcome(readMeasurement(value, document.codeMeasurement));
        }
        if (key == "throughput") {
            return outcome(
                readArray(value, document.throughput, throughput, [this](Index object, ThroughputRow& row) {
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
    const std::optional<Index> value = m_tape.member(JsonTape::root, "schema");
    const bool isGiven = value && !isNull(*value);
    const std::optional<double> declared = isGiven ? toDouble(*value) : std::nullopt;
    for (const int schema : {1, 2, 3}) {
        if (declared == schema) {
            document.schema = m_schema = schema;
            return true;
        }
    }
    if (isGiven) {
        wrong(Code::UnknownSchema, Expected::Nothing, *value);
    } else {
        missing(JsonTape::root, "schema", Expected::Nothing, Code::MissingSchema);
    }
    // Of a schema that is not known nothing is known, but a schema that was forgotten is told by the loops.
    if (m_mode == Mode::Stop || declared) {
        return false;
    }
    const std::optional<Index> loop = firstLoop(m_tape);
    document.schema = m_schema = loop && m_tape.member(*loop, "min") && !m_tape.member(*loop, "best") ? 2 : 3;
    return true;
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
    Measurement read;
    const bool good = readMembers(object, [&](std::string_view key, Index value) {
        if (key == "crate_version") {
            return outcome(readText(value, read.crateVersion));
        }
        if (key == "core_version") {
            return outcome(readText(value, read.coreVersion));
        }
        if (key == "measured_at") {
            return outcome(readText(value, read.measuredAt));
        }
        return Member::Unknown;
    });
    if (good) {
        measurement = std::move(read);
    }
    return good;
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
    QString read;
    if (!readText(value, read)) {
        return false;
    }
    if (!isNull(value)) {
        text = std::move(read);
    }
    return true;
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
    if (isNull(value)) {
        return true;
    }
    number = readDouble(value, Expected::Number);
    return number.has_value();
}

bool Reader::readWholeNumber(Index value, std::optional<qint64>& number)
{
    if (isNull(value)) {
        return true;
    }
    const std::optional<double> whole = readDouble(value, Expected::WholeNumber);
    if (!whole) {
        return false;
    }
    if (*whole < 0 || std::trunc(*whole) != *whole) {
        return wrong(Code::WrongType, Expected::WholeNumber, value);
    }
    number = static_cast<qint64>(*whole);
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

std::optional<double> Reader::toDouble(Index value) const
{
    if (m_tape.kind(value) != Kind::Number) {
        return std::nullopt;
    }
    const std::string_view text = m_tape.source(value);
    double number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc() || std::abs(number) >= firstInexact) {
        return std::nullopt;
    }
    return number;
}

std::optional<double> Reader::readDouble(Index value, Expected expected)
{
    const std::optional<double> number = toDouble(value);
    if (!number && m_tape.kind(value) == Kind::Number) {
        wrong(Code::NumberOutOfRange, Expected::Nothing, value);
    } else if (!number) {
        wrong(Code::WrongType, expected, value);
    }
    return number;
}

bool Reader::missing(Index object, std::string_view name, Expected expected, Code reason)
{
    // What is there but wrong has a fault already.
    const std::optional<Index> wrongValue = m_mode == Mode::GoOn ? m_tape.member(object, name) : std::nullopt;
    if (!wrongValue || isNull(*wrongValue)) {
        faults.push_back({reason, expected, object, name});
    }
    return false;
}

bool Reader::wrong(Code reason, Expected expected, Index value)
{
    faults.push_back({reason, expected, value, {}});
    return false;
}

QList<OtherField> Reader::otherFields() const
{
    QList<OtherField> fields;
    fields.reserve(static_cast<qsizetype>(unknown.size()));
    const QList<QString> paths = m_tape.paths(unknown);
    for (size_t i = 0; i < unknown.size(); ++i) {
        const std::string_view source = m_tape.source(unknown[i]);
        fields += {paths[static_cast<qsizetype>(i)],
                   QByteArray(source.data(), static_cast<qsizetype>(source.size()))};
    }
    return fields;
}

/// The text without its byte order mark, if it can be JSON at all.
tl::expected<std::string_view, ReadError> textOf(const QByteArray& bytes)
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
    return text;
}

} // namespace

ReadError errorOf(const JsonTape& tape, const FieldFault& fault)
{
    ReadError error = tape.error(fault.code, fault.expected, fault.index);
    if (!fault.name.empty()) {
        error.path = memberPath(error.path, fault.name);
    } else {
        error.found = tape.shown(fault.index);
    }
    return error;
}

std::optional<JsonTape::Index> firstLoop(const JsonTape& tape)
{
    for (const std::string_view section : {"scenarios"sv, "throughput"sv}) {
        const std::optional<Index> rows = tape.member(JsonTape::root, section);
        if (!rows || tape.kind(*rows) != Kind::Array || tape.next(*rows) == *rows + 1) {
            continue;
        }
        if (const auto raw = tape.member(*rows + 1, "raw"); raw && tape.kind(*raw) == Kind::Object) {
            return raw;
        }
    }
    return std::nullopt;
}

tl::expected<DocumentPtr, ReadError> readDocument(const QByteArray& bytes)
{
    const auto text = textOf(bytes);
    if (!text) {
        return tl::unexpected(text.error());
    }
    const auto tape = JsonTape::parse(*text);
    if (!tape) {
        return tl::unexpected(tape.error());
    }
    auto document = std::make_shared<BenchmarkDocument>();
    Reader reader(*tape, Reader::Mode::Stop);
    if (!reader.readDocument(*document)) {
        return tl::unexpected(errorOf(*tape, reader.faults.front()));
    }
    document->bytes = bytes;
    return document;
}

tl::expected<PartialDocument, ReadError> readPartialDocument(const QByteArray& bytes)
{
    const auto text = textOf(bytes);
    if (!text) {
        return tl::unexpected(text.error());
    }
    auto tape = JsonTape::parseWithDuplicates(*text);
    if (!tape) {
        return tl::unexpected(tape.error());
    }
    PartialDocument partial(*std::move(tape));
    partial.document.bytes = bytes;
    Reader reader(partial.tape, Reader::Mode::GoOn);
    for (const Index key : partial.tape.duplicateKeys()) {
        reader.faults.push_back({Code::DuplicateKey, Expected::Nothing, key, {}});
    }
    reader.readDocument(partial.document);
    partial.scenarios = std::move(reader.scenarios);
    partial.code = std::move(reader.code);
    partial.throughput = std::move(reader.throughput);
    partial.faults = std::move(reader.faults);
    return partial;
}

} // namespace rangebar
