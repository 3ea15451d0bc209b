// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

#include <memory>
#include <vector>

namespace rangebar {

/// A row that goes on in a further line where its width is not enough, so that large letters and long words
/// of a language cut nothing. What may grow shares what a line has left; each stands in the middle of its
/// line.
class WrappingRow : public QLayout
{
public:
    explicit WrappingRow(QWidget* parent = nullptr);
    ~WrappingRow() override;
    Q_DISABLE_COPY_MOVE(WrappingRow)

    void insertWidget(int index, QWidget* widget);
    /// Its parts stay together, as a label and its field do.
    void addLayout(QLayout* layout);

    void addItem(QLayoutItem* item) override; ///< takes it over
    int count() const override;
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;

    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override; ///< all in one line
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    struct Placed
    {
        QLayoutItem* item;
        QRect rect;
    };

    QList<Placed> placesIn(const QRect& rect) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace rangebar
