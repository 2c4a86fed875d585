// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/words/wording.h"
#include "engine/goldrush/lore/insights.h"

// Lets the translation tools of the programs with windows find the sentences; no Qt is needed for it.
#define QT_TRANSLATE_NOOP(context, text) text

namespace lodeline::goldrush {
namespace {

// In the order of Insight::Code.
constexpr std::array kWordings{
    //: About a set of tiles: %1 a percentage
    Wording{"railroads-pay",
            QT_TRANSLATE_NOOP("Insight", "Railroads pay most here: they bring %1 of all points.")},
    //: About a set of tiles: %1 a percentage
    Wording{"mountains-pay",
            QT_TRANSLATE_NOOP("Insight",
                              "Mountains pay most here: with their gold they bring %1 of all points.")},
    //: About a set of tiles: %1 a percentage
    Wording{"cities-pay", QT_TRANSLATE_NOOP("Insight", "Cities pay most here: they bring %1 of all points.")},
    //: About a set of tiles: %1 a percentage
    Wording{"prairies-pay",
            QT_TRANSLATE_NOOP("Insight", "Prairies pay most here: they bring %1 of all points.")},
    //: A farmer is a cowboy in a prairie. %1 and %2 numbers of points such as 1.5
    Wording{"farmers",
            QT_TRANSLATE_NOOP(
                "Insight", "A farmer brings %1 points. Any other cowboy brings %2 each time he is placed.")},
    //: %1 a percentage
    Wording{"farmers-early",
            QT_TRANSLATE_NOOP(
                "Insight",
                "Farmers come early: half of them are put down before %1 of the tiles are on the board.")},
    //: %1 a percentage
    Wording{"farmers-late",
            QT_TRANSLATE_NOOP(
                "Insight",
                "Farmers come late: half of them are put down only after %1 of the tiles are on the board.")},
    //: %1 a number of points such as 1.5
    Wording{"tent-pays",
            QT_TRANSLATE_NOOP("Insight", "Halfway through the game, a tent on a mountain with three or more "
                                         "tokens is worth %1 points more than one in the supply.")},
    //: %1 to %4 percentages; the true value very likely lies from %2 to %3
    Wording{"first-seat",
            QT_TRANSLATE_NOOP("Insight", "Between equal players, whoever goes first wins %1 of the games "
                                         "(very likely between %2 and %3; equal share: %4).")},
    //: %1 and %2 numbers of points
    Wording{"lead-unsure",
            QT_TRANSLATE_NOOP("Insight",
                              "Halfway through the game, the computer's forecast of the final "
                              "lead may be off by this many points: %1. The average score is %2.")},
    //: %1 a percentage
    Wording{"mind-changes",
            QT_TRANSLATE_NOOP("Insight", "On %1 of its turns, the computer uses its pieces differently when "
                                         "it looks a few moves ahead.")},
    //: %1 a number of games, %2 a percentage
    Wording{"learned",
            QT_TRANSLATE_NOOP("Insight",
                              "Games the computer has played against itself: %1. Without "
                              "looking ahead, it now wins %2 of its games against its earlier self.")},
};
static_assert(kWordings.size() == static_cast<std::size_t>(Insight::Code::Learned) + 1);

} // namespace

std::string_view toString(Insight::Code code)
{
    return wordingOf(code, kWordings).name;
}
const char* insightTemplate(Insight::Code code)
{
    return wordingOf(code, kWordings).sentence;
}

std::string message(const Insight& insight)
{
    return filled(insightTemplate(insight.code), insight.arguments);
}

} // namespace lodeline::goldrush
