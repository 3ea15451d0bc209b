// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/jsontape.h"

#include "models/document/documentreader.h"

#include <QStringView>

#include <rapidjson/reader.h>

#include <algorithm>

namespace rangebar {
namespace {

using Code = ReadError::Code;
using Expected = ReadError::Expected;

constexpr size_t maxExcerpt = 80;

bool isContinuation(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

bool isWordCharacter(char character)
{
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
           (character >= '0' && character <= '9') || character == '_' || character == '-';
}

bool isLiteralCharacter(char character)
{
    return isWordCharacter(character) || character == '+' || character == '.';
}

/// What stands at the offset: a literal such as NaN or 01, else one character; nothing at the end.
std::string_view tokenAt(std::string_view text, size_t offset)
{
    size_t end = offset;
    while (end < text.size() && isLiteralCharacter(text[end])) {
        ++end;
    }
    if (end == offset && end < text.size()) {
        do {
            ++end;
        } while (end < text.size() && isContinuation(text[end]));
    }
    return text.substr(offset, end - offset);
}

/// The parser stops somewhere in a wrong literal or number; its reader looks for its beginning.
size_t literalBegin(std::string_view text, size_t offset)
{
    while (offset > 0 && isLiteralCharacter(text[offset - 1])) {
        --offset;
    }
    return offset;
}

/// The offset after the closing quote of a string that is known to be well-formed.
size_t stringEnd(std::string_view text, size_t begin)
{
    size_t at = begin + 1;
    while (text[at] != '"') {
        at += text[at] == '\\' ? 2 : 1;
    }
    return at + 1;
}

/// The escape of the second half of a surrogate pair that follows no first half, in a well-formed string.
size_t loneSurrogate(std::string_view text, size_t begin)
{
    const auto unit = [text](size_t escape) {
        return text[escape + 1] == 'u' ? std::stoul(std::string(text.substr(escape + 2, 4)), nullptr, 16) : 0;
    };
    size_t at = begin + 1;
    while (text[at] != '"') {
        if (text[at] != '\\') {
            ++at;
        } else if (const auto code = unit(at); code >= 0xD800 && code <= 0xDBFF) {
            at += 12;
        } else if (code >= 0xDC00 && code <= 0xDFFF) {
            break;
        } else {
            at += 2;
        }
    }
    return at;
}

Expected expectedBy(rapidjson::ParseErrorCode code)
{
    switch (code) {
    case rapidjson::kParseErrorDocumentRootNotSingular:
        return Expected::EndOfDocument;
    case rapidjson::kParseErrorObjectMissName:
        return Expected::MemberName;
    case rapidjson::kParseErrorObjectMissColon:
        return Expected::Colon;
    case rapidjson::kParseErrorObjectMissCommaOrCurlyBracket:
        return Expected::CommaOrBrace;
    case rapidjson::kParseErrorArrayMissCommaOrSquareBracket:
        return Expected::CommaOrBracket;
    case rapidjson::kParseErrorStringUnicodeEscapeInvalidHex:
    case rapidjson::kParseErrorStringUnicodeSurrogateInvalid:
    case rapidjson::kParseErrorStringEscapeInvalid:
        return Expected::ValidEscape;
    case rapidjson::kParseErrorStringMissQuotationMark:
        return Expected::ClosingQuote;
    case rapidjson::kParseErrorNumberMissFraction:
    case rapidjson::kParseErrorNumberMissExponent:
    case rapidjson::kParseErrorNumberTooBig:
        return Expected::Number;
    default:
        return Expected::Value;
    }
}

} // namespace

/// Takes RapidJSON's events. Its strings point into the decoded copy, which is how their place is known.
class JsonTape::Builder
{
public:
    explicit Builder(JsonTape& tape) : m_tape(tape), m_stream(tape.m_decoded.data())
    {
        m_open.reserve(maxDocumentDepth);
    }

