// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QFormLayout;

namespace rangebar {

/// Puts the labels of a form above their fields where there is no room for both side by side. Other than Qt's
/// own wrapping it knows what the longest choice of a box takes.
class FormFitter : public QObject
{
public:
    /// Owned by the widget with the form.
    explicit FormFitter(QFormLayout* form);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();

    QFormLayout* m_form;
};

} // namespace rangebar
