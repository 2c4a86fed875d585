// SPDX-License-Identifier: GPL-3.0-or-later
// Ctrl+C keeps what is finished, as if that had been asked for.
#include "engine/cli/interrupt.h"

#include "engine/goldrush/lab/simulationresult.h"
#include "tests/engine/cli/commandline.h"
#include "tests/support/files.h"
#include "tests/support/programcall.h"

#include <gtest/gtest.h>

#include <array>
#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

namespace lodeline::test {

using namespace goldrush;

namespace {

std::vector<std::string> simulation(const std::string& games, const std::string& jobs)
{
    return {"simulate", "--players", "greedy,random", "--seed", "5", "--games", games,
            "--jobs",   jobs,        "--format",      "json"};
}

class Interrupted : public testing::TestWithParam<std::pair<const char*, int>>
{
};

TEST_P(Interrupted, SimulationIsAWholeShardOfTheGamesThatAreOver)
{
    const TemporaryDirectory directory;
    const std::string out = directory.file("shard");
    RunningCall running(LODELINE_CLI, simulation("3..1000000", GetParam().first), out);
    ASSERT_TRUE(running.says("] 5 of 999997")) << running.said();
    running.signal(GetParam().second);
    EXPECT_EQ(running.end(), 0) << running.said();
    const auto shard = simulationResultOf(readFile(out));
    ASSERT_TRUE(shard) << running.said();
    ASSERT_EQ(shard->games.size(), 1U);
    EXPECT_EQ(shard->games[0].first, 3);
    EXPECT_GE(shard->games[0].second, 8);
    const std::string games = "3.." + std::to_string(shard->games[0].second);
    EXPECT_NE(running.said().find("stopped after the games " + games), std::string::npos) << running.said();
    EXPECT_EQ(withoutTimes(readFile(out)), withoutTimes(call(simulation(games, "1")).out));
    const std::string before = directory.file("before");
    writeFile(before, call(simulation("0..3", "1")).out);
    EXPECT_EQ(call({"merge", out, before}).status, 0);
}

INSTANTIATE_TEST_SUITE_P(Calls, Interrupted,
                         testing::Values(std::pair("1", SIGINT), std::pair("2", SIGINT),
                                         std::pair("1", SIGTERM)));

TEST(Interrupted, TheSecondTimeEndsAtOnce)
{
    const TemporaryDirectory directory;
    RunningCall running(LODELINE_CLI, {"simulate", "--players", "baron@600000,random", "--games", "1"},
                        directory.file("out"));
    running.works(std::chrono::seconds(1)); // at its first move
    running.signal(SIGINT);
    ASSERT_TRUE(running.says("once more ends it at once"));
    running.signal(SIGINT);
    const int status = running.end();
    EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGINT) << status;
    EXPECT_EQ(readFile(directory.file("out")), "");
}

[[noreturn]] void interruptWithoutReader()
{
    const std::atomic<bool>& stop = cli::stopsWhenInterrupted();
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0)
        ::_exit(2);
    ::close(ends[0]);
    ::dup2(ends[1], STDERR_FILENO);
    std::raise(SIGINT);
    ::_exit(stop ? 0 : 1);
}

// Ctrl+C may end what reads the messages before.
TEST(Interrupted, ANoteThatNobodyReadsEndsNothing)
{
    EXPECT_EXIT(interruptWithoutReader(), testing::ExitedWithCode(0), "");
}

TEST(Interrupted, TrainingWritesTheGamesThatAreOver)
{
    const TemporaryDirectory directory;
    const std::string out = directory.file("weights");
    RunningCall running(LODELINE_CLI, {"train", "--rounds", "2", "--games", "1000000", "--seed", "4", out},
                        directory.file("out"));
    ASSERT_TRUE(running.says("] 3 of 2000000")) << running.said();
    running.signal(SIGINT);
    EXPECT_EQ(running.end(), 0) << running.said();
    const std::string note = "--rounds 1 --games ";
    const std::size_t at = running.said().rfind(note);
    ASSERT_NE(at, std::string::npos) << running.said();
    const std::string games = std::to_string(std::stoi(running.said().substr(at + note.size())));
    const std::string again = directory.file("again");
    ASSERT_EQ(call({"train", "--rounds", "1", "--games", games, "--seed", "4", again}).status, 0);
    EXPECT_EQ(readFile(out), readFile(again));
}

} // namespace
} // namespace lodeline::test
