// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace rangebar {

class Comparing;
class Notice;
class Program;
struct OpenFile;

/// What the window says of files that change on disk: a notice under the page on show, and what the reader
/// can do about it.
class Watching : public QObject
{
    Q_OBJECT

public:
    /// None of them is owned; all outlive this. The notice is a child of `parent`.
    Watching(Program* program, Comparing* comparing, QWidget* parent);

    Notice* notice() const { return m_notice; }

    /// The file whose page is on show (absolute path), the comparison, or neither.
    void showFile(const QString& path);
    void showComparison();
    void showNothing();
    /// Says it again, in the language of now too.
    void update();

    /// Whether the file on show has a version before this one, to be compared with.
    bool hasVersionBefore() const;
    void compareWithVersionBefore();

Q_SIGNALS:
    /// The comparison is another one: it is to be shown.
    void compared();

private:
    const OpenFile* file() const;
    void tellOfFile(const OpenFile& file);
    void tellOfComparison();
    void say(bool isWarning, const QString& text, const QString& action);
    void act();

    Program* m_program;
    Comparing* m_comparing;
    Notice* m_notice;
    QString m_path;
    bool m_isComparison = false;
};

} // namespace rangebar
