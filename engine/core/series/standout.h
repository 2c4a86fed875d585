// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/series/winshare.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lodeline {

// Something that stands out in the numbers of many games: how much it matters, and what fills its sentence.
struct StandOut
{
    enum class Weight : std::uint8_t { Remark, Notable, Serious };
    struct Argument
    {
        enum class Kind : std::uint8_t { Percent, Decimal, Count, Name };
        Kind kind{};
        double number = 0; // a percentage as a share, 0 to 1
        std::string name{};

        static Argument percent(double share) { return {Kind::Percent, share}; }
        static Argument decimal(double number) { return {Kind::Decimal, number}; }
        static Argument count(double number) { return {Kind::Count, number}; }
        static Argument named(std::string name) { return {Kind::Name, 0, std::move(name)}; }
        friend bool operator==(const Argument&, const Argument&) = default;
    };

    Weight weight = Weight::Notable;
    double strength = 1; // by how much the threshold is passed, at least 1
    std::vector<Argument> arguments{};
    bool compares = true; // whether it may name a reference

    friend bool operator==(const StandOut&, const StandOut&) = default;
};

std::string_view toString(StandOut::Weight weight); // "remark", "notable", "serious"
// The weightiest first, then the strongest.
bool isWeightier(const StandOut& a, const StandOut& b);
// A sentence with %1, %2, ... filled in: "12%", "1.5", "63".
std::string filled(std::string_view sentence, const std::vector<StandOut::Argument>& arguments);

// Thresholds of any game.
inline constexpr int kGamesToJudge = 30;
inline constexpr int kFewGames = 100;
inline constexpr double kMuchMore = 1.5; // than the reference
inline constexpr double kMuchLess = 1 / kMuchMore;

// What a share of wins says of those who have it, where `even` would be fair.
struct Fairness
{
    enum class Kind : std::uint8_t { Advantage, Disadvantage, Fair };
    Kind kind{};
    StandOut::Weight weight{};
    double strength = 1;
};
// Nothing as long as the interval is too wide to tell.
std::optional<Fairness> fairnessOf(const WinShare& share, double even);

} // namespace lodeline
