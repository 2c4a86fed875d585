// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/hint.h"

#include "engine/boomtown/ai/level.h"
#include "engine/cli/boomtown/calls.h"
#include "engine/cli/boomtown/files.h"
#include "engine/cli/parts/computerplayers.h"
#include "engine/core/seedplan.h"

namespace lodeline::boomtown {
namespace {

// By the keys of a record.
Json moveJson(const Game& game, const Move& move)
{
    Json json{{"type", toString(move.type)}};
    if (move.type == Move::Type::Begin) {
        json["at"] = move.at;
        return json;
    }
    json["card"] = recorded(game, move).card;
    if (move.type == Move::Type::Draft)
        json["skip"] = move.skip;
    json["x"] = move.placement.at.x;
    json["y"] = move.placement.at.y;
    json["turned"] = move.placement.turned;
    return json;
}

// What a reason is about: a territory, or the kind of a bonus.
std::string subjectOf(const Reason& reason, const Game& game)
{
    if (reason.bonus < 0)
        return std::string(toString(reason.territory));
    const Bonus* bonus = game.bonuses()[static_cast<std::size_t>(reason.bonus)];
    return std::string(bonusShape(bonus->kind).name);
}

Json hintJson(const Hint& hint, const Game& game)
{
    Json reasons = Json::array();
    for (const Reason& reason : hint.reasons)
        reasons.push_back({{"code", toString(reason.code)},
                           {"text", cli::reasonWords(reasonTemplate(reason.code), reason.amount,
                                                     {{"%2", subjectOf(reason, game)},
                                                      {"%3", std::to_string(reason.worth)}})}});
    Json json = moveJson(game, hint.move);
    json["lead"] = hint.lead;
    json["gain"] = hint.gain;
    json["reasons"] = std::move(reasons);
    return json;
}

// Nothing if no player has that name.
std::unique_ptr<Player> playerOf(const std::string& level, int milliseconds)
{
    return makePlayer(cli::withTime(level, milliseconds));
}

// Half of the time goes to the move, the other half to what it is worth.
Json explained(const PlayedRecord& played, const cli::HintCall& call)
{
    const auto& [record, game] = played;
    const int half = (call.milliseconds + 1) / 2;
    const std::uint64_t seed = seedplan::move(record.seed, game.player(), game.ply());
    const Move move = playerOf(call.level, half)->choose(game, seed);
    const Budget budget = Budget::time(std::chrono::milliseconds(half));
    return hintJson(hintFor(game, move, budget), game);
}

} // namespace

cli::Outcome<Json> hintCall(const cli::Input& file, const cli::HintCall& call)
{
    if (!call.level.empty() && !playerOf(call.level, 1))
        return tl::unexpected(cli::badCall(noSuchPlayer(call.level)));
    const auto played = playedRecordOf(file);
    if (!played)
        return tl::unexpected(cli::Fault{});
    const Game& game = played->game;
    if (game.phase() == Game::Phase::Over) {
        cli::printError(file.file, "/moves", "The game is over, so that there is no move to be made");
        return tl::unexpected(cli::Fault{});
    }
    Json moves = Json::array();
    const Budget budget = Budget::time(std::chrono::milliseconds(call.milliseconds));
    if (!call.level.empty())
        moves.push_back(explained(*played, call));
    else
        for (const Hint& hint : hints(game, call.moves, budget))
            moves.push_back(hintJson(hint, game));
    return Json{{"player", game.player()}, {"moves", std::move(moves)}};
}

} // namespace lodeline::boomtown
