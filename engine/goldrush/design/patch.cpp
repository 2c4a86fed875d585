// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/patch.h"

#include "engine/core/random.h"
#include "engine/goldrush/design/edgekinds.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>

namespace lodeline::goldrush {
namespace {

struct Candidate
{
    int design;
    Rotation rotation;
    int weight;
};

class Patch
{
public:
    Patch(const TileSet& set, std::uint64_t seed, int radius)
        : random_(seed)
        , radius_(radius)
    {
        for (const TileDesign& tile : set.tiles) {
            kinds_.push_back(edgeKindsOf(tile));
            copies_.push_back(tile.count);
            left_.push_back(tile.count);
        }
    }

    std::vector<PatchTile> grow(PatchTile middle)
    {
        seen_.insert(middle.at);
        lay(middle);
        while (const std::optional<Position> square = nextSquare()) {
            if (const std::optional<PatchTile> tile = draw(*square))
                lay(*tile);
            else
                open_.erase(*square); // more neighbours will not make it easier
        }
        return std::move(tiles_);
    }

private:
    void lay(const PatchTile& tile)
    {
        tiles_.push_back(tile);
        laid_.emplace(tile.at, tile);
        open_.erase(tile.at);
        --left_[static_cast<std::size_t>(tile.design)];
        for (const Side side : kAllSides) {
            const Position at = neighbour(tile.at, side);
            const bool inside = std::abs(at.x) <= radius_ && std::abs(at.y) <= radius_;
            if (inside && seen_.insert(at).second)
                open_.emplace(at, random_.next());
        }
    }

    // Rings from the inside, in random order within each.
    std::optional<Position> nextSquare() const
    {
        const auto ring = [](Position at) { return std::abs(at.x) + std::abs(at.y); };
        const auto next = std::ranges::min_element(open_, [&](const auto& a, const auto& b) {
            return std::pair(ring(a.first), a.second) < std::pair(ring(b.first), b.second);
        });
        return next == open_.end() ? std::nullopt : std::optional(next->first);
    }

    SquareShape shapeOf(Position at) const
    {
        SquareShape shape;
        for (const Side side : kAllSides) {
            const auto beside = laid_.find(neighbour(at, side));
            if (beside != laid_.end())
                shape[static_cast<std::size_t>(index(side))] =
                    kindAt(kinds_[static_cast<std::size_t>(beside->second.design)], opposite(side),
                           beside->second.rotation);
        }
        return shape;
    }

    std::optional<PatchTile> draw(Position at)
    {
        const SquareShape shape = shapeOf(at);
        std::vector<Candidate> candidates = candidatesFor(shape, left_);
        if (candidates.empty())
            candidates = candidatesFor(shape, copies_);
        if (candidates.empty())
            return std::nullopt;
        int total = 0;
        for (const Candidate& candidate : candidates)
            total += candidate.weight;
        int drawn = static_cast<int>(random_.below(static_cast<std::uint32_t>(total)));
        for (const Candidate& candidate : candidates) {
            drawn -= candidate.weight;
            if (drawn < 0)
                return PatchTile{candidate.design, candidate.rotation, at};
        }
        return std::nullopt;
    }

    // Each design in one of the rotations in which it fits, weighed by `copies`.
    std::vector<Candidate> candidatesFor(const SquareShape& shape, const std::vector<int>& copies)
    {
        std::vector<Candidate> candidates;
        for (std::size_t design = 0; design < kinds_.size(); ++design) {
            if (copies[design] <= 0)
                continue;
            std::array<Rotation, kRotations> rotations{};
            std::uint32_t fitting = 0;
            for (const Rotation rotation : kAllRotations)
                if (fits(kinds_[design], rotation, shape))
                    rotations[fitting++] = rotation;
            if (fitting > 0)
                candidates.push_back(
                    {static_cast<int>(design), rotations[random_.below(fitting)], copies[design]});
        }
        return candidates;
    }

    Random random_;
    int radius_;
    std::vector<EdgeKinds> kinds_;
    std::vector<int> copies_;
    std::vector<int> left_;
    std::vector<PatchTile> tiles_;
    std::map<Position, PatchTile> laid_;
    std::map<Position, std::uint64_t> open_; // beside a tile and not tried yet, with a random order
    std::set<Position> seen_;                // in the patch: laid, open, or found to stay open
};

} // namespace

std::vector<PatchTile> patchAround(const TileSet& set, int design, Rotation rotation, std::uint64_t seed,
                                   int radius)
{
    constexpr int kLargestRadius = 100;
    if (design < 0 || static_cast<std::size_t>(design) >= set.tiles.size())
        return {};
    return Patch(set, seed, std::clamp(radius, 0, kLargestRadius)).grow({design, rotation, {}});
}

} // namespace lodeline::goldrush
