// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsItem>
#include <QString>

namespace lodeline::boomtown {

class BoardStyle;

// A bonus in the middle, with its name.
class BonusItem : public QGraphicsItem
{
public:
    explicit BonusItem(BoardStyle& style);

    void setBonus(int card, const QString& title); // its index in the deck
    void setBox(const QRectF& box);
    QRectF box() const { return box_; }
    void setPointedOut(bool on);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

private:
    BoardStyle& style_;
    int card_ = 0;
    QString title_;
    QRectF box_;
    bool pointedOut_ = false;
};

} // namespace lodeline::boomtown
