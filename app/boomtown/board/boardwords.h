// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/boomtown/board/plan/outcome.h"

#include <QStringList>

// The words of the board, for tips, the status bar and screen readers.
namespace lodeline::boomtown {

// What a card shows, in reading order: "desert with wagon, snow with gun, …"
QString cardText(const Front& front);

// A visible square of a town, and how many squares its group has: "wagon on desert, column 2, row −1, group
// of 4 squares, Ann's town".
QString townSquareText(Square square, Position at, int group, const QString& player);

// A card of the circle, the next one being number 1: "Card 2 in the circle: desert with wagon, …"
QString circleCardText(int number, const Front& front);

// What an outcome changes by group and by bonus, own and of the opponent: "Water +2", "Shore −3". What stays
// as it is is left out.
QStringList changeTexts(const Outcome& outcome, const Bonuses& bonuses, const QString& opponent);

// "column 2, row −1, upside down", "column 2, row −1, upright"
QString placeText(Placement placement);

// What the text of a placement names.
struct PlacementWords
{
    QString held;        // the card, as cardName() has it
    QStringList covered; // the squares that it would cover, as squareText() has them
    QStringList touched; // and those that it would lie beside
    QString opponent;
};
// "column 2, row −1, upside down, covers gun on snow, beside cow on water, +5 (Water +2, Shoreline +3); in
// hand: the card with wagon on desert". What differs between places comes first.
QString placementText(const Outcome& outcome, Placement placement, const Bonuses& bonuses,
                      const PlacementWords& words);

} // namespace lodeline::boomtown
