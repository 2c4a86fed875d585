// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/survey.h"

#include "engine/boomtown/ai/worth.h"
#include "tests/engine/boomtown/ai/positions.h"

#include <gtest/gtest.h>

namespace lodeline::boomtown::test {
namespace {

constexpr int kSurveyedGames = 60;

const Front& nextFront(const Game& game)
{
    return game.deck().cards[static_cast<std::size_t>(game.cardOf({Move::Type::Draft, 0, 0, {}}))].front;
}

// In any of its phases, with cards left in the circle.
template <typename Check>
void forEachPosition(Check check)
{
    for (int number = 0; number < kSurveyedGames; ++number) {
        SCOPED_TRACE(number);
        check(positionWith(number, 3 + static_cast<std::size_t>(number) % 12));
    }
}

TEST(Survey, GivesEveryPlaceWhatTheRulesGiveIt)
{
    forEachPosition([](const Game& game) {
        const int seat = game.player();
        const Bonuses bonuses = game.bonuses();
        Survey survey(game.town(seat), game.town(1 - seat).counts(), bonuses);
        int seen = 0;
        survey.forEach(nextFront(game), [&](const Choice& choice, const Counts& with) {
            Town town = game.town(seat);
            town.place(nextFront(game), choice.placement);
            ASSERT_EQ(with, town.counts());
            int points = 0;
            int lead = 0;
            const TownScore score = scoreOf(town, game.town(1 - seat), bonuses);
            for (const int squares : score.groups)
                points += squares;
            for (std::size_t i = 0; i < bonuses.size(); ++i) {
                (comparesTowns(bonuses[i]->kind) ? lead : points) += score.bonuses[i];
                if (comparesTowns(bonuses[i]->kind))
                    lead -= bonusPoints(game.town(1 - seat), town, bonuses, i);
            }
            ASSERT_EQ(choice.points, points);
            ASSERT_EQ(choice.lead, points + lead);
            ++seen;
        });
        EXPECT_EQ(seen, 2 * game.town(seat).places().size());
    });
}

TEST(Survey, FindsTheBestInOrder)
{
    forEachPosition([](const Game& game) {
        const Bonuses bonuses = game.bonuses();
        Survey survey(game.town(game.player()), game.town(1 - game.player()).counts(), bonuses);
        std::vector<Choice> all;
        survey.forEach(nextFront(game),
                       [&all](const Choice& choice, const Counts&) { all.push_back(choice); });
        std::ranges::stable_sort(all, std::ranges::greater{}, &Choice::lead);
        std::vector<Choice> best(all.size() + 1);
        for (const std::size_t room : {std::size_t{1}, std::size_t{5}, all.size() + 1}) {
            const std::size_t found = survey.best(nextFront(game), std::span(best).first(room));
            ASSERT_EQ(found, std::min(room, all.size()));
            for (std::size_t i = 0; i < found; ++i)
                ASSERT_EQ(best[i].placement, all[i].placement) << i;
        }
    });
}

TEST(Worth, IsTheMostThatTheLeadCanGrowAtOnce)
{
    forEachPosition([](const Game& game) {
        const int card = game.cardOf({Move::Type::Draft, 0, 0, {}});
        for (const int seat : {0, 1}) {
            const Town& opponent = game.town(1 - seat);
            const auto lead = [&](const Town& town) {
                return scoreOf(town, opponent, game.bonuses()).total() -
                       scoreOf(opponent, town, game.bonuses()).total();
            };
            int most = -1000;
            game.town(seat).places().forEach([&](Position at) {
                for (const bool isTurned : {false, true}) {
                    Town town = game.town(seat);
                    town.place(nextFront(game), {at, isTurned});
                    most = std::max(most, lead(town) - lead(game.town(seat)));
                }
            });
            const CardWorth worth = worthOf(game, seat, card);
            EXPECT_EQ(worth.points, most);
            Town town = game.town(seat);
            town.place(nextFront(game), worth.placement);
            EXPECT_EQ(lead(town) - lead(game.town(seat)), most);
        }
    });
}

TEST(Worth, OfPassedCardsIsThatOfEachToTheOtherPlayer)
{
    int most = 0;
    for (int number = 0; number < 10; ++number) {
        const Game game = draftWith(number, 6);
        int points = 0;
        for (int skip = 0; skip < static_cast<int>(game.left().size()); ++skip) {
            const Move move{Move::Type::Draft, 0, skip, {}};
            EXPECT_EQ(worthOfPassed(game, move), points) << number << ", " << skip;
            points += worthOf(game, 1 - game.player(), game.cardOf(move)).points;
            most = std::max(most, points);
        }
        EXPECT_EQ(worthOfPassed(game, {Move::Type::Free, 0, 0, {}}), 0);
    }
    EXPECT_GT(most, 0);
}

} // namespace
} // namespace lodeline::boomtown::test
