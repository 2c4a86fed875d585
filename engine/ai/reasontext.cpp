// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/reasons.h"

// Lets the translation tools of the programs with windows find the sentences; no Qt is needed for it.
#define QT_TRANSLATE_NOOP(context, text) text

namespace lodeline {
namespace {

struct Wording
{
    std::string_view name;
    const char* sentence;
};

// In the order of Reason::Code.
constexpr std::array kWordings{
    Wording{"scores-railroad", QT_TRANSLATE_NOOP("Reason", "scores %1 for a railroad")},
    Wording{"scores-mountain", QT_TRANSLATE_NOOP("Reason", "scores %1 for a mountain")},
    Wording{"scores-city", QT_TRANSLATE_NOOP("Reason", "scores %1 for a city")},
    Wording{"takes-tokens", QT_TRANSLATE_NOOP("Reason", "takes %1 of the tokens left on a mountain")},
    Wording{"gives-points", QT_TRANSLATE_NOOP("Reason", "closes a feature of %3 for %1")},
    Wording{"shares-points", QT_TRANSLATE_NOOP("Reason", "gives %3 the same %1")},
    Wording{"mines-token", QT_TRANSLATE_NOOP("Reason", "mines a token, %1 stay for later")},
    Wording{"keeps-cowboy", QT_TRANSLATE_NOOP("Reason", "the cowboy comes back at once")},
    Wording{"frees-cowboys", QT_TRANSLATE_NOOP("Reason", "brings home cowboys: %1")},
    Wording{"last-cowboy", QT_TRANSLATE_NOOP("Reason", "but uses the last cowboy")},
    Wording{"starts-railroad", QT_TRANSLATE_NOOP("Reason", "takes a railroad of length %1")},
    Wording{"starts-mountain", QT_TRANSLATE_NOOP("Reason", "takes a mountain; nuggets: %1")},
    Wording{"starts-city", QT_TRANSLATE_NOOP("Reason", "takes a city; railroads: %1")},
    Wording{"starts-prairie", QT_TRANSLATE_NOOP("Reason", "takes a prairie worth %1 so far")},
    Wording{"pitches-tent", QT_TRANSLATE_NOOP("Reason", "pitches the tent where tokens lie: %1")},
    Wording{"grows-own", QT_TRANSLATE_NOOP("Reason", "grows own features: %1")},
    Wording{"grows-others", QT_TRANSLATE_NOOP("Reason", "but grows a feature of %3")},
    Wording{"joins-rival", QT_TRANSLATE_NOOP("Reason", "contests a feature with %3")},
    Wording{"tiles-complete", QT_TRANSLATE_NOOP("Reason", "%1 of %2 tiles left would complete it")},
};
static_assert(kWordings.size() == static_cast<std::size_t>(Reason::Code::TilesComplete) + 1);

} // namespace

std::string_view toString(Reason::Code code)
{
    return kWordings[static_cast<std::size_t>(code)].name;
}
const char* reasonTemplate(Reason::Code code)
{
    return kWordings[static_cast<std::size_t>(code)].sentence;
}

} // namespace lodeline
