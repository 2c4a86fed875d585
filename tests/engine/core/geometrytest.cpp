// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/geometry.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

namespace lodeline {

using namespace goldrush;

namespace {

TEST(Geometry, NeighboursGoEastWithXAndSouthWithY)
{
    const Position at{3, -2};
    EXPECT_EQ(neighbour(at, Side::North), (Position{3, -3}));
    EXPECT_EQ(neighbour(at, Side::East), (Position{4, -2}));
    EXPECT_EQ(neighbour(at, Side::South), (Position{3, -1}));
    EXPECT_EQ(neighbour(at, Side::West), (Position{2, -2}));
}

TEST(Geometry, ATurnIsClockwise)
{
    EXPECT_EQ(rotated(Side::North, Rotation::R90), Side::East);
    EXPECT_EQ(rotated(Side::West, Rotation::R90), Side::North);
    EXPECT_EQ(rotated(Side::East, Rotation::R180), Side::West);
    EXPECT_EQ(rotated(Side::South, Rotation::R270), Side::East);
    EXPECT_EQ(rotated(HalfEdge::NW, Rotation::R90), HalfEdge::EN);
    EXPECT_EQ(rotated(HalfEdge::WN, Rotation::R90), HalfEdge::NE);
    EXPECT_EQ(rotated(Rotation::R270, 2), Rotation::R90);
    EXPECT_EQ(rotated(Rotation::R0, -1), Rotation::R270);
}

TEST(Geometry, HalvesLieAgainstTheHalfOnTheSameHand)
{
    EXPECT_EQ(facing(HalfEdge::NW), HalfEdge::SW);
    EXPECT_EQ(facing(HalfEdge::NE), HalfEdge::SE);
    EXPECT_EQ(facing(HalfEdge::EN), HalfEdge::WN);
    EXPECT_EQ(facing(HalfEdge::ES), HalfEdge::WS);
}

TEST(Geometry, PositionsAreOrderedByRows)
{
    EXPECT_LT((Position{5, 0}), (Position{-5, 1}));
    EXPECT_LT((Position{-5, 1}), (Position{5, 1}));
}

TEST(Geometry, NamesComeBackAsTheValueTheyStandFor)
{
    std::set<std::string_view> names;
    for (const Side side : kAllSides) {
        EXPECT_EQ(sideFromString(toString(side)), side);
        names.insert(toString(side));
    }
    for (int i = 0; i < kHalfEdges; ++i) {
        const auto half = static_cast<HalfEdge>(i);
        EXPECT_EQ(halfEdgeFromString(toString(half)), half);
        EXPECT_EQ(toString(half).substr(0, 1), toString(sideOf(half)));
        names.insert(toString(half));
    }
    EXPECT_EQ(names.size(), 12U);
    EXPECT_EQ(sideFromString("N"), std::nullopt);
    EXPECT_EQ(sideFromString(""), std::nullopt);
    EXPECT_EQ(halfEdgeFromString("ns"), std::nullopt);
}

TEST(Geometry, RotationsAreReadFromWholeQuarterTurnsOnly)
{
    for (const Rotation rotation : kAllRotations)
        EXPECT_EQ(rotationFromDegrees(degrees(rotation)), rotation);
    for (const std::int64_t wrong : {-90L, 1L, 45L, 360L, INT64_MAX, INT64_MIN})
        EXPECT_EQ(rotationFromDegrees(wrong), std::nullopt) << wrong;
}

RC_GTEST_PROP(GeometryProperties, ANeighbourIsBesideItsNeighbour, ())
{
    const Position at{*rc::gen::inRange<std::int16_t>(-1000, 1000),
                      *rc::gen::inRange<std::int16_t>(-1000, 1000)};
    const Side side = *rc::gen::elementOf(kAllSides);
    RC_ASSERT(neighbour(neighbour(at, side), opposite(side)) == at);
}

RC_GTEST_PROP(GeometryProperties, TurningAndFacingCommute, ())
{
    const auto half = static_cast<HalfEdge>(*rc::gen::inRange(0, kHalfEdges));
    const Rotation by = *rc::gen::elementOf(kAllRotations);
    RC_ASSERT(facing(facing(half)) == half);
    RC_ASSERT(facing(rotated(half, by)) == rotated(facing(half), by));
    RC_ASSERT(sideOf(rotated(half, by)) == rotated(sideOf(half), by));
}

} // namespace
} // namespace lodeline
