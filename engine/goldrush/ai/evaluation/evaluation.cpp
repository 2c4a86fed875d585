// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/evaluation/evaluation.h"

#include "engine/goldrush/ai/evaluation/tokens.h"

#include <algorithm>
#include <limits>

namespace lodeline::goldrush {

double expectedTokenValue(const Game& game, int viewer)
{
    const std::vector<TokenKind>& kinds = game.tileSet().tokens;
    const std::uint16_t* own = game.state().gold + static_cast<std::size_t>(viewer) * kinds.size();
    return meanTokenValue(kinds, [&](std::size_t kind) { return kinds[kind].count - own[kind]; });
}

Evaluation::Evaluation(const Game& game, const Lens& lens, int viewer)
    : state_(game.state())
    , set_(game.set())
    , weights_(lens.weights)
    , network_(lens.network)
    , shareLeft_(lens.shareLeft)
    , players_(game.players())
    , tokenValue_(expectedTokenValue(game, viewer))
    , holdings_(game, lens)
{
    const bool over = game.phase() == Game::Phase::Over;
    for (int seat = 0; seat < players_; ++seat) {
        double& value = values_[static_cast<std::size_t>(seat)];
        value = state_.player(seat).score;
        if (over)
            continue;
        if (seat != viewer) {
            value += state_.player(seat).tokensTaken * tokenValue_;
            continue;
        }
        value += game.tokenPoints(seat);
        if (game.chance() == Chance::Told)
            value += game.hiddenTokens(seat) * tokenValue_;
    }
    if (over)
        return;
    for (int seat = 0; seat < players_; ++seat)
        free_[static_cast<std::size_t>(seat)] = state_.player(seat).cowboysLeft;
    addHoldings();
    addTents();
    addFreeCowboys();
    rivals_ = rivals(values_, state_->player);
}

Evaluation::Evaluation(const Evaluation& before, const Game& placed, const Lens& lens)
    : state_(placed.state())
    , set_(placed.set())
    , weights_(lens.weights)
    , network_(lens.network)
    , shareLeft_(lens.shareLeft)
    , players_(placed.players())
    , tokenValue_(before.tokenValue_)
    , values_(before.values_)
    , free_(before.free_)
    , holdings_(placed, lens, before.holdings_)
{
    holdings_.forEachReplaced(
        [&](const Holding& holding) { addHolding(values_, holding.feature, holding.cowboys, -1.0); });
    addHoldings();
    addTents();
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players_); ++seat) {
        values_[seat] -= before.tents_[seat];
        if (free_[seat] != before.free_[seat])
            values_[seat] += freeWeight(free_[seat]) - freeWeight(before.free_[seat]);
    }
    rivals_ = rivals(values_, state_->player);
}

double Evaluation::rivals(const Values& values, int player) const
{
    double best = -std::numeric_limits<double>::infinity();
    double sum = 0;
    for (int seat = 0; seat < players_; ++seat) {
        if (seat == player)
            continue;
        const double value = values[static_cast<std::size_t>(seat)];
        best = std::max(best, value);
        sum += value;
    }
    return (best + sum / (players_ - 1)) / 2;
}

void Evaluation::addHoldings()
{
    for (const Holding& holding : holdings_.held()) {
        addHolding(values_, holding.feature, holding.cowboys, 1.0);
        for (int seat = 0; holding.feature.complete() && seat < players_; ++seat)
            free_[static_cast<std::size_t>(seat)] += holding.cowboys.of(seat);
    }
}

double Evaluation::tentWeight(NodeId tent) const
{
    return weight(tentTerm(state_, tent));
}

double Evaluation::freeWeight(int cowboys) const
{
    return weight(terms::kFree + cowboys);
}

void Evaluation::addTents()
{
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players_); ++seat) {
        tents_[seat] = tentWeight(state_.player(static_cast<int>(seat)).tent);
        values_[seat] += tents_[seat];
    }
}

void Evaluation::addFreeCowboys()
{
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players_); ++seat)
        values_[seat] += freeWeight(free_[seat]);
}

