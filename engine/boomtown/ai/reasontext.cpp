// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/reasons.h"
#include "engine/core/words/wording.h"

// Lets the translation tools of the programs with windows find the sentences; no Qt is needed for it.
#define QT_TRANSLATE_NOOP(context, text) text
#define QT_TRANSLATE_N_NOOP(context, text) text

namespace lodeline::boomtown {
namespace {

// In the order of Reason::Code.
constexpr std::array kWordings{
    //: %2 a kind of land, such as "Desert": the largest group of it in the player's town
    Wording{"grows-group",
            QT_TRANSLATE_N_NOOP("BoomtownReason", "%2: the largest group gains %Ln square(s)")},
    //: %2 a kind of land, such as "Desert"
    Wording{"shrinks-group",
            QT_TRANSLATE_N_NOOP("BoomtownReason", "%2: the largest group loses %Ln square(s)")},
    //: %2 the name of a bonus
    Wording{"gains-bonus", QT_TRANSLATE_N_NOOP("BoomtownReason", "%2: gains %Ln point(s)")},
    //: %2 the name of a bonus
    Wording{"loses-bonus", QT_TRANSLATE_N_NOOP("BoomtownReason", "%2: loses %Ln point(s)")},
    //: %2 the name of a bonus
    Wording{"costs-other", QT_TRANSLATE_N_NOOP("BoomtownReason", "%2: the opponent loses %Ln point(s)")},
    //: %2 the name of a bonus
    Wording{"helps-other", QT_TRANSLATE_N_NOOP("BoomtownReason", "%2: the opponent gains %Ln point(s)")},
    Wording{"covers-squares", QT_TRANSLATE_N_NOOP("BoomtownReason", "covers %Ln visible square(s)")},
    Wording{"keeps-card", QT_TRANSLATE_N_NOOP("BoomtownReason",
                                              "denies the opponent a card worth %Ln point(s) in their town")},
    //: %3 points, such as "5 points"; the number may be negative
    Wording{"gives-cards", QT_TRANSLATE_N_NOOP("BoomtownReason",
                                               "gives the opponent %Ln card(s) (value in their town: %3)")},
};
static_assert(kWordings.size() == static_cast<std::size_t>(Reason::Code::GivesCards) + 1);

} // namespace

std::string_view toString(Reason::Code code)
{
    return wordingOf(code, kWordings).name;
}
const char* reasonTemplate(Reason::Code code)
{
    return wordingOf(code, kWordings).sentence;
}

} // namespace lodeline::boomtown
