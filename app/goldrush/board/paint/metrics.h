// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/geometry.h"

#include <QPointF>
#include <QRectF>

#include <cmath>

namespace lodeline::goldrush {

// A tile in scene units; everything on the board is measured in parts of it.
inline constexpr qreal kTile = 128.0;
// A standing cowboy, a tent or a stack of tokens.
inline constexpr qreal kPiece = 0.34 * kTile;

inline QPointF tileCorner(Position at)
{
    return {at.x * kTile, at.y * kTile};
}

inline QRectF tileRect(Position at)
{
    return {tileCorner(at), QSizeF(kTile, kTile)};
}

inline Position positionAt(QPointF scenePoint)
{
    return {static_cast<std::int16_t>(std::floor(scenePoint.x() / kTile)),
            static_cast<std::int16_t>(std::floor(scenePoint.y() / kTile))};
}

inline QRectF centredRect(QPointF centre, qreal size)
{
    return {centre.x() - size / 2, centre.y() - size / 2, size, size};
}

// What lies above what on the board, lowest first.
enum class Layer {
    Tiles,
    Spots,
    Highlight,
    LastTile,
    Tokens,
    Pieces,
    Ghost,
    LiftedTile,
    Offers,
    MovingPieces,
    Look,
    Labels,
};

} // namespace lodeline::goldrush
