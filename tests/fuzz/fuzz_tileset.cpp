// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a tile set: problems or a set that can be written, read again and played to the end. As a
// draft: the same, but for playing, and it can be criticised.
#include "engine/ai/player.h"
#include "engine/design/critique.h"
#include "engine/goldrush/tilesetfile.h"

#include <cstdlib>

namespace {

constexpr int kMostPlies = 300;

using namespace lodeline;

void require(bool condition)
{
    if (!condition)
        std::abort();
}

void playOneGame(const TileSet& set, std::uint64_t seed)
{
    Setup setup;
    setup.players = kMinPlayers + static_cast<int>(seed % 4);
    setup.options.takeBack = seed / 4 % 2 == 1;
    setup.seed = seed;
    Random random(seed);
    Game game(std::make_shared<const CompiledSet>(set), setup);
    for (int ply = 0; ply < kMostPlies && game.phase() != Game::Phase::Over; ++ply)
        playRandomMove(game, random);
}

void openAsDraft(std::string_view text)
{
    const auto draft = parseTileSetDraft(text);
    require(draft || hasErrors(draft.error()));
    if (!draft)
        return;
    const auto again = parseTileSetDraft(writeTileSet(draft->set));
    require(again && again->set == draft->set);
    const bool hasFaults = hasErrors(draft->problems);
    for (const Finding& finding : critique(draft->set))
        require(hasFaults || finding.problem.severity != Severity::Error);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    openAsDraft(text);
    const auto loaded = parseTileSet(text);
    if (!loaded) {
        require(hasErrors(loaded.error()));
        for (const Problem& problem : loaded.error())
            require(!message(problem).empty());
        return 0;
    }
    require(!hasErrors(validate(loaded->set)));
    const auto again = parseTileSet(writeTileSet(loaded->set));
    require(again && again->set == loaded->set);
    playOneGame(loaded->set, size);
    return 0;
}
