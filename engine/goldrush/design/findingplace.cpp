// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/findingplace.h"

#include "engine/goldrush/files/problems.h"

#include <algorithm>
#include <charconv>

namespace lodeline::goldrush {
namespace {

// The next part of a JSON pointer, taken away from its front.
std::string_view takePart(std::string_view& pointer)
{
    if (pointer.empty())
        return {};
    pointer.remove_prefix(1);
    const std::string_view part = pointer.substr(0, pointer.find('/'));
    pointer.remove_prefix(part.size());
    return part;
}

int numberOf(std::string_view part)
{
    int number = -1;
    std::from_chars(part.data(), part.data() + part.size(), number);
    return number;
}

void placeByPointer(Finding& finding)
{
    std::string_view rest = finding.problem.pointer;
    if (takePart(rest) != "tiles")
        return;
    finding.tile = numberOf(takePart(rest));
    const std::string list(takePart(rest));
    finding.segment = segmentFromString(list + '.' + std::string(takePart(rest)));
}

// Of the problems that name a side or a half-edge first.
std::optional<Side> sideNamed(const Problem& problem)
{
    const auto code = problem.code.as<SetProblem>();
    if (!code)
        return std::nullopt;
    switch (*code) {
    case SetProblem::EdgeClaimedTwice:
    case SetProblem::PrairieEdgeSplit:
        return sideFromString(problem.arguments.front());
    case SetProblem::HalfEdgeUnclaimed:
    case SetProblem::HalfEdgeClaimedTwice:
    case SetProblem::HalfEdgeOnMountain:
        if (const auto half = halfEdgeFromString(problem.arguments.front()))
            return sideOf(*half);
        return std::nullopt;
    default:
        return std::nullopt;
    }
}

int tileNamed(const TileSet& set, const std::string& id, int except)
{
    for (std::size_t i = 0; i < set.tiles.size(); ++i)
        if (set.tiles[i].id == id && static_cast<int>(i) != except)
            return static_cast<int>(i);
    return -1;
}

void placeBySet(Finding& finding, const TileSet& set)
{
    const auto code = finding.problem.code.as<SetProblem>();
    if (!code)
        return;
    switch (*code) {
    case SetProblem::StartCountZero:
        finding.tile = tileNamed(set, set.start, -1);
        break;
    case SetProblem::DuplicateTile:
        finding.other = tileNamed(set, finding.problem.arguments.front(), finding.tile);
        break;
    case SetProblem::LonelyEdgeKind: {
        const TileDesign& tile = set.tiles[static_cast<std::size_t>(finding.tile)];
        const auto side = std::ranges::find_if(kAllSides, [&](Side s) {
            return toString(tile.edgeKind(s)) == finding.problem.arguments.front();
        });
        if (side != kAllSides.end())
            finding.side = *side;
        break;
    }
    default:
        break;
    }
}

} // namespace

Finding located(Problem problem, const TileSet& set)
{
    Finding finding;
    finding.problem = std::move(problem);
    placeByPointer(finding);
    finding.side = sideNamed(finding.problem);
    placeBySet(finding, set);
    if (finding.tile >= 0)
        finding.tileId = set.tiles[static_cast<std::size_t>(finding.tile)].id;
    return finding;
}

} // namespace lodeline::goldrush
