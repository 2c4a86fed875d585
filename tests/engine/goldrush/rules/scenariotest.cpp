// SPDX-License-Identifier: GPL-3.0-or-later
// Every file of resources/scenarios comes out as it says.
#include "tests/support/scenario.h"

#include "tests/support/files.h"

#include <gtest/gtest.h>

namespace lodeline::test {

using namespace goldrush;

namespace {

class Scenarios : public testing::TestWithParam<std::filesystem::path>
{
};

TEST_P(Scenarios, ComeOutAsExpected)
{
    const Scenario scenario = loadScenario(GetParam());
    for (const std::string& fault : run(scenario))
        ADD_FAILURE() << scenario.file.string() << ": " << fault;
}

TEST_P(Scenarios, CanBeShownToSomebody)
{
    const Scenario scenario = loadScenario(GetParam());
    EXPECT_FALSE(scenario.expected.at("title").get<std::string>().empty());
    EXPECT_FALSE(scenario.expected.at("text").get<std::string>().empty());
    EXPECT_FALSE(scenario.expected.at("board").empty());
    EXPECT_FALSE(scenario.rules().empty());
    EXPECT_TRUE(scenario.expected.contains("events") || scenario.expected.contains("checks"));
}

TEST_P(Scenarios, AreRecordsThatKeepTheirExpectationsWhenRewritten)
{
    const Scenario scenario = loadScenario(GetParam());
    const Scenario again = parseScenario(writeRecord(scenario.record));
    EXPECT_EQ(again.record, scenario.record);
    EXPECT_EQ(again.expected, scenario.expected);
}

INSTANTIATE_TEST_SUITE_P(Files, Scenarios, testing::ValuesIn(scenarioFiles()),
                         [](const auto& file) { return testName(file.param); });

// A runner that finds no fault in anything would let every scenario pass.
class ScenarioRunner : public testing::Test
{
protected:
    Scenario scenario = loadScenario(sourceDirectory() / "resources/scenarios/railroad-four.json");
};

TEST_F(ScenarioRunner, NoticesAMissingEvent)
{
    scenario.expected["events"].push_back({{"event", "end"}});
    EXPECT_EQ(run(scenario).size(), 1U);
}

TEST_F(ScenarioRunner, NoticesEventsInTheWrongOrder)
{
    std::swap(scenario.expected["events"].front(), scenario.expected["events"].back());
    EXPECT_EQ(run(scenario).size(), 1U);
}

TEST_F(ScenarioRunner, NoticesAnEventThatMustNotHappen)
{
    scenario.expected["never"] = {{{"event", "return"}}};
    EXPECT_EQ(run(scenario).size(), 1U);
}

TEST_F(ScenarioRunner, NoticesAWrongState)
{
    scenario.expected["checks"] = {{{"ply", 3}, {"scores", {3, 0}}}};
    EXPECT_EQ(run(scenario).size(), 1U);
}

TEST_F(ScenarioRunner, NoticesWrongLegality)
{
    scenario.expected["checks"] = {{{"ply", 0}, {"illegalActions", {{{"type", "none"}}}}}};
    EXPECT_EQ(run(scenario).size(), 1U);
    scenario.expected["checks"] = {
        {{"ply", 0}, {"legalPlacements", {{{"x", 0}, {"y", 0}, {"rotation", 0}}}}}};
    EXPECT_EQ(run(scenario).size(), 1U);
}

TEST_F(ScenarioRunner, NoticesAnotherBoard)
{
    scenario.expected["board"].push_back("...");
    EXPECT_EQ(run(scenario).size(), 1U);
}

TEST_F(ScenarioRunner, NoticesASeedThatDrawsOtherTiles)
{
    ++scenario.record.seed;
    EXPECT_EQ(run(scenario).size(), 1U);
}

} // namespace
} // namespace lodeline::test
