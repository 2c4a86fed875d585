// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/movetime/movetimes.h"

#include "engine/core/crew.h"
#include "engine/goldrush/ai/evaluatingplayers.h"

#include <algorithm>
#include <atomic>
#include <chrono>

namespace lodeline::movetime {

using namespace goldrush;

std::vector<Game> positions(const std::shared_ptr<const CompiledSet>& set, int seats, int count)
{
    Setup setup;
    setup.players = seats;
    setup.seed = 1;
    Prospector prospector;
    std::vector<Move> moves;
    for (Game game(set, setup); game.phase() != Game::Phase::Over; game.play(moves.back()))
        moves.push_back(prospector.choose(game, 0, {}));
    std::vector<Game> some;
    Game game(set, setup);
    const int last = static_cast<int>(moves.size()) - 1;
    for (int i = 0; i < count; ++i) {
        while (game.ply() < last * i / std::max(count - 1, 1))
            game.play(moves[static_cast<std::size_t>(game.ply())]);
        some.push_back(game);
    }
    return some;
}

std::vector<double> timesOf(Player& player, const std::vector<Game>& positions)
{
    using Clock = std::chrono::steady_clock;
    std::vector<double> times;
    for (const Game& game : positions) {
        const auto start = Clock::now();
        player.choose(game, static_cast<std::uint64_t>(game.ply()));
        times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
    }
    return times;
}

void besideBusyThreads(int busy, const std::function<void()>& work)
{
    Crew crew(busy + 1);
    std::atomic<bool> isDone = false;
    crew.run(busy + 1, [&](int, int piece) {
        if (piece == 0) {
            work();
            isDone = true;
        }
        while (!isDone) {
        }
    });
}

} // namespace lodeline::movetime
