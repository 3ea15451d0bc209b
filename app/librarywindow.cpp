// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/librarywindow.h"

#include "app/comparing.h"
#include "app/desktop.h"
#include "app/manualwindow.h"
#include "app/program.h"
#include "models/report/filewords.h"
#include "models/report/joining.h"
#include "models/report/librarywords.h"
#include "models/report/visibletext.h"
#include "widgets/pages/importdialog.h"
#include "widgets/pages/librarypage.h"
#include "widgets/parts/notice.h"

#include <QBoxLayout>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>

namespace rangebar {
namespace {

/// More names than this make a question that nobody reads.
constexpr qsizetype mostNamesAsked = 8;
/// More pages than this at once are rarely meant.
constexpr qsizetype mostPagesUnasked = 12;

QString shownPath(const QString& path)
{
    return visibleText(QDir::toNativeSeparators(path));
}

} // namespace

LibraryWindow::LibraryWindow(Program* program, Desktop* desktop, Comparing* comparing, QStackedWidget* stack,
                             QWidget* window)
    : QObject(window)
    , m_program(program)
    , m_desktop(desktop)
    , m_comparing(comparing)
    , m_stack(stack)
    , m_window(window)
    , m_documents(NumberFormat())
{
    m_documents.sort(LibraryModel::Measured, Qt::DescendingOrder);
    connect(program, &Program::libraryReplaced, this, &LibraryWindow::libraryReplaced);
    connectLibrary();
}

LibraryWindow::~LibraryWindow() = default;

void LibraryWindow::connectLibrary()
{
    Library* library = m_program->library();
    connect(library, &Library::changed, this, [this] {
        if (m_page && m_page->isVisible()) {
            updatePage();
        }
        Q_EMIT summaryChanged();
    });
    connect(library, &Library::busyChanged, this, [this] {
        if (!m_program->library()->isBusy()) {
            m_read = true;
            Q_EMIT summaryChanged();
        }
        updateProblem();
        if (m_page) {
            m_page->setMissing(missing());
            m_page->setReading(!m_read);
        }
    });
    connect(library, &Library::scanProgressed, this, [this](qint64 done, qint64 all) {
        if (m_page && !m_read) {
            m_page->setReading(true, done, all);
        }
    });
    connect(library, &Library::kept, this, [this](const QString&, bool isNew) {
        if (isNew && m_failure) {
            m_failure.reset();
            updateProblem();
        }
    });
    connect(library, &Library::failed, this, &LibraryWindow::libraryFailed);
    connect(library, &Library::movedToTrash, this, &LibraryWindow::movedToTrash);
}

void LibraryWindow::libraryReplaced()
{
    m_read = false;
    m_failure.reset();
    hideNotice();
    connectLibrary();
    if (m_page) {
        page();
    }
    Q_EMIT summaryChanged();
}

LibraryPage* LibraryWindow::page()
{
    if (!m_page) {
        m_page = new LibraryPage(&m_documents, &m_problems, m_stack);
        m_page->setObjectName(QStringLiteral("libraryPage"));
        m_stack->addWidget(m_page);
        connect(m_page, &LibraryPage::openRequested, this, &LibraryWindow::open);
        connect(m_page, &LibraryPage::compareRequested, this, &LibraryWindow::compare);
        connect(m_page, &LibraryPage::historyRequested, this, &LibraryWindow::historyRequested);
        connect(m_page, &LibraryPage::exportRequested, this, &LibraryWindow::exportDocuments);
        connect(m_page, &LibraryPage::revealRequested, this,
                [this](const QStringList& names) { m_desktop->reveal(pathsOf(names)); });
        connect(m_page, &LibraryPage::trashRequested, this, &LibraryWindow::askForTrash);
        connect(m_page, &LibraryPage::importRequested, this, &LibraryWindow::openImport);
        connect(m_page, &LibraryPage::selectionChanged, this, &LibraryWindow::selectionChanged);
        connect(m_program, &Program::settingChanged, m_page, [this](Setting setting) {
            if (setting == Setting::KeepDocuments) {
                m_page->setKeeping(m_program->settings().flag(setting));
            }
        });
    }
    updatePage();
    updateProblem();
    return m_page;
}

void LibraryWindow::updatePage()
{
    const auto index = m_program->library()->index();
    m_documents.setIndex(index);
    m_problems.setIndex(index);
    m_page->setFolder(shownPath(m_program->library()->folder()));
    m_page->setMissing(missing());
    m_page->setKeeping(m_program->settings().flag(Setting::KeepDocuments));
    m_page->setReading(!m_read);
    m_page->updateCounts();
}

QString LibraryWindow::missing() const
{
    const Library* library = m_program->library();
    return library->isFolderMissing() ? LibraryWords::folderMissing(library->folder()) : QString();
}

void LibraryWindow::updateProblem()
{
    const auto& error = m_program->library()->readOnlyBecause();
    if (m_page) {
        const QString problem = error       ? LibraryWords::libraryError(*error)
                                : m_failure ? LibraryWords::libraryError(*m_failure)
                                            : QString();
        const QStringList changed = m_program->library()->index()->changedSinceKept();
        m_page->setProblem(Joining::sentences({problem, LibraryWords::changedSinceKept(changed)}));
    }
}

/// Once for each kind of failure: the page of the library tells it as long as it holds.
void LibraryWindow::libraryFailed(const LibraryError& error)
{
    m_failure = error;
    updateProblem();
    if (!m_told.contains(int(error.code))) {
        m_told.insert(int(error.code));
        tell(tr("Documents are not kept at the moment. %1").arg(LibraryWords::libraryError(error)));
    }
}

void LibraryWindow::tell(const QString& text)
{
    if (!m_notice && m_noticePlace) {
        m_notice = new Notice(Notice::Kind::Warning, m_window);
        m_notice->setObjectName(QStringLiteral("libraryNotice"));
        m_notice->makeDismissible();
        m_noticePlace->insertWidget(0, m_notice);
    }
    if (m_notice) {
        m_notice->setText(text);
        m_notice->show();
    }
}

void LibraryWindow::hideNotice()
{
    m_told.clear();
    if (m_notice) {
        m_notice->hide();
    }
}

QString LibraryWindow::summary() const
{
    const qsizetype count = m_program->library()->index()->entries().size();
    if (count == 0) {
        if (m_program->library()->isFolderMissing()) {
            return tr("its folder is missing");
        }
        return m_read ? tr("no documents yet") : tr("being read...");
    }
    return tr("%n document(s)", nullptr, int(count));
}

QStringList LibraryWindow::pathsOf(const QStringList& names) const
{
    QStringList paths;
    for (const QString& name : names) {
        paths += m_program->library()->path(name);
    }
    return paths;
}

void LibraryWindow::open(const QStringList& names)
{
    if (names.size() <= mostPagesUnasked) {
        Q_EMIT openRequested(pathsOf(names));
        return;
    }
    auto* box =
        new QMessageBox(QMessageBox::Question, tr("Open"),
                        tr("Open %n document(s), each on a page of its own?", nullptr, int(names.size())),
                        QMessageBox::Cancel, m_window);
    box->setObjectName(QStringLiteral("openBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(box->addButton(tr("&Open"), QMessageBox::AcceptRole), &QPushButton::clicked, this,
            [this, names] { Q_EMIT openRequested(pathsOf(names)); });
    box->open();
}

void LibraryWindow::compare(const QStringList& names)
{
    const QStringList paths = pathsOf(names);
    const auto one = Comparing::fileSide(paths.value(0));
    const auto other = Comparing::fileSide(paths.value(1));
    if (!one || !other) {
        Q_EMIT failed(tr("Compare"), one ? other.error() : one.error());
        return;
    }
    m_comparing->compareInOrderOfDates(*one, *other);
    Q_EMIT compared();
}

bool LibraryWindow::hasSelection() const
{
    return m_page && !m_page->selectedDocuments().isEmpty();
}

void LibraryWindow::exportSelected()
{
    exportDocuments(m_page->selectedDocuments());
}

void LibraryWindow::exportDocuments(const QStringList& names)
{
    QList<ExportSubject> subjects;
    QStringList problems;
    for (const QString& path : pathsOf(names)) {
        if (const auto document = readDocumentFile(path)) {
            subjects += ExportSubject(*document);
        } else {
            problems += tr("%1: %2").arg(shownPath(path), FileWords::fileError(document.error()));
        }
    }
    if (!problems.isEmpty()) {
        Q_EMIT failed(tr("Export"), problems.mid(0, mostNamesAsked).join(QLatin1Char('\n')));
    }
    if (!subjects.isEmpty()) {
        Q_EMIT exportRequested(subjects);
    }
}

void LibraryWindow::askForTrash(const QStringList& names)
{
    QStringList lines{tr("Move %n document(s) to the trash?", nullptr, int(names.size())), QString()};
    for (const QString& name : names.mid(0, mostNamesAsked)) {
        lines += visibleText(name);
    }
    if (names.size() > mostNamesAsked) {
        lines += tr("and %n more", nullptr, int(names.size() - mostNamesAsked));
    }
    auto* box = new QMessageBox(QMessageBox::Question, tr("Move to trash"), lines.join(QLatin1Char('\n')),
                                QMessageBox::Cancel, m_window);
    box->setObjectName(QStringLiteral("trashBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setDefaultButton(QMessageBox::Cancel);
    connect(box->addButton(tr("Move to &trash"), QMessageBox::AcceptRole), &QPushButton::clicked, this,
            [this, names] { m_program->library()->moveToTrash(names); });
    box->open();
}

void LibraryWindow::movedToTrash(const QList<QByteArray>& hashes, const QList<LibraryError>& errors)
{
    m_program->keeping()->leaveOut(hashes);
    QStringList problems;
    for (const LibraryError& error : errors.mid(0, mostNamesAsked)) {
        problems += LibraryWords::libraryError(error);
    }
    if (errors.size() > mostNamesAsked) {
        problems += tr("and %n more", nullptr, int(errors.size() - mostNamesAsked));
    }
    if (!problems.isEmpty()) {
        Q_EMIT failed(tr("Move to trash"), problems.join(QLatin1Char('\n')));
    }
    if (!hashes.isEmpty()) {
        Q_EMIT succeeded(tr("%n document(s) moved to the trash", nullptr, int(hashes.size())));
    }
}

void LibraryWindow::openImport()
{
    if (m_dialog) {
        m_dialog->activateWindow();
        return;
    }
    m_dialog = new ImportDialog(m_window);
    m_dialog->setObjectName(QStringLiteral("importDialog"));
    offerManual(m_dialog, HelpTopic::Import);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &ImportDialog::filesRequested, this, &LibraryWindow::importFiles);
    connect(m_dialog, &ImportDialog::folderRequested, this, &LibraryWindow::importFolder);
    connect(m_dialog, &ImportDialog::repositoryRequested, this, &LibraryWindow::importRepository);
    connect(m_dialog, &ImportDialog::dropped, this, [this](const QStringList& paths) {
        ImportRequest request;
        request.paths = paths;
        import(request);
    });
    connect(m_dialog, &ImportDialog::cancelRequested, this, [this] {
        if (m_job) {
            m_job->cancel();
        }
    });
    m_dialog->open();
}

void LibraryWindow::import(const ImportRequest& request)
{
    openImport();
    if (m_job) {
        return; // one at a time; the dialog shows it
    }
    m_job = m_program->library()->newImport(request, this);
    connect(m_job, &ImportJob::progressed, m_dialog, &ImportDialog::showProgress);
    connect(m_job, &ImportJob::finished, this, &LibraryWindow::importEnded);
    connect(m_job, &ImportJob::cancelled, this, &LibraryWindow::importEnded);
    connect(m_job, &ImportJob::failed, this, [this](const LibraryError& error, const ImportReport& report) {
        m_failure = error;
        importEnded(report);
    });
    ImportProgress start;
    start.source = request.git ? request.git->repository : request.paths.value(0);
    m_dialog->showProgress(start);
    m_job->start();
}

void LibraryWindow::importEnded(const ImportReport& report)
{
    m_job->deleteLater();
    m_job = nullptr;
    if (report.count(ImportItem::Outcome::Taken) > 0 && !report.failure) {
        m_failure.reset();
    }
    updateProblem();
    if (m_dialog) {
        m_dialog->showOutcome(report);
    }
}

QString LibraryWindow::startFolder() const
{
    return m_program->settings().text(Setting::OpenFolder);
}

void LibraryWindow::rememberFolder(const QString& folder)
{
    m_program->settings().set(Setting::OpenFolder, folder);
}

void LibraryWindow::importFiles()
{
    ImportRequest request;
    request.paths = m_desktop->askForImport(m_dialog, tr("Files and archives to import"), startFolder());
    if (!request.paths.isEmpty()) {
        rememberFolder(QFileInfo(request.paths.constLast()).absolutePath());
        import(request);
    }
}

void LibraryWindow::importFolder()
{
    const QString folder = m_desktop->askForFolder(m_dialog, tr("Folder to import"), startFolder());
    if (!folder.isEmpty()) {
        rememberFolder(folder);
        ImportRequest request;
        request.paths = {folder};
        import(request);
    }
}

void LibraryWindow::importRepository()
{
    const QString folder =
        m_desktop->askForFolder(m_dialog, tr("Folder of the git repository"), startFolder());
    if (!folder.isEmpty()) {
        rememberFolder(folder);
        ImportRequest request;
        request.git = GitRequest();
        request.git->repository = folder;
        request.git->path = m_dialog->repositoryPath();
        import(request);
    }
}

bool LibraryWindow::isForImport(const QStringList& paths)
{
    return std::ranges::any_of(
        paths, [](const QString& path) { return QFileInfo(path).isDir() || isArchiveName(path); });
}

void LibraryWindow::retranslate()
{
    if (!m_page) {
        m_documents.setFormat(NumberFormat());
    }
    hideNotice(); // what it said was in the other language; the page says it in this one
    updateProblem();
}

} // namespace rangebar
