// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/files/record.h"

#include "engine/core/playersjson.h"
#include "engine/goldrush/files/problems.h"
#include "engine/goldrush/files/tilesetjson.h"

#include <algorithm>
#include <limits>

namespace lodeline::goldrush {
namespace {

constexpr int kVersion = 2;
constexpr int kSeededVersion = 1; // is still written where nothing was told
constexpr const char* kAsAtTable = "asAtTable";
constexpr const char* kLearned = "learned";
constexpr const char* kMadePractice = "madePractice";

bool namesItsPlace(Action::Type type)
{
    return type == Action::Type::Tent || type == Action::Type::TakeBack;
}

ToldChance readTold(ObjectReader& reader, Texts texts)
{
    ToldChance told;
    const Json* value = reader.member("told", true);
    if (!value)
        return told;
    ObjectReader part(*value, reader.pointer("told"), reader.problems());
    for (const auto& [element, pointer] : part.array("tiles", false, kMaxTiles)) {
        std::string& id = told.tiles.emplace_back();
        if (auto text = readString(*element, pointer, reader.problems()))
            id = std::move(*text);
        readText(id, kIdText, texts, pointer, reader.problems());
    }
    constexpr std::size_t kMostTokens = std::size_t{kMaxTokenKinds} * kMaxTokensOfAKind;
    for (const auto& [element, pointer] : part.array("tokens", false, kMostTokens)) {
        std::optional<int>& token = told.tokens.emplace_back();
        if (!element->is_null())
            token = static_cast<int>(
                readInteger(*element, 0, kMaxTokenValue, pointer, reader.problems()).value_or(0));
    }
    told.extra = part.unknownMembers();
    return told;
}

void readOptions(ObjectReader& reader, GameRecord& record)
{
    const Json* value = reader.member("options", false);
    if (!value)
        return;
    ObjectReader part(*value, reader.pointer("options"), reader.problems());
    Options& options = record.options;
    for (const OptionInfo& option : optionTable())
        options.*option.member = part.boolean(option.name, options.*option.member);
    record.optionsExtra = part.unknownMembers();
}

Position readPosition(ObjectReader& reader)
{
    constexpr std::int64_t kFar = kMaxTiles;
    return {static_cast<std::int16_t>(reader.integer("x", -kFar, kFar)),
            static_cast<std::int16_t>(reader.integer("y", -kFar, kFar))};
}

SegmentRef readSegment(ObjectReader& reader)
{
    return reader.named("feature", segmentFromString, "railroads.I mountains.I prairies.I city")
        .value_or(SegmentRef{});
}

// What stands where the player's tent does is found when the move is replayed.
Action readAction(ObjectReader& move, Position placedAt, ExtraKeys& extra)
{
    Action action;
    const Json* value = move.member("action", false);
    if (!value)
        return action;
    ObjectReader reader(*value, move.pointer("action"), move.problems());
    const auto type = reader.named("type", actionTypeFromString, "none cowboy tent mine takeBack");
    if (!type)
        return action;
    action.type = *type;
    if (namesItsPlace(action.type))
        action.at = readPosition(reader);
    else if (action.type == Action::Type::Cowboy)
        action.at = placedAt;
    if (namesItsPlace(action.type) || action.type == Action::Type::Cowboy)
        action.segment = readSegment(reader);
    extra = reader.unknownMembers();
    return action;
}

int readUndone(ObjectReader& reader)
{
    return static_cast<int>(reader.integer("undone", 0, kMostUndone, 0));
}

RecordedMove readMove(ObjectReader& reader, Texts texts)
{
    RecordedMove move;
    move.tile = reader.string("tile");
    readText(move.tile, kIdText, texts, reader.pointer("tile"), reader.problems());
    move.move.placement.at = readPosition(reader);
    const Json* value = reader.member("rotation", true);
    const auto turn =
        value ? readInteger(*value, 0, 270, reader.pointer("rotation"), reader.problems()) : std::nullopt;
    const auto rotation = rotationFromDegrees(turn.value_or(0));
    if (!rotation)
        reader.report(FileProblem::BadValue, reader.pointer("rotation"), {"0 90 180 270"});
    move.move.placement.rotation = rotation.value_or(Rotation::R0);
    move.move.action = readAction(reader, move.move.placement.at, move.actionExtra);
    move.undone = readUndone(reader);
    move.extra = reader.unknownMembers();
    return move;
}

Json toJson(const Action& action, const ExtraKeys& extra)
{
    Json json{{"type", toString(action.type)}};
    if (namesItsPlace(action.type)) {
        json["x"] = action.at.x;
        json["y"] = action.at.y;
    }
    if (namesItsPlace(action.type) || action.type == Action::Type::Cowboy)
        json["feature"] = toString(action.segment);
    addUnknownMembers(json, extra);
    return json;
}

Json toJson(const RecordedMove& move)
{
    const Placement& placement = move.move.placement;
    Json json{{"tile", move.tile},
              {"x", placement.at.x},
              {"y", placement.at.y},
              {"rotation", degrees(placement.rotation)},
              {"action", toJson(move.move.action, move.actionExtra)}};
    if (move.undone != 0)
        json["undone"] = move.undone;
    addUnknownMembers(json, move.extra);
    return json;
}

Json toJson(const ToldChance& told)
{
    Json tokens = Json::array();
    for (const std::optional<int>& value : told.tokens)
        tokens.push_back(value ? Json(*value) : Json(nullptr));
    Json json{{"tiles", told.tiles}, {"tokens", std::move(tokens)}};
    addUnknownMembers(json, told.extra);
    return json;
}

} // namespace

Action completed(const Game& game, Action action)
{
    if (action.type != Action::Type::Mine)
        return action;
    const auto tent = game.tent(game.player());
    return tent ? Action{Action::Type::Mine, tent->at, tent->segment} : action;
}

Setup GameRecord::setup() const
{
    return {static_cast<int>(players.size()), start, seed, options};
}

Result<LoadedRecord> parseRecord(std::string_view json, Texts texts)
{
    const Result<Json> document =
        parseDocument(json, kRecordFormat, kVersion, kMaxRecordBytes, kRoomAroundAnother);
    if (!document)
        return tl::unexpected(document.error());
    LoadedRecord loaded;
    GameRecord& record = loaded.record;
    ObjectReader reader(*document, "", loaded.problems);
    reader.member("format", false);
    const std::int64_t version = reader.integer("version", 1, kVersion);
    if (const Json* set = reader.member("tileset", true))
        record.tileset = readTileSet(*set, reader.pointer("tileset"), loaded.problems, texts);
    readOptions(reader, record);
    record.players = readPlayers(reader, kMinPlayers, kMaxPlayers, texts);
    const auto seats = std::max<std::int64_t>(static_cast<std::int64_t>(record.players.size()), 1);
    record.start = static_cast<int>(reader.integer("start", 0, seats - 1, 0));
    if (version == kSeededVersion)
        record.seed = readSeed(reader);
    else
        record.told = readTold(reader, texts);
    for (const auto& [element, pointer] : reader.array("moves", false, kMaxTiles)) {
        ObjectReader part(*element, pointer, loaded.problems);
        record.moves.push_back(readMove(part, texts));
    }
    record.undone = readUndone(reader);
    if (reader.member(kAsAtTable, false))
        record.asAtTable = reader.boolean(kAsAtTable, false);
    record.madePractice = reader.boolean(kMadePractice, false);
    if (const Json* learned = reader.member(kLearned, false))
        record.learned = learned->dump();
    record.extra = reader.unknownMembers();
    if (hasErrors(loaded.problems))
        return tl::unexpected(std::move(loaded.problems));
    return loaded;
}

std::string writeRecord(const GameRecord& record)
{
    Json moves = Json::array();
    for (const RecordedMove& move : record.moves)
        moves.push_back(toJson(move));
    Json options = Json::object();
    for (const OptionInfo& option : optionTable())
        if (option.isAlwaysWritten || !option.isUsual(record.options))
            options[option.name] = record.options.*option.member;
    addUnknownMembers(options, record.optionsExtra);
    Json json{{"format", kRecordFormat},
              {"version", record.told ? kVersion : kSeededVersion},
              {"tileset", tileSetToJson(record.tileset)},
              {"options", std::move(options)},
              {"players", playersToJson(record.players)},
              {"start", record.start}};
    if (record.told)
        json["told"] = toJson(*record.told);
    else
        json["seed"] = std::to_string(record.seed);
    json["moves"] = std::move(moves);
    if (record.undone != 0)
        json["undone"] = record.undone;
    if (!record.learned.empty())
        json[kLearned] = Json::parse(record.learned);
    if (record.asAtTable)
        json[kAsAtTable] = *record.asAtTable;
    if (record.madePractice)
        json[kMadePractice] = true;
    addUnknownMembers(json, record.extra);
    return writeDocument(json);
}

namespace {

Result<void> tell(Game& game, const ToldChance& chance, EventSink* sink)
{
    Told told;
    for (const std::string& id : chance.tiles) {
        const TileDesign* tile = game.tileSet().find(id);
        told.tiles.push_back({tile ? static_cast<int>(tile - game.tileSet().tiles.data()) : -1});
    }
    for (const std::optional<int>& value : chance.tokens)
        told.tokens.push_back({value.value_or(events::kHidden)});
    const auto fault = game.tell(told, sink);
    if (!fault)
        return {};
    const std::string index = std::to_string(fault->index);
    if (fault->what == ToldFault::What::Tile)
        return failure(MoveProblem::ToldTile, "/told/tiles/" + index, {chance.tiles[fault->index]});
    return failure(MoveProblem::ToldToken, "/told/tokens/" + index);
}

} // namespace

Result<Game> replay(const GameRecord& record, EventSink* sink, int plies)
{
    Game game(std::make_shared<CompiledSet>(record.tileset), record.setup(),
              record.told ? Chance::Told : Chance::Seeded, sink);
    if (record.told)
        if (const auto told = tell(game, *record.told, sink); !told)
            return tl::unexpected(told.error());
    const auto fault = [](std::size_t ply, ProblemCode code, std::vector<std::string> arguments) {
        return tl::unexpected(
            Problems{{Severity::Error, code, "/moves/" + std::to_string(ply), std::move(arguments)}});
    };
    const std::size_t wanted =
        plies < 0 ? record.moves.size() : std::min(record.moves.size(), static_cast<std::size_t>(plies));
    for (std::size_t ply = 0; ply < wanted; ++ply) {
        const RecordedMove& entry = record.moves[ply];
        const Placement& placement = entry.move.placement;
        if (game.phase() == Game::Phase::Wait)
            return fault(ply, MoveProblem::NotTold, {});
        if (!game.drawn())
            return fault(ply, FileProblem::GameOver, {});
        const std::string& drawn = record.tileset.tiles[static_cast<std::size_t>(*game.drawn())].id;
        if (drawn != entry.tile)
            return fault(ply, record.told ? MoveProblem::ToldMismatch : MoveProblem::TileMismatch,
                         {entry.tile});
        if (!game.isLegal(placement))
            return fault(ply, MoveProblem::IllegalPlacement,
                         {entry.tile, std::to_string(placement.at.x), std::to_string(placement.at.y),
                          std::to_string(degrees(placement.rotation))});
        game.place(placement, sink);
        const Action action = completed(game, entry.move.action);
        if (!game.isLegal(action))
            return fault(ply, MoveProblem::IllegalAction, {std::string(toString(action.type))});
        game.act(action, sink);
    }
    return game;
}

} // namespace lodeline::goldrush
