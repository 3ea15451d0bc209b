// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/librarysearch.h"

#include <QDate>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

/// 2026, 2026-09 or 2026-09-01: the beginning of a day as documents write it.
bool isDate(QStringView text)
{
    static constexpr QStringView shape = u"dddd-dd-dd";
    const bool whole = text.size() == 4 || text.size() == 7 || text.size() == 10;
    for (qsizetype i = 0; whole && i < text.size(); ++i) {
        if (shape.at(i) == u'd' ? !isDigit(text.at(i)) : text.at(i) != shape.at(i)) {
            return false;
        }
    }
    const QString day = text.toString() + (text.size() == 4   ? u"-01-01"_s
                                           : text.size() == 7 ? u"-01"_s
                                                              : QString());
    return whole && QDate::fromString(day, Qt::ISODate).isValid();
}

/// The day a document was measured, or nothing where it names none.
QStringView dayOf(const LibraryEntry& entry)
{
    const QStringView day = QStringView(entry.measuredAt).left(10);
    return day.size() == 10 && isDate(day) ? day : QStringView();
}

bool holds(const QString& text, const QString& folded)
{
    return text.contains(folded, Qt::CaseInsensitive);
}

QStringView withoutV(QStringView version)
{
    return version.startsWith(u'v', Qt::CaseInsensitive) ? version.sliced(1) : version;
}

/// 0.7 is the beginning of 0.7.0 and of 0.7-rc.1, and not of 0.70.
bool beginsVersion(const QString& version, const QString& typed)
{
    const QStringView text = withoutV(version);
    const QStringView start = withoutV(typed);
    return text.startsWith(start, Qt::CaseInsensitive) &&
           (start.isEmpty() || text.size() == start.size() || !isDigit(text.at(start.size())) ||
            !isDigit(start.back()));
}

/// Splits at spaces that stand outside of quotation marks, which are taken away.
class TypedWords
{
public:
    struct Word
    {
        QString key; ///< as typed, without the colon
        QString value;
        bool hasKey = false;
    };

    static QList<Word> of(const QString& text)
    {
        QList<Word> words;
        Word word;
        bool isQuoted = false;
        bool hasAny = false;
        const auto end = [&] {
            if (hasAny) {
                words.append(word);
            }
            word = {};
            hasAny = false;
        };
        bool hadQuotes = false;
        for (const QChar c : text) {
            if (c == u'"') {
                isQuoted = !isQuoted;
                hadQuotes = true;
                hasAny = true;
            } else if (c.isSpace() && !isQuoted) {
                end();
                hadQuotes = false;
            } else if (c == u':' && !isQuoted && !hadQuotes && !word.hasKey && !word.value.isEmpty()) {
                word.key = std::exchange(word.value, {});
                word.hasKey = true;
            } else {
                word.value += c;
                hasAny = true;
            }
        }
        end();
        return words;
    }
};

} // namespace

struct LibraryQuery::KeyName
{
    QLatin1StringView name;
    Key key;

    static constexpr std::array<KeyName, 10> all();
};

constexpr std::array<LibraryQuery::KeyName, 10> LibraryQuery::KeyName::all()
{
    return {{{"crate"_L1, Key::Crate},
             {"version"_L1, Key::Version},
             {"core"_L1, Key::Core},
             {"cpu"_L1, Key::Cpu},
             {"os"_L1, Key::Os},
             {"rustc"_L1, Key::Rustc},
             {"schema"_L1, Key::Schema},
             {"source"_L1, Key::Source},
             {"after"_L1, Key::After},
             {"before"_L1, Key::Before}}};
}

QStringList LibraryQuery::keys()
{
    QStringList names;
    for (const KeyName& name : KeyName::all()) {
        names.append(name.name);
    }
    return names;
}

