// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/pages/finalpage.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/match/backdroppage.h"
#include "app/match/computer/computerbar.h"
#include "app/shell/actions.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/windows/testwindow.h"
#include "tests/windowtest/windowtest.h"

#include <QProgressBar>
#include <QTest>

namespace lodeline::app::tst_motion {

class MotionTest : public QObject
{
    Q_OBJECT

private slots:
    void itIsAChoiceAndKept();
    void nothingMovesInAStillGame();
    void nobodyWaitsForTheTable();
    void theLastLookGoesWithTheSpeed();
    void aBarIsStillWhereNothingMoves();
    void aStillBackdropComesAsAWhole();

private:
    Random random_{6};
};

namespace {

// Pieces of a picture that come one at a time, when they are let.
class SlowBackdrop : public Backdrop
{
public:
    SlowBackdrop(QSize size, const bool& mayEnd)
        : picture_(size)
        , mayEnd_(mayEnd)
    {
        picture_.fill(QColor(1, 2, 3));
    }
    bool paintNext() override { return !mayEnd_; }
    const QPixmap& picture() const override { return picture_; }

private:
    QPixmap picture_;
    const bool& mayEnd_;
};

void choose(const test::TestWindow& window, AnimationSpeed speed)
{
    for (QAction* action : window->actions().animations->actions())
        if (action->data().toInt() == static_cast<int>(speed))
            action->trigger();
}

} // namespace

void MotionTest::itIsAChoiceAndKept()
{
    test::TestWindow window;
    QVERIFY(!window->isAnimated()); // switched off
    choose(window, AnimationSpeed::Normal);
    QVERIFY(window->isAnimated());
    choose(window, AnimationSpeed::Still);
    QVERIFY(!window->isAnimated());
    QCOMPARE(window.settings().store().value("animation").toString(), QStringLiteral("still"));
    window.restart();
    QCOMPARE(window.settings().animation(), AnimationSpeed::Still);
    QCOMPARE(window->actions().animations->checkedAction()->data().toInt(),
             static_cast<int>(AnimationSpeed::Still));
    for (const char* other : {"off", "slow", "normal", "fast"}) {
        window.settings().store().setValue("animation", other);
        QVERIFY(window.settings().animation() != AnimationSpeed::Still);
    }
}

void MotionTest::nothingMovesInAStillGame()
{
    const test::TestWindow window;
    choose(window, AnimationSpeed::Still);
    window.play();
    goldrush::BoardView* board = window.gamePage()->board();
    test::place(window.session(), test::anyPlacement(window.session().game(), random_));
    QVERIFY(!board->isSettled());
    QVERIFY(!board->isMoving());
    choose(window, AnimationSpeed::Normal);
    QVERIFY(board->isSettled());
    test::act(window.session(), {});
    test::place(window.session(), test::anyPlacement(window.session().game(), random_));
    QVERIFY(board->isMoving());
}

void MotionTest::nobodyWaitsForTheTable()
{
    const test::TestWindow window;
    choose(window, AnimationSpeed::Still);
    window.play();
    window.playPlies(random_);
    QVERIFY(window.session().isOver());
    QVERIFY(!window.gamePage()->board()->isSettled());
    window.table().showFinalPage();
    QVERIFY(window.finalPage()->isVisible());
}

void MotionTest::theLastLookGoesWithTheSpeed()
{
    QCOMPARE(lastLook(AnimationSpeed::Off), 0);
    QCOMPARE(lastLook(AnimationSpeed::Still), lastLook(AnimationSpeed::Normal));
    QVERIFY(lastLook(AnimationSpeed::Fast) < lastLook(AnimationSpeed::Normal));
    QVERIFY(lastLook(AnimationSpeed::Normal) < lastLook(AnimationSpeed::Slow));
}

void MotionTest::aBarIsStillWhereNothingMoves()
{
    ComputerBar bar;
    bar.show();
    bar.setState(ComputerTurns::State::Thinking);
    const auto* busy = bar.findChild<QProgressBar*>();
    QVERIFY(busy->isVisible());
    QCOMPARE(busy->maximum(), 0); // moves to and fro
    bar.setMoving(false);
    QVERIFY(!busy->isVisible());
    QVERIFY(busy->maximum() > 0);
    bar.setMoving(true);
    QVERIFY(busy->isVisible());
}

void MotionTest::aStillBackdropComesAsAWhole()
{
    for (const bool still : {false, true}) {
        bool mayEnd = false;
        int asked = 0;
        BackdropPage page;
        page.setTheme(art::Theme::light());
        page.setStill(still);
        page.setBackdrop([&](QSize size, qreal, const art::Theme&) {
            ++asked;
            return std::make_unique<SlowBackdrop>(size, mayEnd);
        });
        page.resize(200, 100);
        page.show();
        const auto shows = [&page] { return page.grab().toImage().pixelColor(100, 50) == QColor(1, 2, 3); };
        QTRY_COMPARE(asked, 1);
        QCOMPARE(shows(), !still);
        mayEnd = true;
        QTRY_VERIFY(shows());
    }
}

const WindowTest<MotionTest> kTest("tst_motion");

} // namespace lodeline::app::tst_motion

#include "tst_motion.moc"
