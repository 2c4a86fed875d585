// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/games.h"

#include "engine/cli/output/say.h"
#include "engine/core/fileformat.h"
#include "engine/core/text.h"

#include <fmt/format.h>

#include <algorithm>

namespace lodeline::cli {
namespace {

std::string formatTold(const Input& input)
{
    return input.text ? formatOf(*input.text) : std::string();
}

} // namespace

const GameKind& gameOfRecord(Games games, const Input& record)
{
    const auto found = std::ranges::find(games, formatTold(record), &GameKind::recordFormat);
    return found == games.end() ? games.front() : *found;
}

const ShardFormat& formatOfShard(Games games, const Input& shard)
{
    const std::string its = formatTold(shard);
    for (const GameKind& game : games)
        for (const ShardFormat& format : game.shards)
            if (format.format == its)
                return format;
    return games.front().shards.front();
}

std::size_t largestFile(Games games)
{
    return std::ranges::max_element(games, {}, &GameKind::maxBytes)->maxBytes;
}

std::size_t largestShard(Games games)
{
    std::size_t largest = 0;
    for (const GameKind& game : games)
        for (const ShardFormat& format : game.shards)
            largest = std::max(largest, format.maxBytes);
    return largest;
}

void addGame(CLI::App& app, Games games, std::optional<std::string>& name)
{
    // An optional by itself would take an empty name for none.
    app.add_option_function<std::string>(
        "--game", [&name](const std::string& given) { name = given; },
        fmt::format("Which game ({} if not given)", games.front().name));
}

Outcome<std::size_t> chosenGame(Games games, const std::optional<std::string>& name,
                                const std::vector<bool>& isGiven)
{
    const auto given = std::ranges::find(isGiven, true);
    auto game = given == isGiven.end() ? games.begin() : games.begin() + (given - isGiven.begin());
    if (name)
        game = std::ranges::find(games, *name, &GameKind::name);
    if (game == games.end()) {
        std::vector<std::string_view> names;
        for (const GameKind& kind : games)
            names.push_back(kind.name);
        return tl::unexpected(badCall(fmt::format("no game is called \"{}\"; there are: {}",
                                                  printable(name.value_or("")), fmt::join(names, ", "))));
    }
    const auto index = static_cast<std::size_t>(game - games.begin());
    for (std::size_t i = 0; i < isGiven.size(); ++i)
        if (isGiven[i] && i != index)
            return tl::unexpected(badCall(fmt::format("{} is not for {}", games[i].set.name, game->name)));
    return index;
}

void addLearned(CLI::App& app, std::string& file)
{
    app.add_option("--learned", file, "What all players know of the set, as `learn` has written it")
        ->check(isNotEmpty());
}

std::optional<Fault> faultOfLearned(const GameKind& game, const std::string& file)
{
    return file.empty() || game.learn ? std::nullopt : std::optional(nothingToLearn(game));
}

Fault nothingToLearn(const GameKind& game)
{
    return badCall(fmt::format("{} has nothing to learn", game.name));
}

int failed(std::string_view command, const Fault& fault)
{
    if (!fault.sentence.empty())
        say(stderr, "lodeline-cli {}: {}\n", command, fault.sentence);
    return fault.status;
}

} // namespace lodeline::cli
