// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/github/githubhistoryimport.h"

#include "app/github/githubaccess.h"
#include "app/manualwindow.h"
#include "app/program.h"
#include "models/comparison/savedcomparison.h"
#include "models/github/githubsource.h"
#include "models/report/githubwords.h"
#include "models/report/joining.h"
#include "models/report/librarywords.h"
#include "models/report/words.h"
#include "widgets/pages/githubhistorydialog.h"

namespace rangebar {

using Outcome = TakenVersion::Outcome;

GitHubHistoryImport::GitHubHistoryImport(Program* program, Desktop* desktop, QWidget* window)
    : QObject(window)
    , m_program(program)
    , m_window(window)
    , m_asking(program, desktop)
    , m_versions(NumberFormat())
{
    connect(&m_asking, &GitHubAsking::progressed, this, [this](const QString& words) {
        if (m_dialog) {
            m_dialog->showProgress(words);
        }
    });
    connect(&m_asking, &GitHubAsking::failed, this, &GitHubHistoryImport::fail);
    connect(&m_asking, &GitHubAsking::preferencesRequested, this, &GitHubHistoryImport::preferencesRequested);
    connect(&m_asking, &GitHubAsking::cancelled, this, [this] {
        if (m_dialog) {
            showOutcome();
            m_dialog->showProblem(tr("Cancelled. What was taken until then is in the library."));
        }
    });
    connectLibrary();
    connect(program, &Program::libraryReplaced, this, &GitHubHistoryImport::connectLibrary);
}

void GitHubHistoryImport::connectLibrary()
{
    connect(m_program->library(), &Library::failed, this, &GitHubHistoryImport::libraryFailed);
}

/// OWNER/REPO, where the address of the document begins with it; else empty.
QString GitHubHistoryImport::repositoryOf(const QString& crate) const
{
    const CrateFeed* feed = m_program->feed();
    const int index = feed->indexOf(crate);
    if (index < 0) {
        return {};
    }
    const QUrl address = feed->catalogue().documentUrl(feed->state(index).entry);
    const QStringList parts = address.path().split(QLatin1Char('/'), Qt::SkipEmptyParts);
    const auto repository = parseRepository(parts.mid(0, 2).join(QLatin1Char('/')));
    return repository && repository->name == crate ? repository->text() : QString();
}

void GitHubHistoryImport::openDialog(const QString& crate)
{
    if (m_dialog) {
        m_dialog->activateWindow();
        return;
    }
    clear();
    m_dialog = new GitHubHistoryDialog(&m_versions, m_window);
    m_dialog->setObjectName(QStringLiteral("githubHistoryDialog"));
    offerManual(m_dialog, HelpTopic::GitHubHistory);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &GitHubHistoryDialog::importRequested, this, [this](const RepositoryName& repository) {
        clear();
        m_dialog->showOutcome({}, false, false);
        FileHistoryJob::Request request;
        request.repository = repository;
        request.ref = m_dialog->branch();
        request.path = m_dialog->path();
        start(request);
    });
    connect(m_dialog, &GitHubHistoryDialog::moreRequested, this, [this] {
        FileHistoryJob::Request request = m_request;
        request.page = m_next;
        start(request);
    });
    connect(m_dialog, &GitHubHistoryDialog::historyRequested, this, [this] {
        const QString taken = m_crate;
        m_dialog->accept();
        Q_EMIT historyRequested(taken);
    });
    connect(m_dialog, &GitHubHistoryDialog::cancelRequested, &m_asking, &GitHubAsking::cancel);
    connect(m_dialog, &GitHubHistoryDialog::actionRequested, &m_asking, &GitHubAsking::doRemedy);
    m_dialog->setRepository(repositoryOf(crate));
    m_dialog->open();
}

void GitHubHistoryImport::clear()
{
    m_versions.clear();
    m_hashes.clear();
    m_crate.clear();
    m_next.clear();
}

void GitHubHistoryImport::start(const FileHistoryJob::Request& request)
{
    m_request = request;
    m_dialog->showProgress(tr("Listing the versions"));
    m_asking.run<FileHistoryJob>(
        request,
        [this](const FileHistoryPage& page) {
            m_next = page.next;
            if (m_dialog) {
                showOutcome();
            }
            if (!m_crate.isEmpty()) {
                Q_EMIT historyRequested(m_crate);
            }
        },
        [this](FileHistoryJob* job) {
            connect(job, &FileHistoryJob::versionRead, this, &GitHubHistoryImport::take);
        });
}

void GitHubHistoryImport::take(const FileVersion& version)
{
    TakenVersion taken{version.commit};
    QByteArray hash;
    if (version.problem) {
        taken.outcome = Outcome::Unreadable;
        taken.reason = GitHubWords::error(*version.problem, NumberFormat());
    } else if (!version.document) {
        taken.outcome = Outcome::Removed;
    } else if (!version.document->document) {
        taken.outcome = Outcome::Unreadable;
        taken.reason = Words::readError(*version.document->problem);
    } else {
        const DocumentPtr& document = version.document->document;
        hash = documentHash(*document);
        Library* library = m_program->library();
        taken.outcome =
            library->index()->find(hash) || m_hashes.contains(hash) ? Outcome::Duplicate : Outcome::Taken;
        LibraryOrigin origin = gitHubOrigin(m_program->github()->host(), *version.document, m_request.ref);
        origin.subject = version.commit.subject;
        origin.dated = version.commit.committedAt;
        library->keep(document, origin);
        if (m_crate.isEmpty()) {
            m_crate = document->crate.value_or(QString());
        }
    }
    m_hashes.append(hash);
    m_versions.append(taken);
}

/// What the library has not written by now, it will not.
void GitHubHistoryImport::libraryFailed(const LibraryError& error)
{
    if (!m_dialog || m_versions.rowCount() == 0) {
        return;
    }
    bool any = false;
    for (int row = 0; row < m_versions.rowCount(); ++row) {
        if (m_versions.versions().at(row).outcome == Outcome::Taken &&
            !m_program->library()->index()->find(m_hashes.at(row))) {
            m_versions.setNotKept(row);
            any = true;
        }
    }
    if (any) {
        m_asking.cancel();
        showOutcome();
        m_dialog->showProblem(LibraryWords::libraryError(error));
    }
}

void GitHubHistoryImport::showOutcome()
{
    const int duplicates = m_versions.count(Outcome::Duplicate);
    const int removed = m_versions.count(Outcome::Removed);
    const int unreadable = m_versions.count(Outcome::Unreadable);
    const int notKept = m_versions.count(Outcome::NotKept);
    QStringList sentences{
        tr("%n version(s) taken into the library.", nullptr, m_versions.count(Outcome::Taken))};
    if (duplicates > 0) {
        sentences += tr("%n was (were) there already.", nullptr, duplicates);
    }
    if (removed > 0) {
        sentences += tr("%n commit(s) removed the file.", nullptr, removed);
    }
    if (unreadable > 0) {
        sentences += tr("%n could not be read; the list says why.", nullptr, unreadable);
    }
    if (notKept > 0) {
        sentences += tr("%n could not be written to the library.", nullptr, notKept);
    }
    if (!m_next.isEmpty()) {
        sentences += tr("There are earlier ones.");
    }
    m_dialog->showOutcome(Joining::sentences(sentences), !m_next.isEmpty(), !m_crate.isEmpty());
}

void GitHubHistoryImport::fail(const GitHubTrouble& trouble)
{
    if (m_dialog) {
        showOutcome();
        m_dialog->showProblem(trouble.words, trouble.action());
    }
}

} // namespace rangebar
