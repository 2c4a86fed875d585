// SPDX-License-Identifier: GPL-3.0-or-later
// Each rule of tests/data/rules.txt is cited by a test of the engine or shown by a scenario. They are those
// of docs/rules.md and docs/boomtown.md.
#include "tests/support/files.h"
#include "tests/support/scenario.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <set>
#include <sstream>

namespace lodeline::test {
namespace {

std::vector<std::string> allRules()
{
    std::istringstream text(readFile(dataDirectory() / "rules.txt"));
    return {std::istream_iterator<std::string>(text), std::istream_iterator<std::string>()};
}

// Not where the number goes on: a longer one is another rule.
bool names(const std::string& text, const std::string& rule)
{
    for (auto at = text.find(rule); at != std::string::npos; at = text.find(rule, at + 1)) {
        const std::size_t end = at + rule.size();
        if (end == text.size() || std::isdigit(static_cast<unsigned char>(text[end])) == 0)
            return true;
    }
    return false;
}

TEST(RulesCoverage, EveryRuleOfTheDocumentsIsListed)
{
    std::size_t numbers = 0;
    for (const auto& [document, letter] :
         {std::pair("docs/rules.md", "**R"), std::pair("docs/boomtown.md", "**B")}) {
        const std::string text = readFile(sourceDirectory() / document);
        for (auto at = text.find(letter); at != std::string::npos; at = text.find(letter, at + 1)) {
            const std::string rule = text.substr(at + 2, text.find("**", at + 2) - at - 2);
            if (rule.size() < 2 || std::isdigit(static_cast<unsigned char>(rule[1])) == 0)
                continue;
            ++numbers;
            EXPECT_EQ(std::ranges::count(allRules(), rule), 1) << rule;
        }
    }
    EXPECT_EQ(numbers, allRules().size());
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
        EXPECT_TRUE(cited.contains(rule) || names(tests, rule)) << rule;
}

} // namespace
} // namespace lodeline::test
