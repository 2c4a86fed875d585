// SPDX-License-Identifier: GPL-3.0-or-later
// Exit statuses and streams: 0 done, 1 the input is at fault, 2 the call is; results on standard output.
#include "tests/engine/cli/commandline.h"
#include "tests/support/expectedproblems.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sys/wait.h>

namespace lodeline::test {

namespace {

const std::string kClassic = (sourceDirectory() / "resources/tilesets/classic.tileset.json").string();

std::string data(const std::string& file)
{
    return (dataDirectory() / file).string();
}

TEST(Calls, HelpIsAResult)
{
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"--help"}, {"play", "--help"}, {"replay", "--help"}, {"validate", "-h"}}) {
        const Outcome outcome = call(arguments);
        EXPECT_EQ(outcome.status, 0);
        EXPECT_NE(outcome.out.find("Usage"), std::string::npos);
        EXPECT_EQ(outcome.err, "");
    }
}

TEST(Calls, TheVersionIsAResult)
{
    const Outcome outcome = call({"--version"});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_TRUE(outcome.out.starts_with("lodeline-cli 0.")) << outcome.out;
    EXPECT_EQ(outcome.err, "");
}

TEST(Calls, WhoseResultCannotBeWrittenAreStatus2)
{
    for (const std::string& arguments :
         {std::string("--help"), std::string("--version"), "replay " + data("golden/random-7.lodeline")}) {
        const std::string command = "'" LODELINE_CLI "' " + arguments + " >/dev/full 2>/dev/null";
        const int status = std::system(command.c_str());
        EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 2) << arguments;
    }
}

TEST(Calls, WhoseMessagesCannotBeWrittenDoWhatTheyShall)
{
    const std::string notes = "'" LODELINE_CLI "' validate " + data("tilesets/good/full.tileset.json");
    const int status = std::system((notes + " >/dev/null 2>/dev/full").c_str());
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    const TemporaryDirectory directory;
    const std::string learned = directory.file("learned");
    const std::string learn =
        "'" LODELINE_CLI "' learn --rounds 1 --games 2 '" + learned + "' >/dev/full 2>&1";
    const int told = std::system(learn.c_str());
    EXPECT_TRUE(WIFEXITED(told) && WEXITSTATUS(told) == 2);
    EXPECT_TRUE(std::filesystem::exists(learned)); // though nobody can be told
}

TEST(Calls, AnUnknownCommandIsNamed)
{
    const Outcome outcome = call({"dance", "--fast"});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_NE(outcome.err.find("There is no command \"dance\""), std::string::npos) << outcome.err;
}

TEST(Calls, WhatACommandMissesIsNamed)
{
    const std::vector<std::pair<std::vector<std::string>, std::string>> calls{
        {{"simulate", "--games", "10"}, "--players"},
        {{"play", "--players", "random,random"}, "--record"},
        {{"train"}, "out"},
    };
    for (const auto& [arguments, missing] : calls) {
        const Outcome outcome = call(arguments);
        EXPECT_EQ(outcome.status, 2);
        EXPECT_NE(outcome.err.find(missing + " is required"), std::string::npos) << outcome.err;
    }
}

