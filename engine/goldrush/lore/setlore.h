// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/evaluation/terms.h"
#include "engine/goldrush/lab/setsums.h"
#include "engine/goldrush/rules/game.h"

#include <functional>
#include <optional>
#include <stop_token>

namespace lodeline::goldrush {

// Numbers of which the mean matters, and how sure that is.
struct Sample
{
    std::int64_t count = 0;
    double sum = 0;
    double squares = 0;

    void add(double value);
    double mean() const;  // 0 of none
    double error() const; // standard error of the mean; 0 of fewer than two
    Sample& operator+=(const Sample& other);
    friend bool operator==(const Sample&, const Sample&) = default;
};

// What the computer has found out about a tile set in games that it plays by one evaluation, all seats alike.
struct SetLore
{
    int games = 0;
    SetSums sums;
    Histogram farmers; // one entry for each cowboy put in a prairie: how many of 100 tiles are laid by then
    // When half of the tiles are laid, in points: a tent on a mountain with three tokens or more, above one
    // in the supply.
    Sample tents;
    // One turn of each game, 1 or 0: whether a look a few plies ahead uses the pieces otherwise than the
    // evaluation alone does.
    Sample changes;
    // When half of the tiles are laid, in points: how far the lead that the evaluation expects is from the
    // one in the end (a standard deviation).
    double spread = 0;

    SetLore& operator+=(const SetLore& other); // all but the spread
    friend bool operator==(const SetLore&, const SetLore&) = default;
};

struct LoreGames
{
    Options options{};
    int players = 2; // kMinPlayers to kMaxPlayers
    int games = 500; // 1 and more
    std::uint64_t seed = 1;
    int jobs = 1; // threads; the result does not depend on it

    // Two or three seconds of one core for a set of 72 tiles. Large ones take fewer games and more time.
    static LoreGames usual(const CompiledSet& set);
};

// `progress(share done)` is called from the threads, one at a time: before every turn, those of the games by
// which the spread is measured in the end included, and after every game; nothing is played while it does not
// return. Nothing when stopped, which takes no longer than a turn.
std::optional<SetLore> measureLore(const std::shared_ptr<const CompiledSet>& set, const Weights& weights,
                                   const LoreGames& wanted, const std::function<void(double)>& progress,
                                   const std::stop_token& stop);

} // namespace lodeline::goldrush
