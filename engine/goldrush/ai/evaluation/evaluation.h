// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/evaluation/holdings.h"
#include "engine/goldrush/ai/evaluation/networkinput.h"
#include "engine/goldrush/rules/game.h"

namespace lodeline::goldrush {

// What each player may expect to have at the end, in points, as one player at the table sees it: of the
// tokens of others only their number counts. Works in phase Place and, after a placement, for every action
// that may follow it; features that the placement completed count as scored.
class Evaluation
{
public:
    // The lens must live as long.
    Evaluation(const Game& game, const Lens& lens, int viewer);
    Evaluation(const Game& game, Lens&& lens, int viewer) = delete;
    // After a placement, by the evaluation before it, which must live as long: only what the placement
    // changes is weighed again. The same but for rounding.
    Evaluation(const Evaluation& before, const Game& placed, const Lens& lens);
    Evaluation(const Evaluation& before, const Game& placed, Lens&& lens) = delete;

    // Expected final score.
    double score(int player) const { return values_[static_cast<std::size_t>(player)]; }
    // By how much a player leads: over the other player, or over the mean of the best and the average of
    // the others.
    double margin(int player) const { return margin(values_, player); }

    // The margin of the player whose turn it is, once the action is done.
    double marginAfter(ActionSet::OnNode action) const;

private:
    using Values = std::array<double, kMaxPlayers>;
    // What the lead of a player is measured by.
    double rivals(const Values& values, int player) const;
    double margin(const Values& values, int player) const
    {
        return values[static_cast<std::size_t>(player)] - rivals(values, player);
    }
    void addHoldings();
    void addTents();
    void addFreeCowboys();
    double held(const FeatureSketch& feature, int holders) const;
    double behind(const FeatureSketch& feature) const;
    double networkPoints(const FeatureSketch& feature, Claim claim) const;
    void addHolding(Values& values, const FeatureSketch& feature, CowboyCounts cowboys, double sign) const;
    void replaceHolding(Values& values, NodeId root, const FeatureSketch& feature,
                        CowboyCounts cowboys) const;
    double weight(int term) const { return weights_[static_cast<std::size_t>(term)]; }
    double freeWeight(int cowboys) const;
    double tentWeight(NodeId tent) const;

    // What they bring to the player whose turn it is, and to no other.
    double cowboy(NodeId node) const;
    double tent(NodeId node) const;
    Values mined(NodeId node) const;
    Values takenBack(NodeId node) const;

    const State& state_;
    const CompiledSet& set_;
    const PhaseWeights& weights_;
    const Network* network_;
    float shareLeft_;
    int players_;
    double tokenValue_;
    Values values_{};
    std::array<int, kMaxPlayers> free_{};
    Values tents_{};    // what tents are worth
    double rivals_ = 0; // of the player whose turn it is
    Holdings holdings_;
};

// The expected value of a token that the viewer has not seen.
double expectedTokenValue(const Game& game, int viewer);

} // namespace lodeline::goldrush
