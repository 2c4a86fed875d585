// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/learning/setlearning.h"

#include "engine/core/crew.h"
#include "engine/goldrush/ai/evaluatingplayers.h"
#include "engine/goldrush/ai/training/training.h"
#include "engine/goldrush/lab/simulation.h"

#include <algorithm>
#include <array>
#include <map>
#include <mutex>
#include <utility>

namespace lodeline::goldrush {
namespace {

constexpr double kPriorShare = 0.02; // how much the shipped weights are held to
constexpr int kPiece = 20;           // games

constexpr int kCandidates = 3;
constexpr int kPasses = 6; // of the games for the network

// Of the terms.
Weights halfway(const Weights& a, const Weights& b)
{
    Weights mean;
    for (std::size_t term = 0; term < mean.parts.size(); ++term)
        for (std::size_t part = 0; part < Phase::kParts; ++part)
            mean.parts[term][part] = (a.parts[term][part] + b.parts[term][part]) / 2;
    return rounded(mean);
}

// Somebody who plays by one ply and says so before every move.
class AnnouncingProspector : public Prospector
{
public:
    AnnouncingProspector(SharedWeights weights, std::function<void()> beforeMove)
        : Prospector(std::move(weights))
        , beforeMove_(std::move(beforeMove))
    {
    }
    Move choose(const Game& game, std::uint64_t seed, std::stop_token stop) override
    {
        beforeMove_();
        return Prospector::choose(game, seed, std::move(stop));
    }

private:
    std::function<void()> beforeMove_;
};

class Learner
{
public:
    Learner(std::shared_ptr<const CompiledSet> set, const SetLearning& learning,
            const std::function<void(double)>& progress, std::stop_token stop)
        : set_(std::move(set))
        , learning_(learning)
        , progress_(progress)
        , stop_(std::move(stop))
        , crew_(learning.jobs)
    {
    }

    std::optional<LearnedSet> run()
    {
        const std::stop_callback cancelling(stop_, [this] { cancelled_ = true; });
        TrainingState state;
        state.weights = *shippedWeights();
        const Prior prior{*shippedWeights(), kPriorShare};
        for (int round = 0; round < learning_.rounds; ++round) {
            const RoundSums sums = play(state);
            if (cancelled_)
                return std::nullopt;
            state = afterRound(state, sums, prior);
            state.weights = rounded(state.weights);
        }
        const Misses misses = playForNetwork(state);
        Weights withNetwork = state.weights;
        withNetwork.network = fitNetwork(misses);
        if (cancelled_)
            return std::nullopt;
        return best({rounded(withNetwork), state.weights, halfway(state.weights, *shippedWeights())});
    }

private:
    // So many games of a round in pieces, in any order: play(training, first, last) plays some.
    template <typename Play>
    void playRound(int games, Play play)
    {
        const Training training{.rounds = learning_.rounds,
                                .gamesPerRound = learning_.gamesPerRound,
                                .randomMoves = Training{}.randomMoves,
                                .seed = learning_.seed};
        crew_.run((games + kPiece - 1) / kPiece, [&](int, int piece) {
            if (!cancelled_)
                play(training, kPiece * piece, std::min(kPiece * (piece + 1), games));
        });
    }

    RoundSums play(const TrainingState& state)
    {
        RoundSums all;
        all.spreads.resize(1);
        playRound(learning_.gamesPerRound, [&](const Training& training, int first, int last) {
            const RoundSums some = playGames(
                {set_}, training, state, first, last, [&](int) { advance(); }, cancelled_, [&] { tell(); });
            const std::scoped_lock lock(mutex_);
            merge(all, some);
        });
        return all;
    }

    Misses playForNetwork(const TrainingState& state)
    {
        std::map<int, Misses> pieces; // by their first game
        playRound(learning_.networkGames(*set_), [&](const Training& training, int first, int last) {
            Misses some = playForMisses(
                {set_}, training, state, first, last, [&](int) { advance(); }, cancelled_, [&] { tell(); });
            const std::scoped_lock lock(mutex_);
            pieces.emplace(first, std::move(some));
        });
        Misses all;
        for (auto& [first, some] : pieces)
            all.append(std::exchange(some, Misses()));
        return all;
    }

    std::optional<Network> fitNetwork(const Misses& misses)
    {
        return trainNetwork(misses, kPasses, learning_.seed, [&](double) {
            tell();
            return !cancelled_.load();
        });
    }

    // One more game is over.
    void advance()
    {
        const std::scoped_lock lock(mutex_);
        ++done_;
        tellLocked();
    }

    // Whoever is told may hold up whatever is played.
    void tell()
    {
        const std::scoped_lock lock(mutex_);
        tellLocked();
    }

    void tellLocked()
    {
        const int all = learning_.games(*set_) + kCandidates * learning_.matchGames;
        progress_(static_cast<double>(done_) / all);
    }

    // Share of the games that the player with these weights wins.
    std::optional<double> match(const Weights& weights)
    {
        const auto candidate = std::make_shared<const Weights>(weights);
        Simulation simulation;
        simulation.set = set_;
        simulation.players = {"learned", "shipped"};
        simulation.make = [&](const std::string& name) {
            return std::make_unique<AnnouncingProspector>(name == "learned" ? candidate : shippedWeights(),
                                                          [this] { tell(); });
        };
        simulation.seed = learning_.seed;
        simulation.last = learning_.matchGames;
        simulation.jobs = learning_.jobs;
        const Tally tally = simulate(
            simulation, [&](const Tally&) { advance(); }, cancelled_);
        if (tally.games < learning_.matchGames)
            return std::nullopt;
        return tally.players.front().share(tally.games).share;
    }

    // What was learned from few games is mostly right and partly noise: less of it is often better.
    std::optional<LearnedSet> best(const std::array<Weights, kCandidates>& candidates)
    {
        const int games = learning_.games(*set_);
        LearnedSet best{rounded(*shippedWeights()), games, 0.5};
        for (const Weights& candidate : candidates) {
            const auto share = match(candidate);
            if (!share)
                return std::nullopt;
            if (*share > best.share)
                best = {candidate, games, *share};
        }
        return best;
    }

    std::shared_ptr<const CompiledSet> set_;
    SetLearning learning_;
    const std::function<void(double)>& progress_;
    std::stop_token stop_;
    std::atomic<bool> cancelled_ = false;
    Crew crew_;
    std::mutex mutex_;
    int done_ = 0; // games
};

} // namespace

int SetLearning::networkGames(const CompiledSet& set) const
{
    constexpr int kMostPositions = 1'000'000;
    return std::min(kMostPositions / set.tiles(), gamesPerRound);
}

SetLearning SetLearning::usual(const CompiledSet& set)
{
    constexpr int kUsualTiles = 72;
    const auto fewer = [&](int games, int least) {
        return std::clamp(games * kUsualTiles / set.tiles(), least, games);
    };
    SetLearning learning;
    learning.gamesPerRound = fewer(learning.gamesPerRound, 200);
    learning.matchGames = fewer(learning.matchGames, 100) / 2 * 2;
    return learning;
}

std::optional<LearnedSet> learnSet(const std::shared_ptr<const CompiledSet>& set, const SetLearning& learning,
                                   const std::function<void(double)>& progress, const std::stop_token& stop)
{
    return Learner(set, learning, progress, stop).run();
}

} // namespace lodeline::goldrush
