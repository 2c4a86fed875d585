// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/goldrush/simulationprint.h"

#include "engine/cli/parts/playertable.h"

#include <fmt/format.h>

#include <algorithm>

namespace lodeline::goldrush {
namespace {

constexpr std::size_t kTilesListed = 10;

void printPlayers(const SimulationResult& result)
{
    const Tally& tally = result.tally;
    fmt::print("{} games, {:.2f} tiles discarded a game\n", tally.games,
               static_cast<double>(tally.discarded) / tally.games);
    if (result.learned)
        fmt::print("by the learned set {}\n", toHex(*result.learned));
    cli::printPlayers(tally.players, tally.games);
}

void printFindings(const SetSums& sums, const SetOutline& outline, const std::optional<SetFigures>& reference)
{
    fmt::print("\nWhat stands out\n");
    for (const LabFinding& finding : findingsOf(sums, outline, reference))
        fmt::print("{} {}\n", finding.weight == LabFinding::Weight::Remark ? " " : "*", message(finding));
}

// The column of the classic set only where there is something to compare with.
void printFigures(const SetSums& sums, const std::optional<SetFigures>& compared)
{
    const SetFigures own = figuresOf(sums);
    const SetFigures reference = compared.value_or(SetFigures());
    fmt::print("\n{}\n",
               compared ? fmt::format("{:<44}{:>8}{:>9}", "On average", "", "classic") : "On average");
    const auto line = [&compared](const char* name, double figure, double usual) {
        fmt::print("{:<44}{:>8.1f}{}\n", name, figure, compared ? fmt::format("{:>9.1f}", usual) : "");
    };
    line("points of a player", own.points, reference.points);
    for (std::size_t i = 0; i < own.sources.size(); ++i)
        line(fmt::format("  from {}", toString(static_cast<events::Score::Kind>(i))).c_str(), own.sources[i],
             reference.sources[i]);
    line("  of these in the final scoring, %", 100 * own.late, 100 * reference.late);
    line("points between the best and the next", own.margin, reference.margin);
    line("wins of whoever begins, %", 100 * own.start.share, 100 * reference.start.share);
    fmt::print("{:<44}{:>8}\n", "  95 % interval",
               fmt::format("{:.1f} to {:.1f}", 100 * own.start.low, 100 * own.start.high));
    for (const FeatureKind kind : {FeatureKind::Railroad, FeatureKind::Mountain, FeatureKind::City}) {
        const auto k = static_cast<std::size_t>(kind);
        line(fmt::format("completed of each {}, %", toString(kind)).c_str(), 100 * own.completion[k],
             100 * reference.completion[k]);
    }
    line("turns of a game", own.turns, reference.turns);
    line("tiles discarded", own.discarded, reference.discarded);
    line("squares that a drawn tile fits", own.spots, reference.spots);
    line("draws with at most two such squares, %", 100 * own.hard, 100 * reference.hard);
    line("open squares at the end", own.openSquares, reference.openSquares);
    line("  with tiles on all sides", own.holes, reference.holes);
    line("  that no tile of the set fits", own.deadSquares, reference.deadSquares);
    line("squares in vain in the last quarter", own.spentSquares, reference.spentSquares);
    line("tokens left", sums.tokensLeft.mean(), reference.tokensLeft);
}

void printTiles(const SetSums& sums, const SetOutline& outline)
{
    std::vector<std::size_t> order(sums.tiles.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    const auto share = [&](std::size_t i, std::int64_t TileSums::*part) {
        return static_cast<double>(sums.tiles[i].*part) /
               static_cast<double>(std::max<std::int64_t>(sums.tiles[i].drawn, 1));
    };
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        return std::pair(share(a, &TileSums::hard), -share(a, &TileSums::spots)) >
               std::pair(share(b, &TileSums::hard), -share(b, &TileSums::spots));
    });
    fmt::print("\n{:<16}{:>8}{:>12}{:>8}{:>9}\n", "Hardest tiles", "drawn", "discarded %", "hard %",
               "squares");
    for (std::size_t i = 0; i < std::min(order.size(), kTilesListed); ++i)
        fmt::print("{:<16}{:>8}{:>12.1f}{:>8.1f}{:>9.1f}\n", outline.ids[order[i]],
                   sums.tiles[order[i]].drawn, 100 * share(order[i], &TileSums::discarded),
                   100 * share(order[i], &TileSums::hard), share(order[i], &TileSums::spots));
}

} // namespace

void print(const SimulationResult& result, const std::string& format, bool report)
{
    if (format == "json") {
        fmt::print("{}", toJson(result));
    } else if (format == "csv") {
        fmt::print("{}", report ? setCsv(result) : playersCsv(result));
    } else {
        printPlayers(result);
        if (!report)
            return;
        const SetSums& sums = result.tally.set;
        const std::optional<SetFigures> reference = referenceFor(result, nullptr);
        printFindings(sums, result.outline, reference);
        printFigures(sums, reference);
        printTiles(sums, result.outline);
    }
}

} // namespace lodeline::goldrush
