// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/newset.h"
#include "editor/document/setedits.h"
#include "engine/goldrush/design/draft.h"
#include "resources/art/land/anchors.h"
#include "resources/art/own/ownpictures.h"
#include "tests/editor/canvas/drawnhand.h"
#include "tests/windowtest/windowtest.h"

#include <QAccessible>
#include <QBuffer>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

namespace lodeline::goldrush::editor::tst_tilecanvas {

class TileCanvasTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void clicksCycleAnEdge();
    void theRightButtonGoesBack();
    void dragsLayTrack();
    void trackEndsInWhatLiesInTheMiddle();
    void mountainsJoinAndSplit();
    void aTownCanComeFirst();
    void aTownComesAndGoesWhereItIsPointedAt();
    void theWheelPutsSymbols();
    void symbolToolsFindTheirOnlyPlace();
    void aSymbolWithSeveralPlacesAsksForOne();
    void nuggetsCanComeFirst();
    void byKeysAlone();
    void keysOfCommandsDrawNothing();
    void aDragEndsWithItsTile();
    void theLineFollowsADragByKeys();
    void theLineFollowsAnEditByKeys();
    void screenReadersSeeEdgesAndParts();
    void withoutATileNothingHappens();
    void whatLiesBelowARestingPointerFollowsAnEdit();
    void showsItsOwnPicture();
    void anEditShowsOnItsOwnPicture();
    void saysWhatBecomesOfItsOwnPicture();
    void whatItSaysOfItsPictureStaysInTheTile();

private:
    using Hand = test::Hand;

    const TileDesign& tile() const { return hand_->tile(); }

    std::unique_ptr<SetDocument> document_;
    std::unique_ptr<Hand> hand_;
};

void TileCanvasTest::init()
{
    hand_.reset();
    QCursor::setPos(0, 0);
    TileSet set = emptySet();
    insertTiles(set, 0, {emptyTile(set)});
    document_ = std::make_unique<SetDocument>(std::move(set));
    hand_ = std::make_unique<Hand>(*document_);
    hand_->show(0);
}

void TileCanvasTest::clicksCycleAnEdge()
{
    for (const FeatureKind kind : {FeatureKind::Railroad, FeatureKind::Mountain, FeatureKind::Prairie}) {
        hand_->click(Hand::at(Side::East));
        QVERIFY(tile().edgeKind(Side::East) == kind);
    }
    QCOMPARE(tile().prairies.size(), std::size_t{1});
}

void TileCanvasTest::theRightButtonGoesBack()
{
    hand_->click(Hand::at(Side::East), Qt::RightButton);
    QVERIFY(tile().edgeKind(Side::East) == FeatureKind::Mountain);
    hand_->click(Hand::at(Side::East), Qt::RightButton);
    QVERIFY(tile().edgeKind(Side::East) == FeatureKind::Railroad);
}

void TileCanvasTest::dragsLayTrack()
{
    hand_->drag(Hand::at(Side::North), Hand::at(Side::South));
    QCOMPARE(tile().railroads.size(), std::size_t{1});
    QVERIFY(tile().railroads[0].end == RailroadEnd::Through);
    QCOMPARE(tile().prairies.size(), std::size_t{2});
    hand_->drag(Hand::at(Side::North), Hand::at(Side::West));
    QCOMPARE(tile().railroads.size(), std::size_t{2}); // the south keeps a track that ends in a junction
}

void TileCanvasTest::trackEndsInWhatLiesInTheMiddle()
{
    hand_->drag(Hand::at(Side::North), Hand::kMiddle);
    QVERIFY(tile().railroads[0].end == RailroadEnd::Junction);
    hand_->take(Hand::Mountain);
    hand_->click(Hand::at(Side::South));
    hand_->take(Hand::Track);
    hand_->drag(Hand::at(Side::West), art::segmentAnchor(tile(), {FeatureKind::Mountain, 0}));
    QVERIFY(tile().railroads[1].end == RailroadEnd::Mountain);
    hand_->take(Hand::Town);
    hand_->click(Hand::kMiddle);
    QVERIFY(tile().railroads[0].end == RailroadEnd::City);
    QVERIFY(tile().railroads[1].end == RailroadEnd::Mountain);
}

void TileCanvasTest::mountainsJoinAndSplit()
{
    hand_->take(Hand::Mountain);
    hand_->click(Hand::at(Side::North));
    hand_->click(Hand::at(Side::South));
    QCOMPARE(tile().mountains.size(), std::size_t{2});
    hand_->drag(Hand::at(Side::North), Hand::at(Side::South));
    QCOMPARE(tile().mountains.size(), std::size_t{1});
    QCOMPARE(tile().mountains[0].nuggets, 2);
    hand_->drag(Hand::at(Side::North), Hand::at(Side::East));
    QCOMPARE(tile().mountains[0].edges.size(), std::size_t{3});
    hand_->click(Hand::at(Side::North), Qt::RightButton);
    QCOMPARE(tile().mountains.size(), std::size_t{3});
}

