// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/ai/townsquares.h"

namespace lodeline::boomtown {

// The groups of a town, and how they change where a card is laid upon it. A kind is a territory or a symbol,
// as its index.
class Regions
{
public:
    static constexpr std::size_t kKinds = 6;
    static_assert(kKinds == kTerritories && kKinds == kSymbols);

    // `kindOf(square)`: which kind a square is of.
    template <typename KindOf>
    Regions(const TownSquares& squares, KindOf kindOf)
    {
        for (int number = 1; number <= squares.size(); ++number) {
            const auto at = static_cast<SquareNumber>(number);
            kinds_[at] = static_cast<std::uint8_t>(kindOf(squares.square(at)));
            all_[kinds_[at]] |= setOf(at);
        }
        for (int number = 1; number <= squares.size(); ++number) {
            const auto at = static_cast<SquareNumber>(number);
            joined_[at] = squares.beside(at) & all_[kinds_[at]];
        }
        for (std::size_t kind = 0; kind < kKinds; ++kind)
            findGroups(kind);
    }

    // The size of the largest group of the kind, with a card there that shows it on these of its squares.
    int largestWith(std::size_t kind, unsigned onCard, const Site& site) const
    {
        const bool isKept = (site.covered & largestGroup_[kind]) == 0;
        return onCard == 0 && isKept ? largest_[kind] : largestChanged(kind, onCard, site, isKept);
    }
    // Calls visit(group, its size) for each group with such a card, its squares among them.
    template <typename Visit>
    void forEachGroupWith(std::size_t kind, unsigned onCard, const Site& site, Visit visit) const
    {
        SquareSet left = all_[kind] & ~site.covered;
        forEachGroupOfCard(kind, onCard, site, [&](SquareSet group) {
            visit(group, countBits(group));
            left &= ~group;
        });
        while (left != 0) {
            const SquareSet group = groupOf(firstOf(left), kind, site.covered);
            visit(group, countBits(group));
            left &= ~group;
        }
    }

private:
    static constexpr std::uint8_t kNone = 0xff;

    static constexpr unsigned kFalling = 0b1001; // squares of a card that only share a corner
    static constexpr unsigned kRising = 0b0110;

    static SquareNumber firstOf(SquareSet squares)
    {
        return static_cast<SquareNumber>(std::countr_zero(squares) + 1);
    }
    // Calls visit(group) for each that the card makes of its own squares and what these join in the town.
    template <typename Visit>
    void forEachGroupOfCard(std::size_t kind, unsigned onCard, const Site& site, Visit visit) const
    {
        if (onCard == 0)
            return;
        if (onCard != kFalling && onCard != kRising) {
            visit(besidePart(kind, onCard, site) | cardSet(onCard));
            return;
        }
        const unsigned first = onCard & (~onCard + 1);
        const unsigned second = onCard & ~first;
        const SquareSet one = besidePart(kind, first, site);
        const SquareSet other = besidePart(kind, second, site);
        if ((one & other) != 0) {
            visit(one | other | cardSet(onCard));
            return;
        }
        visit(one | cardSet(first));
        visit(other | cardSet(second));
    }
    void findGroups(std::size_t kind);
    SquareSet spread(SquareSet seed, SquareSet land) const;
    SquareSet groupOf(SquareNumber number, std::size_t kind, SquareSet covered) const;
    SquareSet besidePart(std::size_t kind, unsigned part, const Site& site) const;
    int largestChanged(std::size_t kind, unsigned onCard, const Site& site, bool isKept) const;

    std::array<std::uint8_t, kMostNumbers> kinds_{kNone}; // the first number is that of no square
    std::array<SquareSet, kMostNumbers> joined_{};        // neighbours of the same kind
    std::array<SquareSet, kMostNumbers> groups_{};
    std::array<SquareSet, kKinds> all_{};
    std::array<SquareSet, kKinds> largestGroup_{}; // one of them
    std::array<int, kKinds> largest_{};
};

} // namespace lodeline::boomtown
