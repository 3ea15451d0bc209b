// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/parts/pagesection.h"

#include "widgets/charts/chartview.h"
#include "widgets/parts/tableclipboard.h"
#include "widgets/parts/textlabel.h"
#include "widgets/parts/wrappingrow.h"

#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace rangebar {
namespace {

constexpr int partSpacing = 8;

} // namespace

PageSection::PageSection(const QString& title, QWidget* parent)
    : QWidget(parent)
    , m_title(new TextLabel(TextLabel::Style::Heading, this))
    , m_header(new WrappingRow)
    , m_body(new QVBoxLayout)
    , m_copy(new QToolButton(this))
    , m_copyMenu(new QMenu(this))
{
    m_title->setText(title);
    m_copy->setObjectName(QStringLiteral("copyButton"));
    m_copy->setText(tr("Copy"));
    m_copy->setAccessibleName(tr("Copy %1").arg(title));
    m_copy->setPopupMode(QToolButton::InstantPopup);
    m_copy->setAutoRaise(true);
    m_copy->setFocusPolicy(Qt::StrongFocus);
    m_copy->setMenu(m_copyMenu);
    connect(m_copyMenu, &QMenu::aboutToShow, this, &PageSection::fillCopyMenu);

    m_header->addWidget(m_title);
    m_header->addWidget(m_copy);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(partSpacing);
    m_body->setSpacing(partSpacing);
    layout->addLayout(m_header);
    layout->addLayout(m_body);
}

QString PageSection::title() const
{
    return m_title->text();
}

void PageSection::addSwitch(QAbstractButton* button)
{
    QToolButton* next = m_export ? m_export : m_copy;
    m_header->insertWidget(m_header->indexOf(next), button);
    setTabOrder(next->previousInFocusChain(), button); // as they stand
}

void PageSection::addExportButton()
{
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("exportButton"));
    button->setText(tr("Export..."));
    button->setAccessibleName(tr("Export %1").arg(title()));
    button->setToolTip(tr("Makes a picture of the chart for release notes, a slide or a page"));
    connect(button, &QToolButton::clicked, this, &PageSection::exportRequested);
    button->setFocusPolicy(Qt::StrongFocus);
    addSwitch(button);
    m_export = button;
}

void PageSection::setTableModel(const QAbstractItemModel* model)
{
    m_model = model;
}

void PageSection::setChart(ChartView* chart)
{
    m_chart = chart;
    connect(chart, &ChartView::copyImageRequested, this, &PageSection::copyImageRequested);
    connect(chart, &ChartView::saveImageRequested, this, &PageSection::saveImageRequested);
    connect(chart, &ChartView::exportRequested, this, &PageSection::exportRequested);
    addExportButton();
}

void PageSection::fillCopyMenu()
{
    m_copyMenu->clear();
    if (m_model) {
        m_copyMenu->addAction(tr("Copy table for a &spreadsheet"), this,
                              [this] { copyTableAsText(*m_model); });
        m_copyMenu->addAction(tr("Copy table as &Markdown"), this, [this] { copyTableAsMarkdown(*m_model); });
    }
    if (m_chart) {
        m_copyMenu->addSeparator();
        m_copyMenu->addAction(tr("Copy &image"), this, &PageSection::copyImageRequested);
        m_copyMenu->addAction(tr("Sa&ve image..."), this, &PageSection::saveImageRequested);
        m_copyMenu->addAction(tr("&Export..."), this, &PageSection::exportRequested);
    }
}

} // namespace rangebar
