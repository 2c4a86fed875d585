// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/knowledge/opensquares.h"

#include "engine/goldrush/knowledge/squares.h"
#include "engine/goldrush/rules/board.h"

#include <algorithm>

namespace lodeline::goldrush {
namespace {

const std::vector<Side>& edgesOf(const TileDesign& design, SegmentRef segment)
{
    return segment.kind == FeatureKind::Railroad ? design.railroads[segment.index].edges
                                                 : design.mountains[segment.index].edges;
}

bool isTile(std::uint16_t cell)
{
    return cell != State::kEmptyCell && (cell & State::kTileBit) != 0;
}

// Of a railroad or a mountain.
void addSquares(const State& state, const CompiledSet& set, NodeId node, std::vector<Position>& squares)
{
    state.forEachMember(node, [&](NodeId member) {
        const TileOnBoard& tile = state.tileOf(member);
        for (const Side side : edgesOf(set.tileSet().tiles[tile.design], segmentOf(state, set, member).ref)) {
            const Position there = neighbour(tile.at, rotated(side, tile.rotation));
            if (!isTile(state.cell(there)))
                squares.push_back(there);
        }
    });
}

} // namespace

std::vector<Position> openSquares(const State& state, const CompiledSet& set, PlacedSegment of)
{
    std::vector<Position> squares;
    const NodeId node = nodeOf(state, set, of.at, of.segment);
    if (of.segment.kind == FeatureKind::City) {
        const TileOnBoard& tile = state.tileOf(node);
        const auto& railroads = set.tileSet().tiles[tile.design].railroads;
        for (std::size_t index = 0; index < railroads.size(); ++index) {
            const SegmentRef railroad{FeatureKind::Railroad, static_cast<std::uint8_t>(index)};
            if (railroads[index].end == RailroadEnd::City)
                addSquares(state, set, nodeOf(state, set, of.at, railroad), squares);
        }
    } else if (of.segment.kind != FeatureKind::Prairie) {
        addSquares(state, set, node, squares);
    }
    std::ranges::sort(squares);
    const auto twice = std::ranges::unique(squares);
    squares.erase(twice.begin(), twice.end());
    return squares;
}

std::vector<Position> openSquares(const Game& game, PlacedSegment of)
{
    return openSquares(game.state(), game.set(), of);
}

bool canBeCompleted(const Game& game, const std::vector<Position>& squares)
{
    const int inHand = game.phase() == Game::Phase::Place ? 1 : 0;
    if (static_cast<int>(squares.size()) > game.tilesLeft() + inHand)
        return false;
    const std::vector<Position> dead = deadSquares(game);
    return std::ranges::none_of(squares,
                                [&dead](Position at) { return std::ranges::binary_search(dead, at); });
}

} // namespace lodeline::goldrush
