// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/rules/chance.h"

#include "engine/goldrush/rules/board.h"
#include "engine/goldrush/rules/game.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <map>
#include <numeric>
#include <ranges>
#include <span>
#include <utility>

namespace lodeline::goldrush {
namespace {

bool isSummed(const State& state, int player)
{
    return (state.told->summed >> player & 1U) != 0;
}

// Hidden tokens, and what they are worth together.
struct Worth
{
    int tokens = 0;
    std::int64_t points = 0;
};

// Of all players of whom no more is known.
Worth summedWorth(const State& state)
{
    Worth worth;
    for (const int seat : state.seats())
        if (isSummed(state, seat)) {
            worth.tokens += hiddenTokens(state, seat);
            worth.points += hiddenGold(state, seat);
        }
    return worth;
}

std::uint8_t nextToldKind(State& state)
{
    if (state.told->tokensTaken == state.told->tokens)
        return kHiddenKind;
    return state.toldTokens[state.told->tokensTaken++];
}

std::size_t seededKind(State& state)
{
    assert(state->tokensUntaken > 0);
    std::uint32_t pick = state->tokenRandom.below(static_cast<std::uint32_t>(state->tokensUntaken));
    std::size_t kind = 0;
    for (; pick >= state.untaken[kind]; ++kind)
        pick -= state.untaken[kind];
    return kind;
}

std::span<const ToldTile> tilesAhead(const State& state)
{
    return {state.toldTiles + state.told->tilesDrawn, state.toldTiles + state.told->tiles};
}

std::span<const std::uint8_t> tokensAhead(const State& state)
{
    return {state.toldTokens + state.told->tokensTaken, state.toldTokens + state.told->tokens};
}

// How often something can still be told.
class Left
{
public:
    Left(const State& state, const CompiledSet& set)
        : set_(set)
        , tokens_(state->tokensUntaken - static_cast<int>(tokensAhead(state).size()))
        , kinds_(state.untaken, state.untaken + state.layout().tokenKinds)
    {
        for (const std::uint8_t design : std::span(state.deck, state->deckLeft))
            ++copies_[design];
        for (const ToldTile& tile : tilesAhead(state))
            --copies_[tile.design];
        for (const std::uint8_t kind : tokensAhead(state))
            if (kind != kHiddenKind)
                --kinds_[kind];
    }

    bool takeTile(int design) { return copies_[design]-- > 0; }

    // Nothing if no such token is left.
    std::optional<std::uint8_t> takeToken(const Told::Token& token)
    {
        if (tokens_-- <= 0)
            return std::nullopt;
        return token.value == events::kHidden ? std::optional(kHiddenKind) : takeKind(token);
    }
    std::optional<std::uint8_t> takeKind(const Told::Token& token)
    {
        std::optional<std::uint8_t> taken;
        for (std::uint8_t kind = 0; const TokenKind& each : set_.tileSet().tokens) {
            if (each.value == token.value && kinds_[kind] > 0 && (!taken || kind == token.kind))
                taken = kind;
            ++kind;
        }
        if (taken)
            --kinds_[*taken];
        return taken;
    }

