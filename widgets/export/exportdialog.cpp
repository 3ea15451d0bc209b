// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/exportdialog.h"

#include "models/report/visibletext.h"
#include "widgets/export/chartmime.h"
#include "widgets/export/chartpreview.h"
#include "widgets/export/exportoptions.h"
#include "widgets/parts/lettersize.h"
#include "widgets/parts/notice.h"
#include "widgets/parts/scrolled.h"
#include "widgets/parts/textlabel.h"
#include "widgets/parts/wrappingrow.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace rangebar {
namespace {

/// Long enough for the steps of a spin box, short enough to look immediate.
constexpr std::chrono::milliseconds previewDelay{60};
constexpr int reportLines = 6;
constexpr int leastPreview = 26; ///< letters
constexpr int mostListLines = 10;

enum Scope
{
    ShownScope,
    AllCratesScope
};

ExportItem itemOf(const QListWidgetItem* item)
{
    return static_cast<ExportItem>(item->data(Qt::UserRole).toInt());
}

QString sizeText(const QSizeF& size, const ExportChoice& choice)
{
    const bool isPdf = choice.format == ImageFormat::Pdf;
    const int scale = choice.format == ImageFormat::Png ? choice.scale : 1;
    const QSize whole = (size * scale).toSize();
    const QLocale locale;
    return (isPdf ? ExportDialog::tr("%1 × %2 points") : ExportDialog::tr("%1 × %2 pixels"))
        .arg(locale.toString(whole.width()), locale.toString(whole.height()));
}

} // namespace

struct ExportDialog::Made
{
    const ExportSubject* subject = nullptr;
    ExportItem item = ExportItem::Comparison;
    AxisMode axis = AxisMode::Shared;
    QString language;
    ChartSpec spec;
    QString altText;
};

ExportDialog::ExportDialog(ExportOffer offer, InLanguage inLanguage, QWidget* parent)
    : QDialog(parent), m_offer(std::move(offer)), m_inLanguage(std::move(inLanguage))
{
    if (m_offer.shown) {
        m_shown += *m_offer.shown;
    }
    setWindowTitle(tr("Export"));
    m_previewTimer.setSingleShot(true);
    m_previewTimer.setInterval(previewDelay);
    connect(&m_previewTimer, &QTimer::timeout, this, &ExportDialog::updatePreview);

    m_splitter = new QSplitter(this);
    m_splitter->setChildrenCollapsible(false);
    m_choices = buildChoices();
    m_splitter->addWidget(m_choices);
    m_splitter->addWidget(scrolledDown(buildPreview(), this));
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 1);
    buildButtons();
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_splitter, 1);
    layout->addWidget(m_progress);
    layout->addWidget(m_buttons);

    fillItems();
    tickAll(true);
    new LetterSize(this, {1080, 720}, m_buttons);
    divide();
}

ExportDialog::~ExportDialog() = default;

QScrollArea* ExportDialog::buildChoices()
{
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    m_scope = new QComboBox(page);
    m_scope->setObjectName(QStringLiteral("scopeChoice"));
    m_scope->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    if (m_offer.shown) {
        m_scope->addItem(m_offer.shown->title(), ShownScope);
        m_scope->setItemData(0, asToolTip(m_offer.shown->title()), Qt::ToolTipRole);
    }
    if (!m_offer.crates.isEmpty()) {
        const int count = int(m_offer.crates.size());
        m_scope->addItem(m_offer.areChosen ? tr("%n chosen document(s)", nullptr, count)
                                           : tr("All %n crate(s) with results", nullptr, count),
                         AllCratesScope);
    }
    auto* scopeLabel = new QLabel(tr("&Pictures of:"), page);
    scopeLabel->setBuddy(m_scope);
    m_items = new QListWidget(page);
    m_items->setObjectName(QStringLiteral("exportItems"));
    m_items->setAccessibleName(tr("Charts and tables"));
    m_items->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_items->setTextElideMode(Qt::ElideRight);
    auto* itemsLabel = new QLabel(tr("C&harts and tables:"), page);
    itemsLabel->setBuddy(m_items);
    const auto addButton = [this, page](const QString& text, const char* name, bool ticked) {
        auto* button = new QPushButton(text, page);
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, ticked] { tickAll(ticked); });
        return button;
    };
    auto* ticks = new WrappingRow;
    ticks->addWidget(addButton(tr("&All"), "tickAll", true));
    ticks->addWidget(addButton(tr("&None"), "tickNone", false));
    m_options = new ExportOptions(page);
    m_options->setObjectName(QStringLiteral("exportOptions"));
    layout->addWidget(scopeLabel);
    layout->addWidget(m_scope);
    layout->addWidget(itemsLabel);
    layout->addWidget(m_items);
    layout->addLayout(ticks);
    layout->addSpacing(8);
    layout->addWidget(m_options);
    layout->addStretch(1);

    connect(m_scope, &QComboBox::currentIndexChanged, this, &ExportDialog::fillItems);
    connect(m_items, &QListWidget::currentRowChanged, this, &ExportDialog::schedulePreview);
    connect(m_items, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
        m_ticked.removeAll(itemOf(item));
        if (item->checkState() == Qt::Checked) {
            m_ticked += itemOf(item);
        }
        choiceChanged();
    });
    connect(m_options, &ExportOptions::choiceChanged, this, [this] {
        schedulePreview();
        choiceChanged();
    });

    QScrollArea* scroll = scrolledDown(page, this);
    scroll->setObjectName(QStringLiteral("exportChoices"));
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return scroll;
}

