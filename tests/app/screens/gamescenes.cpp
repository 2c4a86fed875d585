// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/advice/advicedesk.h"
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/board/paint/metrics.h"
#include "app/goldrush/computer/computerplayers.h"
#include "app/goldrush/lessons/lesson.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/review/reviewpage.h"
#include "app/shell/actions.h"
#include "app/shell/statusline.h"
#include "engine/goldrush/knowledge/squares.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/screens/scenes.h"
#include "tests/app/screens/stage.h"
#include "tests/windowtest/patience.h"

#include <QAction>
#include <QTest>

namespace lodeline::test {
namespace {

using namespace goldrush;

constexpr int kMiddle = 40; // turns

BoardView& board(Stage& stage)
{
    return *stage.table().gamePage()->board();
}

template <int kPlayers, int kTurns>
QWidget* after(Stage& stage)
{
    stage.play(kPlayers, kTurns);
    return &stage.window();
}

QWidget* holding(Stage& stage)
{
    after<3, 12>(stage);
    board(stage).pointAtOffer(0);
    return &stage.window();
}

QWidget* acting(Stage& stage)
{
    after<3, 12>(stage);
    place(stage.session(), anyPlacement(stage.session().game(), stage.random()));
    return &stage.window();
}

void pointAt(Stage& stage, Position at, bool click)
{
    Stage::settled(stage.window());
    const QPoint point = board(stage).mapFromScene(tileRect(at).center());
    QTest::mouseMove(board(stage).viewport(), point);
    if (click)
        QTest::mouseClick(board(stage).viewport(), Qt::LeftButton, {}, point);
}

QWidget* featureTip(Stage& stage)
{
    after<4, kMiddle>(stage);
    pointAt(stage, stage.session().game().placedTile(0).placement.at, true);
    return &stage.window();
}

QWidget* whyNotHere(Stage& stage)
{
    after<4, kMiddle>(stage);
    const std::vector<Position> dead = deadSquares(stage.session().game());
    if (dead.empty())
        return nullptr;
    pointAt(stage, dead.front(), false);
    return &stage.window();
}

// With an aid the other way about than usual.
QWidget* withAid(Stage& stage, app::Aid aid)
{
    after<5, kMiddle>(stage);
    stage.window().actions().aids->actions()[static_cast<int>(aid)]->trigger();
    stage.window().findChild<app::StatusLine*>()->forget();
    return &stage.window();
}

QWidget* afterCommand(Stage& stage, QAction* app::Actions::*command)
{
    after<3, 12>(stage);
    board(stage).pointAtOffer(0);
    (stage.window().actions().*command)->trigger();
    const AdviceDesk& desk = stage.table().gamePage()->advice();
    if (!QTest::qWaitFor([&desk] { return !desk.isThinking(); }, kLongestWait))
        return nullptr;
    return &stage.window();
}

QWidget* asAtTable(Stage& stage)
{
    QWidget* window = afterCommand(stage, &app::Actions::asAtTable);
    stage.window().findChild<app::StatusLine*>()->forget();
    return window;
}

QWidget* cover(Stage& stage)
{
    stage.playUpToCover(4, kMiddle);
    stage.window().findChild<app::StatusLine*>()->forget();
    return &stage.window();
}

QWidget* computerWaits(Stage& stage)
{
    after<3, 12>(stage);
    handOver(stage.session(), stage.session().game().player(), "ai:prospector");
    const ComputerPlayers& computers = stage.table().gamePage()->computers();
    const auto isWaiting = [&computers] { return computers.state() == ComputerPlayers::State::Waiting; };
    if (!QTest::qWaitFor(isWaiting, kLongestWait))
        return nullptr;
    return &stage.window();
}

QWidget* coach(Stage& stage)
{
    stage.settings().store().remove(QStringLiteral("goldrush/coachSaid"));
    after<3, 0>(stage);
    place(stage.session(), anyPlacement(stage.session().game(), stage.random()));
    return &stage.window();
}

QWidget* lesson(Stage& stage)
{
    stage.window().openGame().start(lessonMatch(lessonNames().front()));
    return &stage.window();
}

QWidget* notice(Stage& stage)
{
    after<3, 12>(stage);
    stage.table().addNotice(
        [] { return QStringLiteral("Something that has to be told at some length. ").repeated(3); });
    return &stage.window();
}

QWidget* review(Stage& stage)
{
    stage.play(3, 20);
    stage.table().reviewPage()->setSettings(
        {.candidates = 1, .scouting = 1, .futures = 8, .depth = {.plies = 1}});
    stage.table().showReview();
    return &stage.window();
}

QWidget* boardAtTheEnd(Stage& stage)
{
    stage.play(5, 1000);
    Stage::settled(stage.window());
    stage.table().showBoard();
    return &stage.window();
}

} // namespace

std::vector<Scene> gameScenes()
{
    return {
        {"placing", after<3, 12>},
        {"holding", holding},
        {"acting", acting},
        {"five-players", after<5, kMiddle>},
        {"feature-tip", featureTip},
        {"why-not-here", whyNotHere},
        {"without-dead-squares", [](Stage& stage) { return withAid(stage, app::Aid::DeadSquares); }},
        {"without-coordinates", [](Stage& stage) { return withAid(stage, app::Aid::Coordinates); }},
        {"prairies", [](Stage& stage) { return withAid(stage, app::Aid::Owners); }},
        {"as-at-table", asAtTable},
        {"since-last-turn", [](Stage& stage) { return afterCommand(stage, &app::Actions::sinceLastTurn); }},
        {"hint", [](Stage& stage) { return afterCommand(stage, &app::Actions::hint); }},
        {"why-not", [](Stage& stage) { return afterCommand(stage, &app::Actions::whyNot); }},
        {"cover", cover},
        {"computer-waits", computerWaits},
        {"coach", coach},
        {"lesson", lesson},
        {"notice", notice},
        {"review", review},
        {"final", after<5, 1000>},
        {"board-at-the-end", boardAtTheEnd},
    };
}

} // namespace lodeline::test
