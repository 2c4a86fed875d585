// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/evaluation/evaluation.h"

#include <algorithm>

namespace lodeline {

double expectedTokenValue(const Game& game, int viewer)
{
    const State& state = game.state();
    const std::vector<TokenKind>& kinds = game.tileSet().tokens;
    const std::uint16_t* own = state.gold + static_cast<std::size_t>(viewer) * kinds.size();
    int count = 0;
    int value = 0;
    for (std::size_t k = 0; k < kinds.size(); ++k) {
        const int unseen = kinds[k].count - own[k];
        count += unseen;
        value += unseen * kinds[k].value;
    }
    return count > 0 ? static_cast<double>(value) / count : 0.0;
}

Evaluation::Evaluation(const Game& game, const Lens& lens, int viewer)
    : state_(game.state())
    , set_(game.set())
    , weights_(lens.weights)
    , players_(game.players())
    , tokenValue_(expectedTokenValue(game, viewer))
    , holdings_(game, lens)
{
    const bool over = game.phase() == Game::Phase::Over;
    const std::vector<TokenKind>& kinds = game.tileSet().tokens;
    for (int seat = 0; seat < players_; ++seat) {
        double& value = values_[static_cast<std::size_t>(seat)];
        value = state_.player(seat).score;
        if (over)
            continue;
        if (seat != viewer) {
            value += state_.player(seat).tokensTaken * tokenValue_;
            continue;
        }
        for (std::size_t k = 0; k < kinds.size(); ++k)
            value += state_.gold[static_cast<std::size_t>(seat) * kinds.size() + k] * kinds[k].value;
    }
    if (over)
        return;
    addHoldings();
    addTents();
    addFreeCowboys();
}

double Evaluation::margin(const Values& values, int player) const
{
    double best = -1e9;
    double sum = 0;
    for (int seat = 0; seat < players_; ++seat) {
        if (seat == player)
            continue;
        const double value = values[static_cast<std::size_t>(seat)];
        best = std::max(best, value);
        sum += value;
    }
    return values[static_cast<std::size_t>(player)] - (best + sum / (players_ - 1)) / 2;
}

void Evaluation::addHoldings()
{
    for (int seat = 0; seat < players_; ++seat)
        free_[static_cast<std::size_t>(seat)] += state_.player(seat).cowboysLeft;
    for (const Holding& holding : holdings_.held()) {
        addHolding(values_, holding.feature, holding.cowboys, 1.0);
        for (int seat = 0; holding.feature.complete() && seat < players_; ++seat)
            free_[static_cast<std::size_t>(seat)] += holding.cowboys.of(seat);
    }
}

double Evaluation::tentWeight(NodeId tent) const
{
    if (tent == kNoNode)
        return weight(terms::kTent);
    const Sums sums = state_.nodes[state_.root(tent)].sums;
    return weight(sums.openEdges() == 0 ? terms::kTent : tentTerm(sums.extra()));
}

double Evaluation::freeWeight(int cowboys) const
{
    return weight(terms::kFree + cowboys);
}

void Evaluation::addTents()
{
    for (int seat = 0; seat < players_; ++seat)
        values_[static_cast<std::size_t>(seat)] += tentWeight(state_.player(seat).tent);
}

void Evaluation::addFreeCowboys()
{
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players_); ++seat)
        values_[seat] += freeWeight(free_[seat]);
}

