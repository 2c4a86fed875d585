// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/movetime/movetimes.h"
#include "engine/cli/goldrush/files.h"
#include "engine/cli/numbers.h"
#include "engine/core/playername.h"
#include "engine/goldrush/ai/level.h"
#include "engine/goldrush/learning/learnedplay.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace lodeline::movetime {

using namespace goldrush;

namespace {

constexpr int kDone = 0;
constexpr int kInputAtFault = 1;
constexpr int kCallAtFault = 2;

struct Arguments
{
    std::vector<std::string> players{"baron@50", "baron@100", "baron@1000"};
    std::vector<std::string> sets{""};
    std::vector<int> tiles{kMaxTiles};
    std::vector<int> seats{kMinPlayers, kMaxPlayers};
    std::vector<int> threads{1, 2};
    std::string learned;
    int busy = 4;
    int moves = 40;
};

void describe(CLI::App& app, Arguments& arguments)
{
    app.add_option("--players", arguments.players, "Who thinks (baron@50,baron@100,baron@1000)")
        ->delimiter(',')
        ->check(
            [](const std::string& name) { return makePlayer(name) ? std::string() : noSuchPlayer(name); });
    app.add_option("--sets", arguments.sets, "Files of tile sets (the classic set)")
        ->delimiter(',')
        ->check(cli::isNotEmpty());
    app.add_option("--tiles", arguments.tiles,
                   "Each set is played as it is, and with its tiles so often that they are so many (1000)")
        ->delimiter(',')
        ->check(cli::isWhole(1, kMaxTiles));
    app.add_option("--seats", arguments.seats, "Players of a game (2,5)")
        ->delimiter(',')
        ->check(cli::isWhole(kMinPlayers, kMaxPlayers));
    app.add_option("--threads", arguments.threads, "That a player thinks with (1,2)")
        ->delimiter(',')
        ->check(cli::isWhole(1, 256));
    app.add_option("--learned", arguments.learned,
                   "What the players know of the sets, as `lodeline-cli learn` has written it")
        ->check(cli::isNotEmpty());
    app.add_option("--busy", arguments.busy, "Threads that keep the processors busy meanwhile (4)")
        ->check(cli::isWhole(0, 256));
    app.add_option("--moves", arguments.moves, "Moves of each game that are measured (40)")
        ->check(cli::isWhole(1, kMaxTiles));
}

// The value that this share of them does not exceed.
double quantile(std::vector<double> values, double share)
{
    std::ranges::sort(values);
    const double rank = std::ceil(share * static_cast<double>(values.size()));
    return values[static_cast<std::size_t>(std::max(rank, 1.0)) - 1];
}

void measure(const Arguments& arguments, const SharedWeights& weights, const TileSet& set)
{
    const auto compiled = std::make_shared<const CompiledSet>(set);
    for (const int seats : arguments.seats) {
        const std::vector<Game> games = positions(compiled, seats, arguments.moves);
        for (const int threads : arguments.threads) {
            for (const std::string& name : arguments.players) {
                const auto player = makePlayer(name, threads, weights);
                const auto budget = static_cast<double>(parsePlayerName(name)->milliseconds.value_or(0));
                std::vector<double> over;
                besideBusyThreads(arguments.busy, [&] { over = timesOf(*player, games); });
                for (double& time : over)
                    time -= budget;
                fmt::print("{:<20.20}{:>6}{:>7}{:>9}  {:<12}{:>9.1f}{:>9.1f}{:>9.1f}\n", set.name,
                           set.tileCount(), seats, threads, name, quantile(over, 0.5), quantile(over, 0.99),
                           quantile(over, 1));
                std::fflush(stdout);
            }
        }
    }
}

int run(const Arguments& arguments)
{
    const auto learned = namedLearnedSet(arguments.learned);
    if (!learned)
        return kInputAtFault;
    const SharedWeights weights =
        *learned ? std::make_shared<const Weights>((*learned)->weights) : shippedWeights();
    fmt::print("Milliseconds that a move takes beyond its budget, beside {} busy threads{}\n", arguments.busy,
               *learned ? ", by the learned set " + toHex(learnedDigest(**learned)) : "");
    fmt::print("{:<20}{:>6}{:>7}{:>9}  {:<12}{:>9}{:>9}{:>9}\n", "set", "tiles", "seats", "threads", "player",
               "median", "99 %", "worst");
    for (const std::string& name : arguments.sets) {
        const auto set = namedTileSet(name);
        if (!set)
            return kInputAtFault;
        measure(arguments, weights, *set);
        for (const int tiles : arguments.tiles)
            measure(arguments, weights, withTiles(*set, tiles));
    }
    return kDone;
}

} // namespace
} // namespace lodeline::movetime

int main(int argc, char** argv)
{
    using namespace lodeline::movetime;
    Arguments arguments;
    CLI::App app("How much longer than its budget a computer player thinks on a busy machine", "movetime");
    describe(app, arguments);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? kDone : kCallAtFault;
    }
    return run(arguments);
}
