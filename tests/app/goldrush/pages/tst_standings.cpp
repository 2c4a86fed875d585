// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/pages/scoresheet.h"
#include "app/goldrush/panels/gamelog.h"
#include "app/goldrush/panels/standings.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/windowtest/windowtest.h"

#include <QTest>

#include <set>

namespace lodeline::goldrush::tst_standings {

// What is shown beside the board is counted from events; the game must say the same.
class StandingsTest : public QObject
{
    Q_OBJECT

private slots:
    void eventsSayWhatTheGameSays();
    void theLogTellsWhatTheGameHasShown();
    void partsOfAHistoryAddUp();
    void everyWayToGainAndLoseComesUp();

private:
    template <typename Check>
    static void playGames(int games, Check check);
};

namespace {

Options optionsOf(int number)
{
    return {.farmers = number % 8 != 7, .fifthCowboy = number % 3 == 0, .takeBack = number % 2 == 0};
}

Standings standingsOf(const Game& game, const std::vector<Event>& history)
{
    Standings standings(game.players(), game.setup().options.cowboysPerPlayer());
    for (const Event& event : history)
        standings.receive(event);
    return standings;
}

} // namespace

// Calls `check` with the game and all events so far, after each half of a turn.
template <typename Check>
void StandingsTest::playGames(int games, Check check)
{
    const auto set = std::make_shared<const CompiledSet>(test::newRecord().tileset);
    for (int number = 0; number < games; ++number) {
        Random random(static_cast<std::uint64_t>(number));
        EventList list;
        Game game(set, {2 + number % 4, 0, static_cast<std::uint64_t>(number), optionsOf(number)}, &list);
        check(game, list.events);
        while (game.phase() != Game::Phase::Over) {
            game.place(test::anyPlacement(game, random), &list);
            check(game, list.events);
            game.act(test::anyAction(game, random), &list);
            check(game, list.events);
        }
    }
}

void StandingsTest::eventsSayWhatTheGameSays()
{
    playGames(200, [standings = Standings(), sheet = ScoreSheet(0, {}),
                    heard = std::size_t{0}](const Game& game, const std::vector<Event>& history) mutable {
        if (history.size() < heard || game.placedCount() == 1) {
            standings = Standings(game.players(), game.setup().options.cowboysPerPlayer());
            sheet = ScoreSheet(game.players(), {});
            heard = 0;
        }
        for (; heard < history.size(); ++heard) {
            standings.receive(history[heard]);
            sheet.receive(history[heard]);
        }
        const bool over = game.phase() == Game::Phase::Over;
        QCOMPARE(standings.isOver(), over);
        QVERIFY(standings.active() == (over ? std::nullopt : std::optional(game.player())));
        for (int seat = 0; seat < game.players(); ++seat) {
            const Standings::Player& player = standings.of(seat);
            QCOMPARE(player.score, game.score(seat));
            QCOMPARE(sheet.total(seat), game.score(seat));
            QCOMPARE(player.cowboysLeft, game.cowboysLeft(seat));
            QCOMPARE(player.tentHome, !game.tent(seat).has_value());
            QCOMPARE(player.tokens, game.tokenValues(seat));
        }
    });
}

void StandingsTest::theLogTellsWhatTheGameHasShown()
{
    playGames(100, [](const Game& game, const std::vector<Event>& history) {
        GameLog log;
        int turns = 0;
        for (const Event& event : history) {
            log.receive(event);
            turns += GameLog::beginsTurn(log.lines().back()) ? 1 : 0;
        }
        const bool over = game.phase() == Game::Phase::Over;
        QCOMPARE(log.lines().size(), history.size());
        QCOMPARE(log.isRevealed(), over);
        if (!over)
            QCOMPARE(turns, game.ply() + 1);
    });
}

// The board may show any number of events at a time.
void StandingsTest::partsOfAHistoryAddUp()
{
    const auto session = test::newSession(4, 11, {true, true, true});
    Random random(2);
    test::playPlies(*session, random);
    const std::vector<Event>& history = session->history();
    for (std::size_t seen = 0; seen <= history.size(); ++seen) {
        const auto begin = history.begin();
        const auto end = begin + static_cast<std::ptrdiff_t>(seen);
        const Standings standings = standingsOf(session->game(), {begin, end});
        const ScoreSheet sheet(4, {begin, end});
        for (int seat = 0; seat < 4; ++seat) {
            QCOMPARE(standings.of(seat).score, sheet.total(seat));
            QVERIFY(standings.of(seat).cowboysLeft >= 0 && standings.of(seat).cowboysLeft <= 5);
        }
        QCOMPARE(standings.isOver(), seen == history.size());
    }
}

void StandingsTest::everyWayToGainAndLoseComesUp()
{
    std::set<std::size_t> kinds;
    playGames(200, [&kinds](const Game& game, const std::vector<Event>& history) {
        if (game.phase() == Game::Phase::Over) {
            for (const Event& event : history)
                kinds.insert(event.index());
        }
    });
    QCOMPARE(kinds.size(), std::variant_size_v<Event>);
}

const PlainTest<StandingsTest> kTest("tst_standings");

} // namespace lodeline::goldrush::tst_standings

#include "tst_standings.moc"