    std::optional<ReadError> run()
    {
        // Encoding was checked before, so strings are copied byte by byte. The parser recurses, at most
        // maxDocumentDepth deep because open() refuses more; its iterative mode computes with a null pointer
        // in RapidJSON 1.1 (undefined behaviour), this one needs no stack of its own.
        constexpr unsigned flags = rapidjson::kParseInsituFlag | rapidjson::kParseNumbersAsStringsFlag;
        rapidjson::Reader reader;
        const rapidjson::ParseResult result = reader.Parse<flags>(m_stream, *this);
        if (m_error) {
            return m_error;
        }
        if (result.IsError()) {
            return syntaxError(result.Code(), result.Offset());
        }
        // A NUL byte ends the parser's text, but not ours.
        if (m_stream.Tell() < m_tape.m_text.size()) {
            return syntaxError(rapidjson::kParseErrorDocumentRootNotSingular, m_stream.Tell());
        }
        return std::nullopt;
    }

    // NOLINTBEGIN(readability-identifier-naming): the names are RapidJSON's.
    bool Null() { return addLiteral(Kind::Null, 4); }
    bool Bool(bool value) { return value ? addLiteral(Kind::True, 4) : addLiteral(Kind::False, 5); }
    bool RawNumber(const char* text, rapidjson::SizeType length, bool)
    {
        const size_t begin = offsetOf(text);
        add(Kind::Number, begin, begin + length, 0);
        return true;
    }
    bool String(const char* text, rapidjson::SizeType length, bool)
    {
        return addString(Kind::String, text, length);
    }
    bool Key(const char* text, rapidjson::SizeType length, bool)
    {
        return addString(Kind::Key, text, length);
    }
    bool StartObject() { return open(Kind::Object); }
    bool StartArray() { return open(Kind::Array); }
    bool EndObject(rapidjson::SizeType) { return close(); }
    bool EndArray(rapidjson::SizeType) { return close(); }

    // With numbers as texts these are never called; RapidJSON wants them declared.
    bool Int(int) { return false; }
    bool Uint(unsigned) { return false; }
    bool Int64(int64_t) { return false; }
    bool Uint64(uint64_t) { return false; }
    bool Double(double) { return false; }
    // NOLINTEND(readability-identifier-naming)

private:
    struct Open
    {
        Index container;
        quint32 elements; ///< begun so far, of an array
    };

    size_t offsetOf(const char* decoded) const
    {
        return static_cast<size_t>(decoded - m_tape.m_decoded.data());
    }

    void add(Kind kind, size_t begin, size_t end, size_t extent)
    {
        if (!m_open.empty()) {
            ++m_open.back().elements;
        }
        m_tape.m_nodes.push_back(
            {static_cast<quint32>(begin), static_cast<quint32>(end), static_cast<quint32>(extent), kind});
    }

    bool addLiteral(Kind kind, size_t length)
    {
        const size_t end = m_stream.Tell();
        add(kind, end - length, end, 0);
        return true;
    }

    bool addString(Kind kind, const char* decoded, size_t length)
    {
        const std::string_view text = m_tape.m_text;
        const size_t begin = offsetOf(decoded) - 1;
        size_t end = begin + length + 2;
        if (text.substr(begin + 1, length).find('\\') != std::string_view::npos) {
            // RapidJSON lets the second half of a surrogate pair pass for a character.
            if (!QUtf8StringView(decoded, static_cast<qsizetype>(length)).isValidUtf8()) {
                m_error = syntaxError(rapidjson::kParseErrorStringUnicodeSurrogateInvalid,
                                      loneSurrogate(text, begin));
                return false;
            }
            end = stringEnd(text, begin);
        }
        add(kind, begin, end, length);
        return true;
    }

    bool open(Kind kind)
    {
        const size_t begin = m_stream.Tell() - 1; // the bracket is taken already
        if (m_open.size() == static_cast<size_t>(maxDocumentDepth)) {
            m_error = errorAt(Code::TooDeep, Expected::Nothing, begin, valuePath());
            return false;
        }
        add(kind, begin, begin, 0);
        m_open.push_back({static_cast<Index>(m_tape.m_nodes.size() - 1), 0});
        return true;
    }

    bool close()
    {
        Node& container = m_tape.m_nodes[m_open.back().container];
        container.end = static_cast<quint32>(m_stream.Tell());
        container.extent = static_cast<quint32>(m_tape.m_nodes.size()) - m_open.back().container;
        m_open.pop_back();
        return true;
    }

    ReadError errorAt(Code code, Expected expected, size_t offset, const QString& path) const
    {
        ReadError error{.code = code, .expected = expected, .path = path, .found = {}};
        placeAt(error, m_tape.m_text, offset);
        return error;
    }

