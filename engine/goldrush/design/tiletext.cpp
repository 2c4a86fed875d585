// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/tiletext.h"

#include "engine/core/sets/setwordsjson.h"
#include "engine/goldrush/files/tilesetcheck.h"
#include "engine/goldrush/files/tilesetjson.h"

namespace lodeline::goldrush {
namespace {

constexpr const char* kTiles = "tiles";

std::vector<TileDesign> readTiles(const std::vector<std::pair<const Json*, std::string>>& elements,
                                  Problems& problems)
{
    std::vector<TileDesign> tiles;
    for (const auto& [element, pointer] : elements)
        tiles.push_back(readTileForm(*element, pointer, problems, kDraftRoom));
    return tiles;
}

std::vector<TileDesign> readAny(const Json& json, Problems& problems)
{
    constexpr std::size_t kMost = kDraftRoom * kMaxDesigns;
    if (json.is_array()) {
        const Json wrapped{{kTiles, json}};
        Problems found;
        ObjectReader reader(wrapped, "", found);
        std::vector<TileDesign> tiles = readTiles(reader.array(kTiles, true, kMost), found);
        for (Problem& problem : found) {
            problem.pointer.erase(0, std::string_view("/tiles").size());
            addProblem(problems, std::move(problem));
        }
        return tiles;
    }
    if (!json.is_object() || !json.contains(kTiles))
        return {readTileForm(json, "", problems, kDraftRoom)};
    ObjectReader reader(json, "", problems);
    checkSetFormat(reader, kTileSetFormat, kTileSetVersion);
    return readTiles(reader.array(kTiles, true, kMost), problems);
}

} // namespace

std::string tilesToText(std::span<const TileDesign> tiles)
{
    Json list = Json::array();
    for (const TileDesign& tile : tiles)
        list.push_back(tileToJson(tile));
    return writeDocument(Json{{kTiles, std::move(list)}});
}

Result<std::vector<TileDesign>> tilesFromText(std::string_view text)
{
    const Result<Json> json = parseJson(text, kMaxFileBytes);
    if (!json)
        return tl::unexpected(json.error());
    Problems problems;
    std::vector<TileDesign> tiles = readAny(*json, problems);
    if (hasErrors(problems))
        return tl::unexpected(std::move(problems));
    for (TileDesign& tile : tiles)
        mendTexts(tile, "", problems);
    return tiles;
}

} // namespace lodeline::goldrush
