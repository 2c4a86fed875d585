// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/items/boarditem.h"

#include <QPainterPath>
#include <QPixmap>

#include <vector>

namespace lodeline::goldrush {

// Lights up a feature: its segments glow, with one outline around all of them.
class HighlightItem : public BoardItem
{
public:
    explicit HighlightItem(const BoardStyle& style);

    // The segments as shapes of the scene; none hides the item.
    void show(std::vector<QPainterPath> segments);
    const std::vector<QPainterPath>& segments() const { return segments_; }

    QRectF boundingRect() const override { return bounds_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void render(const QTransform& device, const QRect& seen);

    std::vector<QPainterPath> segments_;
    QRectF bounds_;
    // What was painted last, in physical pixels, with what it was painted for.
    QPixmap layer_;
    QTransform device_;
    QRect seen_;
    art::Theme theme_;
};

} // namespace lodeline::goldrush
