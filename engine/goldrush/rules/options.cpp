// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/rules/options.h"

#include <array>

#define QT_TRANSLATE_NOOP(context, text) text

namespace lodeline::goldrush {
namespace {

constexpr std::array kOptions{
    OptionInfo{
        "farmers", &Options::farmers, "R3.3", true,
        //: A rule to choose: cowboys may be farmers
        QT_TRANSLATE_NOOP("Option", "Fa&rmers"),
        QT_TRANSLATE_NOOP(
            "Option",
            "Cowboys may be put on prairies, where they score tipi camps and horse herds at the end.")},
    OptionInfo{"fifthCowboy", &Options::fifthCowboy, "R1.2", true,
               //: A rule to choose (noun)
               QT_TRANSLATE_NOOP("Option", "F&ifth cowboy"),
               QT_TRANSLATE_NOOP("Option", "Every player has five cowboys instead of four.")},
    OptionInfo{"takeBack", &Options::takeBack, "R3.8", true,
               //: A rule to choose: cowboys may be taken back
               QT_TRANSLATE_NOOP("Option", "&Take back"),
               QT_TRANSLATE_NOOP(
                   "Option", "Instead of another action, a player may take back a cowboy without scoring.")},
    OptionInfo{"undo", &Options::undo, "", false,
               //: An option of a new game (noun): a game to try things out in
               QT_TRANSLATE_NOOP("Option", "Pra&ctice game"),
               QT_TRANSLATE_NOOP("Option", "Turns may be undone even after the next tile or a token has been "
                                           "seen. The review mentions this.")},
};

// Nothing but options is in there, each with its row.
static_assert(sizeof(Options) == kOptions.size() * sizeof(bool));

} // namespace

std::span<const OptionInfo> optionTable()
{
    return kOptions;
}

} // namespace lodeline::goldrush
