// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/importdialog.h"

#include "models/items/importmodel.h"
#include "models/report/importwords.h"
#include "widgets/parts/busybar.h"
#include "widgets/parts/choicebutton.h"
#include "widgets/parts/choicename.h"
#include "widgets/parts/formfitter.h"
#include "widgets/parts/lettersize.h"
#include "widgets/parts/localpaths.h"
#include "widgets/parts/pagetable.h"
#include "widgets/parts/scrolled.h"
#include "widgets/parts/textlabel.h"
#include "widgets/parts/wrappingrow.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDragEnterEvent>
#include <QFormLayout>
#include <QLineEdit>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace rangebar {
namespace {

constexpr int progressSteps = 1000;
constexpr int mostVisibleRows = 6;
constexpr int indent = 14;

} // namespace

ImportDialog::ImportDialog(QWidget* parent)
    : QDialog(parent)
    , m_stack(new QStackedWidget(this))
    , m_buttons(new QDialogButtonBox(this))
    , m_more(m_buttons->addButton(tr("Import &more..."), QDialogButtonBox::ActionRole))
{
    setWindowTitle(tr("Import into library"));
    setAcceptDrops(true);
    m_choices = buildChoices();
    m_running = buildProgress();
    m_outcome = buildOutcome();
    for (QWidget* page : {m_choices, m_running, m_outcome}) {
        m_stack->addWidget(page);
    }
    m_buttons->setObjectName(QStringLiteral("importButtons"));
    m_buttons->addButton(QDialogButtonBox::Cancel);
    m_buttons->addButton(QDialogButtonBox::Close);
    m_more->setObjectName(QStringLiteral("importMore"));
    connect(m_buttons, &QDialogButtonBox::rejected, this, &ImportDialog::reject);
    connect(m_more, &QPushButton::clicked, this, &ImportDialog::showChoices);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_buttons);
    showChoices();
    new LetterSize(this, {860, 520}, m_buttons);
}

QWidget* ImportDialog::buildChoices()
{
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    const auto add = [this, page, layout](const char* name, const QString& title, const QString& explanation,
                                          auto chosen) {
        auto* button = new ChoiceButton(title, explanation, page);
        button->setObjectName(QLatin1String(name));
        button->setAccessibleDescription(explanation);
        connect(button, &QPushButton::clicked, this, chosen);
        layout->addWidget(button);
        return button;
    };
    m_files =
        add("importFiles", tr("&Files and archives..."),
            tr("Documents (.json), and archives with documents in them: zip, tar, tar.gz, tar.xz, tar.zst"),
            &ImportDialog::filesRequested);
    add("importFolder", tr("F&older..."), tr("Every document in a folder and the folders below it"),
        &ImportDialog::folderRequested);
    add("importRepository", tr("&Git repository..."),
        tr("Every version of a file in the history of a clone, on every branch"),
        &ImportDialog::repositoryRequested);
    auto* form = new QFormLayout;
    form->setContentsMargins(indent, 0, indent, 0);
    m_path = new QLineEdit(GitRequest().path, page);
    m_path->setObjectName(QStringLiteral("repositoryPath"));
    form->addRow(tr("File &in the repository:"), m_path);
    layout->addLayout(form);
    new FormFitter(form);
    layout->addStretch(1);
    auto* note = new TextLabel(TextLabel::Style::Muted, page);
    note->setText(
        tr("Everything can be dropped here as well. What is imported is only read. Documents that the "
           "library has already are not taken twice; where they were found is noted."));
    layout->addWidget(note);
    return scrolledDown(page, this);
}

QWidget* ImportDialog::buildProgress()
{
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    m_progressText = new TextLabel(TextLabel::Style::Body, page);
    m_progressText->setObjectName(QStringLiteral("importProgressText"));
    m_progress = new QProgressBar(page);
    m_progress->setObjectName(QStringLiteral("importProgress"));
    m_progress->setAccessibleName(tr("Import"));
    m_progress->setTextVisible(false);
    layout->addStretch(1);
    layout->addWidget(m_progressText);
    layout->addWidget(m_progress);
    layout->addStretch(1);
    return page;
}

