// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/training/trainingshard.h"

#include "engine/core/series/tallyjson.h"
#include "engine/core/text.h"
#include "engine/goldrush/ai/evaluation/weightsfile.h"

namespace lodeline::goldrush {
namespace {

constexpr int kVersion = 1;
constexpr std::size_t kMostSets = 1000;

using Spread = RoundSums::Spread;

Json stateToJson(const TrainingState& state)
{
    return {
        {"rounds", state.rounds},
        {"weights", state.weights.parts},
        {"importance", state.importance},
        {"regression", std::vector<double>(state.regression.sums().begin(), state.regression.sums().end())}};
}

Json sumsToJson(const RoundSums& sums)
{
    Json wholes = Json::array();
    Json rests = Json::array();
    for (const ExactSum& sum : sums.regression) {
        wholes.push_back(sum.wholes);
        rests.push_back(sum.rests);
    }
    Json spreads = Json::array();
    for (const Spread& spread : sums.spreads)
        spreads.push_back({{"wholes", spread.squares.wholes},
                           {"rests", spread.squares.rests},
                           {"samples", spread.samples}});
    return {{"wholes", std::move(wholes)}, {"rests", std::move(rests)}, {"spreads", std::move(spreads)}};
}

// Exactly so many numbers, or none and a report.
std::vector<double> readNumbers(ObjectReader& reader, const char* key, std::size_t count)
{
    std::vector<double> numbers;
    for (const auto& [number, pointer] : reader.array(key, true, count)) {
        if (!number->is_number())
            reader.report(FileProblem::WrongType, pointer, {"number"});
        else
            numbers.push_back(number->get<double>());
    }
    if (numbers.size() == count)
        return numbers;
    const std::string expected = std::to_string(count);
    reader.report(FileProblem::OutOfRange, reader.pointer(key), {expected, expected});
    return {};
}

TrainingState readState(const Json& json, const std::string& pointer, int rounds, std::size_t sets,
                        Problems& problems)
{
    ObjectReader reader(json, pointer, problems);
    TrainingState state;
    state.rounds = static_cast<int>(reader.integer("rounds", 0, rounds - 1));
    if (const Json* weights = reader.member("weights", true)) {
        if (const auto read = weightsOf(*weights))
            state.weights = *read;
        else
            reader.report(FileProblem::WrongType, reader.pointer("weights"), {"array"});
    }
    if (state.rounds > 0)
        state.importance = readNumbers(reader, "importance", sets);
    if (const auto sums = readNumbers(reader, "regression", Regression::kSums); !sums.empty())
        state.regression.add(sums);
    return state;
}

// How large the sums of some games can be; more of them would not be exact.
struct Bounds
{
    explicit Bounds(std::int64_t games)
        : wholes(static_cast<std::int64_t>(ExactSum::kMost) * games)
        , rests((std::int64_t{1} << ExactSum::kBits) * games)
        , samples((std::int64_t{1} << 33) * games)
    {
    }

