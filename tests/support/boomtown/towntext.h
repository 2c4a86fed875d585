// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/scoring.h"

#include <filesystem>
#include <string>
#include <vector>

namespace lodeline::boomtown::test {

// As the engine reads them (engine/boomtown/files/towntext.h); they throw where it is no square, or no town
// of cards: every square has to lie in a block of two by two.
Square squareFromText(const std::string& letters);
Town townFromText(const std::vector<std::string>& rows);
std::vector<std::string> textOf(const Town& town);

// A file of resources/scenarios/boomtown: towns and what bonuses bring there (B9).
struct TownExample
{
    std::string title;
    std::vector<Bonus> bonuses;
    Town town;
    Town opponent;
    std::vector<int> points; // of each bonus; of one bonus also those of the opponent
};
std::vector<TownExample> townExamples(const std::filesystem::path& file);
std::vector<std::filesystem::path> townExampleFiles();

} // namespace lodeline::boomtown::test
