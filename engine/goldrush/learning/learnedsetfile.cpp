// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/learning/learnedsetfile.h"

#include "engine/core/jsonreader.h"
#include "engine/core/pictures/sha256.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace lodeline::goldrush {
namespace {

const std::string kLearnedKey = "/learned";
constexpr auto kShipped = "shipped";
constexpr std::int64_t kMostGames = 1'000'000'000;
constexpr int kPerMille = 1000;
constexpr std::size_t kWeights = terms::kCount * Progress::kParts;

// Exactly so many weights as multiples of LearnedSet::kStep; visit(index, weight) for each.
template <typename Visit>
void readWeights(ObjectReader& reader, const char* key, std::size_t count, Visit visit)
{
    const auto steps = reader.array(key, true, count);
    const std::string expected = std::to_string(count);
    if (steps.size() != count)
        reader.report(FileProblem::OutOfRange, reader.pointer(key), {expected, expected});
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const auto& [step, pointer] = steps[i];
        const auto read =
            readInteger(*step, -LearnedSet::kMostSteps, LearnedSet::kMostSteps, pointer, reader.problems());
        visit(i, LearnedSet::kStep * static_cast<double>(read.value_or(0)));
    }
}

LearnedSet read(ObjectReader& reader)
{
    LearnedSet learned;
    learned.games = static_cast<int>(reader.integer("games", 1, kMostGames));
    learned.share = static_cast<double>(reader.integer("wins", kPerMille / 2, kPerMille)) / kPerMille;
    readWeights(reader, "weights", kWeights, [&](std::size_t i, double weight) {
        learned.weights.parts[i / Progress::kParts][i % Progress::kParts] = weight;
    });
    if (reader.member("network", false)) {
        Network& network = learned.weights.network.emplace();
        readWeights(reader, "network", network.parameters.size(), [&](std::size_t i, double parameter) {
            network.parameters[i] = static_cast<float>(parameter);
        });
    }
    return learned;
}

std::int64_t stepsOf(double weight)
{
    return std::llround(weight / LearnedSet::kStep);
}

Result<Json> documentOf(std::string_view learned)
{
    return parseDocument(learned, kLearnedFormat, kLearnedVersion, kMaxLearnedBytes);
}

// A thread that was abandoned may ask for it while the program ends: nothing of it is destroyed then.
std::string shippedName()
{
    static const Sha256 digest = sha256Of(toJson(LearnedSet{*shippedWeights()}));
    return toHex(digest);
}

} // namespace

std::string toJson(const LearnedSet& learned)
{
    std::vector<std::int64_t> steps;
    for (const auto& parts : learned.weights.parts)
        std::ranges::transform(parts, std::back_inserter(steps), stepsOf);
    Json document{{"format", kLearnedFormat},
                  {"version", kLearnedVersion},
                  {"games", learned.games},
                  {"wins", std::lround(learned.share * kPerMille)},
                  {"weights", std::move(steps)}};
    if (const auto& network = learned.weights.network) {
        Json& parameters = document["network"] = Json::array();
        std::ranges::transform(network->parameters, std::back_inserter(parameters), stepsOf);
    }
    return writeDocument(document);
}

Result<LearnedSet> learnedSetOf(std::string_view json)
{
    const Result<Json> document = documentOf(json);
    if (!document)
        return tl::unexpected(document.error());
    Problems problems;
    ObjectReader reader(*document, "", problems);
    const LearnedSet learned = read(reader);
    if (hasErrors(problems))
        return tl::unexpected(problems);
    return learned;
}

std::string withShippedName(std::string_view learned)
{
    Json document = documentOf(learned).value();
    document[kShipped] = shippedName();
    return writeDocument(document);
}

bool isOfShippedWeights(std::string_view learned)
{
    const Result<Json> document = documentOf(learned);
    if (!document)
        return false;
    const auto shipped = document->find(kShipped);
    return shipped == document->end() || *shipped == Json(shippedName());
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
