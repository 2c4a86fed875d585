// SPDX-License-Identifier: GPL-3.0-or-later
// What strangers' files and names do to the command line: nothing but a message.
#include "engine/goldrush/files/record.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "tests/engine/cli/commandline.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <sys/stat.h>

namespace lodeline::test {

using namespace goldrush;

namespace {

using Json = nlohmann::json;

const std::string kSet = (sourceDirectory() / "resources/tilesets/drygulch.tileset.json").string();
const std::string kGame = (dataDirectory() / "golden/random-7.lodeline").string();

TEST(StandardInput, IsReadWhereADashStandsForAFile)
{
    const TemporaryDirectory directory;
    const std::string begun = stored(directory, "begun", [] {
        GameRecord record = parseRecord(readFile(kGame)).value().record;
        record.moves.resize(record.moves.size() - 1);
        return writeRecord(record);
    }());
    const std::string shard =
        stored(directory, "shard",
               call({"simulate", "--players", "random,random", "--games", "2", "--format", "json"}).out);
    const std::vector<std::pair<std::vector<std::string>, std::string>> calls{
        {{"validate", "FILE"}, kSet},
        {{"validate", "FILE"}, kGame},
        {{"replay", "FILE", "--events"}, kGame},
        {{"perft", "FILE", "--depth", "1"}, begun},
        {{"hint", "FILE", "--level", "greedy", "--time", "1"}, begun},
        {{"merge", "FILE"}, shard},
        {{"play", "--players", "random,random", "--seed", "1", "--tileset", "FILE", "--record", "RECORD"},
         kSet},
        {{"simulate", "--players", "random,random", "--games", "1", "--format", "csv", "--report",
          "--tileset", "FILE"},
         kSet},
        {{"train", "--rounds", "1", "--games", "1", "--tileset", "FILE", "--", "RECORD"}, kSet},
    };
    for (auto [arguments, file] : calls) {
        const auto outcomeOf = [&](const std::string& name, const std::string& input) {
            std::vector<std::string> filled = arguments;
            std::ranges::replace(filled, "FILE", name);
            std::ranges::replace(filled, "RECORD", directory.file("out"));
            return call(filled, input);
        };
        const Outcome piped = outcomeOf("-", file);
        EXPECT_EQ(piped.status, 0) << testing::PrintToString(arguments) << piped.err;
        if (arguments[0] != "hint") {
            EXPECT_EQ(piped.out, outcomeOf(file, "/dev/null").out) << testing::PrintToString(arguments);
        }
    }
    EXPECT_EQ(call({"replay", "-"}, "/dev/null").err,
              "-:: error: The file is damaged or incomplete: invalid JSON at line 1, column 1\n");
}

TEST(StandardInput, HasTheLimitsOfFiles)
{
    const Outcome outcome = call({"validate", "-"}, "/dev/zero");
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.err, "-:: error: The file is larger than 16 MiB\n");
}

TEST(Calls, WriteNoRecordThatCannotBeRead)
{
    const TemporaryDirectory directory;
    Json set = Json::parse(readFile(kSet));
    const Json chain = Json::parse(std::string(28, '[') + std::string(28, ']'));
    set["unknown"] = std::vector<Json>(30'000, chain); // small in a set, and large where it is indented
    const std::string file = stored(directory, "set", set.dump());
    const std::string record = directory.file("record");
    EXPECT_EQ(call({"validate", file}).status, 0);
    const Outcome played =
        call({"play", "--players", "random,random", "--seed", "1", "--tileset", file, "--record", record});
    EXPECT_EQ(played.status, 1);
    EXPECT_TRUE(played.err.ends_with(record + ":: error: The file is larger than 16 MiB\n")) << played.err;
    EXPECT_FALSE(std::filesystem::exists(record));
}

TEST(Calls, RefuseWhatIsNoPlainFileAtOnce)
{
    const TemporaryDirectory directory;
    const std::string pipe = directory.file("pipe");
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    for (const std::string& file : {pipe, std::string("/dev/zero"), directory.file("")}) {
        for (const std::vector<std::string>& arguments : {
                 std::vector<std::string>{"validate", file},
                 {"replay", file},
                 {"perft", file, "--depth", "1"},
                 {"hint", file},
                 {"merge", file},
                 {"play", "--players", "random,random", "--tileset", file, "--record", directory.file("r")},
                 {"simulate", "--players", "random,random", "--games", "1", "--tileset", file},
                 {"train", "--tileset", file, "--", directory.file("w")},
             }) {
            const Outcome outcome = call(arguments);
            EXPECT_EQ(outcome.status, 1) << testing::PrintToString(arguments);
            EXPECT_EQ(outcome.err, file + ":: error: This is not a regular file and cannot be read\n");
        }
    }
}

TEST(Calls, DriveNoTerminalByWhatAFileOrItsNameSays)
{
    const TemporaryDirectory directory;
    Json record = Json::parse(readFile(kGame));
    const std::string evil = "\x1b]0;x\x07\u009b\u202e\u2028";
    record[evil] = 1;
    record["players"][0][evil] = 1;
    record["tileset"]["name"] = evil;
    record["players"][0]["kind"] = evil;
    record["players"][1]["colour"] = evil;
    record["moves"][0]["tile"] = evil;
    const std::string file = stored(directory, "evil\x1b]0;x\x07\x9b\n.lodeline", record.dump());
    const std::vector<std::vector<std::string>> calls{
        {"validate", file},
        {"replay", file},
        {"merge", file},
        {"hint", kGame, "--level", evil},
        {evil},
        {"validate", kGame, "--" + evil},
        {"replay", kGame, "--until", evil},
        {"play", "--players", evil + "," + evil, "--record", directory.file("r")},
        {"play", "--players", "random,random", "--option", evil, "--record", directory.file("r")},
        {"play", "--players", "random,random", "--record", directory.file("none\x1b/\x9b")},
    };
    for (const auto& arguments : calls) {
        const Outcome outcome = call(arguments);
        EXPECT_NE(outcome.status, 0);
        EXPECT_NE(outcome.err, "");
        for (const std::string& line : linesOf(outcome.out + outcome.err))
            EXPECT_EQ(printable(line), line) << testing::PrintToString(arguments);
    }
    EXPECT_EQ(linesOf(call({"validate", file}).err).size(), 6U); // each on a line of its own
}

TEST(Validate, TellsPlayersWhomNobodyKnows)
{
    const TemporaryDirectory directory;
    Json record = Json::parse(readFile(kGame));
    record["players"][0]["kind"] = "ai:nobody";
    record["players"][1]["colour"] = "mauve";
    const std::string file = stored(directory, "r", record.dump());
    const Outcome outcome = call({"validate", file});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.err, file + ":/players/0/kind: warning: Unknown kind of player: \"ai:nobody\"\n" +
                               file + ":/players/1/colour: warning: Unknown color: \"mauve\"\n");
}

// Which tile comes is a secret of the seed.
TEST(Validate, NamesNoTileThatNobodyHasSeen)
{
    const TemporaryDirectory directory;
    const GameRecord record = parseRecord(readFile(kGame)).value().record;
    const std::string& drawn = record.moves[10].tile;
    const auto other =
        std::ranges::find_if(record.tileset.tiles, [&](const TileDesign& tile) { return tile.id != drawn; });
    GameRecord changed = record;
    changed.moves[10].tile = other->id;
    const std::string file = stored(directory, "r", writeRecord(changed));
    for (const char* command : {"validate", "replay", "hint"})
        EXPECT_EQ(call({command, file}).err, file + ":/moves/10: error: The saved game has tile \"" +
                                                 other->id +
                                                 "\", but its shuffle number draws another one\n");
}

TEST(Hint, SaysThatTheGameIsOver)
{
    const Outcome outcome = call({"hint", kGame});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.out, "");
    EXPECT_EQ(outcome.err, kGame + ":/moves: error: The game is over, so that there is no move to be made\n");
}

TEST(Play, WritesThatUndoIsForbidden)
{
    const TemporaryDirectory directory;
    const std::string file = directory.file("r");
    for (const char* undo : {"off", "on"}) {
        EXPECT_EQ(call({"play", "--players", "random,random", "--option", std::string("undo=") + undo,
                        "--record", file})
                      .status,
                  0);
        const Json record = Json::parse(readFile(file));
        EXPECT_EQ(record["options"].contains("undo"), undo == std::string("off"));
        EXPECT_EQ(parseRecord(readFile(file)).value().record.options.undo, undo == std::string("on"));
    }
}

} // namespace
} // namespace lodeline::test
