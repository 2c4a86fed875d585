// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/review/turningpoints.h"

#include <algorithm>
#include <cmath>

namespace lodeline::goldrush {
namespace {

double weightOf(const TurningPoint& point)
{
    return std::max(std::abs(point.swing), point.choice);
}

TurningPoint pointAt(const Review& review, std::size_t ply)
{
    const PlyReview& turn = review.plies[ply];
    TurningPoint point;
    point.ply = ply;
    point.choice = turn.lost();
    // Of equal swings the mover's own is told.
    const auto swing = [&](int player) {
        const auto seat = static_cast<std::size_t>(player);
        return review.after(ply).chance[seat] - turn.before.chance[seat];
    };
    point.seat = turn.player;
    for (int player = 0; player < review.players; ++player)
        if (std::abs(swing(player)) > std::abs(swing(point.seat)) + 1e-9)
            point.seat = player;
    point.swing = swing(point.seat);
    point.tiles = turn.tileLuck(point.seat);
    point.gold = turn.goldLuck[static_cast<std::size_t>(point.seat)];
    return point;
}

} // namespace

std::vector<TurningPoint> turningPoints(const Review& review, std::size_t count, double threshold)
{
    std::vector<TurningPoint> points;
    for (std::size_t ply = 0; ply < review.plies.size(); ++ply) {
        const TurningPoint point = pointAt(review, ply);
        if (weightOf(point) >= threshold)
            points.push_back(point);
    }
    std::ranges::stable_sort(points, std::greater{}, weightOf);
    if (points.size() > count)
        points.resize(count);
    return points;
}

std::vector<Balance> balances(const Review& review)
{
    std::vector<Balance> list(static_cast<std::size_t>(review.players));
    for (const PlyReview& turn : review.plies) {
        for (int player = 0; player < review.players; ++player) {
            const auto seat = static_cast<std::size_t>(player);
            list[seat].tiles += turn.tileLuck(player);
            list[seat].gold += turn.goldLuck[seat];
            list[seat].goldPoints += turn.goldPoints[seat];
        }
        if (turn.better) {
            Balance& mover = list[static_cast<std::size_t>(turn.player)];
            mover.lost += turn.better->chance;
            ++mover.mistakes;
        }
    }
    return list;
}

} // namespace lodeline::goldrush
