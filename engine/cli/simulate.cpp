// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/commands.h"
#include "engine/cli/input.h"
#include "engine/cli/interrupt.h"
#include "engine/cli/numbers.h"
#include "engine/cli/progress.h"
#include "engine/cli/simulationprint.h"
#include "engine/goldrush/ai/level.h"

#include <fmt/format.h>

namespace lodeline::cli {

using namespace goldrush;

namespace {

struct SimulateArguments
{
    std::vector<std::string> players;
    std::string games;
    std::uint64_t seed = 1;
    int jobs = 1;
    std::string tileset;
    std::string format = "table";
    bool report = false;
};

// "N" or "A..B"; false if it is neither.
bool parseGames(std::string_view text, Simulation& simulation)
{
    const std::size_t dots = text.find("..");
    const bool isShard = dots != std::string_view::npos;
    const auto first = isShard ? wholeNumber<int>(text.substr(0, dots)) : 0;
    const auto last = wholeNumber<int>(isShard ? text.substr(dots + 2) : text);
    if (!first || !last || *last <= *first)
        return false;
    simulation.first = *first;
    simulation.last = *last;
    return true;
}

int run(const SimulateArguments& arguments)
{
    Simulation simulation;
    simulation.players = arguments.players;
    simulation.seed = arguments.seed;
    simulation.jobs = arguments.jobs;
    simulation.measuresSet = arguments.report || arguments.format == "json";
    const auto badCall = [](const std::string& text) {
        fmt::print(stderr, "lodeline-cli simulate: {}\n", text);
        return CallAtFault;
    };
    if (!parseGames(arguments.games, simulation))
        return badCall("--games takes a number of games, or A..B");
    if (arguments.players.size() < kMinPlayers || arguments.players.size() > kMaxPlayers)
        return badCall(fmt::format("a game has {} to {} players", kMinPlayers, kMaxPlayers));
    for (const std::string& name : arguments.players)
        if (!makePlayer(name))
            return badCall(noSuchPlayer(name));
    const auto set =
        arguments.tileset.empty() ? std::optional(classicTileSet()) : loadTileSet(arguments.tileset);
    if (!set)
        return InputAtFault;
    simulation.set = std::make_shared<const CompiledSet>(*set);

    const std::atomic<bool>& interrupted = stopsWhenInterrupted();
    Tally tally;
    {
        const Progress progress(simulation.last - simulation.first);
        tally = simulate(
            simulation, [&](const Tally& soFar) { progress.show(soFar.games); }, interrupted);
    }
    if (tally.games == 0) {
        fmt::print(stderr, "lodeline-cli simulate: stopped before the first game was over\n");
        return InputAtFault;
    }
    if (tally.games < simulation.last - simulation.first)
        fmt::print(stderr, "lodeline-cli simulate: stopped after the games {}..{}\n", simulation.first,
                   simulation.first + tally.games);
    print(resultOf(simulation, tally), arguments.format, arguments.report);
    return Done;
}

} // namespace

Command addSimulate(CLI::App& program)
{
    auto arguments = std::make_shared<SimulateArguments>();
    CLI::App* app = program.add_subcommand("simulate", "Play many games between computer players");
    app->add_option("--players", arguments->players, "Players by name")->delimiter(',')->required();
    app->add_option("--games", arguments->games,
                    "How many games, or A..B for one shard: the games from A to B - 1, the first is 0")
        ->required();
    app->add_option("--seed", arguments->seed, "Fixes the tiles and the players' choices")->check(isSeed());
    app->add_option("--jobs", arguments->jobs, "Threads")->check(isWhole(1, 256));
    app->add_option("--tileset", arguments->tileset, "Tile set file (the classic set if not given)");
    app->add_option("--format", arguments->format, "table, json or csv")
        ->check(CLI::IsMember({"table", "json", "csv"}));
    app->add_flag("--report", arguments->report,
                  "Also what the games tell about the tile set; with csv that alone (json always has it)");
    return {app, [arguments] { return run(*arguments); }};
}

} // namespace lodeline::cli
