// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/lessons/scriptedplayer.h"

#include "engine/goldrush/files/record.h"

#include <utility>

namespace lodeline::goldrush {
ScriptedPlayer::ScriptedPlayer(std::vector<Move> moves)
    : moves_(std::move(moves))
{
}

Move ScriptedPlayer::choose(const Game& game, std::uint64_t /*seed*/, std::stop_token /*stop*/)
{
    const auto ply = static_cast<std::size_t>(game.ply());
    if (ply < moves_.size()) {
        const Move move{moves_[ply].placement, completed(game, moves_[ply].action)};
        if (game.isLegal(move))
            return move;
    }
    return {game.legalPlacements()[0], Action{}};
}

} // namespace lodeline::goldrush
