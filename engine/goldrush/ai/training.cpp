// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/training.h"

#include "engine/goldrush/ai/evaluation/evaluation.h"
#include "engine/goldrush/ai/player.h"
#include "engine/goldrush/ai/regression.h"

#include <numeric>

namespace lodeline::goldrush {
namespace {

using Amounts = Regression::Amounts;

// How much of a target comes from the positions after the next one; the rest is what the evaluation expects
// there.
constexpr double kTrace = 0.95;
// How much the samples of a round still count in the next.
constexpr double kMemory = 0.6;

// The terms of one player in a position of phase Place.
Amounts describe(const Game& game, const Holdings& holdings, const TermFactors& factors, int seat)
{
    const State& state = game.state();
    const PlayerState& player = state.player(seat);
    Amounts amounts{};
    const auto add = [&](int term, double amount) {
        const auto t = static_cast<std::size_t>(term);
        amounts[t] += amount * factors[t];
    };
    add(terms::kFree + player.cowboysLeft, 1.0);
    add(player.tent == kNoNode ? terms::kTent : tentTerm(state.nodes[state.root(player.tent)].sums.extra()),
        1.0);
    for (const Holding& holding : holdings.held()) {
        const int own = holding.cowboys.of(seat);
        if (own == 0)
            continue;
        const int most = holding.cowboys.most();
        if (own == most) {
            describeHolding(holding.feature, holding.cowboys.playersWith(most) > 1, add);
        } else {
            add(terms::kBehind, 1.0);
            add(terms::kBehind + 1, holding.feature.value);
        }
    }
    return amounts;
}

double standing(const Game& game, int seat)
{
    double points = game.score(seat);
    for (const int value : game.tokenValues(seat))
        points += value;
    return points;
}

// One player in one position.
struct Sample
{
    Amounts amounts;
    double standing;   // points and gold so far
    double target = 0; // what to expect at the end
};

// The positions of a game, in order, for each a sample of every player.
struct Course
{
    std::size_t players;
    std::vector<Phase> phases;
    std::vector<Sample> samples;

    std::span<Sample> at(std::size_t position)
    {
        return std::span(samples).subspan(position * players, players);
    }
};

// Plays to the end.
Course play(Game& game, const Weights& weights, double randomMoves, Random& random)
{
    constexpr std::uint32_t kScale = 1U << 20;
    Course course{static_cast<std::size_t>(game.players()), {}, {}};
    Game scratch(game);
    while (game.phase() != Game::Phase::Over) {
        const Lens lens(game, weights);
        const Holdings holdings(game, lens);
        const TermFactors factors = lens.left.prospects.factors();
        course.phases.emplace_back(game.state());
        for (int seat = 0; seat < game.players(); ++seat)
            course.samples.push_back({describe(game, holdings, factors, seat), standing(game, seat)});
        if (random.below(kScale) < randomMoves * kScale)
            playRandomMove(game, random);
        else
            game.play(bestMove(game, lens, scratch).move);
    }
    return course;
}

double expected(const Sample& sample, const PhaseWeights& weights)
{
    return std::inner_product(sample.amounts.begin(), sample.amounts.end(), weights.begin(), sample.standing);
}

// Backwards from the final scores: each target is a mixture of the next one and of what is expected there.
void setTargets(Course& course, const Game& over, const Weights& weights, double trace)
{
    if (course.phases.empty())
        return;
    const std::size_t last = course.phases.size() - 1;
    for (std::size_t seat = 0; seat < course.players; ++seat)
        course.at(last)[seat].target = over.score(static_cast<int>(seat));
    for (std::size_t position = last; position-- > 0;) {
        const PhaseWeights next = weights.at(course.phases[position + 1]);
        for (std::size_t seat = 0; seat < course.players; ++seat) {
            const Sample& after = course.at(position + 1)[seat];
            course.at(position)[seat].target = trace * after.target + (1 - trace) * expected(after, next);
        }
    }
}

// What a set's samples differ by, in the mean square: where scores are higher, chance is, too.
struct Spread
{
    double squares = 0;
    double samples = 0;

    double mean() const { return squares / samples; }
};

// Adds every player's difference from the mean of the players. Such a difference is all that moves are chosen
// by, and what all players gain alike, which differs from set to set, drops out.
void learn(Course& course, double weight, Regression& regression, Spread& spread)
{
    const double share = 1.0 / static_cast<double>(course.players);
    for (std::size_t position = 0; position < course.phases.size(); ++position) {
        Amounts meanAmounts{};
        double meanGain = 0;
        for (const Sample& sample : course.at(position)) {
            meanGain += share * (sample.target - sample.standing);
            for (std::size_t term = 0; term < meanAmounts.size(); ++term)
                meanAmounts[term] += share * sample.amounts[term];
        }
        for (Sample& sample : course.at(position)) {
            const double gain = sample.target - sample.standing - meanGain;
            for (std::size_t term = 0; term < meanAmounts.size(); ++term)
                sample.amounts[term] -= meanAmounts[term];
            regression.add(sample.amounts, course.phases[position], gain, weight);
            spread.squares += gain * gain;
            spread.samples += 1;
        }
    }
}

// The games are played with the usual cowboys; what one more is worth (R1.2) goes on as with the last of
// them.
void valueFifthCowboy(Weights& weights)
{
    static_assert(kMostCowboys == kCowboys + 1);
    const auto free = [&](int cowboys, std::size_t part) -> double& {
        return weights.parts[static_cast<std::size_t>(terms::kFree + cowboys)][part];
    };
    for (std::size_t part = 0; part < Phase::kParts; ++part)
        free(kMostCowboys, part) = 2 * free(kCowboys, part) - free(kCowboys - 1, part);
}

} // namespace

Trained train(std::span<const std::shared_ptr<const CompiledSet>> sets, const Training& training,
              const std::function<void(int, int)>& progress, const std::atomic<bool>& cancel)
{
    constexpr std::array kTables{2, 2, 3, 4}; // players, in turn
    Weights weights;
    Regression regression;
    std::vector<double> importance(sets.size(), 1.0);
    SeedSequence seeds(training.seed);
    Training done = training;
    done.rounds = 0;
    for (int round = 0; round < training.rounds && !cancel; ++round) {
        regression.fade(kMemory);
        std::vector<Spread> spreads(sets.size());
        int games = 0;
        for (; games < training.gamesPerRound && !cancel; ++games) {
            const auto number = static_cast<std::size_t>(games);
            const std::size_t set = number / kTables.size() % sets.size();
            Setup setup;
            setup.players = kTables[number % kTables.size()];
            setup.seed = seeds.next();
            Random random(seeds.next());
            Game game(sets[set], setup);
            Course course = play(game, weights, training.randomMoves, random);
            setTargets(course, game, weights, round == 0 ? 1.0 : kTrace);
            learn(course, importance[set], regression, spreads[set]);
            progress(round, games + 1);
        }
        if (games < training.gamesPerRound && (round > 0 || games == 0))
            break;
        done.rounds = round + 1;
        done.gamesPerRound = games;
        weights = regression.solve();
        valueFifthCowboy(weights);
        for (std::size_t set = 0; set < sets.size(); ++set)
            if (spreads[0].squares > 0 && spreads[set].squares > 0)
                importance[set] = spreads[0].mean() / spreads[set].mean();
    }
    return {weights, done};
}

} // namespace lodeline::goldrush
