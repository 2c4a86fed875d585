// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/lessons/progress.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/match/panels/noticebar.h"
#include "app/shell/actions.h"
#include "app/shell/gameflow.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/windows/testwindow.h"
#include "tests/windowtest/windowtest.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace lodeline::goldrush::tst_practice {

using namespace app;

using test::TestWindow;

// Undo as far as nothing was seen, and in practice games.
class PracticeTest : public QObject
{
    Q_OBJECT

private slots:
    void undoSaysWhyItStops();
    void undoSaysNothingBeforeTheFirstTurn();
    void aTileThatOnlyLiesIsTakenBack();
    void undoSaysHowFarItWent();
    void theWindowMakesAGameOneToPractise();
    void whoPlaysAloneIsNotAsked();
    void theNextGameIsAsThisOneBegan();
    void anotherCourseKnowsHowItBegan();
    void newcomersPractise();
    void theChoiceIsKept();

private:
    Random random_{3};
};

namespace {

NewGame strictGame()
{
    NewGame game;
    game.options.undo = false;
    game.startPlayer = 0;
    game.seed = 7;
    game.normalise();
    return game;
}

const GameSession& sessionOf(const Started& started)
{
    return static_cast<const GameSession&>(**started);
}

const QString kWhy = QStringLiteral("The next tile has been seen, so the last turn stands. In a practice "
                                    "game it could be undone.");

} // namespace

void PracticeTest::undoSaysWhyItStops()
{
    const TestWindow window;
    QVERIFY(window.start(strictGame()));
    window.playPlies(random_, 2);
    QAction* undo = window->actions().undo;
    QVERIFY(undo->isEnabled());
    QCOMPARE(undo->statusTip(), kWhy);
    QVERIFY(undo->toolTip().simplified().contains(kWhy.left(30)));
    QSignalSpy told(&window.table(), &Table::announced);
    undo->trigger();
    QCOMPARE(window.session().turns(), 2);
    QVERIFY(window.gamePage()->notice()->isVisible());
    QCOMPARE(window.gamePage()->notice()->text(), kWhy);
    QCOMPARE(told.size(), 1);
    QCOMPARE(told[0][0].toString(), kWhy);
}

void PracticeTest::undoSaysNothingBeforeTheFirstTurn()
{
    const TestWindow window;
    QVERIFY(window.start(strictGame()));
    QVERIFY(!window->actions().undo->isEnabled());
    QVERIFY(window->actions().undo->statusTip() != kWhy);
}

void PracticeTest::aTileThatOnlyLiesIsTakenBack()
{
    const TestWindow window;
    QVERIFY(window.start(strictGame()));
    window.playPlies(random_, 1);
    test::place(window.session(), test::anyPlacement(window.session().game(), random_));
    QVERIFY(window->actions().undo->statusTip() != kWhy);
    window->actions().undo->trigger();
    QVERIFY(!window.session().tentativePlacement());
    QVERIFY(!window.gamePage()->notice()->isVisible());
    QCOMPARE(window.session().turns(), 1);
}

void PracticeTest::undoSaysHowFarItWent()
{
    const TestWindow window;
    NewGame game = strictGame();
    game.options.undo = true;
    QVERIFY(window.start(game));
    window.playPlies(random_, 2);
    window->actions().undo->trigger();
    QCOMPARE(window.session().turns(), 1);
    QVERIFY(window.gamePage()->notice()->isVisible());
    QVERIFY(window.gamePage()->notice()->text().contains(QStringLiteral("undone")));
    window->actions().redo->trigger();
    QVERIFY(!window.gamePage()->notice()->isVisible()); // as it holds no more
}

void PracticeTest::theWindowMakesAGameOneToPractise()
{
    const TestWindow window;
    QVERIFY(window.start(strictGame()));
    window.playPlies(random_, 2);
    QAction* practise = window->actions().practise;
    QVERIFY(practise->isEnabled());
    practise->trigger();
    QVERIFY(!window.session().isPractice()); // two people have to agree
    auto* make = window->findChild<QPushButton*>(QStringLiteral("makePractice"));
    QVERIFY(make);
    make->click();
    QVERIFY(window.session().isPractice());
    QVERIFY(window.gamePage()->notice()->text().contains(QStringLiteral("practice game")));
    QVERIFY(!practise->isEnabled());
    window->actions().undo->trigger();
    QCOMPARE(window.session().turns(), 1);
    window.play();
    QVERIFY(!practise->isEnabled()); // as it is one
}

void PracticeTest::whoPlaysAloneIsNotAsked()
{
    const TestWindow window;
    NewGame game = strictGame();
    game.seats[1].kind = QStringLiteral("ai:greenhorn");
    QVERIFY(window.start(game));
    window->actions().practise->trigger();
    QVERIFY(window.session().isPractice());
}

void PracticeTest::theNextGameIsAsThisOneBegan()
{
    const TestWindow window;
    NewGame game = strictGame();
    QVERIFY(window.start(game));
    QVERIFY(test::ask(window.session(), requests::Practise{}));
    window->flow().sameAgain(Rematch::ByChance);
    QVERIFY(!window.session().isPractice());
    game.options.undo = true;
    QVERIFY(window.start(game));
    window->flow().sameAgain(Rematch::ByChance);
    QVERIFY(window.session().isPractice());
}

void PracticeTest::anotherCourseKnowsHowItBegan()
{
    const TestWindow window;
    QVERIFY(window.start(strictGame()));
    window.playPlies(random_, 3);
    QVERIFY(test::ask(window.session(), requests::Practise{}));
    QVERIFY(window.branch(window.session().record()));
    QVERIFY(window.session().isPractice());
    QVERIFY(!window.session().beganAsPractice());
    window->flow().goBack();
    QVERIFY(window.session().isPractice());
    window->flow().sameAgain(Rematch::ByChance);
    QVERIFY(!window.session().isPractice());
}

void PracticeTest::newcomersPractise()
{
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("new.ini")));
    const GoldRush kind(settings.store(), folder.filePath(QStringLiteral("sets")));
    QVERIFY(sessionOf(kind.usual(nullptr).started).isPractice());
    setPlayed(settings.store());
    QVERIFY(!sessionOf(kind.usual(nullptr).started).isPractice());
}

void PracticeTest::theChoiceIsKept()
{
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("new.ini")));
    const GoldRush kind(settings.store(), folder.filePath(QStringLiteral("sets")));
    suggestGame(settings.store(), strictGame()); // as the lessons do
    QVERIFY(sessionOf(kind.usual(nullptr).started).isPractice());
    storeGame(settings.store(), strictGame());
    QVERIFY(!sessionOf(kind.usual(nullptr).started).isPractice());
    setPlayed(settings.store());
    NewGame practice = strictGame();
    practice.options.undo = true;
    storeGame(settings.store(), practice);
    QVERIFY(sessionOf(kind.usual(nullptr).started).isPractice());
}

const WindowTest<PracticeTest> kTest("tst_practice");

} // namespace lodeline::goldrush::tst_practice

#include "tst_practice.moc"
