// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsItem>
#include <QString>

#include <optional>

namespace lodeline::boomtown {

class BoardStyle;

// A card of the circle, or on its way from there to a town.
class CardItem : public QGraphicsItem
{
public:
    // What a card that would be passed over brings now, and the colours of those whom.
    struct Passed
    {
        int toOther = 0;
        int toSelf = 0;
        QString otherColour;
        QString selfColour;

        friend bool operator==(const Passed&, const Passed&) = default;
    };
    struct Look
    {
        bool isNext = false;   // of the circle
        bool isChosen = false; // by pointer or keyboard
        bool isHeld = false;   // in the hand: only its place is left here
        std::optional<Passed> passed{};
        QString badge{}; // of a move that takes it
        bool isBadgeChosen = false;

        friend bool operator==(const Look&, const Look&) = default;
    };

    CardItem(BoardStyle& style, int card);

    int card() const { return card_; }
    QRectF box() const { return box_; }
    void setBox(const QRectF& box);
    void setLook(const Look& look);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

private:
    void paintNext(QPainter& painter) const;
    void paintPassed(QPainter& painter) const;

    BoardStyle& style_;
    int card_;
    QRectF box_;
    Look look_;
};

} // namespace lodeline::boomtown
