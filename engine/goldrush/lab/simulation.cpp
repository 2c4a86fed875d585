// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/lab/simulation.h"

#include "engine/core/crew.h"
#include "engine/core/listening.h"
#include "engine/core/seedplan.h"
#include "engine/goldrush/ai/level.h"
#include "engine/goldrush/lab/setwatch.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <map>
#include <mutex>

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

// After how many rotations of the seats the same players sit in the same order again.
int seatings(const std::vector<std::string>& players)
{
    int count = 1;
    for (std::vector<std::string> turned = players; count < static_cast<int>(players.size()); ++count) {
        std::ranges::rotate(turned, turned.begin() + 1);
        if (turned == players)
            break;
    }
    return count;
}

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
        players.push_back(makePlayer(name));
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
    set += other.set;
    return *this;
}

Tally simulate(const Simulation& simulation, const std::function<void(const Tally&)>& progress,
               const std::atomic<bool>& cancel)
{
    const std::optional<WatchedSet> watched =
        simulation.measuresSet ? std::optional<WatchedSet>(simulation.set) : std::nullopt;
    Tally total;
    std::map<int, Tally> early; // games that wait for one before them
    std::mutex mutex;
    Crew(simulation.jobs).run(simulation.last - simulation.first, [&](int, int piece) {
        if (cancel)
            return;
        std::optional<Tally> result =
            playOne(simulation, watched ? &*watched : nullptr, simulation.first + piece, cancel);
        const std::scoped_lock lock(mutex);
        if (result)
            early.emplace(piece, std::move(*result));
        while (!early.empty() && early.begin()->first == total.games) {
            total += early.begin()->second;
            early.erase(early.begin());
            progress(total);
        }
    });
    return total;
}

} // namespace lodeline::goldrush
