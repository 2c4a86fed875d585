// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/extrakeys.h"
#include "engine/core/geometry.h"
#include "engine/core/pictures/pictureref.h"
#include "engine/goldrush/pictures/artlayers.h"

#include <string>
#include <utility>
#include <vector>

namespace lodeline::goldrush {

enum class FeatureKind : std::uint8_t { Railroad, Mountain, Prairie, City };

// A segment of one tile design: "railroads.0", "mountains.1", "prairies.2" or "city" in files, counted in
// the order of the tile-set file.
struct SegmentRef
{
    FeatureKind kind = FeatureKind::Railroad;
    std::uint8_t index = 0; // 0 for a city

    friend bool operator==(SegmentRef, SegmentRef) = default;
    friend auto operator<=>(SegmentRef, SegmentRef) = default;
};

std::string toString(SegmentRef segment);
std::optional<SegmentRef> segmentFromString(std::string_view name);
// "railroad", "mountain", "prairie", "city"
std::string_view toString(FeatureKind kind);

// Where a railroad with a single edge ends; Through for one with two edges.
enum class RailroadEnd : std::uint8_t { Through, Junction, City, Mountain };

struct RailroadSegment
{
    std::vector<Side> edges; // two when it runs through, else one
    RailroadEnd end = RailroadEnd::Through;
    int locomotives = 0; // 0 to 9
    ExtraKeys extra;

    friend bool operator==(const RailroadSegment&, const RailroadSegment&) = default;
};

struct MountainSegment
{
    std::vector<Side> edges; // none for a peak inside its tile
    int nuggets = 0;         // 0 to 9
    ExtraKeys extra;

    friend bool operator==(const MountainSegment&, const MountainSegment&) = default;
};

struct PrairieSegment
{
    std::vector<HalfEdge> at; // none for a valley inside its tile
    int tipis = 0;            // 0 to 9
    int horses = 0;           // 0 to 9
    ExtraKeys extra;

    friend bool operator==(const PrairieSegment&, const PrairieSegment&) = default;
};

// One design of a tile set, unrotated.
struct TileDesign
{
    std::string id;
    int count = 1; // copies in the set, 0 to 99
    std::vector<RailroadSegment> railroads;
    std::vector<MountainSegment> mountains;
    std::vector<PrairieSegment> prairies;
    // Its own picture: this one, where it is found, else the inline SVG, else the painted one.
    std::optional<PictureRef> picture;
    std::string art; // inline SVG, or empty
    ArtLayers above; // what is painted above its own picture; none: the picture says it all
    ExtraKeys extra;

    bool hasOwnPicture() const { return picture || !art.empty(); }
    void removeOwnPicture();
    bool hasCity() const;
    std::size_t segmentCount() const; // its city included
    // What an edge shows: Prairie where neither a railroad nor a mountain claims it; never City.
    FeatureKind edgeKind(Side side) const;

    friend bool operator==(const TileDesign&, const TileDesign&) = default;
};

} // namespace lodeline::goldrush
