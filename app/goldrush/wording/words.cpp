// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/wording/words.h"

#include "ui/plain/shown.h"
#include "ui/plainlabel.h"
#include "ui/wording/joining.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <iterator>

namespace lodeline::goldrush {
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
        //: Side of a tile where a railroad, mountain or prairie leaves it, added in brackets
        return Words::tr("east");
    case Side::South:
        //: Side of a tile where a railroad, mountain or prairie leaves it, added in brackets
        return Words::tr("south");
    case Side::West:
        //: Side of a tile where a railroad, mountain or prairie leaves it, added in brackets
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
        //: Corner of a tile where a prairie lies, added in brackets
        return Words::tr("south-east");
    case HalfEdge::SW:
    case HalfEdge::WS:
        //: Corner of a tile where a prairie lies, added in brackets
        return Words::tr("south-west");
    case HalfEdge::WN:
    case HalfEdge::NW:
        //: Corner of a tile where a prairie lies, added in brackets
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

// With " (north, east)" where the tile has several segments of the kind.
QString withPlace(const QString& text, const Game& game, const Action& action)
{
    const std::optional<int> order = game.tileAt(action.at);
    if (!order)
        return text;
    const PlacedTile placed = game.placedTile(*order);
    const TileDesign& tile = game.tileSet().tiles[static_cast<std::size_t>(placed.design)];
    if (segmentsOfKind(tile, action.segment.kind) < 2)
        return text;
    const QStringList names = placeNames(tile, action.segment, placed.placement.rotation);
    return names.isEmpty() ? text : ui::withRemark(text, ui::listed(names));
}

QString cowboyActionText(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::Railroad:
        //: An action to choose; stands alone or after "Tile at (1, -2):"
        return Words::tr("Put a railwayman on the railroad");
    case FeatureKind::Mountain:
        //: An action to choose; stands alone or after "Tile at (1, -2):"
        return Words::tr("Put a gold miner on the mountain");
    case FeatureKind::Prairie:
        //: An action to choose; stands alone or after "Tile at (1, -2):"
        return Words::tr("Lay a farmer on the prairie");
    case FeatureKind::City:
        //: An action to choose; stands alone or after "Tile at (1, -2):"
        return Words::tr("Put a merchant in the city");
    }
    return {};
}

QString tentActionText(const Game& game, Position at)
{
    const QString text = game.tent(game.player())
                             //: An action to choose; %1 position
                             ? Words::tr("Move the tent to the mountain at %1")
                             //: An action to choose; %1 position
                             : Words::tr("Pitch the tent on the mountain at %1");
    return text.arg(positionText(at));
}

QString takeBackActionText(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::Railroad:
        //: An action to choose; %1 position
        return Words::tr("Take the railwayman at %1 back");
    case FeatureKind::Mountain:
        //: An action to choose; %1 position
        return Words::tr("Take the gold miner at %1 back");
    case FeatureKind::Prairie:
        //: An action to choose; %1 position
        return Words::tr("Take the farmer at %1 back");
    case FeatureKind::City:
        //: An action to choose; %1 position
        return Words::tr("Take the merchant at %1 back");
    }
    return {};
}

} // namespace

QString playerName(const GameRecord& record, int seat)
{
    return ui::nameInText(record.players[static_cast<std::size_t>(seat)].name);
}

QString positionText(Position at)
{
    const QLocale locale;
    return ui::leftToRight(QStringLiteral("(%1, %2)").arg(locale.toString(at.x), locale.toString(at.y)));
}

QString joined(const QStringList& names)
{
    return QLocale().createSeparatedList(names);
}

QString actionText(const Game& game, const Action& action)
{
    switch (action.type) {
    case Action::Type::None:
        //: The player puts down no piece in this turn
        return Words::tr("Nothing");
    case Action::Type::Cowboy:
        return withPlace(cowboyActionText(action.segment.kind), game, action);
    case Action::Type::Tent:
        return withPlace(tentActionText(game, action.at), game, action);
    case Action::Type::Mine:
        //: An action to choose
        return Words::tr("Mine: take a token from the mountain of the tent");
    case Action::Type::TakeBack:
        return takeBackActionText(action.segment.kind).arg(positionText(action.at));
    }
    return {};
}

} // namespace lodeline::goldrush
