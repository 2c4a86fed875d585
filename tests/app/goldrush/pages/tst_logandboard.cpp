// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/board/overlays/highlightitem.h"
#include "app/goldrush/board/paint/metrics.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/panels/logmodel.h"
#include "app/goldrush/panels/logpanel.h"
#include "app/goldrush/wording/eventwords.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/windowtest/windowtest.h"

#include <QGraphicsScene>
#include <QMouseEvent>
#include <QTest>

namespace lodeline::goldrush::tst_logandboard {

// Log and board are one.
class LogAndBoardTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aLineLightsUpItsPlace();
    void aScoreLightsUpItsFeature();
    void theKeyboardDoesSo();
    void aClickGoesThere();
    void anotherTurnEndsIt();

private:
    std::unique_ptr<GameSession> session_;
    std::unique_ptr<GamePage> page_;
    Random random_{6};

    LogPanel& log() const { return *page_->logPanel(); }
    BoardView& board() const { return *page_->board(); }
    QRectF lit() const;
    void point(int row) const;
};

// What is lit up on the board, as a part of the scene.
QRectF LogAndBoardTest::lit() const
{
    QRectF lit;
    for (const QGraphicsItem* item : board().scene()->items()) {
        const auto* light = dynamic_cast<const HighlightItem*>(item);
        if (!light || !light->isVisible())
            continue;
        for (const QPainterPath& segment : light->segments())
            lit |= segment.boundingRect();
    }
    return lit;
}

void LogAndBoardTest::point(int row) const
{
    log().scrollTo(log().model()->index(row, 0));
    const QPoint at = log().visualRect(log().model()->index(row, 0)).center();
    QMouseEvent move(QEvent::MouseMove, at, log().viewport()->mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                     Qt::NoModifier);
    QCoreApplication::sendEvent(log().viewport(), &move);
}

void LogAndBoardTest::init()
{
    session_ = test::newSession(2);
    page_ = std::make_unique<GamePage>();
    page_->setAnimation(app::AnimationSpeed::Off);
    page_->resize(800, 600);
    page_->show();
    log().resize(300, 500);
    log().show();
    page_->setSession(session_.get());
    test::playPlies(*session_, random_, 15);
}

void LogAndBoardTest::cleanup()
{
    page_->setSession(nullptr);
    page_.reset();
}

void LogAndBoardTest::aLineLightsUpItsPlace()
{
    int places = 0;
    for (int row = 0; row < log().log()->rowCount(); ++row) {
        const Event& event = log().log()->line(row);
        point(row);
        const auto place = placeOf(event);
        if (std::holds_alternative<events::Score>(event))
            continue;
        QCOMPARE(lit(), place ? tileRect(*place) : QRectF());
        places += place ? 1 : 0;
    }
    QVERIFY(places > 15);
    QEvent leave(QEvent::Leave);
    point(2);
    QCoreApplication::sendEvent(log().viewport(), &leave);
    QCOMPARE(lit(), QRectF());
}

void LogAndBoardTest::aScoreLightsUpItsFeature()
{
    int scores = 0;
    for (int row = 0; row < log().log()->rowCount(); ++row) {
        const auto* score = std::get_if<events::Score>(&log().log()->line(row));
        if (!score)
            continue;
        ++scores;
        point(row);
        QRectF tiles;
        for (const Position at : score->tiles) {
            QVERIFY(lit().intersects(tileRect(at)));
            tiles |= tileRect(at);
        }
        QVERIFY(tiles.adjusted(-1, -1, 1, 1).contains(lit()));
        QVERIFY(lit() != tileRect(score->at));
    }
    QVERIFY(scores > 0);
}

void LogAndBoardTest::theKeyboardDoesSo()
{
    int row = 0;
    while (!placeOf(log().log()->line(row)))
        ++row;
    log().setFocus();
    log().setCurrentIndex(log().model()->index(row, 0));
    const Position place = *placeOf(log().log()->line(row));
    QCOMPARE(lit(), tileRect(place));
    board().reveal(QRectF(9000, 9000, 10, 10));
    QTest::keyClick(&log(), Qt::Key_Return);
    QVERIFY(board().viewport()->rect().contains(board().mapFromScene(tileRect(place).center())));
}

void LogAndBoardTest::aClickGoesThere()
{
    int row = 0;
    while (!placeOf(log().log()->line(row)))
        ++row;
    const Position place = *placeOf(log().log()->line(row));
    for (int zoom = 0; zoom < 6; ++zoom)
        board().zoomIn();
    board().finishAnimations();
    board().reveal(tileRect({40, 40}));
    log().scrollTo(log().model()->index(row, 0));
    QTest::mouseClick(log().viewport(), Qt::LeftButton, {},
                      log().visualRect(log().model()->index(row, 0)).center());
    QVERIFY(board().viewport()->rect().contains(board().mapFromScene(tileRect(place).center())));
    QCOMPARE(lit(), tileRect(place));
}

void LogAndBoardTest::anotherTurnEndsIt()
{
    point(2);
    QVERIFY(lit().isValid());
    test::playPlies(*session_, random_, 1);
    QCOMPARE(lit(), QRectF());
}

const WindowTest<LogAndBoardTest> kTest("tst_logandboard");

} // namespace lodeline::goldrush::tst_logandboard

#include "tst_logandboard.moc"
