// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/animation/animator.h"
#include "app/goldrush/board/animation/stepbuilder.h"
#include "app/goldrush/board/modes/actingmode.h"
#include "app/goldrush/board/scene/boardscene.h"
#include "tests/app/goldrush/board/boardfixture.h"
#include "tests/windowtest/windowtest.h"

#include <QPainter>
#include <QSignalSpy>

#include <set>

namespace lodeline::goldrush::tst_animator {

class AnimatorTest : public QObject
{
    Q_OBJECT

private slots:
    void offersWaitForTheAnimation();
    void inputFinishesTheAnimationAtOnce();
    void aGamePlayedThroughTheAnimationsShowsEachPosition();
    void undoDropsWhatIsBeingShown();
    void finalScoringIsShownBeforeTheBoardSettles();
    void piecesThatLeaveTravelToTheirOwner();
    void aScoreLightsUpTheSegmentsOfItsFeature();
    void aScoreRisesNoHigherThanTheView();
    void theOnlyPersonReadsWhatTheirTokensAreWorth();
    void allOffersPulse();
    void pulsesAreAnimation();
    void everythingIsSeenAndLandsOnce();
    void inputEndsWhateverIsShown();
    void aKeyTakesNothingThatWasNotSeen();
    void aClickTakesNoSpotThatWasNotSeen();
    void stillStepsShowWhatHasHappened();
    void stillStepsTakeTheirTimeAndDoNotMove();
    void aStillBoardNeverMoves();

private:
    Random random_{12};
};

namespace {

// Plays until a turn ends with an event of a kind that passes; the scene shows the position before that.
template <typename What, typename Passes>
std::vector<Event> playUntil(GameSession& session, BoardScene& scene, Random& random, Passes passes)
{
    scene.reset(&session);
    std::vector<Event> happened;
    const auto listening = QObject::connect(&session, &GameSession::eventsHappened, &session,
                                            [&](const std::vector<Event>& events) { happened = events; });
    const auto isWanted = [&](const Event& event) {
        const What* what = std::get_if<What>(&event);
        return what && passes(*what);
    };
    while (session.phase() != Game::Phase::Over) {
        test::place(session, test::anyPlacement(session.game(), random));
        scene.sync(session);
        test::act(session, test::anyAction(session.game(), random));
        if (std::ranges::any_of(happened, isWanted))
            break;
    }
    QObject::disconnect(listening);
    return happened;
}

// The last one of its type that is seen; nullptr where there is none.
template <typename Item>
const Item* visibleItem(const BoardScene& scene)
{
    const Item* visible = nullptr;
    for (const QGraphicsItem* item : scene.items())
        if (const auto* found = dynamic_cast<const Item*>(item); found && found->isVisible())
            visible = found;
    return visible;
}

QImage pictureOf(BoardScene& scene)
{
    const QRectF rect = scene.boardRect();
    QImage image(rect.size().toSize(), QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    scene.render(&painter, image.rect(), rect);
    return image;
}

} // namespace

void AnimatorTest::offersWaitForTheAnimation()
{
    test::BoardFixture board;
    board.view.setAnimated(true);
    board.view.setPace(8);
    QSignalSpy settled(&board.view, &BoardView::settled);
    test::place(*board.session, test::anyPlacement(board.game(), random_));
    QCOMPARE(board.view.offerCount(), 0);
    QTRY_COMPARE(settled.size(), 1);
    QCOMPARE(board.view.offerCount(), board.game().legalActions().size());
}

void AnimatorTest::inputFinishesTheAnimationAtOnce()
{
    test::BoardFixture board;
    board.view.setAnimated(true);
    test::place(*board.session, test::anyPlacement(board.game(), random_));
    QCOMPARE(board.view.offerCount(), 0);
    board.press(Qt::Key_Tab);
    QCOMPARE(board.view.offerCount(), board.game().legalActions().size());
    board.view.chooseNothing();
    QCOMPARE(board.game().ply(), 1);
    board.view.finishAnimations();
    QVERIFY(board.view.offerCount() > 0);
}

void AnimatorTest::aGamePlayedThroughTheAnimationsShowsEachPosition()
{
    test::BoardFixture board(4, 31, {true, true, true});
    board.view.setAnimated(true);
    const auto* scene = qobject_cast<BoardScene*>(board.view.scene());
    while (board.session->phase() != Game::Phase::Over) {
        test::place(*board.session, test::anyPlacement(board.game(), random_));
        if (board.game().ply() % 2 == 0)
            board.view.finishAnimations(); // else the next events come while the first are being shown
        test::act(*board.session, test::anyAction(board.game(), random_));
        QCoreApplication::processEvents();
        board.view.finishAnimations();
        QCOMPARE(scene->tileItems(), board.game().placedCount());
        for (const PieceOnBoard& piece : board.game().pieces()) {
            const PieceItem* item = scene->findPiece(piece);
            QVERIFY(item && item->isVisible());
            QCOMPARE(item->pos(), scene->anchor(board.game(), piece.at, piece.segment));
            QCOMPARE(item->opacity(), 1.0);
        }
    }
}

void AnimatorTest::undoDropsWhatIsBeingShown()
{
    test::BoardFixture board;
    test::playPlies(*board.session, random_, 4);
    board.view.setAnimated(true);
    const auto* scene = qobject_cast<BoardScene*>(board.view.scene());
    test::playPlies(*board.session, random_, 1);
    board.session->undo();
    QCOMPARE(scene->tileItems(), board.game().placedCount());
    QVERIFY(board.view.offerCount() > 0);
    board.session->redo();
    board.session->undo();
    QCoreApplication::processEvents();
    QCOMPARE(scene->tileItems(), board.game().placedCount());
}

void AnimatorTest::finalScoringIsShownBeforeTheBoardSettles()
{
    test::BoardFixture board(2, 3);
    while (board.game().tilesLeft() > 0)
        test::playPlies(*board.session, random_, 1);
    board.view.setAnimated(true);
    QSignalSpy settled(&board.view, &BoardView::settled);
    test::playPlies(*board.session, random_, 1);
    QCOMPARE(board.session->phase(), Game::Phase::Over);
    QCOMPARE(settled.size(), 0);
    board.view.finishAnimations();
    QCOMPARE(settled.size(), 1);
}

void AnimatorTest::piecesThatLeaveTravelToTheirOwner()
{
    for (const auto wanted : {events::Piece::Cowboy, events::Piece::Tent}) {
        std::unique_ptr<GameSession> session;
        BoardScene scene;
        scene.setTheme(art::Theme::light());
        const auto homeOf = [](int seat) { return QPointF(5000, 1000 * seat); };
        scene.setHomes(homeOf);
        PieceItem* item = nullptr; // of a piece that stood there before the turn
        int player = 0;
        const auto passes = [&](const events::Return& home) {
            item = scene.findPiece({home.player, home.piece, home.at, home.segment});
            player = home.player;
            return home.piece == wanted && item;
        };
        std::vector<Event> happened;
        for (std::uint64_t seed = 1; happened.empty() || session->phase() == Game::Phase::Over; ++seed) {
            session = test::newSession(3, seed);
            happened = playUntil<events::Return>(*session, scene, random_, passes);
        }
        QVERIFY(item);
        const QPointF from = item->pos();
        bool between = false;
        for (const Step& step : StepBuilder(scene, *session).steps(happened)) {
            step.begin();
            step.progress(0.5);
            between = between || (item->x() > from.x() + kTile && item->x() < homeOf(player).x() - kTile &&
                                  item->opacity() == 1.0);
            step.progress(1);
        }
        QVERIFY(between);
        QVERIFY(QLineF(item->pos(), homeOf(player)).length() < 1);
    }
}

void AnimatorTest::aScoreLightsUpTheSegmentsOfItsFeature()
{
    const auto session = test::newSession(2, 5);
    BoardScene scene;
    scene.setTheme(art::Theme::light());
    const auto passes = [](const events::Score& score) {
        return score.kind == events::Score::Kind::Railroad && score.points[0] + score.points[1] > 0;
    };
    const auto happened = playUntil<events::Score>(*session, scene, random_, passes);
    for (const Event& event : happened) {
        const auto* score = std::get_if<events::Score>(&event);
        if (!score || !passes(*score))
            continue;
        const auto steps = StepBuilder(scene, *session).steps({event});
        QCOMPARE(steps.size(), std::size_t{1});
        steps.front().begin();
        const auto* glow = visibleItem<HighlightItem>(scene);
        QVERIFY(glow);
        QPainterPath lit;
        for (const QPainterPath& segment : glow->segments())
            lit.addPath(segment);
        lit.setFillRule(Qt::WindingFill);
        const auto members = session->game().segments(score->at, score->segment);
        QCOMPARE(glow->segments().size(), members.size());
        for (const PlacedSegment& member : members) {
            QVERIFY(lit.contains(scene.anchor(session->game(), member.at, member.segment)));
            QVERIFY(!lit.contains(tileRect(member.at).topLeft() + QPointF(4, 4))); // no track in a corner
        }
        return;
    }
    QFAIL("no railroad was scored");
}

void AnimatorTest::aScoreRisesNoHigherThanTheView()
{
    const auto session = test::newSession(2, 5);
    BoardScene scene;
    scene.setTheme(art::Theme::light());
    const auto passes = [](const events::Score& score) { return score.points[0] + score.points[1] > 0; };
    const auto happened = playUntil<events::Score>(*session, scene, random_, passes);
    const auto score = std::ranges::find_if(happened, [&passes](const Event& event) {
        const auto* found = std::get_if<events::Score>(&event);
        return found && passes(*found);
    });
    QVERIFY(score != happened.end());
    QGraphicsView view(&scene);
    view.resize(400, 300);
    view.show();
    const auto steps = StepBuilder(scene, *session).steps({*score});
    steps.front().begin();
    const auto* label = visibleItem<LabelItem>(scene);
    QVERIFY(label);
    view.setSceneRect(scene.boardRect().adjusted(-1000, -1000, 1000, 1000));
    view.centerOn(label->pos() + QPointF(0, view.viewport()->height() / 2.0 - 4));
    QVERIFY(view.viewportTransform().map(label->pos()).y() < 8);
    for (const qreal time : {0.0, 0.5, 1.0}) {
        steps.front().progress(time);
        const QPointF anchor = view.viewportTransform().map(label->pos());
        QVERIFY(QRectF(view.viewport()->rect()).contains(label->boundingRect().translated(anchor)));
    }
}

void AnimatorTest::theOnlyPersonReadsWhatTheirTokensAreWorth()
{
    GameRecord record = test::newRecord(2);
    record.players[1].kind = "ai:greenhorn";
    const auto session = GameSession::open(record).value();
    BoardScene scene;
    scene.setTheme(art::Theme::light());
    scene.reset(session.get());
    const auto labelOf = [&](int seat) {
        const auto steps = StepBuilder(scene, *session).steps({events::Tokens{seat, {0, 0}, {5, 7}}});
        steps.front().begin();
        return visibleItem<LabelItem>(scene)->lines().front().text;
    };
    QCOMPARE(labelOf(0), labelOf(1) + QStringLiteral(": 5, 7"));
    test::handOver(*session, 1, "human");
    QCOMPARE(labelOf(0), labelOf(1));
}

void AnimatorTest::allOffersPulse()
{
    // A tile that offers a cowboy, a tent and more.
    const auto session = test::newSession(2, 5, {true, true, true});
    BoardScene scene;
    scene.setTheme(art::Theme::light());
    const auto offers = [&](Action::Type type) {
        return std::ranges::count(session->game().legalActions().toVector(), type, &Action::type);
    };
    do {
        test::playPlies(*session, random_, 1);
        test::place(*session, test::anyPlacement(session->game(), random_));
        if (offers(Action::Type::Cowboy) > 0 && offers(Action::Type::Tent) > 0)
            break;
        test::act(*session, {});
    } while (session->phase() != Game::Phase::Over);
    QVERIFY(session->phase() == Game::Phase::Act);
    scene.reset(session.get());
    ActingMode mode(scene, session->game());
    const QImage resting = pictureOf(scene);
    mode.pulse(1);
    const QImage pulsing = pictureOf(scene);
    for (int offer = 1; offer < mode.offerCount(); ++offer) {
        const QRect around =
            mode.offerRect(offer, 1).translated(-scene.boardRect().topLeft()).toAlignedRect();
        QVERIFY2(resting.copy(around) != pulsing.copy(around), qPrintable(mode.offerName(offer)));
    }
    mode.pulse(0);
    QCOMPARE(pictureOf(scene), resting);
}

void AnimatorTest::pulsesAreAnimation()
{
    BoardScene scene;
    scene.setTheme(art::Theme::light());
    Animator animator(scene);
    QSignalSpy pulsed(&animator, &Animator::pulsed);
    animator.beckon();
    QVERIFY(animator.isBeckoning());
    QVERIFY(!animator.isRunning());
    QTRY_VERIFY(pulsed.size() > 3);
    for (const QList<QVariant>& pulse : pulsed)
        QVERIFY(pulse[0].toReal() >= 0 && pulse[0].toReal() <= 1);
    animator.setAnimated(false);
    QVERIFY(!animator.isBeckoning());
    animator.beckon();
    QVERIFY(!animator.isBeckoning());
}

void AnimatorTest::everythingIsSeenAndLandsOnce()
{
    test::BoardFixture board(3, 8, {true, true, true});
    board.view.setAnimated(true);
    std::vector<Event> happened;
    std::vector<Event> seen;
    std::vector<Event> landed;
    const auto append = [](std::vector<Event>& all) {
        return
            [&all](const std::vector<Event>& events) { all.insert(all.end(), events.begin(), events.end()); };
    };
    connect(board.session.get(), &GameSession::eventsHappened, &board.view, append(happened));
    connect(&board.view, &BoardView::sawMore, &board.view, append(seen));
    connect(&board.view, &BoardView::landed, &board.view, append(landed));
    board.view.setPace(8);
    for (int turn = 0; !board.session->isOver(); ++turn) {
        test::playPlies(*board.session, random_, 1);
        QVERIFY(landed.size() < happened.size());
        if (turn < 8)
            QTRY_VERIFY(board.view.isSettled());
        else if (turn % 2 == 0)
            board.view.finishAnimations();
        QVERIFY(landed.size() <= seen.size());
    }
    board.view.finishAnimations();
    QVERIFY(seen == happened);
    QVERIFY(landed == happened);
}

void AnimatorTest::inputEndsWhateverIsShown()
{
    std::set<std::size_t> shown; // kinds of events
    for (std::uint64_t seed = 1; shown.size() < 10 && seed < 30; ++seed) {
        test::BoardFixture board(2, seed, {true, true, true});
        board.view.setAnimated(true);
        connect(board.session.get(), &GameSession::eventsHappened, &board.view,
                [&shown](const std::vector<Event>& events) {
                    for (const Event& event : events)
                        if (!std::holds_alternative<events::Draw>(event))
                            shown.insert(event.index());
                });
        while (!board.session->isOver()) {
            test::place(*board.session, test::anyPlacement(board.game(), random_));
            QVERIFY(!board.view.isSettled());
            board.press(Qt::Key_Tab);
            QVERIFY(board.view.isSettled());
            QCOMPARE(board.view.offerCount(), board.game().legalActions().size());
            test::act(*board.session, test::anyAction(board.game(), random_));
            if (board.game().ply() % 2 == 0)
                QTest::mousePress(board.view.viewport(), Qt::MiddleButton, {}, {2, 2});
            else if (!board.view.isSettled())
                board.press(Qt::Key_Return);
            QTest::mouseRelease(board.view.viewport(), Qt::MiddleButton, {}, {2, 2});
            QVERIFY(board.view.isSettled());
            QVERIFY(board.session->isOver() || board.view.offerCount() > 0);
        }
    }
    QCOMPARE(shown.size(), std::size_t{10}); // all but start and draw, which show nothing
}

void AnimatorTest::aKeyTakesNothingThatWasNotSeen()
{
    test::BoardFixture board;
    board.press(Qt::Key_Tab); // by keyboard: an offer is chosen as soon as there is one
    test::playPlies(*board.session, random_, 1);
    board.view.setAnimated(true);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space}) {
        test::playPlies(*board.session, random_, 1);
        const int revision = board.session->revision();
        QVERIFY(!board.view.isSettled());
        board.press(key);
        QVERIFY(board.view.isSettled());
        QVERIFY(board.view.chosenOffer() >= 0);
        QCOMPARE(board.session->revision(), revision);
        board.press(key);
        QCOMPARE(board.session->revision(), revision + 1);
        test::takeTileBack(*board.session);
    }
}

