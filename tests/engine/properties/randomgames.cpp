// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/properties/randomgames.h"

#include "tests/support/randomtileset.h"

namespace lodeline::test {

using namespace goldrush;

Setup setupNumber(int number)
{
    Setup setup;
    setup.players = 2 + number % 4;
    setup.options.farmers = number / 4 % 4 != 3;
    setup.options.fifthCowboy = number / 16 % 2 == 1;
    setup.options.takeBack = number / 32 % 2 == 1;
    setup.startPlayer = number / 7 % setup.players;
    setup.seed = static_cast<std::uint64_t>(number) * 0x9e3779b97f4a7c15ULL;
    return setup;
}

Placement randomPlacement(const Game& game, bool compact, Random& random)
{
    const PlacementSet legal = game.legalPlacements();
    const auto pick = [&] {
        return legal[static_cast<int>(random.below(static_cast<std::uint32_t>(legal.size())))];
    };
    const auto neighbours = [&game](Placement placement) {
        int count = 0;
        for (const Side side : kAllSides)
            count += game.tileAt(neighbour(placement.at, side)).has_value() ? 1 : 0;
        return count;
    };
    Placement best = pick();
    for (int tries = compact ? 6 : 0; tries > 0; --tries)
        if (const Placement other = pick(); neighbours(other) > neighbours(best))
            best = other;
    return best;
}

Action randomAction(const Game& game, Random& random)
{
    const std::vector<Action> legal = game.legalActions().toVector();
    const auto wanted = static_cast<Action::Type>(random.below(5));
    std::vector<Action> choice;
    for (const Action& action : legal)
        if (action.type == wanted)
            choice.push_back(action);
    const std::vector<Action>& from = choice.empty() ? legal : choice;
    return from[random.below(static_cast<std::uint32_t>(from.size()))];
}

GameChecker playChecked(const std::shared_ptr<const CompiledSet>& set, int number, Thoroughness how)
{
    Random random(static_cast<std::uint64_t>(number) + 1);
    GameChecker game(set, setupNumber(number));
    while (game.ok() && !game.isOver()) {
        const bool listed = (number + game.game().ply()) % how.placements == 0;
        if (listed)
            game.checkPlacements();
        game.place(randomPlacement(game.game(), number % 2 == 0, random));
        if (listed)
            game.checkActions();
        game.act(randomAction(game.game(), random));
        if (!game.isOver() && (number + game.game().ply()) % how.features == 0)
            game.checkFeatures();
    }
    return game;
}

std::shared_ptr<const CompiledSet> syntheticSet(int number)
{
    Random random(static_cast<std::uint64_t>(number) ^ 0x5e7);
    return std::make_shared<const CompiledSet>(randomTileSet(3 + static_cast<int>(random.below(28)), random));
}

std::shared_ptr<const CompiledSet> variedSet(int number)
{
    if (number % 10 == 0)
        return classicSet();
    auto set = syntheticSet(number);
    if (number % 3 != 0)
        return set;
    TileSet tiles = set->tileSet();
    tiles.tokens = {{2, 6, {}}, {0, 5, {}}, {2, 9, {}}};
    return std::make_shared<const CompiledSet>(std::move(tiles));
}

} // namespace lodeline::test
