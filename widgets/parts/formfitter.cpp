// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/parts/formfitter.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QStyleOptionComboBox>

#include <algorithm>

namespace rangebar {
namespace {

int neededWidth(QWidget* field)
{
    const auto* box = qobject_cast<const QComboBox*>(field);
    if (!box) {
        return field->sizeHint().width();
    }
    int longest = 0;
    for (int i = 0; i < box->count(); ++i) {
        longest = std::max(longest, box->fontMetrics().horizontalAdvance(box->itemText(i)));
    }
    QStyleOptionComboBox option;
    option.initFrom(box);
    const QSize content(longest, box->fontMetrics().height());
    return box->style()->sizeFromContents(QStyle::CT_ComboBox, &option, content, box).width();
}

} // namespace

FormFitter::FormFitter(QFormLayout* form) : QObject(form->parentWidget()), m_form(form)
{
    form->parentWidget()->installEventFilter(this);
}

bool FormFitter::eventFilter(QObject* watched, QEvent* event)
{
    const auto type = event->type();
    if (type == QEvent::Resize || type == QEvent::LayoutRequest || type == QEvent::FontChange) {
        fit();
    }
    return QObject::eventFilter(watched, event);
}

void FormFitter::fit()
{
    int labels = 0;
    int fields = 0;
    for (int row = 0; row < m_form->rowCount(); ++row) {
        const QLayoutItem* label = m_form->itemAt(row, QFormLayout::LabelRole);
        const QLayoutItem* field = m_form->itemAt(row, QFormLayout::FieldRole);
        if (label && field && field->widget()) {
            labels = std::max(labels, label->sizeHint().width());
            fields = std::max(fields, neededWidth(field->widget()));
        }
    }
    const QMargins margins = m_form->contentsMargins();
    const int room = m_form->parentWidget()->width() - margins.left() - margins.right();
    const auto policy = labels + std::max(0, m_form->horizontalSpacing()) + fields > room
                            ? QFormLayout::WrapAllRows
                            : QFormLayout::DontWrapRows;
    if (policy != m_form->rowWrapPolicy()) {
        m_form->setRowWrapPolicy(policy);
    }
}

} // namespace rangebar
