// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/items/boarditem.h"

namespace lodeline::goldrush {

// The drawn tile, held over a spot in a rotation in which it fits there.
class GhostItem : public BoardItem
{
public:
    explicit GhostItem(const BoardStyle& style);

    struct Pose
    {
        int design = 0;
        Position at;
        Rotation rotation = Rotation::R0;
        int rotations = 1;       // how many fit here; one is told by a lock instead of an arrow
        bool byKeyboard = false; // draws the focus frame
    };
    void show(const Pose& pose);
    const Pose& pose() const { return pose_; }

    QRectF boundingRect() const override { return {-20, -20, kTile + 40, kTile + 40}; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintFrame(QPainter& painter) const;
    void paintBadge(QPainter& painter) const;

    Pose pose_;
};

} // namespace lodeline::goldrush
