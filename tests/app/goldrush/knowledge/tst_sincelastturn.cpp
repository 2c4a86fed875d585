// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/wording/eventwords.h"
#include "app/match/panels/noticebar.h"
#include "app/shell/actions.h"
#include "engine/goldrush/knowledge/eventturns.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/windows/testwindow.h"
#include "tests/windowtest/windowtest.h"

#include <QTest>

namespace lodeline::goldrush::tst_sincelastturn {
namespace {

using test::TestWindow;

constexpr std::size_t kPlayers = 3;

void begin(const TestWindow& window)
{
    NewGame game;
    game.seats.resize(kPlayers);
    game.startPlayer = 0;
    game.seed = 7;
    game.normalise();
    QVERIFY(window.start(game));
}

QString summaryOf(const TestWindow& window, std::size_t turn)
{
    const auto turns = turnsOf(window.session().history());
    return turnSummary({turns[turn].begin(), turns[turn].end()}, window.session().record());
}

QString told(const TestWindow& window)
{
    window->actions().sinceLastTurn->trigger();
    return window.gamePage()->notice()->text();
}

} // namespace

class SinceLastTurnTest : public QObject
{
    Q_OBJECT

private slots:
    void tellsTheTurnsOfTheOthers();
    void aTileInTheAirIsNoTurn();
    void thereIsNothingToTellAtFirst();
    void turnsBeginWithTheirDraw();
};

void SinceLastTurnTest::tellsTheTurnsOfTheOthers()
{
    const TestWindow window;
    begin(window);
    Random random(2);
    window.playPlies(random, 2); // the third player has not moved yet
    QCOMPARE(told(window), QStringList({summaryOf(window, 0), summaryOf(window, 1)}).join(u'\n'));
    window.playPlies(random, 3);
    QVERIFY(window.gamePage()->notice()->isHidden()); // the next turn has begun
    QCOMPARE(told(window), QStringList({summaryOf(window, 3), summaryOf(window, 4)}).join(u'\n'));
    QVERIFY(window.gamePage()->notice()->isVisible());
}

void SinceLastTurnTest::aTileInTheAirIsNoTurn()
{
    const TestWindow window;
    begin(window);
    Random random(2);
    window.playPlies(random, 4);
    const QString before = told(window);
    QVERIFY(test::place(window.session(), test::anyPlacement(window.session().game(), random)));
    QCOMPARE(told(window), before);
}

void SinceLastTurnTest::thereIsNothingToTellAtFirst()
{
    const TestWindow window;
    begin(window);
    QVERIFY(!window->actions().sinceLastTurn->isEnabled());
    Random random(2);
    window.playPlies(random, 1);
    QVERIFY(window->actions().sinceLastTurn->isEnabled());
    window.playPlies(random);
    QVERIFY(window.session().isOver());
    QVERIFY(!window->actions().sinceLastTurn->isEnabled());
}

void SinceLastTurnTest::turnsBeginWithTheirDraw()
{
    const auto session = test::newSession();
    Random random(2);
    test::playPlies(*session, random, 10);
    const auto turns = turnsOf(session->history());
    QCOMPARE(turns.size(), std::size_t{11});
    std::size_t events = 0;
    for (const auto& turn : turns) {
        QVERIFY(std::holds_alternative<events::Draw>(turn.front()));
        QCOMPARE(std::ranges::count_if(
                     turn, [](const Event& event) { return std::holds_alternative<events::Draw>(event); }),
                 1);
        events += turn.size();
    }
    QCOMPARE(events + 1, session->history().size()); // the start comes before
    QVERIFY(turnsOf({}).empty());
}

const WindowTest<SinceLastTurnTest> kTest("tst_sincelastturn");

} // namespace lodeline::goldrush::tst_sincelastturn

#include "tst_sincelastturn.moc"
