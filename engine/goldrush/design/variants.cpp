// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/variants.h"

#include "engine/goldrush/design/prairies.h"
#include "engine/goldrush/design/tileedit.h"
#include "engine/goldrush/files/tilesetcheck.h"

#include <algorithm>
#include <set>

namespace lodeline::goldrush {
namespace {

// Its railroads turned, if then no edge is claimed twice and there is room for all prairies.
std::optional<TileDesign> withRailroadsTurned(const TileDesign& tile, Rotation by)
{
    TileDesign turned = tile;
    for (RailroadSegment& railroad : turned.railroads)
        for (Side& side : railroad.edges)
            side = rotated(side, by);
    for (const MountainSegment& mountain : turned.mountains)
        for (const RailroadSegment& railroad : turned.railroads)
            if (std::ranges::find_first_of(mountain.edges, railroad.edges) != mountain.edges.end())
                return std::nullopt;
    if (by != Rotation::R0)
        layPrairies(turned, tile);
    if (turned.segmentCount() > kMaxSegments)
        return std::nullopt;
    return turned;
}

} // namespace

std::vector<TileDesign> variantsOf(const TileDesign& tile, const TileSet& set)
{
    std::set<TileKey> known{tileKey(tile)};
    for (const TileDesign& present : set.tiles)
        known.insert(tileKey(present));
    std::vector<TileDesign> variants;
    TileSet grown = set;
    for (const Rotation by : kAllRotations) {
        std::optional<TileDesign> variant = withRailroadsTurned(tile, by);
        for (const bool mirrored : {false, true}) {
            if (!variant)
                break;
            if (mirrored)
                mirror(*variant);
            if (!known.insert(tileKey(*variant)).second)
                continue;
            TileDesign fresh = *variant;
            fresh.id = freshId(grown, tile.id);
            fresh.count = 1;
            fresh.removeOwnPicture();
            grown.tiles.push_back(fresh);
            variants.push_back(std::move(fresh));
        }
    }
    return variants;
}

std::string freshId(const TileSet& set, std::string_view base)
{
    constexpr std::size_t kRoomForNumber = 6;
    std::string id;
    std::ranges::copy_if(base, std::back_inserter(id), isAllowedInId);
    if (id.empty())
        id = "tile";
    id.resize(std::min(id.size(), kMaxIdLength));
    if (!set.find(id))
        return id;
    id.resize(std::min(id.size(), kMaxIdLength - kRoomForNumber));
    // "42-2" is followed by "42-3", not by "42-2-2".
    const std::size_t dash = id.rfind('-');
    const bool isNumbered = dash != std::string::npos && dash > 0 && dash + 1 < id.size() &&
                            id.find_first_not_of("0123456789", dash + 1) == std::string::npos;
    if (isNumbered)
        id.resize(dash);
    for (int number = 2;; ++number) {
        const std::string numbered = id + '-' + std::to_string(number);
        if (!set.find(numbered))
            return numbered;
    }
}

} // namespace lodeline::goldrush
