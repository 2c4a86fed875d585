// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/items/boarditem.h"
#include "app/goldrush/board/paint/patchwork.h"

#include <QPainterPath>

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
    QPixmap picture(const QRectF& part) const;

    std::vector<QPainterPath> segments_;
    QRectF bounds_;
    Patchwork patches_;
    art::Theme theme_; // that they were painted in
};

} // namespace lodeline::goldrush