QWidget* ExportDialog::buildPreview()
{
    auto* side = new QWidget(this);
    m_themes = new QTabBar(side);
    m_themes->setObjectName(QStringLiteral("themeTabs"));
    m_themes->setAccessibleName(tr("Theme of the preview"));
    m_themes->setDrawBase(false);
    m_themes->setExpanding(false);
    m_themes->addTab(tr("Light"));
    m_themes->addTab(tr("Dark"));
    connect(m_themes, &QTabBar::currentChanged, this, &ExportDialog::schedulePreview);
    m_file = new TextLabel(TextLabel::Style::Muted, side);
    m_file->setObjectName(QStringLiteral("pictureName"));
    m_preview = new ChartPreview(side);
    m_preview->setObjectName(QStringLiteral("chartPreview"));
    m_preview->setAccessibleName(tr("Preview"));
    m_refusal = new Notice(Notice::Kind::Warning, side);
    m_refusal->setObjectName(QStringLiteral("previewProblem"));
    m_refusal->hide();
    m_note = new Notice(Notice::Kind::Information, side);
    m_note->setObjectName(QStringLiteral("exportNote"));
    m_note->hide();
    m_report = new QPlainTextEdit(side);
    m_report->setObjectName(QStringLiteral("exportReport"));
    m_report->setAccessibleName(tr("Files"));
    m_report->setReadOnly(true);
    m_report->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_report->setTabChangesFocus(true);
    m_report->hide();
    auto* layout = new QVBoxLayout(side);
    layout->addWidget(m_themes);
    layout->addWidget(m_preview, 1);
    layout->addWidget(m_file);
    layout->addWidget(m_refusal);
    layout->addWidget(m_note);
    layout->addWidget(m_report);
    return side;
}

void ExportDialog::buildButtons()
{
    m_progress = new QProgressBar(this);
    m_progress->setObjectName(QStringLiteral("exportProgress"));
    m_progress->setAccessibleName(tr("Pictures"));
    m_progress->hide();
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Close | QDialogButtonBox::Cancel, this);
    m_buttons->setObjectName(QStringLiteral("exportButtons"));
    m_save = m_buttons->addButton(tr("&Save..."), QDialogButtonBox::ActionRole);
    m_save->setObjectName(QStringLiteral("savePictures"));
    m_copyImage = m_buttons->addButton(tr("&Copy image"), QDialogButtonBox::ActionRole);
    m_copyImage->setObjectName(QStringLiteral("copyPicture"));
    m_copyImage->setToolTip(tr("Copies the picture of the preview"));
    m_copySnippet = m_buttons->addButton(tr("Cop&y HTML"), QDialogButtonBox::ActionRole);
    m_copySnippet->setObjectName(QStringLiteral("copySnippet"));
    m_copySnippet->setToolTip(tr("Copies the lines that show the chosen pictures on a page, with alt text"));
    m_save->setDefault(true);
    connect(m_save, &QPushButton::clicked, this, [this] { Q_EMIT saveRequested(plan()); });
    connect(m_copyImage, &QPushButton::clicked, this, &ExportDialog::copyImage);
    connect(m_copySnippet, &QPushButton::clicked, this, &ExportDialog::copySnippet);
    connect(m_buttons->button(QDialogButtonBox::Close), &QPushButton::clicked, this, &ExportDialog::reject);
    connect(m_buttons->button(QDialogButtonBox::Cancel), &QPushButton::clicked, this, &ExportDialog::reject);
    for (const auto which : {QDialogButtonBox::Close, QDialogButtonBox::Cancel}) {
        m_buttons->button(which)->setIcon({}); // the others have none
    }
    m_buttons->button(QDialogButtonBox::Cancel)->setObjectName(QStringLiteral("cancelExport"));
    m_buttons->button(QDialogButtonBox::Cancel)->hide();
}

const QList<ExportSubject>& ExportDialog::subjects() const
{
    return m_scope->currentData().toInt() == AllCratesScope ? m_offer.crates : m_shown;
}

