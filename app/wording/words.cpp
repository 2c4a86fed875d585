// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <iterator>

namespace lodeline::app {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

// Several segments of one kind on a tile are told apart by the side where they leave it.
QString sideText(Side side)
{
    switch (side) {
    case Side::North:
        //: Side of a tile where a railroad, mountain or prairie leaves it, added in brackets
        return Words::tr("north");
    case Side::East:
        return Words::tr("east");
    case Side::South:
        return Words::tr("south");
    case Side::West:
        return Words::tr("west");
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
        //: Corner of a tile where a prairie lies, added in brackets
        return Words::tr("north-east");
    case HalfEdge::ES:
    case HalfEdge::SE:
        return Words::tr("south-east");
    case HalfEdge::SW:
    case HalfEdge::WS:
        return Words::tr("south-west");
    case HalfEdge::WN:
    case HalfEdge::NW:
        return Words::tr("north-west");
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

// " (north, east)" where the tile has several segments of the kind, else nothing.
QString whichSegment(const Game& game, Position at, SegmentRef segment)
{
    const std::optional<int> order = game.tileAt(at);
    if (!order)
        return {};
    const PlacedTile placed = game.placedTile(*order);
    const TileDesign& tile = game.tileSet().tiles[static_cast<std::size_t>(placed.design)];
    if (segmentsOfKind(tile, segment.kind) < 2)
        return {};
    const QStringList names = placeNames(tile, segment, placed.placement.rotation);
    return names.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(names.join(QStringLiteral(", ")));
}

QString cowboyActionText(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::Railroad:
        return Words::tr("Put a railwayman on the railroad");
    case FeatureKind::Mountain:
        return Words::tr("Put a gold miner on the mountain");
    case FeatureKind::Prairie:
        return Words::tr("Lay a farmer on the prairie");
    case FeatureKind::City:
        return Words::tr("Put a merchant in the city");
    }
    return {};
}

QString tentActionText(const Game& game, Position at)
{
    return game.tent(game.player()) ? Words::tr("Move the tent to the mountain at %1").arg(positionText(at))
                                    : Words::tr("Pitch the tent on the mountain at %1").arg(positionText(at));
}

} // namespace

QString playerName(const GameRecord& record, int seat)
{
    return QString::fromStdString(record.players[static_cast<std::size_t>(seat)].name);
}

QString featureName(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::Railroad:
        return Words::tr("railroad");
    case FeatureKind::Mountain:
        return Words::tr("mountain");
    case FeatureKind::Prairie:
        return Words::tr("prairie");
    case FeatureKind::City:
        return Words::tr("city");
    }
    return {};
}

QString cowboyName(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::Railroad:
        return Words::tr("railwayman");
    case FeatureKind::Mountain:
        return Words::tr("gold miner");
    case FeatureKind::Prairie:
        return Words::tr("farmer");
    case FeatureKind::City:
        return Words::tr("merchant");
    }
    return {};
}

QString positionText(Position at)
{
    // Isolated, so that the minus sign stays with its number in right-to-left text.
    return QStringLiteral("\u2066(%1, %2)\u2069").arg(at.x).arg(at.y);
}

QString joined(const QStringList& names)
{
    return QLocale().createSeparatedList(names);
}

QString withSign(double value, const QString& number)
{
    const QString sign = value > 0   ? QStringLiteral("+")
                         : value < 0 ? QStringLiteral("\u2212")
                                     : QStringLiteral("\u00b1");
    return QStringLiteral("\u2066%1%2\u2069").arg(sign, number); // isolated: the sign stays where it is
}

QString actionText(const Game& game, const Action& action)
{
    switch (action.type) {
    case Action::Type::None:
        //: The player puts down no piece in this turn
        return Words::tr("Nothing");
    case Action::Type::Cowboy:
        return cowboyActionText(action.segment.kind) + whichSegment(game, action.at, action.segment);
    case Action::Type::Tent:
        return tentActionText(game, action.at) + whichSegment(game, action.at, action.segment);
    case Action::Type::Mine:
        return Words::tr("Mine: take a token from the mountain of the tent");
    case Action::Type::TakeBack:
        //: %1 kind of cowboy, %2 position
        return Words::tr("Take the %1 at %2 back")
            .arg(cowboyName(action.segment.kind), positionText(action.at));
    }
    return {};
}

} // namespace lodeline::app
