// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/knowledge/featureaccount.h"

#include "engine/goldrush/rules/points.h"

#include <algorithm>

namespace lodeline::goldrush {
namespace {

std::vector<int> leadersOf(const FeatureInfo& info)
{
    const int most = std::ranges::max(info.cowboys);
    std::vector<int> leaders;
    for (std::size_t seat = 0; most > 0 && seat < info.cowboys.size(); ++seat)
        if (info.cowboys[seat] == most)
            leaders.push_back(static_cast<int>(seat));
    return leaders;
}

std::vector<int> tentsOn(const Game& game, Position at, SegmentRef segment)
{
    const std::vector<PlacedSegment> members = game.segments(at, segment);
    std::vector<int> seats;
    for (int seat = 0; seat < game.players(); ++seat) {
        const auto tent = game.tent(seat);
        if (tent && std::ranges::binary_search(members, PlacedSegment{tent->at, tent->segment}))
            seats.push_back(seat);
    }
    return seats;
}

} // namespace

FeatureAccount accountOf(const Game& game, Position at, SegmentRef segment)
{
    FeatureAccount account{game.feature(at, segment), {}, tentsOn(game, at, segment)};
    const FeatureInfo& info = account.info;
    account.leaders = leadersOf(info);
    switch (info.kind) {
    case FeatureKind::Railroad:
        account.pointsAtEnd = pointsOfIncompleteRailroad(info.value);
        account.pointsComplete = pointsOfRailroad(info.value, info.locomotives);
        break;
    case FeatureKind::Mountain:
        account.pointsAtEnd = pointsOfMountain(info.value);
        account.pointsComplete = account.pointsAtEnd;
        break;
    case FeatureKind::City:
        account.pointsAtEnd = pointsOfCity(info.value);
        break;
    case FeatureKind::Prairie:
        account.pointsAtEnd = info.value;
        break;
    }
    return account;
}

} // namespace lodeline::goldrush
