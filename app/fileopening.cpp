// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fileopening.h"

#include <QFileOpenEvent>

#include <utility>

namespace rangebar {

FileOpening::FileOpening(QObject* application, std::function<void(const QString& path)> open)
    : m_open(std::move(open))
{
    application->installEventFilter(this);
}

bool FileOpening::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::FileOpen) {
        return QObject::eventFilter(watched, event);
    }
    // An address that is no file has no path: there is nothing to open then.
    if (const QString path = static_cast<QFileOpenEvent*>(event)->file(); !path.isEmpty()) {
        m_open(path);
    }
    return true;
}

} // namespace rangebar
