// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/review/outlook.h"

#include "engine/goldrush/ai/evaluation/evaluation.h"
#include "engine/goldrush/review/turns.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lodeline::goldrush {
namespace {

// Expected final scores without any gold. `turn` points for one turn more than others have: the evaluation
// does not ask who is next.
std::array<double, kMaxPlayers> landScores(const Game& game, double turn, const Weights& weights)
{
    constexpr int kViewer = 0;
    std::array<double, kMaxPlayers> scores{};
    const auto at = [&](int player) -> double& { return scores[static_cast<std::size_t>(player)]; };
    if (game.phase() == Game::Phase::Over) {
        for (int player = 0; player < game.players(); ++player)
            at(player) = game.score(player) - game.tokenPoints(player);
        return scores;
    }
    const Lens lens(game, weights);
    const Evaluation evaluation(game, lens, kViewer);
    const double token = expectedTokenValue(game, kViewer);
    const double meanTurns = meanTurnsLeft(game);
    for (int player = 0; player < game.players(); ++player) {
        const int unknown = player == kViewer ? game.hiddenTokens(player) : game.tokensTaken(player);
        const double gold = token * unknown + (player == kViewer ? game.tokenPoints(player) : 0);
        at(player) = evaluation.score(player) - gold + turn * (turnsLeft(game, player) - meanTurns);
    }
    return scores;
}

} // namespace

Outlook& Outlook::add(const Outlook& other, double weight)
{
    for (std::size_t seat = 0; seat < chance.size(); ++seat) {
        chance[seat] += weight * other.chance[seat];
        score[seat] += weight * other.score[seat];
    }
    return *this;
}

double Outlook::lead(int player, int players) const
{
    double best = -std::numeric_limits<double>::infinity();
    for (int other = 0; other < players; ++other)
        if (other != player)
            best = std::max(best, score[static_cast<std::size_t>(other)]);
    return score[static_cast<std::size_t>(player)] - best;
}

std::array<double, kMaxPlayers> chancesOf(const std::array<double, kMaxPlayers>& scores, int players,
                                          double spread)
{
    constexpr double kSame = 1e-9;
    // The scale of the logistic distribution that has this standard deviation.
    const double scale = spread * 0.5513;
    const auto count = static_cast<std::size_t>(players);
    const double best = *std::max_element(scores.begin(), scores.begin() + players);
    std::array<double, kMaxPlayers> chances{};
    double sum = 0;
    for (std::size_t seat = 0; seat < count; ++seat) {
        const double behind = best - scores[seat];
        chances[seat] = behind < kSame ? 1.0 : scale > kSame ? std::exp(-behind / scale) : 0.0;
        sum += chances[seat];
    }
    for (std::size_t seat = 0; seat < count; ++seat)
        chances[seat] /= sum;
    return chances;
}

Observer::Observer(const Game& position, GoldSight sight, const Uncertainty& uncertainty,
                   const Weights& weights)
    : weights_(weights)
    , uncertainty_(uncertainty)
{
    const std::vector<TokenKind>& kinds = position.tileSet().tokens;
    const bool revealed = sight == GoldSight::Revealed;
    double count = 0;
    double sum = 0;
    double squares = 0;
    for (std::size_t k = 0; k < kinds.size(); ++k) {
        const double unseen = revealed ? position.state().untaken[k] : kinds[k].count;
        count += unseen;
        sum += unseen * kinds[k].value;
        squares += unseen * kinds[k].value * kinds[k].value;
    }
    mean_ = count > 0 ? sum / count : 0.0;
    variance_ = count > 0 ? squares / count - mean_ * mean_ : 0.0;
    for (int player = 0; player < position.players(); ++player) {
        const auto seat = static_cast<std::size_t>(player);
        taken_[seat] = position.tokensTaken(player);
        gold_[seat] = revealed ? position.tokenPoints(player) : mean_ * taken_[seat];
        hidden_ += revealed ? 0 : taken_[seat];
    }
}

Outlook Observer::look(const Game& later, const std::array<double, kMaxPlayers>& extra) const
{
    Outlook outlook;
    outlook.score = landScores(later, uncertainty_.turn, weights_);
    int hidden = hidden_;
    for (int player = 0; player < later.players(); ++player) {
        const auto seat = static_cast<std::size_t>(player);
        const int since = later.tokensTaken(player) - taken_[seat];
        outlook.score[seat] += gold_[seat] + mean_ * since + extra[seat];
        hidden += since;
    }
    const bool over = later.phase() == Game::Phase::Over;
    const double play = over ? 0.0 : uncertainty_.squarePerTurn * meanTurnsLeft(later);
    outlook.chance = chancesOf(outlook.score, later.players(), std::sqrt(play + variance_ * hidden));
    return outlook;
}

} // namespace lodeline::goldrush
