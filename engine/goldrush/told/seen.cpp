// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/told/seen.h"

#include "engine/core/listening.h"

#include <algorithm>

namespace lodeline::goldrush {

Event seenBy(const Event& event, int seat)
{
    Event seen = event;
    std::visit(
        Listening{[seat](events::Mine& mine) {
                      if (mine.player != seat)
                          mine.value = mine.kind = events::kHidden;
                  },
                  [seat](events::Tokens& tokens) {
                      if (tokens.player == seat)
                          return;
                      std::ranges::fill(tokens.values, events::kHidden);
                      std::ranges::fill(tokens.kinds, events::kHidden);
                  },
                  // A draw is open to all; gold is told when all tokens are turned over (R7.4).
                  kIgnored<events::Start, events::Draw, events::Place, events::Cowboy, events::Tent,
                           events::TakeBack, events::Score, events::TokensBack, events::Return, events::End>},
        seen);
    return seen;
}

} // namespace lodeline::goldrush
