// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/drawingtools.h"

#include "engine/goldrush/design/draft.h"
#include "engine/goldrush/design/tileedit.h"

namespace lodeline::goldrush::editor {
namespace {

bool isOn(const TileSpot& spot, FeatureKind kind)
{
    return spot.segment && spot.segment->kind == kind;
}

// Land that a drag can only mean as such: from an edge of prairie a drag lays track.
bool isPrairieBesideTrack(const TileDesign& tile, const TileSpot& spot)
{
    return isOn(spot, FeatureKind::Prairie) &&
           (!spot.edge || tile.edgeKind(*spot.edge) != FeatureKind::Prairie);
}

RailroadEnd endAt(const TileDesign& tile, const TileSpot& spot)
{
    if (isOn(spot, FeatureKind::Mountain))
        return RailroadEnd::Mountain;
    return tile.hasCity() || hasDraftTown(tile) ? RailroadEnd::City : RailroadEnd::Junction;
}

FeatureKind previousEdgeKind(FeatureKind kind)
{
    return nextEdgeKind(nextEdgeKind(kind));
}

// An edge that goes to a mountain which is there already.
bool extendMountain(TileDesign& tile, std::size_t mountain, Side edge)
{
    if (tile.edgeKind(edge) != FeatureKind::Mountain) {
        TileDesign changed = tile;
        const std::size_t before = changed.mountains.size();
        if (!setEdge(changed, edge, FeatureKind::Mountain) || changed.mountains.size() != before + 1)
            return false;
        changed.mountains.back().nuggets = 0;
        if (!joinMountains(changed, mountain, before))
            return false;
        tile = std::move(changed);
        return true;
    }
    const auto owner = std::ranges::find_if(tile.mountains, [edge](const MountainSegment& m) {
        return std::ranges::find(m.edges, edge) != m.edges.end();
    });
    return joinMountains(tile, mountain, static_cast<std::size_t>(owner - tile.mountains.begin()));
}

} // namespace

QString TrackTool::name() const
{
    //: Name of a tool: it draws the track of railroads
    return tr("Track");
}

QString TrackTool::hint() const
{
    return tr("Drag from edge to edge to lay track, or into the middle to end it in a junction, the city or "
              "the mountain. Click an edge to change where its track ends.");
}

TileEdit TrackTool::click(const TileDesign& tile, const TileSpot& spot, bool other) const
{
    if (!spot.edge)
        return {};
    const Side edge = *spot.edge;
    if (other)
        //: A step of the history
        return {[] { return tr("Remove track"); },
                [edge](TileDesign& t) {
                    return t.edgeKind(edge) == FeatureKind::Railroad &&
                           setEdge(t, edge, FeatureKind::Prairie);
                }};
    const auto railroad = std::ranges::find_if(tile.railroads, [edge](const RailroadSegment& r) {
        return std::ranges::find(r.edges, edge) != r.edges.end();
    });
    if (railroad == tile.railroads.end())
        //: A step of the history
        return {[] { return tr("Lay track"); },
                [edge](TileDesign& t) { return endTrack(t, edge, RailroadEnd::Junction); }};
    // Junction, town, mountain where there is one, and junction again.
    RailroadEnd next = RailroadEnd::Junction;
    if (railroad->end == RailroadEnd::Junction)
        next = RailroadEnd::City;
    else if (railroad->end == RailroadEnd::City && !tile.mountains.empty())
        next = RailroadEnd::Mountain;
    //: A step of the history
    return {[] { return tr("Change where track ends"); },
            [edge, next](TileDesign& t) { return endTrack(t, edge, next); }};
}

TileEdit TrackTool::drag(const TileDesign& tile, const TileSpot& from, const TileSpot& to) const
{
    const bool fromMountain = isOn(from, FeatureKind::Mountain);
    if (from.edge && to.edge && fromMountain == isOn(to, FeatureKind::Mountain)) {
        return {[] { return tr("Lay track"); },
                [a = *from.edge, b = *to.edge](TileDesign& t) { return layTrack(t, a, b); }};
    }
    if (!from.edge && !to.edge)
        return {};
    const bool forwards = from.edge && !fromMountain;
    const std::optional<Side> edge = forwards ? from.edge : to.edge;
    const RailroadEnd end = endAt(tile, forwards ? to : from);
    if (!edge)
        return {};
    return {[] { return tr("Lay track"); },
            [edge = *edge, end](TileDesign& t) { return endTrack(t, edge, end); }};
}

QString MountainTool::name() const
{
    //: Name of a tool: it draws mountains
    return tr("Mountain");
}

QString MountainTool::hint() const
{
    return tr("Click an edge or the middle to raise a mountain. Drag from one mountain to another to join "
              "them. Right-click to split a mountain, or to level one that cannot be split.");
}

TileEdit MountainTool::click(const TileDesign& tile, const TileSpot& spot, bool other) const
{
    const bool onMountain = isOn(spot, FeatureKind::Mountain);
    if (onMountain && other) {
        const std::size_t mountain = spot.segment->index;
        if (tile.mountains[mountain].edges.size() < 2)
            //: A step of the history
            return {[] { return tr("Level a mountain"); },
                    [mountain](TileDesign& t) { return removeMountain(t, mountain); }};
        //: A step of the history
        return {[] { return tr("Split a mountain"); },
                [mountain](TileDesign& t) { return splitMountain(t, mountain); }};
    }
    if (spot.edge) {
        const bool raise = !other && tile.edgeKind(*spot.edge) != FeatureKind::Mountain;
        const FeatureKind kind = raise ? FeatureKind::Mountain : FeatureKind::Prairie;
        return {[raise] { return raise ? tr("Raise a mountain") : tr("Level a mountain"); },
                [edge = *spot.edge, kind](TileDesign& t) { return setEdge(t, edge, kind); }};
    }
    if (!onMountain && !other)
        //: A step of the history
        return {[] { return tr("Raise a peak"); }, [](TileDesign& t) { return addPeak(t); }};
    return {};
}

TileEdit MountainTool::drag(const TileDesign&, const TileSpot& from, const TileSpot& to) const
{
    const bool fromMountain = isOn(from, FeatureKind::Mountain);
    const bool toMountain = isOn(to, FeatureKind::Mountain);
    if (fromMountain && toMountain) {
        //: A step of the history
        return {[] { return tr("Join mountains"); },
                [a = from.segment->index, b = to.segment->index](TileDesign& t) {
                    return joinMountains(t, std::min(a, b), std::max(a, b));
                }};
    }
    if (!fromMountain && !toMountain) {
        if (!from.edge || !to.edge)
            return {};
        //: A step of the history
        return {[] { return tr("Raise a mountain"); },
                [a = *from.edge, b = *to.edge](TileDesign& t) {
                    TileDesign raised = t;
                    if (!setEdge(raised, a, FeatureKind::Mountain) ||
                        !extendMountain(raised, raised.mountains.size() - 1, b))
                        return false;
                    t = std::move(raised);
                    return true;
                }};
    }
    const TileSpot& other = fromMountain ? to : from;
    const std::size_t mountain = (fromMountain ? from : to).segment->index;
    if (!other.edge)
        return {};
    //: A step of the history
    return {[] { return tr("Extend a mountain"); },
            [mountain, edge = *other.edge](TileDesign& t) { return extendMountain(t, mountain, edge); }};
}

QString TownTool::name() const
{
    //: Name of a tool: it builds a city in the middle of a tile
    return tr("City");
}

QString TownTool::hint() const
{
    return tr("Click the middle to build a city where the tracks end. Click the city to remove it.");
}

TileEdit TownTool::click(const TileDesign& tile, const TileSpot& spot, bool other) const
{
    const bool has = tile.hasCity() || hasDraftTown(tile);
    const bool build = !other && !has;
    // A town that is a draft still has no part of its own to point at.
    const bool pointsAtTown = isOn(spot, FeatureKind::City) || (hasDraftTown(tile) && !spot.edge);
    if (build ? spot.edge.has_value() : !pointsAtTown)
        return {};
    if (build)
        //: A step of the history
        return {[] { return tr("Build a city"); }, [](TileDesign& t) { return setTown(t); }};
    //: A step of the history
    return {[] { return tr("Remove the city"); }, [](TileDesign& t) { return removeTown(t); }};
}

QString DrawTool::name() const
{
    //: Name of a tool: to draw on a tile, not to take one from the stack
    return tr("Draw");
}

QString DrawTool::hint() const
{
    return tr("Click an edge to switch between prairie, railroad and mountain. Drag to lay track or join "
              "mountains. Scroll to add or remove symbols.");
}

TileEdit DrawTool::click(const TileDesign& tile, const TileSpot& spot, bool other) const
{
    if (!spot.edge && other && isOn(spot, FeatureKind::Mountain))
        return mountain_.click(tile, spot, other);
    if (!spot.edge && other && isOn(spot, FeatureKind::Prairie))
        //: A step of the history
        return {[] { return tr("Split a prairie"); },
                [prairie = spot.segment->index](TileDesign& t) { return partPrairie(t, prairie); }};
    if (!spot.edge)
        return {};
    const FeatureKind present = tile.edgeKind(*spot.edge);
    const FeatureKind kind = other ? previousEdgeKind(present) : nextEdgeKind(present);
    return {[edge = *spot.edge, kind] { return edgeText(edge, kind); },
            [edge = *spot.edge, kind](TileDesign& t) { return setEdge(t, edge, kind); }};
}

TileEdit DrawTool::drag(const TileDesign& tile, const TileSpot& from, const TileSpot& to) const
{
    if (isPrairieBesideTrack(tile, from) && isPrairieBesideTrack(tile, to) && from.segment != to.segment) {
        //: A step of the history
        return {[] { return tr("Join prairies"); },
                [a = from.segment->index, b = to.segment->index](TileDesign& t) {
                    return joinPrairies(t, std::min(a, b), std::max(a, b));
                }};
    }
    if (isOn(from, FeatureKind::Mountain) && (to.edge || isOn(to, FeatureKind::Mountain)))
        return mountain_.drag(tile, from, to);
    return track_.drag(tile, from, to);
}

} // namespace lodeline::goldrush::editor
