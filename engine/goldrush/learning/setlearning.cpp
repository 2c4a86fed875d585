// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/learning/setlearning.h"

#include "engine/core/crew.h"
#include "engine/core/pictures/sha256.h"
#include "engine/goldrush/ai/evaluatingplayers.h"
#include "engine/goldrush/lab/simulation.h"
#include "engine/goldrush/learning/learnedsetfile.h"
#include "engine/goldrush/learning/setdigest.h"

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
        for (std::size_t part = 0; part < Progress::kParts; ++part)
            mean.parts[term][part] = (a.parts[term][part] + b.parts[term][part]) / 2;
    return rounded(mean);
}

// The games up to `games` that are not among those that are over.
Shards piecesOf(int games, const Shards& over)
{
    Shards pieces;
    int next = 0;
    const auto playUpTo = [&](int last) {
        for (; next < last; next = pieces.back().second)
            pieces.emplace_back(next, std::min(next + kPiece, last));
    };
    for (const auto& [first, last] : over) {
        playUpTo(first);
        next = last;
    }
    playUpTo(games);
    return pieces;
}

// All that a learning begins with but its settings.
std::string nameOf(const CompiledSet& set)
{
    return toHex(sha256Of(toHex(setDigest(set.tileSet())) + toJson(LearnedSet{*shippedWeights()})));
}

// After the first round; the games of the only set all count alike.
bool comesOfGames(const TrainingState& state)
{
    return canBeKept(state.weights) && state.importance == std::vector{1.0};
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
        // The network is one more round, which begins with what those of the weights come to.
        , training_{.rounds = learning.rounds + 1,
                    .gamesPerRound = learning.gamesPerRound,
                    .randomMoves = Training{}.randomMoves,
                    .seed = learning.seed}
        , progress_(progress)
        , stop_(std::move(stop))
        , crew_(learning.jobs)
    {
    }

    std::optional<LearnedSet> run(const BegunLearning& before)
    {
        const std::stop_callback cancelling(stop_, [this] { cancelled_ = true; });
        TrainingShard now = begin(before.begun);
        bool isLearned = playRounds(now, before);
        if (!isLearned && before.begun) {
            now = begin(std::nullopt);
            isLearned = playRounds(now, before);
        }
        if (cancelled_)
            return std::nullopt;
        if (!isLearned)
            return LearnedSet{rounded(*shippedWeights()), learning_.games(*set_), 0.5};
        const TrainingState& state = now.before;
        const Misses misses = playForNetwork(state);
        Weights withNetwork = state.weights;
        withNetwork.network = fitNetwork(misses);
        if (cancelled_)
            return std::nullopt;
        if (!canBeKept(withNetwork))
            withNetwork.network.reset();
        return best({rounded(withNetwork), state.weights, halfway(state.weights, *shippedWeights())});
    }

private:
    // With what another run has begun, if it is of this learning.
    TrainingShard begin(const std::optional<TrainingShard>& begun)
    {
        TrainingShard anew{{nameOf(*set_)}, training_, {}, {}};
        anew.before.weights = *shippedWeights();
        done_ = 0;
        if (!begun || begun->sets != anew.sets || begun->training != anew.training ||
            !(begun->before.rounds == 0 ? begun->before == anew.before : comesOfGames(begun->before)))
            return anew;
        done_ = begun->before.rounds * learning_.gamesPerRound;
        for (const auto& [first, last] : begun->sums.games)
            done_ += last - first;
        return *begun;
    }

    // Those that are left, until it is cancelled. False where nothing comes of the sums of one: begun ones
    // may be altered. It is not kept then.
    bool playRounds(TrainingShard& now, const BegunLearning& before)
    {
        const Prior prior{*shippedWeights(), kPriorShare};
        while (now.before.rounds < learning_.rounds) {
            play(now);
            if (!cancelled_) {
                TrainingState next = afterRound(now.before, now.sums, prior);
                if (!canBeKept(next.weights))
                    return false;
                next.weights = rounded(next.weights);
                now.before = std::move(next);
                now.sums = {};
            }
            if (before.keep && (now.before.rounds > 0 || !now.sums.games.empty()))
                before.keep(now);
            if (cancelled_)
                break;
        }
        return true;
    }

    // In any order: play(first, last) plays some.
    template <typename Play>
    void playPieces(const Shards& pieces, Play play)
    {
        crew_.run(static_cast<int>(pieces.size()), [&](int, int number) {
            const auto& [first, last] = pieces[static_cast<std::size_t>(number)];
            if (!cancelled_)
                play(first, last);
        });
    }

    // What is left of the round.
    void play(TrainingShard& shard)
    {
        playPieces(piecesOf(learning_.gamesPerRound, shard.sums.games), [&](int first, int last) {
            const RoundSums some = playGames(
                {set_}, training_, shard.before, first, last, [&](int) { advance(); }, cancelled_,
                [&] { tell(); });
            const std::scoped_lock lock(mutex_);
            merge(shard.sums, some);
        });
    }

    Misses playForNetwork(const TrainingState& state)
    {
        std::map<int, Misses> pieces; // by their first game
        playPieces(piecesOf(learning_.networkGames(*set_), {}), [&](int first, int last) {
            Misses some = playForMisses(
                {set_}, training_, state, first, last, [&](int) { advance(); }, cancelled_, [&] { tell(); });
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

    void tellLocked() { progress_(static_cast<double>(done_) / games()); }

    int games() const
    {
        return learning_.games(*set_) + kCandidates * learning_.matchGames + learning_.proofGames;
    }

    // Share of these games that the player with these weights wins.
    std::optional<double> match(const Weights& weights, int first, int last)
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
        simulation.first = first;
        simulation.last = last;
        simulation.jobs = learning_.jobs;
        const Tally tally = simulate(
            simulation, [&](const Tally&) { advance(); }, cancelled_);
        if (tally.games < last - first)
            return std::nullopt;
        return tally.players.front().share(tally.games).share;
    }

    // What was learned from few games is mostly right and partly noise: less of it is often better.
    std::optional<LearnedSet> best(const std::array<Weights, kCandidates>& candidates)
    {
        const Weights* best = nullptr;
        double most = 0.5;
        for (const Weights& candidate : candidates) {
            const auto share = match(candidate, 0, learning_.matchGames);
            if (!share)
                return std::nullopt;
            if (*share > most) {
                most = *share;
                best = &candidate;
            }
        }
        return proven(best);
    }

    std::optional<LearnedSet> proven(const Weights* best)
    {
        const LearnedSet shipped{rounded(*shippedWeights()), learning_.games(*set_), 0.5};
        if (!best) {
            done_ = games();
            tell();
            return shipped;
        }
        const auto share = match(*best, learning_.matchGames, learning_.matchGames + learning_.proofGames);
        if (!share)
            return std::nullopt;
        return *share > 0.5 ? LearnedSet{*best, shipped.games, *share} : shipped;
    }

    std::shared_ptr<const CompiledSet> set_;
    SetLearning learning_;
    const Training training_;
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
                                   const std::function<void(double)>& progress, const std::stop_token& stop,
                                   const BegunLearning& before)
{
    return Learner(set, learning, progress, stop).run(before);
}

} // namespace lodeline::goldrush
