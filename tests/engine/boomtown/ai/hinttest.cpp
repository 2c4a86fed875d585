// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/hint.h"

#include "engine/boomtown/ai/ending.h"
#include "engine/boomtown/ai/level.h"
#include "engine/boomtown/ai/lookahead.h"
#include "engine/boomtown/ai/worth.h"
#include "tests/engine/boomtown/ai/positions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace lodeline::boomtown::test {
namespace {

using Code = Reason::Code;

constexpr std::size_t kLikely = 8;

Budget some()
{
    return Budget::playouts(300);
}

Game draftOf(int number)
{
    return draftWith(10 * number, 9);
}

TEST(Hints, NameOtherCardsBestFirst)
{
    for (int number = 0; number < 6; ++number) {
        SCOPED_TRACE(number);
        const Game game = draftOf(number);
        const auto list = hints(game, 3, some());
        ASSERT_EQ(list.size(), std::min<std::size_t>(3, game.left().size()));
        std::set<int> cards;
        for (const Hint& hint : list) {
            EXPECT_TRUE(game.isLegal(hint.move));
            cards.insert(hint.move.skip);
        }
        EXPECT_EQ(cards.size(), list.size());
        EXPECT_TRUE(std::ranges::is_sorted(list, std::ranges::greater{}, &Hint::lead));
    }
}

TEST(Hints, NameOtherPlacesWhereThereIsOneCard)
{
    int checked = 0;
    for (int number = 0; number < 40; ++number) {
        const Game game = positionWith(number, 8);
        if (game.phase() != Game::Phase::Free)
            continue;
        const auto list = hints(game, 3, some());
        ASSERT_EQ(list.size(), 3U);
        EXPECT_NE(list[0].move.placement, list[1].move.placement);
        ++checked;
    }
    EXPECT_GT(checked, 3);
}

TEST(Hints, NameOtherCardsToBeginWith)
{
    std::set<int> cards;
    const auto list = hints(Game(ownDeck()), 3, some());
    for (const Hint& hint : list)
        cards.insert(hint.move.at);
    EXPECT_EQ(list.size(), 3U);
    EXPECT_EQ(cards.size(), 3U);
}

// Of the last card there are other places, of the last two there is the other card.
TEST(Hints, NameOtherPlacesOfTheLastCard)
{
    std::array<int, 3> checked{};
    for (int number = 0; number < 40; ++number) {
        const std::size_t left = 1 + static_cast<std::size_t>(number) % 2;
        const Game game = positionWith(number, left);
        if (game.phase() != Game::Phase::Draft || game.left().size() != left)
            continue;
        ++checked[left];
        const auto list = hints(game, 3, some());
        std::set<int> cards;
        for (const Hint& hint : list)
            cards.insert(hint.move.skip);
        EXPECT_EQ(cards.size(), left) << number;
        EXPECT_EQ(list.size(), left == 1 ? 3U : 2U) << number;
    }
    EXPECT_GT(checked[1], 0);
    EXPECT_GT(checked[2], 0);
}

// A card may bring as much upright as upside down.
TEST(Hints, NameNoPlaceTwiceForTheSamePoints)
{
    int places = 0;
    for (int number = 0; number < 40; ++number) {
        const Game game = positionWith(number, 8);
        if (game.phase() != Game::Phase::Free)
            continue;
        const auto list = hints(game, 3, some());
        for (std::size_t i = 0; i < list.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j)
                EXPECT_TRUE(list[i].move.placement.at != list[j].move.placement.at ||
                            list[i].lead < list[j].lead)
                    << number;
        }
        places += static_cast<int>(list.size());
    }
    EXPECT_GT(places, 10);
}

TEST(Hints, CompareAMoveWithTheBestOne)
{
    const Game game = draftOf(2);
    const auto list = hints(game, 3, some());
    const Comparison worse = compare(game, list.back().move, some(), 1);
    EXPECT_EQ(worse.mine.move, list.back().move);
    EXPECT_GE(worse.best.lead, worse.mine.lead);
    EXPECT_EQ(worse.best.reasons, reasonsFor(game, worse.best.move));
    const Comparison best = compare(game, worse.best.move, some(), 1);
    EXPECT_EQ(best.best.move, best.mine.move);
    EXPECT_EQ(best.best.lead, best.mine.lead);
}

// Whoever asks about another place is told of the same best move.
TEST(Hints, CompareAsWideAndDeepAsTheyLook)
{
    int checked = 0;
    for (int number = 0; number < 40; ++number) {
        const Game game = positionWith(number, 8);
        if (game.phase() != Game::Phase::Free || isEnding(game))
            continue;
        const auto list = hints(game, 3, some());
        Move move = list.front().move;
        move.placement = worthOf(game, game.player(), game.cardOf(move)).placement; // what is tried first
        EXPECT_EQ(compare(game, move, some(), 3).best.lead, list.front().lead) << number;
        ++checked;
    }
    EXPECT_GT(checked, 3);
}

TEST(Hints, NameNoOtherMoveThatIsAsGood)
{
    int asGood = 0;
    for (int number = 0; number < 6; ++number) {
        const Game game = positionWith(number, 9);
        const auto likely = lookAhead(game, adviser(), some());
        for (const CandidateMove& candidate : std::span(likely).first(std::min(likely.size(), kLikely))) {
            const Comparison found = compare(game, candidate.move, some(), 1);
            if (found.best.lead != found.mine.lead)
                continue;
            EXPECT_EQ(found.best.move, candidate.move);
            asGood += candidate.move != likely.front().move ? 1 : 0;
        }
    }
    EXPECT_GT(asGood, 0);
}

