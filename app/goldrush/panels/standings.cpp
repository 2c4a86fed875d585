// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/panels/standings.h"

#include "engine/core/listening.h"

#include <algorithm>

namespace lodeline::goldrush {

Standings::Standings(int players, int cowboys)
    : players_(static_cast<std::size_t>(players), Player{.cowboysLeft = cowboys})
{
}

void Standings::receive(const Event& event)
{
    std::visit(Listening{[this](const events::Draw& draw) { active_ = draw.player; },
                         [this](const events::Cowboy& cowboy) { --player(cowboy.player).cowboysLeft; },
                         [this](const events::Tent& tent) { player(tent.player).tentHome = false; },
                         [this](const events::Mine& mine) { takeToken(mine.player, mine.value); },
                         [this](const events::TakeBack& back) { ++player(back.player).cowboysLeft; },
                         [this](const events::Score& scored) { score(scored); },
                         [this](const events::Tokens& tokens) {
                             for (const int value : tokens.values)
                                 takeToken(tokens.player, value);
                         },
                         [this](const events::Return& home) { comeHome(home); },
                         [this](const events::End&) {
                             active_.reset();
                             over_ = true;
                         },
                         kIgnored<events::Start, events::Place, events::TokensBack>},
               event);
}

void Standings::takeToken(int seat, int value)
{
    std::vector<int>& tokens = player(seat).tokens;
    tokens.insert(std::ranges::upper_bound(tokens, value), value);
}

void Standings::score(const events::Score& score)
{
    for (std::size_t seat = 0; seat < players_.size(); ++seat)
        players_[seat].score += score.points[seat];
}

void Standings::comeHome(const events::Return& home)
{
    switch (home.piece) {
    case events::Piece::Cowboy:
        ++player(home.player).cowboysLeft;
        break;
    case events::Piece::Tent:
        player(home.player).tentHome = true;
        break;
    }
}

} // namespace lodeline::goldrush
