// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/camera.h"
#include "app/goldrush/board/paint/metrics.h"
#include "tests/app/goldrush/board/boardfixture.h"
#include "tests/app/goldrush/board/wholepicture.h"
#include "tests/windowtest/windowtest.h"

#include <QSignalSpy>

namespace lodeline::goldrush::tst_boardcamera {

using test::BoardFixture;

namespace {

void drag(const BoardFixture& board, QPoint way)
{
    QWidget* viewport = board.view.viewport();
    const QPoint from = viewport->rect().center();
    QTest::mousePress(viewport, Qt::MiddleButton, {}, from);
    QMouseEvent move(QEvent::MouseMove, from + way, viewport->mapToGlobal(from + way), Qt::NoButton,
                     Qt::MiddleButton, {});
    QCoreApplication::sendEvent(viewport, &move);
    QTest::mouseRelease(viewport, Qt::MiddleButton, {}, from + way);
}

} // namespace

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
    void aClickIsMeantForWhatWasSeen();
    void theButtonNothingMovesNothing();
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

// The board glides: who clicks meanwhile aims at where all was.
void BoardCameraTest::aClickIsMeantForWhatWasSeen()
{
    BoardFixture board;
    board.view.setAnimated(true);
    const QPoint spot = board.centre(0);
    const Position wanted = std::get<Placement>(board.view.offer(0)).at;
    const QRectF seen = board.view.mapToScene(board.view.viewport()->rect()).boundingRect();
    board.view.reveal(seen.translated(1.2 * kTile, 0.8 * kTile));
    QVERIFY(board.view.isMoving());
    QTest::mousePress(board.view.viewport(), Qt::LeftButton, {}, spot);
    board.view.finishAnimations();
    QTest::mouseRelease(board.view.viewport(), Qt::LeftButton, {}, spot);
    QVERIFY(board.session->tentativePlacement());
    QCOMPARE(board.session->tentativePlacement()->at, wanted);
}

// Where another side of the tile is free, its button does not slide the board.
void BoardCameraTest::theButtonNothingMovesNothing()
{
    for (int offer = 0; offer < 3; ++offer) {
        BoardFixture board;
        const QRect spot = board.view.offerRect(offer);
        const Position at = std::get<Placement>(board.view.offer(offer)).at;
        const QWidget* viewport = board.view.viewport();
        const QPoint way(0, viewport->height() - 3 - spot.bottom()); // to the lower rim
        drag(board, way);
        const QRectF wanted = tileRect(at);
        const QPoint before = board.view.mapFromScene(wanted.center());
        board.click(offer);
        QCOMPARE(board.session->phase(), Game::Phase::Act);
        QCOMPARE(board.view.mapFromScene(wanted.center()), before);
        QVERIFY(viewport->rect().contains(board.view.offerRect(0)));
    }
}

const WindowTest<BoardCameraTest> kTest("tst_boardcamera");

} // namespace lodeline::goldrush::tst_boardcamera

#include "tst_boardcamera.moc"
