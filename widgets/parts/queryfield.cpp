// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/parts/queryfield.h"

#include <QCompleter>
#include <QKeyEvent>
#include <QStringListModel>

namespace rangebar {
namespace {

/// Completes the last word and leaves those before it alone.
class WordCompleter : public QCompleter
{
public:
    using QCompleter::QCompleter;

    QStringList splitPath(const QString& text) const override
    {
        m_before = text.left(text.lastIndexOf(QLatin1Char(' ')) + 1);
        const QString word = text.mid(m_before.size());
        // Nothing is typed yet, or a value is being typed: there is nothing to offer.
        const bool isKey = !word.isEmpty() && !word.contains(QLatin1Char(':'));
        return {isKey ? word : QStringLiteral("\n")};
    }
    QString pathFromIndex(const QModelIndex& index) const override
    {
        return m_before + QCompleter::pathFromIndex(index);
    }

private:
    mutable QString m_before;
};

} // namespace

QueryField::QueryField(const QStringList& keys, QWidget* parent) : QLineEdit(parent)
{
    setClearButtonEnabled(true);
    QStringList words;
    for (const QString& key : keys) {
        words += key + QLatin1Char(':');
    }
    auto* completer = new WordCompleter(this);
    completer->setModel(new QStringListModel(words, completer));
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    setCompleter(completer);
}

void QueryField::focusInEvent(QFocusEvent* event)
{
    QLineEdit::focusInEvent(event);
    Q_EMIT focused();
}

void QueryField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && !text().isEmpty()) {
        clear();
        event->accept();
    } else if (event->key() == Qt::Key_Down || event->key() == Qt::Key_Return ||
               event->key() == Qt::Key_Enter) {
        Q_EMIT leaveRequested();
        event->accept();
    } else {
        QLineEdit::keyPressEvent(event);
    }
}

} // namespace rangebar
