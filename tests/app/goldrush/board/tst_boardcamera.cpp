// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/camera.h"
#include "app/goldrush/board/paint/metrics.h"
#include "tests/app/goldrush/board/boardfixture.h"
#include "tests/app/goldrush/board/wholepicture.h"

#include <QSignalSpy>

namespace lodeline::goldrush {

using test::BoardFixture;

class BoardCameraTest : public QObject
{
    Q_OBJECT

private slots:
    void numbersStandAtTheRim();
    void zoomKeepsThePointUnderThePointer_data();
    void zoomKeepsThePointUnderThePointer();
    void zoomHasLimits();
    void fitShowsTheWholeBoard();
    void fitFollowsAGrowingBoardUntilSomebodyZooms();
    void theBoardCannotBeLost();
    void keysZoom();
    void aResizeKeepsTheMiddle();
};

// They change what is seen beside each row and above each column, and nothing within.
void BoardCameraTest::numbersStandAtTheRim()
{
    BoardFixture board;
    Random random(3);
    test::playPlies(*board.session, random, 12);
    const QImage with = test::wholePicture(board.view);
    board.view.setRimNumbers(false);
    const QImage without = test::wholePicture(board.view);
    constexpr int kRim = 40;
    const auto differs = [&](const QRect& part) { return with.copy(part) != without.copy(part); };
    const QRect all = with.rect();
    QVERIFY(!differs(all.adjusted(kRim, kRim, -kRim, -kRim)));
    QVERIFY(!differs(QRect(all.right() - kRim, kRim, kRim, all.height() - kRim)));
    QVERIFY(!differs(QRect(kRim, all.bottom() - kRim, all.width() - 2 * kRim, kRim)));
    for (int order = 0; order < board.game().placedCount(); ++order) {
        const QRectF tile = tileRect(board.game().placedTile(order).placement.at);
        const QPoint centre = board.view.mapFromScene(tile.center());
        QVERIFY(differs(QRect(centre.x() - 20, 0, 40, 20)));
        QVERIFY(differs(QRect(0, centre.y() - 12, 30, 24)));
    }
}

void BoardCameraTest::zoomKeepsThePointUnderThePointer_data()
{
    QTest::addColumn<QPoint>("pointer");
    QTest::newRow("middle") << QPoint(500, 400);
    QTest::newRow("corner") << QPoint(390, 330);
    QTest::newRow("edge") << QPoint(650, 410);
}

void BoardCameraTest::zoomKeepsThePointUnderThePointer()
{
    QFETCH(QPoint, pointer);
    BoardFixture board;
    const QPointF scenePoint = board.view.mapToScene(pointer);
    for (const int delta : {120, 120, 240, 30, -120, -360, -15, 120}) {
        board.wheel(pointer, delta, Qt::ShiftModifier);
        const QPoint now = board.view.mapFromScene(scenePoint);
        QVERIFY2((now - pointer).manhattanLength() <= 2,
                 qPrintable(QStringLiteral("%1 %2").arg(now.x()).arg(now.y())));
    }
}

void BoardCameraTest::zoomHasLimits()
{
    BoardFixture board;
    for (int step = 0; step < 40; ++step)
        board.view.zoomIn();
    QCOMPARE(board.view.tileSize(), Camera::kLargestTile);
    for (int step = 0; step < 80; ++step)
        board.view.zoomOut();
    QCOMPARE(board.view.tileSize(), Camera::kSmallestTile);
    board.view.resetZoom();
    QCOMPARE(board.view.tileSize(), Camera::kNormalTile);
}

void BoardCameraTest::fitShowsTheWholeBoard()
{
    BoardFixture board;
    Random random(9);
    test::playPlies(*board.session, random, 40);
    for (int step = 0; step < 5; ++step)
        board.view.zoomIn();
    QSignalSpy zoomed(&board.view, &BoardView::zoomChanged);
    board.view.zoomToFit();
    QCOMPARE(zoomed.size(), 1);
    for (int offer = 0; offer < board.view.offerCount(); ++offer)
        QVERIFY(board.view.viewport()->rect().contains(board.view.offerRect(offer)));
}

void BoardCameraTest::fitFollowsAGrowingBoardUntilSomebodyZooms()
{
    BoardFixture board;
    Random random(9);
    for (int ply = 0; ply < 30; ++ply) {
        test::playPlies(*board.session, random, 1);
        for (int offer = 0; offer < board.view.offerCount(); ++offer)
            QVERIFY(board.view.viewport()->rect().contains(board.view.offerRect(offer)));
    }
    board.view.zoomIn();
    const qreal chosen = board.view.tileSize();
    test::playPlies(*board.session, random, 10);
    QCOMPARE(board.view.tileSize(), chosen);
}

void BoardCameraTest::theBoardCannotBeLost()
{
    BoardFixture board;
    const QRect viewport = board.view.viewport()->rect();
    for (int step = 0; step < 100; ++step)
        board.press(Qt::Key_Left, Qt::ControlModifier);
    const QRect start = board.view.mapFromScene(QRectF(0, 0, 128, 128)).boundingRect();
    QVERIFY(start.left() > viewport.width() / 2); // there is room beyond the edge
    for (int offer = 0; offer < board.view.offerCount(); ++offer) {
        if (viewport.intersects(board.view.offerRect(offer)))
            return;
    }
    QFAIL("nothing of the board is in sight");
}

void BoardCameraTest::keysZoom()
{
    BoardFixture board;
    board.view.resetZoom();
    board.press(Qt::Key_Plus);
    QVERIFY(board.view.tileSize() > Camera::kNormalTile);
    board.press(Qt::Key_0);
    QCOMPARE(board.view.tileSize(), Camera::kNormalTile);
    board.press(Qt::Key_Minus);
    QVERIFY(board.view.tileSize() < Camera::kNormalTile);
}

void BoardCameraTest::aResizeKeepsTheMiddle()
{
    BoardFixture board;
    board.view.zoomIn();
    const QPointF middle = board.view.mapToScene(board.view.viewport()->rect().center());
    board.view.resize(700, 500);
    const QPointF now = board.view.mapToScene(board.view.viewport()->rect().center());
    QVERIFY(QLineF(middle, now).length() < 3);
}

} // namespace lodeline::goldrush

QTEST_MAIN(lodeline::goldrush::BoardCameraTest)
#include "tst_boardcamera.moc"
