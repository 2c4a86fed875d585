// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/evendraws.h"

#include "engine/core/random.h"

#include <numeric>
#include <utility>

namespace lodeline::goldrush {

EvenDraws::EvenDraws(const Game& game)
{
    const std::vector<int> copies = game.copiesLeft();
    designs_.reserve(static_cast<std::size_t>(game.tilesLeft()));
    for (std::size_t design = 0; design < copies.size(); ++design)
        designs_.insert(designs_.end(), static_cast<std::size_t>(copies[design]),
                        static_cast<std::uint8_t>(design));
}

void EvenDraws::begin(FutureNumber future)
{
    if (designs_.empty())
        return;
    const std::uint64_t round = future.number / designs_.size();
    place_ = future.number % designs_.size();
    if (round != round_ || future.seed != seed_)
        orders_.clear();
    round_ = round;
    seed_ = future.seed;
}

std::span<const std::uint16_t> EvenDraws::order(int ply)
{
    const std::size_t tiles = designs_.size();
    while (orders_.size() <= static_cast<std::size_t>(ply) * tiles) {
        SeedSequence rounds(round_);
        Random random(seed_ ^ (rounds.next() + orders_.size()));
        const std::size_t first = orders_.size();
        orders_.resize(first + tiles);
        const std::span order = std::span(orders_).subspan(first);
        std::iota(order.begin(), order.end(), std::uint16_t{0});
        for (std::size_t left = tiles; left > 1; --left)
            std::swap(order[left - 1], order[random.below(static_cast<std::uint32_t>(left))]);
    }
    return std::span(orders_).subspan(static_cast<std::size_t>(ply) * tiles, tiles);
}

std::optional<int> EvenDraws::design(int ply)
{
    if (designs_.empty())
        return std::nullopt;
    const std::uint16_t tile = order(ply)[place_];
    for (int earlier = 0; earlier < ply; ++earlier)
        if (order(earlier)[place_] == tile)
            return std::nullopt;
    return designs_[tile];
}

void EvenDraws::redraw(Game& game, int ply)
{
    if (const auto wanted = design(ply))
        game.drawInstead(*wanted);
}

} // namespace lodeline::goldrush
