// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/strength/target.h"

#include <algorithm>

namespace lodeline::strength {
namespace {

using Verdict = Judgement::Verdict;

bool isWithin(double share, const WinShare& interval)
{
    return interval.low < share && share < interval.high;
}

// `isWhole`: no cell is missing.
Judgement judgeEach(double atLeast, const std::vector<const Cell*>& cells, bool isWhole)
{
    Judgement judgement{.of = Judgement::Of::Each, .atLeast = atLeast};
    for (const Cell* cell : cells)
        if (cell->share().share < atLeast)
            judgement.missedOn.push_back(cell);
    const auto isClose = [&](const Cell* cell) { return isWithin(atLeast, cell->share()); };
    if (!judgement.missedOn.empty()) {
        judgement.verdict = Verdict::Missed;
        judgement.isClose = std::ranges::all_of(judgement.missedOn, isClose);
    } else {
        judgement.verdict = isWhole ? Verdict::Met : Verdict::Open;
        judgement.isClose = isWhole && std::ranges::any_of(cells, isClose);
    }
    return judgement;
}

Judgement judgeAverage(double atLeast, const std::vector<const Cell*>& cells, bool isWhole)
{
    Judgement judgement{.of = Judgement::Of::Average, .atLeast = atLeast};
    if (!isWhole)
        return judgement;
    const WinShare share = shareOfAll(cells);
    judgement.verdict = share.share < atLeast ? Verdict::Missed : Verdict::Met;
    judgement.isClose = isWithin(atLeast, share);
    return judgement;
}

} // namespace

std::vector<Judgement> judge(const Column& column, const std::vector<PlayedSet>& sets, const Results& results,
                             std::uint64_t seed, int games)
{
    std::vector<const Cell*> cells;
    bool isWhole = true;
    for (const PlayedSet& set : sets) {
        if (!isPlayedOn(column, set))
            continue;
        const Cell* cell = results.find(emptyCell(set, column.players, seed));
        if (cell && cell->games >= wholeRounds(column.players, games))
            cells.push_back(cell);
        else
            isWhole = false;
    }
    isWhole = isWhole && !cells.empty();
    std::vector<Judgement> judgements;
    if (column.onEach)
        judgements.push_back(judgeEach(*column.onEach, cells, isWhole));
    if (column.onAverage)
        judgements.push_back(judgeAverage(*column.onAverage, cells, isWhole));
    for (Judgement& judgement : judgements)
        judgement.column = &column;
    return judgements;
}

WinShare shareOfAll(const std::vector<const Cell*>& cells)
{
    PlayerTally first;
    int games = 0;
    for (const Cell* cell : cells) {
        first += cell->players.front();
        games += cell->games;
    }
    return first.share(games);
}

} // namespace lodeline::strength
