// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/setedits.h"

#include "engine/core/text.h"
#include "engine/goldrush/design/variants.h"

#include <algorithm>

namespace lodeline::goldrush::editor {
namespace {

TileDesign& at(TileSet& set, int row)
{
    return set.tiles[static_cast<std::size_t>(row)];
}

// So that rows which are taken away do not shift those still to come.
Rows fromTheEnd(Rows rows)
{
    std::ranges::reverse(rows);
    return rows;
}

} // namespace

Rows insertTiles(TileSet& set, int row, std::vector<TileDesign> tiles)
{
    Rows rows;
    row = std::clamp(row, 0, static_cast<int>(set.tiles.size()));
    for (TileDesign& tile : tiles) {
        if (set.tiles.size() >= kMaxDesigns)
            break;
        tile.id = freshId(set, tile.id);
        set.tiles.insert(set.tiles.begin() + row, std::move(tile));
        rows.push_back(row++);
    }
    if (set.start.empty() && !rows.empty())
        setStart(set, rows.front());
    return rows;
}

void removeTiles(TileSet& set, const Rows& rows)
{
    for (const int row : fromTheEnd(rows)) {
        if (set.isStart(static_cast<std::size_t>(row)))
            set.start.clear();
        set.tiles.erase(set.tiles.begin() + row);
    }
}

Rows duplicateTiles(TileSet& set, const Rows& rows)
{
    Rows copies;
    int shift = 0;
    for (const int row : rows) {
        const Rows copy = insertTiles(set, row + shift + 1, {at(set, row + shift)});
        copies.insert(copies.end(), copy.begin(), copy.end());
        shift += static_cast<int>(copy.size());
    }
    return copies;
}

Rows moveTiles(TileSet& set, const Rows& rows, int before)
{
    std::vector<TileDesign> moved;
    int target = before;
    for (const int row : fromTheEnd(rows)) {
        moved.insert(moved.begin(), std::move(at(set, row)));
        set.tiles.erase(set.tiles.begin() + row);
        if (row < before)
            --target;
    }
    Rows result;
    for (TileDesign& tile : moved) {
        set.tiles.insert(set.tiles.begin() + target, std::move(tile));
        result.push_back(target++);
    }
    return result;
}

bool renameTile(TileSet& set, int row, const std::string& id)
{
    TileDesign& tile = at(set, row);
    if (tile.id == id)
        return true;
    if (!isId(id) || set.find(id))
        return false;
    if (set.isStart(static_cast<std::size_t>(row)))
        set.start = id;
    tile.id = id;
    return true;
}

void setCount(TileSet& set, const Rows& rows, int count)
{
    for (const int row : rows)
        at(set, row).count = std::clamp(count, 0, kMaxCopies);
}

void addCount(TileSet& set, const Rows& rows, int by)
{
    for (const int row : rows)
        at(set, row).count = std::clamp(at(set, row).count + by, 0, kMaxCopies);
}

std::string textOf(const Rows& rows)
{
    std::string text;
    for (const int row : rows)
        text += std::to_string(row) + ',';
    return text;
}

void setStart(TileSet& set, int row)
{
    TileDesign& tile = at(set, row);
    set.start = tile.id;
    tile.count = std::max(tile.count, 1);
}

void setToken(TileSet& set, std::size_t kind, TokenField field, int value)
{
    TokenKind& token = set.tokens[kind];
    if (field == TokenField::Value)
        token.value = std::clamp(value, 0, kMaxTokenValue);
    else
        token.count = std::clamp(value, 0, kMaxTokensOfAKind);
}

} // namespace lodeline::goldrush::editor
