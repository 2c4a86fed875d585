// SPDX-License-Identifier: GPL-3.0-or-later
// What a move comes to is worked out a second time from the games before and after it.
#include "engine/goldrush/ai/reasons.h"

#include "tests/engine/goldrush/ai/positions.h"
#include "tests/support/scenario.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace lodeline::test {

using namespace goldrush;

namespace {

using Code = Reason::Code;

struct Played
{
    const Game& before;
    const Game& placed; // the tile, but not the action
    const Game& after;
    const Move& move;
    const std::vector<Reason>& reasons;
    int mover;

    bool isOver() const { return after.phase() == Game::Phase::Over; }
    bool has(Code code) const { return std::ranges::count(reasons, code, &Reason::code) > 0; }
    // The sum of the amounts, of one player or of all.
    int amount(Code code, int player = -1) const
    {
        int sum = 0;
        for (const Reason& reason : reasons)
            if (reason.code == code && (player < 0 || reason.player == player))
                sum += reason.amount;
        return sum;
    }
};

using Visit = std::function<void(const Played&)>;

void visitMove(const Game& game, const Move& move, const Visit& visit)
{
    Game placed(game);
    placed.place(move.placement);
    Game after(placed);
    after.act(move.action);
    visit({game, placed, after, move, reasonsFor(game, move), game.player()});
}

// Those of the scenarios, which have of everything that is rare.
void forTheMovesOfTheScenarios(const Visit& visit)
{
    for (const auto& file : scenarioFiles()) {
        const GameRecord record = parseRecord(readFile(file)).value().record;
        Game game(std::make_shared<const CompiledSet>(record.tileset), record.setup());
        for (const RecordedMove& recorded : record.moves) {
            const Move move{recorded.move.placement, completed(game, recorded.move.action)};
            visitMove(game, move, visit);
            game.play(move);
        }
    }
}

// Every action of every third placement.
void forTheMovesOf(const Game& game, int firstPlacement, const Visit& visit)
{
    const PlacementSet placements = game.legalPlacements();
    for (int p = firstPlacement; p < placements.size(); p += 3) {
        Game placed(game);
        placed.place(placements[p]);
        const ActionSet actions = placed.legalActions();
        for (int a = 0; a < actions.size(); ++a)
            visitMove(game, {placements[p], actions[a]}, visit);
    }
}

// Also of many positions of games of two to five.
void forManyMoves(const Visit& visit)
{
    forTheMovesOfTheScenarios(visit);
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        const Game game = position(seed % 3 == 0 ? shippedSet("highsierra") : classicSet(), seed,
                                   2 + static_cast<int>(seed % 4), static_cast<int>(seed % 66));
        if (game.phase() != Game::Phase::Over)
            forTheMovesOf(game, static_cast<int>(seed % 3), visit);
    }
}

void forManyLastMoves(const Visit& visit)
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Random random(seed);
        Game game = position(classicSet(), seed, 2 + static_cast<int>(seed % 4), 60);
        while (game.phase() != Game::Phase::Over && game.tilesLeft() > 0)
            playRandomMove(game, random);
        if (game.phase() != Game::Phase::Over)
            forTheMovesOf(game, 0, visit);
    }
}

// What is complete before the draw is scored, and sends its cowboys home; only then is the rest scored.
TEST(Reasons, tellWhichCowboysComeHome)
{
    std::map<Code, int> seen;
    int others = 0;  // that come home while a new one stays out
    int staying = 0; // to the end of the game
    const auto check = [&](const Played& p) {
        const Action& action = p.move.action;
        const bool places = action.type == Action::Type::Cowboy;
        const auto isComplete = [&](const auto& where) {
            return p.placed.feature(where.at, where.segment).complete;
        };
        int home = places && isComplete(action) ? 1 : 0;
        const bool keeps = home == 1;
        int out = places ? 1 : 0;
        for (const PieceOnBoard& piece : p.placed.pieces()) {
            const bool takenBack = action.type == Action::Type::TakeBack && piece.at == action.at &&
                                   piece.segment == action.segment;
            if (piece.player != p.mover || piece.piece != events::Piece::Cowboy || takenBack)
                continue;
            ++out;
            home += isComplete(piece) ? 1 : 0;
        }
        const bool keepsOnly = keeps && home == 1;
        EXPECT_EQ(p.has(Code::KeepsCowboy), keepsOnly);
        EXPECT_EQ(p.amount(Code::FreesCowboys), keepsOnly ? 0 : home);
        EXPECT_EQ(p.has(Code::FreesCowboys), !keepsOnly && home > 0);
        EXPECT_EQ(p.has(Code::LastCowboy),
                  !p.isOver() && places && home == 0 && p.after.cowboysLeft(p.mover) == 0);
        for (const Reason& reason : p.reasons)
            ++seen[reason.code];
        others += places && !keeps && home == 1 ? 1 : 0;
        staying += p.isOver() && out > home ? 1 : 0;
    };
    forManyMoves(check);
    forManyLastMoves(check);
    for (const Code code : {Code::KeepsCowboy, Code::FreesCowboys, Code::LastCowboy})
        EXPECT_GT(seen[code], 5) << toString(code);
    EXPECT_GT(others, 5);
    EXPECT_GT(staying, 5);
}

