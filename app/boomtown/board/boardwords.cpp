// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/board/boardwords.h"

#include "app/boomtown/wording/eventwords.h"
#include "ui/boomtown/bonuswords.h"
#include "ui/boomtown/cardname.h"
#include "ui/plainlabel.h"
#include "ui/wording/cardwords.h"
#include "ui/wording/joining.h"

#include <QCoreApplication>

namespace lodeline::boomtown {
namespace {

struct BoardWords
{
    Q_DECLARE_TR_FUNCTIONS(BoomtownBoard)
};

QString change(const QString& of, int points)
{
    //: %1 what brings points, such as "Water"; %2 a number with its sign, such as "+3"
    return BoardWords::tr("%1 %2").arg(of, differenceText(points));
}

QString columnAndRow(Position at)
{
    //: Where a card goes: %1 and %2 whole numbers
    return BoardWords::tr("column %1, row %2")
        .arg(ui::leftToRight(numberText(at.x)), ui::leftToRight(numberText(at.y)));
}

QStringList placeParts(Placement placement)
{
    QStringList parts{columnAndRow(placement.at)};
    if (placement.turned)
        //: A card that is turned by half a turn
        parts << BoardWords::tr("upside down");
    else
        //: A card that is not turned
        parts << BoardWords::tr("upright");
    return parts;
}

} // namespace

QString cardText(const Front& front)
{
    QStringList squares;
    for (const Square square : front)
        //: A square of a card: %1 such as "desert", %2 such as "wagon"; the four of a card stand side by side
        //: with commas between them
        squares << BoardWords::tr("%1 with %2")
                       .arg(ui::territoryInText(square.territory), ui::symbolInText(square.symbol));
    return ui::listed(squares);
}

QString townSquareText(Square square, Position at, int group, const QString& player)
{
    return ui::listed({squareText(square), columnAndRow(at),
                       //: Squares of the same land that share edges
                       BoardWords::tr("group of %Ln square(s)", nullptr, group),
                       //: %1 is a player
                       BoardWords::tr("%1's town").arg(player)});
}

QString circleCardText(int number, const Front& front)
{
    //: %1 a number, 1 for the card that is next, %2 what the card shows
    return BoardWords::tr("Card %1 in the circle: %2").arg(QLocale().toString(number), cardText(front));
}

QStringList changeTexts(const Outcome& outcome, const Bonuses& bonuses, const QString& opponent)
{
    QStringList texts;
    for (const Territory territory : kAllTerritories) {
        if (const int points = outcome.groups[index(territory)])
            texts << change(ui::territoryName(territory), points);
    }
    for (std::size_t i = 0; i < bonuses.size(); ++i) {
        if (outcome.bonuses[i] != 0)
            texts << change(bonusTitle(bonuses[i]->kind), outcome.bonuses[i]);
    }
    if (outcome.other != 0)
        texts << change(opponent, outcome.other);
    return texts;
}

QString placeText(Placement placement)
{
    return ui::listed(placeParts(placement));
}

QString placementText(const Outcome& outcome, Placement placement, const Bonuses& bonuses,
                      const PlacementWords& words)
{
    QStringList parts = placeParts(placement);
    if (!words.covered.isEmpty())
        //: Of a card that is placed: %1 what it would cover, such as "gun on snow and cow on water"
        parts << BoardWords::tr("covers %1").arg(QLocale().createSeparatedList(words.covered));
    if (!words.touched.isEmpty())
        //: Of a card that is placed: %1 what it would lie beside, such as "gun on snow and cow on water"
        parts << BoardWords::tr("beside %1").arg(QLocale().createSeparatedList(words.touched));
    parts << differenceText(outcome.total);
    const QStringList changes = changeTexts(outcome, bonuses, words.opponent);
    const QString text = ui::listed(parts);
    return ui::clauses({changes.isEmpty() ? text : ui::withRemark(text, ui::listed(changes)),
                        //: %1 what the card in the hand shows, such as "wagon on desert"
                        BoardWords::tr("in hand: the card with %1").arg(words.held)});
}

} // namespace lodeline::boomtown
