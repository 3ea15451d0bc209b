// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/filechart.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QGlyphRun>
#include <QPainter>
#include <QPainterPath>
#include <QRawFont>
#include <QSvgGenerator>
#include <QTextLayout>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <algorithm>
#include <map>
#include <utility>

namespace rangebar {
namespace {

/// The bundled fonts are Noto's under another name; after them what systems without Noto have. Every line
/// says how long it is, so that it takes the same room in any of them.
const QString& fontFamilies()
{
    static const QString families = QStringLiteral(
        "'Noto Sans', 'Noto Sans SC', 'Noto Sans CJK SC', 'Segoe UI', 'Helvetica Neue', Arial, "
        "'PingFang SC', 'Microsoft YaHei', 'DejaVu Sans', sans-serif");
    return families;
}

QString number(double value)
{
    QString text = QString::number(value, 'f', 2);
    while (text.endsWith(QLatin1Char('0'))) {
        text.chop(1);
    }
    if (text.endsWith(QLatin1Char('.'))) {
        text.chop(1);
    }
    return text;
}

/// The chart as Qt's generator writes it.
QByteArray generated(const FileChart& chart, const PaintOptions& how)
{
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(96); // 72, the default, would make lengths other than those laid out
    generator.setSize(chart.size().toSize());
    generator.setViewBox(QRectF(QPointF(0, 0), chart.size()));
    QPainter painter;
    if (!painter.begin(&generator)) {
        return {};
    }
    chart.paintWhole(painter, how);
    return painter.end() ? buffer.data() : QByteArray();
}

/// Copies the shapes that the generator wrote, without what depends on the system (the font of the
/// application is on every group) and what says nothing.
class Shapes
{
public:
    Shapes(const QByteArray& svg, QXmlStreamWriter& writer) : m_reader(svg), m_writer(writer) {}

    /// False where the generator's XML was not understood.
    bool copy()
    {
        while (!m_reader.atEnd()) {
            switch (m_reader.readNext()) {
            case QXmlStreamReader::StartElement:
                start();
                break;
            case QXmlStreamReader::EndElement:
                end();
                break;
            default:
                break;
            }
        }
        return !m_reader.hasError();
    }

private:
    /// What is written anew around the shapes.
    static bool isFrame(QStringView name)
    {
        return name == u"svg" || name == u"defs" || name == u"title" || name == u"desc";
    }

    static bool tells(const QXmlStreamAttribute& attribute)
    {
        const QStringView name = attribute.name();
        return !name.startsWith(u"font-") && name != u"vector-effect" &&
               !(name.endsWith(u"-opacity") && attribute.value() == u"1") &&
               attribute.value() != u"matrix(1,0,0,1,0,0)";
    }

    void start()
    {
        if (isFrame(m_reader.name())) {
            return;
        }
        QXmlStreamAttributes attributes = m_reader.attributes();
        attributes.removeIf([](const QXmlStreamAttribute& attribute) { return !tells(attribute); });
        if (m_reader.name() == u"g") {
            m_waiting += attributes; // until there is something in it
            return;
        }
        for (const QXmlStreamAttributes& group : std::exchange(m_waiting, {})) {
            m_writer.writeStartElement(QStringLiteral("g"));
            m_writer.writeAttributes(group);
        }
        m_writer.writeStartElement(m_reader.name().toString());
        m_writer.writeAttributes(attributes);
    }

    void end()
    {
        if (isFrame(m_reader.name())) {
            return;
        }
        if (m_waiting.isEmpty()) {
            m_writer.writeEndElement();
        } else {
            m_waiting.removeLast();
        }
    }

    QXmlStreamReader m_reader;
    QXmlStreamWriter& m_writer;
    QList<QXmlStreamAttributes> m_waiting;
};

void writeLine(QXmlStreamWriter& writer, const PaintedLine& line, const ChartFonts& fonts)
{
    const QFont& font = fonts.font(line.style);
    writer.writeStartElement(QStringLiteral("text"));
    writer.writeAttribute(QStringLiteral("x"), number(line.baseline.x()));
    writer.writeAttribute(QStringLiteral("y"), number(line.baseline.y()));
    writer.writeAttribute(QStringLiteral("font-size"), QString::number(font.pixelSize()));
    if (font.weight() > QFont::Normal) {
        writer.writeAttribute(QStringLiteral("font-weight"), QStringLiteral("bold"));
    }
    writer.writeAttribute(QStringLiteral("fill"), line.colour.name());
    writer.writeAttribute(QStringLiteral("textLength"), number(fonts.advance(line.words, line.style)));
    writer.writeAttribute(QStringLiteral("lengthAdjust"), QStringLiteral("spacingAndGlyphs"));
    writer.writeCharacters(line.words);
    writer.writeEndElement();
}

/// Text that any viewer sets in the fonts it has.
void writeAsText(QXmlStreamWriter& writer, const QList<PaintedLine>& lines, const ChartFonts& fonts)
{
    writer.writeStartElement(QStringLiteral("g"));
    writer.writeAttribute(QStringLiteral("font-family"), fontFamilies());
    writer.writeAttribute(QStringLiteral("xml:space"), QStringLiteral("preserve"));
    for (const PaintedLine& line : lines) {
        writeLine(writer, line, fonts);
    }
    writer.writeEndElement();
}

QString pathData(const QPainterPath& path)
{
    QString data;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        switch (element.type) {
        case QPainterPath::MoveToElement:
            data += QLatin1Char('M');
            break;
        case QPainterPath::LineToElement:
            data += QLatin1Char('L');
            break;
        case QPainterPath::CurveToElement:
            data += QLatin1Char('C');
            break;
        case QPainterPath::CurveToDataElement:
            data += QLatin1Char(' ');
            break;
        }
        data += number(element.x) + QLatin1Char(' ') + number(element.y);
    }
    return data;
}

/// Text as outlines: each glyph once, and where it is used.
class Outlines
{
public:
    Outlines(const QList<PaintedLine>& lines, const ChartFonts& fonts)
    {
        for (const PaintedLine& line : lines) {
            add(line, fonts.font(line.style));
        }
    }

