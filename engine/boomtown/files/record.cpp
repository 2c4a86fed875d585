// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/files/record.h"

#include "engine/boomtown/files/deckjson.h"
#include "engine/boomtown/files/problems.h"
#include "engine/core/playersjson.h"

#include <algorithm>

namespace lodeline::boomtown {
namespace {

constexpr const char* kMoves = "moves";
constexpr std::size_t kMostMoves = kCircle + 1;

void readOptions(ObjectReader& reader, GameRecord& record)
{
    const Json* value = reader.member("options", false);
    if (!value)
        return;
    ObjectReader part(*value, reader.pointer("options"), reader.problems());
    record.options = part.unknownMembers();
}

void readPlace(ObjectReader& reader, RecordedMove& move, Texts texts)
{
    move.card = reader.string("card");
    readText(move.card, kIdText, texts, reader.pointer("card"), reader.problems());
    move.move.placement = {{static_cast<std::int16_t>(reader.integer("x", -kReach, kReach)),
                            static_cast<std::int16_t>(reader.integer("y", -kReach, kReach))},
                           reader.boolean("turned", false)};
}

RecordedMove readMove(ObjectReader& reader, Texts texts)
{
    RecordedMove move;
    const auto type = reader.named("type", moveTypeFromString, "begin draft free");
    if (!type)
        return move;
    move.move.type = *type;
    if (*type == Move::Type::Begin)
        move.move.at = static_cast<int>(reader.integer("at", 0, kCircle - 1));
    else
        readPlace(reader, move, texts);
    if (*type == Move::Type::Draft)
        move.move.skip = static_cast<int>(reader.integer("skip", 0, kCircle - 1));
    move.extra = reader.unknownMembers();
    return move;
}

Json toJson(const RecordedMove& entry)
{
    const Move& move = entry.move;
    Json json{{"type", toString(move.type)}};
    if (move.type == Move::Type::Begin) {
        json["at"] = move.at;
    } else {
        json["card"] = entry.card;
        if (move.type == Move::Type::Draft)
            json["skip"] = move.skip;
        json["x"] = move.placement.at.x;
        json["y"] = move.placement.at.y;
        json["turned"] = move.placement.turned;
    }
    addUnknownMembers(json, entry.extra);
    return json;
}

Move::Type expectedType(const Game& game)
{
    switch (game.phase()) {
    case Game::Phase::Begin:
        return Move::Type::Begin;
    case Game::Phase::Free:
        return Move::Type::Free;
    case Game::Phase::Draft:
    case Game::Phase::Over:
        break;
    }
    return Move::Type::Draft;
}

// Why a recorded move cannot be played; nothing if it can.
std::optional<Problem> fault(const Game& game, const RecordedMove& entry)
{
    const auto problem = [](ProblemCode code, std::vector<std::string> arguments) {
        return Problem{Severity::Error, code, {}, std::move(arguments)};
    };
    const Move& move = entry.move;
    if (game.phase() == Game::Phase::Over)
        return problem(FileProblem::GameOver, {});
    if (const Move::Type expected = expectedType(game); move.type != expected)
        return problem(MoveProblem::WrongType,
                       {std::string(toString(move.type)), std::string(toString(expected))});
    if (move.type == Move::Type::Begin)
        return game.isLegal(move)
                   ? std::nullopt
                   : std::optional(problem(MoveProblem::IllegalBegin,
                                           {std::to_string(move.at), std::to_string(kCircle - 1)}));
    const int most = static_cast<int>(game.left().size()) - 1;
    if (move.type == Move::Type::Draft && (move.skip < 0 || move.skip > most))
        return problem(MoveProblem::IllegalSkip, {std::to_string(move.skip), std::to_string(most)});
    const std::string& card = game.deck().cards[static_cast<std::size_t>(game.cardOf(move))].id;
    if (card != entry.card)
        return problem(MoveProblem::CardMismatch, {entry.card, card});
    if (!game.isLegal(move))
        return problem(MoveProblem::IllegalPlacement,
                       {card, std::to_string(move.placement.at.x), std::to_string(move.placement.at.y)});
    return std::nullopt;
}

} // namespace

Result<LoadedRecord> parseRecord(std::string_view text, Texts texts)
{
    const Result<Json> document =
        parseDocument(text, kRecordFormat, kRecordVersion, kMaxRecordBytes, kRoomAroundAnother);
    if (!document)
        return tl::unexpected(document.error());
    LoadedRecord loaded;
    GameRecord& record = loaded.record;
    ObjectReader reader(*document, "", loaded.problems);
    reader.member("format", false);
    reader.member("version", false);
    if (const Json* deck = reader.member("deck", true))
        record.deck = readDeck(*deck, reader.pointer("deck"), loaded.problems, texts);
    readOptions(reader, record);
    record.players = readPlayers(reader, kPlayers, kPlayers, texts);
    record.start = static_cast<int>(reader.integer("start", 0, kPlayers - 1, 0));
    record.seed = readSeed(reader);
    for (const auto& [element, pointer] : reader.array(kMoves, false, kMostMoves)) {
        ObjectReader part(*element, pointer, loaded.problems);
        record.moves.push_back(readMove(part, texts));
    }
    record.extra = reader.unknownMembers();
    if (hasErrors(loaded.problems))
        return tl::unexpected(std::move(loaded.problems));
    return loaded;
}

std::string writeRecord(const GameRecord& record)
{
    Json options = Json::object();
    addUnknownMembers(options, record.options);
    Json moves = Json::array();
    for (const RecordedMove& move : record.moves)
        moves.push_back(toJson(move));
    Json json{{"format", kRecordFormat},
              {"version", kRecordVersion},
              {"deck", deckToJson(record.deck)},
              {"options", std::move(options)},
              {"start", record.start},
              {"seed", std::to_string(record.seed)},
              {"players", playersToJson(record.players)},
              {kMoves, std::move(moves)}};
    addUnknownMembers(json, record.extra);
    return writeDocument(json, kMoves);
}

RecordedMove recorded(const Game& game, const Move& move)
{
    if (move.type == Move::Type::Begin)
        return {{}, move, {}};
    return {game.deck().cards[static_cast<std::size_t>(game.cardOf(move))].id, move, {}};
}

Result<Game> replay(const GameRecord& record, EventSink* sink, int plies)
{
    Game game(std::make_shared<Deck>(record.deck), record.setup(), sink);
    const std::size_t wanted =
        plies < 0 ? record.moves.size() : std::min(record.moves.size(), static_cast<std::size_t>(plies));
    for (std::size_t ply = 0; ply < wanted; ++ply) {
        const RecordedMove& entry = record.moves[ply];
        if (auto problem = fault(game, entry)) {
            problem->pointer = "/moves/" + std::to_string(ply);
            return tl::unexpected(Problems{std::move(*problem)});
        }
        game.play(entry.move, sink);
    }
    return game;
}

} // namespace lodeline::boomtown
