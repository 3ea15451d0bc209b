// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/peakmemory.h"

#include <QFile>

#include <cstdlib>

namespace rangebar::bench {

qint64 peakKib()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (status.open(QIODevice::ReadOnly)) {
        const QByteArray text = status.readAll();
        const QByteArray name = "VmHWM:";
        const qsizetype start = text.indexOf(name);
        if (start >= 0) {
            return std::strtoll(text.constData() + start + name.size(), nullptr, 10);
        }
    }
    return 0;
}

} // namespace rangebar::bench
