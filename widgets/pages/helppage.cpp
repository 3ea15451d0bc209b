// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/helppage.h"

#include "widgets/charts/chartimage.h"
#include "widgets/charts/manualchart.h"
#include "widgets/parts/manualview.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QStyle>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace rangebar {
namespace {

constexpr int chapterRole = Qt::UserRole;
constexpr int headingRole = Qt::UserRole + 1;
constexpr int contentsWidth = 260;
constexpr int contentsLetters = 30;
constexpr int barMargin = 8;

template <typename Item>
ManualPlace placeOf(const Item& data)
{
    return {data(chapterRole).toInt(), data(headingRole).toInt()};
}

} // namespace

HelpPage::HelpPage(const QString& folder, const DocumentPtr& example, QWidget* parent)
    : QWidget(parent), m_folder(folder), m_example(example)
{
    m_search = new QLineEdit(this);
    m_search->setObjectName(QStringLiteral("manualSearch"));
    m_search->setClearButtonEnabled(true);
    m_found = new QLabel(this);
    m_found->setObjectName(QStringLiteral("manualFound"));
    m_found->setTextFormat(Qt::PlainText);
    m_found->setWordWrap(true);
    m_found->hide();

    m_left = new QStackedWidget(this);
    m_contents = new QTreeWidget(m_left);
    m_contents->setObjectName(QStringLiteral("manualContents"));
    m_contents->setHeaderHidden(true);
    m_contents->setUniformRowHeights(true);
    m_contents->header()->setStretchLastSection(true);
    m_results = new QListWidget(m_left);
    m_results->setObjectName(QStringLiteral("manualResults"));
    m_results->setWordWrap(true);
    m_results->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_left->addWidget(m_contents);
    m_left->addWidget(m_results);

    m_backButton = new QToolButton(this);
    m_forwardButton = new QToolButton(this);
    m_back = addStep(m_backButton, "manualBack", Qt::ALT | Qt::Key_Left, -1);
    m_forward = addStep(m_forwardButton, "manualForward", Qt::ALT | Qt::Key_Right, 1);

    m_view = new ManualView([this](const QString& name, int width) { return picture(name, width); }, this);
    m_view->setObjectName(QStringLiteral("manualText"));

    auto* left = new QWidget(this);
    auto* leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(barMargin, barMargin, barMargin, 0);
    auto* bar = new QHBoxLayout;
    bar->addWidget(m_backButton);
    bar->addWidget(m_forwardButton);
    bar->addWidget(m_search, 1);
    leftLayout->addLayout(bar);
    leftLayout->addWidget(m_found);
    leftLayout->addWidget(m_left, 1);
    auto* splitter = new QSplitter(this);
    splitter->setObjectName(QStringLiteral("manualSplitter"));
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(left);
    splitter->addWidget(m_view);
    splitter->setStretchFactor(0, 0);
    splitter->setStretchFactor(1, 1);
    // The words of the search field and its button in full, also in large letters.
    const int contents = std::max(contentsWidth, contentsLetters * fontMetrics().averageCharWidth());
    splitter->setSizes({contents, 3 * contentsWidth});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);

    const auto shortcut = [](QWidget* widget, Qt::Key key) {
        auto* action = new QAction(widget);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetShortcut);
        widget->addAction(action);
        return action;
    };
    connect(shortcut(m_search, Qt::Key_Escape), &QAction::triggered, m_search, &QLineEdit::clear);
    connect(shortcut(m_search, Qt::Key_Down), &QAction::triggered, this, [this] {
        m_left->currentWidget()->setFocus(Qt::OtherFocusReason);
        if (m_left->currentWidget() == m_results && m_results->currentRow() < 0) {
            m_results->setCurrentRow(0);
        }
    });
    connect(m_search, &QLineEdit::textChanged, this, &HelpPage::search);
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        if (m_results->count() > 0) {
            m_results->setCurrentRow(std::max(0, m_results->currentRow()));
            focusText();
        }
    });
    connect(m_results, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item) {
            go(placeOf([item](int role) { return item->data(role); }));
            m_view->setMarkedWords(Manual::splitWords(m_search->text()));
        }
    });
    connect(m_results, &QListWidget::itemActivated, this, &HelpPage::focusText);
    connect(m_contents, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        if (item) {
            go(placeOf([item](int role) { return item->data(0, role); }));
        }
    });
    connect(m_contents, &QTreeWidget::itemActivated, this, &HelpPage::focusText);
    connect(m_contents, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem* item) {
        go(placeOf([item](int role) { return item->data(0, role); })); // again, after scrolling away
    });
    connect(m_view, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) { follow(url.toString()); });
    retranslate();
}

