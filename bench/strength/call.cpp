// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/strength/call.h"

#include "bench/strength/contestant.h"
#include "engine/cli/goldrush/files.h"
#include "engine/cli/numbers.h"
#include "engine/core/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <thread>

namespace lodeline::strength {

using namespace goldrush;

namespace {

constexpr int kCallAtFault = 2;

struct Arguments
{
    int games = 200;
    std::vector<std::string> sets;
    std::vector<std::string> columns;
    std::vector<std::string> players;
    std::string learning = "both";
    double timeScale = 1;
    std::uint64_t seed = 1;
    int jobs = static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 256U));
    std::string format = "text";
    std::string resume;
};

template <typename T>
using OrWhy = tl::expected<T, std::string>;

std::vector<std::string> usualColumnIds()
{
    std::vector<std::string> ids;
    for (const Column& column : usualColumns())
        ids.push_back(column.id);
    return ids;
}

std::string setsHelp(const std::vector<PlayedSet>& usual)
{
    std::vector<std::string> ids;
    for (const PlayedSet& set : usual)
        ids.push_back(set.id);
    return fmt::format("Only these sets, of {}, or files", fmt::join(ids, ", "));
}

std::string columnsHelp()
{
    std::string text = "Only these columns:";
    for (const Column& column : usualColumns())
        text += fmt::format("\n{}: {}", column.id, title(column.players));
    return text;
}

void describe(CLI::App& app, Arguments& arguments, const std::vector<PlayedSet>& usual)
{
    app.add_option("--games", arguments.games, "Games of a cell, rounded up to whole rounds of seats (200)")
        ->check(cli::isWhole(1, kMostGames));
    app.add_option("--sets", arguments.sets, setsHelp(usual))->delimiter(',')->check(cli::isNotEmpty());
    auto* columns = app.add_option("--columns", arguments.columns, columnsHelp())
                        ->delimiter(',')
                        ->check(CLI::IsMember(usualColumnIds()));
    auto* players =
        app.add_option(
               "--players", arguments.players,
               "Compare these players instead: names as lodeline-cli simulate takes them, "
               "learned-NAME for one who has learned the set, or before@MS, the baron that was before "
               "it learned every set")
            ->delimiter(',')
            ->excludes(columns);
    app.add_option("--learning", arguments.learning,
                   "The columns with players who have learned each set, without, or both")
        ->check(CLI::IsMember({"with", "without", "both"}))
        ->excludes(players);
    app.add_option("--time-scale", arguments.timeScale,
                   "Factor on the milliseconds in names of players, to try it quickly (1)")
        ->check(cli::isFraction(0.001, 100));
    app.add_option("--seed", arguments.seed, "Fixes the tiles and the players' choices (1)")
        ->check(cli::isSeed());
    app.add_option("--jobs", arguments.jobs, "Games at a time, each on a core of its own (all cores)")
        ->check(cli::isWhole(1, 256));
    app.add_option("--format", arguments.format, "text or json")->check(CLI::IsMember({"text", "json"}));
    app.add_option("--resume", arguments.resume,
                   "Keep all results in this file, and go on from what it holds: Ctrl+C loses nothing")
        ->check(cli::isNotEmpty());
}

OrWhy<std::vector<PlayedSet>> chosenSets(const std::vector<PlayedSet>& usual,
                                         const std::vector<std::string>& names)
{
    std::vector<PlayedSet> sets;
    for (const std::string& name : names) {
        auto set = namedSet(usual, name);
        if (!set)
            return tl::unexpected(
                fmt::format("\"{}\" is no set of the table and no file of one", printable(name)));
        if (std::ranges::find(sets, set->digest, &PlayedSet::digest) == sets.end())
            sets.push_back(std::move(*set));
    }
    return names.empty() ? usual : sets;
}

std::vector<Column> namedColumns(const Arguments& arguments)
{
    const std::vector<std::string>& ids = arguments.columns;
    std::vector<Column> columns;
    for (const Column& column : usualColumns()) {
        if (!ids.empty() && std::ranges::find(ids, column.id) == ids.end())
            continue;
        if (arguments.learning != "without")
            columns.push_back(onceLearned(column));
        if (arguments.learning != "with")
            columns.push_back(column);
    }
    return columns;
}

OrWhy<std::vector<Column>> chosenColumns(const Arguments& arguments)
{
    if (arguments.players.size() == 1 || arguments.players.size() > kMaxPlayers)
        return tl::unexpected(fmt::format("a game has {} to {} players", kMinPlayers, kMaxPlayers));
    std::vector<Column> columns = namedColumns(arguments);
    if (!arguments.players.empty())
        columns = {{.id = "share", .players = arguments.players}};
    for (Column& column : columns) {
        for (std::string& name : column.players) {
            if (!contestant(name, shippedWeights()))
                return tl::unexpected(noSuchPlayer(name) +
                                      "; here also before, and from greenhorn on learned-NAME");
            name = atTimeScale(name, arguments.timeScale);
        }
    }
    return columns;
}

OrWhy<Plan> planOf(const Arguments& arguments, const std::vector<PlayedSet>& usual)
{
    auto sets = chosenSets(usual, arguments.sets);
    if (!sets)
        return tl::unexpected(sets.error());
    auto columns = chosenColumns(arguments);
    if (!columns)
        return tl::unexpected(columns.error());
    return Plan{.sets = std::move(*sets),
                .columns = std::move(*columns),
                .targetSets = usual,
                .seed = arguments.seed,
                .games = arguments.games,
                .jobs = arguments.jobs};
}

} // namespace

tl::expected<Call, int> readCall(int argc, const char* const* argv)
{
    if (const auto option = cli::optionWithoutValue(argc, argv)) {
        fmt::print(stderr, "{}: the value is empty\n", printable(*option));
        return tl::unexpected(kCallAtFault);
    }
    const std::vector<PlayedSet> usual = usualSets();
    Arguments arguments;
    CLI::App app("How strong the computer players are: on each set the share of games that the first of some "
                 "players wins, and which targets are met",
                 "strength");
    describe(app, arguments, usual);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return tl::unexpected(app.exit(error) == 0 ? 0 : kCallAtFault);
    }
    auto plan = planOf(arguments, usual);
    if (!plan) {
        fmt::print(stderr, "strength: {}\n", plan.error());
        return tl::unexpected(kCallAtFault);
    }
    return Call{std::move(*plan), arguments.resume, arguments.format == "text"};
}

} // namespace lodeline::strength
