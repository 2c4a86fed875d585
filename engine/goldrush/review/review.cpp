// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/review/review.h"

#include "engine/core/crew.h"
#include "engine/core/seedplan.h"
#include "engine/goldrush/ai/evaluation/ranking.h"
#include "engine/goldrush/files/problems.h"
#include "engine/goldrush/learning/learnedsetfile.h"
#include "engine/goldrush/review/choice.h"
#include "engine/goldrush/review/uncertainty.h"
#include "engine/goldrush/told/seen.h"

#include <algorithm>
#include <mutex>
#include <numeric>
#include <utility>

namespace lodeline::goldrush {
namespace {

// Plays on as the evaluation likes it best.
Outlook playedWell(const Game& game, const Observer& observer, const std::array<double, kMaxPlayers>& extra)
{
    Game after(game);
    Game scratch(game);
    after.play(bestMove(game, Lens(game, observer.weights()), scratch).move);
    return observer.look(after, extra);
}

struct Draws
{
    Outlook mean;  // over all tiles that could have been drawn
    Outlook drawn; // with the one that was
};

// The observer does not know the order of the tiles: the game must not tell by what it draws later.
Draws drawsOf(const Game& position, const Observer& observer, const std::array<double, kMaxPlayers>& extra)
{
    Random random(0);
    const Game game = position.resampled(position.player(), random);
    std::vector<int> copies = game.copiesLeft();
    ++copies[static_cast<std::size_t>(*game.drawn())];
    Draws draws;
    int sum = 0;
    for (std::size_t design = 0; design < copies.size(); ++design) {
        if (copies[design] == 0)
            continue;
        const Game next = game.withDrawn(static_cast<int>(design));
        if (next.legalPlacements().empty())
            continue;
        const Outlook outlook = playedWell(next, observer, extra);
        draws.mean.add(outlook, copies[design]);
        sum += copies[design];
        if (static_cast<int>(design) == *game.drawn())
            draws.drawn = outlook;
    }
    Outlook mean;
    draws.mean = mean.add(draws.mean, 1.0 / sum);
    return draws;
}

std::array<double, kMaxPlayers> difference(const std::array<double, kMaxPlayers>& a,
                                           const std::array<double, kMaxPlayers>& b)
{
    std::array<double, kMaxPlayers> result{};
    for (std::size_t seat = 0; seat < result.size(); ++seat)
        result[seat] = a[seat] - b[seat];
    return result;
}

class Reviewer
{
public:
    Reviewer(const GameRecord& record, const ReviewSettings& settings, ReviewListener& listener,
             std::stop_token stop)
        : record_(record)
        , weights_(weightsOf(record))
        , settings_(settings)
        , listener_(listener)
        , stop_(std::move(stop))
        , crew_(settings.jobs)
    {
    }

    Result<Review> run()
    {
        if (const auto replayed = replayAll(); !replayed)
            return tl::unexpected(replayed.error());
        uncertainty_ =
            measureUncertainty(checkpoints_.front().sharedSet(), record_.setup(), *weights_, stop_);
        if (!inParallel(review_.plies.size() + 1, [this](std::size_t ply) { lookAt(ply); }))
            return std::move(review_);
        listener_.outlooksKnown(review_);
        const std::vector<std::size_t> order = byLoss();
        inParallel(order.size(), [&](std::size_t n) { search(order[n]); });
        return std::move(review_);
    }

private:
    Result<void> replayAll()
    {
        Result<Game> end = replay(record_);
        if (!end)
            return tl::unexpected(end.error());
        if (end->phase() == Game::Phase::Wait)
            return failure(MoveProblem::NotTold, "/told");
        review_.players = end->players();
        review_.finished = end->phase() == Game::Phase::Over;
        sight_ = review_.finished ? GoldSight::Revealed : GoldSight::Hidden;
        Game game = replay(record_, nullptr, 0).value();
        for (const RecordedMove& recorded : record_.moves) {
            if (review_.plies.size() % kStride == 0)
                checkpoints_.push_back(game);
            PlyReview& ply = review_.plies.emplace_back();
            ply.player = game.player();
            ply.design = *game.drawn();
            ply.played = recorded.move;
            ply.played.action = completed(game, ply.played.action);
            game.place(ply.played.placement);
            game.act(ply.played.action);
        }
        if (review_.plies.size() % kStride == 0)
            checkpoints_.push_back(std::move(game));
        return {};
    }

    Observer observerOf(const Game& game) const { return Observer(game, sight_, uncertainty_, *weights_); }

