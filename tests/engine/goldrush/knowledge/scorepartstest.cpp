// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/knowledge/scoreparts.h"

#include "tests/engine/goldrush/ai/positions.h"
#include "tests/engine/properties/howmany.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace lodeline::test {

using namespace goldrush;

namespace {

int total(const events::Score& score)
{
    int sum = 0;
    for (const ScorePart& part : scoreParts(score))
        sum += part.points();
    return sum;
}

// R4.1 to R4.4, R7.2, R7.3: the parts are worth what the rules have given.
TEST(ScoreParts, addUpToThePoints)
{
    std::set<std::pair<events::Score::Kind, bool>> seen;
    int doubled = 0;
    for (int seed = 1; seed <= randomGames() / 2; ++seed) {
        goldrush::Setup setup;
        setup.players = 2 + seed % 3;
        setup.seed = static_cast<std::uint64_t>(seed);
        Game game(classicSet(), setup);
        Random random(setup.seed);
        EventList list;
        while (game.phase() != Game::Phase::Over)
            playRandomMove(game, random, &list);
        for (const Event& event : list.events) {
            const auto* score = std::get_if<events::Score>(&event);
            if (!score)
                continue;
            if (score->kind == events::Score::Kind::Gold) {
                EXPECT_TRUE(scoreParts(*score).empty());
                continue;
            }
            const int most = std::ranges::max(score->points);
            if (most == 0)
                continue;
            EXPECT_EQ(total(*score), most);
            seen.insert({score->kind, score->final});
            doubled += scoreParts(*score).front().times > 1 ? 1 : 0;
        }
    }
    EXPECT_EQ(seen.size(), 7U); // a prairie is scored at the end alone
    EXPECT_GT(doubled, 0);
}

TEST(ScoreParts, nameWhatIsCounted)
{
    events::Score score;
    score.tiles.resize(4);
    score.locomotives = 1;
    EXPECT_EQ(scoreParts(score), (std::vector<ScorePart>{{ScorePart::Item::Tile, 4, 1, 2}}));
    score.locomotives = 2;
    EXPECT_EQ(scoreParts(score), (std::vector<ScorePart>{{ScorePart::Item::Tile, 4, 1, 1}}));
    score.locomotives = 1;
    score.final = true;
    EXPECT_EQ(scoreParts(score), (std::vector<ScorePart>{{ScorePart::Item::Tile, 4, 1, 1}}));
    score.kind = events::Score::Kind::Prairie;
    EXPECT_TRUE(scoreParts(score).empty());
    score.tipis = 2;
    score.horses = 3;
    EXPECT_EQ(scoreParts(score), (std::vector<ScorePart>{{ScorePart::Item::TipiCamp, 2, 2, 1},
                                                         {ScorePart::Item::HorseHerd, 3, 4, 1}}));
}

} // namespace
} // namespace lodeline::test
