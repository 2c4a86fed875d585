// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/wording/placewords.h"

#include "ui/wording/joining.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <iterator>

namespace lodeline::goldrush {
namespace {

struct PlaceWords
{
    Q_DECLARE_TR_FUNCTIONS(PlaceWords)
};

// Several segments of one kind on a tile are told apart by the side where they leave it.
QString sideText(Side side)
{
    switch (side) {
    case Side::North:
        //: Side of a tile where a railroad, mountain or prairie leaves it, added in parentheses
        return PlaceWords::tr("north");
    case Side::East:
        //: Side of a tile where a railroad, mountain or prairie leaves it, added in parentheses
        return PlaceWords::tr("east");
    case Side::South:
        //: Side of a tile where a railroad, mountain or prairie leaves it, added in parentheses
        return PlaceWords::tr("south");
    case Side::West:
        //: Side of a tile where a railroad, mountain or prairie leaves it, added in parentheses
        return PlaceWords::tr("west");
    }
    return {};
}

std::vector<Side> sidesOf(const TileDesign& tile, SegmentRef segment)
{
    const std::size_t index = segment.index;
    std::vector<Side> sides;
    if (segment.kind == FeatureKind::Railroad) {
        sides = tile.railroads[index].edges;
    } else if (segment.kind == FeatureKind::Mountain) {
        sides = tile.mountains[index].edges;
    } else if (segment.kind == FeatureKind::Prairie) {
        for (const HalfEdge half : tile.prairies[index].at) {
            if (std::ranges::count(sides, sideOf(half)) == 0)
                sides.push_back(sideOf(half));
        }
    }
    return sides;
}

std::size_t segmentsOfKind(const TileDesign& tile, FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::Railroad:
        return tile.railroads.size();
    case FeatureKind::Mountain:
        return tile.mountains.size();
    case FeatureKind::Prairie:
        return tile.prairies.size();
    case FeatureKind::City:
        break;
    }
    return 1;
}

// The sides that no other segment of its kind has.
std::vector<Side> ownSides(const TileDesign& tile, SegmentRef segment)
{
    const std::vector<Side> all = sidesOf(tile, segment);
    std::vector<Side> own;
    std::ranges::copy_if(all, std::back_inserter(own), [&](Side side) {
        for (std::size_t i = 0; i < segmentsOfKind(tile, segment.kind); ++i) {
            const SegmentRef other{segment.kind, static_cast<std::uint8_t>(i)};
            if (other != segment && std::ranges::count(sidesOf(tile, other), side) > 0)
                return false;
        }
        return true;
    });
    return own;
}

QString cornerText(HalfEdge half)
{
    switch (half) {
    case HalfEdge::NE:
    case HalfEdge::EN:
        //: Corner of a tile where a prairie lies, added in parentheses
        return PlaceWords::tr("northeast");
    case HalfEdge::ES:
    case HalfEdge::SE:
        //: Corner of a tile where a prairie lies, added in parentheses
        return PlaceWords::tr("southeast");
    case HalfEdge::SW:
    case HalfEdge::WS:
        //: Corner of a tile where a prairie lies, added in parentheses
        return PlaceWords::tr("southwest");
    case HalfEdge::WN:
    case HalfEdge::NW:
        //: Corner of a tile where a prairie lies, added in parentheses
        return PlaceWords::tr("northwest");
    }
    return {};
}

// Where a segment lies, as its own sides or, between tracks, as corners.
QStringList placeNames(const TileDesign& tile, SegmentRef segment, Rotation rotation)
{
    QStringList names;
    for (const Side side : ownSides(tile, segment))
        names << sideText(rotated(side, rotation));
    if (names.isEmpty() && segment.kind == FeatureKind::Prairie) {
        for (const HalfEdge half : tile.prairies[segment.index].at)
            names << cornerText(rotated(half, rotation));
        names.removeDuplicates();
    }
    return names;
}

} // namespace

QString withPlace(const QString& text, const Game& game, PlacedSegment of)
{
    const std::optional<int> order = game.tileAt(of.at);
    if (!order)
        return text;
    const PlacedTile placed = game.placedTile(*order);
    const TileDesign& tile = game.tileSet().tiles[static_cast<std::size_t>(placed.design)];
    if (segmentsOfKind(tile, of.segment.kind) < 2)
        return text;
    const QStringList names = placeNames(tile, of.segment, placed.placement.rotation);
    return names.isEmpty() ? text : ui::withRemark(text, ui::listed(names));
}

} // namespace lodeline::goldrush
