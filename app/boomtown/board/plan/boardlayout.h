// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/game.h"

#include <QRectF>

#include <array>

namespace lodeline::boomtown {

// Where everything on the board lies, in device-independent pixels: a town on either side of the circle, or
// above and below it where the board is narrow.
struct BoardLayout
{
    static constexpr qreal kTitle = 18; // height of the name below each bonus

    struct TownPlace
    {
        QRectF header;         // name and points
        QRectF land;           // the cards
        QRectF tray;           // the cards that wait to be placed, below the land; empty where none do
        bool mirrored = false; // begins at the right
    };

    // `waiting`: cards that wait, by seat. Mirrored, the first town lies to the right, as in a language that
    // is written so; the circle goes clockwise all the same.
    BoardLayout(QSizeF size, const std::array<int, kPlayers>& waiting, bool mirrored = false);

    std::array<TownPlace, kPlayers> towns;
    std::array<QRectF, kCircle> circle; // clockwise from the top, as dealt
    std::array<QRectF, kBonuses> bonuses;
    QPointF middle; // of the circle

    // Of the waiting card `number` of `count`, from the leading edge.
    QRectF trayCard(int seat, int number, int count) const;

private:
    void placeBonuses(const QRectF& inside);
};

} // namespace lodeline::boomtown
