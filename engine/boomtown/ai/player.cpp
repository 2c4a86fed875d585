// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/player.h"

#include "engine/boomtown/ai/survey.h"
#include "engine/boomtown/ai/worth.h"

#include <algorithm>

namespace lodeline::boomtown {

Move randomMove(const Game& game, Random& random)
{
    const auto below = [&random](std::size_t bound) {
        return static_cast<int>(random.below(static_cast<std::uint32_t>(bound)));
    };
    Move move;
    if (game.phase() == Game::Phase::Begin) {
        move.at = below(kCircle);
        return move;
    }
    move.type = game.phase() == Game::Phase::Free ? Move::Type::Free : Move::Type::Draft;
    if (move.type == Move::Type::Draft)
        move.skip = below(game.left().size());
    const Places places = game.town(game.player()).places();
    move.placement.at = places[below(static_cast<std::size_t>(places.size()))];
    move.placement.turned = below(2) == 1;
    return move;
}

Move RandomPlayer::choose(const Game& game, std::uint64_t seed, std::stop_token /*stop*/)
{
    Random random(seed);
    return randomMove(game, random);
}

Move GreedyPlayer::choose(const Game& game, std::uint64_t seed, std::stop_token /*stop*/)
{
    Random random(seed);
    Move best;
    if (game.phase() == Game::Phase::Begin) {
        best.at = static_cast<int>(random.below(kCircle));
        return best;
    }
    best.type = game.phase() == Game::Phase::Free ? Move::Type::Free : Move::Type::Draft;
    const std::size_t drafts = best.type == Move::Type::Draft ? game.left().size() : 1;
    std::optional<int> most;
    std::uint32_t alike = 0;
    for (std::size_t skip = 0; skip < drafts; ++skip) {
        Move move = best;
        move.skip = static_cast<int>(skip);
        const CardWorth worth = worthOf(game, game.player(), game.cardOf(move));
        alike = most && worth.points == *most ? alike + 1 : 1;
        if (most && (worth.points < *most || (worth.points == *most && random.below(alike) != 0)))
            continue;
        most = worth.points;
        move.placement = worth.placement;
        best = move;
    }
    return best;
}

Move Greenhorn::choose(const Game& game, std::uint64_t seed, std::stop_token /*stop*/)
{
    constexpr std::size_t kSeen = 2;  // cards
    constexpr std::size_t kFound = 3; // places for each
    constexpr int kPassedOver = 4;    // what it gives a card away for
    Random random(seed);
    if (game.phase() == Game::Phase::Begin)
        return randomMove(game, random);
    const bool drafts = game.phase() == Game::Phase::Draft;
    const Bonuses bonuses = game.bonuses();
    Survey survey(game.town(game.player()), game.town(1 - game.player()).counts(), bonuses);
    std::optional<int> most;
    Move best;
    for (std::size_t skip = 0; skip < (drafts ? std::min(kSeen, game.left().size()) : 1); ++skip) {
        Move move{drafts ? Move::Type::Draft : Move::Type::Free, 0, static_cast<int>(skip), {}};
        std::array<Choice, kFound> choices;
        const Front& front = game.deck().cards[static_cast<std::size_t>(game.cardOf(move))].front;
        const auto count = static_cast<std::uint32_t>(survey.best(front, choices));
        const Choice& choice = choices[random.below(count)];
        move.placement = choice.placement;
        const int lead = choice.lead - kPassedOver * move.skip;
        if (!most || lead > *most) {
            most = lead;
            best = move;
        }
    }
    return best;
}

} // namespace lodeline::boomtown
