// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chartspec.h"

#include <QTranslator>

namespace rangebar::test {

/// A chart of one kind, small enough to be kept as a picture.
struct SamplePicture
{
    QString name; ///< of a file, without its suffix
    ChartSpec spec;
};

/// Every kind of chart and table that can be exported, from two invented documents, in the current language.
QList<SamplePicture> samplePictures();

/// The languages of the program.
QStringList pictureLanguages();

/// The translation of the program's own words and the numbers of a language, as long as this lives.
class InLanguage
{
public:
    explicit InLanguage(const QString& language);
    ~InLanguage();
    Q_DISABLE_COPY_MOVE(InLanguage)

    bool isLoaded() const { return m_loaded; }

private:
    QLocale m_before;
    QTranslator m_translator;
    bool m_loaded;
};

} // namespace rangebar::test
