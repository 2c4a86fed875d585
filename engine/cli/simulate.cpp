// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/commands.h"
#include "engine/cli/interrupt.h"
#include "engine/cli/numbers.h"
#include "engine/cli/output/progress.h"
#include "engine/cli/output/say.h"

#include <tuple>

namespace lodeline::cli {
namespace {

struct SimulateArguments
{
    SimulateCall call;
    std::string games;
    GameChoice<std::string> game;
};

int played(const SimulateCall& call, Series& series)
{
    const std::atomic<bool>& stop = stopsWhenInterrupted();
    int games = 0;
    {
        const Progress progress(call.last - call.first);
        games = series.play([&](int soFar) { progress.show(soFar); }, stop);
    }
    if (games == 0) {
        say(stderr, "lodeline-cli simulate: stopped before the first game was over\n");
        return InputAtFault;
    }
    if (games < call.last - call.first)
        say(stderr, "lodeline-cli simulate: stopped after the games {}..{}\n", call.first,
            call.first + games);
    series.print();
    return Done;
}

int run(Games games, const SimulateArguments& arguments)
{
    const auto game = chosenGame(games, arguments.game);
    if (!game)
        return failed("simulate", game.error());
    if (const auto fault = faultOfLearned(games[*game], arguments.call.learned))
        return failed("simulate", *fault);
    SimulateCall call = arguments.call;
    const auto range = gameRange(arguments.games);
    if (!range)
        return failed("simulate", badCall("--games takes a number of games, or A..B"));
    std::tie(call.first, call.last) = *range;
    call.set = arguments.game.sets[*game];
    const auto series = games[*game].simulate(call);
    return series ? played(call, **series) : failed("simulate", series.error());
}

} // namespace

Command addSimulate(CLI::App& program, Games games)
{
    auto arguments = std::make_shared<SimulateArguments>();
    SimulateCall& call = arguments->call;
    CLI::App* app = program.add_subcommand("simulate", "Play many games between computer players");
    app->add_option("--players", call.players, "Players by name")->delimiter(',')->required();
    app->add_option("--games", arguments->games,
                    "How many games, or A..B for one shard: the games from A to B - 1, the first is 0")
        ->required();
    app->add_option("--seed", call.seed, "Fixes chance and the players' choices")->check(isSeed());
    app->add_option("--jobs", call.jobs, "Threads")->check(isWhole(1, 256));
    addSets(*app, games, arguments->game);
    addLearned(*app, call.learned);
    app->add_option("--format", call.format, "table, json or csv")
        ->check(CLI::IsMember({"table", "json", "csv"}));
    app->add_flag("--report", call.report,
                  "Also what the games tell about the set; with csv that alone (json always has it)");
    app->add_flag("--untimed", call.untimed,
                  "Count the players' time as none, so that the same games are the same to the last byte");
    addGame(*app, games, arguments->game.name);
    return {app, [games, arguments] { return run(games, *arguments); }};
}

} // namespace lodeline::cli
