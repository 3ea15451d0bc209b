// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/aboutdialog.h"

#include "app/folders.h"
#include "models/report/visibletext.h"
#include "widgets/parts/textlabel.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QSysInfo>
#include <QVBoxLayout>

namespace rangebar {

AboutDialog::AboutDialog(const Folders& folders, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("About Rangebar"));
    auto* layout = new QVBoxLayout(this);
    const auto add = [this, layout](TextLabel::Style style, const QString& text) {
        auto* label = new TextLabel(style, this);
        label->setText(text);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        layout->addWidget(label);
    };
    add(TextLabel::Style::Title, tr("Rangebar %1").arg(QCoreApplication::applicationVersion()));
    add(TextLabel::Style::Body, tr("Reads, draws and compares the benchmark results of RustStream crates."));
    add(TextLabel::Style::Body, tr("Qt %1 (built with %2), %3, %4")
                                    .arg(QLatin1String(qVersion()), QLatin1String(QT_VERSION_STR),
                                         QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture()));
    const auto shown = [](const QString& path) { return visibleText(QDir::toNativeSeparators(path)); };
    const QString home = Folders::home();
    add(TextLabel::Style::Body,
        home.isEmpty() ? tr("Settings: %1").arg(shown(folders.settingsFile()))
                       : tr("Portable: everything is kept in %1, as RANGEBAR_HOME says.").arg(shown(home)));
    add(TextLabel::Style::Muted, tr("Free software under the GNU General Public License, version 3 or later. "
                                    "It comes without any warranty."));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    setMinimumWidth(420);
}

} // namespace rangebar
