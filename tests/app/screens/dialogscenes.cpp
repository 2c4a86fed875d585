// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/computer/playersdialog.h"
#include "app/goldrush/dialogs/newgamedialog.h"
#include "app/goldrush/lessons/lessonsdialog.h"
#include "app/goldrush/lessons/progress.h"
#include "app/shell/actions.h"
#include "engine/goldrush/files/problems.h"
#include "tests/app/screens/scenes.h"
#include "tests/app/screens/stage.h"
#include "ui/problemsdialog.h"

#include <QAction>
#include <QListWidget>

namespace lodeline::test {
namespace {

using namespace goldrush;

QWidget* newGame(Stage& stage)
{
    NewGame game;
    game.seats.resize(kMaxPlayers);
    game.normalise();
    return stage.shown(std::make_unique<NewGameDialog>(game, stage.installedSets()));
}

QWidget* ofCommand(Stage& stage, QAction* app::Actions::*command)
{
    stage.play(4, 40);
    return stage.opened(*(stage.window().actions().*command));
}

QWidget* settings(Stage& stage, int section)
{
    QWidget* dialog = ofCommand(stage, &app::Actions::settings);
    auto* sections = dialog ? dialog->findChild<QListWidget*>() : nullptr;
    if (!sections || section >= sections->count())
        return nullptr;
    sections->setCurrentRow(section);
    return dialog;
}

QWidget* players(Stage& stage)
{
    stage.play(5, 3);
    return stage.shown(std::make_unique<PlayersDialog>(&stage.session()));
}

QWidget* problems(Stage& stage)
{
    Problems problems;
    for (int i = 0; i < 20; ++i)
        problems.push_back({Severity::Error, FileProblem::MissingKey, "/tiles/3", {"name"}});
    return stage.shown(std::make_unique<ui::ProblemsDialog>(QStringLiteral("/a/b.lodeline"), problems));
}

} // namespace

std::vector<Scene> dialogScenes()
{
    using app::Actions;
    return {
        {"new-game", newGame},
        {"players", players},
        {"tiles-left", [](Stage& stage) { return ofCommand(stage, &Actions::tilesLeft); }},
        {"standings", [](Stage& stage) { return ofCommand(stage, &Actions::standings); }},
        {"lessons",
         [](Stage& stage) { return stage.shown(std::make_unique<LessonsDialog>(stage.settings().store())); }},
        {"rules", [](Stage& stage) { return ofCommand(stage, &Actions::rules); }},
        {"keys", [](Stage& stage) { return ofCommand(stage, &Actions::shortcuts); }},
        {"about", [](Stage& stage) { return ofCommand(stage, &Actions::about); }},
        {"commands", [](Stage& stage) { return ofCommand(stage, &Actions::findCommand); }},
        {"settings-1", [](Stage& stage) { return settings(stage, 0); }},
        {"settings-2", [](Stage& stage) { return settings(stage, 1); }},
        {"settings-3", [](Stage& stage) { return settings(stage, 2); }},
        {"settings-4", [](Stage& stage) { return settings(stage, 3); }},
        {"problems", problems},
    };
}

} // namespace lodeline::test
