// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace rangebar {

struct Folders;

/// Versions, licence and what the program is built on.
class AboutDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AboutDialog(const Folders& folders, QWidget* parent = nullptr);
};

} // namespace rangebar
