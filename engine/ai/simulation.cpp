// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/simulation.h"

#include "engine/ai/level.h"
#include "engine/core/crew.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <mutex>

namespace lodeline {
namespace {

std::uint64_t seedOf(std::uint64_t seed, int number, std::uint64_t stream)
{
    return SeedSequence(seed ^ static_cast<std::uint64_t>(number) * 0x9e3779b97f4a7c15ULL ^ stream << 56)
        .next();
}

class DiscardCounter : public EventSink
{
public:
    void receive(const Event& event) override
    {
        if (const auto* draw = std::get_if<events::Draw>(&event))
            count += static_cast<std::int64_t>(draw->discarded.size());
    }

    std::int64_t count = 0;
};

void settle(const Game& game, int rotation, Tally& tally)
{
    const std::vector<int> winners = game.winners();
    static_assert(kPartsOfAWin % 2 == 0 && kPartsOfAWin % 3 == 0 && kPartsOfAWin % 4 == 0 &&
                  kPartsOfAWin % kMaxPlayers == 0);
    const auto parts = kPartsOfAWin / static_cast<std::int64_t>(winners.size());
    for (std::size_t i = 0; i < tally.players.size(); ++i) {
        PlayerTally& player = tally.players[i];
        const int seat = (static_cast<int>(i) + rotation) % game.players();
        player.points += game.score(seat);
        if (std::ranges::find(winners, seat) == winners.end())
            continue;
        ++(winners.size() == 1 ? player.wins : player.draws);
        player.parts += parts;
        player.partSquares += parts * parts;
    }
}

Tally playOne(const Simulation& simulation, int number)
{
    using Clock = std::chrono::steady_clock;
    const int count = static_cast<int>(simulation.players.size());
    const int rotation = number % count;
    Tally tally;
    tally.games = 1;
    std::vector<std::unique_ptr<Player>> players;
    for (std::size_t i = 0; i < simulation.players.size(); ++i) {
        tally.players.push_back({.name = simulation.players[i]});
        players.push_back(makePlayer(simulation.players[i], seedOf(simulation.seed, number, 1 + i)));
        assert(players.back());
    }
    Setup setup;
    setup.players = count;
    setup.options = simulation.options;
    setup.seed = seedOf(simulation.seed, number / count, 0);
    DiscardCounter discards;
    Game game(simulation.set, setup, &discards);
    while (game.phase() != Game::Phase::Over) {
        const auto who = static_cast<std::size_t>((game.player() + count - rotation) % count);
        const auto start = Clock::now();
        const Move move = players[who]->choose(game);
        tally.players[who].seconds += std::chrono::duration<double>(Clock::now() - start).count();
        ++tally.players[who].moves;
        game.play(move, &discards);
    }
    tally.discarded = discards.count;
    settle(game, rotation, tally);
    return tally;
}

} // namespace

Tally& Tally::operator+=(const Tally& other)
{
    if (players.empty()) {
        for (const PlayerTally& player : other.players)
            players.push_back({.name = player.name});
    }
    games += other.games;
    discarded += other.discarded;
    for (std::size_t i = 0; i < players.size(); ++i) {
        players[i].wins += other.players[i].wins;
        players[i].draws += other.players[i].draws;
        players[i].parts += other.players[i].parts;
        players[i].partSquares += other.players[i].partSquares;
        players[i].points += other.players[i].points;
        players[i].seconds += other.players[i].seconds;
        players[i].moves += other.players[i].moves;
    }
    return *this;
}

Tally simulate(const Simulation& simulation, const std::function<void(int)>& progress,
               const std::atomic<bool>& cancel)
{
    std::vector<Tally> results(static_cast<std::size_t>(simulation.last - simulation.first));
    std::mutex mutex;
    int done = 0;
    Crew(simulation.jobs).run(static_cast<int>(results.size()), [&](int, int piece) {
        if (cancel)
            return;
        Tally result = playOne(simulation, simulation.first + piece);
        const std::scoped_lock lock(mutex);
        results[static_cast<std::size_t>(piece)] = std::move(result);
        progress(++done);
    });
    Tally total;
    for (const Tally& result : results)
        if (result.games > 0)
            total += result;
    return total;
}

} // namespace lodeline