void TileCanvasTest::aTownCanComeFirst()
{
    hand_->take(Hand::Town);
    hand_->click(Hand::kMiddle);
    QVERIFY(hasDraftTown(tile()));
    hand_->take(Hand::Track);
    hand_->drag(Hand::at(Side::East), Hand::kMiddle);
    QVERIFY(tile().hasCity() && !hasDraftTown(tile()));
    hand_->take(Hand::Town);
    hand_->click(Hand::kMiddle, Qt::RightButton);
    QVERIFY(!tile().hasCity());
}

void TileCanvasTest::aTownComesAndGoesWhereItIsPointedAt()
{
    hand_->take(Hand::Town);
    hand_->click(Hand::at(Side::North));
    QVERIFY(!hasDraftTown(tile()) && !tile().hasCity());
    hand_->click(Hand::kMiddle);
    QVERIFY(hasDraftTown(tile()));
    hand_->click(Hand::at(Side::North));
    hand_->click(Hand::at(Side::North), Qt::RightButton);
    QVERIFY(hasDraftTown(tile()));
    hand_->click(Hand::kMiddle, Qt::RightButton);
    QVERIFY(!hasDraftTown(tile()));
}

void TileCanvasTest::theWheelPutsSymbols()
{
    const auto turn = [this](int steps, Qt::KeyboardModifiers modifiers) {
        const QPointF at = hand_->canvas().toWidget({0.5, 0.4});
        QWheelEvent event(at, hand_->canvas().mapToGlobal(at), {}, {0, 120 * steps}, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&hand_->canvas(), &event);
    };
    turn(2, {});
    QCOMPARE(tile().prairies[0].tipis, 2);
    turn(-1, {});
    QCOMPARE(tile().prairies[0].tipis, 1);
    turn(1, Qt::ShiftModifier);
    QCOMPARE(tile().prairies[0].horses, 1);
    turn(-5, {}); // no fewer than none
    QCOMPARE(tile().prairies[0].tipis, 0);
}

void TileCanvasTest::symbolToolsFindTheirOnlyPlace()
{
    hand_->take(Hand::Mountain);
    hand_->click(Hand::at(Side::North));
    hand_->take(Hand::Nugget);
    hand_->click({0.5, 0.9});
    QCOMPARE(tile().mountains[0].nuggets, 2);
    hand_->click({0.5, 0.9}, Qt::RightButton);
    QCOMPARE(tile().mountains[0].nuggets, 1);
    hand_->take(Hand::Locomotive);
    hand_->click({0.5, 0.9});
    QVERIFY(tile().railroads.empty());
}

void TileCanvasTest::aSymbolWithSeveralPlacesAsksForOne()
{
    hand_->drag(Hand::at(Side::West), Hand::at(Side::East));
    QCOMPARE(tile().prairies.size(), std::size_t{2});
    QSignalSpy hints(&hand_->canvas(), &TileCanvas::hintChanged);
    hand_->canvas().chooseOffer(-1);
    QTest::keyClick(&hand_->canvas(), Qt::Key_T);
    QCOMPARE(tile().prairies[0].tipis + tile().prairies[1].tipis, 0);
    QVERIFY(hints.last().first().toString().contains(QStringLiteral("tipi camp")));
    hand_->press(SegmentRef{FeatureKind::Prairie, 1}, Qt::Key_T, 1);
    QCOMPARE(tile().prairies[1].tipis, 1);
}

void TileCanvasTest::nuggetsCanComeFirst()
{
    hand_->take(Hand::Nugget);
    hand_->click(Hand::kMiddle);
    hand_->click(Hand::kMiddle);
    QCOMPARE(draftNuggets(tile()), 2);
    hand_->click(Hand::kMiddle, Qt::RightButton);
    QCOMPARE(draftNuggets(tile()), 1);
    hand_->take(Hand::Mountain);
    hand_->click(Hand::at(Side::South));
    QCOMPARE(draftNuggets(tile()), 0);
    QCOMPARE(tile().mountains.size(), std::size_t{1});
}

