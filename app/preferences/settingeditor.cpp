// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preferences/settingeditor.h"

#include "app/program.h"
#include "app/settingwords.h"
#include "models/report/visibletext.h"
#include "widgets/parts/choicename.h"
#include "widgets/parts/notice.h"
#include "widgets/parts/textlabel.h"
#include "widgets/parts/wrappingcheckbox.h"
#include "widgets/parts/wrappingrow.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace rangebar {
namespace {

constexpr int widestField = 60;    ///< characters
constexpr int narrowestChoice = 8; ///< characters
constexpr int mostDecimals = 3;

/// A page is scrolled by the wheel, and a value is not to be changed on the way.
class WheelGuard final : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const auto* field = qobject_cast<QWidget*>(watched);
        if (event->type() == QEvent::Wheel && field && !field->hasFocus()) {
            event->ignore();
            return true;
        }
        return false;
    }
};

QString keyOf(const SettingInfo& info)
{
    return QString::fromLatin1(info.key);
}

} // namespace

SettingsEntry::SettingsEntry(SettingPage page, QWidget* parent) : QWidget(parent), m_page(page) {}

SettingEditor::SettingEditor(Program* program, Setting setting, QWidget* parent)
    : SettingsEntry(settingInfo(setting).page, parent), m_program(program), m_info(settingInfo(setting))
{
    const QString name = SettingWords::name(setting);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);

    m_field = makeField();
    m_field->setObjectName(QStringLiteral("setting:") + keyOf(m_info));
    m_field->setAccessibleName(name);
    m_field->setAccessibleDescription(SettingWords::description(setting) + QLatin1Char(' ') +
                                      SettingWords::range(setting));
    m_field->setFocusPolicy(Qt::StrongFocus);
    m_field->installEventFilter(new WheelGuard(m_field));
    auto* description = new TextLabel(TextLabel::Style::Muted, this);
    description->setText(SettingWords::description(setting));
    auto* fieldRow = new WrappingRow;
    if (m_info.kind == SettingKind::Flag) {
        fieldRow->addWidget(m_field);
        layout->addLayout(fieldRow);
        layout->addWidget(description);
    } else {
        auto* label = new QLabel(name, this);
        QFont bold = label->font();
        bold.setBold(true);
        label->setFont(bold);
        label->setWordWrap(true);
        label->setBuddy(m_field);
        fieldRow->addWidget(m_field);
        layout->addWidget(label);
        layout->addWidget(description);
        layout->addLayout(fieldRow);
    }
    if (m_info.kind == SettingKind::Folder) {
        auto* choose = new QPushButton(tr("Choose..."), this);
        choose->setObjectName(QStringLiteral("choose:") + keyOf(m_info));
        choose->setAutoDefault(false);
        connect(choose, &QPushButton::clicked, this, [this] {
            Q_EMIT folderRequested(libraryFolder(m_program->settings(), m_program->folders()));
        });
        fieldRow->addWidget(choose);
    }
    m_problem = new Notice(Notice::Kind::Warning, this);
    m_problem->setObjectName(QStringLiteral("problem:") + keyOf(m_info));
    layout->addWidget(m_problem);

    auto* resetRow = new WrappingRow;
    auto* standard = new TextLabel(TextLabel::Style::Muted, this);
    standard->setObjectName(QStringLiteral("default:") + keyOf(m_info));
    standard->setText(SettingWords::range(setting));
    m_reset = new QPushButton(this); // after the field, also for the tab key
    m_reset->setText(tr("Reset"));
    m_reset->setObjectName(QStringLiteral("reset:") + keyOf(m_info));
    m_reset->setAccessibleName(tr("Reset: %1").arg(name));
    m_reset->setAutoDefault(false);
    connect(m_reset, &QPushButton::clicked, this, &SettingEditor::reset);
    resetRow->addWidget(standard);
    resetRow->addWidget(m_reset);
    layout->addLayout(resetRow);

    fitField();
    showValue();
    connect(program, &Program::settingChanged, this, [this](Setting changed) {
        if (changed == m_info.setting) {
            showValue();
        }
    });
}

QWidget* SettingEditor::makeField()
{
    switch (m_info.kind) {
    case SettingKind::Choice:
        return makeChoice();
    case SettingKind::Whole:
        return makeWhole();
    case SettingKind::Real:
        return makeReal();
    case SettingKind::Flag: {
        auto* box = new WrappingCheckBox(SettingWords::name(m_info.setting), this);
        QFont bold = box->font();
        bold.setBold(true);
        box->setFont(bold);
        connect(box, &QCheckBox::toggled, this, [this](bool on) { take(on); });
        return box;
    }
    default:
        return makeText();
    }
}

