// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/points.h"

#include <cstdint>
#include <span>

namespace lodeline::goldrush {

// What a game can be played with or without. `optionTable` has a row for each.
struct Options
{
    bool farmers = true;
    bool fifthCowboy = false;
    bool takeBack = false;
    bool undo = true;

    int cowboysPerPlayer() const { return fifthCowboy ? kMostCowboys : kCowboys; }

    friend bool operator==(const Options&, const Options&) = default;
};

// A row for each member of Options, from which records, settings, dialogs and calls take what they need.
struct OptionInfo
{
    const char* name; // in records, settings and calls
    bool Options::*member;
    const char* rule;     // "R3.3"; empty where no rule depends on it
    bool isAlwaysWritten; // in a record, also where it is as usual
    const char* label;    // English, with its key; translated in the context "Option", as the sentence is
    const char* sentence; // what it does

    bool isUsual(const Options& options) const { return options.*member == Options{}.*member; }
};

// In the order in which they are shown and written.
std::span<const OptionInfo> optionTable();

// All that fixes a game beside its tile set and its moves.
struct Setup
{
    int players = 2; // 2 to 5
    int startPlayer = 0;
    std::uint64_t seed = 0; // tile order and token order
    Options options;

    friend bool operator==(const Setup&, const Setup&) = default;
};

} // namespace lodeline::goldrush