TEST(Calls, ThatMakeNoSenseAreStatus2)
{
    const TemporaryDirectory directory;
    const std::string record = directory.file("r.lodeline");
    const std::vector<std::vector<std::string>> calls{
        {},
        {"dance"},
        {"play"},
        {"play", "--players", "random,random"},
        {"play", "--players", "random", "--record", record},
        {"play", "--players", "random,random,random,random,random,random", "--record", record},
        {"play", "--players", "random,nobody", "--record", record},
        {"play", "--players", "random,random", "--seed", "-1", "--record", record},
        {"play", "--players", "random,random", "--seed", "18446744073709551616", "--record", record},
        {"play", "--players", "random,random", "--seed", "x", "--record", record},
        {"play", "--players", "random,random", "--seed", "010", "--record", record},
        {"play", "--players", "random,random", "--option", "farmers", "--record", record},
        {"play", "--players", "random,random", "--option", "farmers=maybe", "--record", record},
        {"play", "--players", "random,random", "--option", "cows=off", "--record", record},
        {"replay"},
        {"replay", data("golden/random-7.lodeline"), "--until", "-1"},
        {"replay", data("golden/random-7.lodeline"), "--until", "010"},
        {"replay", data("golden/random-7.lodeline"), "--until", "0x10"},
        {"replay", data("golden/random-7.lodeline"), "--unknown"},
        {"replay", "one", "two"},
        {"validate"},
        {"perft", data("golden/random-7.lodeline")},
        {"perft", data("golden/random-7.lodeline"), "--depth", "0"},
        {"hint", data("golden/random-7.lodeline"), "--level", "nobody"},
        {"simulate", "--players", "random,random", "--games", "5abc"},
        {"simulate", "--players", "random,random", "--games", "1..2..3"},
        {"simulate", "--players", "random,random", "--games", "3..3"},
        {"simulate", "--players", "random,random", "--games", "5", "--jobs", "08"},
        {"bench", "--seconds", "0"},
        {"bench", "--seconds", "nan"},
        {"bench", "--seconds", "inf"},
        {"bench", "--seconds", "1s"},
        {"bench", "--seconds", ""},
        {"train", "--random-moves", "nan", record},
        {"train", "--random-moves", "-0.1", record},
        {"train", "--random-moves", "1.1", record},
        {"bench", "--format", "xml"},
    };
    for (const auto& arguments : calls) {
        const Outcome outcome = call(arguments);
        EXPECT_EQ(outcome.status, 2) << testing::PrintToString(arguments);
        EXPECT_EQ(outcome.out, "") << testing::PrintToString(arguments);
        EXPECT_NE(outcome.err, "") << testing::PrintToString(arguments);
    }
    EXPECT_FALSE(std::filesystem::exists(record));
}

// An empty variable of a script must not play the classic set, or count any games.
TEST(Calls, WithAnEmptyValueAreStatus2AndNameTheOption)
{
    const TemporaryDirectory directory;
    const std::string out = directory.file("out");
    const std::string record = data("golden/random-7.lodeline");
    const std::vector<std::pair<std::vector<std::string>, std::string>> calls{
        {{"play", "--players", "random,random", "--record", out}, "--tileset"},
        {{"play", "--players", "random,random", "--record", out}, "--deck"},
        {{"play", "--players", "random,random", "--record", out}, "--learned"},
        {{"simulate", "--players", "random,random", "--games", "1"}, "--tileset"},
        {{"simulate", "--players", "random,random", "--games", "1"}, "--deck"},
        {{"simulate", "--players", "random,random", "--games", "1"}, "--learned"},
        {{"hint", record}, "--level"},
        {{"merge", record}, "--games"},
        {{"train", out}, "--tileset"},
        {{"train", out}, "--shard"},
        {{"train", out, "--shard", "0..1"}, "--after"},
        {{"learn", out}, "--tileset"},
    };
    for (auto [arguments, option] : calls) {
        arguments.insert(arguments.end(), {option, ""});
        const Outcome outcome = call(arguments);
        EXPECT_EQ(outcome.status, 2) << testing::PrintToString(arguments);
        EXPECT_EQ(outcome.out, "");
        EXPECT_EQ(outcome.err.find(option + ": the value is empty\n"), 0U) << outcome.err;
    }
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"play", "--players", "random,random", "--record", ""},
          {"train", ""},
          {"learn", ""}}) {
        const Outcome outcome = call(arguments);
        EXPECT_EQ(outcome.status, 2) << testing::PrintToString(arguments);
        EXPECT_NE(outcome.err.find(": the value is empty\n"), std::string::npos) << outcome.err;
    }
    // The next argument is no value of it.
    const Outcome outcome = call({"play", "--players=random,random", "--record=", "--seed=5"});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.err, "--record: the value is empty\n");
    EXPECT_FALSE(std::filesystem::exists("--seed=5"));
    EXPECT_FALSE(std::filesystem::exists(out));
}

TEST(Calls, WithInputAtFaultAreStatus1AndNameTheProblemOnOneLine)
{
    const TemporaryDirectory directory;
    const std::string broken = data("tilesets/broken/count-negative.tileset.json");
    const std::string record = data("records/broken/replay-placement-edges.lodeline");
    const std::string set = broken + ":/tiles/1/count: error: The number must be from 0 to 99";
    const std::string move =
        record + ":/moves/1: error: Tile \"01a\" may not be placed at (1, 0) with rotation 0";
    const std::vector<std::pair<std::vector<std::string>, std::string>> calls{
        {{"validate", broken}, set},
        {{"play", "--players", "random,random", "--tileset", broken, "--record", directory.file("r")}, set},
        {{"validate", record}, move},
        {{"replay", record}, move},
        {{"perft", record, "--depth", "1"}, move},
    };
    for (const auto& [arguments, problem] : calls) {
        const Outcome outcome = call(arguments);
        EXPECT_EQ(outcome.status, 1) << testing::PrintToString(arguments);
        EXPECT_EQ(outcome.out, "") << testing::PrintToString(arguments);
        EXPECT_EQ(linesOf(outcome.err), std::vector<std::string>{problem});
    }
}

