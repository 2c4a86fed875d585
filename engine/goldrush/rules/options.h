// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace lodeline::goldrush {

struct Options
{
    bool farmers = true;      // R3.3
    bool fifthCowboy = false; // R1.2
    bool takeBack = false;    // R3.8

    int cowboysPerPlayer() const { return fifthCowboy ? 5 : 4; }

    friend bool operator==(const Options&, const Options&) = default;
};

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
