// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/setdelta.h"

#include <algorithm>

namespace lodeline::goldrush::editor {
namespace {

TileSet headOf(const TileSet& set)
{
    return {{set.name, set.names, set.author, set.license, set.description, set.descriptions},
            set.start,
            set.tokens,
            set.pictures,
            {},
            set.extra};
}

void replace(TileSet& set, const TileSet& head, std::size_t first, std::size_t count,
             const std::vector<TileDesign>& tiles)
{
    std::vector<TileDesign> designs = std::move(set.tiles);
    const auto from = designs.begin() + static_cast<std::ptrdiff_t>(first);
    const auto rest = designs.erase(from, from + static_cast<std::ptrdiff_t>(count));
    designs.insert(rest, tiles.begin(), tiles.end());
    set = head;
    set.tiles = std::move(designs);
}

} // namespace

SetDelta::SetDelta(const TileSet& before, const TileSet& after)
    : headBefore_(headOf(before))
    , headAfter_(headOf(after))
{
    const auto& a = before.tiles;
    const auto& b = after.tiles;
    const auto same = std::ranges::mismatch(a, b);
    first_ = static_cast<std::size_t>(same.in1 - a.begin());
    std::size_t tail = 0;
    const std::size_t most = std::min(a.size(), b.size()) - first_;
    while (tail < most && a[a.size() - 1 - tail] == b[b.size() - 1 - tail])
        ++tail;
    tilesBefore_.assign(same.in1, a.end() - static_cast<std::ptrdiff_t>(tail));
    tilesAfter_.assign(same.in2, b.end() - static_cast<std::ptrdiff_t>(tail));
}

bool SetDelta::isEmpty() const
{
    return tilesBefore_.empty() && tilesAfter_.empty() && headBefore_ == headAfter_;
}

void SetDelta::apply(TileSet& set) const
{
    replace(set, headAfter_, first_, tilesBefore_.size(), tilesAfter_);
}

void SetDelta::revert(TileSet& set) const
{
    replace(set, headBefore_, first_, tilesAfter_.size(), tilesBefore_);
}

} // namespace lodeline::goldrush::editor
