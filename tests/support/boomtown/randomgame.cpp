// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/boomtown/randomgame.h"

#include "tests/support/files.h"

#include <algorithm>

namespace lodeline::boomtown::test {

using lodeline::test::readFile;
using lodeline::test::sourceDirectory;

namespace {

std::shared_ptr<const Deck> shipped(const char* file)
{
    return std::make_shared<const Deck>(
        parseDeck(readFile(sourceDirectory() / "resources/decks" / file)).value().deck);
}

int pick(Random& random, int bound)
{
    return static_cast<int>(random.below(static_cast<std::uint32_t>(bound)));
}

template <typename Value>
Value any(Random& random, int count)
{
    return static_cast<Value>(pick(random, count));
}

Bonus randomBonus(Random& random, BonusKind kind)
{
    Bonus bonus{.kind = kind};
    const BonusShape& shape = bonusShape(kind);
    if (shape.symbol)
        bonus.symbol = any<Symbol>(random, kSymbols);
    if (shape.other)
        bonus.other = any<Symbol>(random, kSymbols);
    if (shape.territory)
        bonus.territory = any<Territory>(random, kTerritories);
    if (shape.points)
        bonus.points = pick(random, 13) - 3;
    if (shape.penalty)
        bonus.penalty = pick(random, 4);
    if (shape.handOver)
        bonus.handOver = pick(random, 8);
    if (shape.table)
        for (int from = pick(random, 3); from < 9; from += 1 + pick(random, 3))
            bonus.table.push_back({from, pick(random, 20) - 4});
    return bonus;
}

} // namespace

std::shared_ptr<const Deck> ownDeck()
{
    static const auto deck = shipped("boomtown.deck.json");
    return deck;
}

std::shared_ptr<const Deck> otherDeck()
{
    static const auto deck = shipped("dustbowl.deck.json");
    return deck;
}

std::shared_ptr<const Deck> randomDeck(Random& random)
{
    auto deck = std::make_shared<Deck>();
    // Few territories and symbols make large groups.
    const int territories = 2 + pick(random, kTerritories - 1);
    const int symbols = 2 + pick(random, kSymbols - 1);
    for (std::size_t i = 0; i < kDeckCards; ++i) {
        Card& card = deck->cards.emplace_back();
        card.id = std::string("c").append(std::to_string(i));
        for (Square& square : card.front)
            square = {any<Territory>(random, territories), any<Symbol>(random, symbols)};
        card.bonus = randomBonus(random, any<BonusKind>(random, kBonusKinds));
    }
    return deck;
}

std::shared_ptr<const Deck> deckOf(int number)
{
    if (number % 4 == 0)
        return number % 8 == 0 ? ownDeck() : otherDeck();
    Random random(static_cast<std::uint64_t>(number));
    return randomDeck(random);
}

Setup setupOf(int number)
{
    return {number % 2, static_cast<std::uint64_t>(number) * 0x9e3779b97f4a7c15ULL};
}

Move randomMove(const Game& game, Random& random)
{
    if (game.phase() == Game::Phase::Begin)
        return {.type = Move::Type::Begin, .at = pick(random, kCircle)};
    const Places places = game.town(game.player()).places();
    Move move{.type = Move::Type::Free,
              .placement = {places[pick(random, places.size())], pick(random, 2) == 0}};
    if (game.phase() == Game::Phase::Free)
        return move;
    move.type = Move::Type::Draft;
    const int left = static_cast<int>(game.left().size());
    move.skip = pick(random, pick(random, 4) == 0 ? left : std::min(left, 3));
    return move;
}

PlayedGame playedGame(int number)
{
    const auto deck = deckOf(number);
    const Setup setup = setupOf(number);
    Random random(~static_cast<std::uint64_t>(number));
    EventList log;
    Game game(deck, setup, &log);
    GameRecord record;
    record.deck = *deck;
    record.players = {{"Ann", "red", "human", {}}, {"Bo", "blue", "human", {}}};
    record.start = setup.start;
    record.seed = setup.seed;
    while (game.phase() != Game::Phase::Over) {
        const Move move = randomMove(game, random);
        record.moves.push_back(recorded(game, move));
        game.play(move, &log);
    }
    return {std::move(record), std::move(game), std::move(log)};
}

} // namespace lodeline::boomtown::test
