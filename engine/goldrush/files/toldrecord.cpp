// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/files/toldrecord.h"

#include "engine/core/seedplan.h"
#include "engine/goldrush/files/setobjects.h"
#include "engine/goldrush/told/overheard.h"
#include "engine/goldrush/told/seen.h"

#include <algorithm>
#include <map>
#include <utility>

namespace lodeline::goldrush {
namespace {

ToldChance toldBy(const TileSet& set, const Told& told)
{
    ToldChance chance;
    for (const Told::Tile& tile : told.tiles)
        chance.tiles.push_back(set.tiles[static_cast<std::size_t>(tile.design)].id);
    for (const Told::Token& token : told.tokens)
        chance.tokens.push_back(token.value == events::kHidden ? std::nullopt : std::optional(token.value));
    return chance;
}

TileSet withoutUnknownKeys(TileSet set)
{
    eachObject(set, [](const std::string&, ExtraKeys& keys) { keys.clear(); });
    return set;
}

} // namespace

Result<GameRecord> seenBy(const GameRecord& record, int seat)
{
    EventList list;
    const Result<Game> game = replay(record, &list);
    if (!game)
        return tl::unexpected(game.error());
    const bool over = game->phase() == Game::Phase::Over;
    Overheard overheard(record.tileset);
    for (const Event& event : list.events)
        overheard.hear(over ? event : seenBy(event, seat));

    GameRecord seen;
    seen.tileset = withoutUnknownKeys(record.tileset);
    for (const RecordedPlayer& player : record.players)
        seen.players.push_back({player.name, player.colour, player.kind, {}});
    seen.options = record.options;
    seen.start = record.start;
    seen.told = toldBy(record.tileset, overheard.take());
    for (const RecordedMove& move : record.moves)
        seen.moves.push_back({move.tile, move.move, {}, {}, move.undone});
    seen.undone = record.undone;
    seen.asAtTable = record.asAtTable;
    seen.madePractice = record.madePractice;
    return seen;
}

void tellUntakenTokens(GameRecord& record)
{
    std::vector<std::optional<int>>& told = record.told->tokens;
    std::erase_if(told, [](const std::optional<int>& value) { return !value; });
    std::map<int, int> known; // how many of each value
    for (const std::optional<int>& value : told)
        ++known[*value];
    std::vector<int> untaken;
    for (const TokenKind& kind : record.tileset.tokens) {
        int& ofValue = known[kind.value];
        const int toldOfKind = std::min(ofValue, kind.count);
        ofValue -= toldOfKind;
        untaken.insert(untaken.end(), static_cast<std::size_t>(kind.count - toldOfKind), kind.value);
    }
    Random random(seedplan::chance(record.seed).next());
    for (auto left = untaken.size(); left > 0; --left) {
        std::swap(untaken[random.below(static_cast<std::uint32_t>(left))], untaken[left - 1]);
        told.emplace_back(untaken[left - 1]);
    }
}

} // namespace lodeline::goldrush
