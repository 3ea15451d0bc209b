// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later

// libFuzzer on readDocument() and readPartialDocument(): no input may crash them or make them hang, and what
// they answer must hold together.
#include "models/document/documentreader.h"
#include "models/document/partialdocument.h"

#include <QSet>

#include <cstdint>
#include <cstdio>
#include <cstdlib>

using namespace rangebar;

namespace {

void require(bool holds, const char* what)
{
    if (!holds) {
        std::fprintf(stderr, "does not hold: %s\n", what);
        std::abort();
    }
}

void checkError(const ReadError& error, const QByteArray& bytes)
{
    using Code = ReadError::Code;
    require(error.found.toUcs4().size() <= 80, "what was found is short");
    if (error.code == Code::Empty || error.code == Code::TooLarge) {
        require(error.line == 0 && error.column == 0 && error.path.isEmpty(), "no place applies");
        return;
    }
    const QList<QByteArray> lines = bytes.split('\n');
    require(error.line >= 1 && error.line <= lines.size(), "the line is in the text");
    require(error.column >= 1 && error.column <= lines[error.line - 1].size() + 1,
            "the column is in the line");
    const bool atTopLevel = error.code == Code::NotAnObject || error.code == Code::NotUtf8;
    require(!atTopLevel || error.path.isEmpty(), "no path at the top level");
    const bool atField = error.code == Code::WrongType || error.code == Code::MissingField ||
                         error.code == Code::UnknownWord || error.code == Code::DuplicateKey ||
                         error.code == Code::UnknownSchema || error.code == Code::MissingSchema;
    require(!atField || !error.path.isEmpty(), "a field has a path");
}

void checkDocument(const BenchmarkDocument& document, const QByteArray& bytes)
{
    require(document.schema >= 1 && document.schema <= 3, "the schema is known");
    require(document.bytes == bytes, "the bytes are kept");
    QSet<QString> paths;
    for (const OtherField& field : document.otherFields) {
        require(!paths.contains(field.path), "a path names one field");
        paths += field.path;
        require(bytes.contains(field.json), "a field is kept as it was written");
        const auto again = readDocument(QByteArray("{\"x\":" + field.json + ",\"schema\":3}"));
        require(again.has_value(), "a kept field is JSON");
        require((*again)->otherFields == QList<OtherField>{{QStringLiteral("x"), field.json}},
                "a kept field is read as itself");
    }
    for (const EnvironmentEntry& entry : document.environment) {
        require(document.environmentValue(entry.key) == &entry.value, "a key has one value");
    }
}

void checkSame(const BenchmarkDocument& left, const BenchmarkDocument& right)
{
    require(left.schema == right.schema && left.crate == right.crate &&
                left.measurement == right.measurement && left.environment == right.environment &&
                left.scenarios == right.scenarios && left.code == right.code &&
                left.codeMeasurement == right.codeMeasurement && left.throughput == right.throughput &&
                left.otherFields == right.otherFields,
            "the same bytes give the same document");
}

/// What goes on after a fault begins with the fault that the other stops at, and reads no less.
void checkPartial(const tl::expected<DocumentPtr, ReadError>& document, const QByteArray& bytes)
{
    const auto partial = readPartialDocument(bytes);
    if (!partial) {
        require(!document && document.error() == partial.error(), "what is no JSON is none for both");
        return;
    }
    require(partial->scenarios.size() == size_t(partial->document.scenarios.size()) &&
                partial->code.size() == size_t(partial->document.code.size()) &&
                partial->throughput.size() == size_t(partial->document.throughput.size()),
            "every row has its place");
    if (document) {
        require(partial->faults.empty(), "what is accepted has no fault");
        require(partial->document.scenarios == (*document)->scenarios &&
                    partial->document.code == (*document)->code &&
                    partial->document.throughput == (*document)->throughput,
                "what is accepted is read the same");
    } else {
        require(!partial->faults.empty() &&
                    errorOf(partial->tape, partial->faults.front()) == document.error(),
                "the first fault is the error");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const auto document = readDocument(bytes);
    const auto again = readDocument(bytes);
    require(document.has_value() == again.has_value(), "the same bytes give the same answer");
    if (document) {
        checkDocument(**document, bytes);
        checkSame(**document, **again);
    } else {
        checkError(document.error(), bytes);
        require(document.error() == again.error(), "the same bytes give the same error");
    }
    checkPartial(document, bytes);
    return 0;
}
