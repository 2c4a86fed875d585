// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/scoring.h"

#include <QString>

#include <optional>

namespace lodeline::boomtown {

// An example of what a bonus brings, from resources/scenarios/boomtown.
struct Example
{
    Bonus bonus;
    Town town;
    std::optional<Town> opponent; // where it matters
    BonusReason reason;           // the points of the town, and the squares that they come from

    Rows largestGroup() const; // of the land that the bonus names (B7)
};

// The first example of the bonus that brings points or costs some; nothing where there is none. `number`
// asks for another one, counted from 0, whatever it brings.
std::optional<Example> exampleOf(const Bonus& bonus, std::optional<int> number = std::nullopt);

} // namespace lodeline::boomtown
