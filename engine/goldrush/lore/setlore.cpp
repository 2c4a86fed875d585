// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/lore/setlore.h"

#include "engine/core/seedplan.h"
#include "engine/core/series/inorder.h"
#include "engine/goldrush/ai/evaluation/ranking.h"
#include "engine/goldrush/ai/lookahead.h"
#include "engine/goldrush/lab/setwatch.h"
#include "engine/goldrush/review/uncertainty.h"

#include <algorithm>
#include <cmath>
#include <mutex>

namespace lodeline::goldrush {
namespace {

constexpr LookaheadSettings kShortLook{.candidates = 6, .depth = {.plies = 4}};
constexpr int kFutures = 24;
constexpr int kManyTokens = 3;

bool putsFarmer(const Action& action)
{
    return action.type == Action::Type::Cowboy && action.segment.kind == FeatureKind::Prairie;
}

bool usePiecesAlike(const Action& a, const Action& b)
{
    return a.type == b.type && (a.type != Action::Type::Cowboy || a.segment.kind == b.segment.kind);
}

// A game in the middle of being played and watched.
class Course
{
public:
    Course(const WatchedSet& watched, std::shared_ptr<const CompiledSet> set, const Setup& setup,
           const Weights& weights)
        : weights_(weights)
        , watch_(watched, setup.players)
        , game_(std::move(set), setup, &watch_)
        , scratch_(game_)
        , tiles_(game_.tilesLeft() + 1)
        , plyToLook_(static_cast<int>(Random(setup.seed).below(static_cast<std::uint32_t>(tiles_))))
    {
        lore_.games = 1;
    }

    // Nothing when it was cancelled in the middle.
    std::optional<SetLore> play(const std::function<void()>& beforeTurn, const std::atomic<bool>& cancel)
    {
        while (game_.phase() != Game::Phase::Over) {
            beforeTurn();
            if (cancel)
                return std::nullopt;
            turn();
        }
        lore_.sums = watch_.end(game_);
        return lore_;
    }

private:
    void turn()
    {
        const Lens lens(game_, weights_);
        const Move move = bestMove(game_, lens, scratch_).move;
        const int laid = tiles_ - 1 - game_.tilesLeft();
        if (putsFarmer(move.action))
            lore_.farmers.add(100 * laid / tiles_);
        if (lore_.tents.count == 0 && 2 * laid >= tiles_ - 1)
            lore_.tents.add(lens.weights[static_cast<std::size_t>(tentTerm(kManyTokens))] -
                            lens.weights[static_cast<std::size_t>(terms::kTent)]);
        if (game_.ply() == plyToLook_)
            lore_.changes.add(usePiecesAlike(move.action, lookedAhead()) ? 0 : 1);
        watch_.turn(game_);
        game_.play(move, &watch_);
    }

    Action lookedAhead() const
    {
        const std::uint64_t seed = seedplan::move(game_.state()->setup.seed, game_.player(), game_.ply());
        return lookAhead(game_, kShortLook, Budget::playouts(kFutures), Random(seed), weights_)
            .front()
            .move.action;
    }

    const Weights& weights_;
    SetWatch watch_;
    Game game_;
    Game scratch_;
    const int tiles_;     // to be laid in all
    const int plyToLook_; // ahead at
    SetLore lore_;
};

} // namespace

void Sample::add(double value)
{
    ++count;
    sum += value;
    squares += value * value;
}

double Sample::mean() const
{
    return count > 0 ? sum / static_cast<double>(count) : 0;
}

double Sample::error() const
{
    if (count < 2)
        return 0;
    const auto n = static_cast<double>(count);
    return std::sqrt(std::max(squares / n - mean() * mean(), 0.0) / (n - 1));
}

Sample& Sample::operator+=(const Sample& other)
{
    count += other.count;
    sum += other.sum;
    squares += other.squares;
    return *this;
}

SetLore& SetLore::operator+=(const SetLore& other)
{
    games += other.games;
    sums += other.sums;
    farmers += other.farmers;
    tents += other.tents;
    changes += other.changes;
    return *this;
}

LoreGames LoreGames::usual(const CompiledSet& set)
{
    constexpr int kUsualTiles = 72;
    constexpr int kFewest = 60;
    LoreGames games;
    games.games = std::clamp(games.games * kUsualTiles / std::max(set.tiles(), 1), kFewest, games.games);
    return games;
}

std::optional<SetLore> measureLore(const std::shared_ptr<const CompiledSet>& set, const Weights& weights,
                                   const LoreGames& wanted, const std::function<void(double)>& progress,
                                   const std::stop_token& stop)
{
    std::atomic<bool> cancelled = false;
    const std::stop_callback cancelling(stop, [&cancelled] { cancelled = true; });
    const WatchedSet watched(set);
    Setup setup;
    setup.players = wanted.players;
    setup.options = wanted.options;
    std::mutex mutex;
    int over = 0; // games
    const auto tell = [&](int games) {
        const std::scoped_lock lock(mutex);
        over = std::max(over, games);
        progress(static_cast<double>(over) / wanted.games);
    };
    auto lore = sumInOrder<SetLore>(
        0, wanted.games, wanted.jobs,
        [&](int number) {
            Setup own = setup;
            own.seed = seedplan::game(wanted.seed, number);
            return Course(watched, set, own, weights).play([&] { tell(0); }, cancelled);
        },
        [&](const SetLore& soFar) { tell(soFar.games); }, cancelled);
    if (lore.games < wanted.games)
        return std::nullopt;
    const Uncertainty uncertainty = measureUncertainty(set, setup, weights, stop, [&] { progress(1.0); });
    if (stop.stop_requested())
        return std::nullopt;
    const double turnsLeft = lore.sums.turns.mean() / wanted.players / 2;
    lore.spread = std::sqrt(uncertainty.squarePerTurn * turnsLeft);
    return lore;
}

} // namespace lodeline::goldrush