TEST(Reasons, tellWhatOthersGetAndWhichTokensAreTaken)
{
    std::map<Code, int> seen;
    forManyMoves([&](const Played& p) {
        if (p.isOver())
            return;
        const bool scores = p.after.score(p.mover) > p.before.score(p.mover);
        for (int seat = 0; seat < p.before.players(); ++seat) {
            const int told = p.amount(Code::GivesPoints, seat) + p.amount(Code::SharesPoints, seat);
            EXPECT_EQ(told, seat == p.mover ? 0 : p.after.score(seat) - p.before.score(seat));
        }
        EXPECT_TRUE(scores || !p.has(Code::SharesPoints));
        const int mined = p.move.action.type == Action::Type::Mine ? 1 : 0;
        EXPECT_EQ(p.amount(Code::TakesTokens),
                  p.after.tokensTaken(p.mover) - p.before.tokensTaken(p.mover) - mined);
        for (const Reason& reason : p.reasons)
            ++seen[reason.code];
    });
    for (const Code code : {Code::GivesPoints, Code::SharesPoints, Code::TakesTokens})
        EXPECT_GT(seen[code], 1) << toString(code);
}

// Then what becomes of the cowboys, of the action and of what was there.
TEST(Reasons, comeScoresFirst)
{
    const auto stage = [](const Reason& reason) {
        const Code code = reason.code;
        if (code <= Code::SharesPoints)
            return 0;
        if (code == Code::KeepsCowboy || code == Code::FreesCowboys || code == Code::LastCowboy)
            return 1;
        const bool grows = code == Code::GrowsOwn || code == Code::GrowsOthers || code == Code::JoinsRival;
        return grows ? 3 : 2;
    };
    std::set<std::pair<int, int>> seen; // stages that follow each other
    forManyMoves([&](const Played& p) {
        EXPECT_TRUE(std::ranges::is_sorted(p.reasons, std::less{}, stage));
        for (std::size_t i = 1; i < p.reasons.size(); ++i)
            seen.emplace(stage(p.reasons[i - 1]), stage(p.reasons[i]));
    });
    for (const auto& pair : {std::pair{0, 1}, std::pair{0, 2}, std::pair{1, 2}, std::pair{2, 3}})
        EXPECT_TRUE(seen.contains(pair)) << pair.first << pair.second;
}

TEST(Reasons, tellWhatTheActionBegins)
{
    std::map<Code, int> seen;
    forManyMoves([&](const Played& p) {
        const Action& action = p.move.action;
        std::map<Code, int> expected;
        if (action.type == Action::Type::Cowboy || action.type == Action::Type::Tent ||
            action.type == Action::Type::Mine) {
            const FeatureInfo feature = p.after.feature(action.at, action.segment);
            const bool goesOn = !feature.complete && !p.isOver();
            if (action.type == Action::Type::Tent)
                expected[Code::PitchesTent] = feature.tokens;
            else if (action.type == Action::Type::Mine)
                expected[Code::MinesToken] = feature.tokens;
            else if (goesOn && feature.kind == FeatureKind::Railroad)
                expected[Code::StartsRailroad] = static_cast<int>(feature.tiles.size());
            else if (goesOn && feature.kind == FeatureKind::Mountain)
                expected[Code::StartsMountain] = feature.value;
            else if (goesOn && feature.kind == FeatureKind::City)
                expected[Code::StartsCity] = feature.value + feature.openEdges;
            else if (goesOn)
                expected[Code::StartsPrairie] = feature.value;
        }
        for (const Code code : {Code::PitchesTent, Code::MinesToken, Code::StartsRailroad,
                                Code::StartsMountain, Code::StartsCity, Code::StartsPrairie}) {
            EXPECT_EQ(p.has(code), expected.contains(code)) << toString(code);
            EXPECT_EQ(p.amount(code), expected.contains(code) ? expected[code] : 0) << toString(code);
            seen[code] += p.has(code) ? 1 : 0;
        }
    });
    for (const auto& [code, count] : seen)
        EXPECT_GT(count, 5) << toString(code);
}

