// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/repairall.h"

#include "engine/goldrush/design/repairs.h"

#include <algorithm>
#include <ranges>

namespace lodeline::goldrush {
namespace {

constexpr int kMostRounds = 10; // a repair can bring about another finding of the kind

bool isOfOne(const Finding& finding)
{
    return finding.tile >= 0 || finding.part;
}

bool isOfKind(const Finding& finding, ProblemCode kind, Repair repair)
{
    return finding.problem.code == kind &&
           std::ranges::find(finding.repairs, repair) != finding.repairs.end();
}

std::vector<Finding> findingsOfKind(const TileSet& set, ProblemCode kind, Repair repair, const Judge& judge)
{
    std::vector<Finding> findings = judge(set);
    std::erase_if(findings, [&](const Finding& finding) { return !isOfKind(finding, kind, repair); });
    std::ranges::stable_sort(findings, {}, &Finding::tile);
    return findings;
}

} // namespace

int countAlike(const std::vector<Finding>& findings, const Finding& finding, Repair repair)
{
    if (!isOfOne(finding) || repair == Repair::ChoosePicture)
        return 0;
    return static_cast<int>(std::ranges::count_if(findings, [&](const Finding& other) {
        return isOfOne(other) && isOfKind(other, finding.problem.code, repair);
    }));
}

int repairAll(TileSet& set, ProblemCode kind, Repair repair, const Judge& judge)
{
    std::vector<Finding> left = findingsOfKind(set, kind, repair, judge);
    const auto before = static_cast<int>(left.size());
    for (int round = 0; round < kMostRounds && !left.empty(); ++round) {
        bool changed = false;
        // From the end, so that tiles which go do not move those still to come.
        for (const Finding& finding : std::views::reverse(left)) {
            const bool hasMoved = changed && finding.other > finding.tile;
            changed |= !hasMoved && apply(set, finding, repair);
        }
        left = findingsOfKind(set, kind, repair, judge);
        if (!changed)
            break;
    }
    return before - static_cast<int>(left.size());
}

} // namespace lodeline::goldrush
