// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/cli/commandline.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>

namespace lodeline::test {
namespace {

using Arguments = std::vector<std::string>;

class TrainShards : public testing::Test
{
protected:
    void train(Arguments arguments, const std::string& out) const
    {
        arguments.insert(arguments.begin(), "train");
        arguments.insert(arguments.end(), {"--tileset", kSet, kSet, "--", out});
        const Outcome outcome = call(arguments);
        EXPECT_EQ(outcome.status, 0) << outcome.err;
    }
    std::string merged(const std::string& name, const Arguments& shards) const
    {
        Arguments arguments{"merge", "--games", "6"};
        arguments.insert(arguments.end(), shards.begin(), shards.end());
        const Outcome outcome = call(arguments);
        EXPECT_EQ(outcome.status, 0) << outcome.err;
        return stored(directory, name, outcome.out);
    }
    void expectFault(const Arguments& arguments, int status, const std::string& sentence) const
    {
        const Outcome outcome = call(arguments);
        EXPECT_EQ(outcome.status, status);
        EXPECT_EQ(outcome.err, sentence + "\n");
        EXPECT_EQ(outcome.out, "");
    }

    const std::string kSet = (sourceDirectory() / "resources/tilesets/drygulch.tileset.json").string();
    TemporaryDirectory directory;
    const std::string a = directory.file("a");
    const std::string b = directory.file("b");
};

TEST_F(TrainShards, AreTheWeightsOfOneRunInTheEnd)
{
    const Arguments training{"--rounds", "2", "--games", "6", "--seed", "9"};
    const auto with = [&](const Arguments& more) {
        Arguments all = training;
        all.insert(all.end(), more.begin(), more.end());
        return all;
    };
    const std::string whole = directory.file("whole");
    train(training, whole);
    train(with({"--shard", "0..2"}), a);
    train(with({"--shard", "2..6"}), b);
    const std::string first = merged("first", {b, a});
    train({"--after", first, "--shard", "0..5"}, a);
    train({"--after", first, "--shard", "5..6"}, b);
    EXPECT_EQ(readFile(merged("last", {a, b})), readFile(whole));
}

TEST_F(TrainShards, AreRefusedWhereTheyDoNotBelongTogether)
{
    train({"--rounds", "1", "--games", "6", "--seed", "9", "--shard", "0..2"}, a);
    train({"--rounds", "1", "--games", "6", "--seed", "8", "--shard", "2..4"}, b);
    const std::string another =
        b + ":: error: Is of another round or training than the files before it (settings, "
            "tile sets or what was learned before), or has games that one of them has too.";
    expectFault({"merge", a, b}, 1, another);
    expectFault({"merge", "--games", "6", a}, 1, "lodeline-cli merge: the games 2..6 are missing");
    expectFault({"merge", "--format", "table", a}, 2,
                "lodeline-cli merge: shards of `train` are joined into JSON, without a report");
    const std::string games =
        stored(directory, "games",
               call({"simulate", "--players", "random,random", "--games", "1", "--format", "json"}).out);
    expectFault({"merge", a, games}, 1,
                games + ":: error: Is of another game or another kind than the files before it");
    expectFault({"train", "--after", a, "--shard", "0..1", "--tileset", kSet, kSet, "--", b}, 1,
                a + ":/shards: error: Is a part of a round: merge all parts of it first");
}

TEST_F(TrainShards, AreRefusedWhereNoGamesComeToTheirNumbers)
{
    const std::string fault = " error: Has numbers that no games come to";
    const auto changed = [&](const std::string& file, const char* pointer, double number) {
        nlohmann::json json = nlohmann::json::parse(readFile(file));
        json[nlohmann::json::json_pointer(pointer)] = number;
        return stored(directory, "changed", json.dump());
    };
    train({"--rounds", "2", "--games", "6", "--shard", "0..6"}, a);
    const std::string first = merged("first", {a});
    const std::string pointsNobodyMakes = changed(a, "/before/regression/21734", 1e300);
    expectFault({"merge", pointsNobodyMakes}, 1, pointsNobodyMakes + "::" + fault);
    for (const auto& [pointer, number] : {std::pair("/before/weights/0/0", 1e300),
                                          {"/before/importance/1", -1.0},
                                          {"/before/importance/1", 1e300}}) {
        const std::string file = changed(first, pointer, number);
        std::string told = file;
        told.append(":/before:").append(fault);
        expectFault({"train", "--after", file, "--shard", "0..1", "--tileset", kSet, kSet, "--", b}, 1, told);
    }
}

// What is squared comes to less than nothing in both together alone.
TEST_F(TrainShards, AreRefusedWhereNoGamesComeToThemTogether)
{
    const auto change = [](const std::string& file) {
        nlohmann::json json = nlohmann::json::parse(readFile(file));
        json["before"]["regression"][0] = 5e12;
        json["sums"]["wholes"][0] = -2'000'000'000'000;
        return json.dump();
    };
    train({"--rounds", "2", "--games", "6", "--shard", "0..3"}, a);
    train({"--rounds", "2", "--games", "6", "--shard", "3..6"}, b);
    const std::string one = stored(directory, "one", change(a));
    const std::string other = stored(directory, "other", change(b));
    expectFault({"merge", one, other}, 1,
                "lodeline-cli merge: the files together have numbers that no games come to");
}

TEST_F(TrainShards, AreCalledForAsAWhole)
{
    const auto fault = [&](Arguments arguments) {
        arguments.insert(arguments.begin(), "train");
        arguments.insert(arguments.end(), {"--", a});
        const Outcome outcome = call(arguments);
        EXPECT_EQ(outcome.status, 2);
        return outcome.err;
    };
    EXPECT_NE(fault({"--shard", "3..3"}).find("--shard takes A..B"), std::string::npos);
    EXPECT_NE(fault({"--games", "6", "--shard", "5..7"}).find("a round has 6 games"), std::string::npos);
    EXPECT_NE(fault({"--after", b}).find("--after is for a --shard"), std::string::npos);
}

TEST_F(TrainShards, BeginWithTheSetsThatTheRoundsBeforeWereOf)
{
    train({"--rounds", "2", "--games", "6", "--shard", "0..6"}, a);
    const std::string first = merged("first", {a});
    expectFault({"train", "--after", first, "--shard", "0..1", "--", b}, 1,
                first + ":/tilesets: error: Was learned with other tile sets than those of this call");
    const std::pair<const char*, const char*> others[] = {
        {"rounds", "3"}, {"games", "7"}, {"random-moves", "0.5"}, {"seed", "2"}};
    for (const auto& [option, value] : others) {
        const Outcome outcome = call({"train", "--after", first, "--shard", "0..1",
                                      std::string("--") + option, value, "--tileset", kSet, kSet, "--", b});
        EXPECT_EQ(outcome.status, 1) << option;
        EXPECT_NE(outcome.err.find("Is not what the call asks for"), std::string::npos) << outcome.err;
    }
    train({"--after", first, "--shard", "0..1", "--rounds", "2", "--games", "6", "--seed", "1"}, b);
    const std::string broken = stored(directory, "broken", readFile(first).substr(0, 1000));
    EXPECT_EQ(call({"train", "--after", broken, "--shard", "0..1", "--", b}).status, 1);
}

} // namespace
} // namespace lodeline::test