TEST(Calls, WithFilesThatCannotBeReadOrWrittenAreStatus1)
{
    const TemporaryDirectory directory;
    const std::string missing = directory.file("missing");
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"validate", missing},
          {"validate", directory.file("")},
          {"replay", missing},
          {"perft", missing, "--depth", "1"},
          {"play", "--players", "random,random", "--tileset", missing, "--record", directory.file("r")},
          {"play", "--players", "random,random", "--record", directory.file("no/such/place")}}) {
        const Outcome outcome = call(arguments);
        EXPECT_EQ(outcome.status, 1) << testing::PrintToString(arguments);
        EXPECT_EQ(outcome.out, "");
        EXPECT_NE(outcome.err, "");
    }
}

// Before anything is read or played.
TEST(Calls, SayAtOnceThatTheirResultCannotBeWritten)
{
    const TemporaryDirectory directory;
    const std::string missing = directory.file("missing");
    for (const auto& [place, reason] : {std::pair(directory.file("no/such"), "No such file or directory"),
                                        {directory.file(""), "Is a directory"}}) {
        for (const std::vector<std::string>& arguments :
             {std::vector<std::string>{"play", "--players", "random,random", "--tileset", missing, "--record",
                                       place},
              {"learn", "--tileset", missing, "--", place},
              {"train", "--tileset", missing, "--", place}}) {
            const Outcome outcome = call(arguments);
            EXPECT_EQ(outcome.status, 1) << testing::PrintToString(arguments);
            EXPECT_EQ(outcome.err, place + ":: error: Cannot be written: " + reason + "\n");
        }
    }
}

TEST(Validate, SaysNothingAboutGoodFiles)
{
    const Outcome outcome = call({"validate", kClassic, data("golden/random-7.lodeline")});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.out + outcome.err, "");
}

TEST(Validate, NotesAndWarningsAreNoFaults)
{
    const Outcome notes = call({"validate", data("tilesets/good/full.tileset.json")});
    EXPECT_EQ(notes.status, 0);
    EXPECT_EQ(notes.out, "");
    EXPECT_NE(notes.err.find(":/x-editor: note: "), std::string::npos);
    const Outcome warnings = call({"validate", data("tilesets/good/warnings.tileset.json")});
    EXPECT_EQ(warnings.status, 0);
    EXPECT_EQ(linesOf(warnings.err).size(), 3U);
}

TEST(Validate, LooksIntoContainers)
{
    const std::string good = data("containers/good.tileset.zip");
    const Outcome nothing = call({"validate", good});
    EXPECT_EQ(nothing.status, 0);
    EXPECT_EQ(nothing.out + nothing.err, "");
    for (const char* name : {"missing", "other"}) {
        const std::string file = data("containers/" + std::string(name) + ".tileset.zip");
        const Outcome outcome = call({"validate", file});
        EXPECT_EQ(outcome.status, 0);
        EXPECT_EQ(outcome.err,
                  file + ":/tiles/1/picture: warning: The tile's own picture is not shown: its file "
                         "was not found or is damaged\n");
    }
    const std::string parts = data("containers/missing-part.tileset.zip");
    EXPECT_EQ(call({"validate", parts}).err,
              parts + ":/pictures/token-5: warning: The set's own picture \"token-5\" is not shown: its file "
                      "was not found, is damaged or cannot be drawn\n");
    for (const auto& [name, why] :
         {std::pair("empty", "\"set.json\" is missing"), {"outside", "../../.bashrc"}}) {
        const Outcome outcome = call({"validate", data("containers/" + std::string(name) + ".tileset.zip")});
        EXPECT_EQ(outcome.status, 1);
        EXPECT_NE(outcome.err.find(why), std::string::npos) << outcome.err;
    }
    const TemporaryDirectory directory;
    const std::string record = directory.file("a.lodeline");
    EXPECT_EQ(call({"play", "--tileset", good, "--players", "random,random", "--record", record}).status, 0);
    const Outcome recorded = call({"validate", record});
    EXPECT_EQ(recorded.status, 0) << recorded.err;
}

