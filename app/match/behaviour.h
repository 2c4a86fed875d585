// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lodeline::app {

enum class AnimationSpeed { Off, Slow, Normal, Fast };
// How fast the moves of computer players follow one another; StepByStep waits for a key before each.
enum class Pace { Quick, Normal, Leisurely, StepByStep };

// How a table behaves, as the user likes it.
struct Behaviour
{
    AnimationSpeed animation = AnimationSpeed::Normal;
    Pace pace = Pace::Normal;
    bool wheelTurns = true;  // what is held in the hand, rather than to zoom over it
    bool featureTips = true; // explains what the pointer rests on
    bool marksDead = true;   // the places where nothing fits any more
};

} // namespace lodeline::app
