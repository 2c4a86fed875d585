// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/goldrush/calls.h"
#include "engine/cli/goldrush/files.h"
#include "engine/cli/parts/computerplayers.h"
#include "engine/core/seedplan.h"
#include "engine/goldrush/ai/level.h"
#include "engine/goldrush/learning/learnedsetfile.h"

#include <fmt/format.h>

namespace lodeline::goldrush {
namespace {

// "farmers, fifthCowboy, takeBack or undo", with that word before the last.
std::string optionNames(std::string_view beforeLast)
{
    std::string text;
    const std::span<const OptionInfo> options = optionTable();
    for (const OptionInfo& option : options) {
        if (&option != &options.front())
            text += &option == &options.back() ? fmt::format(" {} ", beforeLast) : ", ";
        text += option.name;
    }
    return text;
}

// Sets "name=on" or "name=off"; false if there is no such option or value.
bool setOption(Options& options, std::string_view assignment)
{
    const std::size_t equals = assignment.find('=');
    const std::string_view name = assignment.substr(0, equals);
    const std::string_view value = equals == std::string_view::npos ? "" : assignment.substr(equals + 1);
    if (value != "on" && value != "off")
        return false;
    for (const OptionInfo& option : optionTable()) {
        if (name == option.name) {
            options.*option.member = value == "on";
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

} // namespace

std::string playOptions()
{
    return optionNames("or") + ", =on or =off";
}

cli::Outcome<std::string> playCall(const cli::PlayCall& call)
{
    const auto fault = [](std::string sentence) { return tl::unexpected(cli::badCall(std::move(sentence))); };
    GameRecord record;
    if (call.players.size() < kMinPlayers || call.players.size() > kMaxPlayers)
        return fault(fmt::format("a game has {} to {} players", kMinPlayers, kMaxPlayers));
    for (const std::string& option : call.options)
        if (!setOption(record.options, option))
            return fault(fmt::format("no option \"{}\"; there are {}, =on or =off", printable(option),
                                     optionNames("and")));
    record.seed = call.seed;
    const auto learned = namedLearnedSet(call.learned);
    if (!learned)
        return tl::unexpected(learned.error());
    if (*learned)
        setLearned(record, **learned);

    std::vector<std::unique_ptr<Player>> players;
    for (const std::string& name : call.players) {
        players.push_back(makePlayer(name, 1, weightsOf(record)));
        if (!players.back())
            return fault(noSuchPlayer(name));
        record.players.push_back(cli::computerPlayer(name, record.players.size()));
    }
    record.start = seedplan::startSeat(record.seed, static_cast<int>(players.size()));

    auto set = namedTileSet(call.set);
    if (!set)
        return tl::unexpected(cli::Fault{});
    record.tileset = std::move(*set);
    playOut(record, players);
    return writeRecord(record);
}

} // namespace lodeline::goldrush