tl::expected<LibraryQuery::Term, LibraryQuery::Error> LibraryQuery::term(const QString& typedKey,
                                                                         const QString& value)
{
    static constexpr auto names = KeyName::all();
    const auto known = std::ranges::find_if(names, [&typedKey](const KeyName& name) {
        return typedKey.compare(name.name, Qt::CaseInsensitive) == 0;
    });
    if (known == names.end()) {
        return tl::unexpected(Error{Error::Code::UnknownKey, typedKey, value});
    }
    Term term{known->key, value.toCaseFolded(), 0};
    if (value.isEmpty()) {
        return term;
    }
    if ((term.key == Key::After || term.key == Key::Before) && !isDate(value)) {
        return tl::unexpected(Error{Error::Code::NotADate, typedKey, value});
    }
    if (term.key == Key::Schema) {
        bool isNumber = false;
        term.number = value.toInt(&isNumber);
        if (!isNumber) {
            return tl::unexpected(Error{Error::Code::NotANumber, typedKey, value});
        }
    }
    return term;
}

tl::expected<LibraryQuery, LibraryQuery::Error> LibraryQuery::parse(const QString& text)
{
    LibraryQuery query;
    const QList<TypedWords::Word> words = TypedWords::of(text);
    for (const TypedWords::Word& word : words) {
        if (!word.hasKey || word.value.startsWith("//"_L1)) { // the latter is an address
            const QString plain = word.hasKey ? QString(word.key + u':' + word.value) : word.value;
            if (!plain.isEmpty()) {
                query.m_terms.push_back({Key::Any, plain.toCaseFolded(), 0});
            }
            continue;
        }
        const auto found = term(word.key, word.value);
        if (!found) {
            return tl::unexpected(found.error());
        }
        if (!found->value.isEmpty()) {
            query.m_terms.push_back(*found);
        }
    }
    return query;
}

LibrarySearch::LibrarySearch(const LibraryIndex& index)
{
    m_texts.reserve(size_t(index.entries().size()));
    for (const LibraryEntry& entry : index.entries()) {
        Text text;
        for (const QString* part :
             {&entry.name, &entry.crate, &entry.crateVersion, &entry.coreVersion, &entry.measuredAt,
              &entry.cpu, &entry.architecture, &entry.cores, &entry.os, &entry.rustc}) {
            text.document += *part;
            text.document += u'\n';
        }
        const QList<LibraryOrigin> origins = index.origins(entry.sha256);
        for (const LibraryOrigin& origin : origins) {
            for (const QString* part : {&origin.place, &origin.commit, &origin.ref, &origin.subject}) {
                text.source += *part;
                text.source += u'\n';
            }
            text.source += origin.entry.join(u'\n') + u'\n';
        }
        text.document = text.document.toCaseFolded();
        text.source = text.source.toCaseFolded();
        m_texts.push_back(std::move(text));
    }
}

bool LibrarySearch::matches(const LibraryQuery::Term& term, const LibraryEntry& entry, const Text& text)
{
    using Key = LibraryQuery::Key;
    switch (term.key) {
    case Key::Any:
        return text.document.contains(term.value) || text.source.contains(term.value);
    case Key::Crate:
        return holds(entry.crate, term.value);
    case Key::Version:
        return beginsVersion(entry.crateVersion, term.value);
    case Key::Core:
        return beginsVersion(entry.coreVersion, term.value);
    case Key::Cpu:
        return holds(entry.cpu, term.value);
    case Key::Os:
        return holds(entry.os, term.value);
    case Key::Rustc:
        return holds(entry.rustc, term.value);
    case Key::Schema:
        return entry.schema == term.number;
    case Key::Source:
        return text.source.contains(term.value);
    case Key::After: // "2026-09" stands before each of its days
        return !dayOf(entry).isEmpty() && dayOf(entry) >= term.value;
    case Key::Before:
        return !dayOf(entry).isEmpty() && dayOf(entry) < term.value;
    }
    Q_UNREACHABLE();
}

std::vector<qsizetype> LibrarySearch::find(const LibraryIndex& index, const LibraryQuery& query) const
{
    std::vector<qsizetype> found;
    const QList<LibraryEntry>& entries = index.entries();
    for (qsizetype i = 0; i < entries.size(); ++i) {
        const bool matchesAll = std::ranges::all_of(query.m_terms, [&](const LibraryQuery::Term& term) {
            return matches(term, entries.at(i), m_texts[size_t(i)]);
        });
        if (matchesAll) {
            found.push_back(i);
        }
    }
    return found;
}

} // namespace rangebar
