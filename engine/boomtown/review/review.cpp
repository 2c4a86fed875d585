// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/review/review.h"

#include "engine/boomtown/ai/level.h"
#include "engine/boomtown/ai/worth.h"

#include <algorithm>
#include <cmath>

namespace lodeline::boomtown {
namespace {

constexpr double kWorthTelling = 1.0; // points

int cardsLeft(const Game& game)
{
    return static_cast<int>(game.left().size() + game.free().size());
}

Outlook outlook(const Game& game, double lead)
{
    const double chance = chanceOf(lead, cardsLeft(game));
    return {lead, {chance, 1 - chance}};
}

Outlook outlookAtEnd(const Game& game)
{
    const std::vector<int> winners = game.winners();
    const double chance = winners.size() == kPlayers ? 0.5 : winners.front() == 0 ? 1.0 : 0.0;
    return {static_cast<double>(game.score(0).total() - game.score(1).total()), {chance, 1 - chance}};
}

// `leadAfter`: of seat 0 after the ply, as a search from there finds it; becomes that before the ply.
PlyReview reviewPly(const Game& game, const Move& played, Budget budget, double& leadAfter)
{
    const auto found = lookAhead(game, adviser(), std::move(budget), {.also = played});
    const auto points = [](int lead) { return static_cast<double>(lead) / kPoint; };
    const CandidateMove& best = found.front();
    const double side = game.player() == 0 ? 1 : -1;
    const double lead = points(best.lead);
    const double lost = points(best.lead - std::ranges::find(found, played, &CandidateMove::move)->lead);
    // A search that does not come to the end gives one draft more to whoever is to move. One ply later that
    // is the other player, so the mean of both favours nobody.
    const double fair = (lead + side * leadAfter + lost) / 2;
    leadAfter = side * lead;
    PlyReview review{game.player(), played, outlook(game, side * fair)};
    review.reasons = reasonsFor(game, played);
    review.givenAway = worthOfPassed(game, played);
    if (lost >= kWorthTelling)
        review.better = {best.move, chanceOf(fair, cardsLeft(game)) - chanceOf(fair - lost, cardsLeft(game)),
                         lost, reasonsFor(game, best.move)};
    return review;
}

} // namespace

double chanceOf(double lead, int cards)
{
    // How far the end is from what was expected with so many cards to come, in points: a standard deviation.
    constexpr double kSpreadOfCard = 0.5;
    const double spread = kSpreadOfCard * std::max(cards, 1);
    return std::erfc(-lead / spread / std::sqrt(2.0)) / 2;
}

Result<Review> reviewGame(const GameRecord& record, int surveys, ReviewListener& listener,
                          const std::stop_token& stop)
{
    auto last = replay(record);
    if (!last)
        return tl::unexpected(std::move(last.error()));
    Review review;
    review.finished = last->phase() == Game::Phase::Over;
    const int plies = static_cast<int>(record.moves.size());
    review.plies.resize(record.moves.size());
    Budget budget = Budget::playouts(surveys);
    budget.setStopToken(stop);
    review.end = outlookAtEnd(*last);
    if (!review.finished) {
        const auto found = lookAhead(*last, adviser(), budget);
        const double lead = static_cast<double>(found.front().lead) / kPoint;
        review.end = outlook(*last, last->player() == 0 ? lead : -lead);
    }
    double leadAfter = review.end.lead;
    for (int ply = plies - 1; ply >= 0 && !stop.stop_requested(); --ply) {
        const auto number = static_cast<std::size_t>(ply);
        PlyReview found =
            reviewPly(*replay(record, nullptr, ply), record.moves[number].move, budget, leadAfter);
        if (stop.stop_requested())
            break;
        review.plies[number] = std::move(found);
        listener.plyReviewed(number, review, plies - ply);
    }
    return review;
}

} // namespace lodeline::boomtown