    ReadError syntaxError(rapidjson::ParseErrorCode parseCode, size_t offset) const
    {
        const std::string_view text = m_tape.m_text;
        const Expected expected = expectedBy(parseCode);
        if (expected == Expected::Value || expected == Expected::Number) {
            offset = literalBegin(text, offset);
        }
        const bool betweenValues = expected == Expected::CommaOrBrace ||
                                   expected == Expected::CommaOrBracket ||
                                   expected == Expected::EndOfDocument || expected == Expected::MemberName;
        const Code code =
            parseCode == rapidjson::kParseErrorNumberTooBig ? Code::NumberOutOfRange : Code::Syntax;
        ReadError error = errorAt(code, code == Code::Syntax ? expected : Expected::Nothing, offset,
                                  betweenValues ? containerPath(m_open.size()) : valuePath());
        error.found = excerpt(tokenAt(text, offset));
        return error;
    }

    /// The path of the innermost of so many open containers.
    QString containerPath(size_t count) const
    {
        QString path;
        for (size_t level = 0; level + 1 < count; ++level) {
            const Index child = m_open[level + 1].container;
            if (m_tape.kind(m_open[level].container) == Kind::Object) {
                path = memberPath(path, m_tape.string(child - 1));
            } else {
                path += QStringLiteral("[%1]").arg(m_open[level].elements - 1);
            }
        }
        return path;
    }

    /// The path of the value that is about to be read, or of its object while its name is.
    QString valuePath() const
    {
        QString path = containerPath(m_open.size());
        if (m_open.empty()) {
            return path;
        }
        const Index last = static_cast<Index>(m_tape.m_nodes.size() - 1);
        if (m_tape.kind(m_open.back().container) == Kind::Array) {
            path += QStringLiteral("[%1]").arg(m_open.back().elements);
        } else if (m_tape.kind(last) == Kind::Key) {
            path = memberPath(path, m_tape.string(last));
        }
        return path;
    }