void AnimatorTest::aClickTakesNoSpotThatWasNotSeen()
{
    test::BoardFixture board;
    Random random(12);
    test::playPlies(*board.session, random, 2);
    board.view.zoomToFit();
    const Position at = std::get<Placement>(board.view.offer(0)).at;
    board.session->undo();
    board.view.setAnimated(true);
    board.session->redo(); // as if another player laid the tile
    QVERIFY(!board.view.isSettled());
    const int revision = board.session->revision();
    const auto click = [&] {
        QTest::mouseClick(board.view.viewport(), Qt::LeftButton, {},
                          board.view.mapFromScene(tileRect(at).center()));
    };
    click();
    QVERIFY(board.view.isSettled());
    QCOMPARE(board.session->revision(), revision);
    QCOMPARE(board.view.chosenOffer(), 0);
    board.view.finishAnimations();
    click();
    QVERIFY(board.session->tentativePlacement());
    QVERIFY(board.session->tentativePlacement()->at == at);
}

void AnimatorTest::stillStepsShowWhatHasHappened()
{
    const auto session = test::newSession(2, 5, {true, true, true});
    BoardScene scene;
    scene.setTheme(art::Theme::light());
    std::set<std::size_t> checked;
    while (!session->isOver()) {
        const auto happened =
            playUntil<events::Score>(*session, scene, random_, [](const auto&) { return true; });
        for (const Event& event : happened) {
            if (session->isOver())
                break; // the scene shows what was before
            for (const Step& step : StepBuilder(scene, *session).steps({event})) {
                step.begin();
                step.progress(step.still);
                const auto* score = std::get_if<events::Score>(&event);
                if (score && std::ranges::max(score->points) > 0) {
                    const auto* glow = visibleItem<HighlightItem>(scene);
                    const auto* label = visibleItem<LabelItem>(scene);
                    QVERIFY(glow && label);
                    QCOMPARE(glow->opacity(), 1.0);
                    QCOMPARE(label->opacity(), 1.0);
                    checked.insert(event.index());
                } else if (const auto* cowboy = std::get_if<events::Cowboy>(&event)) {
                    const PieceItem* item =
                        scene.findPiece({cowboy->player, events::Piece::Cowboy, cowboy->at, cowboy->segment});
                    QVERIFY(item);
                    QCOMPARE(item->opacity(), 1.0);
                    QCOMPARE(item->pos(), scene.anchor(session->game(), cowboy->at, cowboy->segment));
                    checked.insert(event.index());
                }
            }
        }
    }
    QCOMPARE(checked.size(), std::size_t{2});
}