    void write(QXmlStreamWriter& writer) const
    {
        writer.writeStartElement(QStringLiteral("defs"));
        for (const auto& [id, data] : m_glyphs) {
            writer.writeEmptyElement(QStringLiteral("path"));
            writer.writeAttribute(QStringLiteral("id"), id);
            writer.writeAttribute(QStringLiteral("d"), data);
        }
        writer.writeEndElement();
        for (const Line& line : m_lines) {
            writer.writeStartElement(QStringLiteral("g"));
            writer.writeAttribute(QStringLiteral("fill"), line.colour.name());
            for (const Use& use : line.uses) {
                writer.writeEmptyElement(QStringLiteral("use"));
                writer.writeAttribute(QStringLiteral("xlink:href"), QLatin1Char('#') + use.id);
                writer.writeAttribute(QStringLiteral("x"), number(use.place.x()));
                writer.writeAttribute(QStringLiteral("y"), number(use.place.y()));
            }
            writer.writeEndElement();
        }
    }

private:
    struct Use
    {
        QString id;
        QPointF place;
    };
    struct Line
    {
        QColor colour;
        QList<Use> uses;
    };

    void add(const PaintedLine& line, const QFont& font)
    {
        QTextLayout layout(line.words, font);
        layout.beginLayout();
        const QTextLine placed = layout.createLine();
        layout.endLayout();
        Line written{line.colour, {}};
        const QPointF origin = line.baseline - QPointF(0, placed.ascent());
        for (const QGlyphRun& run : layout.glyphRuns()) {
            const QList<quint32> glyphs = run.glyphIndexes();
            const QList<QPointF> places = run.positions();
            for (qsizetype i = 0; i < glyphs.size(); ++i) {
                const QPainterPath path = run.rawFont().pathForGlyph(glyphs.at(i));
                if (!path.isEmpty()) {
                    written.uses += Use{idOf(pathData(path)), origin + places.at(i)};
                }
            }
        }
        // Qt gives the runs of a line in any order.
        std::ranges::stable_sort(written.uses, {}, [](const Use& use) { return use.place.x(); });
        if (!written.uses.isEmpty()) {
            m_lines += written;
        }
    }

    /// Made of the outline itself, so that several pictures in one page of HTML do not borrow each other's.
    QString idOf(const QString& data)
    {
        constexpr qsizetype digits = 10;
        const QByteArray hash = QCryptographicHash::hash(data.toLatin1(), QCryptographicHash::Sha1).toHex();
        const QString id = QLatin1Char('g') + QString::fromLatin1(hash.left(digits));
        m_glyphs.insert_or_assign(id, data);
        return id;
    }

    std::map<QString, QString> m_glyphs; ///< outlines by id
    QList<Line> m_lines;
};

} // namespace

QByteArray svgBytes(const FileChart& chart, bool textAsPaths)
{
    QList<PaintedLine> lines;
    PaintOptions how;
    how.collected = &lines;
    const QByteArray shapes = generated(chart, how);

    QByteArray bytes;
    QXmlStreamWriter writer(&bytes);
    writer.setAutoFormatting(true);
    writer.setAutoFormattingIndent(0);
    writer.writeStartDocument();
    writer.writeStartElement(QStringLiteral("svg"));
    writer.writeDefaultNamespace(QStringLiteral("http://www.w3.org/2000/svg"));
    if (textAsPaths) {
        writer.writeNamespace(QStringLiteral("http://www.w3.org/1999/xlink"), QStringLiteral("xlink"));
    }
    const QString width = number(chart.size().width());
    const QString height = number(chart.size().height());
    writer.writeAttribute(QStringLiteral("width"), width);
    writer.writeAttribute(QStringLiteral("height"), height);
    writer.writeAttribute(QStringLiteral("viewBox"), QStringLiteral("0 0 %1 %2").arg(width, height));
    writer.writeAttribute(QStringLiteral("role"), QStringLiteral("img"));
    writer.writeAttribute(QStringLiteral("xml:lang"), chart.language());
    writer.writeTextElement(QStringLiteral("title"), chart.title());
    writer.writeTextElement(QStringLiteral("desc"), chart.altText());
    if (!Shapes(shapes, writer).copy()) {
        return {};
    }
    if (textAsPaths) {
        Outlines(lines, chart.fonts()).write(writer);
    } else {
        writeAsText(writer, lines, chart.fonts());
    }
    writer.writeEndDocument();
    return bytes;
}

} // namespace rangebar
