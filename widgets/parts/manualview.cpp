// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/parts/manualview.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextTable>

#include <algorithm>

namespace rangebar {
namespace {

constexpr int margin = 16;
constexpr int readableWidth = 860;
constexpr int narrowest = 120;
constexpr int cellPadding = 4;
constexpr int quoteMargin = 24;

/// Has no resource but those that were put into it: nothing in a text makes it read a file.
class ManualDocument final : public QTextDocument
{
public:
    using QTextDocument::QTextDocument;

protected:
    QVariant loadResource(int, const QUrl&) override { return {}; }
};

} // namespace

ManualView::ManualView(Pictures pictures, QWidget* parent)
    : QTextBrowser(parent), m_pictures(std::move(pictures))
{
    auto* document = new ManualDocument(this);
    document->setUndoRedoEnabled(false);
    setDocument(document);
    setOpenLinks(false);
}

void ManualView::setChapter(const QString& markdown)
{
    m_markdown = markdown;
    m_markedWords.clear();
    render();
    verticalScrollBar()->setValue(0);
}

void ManualView::render()
{
    const QScopedValueRollback rendering(m_rendering, true);
    document()->setDefaultFont(font());
    document()->setMarkdown(m_markdown,
                            QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) |
                                QTextDocument::MarkdownNoHTML);
    styleBlocks();
    styleTables();
    m_placedWidth = 0;
    placePictures();
    markWords();
}

void ManualView::styleBlocks()
{
    const QBrush shade = palette().brush(QPalette::AlternateBase);
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        const bool isCode = format.hasProperty(QTextFormat::BlockCodeFence);
        const bool isQuote = format.hasProperty(QTextFormat::BlockQuoteLevel);
        if (!isCode && !isQuote) {
            continue;
        }
        format.setBackground(shade);
        format.setNonBreakableLines(false);
        if (isQuote) {
            format.setLeftMargin(quoteMargin);
            format.setRightMargin(quoteMargin);
        }
        QTextCursor(block).setBlockFormat(format);
    }
}

void ManualView::styleTables()
{
    const QList<QTextFrame*> frames = document()->rootFrame()->childFrames();
    for (QTextFrame* frame : frames) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table) {
            continue;
        }
        QTextTableFormat format = table->format();
        format.setCellPadding(cellPadding);
        format.setCellSpacing(0);
        format.setBorder(1);
        format.setBorderCollapse(true);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(palette().brush(QPalette::Mid));
        format.setTopMargin(cellPadding);
        format.setBottomMargin(3 * cellPadding);
        format.setHeaderRowCount(1);
        table->setFormat(format);
        for (int column = 0; column < table->columns(); ++column) {
            QTextTableCell cell = table->cellAt(0, column);
            QTextTableCellFormat header = cell.format().toTableCellFormat();
            header.setBackground(palette().brush(QPalette::AlternateBase));
            header.setFontWeight(QFont::Bold);
            cell.setFormat(header);
        }
    }
}

int ManualView::pictureWidth() const
{
    return std::clamp(viewport()->width() - 2 * margin, narrowest, readableWidth);
}

/// Also keeps the lines from becoming longer than can be read.
void ManualView::placePictures()
{
    const int width = pictureWidth();
    QTextFrameFormat root = document()->rootFrame()->frameFormat();
    root.setMargin(margin);
    root.setRightMargin(std::max(margin, viewport()->width() - margin - readableWidth));
    document()->rootFrame()->setFrameFormat(root);
    if (width == m_placedWidth) {
        return;
    }
    m_placedWidth = width;
    struct Placed
    {
        int position;
        QTextImageFormat format;
    };
    QList<Placed> pictures;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            if (it.fragment().charFormat().isImageFormat()) {
                pictures.append({it.fragment().position(), it.fragment().charFormat().toImageFormat()});
            }
        }
    }
    for (Placed& picture : pictures) {
        const QImage image = m_pictures(picture.format.name(), width);
        if (image.isNull()) {
            continue;
        }
        document()->addResource(QTextDocument::ImageResource, QUrl(picture.format.name()), image);
        picture.format.setWidth(image.deviceIndependentSize().width());
        picture.format.setHeight(image.deviceIndependentSize().height());
        QTextCursor cursor(document());
        cursor.setPosition(picture.position);
        cursor.setPosition(picture.position + 1, QTextCursor::KeepAnchor);
        cursor.setCharFormat(picture.format);
    }
}

void ManualView::setMarkedWords(const QStringList& words)
{
    m_markedWords = words;
    markWords();
}

void ManualView::markWords()
{
    QList<ExtraSelection> marks;
    for (const QString& word : m_markedWords) {
        for (QTextCursor found = document()->find(word); !found.isNull();
             found = document()->find(word, found)) {
            ExtraSelection mark;
            mark.cursor = found;
            mark.format.setBackground(palette().highlight());
            mark.format.setForeground(palette().highlightedText());
            marks.append(mark);
        }
    }
    setExtraSelections(marks);
}

double ManualView::topOf(int block) const
{
    return document()->documentLayout()->blockBoundingRect(document()->findBlockByNumber(block)).top();
}

void ManualView::scrollToBlock(int block)
{
    // Lays out what is below as well; the range follows by itself, but later.
    const double height = document()->documentLayout()->documentSize().height();
    verticalScrollBar()->setMaximum(std::max(0, int(height) - viewport()->height()));
    verticalScrollBar()->setValue(block <= 0 ? 0 : int(topOf(block)));
}

void ManualView::scrollToHeading(int heading)
{
    int left = heading;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0 && left-- == 0) {
            scrollToBlock(heading == 0 ? 0 : block.blockNumber());
            setTextCursor(QTextCursor(block));
            scrollToBlock(heading == 0 ? 0 : block.blockNumber());
            return;
        }
    }
}

int ManualView::headingOnTop() const
{
    const int top = blockOnTop();
    int heading = -1;
    for (QTextBlock block = document()->begin(); block.isValid() && block.blockNumber() <= top;
         block = block.next()) {
        heading += block.blockFormat().headingLevel() > 0;
    }
    return std::max(0, heading);
}

int ManualView::blockOnTop() const
{
    const int top = verticalScrollBar()->value();
    int number = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (topOf(block.blockNumber()) > top + 1) {
            break;
        }
        number = block.blockNumber();
    }
    return number;
}

void ManualView::resizeEvent(QResizeEvent* event)
{
    const int block = blockOnTop();
    QTextBrowser::resizeEvent(event);
    placePictures();
    scrollToBlock(block);
}

void ManualView::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    const bool looksDifferent = event->type() == QEvent::PaletteChange ||
                                event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange;
    if (looksDifferent && !m_rendering && m_pictures) {
        const int block = blockOnTop();
        render();
        scrollToBlock(block);
    }
}

} // namespace rangebar