void AnimatorTest::stillStepsTakeTheirTimeAndDoNotMove()
{
    test::BoardFixture board;
    board.view.setAnimated(true);
    board.view.setPace(8);
    test::place(*board.session, test::anyPlacement(board.game(), random_));
    QVERIFY(board.view.isMoving());
    board.view.finishAnimations();
    board.view.setStill(true);
    QSignalSpy seen(&board.view, &BoardView::sawMore);
    QSignalSpy landed(&board.view, &BoardView::landed);
    test::act(*board.session, test::anyAction(board.game(), random_));
    test::place(*board.session, test::anyPlacement(board.game(), random_));
    QVERIFY(!board.view.isSettled());
    QVERIFY(!board.view.isMoving());
    QVERIFY(landed.size() < seen.size() + 1);
    QTRY_VERIFY(board.view.isSettled());
    QVERIFY(!board.view.isMoving()); // nor do offers pulse
    QVERIFY(board.view.offerCount() > 0);
}

void AnimatorTest::aStillBoardNeverMoves()
{
    test::BoardFixture board(2, 9);
    board.view.setStill(true);
    board.view.setAnimated(true);
    while (!board.session->isOver()) {
        test::place(*board.session, test::anyPlacement(board.game(), random_));
        QVERIFY(!board.view.isMoving());
        board.view.finishAnimations();
        QVERIFY(!board.view.isMoving());
        test::act(*board.session, test::anyAction(board.game(), random_));
        QVERIFY(!board.view.isMoving());
        board.view.finishAnimations();
    }
    const auto glides = [&board] {
        board.view.zoomIn();
        const bool zooms = board.view.isMoving();
        board.view.zoomToFit();
        return zooms || board.view.isMoving();
    };
    QVERIFY(!glides());
    board.view.setStill(false);
    QVERIFY(glides());
    board.view.setStill(true);
    QVERIFY(!board.view.isMoving());
}

const WindowTest<AnimatorTest> kTest("tst_animator");

} // namespace lodeline::goldrush::tst_animator

#include "tst_animator.moc"
