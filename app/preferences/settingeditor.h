// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings.h"

#include <QWidget>

class QPushButton;

namespace rangebar {

class Notice;
class Program;

/// What stands on a page of the dialog with the settings, and is found by its search.
class SettingsEntry : public QWidget
{
    Q_OBJECT

public:
    SettingsEntry(SettingPage page, QWidget* parent);

    SettingPage page() const { return m_page; }
    /// All words of it, in the current language.
    virtual QString words() const = 0;
    /// Back to the default.
    virtual void reset() = 0;

private:
    SettingPage m_page;
};

/// One setting: its name, what it does, a field for its value, its default, and a button that goes back to
/// it. A change counts at once; what is no value is refused, with the reason.
class SettingEditor : public SettingsEntry
{
    Q_OBJECT

public:
    /// `program` is not owned and outlives this.
    SettingEditor(Program* program, Setting setting, QWidget* parent);

    QString words() const override;
    void reset() override;
    /// As if it had been typed.
    void setText(const QString& text);

Q_SIGNALS:
    /// The reader wants to choose a folder; the answer is setText().
    void folderRequested(const QString& current);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeField();
    QWidget* makeChoice();
    QWidget* makeWhole();
    QWidget* makeReal();
    QWidget* makeText();
    void fitField();
    void showValue();
    void take(const QVariant& value);
    QVariant typed() const;

    Program* m_program;
    const SettingInfo& m_info;
    QWidget* m_field = nullptr;
    QPushButton* m_reset = nullptr;
    Notice* m_problem = nullptr;
};

} // namespace rangebar
