// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/commands.h"
#include "engine/cli/input.h"
#include "engine/cli/numbers.h"
#include "engine/core/file.h"
#include "engine/core/seedplan.h"
#include "engine/goldrush/ai/level.h"

#include <fmt/format.h>

#include <random>

namespace lodeline::cli {

using namespace goldrush;

namespace {

struct PlayArguments
{
    std::vector<std::string> players;
    std::string tileset;
    std::optional<std::uint64_t> seed;
    std::vector<std::string> options;
    std::string record;
};

std::uint64_t freshSeed()
{
    std::random_device device;
    return std::uint64_t{device()} << 32 | device();
}

int badCall(const std::string& text)
{
    fmt::print(stderr, "lodeline-cli play: {}\n", text);
    return CallAtFault;
}

// Sets "name=on" or "name=off"; false if there is no such option or value.
bool setOption(GameRecord& record, const std::string& assignment)
{
    const std::size_t equals = assignment.find('=');
    const std::string name = assignment.substr(0, equals);
    const std::string value = equals == std::string::npos ? "" : assignment.substr(equals + 1);
    if (value != "on" && value != "off")
        return false;
    Options& options = record.options;
    const std::array known{std::pair{"farmers", &options.farmers},
                           std::pair{"fifthCowboy", &options.fifthCowboy},
                           std::pair{"takeBack", &options.takeBack}, std::pair{"undo", &record.undo}};
    for (const auto& [option, target] : known) {
        if (name == option) {
            *target = value == "on";
            return true;
        }
    }
    return false;
}

void playOut(GameRecord& record, const std::vector<std::unique_ptr<Player>>& players)
{
    Game game(std::make_shared<CompiledSet>(record.tileset), record.setup());
    while (const auto drawn = game.drawn()) {
        const int seat = game.player();
        const std::uint64_t seed = seedplan::move(record.seed, seat, game.ply());
        const Move move = players[static_cast<std::size_t>(seat)]->choose(game, seed);
        record.moves.push_back({record.tileset.tiles[static_cast<std::size_t>(*drawn)].id, move, {}, {}});
        game.play(move);
    }
}

int play(const PlayArguments& arguments)
{
    GameRecord record;
    if (arguments.players.size() < kMinPlayers || arguments.players.size() > kMaxPlayers)
        return badCall(fmt::format("a game has {} to {} players", kMinPlayers, kMaxPlayers));
    for (const std::string& option : arguments.options)
        if (!setOption(record, option))
            return badCall(fmt::format("no option \"{}\"; there are farmers, fifthCowboy, takeBack and "
                                       "undo, =on or =off",
                                       printable(option)));
    record.seed = arguments.seed ? *arguments.seed : freshSeed();

    std::vector<std::unique_ptr<Player>> players;
    for (const std::string& name : arguments.players) {
        players.push_back(makePlayer(name));
        if (!players.back())
            return badCall(noSuchPlayer(name));
        const std::size_t seat = players.size();
        record.players.push_back(
            {fmt::format("{} {}", name, seat), kPlayerColours[seat - 1], "ai:" + name, {}});
    }
    record.start = seedplan::startSeat(record.seed, static_cast<int>(players.size()));

    if (arguments.tileset.empty()) {
        record.tileset = classicTileSet();
    } else if (auto set = loadTileSet(arguments.tileset)) {
        record.tileset = std::move(*set);
    } else {
        return InputAtFault;
    }
    playOut(record, players);
    if (const auto written = writeFile(arguments.record, writeRecord(record)); !written) {
        printError(arguments.record, "", "Cannot be written: " + written.error());
        return InputAtFault;
    }
    return Done;
}

} // namespace

Command addPlay(CLI::App& program)
{
    auto arguments = std::make_shared<PlayArguments>();
    CLI::App* app = program.add_subcommand("play", "Let computer players play a game and write its record");
    app->add_option("--players", arguments->players, "Players by name, in seat order")
        ->delimiter(',')
        ->required();
    app->add_option("--tileset", arguments->tileset, "Tile set file (the classic set if not given)");
    app->add_option("--seed", arguments->seed, "Fixes the tiles, the tokens and the players' choices")
        ->check(isSeed());
    app->add_option("--option", arguments->options, "farmers, fifthCowboy, takeBack or undo, =on or =off");
    app->add_option("--record", arguments->record, "File to write the record to")->required();
    return {app, [arguments] { return play(*arguments); }};
}

} // namespace lodeline::cli
