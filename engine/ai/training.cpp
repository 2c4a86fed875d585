// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/training.h"

#include "engine/ai/evaluation/evaluation.h"
#include "engine/ai/player.h"

#include <cmath>

namespace lodeline {
namespace {

constexpr std::size_t kUnknowns = terms::kCount * Phase::kParts;

using Amounts = std::array<double, terms::kCount>;

// The terms of one player in a position of phase Place.
Amounts describe(const Game& game, const Holdings& holdings, int seat)
{
    const State& state = game.state();
    const PlayerState& player = state.player(seat);
    Amounts amounts{};
    const auto add = [&](int term, double amount) { amounts[static_cast<std::size_t>(term)] += amount; };
    add(terms::kFree + player.cowboysLeft, 1.0);
    add(player.tent == kNoNode ? terms::kTent : tentTerm(state.nodes[state.root(player.tent)].sums.extra()),
        1.0);
    for (const Holding& holding : holdings.held()) {
        const int own = holding.cowboys.of(seat);
        if (own == 0)
            continue;
        int rivals = 0;
        for (int other = 0; other < game.players(); ++other)
            if (other != seat)
                rivals = std::max(rivals, holding.cowboys.of(other));
        if (own >= rivals) {
            describeHolding(holding.feature, own == rivals, add);
        } else {
            add(terms::kBehind, 1.0);
            add(terms::kBehind + 1, holding.feature.value);
        }
    }
    return amounts;
}

struct Sample
{
    int seat;
    double standing; // points and gold so far
    Phase phase;
    Amounts amounts;
};

// Sums of a linear regression with a small ridge, solved by Cholesky's method.
class Regression
{
public:
    void add(const Sample& sample, double target)
    {
        std::array<std::pair<std::size_t, double>, kUnknowns> used;
        std::size_t count = 0;
        for (std::size_t term = 0; term < sample.amounts.size(); ++term)
            for (std::size_t part = 0; sample.amounts[term] != 0 && part < Phase::kParts; ++part)
                used[count++] = {term * Phase::kParts + part,
                                 sample.amounts[term] * sample.phase.parts[part]};
        for (std::size_t i = 0; i < count; ++i) {
            right_[used[i].first] += used[i].second * target;
            for (std::size_t j = 0; j <= i; ++j)
                matrix_[used[i].first * kUnknowns + used[j].first] += used[i].second * used[j].second;
        }
    }

    Weights solve()
    {
        constexpr double kRidge = 20.0;
        for (std::size_t i = 0; i < kUnknowns; ++i)
            at(i, i) += kRidge;
        for (std::size_t i = 0; i < kUnknowns; ++i) {
            for (std::size_t j = 0; j <= i; ++j) {
                double sum = at(i, j);
                for (std::size_t k = 0; k < j; ++k)
                    sum -= at(i, k) * at(j, k);
                at(i, j) = i == j ? std::sqrt(sum) : sum / at(j, j);
            }
        }
        for (std::size_t i = 0; i < kUnknowns; ++i) {
            for (std::size_t k = 0; k < i; ++k)
                right_[i] -= at(i, k) * right_[k];
            right_[i] /= at(i, i);
        }
        for (std::size_t i = kUnknowns; i-- > 0;) {
            for (std::size_t k = i + 1; k < kUnknowns; ++k)
                right_[i] -= at(k, i) * right_[k];
            right_[i] /= at(i, i);
        }
        Weights weights;
        for (std::size_t i = 0; i < kUnknowns; ++i)
            weights.parts[i / Phase::kParts][i % Phase::kParts] = right_[i];
        return weights;
    }

private:
    double& at(std::size_t row, std::size_t column) { return matrix_[row * kUnknowns + column]; }

    std::vector<double> matrix_ = std::vector<double>(kUnknowns * kUnknowns);
    std::vector<double> right_ = std::vector<double>(kUnknowns);
};

double standing(const Game& game, int seat)
{
    double points = game.score(seat);
    for (const int value : game.tokenValues(seat))
        points += value;
    return points;
}

void playAndLearn(Game game, const Weights& weights, double randomMoves, Random& random,
                  Regression& regression)
{
    constexpr std::uint32_t kScale = 1U << 20;
    std::vector<Sample> samples;
    Game scratch(game);
    while (game.phase() != Game::Phase::Over) {
        const Phase phase(game.state());
        const Lens lens(game, weights);
        const Holdings holdings(game, lens.odds);
        for (int seat = 0; seat < game.players(); ++seat)
            samples.push_back({seat, standing(game, seat), phase, describe(game, holdings, seat)});
        if (random.below(kScale) < randomMoves * kScale)
            playRandomMove(game, random);
        else
            game.play(bestMove(game, lens, scratch).move);
    }
    for (const Sample& sample : samples)
        regression.add(sample, game.score(sample.seat) - sample.standing);
}

} // namespace

Weights train(const std::shared_ptr<const CompiledSet>& set, const Training& training,
              const std::function<void(int, int)>& progress)
{
    constexpr std::array kTables{2, 2, 3, 4}; // players, in turn
    Weights weights;
    SeedSequence seeds(training.seed);
    for (int round = 0; round < training.rounds; ++round) {
        Regression regression;
        for (int i = 0; i < training.gamesPerRound; ++i) {
            Setup setup;
            setup.players = kTables[static_cast<std::size_t>(i) % kTables.size()];
            setup.seed = seeds.next();
            Random random(seeds.next());
            playAndLearn(Game(set, setup), weights, training.randomMoves, random, regression);
            progress(round, i + 1);
        }
        weights = regression.solve();
    }
    return weights;
}

} // namespace lodeline
