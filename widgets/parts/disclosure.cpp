// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/parts/disclosure.h"

#include <QEvent>
#include <QToolButton>
#include <QVBoxLayout>

namespace rangebar {

Disclosure::Disclosure(QWidget* parent)
    : QWidget(parent), m_button(new QToolButton(this)), m_layout(new QVBoxLayout(this))
{
    m_button->setObjectName(QStringLiteral("disclosureButton"));
    m_button->setCheckable(true);
    m_button->setAutoRaise(true);
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_button->setFocusPolicy(Qt::StrongFocus);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->addWidget(m_button, 0, Qt::AlignLeft);
    connect(m_button, &QToolButton::toggled, this, [this](bool open) {
        showArrow();
        if (open && !m_content && m_make) {
            m_content = m_make();
            m_layout->addWidget(m_content);
        }
        if (m_content) {
            m_content->setVisible(open);
        }
        Q_EMIT openChanged(open);
    });
    showArrow();
}

void Disclosure::setTitle(const QString& title)
{
    m_button->setText(title);
}

void Disclosure::setContent(std::function<QWidget*()> make)
{
    m_make = std::move(make);
}

/// Down where it is open, else where the words go on.
void Disclosure::showArrow()
{
    const Qt::ArrowType forward = layoutDirection() == Qt::RightToLeft ? Qt::LeftArrow : Qt::RightArrow;
    m_button->setArrowType(isOpen() ? Qt::DownArrow : forward);
}

void Disclosure::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange) {
        showArrow();
    }
}

bool Disclosure::isOpen() const
{
    return m_button->isChecked();
}

void Disclosure::setOpen(bool open)
{
    m_button->setChecked(open);
}

} // namespace rangebar
