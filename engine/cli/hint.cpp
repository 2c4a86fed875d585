// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/hint.h"

#include "engine/cli/commands.h"
#include "engine/cli/input.h"
#include "engine/cli/numbers.h"
#include "engine/core/jsonreader.h"
#include "engine/core/seedplan.h"
#include "engine/goldrush/ai/level.h"

#include <fmt/format.h>

namespace lodeline::cli {

using namespace goldrush;

namespace {

struct HintArguments
{
    std::string record;
    std::string level; // a name without a budget thinks for `milliseconds`
    int milliseconds = 1000;
    std::size_t moves = 3;
};

Json toJson(const Move& move)
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
    std::string text = reasonTemplate(reason.code);
    const auto fill = [&text](std::string_view mark, const std::string& value) {
        if (const std::size_t at = text.find(mark); at != std::string::npos)
            text.replace(at, mark.size(), value);
    };
    fill("%n", std::to_string(reason.amount));
    fill("(s)", reason.amount == 1 ? "" : "s");
    fill("%2", std::to_string(reason.of));
    if (reason.player >= 0)
        fill("%3", record.players[static_cast<std::size_t>(reason.player)].name);
    return text;
}

Json toJson(const Hint& hint, const GameRecord& record)
{
    Json reasons = Json::array();
    for (const Reason& reason : hint.reasons)
        reasons.push_back({{"code", toString(reason.code)}, {"text", words(reason, record)}});
    Json json = toJson(hint.move);
    json["lead"] = hint.lead;
    json["gain"] = hint.gain;
    json["reasons"] = std::move(reasons);
    return json;
}

// Nothing if no player has that name.
std::unique_ptr<Player> playerOf(const std::string& level, int milliseconds)
{
    const bool hasBudget = level.find_first_of(":@") != std::string::npos;
    return makePlayer(hasBudget ? level : fmt::format("{}@{}", level, milliseconds));
}

// Half of the time goes to the move, the other half to what it is worth.
Json explained(const Game& game, const HintArguments& arguments, const GameRecord& record)
{
    const int half = (arguments.milliseconds + 1) / 2;
    const std::uint64_t seed = seedplan::move(record.seed, game.player(), game.ply());
    const Move move = playerOf(arguments.level, half)->choose(game, seed);
    const Budget budget = Budget::time(std::chrono::milliseconds(half));
    return toJson(hintFor(game, move, budget, seedplan::advice(record.seed)), record);
}

int run(const HintArguments& arguments)
{
    if (!arguments.level.empty() && !playerOf(arguments.level, 1)) {
        fmt::print(stderr, "lodeline-cli hint: {}\n", noSuchPlayer(arguments.level));
        return CallAtFault;
    }
    const auto record = loadRecord(arguments.record);
    if (!record)
        return InputAtFault;
    const auto game = replay(*record);
    if (!game) {
        printProblems(arguments.record, game.error());
        return InputAtFault;
    }
    if (game->phase() == Game::Phase::Over) {
        printError(arguments.record, "/moves", "The game is over, so that there is no move to be made");
        return InputAtFault;
    }
    Json moves = Json::array();
    const Budget budget = Budget::time(std::chrono::milliseconds(arguments.milliseconds));
    if (!arguments.level.empty())
        moves.push_back(explained(*game, arguments, *record));
    else
        for (const Hint& hint : hints(*game, arguments.moves, budget, seedplan::advice(record->seed)))
            moves.push_back(toJson(hint, *record));
    fmt::print("{}\n", Json{{"player", game->player()}, {"moves", std::move(moves)}}.dump(1));
    return Done;
}

} // namespace

Command addHint(CLI::App& program)
{
    auto arguments = std::make_shared<HintArguments>();
    CLI::App* app = program.add_subcommand("hint", "The best moves at the end of a record, with reasons");
    app->add_option("record", arguments->record, "Game record")->required();
    app->add_option("--level", arguments->level, "The move of this player instead of the best ones");
    app->add_option("--time", arguments->milliseconds, "Milliseconds to think")
        ->check(isWhole(1, kMostBudget));
    app->add_option("--moves", arguments->moves, "How many moves")->check(isWhole(1, 100));
    return {app, [arguments] { return run(*arguments); }};
}

} // namespace lodeline::cli
