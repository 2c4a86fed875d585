// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/lookahead.h"

#include "engine/core/crew.h"
#include "engine/goldrush/ai/candidates.h"
#include "engine/goldrush/ai/evaluation/evaluation.h"
#include "engine/goldrush/ai/evaluation/ranking.h"
#include "engine/goldrush/ai/future.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace lodeline::goldrush {
namespace {

constexpr double kNotTried = std::numeric_limits<double>::quiet_NaN();

// Not tried yet. `move` is legal.
CandidateMove evaluated(const Game& game, const Move& move, const Lens& lens)
{
    const std::vector<ValuedMove> alike = rankedActions(game, lens, move.placement);
    const double margin = std::ranges::find(alike, move, &ValuedMove::move)->margin;
    return {move, margin, margin, 0};
}

class Search
{
public:
    // The budget has been started.
    Search(const Game& game, const LookaheadSettings& settings, Budget budget, std::uint64_t seed,
           const Weights& weights)
        : viewer_(game.player())
        , plies_(settings.depth.between(game.players()))
        , evaluationFutures_(settings.evaluationFutures)
        , seed_(seed)
        , weights_(weights)
        , budget_(std::move(budget))
        , crew_(settings.threads)
        , futures_(static_cast<std::size_t>(crew_.workers()), Future(game, weights))
    {
    }

    bool exhausted() const { return budget_.exhausted(); }
    // By what moves that were tried in the same futures are told apart.
    double promise(const CandidateMove& move) const
    {
        return comparable((evaluationFutures_ * move.evaluation + move.futures * move.margin) /
                          (evaluationFutures_ + move.futures));
    }
    // From now on all calls are to name the same moves in the same order.
    void compareWithFirst(std::vector<PairedDifference>& behindFirst) { behindFirst_ = &behindFirst; }

    // Until that part of the budget is used. The futures are shared out in batches whose size depends on
    // nothing but the number of moves, and are added up in order, so that the number of threads does not
    // show.
    void tryAll(std::span<CandidateMove> moves, double share)
    {
        constexpr std::size_t kPieces = 16;
        const std::size_t batch = (kPieces + moves.size() - 1) / moves.size();
        do {
            margins_.assign(batch * moves.size(), kNotTried);
            crew_.run(static_cast<int>(margins_.size()), [&](int worker, int piece) {
                const std::size_t i = static_cast<std::size_t>(piece) % moves.size();
                const std::size_t n = tried_ + static_cast<std::size_t>(piece) / moves.size();
                if (!budget_.exhausted())
                    margins_[static_cast<std::size_t>(piece)] = margin(worker, moves[i].move, n);
            });
            for (std::size_t future = 0; future < batch; ++future)
                addFuture(moves, std::span(margins_).subspan(future * moves.size(), moves.size()));
            tried_ += batch;
            budget_.use(static_cast<std::int64_t>(margins_.size()));
        } while (!budget_.exhausted() && budget_.fractionUsed() < share);
    }

private:
    // What a move comes to in the n-th future; kNotTried where the budget ends before.
    double margin(int worker, const Move& move, std::size_t n)
    {
        Future& future = futures_[static_cast<std::size_t>(worker)];
        const Game* game = future.after(move, viewer_, plies_, {seed_, n}, budget_);
        if (!game)
            return kNotTried;
        const Lens lens(*game, future.tilesLeft(), Lens::Of::Position, weights_);
        return Evaluation(*game, lens, viewer_).margin(viewer_);
    }

    // A future in which time ran out for some of the moves would not be fair to the others.
    void addFuture(std::span<CandidateMove> moves, std::span<const double> margins)
    {
        if (std::ranges::any_of(margins, [](double margin) { return std::isnan(margin); }))
            return;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            CandidateMove& move = moves[i];
            const double sum = move.margin * move.futures + margins[i];
            move.margin = sum / ++move.futures;
            if (behindFirst_)
                (*behindFirst_)[i].add(margins[0] - margins[i]);
        }
    }

    int viewer_;
    int plies_;
    int evaluationFutures_;
    std::uint64_t seed_;
    const Weights& weights_;
    Budget budget_;
    Crew crew_;
    std::vector<Future> futures_; // by worker
    std::vector<double> margins_; // by future and move
    std::size_t tried_ = 0;
    std::vector<PairedDifference>* behindFirst_ = nullptr; // by move
};

} // namespace

std::vector<CandidateMove> lookAhead(const Game& game, const LookaheadSettings& settings, Budget budget,
                                     Random random, const Weights& weights)
{
    budget.start(); // for large boards the candidates alone take many milliseconds
    std::vector<CandidateMove> moves = firstCandidates(game, settings, budget, weights);
    Search search(game, settings, std::move(budget), random.next(), weights);
    const auto halvings = static_cast<int>(std::bit_width(moves.size() - 1));
    std::size_t active = moves.size();
    for (int round = 1; active > 1 && !search.exhausted(); ++round) {
        const std::span front = std::span(moves).first(active);
        search.tryAll(front, static_cast<double>(round) / halvings);
        std::ranges::stable_sort(front, std::greater{},
                                 [&](const CandidateMove& move) { return search.promise(move); });
        active = (active + 1) / 2;
    }
    return moves;
}

CandidateMove tryMove(const Game& game, const Move& move, const LookaheadSettings& settings, Budget budget,
                      Random random, const Weights& weights)
{
    return tryMoves(game, std::span(&move, 1), settings, std::move(budget), random, weights).moves.front();
}

TriedMoves tryMoves(const Game& game, std::span<const Move> moves, const LookaheadSettings& settings,
                    Budget budget, Random random, const Weights& weights)
{
    budget.start();
    TriedMoves tried;
    const Lens lens(game, weights);
    for (const Move& move : moves)
        tried.moves.push_back(evaluated(game, move, lens));
    tried.behindFirst.resize(moves.size());
    Search search(game, settings, std::move(budget), random.next(), weights);
    search.compareWithFirst(tried.behindFirst);
    search.tryAll(tried.moves, 1.0);
    return tried;
}

Move LookaheadPlayer::choose(const Game& game, std::uint64_t seed, std::stop_token stop)
{
    return consider(game, seed, std::move(stop)).front().move;
}

std::vector<CandidateMove> LookaheadPlayer::consider(const Game& game, std::uint64_t seed,
                                                     std::stop_token stop)
{
    Budget budget = budget_;
    budget.setStopToken(std::move(stop));
    return lookAhead(game, settings_, budget, Random(Random(seed).next()), *weights_);
}

} // namespace lodeline::goldrush
