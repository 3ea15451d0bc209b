// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/helppage.h"

#include "models/report/joining.h"
#include "widgets/charts/chartview.h"
#include "widgets/parts/textlabel.h"

#include <QEvent>
#include <QVBoxLayout>

namespace rangebar {
namespace {

constexpr int pageMargin = 16;
constexpr int paragraphSpacing = 10;
constexpr int readableWidth = 900;

RangeRow row(LoopRole role, double best, double medianRound, double slowest, double band, bool hollow,
             const QString& verdict)
{
    RangeRow result;
    result.role = role;
    result.label = Words::loop(role);
    result.dot = best;
    result.rangeFrom = best;
    result.rangeTo = slowest;
    result.notch = medianRound;
    if (role != LoopRole::RawClient) {
        result.band = band;
    }
    result.hollow = hollow;
    result.verdict = verdict;
    return result;
}

} // namespace

HelpPage::HelpPage(QWidget* parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    rebuild();
}

void HelpPage::rebuild()
{
    const NumberFormat format{locale()};
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(pageMargin, pageMargin, pageMargin, pageMargin);
    layout->setSpacing(paragraphSpacing);
    const auto add = [layout](TextLabel::Style style, const QString& text) {
        auto* label = new TextLabel(style);
        label->setText(text);
        label->setMaximumWidth(readableWidth);
        layout->addWidget(label);
    };

    add(TextLabel::Style::Title, tr("How to read the charts"));
    add(TextLabel::Style::Body, tr("Every scenario is run by three loops that do the same work. The raw "
                                   "client drives the broker's own client "
                                   "directly. The broker crate uses the crate's consumer and publisher "
                                   "without the runtime. RustStream is the "
                                   "whole service a user writes."));

    RangeChartSpec example;
    example.title = tr("An example, not a measurement");
    RangeBlock distinguishable;
    distinguishable.name = tr("A scenario where the service costs something");
    distinguishable.rows = {
        row(LoopRole::RawClient, 0, 1.0, 2.2, 0, false, {}),
        row(LoopRole::BrokerCrate, 1.4, 2.1, 3.0, 2.2, true, Words::verdict(Verdict::Indistinguishable)),
        row(LoopRole::RustStream, 6.3, 6.9, 8.1, 2.2, false, format.percentLabel(6.3))};
    example.blocks = {distinguishable};
    const QList<RangeRow> rows = distinguishable.rows;
    example.card = [rows, name = distinguishable.name](int, int index) {
        Card card;
        card.title = Joining::list({name, rows.at(index).label});
        card.sentences = {
            tr("On a real chart this card shows the best, the median and the slowest round, the spreads, "
               "and why the verdict is what it is.")};
        return card;
    };
    example.spoken = [rows](int, int index) {
        const RangeRow& spokenRow = rows.at(index);
        return spokenRow.verdict.isEmpty() ? spokenRow.label
                                           : tr("%1: %2").arg(spokenRow.label, spokenRow.verdict);
    };
    auto* chart = new ChartView;
    chart->setObjectName(QStringLiteral("exampleChart"));
    chart->setSpec(example);
    chart->setExportEnabled(false); // its figures are invented
    chart->setMaximumWidth(readableWidth);
    layout->addWidget(chart);

    add(TextLabel::Style::Heading, tr("The marks"));
    add(TextLabel::Style::Body,
        tr("The axis says how far a round is below the raw client's best round, in percent. Zero is the raw "
           "client; "
           "right of zero is slower, left of zero is faster than the raw client was."));
    add(TextLabel::Style::Body, tr("Dot: the loop's best round, the number it is known by. In documents of "
                                   "schema 1 and 2 it is the median "
                                   "round, since they publish no best one."));
    add(TextLabel::Style::Body, tr("Bar: from the best to the slowest round of one run. It is the range of "
                                   "the rounds that were run, not a "
                                   "confidence interval: another run may fall outside it."));
    add(TextLabel::Style::Body,
        tr("Notch: the median round. Where there is none, the document did not publish it."));
    add(TextLabel::Style::Body,
        tr("Band: the larger spread of this loop and of the raw client, to both sides of zero. A dot inside "
           "its band "
           "differs from the raw client by less than the rounds differ among themselves."));
    add(TextLabel::Style::Body, tr("Hollow dot: indistinguishable. The difference is smaller than the "
                                   "spread, so no percentage is printed for "
                                   "it anywhere. The published verdict decides; where a document publishes "
                                   "none, the spread rule does, and "
                                   "where the two disagree the card of the row says so."));
    add(TextLabel::Style::Body, tr("Broker-bound: the round trips to the broker take at least half the time "
                                   "of a message, so the row says more "
                                   "about the broker than about the code. The card of a row shows the sum."));

    add(TextLabel::Style::Heading, tr("Cost of the code"));
    add(TextLabel::Style::Body, tr("Instructions and allocations are counted, not timed, and are per message "
                                   "in the steady state. Cold start is "
                                   "the whole cost of starting the service and taking the first delivery, "
                                   "divided by nothing. An entry marked "
                                   "\"not gated\" is reported but does not fail the crate's own checks."));

    add(TextLabel::Style::Heading, tr("What the numbers can't say"));
    add(TextLabel::Style::Body, tr("Rows of different crates are never compared with each other: different "
                                   "brokers do different work for a "
                                   "message. Rates hold for the machine they were measured on."));

    add(TextLabel::Style::Heading, tr("Keyboard"));
    add(TextLabel::Style::Body, tr("In a chart, the arrow keys, Home, End, Page Up and Page Down move from "
                                   "row to row and show the row's card; "
                                   "Escape hides it. Every chart has the same numbers as a table below it. "
                                   "Ctrl+C copies the selected rows of a "
                                   "table, or all of them. F5 asks for new results, F9 shows or hides the "
                                   "list of crates, and Ctrl+Page Down "
                                   "and Ctrl+Page Up go to the next and the previous page."));
    layout->addStretch(1);
    setWidget(page);
}

void HelpPage::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        rebuild();
    }
}

} // namespace rangebar
