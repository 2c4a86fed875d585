// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/rules/legal.h"

#include "engine/core/bits.h"
#include "engine/goldrush/rules/board.h"

#include <algorithm>
#include <ranges>
#include <span>

namespace lodeline::goldrush {
namespace {

// The k-th of all that lie in parts, so many in each.
struct InPart
{
    std::size_t part;
    int k; // in this part
};

// Added up instead of searched for: which part a random k is in, no processor guesses.
template <typename CountOf>
InPart findInParts(int k, std::size_t parts, CountOf countOf)
{
    InPart found{0, k};
    for (std::size_t part = 0, sum = 0; part < parts; ++part) {
        const auto count = static_cast<std::size_t>(countOf(part));
        sum += count;
        const std::size_t beyond = static_cast<std::size_t>(k) >= sum ? 1 : 0;
        found.part += beyond;
        found.k -= static_cast<int>(count & (0 - beyond));
    }
    return found;
}

using Words = std::span<const std::uint64_t>;

#if defined(__x86_64__) && defined(__GNUC__)
const bool kCountsFast = __builtin_cpu_supports("popcnt");

[[gnu::target("popcnt")]] InPart wordOfBitByCount(Words words, int k)
{
    return findInParts(k, words.size(), [words](std::size_t w) { return std::popcount(words[w]); });
}
#endif

InPart wordOfBit(Words words, int k)
{
#if defined(__x86_64__) && defined(__GNUC__)
    if (kCountsFast)
        return wordOfBitByCount(words, k);
#endif
    return findInParts(k, words.size(), [words](std::size_t w) { return countBits(words[w]); });
}

// The place of the k-th set bit of all words.
std::size_t nthBitOf(Words words, int k)
{
    const InPart word = wordOfBit(words, k);
    return 64 * word.part + static_cast<std::size_t>(nthBit(words[word.part], word.k));
}

} // namespace

PlacementSet legalPlacements(const State& state, const CompiledSet& set)
{
    PlacementSet legal(state);
    findFitting(state.openSpotsInUse(), set.design(state->drawn).edges, legal.fits_);
    for (const int total : legal.fits_.totals)
        legal.size_ += total;
    return legal;
}

PlacementSet::OnSpot PlacementSet::onSpot(int k) const
{
    const InPart rotation = findInParts(k, kRotations, [this](std::size_t r) { return fits_.totals[r]; });
    const auto& counts = fits_.counts[rotation.part];
    const InPart word =
        findInParts(rotation.k, (*state_)->spotWords, [&counts](std::size_t w) { return counts[w]; });
    const int bitOfWord = nthBit(fits_.masks[rotation.part][word.part], word.k);
    return {static_cast<std::uint16_t>(64 * word.part + static_cast<std::size_t>(bitOfWord)),
            static_cast<Rotation>(rotation.part)};
}

Placement PlacementSet::operator[](int k) const
{
    const auto [spot, rotation] = onSpot(k);
    return {state_->spots[spot].at, rotation};
}

bool PlacementSet::contains(Placement placement) const
{
    const std::uint16_t cell = state_->cell(placement.at);
    if (cell == State::kEmptyCell || (cell & State::kTileBit) != 0)
        return false;
    return testBit(fits_.masks[static_cast<std::size_t>(index(placement.rotation))].data(), cell);
}

std::vector<Placement> PlacementSet::toVector() const
{
    std::vector<Placement> placements;
    for (const int k : std::views::iota(0, size_))
        placements.push_back((*this)[k]);
    return placements;
}

ActionSet legalActions(const State& state, const CompiledSet& set)
{
    ActionSet legal(state, set);
    const int seat = state->player;
    const PlayerState& player = state.player(seat);
    const TileOnBoard& tile = state.tiles[state->placed - 1];
    const CompiledDesign& design = set.design(tile.design);

    const unsigned kinds = unsigned{design.railroads} | design.mountains | design.city |
                           (state->setup.options.farmers ? design.prairies : 0U);
    // By a mask: whether a player has one left, no processor guesses.
    legal.cowboyMask_ = kinds & state->vacant & (0U - (player.cowboysLeft > 0 ? 1U : 0U));
    legal.cowboys_ = countBits(legal.cowboyMask_);
    legal.tents_ = state->tentSites;
    if (player.tent != kNoNode)
        legal.mine_ = state.nodes[state.root(player.tent)].sums.extra() > 0 ? 1 : 0;
    if (state->setup.options.takeBack)
        legal.takeBacks_ = player.cowboysOut;
    return legal;
}

ActionSet::OnNode ActionSet::onNode(int k) const
{
    const PlayerState& player = state_->player((*state_)->player);
    if (k == 0)
        return {Action::Type::None, kNoNode};
    --k;
    if (k < cowboys_) {
        const NodeId first = state_->tiles[(*state_)->placed - 1].firstNode;
        return {Action::Type::Cowboy, static_cast<NodeId>(first + nthBit(cowboyMask_, k))};
    }
    k -= cowboys_;
    if (k < tents_) {
        const Words sites(state_->tentSites, ((*state_)->mountains + std::size_t{63}) / 64);
        return {Action::Type::Tent, state_->mountainNodes[nthBitOf(sites, k)]};
    }
    k -= tents_;
    if (k < mine_)
        return {Action::Type::Mine, player.tent};
    return {Action::Type::TakeBack, player.cowboys[static_cast<std::size_t>(k - mine_)]};
}

Action ActionSet::operator[](int k) const
{
    const auto [type, node] = onNode(k);
    if (type == Action::Type::None)
        return {};
    return {type, state_->tileOf(node).at, segmentOf(*state_, *set_, node).ref};
}

bool ActionSet::contains(const Action& action) const
{
    return action.type == Action::Type::None ||
           std::ranges::any_of(std::views::iota(0, size()), [&](int k) { return (*this)[k] == action; });
}

std::vector<Action> ActionSet::toVector() const
{
    std::vector<Action> actions;
    for (const int k : std::views::iota(0, size()))
        actions.push_back((*this)[k]);
    return actions;
}

} // namespace lodeline::goldrush