// By drawing each of the tiles that are left and laying it wherever it fits.
int tilesThatComplete(const Game& after, const Action& cowboy)
{
    std::vector<int> copies = after.copiesLeft();
    ++copies[static_cast<std::size_t>(*after.drawn())];
    int tiles = 0;
    for (std::size_t design = 0; design < copies.size(); ++design) {
        if (copies[design] == 0)
            continue;
        const Game next = after.withDrawn(static_cast<int>(design));
        const PlacementSet placements = next.legalPlacements();
        bool completes = false;
        for (int p = 0; p < placements.size() && !completes; ++p) {
            Game placed(next);
            placed.place(placements[p]);
            completes = placed.feature(cowboy.at, cowboy.segment).complete;
        }
        tiles += completes ? copies[design] : 0;
    }
    return tiles;
}

TEST(Reasons, tellHowManyTilesWouldCompleteWhatWasBegun)
{
    int seen = 0;
    forManyMoves([&](const Played& p) {
        const Action& action = p.move.action;
        bool expected = action.type == Action::Type::Cowboy && !p.isOver();
        if (expected) {
            const FeatureInfo feature = p.after.feature(action.at, action.segment);
            expected = feature.openEdges == 1 &&
                       (feature.kind == FeatureKind::Railroad || feature.kind == FeatureKind::Mountain);
        }
        ASSERT_EQ(p.has(Code::TilesComplete), expected);
        if (!expected || ++seen % 10 != 0)
            return;
        EXPECT_EQ(p.amount(Code::TilesComplete), tilesThatComplete(p.after, action));
        const auto reason = std::ranges::find(p.reasons, Code::TilesComplete, &Reason::code);
        EXPECT_EQ(reason->of, p.before.tilesLeft());
    });
    EXPECT_GT(seen, 50);
}

// Junctions, and mountains that fit nowhere (R2.2): which of these are drawn before the next junction nobody
// knows.
TEST(Reasons, countTilesThatFitNowhereAmongThoseThatAreLeft)
{
    constexpr std::string_view kText = R"({"format": "lodeline-tileset", "version": 1, "name": "Peaks",
        "start": "junction", "tokens": [{"value": 1, "count": 5}], "tiles": [
         {"id": "junction", "count": 9,
          "railroads": [{"edges": ["e"], "end": "junction"}, {"edges": ["s"], "end": "junction"},
                        {"edges": ["w"], "end": "junction"}],
          "prairies": [{"at": ["wn", "nw", "ne", "en"]}, {"at": ["es", "se"]}, {"at": ["sw", "ws"]}]},
         {"id": "peak", "count": 20, "mountains": [{"edges": ["n", "e", "s", "w"]}]}]})";
    const auto set = std::make_shared<const CompiledSet>(parseTileSet(kText).value().set);
    int seen = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const Game game = position(set, seed, 2, 2);
        if (game.phase() == Game::Phase::Over)
            continue;
        forTheMovesOf(game, 0, [&](const Played& p) {
            const auto reason = std::ranges::find(p.reasons, Code::TilesComplete, &Reason::code);
            if (reason == p.reasons.end())
                return;
            ++seen;
            EXPECT_EQ(reason->amount, game.copiesLeft().front());
            EXPECT_EQ(reason->of, game.tilesLeft());
        });
    }
    EXPECT_GT(seen, 5);
}

TEST(Reasons, countTheOwnFeaturesThatGrow)
{
    const auto holdsAlone = [](const FeatureInfo& feature, int player) {
        for (int seat = 0; seat < kMaxPlayers; ++seat)
            if ((feature.cowboys[static_cast<std::size_t>(seat)] > 0) != (seat == player))
                return false;
        return true;
    };
    int seen = 0;
    forManyMoves([&](const Played& p) {
        if (p.move.action.type != Action::Type::None ||
            std::ranges::any_of(p.reasons, [](const Reason& r) { return r.code <= Code::SharesPoints; }))
            return;
        std::set<PlacedSegment> grown; // by their first segments
        for (const PieceOnBoard& piece : p.before.pieces()) {
            const FeatureInfo before = p.before.feature(piece.at, piece.segment);
            const FeatureInfo now = p.placed.feature(piece.at, piece.segment);
            const bool closable =
                before.kind == FeatureKind::Railroad || before.kind == FeatureKind::Mountain;
            if (closable && !now.complete && now.tiles != before.tiles && holdsAlone(before, p.mover) &&
                holdsAlone(now, p.mover))
                grown.insert(p.before.segments(piece.at, piece.segment).front());
        }
        EXPECT_EQ(p.amount(Code::GrowsOwn), static_cast<int>(grown.size()));
        EXPECT_EQ(p.has(Code::GrowsOwn), !grown.empty());
        seen += grown.empty() ? 0 : 1;
    });
    EXPECT_GT(seen, 5);
}

} // namespace
} // namespace lodeline::test
