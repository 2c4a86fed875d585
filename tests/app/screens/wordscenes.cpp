// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/advice/advicedesk.h"
#include "app/boomtown/board/boardview.h"
#include "app/boomtown/computer/computerplayers.h"
#include "app/boomtown/pages/gamepage.h"
#include "app/goldrush/advice/advicedesk.h"
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/computer/computerplayers.h"
#include "app/goldrush/computer/playersdialog.h"
#include "app/goldrush/handover/handovercard.h"
#include "app/goldrush/lessons/lesson.h"
#include "app/goldrush/map/mapdialog.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/shell/actions.h"
#include "app/shell/start/startreport.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/screens/scenes.h"
#include "tests/app/screens/stage.h"
#include "tests/windowtest/patience.h"

#include <QAction>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QTest>

#include <utility>

namespace lodeline::test {
namespace {

using namespace goldrush;

QWidget* after(Stage& stage, QAction* app::Actions::*command)
{
    stage.play(3, 12);
    (stage.window().actions().*command)->trigger();
    return &stage.window();
}

QWidget* startNotice(Stage& stage)
{
    stage.window().startReport().tellAside(
        {{.from = QStringLiteral("/a"), .to = {}, .why = ui::noPlainFile}});
    stage.window().startReport().tellUnread({QStringLiteral("/b")});
    return &stage.window();
}

QWidget* interrupted(Stage& stage)
{
    after(stage, &app::Actions::close);
    const auto& list = stage.window().openGame().interrupted();
    if (!QTest::qWaitFor([&list] { return !list.games().empty(); }, kLongestWait))
        return nullptr;
    return &stage.window();
}

QWidget* floating(Stage& stage)
{
    after(stage, &app::Actions::floatSide);
    stage.window().actions().floatLog->trigger();
    return &stage.window();
}

template <int kOffer>
QWidget* actionInMind(Stage& stage)
{
    stage.play(3, 12);
    place(stage.session(), anyPlacement(stage.session().game(), stage.random()));
    stage.table().gamePage()->board()->pointAtOffer(kOffer);
    return &stage.window();
}

QWidget* lookingAround(Stage& stage)
{
    stage.play(3, 12);
    BoardView* board = stage.table().gamePage()->board();
    board->setFocus();
    QTest::keyClick(board, Qt::Key_Home, Qt::AltModifier);
    return &stage.window();
}

QWidget* confirming(Stage& stage)
{
    after(stage, &app::Actions::confirmMoves);
    place(stage.session(), anyPlacement(stage.session().game(), stage.random()));
    stage.table().gamePage()->board()->takeOffer(1);
    return &stage.window();
}

QWidget* undone(Stage& stage)
{
    after(stage, &app::Actions::undo);
    stage.window().actions().undo->trigger();
    return &stage.window();
}

// Of one person and the computer, where nobody else is asked.
QWidget* practice(Stage& stage)
{
    GameRecord record = newRecord(2);
    record.options.undo = false;
    record.players.back().kind = "ai:greenhorn";
    stage.window().openGame().start(GameSession::open(std::move(record)).value());
    stage.window().actions().practise->trigger();
    return stage.session().isPractice() ? &stage.window() : nullptr;
}

QWidget* ownGold(Stage& stage)
{
    stage.playUpToCover(4, 40);
    auto* cover = stage.window().findChild<HandOverCard*>();
    if (!QTest::qWaitFor([cover] { return cover->isVisible(); }, kLongestWait))
        return nullptr;
    emit cover->confirmed();
    return &stage.window();
}

QWidget* thinking(Stage& stage)
{
    stage.play(3, 12);
    stage.table().gamePage()->advice().setEffort({std::chrono::hours(1), 0});
    stage.window().actions().hint->trigger();
    return &stage.window();
}

QWidget* failure(Stage& stage)
{
    stage.play(3, 12);
    emit stage.table().gamePage()->computers().failed(0, QStringLiteral("1"));
    return &stage.window();
}

QWidget* boomtownFailure(Stage& stage)
{
    stage.playBoomtown(5);
    emit stage.boomtown().gamePage()->computers().failed(0, QStringLiteral("1"));
    return &stage.window();
}

QWidget* boomtownHint(Stage& stage)
{
    stage.playBoomtown(5);
    boomtown::AdviceDesk& desk = stage.boomtown().gamePage()->advice();
    desk.setEffort({std::chrono::milliseconds(0), 50});
    stage.window().actions().hint->trigger();
    if (!QTest::qWaitFor([&desk] { return !desk.suggestions().empty(); }, kLongestWait))
        return nullptr;
    return &stage.window();
}

QWidget* map(Stage& stage)
{
    stage.play(3, 12);
    return stage.opened(*stage.window().actions().exportMap);
}

QWidget* exportedMap(Stage& stage)
{
    auto* dialog = qobject_cast<MapDialog*>(map(stage));
    if (!dialog)
        return nullptr;
    QSignalSpy exported(dialog, &MapDialog::exported);
    dialog->exportTo(stage.settings().folder() + QStringLiteral("/1.svg"));
    return exported.wait(kLongestWait) ? dialog : nullptr;
}

QWidget* equalNames(Stage& stage)
{
    stage.play(3, 3);
    auto dialog = std::make_unique<PlayersDialog>(&stage.session());
    for (QLineEdit* name : dialog->findChildren<QLineEdit*>())
        name->setText(QStringLiteral("X"));
    return stage.shown(std::move(dialog));
}

QWidget* keysPage(Stage& stage)
{
    QWidget* dialog = stage.opened(*stage.window().actions().settings);
    auto* sections = dialog ? dialog->findChild<QListWidget*>() : nullptr;
    if (sections)
        sections->setCurrentRow(sections->count() - 1);
    return dialog;
}

template <int kNumber>
QWidget* lesson(Stage& stage)
{
    stage.window().openGame().start(lessonMatch(lessonNames()[kNumber]));
    return &stage.window();
}

} // namespace

std::vector<Scene> wordScenes()
{
    return {
        {"start-notice", startNotice},
        {"interrupted", interrupted},
        {"floating", floating},
        {"nothing-in-mind", actionInMind<0>},
        {"action-in-mind", actionInMind<1>},
        {"looking-around", lookingAround},
        {"confirming", confirming},
        {"undone", undone},
        {"practice", practice},
        {"own-gold", ownGold},
        {"thinking", thinking},
        {"failure", failure},
        {"boomtown-failure", boomtownFailure},
        {"boomtown-hint", boomtownHint},
        {"map", map},
        {"map-exported", exportedMap},
        {"equal-names", equalNames},
        {"settings-keys", keysPage},
        {"lesson-4", lesson<3>},
        {"lesson-8", lesson<7>},
    };
}

} // namespace lodeline::test
