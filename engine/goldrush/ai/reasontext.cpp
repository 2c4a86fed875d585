// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/words/wording.h"
#include "engine/goldrush/ai/reasons.h"

// Lets the translation tools of the programs with windows find the sentences; no Qt is needed for it.
#define QT_TRANSLATE_NOOP(context, text) text
#define QT_TRANSLATE_N_NOOP(context, text) text

namespace lodeline::goldrush {
namespace {

// In the order of Reason::Code.
constexpr std::array kWordings{
    Wording{"scores-railroad", QT_TRANSLATE_N_NOOP("Reason", "scores %Ln point(s) for a railroad")},
    Wording{"scores-mountain", QT_TRANSLATE_N_NOOP("Reason", "scores %Ln point(s) for a mountain")},
    Wording{"scores-city", QT_TRANSLATE_N_NOOP("Reason", "scores %Ln point(s) for a city")},
    //: Mining tokens
    Wording{"takes-tokens", QT_TRANSLATE_N_NOOP("Reason", "takes %Ln token(s) from the completed mountain")},
    //: %3 a player
    Wording{"gives-points", QT_TRANSLATE_N_NOOP("Reason", "but gives %3 %Ln point(s)")},
    //: %3 a player
    Wording{"shares-points", QT_TRANSLATE_N_NOOP("Reason", "and also gives %3 %Ln point(s)")},
    Wording{"mines-token", QT_TRANSLATE_N_NOOP("Reason", "mines a token and leaves %Ln there")},
    Wording{"keeps-cowboy", QT_TRANSLATE_NOOP("Reason", "the cowboy comes back at once")},
    Wording{"frees-cowboys", QT_TRANSLATE_N_NOOP("Reason", "brings %Ln cowboy(s) home")},
    Wording{"last-cowboy", QT_TRANSLATE_NOOP("Reason", "but uses the last cowboy")},
    Wording{"starts-railroad", QT_TRANSLATE_N_NOOP("Reason", "takes a railroad of %Ln tile(s)")},
    Wording{"starts-mountain", QT_TRANSLATE_N_NOOP("Reason", "takes a mountain with %Ln nugget(s)")},
    Wording{"starts-city", QT_TRANSLATE_N_NOOP("Reason", "takes a city with %Ln railroad(s)")},
    Wording{"starts-prairie", QT_TRANSLATE_N_NOOP("Reason", "takes a prairie worth %Ln point(s) so far")},
    Wording{"pitches-tent",
            QT_TRANSLATE_N_NOOP("Reason", "pitches the tent on a mountain with %Ln token(s)")},
    Wording{"grows-own", QT_TRANSLATE_N_NOOP("Reason", "extends %Ln feature(s) that the player holds")},
    //: %3 a player
    Wording{"grows-others", QT_TRANSLATE_NOOP("Reason", "but extends a feature held by %3")},
    //: %3 a player, who has a cowboy in it
    Wording{"joins-rival", QT_TRANSLATE_NOOP("Reason", "joins a feature held by %3")},
    //: "this feature" is the railroad, mountain, city or prairie of the cowboy that is put; %2 tiles are left
    Wording{"tiles-complete",
            QT_TRANSLATE_N_NOOP("Reason", "%Ln of the %2 tiles left would complete this feature")},
};
static_assert(kWordings.size() == static_cast<std::size_t>(Reason::Code::TilesComplete) + 1);

} // namespace

std::string_view toString(Reason::Code code)
{
    return wordingOf(code, kWordings).name;
}
const char* reasonTemplate(Reason::Code code)
{
    return wordingOf(code, kWordings).sentence;
}

} // namespace lodeline::goldrush
