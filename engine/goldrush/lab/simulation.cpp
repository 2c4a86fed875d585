// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/lab/simulation.h"

#include "engine/core/listening.h"
#include "engine/core/seedplan.h"
#include "engine/core/series/inorder.h"
#include "engine/goldrush/lab/setwatch.h"

#include <cassert>
#include <chrono>

namespace lodeline::goldrush {
namespace {

class DiscardCounter : public EventSink
{
public:
    void receive(const Event& event) override
    {
        std::visit(Listening{[this](const events::Draw& draw) {
                                 count += static_cast<std::int64_t>(draw.discarded.size());
                             },
                             kIgnored<events::Start, events::Place, events::Cowboy, events::Tent,
                                      events::Mine, events::TakeBack, events::Score, events::Tokens,
                                      events::TokensBack, events::Return, events::End>},
                   event);
    }

    std::int64_t count = 0;
};

static_assert(kPartsOfAWin % 4 == 0 && kPartsOfAWin % kMaxPlayers == 0);

// Nothing when it was cancelled in the middle.
std::optional<Tally> playOne(const Simulation& simulation, const WatchedSet* watched, int number,
                             const std::atomic<bool>& cancel)
{
    using Clock = std::chrono::steady_clock;
    const int count = static_cast<int>(simulation.players.size());
    const int rotation = number % count;
    Tally tally;
    tally.games = 1;
    std::vector<std::unique_ptr<Player>> players;
    for (const std::string& name : simulation.players) {
        tally.players.push_back({.name = name});
        players.push_back(simulation.make(name));
        assert(players.back());
    }
    Setup setup;
    setup.players = count;
    setup.options = simulation.options;
    setup.seed = seedplan::game(simulation.seed, number / seatings(simulation.players));
    DiscardCounter discards;
    std::optional<SetWatch> watch;
    if (watched)
        watch.emplace(*watched, count);
    EventSink* const sink = watch ? static_cast<EventSink*>(&*watch) : &discards;
    Game game(simulation.set, setup, sink);
    while (game.phase() != Game::Phase::Over) {
        if (cancel)
            return std::nullopt;
        if (watch)
            watch->turn(game);
        const auto who = static_cast<std::size_t>((game.player() + count - rotation) % count);
        const auto start = Clock::now();
        const Move move = players[who]->choose(game, seedplan::move(setup.seed, game.player(), game.ply()));
        tally.players[who].seconds += std::chrono::duration<double>(Clock::now() - start).count();
        ++tally.players[who].moves;
        game.play(move, sink);
    }
    if (watch)
        tally.set = watch->end(game);
    tally.discarded = watch ? tally.set.discarded.sum() : discards.count;
    std::vector<int> scores;
    for (int seat = 0; seat < count; ++seat)
        scores.push_back(game.score(seat));
    settle(tally.players, rotation, scores, game.winners());
    return tally;
}

} // namespace

Tally& Tally::operator+=(const Tally& other)
{
    games += other.games;
    discarded += other.discarded;
    addTallies(players, other.players);
    set += other.set;
    return *this;
}

Tally simulate(const Simulation& simulation, const std::function<void(const Tally&)>& progress,
               const std::atomic<bool>& cancel)
{
    const std::optional<WatchedSet> watched =
        simulation.measuresSet ? std::optional<WatchedSet>(simulation.set) : std::nullopt;
    return sumInOrder<Tally>(
        simulation.first, simulation.last, simulation.jobs,
        [&](int number) { return playOne(simulation, watched ? &*watched : nullptr, number, cancel); },
        progress, cancel);
}

} // namespace lodeline::goldrush