void Evaluation::addHolding(Values& values, const FeatureSketch& feature, CowboyCounts cowboys,
                            double sign) const
{
    int most = 0;
    int holders = 0;
    for (int seat = 0; seat < players_; ++seat) {
        const int count = cowboys.of(seat);
        holders = count > most ? 1 : holders + (count == most ? 1 : 0);
        most = std::max(most, count);
    }
    if (most == 0)
        return;
    double held = 0;
    if (feature.complete())
        held = feature.points() + feature.tokens * tokenValue_ / holders;
    else
        describeHolding(feature, holders > 1,
                        [&](int term, double amount) { held += weight(term) * amount; });
    const double behind =
        feature.complete() ? 0.0 : weight(terms::kBehind) + weight(terms::kBehind + 1) * feature.value;
    for (int seat = 0; seat < players_; ++seat) {
        const int count = cowboys.of(seat);
        if (count > 0)
            values[static_cast<std::size_t>(seat)] += sign * (count == most ? held : behind);
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
    Values values = values_;
    switch (action.type) {
    case Action::Type::None:
        break;
    case Action::Type::Cowboy:
        cowboy(values, action.node);
        break;
    case Action::Type::Tent:
        tent(values, action.node);
        break;
    case Action::Type::Mine:
        mine(values, action.node);
        break;
    case Action::Type::TakeBack:
        takeBack(values, action.node);
        break;
    }
    return margin(values, state_->player);
}

void Evaluation::cowboy(Values& values, NodeId node) const
{
    const int mover = state_->player;
    const auto seat = static_cast<std::size_t>(mover);
    const FeatureSketch& feature = holdings_.find(state_.root(node))->feature;
    CowboyCounts alone;
    alone.add(mover);
    addHolding(values, feature, alone, 1.0);
    if (!feature.complete())
        values[seat] += freeWeight(free_[seat] - 1) - freeWeight(free_[seat]);
}

void Evaluation::tent(Values& values, NodeId node) const
{
    const int mover = state_->player;
    values[static_cast<std::size_t>(mover)] += tentWeight(node) - tentWeight(state_.player(mover).tent);
}

void Evaluation::mine(Values& values, NodeId node) const
{
    const NodeId root = state_.root(node);
    const Holding* holding = holdings_.find(root);
    FeatureSketch feature = holding ? holding->feature : sketch(state_, set_, root);
    values[static_cast<std::size_t>(state_->player)] += tokenValue_;
    const double before = weight(tentTerm(feature.tokens));
    --feature.tokens;
    replaceHolding(values, root, feature, state_.nodes[root].cowboys);
    if (feature.complete())
        return;
    const double after = weight(tentTerm(feature.tokens));
    for (int seat = 0; seat < players_; ++seat) {
        const NodeId theirs = state_.player(seat).tent;
        if (theirs != kNoNode && state_.root(theirs) == root)
            values[static_cast<std::size_t>(seat)] += after - before;
    }
}

void Evaluation::takeBack(Values& values, NodeId node) const
{
    const int mover = state_->player;
    const auto seat = static_cast<std::size_t>(mover);
    const NodeId root = state_.root(node);
    const FeatureSketch& feature = holdings_.find(root)->feature;
    CowboyCounts cowboys = state_.nodes[root].cowboys;
    cowboys.remove(mover);
    replaceHolding(values, root, feature, cowboys);
    if (!feature.complete())
        values[seat] += freeWeight(free_[seat] + 1) - freeWeight(free_[seat]);
}

namespace {

// Calls visit(placed game, placement) for every placement, rotations that look alike left out.
template <typename Visit>
void forEachPlacement(const Game& game, Game& scratch, Visit visit)
{
    const unsigned distinct = game.set().design(*game.drawn()).distinctRotations;
    const PlacementSet placements = game.legalPlacements();
    for (int p = 0; p < placements.size(); ++p) {
        const Placement placement = placements[p];
        if ((distinct >> index(placement.rotation) & 1U) == 0)
            continue;
        scratch = game;
        scratch.place(placement);
        visit(placement);
    }
}

} // namespace

ValuedMove bestMove(const Game& game, const Lens& lens, Game& scratch)
{
    ValuedMove best{{}, -1e9};
    forEachPlacement(game, scratch, [&](Placement placement) {
        const Evaluation evaluation(scratch, lens, scratch.player());
        const ActionSet actions = scratch.legalActions();
        for (int a = 0; a < actions.size(); ++a) {
            const double margin = evaluation.marginAfter(actions.onNode(a));
            if (margin > best.margin)
                best = {{placement, actions[a]}, margin};
        }
    });
    return best;
}

std::vector<ValuedMove> rankedMoves(const Game& game, const Lens& lens)
{
    Game scratch(game);
    std::vector<ValuedMove> moves;
    forEachPlacement(game, scratch, [&](Placement placement) {
        const Evaluation evaluation(scratch, lens, scratch.player());
        const ActionSet actions = scratch.legalActions();
        for (int a = 0; a < actions.size(); ++a)
            moves.push_back({{placement, actions[a]}, evaluation.marginAfter(actions.onNode(a))});
    });
    std::ranges::stable_sort(moves, std::greater{}, &ValuedMove::margin);
    return moves;
}

} // namespace lodeline
