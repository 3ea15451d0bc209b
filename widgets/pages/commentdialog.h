// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/github/commentjob.h"

#include <QDialog>

class QCheckBox;
class QDialogButtonBox;
class QPlainTextEdit;
class QPushButton;

namespace rangebar {

class Notice;
class TextLabel;

/// The summary of a comparison for whoever reviews the pull request: to be copied, or to be posted as a
/// comment, which shows exactly what is sent. Sends nothing by itself: the one button asks for it by signal.
class CommentDialog : public QDialog
{
    Q_OBJECT

public:
    /// `to` is where the comment would go, in words.
    explicit CommentDialog(const QString& to, QWidget* parent = nullptr);

    /// The whole comment.
    void setBody(const QString& body);
    const QString& body() const { return m_body; }
    bool isOnlyVisible() const;

    /// Something is under way, in words.
    void showProgress(const QString& words);
    /// What would become of the comment, and whose it would be.
    void showPlan(const CommentOutcome& plan);
    /// What has become of it.
    void showResult(const CommentOutcome& outcome);
    /// Why it can't be posted, or was not, and what can be done about it. `again` allows another try.
    void showProblem(const QString& words, const QString& action, bool again);

    /// Cancels what is under way, and closes the dialog otherwise.
    void reject() override;

Q_SIGNALS:
    void copyRequested();
    /// The reader has seen that this would become of it.
    void postRequested(rangebar::CommentOutcome::Kind seen);
    void onlyVisibleChanged();
    void cancelRequested();
    /// What showProblem() offers.
    void actionRequested();
    void pageRequested(const QUrl& page);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fitText();
    void setBusy(bool busy);
    void say(bool isWarning, const QString& words, const QString& action);

    QString m_body;
    bool m_busy = false;
    std::optional<CommentOutcome::Kind> m_seen;
    QUrl m_page;

    TextLabel* m_to;
    QPlainTextEdit* m_text;
    QCheckBox* m_onlyVisible;
    Notice* m_notice;
    QDialogButtonBox* m_buttons;
    QPushButton* m_copy;
    QPushButton* m_browser;
    QPushButton* m_post;
};

} // namespace rangebar
