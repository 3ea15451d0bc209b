// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rangebar {

/// Where the program keeps what it remembers.
struct Folders
{
    QString config;
    QString cache;
    QString data = {};

    /// The desktop's own folders, or those below RANGEBAR_HOME where it is set.
    static Folders standard();
    /// RANGEBAR_HOME as a whole path; empty where it is not set.
    static QString home();

    QString settingsFile() const;
    /// The reader's own list of crates; there is none until it is changed.
    QString catalogueFile() const;
    /// Of the downloaded documents.
    QString documents() const;
    /// What running programs have open, see sessionstore.h.
    QString sessions() const;
    /// Of the kept documents, where the reader chose no other place: see libraryFolder() in settings.h.
    QString library() const;
};

} // namespace rangebar
