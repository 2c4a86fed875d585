// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/rules/tile.h"

#include <algorithm>
#include <charconv>

namespace lodeline::goldrush {
namespace {

constexpr std::array<std::string_view, 4> kKindNames{"railroad", "mountain", "prairie", "city"};
constexpr std::array<std::string_view, 3> kSegmentLists{"railroads", "mountains", "prairies"};
constexpr std::string_view kCityName = "city";

} // namespace

std::string_view toString(FeatureKind kind)
{
    return kKindNames[static_cast<std::size_t>(kind)];
}

std::string toString(SegmentRef segment)
{
    if (segment.kind == FeatureKind::City)
        return std::string(kCityName);
    std::string name(kSegmentLists[static_cast<std::size_t>(segment.kind)]);
    return name + '.' + std::to_string(segment.index);
}

std::optional<SegmentRef> segmentFromString(std::string_view name)
{
    if (name == kCityName)
        return SegmentRef{FeatureKind::City, 0};
    const std::size_t dot = name.find('.');
    if (dot == std::string_view::npos)
        return std::nullopt;
    const auto list = std::ranges::find(kSegmentLists, name.substr(0, dot));
    const std::string_view digits = name.substr(dot + 1);
    std::uint8_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const bool leadingZero = digits.size() > 1 && digits.front() == '0';
    if (list == kSegmentLists.end() || error != std::errc{} || end != digits.data() + digits.size() ||
        leadingZero)
        return std::nullopt;
    return SegmentRef{static_cast<FeatureKind>(list - kSegmentLists.begin()), number};
}

void TileDesign::removeOwnPicture()
{
    picture.reset();
    art.clear();
    above = {};
}

bool TileDesign::hasCity() const
{
    return std::ranges::any_of(railroads,
                               [](const RailroadSegment& r) { return r.end == RailroadEnd::City; });
}

std::size_t TileDesign::segmentCount() const
{
    return railroads.size() + mountains.size() + prairies.size() + (hasCity() ? 1 : 0);
}

FeatureKind TileDesign::edgeKind(Side side) const
{
    const auto claims = [side](const auto& segment) {
        return std::ranges::find(segment.edges, side) != segment.edges.end();
    };
    if (std::ranges::any_of(railroads, claims))
        return FeatureKind::Railroad;
    if (std::ranges::any_of(mountains, claims))
        return FeatureKind::Mountain;
    return FeatureKind::Prairie;
}

} // namespace lodeline::goldrush
