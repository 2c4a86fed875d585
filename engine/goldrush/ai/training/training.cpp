// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/training/training.h"

#include "engine/goldrush/ai/evaluation/holdings.h"
#include "engine/goldrush/ai/evaluation/networkinput.h"
#include "engine/goldrush/ai/evaluation/ranking.h"
#include "engine/goldrush/ai/player.h"

#include <algorithm>
#include <cfloat>
#include <numeric>
#include <span>

// What is learned is the same to the last bit on every machine, also where another one goes on.
#ifdef __FAST_MATH__
#error "Learning needs floating point as IEEE 754 has it: build without -ffast-math"
#endif

namespace lodeline::goldrush {

static_assert(FLT_EVAL_METHOD == 0,
              "Learning needs numbers that are rounded after every step: on x86 use SSE2");

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
    add(tentTerm(state, player.tent), 1.0);
    for (const Holding& holding : holdings.held()) {
        if (holding.cowboys.of(seat) == 0)
            continue;
        const Claim claim = claimOf(holding.cowboys, seat);
        if (claim == Claim::Behind)
            describeBehind(holding.feature, add);
        else
            describeHolding(holding.feature, claim == Claim::Shared, add);
    }
    return amounts;
}

std::vector<Network::Input> networkInputs(const Holdings& holdings, float shareLeft, int seat)
{
    std::vector<Network::Input> inputs;
    for (const Holding& holding : holdings.held())
        if (holding.cowboys.of(seat) > 0)
            inputs.push_back(networkInput(holding.feature, claimOf(holding.cowboys, seat), shareLeft));
    return inputs;
}

double standing(const Game& game, int seat)
{
    return game.score(seat) + game.tokenPoints(seat);
}

// One player in one position.
struct Sample
{
    Amounts amounts;
    double standing; // points and gold so far
    std::vector<Network::Input> holdings;
    double target = 0; // what to expect at the end
};

// The positions of a game, in order, for each a sample of every player.
struct Course
{
    std::size_t players;
    std::vector<Progress> phases;
    std::vector<Sample> samples;

    std::span<Sample> at(std::size_t position)
    {
        return std::span(samples).subspan(position * players, players);
    }
};

// Plays to the end, or until it is cancelled.
Course play(Game& game, const Weights& weights, double randomMoves, Random& random,
            const std::atomic<bool>& cancel, const std::function<void()>& beforeMove)
{
    constexpr std::uint32_t kScale = 1U << 20;
    Course course{static_cast<std::size_t>(game.players()), {}, {}};
    Game scratch(game);
    while (game.phase() != Game::Phase::Over) {
        beforeMove();
        if (cancel)
            break;
        const Lens lens(game, weights);
        const Holdings holdings(game, lens);
        const TermFactors factors = lens.left.prospects.factors();
        course.phases.emplace_back(game.state());
        for (int seat = 0; seat < game.players(); ++seat)
            course.samples.push_back({describe(game, holdings, factors, seat), standing(game, seat),
                                      networkInputs(holdings, lens.shareLeft, seat)});
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

// Adds every player's difference from the mean of the players. Such a difference is all that moves are chosen
// by, and what all players gain alike, which differs from set to set, drops out.
void learn(Course& course, double weight, RoundSums& sums, RoundSums::Spread& spread)
{
    Regression regression;
    double squares = 0;
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
            squares += gain * gain;
        }
    }
    for (std::size_t i = 0; i < Regression::kSums; ++i)
        sums.regression[i].add(regression.sums()[i]);
    spread.squares.add(squares);
    spread.samples += static_cast<std::int64_t>(course.samples.size());
}

