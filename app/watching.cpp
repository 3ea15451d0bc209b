// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/watching.h"

#include "app/comparing.h"
#include "app/program.h"
#include "models/report/comparisonwords.h"
#include "models/report/filewords.h"
#include "models/report/joining.h"
#include "widgets/parts/notice.h"

namespace rangebar {

Watching::Watching(Program* program, Comparing* comparing, QWidget* parent)
    : QObject(parent)
    , m_program(program)
    , m_comparing(comparing)
    , m_notice(new Notice(Notice::Kind::Information, parent))
{
    m_notice->setObjectName(QStringLiteral("watchNotice"));
    m_notice->hide();
    connect(m_notice, &Notice::actionRequested, this, &Watching::act);
    connect(program->files(), &OpenFiles::dataChanged, this, &Watching::update);
    connect(comparing->review(), &ComparisonReview::changed, this, &Watching::update);
    connect(comparing, &Comparing::sidesChangedOnDisk, this, &Watching::update);
}

void Watching::showFile(const QString& path)
{
    m_path = path;
    m_isComparison = false;
    update();
}

void Watching::showComparison()
{
    m_path.clear();
    m_isComparison = true;
    update();
}

void Watching::showNothing()
{
    m_path.clear();
    m_isComparison = false;
    update();
}

const OpenFile* Watching::file() const
{
    const int row = m_path.isEmpty() ? -1 : m_program->files()->indexOf(m_path);
    return row < 0 ? nullptr : &m_program->files()->file(row);
}

void Watching::update()
{
    if (const OpenFile* shown = file()) {
        tellOfFile(*shown);
    } else if (m_isComparison) {
        tellOfComparison();
    } else {
        say(false, {}, {});
    }
}

void Watching::tellOfFile(const OpenFile& file)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const QString compare = file.previous ? tr("Compare with the version before") : QString();
    if (file.error && file.document) {
        say(true, FileWords::stillShown(*file.error, file.readAt, now, NumberFormat()), compare);
    } else if (file.isReloaded) {
        say(false, FileWords::reloaded(file.readAt, now, NumberFormat()), compare);
    } else {
        say(false, {}, {});
    }
}

void Watching::tellOfComparison()
{
    QStringList sentences;
    for (const Side side : m_comparing->changedSides()) {
        sentences += ComparisonWords::changedOnDisk(side);
    }
    say(true, Joining::sentences(sentences), sentences.isEmpty() ? QString() : tr("Compare again"));
}

void Watching::say(bool isWarning, const QString& text, const QString& action)
{
    if (!text.isEmpty()) {
        m_notice->setKind(isWarning ? Notice::Kind::Warning : Notice::Kind::Information);
        m_notice->setText(text);
        m_notice->setAction(action);
    }
    m_notice->setVisible(!text.isEmpty());
}

void Watching::act()
{
    if (m_isComparison) {
        m_comparing->compareAnew();
        Q_EMIT compared();
    } else {
        compareWithVersionBefore();
    }
}

bool Watching::hasVersionBefore() const
{
    const OpenFile* shown = file();
    return shown && shown->previous;
}

void Watching::compareWithVersionBefore()
{
    const OpenFile* shown = file();
    const auto before = shown ? m_comparing->sideBefore(*shown) : std::nullopt;
    if (before) {
        m_comparing->compare(*before, {shown->document, shown->path});
        Q_EMIT compared();
    }
}

} // namespace rangebar
