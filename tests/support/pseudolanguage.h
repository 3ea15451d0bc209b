// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTranslator>

namespace rangebar::test {

/// A language that everybody can read and nobody speaks: every letter has an accent, every text is longer by
/// two fifths and stands between marks. What still has a plain Latin letter was not translated, and what
/// lacks a mark is cut. From the right to the left it has the letters of Hebrew, which turn the lines around.
class PseudoLanguage : public QTranslator
{
public:
    explicit PseudoLanguage(Qt::LayoutDirection direction = Qt::LeftToRight);

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char* disambiguation,
                      int count) const override;

    /// In the letters of this language. Places for arguments and tags stay as they are.
    static QString translated(const QString& source, Qt::LayoutDirection direction = Qt::LeftToRight);
    /// A text of a document in letters that neither the program nor this language has: what is shown of it
    /// is told from the program's own texts.
    static QString foreign(const QString& text);
    /// A document whose names, notes and machine are foreign(). Crates, dates and versions stay.
    static QByteArray foreignDocument(const QByteArray& document);
    /// The parts of a shown text in plain Latin letters that are none of `known`, which are regular
    /// expressions.
    static QStringList plainWords(const QString& shown, const QStringList& known);

private:
    Qt::LayoutDirection m_direction;
    QTranslator m_english; ///< has the plurals
};

/// Speaks the pseudo-language while it lives, before every other that is installed meanwhile.
class PseudoLanguageScope final : public QObject
{
public:
    explicit PseudoLanguageScope(Qt::LayoutDirection direction = Qt::LeftToRight);
    ~PseudoLanguageScope() override;
    Q_DISABLE_COPY_MOVE(PseudoLanguageScope)

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    PseudoLanguage m_language;
    bool m_installing = false;
};

} // namespace rangebar::test
