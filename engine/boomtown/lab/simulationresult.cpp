// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/lab/simulationresult.h"

#include "engine/boomtown/lab/sumsjson.h"
#include "engine/core/series/standout.h"
#include "engine/core/text.h"

#include <algorithm>
#include <limits>

namespace lodeline::boomtown {
namespace {

constexpr int kVersion = 1;

double ratio(std::int64_t part, std::int64_t whole)
{
    return whole > 0 ? static_cast<double>(part) / static_cast<double>(whole) : 0;
}

} // namespace

SimulationResult resultOf(const Simulation& simulation, const Tally& tally)
{
    SimulationResult result;
    result.deck = simulation.deck->name;
    std::ranges::transform(simulation.deck->cards, result.ids.begin(), &Card::id);
    result.seed = simulation.seed;
    result.games = {{simulation.first, simulation.first + tally.games}};
    result.tally = tally;
    return result;
}

std::optional<DeckFigures> referenceFor(const SimulationResult& result, const SimulationResult* usual)
{
    if (usual && usual->tally.deck.games >= kGamesToJudge)
        return figuresOf(usual->tally.deck);
    const auto isKnown = [](const PlayerTally& player) { return player.name == "foreman"; };
    return std::ranges::all_of(result.tally.players, isKnown) ? std::optional(usualFigures()) : std::nullopt;
}

std::string toJson(const SimulationResult& result, const SimulationResult* usual)
{
    const Tally& tally = result.tally;
    Json json{{"format", kSimulationFormat},
              {"version", kVersion},
              {"deck", result.deck},
              {"seed", result.seed},
              {"shards", result.games},
              {"games", tally.games},
              {"players", toJson(tally.players, tally.games)},
              {"discarded", 0},
              {"set", deckToJson(tally.deck, result.ids)}};
    if (usual)
        json["usual"] = deckToJson(usual->tally.deck, usual->ids);
    return writeDocument(json);
}

Result<SimulationResult> simulationResultOf(std::string_view json)
{
    const Result<Json> parsed = parseDocument(json, kSimulationFormat, kVersion, kMaxSimulationBytes);
    if (!parsed)
        return tl::unexpected(parsed.error());
    Problems problems;
    ObjectReader reader(*parsed, "", problems);
    SimulationResult result;
    result.deck = reader.string("deck");
    checkText(result.deck, kNameText, reader.pointer("deck"), problems);
    result.seed = readSeedNumber(reader);
    result.tally.games = static_cast<int>(reader.integer("games", 1, std::numeric_limits<int>::max()));
    result.games = readShards(reader);
    result.tally.players = readTallies(reader, kPlayers, result.tally.games);
    if (const Json* set = reader.member("set", true))
        readDeckSums(*set, reader.pointer("set"), result, problems);
    checkGames(result.tally.games, result.games, "/games", problems);
    if (!hasErrors(problems))
        checkGames(result.tally.deck.games, result.games, "/set/games", problems);
    if (result.tally.players.size() < kPlayers)
        addProblem(problems, {Severity::Error,
                              FileProblem::PlayerCount,
                              "/players",
                              {std::to_string(kPlayers), std::to_string(kPlayers)}});
    if (hasErrors(problems))
        return tl::unexpected(problems);
    return result;
}

bool merge(SimulationResult& result, const SimulationResult& other)
{
    const auto name = [](const PlayerTally& player) { return player.name; };
    if (result.deck != other.deck || result.ids != other.ids || result.seed != other.seed ||
        !std::ranges::equal(result.tally.players, other.tally.players, {}, name, name))
        return false;
    auto games = joined(result.games, other.games);
    if (!games)
        return false;
    result.games = std::move(*games);
    result.tally += other.tally;
    return true;
}

double pointsOf(const BonusSums& bonus)
{
    return ratio(bonus.points, kPlayers * bonus.games);
}

double decidedShareOf(const BonusSums& bonus)
{
    return ratio(bonus.decided, bonus.games);
}

double draftNumberOf(const CardSums& card)
{
    return ratio(card.numbers, card.drafted);
}

double passedShareOf(const CardSums& card)
{
    return ratio(card.passed, card.passed + card.drafted);
}

} // namespace lodeline::boomtown
