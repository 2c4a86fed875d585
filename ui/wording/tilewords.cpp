// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/tilewords.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace lodeline::goldrush {
namespace {

struct TileWords
{
    Q_DECLARE_TR_FUNCTIONS(TileWords)
};

QString sidesText(const std::vector<Side>& sides)
{
    QString text;
    for (const Side side : sides) {
        const QString name = sideName(side);
        //: %1 an edge or several that are joined already, %2 one more: "north–south", "north–east–south"
        text = text.isEmpty() ? name : TileWords::tr("%1–%2").arg(text, name);
    }
    return text;
}

// An edge of which a prairie has only one half.
QString halfName(HalfEdge half)
{
    switch (half) {
    case HalfEdge::NW:
        //: Half of an edge, in a list
        return TileWords::tr("north (west half)");
    case HalfEdge::NE:
        //: Half of an edge, in a list
        return TileWords::tr("north (east half)");
    case HalfEdge::EN:
        //: Half of an edge, in a list
        return TileWords::tr("east (north half)");
    case HalfEdge::ES:
        //: Half of an edge, in a list
        return TileWords::tr("east (south half)");
    case HalfEdge::SE:
        //: Half of an edge, in a list
        return TileWords::tr("south (east half)");
    case HalfEdge::SW:
        //: Half of an edge, in a list
        return TileWords::tr("south (west half)");
    case HalfEdge::WS:
        //: Half of an edge, in a list
        return TileWords::tr("west (south half)");
    case HalfEdge::WN:
        //: Half of an edge, in a list
        return TileWords::tr("west (north half)");
    }
    return {};
}

// Whole edges first, then the halves of others.
QString halfEdgesText(const std::vector<HalfEdge>& halves)
{
    QStringList names;
    for (const Side side : kAllSides) {
        const auto onSide = std::count_if(halves.begin(), halves.end(),
                                          [side](HalfEdge half) { return sideOf(half) == side; });
        if (onSide == 2)
            names << sideName(side);
    }
    for (const HalfEdge half : halves) {
        const bool both = std::count_if(halves.begin(), halves.end(), [half](HalfEdge other) {
                              return sideOf(other) == sideOf(half);
                          }) == 2;
        if (!both)
            names << halfName(half);
    }
    return QLocale().createSeparatedList(names);
}

QString railroadText(const RailroadSegment& railroad)
{
    const QString sides = sidesText(railroad.edges);
    switch (railroad.end) {
    case RailroadEnd::Through:
        //: %1 the edges that it joins: "north–south"
        return TileWords::tr("Railroad %1").arg(sides);
    case RailroadEnd::Junction:
        //: %1 an edge: "Railroad north to a junction"
        return TileWords::tr("Railroad %1 to a junction").arg(sides);
    case RailroadEnd::City:
        //: %1 an edge: "Railroad north to the city"
        return TileWords::tr("Railroad %1 to the city").arg(sides);
    case RailroadEnd::Mountain:
        //: %1 an edge: "Railroad north to the mountain"
        return TileWords::tr("Railroad %1 to the mountain").arg(sides);
    }
    return {};
}

} // namespace

QString railroadEndName(RailroadEnd end)
{
    switch (end) {
    case RailroadEnd::Through:
        //: Where a railroad ends, an entry of a list: it runs from edge to edge
        return TileWords::tr("through");
    case RailroadEnd::Junction:
        //: Where a railroad ends, an entry of a list
        return TileWords::tr("to a junction");
    case RailroadEnd::City:
        //: Where a railroad ends, an entry of a list
        return TileWords::tr("to the city");
    case RailroadEnd::Mountain:
        //: Where a railroad ends, an entry of a list
        return TileWords::tr("to the mountain");
    }
    return {};
}

QString segmentText(const TileDesign& tile, SegmentRef segment)
{
    const std::size_t i = segment.index;
    switch (segment.kind) {
    case FeatureKind::Railroad:
        return i < tile.railroads.size() ? railroadText(tile.railroads[i]) : QString();
    case FeatureKind::Mountain:
        if (i >= tile.mountains.size())
            return {};
        if (tile.mountains[i].edges.empty())
            return TileWords::tr("Peak", "a mountain inside of a tile");
        //: %1 the edges that it reaches: "north–east"
        return TileWords::tr("Mountain %1").arg(sidesText(tile.mountains[i].edges));
    case FeatureKind::Prairie:
        if (i >= tile.prairies.size())
            return {};
        if (tile.prairies[i].at.empty())
            return TileWords::tr("Valley", "a prairie inside of a tile");
        //: %1 the edges and half-edges that it reaches
        return TileWords::tr("Prairie %1").arg(halfEdgesText(tile.prairies[i].at));
    case FeatureKind::City:
        //: A part of a tile, as a label
        return TileWords::tr("City");
    }
    return {};
}

QString symbolsText(const TileDesign& tile, SegmentRef segment)
{
    const std::size_t i = segment.index;
    QStringList parts;
    const auto add = [&parts](const QString& text, int count) {
        if (count > 0)
            parts << text;
    };
    if (segment.kind == FeatureKind::Railroad && i < tile.railroads.size())
        //: Symbols on a part of a tile, as in "Railroad north–south with 1 locomotive"
        add(TileWords::tr("%Ln locomotive(s)", nullptr, tile.railroads[i].locomotives),
            tile.railroads[i].locomotives);
    if (segment.kind == FeatureKind::Mountain && i < tile.mountains.size())
        //: Symbols on a part of a tile, as in "Mountain north with 2 nuggets"
        add(TileWords::tr("%Ln nugget(s)", nullptr, tile.mountains[i].nuggets), tile.mountains[i].nuggets);
    if (segment.kind == FeatureKind::Prairie && i < tile.prairies.size()) {
        //: Tipi camps on a part of a tile, as in "Prairie north with 1 tipi camp"
        add(TileWords::tr("%Ln tipi camp(s)", nullptr, tile.prairies[i].tipis), tile.prairies[i].tipis);
        //: Horse herds on a part of a tile, as in "Prairie north with 1 horse herd"
        add(TileWords::tr("%Ln horse herd(s)", nullptr, tile.prairies[i].horses), tile.prairies[i].horses);
    }
    return QLocale().createSeparatedList(parts);
}

QString tileText(const TileDesign& tile)
{
    QString all;
    for (const SegmentRef segment : segmentsOf(tile)) {
        const QString symbols = symbolsText(tile, segment);
        if (segment.kind == FeatureKind::Prairie && symbols.isEmpty())
            continue;
        const QString text = segmentText(tile, segment);
        //: %1 a part of a tile, %2 the symbols on it
        const QString part = symbols.isEmpty() ? text : TileWords::tr("%1 with %2").arg(text, symbols);
        //: Parts of a tile: %1 one or several, %2 one more
        all = all.isEmpty() ? part : TileWords::tr("%1; %2").arg(all, part);
    }
    if (all.isEmpty())
        //: What a tile without anything else shows
        return TileWords::tr("All prairie");
    return all;
}

std::vector<SegmentRef> segmentsOf(const TileDesign& tile)
{
    std::vector<SegmentRef> segments;
    const auto add = [&segments](FeatureKind kind, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i)
            segments.push_back({kind, static_cast<std::uint8_t>(i)});
    };
    add(FeatureKind::Railroad, tile.railroads.size());
    add(FeatureKind::Mountain, tile.mountains.size());
    add(FeatureKind::Prairie, tile.prairies.size());
    add(FeatureKind::City, tile.hasCity() ? 1 : 0);
    return segments;
}

} // namespace lodeline::goldrush
