// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/readerror.h"

#include <QList>

#include <tl/expected.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rangebar {

/// A JSON text as a flat list of values in the text's order, each with the bytes it was written with. Nothing
/// is converted: a number stays the text it is. Internal to models/document and models/check.
///
/// A container is followed by all that it holds; a member is a Key followed by its value. So a nested text is
/// walked without recursion, and a subtree is skipped in one step.
class JsonTape
{
public:
    enum class Kind : quint8
    {
        Object,
        Array,
        Key,
        String,
        Number,
        True,
        False,
        Null
    };
    using Index = quint32;

    static constexpr Index root = 0;

    /// The text is UTF-8 without a byte order mark and outlives the tape. Refuses what is not exactly one
    /// JSON value (RFC 8259), what is nested deeper than maxDocumentDepth, and an object with two members of
    /// one name.
    static tl::expected<JsonTape, ReadError> parse(std::string_view text);
    /// As parse(), but leaves two members of one name to the caller.
    static tl::expected<JsonTape, ReadError> parseWithDuplicates(std::string_view text);

    Index size() const { return static_cast<Index>(m_nodes.size()); }
    Kind kind(Index index) const { return m_nodes[index].kind; }

    /// The node after this one and after all that it holds.
    Index next(Index index) const { return index + (isContainer(index) ? m_nodes[index].extent : 1); }

    /// The bytes of the value (of a Key: of the name) as they were written.
    std::string_view source(Index index) const
    {
        const Node& node = m_nodes[index];
        return m_text.substr(node.begin, node.end - node.begin);
    }

    /// A Key or String without its quotes and escapes.
    std::string_view string(Index index) const
    {
        const Node& node = m_nodes[index];
        return std::string_view(m_decoded).substr(node.begin + 1, node.extent);
    }

    /// The value as JSON for a reader who asks what stands there, shortened to 80 characters; of a Key its
    /// name.
    QString shown(Index index) const;

    /// The value of the first member of this name; nothing where the value is no object.
    std::optional<Index> member(Index object, std::string_view name) const;

    /// Every Key that repeats a name of its object, ascending.
    std::vector<Index> duplicateKeys() const;

    /// Line and column, both from 1, the column in characters.
    struct Place
    {
        int line = 0;
        int column = 0;
    };
    /// Where values begin, in one walk over the text. The indexes ascend.
    std::vector<Place> places(std::span<const Index> ascending) const;

    /// Paths such as scenarios[2].raw.best of values, in one walk over the tape. The indexes ascend.
    QList<QString> paths(std::span<const Index> ascending) const;
    QString path(Index index) const { return paths(std::span(&index, 1)).constFirst(); }

    /// An error that is placed at the first character of the value, with its path.
    ReadError error(ReadError::Code code, ReadError::Expected expected, Index index) const;

private:
    struct Node
    {
        quint32 begin;  ///< offset in the text
        quint32 end;    ///< offset after the last byte
        quint32 extent; ///< a container: nodes including itself; a Key or String: bytes when decoded
        Kind kind;
    };
    class Builder;

    explicit JsonTape(std::string_view text);
    bool isContainer(Index index) const { return kind(index) == Kind::Object || kind(index) == Kind::Array; }

    std::string_view m_text;
    std::string m_decoded; ///< the text, where the strings were decoded in place
    std::vector<Node> m_nodes;
};

/// Sets line and column of the error to the place of the byte at this offset.
void placeAt(ReadError& error, std::string_view text, size_t offset);

/// UTF-8 to a string of at most 80 characters, for ReadError::found.
QString excerpt(std::string_view text);

/// All of it, also a U+FEFF at the beginning, which QString::fromUtf8() takes for a byte order mark.
QString toQString(std::string_view text);

/// The path extended by a member; a name that is no plain word is quoted: a["b.c"].
QString memberPath(const QString& path, std::string_view name);

} // namespace rangebar
