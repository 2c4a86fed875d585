// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/hint.h"

#include "engine/cli/goldrush/calls.h"
#include "engine/cli/goldrush/files.h"
#include "engine/cli/parts/computerplayers.h"
#include "engine/core/seedplan.h"
#include "engine/goldrush/ai/level.h"
#include "engine/goldrush/files/problems.h"
#include "engine/goldrush/learning/learnedplay.h"
#include "engine/goldrush/learning/learnedsetfile.h"

namespace lodeline::goldrush {
namespace {

Json moveJson(const Move& move)
{
    Json action{{"type", toString(move.action.type)}};
    if (move.action.type != Action::Type::None) {
        action["x"] = move.action.at.x;
        action["y"] = move.action.at.y;
        action["feature"] = toString(move.action.segment);
    }
    return {{"x", move.placement.at.x},
            {"y", move.placement.at.y},
            {"rotation", degrees(move.placement.rotation)},
            {"action", std::move(action)}};
}

std::string words(const Reason& reason, const GameRecord& record)
{
    const bool hasPlayer = reason.player >= 0;
    const auto player = static_cast<std::size_t>(reason.player);
    return cli::reasonWords(
        reasonTemplate(reason.code), reason.amount,
        {{"%2", std::to_string(reason.of)}, {"%3", hasPlayer ? record.players[player].name : "%3"}});
}

Json hintJson(const Hint& hint, const GameRecord& record)
{
    Json reasons = Json::array();
    for (const Reason& reason : hint.reasons)
        reasons.push_back({{"code", toString(reason.code)}, {"text", words(reason, record)}});
    Json json = moveJson(hint.move);
    json["lead"] = hint.lead;
    json["gain"] = hint.gain;
    json["reasons"] = std::move(reasons);
    return json;
}

// Nothing if no player has that name.
std::unique_ptr<Player> playerOf(const std::string& level, int milliseconds, SharedWeights weights)
{
    return makePlayer(cli::withTime(level, milliseconds), 1, std::move(weights));
}

// Half of the time goes to the move, the other half to what it is worth.
Json explained(const PlayedRecord& played, const cli::HintCall& call)
{
    const auto& [record, game] = played;
    const int half = (call.milliseconds + 1) / 2;
    const std::uint64_t seed = seedplan::move(record.seed, game.player(), game.ply());
    const SharedWeights weights = weightsOf(record);
    const Move move = playerOf(call.level, half, weights)->choose(game, seed);
    const Budget budget = Budget::time(std::chrono::milliseconds(half));
    return hintJson(hintFor(game, move, budget, seedplan::advice(record.seed), *weights), record);
}

} // namespace

cli::Outcome<Json> hintCall(const cli::Input& file, const cli::HintCall& call)
{
    if (!call.level.empty() && !playerOf(call.level, 1, shippedWeights()))
        return tl::unexpected(cli::badCall(noSuchPlayer(call.level)));
    const auto played = playedRecordOf(file);
    if (!played)
        return tl::unexpected(cli::Fault{});
    const auto& [record, game] = *played;
    if (game.phase() == Game::Phase::Wait) {
        cli::printProblems(file.file, failure(MoveProblem::NotTold, "/told").value());
        return tl::unexpected(cli::Fault{});
    }
    if (game.phase() == Game::Phase::Over) {
        cli::printError(file.file, "/moves", "The game is over, so that there is no move to be made");
        return tl::unexpected(cli::Fault{});
    }
    cli::printProblems(file.file, unreadLearned(record));
    Json moves = Json::array();
    const Budget budget = Budget::time(std::chrono::milliseconds(call.milliseconds));
    if (!call.level.empty())
        moves.push_back(explained(*played, call));
    else
        for (const Hint& hint :
             hints(game, call.moves, budget, seedplan::advice(record.seed), *weightsOf(record)))
            moves.push_back(hintJson(hint, record));
    Json advice;
    advice["player"] = game.player();
    if (const auto learned = learnedIn(record); learned && *learned)
        advice["learned"] = toHex(learnedDigest(**learned));
    advice["moves"] = std::move(moves);
    return advice;
}

} // namespace lodeline::goldrush