QAction* HelpPage::addStep(QToolButton* button, const char* name, const QKeySequence& key, int by)
{
    auto* action = new QAction(this);
    action->setObjectName(QLatin1String(name));
    action->setIcon(style()->standardIcon(by < 0 ? QStyle::SP_ArrowBack : QStyle::SP_ArrowForward));
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    action->setEnabled(false);
    connect(action, &QAction::triggered, this, [this, by] { step(by); });
    addAction(action);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return action;
}

void HelpPage::load()
{
    m_language = Manual::currentLanguage();
    m_manual = Manual::load(m_folder + QLatin1Char('/') + m_language);
    fillContents();
}

void HelpPage::fillContents()
{
    const QSignalBlocker blocker(m_contents);
    m_contents->clear();
    for (int chapter = 0; chapter < m_manual.chapters().size(); ++chapter) {
        QTreeWidgetItem* parent = nullptr;
        const QList<ManualHeading>& headings = m_manual.chapters().at(chapter).headings;
        for (int heading = 0; heading < headings.size(); ++heading) {
            if (headings.at(heading).level > 2) {
                continue;
            }
            auto* item = parent ? new QTreeWidgetItem(parent) : new QTreeWidgetItem(m_contents);
            item->setText(0, headings.at(heading).text);
            item->setToolTip(0, headings.at(heading).text);
            item->setData(0, chapterRole, chapter);
            item->setData(0, headingRole, heading);
            parent = parent ? parent : item;
        }
    }
}

QString HelpPage::chapter() const
{
    return m_chapter < 0 ? QString() : m_manual.chapters().at(m_chapter).id;
}

void HelpPage::showChapter(const QString& id)
{
    const int chapter = std::max(0, m_manual.indexOf(id));
    if (chapter != m_chapter && !m_manual.chapters().isEmpty()) {
        go({chapter, 0});
    }
}

void HelpPage::showPlace(const QString& englishLink)
{
    const QString english = QStringLiteral("en");
    const Manual edition =
        m_language == english ? m_manual : Manual::load(m_folder + QLatin1Char('/') + english);
    if (const auto place = edition.target(0, englishLink)) {
        go(*place);
    }
}

void HelpPage::showText(int chapter)
{
    if (chapter != m_chapter) {
        m_chapter = chapter;
        m_view->setChapter(m_manual.chapters().at(chapter).markdown);
        Q_EMIT chapterChanged(this->chapter());
    }
}

void HelpPage::go(const ManualPlace& place)
{
    if (m_visit >= 0) {
        m_visits[m_visit].block = m_view->blockOnTop();
    }
    const bool isElsewhere = place.chapter != m_chapter || m_view->headingOnTop() != place.heading;
    showText(place.chapter);
    m_view->scrollToHeading(place.heading);
    if (isElsewhere || m_visit < 0) {
        m_visits.resize(m_visit + 1);
        m_visits.append({chapter(), m_view->blockOnTop()});
        m_visit = m_visits.size() - 1;
    }
    m_back->setEnabled(m_visit > 0);
    m_forward->setEnabled(false);
    selectInContents(place);
}

void HelpPage::step(int by)
{
    const qsizetype next = m_visit + by;
    if (next < 0 || next >= m_visits.size()) {
        return;
    }
    m_visits[m_visit].block = m_view->blockOnTop();
    m_visit = next;
    const Visit visit = m_visits.at(next);
    showText(std::max(0, m_manual.indexOf(visit.chapter)));
    m_view->scrollToBlock(visit.block);
    m_back->setEnabled(m_visit > 0);
    m_forward->setEnabled(m_visit + 1 < m_visits.size());
    selectInContents({m_chapter, m_view->headingOnTop()});
}

