// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/survey.h"

#include "engine/boomtown/rules/groups.h"

#include <algorithm>

namespace lodeline::boomtown {
namespace {

constexpr unsigned bitOf(Territory territory)
{
    return 1U << index(territory);
}

// The parts of a card's squares that hang together: a bit for each square, in reading order.
constexpr std::array<unsigned, kSquares> kBesideOnCard{0b0110, 0b1001, 0b1001, 0b0110};

unsigned partOf(unsigned squares)
{
    unsigned part = squares & (~squares + 1);
    for (unsigned before = 0; before != part;) {
        before = part;
        for (std::size_t i = 0; i < kSquares; ++i)
            if ((part >> i & 1U) != 0)
                part |= kBesideOnCard[i] & squares;
    }
    return part;
}

} // namespace

Survey::Survey(const Town& town, const Counts& opponent, const Bonuses& bonuses)
    : town_(town)
    , opponent_(opponent)
    , bonuses_(bonuses)
{
    for (const Territory territory : kAllTerritories)
        label(territory);
}

void Survey::label(Territory territory)
{
    int& largest = largest_[index(territory)];
    forEachGroup(town_.of(territory), town_.north(), town_.south(), [&](const Rows& group, int size) {
        ++groups_;
        sizes_[groups_] = static_cast<std::uint8_t>(size);
        largest = std::max(largest, size);
        forEachSquare(group, town_.north(), town_.south(), [&](Position at) {
            labels_[rowOf(at.y)][static_cast<std::size_t>(at.x + kReach)] = groups_;
        });
    });
}

std::size_t Survey::best(const Front& front, std::span<Choice> found)
{
    std::size_t size = 0;
    forEach(front, [&](const Choice& choice, const Town&) {
        if (size == found.size() && choice.lead <= found[size - 1].lead)
            return;
        std::size_t place = std::min(size, found.size() - 1);
        for (; place > 0 && found[place - 1].lead < choice.lead; --place)
            found[place] = found[place - 1];
        found[place] = choice;
        size = std::min(size + 1, found.size());
    });
    return size;
}

Choice Survey::choice(const Front& lying, Placement placement, const Town::Covered& covered) const
{
    unsigned territories = 0;
    for (const auto& square : covered.squares)
        territories |= square ? bitOf(square->territory) : 0U;
    const int points = groupsWith(lying, placement.at, territories) + ownBonuses(town_, bonuses_);
    return {placement, points, points + comparison(town_.counts(), opponent_, bonuses_)};
}

int Survey::groupsWith(const Front& lying, Position at, unsigned covered) const
{
    unsigned touched = covered;
    for (const Square square : lying)
        touched |= bitOf(square.territory);
    int squares = 0;
    for (const Territory territory : kAllTerritories) {
        const bool splits = (covered & bitOf(territory)) != 0;
        if ((touched & bitOf(territory)) == 0)
            squares += largest_[index(territory)];
        else
            squares += splits ? largestGroupSize(town_.of(territory), town_.north(), town_.south())
                              : largestWith(territory, lying, at);
    }
    return squares;
}

int Survey::largestWith(Territory territory, const Front& lying, Position at) const
{
    unsigned squares = 0;
    for (std::size_t i = 0; i < lying.size(); ++i)
        squares |= (lying[i].territory == territory ? 1U : 0U) << i;
    const auto positions = squaresFrom(at);
    const auto sizeFrom = [&](unsigned part) {
        std::array<Label, 2 * kSquares> joined{};
        std::size_t count = 0;
        int size = std::popcount(part);
        for (std::size_t i = 0; i < positions.size(); ++i) {
            if ((part >> i & 1U) == 0)
                continue;
            for (const Side side : kAllSides) {
                const Position beside = neighbour(positions[i], side);
                const Label group =
                    std::ranges::find(positions, beside) == positions.end() ? labelAt(beside) : 0;
                if (group == 0 || !contains(town_.of(territory), beside) ||
                    std::find(joined.begin(), joined.begin() + count, group) != joined.begin() + count)
                    continue;
                joined[count++] = group;
                size += sizes_[group];
            }
        }
        return std::pair{size, joined};
    };
    const unsigned part = partOf(squares);
    const auto [size, joined] = sizeFrom(part);
    int largest = std::max(largest_[index(territory)], size);
    if (part == squares)
        return largest;
    const auto [otherSize, otherJoined] = sizeFrom(squares & ~part);
    int sum = size + otherSize;
    bool meet = false;
    for (const Label group : joined)
        if (group != 0 && std::ranges::find(otherJoined, group) != otherJoined.end()) {
            sum -= sizes_[group];
            meet = true;
        }
    return std::max({largest, otherSize, meet ? sum : 0});
}

} // namespace lodeline::boomtown
