// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/cataloguewords.h"

#include "models/report/visibletext.h"

namespace rangebar {
namespace {

constexpr qsizetype longestAddress = 200;
constexpr qsizetype longestDetail = 400;

} // namespace

QString CatalogueWords::error(const CatalogueError& error)
{
    using Code = CatalogueError::Code;
    const QString path = visibleText(error.path, longestAddress);
    const QString detail = visibleText(error.detail, longestDetail);
    switch (error.code) {
    case Code::NotReadable:
        return tr("The catalogue can't be read: %1.").arg(detail);
    case Code::Syntax:
        return tr("The catalogue is not JSON: %1 (line %2, column %3).")
            .arg(detail, QString::number(error.line), QString::number(error.column));
    case Code::WrongType:
        return path.isEmpty() ? tr("The catalogue must be one object {...}.")
                              : tr("The catalogue has the wrong kind of value at %1.").arg(path);
    case Code::MissingField:
        return tr("The catalogue lacks %1.").arg(path);
    case Code::NewerVersion:
        return tr("The catalogue has the form of version %1, which a later Rangebar made. This one reads "
                  "version 1.")
            .arg(detail);
    case Code::BadTemplate:
        return tr("%1 in the catalogue is no address that can be used: %2. It must be https (or http on this "
                  "computer itself), without a user name; the one for all crates needs <crate> in it.")
            .arg(path, detail);
    case Code::BadCrateName:
        return tr("%1 in the catalogue can't be the name of a crate: %2.").arg(path, detail);
    case Code::DuplicateCrate:
        return tr("The catalogue names the crate %1 twice (the second time at %2).").arg(detail, path);
    }
    Q_UNREACHABLE();
    return {};
}

} // namespace rangebar
