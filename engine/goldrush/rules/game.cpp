// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/rules/game.h"

#include "engine/core/seedplan.h"
#include "engine/goldrush/rules/board.h"
#include "engine/goldrush/rules/chance.h"
#include "engine/goldrush/rules/scoring.h"

#include <algorithm>
#include <cassert>

namespace lodeline::goldrush {
namespace {

constexpr Position kOrigin{0, 0};

void seed(State& state, std::uint64_t seed)
{
    SeedSequence seeds = seedplan::chance(seed);
    state->setup.seed = seed;
    state->tileRandom = Random(seeds.next());
    state->tokenRandom = Random(seeds.next());
}

void prepare(State& state, const CompiledSet& set, const Setup& setup)
{
    // Member by member: padding must stay zero, games are compared byte by byte.
    state->setup.players = setup.players;
    state->setup.startPlayer = setup.startPlayer;
    state->setup.options = setup.options;
    state->player = static_cast<std::uint8_t>(setup.startPlayer);
    for (PlayerState& player : state->players) {
        player.cowboys.fill(kNoNode);
        player.tent = kNoNode;
        player.cowboysLeft = static_cast<std::uint8_t>(setup.options.cowboysPerPlayer());
    }
    std::ranges::copy(set.deck(), state.deck);
    state->deckLeft = static_cast<std::uint16_t>(set.deck().size());
    std::ranges::transform(set.tileSet().tokens, state.untaken,
                           [](const TokenKind& kind) { return static_cast<std::uint16_t>(kind.count); });
    state->tokensUntaken = state->tokenSupply = set.tileSet().tokenCount();
}

void placeCowboy(State& state, NodeId node)
{
    const int seat = state->player;
    PlayerState& player = state.player(seat);
    player.cowboys[player.cowboysOut++] = node;
    --player.cowboysLeft;
    state.nodes[state.root(node)].cowboys.add(seat);
    markSegment(state, node, true);
}

void pitchTent(State& state, NodeId node)
{
    PlayerState& player = state.player(state->player);
    if (player.tent != kNoNode)
        markSegment(state, player.tent, false);
    player.tent = node;
    markSegment(state, node, true);
}

TakenToken mine(State& state, const CompiledSet& set)
{
    const int seat = state->player;
    state.nodes[state.root(state.player(seat).tent)].sums -= Sums(0, 1, 0);
    return takeToken(state, set, seat);
}

void takeBack(State& state, NodeId node)
{
    const int seat = state->player;
    PlayerState& player = state.player(seat);
    const auto end = player.cowboys.begin() + player.cowboysOut;
    const auto it = std::find(player.cowboys.begin(), end, node);
    assert(it != end);
    *it = player.cowboys[--player.cowboysOut];
    player.cowboys[player.cowboysOut] = kNoNode;
    ++player.cowboysLeft;
    state.nodes[state.root(node)].cowboys.remove(seat);
    markSegment(state, node, false);
}

void report(const State& state, const CompiledSet& set, ActionSet::OnNode action, TakenToken mined,
            EventSink& sink)
{
    const int seat = state->player;
    const Position at = state.tileOf(action.node).at;
    const SegmentRef segment = segmentOf(state, set, action.node).ref;
    switch (action.type) {
    case Action::Type::Cowboy:
        return sink.receive(events::Cowboy{seat, at, segment});
    case Action::Type::Tent:
        return sink.receive(events::Tent{seat, at, segment});
    case Action::Type::Mine:
        return sink.receive(events::Mine{seat, at, segment, mined.value, mined.kind});
    case Action::Type::TakeBack:
        return sink.receive(events::TakeBack{seat, at, segment});
    case Action::Type::None:
        return;
    }
}

void perform(State& state, const CompiledSet& set, ActionSet::OnNode action, EventSink* sink)
{
    TakenToken mined{};
    switch (action.type) {
    case Action::Type::None:
        return;
    case Action::Type::Cowboy:
        placeCowboy(state, action.node);
        break;
    case Action::Type::Tent:
        pitchTent(state, action.node);
        break;
    case Action::Type::Mine:
        mined = mine(state, set);
        break;
    case Action::Type::TakeBack:
        takeBack(state, action.node);
        break;
    }
    if (sink)
        report(state, set, action, mined, *sink);
}

} // namespace

Game::Game(std::shared_ptr<const CompiledSet> set, const Setup& setup, EventSink* sink)
    : Game(std::move(set), setup, Chance::Seeded, sink)
{
}

Game::Game(std::shared_ptr<const CompiledSet> set, const Setup& setup, Chance chance, EventSink* sink)
    : set_(std::move(set))
    , state_(Layout(*set_, chance))
{
    assert(setup.players >= kMinPlayers && setup.players <= kMaxPlayers);
    assert(setup.startPlayer >= 0 && setup.startPlayer < setup.players);
    state_->chance = chance;
    if (chance == Chance::Seeded)
        seed(state_, setup.seed);
    prepare(state_, *set_, setup);
    openFirstSpot(state_, kOrigin);
    const int tokens = layTile(state_, *set_, set_->startDesign(), {kOrigin, Rotation::R0});
    if (sink)
        sink->receive(events::Start{setup.players, tileSet().start, tokens});
    scoreCompleted(state_, *set_, sink);
    draw(sink);
}

std::optional<int> Game::drawn() const
{
    if (phase() == Phase::Over || phase() == Phase::Wait)
        return std::nullopt;
    return state_->drawn;
}

void Game::place(Placement placement, EventSink* sink)
{
    assert(isLegal(placement));
    place(PlacementSet::OnSpot{state_.cell(placement.at), placement.rotation}, sink);
}

void Game::place(PlacementSet::OnSpot placement, EventSink* sink)
{
    assert(phase() == Phase::Place);
    const Position at = state_.spots[placement.spot].at;
    const int tokens = layTile(state_, *set_, state_->drawn, placement.spot, placement.rotation);
    state_->phase = Phase::Act;
    if (sink)
        sink->receive(
            events::Place{player(), tileSet().tiles[state_->drawn].id, {at, placement.rotation}, tokens});
}

void Game::act(Action action, EventSink* sink)
{
    assert(isLegal(action));
    const NodeId node =
        action.type == Action::Type::None ? kNoNode : nodeOf(state_, *set_, action.at, action.segment);
    act(ActionSet::OnNode{action.type, node}, sink);
}

void Game::act(ActionSet::OnNode action, EventSink* sink)
{
    assert(phase() == Phase::Act);
    perform(state_, *set_, action, sink);
    scoreCompleted(state_, *set_, sink);
    ++state_->ply;
    // Neither a division nor a branch, which at two players would be foreseen wrongly every other time: both
    // take longer than all else here.
    const unsigned next = state_->player + 1U;
    const unsigned isSeat = next < static_cast<unsigned>(players()) ? 1 : 0;
    state_->player = static_cast<std::uint8_t>(next * isSeat);
    draw(sink);
}

// R2.2: tiles that fit nowhere are removed until one fits or none is left.
void Game::draw(EventSink* sink)
{
    if (state_->chance == Chance::Told && !isDrawTold()) {
        state_->phase = Phase::Wait;
        return;
    }
    if (sink && state_->deckLeft > 0)
        reportDraw(*sink);
    else
        drawTiles(nullptr);
    if (phase() == Phase::Over)
        scoreFinally(state_, *set_, sink);
}

void Game::drawTiles(events::Draw* event)
{
    state_->phase = Phase::Over;
    while (state_->deckLeft > 0 && phase() == Phase::Over) {
        const std::uint32_t place = nextPlace(state_);
        const std::uint8_t design = state_.deck[place];
        std::swap(state_.deck[place], state_.deck[--state_->deckLeft]);
        if (fitsSomewhere(state_, set_->design(design))) {
            state_->drawn = design;
            state_->phase = Phase::Place;
        } else if (event) {
            event->discarded.push_back(tileSet().tiles[design].id);
        }
        if (event)
            event->places.push_back(static_cast<int>(place));
    }
}

void Game::reportDraw(EventSink& sink)
{
    events::Draw event;
    event.player = player();
    drawTiles(&event);
    if (phase() == Phase::Place) {
        event.tile = tileSet().tiles[state_->drawn].id;
        event.left = tilesLeft();
    }
    sink.receive(event);
}

} // namespace lodeline::goldrush
