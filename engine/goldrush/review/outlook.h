// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/evaluation/terms.h"
#include "engine/goldrush/rules/game.h"

#include <array>

namespace lodeline::goldrush {

// What a position promises each player, by seat.
struct Outlook
{
    std::array<double, kMaxPlayers> chance{}; // of winning; a shared win counts by its part, the sum is 1
    std::array<double, kMaxPlayers> score{};  // expected final score, gold included

    Outlook& add(const Outlook& other, double weight);
    // By how much a player leads over the best of the others, in points.
    double lead(int player, int players) const;

    friend bool operator==(const Outlook&, const Outlook&) = default;
};

// The chances that go with expected final scores, when the difference of two scores may still turn out
// otherwise by `spread` points (a standard deviation). Without spread the highest score wins, or shares.
std::array<double, kMaxPlayers> chancesOf(const std::array<double, kMaxPlayers>& scores, int players,
                                          double spread);

// How far what the evaluation expects is from what comes. It differs by a factor of fifty between tile sets.
struct Uncertainty
{
    double turn = 0; // points that a player may expect from one turn more than others have
    // Mean square error of the difference of two expected scores, in square points, for each turn that
    // everybody still has.
    double squarePerTurn = 0;
};

// Which tokens that players have taken the observer has seen: all, as after the end of a game (R7.4), or
// none, as somebody who watches a game that goes on (R3.6).
enum class GoldSight : std::uint8_t { Revealed, Hidden };

// Somebody who watches a game from one position on, without a seat and without a look into the stack. Gold
// that is not known counts by its expected value.
class Observer
{
public:
    // `uncertainty`: of the set in play with so many players. The weights must live as long.
    Observer(const Game& position, GoldSight sight, const Uncertainty& uncertainty,
             const Weights& weights = *shippedWeights());

    // For the position or one that was reached from it, in phase Place or over. `extra` points are added to
    // the expected scores first.
    Outlook look(const Game& later, const std::array<double, kMaxPlayers>& extra = {}) const;
    // The expected value of a token that nobody has taken.
    double tokenValue() const { return mean_; }

    const Weights& weights() const { return weights_; }

private:
    const Weights& weights_;
    Uncertainty uncertainty_;
    std::array<double, kMaxPlayers> gold_{}; // of the tokens taken up to the position
    std::array<int, kMaxPlayers> taken_{};
    double mean_ = 0;
    double variance_ = 0;
    int hidden_ = 0; // tokens taken up to the position whose values are not known
};

} // namespace lodeline::goldrush
