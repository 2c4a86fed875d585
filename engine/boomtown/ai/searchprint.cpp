// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/searchprint.h"

#include "engine/boomtown/ai/level.h"
#include "engine/core/seedplan.h"
#include "engine/core/series/fingerprint.h"

namespace lodeline::boomtown {

std::uint64_t searchFingerprint(std::string_view player, std::span<const std::shared_ptr<const Deck>> decks)
{
    constexpr std::uint64_t kGames = 2;
    Fingerprint print;
    const auto chooser = makePlayer(player);
    for (const auto& deck : decks)
        for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
            Game game(deck, {static_cast<int>(seed % kPlayers), seed});
            while (game.phase() != Game::Phase::Over) {
                const Move move = chooser->choose(game, seedplan::move(seed, game.player(), game.ply()));
                for (const int value : {move.at, move.skip, int{move.placement.at.x},
                                        int{move.placement.at.y}, move.placement.turned ? 1 : 0})
                    print.mix(value);
                game.play(move);
            }
            print.mix(game.score(0).total());
            print.mix(game.score(1).total());
        }
    return print.value();
}

} // namespace lodeline::boomtown
