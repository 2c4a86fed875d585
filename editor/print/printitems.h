// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/printoptions.h"
#include "engine/goldrush/rules/points.h"
#include "engine/goldrush/rules/tileset.h"

#include <array>

namespace lodeline::goldrush::editor {

// What a page holds; each kind begins a page of its own, in this order.
enum class Sheet { Tiles, Tokens, Pieces };
inline constexpr std::array kSheets{Sheet::Tiles, Sheet::Tokens, Sheet::Pieces};

enum class ItemKind {
    Tile,
    StartTile, // the one copy with a back of its own
    Token,
    Cowboy,
    Tent,
    Marker, // for the scoring track
};

// One thing to cut out.
struct PrintItem
{
    ItemKind kind = ItemKind::Tile;
    int index = 0; // into TileSet::tiles, TileSet::tokens or art::playerColourNames()

    friend bool operator==(const PrintItem&, const PrintItem&) = default;
};

inline constexpr int kPiecesOfAColour = kMostCowboys + 2; // with tent and marker

// Everything that the options ask for, copy by copy: tiles in the order of the set, the start tile first
// among the copies of its design.
std::vector<PrintItem> printItems(const TileSet& set, const PrintOptions& options, Sheet sheet);

// The side of what is cut out of such a sheet, in millimetres.
double itemSize(const PrintOptions& options, Sheet sheet);

} // namespace lodeline::goldrush::editor
