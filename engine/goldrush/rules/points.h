// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lodeline::goldrush {

// What brings how many points; tokens aside, whose values a tile set brings along.
struct Points
{
    int tile = 1;           // of a railroad (R4.1, R7.2)
    int locomotive = 2;     // so many times the points of a complete railroad with exactly one (R4.1)
    int nugget = 1;         // on a mountain (R4.2, R7.2)
    int railroadOfCity = 3; // each that is complete (R4.4, R7.2)
    int tipi = 2;           // on a prairie (R7.3)
    int herd = 4;           // likewise
};
inline constexpr Points kPoints;

// In the supply of each player at the beginning, without and with the option (R1.2).
inline constexpr int kCowboys = 4;
inline constexpr int kMostCowboys = 5;

inline constexpr int kTrackSpaces = 50; // of the scoring track (R6.1)

constexpr int pointsOfIncompleteRailroad(int tiles)
{
    return kPoints.tile * tiles;
}

// Exactly one locomotive multiplies the points of a complete railroad (R4.1).
constexpr bool multiply(int locomotives)
{
    return locomotives == 1;
}

constexpr int pointsOfRailroad(int tiles, int locomotives)
{
    const int points = pointsOfIncompleteRailroad(tiles);
    return multiply(locomotives) ? kPoints.locomotive * points : points;
}

constexpr int pointsOfMountain(int nuggets)
{
    return kPoints.nugget * nuggets;
}

constexpr int pointsOfCity(int completeRailroads)
{
    return kPoints.railroadOfCity * completeRailroads;
}

constexpr int pointsOfPrairie(int tipis, int herds)
{
    return kPoints.tipi * tipis + kPoints.herd * herds;
}

} // namespace lodeline::goldrush
