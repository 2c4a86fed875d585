// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/geometry.h"

#include "engine/core/words/valuenamed.h"

namespace lodeline {
namespace {

constexpr std::array<std::string_view, kSides> kSideNames{"n", "e", "s", "w"};
constexpr std::array<std::string_view, kHalfEdges> kHalfEdgeNames{"nw", "ne", "en", "es",
                                                                  "se", "sw", "ws", "wn"};

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
    return valueNamed<Side>(kSideNames, name);
}
std::optional<HalfEdge> halfEdgeFromString(std::string_view name)
{
    return valueNamed<HalfEdge>(kHalfEdgeNames, name);
}

} // namespace lodeline
