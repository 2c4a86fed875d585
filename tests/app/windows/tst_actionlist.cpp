// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/panels/actionlist.h"
#include "app/goldrush/panels/sidepanel.h"
#include "app/shell/gameflow.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/windows/testwindow.h"
#include "tests/windowtest/windowtest.h"

#include <QListWidget>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>

namespace lodeline::goldrush::tst_actionlist {

using namespace app;

// The list of actions beside the board and the offers on it are the same choices.
class ActionListTest : public QObject
{
    Q_OBJECT

private slots:
    void aRowLightsUpItsOffer();
    void anOfferSelectsItsRow();
    void theMouseOverARowLightsUpItsOffer();
    void pointingWhileTheTileIsLaidHurries();
    void aFilledListPointsAtNothing();
    void itsChoiceOutlastsThemeAndLanguage();
    void oneClickTakesTheAction();
    void aNumberTakesItsAction();
};

namespace {

// A window with a game in which a tile lies that offers several actions.
struct Acting
{
    Acting()
    {
        window.play(); // always the same tiles
        place();
    }

    GameSession& session() const { return window.session(); }
    void place() const
    {
        Random random(3);
        test::place(session(), test::anyPlacement(session().game(), random));
    }
    BoardView* board() const { return window.gamePage()->board(); }
    ActionList* actions() const { return window.gamePage()->sidePanel()->actions(); }
    QListWidget* list() const { return actions()->findChild<QListWidget*>(); }
    int last() const { return list()->count() - 1; }

    test::TestWindow window;
};

} // namespace

void ActionListTest::aRowLightsUpItsOffer()
{
    const Acting acting;
    QVERIFY(acting.last() >= 2);
    QCOMPARE(acting.board()->offerCount(), acting.list()->count());
    for (int row = acting.last(); row >= 0; --row) {
        QTest::keyClick(acting.list(), row == acting.last() ? Qt::Key_End : Qt::Key_Up);
        QCOMPARE(acting.list()->currentRow(), row);
        QCOMPARE(acting.board()->chosenOffer(), row);
    }
}

void ActionListTest::anOfferSelectsItsRow()
{
    const Acting acting;
    const QSignalSpy pointed(acting.actions(), &ActionList::pointedAt);
    for (int offer = acting.last(); offer >= 0; --offer) {
        acting.board()->chooseOffer(offer);
        QCOMPARE(acting.list()->currentRow(), offer);
        QVERIFY(acting.list()->item(offer)->isSelected());
        QVERIFY(acting.board()->offer(offer) == Offer(acting.actions()->actions()[std::size_t(offer)]));
    }
    acting.board()->chooseOffer(-1);
    QVERIFY(acting.list()->selectedItems().isEmpty());
    QVERIFY(pointed.isEmpty()); // no echo
}

void ActionListTest::theMouseOverARowLightsUpItsOffer()
{
    const Acting acting;
    const QRect row = acting.list()->visualItemRect(acting.list()->item(1));
    QMouseEvent move(QEvent::MouseMove, row.center(), acting.list()->viewport()->mapToGlobal(row.center()),
                     Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(acting.list()->viewport(), &move);
    QCOMPARE(acting.list()->currentRow(), 1);
    QCOMPARE(acting.board()->chosenOffer(), 1);
}

void ActionListTest::pointingWhileTheTileIsLaidHurries()
{
    const Acting acting;
    test::takeTileBack(acting.session());
    acting.board()->setAnimated(true);
    acting.place();
    QVERIFY(!acting.board()->isSettled());
    QTest::keyClick(acting.list(), Qt::Key_Down);
    QVERIFY(acting.board()->isSettled());
    QCOMPARE(acting.board()->chosenOffer(), 1);
}

void ActionListTest::aFilledListPointsAtNothing()
{
    const Acting acting;
    QCOMPARE(acting.list()->currentRow(), 0);
    QCOMPARE(acting.board()->chosenOffer(), -1);
}

void ActionListTest::itsChoiceOutlastsThemeAndLanguage()
{
    const Acting acting;
    QVERIFY(acting.last() >= 1);
    acting.list()->setCurrentRow(1);
    for (const QEvent::Type type : {QEvent::PaletteChange, QEvent::LanguageChange}) {
        QEvent change(type);
        QCoreApplication::sendEvent(acting.actions(), &change);
        QCOMPARE(acting.list()->currentRow(), 1);
        QVERIFY(acting.list()->item(1)->isSelected());
    }
    // The next tile begins anew.
    test::takeTileBack(acting.session());
    acting.place();
    QCOMPARE(acting.list()->currentRow(), 0);
    QVERIFY(acting.list()->selectedItems().isEmpty());
}

void ActionListTest::oneClickTakesTheAction()
{
    const Acting acting;
    QVERIFY(acting.list()->selectedItems().isEmpty()); // it would look as if Enter took it
    const Action wanted = acting.actions()->actions()[1];
    const QRect row = acting.list()->visualItemRect(acting.list()->item(1));
    QTest::mouseClick(acting.list()->viewport(), Qt::LeftButton, {}, row.center());
    QCOMPARE(acting.session().record().moves.size(), std::size_t{1});
    QVERIFY(acting.session().record().moves.front().move.action == wanted);
}

void ActionListTest::aNumberTakesItsAction()
{
    const Acting acting;
    QVERIFY(acting.last() >= 2);
    QVERIFY(acting.list()->item(2)->text().startsWith(QStringLiteral("2  ")));
    QVERIFY(!acting.list()->item(0)->text().front().isDigit());
    const Action wanted = acting.actions()->actions()[2];
    const int turns = acting.session().turns();
    QTest::keyClick(acting.board(), Qt::Key_9); // there are not so many
    QCOMPARE(acting.session().turns(), turns);
    QTest::keyClick(acting.board(), Qt::Key_2);
    QCOMPARE(acting.session().turns(), turns + 1);
    QVERIFY(acting.session().record().moves.back().move.action == wanted);
    QTest::keyClick(acting.board(), Qt::Key_1); // a tile is to be laid
    QVERIFY(!acting.session().tentativePlacement());
}

const WindowTest<ActionListTest> kTest("tst_actionlist");

} // namespace lodeline::goldrush::tst_actionlist

#include "tst_actionlist.moc"