void TileCanvasTest::byKeysAlone()
{
    hand_->press(Qt::Key_Up);
    hand_->press(Qt::Key_Return);
    QVERIFY(tile().edgeKind(Side::North) == FeatureKind::Railroad);
    hand_->press(Qt::Key_Backspace);
    QVERIFY(tile().edgeKind(Side::North) == FeatureKind::Prairie);
    hand_->press(Qt::Key_D);
    hand_->press(Qt::Key_Down);
    hand_->press(Qt::Key_D);
    QCOMPARE(tile().railroads.size(), std::size_t{1});
    QVERIFY(tile().railroads[0].end == RailroadEnd::Through);
    hand_->press(Qt::Key_L);
    hand_->press(Qt::Key_L);
    hand_->press(Qt::Key_L, Qt::ShiftModifier);
    QCOMPARE(tile().railroads[0].locomotives, 1);
    hand_->press(Qt::Key_Left);
    hand_->press(Qt::Key_PageDown); // the railroad, then a prairie
    hand_->press(Qt::Key_PageDown);
    hand_->press(Qt::Key_Plus);
    QCOMPARE(tile().prairies[0].tipis + tile().prairies[1].tipis, 1);
}

void TileCanvasTest::keysOfCommandsDrawNothing()
{
    hand_->press(Qt::Key_Up);
    hand_->press(Qt::Key_Return, Qt::KeypadModifier);
    QVERIFY(tile().edgeKind(Side::North) == FeatureKind::Railroad);
    const TileDesign before = tile();
    for (const auto modifier : {Qt::ControlModifier, Qt::AltModifier, Qt::MetaModifier})
        for (const Qt::Key key : {Qt::Key_H, Qt::Key_T, Qt::Key_Return, Qt::Key_Backspace})
            hand_->press(key, modifier);
    QVERIFY(tile() == before);
}

void TileCanvasTest::aDragEndsWithItsTile()
{
    hand_->press(Qt::Key_Up);
    hand_->press(Qt::Key_D);
    TileDesign other = tile();
    other.id = "another";
    const QSignalSpy edits(&hand_->canvas(), &TileCanvas::editRequested);
    hand_->canvas().setTile(other);
    hand_->press(Qt::Key_Down);
    hand_->press(Qt::Key_D); // begins one, does not end the one from the tile before
    QCOMPARE(edits.count(), 0);
}

void TileCanvasTest::theLineFollowsADragByKeys()
{
    const QSignalSpy hints(&hand_->canvas(), &TileCanvas::hintChanged);
    const auto hint = [&hints] { return hints.isEmpty() ? QString() : hints.back()[0].toString(); };
    hand_->press(Qt::Key_Down); // chosen anew, whichever edge the focus chose
    hand_->press(Qt::Key_Up);
    const QString edge = hint();
    for (const Qt::Key end : {Qt::Key_Escape, Qt::Key_D}) {
        hand_->press(Qt::Key_D);
        QVERIFY(hint() != edge);
        hand_->press(end);
        QCOMPARE(hint(), edge);
    }
}

void TileCanvasTest::theLineFollowsAnEditByKeys()
{
    TileCanvas& canvas = hand_->canvas();
    QApplication::setActiveWindow(canvas.window());
    canvas.setFocus();
    QTRY_VERIFY(canvas.hasFocus());
    const QSignalSpy hints(&canvas, &TileCanvas::hintChanged);
    const auto hint = [&hints] { return hints.isEmpty() ? QString() : hints.back()[0].toString(); };
    hand_->press(Qt::Key_Up);
    for (const char* edge : {"North edge: railroad", "North edge: mountain", "North edge: prairie"}) {
        hand_->press(Qt::Key_Return);
        QCOMPARE(hint(), QString::fromLatin1(edge));
        QCOMPARE(canvas.chosenOffer(), 0);
    }
}

void TileCanvasTest::screenReadersSeeEdgesAndParts()
{
    QAccessibleInterface* canvas = QAccessible::queryAccessibleInterface(&hand_->canvas());
    QVERIFY(canvas);
    QCOMPARE(canvas->childCount(), kSides + 1);
    QCOMPARE(canvas->child(1)->text(QAccessible::Name), QStringLiteral("East edge: prairie"));
    canvas->child(1)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(tile().edgeKind(Side::East) == FeatureKind::Railroad);
    QCOMPARE(canvas->child(1)->text(QAccessible::Name), QStringLiteral("East edge: railroad"));
    QVERIFY(hand_->canvas().accessibleDescription().contains(QLatin1String("Railroad east to a junction")));
}

void TileCanvasTest::withoutATileNothingHappens()
{
    hand_->canvas().setTile({});
    const QSignalSpy edits(&hand_->canvas(), &TileCanvas::editRequested);
    hand_->click(Hand::at(Side::North));
    hand_->press(Qt::Key_Return);
    hand_->press(Qt::Key_PageDown);
    QCOMPARE(edits.count(), 0);
    QCOMPARE(hand_->canvas().offerCount(), 0);
}

