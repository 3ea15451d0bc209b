// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <functional>

namespace rangebar {

/// The files that the desktop hands over while the program runs: macOS sends an event for each document that
/// is opened with it, instead of naming it on a command line.
class FileOpening : public QObject
{
    Q_OBJECT

public:
    /// `open` gets the path of each file that `application` is sent, for as long as this lives.
    FileOpening(QObject* application, std::function<void(const QString& path)> open);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::function<void(const QString& path)> m_open;
};

} // namespace rangebar
