// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/startprobe.h"

#include "tests/bench/peakmemory.h"

#include <QCoreApplication>
#include <QEvent>

#include <chrono>
#include <cstdio>
#include <cstdlib>

namespace rangebar::bench {
namespace {

class StartProbe : public QObject
{
public:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        // A reply starts its work, and hears of it, with queued calls to itself.
        if (event->type() == QEvent::MetaCall && !m_painted && watched->inherits("QNetworkReply")) {
            m_requestMade = true;
        }
        if (event->type() == QEvent::Paint && !m_painted &&
            watched->objectName() == QLatin1String(chartName)) {
            m_painted = true;
            // The event comes before the painting: the line is written when all of the window is on the
            // screen, ahead of what the program put off until then.
            QCoreApplication::postEvent(this, new QEvent(QEvent::User), Qt::HighEventPriority);
        }
        return false;
    }

protected:
    void customEvent(QEvent*) override { report(); }

private:
    void report() const
    {
        const auto now = std::chrono::steady_clock::now().time_since_epoch();
        std::printf("%lld %lld %d\n",
                    static_cast<long long>(std::chrono::duration_cast<std::chrono::nanoseconds>(now).count()),
                    static_cast<long long>(peakKib()), m_requestMade ? 1 : 0);
        std::fflush(stdout);
        std::_Exit(0);
    }

    bool m_painted = false;
    bool m_requestMade = false;
};

void installProbe()
{
    auto* probe = new StartProbe;
    probe->setParent(QCoreApplication::instance());
    QCoreApplication::instance()->installEventFilter(probe);
}

} // namespace
} // namespace rangebar::bench

using rangebar::bench::installProbe;
Q_COREAPP_STARTUP_FUNCTION(installProbe)
