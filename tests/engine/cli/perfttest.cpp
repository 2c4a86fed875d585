// SPDX-License-Identifier: GPL-3.0-or-later
// perft against counting by trying every position, rotation and action.
#include "engine/goldrush/files/toldrecord.h"
#include "tests/engine/cli/commandline.h"
#include "tests/support/files.h"
#include "tests/support/oracle/gamechecker.h"
#include "tests/support/scenario.h"

#include <gtest/gtest.h>

namespace lodeline::test {

using namespace goldrush;

namespace {

std::uint64_t countNaively(const GameChecker& game, int depth)
{
    if (depth == 0 || game.isOver())
        return 1;
    const auto drawn = static_cast<std::size_t>(game.game().drawn().value());
    std::uint64_t leaves = 0;
    for (const Placement& placement : game.books().board().placements(game.game().tileSet().tiles[drawn])) {
        GameChecker placed(game);
        placed.place(placement);
        const std::vector<Action> actions = placed.books().legalActions();
        if (depth == 1) {
            leaves += actions.size();
            continue;
        }
        for (const Action& action : actions) {
            GameChecker next(placed);
            next.act(action);
            EXPECT_TRUE(next.ok()) << next.faults();
            leaves += countNaively(next, depth - 1);
        }
    }
    return leaves;
}

GameChecker atTheEndOf(const GameRecord& record)
{
    GameChecker game(std::make_shared<const CompiledSet>(record.tileset), record.setup());
    for (const RecordedMove& move : record.moves) {
        game.place(move.move.placement);
        game.act(completed(game.game(), move.move.action));
    }
    return game;
}

void comparePerft(GameRecord record, std::size_t plies, int depth)
{
    const TemporaryDirectory directory;
    const std::string file = directory.file("record.lodeline");
    record.moves.resize(plies);
    writeFile(file, writeRecord(record));
    const GameChecker start = atTheEndOf(record);
    std::string expected;
    for (int d = 1; d <= depth; ++d)
        expected.append(std::to_string(d))
            .append(" ")
            .append(std::to_string(countNaively(start, d)))
            .append("\n");
    const Outcome outcome = call({"perft", file, "--depth", std::to_string(depth)});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.err, "");
    EXPECT_EQ(outcome.out, expected);
}

GameRecord scenarioRecord(const char* name)
{
    GameRecord record = loadScenario(sourceDirectory() / "resources/scenarios" / name).record;
    record.extra.clear();
    return record;
}

TEST(Perft, CountsThreePliesFromTheStart)
{
    comparePerft(scenarioRecord("two-mountains.json"), 0, 3);
}

TEST(Perft, CountsWhatTentsMinesAndTakingBackAdd)
{
    GameRecord record = scenarioRecord("tent-sites.json");
    comparePerft(record, 3, 2);
    comparePerft(scenarioRecord("take-back.json"), 2, 2);
}

TEST(Perft, CountsGamesThatEndBeforeTheDepthOnce)
{
    comparePerft(scenarioRecord("end-railroad.json"), 0, 3);
    comparePerft(scenarioRecord("last-tile.json"), 3, 3);
    comparePerft(scenarioRecord("end-railroad.json"), 1, 2);
}

TEST(Perft, CountsTheClassicSetInTheMiddleOfAGame)
{
    comparePerft(parseRecord(readFile(dataDirectory() / "golden/random-7.lodeline")).value().record, 40, 1);
    comparePerft(parseRecord(readFile(dataDirectory() / "golden/random-7.lodeline")).value().record, 70, 2);
}

TEST(Perft, CountsAsFarAsTheTilesAreTold)
{
    const std::string told = (dataDirectory() / "golden/told-7.lodeline").string();
    const Outcome outcome = call({"perft", told, "--depth", "2"});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.out.substr(0, 2), "1 ");
    EXPECT_EQ(linesOf(outcome.out).size(), 1U);
    EXPECT_EQ(
        outcome.err,
        told + ":/told: error: The game cannot go on here: the saved game does not say what is drawn next\n");
    EXPECT_EQ(call({"perft", told, "--depth", "1"}).status, 0);

    const TemporaryDirectory directory;
    GameRecord record = scenarioRecord("last-tile.json");
    record = seenBy(record, 0).value();
    record.moves.resize(1);
    const std::string ahead = stored(directory, "ahead", writeRecord(record));
    const Outcome far = call({"perft", ahead, "--depth", "3"});
    EXPECT_EQ(far.status, 0) << far.err;
    record = scenarioRecord("last-tile.json");
    record.moves.resize(1);
    EXPECT_EQ(far.out, call({"perft", stored(directory, "seeded", writeRecord(record)), "--depth", "3"}).out);
}

} // namespace
} // namespace lodeline::test