void TileCanvasTest::whatLiesBelowARestingPointerFollowsAnEdit()
{
    TileCanvas& canvas = hand_->canvas();
    canvas.setAttribute(Qt::WA_UnderMouse);
    const QSignalSpy hints(&canvas, &TileCanvas::hintChanged);
    const auto hint = [&hints] { return hints.isEmpty() ? QString() : hints.back()[0].toString(); };
    const auto rest = [&](QPointF place) {
        QCursor::setPos(canvas.mapToGlobal(canvas.toWidget(place).toPoint()));
        QTest::mouseMove(&canvas, canvas.toWidget(place).toPoint());
    };
    rest(Hand::at(Side::East));
    hand_->click(Hand::at(Side::East));
    QCOMPARE(hint(), QStringLiteral("East edge: railroad")); // before it is painted
    hand_->press(Qt::Key_N, Qt::ShiftModifier);
    rest({0.5, 0.8});
    const QString prairie = hint();
    hand_->drag(Hand::at(Side::East), Hand::at(Side::South));
    QVERIFY(hint() != prairie);
    QTRY_VERIFY(hint() == canvas.offerName(4)); // the track, which passes there
}

void TileCanvasTest::showsItsOwnPicture()
{
    const QColor own(0x12, 0x34, 0x56);
    const auto middle = [this] {
        return hand_->canvas().grab().toImage().pixelColor(hand_->canvas().toWidget(Hand::kMiddle).toPoint());
    };
    QImage pixels(64, 64, QImage::Format_RGB32);
    pixels.fill(own);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QVERIFY(pixels.save(&buffer, "PNG"));
    TileDesign picture = tile();
    picture.picture = *art::ownPictures().keep(bytes.toStdString(), PictureType::Png);
    TileDesign drawn = tile();
    drawn.art = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>"
                "<path fill='#123456' d='M0 0h9v9H0z'/></svg>";
    hand_->canvas().setTile(tile());
    const QColor ground = middle();
    for (const TileDesign& design : {picture, drawn}) {
        hand_->canvas().setTile(design);
        hand_->canvas().setShowsOwnPicture(true);
        QTRY_COMPARE(middle(), own);
        hand_->canvas().setShowsOwnPicture(false);
        QCOMPARE(middle(), ground);
    }
}

void TileCanvasTest::anEditShowsOnItsOwnPicture()
{
    document_->changeTile(
        0, [] { return QString(); },
        [](TileDesign& design) {
            design.art = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>"
                         "<path fill='#654321' d='M0 0h9v9H0z'/></svg>";
            return true;
        });
    hand_->show(0);
    const auto at = [this](QPointF place) {
        return hand_->canvas().grab().toImage().pixelColor(hand_->canvas().toWidget(place).toPoint());
    };
    QTRY_COMPARE(at(Hand::kMiddle), QColor(0x65, 0x43, 0x21));
    hand_->click(Hand::at(Side::East));
    QVERIFY(tile().edgeKind(Side::East) == FeatureKind::Railroad);
    hand_->press(Qt::Key_Up);
    QVERIFY(at({0.5, 0.05}) != QColor(0x65, 0x43, 0x21)); // highlighted
    QCOMPARE(at(Hand::kMiddle), QColor(0x65, 0x43, 0x21));
}

void TileCanvasTest::saysWhatBecomesOfItsOwnPicture()
{
    hand_->canvas().setTile(tile());
    const QImage shown = hand_->canvas().grab().toImage(); // of a tile without one
    TileDesign bad = tile();
    bad.art = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 0 0'/>";
    hand_->canvas().setTile(bad);
    QTRY_VERIFY(hand_->canvas().grab().toImage() != shown);
    hand_->canvas().setShowsOwnPicture(false);
    QCOMPARE(hand_->canvas().grab().toImage(), shown);
}

void TileCanvasTest::whatItSaysOfItsPictureStaysInTheTile()
{
    TileCanvas canvas;
    canvas.resize(160, 160);
    canvas.setTile(tile());
    const QImage without = canvas.grab().toImage();
    TileDesign bad = tile();
    bad.art = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 0 0'/>";
    canvas.setTile(bad);
    QTRY_VERIFY(canvas.grab().toImage() != without);
    const QImage with = canvas.grab().toImage();
    const QRect inner = canvas.tileRect().toRect().adjusted(4, 4, -4, -4);
    for (int y = 0; y < with.height(); ++y)
        for (int x = 0; x < with.width(); ++x)
            QVERIFY2(inner.contains(x, y) || with.pixel(x, y) == without.pixel(x, y),
                     qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
}

const WindowTest<TileCanvasTest> kTest("tst_tilecanvas");

} // namespace lodeline::goldrush::editor::tst_tilecanvas

#include "tst_tilecanvas.moc"