double Evaluation::held(const FeatureSketch& feature, int holders) const
{
    if (feature.complete())
        return feature.points() + feature.tokens * tokenValue_ / holders;
    double sum = 0;
    describeHolding(feature, holders > 1, [&](int term, double amount) { sum += weight(term) * amount; });
    return sum + networkPoints(feature, holders > 1 ? Claim::Shared : Claim::Alone);
}

double Evaluation::behind(const FeatureSketch& feature) const
{
    if (feature.complete())
        return 0.0;
    double sum = 0;
    describeBehind(feature, [&](int term, double amount) { sum += weight(term) * amount; });
    return sum + networkPoints(feature, Claim::Behind);
}

double Evaluation::networkPoints(const FeatureSketch& feature, Claim claim) const
{
    return network_ ? static_cast<double>(network_->points(networkInput(feature, claim, shareLeft_))) : 0.0;
}

void Evaluation::addHolding(Values& values, const FeatureSketch& feature, CowboyCounts cowboys,
                            double sign) const
{
    const int most = cowboys.most();
    if (most == 0)
        return;
    const double majority = held(feature, cowboys.playersWith(most));
    for (int seat = 0; seat < players_; ++seat) {
        const int count = cowboys.of(seat);
        if (count > 0)
            values[static_cast<std::size_t>(seat)] += sign * (count == most ? majority : behind(feature));
    }
}

void Evaluation::replaceHolding(Values& values, NodeId root, const FeatureSketch& feature,
                                CowboyCounts cowboys) const
{
    if (const Holding* holding = holdings_.find(root))
        addHolding(values, holding->feature, holding->cowboys, -1.0);
    addHolding(values, feature, cowboys, 1.0);
}

double Evaluation::marginAfter(ActionSet::OnNode action) const
{
    const int mover = state_->player;
    const double own = values_[static_cast<std::size_t>(mover)];
    switch (action.type) {
    case Action::Type::None:
        break;
    case Action::Type::Cowboy:
        return own + cowboy(action.node) - rivals_;
    case Action::Type::Tent:
        return own + tent(action.node) - rivals_;
    case Action::Type::Mine:
        return margin(mined(action.node), mover);
    case Action::Type::TakeBack:
        return margin(takenBack(action.node), mover);
    }
    return own - rivals_;
}

double Evaluation::cowboy(NodeId node) const
{
    const int free = free_[static_cast<std::size_t>(state_->player)];
    const FeatureSketch& feature = holdings_.find(state_.root(node))->feature;
    const double gain = held(feature, 1);
    return feature.complete() ? gain : gain + freeWeight(free - 1) - freeWeight(free);
}

double Evaluation::tent(NodeId node) const
{
    return tentWeight(node) - tents_[static_cast<std::size_t>(state_->player)];
}

Evaluation::Values Evaluation::mined(NodeId node) const
{
    Values values = values_;
    const NodeId root = state_.root(node);
    const Holding* holding = holdings_.find(root);
    FeatureSketch feature = holding ? holding->feature : sketch(state_, set_, root);
    values[static_cast<std::size_t>(state_->player)] += tokenValue_;
    const double before = weight(tentTerm(feature.tokens));
    --feature.tokens;
    replaceHolding(values, root, feature, state_.nodes[root].cowboys);
    if (feature.complete())
        return values;
    const double after = weight(tentTerm(feature.tokens));
    for (int seat = 0; seat < players_; ++seat) {
        const NodeId theirs = state_.player(seat).tent;
        if (theirs != kNoNode && state_.root(theirs) == root)
            values[static_cast<std::size_t>(seat)] += after - before;
    }
    return values;
}

Evaluation::Values Evaluation::takenBack(NodeId node) const
{
    Values values = values_;
    const int mover = state_->player;
    const auto seat = static_cast<std::size_t>(mover);
    const NodeId root = state_.root(node);
    const FeatureSketch& feature = holdings_.find(root)->feature;
    CowboyCounts cowboys = state_.nodes[root].cowboys;
    cowboys.remove(mover);
    replaceHolding(values, root, feature, cowboys);
    if (!feature.complete())
        values[seat] += freeWeight(free_[seat] + 1) - freeWeight(free_[seat]);
    return values;
}

} // namespace lodeline::goldrush