    JsonTape& m_tape;
    rapidjson::InsituStringStream m_stream;
    std::vector<Open> m_open;
    std::optional<ReadError> m_error;
};

JsonTape::JsonTape(std::string_view text) : m_text(text), m_decoded(text)
{
    m_nodes.reserve(text.size() / 8 + 16);
}

tl::expected<JsonTape, ReadError> JsonTape::parseWithDuplicates(std::string_view text)
{
    JsonTape tape(text);
    if (std::optional<ReadError> error = Builder(tape).run()) {
        return tl::unexpected(*std::move(error));
    }
    return tape;
}

tl::expected<JsonTape, ReadError> JsonTape::parse(std::string_view text)
{
    auto tape = parseWithDuplicates(text);
    if (!tape) {
        return tape;
    }
    if (const std::vector<Index> keys = tape->duplicateKeys(); !keys.empty()) {
        ReadError error = tape->error(Code::DuplicateKey, Expected::Nothing, keys.front());
        error.found = tape->shown(keys.front());
        return tl::unexpected(std::move(error));
    }
    return tape;
}

std::vector<JsonTape::Index> JsonTape::duplicateKeys() const
{
    constexpr size_t fewMembers = 16;
    std::vector<Index> duplicates;
    std::vector<Index> keys;
    const Index end = size();
    for (Index object = root; object < end; ++object) {
        if (kind(object) != Kind::Object) {
            continue;
        }
        keys.clear();
        bool maybe = false;
        for (Index key = object + 1; key < next(object); key = next(key + 1)) {
            maybe = maybe || keys.size() >= fewMembers ||
                    std::ranges::any_of(keys, [&](Index other) { return string(other) == string(key); });
            keys.push_back(key);
        }
        if (!maybe) {
            continue;
        }
        // Sorted rather than hashed: no choice of names makes this slow.
        std::ranges::stable_sort(keys, {}, [this](Index key) { return string(key); });
        for (size_t i = 1; i < keys.size(); ++i) {
            if (string(keys[i - 1]) == string(keys[i])) {
                duplicates.push_back(keys[i]);
            }
        }
    }
    std::ranges::sort(duplicates);
    return duplicates;
}

std::optional<JsonTape::Index> JsonTape::member(Index object, std::string_view name) const
{
    if (kind(object) != Kind::Object) {
        return std::nullopt;
    }
    for (Index key = object + 1; key < next(object); key = next(key + 1)) {
        if (string(key) == name) {
            return key + 1;
        }
    }
    return std::nullopt;
}

QString JsonTape::shown(Index index) const
{
    const bool isEmpty = next(index) == index + 1;
    switch (kind(index)) {
    case Kind::Object:
        return isEmpty ? QStringLiteral("{}") : QStringLiteral("{\u2026}");
    case Kind::Array:
        return isEmpty ? QStringLiteral("[]") : QStringLiteral("[\u2026]");
    case Kind::Key:
        return excerpt(string(index));
    default:
        return excerpt(source(index));
    }
}

std::vector<JsonTape::Place> JsonTape::places(std::span<const Index> ascending) const
{
    std::vector<Place> result;
    result.reserve(ascending.size());
    Place place{1, 1};
    size_t at = 0;
    for (const Index index : ascending) {
        for (const size_t begin = m_nodes[index].begin; at < begin; ++at) {
            if (m_text[at] == '\n') {
                place = {place.line + 1, 1};
            } else if (!isContinuation(m_text[at])) {
                ++place.column;
            }
        }
        result.push_back(place);
    }
    return result;
}

QList<QString> JsonTape::paths(std::span<const Index> ascending) const
{
    struct Level
    {
        Index container;
        Index child; ///< a Key in an object
        quint32 number;
        QString path; ///< of the container
    };
    QList<QString> result;
    result.reserve(static_cast<qsizetype>(ascending.size()));
    std::vector<Level> levels;
    for (const Index target : ascending) {
        while (!levels.empty() && target >= next(levels.back().container)) {
            levels.pop_back();
        }
        if (levels.empty()) {
            if (target == root) {
                result += QString();
                continue;
            }
            levels.push_back({root, root + 1, 0, QString()});
        }
        for (;;) {
            Level& level = levels.back();
            const bool inObject = kind(level.container) == Kind::Object;
            const auto valueOf = [inObject](Index child) { return inObject ? child + 1 : child; };
            while (target >= next(valueOf(level.child))) {
                level.child = next(valueOf(level.child));
                ++level.number;
            }
            QString path = inObject ? memberPath(level.path, string(level.child))
                                    : level.path + QStringLiteral("[%1]").arg(level.number);
            const Index value = valueOf(level.child);
            if (target <= value) {
                result += path;
                break;
            }
            levels.push_back({value, value + 1, 0, std::move(path)});
        }
    }
    return result;
}

ReadError JsonTape::error(ReadError::Code code, ReadError::Expected expected, Index index) const
{
    ReadError error{.code = code, .expected = expected, .path = path(index), .found = {}};
    placeAt(error, m_text, m_nodes[index].begin);
    return error;
}

void placeAt(ReadError& error, std::string_view text, size_t offset)
{
    const std::string_view before = text.substr(0, offset);
    const size_t lineBegin = before.rfind('\n') + 1; // npos + 1 is 0
    error.line = static_cast<int>(std::ranges::count(before, '\n')) + 1;
    error.column = static_cast<int>(
                       before.size() - lineBegin -
                       static_cast<size_t>(std::ranges::count_if(before.substr(lineBegin), isContinuation))) +
                   1;
}

QString excerpt(std::string_view text)
{
    size_t end = 0;
    for (size_t characters = 0; end < text.size(); ++characters) {
        if (characters == maxExcerpt - 1) {
            const bool isLast = std::ranges::all_of(text.substr(end + 1), isContinuation);
            return toQString(text.substr(0, isLast ? text.size() : end)) +
                   (isLast ? QString() : QString(QChar(0x2026)));
        }
        do {
            ++end;
        } while (end < text.size() && isContinuation(text[end]));
    }
    return toQString(text);
}

QString toQString(std::string_view text)
{
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    QString result = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    if (text.starts_with(byteOrderMark)) {
        result.prepend(QChar(QChar::ByteOrderMark));
    }
    return result;
}

QString memberPath(const QString& path, std::string_view name)
{
    if (name.empty() || !std::ranges::all_of(name, isWordCharacter)) {
        QString quoted = toQString(name);
        quoted.replace(u'\\', QStringLiteral("\\\\")).replace(u'"', QStringLiteral("\\\""));
        return path + QStringLiteral("[\"") + quoted + QStringLiteral("\"]");
    }
    return path.isEmpty() ? toQString(name) : path + QLatin1Char('.') + toQString(name);
}

} // namespace rangebar
