// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/geometry.h"

#include <algorithm>

namespace lodeline {
namespace {

constexpr std::array<std::string_view, kSides> kSideNames{"n", "e", "s", "w"};
constexpr std::array<std::string_view, kHalfEdges> kHalfEdgeNames{"nw", "ne", "en", "es",
                                                                  "se", "sw", "ws", "wn"};

template <typename Value, typename Names>
std::optional<Value> find(const Names& names, std::string_view name)
{
    const auto it = std::ranges::find(names, name);
    if (it == names.end())
        return std::nullopt;
    return static_cast<Value>(it - names.begin());
}

} // namespace

std::optional<Rotation> rotationFromDegrees(std::int64_t degrees)
{
    if (degrees < 0 || degrees > 270 || degrees % 90 != 0)
        return std::nullopt;
    return static_cast<Rotation>(degrees / 90);
}

std::string_view toString(Side side)
{
    return kSideNames[static_cast<std::size_t>(side)];
}
std::string_view toString(HalfEdge half)
{
    return kHalfEdgeNames[static_cast<std::size_t>(half)];
}
std::optional<Side> sideFromString(std::string_view name)
{
    return find<Side>(kSideNames, name);
}
std::optional<HalfEdge> halfEdgeFromString(std::string_view name)
{
    return find<HalfEdge>(kHalfEdgeNames, name);
}

} // namespace lodeline
