// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/boomtown/board/plan/boardlayout.h"
#include "app/boomtown/board/plan/outcome.h"
#include "app/boomtown/session/boomtownmatch.h"

#include <QGraphicsItem>
#include <QStringList>

#include <optional>
#include <vector>

namespace lodeline::boomtown {

class BoardStyle;

// A town with the name and the points of its player.
class TownItem : public QGraphicsItem
{
public:
    // A card that is tried out.
    struct Ghost
    {
        LaidCard laid{};
        Outcome outcome{};
        QStringList changes{}; // by group and by bonus

        friend bool operator==(const Ghost&, const Ghost&) = default;
    };
    // Squares that are pointed out, and such that cost points.
    struct Outline
    {
        Rows counted{};
        Rows against{};

        friend bool operator==(const Outline&, const Outline&) = default;
    };
    // A move that is suggested, where its card would lie.
    struct Badge
    {
        QString text;
        Position at{};
        bool isChosen = false;

        friend bool operator==(const Badge&, const Badge&) = default;
    };
    struct Look
    {
        QString name;
        QString colour;
        int points = 0;
        bool isActive = false; // has the turn
        bool hasRoom = false;  // for a card on every side
        QString trayCaption;
        std::vector<LaidCard> laid{};
        std::vector<int> flying{}; // cards that are not there yet
        std::optional<Ghost> ghost{};
        std::optional<Outline> outline{};
        std::vector<Badge> badges{};

        friend bool operator==(const Look&, const Look&) = default;
    };

    explicit TownItem(BoardStyle& style);

    void setPlace(const BoardLayout::TownPlace& place);
    void setLook(const Look& look);
    const Look& look() const { return look_; }

    // Where a card lies, or would lie, on the board.
    QRectF cardBox(Position at) const;
    // The north-west square of a card whose middle is there, as it were without the rules.
    QPointF squareAt(QPointF middle) const;
    const BoardLayout::TownPlace& place() const { return place_; }

    QRectF boundingRect() const override { return all_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

private:
    void fit();
    // A part of a whole, seen from the other side where the place is mirrored.
    QRectF seen(const QRectF& part, const QRectF& whole) const;
    void paintHeader(QPainter& painter) const;
    void paintTray(QPainter& painter) const;
    void paintGhost(QPainter& painter) const;
    void paintChanges(QPainter& painter) const;
    void paintBadges(QPainter& painter) const;
    void paintRows(QPainter& painter, const Rows& rows, const QColor& colour, Qt::PenStyle style) const;

    BoardStyle& style_;
    BoardLayout::TownPlace place_;
    QRectF all_;
    Look look_;
    qreal side_ = 30; // of a square, whole pixels
    QPointF origin_;  // north-west of the square (0, 0)
};

} // namespace lodeline::boomtown
