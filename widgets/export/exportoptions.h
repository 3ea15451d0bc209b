// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/exportchoice.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QSpinBox;

namespace rangebar {

/// Shows and changes an ExportChoice. What has no meaning for the chosen format is disabled, and is not part
/// of the choice.
class ExportOptions : public QWidget
{
    Q_OBJECT

public:
    explicit ExportOptions(QWidget* parent = nullptr);

    ExportChoice choice() const;
    void setChoice(const ExportChoice& choice);

Q_SIGNALS:
    /// By the reader.
    void choiceChanged();

private:
    QComboBox* addCombo(QFormLayout* form, const QString& label, const char* name);
    QCheckBox* addCheck(const QString& label, const char* name);
    void fillCombos();
    void choosePreset();
    void changed();
    void showState();

    QComboBox* m_preset;
    QComboBox* m_format;
    QSpinBox* m_width;
    QComboBox* m_scale;
    QComboBox* m_theme;
    QComboBox* m_background;
    QComboBox* m_language;
    QComboBox* m_axis;
    QCheckBox* m_title;
    QCheckBox* m_caption;
    QCheckBox* m_textAsPaths;
    QCheckBox* m_snippet;
    ExportChoice m_custom; ///< what Custom goes back to
    bool m_setting = false;
};

} // namespace rangebar
