// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPointF>

#include <vector>

namespace lodeline::goldrush {

// Pushes points that lie closer than `distance` apart, so that each can be hit; those alone stay where they
// are. Points in the very same place part from west to east in their order.
inline void spreadOut(std::vector<QPointF>& points, qreal distance)
{
    constexpr int kRounds = 12;
    for (int round = 0; round < kRounds; ++round) {
        bool moved = false;
        for (std::size_t a = 0; a < points.size(); ++a) {
            for (std::size_t b = a + 1; b < points.size(); ++b) {
                const QPointF gap = points[b] - points[a];
                const qreal length = QLineF({}, gap).length();
                if (length >= distance)
                    continue;
                const QPointF direction = length > 0 ? gap / length : QPointF(1, 0);
                const QPointF push = direction * ((distance - length) / 2);
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
