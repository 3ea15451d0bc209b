// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/joining.h"

namespace rangebar {
namespace {

template <typename Join>
QString joined(const QStringList& parts, Join join)
{
    QString all;
    for (const QString& part : parts) {
        if (!part.isEmpty()) {
            all = all.isEmpty() ? part : join(all, part);
        }
    }
    return all;
}

} // namespace

QString Joining::sentences(const QStringList& parts)
{
    return joined(parts, [](const QString& first, const QString& next) {
        //: Two whole sentences.
        return tr("%1 %2").arg(first, next);
    });
}

QString Joining::clauses(const QStringList& parts)
{
    return joined(parts, [](const QString& first, const QString& next) {
        //: Two parts of a sentence.
        return tr("%1; %2").arg(first, next);
    });
}

QString Joining::list(const QStringList& parts)
{
    return joined(parts, [](const QString& first, const QString& next) {
        //: Two items of a list.
        return tr("%1, %2").arg(first, next);
    });
}

QString Joining::facts(const QStringList& parts)
{
    return joined(parts, [](const QString& first, const QString& next) {
        //: Two facts of a thing, such as "2 rows compared, 1 added".
        return tr("%1, %2", "facts").arg(first, next);
    });
}

QString Joining::labelled(const QString& label, const QString& value)
{
    //: A label and what it is about.
    return tr("%1: %2").arg(label, value);
}

QString Joining::ended(const QString& text)
{
    //: The full stop at the end of a line that lists facts.
    return text.isEmpty() ? QString() : tr("%1.").arg(text);
}

} // namespace rangebar