// Of every player, compared with the mean of the players.
void addMisses(Course& course, const Weights& weights, Misses& misses)
{
    for (std::size_t position = 0; position < course.phases.size(); ++position) {
        const PhaseWeights now = weights.at(course.phases[position]);
        double mean = 0;
        std::vector<Misses::Player> players;
        for (Sample& sample : course.at(position)) {
            players.push_back({sample.target - expected(sample, now), std::move(sample.holdings)});
            mean += players.back().points / static_cast<double>(course.players);
        }
        for (Misses::Player& player : players)
            player.points -= mean;
        misses.add(players);
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
    for (std::size_t part = 0; part < Progress::kParts; ++part)
        free(kMostCowboys, part) = 2 * free(kCowboys, part) - free(kCowboys - 1, part);
}

// The seeds of the games from one on: two a game.
SeedSequence seedsFrom(std::int64_t game, std::uint64_t seed)
{
    SeedSequence seeds(seed);
    for (std::int64_t i = 0; i < 2 * game; ++i)
        seeds.next();
    return seeds;
}

// Plays the games first to last - 1 of the round after `state` and calls visit(game, set, course) after each.
// The game before which it ended.
template <typename Visit>
int forEachGame(const TrainingSets& sets, const Training& training, const TrainingState& state, int first,
                int last, const std::atomic<bool>& cancel, const std::function<void()>& beforeMove,
                Visit visit)
{
    constexpr std::array kTables{2, 2, 3, 4}; // players, in turn
    SeedSequence seeds =
        seedsFrom(std::int64_t{state.rounds} * training.gamesPerRound + first, training.seed);
    int game = first;
    for (; game < last; ++game) {
        const auto number = static_cast<std::size_t>(game);
        const std::size_t set = number / kTables.size() % sets.size();
        Setup setup;
        setup.players = kTables[number % kTables.size()];
        setup.seed = seeds.next();
        Random random(seeds.next());
        Game played(sets[set], setup);
        Course course = play(played, state.weights, training.randomMoves, random, cancel, beforeMove);
        if (cancel)
            break;
        setTargets(course, played, state.weights, state.weights == Weights() ? 1.0 : kTrace);
        visit(game, set, course);
    }
    return game;
}

} // namespace

bool merge(RoundSums& sums, const RoundSums& others)
{
    auto games = joined(sums.games, others.games);
    if (!games)
        return false;
    if (others.games.empty())
        return true;
    // The beginning of a round has no spreads to be added to.
    if (sums.games.empty()) {
        sums = others;
        return true;
    }
    sums.games = std::move(*games);
    for (std::size_t i = 0; i < sums.regression.size(); ++i)
        sums.regression[i] += others.regression[i];
    for (std::size_t set = 0; set < sums.spreads.size(); ++set) {
        sums.spreads[set].squares += others.spreads[set].squares;
        sums.spreads[set].samples += others.spreads[set].samples;
    }
    return true;
}

RoundSums playGames(const TrainingSets& sets, const Training& training, const TrainingState& state, int first,
                    int last, const std::function<void(int)>& progress, const std::atomic<bool>& cancel,
                    const std::function<void()>& beforeMove)
{
    RoundSums sums;
    sums.spreads.resize(sets.size());
    const int end = forEachGame(sets, training, state, first, last, cancel, beforeMove,
                                [&](int game, std::size_t set, Course& course) {
                                    learn(course, state.importance.empty() ? 1.0 : state.importance[set],
                                          sums, sums.spreads[set]);
                                    progress(game + 1 - first);
                                });
    if (end > first)
        sums.games = {{first, end}};
    return sums;
}

Misses playForMisses(const TrainingSets& sets, const Training& training, const TrainingState& state,
                     int first, int last, const std::function<void(int)>& progress,
                     const std::atomic<bool>& cancel, const std::function<void()>& beforeMove)
{
    Misses misses;
    forEachGame(sets, training, state, first, last, cancel, beforeMove,
                [&](int game, std::size_t, Course& course) {
                    addMisses(course, state.weights, misses);
                    progress(game + 1 - first);
                });
    return misses;
}

TrainingState afterRound(const TrainingState& state, const RoundSums& sums, const Prior& prior)
{
    TrainingState next = state;
    next.rounds = state.rounds + 1;
    next.regression.fade(kMemory);
    std::vector<double> round(Regression::kSums);
    std::ranges::transform(sums.regression, round.begin(), &ExactSum::value);
    next.regression.add(round);
    next.weights = next.regression.solve(prior);
    valueFifthCowboy(next.weights);
    next.importance.resize(sums.spreads.size(), 1.0);
    const RoundSums::Spread& usual = sums.spreads.front();
    for (std::size_t set = 0; set < sums.spreads.size(); ++set)
        if (usual.squares.value() > 0 && sums.spreads[set].squares.value() > 0)
            next.importance[set] = usual.mean() / sums.spreads[set].mean();
    return next;
}

Trained train(const TrainingSets& sets, const Training& training,
              const std::function<void(int, int)>& progress, const std::atomic<bool>& cancel)
{
    TrainingState state;
    Training done = training;
    done.rounds = 0;
    for (int round = 0; round < training.rounds && !cancel; ++round) {
        const RoundSums sums = playGames(
            sets, training, state, 0, training.gamesPerRound, [&](int games) { progress(round, games); },
            cancel);
        const int games = sums.games.empty() ? 0 : sums.games.front().second;
        if (games < training.gamesPerRound && (round > 0 || games == 0))
            break;
        state = afterRound(state, sums);
        done.rounds = state.rounds;
        done.gamesPerRound = games;
    }
    return {state.weights, done};
}

} // namespace lodeline::goldrush
