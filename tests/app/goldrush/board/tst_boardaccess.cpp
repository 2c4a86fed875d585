// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/goldrush/board/boardfixture.h"

#include <QAccessible>

namespace lodeline::goldrush {

using test::BoardFixture;

class BoardAccessTest : public QObject
{
    Q_OBJECT

private slots:
    void theBoardHasANameAndAChildForEachOffer();
    void namesTellPlaceAndRotation();
    void pressPlacesAndEndsTheTurn();
    void focusIsTold();
    void oldChildrenAreVoid();
};

namespace {

QAccessibleInterface* accessible(BoardFixture& board)
{
    return QAccessible::queryAccessibleInterface(&board.view);
}

} // namespace

void BoardAccessTest::theBoardHasANameAndAChildForEachOffer()
{
    BoardFixture board;
    QAccessibleInterface* canvas = accessible(board);
    QVERIFY(canvas);
    QCOMPARE(canvas->text(QAccessible::Name), QStringLiteral("Board"));
    QVERIFY(!canvas->text(QAccessible::Description).isEmpty());
    QCOMPARE(canvas->childCount(), board.view.offerCount());
    for (int index = 0; index < canvas->childCount(); ++index) {
        QAccessibleInterface* child = canvas->child(index);
        QVERIFY(child && child->isValid());
        QCOMPARE(child->role(), QAccessible::Button);
        QCOMPARE(child->parent(), canvas);
        QCOMPARE(canvas->indexOfChild(child), index);
        QCOMPARE(child->text(QAccessible::Name), board.view.offerName(index));
        QCOMPARE(child->rect(), board.view.offerScreenRect(index));
        QCOMPARE(canvas->childAt(child->rect().center().x(), child->rect().center().y()), child);
        QVERIFY(!child->state().offscreen);
    }
    QVERIFY(!canvas->child(-1));
    QVERIFY(!canvas->child(canvas->childCount()));
}

void BoardAccessTest::namesTellPlaceAndRotation()
{
    BoardFixture board;
    const auto placement = std::get<Placement>(board.view.offer(0));
    const QString name = accessible(board)->child(0)->text(QAccessible::Name);
    const QString place = QStringLiteral("Place at column \u2066%1\u2069, row \u2066%2\u2069, ")
                              .arg(placement.at.x)
                              .arg(placement.at.y);
    QVERIFY2(name.startsWith(place), qPrintable(name));
    const QString turned = placement.rotation == Rotation::R0
                               ? QStringLiteral("not turned")
                               : QStringLiteral("turned %1 degrees").arg(degrees(placement.rotation));
    QVERIFY2(name.contains(turned), qPrintable(name));
}

void BoardAccessTest::pressPlacesAndEndsTheTurn()
{
    BoardFixture board;
    const auto placement = std::get<Placement>(board.view.offer(1));
    QAccessibleInterface* spot = accessible(board)->child(1);
    QVERIFY(spot->actionInterface()->actionNames().contains(QAccessibleActionInterface::pressAction()));
    spot->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(board.session->tentativePlacement() == placement);
    QAccessibleInterface* nothing = accessible(board)->child(0);
    QCOMPARE(nothing->text(QAccessible::Name), QStringLiteral("Nothing: end the turn"));
    QAccessibleInterface* piece = accessible(board)->child(1);
    piece->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(board.game().ply(), 1);
    QCOMPARE(board.game().pieces().size(), std::size_t{1});
}

void BoardAccessTest::focusIsTold()
{
    BoardFixture board;
    QAccessibleInterface* canvas = accessible(board);
    QVERIFY(!canvas->focusChild());
    canvas->child(2)->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(board.view.chosenOffer(), 2);
    QVERIFY(board.view.hasFocus());
    QCOMPARE(canvas->focusChild(), canvas->child(2));
    QVERIFY(canvas->child(2)->state().focused);
    QVERIFY(!canvas->child(1)->state().focused);
}

void BoardAccessTest::oldChildrenAreVoid()
{
    BoardFixture board;
    QAccessibleInterface* spot = accessible(board)->child(0);
    board.click(0);
    QVERIFY(!spot->isValid());
    QVERIFY(spot->text(QAccessible::Name).isEmpty());
    spot->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(board.session->phase(), Game::Phase::Act);
    QCOMPARE(accessible(board)->childCount(), board.view.offerCount());
}

} // namespace lodeline::goldrush

QTEST_MAIN(lodeline::goldrush::BoardAccessTest)
#include "tst_boardaccess.moc"
