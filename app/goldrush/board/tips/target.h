// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/game.h"

#include <QPointF>

#include <optional>
#include <variant>

namespace lodeline::goldrush {

class BoardScene;

// Where a railroad or a mountain reaches a side of its tile, as that lies, with an empty square behind.
struct OpenEdge
{
    PlacedSegment of;
    Side side = Side::North;

    friend bool operator==(OpenEdge, OpenEdge) = default;
};

// The tokens of a mountain, shown there.
struct TokensThere
{
    PlacedSegment of;

    friend bool operator==(TokensThere, TokensThere) = default;
};

// An empty square beside a tile.
struct EmptySquare
{
    Position at;

    friend bool operator==(EmptySquare, EmptySquare) = default;
};

// One thing on the board that something can be told of.
using Target = std::variant<PlacedSegment, OpenEdge, PieceOnBoard, TokensThere, EmptySquare>;

// At a point of the scene.
std::optional<Target> targetAt(BoardScene& scene, const Game& game, QPointF point);

// The segment whose feature it is about; nothing for an empty square.
std::optional<PlacedSegment> segmentIn(const Target& target);
// The square or the tile where it is.
Position positionOf(const Target& target);

} // namespace lodeline::goldrush
