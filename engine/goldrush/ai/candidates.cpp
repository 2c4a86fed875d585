// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/candidates.h"

#include "engine/goldrush/ai/evaluation/ranking.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace lodeline::goldrush {
namespace {

constexpr std::size_t kMostOfLastTile = 8192; // a set of 1,000 tiles may have many thousands

std::size_t widthFor(const Game& game, const LookaheadSettings& settings, const Budget& budget)
{
    constexpr int kFewestFutures = 4;
    constexpr int kFewestMoves = 4;
    constexpr double kPlayoutsAMillisecond = 5; // on one core, of so many plies with so many tiles:
    constexpr double kUsualPlies = 6;
    constexpr double kUsualTiles = 72;
    const double slower = std::max(1.0, settings.depth.between(game.players()) / kUsualPlies) *
                          std::pow(std::max(1.0, game.placedCount() / kUsualTiles), 2);
    const std::int64_t playouts = budget.estimate(kPlayoutsAMillisecond / slower);
    const auto cost = [&settings](int width) {
        return std::int64_t{settings.firstFutures} * width * std::bit_width(static_cast<unsigned>(width - 1));
    };
    int width = settings.candidates;
    while (width < settings.mostCandidates && cost(width + 1) <= playouts)
        ++width;
    if (budget.isTime())
        while (width > kFewestMoves && kFewestFutures * width > playouts)
            --width;
    return static_cast<std::size_t>(width);
}

class Shortlist
{
public:
    Shortlist(const std::vector<ValuedMove>& ranked, int actionsPerPlacement)
        : ranked_(ranked)
        , taken_(ranked.size())
        , actionsPerPlacement_(actionsPerPlacement)
    {
    }

    // The best that are wanted and not there yet, until there are so many in all. `wanted` is asked of all,
    // also of those that are there.
    template <typename Wanted>
    void fill(std::size_t width, Wanted wanted)
    {
        for (std::size_t i = 0; i < ranked_.size() && moves_.size() < width; ++i)
            if (wanted(ranked_[i].move) && !taken_[i])
                take(i);
    }
    // The best first.
    std::vector<CandidateMove> moves() &&
    {
        std::ranges::stable_sort(moves_, std::greater{}, &CandidateMove::evaluation);
        return std::move(moves_);
    }

private:
    void take(std::size_t i)
    {
        const auto& [move, margin] = ranked_[i];
        const auto& [at, rotation] = move.placement;
        if (actions_[{at.x, at.y, index(rotation)}]++ >= actionsPerPlacement_)
            return;
        taken_[i] = true;
        moves_.push_back({move, margin, margin, 0});
    }

    const std::vector<ValuedMove>& ranked_;
    std::vector<bool> taken_;
    int actionsPerPlacement_;
    std::map<std::tuple<int, int, int>, int> actions_; // by placement
    std::vector<CandidateMove> moves_;
};

// Asked of moves by their rank: whether it is the first cowboy on such a feature with that placement.
class BestCowboys
{
public:
    bool operator()(const Move& move)
    {
        const auto& [at, rotation] = move.placement;
        return move.action.type == Action::Type::Cowboy &&
               seen_.insert({at.x, at.y, index(rotation), move.action.segment.kind}).second;
    }

private:
    std::set<std::tuple<int, int, int, FeatureKind>> seen_;
};

} // namespace

std::vector<CandidateMove> firstCandidates(const Game& game, const LookaheadSettings& settings,
                                           const Budget& budget, const Weights& weights)
{
    const auto any = [](const Move&) { return true; };
    const std::size_t width = game.tilesLeft() > 0 ? widthFor(game, settings, budget) : kMostOfLastTile;
    const std::vector<ValuedMove> ranked = rankedMoves(game, Lens(game, weights), &budget);
    Shortlist list(ranked, settings.actionsPerPlacement);
    if (settings.cowboysToo) {
        list.fill((width + 1) / 2, any);
        list.fill(width, BestCowboys());
    }
    list.fill(width, any);
    return std::move(list).moves();
}

} // namespace lodeline::goldrush
