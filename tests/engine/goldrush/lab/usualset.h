// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/lab/findings.h"

#include <set>

namespace lodeline::test {

// None of the values is 0.
inline goldrush::Histogram histogramOf(int entries, int sum, int width = 1)
{
    return {width, 1, {entries}, sum, 0};
}

// Sums of 1,000 games of two that agree with the classic figures in whatever stands out.
struct Usual
{
    goldrush::SetSums sums;
    goldrush::SetOutline outline{{"a", "b"}, {1, 1}, 63};
    goldrush::SetFigures reference = goldrush::classicFigures(2);

    Usual()
    {
        const goldrush::SetFigures classic = reference;
        sums.tiles = {{1000, 0, 0, 9000}, {1000, 0, 0, 9000}};
        sums.seats.resize(2);
        games(1000);
        points(classic.points, classic.sources);
        for (int i = 0; i < 1000; ++i) {
            sums.turns.add(static_cast<int>(classic.turns));
            sums.margins.add(static_cast<int>(classic.margin));
            sums.tokensLeft.add(static_cast<int>(classic.tokensLeft));
        }
        for (std::size_t kind = 0; kind < 3; ++kind)
            completion(static_cast<goldrush::FeatureKind>(kind), classic.completion[kind]);
        completion(goldrush::FeatureKind::City,
                   classic.completion[static_cast<std::size_t>(goldrush::FeatureKind::City)]);
    }

    // So many, of which whoever begins wins half.
    void games(int count)
    {
        sums.games = count;
        winners(count / 2);
    }

    // So many of the games are won by whoever begins.
    void winners(int first)
    {
        constexpr std::int64_t kWin = kPartsOfAWin;
        for (std::size_t seat = 0; seat < 2; ++seat) {
            const std::int64_t wins = seat == 0 ? first : sums.games - first;
            sums.seats[seat].parts = kWin * wins;
            sums.seats[seat].partSquares = kWin * kWin * wins;
        }
    }

    void points(double total, const std::array<double, 5>& sources)
    {
        sums.totals = goldrush::Histogram(5);
        for (int i = 0; i < 2000; ++i)
            sums.totals.add(static_cast<int>(total));
        for (std::size_t source = 0; source < sources.size(); ++source) {
            sums.sources[source] = {};
            for (int i = 0; i < 2000; ++i)
                sums.sources[source].perPlayer.add(static_cast<int>(sources[source]));
            sums.sources[source].early = sums.sources[source].perPlayer.sum();
        }
    }

    void completion(goldrush::FeatureKind kind, double share)
    {
        goldrush::FeatureSums& feature = sums.features[static_cast<std::size_t>(kind)];
        feature.built = 10'000;
        feature.completed = static_cast<std::int64_t>(10'000 * share);
    }

    // Such a part of 200,000 points comes from the source, beside a usual share.
    void share(std::size_t source, int part, double usual)
    {
        sums.totals = histogramOf(2000, 200'000, 5);
        sums.sources[source].perPlayer = histogramOf(2000, part, 5);
        reference.points = 100;
        reference.sources[source] = 100 * usual;
    }

    std::vector<goldrush::LabFinding> findings() const
    {
        return goldrush::findingsOf(sums, outline, reference);
    }
};

inline std::multiset<goldrush::LabFinding::Code> codes(const std::vector<goldrush::LabFinding>& findings)
{
    std::multiset<goldrush::LabFinding::Code> all;
    for (const goldrush::LabFinding& finding : findings)
        all.insert(finding.code);
    return all;
}

} // namespace lodeline::test
