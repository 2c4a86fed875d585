// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/boardtext.h"

#include <algorithm>

namespace lodeline::test {

using namespace goldrush;

namespace {

constexpr int kWidth = 5;
constexpr int kHeight = 3;

char centre(const TileDesign& design)
{
    const auto ends = [&design](RailroadEnd end) {
        return std::ranges::count(design.railroads, end, &RailroadSegment::end);
    };
    if (design.hasCity())
        return 'C';
    if (ends(RailroadEnd::Junction) > 0)
        return 'J';
    if (ends(RailroadEnd::Through) > 0)
        return ends(RailroadEnd::Through) > 1 ? 'x' : '+';
    if (ends(RailroadEnd::Mountain) > 0)
        return '^';
    return design.mountains.empty() ? '.' : 'A';
}

char edge(FeatureKind kind, Side side)
{
    if (kind == FeatureKind::Mountain)
        return '^';
    if (kind == FeatureKind::Prairie)
        return '.';
    return side == Side::North || side == Side::South ? '|' : '-';
}

class Canvas
{
public:
    explicit Canvas(const Game& game)
        : game_(game)
    {
        for (int i = 0; i < game.placedCount(); ++i) {
            const Position at = game.placedTile(i).placement.at;
            west_ = std::min<int>(west_, at.x);
            north_ = std::min<int>(north_, at.y);
            east_ = std::max<int>(east_, at.x);
            south_ = std::max<int>(south_, at.y);
        }
        lines_.assign(static_cast<std::size_t>(kHeight * (south_ - north_ + 1)),
                      std::string(static_cast<std::size_t>(kWidth * (east_ - west_ + 1)), ' '));
    }

    void put(Position at, int column, int row, char c)
    {
        lines_[static_cast<std::size_t>((at.y - north_) * kHeight + row)]
              [static_cast<std::size_t>((at.x - west_) * kWidth + column)] = c;
    }

    void tile(const PlacedTile& placed)
    {
        const TileDesign& design = game_.tileSet().tiles[static_cast<std::size_t>(placed.design)];
        const Position at = placed.placement.at;
        for (int row = 0; row < kHeight; ++row)
            for (int column = 0; column < kWidth; ++column)
                put(at, column, row, '.');
        put(at, 2, 1, centre(design));
        for (const Side own : kAllSides) {
            const Side side = rotated(own, placed.placement.rotation);
            const char c = edge(design.edgeKind(own), side);
            const Position step = neighbour({}, side);
            put(at, 2 + 2 * step.x, 1 + step.y, c);
            if (c == '-')
                put(at, 2 + step.x, 1, c);
        }
        if (std::ranges::any_of(design.railroads, [](const auto& r) { return r.locomotives > 0; }))
            put(at, 4, 2, 'L');
    }

    std::vector<std::string> trimmed() const
    {
        std::vector<std::string> lines = lines_;
        for (std::string& line : lines)
            line.erase(line.find_last_not_of(' ') + 1);
        return lines;
    }

private:
    const Game& game_;
    int west_ = 0;
    int north_ = 0;
    int east_ = 0;
    int south_ = 0;
    std::vector<std::string> lines_;
};

} // namespace

std::vector<std::string> boardText(const Game& game)
{
    Canvas canvas(game);
    for (int i = 0; i < game.placedCount(); ++i)
        canvas.tile(game.placedTile(i));
    for (const PieceOnBoard& piece : game.pieces()) {
        if (piece.piece == events::Piece::Cowboy)
            canvas.put(piece.at, 0, 0, static_cast<char>('0' + piece.player));
        else
            canvas.put(piece.at, 4, 0, static_cast<char>('a' + piece.player));
    }
    for (const Game::TokenStack& stack : game.tokenStacks())
        canvas.put(stack.at, 0, 2, static_cast<char>('0' + std::min(stack.count, 9)));
    return canvas.trimmed();
}

} // namespace lodeline::test