    // Whether so many tokens may be worth so much: no less than the poorest that are left, no more than the
    // best.
    bool canBe(Worth wanted) const
    {
        std::vector<std::size_t> byValue(kinds_.size());
        std::iota(byValue.begin(), byValue.end(), 0U);
        const auto valueOf = [this](std::size_t kind) { return set_.tileSet().tokens[kind].value; };
        std::ranges::sort(byValue, {}, valueOf);
        const auto worth = [&](const auto& kinds) {
            std::int64_t sum = 0;
            for (int more = wanted.tokens; const std::size_t kind : kinds) {
                const int taken = std::min(more, kinds_[kind]);
                sum += std::int64_t{taken} * valueOf(kind);
                more -= taken;
            }
            return sum;
        };
        return wanted.points >= worth(byValue) && wanted.points <= worth(byValue | std::views::reverse);
    }

private:
    const CompiledSet& set_;
    int tokens_;
    std::map<int, int> copies_; // by design; none of what there is not
    std::vector<int> kinds_;
};

} // namespace

std::uint16_t placeOfToldTile(State& state)
{
    assert(!tilesAhead(state).empty());
    const ToldTile tile = tilesAhead(state).front();
    ++state.told->tilesDrawn;
    if (tile.place < state->deckLeft && state.deck[tile.place] == tile.design)
        return tile.place;
    const std::uint8_t* const found = std::find(state.deck, state.deck + state->deckLeft, tile.design);
    assert(found != state.deck + state->deckLeft);
    return static_cast<std::uint16_t>(found - state.deck);
}

TakenToken takeToken(State& state, const CompiledSet& set, int player)
{
    const std::size_t kind = state->chance == Chance::Seeded ? seededKind(state) : nextToldKind(state);
    --state->tokensUntaken;
    ++state.player(player).tokensTaken;
    if (kind == kHiddenKind)
        return {events::kHidden, events::kHidden};
    --state.untaken[kind];
    ++state.goldOf(player)[kind];
    return {set.tileSet().tokens[kind].value, static_cast<int>(kind)};
}

int hiddenTokens(const State& state, int player)
{
    const auto gold = state.goldOf(player);
    return std::accumulate(gold.begin(), gold.end(), state.player(player).tokensTaken, std::minus{});
}

int hiddenGold(const State& state, int player)
{
    return state->chance == Chance::Told ? state.told->sums[static_cast<std::size_t>(player)] : 0;
}

std::vector<int> knownTokenValues(const State& state, const CompiledSet& set, int player)
{
    std::vector<int> values;
    for (std::size_t k = 0; const int count : state.goldOf(player))
        values.insert(values.end(), static_cast<std::size_t>(count), set.tileSet().tokens[k++].value);
    std::ranges::sort(values);
    return values;
}

int knownGold(const State& state, const CompiledSet& set, int player)
{
    const auto held = state.goldOf(player);
    const auto worth = [](int count, const TokenKind& kind) { return count * kind.value; };
    return std::inner_product(held.begin(), held.end(), set.tileSet().tokens.begin(), 0, std::plus{}, worth);
}

std::optional<ToldFault> Game::tell(const Told& told, EventSink* sink)
{
    assert(chance() == Chance::Told);
    Left left(state_, *set_);
    std::vector<ToldTile> tiles;
    for (const auto [design, place] : told.tiles) {
        if (!left.takeTile(design))
            return ToldFault{ToldFault::What::Tile, tiles.size()};
        tiles.push_back({std::in_range<std::uint16_t>(place) ? static_cast<std::uint16_t>(place) : kAnyPlace,
                         static_cast<std::uint16_t>(design)});
    }
    std::vector<std::uint8_t> kinds;
    for (const Told::Token& token : told.tokens) {
        const auto kind = left.takeToken(token);
        if (!kind)
            return ToldFault{ToldFault::What::Token, kinds.size()};
        kinds.push_back(*kind);
    }
    std::ranges::copy(tiles, state_.toldTiles + state_.told->tiles);
    state_.told->tiles = static_cast<std::uint16_t>(state_.told->tiles + tiles.size());
    std::ranges::copy(kinds, state_.toldTokens + state_.told->tokens);
    state_.told->tokens += static_cast<std::int32_t>(kinds.size());
    if (phase() == Phase::Wait)
        draw(sink);
    return std::nullopt;
}

bool Game::reveal(int player, std::span<const int> values, EventSink* sink)
{
    assert(chance() == Chance::Told);
    if (isSummed(state_, player))
        return false;
    std::vector<int> unknown(values.begin(), values.end());
    for (const int known : knownTokenValues(state_, *set_, player)) {
        const auto it = std::ranges::find(unknown, known);
        if (it == unknown.end())
            return false;
        unknown.erase(it);
    }
    if (static_cast<int>(unknown.size()) != hiddenTokens(player))
        return false;
    Left left(state_, *set_);
    std::vector<std::uint8_t> kinds;
    for (const int value : unknown) {
        const auto kind = left.takeKind({value, events::kHidden});
        if (!kind)
            return false;
        kinds.push_back(*kind);
    }
    // What the others have together must still be there.
    if (!left.canBe(summedWorth(state_)))
        return false;
    for (const std::uint8_t kind : kinds) {
        --state_.untaken[kind];
        ++state_.goldOf(player)[kind];
    }
    if (phase() == Phase::Wait)
        draw(sink);
    return true;
}

bool Game::revealSum(int player, int points, EventSink* sink)
{
    assert(chance() == Chance::Told);
    const std::vector<int> known = knownTokenValues(state_, *set_, player);
    const Worth own{hiddenTokens(player),
                    points - std::accumulate(known.begin(), known.end(), std::int64_t{0})};
    const Left left(state_, *set_);
    if (isSummed(state_, player) || !left.canBe(own))
        return false;
    // Together with the others, too.
    const Worth others = summedWorth(state_);
    if (!left.canBe({own.tokens + others.tokens, own.points + others.points}))
        return false;
    state_.told->sums[static_cast<std::size_t>(player)] = static_cast<std::int32_t>(own.points);
    state_.told->summed |= 1U << player;
    if (phase() == Phase::Wait)
        draw(sink);
    return true;
}

// Whether what has been told leads to a tile that fits, or to the end with all tokens turned over (R7.4).
bool Game::isDrawTold() const
{
    const std::span ahead = tilesAhead(state_);
    for (const ToldTile& tile : ahead)
        if (fitsSomewhere(state_, set_->design(tile.design)))
            return true;
    if (ahead.size() < state_->deckLeft)
        return false;
    return std::ranges::all_of(
        state_.seats(), [this](int seat) { return hiddenTokens(seat) == 0 || isSummed(state_, seat); });
}

} // namespace lodeline::goldrush
