// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manualwindow.h"

#include "app/program.h"
#include "widgets/pages/helppage.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QKeyEvent>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include <utility>

namespace rangebar {
namespace {

constexpr QSize standardSize(860, 620);

/// The key reaches the dialog from whatever in it has the focus.
class HelpKey : public QObject
{
public:
    HelpKey(QDialog* dialog, std::function<void()> open) : QObject(dialog), m_open(std::move(open))
    {
        dialog->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::KeyPress &&
            static_cast<QKeyEvent*>(event)->matches(QKeySequence::HelpContents)) {
            m_open();
            return true;
        }
        return QObject::eventFilter(watched, event);
    }

private:
    std::function<void()> m_open;
};

} // namespace

QString helpPlace(HelpTopic topic)
{
    switch (topic) {
    case HelpTopic::Window:
        return QStringLiteral("window.md#pages");
    case HelpTopic::Preferences:
        return QStringLiteral("window.md#where-things-are-kept");
    case HelpTopic::Network:
        return QStringLiteral("window.md#offline");
    case HelpTopic::Charts:
        return QStringLiteral("charts.md");
    case HelpTopic::Comparing:
        return QStringLiteral("comparing.md");
    case HelpTopic::Changes:
        return QStringLiteral("comparing.md#what-a-change-is");
    case HelpTopic::PullRequest:
        return QStringLiteral("pull-requests.md#open-it");
    case HelpTopic::GitHubHistory:
        return QStringLiteral("pull-requests.md#branches-tags-and-commits");
    case HelpTopic::Comment:
        return QStringLiteral("pull-requests.md#the-summary-for-the-review");
    case HelpTopic::Token:
        return QStringLiteral("pull-requests.md#token-and-limits");
    case HelpTopic::Library:
        return QStringLiteral("library.md");
    case HelpTopic::Import:
        return QStringLiteral("library.md#import");
    case HelpTopic::History:
        return QStringLiteral("history.md");
    case HelpTopic::Exporting:
        return QStringLiteral("exporting.md#the-dialog");
    }
    Q_UNREACHABLE();
}

HelpPage* makeHelpPage(QWidget* parent)
{
    return new HelpPage(QStringLiteral(":/rangebar/manual"),
                        Program::sample(QStringLiteral("ruststream-rdkafka")), parent);
}

ManualWindow::ManualWindow(QWidget* parent) : QDialog(parent), m_page(makeHelpPage(this))
{
    setObjectName(QStringLiteral("manualWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_page);
    resize(standardSize.boundedTo(screen()->availableGeometry().size() * 9 / 10));
    retranslate();
}

void ManualWindow::showTopic(HelpTopic topic)
{
    m_page->showPlace(helpPlace(topic));
    show();
    raise();
    activateWindow();
    m_page->focusText();
}

void ManualWindow::retranslate()
{
    setWindowTitle(tr("Manual of Rangebar"));
}

void ManualWindow::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void offerManual(QDialog* dialog, const std::function<HelpTopic()>& topic)
{
    auto* buttons = dialog->findChild<QDialogButtonBox*>();
    QList<QAbstractButton*> hidden; // all are shown again where one is added
    for (QAbstractButton* other : buttons->buttons()) {
        if (other->isHidden()) {
            hidden += other;
        }
    }
    QPushButton* button = buttons->addButton(QDialogButtonBox::Help);
    for (QAbstractButton* other : hidden) {
        other->hide();
    }
    button->setObjectName(QStringLiteral("helpButton"));
    button->setAutoDefault(false); // Enter is for what the dialog is for
    button->setIcon({});           // as the others
    const auto open = [dialog, topic] {
        auto* manual = dialog->findChild<ManualWindow*>();
        (manual ? manual : new ManualWindow(dialog))->showTopic(topic());
    };
    QObject::connect(buttons, &QDialogButtonBox::helpRequested, dialog, open);
    new HelpKey(dialog, open);
}

void offerManual(QDialog* dialog, HelpTopic topic)
{
    offerManual(dialog, [topic] { return topic; });
}

} // namespace rangebar
