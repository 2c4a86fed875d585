// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/items/boarditem.h"
#include "app/goldrush/board/overlays/labelplace.h"
#include "engine/goldrush/knowledge/fittingtiles.h"

#include <QFont>

#include <optional>
#include <vector>

namespace lodeline::goldrush {

// A few words over the board, with pictures of tiles where they are about some, the same size at any zoom.
class LabelItem : public BoardItem
{
public:
    struct Line
    {
        int seat = -1; // whose emblem stands before the text, -1 for none
        QString text;
        std::vector<FittingTile> tiles{}; // whose pictures stand below the text
    };

    explicit LabelItem(const BoardStyle& style, qreal relativeFontSize = 1.0);

    // The lower edge of the label lies above `anchor`, in the middle, or aside as far as the view needs it to
    // be seen as a whole, or elsewhere around what must not be hidden (`labelPlace`). What is too long for
    // the view goes on below.
    void show(QPointF anchor, std::vector<Line> lines, std::vector<Kept> kept = {});
    const std::vector<Line>& lines() const { return lines_; }
    // The view shows another part of the scene, has another size, or the label was moved.
    void keepInView();

    QRectF boundingRect() const override { return bounds_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    // Gives each line its height where the label may have that width.
    void layOut(qreal most);
    // The part of the viewport that the label may take; nothing where there is no view.
    std::optional<QRectF> room() const;

    qreal relativeFontSize_;
    std::vector<Line> lines_;
    std::vector<qreal> heights_; // of these
    std::vector<Kept> kept_;     // in the scene
    QFont font_;
    qreal most_ = 0; // width
    QRectF usual_;   // where there is room
    QRectF bounds_;
    qreal lineHeight_ = 0;
};

} // namespace lodeline::goldrush
