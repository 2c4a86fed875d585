// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/dialogs/newgamedialog.h"
#include "app/goldrush/learning/learnedsets.h"
#include "tests/app/goldrush/learning/learnedexample.h"
#include "tests/app/screens/scenes.h"
#include "tests/app/screens/stage.h"
#include "tests/windowtest/patience.h"
#include "ui/files.h"
#include "ui/shippedsets.h"

#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

namespace lodeline::test {
namespace {

using namespace goldrush;

LearnedSets& learnedSets(Stage& stage, LearnedSets::Study study)
{
    auto* sets =
        new LearnedSets(stage.settings().store(), stage.settings().folder() + "/learned", &stage.window());
    sets->setStudy(std::move(study));
    sets->read();
    return *sets;
}

QWidget* newGame(Stage& stage, LearnedSets& learned)
{
    NewGame game;
    game.normalise();
    return stage.shown(std::make_unique<NewGameDialog>(game, stage.installedSets(), &learned));
}

QWidget* learned(Stage& stage)
{
    QWidget* dialog = newGame(stage, learnedSets(stage, studyAtOnce));
    auto* unfold = dialog->findChild<QToolButton*>(QStringLiteral("unfoldInsights"));
    if (!QTest::qWaitFor([unfold] { return unfold->isVisible(); }, kLongestWait))
        return nullptr;
    unfold->click();
    return dialog;
}

QWidget* manageLearned(Stage& stage)
{
    const QWidget* dialog = learned(stage);
    QMenu* menu = dialog->findChild<QPushButton*>(QStringLiteral("manageSets"))->menu();
    menu->popup(stage.window().mapToGlobal(QPoint()));
    return menu;
}

// While a set of the program, by its place, is being learned.
template <std::size_t kPlace>
QWidget* learning(Stage& stage)
{
    LearnedSets& sets = learnedSets(stage, studyTillStopped);
    const QString file =
        kPlace == 0 ? QStringLiteral(":/tilesets/classic.tileset.json") : ui::shippedSets()[kPlace].file;
    const TileSet set = ui::loadTileSet(file)->set;
    sets.learn(set, 1);
    if (!QTest::qWaitFor([&] { return sets.progressOf(set).value_or(0) > 0; }, kLongestWait))
        return nullptr;
    return newGame(stage, sets);
}

} // namespace

std::vector<Scene> learningScenes()
{
    return {{"new-game-learned", learned}, {"manage-learned", manageLearned}};
}

std::vector<Scene> learningWordScenes()
{
    return {{"learning", learning<0>}, {"learning-another", learning<1>}};
}

} // namespace lodeline::test
