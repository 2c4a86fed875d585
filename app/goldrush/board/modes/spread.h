// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPointF>

#include <functional>
#include <vector>

namespace lodeline::goldrush {

// What points are pushed away from, for so many rounds: where there is not room for all, what counts less
// lets go earlier.
struct Obstacle
{
    static constexpr int kWeak = 90;
    static constexpr int kStrong = 170;

    QPointF at;
    qreal distance = 0;
    int rounds = kStrong;
};

// Puts a point off the obstacles that it lies too close to, each seen from where it was.
inline bool giveWay(QPointF& point, const std::vector<Obstacle>& obstacles, int round)
{
    constexpr qreal kAside = 0.2; // around what lies straight in the way
    QPointF push;
    for (const Obstacle& obstacle : obstacles) {
        const QPointF gap = point - obstacle.at;
        const qreal length = QLineF({}, gap).length();
        if (round >= obstacle.rounds || length >= obstacle.distance)
            continue;
        const QPointF direction = length > 0 ? gap / length : QPointF(0, 1);
        push += (direction + kAside * QPointF(-direction.y(), direction.x())) *
                (obstacle.distance - length + 0.01);
    }
    point += push;
    return !push.isNull();
}

// Pushes points that lie closer than `distance` apart, so that each can be hit; those alone stay where they
// are. Points in the very same place part from west to east in their order. `keep` puts a point by its index
// back to where it may lie.
inline void spreadOut(std::vector<QPointF>& points, qreal distance,
                      const std::function<void(std::size_t, QPointF&)>& keep = {},
                      const std::vector<Obstacle>& obstacles = {})
{
    constexpr int kRounds = 200;
    constexpr qreal kAside = 0.06; // points in a row that has no more room leave it
    for (int round = 0; round < kRounds; ++round) {
        for (std::size_t i = 0; keep && i < points.size(); ++i)
            keep(i, points[i]);
        bool moved = false;
        for (QPointF& point : points)
            moved |= giveWay(point, obstacles, round);
        for (std::size_t a = 0; a < points.size(); ++a) {
            for (std::size_t b = a + 1; b < points.size(); ++b) {
                const QPointF gap = points[b] - points[a];
                const qreal length = QLineF({}, gap).length();
                if (length >= distance)
                    continue;
                const QPointF direction = length > 0 ? gap / length : QPointF(1, 0);
                const QPointF aside = kAside * QPointF(-direction.y(), direction.x());
                const QPointF push = (direction + aside) * ((distance - length) / 2 + 0.01);
                points[a] -= push;
                points[b] += push;
                moved = true;
            }
        }
        if (!moved)
            return;
    }
}

} // namespace lodeline::goldrush
