// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/level.h"
#include "engine/cli/boomtown/calls.h"
#include "engine/cli/boomtown/files.h"
#include "engine/cli/parts/computerplayers.h"
#include "engine/core/seedplan.h"

#include <fmt/format.h>

namespace lodeline::boomtown {

cli::Outcome<std::string> playCall(const cli::PlayCall& call)
{
    const auto fault = [](std::string sentence) { return tl::unexpected(cli::badCall(std::move(sentence))); };
    if (call.players.size() != kPlayers)
        return fault(fmt::format("a game has {} players", kPlayers));
    if (!call.options.empty())
        return fault("boomtown has no options");
    GameRecord record;
    record.seed = call.seed;
    record.start = seedplan::startSeat(record.seed, kPlayers);
    std::vector<std::unique_ptr<Player>> players;
    for (const std::string& name : call.players) {
        players.push_back(makePlayer(name));
        if (!players.back())
            return fault(noSuchPlayer(name));
        record.players.push_back(cli::computerPlayer(name, record.players.size()));
    }
    const auto deck = namedDeck(call.set);
    if (!deck)
        return tl::unexpected(cli::Fault{});
    record.deck = *deck;
    Game game(deck, record.setup());
    while (game.phase() != Game::Phase::Over) {
        const int seat = game.player();
        const std::uint64_t seed = seedplan::move(record.seed, seat, game.ply());
        const Move move = players[static_cast<std::size_t>(seat)]->choose(game, seed);
        record.moves.push_back(recorded(game, move));
        game.play(move);
    }
    return writeRecord(record);
}

} // namespace lodeline::boomtown
