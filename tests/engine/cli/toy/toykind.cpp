// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/cli/toy/toykind.h"

#include "engine/core/jsonreader.h"

#include <iostream>

namespace lodeline::test {

using namespace cli;

namespace {

constexpr std::size_t kMaxBytes = 1000;

Outcome<Json> read(const Input& file, std::string_view format)
{
    auto json = file.text.and_then(
        [&](const std::string& text) { return parseDocument(text, format, 1, kMaxBytes); });
    if (json)
        return std::move(*json);
    printProblems(file.file, json.error());
    return tl::unexpected(Fault{});
}

bool checkRecord(const Input& file)
{
    return read(file, "toy-game").has_value();
}

bool checkDice(const Input& file)
{
    return read(file, "toy-dice").has_value();
}

// What is said first: the seed, and never more than the set allows.
Outcome<std::uint64_t> firstNumber(const std::string& set, std::uint64_t seed)
{
    if (set.empty())
        return seed;
    const auto dice = read(readInput(set, kMaxBytes), "toy-dice");
    if (!dice)
        return tl::unexpected(dice.error());
    return std::min(seed, dice->at("largest").get<std::uint64_t>());
}

Outcome<std::string> play(const PlayCall& call)
{
    if (!call.options.empty())
        return tl::unexpected(badCall("toy has no options"));
    const auto number = firstNumber(call.set, call.seed);
    if (!number)
        return tl::unexpected(number.error());
    return writeDocument({{"format", "toy-game"}, {"version", 1}, {"numbers", {*number}}});
}

ExitStatus replay(const Input& file, const ReplayCall& call)
{
    const auto record = read(file, "toy-game");
    if (record)
        std::cout << "toy" << (call.events ? " events " : " ") << record->at("numbers").dump() << '\n';
    return record ? Done : InputAtFault;
}

Outcome<LeafCounter> perft(const Input& file)
{
    const auto record = read(file, "toy-game");
    if (!record)
        return tl::unexpected(record.error());
    return [](int depth) { return std::uint64_t{1} << depth; };
}

Outcome<Json> hint(const Input& file, const HintCall& call)
{
    if (!call.level.empty())
        return tl::unexpected(badCall("toy has no levels"));
    return read(file, "toy-game");
}

std::vector<BenchFigure> bench(double seconds)
{
    return {{"gamesPerSecond", "toys", seconds}, {"fingerprint", "print", "f00"}};
}

class ToySeries : public Series
{
public:
    explicit ToySeries(SimulateCall call)
        : call_(std::move(call))
    {
    }
    int play(const std::function<void(int)>& progress, const std::atomic<bool>&) override
    {
        progress(1);
        return call_.last - call_.first;
    }
    void print() const override
    {
        const Json json{{"format", "toy-simulation"}, {"version", 1}, {"games", call_.last - call_.first}};
        std::cout << json.dump() << '\n';
    }

private:
    SimulateCall call_;
};

class ToyShards : public cli::Shards
{
public:
    bool add(const Input& shard, bool) override
    {
        const auto json = read(shard, "toy-simulation");
        games_ += json ? json->at("games").get<int>() : 0;
        return json.has_value();
    }
    lodeline::Shards games() const override { return {{0, games_}}; }
    Outcome<void> print(const std::string&, bool) const override
    {
        std::cout << games_ << " toys\n";
        return {};
    }

private:
    int games_ = 0;
};

} // namespace

GameKind toyKind()
{
    return {.name = "toy",
            .recordFormat = "toy-game",
            .maxBytes = kMaxBytes,
            .set = {"--dice", "Dice file", "Dice files"},
            .optionHelp = {},
            .checks = {{"toy-dice", checkDice}, {"toy-game", checkRecord}},
            .shards = {{"toy-simulation", kMaxBytes,
                        []() -> std::unique_ptr<cli::Shards> { return std::make_unique<ToyShards>(); }}},
            .play = play,
            .replay = replay,
            .perft = perft,
            .hint = hint,
            .bench = bench,
            .simulate = [](const SimulateCall& call) -> Outcome<std::unique_ptr<Series>> {
                return std::make_unique<ToySeries>(call);
            },
            .train = nullptr,
            .learn = nullptr};
}

} // namespace lodeline::test