    std::int64_t wholes;
    std::int64_t rests;
    std::int64_t samples;
};

Spread readSpread(const Json& json, const std::string& pointer, const Bounds& bounds, Problems& problems)
{
    ObjectReader reader(json, pointer, problems);
    Spread spread{.squares = {.wholes = reader.integer("wholes", 0, bounds.wholes),
                              .rests = reader.integer("rests", 0, bounds.rests)}};
    // Nothing comes of no samples; only of a set that was not played there are none.
    const bool isPlayed = spread.squares.value() > 0;
    spread.samples = reader.integer("samples", isPlayed ? 1 : 0, bounds.samples);
    return spread;
}

void readSums(const Json& json, const std::string& pointer, std::int64_t games, std::size_t sets,
              RoundSums& sums, Problems& problems)
{
    const Bounds bounds(games);
    ObjectReader reader(json, pointer, problems);
    const auto read = [&](const char* key, std::int64_t lowest, std::int64_t highest, auto part) {
        std::size_t count = 0;
        for (const auto& [number, at] : reader.array(key, true, Regression::kSums))
            sums.regression[count++].*part = readInteger(*number, lowest, highest, at, problems).value_or(0);
        const std::string expected = std::to_string(Regression::kSums);
        if (count != Regression::kSums)
            reader.report(FileProblem::OutOfRange, reader.pointer(key), {expected, expected});
    };
    read("wholes", -bounds.wholes, bounds.wholes, &ExactSum::wholes);
    read("rests", 0, bounds.rests, &ExactSum::rests);
    for (const auto& [spread, at] : reader.array("spreads", true, sets))
        sums.spreads.push_back(readSpread(*spread, at, bounds, problems));
    const std::string expected = std::to_string(sets);
    if (sums.spreads.size() != sets)
        reader.report(FileProblem::OutOfRange, reader.pointer("spreads"), {expected, expected});
}

Training readTraining(ObjectReader& reader)
{
    Training training;
    training.rounds = static_cast<int>(reader.integer("rounds", 1, kMostTrainingRounds));
    training.gamesPerRound = static_cast<int>(reader.integer("games", 1, kMostTrainingGames));
    training.seed = readSeedNumber(reader);
    const Json* randomMoves = reader.member("randomMoves", true);
    if (randomMoves && randomMoves->is_number())
        training.randomMoves = randomMoves->get<double>();
    if (randomMoves && (!randomMoves->is_number() || training.randomMoves < 0 || training.randomMoves > 1))
        reader.report(FileProblem::OutOfRange, reader.pointer("randomMoves"), {"0", "1"});
    return training;
}

// How many games there are. Reports those beyond the end of the round, and ranges of none.
std::int64_t gamesOf(const Shards& shards, int gamesPerRound, ObjectReader& reader)
{
    std::int64_t games = 0;
    for (const auto& [first, last] : shards) {
        games += last - first;
        if (first == last) // of no games nothing is summed up, where shards say that something is
            reader.report(FileProblem::OutOfRange, reader.pointer("shards"),
                          {"1", std::to_string(gamesPerRound)});
    }
    if (!shards.empty() && shards.back().second > gamesPerRound)
        reader.report(FileProblem::OutOfRange, reader.pointer("shards"),
                      {"0", std::to_string(gamesPerRound)});
    return std::min<std::int64_t>(games, gamesPerRound);
}

} // namespace

std::string toJson(const TrainingShard& shard)
{
    const Training& training = shard.training;
    Json json{{"format", kTrainingFormat},       {"version", kVersion},
              {"tilesets", shard.sets},          {"rounds", training.rounds},
              {"games", training.gamesPerRound}, {"randomMoves", training.randomMoves},
              {"seed", training.seed},           {"before", stateToJson(shard.before)},
              {"shards", shard.sums.games}};
    if (!shard.sums.games.empty())
        json["sums"] = sumsToJson(shard.sums);
    return writeDocument(json);
}

Result<TrainingShard> trainingShardOf(std::string_view json)
{
    const Result<Json> parsed = parseDocument(json, kTrainingFormat, kVersion, kMaxTrainingBytes);
    if (!parsed)
        return tl::unexpected(parsed.error());
    Problems problems;
    ObjectReader reader(*parsed, "", problems);
    TrainingShard shard;
    for (const auto& [name, pointer] : reader.array("tilesets", true, kMostSets)) {
        shard.sets.push_back(readString(*name, pointer, problems).value_or(""));
        checkText(shard.sets.back(), kNameText, pointer, problems);
    }
    if (shard.sets.empty())
        reader.report(FileProblem::OutOfRange, reader.pointer("tilesets"), {"1", std::to_string(kMostSets)});
    shard.training = readTraining(reader);
    if (const Json* before = reader.member("before", true))
        shard.before =
            readState(*before, reader.pointer("before"), shard.training.rounds, shard.sets.size(), problems);
    shard.sums.games = readShards(reader);
    const std::int64_t games = gamesOf(shard.sums.games, shard.training.gamesPerRound, reader);
    if (const Json* sums = reader.member("sums", games > 0))
        readSums(*sums, reader.pointer("sums"), games, shard.sets.size(), shard.sums, problems);
    if (hasErrors(problems))
        return tl::unexpected(problems);
    return shard;
}

bool merge(TrainingShard& shard, const TrainingShard& other)
{
    return shard.sets == other.sets && shard.training == other.training && shard.before == other.before &&
           merge(shard.sums, other.sums);
}

} // namespace lodeline::goldrush
