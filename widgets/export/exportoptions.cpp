// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/exportoptions.h"

#include "widgets/parts/formfitter.h"
#include "widgets/parts/wrappingcheckbox.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QVBoxLayout>

namespace rangebar {
namespace {

template <typename Enum>
void addItem(QComboBox* combo, const QString& text, Enum value)
{
    combo->addItem(text, static_cast<int>(value));
}

template <typename Enum>
Enum current(const QComboBox* combo)
{
    return static_cast<Enum>(combo->currentData().toInt());
}

template <typename Enum>
void select(QComboBox* combo, Enum value)
{
    combo->setCurrentIndex(combo->findData(static_cast<int>(value)));
}

} // namespace

ExportOptions::ExportOptions(QWidget* parent) : QWidget(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    layout->addLayout(form);
    new FormFitter(form);
    m_preset = addCombo(form, tr("Pr&eset:"), "presetChoice");
    m_format = addCombo(form, tr("&Format:"), "formatChoice");
    m_width = new QSpinBox(this);
    m_width->setObjectName(QStringLiteral("widthChoice"));
    m_width->setRange(leastExportWidth, mostExportWidth);
    m_width->setSingleStep(20);
    m_width->setKeyboardTracking(false);
    form->addRow(tr("&Width:"), m_width);
    m_scale = addCombo(form, tr("Sca&le:"), "scaleChoice");
    m_theme = addCombo(form, tr("&Theme:"), "themeChoice");
    m_background = addCombo(form, tr("&Background:"), "backgroundChoice");
    m_language = addCombo(form, tr("Lan&guage:"), "languageChoice");
    m_axis = addCombo(form, tr("A&xis:"), "axisChoice");
    m_title = addCheck(tr("T&itle"), "titleChoice");
    m_caption = addCheck(tr("Capti&on: versions, machine, date"), "captionChoice");
    m_textAsPaths = addCheck(tr("Text as o&utlines"), "pathsChoice");
    m_textAsPaths->setToolTip(
        tr("The text looks the same everywhere, but can't be searched or copied any more"));
    m_snippet = addCheck(tr("HT&ML for a page, beside the pictures"), "snippetChoice");
    m_snippet->setToolTip(tr("A file with the lines that show the pictures on a page, such as release notes: "
                             "with alt text, and with the theme that the reader of the page uses"));
    fillCombos();
    connect(m_preset, &QComboBox::activated, this, &ExportOptions::choosePreset);
    for (const QComboBox* combo : {m_format, m_scale, m_theme, m_background, m_language, m_axis}) {
        connect(combo, &QComboBox::currentIndexChanged, this, &ExportOptions::changed);
    }
    connect(m_width, &QSpinBox::valueChanged, this, &ExportOptions::changed);
    setChoice({});
}

QComboBox* ExportOptions::addCombo(QFormLayout* form, const QString& label, const char* name)
{
    auto* combo = new QComboBox(this);
    combo->setObjectName(QLatin1String(name));
    // Long words of a language must not make the whole dialog wider than a small screen.
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(12);
    form->addRow(label, combo);
    return combo;
}

/// Below the form: with lines of its own height in it, a form sometimes has the heights for another width.
QCheckBox* ExportOptions::addCheck(const QString& label, const char* name)
{
    auto* check = new WrappingCheckBox(label, this);
    check->setObjectName(QLatin1String(name));
    layout()->addWidget(check);
    connect(check, &QCheckBox::toggled, this, &ExportOptions::changed);
    return check;
}

void ExportOptions::fillCombos()
{
    const QScopedValueRollback setting(m_setting, true);
    addItem(m_preset, tr("GitHub release notes"), ExportPreset::ReleaseNotes);
    addItem(m_preset, tr("Slide"), ExportPreset::Slide);
    addItem(m_preset, tr("Print"), ExportPreset::Print);
    addItem(m_preset, tr("Custom"), ExportPreset::Custom);
    addItem(m_format, tr("PNG picture"), ImageFormat::Png);
    addItem(m_format, tr("SVG drawing"), ImageFormat::Svg);
    addItem(m_format, tr("PDF document"), ImageFormat::Pdf);
    for (int scale = 1; scale <= mostExportScale; ++scale) {
        //: A scale: so many pixels for each pixel of the width.
        m_scale->addItem(tr("%1x").arg(locale().toString(scale)), scale);
    }
    addItem(m_theme, tr("Light"), ExportTheme::Light);
    addItem(m_theme, tr("Dark"), ExportTheme::Dark);
    addItem(m_theme, tr("Both"), ExportTheme::Both);
    m_background->addItem(tr("Opaque"), false);
    m_background->addItem(tr("Transparent"), true);
    m_language->addItem(tr("As the window"), QString());
    m_language->addItem(QStringLiteral("English"), QStringLiteral("en"));
    m_language->addItem(QStringLiteral("Русский"), QStringLiteral("ru"));
    m_language->addItem(QStringLiteral("简体中文"), QStringLiteral("zh_CN"));
    addItem(m_axis, tr("One for all scenarios"), AxisMode::Shared);
    addItem(m_axis, tr("One per scenario"), AxisMode::PerScenario);
    for (QComboBox* combo : findChildren<QComboBox*>()) {
        for (int i = 0; i < combo->count(); ++i) { // large letters in a narrow column
            combo->setItemData(i, combo->itemText(i), Qt::ToolTipRole);
        }
    }
}

ExportChoice ExportOptions::choice() const
{
    ExportChoice choice;
    choice.format = current<ImageFormat>(m_format);
    choice.width = m_width->value();
    if (choice.format == ImageFormat::Png) {
        choice.scale = m_scale->currentData().toInt();
    }
    choice.theme = current<ExportTheme>(m_theme);
    choice.transparent = m_background->currentData().toBool();
    choice.title = m_title->isChecked();
    choice.caption = m_caption->isChecked();
    choice.textAsPaths = choice.format == ImageFormat::Svg && m_textAsPaths->isChecked();
    choice.snippet = choice.isForPages() && m_snippet->isChecked();
    choice.axis = current<AxisMode>(m_axis);
    choice.language = m_language->currentData().toString();
    return choice;
}

void ExportOptions::setChoice(const ExportChoice& choice)
{
    {
        const QScopedValueRollback setting(m_setting, true);
        select(m_format, choice.format);
        m_width->setValue(choice.width);
        m_scale->setCurrentIndex(m_scale->findData(choice.scale));
        select(m_theme, choice.theme);
        m_background->setCurrentIndex(m_background->findData(choice.transparent));
        m_title->setChecked(choice.title);
        m_caption->setChecked(choice.caption);
        m_textAsPaths->setChecked(choice.textAsPaths);
        m_snippet->setChecked(choice.snippet);
        select(m_axis, choice.axis);
        m_language->setCurrentIndex(std::max(0, m_language->findData(choice.language)));
    }
    showState();
}

void ExportOptions::choosePreset()
{
    const auto preset = current<ExportPreset>(m_preset);
    const ExportChoice shown = choice();
    ExportChoice chosen = withPreset(shown, preset);
    if (preset == ExportPreset::Custom) {
        chosen = m_custom;
        chosen.axis = shown.axis;
        chosen.language = shown.language;
    }
    setChoice(chosen);
    Q_EMIT choiceChanged();
}

void ExportOptions::changed()
{
    if (!m_setting) {
        showState();
        Q_EMIT choiceChanged();
    }
}

void ExportOptions::showState()
{
    const QScopedValueRollback setting(m_setting, true);
    const ExportChoice shown = choice();
    const ExportPreset preset = presetOf(shown);
    if (preset == ExportPreset::Custom) {
        m_custom = shown;
    }
    select(m_preset, preset);
    m_scale->setEnabled(shown.format == ImageFormat::Png);
    m_textAsPaths->setEnabled(shown.format == ImageFormat::Svg);
    m_snippet->setEnabled(shown.isForPages());
    m_width->setSuffix(shown.format == ImageFormat::Pdf ? tr(" pt") : tr(" px"));
}

} // namespace rangebar
