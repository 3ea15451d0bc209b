// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sessionkeeper.h"

#include "app/mainwindow.h"
#include "models/log/logcategories.h"
#include "models/report/joining.h"
#include "models/report/visibletext.h"
#include "widgets/parts/notice.h"

#include <QEvent>
#include <QPushButton>

#include <utility>

namespace rangebar {
namespace {

constexpr int writeAfterMs = 250; ///< several changes are written once
constexpr qsizetype longestSign = 60;

} // namespace

SessionKeeper::SessionKeeper(MainWindow* window, const QString& folder, QObject* parent)
    : QObject(parent), m_window(window), m_store(folder)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(writeAfterMs);
    connect(&m_soon, &QTimer::timeout, this, &SessionKeeper::write);
    // From the first change on, so that a list that keeps changing is written, too.
    connect(window, &MainWindow::sessionChanged, this, [this] {
        if (m_hasBegun && !m_soon.isActive()) {
            m_soon.start();
        }
    });
    connect(window, &MainWindow::firstPainted, this, &SessionKeeper::begin);
}

SessionKeeper::~SessionKeeper() = default;

void SessionKeeper::begin()
{
    if (!std::exchange(m_hasBegun, true)) {
        m_store.begin();
        write(); // what was opened before
        offerLost();
    }
}

void SessionKeeper::write()
{
    const SessionState state = m_window->sessionState();
    if (state != m_written) {
        m_written = state;
        m_store.write(state);
    }
}

void SessionKeeper::end()
{
    m_soon.stop();
    m_store.end();
}

void SessionKeeper::offerLost()
{
    m_lost += m_store.lost();
    for (const LostSession& session : m_lost) {
        qCWarning(logSession).noquote() << "A program ended unexpectedly; its session is" << session.file
                                        << session.mark.section(QLatin1Char('\n'), 0, 0);
    }
    showOffer();
}

void SessionKeeper::showOffer()
{
    if (m_lost.isEmpty()) {
        if (m_notice) {
            m_notice->hide();
        }
        return;
    }
    if (!m_notice) {
        m_notice = new Notice(Notice::Kind::Warning, m_window);
        m_notice->setObjectName(QStringLiteral("lostSession"));
        const auto add = [this](const char* name, auto act) {
            QPushButton* button = m_notice->addButton();
            button->setObjectName(QLatin1String(name));
            connect(button, &QPushButton::clicked, this, act);
            return button;
        };
        m_restore = add("restoreSession", [this] { restore(); });
        m_forget = add("forgetSession", [this] { forget(); });
        m_copy = add("copySessionDetails", [this] {
            m_window->copyDetails(m_lost.isEmpty() ? QString() : m_lost.constFirst().mark);
        });
        m_notice->installEventFilter(this);
        m_window->addNotice(m_notice);
    }
    retranslate();
    m_notice->show();
}

void SessionKeeper::retranslate()
{
    const LostSession& session = m_lost.constFirst();
    const QString sign = visibleText(session.mark.section(QLatin1Char('\n'), 0, 0), longestSign);
    QStringList sentences;
    if (session.wasRestoring) {
        sentences += tr("Rangebar ended unexpectedly while it opened again what was open before.");
    } else {
        sentences += sign.isEmpty() ? tr("Rangebar ended unexpectedly.")
                                    : tr("Rangebar ended unexpectedly (%1).").arg(sign);
    }
    const int documents = static_cast<int>(session.state.documents.size());
    if (session.state.isEmpty()) {
        sentences += tr("No document was open.");
    } else {
        QStringList open;
        if (documents > 0) {
            open += tr("%n document(s)", nullptr, documents);
        }
        if (const int folders = static_cast<int>(session.state.folders.size()); folders > 0) {
            open += tr("%n folder(s)", nullptr, folders);
        }
        if (!session.state.comparison.isEmpty()) {
            open += tr("a comparison");
        }
        sentences += tr("It had open: %1.").arg(Joining::list(open));
        if (session.wasRestoring) {
            sentences += tr("Opening it once more may end the program again.");
        }
    }
    m_notice->setText(Joining::sentences(sentences));
    m_restore->setText(tr("Restore"));
    m_restore->setVisible(!session.state.isEmpty());
    m_forget->setText(tr("Forget"));
    m_copy->setText(tr("Copy details"));
}

bool SessionKeeper::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_notice && event->type() == QEvent::LanguageChange && !m_lost.isEmpty()) {
        retranslate();
    }
    return QObject::eventFilter(watched, event);
}

void SessionKeeper::restore()
{
    const LostSession session = m_lost.takeFirst();
    qCInfo(logSession).noquote() << "Opens again:" << session.file;
    m_store.beginRestoring(session);
    m_window->restoreSession(session.state);
    write();
    // Only when the window has painted it did it go well.
    QTimer::singleShot(0, this, [this, session] { m_store.forget(session); });
    showOffer();
}

void SessionKeeper::forget()
{
    m_store.forget(m_lost.takeFirst());
    showOffer();
}

} // namespace rangebar
