// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a deck of Boomtown: problems or a deck that can be written, read again and played to the end.
// Strict or mended, no text that was read breaks its limits, and no problem is more than a line.
#include "engine/boomtown/ai/player.h"
#include "engine/boomtown/files/deckfile.h"
#include "engine/core/random.h"
#include "tests/fuzz/boomtownlimits.h"

namespace {

using namespace lodeline;
using namespace lodeline::boomtown;

void playOneGame(const Deck& deck, std::uint64_t seed)
{
    Random random(seed);
    Game game(std::make_shared<const Deck>(deck), {static_cast<int>(seed % kPlayers), seed});
    while (game.phase() != Game::Phase::Over)
        game.play(randomMove(game, random));
    const int winners = static_cast<int>(game.winners().size());
    require(winners == 1 || winners == kPlayers);
}

void open(std::string_view text, Texts texts)
{
    const auto loaded = parseDeck(text, texts);
    requireProblems(loaded);
    if (!loaded)
        return;
    requireLimits(loaded->deck);
    const auto again = parseDeck(writeDeck(loaded->deck));
    require(again && again->deck == loaded->deck);
    if (texts == Texts::Strict)
        playOneGame(loaded->deck, text.size());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    open(text, Texts::Strict);
    open(text, Texts::Mended);
    return 0;
}
