// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/files/record.h"
#include "engine/core/random.h"

namespace lodeline::boomtown::test {

// The deck that comes with the program, and the other one.
std::shared_ptr<const Deck> ownDeck();
std::shared_ptr<const Deck> otherDeck();
// A deck in which everything is as chance wants it: territories, symbols, bonuses and their numbers.
std::shared_ptr<const Deck> randomDeck(Random& random);

// Of game `number`: every fourth is of one of our own decks.
std::shared_ptr<const Deck> deckOf(int number);
Setup setupOf(int number);

// Any legal move. Most drafts skip little, so that both players get cards.
Move randomMove(const Game& game, Random& random);

// Game `number` by random moves, whole, with its events.
struct PlayedGame
{
    GameRecord record;
    Game game;
    EventList log;
};
PlayedGame playedGame(int number);

} // namespace lodeline::boomtown::test