TEST(Hints, TellWhatAMoveBringsAtOnce)
{
    std::set<int> players;
    for (int number = 0; number < 6; ++number) {
        const Game game = draftOf(number);
        const int player = game.player();
        players.insert(player);
        const auto lead = [player](const Game& at) {
            return at.score(player).total() - at.score(1 - player).total();
        };
        for (const Hint& hint : hints(game, 3, some())) {
            Game next(game);
            next.play(hint.move);
            EXPECT_EQ(hint.gain, lead(next) - lead(game));
        }
    }
    EXPECT_EQ(players.size(), std::size_t{kPlayers});
}

TEST(Hints, WeighAMoveThatSomebodyHasInMind)
{
    const Game game = draftOf(3);
    const Hint best = hints(game, 1, some()).front();
    const Hint again = hintFor(game, best.move, some());
    EXPECT_EQ(again.move, best.move);
    EXPECT_EQ(again.lead, best.lead);
    Random random(1);
    EXPECT_LE(hintFor(game, test::randomMove(game, random), some()).lead, best.lead);
}

TEST(Reasons, AreWhatChangesInTheScores)
{
    std::set<Code> seen;
    for (int number = 0; number < 400; ++number) {
        SCOPED_TRACE(number);
        const Game game = positionWith(number, 1 + static_cast<std::size_t>(number) % 14);
        if (game.phase() == Game::Phase::Over)
            continue;
        Random random(static_cast<std::uint64_t>(number));
        const Move move = test::randomMove(game, random);
        const int mover = game.player();
        Game next(game);
        next.play(move);
        int ownChange = next.score(mover).total() - game.score(mover).total();
        int otherChange = next.score(1 - mover).total() - game.score(1 - mover).total();
        for (const Reason& reason : reasonsFor(game, move)) {
            seen.insert(reason.code);
            if (reason.code == Code::GrowsGroup || reason.code == Code::GainsBonus)
                ownChange -= reason.amount;
            else if (reason.code == Code::ShrinksGroup || reason.code == Code::LosesBonus)
                ownChange += reason.amount;
            else if (reason.code == Code::HelpsOther)
                otherChange -= reason.amount;
            else if (reason.code == Code::CostsOther)
                otherChange += reason.amount;
            else if (reason.code == Code::CoversSquares)
                EXPECT_EQ(reason.amount, game.town(mover).squares() + 4 - next.town(mover).squares());
            else if (reason.code == Code::KeepsCard && game.left().size() > 1)
                EXPECT_EQ(reason.amount, worthOf(game, 1 - mover, game.cardOf(move)).points);
            else if (reason.code == Code::KeepsCard)
                ADD_FAILURE() << "of the last card, which nobody else could get";
            else
                EXPECT_EQ(reason.amount, move.skip);
            EXPECT_GT(reason.amount, 0);
        }
        EXPECT_EQ(ownChange, 0);
        EXPECT_EQ(otherChange, 0);
    }
    EXPECT_EQ(seen.size(), static_cast<std::size_t>(Code::GivesCards) + 1);
}

TEST(Reasons, CountWhatIsGivenAway)
{
    const Game game = draftOf(4);
    Move move{Move::Type::Draft, 0, 2, {}};
    move.placement.at = game.town(game.player()).places()[0];
    int worth = 0;
    for (const int card : game.left().first(2))
        worth += worthOf(game, 1 - game.player(), card).points;
    const auto reasons = reasonsFor(game, move);
    const auto given = std::ranges::find(reasons, Code::GivesCards, &Reason::code);
    ASSERT_NE(given, reasons.end());
    EXPECT_EQ(given->amount, 2);
    EXPECT_EQ(given->worth, worth);
}

TEST(Reasons, TellWhatBringsSomethingFirst)
{
    const auto brings = [](const Reason& reason) {
        return reason.code == Code::GrowsGroup || reason.code == Code::GainsBonus ||
               reason.code == Code::CostsOther || reason.code == Code::KeepsCard ||
               (reason.code == Code::GivesCards && reason.worth < 0);
    };
    const auto weight = [](const Reason& reason) {
        return reason.code == Code::GivesCards ? std::abs(reason.worth) : reason.amount;
    };
    for (int number = 0; number < 200; ++number) {
        const Game game = draftOf(number);
        Random random(static_cast<std::uint64_t>(number));
        const auto reasons = reasonsFor(game, test::randomMove(game, random));
        for (std::size_t i = 1; i < reasons.size(); ++i) {
            EXPECT_GE(brings(reasons[i - 1]), brings(reasons[i]));
            if (brings(reasons[i - 1]) == brings(reasons[i])) {
                EXPECT_GE(weight(reasons[i - 1]), weight(reasons[i]));
            }
        }
    }
}

TEST(Reasons, HaveANameAndASentenceEach)
{
    std::set<std::string_view> names;
    for (int code = 0; code <= static_cast<int>(Code::GivesCards); ++code) {
        names.insert(toString(static_cast<Code>(code)));
        EXPECT_NE(std::string_view(reasonTemplate(static_cast<Code>(code))).find("%Ln"),
                  std::string_view::npos);
    }
    EXPECT_EQ(names.size(), static_cast<std::size_t>(Code::GivesCards) + 1);
    EXPECT_EQ(toString(Code::GivesCards), "gives-cards");
    EXPECT_TRUE(reasonsFor(Game(ownDeck()), {}).empty());
}

} // namespace
} // namespace lodeline::boomtown::test
