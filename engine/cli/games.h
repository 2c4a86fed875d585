// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cli/gamekind.h"
#include "engine/cli/numbers.h"

#include <CLI/CLI.hpp>

#include <optional>

// How a command finds the game that it is about in the table.
namespace lodeline::cli {

// The game of a record, the format of a shard. A file of neither is for the first one, which tells what is
// wrong with it.
const GameKind& gameOfRecord(Games games, const Input& record);
const ShardFormat& formatOfShard(Games games, const Input& shard);

// The largest file that one of them reads.
std::size_t largestFile(Games games);
std::size_t largestShard(Games games);

// By what a call says which game it means where no file does: `Files` is a file, or a list of files.
template <typename Files>
struct GameChoice
{
    std::optional<std::string> name; // of the game, where the call gives one
    std::vector<Files> sets;         // by game
};

template <typename Files>
void addSets(CLI::App& app, Games games, GameChoice<Files>& choice)
{
    constexpr bool kIsOne = std::is_same_v<Files, std::string>;
    choice.sets.resize(games.size());
    for (std::size_t i = 0; i < games.size(); ++i)
        app.add_option(games[i].set.name, choice.sets[i],
                       kIsOne ? games[i].set.help : games[i].set.helpForSeveral)
            ->check(isNotEmpty());
}

void addGame(CLI::App& app, Games games, std::optional<std::string>& name);

// The index of the game; a fault where there is none of that name, or where the sets are for others.
// `isGiven` says it of the set of each game.
Outcome<std::size_t> chosenGame(Games games, const std::optional<std::string>& name,
                                const std::vector<bool>& isGiven);

template <typename Files>
Outcome<std::size_t> chosenGame(Games games, const GameChoice<Files>& choice)
{
    std::vector<bool> isGiven;
    for (const Files& files : choice.sets)
        isGiven.push_back(!files.empty());
    return chosenGame(games, choice.name, isGiven);
}

// `--learned`, for games that learn.
void addLearned(CLI::App& app, std::string& file);
// Why this game does nothing with such a file; nothing where it does, or where none is given.
std::optional<Fault> faultOfLearned(const GameKind& game, const std::string& file);
Fault nothingToLearn(const GameKind& game);

// Prints the sentence of a fault, if it has one, and gives its status.
int failed(std::string_view command, const Fault& fault);

} // namespace lodeline::cli
