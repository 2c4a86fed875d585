// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/look/ways.h"

#include "engine/goldrush/knowledge/standings.h"
#include "ui/wording/tilewords.h"

#include <algorithm>
#include <array>

namespace lodeline::goldrush {
namespace {

// The first of its segments stands for a feature.
PlacedSegment firstOf(const Game& game, PlacedSegment of)
{
    return game.segments(of.at, of.segment).front();
}

} // namespace

bool isInSight(const Game& game, Position at)
{
    return game.tileAt(at) || std::ranges::any_of(kAllSides, [&](Side side) {
               return game.tileAt(neighbour(at, side)).has_value();
           });
}

std::vector<Position> squaresInSight(const Game& game)
{
    std::vector<Position> squares;
    for (int order = 0; order < game.placedCount(); ++order) {
        const Position at = game.placedTile(order).placement.at;
        squares.push_back(at);
        for (const Side side : kAllSides)
            squares.push_back(neighbour(at, side));
    }
    std::ranges::sort(squares);
    squares.erase(std::ranges::unique(squares).begin(), squares.end());
    return squares;
}

std::optional<Position> nextInSight(const Game& game, Position from, Side to)
{
    Position at = from;
    for (int steps = 0; steps < game.placedCount() + 2; ++steps) { // no gap is wider
        at = neighbour(at, to);
        if (isInSight(game, at))
            return at;
    }
    return std::nullopt;
}

std::vector<PlacedSegment> featuresOn(const Game& game, Position at)
{
    const std::optional<int> order = game.tileAt(at);
    if (!order)
        return {};
    const TileDesign& design = game.tileSet().tiles[static_cast<std::size_t>(game.placedTile(*order).design)];
    const std::array counts{std::pair(FeatureKind::City, std::size_t{design.hasCity() ? 1U : 0U}),
                            std::pair(FeatureKind::Railroad, design.railroads.size()),
                            std::pair(FeatureKind::Mountain, design.mountains.size()),
                            std::pair(FeatureKind::Prairie, design.prairies.size())};
    std::vector<PlacedSegment> found;
    for (const auto& [kind, count] : counts) {
        for (std::size_t index = 0; index < count; ++index) {
            const PlacedSegment segment{at, {kind, static_cast<std::uint8_t>(index)}};
            if (std::ranges::none_of(
                    found, [&](PlacedSegment known) { return isSameFeature(game, known, segment); }))
                found.push_back(segment);
        }
    }
    return found;
}

std::optional<PlacedSegment> partOf(const Game& game, PlacedSegment segment)
{
    const std::optional<int> order = game.tileAt(segment.at);
    if (!order)
        return std::nullopt;
    const int design = game.placedTile(*order).design;
    const std::vector<SegmentRef> all = segmentsOf(game.tileSet().tiles[static_cast<std::size_t>(design)]);
    if (std::ranges::count(all, segment.segment) == 0)
        return std::nullopt;
    const std::vector<PlacedSegment> parts = featuresOn(game, segment.at);
    return *std::ranges::find_if(parts,
                                 [&](PlacedSegment part) { return isSameFeature(game, part, segment); });
}

std::vector<PlacedSegment> featuresToVisit(const Game& game)
{
    std::vector<PlacedSegment> held;
    for (const HeldFeature& feature : heldFeatures(game))
        held.push_back(firstOf(game, feature.at));
    std::vector<PlacedSegment> open;
    for (const Position at : squaresInSight(game)) {
        for (const PlacedSegment segment : featuresOn(game, at)) {
            const bool grows = !game.feature(at, segment.segment).complete;
            if (grows && segment == firstOf(game, segment) && std::ranges::count(held, segment) == 0)
                open.push_back(segment);
        }
    }
    held.insert(held.end(), open.begin(), open.end());
    return held;
}

bool isSameFeature(const Game& game, PlacedSegment a, PlacedSegment b)
{
    return a.segment.kind == b.segment.kind && firstOf(game, a) == firstOf(game, b);
}

} // namespace lodeline::goldrush
