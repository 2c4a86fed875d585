// SPDX-License-Identifier: GPL-3.0-or-later
// Each rule of tests/data/rules.txt is cited by a test of the engine or shown by a scenario.
#include "tests/support/files.h"
#include "tests/support/scenario.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>

namespace lodeline::test {
namespace {

std::vector<std::string> allRules()
{
    std::istringstream text(readFile(dataDirectory() / "rules.txt"));
    return {std::istream_iterator<std::string>(text), std::istream_iterator<std::string>()};
}

TEST(RulesCoverage, EveryScenarioShowsRulesThatExist)
{
    const auto rules = allRules();
    for (const auto& file : scenarioFiles())
        for (const std::string& rule : loadScenario(file).rules())
            EXPECT_TRUE(std::ranges::count(rules, rule) == 1) << file << " shows " << rule;
}

TEST(RulesCoverage, EveryRuleIsShownByAScenarioOrNamedByATest)
{
    std::set<std::string> cited;
    for (const auto& file : scenarioFiles())
        for (const std::string& rule : loadScenario(file).rules())
            cited.insert(rule);
    std::string tests;
    for (const auto& file : filesIn(sourceDirectory() / "tests" / "engine", true))
        if (file.filename().string().ends_with("test.cpp") && file.filename() != "randomgamestest.cpp")
            tests += readFile(file);
    for (const std::string& rule : allRules())
        EXPECT_TRUE(cited.contains(rule) || tests.find(rule) != std::string::npos) << rule;
}

} // namespace
} // namespace lodeline::test
