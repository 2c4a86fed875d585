// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

namespace lodeline {

// The four edges of a square, clockwise. x grows east, y grows south (docs/formats.md).
enum class Side : std::uint8_t { North, East, South, West };
inline constexpr int kSides = 4;
inline constexpr std::array<Side, kSides> kAllSides{Side::North, Side::East, Side::South, Side::West};

// The eight half-edges, clockwise; the first letter in a file names the side, the second the half.
enum class HalfEdge : std::uint8_t { NW, NE, EN, ES, SE, SW, WS, WN };
inline constexpr int kHalfEdges = 8;

// Quarter turns clockwise.
enum class Rotation : std::uint8_t { R0, R90, R180, R270 };
inline constexpr int kRotations = 4;
inline constexpr std::array<Rotation, kRotations> kAllRotations{Rotation::R0, Rotation::R90, Rotation::R180,
                                                                Rotation::R270};

struct Position
{
    std::int16_t x = 0;
    std::int16_t y = 0;

    friend bool operator==(Position, Position) = default;
    // Reading order: row by row from the north, each from the west (R4.6).
    friend constexpr auto operator<=>(Position a, Position b)
    {
        return a.y != b.y ? a.y <=> b.y : a.x <=> b.x;
    }
};

constexpr int index(Side side)
{
    return static_cast<int>(side);
}
constexpr int index(HalfEdge half)
{
    return static_cast<int>(half);
}
constexpr int index(Rotation rotation)
{
    return static_cast<int>(rotation);
}

constexpr Side opposite(Side side)
{
    return static_cast<Side>((index(side) + 2) & 3);
}
constexpr Side rotated(Side side, Rotation by)
{
    return static_cast<Side>((index(side) + index(by)) & 3);
}
constexpr HalfEdge rotated(HalfEdge half, Rotation by)
{
    return static_cast<HalfEdge>((index(half) + 2 * index(by)) & 7);
}
constexpr Rotation rotated(Rotation rotation, int quarterTurns)
{
    return static_cast<Rotation>((index(rotation) + quarterTurns) & 3);
}

constexpr Side sideOf(HalfEdge half)
{
    return static_cast<Side>(index(half) / 2);
}
// The half-edge of the neighbouring square that lies against this one.
constexpr HalfEdge facing(HalfEdge half)
{
    return static_cast<HalfEdge>(index(opposite(sideOf(half))) * 2 + (1 - index(half) % 2));
}

constexpr Position neighbour(Position at, Side side)
{
    constexpr std::array<std::array<int, 2>, kSides> step{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
    const auto& [dx, dy] = step[static_cast<std::size_t>(side)];
    return {static_cast<std::int16_t>(at.x + dx), static_cast<std::int16_t>(at.y + dy)};
}

constexpr int degrees(Rotation rotation)
{
    return 90 * index(rotation);
}
// Nothing unless degrees is 0, 90, 180 or 270.
std::optional<Rotation> rotationFromDegrees(std::int64_t degrees);

// The names used in files: "n", "e", "s", "w" and "nw", "ne", ... "wn".
std::string_view toString(Side side);
std::string_view toString(HalfEdge half);
std::optional<Side> sideFromString(std::string_view name);
std::optional<HalfEdge> halfEdgeFromString(std::string_view name);

} // namespace lodeline
