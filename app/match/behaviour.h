// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bitset>

namespace lodeline::app {

// How what happens is shown: at once; step by step without anything that moves; or moving, so fast.
enum class AnimationSpeed { Off, Still, Slow, Normal, Fast };

// Whether anything may fly, pulse or glide.
constexpr bool moves(AnimationSpeed speed)
{
    return speed >= AnimationSpeed::Slow;
}

// How long the last turn of a game is looked at before its table of points comes, in ms.
constexpr int lastLook(AnimationSpeed speed)
{
    constexpr int kAtNormal = 1600;
    switch (speed) {
    case AnimationSpeed::Off:
        return 0;
    case AnimationSpeed::Slow:
        return kAtNormal * 2;
    case AnimationSpeed::Still:
    case AnimationSpeed::Normal:
        break;
    case AnimationSpeed::Fast:
        return kAtNormal / 2;
    }
    return kAtNormal;
}

// How fast the moves of computer players follow one another; StepByStep waits for a key before each.
enum class Pace { Quick, Normal, Leisurely, StepByStep };

// What a board tells beyond what lies on it.
enum class Aid {
    FeatureTips, // explains what the pointer rests on
    SquareTips,  // tells what fits an empty place that it rests on
    DeadSquares, // marks the places where nothing fits any more
    Coordinates, // at the rim
    Owners,      // of what is scored at the end only, in their colours
    Coach,       // a sentence where something becomes possible for the first time
};
inline constexpr std::array kAllAids{Aid::FeatureTips, Aid::SquareTips, Aid::DeadSquares,
                                     Aid::Coordinates, Aid::Owners,     Aid::Coach};

// Before anybody has chosen.
constexpr bool isUsual(Aid aid)
{
    return aid != Aid::Owners;
}

constexpr unsigned long long usualAids()
{
    unsigned long long aids = 0;
    for (const Aid aid : kAllAids)
        aids |= isUsual(aid) ? 1ULL << static_cast<unsigned>(aid) : 0ULL;
    return aids;
}

// How a table behaves, as the user likes it; at first as usual.
struct Behaviour
{
    AnimationSpeed animation = AnimationSpeed::Normal;
    Pace pace = Pace::Normal;
    bool wheelTurns = true;                          // what is held in the hand, rather than to zoom over it
    std::bitset<kAllAids.size()> aids = usualAids(); // by Aid

    bool confirmsMoves = false; // a move waits for a second word
    bool handsOver = false;     // from person to person at every turn

    bool asAtTable = false; // tells nothing that nobody would tell there: no aids, lists and hints either

    bool shows(Aid aid) const { return !asAtTable && aids.test(static_cast<std::size_t>(aid)); }
};

} // namespace lodeline::app
