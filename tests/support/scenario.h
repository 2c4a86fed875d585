// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/files/record.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace lodeline::test {

// A game record that knows how it must come out: a file of resources/scenarios is a record with one more key,
// "scenario", which readers of records keep and do not mind.
//
//   title   a few words        rules   the numbers it shows, "R4.1"
//   text    what happens, in one or two sentences
//   board   the board after the last move (boardText)
//   events  objects, each of which must match an event, in this order, others between them allowed; an object
//           matches when each of its members is equal
//   never   objects that must match no event
//   checks  states to be looked at, see checkState in scenario.cpp for the members
struct Scenario
{
    std::filesystem::path file;
    goldrush::GameRecord record;
    nlohmann::json expected; // the value of "scenario"

    std::vector<std::string> rules() const;
};

// Throws std::runtime_error when the file is no scenario.
Scenario loadScenario(const std::filesystem::path& file);
Scenario parseScenario(const std::string& text);
std::vector<std::filesystem::path> scenarioFiles();

// What came out differently, a sentence each.
std::vector<std::string> run(const Scenario& scenario);

} // namespace lodeline::test