QWidget* SettingEditor::makeChoice()
{
    auto* choice = new QComboBox(this);
    fillRoom(choice, narrowestChoice);
    for (const QString& value : m_info.choices) {
        choice->addItem(SettingWords::value(m_info.setting, value), value);
    }
    connect(choice, &QComboBox::currentIndexChanged, this, [this, choice] { take(choice->currentData()); });
    return choice;
}

QWidget* SettingEditor::makeWhole()
{
    auto* number = new QSpinBox(this);
    number->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    number->setRange(static_cast<int>(m_info.least), static_cast<int>(m_info.most));
    number->setSuffix(SettingWords::unit(m_info.setting));
    connect(number, &QSpinBox::valueChanged, this, [this](int value) { take(value); });
    return number;
}

QWidget* SettingEditor::makeReal()
{
    auto* number = new QDoubleSpinBox(this);
    number->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    number->setRange(m_info.least, m_info.most);
    number->setDecimals(mostDecimals);
    number->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    number->setSuffix(SettingWords::unit(m_info.setting));
    connect(number, &QDoubleSpinBox::valueChanged, this, [this](double value) { take(value); });
    return number;
}

QWidget* SettingEditor::makeText()
{
    auto* field = new QLineEdit(this);
    if (m_info.kind == SettingKind::Folder) {
        field->setPlaceholderText(QDir::toNativeSeparators(m_program->folders().library()));
    } else if (m_info.kind == SettingKind::HostAndPort) {
        field->setPlaceholderText(QStringLiteral("proxy.example:8080"));
    }
    field->setToolTip(asToolTip(field->placeholderText())); // may be longer than the field
    connect(field, &QLineEdit::textChanged, this, [this] {
        const QString reason = SettingWords::wrongValue(m_info.setting, typed());
        m_problem->setText(reason);
        m_problem->setVisible(!reason.isEmpty());
    });
    // Whole: half a path would be another folder.
    connect(field, &QLineEdit::editingFinished, this, [this] { take(typed()); });
    return field;
}

QVariant SettingEditor::typed() const
{
    const QString text = qobject_cast<QLineEdit*>(m_field)->text().trimmed();
    if (m_info.kind != SettingKind::Folder || text.isEmpty()) {
        return text;
    }
    return QDir::cleanPath(QDir::fromNativeSeparators(text));
}

void SettingEditor::setText(const QString& text)
{
    auto* field = qobject_cast<QLineEdit*>(m_field);
    field->setText(m_info.kind == SettingKind::Folder ? QDir::toNativeSeparators(text) : text);
    take(typed());
}

void SettingEditor::take(const QVariant& value)
{
    const auto accepted = acceptedValue(m_info, value);
    if (accepted && *accepted != m_program->settings().value(m_info.setting)) {
        m_program->change(m_info.setting, *accepted);
    }
}

/// Wide enough for what is in it, and no wider than is read at a glance.
void SettingEditor::fitField()
{
    if (m_info.kind != SettingKind::Flag) {
        m_field->setMaximumWidth(widestField * fontMetrics().averageCharWidth());
    }
}

void SettingEditor::changeEvent(QEvent* event)
{
    SettingsEntry::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_field) {
        fitField();
    }
}

void SettingEditor::reset()
{
    m_program->reset(m_info.setting);
    showValue();
}

void SettingEditor::showValue()
{
    const QVariant value = m_program->settings().value(m_info.setting);
    const QSignalBlocker quiet(m_field);
    if (auto* choice = qobject_cast<QComboBox*>(m_field)) {
        choice->setCurrentIndex(choice->findData(value));
    } else if (auto* whole = qobject_cast<QSpinBox*>(m_field)) {
        whole->setValue(value.toInt());
    } else if (auto* real = qobject_cast<QDoubleSpinBox*>(m_field)) {
        if (real->value() != value.toDouble()) { // it is being typed
            real->setValue(value.toDouble());
        }
    } else if (auto* flag = qobject_cast<QCheckBox*>(m_field)) {
        flag->setChecked(value.toBool());
    } else if (auto* field = qobject_cast<QLineEdit*>(m_field); field && typed() != value) {
        field->setText(m_info.kind == SettingKind::Folder ? QDir::toNativeSeparators(value.toString())
                                                          : value.toString());
    }
    m_problem->hide();
    m_reset->setEnabled(!m_program->settings().isDefault(m_info.setting));
}

QString SettingEditor::words() const
{
    QStringList words{SettingWords::name(m_info.setting), SettingWords::description(m_info.setting),
                      SettingWords::range(m_info.setting), keyOf(m_info)};
    for (const QString& choice : m_info.choices) {
        words += SettingWords::value(m_info.setting, choice);
    }
    return words.join(QLatin1Char('\n'));
}

} // namespace rangebar
