// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/lab/simulation.h"

#include "engine/boomtown/ai/level.h"
#include "engine/boomtown/lab/deckwatch.h"
#include "engine/core/seedplan.h"
#include "engine/core/series/inorder.h"

#include <cassert>
#include <chrono>

namespace lodeline::boomtown {
namespace {

// Nothing when it was cancelled in the middle.
std::optional<Tally> playOne(const Simulation& simulation, int number, const std::atomic<bool>& cancel)
{
    using Clock = std::chrono::steady_clock;
    const int rotation = number % kPlayers;
    Tally tally;
    tally.games = 1;
    std::vector<std::unique_ptr<Player>> players;
    for (const std::string& name : simulation.players) {
        tally.players.push_back({.name = name});
        players.push_back(makePlayer(name));
        assert(players.back());
    }
    const Setup setup{number / kPlayers % kPlayers,
                      seedplan::game(simulation.seed, number / seatings(simulation.players))};
    DeckWatch watch(*simulation.deck, setup.start);
    Game game(simulation.deck, setup, &watch);
    while (game.phase() != Game::Phase::Over) {
        if (cancel)
            return std::nullopt;
        const auto who = static_cast<std::size_t>((game.player() + kPlayers - rotation) % kPlayers);
        const auto start = Clock::now();
        const Move move = players[who]->choose(game, seedplan::move(setup.seed, game.player(), game.ply()));
        tally.players[who].seconds += std::chrono::duration<double>(Clock::now() - start).count();
        ++tally.players[who].moves;
        game.play(move, &watch);
    }
    tally.deck = watch.sums();
    const std::array scores{game.score(0).total(), game.score(1).total()};
    settle(tally.players, rotation, scores, game.winners());
    return tally;
}

} // namespace

Tally& Tally::operator+=(const Tally& other)
{
    games += other.games;
    addTallies(players, other.players);
    deck += other.deck;
    return *this;
}

Tally simulate(const Simulation& simulation, const std::function<void(const Tally&)>& progress,
               const std::atomic<bool>& cancel)
{
    return sumInOrder<Tally>(
        simulation.first, simulation.last, simulation.jobs,
        [&](int number) { return playOne(simulation, number, cancel); }, progress, cancel);
}

} // namespace lodeline::boomtown