    // The game after so many plies.
    Game position(std::size_t plies) const
    {
        Game game(checkpoints_[plies / kStride]);
        while (static_cast<std::size_t>(game.ply()) < plies)
            game.play(review_.plies[static_cast<std::size_t>(game.ply())].played);
        return game;
    }

    // The same as the observer has seen it: of a game that goes on nobody's tokens.
    Game seen(std::size_t plies) const
    {
        const Game game = position(plies);
        Random random(0);
        return sight_ == GoldSight::Hidden ? game.resampled(kSpectator, random) : game;
    }

    // A position after `ply` moves, and what the tokens of the move before it changed.
    void lookAt(std::size_t ply)
    {
        const Game game = seen(ply);
        const Observer observer = observerOf(game);
        const bool over = game.phase() == Game::Phase::Over;
        const auto look = [&](const std::array<double, kMaxPlayers>& extra) {
            return over ? Draws{observer.look(game, extra), {}} : drawsOf(game, observer, extra);
        };
        const Draws draws = look({});
        if (ply == review_.plies.size()) {
            review_.end = draws.mean;
        } else {
            review_.plies[ply].before = draws.mean;
            review_.plies[ply].drawn = draws.drawn;
            review_.plies[ply].reasons = reasonsFor(game, review_.plies[ply].played);
        }
        if (ply == 0 || sight_ == GoldSight::Hidden)
            return;
        PlyReview& last = review_.plies[ply - 1];
        std::array<double, kMaxPlayers> without{};
        bool lucky = false;
        const Game earlier = position(ply - 1);
        const double expected = observerOf(earlier).tokenValue();
        for (int player = 0; player < review_.players; ++player) {
            const auto seat = static_cast<std::size_t>(player);
            const double luck = tokenLuck(player, earlier, game, expected);
            last.goldPoints[seat] = luck;
            without[seat] = -luck;
            lucky = lucky || luck != 0;
        }
        if (lucky)
            last.goldLuck = difference(draws.mean.chance, look(without).mean.chance);
    }

    static double tokenLuck(int player, const Game& before, const Game& after, double expected)
    {
        const int tokens = after.tokensTaken(player) - before.tokensTaken(player);
        const int points = after.tokenPoints(player) - before.tokenPoints(player);
        return tokens > 0 ? points - tokens * expected : 0.0;
    }

    std::vector<std::size_t> byLoss() const
    {
        std::vector<std::size_t> order(review_.plies.size());
        std::iota(order.begin(), order.end(), 0U);
        const auto loss = [this](std::size_t ply) {
            const PlyReview& review = review_.plies[ply];
            const auto mover = static_cast<std::size_t>(review.player);
            return review.drawn.chance[mover] - review_.after(ply).chance[mover];
        };
        std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return loss(a) > loss(b); });
        return order;
    }

    void search(std::size_t ply)
    {
        PlyReview& review = review_.plies[ply];
        const std::uint64_t seed = seedplan::review(settings_.seed, static_cast<int>(ply));
        const Game game = seen(ply);
        auto better = findBetter(game, review.played, observerOf(game), settings_, seed, stop_);
        if (stop_.stop_requested())
            return;
        const std::lock_guard lock(mutex_);
        review.better = std::move(better);
        review.searched = true;
        listener_.plySearched(ply, review, ++searched_);
    }

    // Calls job(0) to job(count - 1), at once as many as there are jobs; false when it was stopped before the
    // end.
    template <typename Job>
    bool inParallel(std::size_t count, Job job)
    {
        crew_.run(static_cast<int>(count), [&](int, int piece) {
            if (!stop_.stop_requested())
                job(static_cast<std::size_t>(piece));
        });
        return !stop_.stop_requested();
    }

    const GameRecord& record_;
    SharedWeights weights_;
    const ReviewSettings& settings_;
    ReviewListener& listener_;
    std::stop_token stop_;
    Crew crew_;
    GoldSight sight_ = GoldSight::Hidden;
    Uncertainty uncertainty_;
    // Every so many plies one, from which the others are played: boards of large sets are large.
    static constexpr std::size_t kStride = 16;
    std::vector<Game> checkpoints_;
    Review review_;
    std::mutex mutex_;
    int searched_ = 0;
};

} // namespace

Result<Review> reviewGame(const GameRecord& record, const ReviewSettings& settings, ReviewListener& listener,
                          const std::stop_token& stop)
{
    return Reviewer(record, settings, listener, stop).run();
}

} // namespace lodeline::goldrush
