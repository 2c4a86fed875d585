// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/lab/simulationresult.h"
#include "engine/core/series/csv.h"

namespace lodeline::boomtown {
namespace {

void addTurns(const DeckSums& sums, LongTable& table)
{
    for (std::size_t i = 0; i < sums.turns.size(); ++i) {
        const TurnSums& turn = sums.turns[i];
        const std::string number = std::to_string(i + 1);
        const WinShare share = winShare(turn.parts, turn.partSquares, sums.games);
        table.add("turns", number, "share", share.share);
        table.add("turns", number, "low", share.low);
        table.add("turns", number, "high", share.high);
        table.add("turns", number, "points", turn.points);
    }
}

void addBonuses(const DeckSums& sums, LongTable& table)
{
    for (std::size_t i = 0; i < sums.bonuses.size(); ++i) {
        const BonusSums& bonus = sums.bonuses[i];
        const std::string kind(bonusShape(static_cast<BonusKind>(i)).name);
        table.add("bonuses", kind, "games", bonus.games);
        table.add("bonuses", kind, "points", bonus.points);
        table.add("bonuses", kind, "decided", bonus.decided);
    }
}

void addCards(const SimulationResult& result, LongTable& table)
{
    for (std::size_t i = 0; i < result.ids.size(); ++i) {
        const CardSums& card = result.tally.deck.cards[i];
        table.add("cards", result.ids[i], "middle", card.middle);
        table.add("cards", result.ids[i], "drafted", card.drafted);
        table.add("cards", result.ids[i], "numbers", card.numbers);
        table.add("cards", result.ids[i], "passed", card.passed);
    }
}

void addDeck(const SimulationResult& result, LongTable& table)
{
    const DeckSums& sums = result.tally.deck;
    table.add("run", "", "games", std::int64_t{sums.games});
    table.add("run", "", "margins", sums.margins);
    addTurns(sums, table);
    addBonuses(sums, table);
    addCards(result, table);
}

} // namespace

std::string deckCsv(const SimulationResult& result, const SimulationResult* usual)
{
    LongTable table;
    table.add("run", "", "deck", result.deck);
    table.add("run", "", "seed", std::to_string(result.seed));
    for (std::size_t i = 0; i < result.tally.players.size(); ++i)
        table.add("run", std::to_string(i + 1), "player", result.tally.players[i].name);
    addDeck(result, table);
    if (usual) {
        table.setPrefix("usual.");
        addDeck(*usual, table);
    }
    return table.take();
}

} // namespace lodeline::boomtown
