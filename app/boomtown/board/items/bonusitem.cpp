// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/board/items/bonusitem.h"

#include "app/boomtown/board/paint/boardstyle.h"
#include "app/boomtown/board/plan/boardlayout.h"

#include <QPainter>

namespace lodeline::boomtown {
BonusItem::BonusItem(BoardStyle& style)
    : style_(style)
{
}

void BonusItem::setBonus(int card, const QString& title)
{
    card_ = card;
    title_ = title;
    update();
}

void BonusItem::setBox(const QRectF& box)
{
    prepareGeometryChange();
    box_ = box;
}

void BonusItem::setPointedOut(bool on)
{
    if (on == pointedOut_)
        return;
    pointedOut_ = on;
    update();
}

QRectF BonusItem::boundingRect() const
{
    return box_.adjusted(-20, -4, 20, BoardLayout::kTitle + 2);
}

void BonusItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    const art::Theme& theme = style_.theme();
    painter->setRenderHint(QPainter::Antialiasing);
    style_.paintBack(*painter, box_, card_);
    if (pointedOut_) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(theme.board.highlight, 3));
        painter->drawRoundedRect(box_.adjusted(-2, -2, 2, 2), 5, 5);
    }
    const QFont face = letters(painter->font(), 12, 15);
    painter->setFont(face);
    painter->setPen(theme.board.text);
    const QRectF below(box_.left() - 18, box_.bottom(), box_.width() + 36, BoardLayout::kTitle);
    painter->drawText(below, Qt::AlignCenter,
                      QFontMetricsF(face).elidedText(title_, Qt::ElideRight, below.width()));
}

} // namespace lodeline::boomtown
