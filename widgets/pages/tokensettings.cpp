// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/tokensettings.h"

#include "widgets/parts/notice.h"
#include "widgets/parts/textlabel.h"
#include "widgets/parts/wrappingrow.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace rangebar {
namespace {

QPushButton* button(const char* name, QWidget* parent)
{
    auto* made = new QPushButton(parent);
    made->setObjectName(QLatin1StringView(name));
    made->setAutoDefault(false);
    return made;
}

/// A line to type in, with a button behind it.
QLayout* row(QLineEdit* entry, QPushButton* act)
{
    auto* line = new WrappingRow;
    line->addWidget(entry);
    line->addWidget(act);
    return line;
}

} // namespace

TokenSettings::TokenSettings(QWidget* parent)
    : QWidget(parent)
    , m_apiLabel(new QLabel(this))
    , m_apiEntry(new QLineEdit(this))
    , m_useApi(button("useGitHubApi", this))
    , m_apiNote(new Notice(Notice::Kind::Warning, this))
    , m_story(new TextLabel(TextLabel::Style::Body, this))
    , m_tokenLabel(new QLabel(this))
    , m_tokenEntry(new QLineEdit(this))
    , m_store(button("storeToken", this))
    , m_test(button("testToken", this))
    , m_forget(button("forgetToken", this))
    , m_result(new TextLabel(TextLabel::Style::Body, this))
    , m_requestsLeft(new TextLabel(TextLabel::Style::Body, this))
    , m_explanation(new TextLabel(TextLabel::Style::Muted, this))
{
    m_apiEntry->setObjectName(QStringLiteral("gitHubApi"));
    m_apiEntry->setPlaceholderText(QStringLiteral("https://api.github.com"));
    m_apiEntry->setToolTip(m_apiEntry->placeholderText());
    m_apiLabel->setBuddy(m_apiEntry);
    m_apiLabel->setWordWrap(true);
    m_apiNote->setObjectName(QStringLiteral("gitHubApiNote"));
    m_apiNote->hide();
    m_story->setObjectName(QStringLiteral("tokenStory"));
    m_tokenEntry->setObjectName(QStringLiteral("tokenEntry"));
    m_tokenEntry->setEchoMode(QLineEdit::Password);
    m_tokenEntry->setInputMethodHints(Qt::ImhHiddenText | Qt::ImhSensitiveData | Qt::ImhNoPredictiveText |
                                      Qt::ImhNoAutoUppercase);
    m_tokenLabel->setBuddy(m_tokenEntry);
    m_tokenLabel->setWordWrap(true);
    m_result->setObjectName(QStringLiteral("tokenResult"));
    m_result->hide();
    m_requestsLeft->setObjectName(QStringLiteral("requestsLeft"));
    m_requestsLeft->hide();

    auto* acts = new WrappingRow;
    acts->addWidget(m_test);
    acts->addWidget(m_forget);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_explanation);
    layout->addWidget(m_apiLabel);
    layout->addLayout(row(m_apiEntry, m_useApi));
    layout->addWidget(m_apiNote);
    layout->addWidget(m_story);
    layout->addWidget(m_tokenLabel);
    layout->addLayout(row(m_tokenEntry, m_store));
    layout->addLayout(acts);
    layout->addWidget(m_result);
    layout->addWidget(m_requestsLeft);
    layout->addStretch(1);

    for (QLineEdit* entry : {m_apiEntry, m_tokenEntry}) {
        entry->installEventFilter(this);
        connect(entry, &QLineEdit::textChanged, this, &TokenSettings::updateButtons);
    }
    connect(m_useApi, &QPushButton::clicked, this, &TokenSettings::chooseApi);
    connect(m_store, &QPushButton::clicked, this, &TokenSettings::storeToken);
    connect(m_test, &QPushButton::clicked, this, &TokenSettings::testRequested);
    connect(m_forget, &QPushButton::clicked, this, &TokenSettings::forgetRequested);
    retranslate();
    updateButtons();
}

void TokenSettings::retranslate()
{
    m_explanation->setText(
        tr("Public repositories can be read without a token, with few requests an hour. Private ones, and "
           "comments, need one. It is sent to the address below and to nowhere else. What is chosen here "
           "counts at once."));
    m_apiLabel->setText(tr("&Address of GitHub's API:"));
    m_useApi->setText(tr("&Use"));
    m_tokenLabel->setText(tr("&Token:"));
    m_store->setText(tr("&Keep"));
    m_test->setText(tr("T&est the token"));
    m_forget->setText(tr("&Forget the token"));
}

void TokenSettings::setApi(const QString& address, bool mayChange)
{
    m_api = address;
    m_mayChangeApi = mayChange;
    m_apiEntry->setText(address);
    m_apiEntry->setReadOnly(!mayChange);
    updateButtons();
}

void TokenSettings::setApiNote(const QString& text)
{
    m_apiNote->setText(text);
    m_apiNote->setVisible(!text.isEmpty());
}

void TokenSettings::setState(const State& state)
{
    m_state = state;
    m_story->setText(state.story);
    updateButtons();
}

void TokenSettings::setResult(const QStringList& lines)
{
    m_result->setText(lines.join(u'\n'));
    m_result->setVisible(!lines.isEmpty());
}

void TokenSettings::setRequestsLeft(const QString& text)
{
    m_requestsLeft->setText(text);
    m_requestsLeft->setVisible(!text.isEmpty());
}

QStringList TokenSettings::words() const
{
    QStringList words{m_apiEntry->placeholderText(), m_api};
    for (const auto* label : findChildren<QLabel*>()) {
        words += label->text();
    }
    for (const auto* button : findChildren<QPushButton*>()) {
        words += button->text();
    }
    return words.replaceInStrings(QStringLiteral("&"), QString());
}

void TokenSettings::updateButtons()
{
    const bool isFree = !m_state.isBusy;
    m_useApi->setEnabled(isFree && m_mayChangeApi && m_apiEntry->text().trimmed() != m_api);
    m_tokenEntry->setEnabled(isFree && m_state.mayEnter);
    m_store->setEnabled(isFree && m_state.mayEnter && !m_tokenEntry->text().isEmpty());
    m_test->setEnabled(isFree && m_state.mayTest);
    m_forget->setEnabled(isFree && m_state.mayForget);
}

void TokenSettings::chooseApi()
{
    Q_EMIT apiChosen(m_apiEntry->text().trimmed());
}

/// Other than clear(), setText() leaves nothing to be brought back by undo.
void TokenSettings::storeToken()
{
    const QString token = m_tokenEntry->text();
    m_tokenEntry->setText(QString());
    Q_EMIT storeRequested(token);
}

void TokenSettings::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    Q_EMIT refreshRequested();
}

void TokenSettings::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (isVisible()) {
            Q_EMIT refreshRequested();
        }
    }
}

/// Return acts on its line, and does not close the dialog around it.
bool TokenSettings::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            (watched == m_tokenEntry ? m_store : m_useApi)->click();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace rangebar
