// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/readerror.h"

#include <QCoreApplication>

namespace rangebar {

/// What is wrong with a document that is refused, without the place; see Words::readError() for the sentence.
class ReadErrorWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::ReadErrorWords)

public:
    /// "a text in quotes"
    static QString expected(ReadError::Expected expected);
    /// A clause without a full stop.
    static QString fault(const ReadError& error);
};

} // namespace rangebar
