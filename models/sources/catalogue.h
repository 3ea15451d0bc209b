// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QUrl>

#include <tl/expected.hpp>

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
    enum class Code { NotReadable, Syntax, WrongType, MissingField, NewerVersion, BadTemplate, DuplicateCrate };
    Code code = Code::Syntax;
    int line = 0;   ///< from 1; 0 where no place applies
    int column = 0; ///< from 1
    QString path;
    QString detail; ///< untrusted text: the value at fault, or the system's own words

    bool operator==(const CatalogueError&) const = default;
};

/// The crates whose documents are downloaded, as data. The built-in one is resources/catalogue.json; the user's own is
/// a file of the same form in the configuration folder.
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

    QUrl documentUrl(const CatalogueEntry& entry) const;
    QUrl pageUrl(const QString& crate) const;

    static Catalogue builtIn();
    static tl::expected<Catalogue, CatalogueError> fromJson(const QByteArray& bytes);
    QByteArray toJson() const;
};

/// https anywhere; http on loopback only (127.0.0.0/8, ::1, localhost); no user or password in it.
bool isAllowedUrl(const QUrl& url);

} // namespace rangebar