void HelpPage::selectInContents(const ManualPlace& place)
{
    const QSignalBlocker blocker(m_contents);
    QTreeWidgetItem* chapter = m_contents->topLevelItem(place.chapter);
    if (!chapter) {
        return;
    }
    QTreeWidgetItem* current = chapter;
    for (int i = 0; i < chapter->childCount(); ++i) {
        if (chapter->child(i)->data(0, headingRole).toInt() <= place.heading) {
            current = chapter->child(i);
        }
    }
    for (int i = 0; i < m_contents->topLevelItemCount(); ++i) {
        m_contents->topLevelItem(i)->setExpanded(i == place.chapter);
    }
    m_contents->setCurrentItem(current);
    m_contents->scrollToItem(current);
}

void HelpPage::follow(const QString& link)
{
    if (const auto place = m_manual.target(m_chapter, QUrl::fromPercentEncoding(link.toUtf8()))) {
        go(*place);
    }
}

void HelpPage::search()
{
    const QSignalBlocker blocker(m_results);
    m_results->clear();
    const QString words = m_search->text();
    const bool searching = !words.trimmed().isEmpty();
    m_left->setCurrentWidget(searching ? static_cast<QWidget*>(m_results) : m_contents);
    m_found->setVisible(searching);
    if (!searching) {
        m_view->setMarkedWords({});
        return;
    }
    const QList<ManualHit> hits = m_manual.find(words);
    for (const ManualHit& hit : hits) {
        const ManualChapter& chapter = m_manual.chapters().at(hit.place.chapter);
        const QString heading = chapter.headings.at(hit.place.heading).text;
        const QString where =
            hit.place.heading == 0 ? chapter.title() : tr("%1: %2").arg(chapter.title(), heading);
        auto* item = new QListWidgetItem(where + QLatin1Char('\n') + hit.excerpt, m_results);
        item->setData(chapterRole, hit.place.chapter);
        item->setData(headingRole, hit.place.heading);
    }
    m_found->setText(hits.isEmpty() ? tr("Nothing in the manual has these words.")
                                    : tr("Found in %n section(s)", nullptr, int(hits.size())));
}

QImage HelpPage::picture(const QString& name, int width) const
{
    const QString file = name.section(QLatin1Char('/'), -1);
    const double scale = devicePixelRatioF();
    if (const auto chart = manualChart(file, m_example)) {
        ImageOptions options;
        options.theme = ChartTheme::forPalette(palette()).choice();
        options.width = width;
        options.scale = scale;
        options.altText = QString();
        const auto image = chartImage(*chart, options);
        return image ? *image : QImage();
    }
    QImage image(m_folder + QLatin1Char('/') + m_language + QLatin1String("/images/") + file);
    if (image.width() > width) {
        image = image.scaledToWidth(qRound(width * scale), Qt::SmoothTransformation);
        image.setDevicePixelRatio(scale);
    }
    return image;
}

void HelpPage::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void HelpPage::focusText()
{
    m_view->setFocus(Qt::OtherFocusReason);
}

void HelpPage::retranslate()
{
    m_search->setPlaceholderText(tr("Search the manual"));
    m_search->setAccessibleName(tr("Search the manual"));
    m_search->setToolTip(tr("Search the manual")); // the list beside the text may be narrow
    m_contents->setAccessibleName(tr("Contents of the manual"));
    m_results->setAccessibleName(tr("Where the words were found"));
    m_view->setAccessibleName(tr("Text of the manual"));
    m_back->setText(tr("Back"));
    m_back->setToolTip(tr("Back (Alt+Left)"));
    m_forward->setText(tr("Forward"));
    m_forward->setToolTip(tr("Forward (Alt+Right)"));

    const QString id = chapter();
    const int heading = m_chapter < 0 ? 0 : m_view->headingOnTop();
    load();
    m_chapter = -1;
    if (!id.isEmpty()) {
        const int same = std::max(0, m_manual.indexOf(id));
        showText(same);
        m_view->scrollToHeading(heading);
        selectInContents({same, heading});
    }
    search();
}

void HelpPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

} // namespace rangebar
