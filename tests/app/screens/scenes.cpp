// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/screens/scenes.h"

#include "app/boomtown/board/boardview.h"
#include "app/boomtown/dialogs/newgamedialog.h"
#include "app/boomtown/pages/finalpage.h"
#include "app/boomtown/pages/gamepage.h"
#include "app/boomtown/review/reviewpage.h"
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/pages/finalpage.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/shell/actions.h"
#include "tests/app/screens/stage.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>

namespace lodeline::test {
namespace {

QWidget* menu(Stage& stage, int place)
{
    const QList<QAction*> menus = stage.window().menuBar()->actions();
    if (place >= menus.size())
        return nullptr;
    QMenu* menu = menus[place]->menu();
    menu->popup(stage.window().mapToGlobal(QPoint()));
    return menu;
}

QWidget* firstSteps(Stage& stage)
{
    stage.settings().store().setValue(QStringLiteral("boomtown/guideSeen"), false);
    stage.playBoomtown(0);
    stage.window().actions().firstSteps->trigger();
    return &stage.window();
}

QWidget* boomtownPlace(Stage& stage)
{
    stage.playBoomtown(6);
    stage.boomtown().gamePage()->board()->takeOffer(1);
    return &stage.window();
}

QWidget* boomtownReview(Stage& stage)
{
    stage.playBoomtown(100);
    stage.boomtown().reviewPage()->setSurveys(40);
    stage.boomtown().showReview();
    return &stage.window();
}

template <int kTurns>
QWidget* boomtownAfter(Stage& stage)
{
    stage.playBoomtown(kTurns);
    return &stage.window();
}

} // namespace

std::vector<Scene> startScenes()
{
    return {
        {"start", [](Stage& stage) -> QWidget* { return &stage.window(); }},
        {"start-boomtown",
         [](Stage& stage) -> QWidget* {
             stage.offerBoomtown();
             return &stage.window();
         }},
        {"menu-1", [](Stage& stage) { return menu(stage, 0); }},
        {"menu-2", [](Stage& stage) { return menu(stage, 1); }},
        {"menu-3", [](Stage& stage) { return menu(stage, 2); }},
        {"menu-4", [](Stage& stage) { return menu(stage, 3); }},
    };
}

std::vector<Scene> boomtownScenes()
{
    return {
        {"boomtown-card", boomtownAfter<5>},
        {"boomtown-place", boomtownPlace},
        {"boomtown-final", boomtownAfter<100>},
        {"boomtown-review", boomtownReview},
        {"boomtown-first-steps", firstSteps},
        {"boomtown-newgame",
         [](Stage& stage) {
             return stage.shown(std::make_unique<boomtown::NewGameDialog>(boomtown::NewGame::usual()));
         }},
        {"boomtown-rules",
         [](Stage& stage) {
             stage.playBoomtown(0);
             return stage.opened(*stage.window().actions().rules);
         }},
    };
}

std::vector<Scene> allScenes()
{
    std::vector<Scene> all;
    for (const auto& scenes :
         {startScenes(), gameScenes(), dialogScenes(), boomtownScenes(), learningScenes()})
        all.insert(all.end(), scenes.begin(), scenes.end());
    return all;
}

} // namespace lodeline::test
