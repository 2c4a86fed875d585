// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/boomtown/simulationprint.h"

#include "engine/cli/parts/playertable.h"
#include "engine/core/series/csv.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace lodeline::boomtown {
namespace {

// The indices of sums, ordered by a key that is taken of each.
template <typename Sums, typename Key>
std::vector<std::size_t> ordered(const Sums& sums, Key key)
{
    std::vector<std::size_t> order(sums.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return key(sums[i]); });
    return order;
}

void printTurns(const DeckSums& sums)
{
    fmt::print("\n{:<16}{:>8}  {:<15}{:>8}\n", "Who drafts", "share", " 95 %", "points");
    for (std::size_t i = 0; i < sums.turns.size(); ++i) {
        const TurnSums& turn = sums.turns[i];
        const WinShare share = winShare(turn.parts, turn.partSquares, sums.games);
        fmt::print("{:<16}{:>8.3f}  {:.3f} to {:.3f}{:>8.1f}\n", i == 0 ? "first" : "second", share.share,
                   share.low, share.high, static_cast<double>(turn.points) / sums.games);
    }
    fmt::print("{:.1f} points between the two on average\n", static_cast<double>(sums.margins) / sums.games);
}

// The weightiest first.
void printBonuses(const DeckSums& sums)
{
    fmt::print("\n{:<16}{:>8}{:>8}{:>11}\n", "Bonuses", "games", "points", "decides %");
    for (const std::size_t i : ordered(sums.bonuses, [](const BonusSums& b) { return -decidedShareOf(b); })) {
        const BonusSums& bonus = sums.bonuses[i];
        if (bonus.games > 0)
            fmt::print("{:<16}{:>8}{:>8.1f}{:>11.1f}\n", bonusShape(static_cast<BonusKind>(i)).name,
                       bonus.games, pointsOf(bonus), 100 * decidedShareOf(bonus));
    }
}

// Those first that are taken first; last those that nobody has taken.
void printCards(const SimulationResult& result)
{
    fmt::print("\n{:<16}{:>8}{:>8}{:>11}\n", "Cards", "drafted", "draft", "passed %");
    const auto& cards = result.tally.deck.cards;
    const auto key = [](const CardSums& c) { return std::pair(c.drafted == 0, draftNumberOf(c)); };
    for (const std::size_t i : ordered(cards, key))
        fmt::print("{:<16}{:>8}{:>8.1f}{:>11.1f}\n", result.ids[i], cards[i].drafted, draftNumberOf(cards[i]),
                   100 * passedShareOf(cards[i]));
}

} // namespace

void print(const SimulationResult& result, const std::string& format, bool report)
{
    const Tally& tally = result.tally;
    if (format == "json") {
        fmt::print("{}", toJson(result));
    } else if (format == "csv") {
        fmt::print("{}", report ? deckCsv(result) : playersCsv(tally.players, tally.games));
    } else {
        fmt::print("{} games\n", tally.games);
        cli::printPlayers(tally.players, tally.games);
        if (!report)
            return;
        printTurns(tally.deck);
        printBonuses(tally.deck);
        printCards(result);
    }
}

} // namespace lodeline::boomtown
