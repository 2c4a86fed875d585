// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/board/scene/boardscene.h"
#include "app/goldrush/panels/tilepicture.h"
#include "resources/art/own/ownpictures.h"
#include "tests/app/goldrush/board/wholepicture.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/windowtest/windowtest.h"

#include <QPainter>
#include <QTest>
#include <QTimer>

namespace lodeline::goldrush::tst_boardart {

namespace {

const std::string kBegin = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>";
const std::string kBlue = kBegin + "<rect width='100' height='100' fill='#123456'/></svg>";
// Painting it would take minutes, which only trying it tells.
const std::string kNoise =
    kBegin + "<filter id='f'><feTurbulence baseFrequency='.05' numOctaves='2000000000'/></filter>"
             "<rect width='100' height='100' filter='url(#f)'/></svg>";

std::unique_ptr<GameSession> sessionWith(const std::string& art)
{
    GameRecord record = test::newRecord();
    for (TileDesign& tile : record.tileset.tiles)
        tile.art = art;
    return GameSession::open(record).value();
}

int bluePixels(QWidget& widget)
{
    const QImage image = widget.grab().toImage();
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) == QColor(0x12, 0x34, 0x56) ? 1 : 0;
    return count;
}

} // namespace

class BoardArtTest : public QObject
{
    Q_OBJECT

private slots:
    void showsWhatTilesBringAlong()
    {
        const auto session = sessionWith(kBlue);
        BoardView view;
        show(view, *session);
        QTRY_VERIFY(bluePixels(view) > 400);
        view.setSession(nullptr);
    }

    void noPictureHoldsTheBoard()
    {
        const auto plain = sessionWith({});
        const auto session = sessionWith(kNoise);
        BoardView view;
        show(view, *plain);
        const QImage painted = test::wholePicture(view);
        int turns = 0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] { ++turns; });
        timer.start(0);
        view.setSession(session.get());
        view.grab();
        int whileTrying = 0;
        const auto isRefused = [&] {
            whileTrying = turns;
            return art::ownPictures().refusal(art::OwnArt(kNoise)).has_value();
        };
        QVERIFY(!isRefused());
        QTRY_VERIFY(isRefused());
        QVERIFY(whileTrying > 1);
        QTRY_COMPARE(test::wholePicture(view), painted);
        view.setSession(nullptr);
    }

    void theDrawnTileShowsItsPictureWhenItIsThere()
    {
        TileDesign design = test::newRecord().tileset.tiles.front();
        design.art = kBlue + " "; // another one than before
        TilePicture picture;
        picture.resize(60, 60);
        picture.setTile(design);
        picture.show();
        QTRY_VERIFY(bluePixels(picture) > 400);
    }

    void paintsInTheThemeThatItIsHanded()
    {
        const auto session = sessionWith({});
        BoardView view;
        view.setTheme(art::Theme::light());
        show(view, *session);
        const QImage light = test::wholePicture(view);
        art::Theme other = art::Theme::light();
        other.board.table = QColor(0x12, 0x34, 0x56);
        view.setTheme(other);
        QVERIFY(bluePixels(view) > 400);
        other = art::Theme::light();
        other.board.spotOutline = QColor(0x12, 0x34, 0x56);
        view.setTheme(other);
        QVERIFY(bluePixels(view) > 10);
        other = art::Theme::light();
        other.land.grass = other.land.grassDark;
        view.setTheme(other);
        QVERIFY(test::wholePicture(view) != light);
        view.setTheme(art::Theme::light());
        QCOMPARE(test::wholePicture(view), light);
        view.setSession(nullptr);
    }

    void figuresArePaintedAnewInAnotherTheme()
    {
        BoardScene scene;
        QImage image(20, 20, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        int painted = 0;
        const auto draw = [&] {
            scene.style().figures.draw(painter, image.rect(), QStringLiteral("figure"), false,
                                       [&painted](QPainter&, const QRectF&) {
                                           ++painted;
                                           return art::Shown::Final;
                                       });
            return painted;
        };
        draw();
        QCOMPARE(draw(), 1);
        scene.setTheme(art::Theme::dark());
        QCOMPARE(draw(), 2);
    }

    void numbersAtTheRimArePaintedAnewInAnotherTheme()
    {
        const auto session = sessionWith({});
        BoardView view;
        view.setTheme(art::Theme::light());
        show(view, *session);
        const auto rim = [&view] { return view.grab(QRect(0, 0, view.width(), 20)).toImage(); };
        const QImage light = rim();
        art::Theme other = art::Theme::light();
        other.board.text = QColor(0x12, 0x34, 0x56);
        view.setTheme(other);
        const QImage blue = rim();
        QVERIFY(blue != light);
        view.setRimNumbers(false);
        QVERIFY(rim() != blue);
        view.setSession(nullptr);
    }

    void keepsAsManyPicturesAsTheViewNeeds()
    {
        constexpr QSize small(960, 640);
        constexpr QSize large(3840, 2160);
        constexpr int tile = 400;
        const auto session = sessionWith({});
        BoardScene scene;
        scene.setViewSize(small, tile);
        scene.reset(session.get());
        const auto limit = [&scene] { return scene.style().tiles->limit(); };
        // Each tile in sight may be another one, and four of the largest meet in one patch.
        QCOMPARE(limit(), qsizetype{4} * (960 * 640 + 4 * tile * tile));
        scene.setViewSize(large, tile);
        QCOMPARE(limit(), qsizetype{4} * (3840 * 2160 + 4 * tile * tile));
        scene.setViewSize(large, 2 * tile);
        QCOMPARE(limit(), qsizetype{4} * (3840 * 2160 + 16 * tile * tile));
        scene.setViewSize(small, tile);
        QCOMPARE(limit(), qsizetype{4} * (960 * 640 + 4 * tile * tile));
    }

private:
    static void show(BoardView& view, GameSession& session)
    {
        view.setAnimated(false);
        view.resize(600, 500);
        view.show();
        view.setSession(&session);
        QVERIFY(QTest::qWaitForWindowActive(&view));
    }
};

const WindowTest<BoardArtTest> kTest("tst_boardart");

} // namespace lodeline::goldrush::tst_boardart

#include "tst_boardart.moc"
