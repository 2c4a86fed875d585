// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/evaluation/networkinput.h"
#include "engine/goldrush/ai/training/networktraining.h"
#include "tests/engine/goldrush/ai/somenetwork.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace lodeline::test {

using namespace goldrush;

namespace {

TEST(Network, addsUpTheUnitsThatAreAboveNothing)
{
    Network network;
    const auto weight = [&](std::size_t input, std::size_t unit) -> float& {
        return network.parameters[input * Network::kUnits + unit];
    };
    weight(0, 0) = 2;
    weight(16, 0) = -1;
    weight(0, 15) = 1;
    network.parameters[Network::kBias] = 0.5F;
    network.parameters[Network::kBias + 15] = -3;
    network.parameters[Network::kLast] = 4;
    network.parameters[Network::kLast + 15] = 100;
    Network::Input input{};
    EXPECT_EQ(network.points(input), 0.5F * 4);
    input[0] = 1;
    EXPECT_EQ(network.points(input), 2.5F * 4);
    input[16] = 2;
    EXPECT_EQ(network.points(input), 0.5F * 4);
    input[16] = 3;
    EXPECT_EQ(network.points(input), 0);
    input[0] = 4;
    EXPECT_EQ(network.points(input), 5.5F * 4 + 100);
}

FeatureSketch railroad()
{
    return {.kind = FeatureKind::Railroad,
            .open = 1,
            .value = 5,
            .locomotives = 1,
            .tokens = 0,
            .chance = 0.5,
            .dead = false};
}

TEST(NetworkInput, tellsWhatIsKnownOfARailroad)
{
    const FeatureSketch feature = railroad();
    const auto prize = static_cast<float>(0.5 * feature.points() / 8);
    const Network::Input input{1, 0, 0, 0, 0.5F, 1, 1, 0, 0.5F, prize, 0, 0, 0, 0.75F, 0.25F, 0.375F, 0};
    EXPECT_EQ(networkInput(feature, Claim::Alone, 0.75F), input);
}

TEST(NetworkInput, tellsWhatIsKnownOfAPrairie)
{
    const FeatureSketch feature{.kind = FeatureKind::Prairie,
                                .open = 12,
                                .value = 30,
                                .locomotives = 0,
                                .tokens = 0,
                                .chance = 0,
                                .dead = true};
    const Network::Input input{0, 0, 1, 0, 2, 1.5F, 0, 0, 0, 2, 1, 0, 0, 0.5F, 0.75F, 1, 1};
    EXPECT_EQ(networkInput(feature, Claim::Alone, 0.5F), input);
}

TEST(NetworkInput, tellsWhoHasTheMajority)
{
    Network::Input shared = networkInput(railroad(), Claim::Alone, 1);
    Network::Input behind = shared;
    shared[11] = 1;
    behind[12] = 1;
    EXPECT_EQ(networkInput(railroad(), Claim::Shared, 1), shared);
    EXPECT_EQ(networkInput(railroad(), Claim::Behind, 1), behind);
    FeatureSketch mountain = railroad();
    mountain.kind = FeatureKind::Mountain;
    mountain.locomotives = 0;
    mountain.tokens = 3;
    const Network::Input input = networkInput(mountain, Claim::Alone, 1);
    EXPECT_EQ(input[1], 1);
    EXPECT_EQ(input[6], 0);
    EXPECT_EQ(input[7], 1.5F);
}

Misses::Player player(double points, std::initializer_list<Network::Input> holdings)
{
    return {points, holdings};
}

Network::Input inputOf(std::uint64_t seed)
{
    Random random(seed);
    Network::Input input;
    std::ranges::generate(input, [&] { return static_cast<float>(random.below(1024)) / 256; });
    return input;
}

TEST(Misses, keepWhatIsAppendedInOrder)
{
    Misses misses;
    misses.add(std::vector{player(1.5, {inputOf(1), inputOf(2)}), player(-1.5, {})});
    Misses later;
    later.add(
        std::vector{player(1, {inputOf(3)}), player(2, {inputOf(4)}), player(-3, {inputOf(5), inputOf(6)})});
    misses.append(later);
    misses.append(later);
    ASSERT_EQ(misses.positions(), 3U);
    const std::vector<std::vector<double>> points{{1.5, -1.5}, {1, 2, -3}, {1, 2, -3}};
    const std::vector<std::vector<std::vector<std::uint64_t>>> seeds{
        {{1, 2}, {}}, {{3}, {4}, {5, 6}}, {{3}, {4}, {5, 6}}};
    for (std::size_t position = 0; position < points.size(); ++position) {
        ASSERT_EQ(misses.players(position), points[position].size());
        for (std::size_t seat = 0; seat < points[position].size(); ++seat) {
            EXPECT_EQ(misses.points(position, seat), points[position][seat]);
            std::vector<Network::Input> expected;
            std::ranges::transform(seeds[position][seat], std::back_inserter(expected), inputOf);
            std::vector<Network::Input> found;
            misses.forEachHolding(position, seat,
                                  [&](const Network::Input& input) { found.push_back(input); });
            EXPECT_EQ(found, expected);
        }
    }
}

TEST(Misses, keepAnAmountToAFewThousandthsAndWithinBounds)
{
    Network::Input input{};
    input[0] = 0.7001F;
    input[1] = -2.3F;
    input[2] = 1e6F;
    Misses misses;
    misses.add(std::vector{player(0, {input})});
    misses.forEachHolding(0, 0, [](const Network::Input& kept) {
        EXPECT_NEAR(kept[0], 0.7001, 0.002);
        EXPECT_NEAR(kept[1], -2.3, 0.002);
        EXPECT_NEAR(kept[2], 128, 0.01);
    });
}

// Two players; the first has a holding with two amounts, each 0 or 1, and it brings 20 points if just one of
// them is there. Terms that add up can say nothing of it.
Misses eitherOr(std::size_t positions)
{
    Misses misses;
    Random random(5);
    for (std::size_t i = 0; i < positions; ++i) {
        Network::Input input{};
        input[3] = static_cast<float>(random.below(2));
        input[8] = static_cast<float>(random.below(2));
        const double brings = input[3] != input[8] ? 20 : 0;
        // The mean of all is 0, and the second player's holding says nothing.
        misses.add(std::vector{player(brings / 2 - 5, {input}), player(5 - brings / 2, {Network::Input{}})});
    }
    return misses;
}

Network fitted(const Misses& misses, int passes, std::uint64_t seed)
{
    return trainNetwork(misses, passes, seed, [](double) { return true; }).value();
}

TEST(TrainNetwork, findsWhatGoesTogether)
{
    const Misses misses = eitherOr(2000);
    const Network network = fitted(misses, 400, 1);
    double before = 0;
    double after = 0;
    for (std::size_t position = 0; position < misses.positions(); ++position) {
        std::array<double, 2> found{};
        for (std::size_t seat = 0; seat < 2; ++seat)
            misses.forEachHolding(position, seat, [&](const Network::Input& input) {
                found[seat] += static_cast<double>(network.points(input));
            });
        const double lead = misses.points(position, 0) - misses.points(position, 1);
        before += lead * lead;
        after += (lead - found[0] + found[1]) * (lead - found[0] + found[1]);
    }
    EXPECT_LT(after, before / 3);
}

TEST(TrainNetwork, isTheSameForTheSameSeed)
{
    const Misses misses = eitherOr(600);
    const Network network = fitted(misses, 2, 1);
    EXPECT_EQ(network, fitted(misses, 2, 1));
    EXPECT_NE(network, fitted(misses, 2, 2));
    EXPECT_NE(network, fitted(misses, 3, 1));
}

// Some misses are many times the usual one and count no more than a few of them.
TEST(TrainNetwork, comesToWhatItCameToBefore)
{
    Misses misses;
    for (std::uint64_t i = 0; i < 700; ++i) {
        const double points = i % 100 == 0 ? 90 : static_cast<double>(i % 7) - 3;
        misses.add(std::vector{player(points, {inputOf(i)}), player(-points, {inputOf(2 * i)})});
    }
    const Network network = fitted(misses, 8, 1);
    EXPECT_NEAR(network.points(inputOf(1)), 0.493599, 1e-4);
    EXPECT_NEAR(network.points(inputOf(2)), 1.380166, 1e-4);
}

// What all players have alike tells nothing apart.
TEST(TrainNetwork, mindsOnlyWhatTellsPlayersApart)
{
    Misses misses;
    for (std::uint64_t i = 0; i < 300; ++i)
        misses.add(std::vector{player(0, {inputOf(i)}), player(0, {inputOf(i)}), player(0, {inputOf(i)})});
    const Network once = fitted(misses, 1, 1);
    EXPECT_EQ(once, fitted(misses, 5, 1));
}

TEST(TrainNetwork, comesToNothingWithoutPositions)
{
    const Network network = fitted(Misses(), 3, 1);
    EXPECT_EQ(network.points(inputOf(1)), 0);
}

TEST(TrainNetwork, tellsHowFarItIsAndStopsWhenAsked)
{
    const Misses misses = eitherOr(600); // three batches
    std::vector<double> shares;
    const auto note = [&](double share) {
        shares.push_back(share);
        return true;
    };
    ASSERT_TRUE(trainNetwork(misses, 2, 1, note));
    const std::vector<double> expected{0, 1.0 / 6, 2.0 / 6, 3.0 / 6, 4.0 / 6, 5.0 / 6};
    EXPECT_EQ(shares, expected);
    EXPECT_FALSE(trainNetwork(misses, 2, 1, [](double share) { return share < 0.5; }));
}

} // namespace
} // namespace lodeline::test
