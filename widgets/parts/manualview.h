// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

#include <functional>

namespace rangebar {

/// Shows a chapter of the manual: Markdown of our own, with pictures that come from one function and from
/// nowhere else. Follows the palette, the font and the width.
class ManualView : public QTextBrowser
{
    Q_OBJECT

public:
    /// The picture of a name in the text, at most `width` logical pixels wide; null where there is none.
    using Pictures = std::function<QImage(const QString& name, int width)>;

    explicit ManualView(Pictures pictures, QWidget* parent = nullptr);

    void setChapter(const QString& markdown);
    /// Shows the heading at the top, counted from 0.
    void scrollToHeading(int heading);
    /// The last heading that is not below the top.
    int headingOnTop() const;
    /// The paragraph at the top, to come back to.
    int blockOnTop() const;
    void scrollToBlock(int block);
    /// Marks every place of the words; none for none.
    void setMarkedWords(const QStringList& words);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void render();
    void styleTables();
    void styleBlocks();
    void placePictures();
    void markWords();
    int pictureWidth() const;
    double topOf(int block) const;

    Pictures m_pictures;
    QString m_markdown;
    QStringList m_markedWords;
    int m_placedWidth = 0;
    bool m_rendering = false;
};

} // namespace rangebar