const ExportSubject* ExportDialog::previewed() const
{
    const QList<ExportSubject>& all = subjects();
    const std::optional<ExportItem> item = currentItem();
    const auto has = [&item](const ExportSubject& subject) {
        return item && subject.items().contains(*item);
    };
    // Of all crates the one on show, where it has the chart.
    if (m_offer.shown && has(*m_offer.shown)) {
        return &*m_offer.shown;
    }
    const auto found = std::ranges::find_if(all, has);
    return found == all.cend() ? nullptr : &*found;
}

void ExportDialog::fillItems()
{
    const std::optional<ExportItem> before = currentItem();
    const QScopedValueRollback filling(m_filling, true);
    const QSignalBlocker quiet(m_items);
    m_items->clear();
    for (const ExportItem item : subjects().constFirst().possibleItems()) {
        const bool present = std::ranges::any_of(
            subjects(), [item](const ExportSubject& subject) { return subject.items().contains(item); });
        if (!present) {
            continue;
        }
        auto* line = new QListWidgetItem(ExportSubject::name(item), m_items);
        line->setData(Qt::UserRole, static_cast<int>(item));
        line->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        line->setCheckState(m_ticked.contains(item) ? Qt::Checked : Qt::Unchecked);
        line->setToolTip(ExportSubject::name(item));
    }
    m_items->setCurrentRow(0);
    if (before) {
        setCurrentItem(*before);
    }
    fitToFont();
    schedulePreview();
    updateButtons();
}

/// What a layout does not find out by itself.
void ExportDialog::fitToFont()
{
    const int lines = std::min(m_items->count(), mostListLines);
    m_items->setFixedHeight(lines * m_items->sizeHintForRow(0) + 2 * m_items->frameWidth() + 2);
    m_report->setMaximumHeight(m_report->fontMetrics().lineSpacing() * reportLines);
    m_preview->setMinimumWidth(leastPreview * fontMetrics().averageCharWidth()); // of what is said below it
}

/// The choices as wide as their words, and the rest for the preview.
void ExportDialog::divide()
{
    const int choices =
        m_choices->widget()->sizeHint().width() + m_choices->verticalScrollBar()->sizeHint().width();
    m_splitter->setSizes({choices, std::max(width() - choices, 1)});
}

void ExportDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        // When the parts have it too.
        QMetaObject::invokeMethod(
            this,
            [this] {
                fitToFont();
                divide();
            },
            Qt::QueuedConnection);
    }
}

void ExportDialog::tickAll(bool ticked)
{
    for (int row = 0; row < m_items->count(); ++row) {
        m_items->item(row)->setCheckState(ticked ? Qt::Checked : Qt::Unchecked);
    }
}

std::optional<ExportItem> ExportDialog::currentItem() const
{
    const QListWidgetItem* item = m_items->currentItem();
    return item ? std::optional(itemOf(item)) : std::nullopt;
}

void ExportDialog::setCurrentItem(ExportItem item)
{
    for (int row = 0; row < m_items->count(); ++row) {
        if (itemOf(m_items->item(row)) == item) {
            m_items->setCurrentRow(row);
        }
    }
}

void ExportDialog::setChoice(const ExportChoice& choice)
{
    m_options->setChoice(choice);
    schedulePreview();
    updateButtons();
}

ExportChoice ExportDialog::choice() const
{
    return m_options->choice();
}

void ExportDialog::setItems(const QList<ExportItem>& items)
{
    m_ticked = items;
    fillItems();
}

QList<ExportItem> ExportDialog::items() const
{
    return m_ticked;
}

ChartThemeChoice ExportDialog::shownTheme() const
{
    const QList<ChartThemeChoice> themes = m_options->choice().themes();
    return themes.size() > 1 ? themes.at(m_themes->currentIndex()) : themes.constFirst();
}

QList<ExportItem> ExportDialog::listedTicks() const
{
    QList<ExportItem> ticked;
    for (int row = 0; row < m_items->count(); ++row) {
        if (m_items->item(row)->checkState() == Qt::Checked) {
            ticked += itemOf(m_items->item(row));
        }
    }
    return ticked;
}

ExportPlan ExportDialog::plan() const
{
    return planExport(subjects(), listedTicks(), m_options->choice());
}

void ExportDialog::schedulePreview()
{
    if (isVisible()) {
        m_previewTimer.start();
    }
}

void ExportDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    if (!event->spontaneous()) {
        updatePreview();
    }
}

