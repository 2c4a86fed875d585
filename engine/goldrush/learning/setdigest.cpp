// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/learning/setdigest.h"

#include "engine/core/pictures/sha256.h"

namespace lodeline::goldrush {
namespace {

// Numbers in a row. A list says first how long it is, so that no two sets are written alike.
class Digits
{
public:
    void add(std::size_t number)
    {
        text_ += std::to_string(number);
        text_ += ' ';
    }
    void add(int number) { add(static_cast<std::size_t>(number)); }

    template <typename Sequence, typename Write>
    void addEach(const Sequence& sequence, Write write)
    {
        add(sequence.size());
        for (const auto& element : sequence)
            write(element);
    }
    void addSides(const std::vector<Side>& sides)
    {
        addEach(sides, [this](Side side) { add(index(side)); });
    }

    const std::string& text() const { return text_; }

private:
    std::string text_;
};

void addDesign(Digits& digits, const TileDesign& design)
{
    digits.add(design.count);
    digits.addEach(design.railroads, [&](const RailroadSegment& railroad) {
        digits.addSides(railroad.edges);
        digits.add(static_cast<int>(railroad.end));
        digits.add(railroad.locomotives);
    });
    digits.addEach(design.mountains, [&](const MountainSegment& mountain) {
        digits.addSides(mountain.edges);
        digits.add(mountain.nuggets);
    });
    digits.addEach(design.prairies, [&](const PrairieSegment& prairie) {
        digits.addEach(prairie.at, [&](const HalfEdge& half) { digits.add(index(half)); });
        digits.add(prairie.tipis);
        digits.add(prairie.horses);
    });
}

} // namespace

Sha256 setDigest(const TileSet& set)
{
    Digits digits;
    digits.addEach(set.tokens, [&](const TokenKind& kind) {
        digits.add(kind.value);
        digits.add(kind.count);
    });
    digits.add(set.tiles.size());
    for (std::size_t tile = 0; tile < set.tiles.size(); ++tile) {
        digits.add(set.isStart(tile) ? 1 : 0);
        addDesign(digits, set.tiles[tile]);
    }
    return sha256Of(digits.text());
}

} // namespace lodeline::goldrush
