// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/parts/reviewheader.h"

#include "models/report/visibletext.h"
#include "widgets/parts/notice.h"
#include "widgets/parts/textlabel.h"
#include "widgets/parts/wrappingrow.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rangebar {
namespace {

constexpr int lineSpacing = 6;

} // namespace

ReviewHeader::ReviewHeader(const ReviewHeaderContent& content, QWidget* parent)
    : QFrame(parent)
    , m_title(new TextLabel(TextLabel::Style::Title, this))
    , m_lines(new TextLabel(TextLabel::Style::Muted, this))
    , m_notice(new Notice(Notice::Kind::Information, this))
    , m_row(new WrappingRow)
{
    m_title->setObjectName(QStringLiteral("reviewTitle"));
    m_lines->setObjectName(QStringLiteral("reviewLines"));
    m_notice->setObjectName(QStringLiteral("reviewNotice"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, lineSpacing);
    layout->setSpacing(lineSpacing);
    layout->addWidget(m_title);
    layout->addWidget(m_lines);
    layout->addWidget(m_notice);
    layout->addLayout(m_row);
    connect(m_notice, &Notice::actionRequested, this, [this] { Q_EMIT actionRequested(m_noticeAction); });
    fill(content);
    if (content.isEmpty()) {
        hide(); // and never shown here: without a parent it would be a window
    }
}

void ReviewHeader::setContent(const ReviewHeaderContent& content)
{
    fill(content);
    setVisible(!content.isEmpty());
}

void ReviewHeader::fill(const ReviewHeaderContent& content)
{
    m_title->setText(content.title);
    m_lines->setText(content.lines.join(QLatin1Char('\n')));
    m_lines->setVisible(!content.lines.isEmpty());
    m_notice->setKind(content.isWarning ? Notice::Kind::Warning : Notice::Kind::Information);
    m_notice->setText(content.notice);
    m_noticeAction = content.noticeAction.id;
    m_notice->setAction(m_noticeAction.isEmpty() ? QString() : content.noticeAction.text);
    m_notice->setVisible(!content.notice.isEmpty());
    setActions(content.actions);
}

void ReviewHeader::setActions(const QList<ReviewHeaderContent::Action>& actions)
{
    const bool same = std::ranges::equal(
        m_buttons, actions, [](const QPushButton* button, const ReviewHeaderContent::Action& action) {
            return button->objectName() == action.id;
        });
    if (!same) {
        for (QPushButton* button : std::as_const(m_buttons)) {
            button->hide();
            button->deleteLater(); // it may be the one that was pressed
        }
        m_buttons.clear();
        while (QLayoutItem* item = m_row->takeAt(0)) {
            delete item;
        }
        for (const ReviewHeaderContent::Action& action : actions) {
            auto* button = new QPushButton(this);
            button->setObjectName(action.id);
            connect(button, &QPushButton::clicked, this,
                    [this, id = action.id] { Q_EMIT actionRequested(id); });
            m_row->addWidget(button);
            m_buttons.append(button);
        }
    }
    for (qsizetype i = 0; i < actions.size(); ++i) {
        m_buttons.at(i)->setText(actions.at(i).text);
        m_buttons.at(i)->setToolTip(actions.at(i).toolTip.isEmpty() ? QString()
                                                                    : asToolTip(actions.at(i).toolTip));
    }
}

} // namespace rangebar
