// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wording/tilewords.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace lodeline::editor {
namespace {

struct TileWords
{
    Q_DECLARE_TR_FUNCTIONS(TileWords)
};

QString sidesText(const std::vector<Side>& sides)
{
    QStringList names;
    for (const Side side : sides)
        names << sideName(side);
    return names.join(QStringLiteral("–"));
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
            //: %1 an edge of which a prairie has only one half
            names << TileWords::tr("half %1").arg(sideName(sideOf(half)));
    }
    return QLocale().createSeparatedList(names);
}

QString railroadText(const RailroadSegment& railroad)
{
    if (railroad.end == RailroadEnd::Through) {
        //: %1 the edges that it joins: "north–south"
        return TileWords::tr("Railroad %1").arg(sidesText(railroad.edges));
    }
    //: %1 an edge, %2 where it ends: "Railroad north to the city"
    return TileWords::tr("Railroad %1 %2").arg(sidesText(railroad.edges), railroadEndName(railroad.end));
}

} // namespace

QString sideName(Side side)
{
    switch (side) {
    case Side::North:
        return TileWords::tr("north");
    case Side::East:
        return TileWords::tr("east");
    case Side::South:
        return TileWords::tr("south");
    case Side::West:
        return TileWords::tr("west");
    }
    return {};
}

QString featureName(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::Railroad:
        return TileWords::tr("railroad");
    case FeatureKind::Mountain:
        return TileWords::tr("mountain");
    case FeatureKind::Prairie:
        return TileWords::tr("prairie");
    case FeatureKind::City:
        return TileWords::tr("city");
    }
    return {};
}

QString railroadEndName(RailroadEnd end)
{
    switch (end) {
    case RailroadEnd::Through:
        return TileWords::tr("through");
    case RailroadEnd::Junction:
        return TileWords::tr("to a junction");
    case RailroadEnd::City:
        return TileWords::tr("to the city");
    case RailroadEnd::Mountain:
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
        add(TileWords::tr("%n locomotive(s)", nullptr, tile.railroads[i].locomotives),
            tile.railroads[i].locomotives);
    if (segment.kind == FeatureKind::Mountain && i < tile.mountains.size())
        add(TileWords::tr("%n nugget(s)", nullptr, tile.mountains[i].nuggets), tile.mountains[i].nuggets);
    if (segment.kind == FeatureKind::Prairie && i < tile.prairies.size()) {
        add(TileWords::tr("%n tipi(s)", nullptr, tile.prairies[i].tipis), tile.prairies[i].tipis);
        //: Groups of horses
        add(TileWords::tr("%n herd(s)", nullptr, tile.prairies[i].horses), tile.prairies[i].horses);
    }
    return QLocale().createSeparatedList(parts);
}

QString tileText(const TileDesign& tile)
{
    QStringList parts;
    for (const SegmentRef segment : segmentsOf(tile)) {
        const QString symbols = symbolsText(tile, segment);
        if (segment.kind == FeatureKind::Prairie && symbols.isEmpty())
            continue;
        const QString text = segmentText(tile, segment);
        //: %1 a part of a tile, %2 the symbols on it
        parts << (symbols.isEmpty() ? text : TileWords::tr("%1 with %2").arg(text, symbols));
    }
    return parts.isEmpty() ? TileWords::tr("Prairie all over") : parts.join(QStringLiteral("; "));
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

} // namespace lodeline::editor
