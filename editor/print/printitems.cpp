// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/printitems.h"

#include "resources/art/theme/theme.h"

#include <algorithm>

namespace lodeline::goldrush::editor {
namespace {

bool isChosen(const PrintOptions& options, const TileDesign& design)
{
    return options.designs.empty() || std::ranges::find(options.designs, design.id) != options.designs.end();
}

std::vector<PrintItem> tilesOf(const TileSet& set, const PrintOptions& options)
{
    std::vector<PrintItem> items;
    for (std::size_t i = 0; i < set.tiles.size(); ++i) {
        const TileDesign& design = set.tiles[i];
        if (!isChosen(options, design))
            continue;
        const int copies = options.oneOfEach ? 1 : design.count;
        const bool isStart = set.isStart(i);
        for (int copy = 0; copy < copies; ++copy) {
            const bool first = isStart && copy == 0;
            items.push_back({first ? ItemKind::StartTile : ItemKind::Tile, static_cast<int>(i)});
        }
    }
    return items;
}

std::vector<PrintItem> tokensOf(const TileSet& set)
{
    std::vector<PrintItem> items;
    for (std::size_t i = 0; i < set.tokens.size(); ++i)
        items.insert(items.end(), static_cast<std::size_t>(std::max(set.tokens[i].count, 0)),
                     {ItemKind::Token, static_cast<int>(i)});
    return items;
}

std::vector<PrintItem> piecesOfAllColours()
{
    std::vector<PrintItem> items;
    for (int colour = 0; colour < art::playerColourNames().size(); ++colour) {
        items.insert(items.end(), kMostCowboys, {ItemKind::Cowboy, colour});
        items.push_back({ItemKind::Tent, colour});
        items.push_back({ItemKind::Marker, colour});
    }
    return items;
}

} // namespace

std::vector<PrintItem> printItems(const TileSet& set, const PrintOptions& options, Sheet sheet)
{
    switch (sheet) {
    case Sheet::Tiles:
        return options.tiles ? tilesOf(set, options) : std::vector<PrintItem>();
    case Sheet::Tokens:
        return options.tokens ? tokensOf(set) : std::vector<PrintItem>();
    case Sheet::Pieces:
        return options.pieces ? piecesOfAllColours() : std::vector<PrintItem>();
    }
    return {};
}

double itemSize(const PrintOptions& options, Sheet sheet)
{
    return sheet == Sheet::Tiles    ? options.tileSize
           : sheet == Sheet::Tokens ? options.tokenSize
                                    : options.pieceSize;
}

} // namespace lodeline::goldrush::editor
