// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/learning/learnedsetfile.h"

#include "engine/core/jsonreader.h"

#include <cmath>

namespace lodeline::goldrush {
namespace {

const std::string kLearnedKey = "/learned";
constexpr std::int64_t kMostSteps = std::int64_t{1} << 31; // of a weight, either way
constexpr std::int64_t kMostGames = 1'000'000'000;
constexpr int kPerMille = 1000;
constexpr std::size_t kWeights = terms::kCount * Phase::kParts;

LearnedSet read(ObjectReader& reader)
{
    LearnedSet learned;
    learned.games = static_cast<int>(reader.integer("games", 1, kMostGames));
    learned.share = static_cast<double>(reader.integer("wins", kPerMille / 2, kPerMille)) / kPerMille;
    const auto steps = reader.array("weights", true, kWeights);
    const std::string expected = std::to_string(kWeights);
    if (steps.size() != kWeights)
        reader.report(FileProblem::OutOfRange, reader.pointer("weights"), {expected, expected});
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const auto& [step, pointer] = steps[i];
        const auto read = readInteger(*step, -kMostSteps, kMostSteps, pointer, reader.problems());
        learned.weights.parts[i / Phase::kParts][i % Phase::kParts] =
            LearnedSet::kStep * static_cast<double>(read.value_or(0));
    }
    return learned;
}

} // namespace

std::string toJson(const LearnedSet& learned)
{
    std::vector<std::int64_t> steps;
    for (const auto& parts : learned.weights.parts)
        for (const double part : parts)
            steps.push_back(std::llround(part / LearnedSet::kStep));
    return writeDocument(Json{{"format", kLearnedFormat},
                              {"version", kLearnedVersion},
                              {"games", learned.games},
                              {"wins", std::lround(learned.share * kPerMille)},
                              {"weights", std::move(steps)}});
}

Result<LearnedSet> learnedSetOf(std::string_view json)
{
    const Result<Json> parsed = parseDocument(json, kLearnedFormat, kLearnedVersion, kMaxLearnedBytes);
    if (!parsed)
        return tl::unexpected(parsed.error());
    Problems problems;
    ObjectReader reader(*parsed, "", problems);
    const LearnedSet learned = read(reader);
    if (hasErrors(problems))
        return tl::unexpected(problems);
    return learned;
}

Result<std::optional<LearnedSet>> learnedIn(const GameRecord& record)
{
    if (record.learned.empty())
        return std::nullopt;
    Result<LearnedSet> learned = learnedSetOf(record.learned);
    if (learned)
        return *std::move(learned);
    for (Problem& problem : learned.error())
        problem.pointer = kLearnedKey + problem.pointer;
    return tl::unexpected(std::move(learned.error()));
}

Problems unreadLearned(const GameRecord& record)
{
    const auto learned = learnedIn(record);
    Problems problems = learned ? Problems() : learned.error();
    for (Problem& problem : problems)
        problem.severity = Severity::Warning;
    return problems;
}

void setLearned(GameRecord& record, const LearnedSet& learned)
{
    record.learned = toJson(learned);
}

SharedWeights weightsOf(const GameRecord& record)
{
    const auto learned = learnedIn(record);
    return learned && *learned ? std::make_shared<const Weights>((*learned)->weights) : shippedWeights();
}

} // namespace lodeline::goldrush
