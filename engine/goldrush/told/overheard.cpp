// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/told/overheard.h"

#include "engine/core/listening.h"

#include <utility>

namespace lodeline::goldrush {
namespace {

int at(const std::vector<int>& list, std::size_t index)
{
    return index < list.size() ? list[index] : events::kHidden;
}

} // namespace

bool Overheard::hear(const Event& event)
{
    bool known = true;
    std::visit(Listening{[&](const events::Draw& draw) {
                             std::size_t drawn = 0;
                             for (const std::string& id : draw.discarded)
                                 known = hearTile(id, at(draw.places, drawn++)) && known;
                             if (draw.tile)
                                 known = hearTile(*draw.tile, at(draw.places, drawn)) && known;
                         },
                         [&](const events::Mine& mine) {
                             told_.tokens.push_back({mine.value, mine.kind});
                         },
                         [&](const events::Tokens& tokens) { mountain_.push_back(tokens); },
                         [&](const events::Score& /*score*/) { handOut(); },
                         kIgnored<events::Start, events::Place, events::Cowboy, events::Tent,
                                  events::TakeBack, events::TokensBack, events::Return, events::End>},
               event);
    return known;
}

Told Overheard::take()
{
    return std::exchange(told_, {});
}

bool Overheard::hearTile(const std::string& id, int place)
{
    const TileDesign* tile = set_.find(id);
    if (tile)
        told_.tiles.push_back({static_cast<int>(tile - set_.tiles.data()), place});
    return tile != nullptr;
}

// One at a time in turn (R4.3), as long as there are any.
void Overheard::handOut()
{
    bool more = !mountain_.empty();
    for (std::size_t round = 0; more; ++round) {
        more = false;
        for (const events::Tokens& tokens : mountain_) {
            if (round < tokens.values.size()) {
                told_.tokens.push_back({tokens.values[round], at(tokens.kinds, round)});
                more = true;
            }
        }
    }
    mountain_.clear();
}

} // namespace lodeline::goldrush
