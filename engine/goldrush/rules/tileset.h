// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/sets/setwords.h"
#include "engine/goldrush/pictures/picturedparts.h"
#include "engine/goldrush/rules/tile.h"

#include <optional>

namespace lodeline::goldrush {

// `count` mining tokens worth `value` points each; value 0 is gravel (R1.1).
struct TokenKind
{
    int value = 0; // 0 to 99
    int count = 0; // 0 to 1,000
    ExtraKeys extra;

    friend bool operator==(const TokenKind&, const TokenKind&) = default;
};

// A tile set as its file gives it (docs/formats.md, `lodeline-tileset`).
struct TileSet : SetWords
{
    std::string start; // id of the design of which one copy is the start tile
    std::vector<TokenKind> tokens;
    PicturedParts pictures;
    std::vector<TileDesign> tiles;
    ExtraKeys extra;

    const TileDesign* find(std::string_view id) const;
    // The index of the first design that has the id of the start tile; nothing where none has.
    std::optional<std::size_t> startTile() const;
    bool isStart(std::size_t tile) const { return startTile() == tile; }
    int tileCount() const; // all copies, the start tile among them
    int tokenCount() const;
    int nuggetCount() const; // over all copies of all tiles

    friend bool operator==(const TileSet&, const TileSet&) = default;
};

inline constexpr int kMaxDesigns = 200;
inline constexpr int kMaxTiles = 1000;
inline constexpr int kMaxCopies = 99;
inline constexpr int kMaxSymbols = 9;   // of one kind on one segment
inline constexpr int kMaxSegments = 16; // of all kinds on one tile, its city included
inline constexpr int kMaxTokenKinds = 100;
inline constexpr int kMaxTokensOfAKind = 1000;
inline constexpr std::size_t kMaxArtBytes = 256U << 10; // of one tile
inline constexpr std::size_t kMaxFileBytes = 8U << 20;

} // namespace lodeline::goldrush
