// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/pages/firststeps.h"

#include "app/boomtown/board/boardview.h"
#include "ui/keys/handedkeys.h"
#include "ui/wording/joining.h"

#include <QCoreApplication>

#include <algorithm>

namespace lodeline::boomtown {
namespace {

struct FirstSteps
{
    Q_DECLARE_TR_FUNCTIONS(BoomtownFirstSteps)
};

constexpr std::size_t kLater = 2; // cards before the one that stands for a later one

// A card that is left in the circle, the last one where there are fewer.
QRect leftCard(const BoardView& board, std::size_t number)
{
    const auto left = board.match() ? board.match()->game().left() : std::span<const std::uint8_t>();
    return left.empty() ? board.circleRect() : board.cardRect(left[std::min(number, left.size() - 1)]);
}

QString placingText(const QString& key)
{
    const QString where = ui::withKey(
        key,
        //: %1 is a key
        FirstSteps::tr("Your card goes here: along an edge of your town, or on top of some of "
                       "its squares, which then no longer count. Press %1 or right-click to turn it."),
        FirstSteps::tr("Your card goes here: along an edge of your town, or on top of some of "
                       "its squares, which then no longer count. Right-click to turn it."));
    return ui::sentences(
        {where, FirstSteps::tr("Click a place, or choose one with the arrow keys and press Enter.")});
}

} // namespace

std::vector<app::GuideCard::Step> firstSteps(const BoardView& board)
{
    const BoardView* shown = &board;
    return {
        {[] {
             return FirstSteps::tr(
                 "This is the circle. You and the other player take turns taking cards from it, and "
                 "each of you builds a town with them.");
         },
         [shown] { return shown->circleRect(); }},
        {[] {
             return FirstSteps::tr(
                 "This is the next card; in the game an arrow marks it. To take it, click it, or choose it "
                 "with the arrow keys and press Enter. The circle goes clockwise.");
         },
         [shown] { return leftCard(*shown, 0); }},
        {[] {
             return FirstSteps::tr("You may take a later card, such as this one. But every card that you "
                                   "pass over goes to the other player, for free.");
         },
         [shown] { return leftCard(*shown, kLater); }},
        {[shown] { return placingText(ui::keysOf(*shown)(QStringLiteral("rotate-right"))); },
         [shown] { return shown->landRect(shown->seatOfPerson()); }},
        {[] {
             return FirstSteps::tr(
                 "Your points: one for each square of your largest group of each land, plus the "
                 "three bonuses in the middle of the circle. The player with the most points wins.");
         },
         [shown] { return shown->headerRect(shown->seatOfPerson()); }},
    };
}

} // namespace lodeline::boomtown
