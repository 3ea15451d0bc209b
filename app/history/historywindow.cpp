// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historywindow.h"

#include "app/comparing.h"
#include "app/program.h"
#include "models/items/pagekeys.h"
#include "models/report/historywords.h"
#include "widgets/pages/historypage.h"

#include <QDir>
#include <QFileInfo>
#include <QStackedWidget>

#include <algorithm>
#include <array>

namespace rangebar {
namespace {

// Words of the settings file. What is not known is passed over: a later version may have written it.
const QString byVersion = QStringLiteral("version");
const QString rates = QStringLiteral("rates");
const QString coldStart = QStringLiteral("cold");
const QString latest = QStringLiteral("latest ");

const std::array<std::pair<LoopRole, QString>, 3> withoutLoop{
    {{LoopRole::RawClient, QStringLiteral("without raw")},
     {LoopRole::BrokerCrate, QStringLiteral("without adapter")},
     {LoopRole::RustStream, QStringLiteral("without framework")}}};

QStringList wordsOf(const HistorySwitches& switches)
{
    QStringList words;
    if (switches.order == HistoryOrder::Version) {
        words += byVersion;
    }
    if (switches.latest > 0) {
        words += latest + QString::number(switches.latest);
    }
    if (switches.chart.rates) {
        words += rates;
    }
    if (switches.coldStart) {
        words += coldStart;
    }
    for (const auto& [role, word] : withoutLoop) {
        if (!switches.chart.loops.contains(role)) {
            words += word;
        }
    }
    return words;
}

HistorySwitches switchesFrom(const QStringList& words)
{
    HistorySwitches switches;
    switches.order = words.contains(byVersion) ? HistoryOrder::Version : HistoryOrder::Date;
    switches.chart.rates = words.contains(rates);
    switches.coldStart = words.contains(coldStart);
    for (const auto& [role, word] : withoutLoop) {
        if (words.contains(word)) {
            switches.chart.loops.removeOne(role);
        }
    }
    for (const QString& word : words) {
        if (word.startsWith(latest)) {
            switches.latest = word.mid(latest.size()).toInt();
        }
    }
    return switches;
}

} // namespace

HistoryWindow::HistoryWindow(Program* program, Comparing* comparing, QStackedWidget* stack, QObject* parent)
    : QObject(parent), m_program(program), m_comparing(comparing), m_stack(stack)
{
    connect(&m_documents, &HistoryReading::changed, this, &HistoryWindow::update);
    connectSources();
    connectLibrary();
    connect(m_program, &Program::libraryReplaced, this, [this] {
        connectLibrary();
        readLibrary();
    });
}

void HistoryWindow::connectSources()
{
    connect(m_program->feed(), &CrateFeed::stateChanged, this, [this](int index) {
        if (m_program->feed()->state(index).entry.crate == m_crate) {
            update();
        }
    });
    OpenFiles* files = m_program->files();
    connect(files, &OpenFiles::dataChanged, this, &HistoryWindow::update);
    connect(files, &OpenFiles::rowsInserted, this, &HistoryWindow::update);
    connect(files, &OpenFiles::rowsRemoved, this, &HistoryWindow::update);
}

void HistoryWindow::connectLibrary()
{
    connect(m_program->library(), &Library::changed, this, &HistoryWindow::readLibrary);
}

void HistoryWindow::readLibrary()
{
    if (m_page != nullptr) {
        m_documents.read(m_program->library()->index(), m_crate);
    }
}

HistoryPage* HistoryWindow::page(const QString& crate)
{
    if (m_page == nullptr) {
        m_page = new HistoryPage(m_stack);
        m_page->setObjectName(QStringLiteral("historyPage"));
        m_stack->addWidget(m_page);
        m_page->setSwitches(switchesFrom(m_program->settings().list(Setting::HistorySwitches)));
        connect(m_page, &HistoryPage::switchesChanged, this,
                [this] { m_program->settings().set(Setting::HistorySwitches, wordsOf(m_page->switches())); });
        connect(m_page, &HistoryPage::documentActivated, this, &HistoryWindow::open);
        connect(m_page, &HistoryPage::comparisonRequested, this, &HistoryWindow::compare);
        connect(m_page, &HistoryPage::chosenChanged, this, &HistoryWindow::stateChanged);
        Q_EMIT pageMade(m_page);
    }
    if (crate != m_crate) {
        m_crate = crate;
        readLibrary();
    }
    return m_page;
}

void HistoryWindow::update()
{
    if (m_page == nullptr) {
        return;
    }
    HistoryPageContent content;
    content.key = m_crate;
    content.crate = m_crate;
    content.documents = m_documents.documents() + onShow();
    content.isReading = m_documents.isReading();
    content.problems = m_documents.problems();
    m_page->setContent(content);
    Q_EMIT stateChanged();
}

/// What of the crate is on a page, and not in the library.
QList<HistoryInput> HistoryWindow::onShow() const
{
    QList<HistoryInput> inputs;
    const auto add = [&](const DocumentPtr& document, const QString& source, const QString& key,
                         const QDateTime& recorded) {
        const auto same = [&document](const HistoryInput& input) {
            return input.document->bytes == document->bytes;
        };
        if (std::ranges::none_of(m_documents.documents(), same) && std::ranges::none_of(inputs, same)) {
            inputs += HistoryInput{document, source, key, recorded};
        }
    };
    const CrateFeed* feed = m_program->feed();
    if (const int index = feed->indexOf(m_crate); index >= 0) {
        const CrateState& state = feed->state(index);
        if (state.document &&
            (state.origin == DocumentOrigin::Network || state.origin == DocumentOrigin::Cache)) {
            add(state.document, feed->catalogue().documentUrl(state.entry).toDisplayString(),
                pageKey::crate + m_crate, {});
        }
    }
    const OpenFiles* files = m_program->files();
    for (int row = 0; row < files->rowCount(); ++row) {
        const OpenFile& file = files->file(row);
        if (file.document && file.document->crate == m_crate) {
            add(file.document, QDir::toNativeSeparators(file.path), pageKey::file + file.path,
                QFileInfo(file.path).lastModified());
        }
    }
    return inputs;
}

bool HistoryWindow::canCompare() const
{
    return m_page != nullptr && m_page->chosen().size() == 2;
}

void HistoryWindow::compareChosen()
{
    if (canCompare()) {
        const QList<HistoryInput> two = m_page->chosen();
        compare(two.constFirst(), two.constLast());
    }
}

QString HistoryWindow::heading() const
{
    return m_page != nullptr ? HistoryWords::title(*m_page->history()) : QString();
}

std::optional<ExportSubject> HistoryWindow::subject() const
{
    return m_page != nullptr && !m_page->history()->steps.isEmpty()
               ? std::optional(ExportSubject(m_page->history(), m_page->options()))
               : std::nullopt;
}

void HistoryWindow::open(const HistoryInput& document)
{
    if (document.key.startsWith(pageKey::crate) || document.key.startsWith(pageKey::file)) {
        Q_EMIT pageRequested(document.key);
    } else {
        Q_EMIT openRequested({m_program->library()->path(document.key)});
    }
}

/// Named so that a comparison can be kept and opened again: of the library by its whole path.
ComparisonSide HistoryWindow::sideOf(const HistoryInput& document) const
{
    const bool isPage = document.key.startsWith(pageKey::crate) || document.key.startsWith(pageKey::file);
    return {document.document, isPage ? document.source : m_program->library()->path(document.key)};
}

void HistoryWindow::compare(const HistoryInput& base, const HistoryInput& candidate)
{
    m_comparing->compareInOrderOfDates(sideOf(base), sideOf(candidate));
    Q_EMIT compared();
}

} // namespace rangebar
