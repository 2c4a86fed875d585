// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a tile set: problems or a set that can be written, read again and played to the end. As a
// draft: the same, but for playing, and it can be criticised. Strict or mended, no text that was read breaks
// its limits, and no problem is more than a line.
#include "engine/goldrush/ai/player.h"
#include "engine/goldrush/design/critique.h"
#include "tests/fuzz/require.h"

namespace {

constexpr int kMostPlies = 300;

using namespace lodeline;
using namespace lodeline::goldrush;

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

void openAsDraft(std::string_view text, Texts texts)
{
    const auto draft = parseTileSetDraft(text, texts);
    requireProblems(draft);
    if (!draft)
        return;
    const bool hasFaults = hasErrors(draft->problems);
    if (texts == Texts::Mended || !hasFaults)
        requireLimits(draft->set);
    const auto again = parseTileSetDraft(writeTileSet(draft->set));
    require(again && again->set == draft->set);
    for (const Finding& finding : critique(draft->set)) {
        require(hasFaults || finding.problem.severity != Severity::Error);
        requirePrintable({finding.problem});
    }
}

void open(std::string_view text, Texts texts)
{
    const auto loaded = parseTileSet(text, texts);
    requireProblems(loaded);
    if (!loaded)
        return;
    requireLimits(loaded->set);
    require(!hasErrors(validate(loaded->set)));
    const auto again = parseTileSet(writeTileSet(loaded->set));
    require(again && again->set == loaded->set);
    if (texts == Texts::Strict)
        playOneGame(loaded->set, text.size());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const Texts texts : {Texts::Strict, Texts::Mended}) {
        openAsDraft(text, texts);
        open(text, texts);
    }
    return 0;
}
