// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/lookahead.h"

#include <algorithm>

namespace lodeline {
namespace {

class Futures
{
public:
    Futures(const Game& game, const LookaheadSettings& settings, std::uint64_t seed)
        : game_(game)
        , settings_(settings)
        , seed_(seed)
        , viewer_(game.player())
        , play_(game)
        , scratch_(game)
    {
    }

    // What a move comes to in the n-th future, for the viewer.
    double margin(const Move& move, int n)
    {
        Random random(seed_ + static_cast<std::uint64_t>(n));
        play_ = game_.resampled(viewer_, random);
        play_.play(move);
        for (int ply = 0; ply < settings_.plies && play_.phase() != Game::Phase::Over; ++ply)
            play_.play(bestMove(play_, weights(), scratch_).move);
        const PhaseWeights leaf = weights();
        return Evaluation(play_, leaf, viewer_).margin(viewer_);
    }

private:
    PhaseWeights weights() const { return Weights::learned().at(Phase(play_.state())); }

    const Game& game_;
    const LookaheadSettings& settings_;
    std::uint64_t seed_;
    int viewer_;
    Game play_;
    Game scratch_;
};

std::vector<CandidateMove> candidates(const Game& game, int count)
{
    std::vector<CandidateMove> list;
    for (const ValuedMove& valued : rankedMoves(game, Weights::learned().at(Phase(game.state())))) {
        if (static_cast<int>(list.size()) == count)
            break;
        list.push_back({valued.move, valued.margin, valued.margin, 0});
    }
    return list;
}

void tryOnce(CandidateMove& move, Futures& futures, int n)
{
    const double sum = move.margin * move.futures + futures.margin(move.move, n);
    ++move.futures;
    move.margin = sum / move.futures;
}

} // namespace

std::vector<CandidateMove> lookAhead(const Game& game, const LookaheadSettings& settings, Budget budget,
                                     Random random)
{
    std::vector<CandidateMove> moves = candidates(game, settings.candidates);
    if (moves.size() < 2)
        return moves;
    Futures futures(game, settings, random.next());
    budget.start();
    const auto halvings = static_cast<int>(std::bit_width(moves.size() - 1));
    std::size_t active = moves.size();
    int tried = 0;
    for (int round = 1; active > 1 && !budget.exhausted(); ++round) {
        const double share = static_cast<double>(round) / halvings;
        do {
            for (std::size_t i = 0; i < active && !budget.exhausted(); ++i) {
                tryOnce(moves[i], futures, tried);
                budget.use(1);
            }
            ++tried;
        } while (budget.fractionUsed() < share);
        std::stable_sort(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(active),
                         [](const CandidateMove& a, const CandidateMove& b) { return a.margin > b.margin; });
        active = (active + 1) / 2;
    }
    return moves;
}

CandidateMove tryMove(const Game& game, const Move& move, const LookaheadSettings& settings, Budget budget,
                      Random random)
{
    CandidateMove candidate{move, 0, 0, 0};
    Futures futures(game, settings, random.next());
    budget.start();
    do {
        tryOnce(candidate, futures, candidate.futures);
        budget.use(1);
    } while (!budget.exhausted());
    return candidate;
}

Move LookaheadPlayer::choose(const Game& game, std::stop_token stop)
{
    Budget budget = budget_;
    budget.setStopToken(std::move(stop));
    return lookAhead(game, settings_, budget, Random(random_.next())).front().move;
}

} // namespace lodeline
