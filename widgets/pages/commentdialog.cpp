// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/commentdialog.h"

#include "models/report/githubwords.h"
#include "models/report/joining.h"
#include "models/report/visibletext.h"
#include "widgets/parts/lettersize.h"
#include "widgets/parts/notice.h"
#include "widgets/parts/scrolled.h"
#include "widgets/parts/textlabel.h"
#include "widgets/parts/wrappingcheckbox.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFontDatabase>
#include <QFontInfo>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace rangebar {

CommentDialog::CommentDialog(const QString& to, QWidget* parent)
    : QDialog(parent)
    , m_to(new TextLabel(TextLabel::Style::Body, this))
    , m_text(new QPlainTextEdit(this))
    , m_onlyVisible(new WrappingCheckBox(tr("Only the rows that are &visible in the comparison"), this))
    , m_notice(new Notice(Notice::Kind::Information, this))
    , m_buttons(new QDialogButtonBox(this))
    , m_copy(m_buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole))
    , m_browser(m_buttons->addButton(tr("Open in the &browser"), QDialogButtonBox::ActionRole))
    , m_post(m_buttons->addButton(tr("&Post as comment"), QDialogButtonBox::ActionRole))
{
    setWindowTitle(tr("Summary for the review"));
    m_to->setObjectName(QStringLiteral("commentTo"));
    m_to->setText(
        tr("This is what a comment on %1 would be, to the last character. It is Markdown, ready to be "
           "pasted as well. The first line is seen by nobody: by it the next comment finds this one.")
            .arg(to));
    m_text->setObjectName(QStringLiteral("commentText"));
    m_text->setAccessibleName(tr("Text of the comment"));
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setTabChangesFocus(true);
    fitText();
    m_text->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    m_onlyVisible->setObjectName(QStringLiteral("commentOnlyVisible"));
    m_notice->setObjectName(QStringLiteral("commentNotice"));
    m_copy->setObjectName(QStringLiteral("copyComment"));
    m_browser->setObjectName(QStringLiteral("openComment"));
    m_browser->hide();
    m_post->setObjectName(QStringLiteral("postComment"));
    m_buttons->setObjectName(QStringLiteral("commentButtons"));
    m_buttons->addButton(QDialogButtonBox::Close);
    for (QPushButton* button : {m_copy, m_browser, m_post}) {
        button->setAutoDefault(false); // nothing is posted by the key that closes other dialogs
    }
    m_buttons->button(QDialogButtonBox::Close)->setDefault(true);
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_to);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_onlyVisible);
    layout->addWidget(m_notice);
    auto* around = new QVBoxLayout(this);
    around->addWidget(scrolledDown(page, this), 1);
    around->addWidget(m_buttons);
    connect(m_copy, &QPushButton::clicked, this, &CommentDialog::copyRequested);
    connect(m_browser, &QPushButton::clicked, this, [this] { Q_EMIT pageRequested(m_page); });
    connect(m_post, &QPushButton::clicked, this, [this] { Q_EMIT postRequested(*m_seen); });
    connect(m_onlyVisible, &QCheckBox::toggled, this, &CommentDialog::onlyVisibleChanged);
    connect(m_notice, &Notice::actionRequested, this, &CommentDialog::actionRequested);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &CommentDialog::reject);
    setBusy(false);
    new LetterSize(this, {760, 560}, m_buttons);
}

/// The letters of a program's text, as large as the others.
void CommentDialog::fitText()
{
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPointSizeF(QFontInfo(font()).pointSizeF());
    m_text->setFont(fixed);
}

void CommentDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitText();
    }
}

void CommentDialog::setBody(const QString& body)
{
    m_body = body;
    m_seen.reset();
    m_text->setPlainText(body);
    setBusy(false);
}

bool CommentDialog::isOnlyVisible() const
{
    return m_onlyVisible->isChecked();
}

void CommentDialog::setBusy(bool busy)
{
    m_busy = busy;
    m_onlyVisible->setEnabled(!busy);
    m_post->setEnabled(!busy && m_seen);
    m_buttons->button(QDialogButtonBox::Close)->setText(busy ? tr("&Stop") : tr("C&lose"));
}

void CommentDialog::say(bool isWarning, const QString& words, const QString& action)
{
    m_notice->setKind(isWarning ? Notice::Kind::Warning : Notice::Kind::Information);
    m_notice->setText(words);
    m_notice->setAction(action);
    m_notice->setVisible(!words.isEmpty());
}

void CommentDialog::showProgress(const QString& words)
{
    say(false, words, {});
    setBusy(true);
}

void CommentDialog::showPlan(const CommentOutcome& plan)
{
    const bool isNothing = plan.kind == CommentOutcome::Kind::Unchanged;
    m_seen = isNothing ? std::nullopt : std::optional(plan.kind);
    m_post->setText(plan.kind == CommentOutcome::Kind::Update ? tr("&Update the comment")
                                                              : tr("&Post as comment"));
    const QString account = plan.account.isEmpty() ? tr("By the account of a program.")
                                                   : tr("By the account %1.").arg(visibleText(plan.account));
    m_page = plan.page;
    m_browser->setVisible(m_page.isValid());
    say(false, Joining::sentences({GitHubWords::comment(plan), isNothing ? QString() : account}), {});
    setBusy(false);
}

void CommentDialog::showResult(const CommentOutcome& outcome)
{
    m_seen.reset();
    m_page = outcome.page;
    m_browser->setVisible(m_page.isValid());
    say(false, GitHubWords::comment(outcome), {});
    setBusy(false);
    (m_page.isValid() ? m_browser : m_buttons->button(QDialogButtonBox::Close))->setFocus();
}

void CommentDialog::showProblem(const QString& words, const QString& action, bool again)
{
    if (!again) {
        m_seen.reset();
    }
    say(true, words, action);
    setBusy(false);
}

void CommentDialog::reject()
{
    if (m_busy) {
        Q_EMIT cancelRequested();
        return;
    }
    QDialog::reject();
}

} // namespace rangebar