QWidget* ImportDialog::buildOutcome()
{
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    m_summary = new TextLabel(TextLabel::Style::Heading, page);
    m_summary->setObjectName(QStringLiteral("importSummary"));
    m_details = new TextLabel(TextLabel::Style::Body, page);
    m_details->setObjectName(QStringLiteral("importDetails"));
    m_kind = new QComboBox(page);
    m_kind->setObjectName(QStringLiteral("importKind"));
    nameChoice(m_kind, tr("What is listed"));
    m_filter = new QLineEdit(page);
    m_filter->setObjectName(QStringLiteral("importFilter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setPlaceholderText(tr("Filter by name or reason"));
    m_filter->setToolTip(m_filter->placeholderText()); // may be longer than the field
    m_filter->setAccessibleName(tr("Filter"));
    m_table = new PageTable(page);
    m_table->setObjectName(QStringLiteral("importTable"));
    m_table->setAccessibleName(tr("What became of it"));
    m_table->setMaximumVisibleRows(mostVisibleRows);
    m_table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    auto* row = new WrappingRow;
    row->addWidget(m_kind);
    row->addWidget(m_filter);
    layout->addWidget(m_summary);
    layout->addWidget(m_details);
    layout->addLayout(row);
    layout->addWidget(m_table, 1);
    layout->addStretch(0);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ImportDialog::applyFilter);
    connect(m_filter, &QLineEdit::textChanged, this, &ImportDialog::applyFilter);
    return scrolledDown(page, this);
}

QString ImportDialog::repositoryPath() const
{
    const QString path = m_path->text().trimmed();
    return path.isEmpty() ? GitRequest().path : path;
}

void ImportDialog::showChoices()
{
    m_stack->setCurrentWidget(m_choices);
    m_files->setFocus();
    updateButtons();
}

void ImportDialog::showProgress(const ImportProgress& progress)
{
    m_importing = true;
    const bool known = progress.all > 0;
    if (!known) {
        showBusy(m_progress);
    } else {
        m_progress->setRange(0, progressSteps);
        m_progress->setValue(
            int(progressSteps * std::min(1.0, double(progress.done) / double(progress.all))));
    }
    m_progressText->setText(ImportWords::progress(progress));
    m_stack->setCurrentWidget(m_running);
    updateButtons();
}

void ImportDialog::showOutcome(const ImportReport& report)
{
    m_importing = false;
    m_cancelling = false;
    QStringList lines = ImportWords::summary(report);
    m_summary->setText(lines.takeFirst());
    m_details->setText(lines.join(QLatin1Char('\n')));
    m_details->setVisible(!lines.isEmpty());
    m_items = report.items;
    fillFilter();
    m_stack->setCurrentWidget(m_outcome);
    updateButtons();
    m_buttons->button(QDialogButtonBox::Close)->setFocus();
}

/// All, and each outcome that there is.
void ImportDialog::fillFilter()
{
    using Outcome = ImportItem::Outcome;
    const QSignalBlocker quiet(m_kind);
    const QLocale locale;
    m_kind->clear();
    //: In a list of choices, with how many there are.
    m_kind->addItem(tr("everything (%1)").arg(locale.toString(m_items.size())));
    for (const Outcome outcome :
         {Outcome::Taken, Outcome::Duplicate, Outcome::Refused, Outcome::PassedOver}) {
        const auto count = std::ranges::count(m_items, outcome, &ImportItem::outcome);
        if (count > 0) {
            m_kind->addItem(tr("%1 (%2)").arg(ImportWords::outcome(outcome), locale.toString(qint64(count))),
                            int(outcome));
        }
    }
    const QSignalBlocker quietFilter(m_filter);
    m_filter->clear();
    applyFilter();
    for (QWidget* part :
         {static_cast<QWidget*>(m_kind), static_cast<QWidget*>(m_filter), static_cast<QWidget*>(m_table)}) {
        part->setVisible(!m_items.isEmpty());
    }
}

void ImportDialog::applyFilter()
{
    const QVariant kind = m_kind->currentData();
    const QString text = m_filter->text();
    QList<ImportItem> listed;
    for (const ImportItem& item : std::as_const(m_items)) {
        const bool isKind = !kind.isValid() || kind.toInt() == int(item.outcome);
        if (isKind && (text.isEmpty() || item.name.contains(text, Qt::CaseInsensitive) ||
                       ImportWords::result(item).contains(text, Qt::CaseInsensitive))) {
            listed += item;
        }
    }
    ImportModel* const before = std::exchange(m_model, new ImportModel(listed, this));
    m_table->setModel(m_model);
    delete before;
}

void ImportDialog::updateButtons()
{
    m_buttons->button(QDialogButtonBox::Cancel)->setVisible(m_importing);
    m_buttons->button(QDialogButtonBox::Cancel)->setEnabled(!m_cancelling);
    m_buttons->button(QDialogButtonBox::Close)->setVisible(!m_importing);
    m_more->setVisible(!m_importing && m_stack->currentWidget() == m_outcome);
}

void ImportDialog::reject()
{
    if (m_importing) {
        // What was taken until then is shown first.
        m_cancelling = true;
        updateButtons();
        Q_EMIT cancelRequested();
        return;
    }
    QDialog::reject();
}

void ImportDialog::dragEnterEvent(QDragEnterEvent* event)
{
    if (!m_importing && !localPaths(event->mimeData()).isEmpty()) {
        event->acceptProposedAction();
    }
}

void ImportDialog::dropEvent(QDropEvent* event)
{
    const QStringList paths = localPaths(event->mimeData());
    if (!m_importing && !paths.isEmpty()) {
        event->acceptProposedAction();
        Q_EMIT dropped(paths);
    }
}

} // namespace rangebar
