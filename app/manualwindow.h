// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>

namespace rangebar {

class HelpPage;

/// What a part of the window has to explain that does not explain itself.
enum class HelpTopic
{
    Window,
    Preferences,
    Network,
    Charts,
    Comparing,
    Changes, ///< what counts as one: spread and gates
    PullRequest,
    GitHubHistory,
    Comment,
    Token,
    Library,
    Import,
    History,
    Exporting,
};

/// Where the manual explains it: a file and a heading of the English edition, such as "library.md#import".
QString helpPlace(HelpTopic topic);

/// The manual beside a dialog, which keeps the window with the page of the manual from being used meanwhile.
class ManualWindow : public QDialog
{
    Q_OBJECT

public:
    explicit ManualWindow(QWidget* parent);

    void showTopic(HelpTopic topic);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    HelpPage* m_page;
};

/// The manual as the program has it, with its own example in the charts.
HelpPage* makeHelpPage(QWidget* parent);

/// Gives a dialog a button, and F1, that open the manual where it explains the dialog. The topic is asked for
/// when it is wanted.
void offerManual(QDialog* dialog, const std::function<HelpTopic()>& topic);
void offerManual(QDialog* dialog, HelpTopic topic);

} // namespace rangebar
