// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/games.h"

#include "engine/core/fileformat.h"
#include "engine/core/text.h"

#include <fmt/format.h>

#include <algorithm>

namespace lodeline::cli {
namespace {

const GameKind& gameOf(Games games, const Input& input, std::string_view GameKind::*format)
{
    if (!input.text)
        return games.front();
    const auto found = std::ranges::find(games, formatOf(*input.text), format);
    return found == games.end() ? games.front() : *found;
}

} // namespace

const GameKind& gameOfRecord(Games games, const Input& record)
{
    return gameOf(games, record, &GameKind::recordFormat);
}

const GameKind& gameOfShard(Games games, const Input& shard)
{
    return gameOf(games, shard, &GameKind::shardFormat);
}

std::size_t largest(Games games, std::size_t GameKind::*size)
{
    return (*std::ranges::max_element(games, {}, size)).*size;
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

int failed(std::string_view command, const Fault& fault)
{
    if (!fault.sentence.empty())
        fmt::print(stderr, "lodeline-cli {}: {}\n", command, fault.sentence);
    return fault.status;
}

} // namespace lodeline::cli
