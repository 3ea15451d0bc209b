// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/aboutdialog.h"

#include "app/folders.h"
#include "models/report/visibletext.h"
#include "widgets/parts/scrolled.h"
#include "widgets/parts/textlabel.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QSysInfo>
#include <QVBoxLayout>

#include <algorithm>

namespace rangebar {
namespace {

constexpr int leastWidth = 420;
constexpr int lettersInLine = 60;

} // namespace

AboutDialog::AboutDialog(const Folders& folders, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("About Rangebar"));
    // Scrolls where the letters are large and the screen is small.
    auto* texts = new QWidget;
    auto* layout = new QVBoxLayout(texts);
    const auto add = [texts, layout](TextLabel::Style style, const QString& text) {
        auto* label = new TextLabel(style, texts);
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
    auto* outer = new QVBoxLayout(this);
    outer->addWidget(scrolled(texts, this), 1);
    outer->addWidget(buttons);
    const int width = std::max(leastWidth, lettersInLine * fontMetrics().averageCharWidth());
    const int around = outer->contentsMargins().left() + outer->contentsMargins().right();
    resize(width, layout->totalHeightForWidth(width - around) + buttons->sizeHint().height() +
                      outer->spacing() + outer->contentsMargins().top() + outer->contentsMargins().bottom());
}

} // namespace rangebar
