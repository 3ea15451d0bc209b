// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/exporting.h"

#include "app/chartfiles.h"
#include "app/desktop.h"
#include "app/export/exportsettings.h"
#include "app/manualwindow.h"
#include "app/program.h"
#include "models/report/joining.h"
#include "models/report/visibletext.h"
#include "widgets/charts/chartview.h"
#include "widgets/export/chartmime.h"

#include <QClipboard>
#include <QDir>
#include <QDrag>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <QUrl>

namespace rangebar {
namespace {

constexpr int dragPictureWidth = 240;
/// More names than this make a question that nobody reads.
constexpr qsizetype mostNamesAsked = 8;

QString shownPath(const QString& path)
{
    return visibleText(QDir::toNativeSeparators(path));
}

QString fileFilter(ImageFormat format)
{
    switch (format) {
    case ImageFormat::Png:
        return Exporting::tr("PNG picture (*.png)");
    case ImageFormat::Svg:
        return Exporting::tr("SVG drawing (*.svg)");
    case ImageFormat::Pdf:
        return Exporting::tr("PDF document (*.pdf)");
    }
    Q_UNREACHABLE();
}

InLanguage speaking(Program* program)
{
    return [program](const QString& language, const std::function<void()>& work) {
        const LanguageScope scope(program->language(), language);
        work();
    };
}

QStringList existing(const QStringList& names, const QString& folder)
{
    QStringList found;
    for (const QString& name : names) {
        if (QFileInfo::exists(QDir(folder).filePath(name))) {
            found += name;
        }
    }
    return found;
}

/// The names in one line each, and how many more there are.
QString asList(const QStringList& names)
{
    QStringList lines;
    for (const QString& name : names.mid(0, mostNamesAsked)) {
        lines += visibleText(name);
    }
    if (names.size() > mostNamesAsked) {
        lines += Exporting::tr("and %n more", nullptr, int(names.size() - mostNamesAsked));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace

Exporting::Exporting(Program* program, Desktop* desktop, QWidget* window)
    : QObject(window), m_program(program), m_desktop(desktop), m_window(window), m_batch(speaking(program))
{
    connect(&m_batch, &BatchExport::progressChanged, this, [this](int done, int total) {
        if (m_dialog) {
            m_dialog->setProgress(done, total);
        }
    });
    connect(&m_batch, &BatchExport::finished, this, &Exporting::batchEnded);
}

QList<ExportSubject> Exporting::crates() const
{
    QList<ExportSubject> subjects;
    const CrateFeed* feed = m_program->feed();
    for (int i = 0; i < feed->count(); ++i) {
        const CrateState& state = feed->state(i);
        if (state.document && state.origin != DocumentOrigin::Sample) {
            subjects += ExportSubject(state.document);
        }
    }
    return subjects;
}

void Exporting::open(const ExportOffer& offer, AxisMode axis, std::optional<ExportItem> only)
{
    if (m_dialog || offer.isEmpty()) {
        return;
    }
    m_dialog = new ExportDialog(offer, speaking(m_program), m_window);
    m_dialog->setObjectName(QStringLiteral("exportDialog"));
    offerManual(m_dialog, HelpTopic::Exporting);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    ExportChoice choice = rememberedChoice(m_program->settings());
    choice.axis = axis;
    m_dialog->setChoice(choice);
    m_dialog->setItems(only ? QList<ExportItem>{*only} : rememberedItems(m_program->settings()));
    if (only) {
        m_dialog->setCurrentItem(*only);
    }
    connect(m_dialog, &ExportDialog::saveRequested, this, &Exporting::save);
    connect(m_dialog, &ExportDialog::cancelRequested, &m_batch, &BatchExport::cancel);
    connect(m_dialog, &QDialog::finished, this, [this, dialog = m_dialog.data(), only] {
        remember(m_program->settings(), dialog->choice());
        if (!only) {
            remember(m_program->settings(), dialog->items());
        }
    });
    m_dialog->open();
}

QString Exporting::imageFolder() const
{
    // The folder of the last time, or else of pictures; neither need be there (any more).
    for (const QString& folder : {m_program->settings().text(Setting::ImageFolder),
                                  QStandardPaths::writableLocation(QStandardPaths::PicturesLocation)}) {
        if (!folder.isEmpty() && QFileInfo(folder).isDir()) {
            return folder;
        }
    }
    return QDir::homePath();
}

void Exporting::save(const ExportPlan& plan)
{
    if (plan.fileNames().size() == 1) {
        saveOne(plan);
    } else {
        saveAll(plan);
    }
}

void Exporting::saveOne(ExportPlan plan)
{
    PlannedPicture& picture = plan.charts.first().pictures.first();
    QString path =
        m_desktop->askForFile(m_dialog, tr("Save picture"), QDir(imageFolder()).filePath(picture.fileName),
                              fileFilter(plan.choice.format));
    if (path.isEmpty()) {
        return;
    }
    const QString suffix = QLatin1Char('.') + formatName(plan.choice.format);
    if (!path.endsWith(suffix, Qt::CaseInsensitive)) {
        path += suffix;
    }
    picture.fileName = QFileInfo(path).fileName();
    start(plan, QFileInfo(path).absolutePath());
}

void Exporting::saveAll(const ExportPlan& plan)
{
    const QString folder = m_desktop->askForFolder(m_dialog, tr("Folder for the pictures"), imageFolder());
    if (folder.isEmpty()) {
        return;
    }
    const QStringList there = existing(plan.fileNames(), folder);
    if (there.isEmpty()) {
        start(plan, folder);
        return;
    }
    auto* box = new QMessageBox(QMessageBox::Question, tr("Replace files"),
                                tr("%n file(s) of these names are in %1 already:", nullptr, int(there.size()))
                                        .arg(shownPath(folder)) +
                                    QStringLiteral("\n\n") + asList(there),
                                QMessageBox::Cancel, m_dialog);
    box->setObjectName(QStringLiteral("replaceBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    connect(box->addButton(tr("&Replace"), QMessageBox::AcceptRole), &QPushButton::clicked, this,
            [this, plan, folder] { start(plan, folder); });
    box->open();
}

void Exporting::start(const ExportPlan& plan, const QString& folder)
{
    m_program->settings().set(Setting::ImageFolder, folder);
    m_batch.start(plan, folder);
}

void Exporting::batchEnded()
{
    QStringList details;
    int written = 0;
    int lost = 0;
    for (const ExportedFile& file : m_batch.files()) {
        const QString name = visibleText(QFileInfo(file.path).fileName());
        if (file.error) {
            ++lost;
            details.insert(lost - 1, tr("%1 was not written: %2").arg(name, visibleText(file.error->text())));
        } else {
            ++written;
            details += name;
        }
    }
    const ExportPlan& plan = m_batch.plan();
    for (const MissingExport& missing : plan.missing) {
        //: %1 is a crate with its version, %2 a chart or table.
        details += tr("%1 has no \"%2\".")
                       .arg(plan.subjects.at(missing.subject).title(), ExportSubject::name(missing.item));
    }
    QStringList sentences{tr("%n file(s) saved in %1.", nullptr, written).arg(shownPath(m_batch.folder()))};
    if (lost > 0) {
        sentences += tr("%n file(s) were not written.", nullptr, lost);
    }
    if (m_batch.wasCancelled()) {
        sentences.prepend(tr("Cancelled."));
    }
    const QString text = Joining::sentences(sentences);
    if (m_dialog) {
        m_dialog->showOutcome(text, lost > 0, details);
    }
    Q_EMIT succeeded(text);
}

ImageOptions Exporting::screenOptions() const
{
    ImageOptions options;
    options.theme = ChartTheme::forPalette(m_window->palette()).choice();
    return options;
}

void Exporting::copyImage(const ChartSpec& spec)
{
    auto data = chartMimeData(spec, screenOptions());
    if (!data) {
        Q_EMIT failed(tr("Copy image"), data.error().text());
        return;
    }
    QGuiApplication::clipboard()->setMimeData(data->release());
    Q_EMIT succeeded(tr("The chart is on the clipboard as a picture."));
}

void Exporting::saveImage(const ExportSubject& subject, const ChartSpec& spec)
{
    ImageOptions options = screenOptions();
    const QString name =
        pictureFileName(subject.fileStem(), exportItemOf(spec), options.theme, ImageFormat::Png);
    const QString path = m_desktop->askForImage(m_window, QDir(imageFolder()).filePath(name));
    if (path.isEmpty()) {
        return;
    }
    options.format = imageFormatOf(path);
    if (const auto written = saveChart(path, spec, options); !written) {
        Q_EMIT failed(tr("Save image"),
                      tr("%1 was not written: %2. Choose another place for it, or make room.")
                          .arg(shownPath(path), visibleText(written.error().text())));
        return;
    }
    m_program->settings().set(Setting::ImageFolder, QFileInfo(path).absolutePath());
    Q_EMIT succeeded(tr("Saved %1").arg(shownPath(path)));
}

std::unique_ptr<QMimeData> Exporting::dragData(const ExportSubject& subject, const ChartSpec& spec)
{
    const ImageOptions options = screenOptions();
    auto data = chartMimeData(spec, options);
    if (!data) {
        Q_EMIT failed(tr("Drag the chart"), data.error().text());
        return nullptr;
    }
    // Programs that take files, such as a browser, want one; it stays, since they may read it much later.
    if (!m_dragged) {
        m_dragged = std::make_unique<QTemporaryDir>();
    }
    const QString path = m_dragged->filePath(
        pictureFileName(subject.fileStem(), exportItemOf(spec), options.theme, ImageFormat::Png));
    if (const auto written = saveBytes(path, (*data)->data(QStringLiteral("image/png"))); !written) {
        Q_EMIT failed(tr("Drag the chart"),
                      tr("%1 was not written: %2. Choose another place for it, or make room.")
                          .arg(shownPath(path), visibleText(written.error().text())));
        return nullptr;
    }
    (*data)->setUrls({QUrl::fromLocalFile(path)});
    return std::move(*data);
}

void Exporting::drag(ChartView* chart, const ExportSubject& subject)
{
    std::unique_ptr<QMimeData> data = dragData(subject, chart->spec());
    if (!data) {
        return;
    }
    auto* drag = new QDrag(chart); // deletes itself
    const auto image = data->imageData().value<QImage>();
    drag->setPixmap(QPixmap::fromImage(image.scaledToWidth(dragPictureWidth, Qt::SmoothTransformation)));
    drag->setMimeData(data.release());
    drag->exec(Qt::CopyAction);
}

} // namespace rangebar
