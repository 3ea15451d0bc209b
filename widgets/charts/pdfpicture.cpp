// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/filechart.h"

#include <QBuffer>
#include <QHash>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>

namespace rangebar {
namespace {

/// PDF readers show no larger page.
constexpr double largestSide = 14400;
constexpr int resolution = 1200;

/// A text string of PDF, in hexadecimal digits: UTF-16, big end first.
QByteArray pdfText(const QString& text)
{
    QByteArray digits = QByteArrayLiteral("<FEFF");
    for (const QChar unit : text) {
        digits += QByteArray::number(unit.unicode(), 16).rightJustified(4, '0').toUpper();
    }
    return digits + '>';
}

/// The information about the document: Qt has no setter for a description, and always writes the time.
QByteArray information(const QByteArray& number, const FileChart& chart)
{
    return number + " 0 obj\n<<\n/Title " + pdfText(chart.title()) + "\n/Subject " +
           pdfText(chart.altText()) + "\n/Creator " + pdfText(pictureSoftware()) + "\n>>\nendobj\n";
}

QByteArray tenDigits(qsizetype number)
{
    return QByteArray::number(number).rightJustified(10, '0');
}

/// With our own information in the place of Qt's, and the table of places that follows from it. Bytes of
/// another form than Qt 6.4 writes are left as they are.
QByteArray described(const QByteArray& pdf, const FileChart& chart)
{
    static const QRegularExpression end(
        QStringLiteral(
            "xref\\n0 (\\d+)\\s*\\n((?:\\d{10} \\d{5} [nf]\\s*\\n)+)(trailer\\s*<<.*/Info (\\d+) 0 R.*>>\\s*)"
            "startxref\\s*(\\d+)\\s*%%EOF\\s*$"),
        QRegularExpression::DotMatchesEverythingOption);
    const QByteArray endOfObject = QByteArrayLiteral("endobj\n");
    const qsizetype tableStart = pdf.lastIndexOf("\nxref\n") + 1;
    const QRegularExpressionMatch match = end.match(QString::fromLatin1(pdf.mid(tableStart)));
    const QByteArray number = match.captured(4).toLatin1();
    const qsizetype start = pdf.indexOf(QByteArray('\n' + number + " 0 obj\n")) + 1;
    const qsizetype stop = pdf.indexOf(endOfObject, start) + endOfObject.size();
    if (!match.hasMatch() || start <= 0 || stop < start) {
        return pdf;
    }
    const QByteArray replacement = information(number, chart);
    const qsizetype moved = replacement.size() - (stop - start);
    QByteArray bytes = pdf.left(start) + replacement + pdf.mid(stop, tableStart - stop);
    bytes += "xref\n0 " + match.captured(1).toLatin1() + '\n';
    for (const QString& line : match.captured(2).split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        const qsizetype place = line.left(10).toLongLong();
        bytes += tenDigits(place > start ? place + moved : place) + line.mid(10).toLatin1() + '\n';
    }
    bytes +=
        match.captured(3).toLatin1() + "startxref\n" + QByteArray::number(tableStart + moved) + "\n%%EOF\n";
    return bytes;
}

/// As long as this lives, Qt writes the fonts of a PDF in the same order in every run: it keeps them in a
/// hash table, whose order is random otherwise.
class SteadyOrder
{
public:
    SteadyOrder() { QHashSeed::setDeterministicGlobalSeed(); }
    ~SteadyOrder() { QHashSeed::resetRandomGlobalSeed(); }
    Q_DISABLE_COPY_MOVE(SteadyOrder)
};

} // namespace

QByteArray pdfBytes(const FileChart& chart)
{
    const QList<QRectF> pages = chart.pages(largestSide);
    const auto paper = [](const QRectF& part) {
        return QPageSize(part.size(), QPageSize::Point, QString(), QPageSize::ExactMatch);
    };
    const SteadyOrder order;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(resolution);
    writer.setTitle(chart.title());
    writer.setCreator(pictureSoftware());
    writer.setPageSize(paper(pages.constFirst()));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    QPainter painter;
    if (!painter.begin(&writer)) {
        return {};
    }
    painter.scale(resolution / 72.0, resolution / 72.0);
    for (const QRectF& part : pages) {
        if (part.top() > 0 && !(writer.setPageSize(paper(part)) && writer.newPage())) {
            return {};
        }
        painter.save();
        painter.translate(0, -part.top());
        painter.setClipRect(part);
        chart.paint(painter, part);
        painter.restore();
    }
    return painter.end() ? described(buffer.data(), chart) : QByteArray();
}

} // namespace rangebar
