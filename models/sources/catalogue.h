// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QUrl>

#include <tl/expected.hpp>

#include <optional>

namespace rangebar {

/// A crate as it is shown and where its document is found.
struct CatalogueEntry
{
    QString name;        ///< shown as ("NATS")
    QString crate;       ///< "ruststream-nats"
    QString urlTemplate; ///< overrides the catalogue's own where it is not empty

    bool operator==(const CatalogueEntry&) const = default;
};

struct CatalogueError
{
    enum class Code
    {
        NotReadable,  ///< the file could not be read; `detail` is the system's own text
        Syntax,       ///< not JSON; `detail` is Qt's own text
        WrongType,    ///< the value at `path` is not what stands there in a catalogue
        MissingField, ///< absent or empty
        NewerVersion, ///< made by a later program; `detail` is its version
        BadTemplate,  ///< gives no address that may be asked, or leaves out <crate>; `detail` is the address
        BadCrateName, ///< "." and "..", which would lead elsewhere
        DuplicateCrate, ///< `detail` is the crate
    };
    Code code = Code::Syntax;
    int line = 0;   ///< from 1; 0 where `path` tells the place
    int column = 0; ///< from 1, in characters
    QString path;   ///< such as crates[3].name
    QString detail; ///< untrusted text: the value at fault, or the system's own words

    bool operator==(const CatalogueError&) const = default;
};

/// The crates whose documents are downloaded, as data. The built-in one is resources/catalogue.json; the
/// user's own is a file of the same form in the configuration folder.
struct Catalogue
{
    /// Holds <base> and <crate>: "<base>/powersemmi/<crate>/main/docs/benchmarks/results.json".
    QString urlTemplate;
    /// Stands for <base>: a mirror, a test server, or https://raw.githubusercontent.com.
    QString baseUrl;
    /// The page that explains a crate's numbers; holds <crate>.
    QString pageTemplate;
    QList<CatalogueEntry> entries;

    bool operator==(const Catalogue&) const = default;

    /// The crate's name goes in percent-encoded. Invalid or not allowed where the templates are at fault: see
    /// check().
    QUrl documentUrl(const CatalogueEntry& entry) const;
    QUrl pageUrl(const QString& crate) const;

    /// The first thing that stands in the way of using this catalogue, if there is one.
    std::optional<CatalogueError> check() const;

    static Catalogue builtIn();
    /// Accepts only what check() accepts. Members it does not know are ignored.
    static tl::expected<Catalogue, CatalogueError> fromJson(const QByteArray& bytes);
    static tl::expected<Catalogue, CatalogueError> fromFile(const QString& path);
    QByteArray toJson() const;
};

/// https anywhere; http on loopback only (127.0.0.0/8, ::1, localhost); no user or password in it.
bool isAllowedUrl(const QUrl& url);

} // namespace rangebar
