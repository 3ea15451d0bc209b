// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>

#include <memory>

namespace rangebar {

class ChartPicture;

/// Shows a picture as it will be in its file: as wide as there is room, at most as large as it is, and
/// scrolled where it is higher. Paints only what is in view, so that a chart of any length can be looked at.
/// A checkerboard shows through where the picture has no background.
class ChartPreview : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit ChartPreview(QWidget* parent = nullptr);
    ~ChartPreview() override;

    /// Keeps the place where the new picture is as high. Null shows nothing.
    void setPicture(std::shared_ptr<const ChartPicture> picture, bool transparent);
    /// Device independent pixels on screen for each logical pixel of the picture.
    double scale() const;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QRectF pictureRect() const; ///< in the viewport
    void fitScrollBars();

    std::shared_ptr<const ChartPicture> m_picture;
    bool m_transparent = false;
};

} // namespace rangebar
