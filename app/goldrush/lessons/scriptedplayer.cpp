// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/lessons/scriptedplayer.h"

#include "engine/goldrush/files/record.h"

#include <utility>

namespace lodeline::goldrush {
namespace {

bool isLegal(const Game& game, const Move& move)
{
    if (!game.isLegal(move.placement))
        return false;
    Game placed = game;
    placed.place(move.placement);
    return placed.isLegal(move.action);
}

} // namespace

ScriptedPlayer::ScriptedPlayer(std::vector<Move> moves)
    : moves_(std::move(moves))
{
}

Move ScriptedPlayer::choose(const Game& game, std::uint64_t /*seed*/, std::stop_token /*stop*/)
{
    const auto ply = static_cast<std::size_t>(game.ply());
    if (ply < moves_.size()) {
        const Move move{moves_[ply].placement, completed(game, moves_[ply].action)};
        if (isLegal(game, move))
            return move;
    }
    return {game.legalPlacements()[0], Action{}};
}

} // namespace lodeline::goldrush
