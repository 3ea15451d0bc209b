// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/parts/notice.h"

#include "widgets/parts/noticesign.h"
#include "widgets/parts/textlabel.h"
#include "widgets/parts/wrappingrow.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

namespace rangebar {

Notice::Notice(Kind kind, QWidget* parent)
    : QFrame(parent)
    , m_sign(new NoticeSign(this))
    , m_text(new TextLabel(TextLabel::Style::Body, this))
    , m_action(new QPushButton(this))
    , m_row(new WrappingRow)
{
    setFrameStyle(QFrame::StyledPanel | QFrame::Plain);
    setBackgroundRole(QPalette::AlternateBase);
    setAutoFillBackground(true);
    // The buttons go below the text where there is no room for them beside it.
    auto* words = new QHBoxLayout;
    words->addWidget(m_sign, 0, Qt::AlignTop);
    words->addWidget(m_text, 1);
    m_row->addLayout(words);
    m_row->addWidget(m_action);
    auto* layout = new QHBoxLayout(this);
    layout->addLayout(m_row, 1);
    m_action->setObjectName(QStringLiteral("noticeAction"));
    m_action->hide();
    connect(m_action, &QPushButton::clicked, this, &Notice::actionRequested);
    setKind(kind);
}

void Notice::setKind(Kind kind)
{
    m_sign->setWarning(kind == Kind::Warning);
}

void Notice::setText(const QString& text)
{
    m_text->setText(text);
    setAccessibleName(text);
}

QString Notice::text() const
{
    return m_text->text();
}

void Notice::setAction(const QString& text)
{
    m_action->setText(text);
    m_action->setVisible(!text.isEmpty());
}

QString Notice::action() const
{
    return m_action->text();
}

QPushButton* Notice::addButton()
{
    auto* button = new QPushButton(this);
    m_row->addWidget(button);
    return button;
}

void Notice::makeDismissible()
{
    m_dismiss = new QToolButton(this);
    m_dismiss->setObjectName(QStringLiteral("dismissNotice"));
    m_dismiss->setAutoRaise(true);
    m_dismiss->setFocusPolicy(Qt::StrongFocus);
    connect(m_dismiss, &QToolButton::clicked, this, &Notice::hide);
    layout()->addWidget(m_dismiss);
    layout()->setAlignment(m_dismiss, Qt::AlignTop);
    retranslate();
}

void Notice::retranslate()
{
    m_dismiss->setText(tr("Close"));
    m_dismiss->setToolTip(tr("Takes this notice away"));
}

void Notice::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (m_dismiss && event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

} // namespace rangebar
