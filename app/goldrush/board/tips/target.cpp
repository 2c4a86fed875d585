// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/tips/target.h"

#include "app/goldrush/board/scene/boardscene.h"
#include "engine/core/listening.h"
#include "engine/goldrush/knowledge/edges.h"

#include <QLineF>

#include <algorithm>

namespace lodeline::goldrush {
namespace {

constexpr qreal kEdgeRim = 0.18 * kTile; // of a tile, where its edges are pointed at

bool isNear(QPointF a, QPointF b, qreal distance)
{
    return QLineF(a, b).length() < distance;
}

// The rim of its tile that a point lies in; nothing in the middle.
std::optional<Side> rimAt(QPointF point)
{
    const QRectF tile = tileRect(positionAt(point));
    const std::array ways{
        std::pair(point.y() - tile.top(), Side::North), std::pair(tile.right() - point.x(), Side::East),
        std::pair(tile.bottom() - point.y(), Side::South), std::pair(point.x() - tile.left(), Side::West)};
    const auto [way, side] = *std::ranges::min_element(ways);
    return way < kEdgeRim ? std::optional(side) : std::nullopt;
}

bool reaches(const Game& game, PlacedSegment of, Side side)
{
    const PlacedTile tile = game.placedTile(*game.tileAt(of.at));
    const TileDesign& design = game.tileSet().tiles[static_cast<std::size_t>(tile.design)];
    const auto leads = [&](const std::vector<Side>& edges) {
        return std::ranges::any_of(edges,
                                   [&](Side edge) { return rotated(edge, tile.placement.rotation) == side; });
    };
    switch (of.segment.kind) {
    case FeatureKind::Railroad:
        return leads(design.railroads[of.segment.index].edges);
    case FeatureKind::Mountain:
        return leads(design.mountains[of.segment.index].edges);
    case FeatureKind::Prairie:
    case FeatureKind::City:
        break;
    }
    return false;
}

} // namespace

std::optional<Target> targetAt(BoardScene& scene, const Game& game, QPointF point)
{
    for (const PieceOnBoard& piece : game.pieces())
        if (isNear(scene.anchor(game, piece.at, piece.segment), point, kPiece / 2))
            return piece;
    for (const Game::TokenStack& stack : game.tokenStacks())
        if (isNear(scene.tokenPlace(game, stack), point, 0.4 * kPiece))
            return TokensThere{{stack.at, stack.segment}};
    const auto segment = scene.segmentAt(game, point);
    if (!segment) {
        const Position at = positionAt(point);
        if (game.tileAt(at) || edgesAround(game, at) == WantedEdges{})
            return std::nullopt;
        return EmptySquare{at};
    }
    const auto side = rimAt(point);
    if (side && !game.tileAt(neighbour(segment->at, *side)) && reaches(game, *segment, *side))
        return OpenEdge{*segment, *side};
    return *segment;
}

std::optional<PlacedSegment> segmentIn(const Target& target)
{
    return std::visit(Listening{[](PlacedSegment of) { return std::optional(of); },
                                [](OpenEdge edge) { return std::optional(edge.of); },
                                [](const PieceOnBoard& piece) {
                                    return std::optional(PlacedSegment{piece.at, piece.segment});
                                },
                                [](TokensThere tokens) { return std::optional(tokens.of); },
                                [](EmptySquare) { return std::optional<PlacedSegment>(); }},
                      target);
}

Position positionOf(const Target& target)
{
    const auto* square = std::get_if<EmptySquare>(&target);
    return square ? square->at : segmentIn(target)->at;
}

} // namespace lodeline::goldrush
