// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/parts/notice.h"

#include "widgets/parts/textlabel.h"

#include <QHBoxLayout>
#include <QStyle>

namespace rangebar {

Notice::Notice(Kind kind, QWidget* parent)
    : QFrame(parent)
    , m_text(new TextLabel(TextLabel::Style::Body, this))
{
    setFrameStyle(QFrame::StyledPanel | QFrame::Plain);
    setBackgroundRole(QPalette::AlternateBase);
    setAutoFillBackground(true);
    auto* sign = new QLabel(this);
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    sign->setPixmap(style()
                        ->standardIcon(kind == Kind::Warning ? QStyle::SP_MessageBoxWarning
                                                             : QStyle::SP_MessageBoxInformation)
                        .pixmap(size));
    sign->setAccessibleName(kind == Kind::Warning ? tr("Warning") : tr("Note"));
    auto* layout = new QHBoxLayout(this);
    layout->addWidget(sign, 0, Qt::AlignTop);
    layout->addWidget(m_text, 1);
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

} // namespace rangebar
