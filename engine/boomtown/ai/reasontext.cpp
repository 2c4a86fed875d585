// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/reasons.h"

// Lets the translation tools of the programs with windows find the sentences; no Qt is needed for it.
#define QT_TRANSLATE_NOOP(context, text) text
#define QT_TRANSLATE_N_NOOP(context, text) text

namespace lodeline::boomtown {
namespace {

struct Wording
{
    std::string_view name;
    const char* sentence;
};

// In the order of Reason::Code.
constexpr std::array kWordings{
    //: %2 a territory, such as "Desert": the largest group of it in the player's town
    Wording{"grows-group",
            QT_TRANSLATE_N_NOOP("BoomtownReason", "%2: %Ln square(s) more in the largest group")},
    //: %2 a territory, such as "Desert"
    Wording{"shrinks-group",
            QT_TRANSLATE_N_NOOP("BoomtownReason", "%2: %Ln square(s) fewer in the largest group")},
    //: %2 the name of a bonus
    Wording{"gains-bonus", QT_TRANSLATE_N_NOOP("BoomtownReason", "%2: %Ln point(s) more")},
    //: %2 the name of a bonus
    Wording{"loses-bonus", QT_TRANSLATE_N_NOOP("BoomtownReason", "%2: %Ln point(s) less")},
    //: %2 the name of a bonus
    Wording{"costs-other", QT_TRANSLATE_N_NOOP("BoomtownReason", "%2: %Ln point(s) less for the opponent")},
    //: %2 the name of a bonus
    Wording{"helps-other", QT_TRANSLATE_N_NOOP("BoomtownReason", "%2: %Ln point(s) more for the opponent")},
    Wording{"covers-squares", QT_TRANSLATE_N_NOOP("BoomtownReason", "covers %Ln visible square(s)")},
    Wording{"keeps-card",
            QT_TRANSLATE_N_NOOP("BoomtownReason",
                                "keeps a card from the opponent that is worth %Ln point(s) there")},
    //: %3 a number of points, which may be negative
    Wording{"gives-cards",
            QT_TRANSLATE_N_NOOP("BoomtownReason", "gives the opponent %Ln card(s), worth %3 there")},
};
static_assert(kWordings.size() == static_cast<std::size_t>(Reason::Code::GivesCards) + 1);

} // namespace

std::string_view toString(Reason::Code code)
{
    return kWordings[static_cast<std::size_t>(code)].name;
}
const char* reasonTemplate(Reason::Code code)
{
    return kWordings[static_cast<std::size_t>(code)].sentence;
}

} // namespace lodeline::boomtown
