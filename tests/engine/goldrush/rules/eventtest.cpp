// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of the event stream, to the letter of the format.
#include "engine/goldrush/rules/event.h"

#include "engine/goldrush/told/seen.h"

#include <gtest/gtest.h>

namespace lodeline {

using namespace goldrush;

namespace {

constexpr SegmentRef kRailroad{FeatureKind::Railroad, 0};
constexpr SegmentRef kMountain{FeatureKind::Mountain, 0};

TEST(EventStream, SetUpAndTurns)
{
    EXPECT_EQ(toJson(events::Start{2, "33", 1}), R"({"event":"start","players":2,"tile":"33","tokens":1})");
    EXPECT_EQ(toJson(events::Draw{0, "12a", {"38"}, 54}),
              R"({"event":"draw","player":0,"tile":"12a","discarded":["38"],"left":54})");
    EXPECT_EQ(toJson(events::Draw{1, std::nullopt, {}, 0}),
              R"({"event":"draw","player":1,"tile":null,"discarded":[],"left":0})");
    EXPECT_EQ(toJson(events::Place{0, "12a", {{1, 0}, Rotation::R90}, 2}),
              R"({"event":"place","player":0,"tile":"12a","x":1,"y":0,"rotation":90,"tokens":2})");
}

TEST(EventStream, Actions)
{
    EXPECT_EQ(toJson(events::Cowboy{0, {1, 0}, kRailroad}),
              R"({"event":"cowboy","player":0,"x":1,"y":0,"feature":"railroads.0"})");
    EXPECT_EQ(toJson(events::Tent{0, {1, 0}, kMountain}),
              R"({"event":"tent","player":0,"x":1,"y":0,"feature":"mountains.0"})");
    EXPECT_EQ(toJson(events::Mine{0, {0, 0}, kMountain, 3}),
              R"({"event":"mine","player":0,"x":0,"y":0,"feature":"mountains.0","value":3})");
    EXPECT_EQ(toJson(events::TakeBack{0, {1, -4}, {FeatureKind::Prairie, 2}}),
              R"({"event":"takeBack","player":0,"x":1,"y":-4,"feature":"prairies.2"})");
}

TEST(EventStream, ScoresOfEachKind)
{
    using events::Score;
    Score score{Score::Kind::Railroad, {4, 0}, {{0, 0}, {1, 0}}};
    score.locomotives = 1;
    EXPECT_EQ(toJson(score), R"({"event":"score","kind":"railroad","points":[4,0],"tiles":[[0,0],[1,0]],)"
                             R"("locomotives":1,"final":false})");
    score = {Score::Kind::Mountain, {0, 7}, {{2, 0}}};
    score.nuggets = 7;
    EXPECT_EQ(toJson(score), R"({"event":"score","kind":"mountain","points":[0,7],"tiles":[[2,0]],)"
                             R"("nuggets":7,"final":false})");
    score = {Score::Kind::City, {6, 0}, {{3, 3}}};
    score.railroads = 2;
    EXPECT_EQ(toJson(score), R"({"event":"score","kind":"city","points":[6,0],"tiles":[[3,3]],)"
                             R"("railroads":2,"final":false})");
    score = {Score::Kind::Prairie, {6, 6}, {{0, 1}}};
    score.tipis = 1;
    score.horses = 1;
    score.final = true;
    EXPECT_EQ(toJson(score), R"({"event":"score","kind":"prairie","points":[6,6],"tiles":[[0,1]],)"
                             R"("tipis":1,"horses":1,"final":true})");
    score = {Score::Kind::Gold, {16, 3}};
    score.final = true;
    EXPECT_EQ(toJson(score), R"({"event":"score","kind":"gold","points":[16,3],"final":true})");
}

TEST(EventStream, WhatGoesHome)
{
    EXPECT_EQ(toJson(events::Tokens{1, {2, 0}, {1, 0}}),
              R"({"event":"tokens","player":1,"x":2,"y":0,"values":[1,0]})");
    EXPECT_EQ(toJson(events::TokensBack{{2, 0}, 3}), R"({"event":"tokensBack","x":2,"y":0,"count":3})");
    EXPECT_EQ(toJson(events::Return{1, events::Piece::Cowboy, {2, 0}, kMountain}),
              R"({"event":"return","player":1,"piece":"cowboy","x":2,"y":0,"feature":"mountains.0"})");
    EXPECT_EQ(toJson(events::Return{0, events::Piece::Tent, {2, 0}, kMountain}),
              R"({"event":"return","player":0,"piece":"tent","x":2,"y":0,"feature":"mountains.0"})");
    EXPECT_EQ(toJson(events::End{{41, 38}, {0}}), R"({"event":"end","scores":[41,38],"winners":[0]})");
}

TEST(EventStream, HiddenValuesAreNull)
{
    EXPECT_EQ(toJson(events::Mine{0, {0, 0}, kMountain, events::kHidden}),
              R"({"event":"mine","player":0,"x":0,"y":0,"feature":"mountains.0","value":null})");
    EXPECT_EQ(toJson(events::Tokens{1, {2, 0}, {1, events::kHidden}}),
              R"({"event":"tokens","player":1,"x":2,"y":0,"values":[1,null]})");
}

// R3.6
TEST(SeenBy, HidesTheTokensOfOthersAndNothingElse)
{
    const Event mine = events::Mine{1, {0, 0}, kMountain, 3, 2};
    const Event tokens = events::Tokens{1, {2, 0}, {1, 0}, {1, 0}};
    EXPECT_EQ(toJson(seenBy(mine, 1)), toJson(mine));
    EXPECT_EQ(toJson(seenBy(tokens, 1)), toJson(tokens));
    EXPECT_EQ(std::get<events::Mine>(seenBy(mine, 1)).kind, 2);
    EXPECT_EQ(std::get<events::Tokens>(seenBy(tokens, 1)).kinds, (std::vector{1, 0}));
    for (const int seat : {kSpectator, 0, 2}) {
        const auto hidden = std::get<events::Mine>(seenBy(mine, seat));
        EXPECT_EQ(hidden.value, events::kHidden);
        EXPECT_EQ(hidden.kind, events::kHidden);
        EXPECT_EQ(hidden.player, 1);
        const auto taken = std::get<events::Tokens>(seenBy(tokens, seat));
        EXPECT_EQ(taken.values, (std::vector{events::kHidden, events::kHidden}));
        EXPECT_EQ(taken.kinds, taken.values);
    }
    for (const Event& open : std::vector<Event>{
             events::Draw{0, "12a", {"38"}, 54, {3, 7}}, events::Place{0, "12a", {{1, 0}, Rotation::R90}, 2},
             events::Score{.kind = events::Score::Kind::Gold, .points = {16, 3}, .final = true},
             events::TokensBack{{2, 0}, 3}, events::End{{41, 38}, {0}}})
        EXPECT_EQ(toJson(seenBy(open, 0)), toJson(open));
    EXPECT_EQ(std::get<events::Draw>(seenBy(events::Draw{0, "12a", {"38"}, 54, {3, 7}}, 1)).places,
              (std::vector{3, 7}));
}

TEST(EventStream, FeatureNamesComeBackAsTheSegmentTheyStandFor)
{
    for (const char* name :
         {"railroads.0", "railroads.3", "mountains.1", "prairies.15", "prairies.255", "city"}) {
        ASSERT_TRUE(segmentFromString(name)) << name;
        EXPECT_EQ(toString(*segmentFromString(name)), name);
    }
    for (const char* name : {"", "city.0", "railroads", "railroads.", "railroads.-1", "railroads.x",
                             "prairies.1 ", "mountains.99999999999", "rivers.0", "prairies.256",
                             "railroads.01", "railroads.00", "railroads.+1", "cities.0", "City"})
        EXPECT_EQ(segmentFromString(name), std::nullopt) << name;
}

} // namespace
} // namespace lodeline