// Alone and inside the record of a game.
TEST(Validate, TellsWhichPictureIsNotShown)
{
    const std::string file = data("hostile/dashed-circles.tileset.json");
    const Outcome outcome = call({"validate", file});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.err, file + ":/tiles/1/art: warning: The tile's own picture is not shown: it would "
                                  "take too long to draw\n");
    const TemporaryDirectory directory;
    const std::string record = directory.file("a.lodeline");
    EXPECT_EQ(call({"play", "--tileset", file, "--players", "random,random", "--record", record}).status, 0);
    EXPECT_NE(call({"validate", record}).err.find(record + ":/tileset/tiles/1/art: warning: "),
              std::string::npos);
}

TEST(Validate, TellsANewerRecordFromATileSet)
{
    const TemporaryDirectory directory;
    const std::string file = directory.file("new.lodeline");
    std::ofstream(file) << R"({"format": "lodeline-game", "version": 3000000000})";
    const Outcome outcome = call({"validate", file});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.err.find(file + ":/version: error: "), 0U) << outcome.err;
    EXPECT_NE(outcome.err.find("3000000000"), std::string::npos) << outcome.err;
}

TEST(Validate, KeepsAProblemOnOneLine)
{
    const TemporaryDirectory directory;
    const std::string file = directory.file("set.json");
    std::string text = readFile(kClassic);
    text.insert(text.find('{') + 1, R"("evil\n\u001bkey": 1,)");
    std::ofstream(file) << text;
    const Outcome outcome = call({"validate", file});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(linesOf(outcome.err).size(), 1U) << outcome.err;
    EXPECT_NE(outcome.err.find(R"(/evil\n\u001bkey)"), std::string::npos) << outcome.err;
}

TEST(Validate, SaysWhereANumberIsTooLarge)
{
    const TemporaryDirectory directory;
    const std::string file = directory.file("set.json");
    std::ofstream(file) << "{\"format\": \"lodeline-tileset\",\n \"version\": 1e999}";
    EXPECT_EQ(call({"validate", file}).err,
              file + ":/version: error: The number must be from -1.79e308 to 1.79e308\n");
}

TEST(Play, ReplacesTheFileBehindALinkAndNothingBeside)
{
    const TemporaryDirectory directory;
    const std::string record = directory.file("record");
    const std::string link = directory.file("link");
    std::ofstream(record) << "old";
    std::ofstream(record + ".part0") << "of somebody else";
    std::filesystem::create_symlink(record, link);
    std::filesystem::permissions(record,
                                 std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    EXPECT_EQ(call({"play", "--players", "random,random", "--record", link}).status, 0);
    EXPECT_TRUE(std::filesystem::is_symlink(link));
    EXPECT_EQ(call({"validate", record}).status, 0);
    EXPECT_EQ(readFile(record + ".part0"), "of somebody else");
    EXPECT_FALSE(std::filesystem::exists(record + ".part1"));
    EXPECT_EQ(std::filesystem::status(record).permissions(),
              std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
}

TEST(Validate, OneBrokenFileAmongGoodOnesIsStatus1AndAllAreChecked)
{
    const Outcome outcome =
        call({"validate", data("tilesets/broken/count-negative.tileset.json"), kClassic,
              data("records/broken/seed-number.lodeline"), data("tilesets/good/full.tileset.json")});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_NE(outcome.err.find("count-negative"), std::string::npos);
    EXPECT_NE(outcome.err.find("seed-number"), std::string::npos);
    EXPECT_NE(outcome.err.find("full.tileset"), std::string::npos);
}

TEST(Validate, SaysWhatIsWrongWithEveryBrokenFile)
{
    std::vector<std::string> arguments{"validate"};
    for (const char* directory : {"tilesets/broken", "records/broken"})
        for (const auto& file : dataFiles(dataDirectory() / directory))
            arguments.push_back(file.string());
    const Outcome outcome = call(arguments);
    EXPECT_EQ(outcome.status, 1);
    for (std::size_t i = 1; i < arguments.size(); ++i)
        EXPECT_NE(outcome.err.find(arguments[i] + ":"), std::string::npos) << arguments[i];
}

} // namespace
} // namespace lodeline::test
