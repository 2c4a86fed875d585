// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/bits.h"
#include "engine/goldrush/rules/board.h"
#include "engine/goldrush/rules/chance.h"
#include "engine/goldrush/rules/game.h"
#include "engine/goldrush/rules/points.h"
#include "engine/goldrush/rules/scoring.h"

#include <algorithm>
#include <cassert>
#include <functional>

namespace lodeline::goldrush {
namespace {

// The drawn tile lies behind the stack. False where none of that design is left.
bool exchangeDrawn(State& state, std::uint8_t design)
{
    if (design == state->drawn)
        return true;
    std::uint8_t* const drawn = state.deck + state->deckLeft;
    std::uint8_t* const found = std::find(state.deck, drawn, design);
    if (found == drawn)
        return false;
    std::swap(*found, *drawn);
    state->drawn = design;
    if (state->chance == Chance::Told)
        state.told->tiles = state.told->tilesDrawn;
    return true;
}

} // namespace

bool Game::isLegal(Placement placement) const
{
    return phase() == Phase::Place && legalPlacements().contains(placement);
}

bool Game::isLegal(Action action) const
{
    return phase() == Phase::Act && legalActions().contains(action);
}

bool Game::isLegal(const Move& move) const
{
    if (phase() != Phase::Place || !isLegal(move.placement))
        return false;
    Game placed = *this;
    placed.place(move.placement);
    return placed.isLegal(move.action);
}

int Game::score(int player) const
{
    return state_.player(player).score;
}
int Game::cowboysLeft(int player) const
{
    return state_.player(player).cowboysLeft;
}
int Game::tokensTaken(int player) const
{
    return state_.player(player).tokensTaken;
}

std::vector<int> Game::winners() const
{
    assert(phase() == Phase::Over);
    return leaders(state_);
}

std::optional<PieceOnBoard> Game::tent(int player) const
{
    const NodeId node = state_.player(player).tent;
    if (node == kNoNode)
        return std::nullopt;
    return PieceOnBoard{player, events::Piece::Tent, state_.tileOf(node).at,
                        segmentOf(state_, *set_, node).ref};
}

PlacedTile Game::placedTile(int order) const
{
    assert(order >= 0 && order < placedCount());
    const TileOnBoard& tile = state_.tiles[order];
    return {tile.design, {tile.at, tile.rotation}};
}

std::optional<int> Game::tileAt(Position at) const
{
    const std::uint16_t cell = state_.cell(at);
    if (cell == State::kEmptyCell || (cell & State::kTileBit) == 0)
        return std::nullopt;
    return cell & ~State::kTileBit;
}

std::vector<PieceOnBoard> Game::pieces() const
{
    std::vector<PieceOnBoard> pieces;
    for (const int seat : state_.seats()) {
        for (const NodeId node : state_.player(seat).out())
            pieces.push_back(
                {seat, events::Piece::Cowboy, state_.tileOf(node).at, segmentOf(state_, *set_, node).ref});
        if (const auto piece = tent(seat))
            pieces.push_back(*piece);
    }
    return pieces;
}

FeatureInfo Game::feature(Position at, SegmentRef segment) const
{
    const NodeId node = nodeOf(state_, *set_, at, segment);
    const Node& root = state_.nodes[state_.root(node)];
    FeatureInfo info;
    info.kind = segment.kind;
    info.tiles = tilesOf(state_, node);
    for (const int seat : state_.seats())
        info.cowboys[static_cast<std::size_t>(seat)] = root.cowboys.of(seat);
    info.openEdges = root.sums.openEdges();
    info.value = root.sums.value();
    info.complete = info.openEdges == 0;
    switch (segment.kind) {
    case FeatureKind::Railroad:
        info.locomotives = root.sums.extra();
        break;
    case FeatureKind::Mountain:
        info.tokens = root.sums.extra();
        break;
    case FeatureKind::Prairie:
        info.complete = false;
        info.tipis = root.sums.value();
        info.horses = root.sums.extra();
        info.value = pointsOfPrairie(info.tipis, info.horses);
        break;
    case FeatureKind::City: {
        const CityRailroads railroads = cityRailroads(state_, *set_, state_.tileOf(node));
        info.value = railroads.complete;
        info.openEdges = railroads.incomplete;
        info.complete = railroads.incomplete == 0;
        break;
    }
    }
    return info;
}

std::vector<PlacedSegment> Game::segments(Position at, SegmentRef segment) const
{
    std::vector<PlacedSegment> members;
    state_.forEachMember(nodeOf(state_, *set_, at, segment), [&](NodeId member) {
        members.push_back({state_.tileOf(member).at, segmentOf(state_, *set_, member).ref});
    });
    std::ranges::sort(members);
    return members;
}

std::vector<Game::TokenStack> Game::tokenStacks() const
{
    std::vector<TokenStack> stacks;
    const std::span mountains(state_.mountainNodes, state_->mountains);
    for (const NodeId& node : mountains) {
        const NodeId root = state_.root(node);
        const int count = state_.nodes[root].sums.extra();
        const auto rootOf = [this](NodeId mountain) { return state_.root(mountain); };
        if (count > 0 && &node == &*std::ranges::find(mountains, root, rootOf))
            stacks.push_back({state_.tileOf(node).at, segmentOf(state_, *set_, node).ref, count});
    }
    return stacks;
}

std::vector<int> Game::tokenValues(int player) const
{
    return knownTokenValues(state_, *set_, player);
}

int Game::tokenPoints(int player) const
{
    return knownGold(state_, *set_, player);
}

int Game::hiddenTokens(int player) const
{
    return lodeline::goldrush::hiddenTokens(state_, player);
}

Game Game::withDrawn(int design) const
{
    assert(phase() == Phase::Place);
    Game game(*this);
    [[maybe_unused]] const bool isLeft = exchangeDrawn(game.state_, static_cast<std::uint8_t>(design));
    assert(isLeft);
    return game;
}

bool Game::drawInstead(int design)
{
    assert(phase() == Phase::Place);
    const auto wanted = static_cast<std::uint8_t>(design);
    return fitsSomewhere(state_, set_->design(wanted)) && exchangeDrawn(state_, wanted);
}

std::vector<int> Game::copiesLeft() const
{
    std::vector<int> copies(tileSet().tiles.size());
    for (const std::uint8_t design : std::span(state_.deck, state_->deckLeft))
        ++copies[design];
    return copies;
}

Game Game::resampled(int viewer, Random& random) const
{
    Game game(*this);
    State& state = game.state_;
    std::array<int, kMaxPlayers> unknown{};
    for (const int seat : state.seats()) {
        int& count = unknown[static_cast<std::size_t>(seat)];
        count = seat == viewer ? hiddenTokens(seat) : tokensTaken(seat);
        state.player(seat).tokensTaken -= count;
        state->tokensUntaken += count;
        if (seat == viewer)
            continue;
        const auto held = state.goldOf(seat);
        std::transform(held.begin(), held.end(), state.untaken, state.untaken, std::plus{});
        std::ranges::fill(held, 0);
    }
    state->chance = Chance::Seeded;
    state->tileRandom = Random(random.next());
    state->tokenRandom = Random(random.next());
    state->setup.seed = 0;
    for (const int seat : state.seats())
        for (int count = unknown[static_cast<std::size_t>(seat)]; count > 0; --count)
            takeToken(state, *set_, seat);
    if (phase() == Phase::Wait)
        game.draw(nullptr);
    return game;
}

} // namespace lodeline::goldrush