void ExportDialog::updatePreview()
{
    m_previewTimer.stop();
    const std::optional<ExportItem> item = currentItem();
    const ExportSubject* subject = previewed();
    const ExportChoice chosen = m_options->choice();
    m_themes->setVisible(chosen.theme == ExportTheme::Both);
    if (!item || !subject) {
        m_made.reset();
        m_preview->setPicture({}, false);
        m_file->clear();
        m_refusal->hide();
        updateButtons();
        return;
    }
    if (!m_made || m_made->subject != subject || m_made->item != *item || m_made->axis != chosen.axis ||
        m_made->language != chosen.language) {
        m_made = std::make_unique<Made>(Made{subject, *item, chosen.axis, chosen.language, {}, {}});
        m_inLanguage(chosen.language, [this] {
            m_made->spec = m_made->subject->spec(m_made->item, m_made->axis);
            m_made->altText = chartAltText(m_made->spec);
        });
    }
    const ImageOptions options = chosen.imageOptions(shownTheme());
    const auto picture = std::make_shared<const ChartPicture>(m_made->spec, options);
    m_preview->setPicture(picture, chosen.transparent);
    m_preview->setAccessibleDescription(m_made->altText);
    const ExportPlan one = planExport({*subject}, {*item}, chosen);
    const QList<PlannedPicture>& pictures = one.charts.constFirst().pictures;
    const auto shown = std::ranges::find(pictures, options.theme, &PlannedPicture::theme);
    //: A file name and the size of the picture in it.
    m_file->setText(tr("%1, %2").arg(shown->fileName, sizeText(picture->size(), chosen)));
    m_file->setToolTip(asToolTip(m_file->text())); // a name is one word, and may be longer than a line
    const std::optional<ImageError> refusal = picture->refusal();
    m_refusal->setText(refusal ? refusal->text() : QString());
    m_refusal->setVisible(refusal.has_value());
    updateButtons();
}

void ExportDialog::updateButtons()
{
    const bool any = !listedTicks().isEmpty();
    m_save->setEnabled(any && !m_busy);
    m_copyImage->setEnabled(m_made != nullptr && !m_busy);
    m_copySnippet->setEnabled(any && m_options->choice().isForPages() && !m_busy);
}

void ExportDialog::choiceChanged()
{
    showNote({}, false); // what was done was done with other choices
    updateButtons();
}

void ExportDialog::showNote(const QString& text, bool isProblem)
{
    m_report->hide();
    m_note->setKind(isProblem ? Notice::Kind::Warning : Notice::Kind::Information);
    m_note->setText(text);
    m_note->setVisible(!text.isEmpty());
}

void ExportDialog::copyImage()
{
    updatePreview(); // what is copied is what is on show
    if (!m_made) {
        return;
    }
    tl::expected<std::unique_ptr<QMimeData>, ImageError> picture = tl::unexpected(ImageError());
    m_inLanguage(m_made->language, [this, &picture] {
        picture = chartMimeData(m_made->spec, m_options->choice().imageOptions(shownTheme()));
    });
    if (!picture) {
        showNote(picture.error().text(), true);
        return;
    }
    QGuiApplication::clipboard()->setMimeData(picture->release());
    showNote(tr("The picture is on the clipboard."), false);
}

void ExportDialog::copySnippet()
{
    const ExportPlan planned = plan();
    QStringList snippets;
    m_inLanguage(planned.choice.language, [&planned, &snippets] {
        for (const PlannedChart& chart : planned.charts) {
            snippets += pictureSnippet(chart, planned.choice.width, chartAltText(planned.spec(chart)));
        }
    });
    QGuiApplication::clipboard()->setText(snippets.join(QLatin1Char('\n')));
    showNote(
        tr("The HTML of %n chart(s) is on the clipboard. It names the files as they are saved from here.",
           nullptr, int(planned.charts.size())),
        false);
}

void ExportDialog::setBusy(bool busy)
{
    m_busy = busy;
    m_choices->setEnabled(!busy);
    m_progress->setVisible(busy);
    m_buttons->button(QDialogButtonBox::Close)->setVisible(!busy);
    m_buttons->button(QDialogButtonBox::Cancel)->setVisible(busy);
    updateButtons();
}

void ExportDialog::setProgress(int done, int total)
{
    if (!m_busy) {
        showNote({}, false);
        setBusy(true);
        m_buttons->button(QDialogButtonBox::Cancel)->setFocus();
    }
    m_progress->setRange(0, total);
    m_progress->setValue(done);
}

void ExportDialog::showOutcome(const QString& text, bool isProblem, const QStringList& details)
{
    if (m_busy) {
        setBusy(false);
        m_buttons->button(QDialogButtonBox::Close)->setFocus();
    }
    showNote(text, isProblem);
    m_report->setPlainText(details.join(QLatin1Char('\n')));
    m_report->setVisible(!details.isEmpty());
}

void ExportDialog::reject()
{
    if (m_busy) {
        Q_EMIT cancelRequested();
    } else {
        QDialog::reject();
    }
}

} // namespace rangebar
