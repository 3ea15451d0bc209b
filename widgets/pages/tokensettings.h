// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace rangebar {

class Notice;
class TextLabel;

/// Which GitHub is asked, and the token for it: enter, test, forget. A token that was entered is handed on
/// and never shown again. Everything said here comes from outside.
class TokenSettings : public QWidget
{
    Q_OBJECT

public:
    explicit TokenSettings(QWidget* parent = nullptr);

    /// The address of the API, empty for github.com's, and whether the reader may choose another.
    void setApi(const QString& address, bool mayChange);
    /// What is wrong with it, or why it can't be chosen; empty for nothing.
    void setApiNote(const QString& text);

    struct State
    {
        QString story; ///< where the token is, and why
        bool mayEnter = true;
        bool mayTest = false;
        bool mayForget = false;
        bool isBusy = false; ///< something is asked; nothing can be done until it has ended
    };
    void setState(const State& state);
    /// What the last thing done came to; empty for nothing.
    void setResult(const QStringList& lines);
    /// How many requests are left; empty where nothing is known yet.
    void setRequestsLeft(const QString& text);
    /// Every word that is shown, for a search.
    QStringList words() const;

Q_SIGNALS:
    /// Everything shown is wanted anew: it came into sight, or the language is another.
    void refreshRequested();
    void apiChosen(const QString& address);
    void storeRequested(const QString& token);
    void testRequested();
    void forgetRequested();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void updateButtons();
    void chooseApi();
    void storeToken();

    State m_state;
    QString m_api; ///< as chosen
    bool m_mayChangeApi = true;
    QLabel* m_apiLabel;
    QLineEdit* m_apiEntry;
    QPushButton* m_useApi;
    Notice* m_apiNote;
    TextLabel* m_story;
    QLabel* m_tokenLabel;
    QLineEdit* m_tokenEntry;
    QPushButton* m_store;
    QPushButton* m_test;
    QPushButton* m_forget;
    TextLabel* m_result;
    TextLabel* m_requestsLeft;
    TextLabel* m_explanation;
};

} // namespace rangebar
