// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/paint/frametime.h"
#include "app/goldrush/board/paint/tilesahead.h"
#include "app/goldrush/board/scene/boardscene.h"
#include "app/goldrush/board/scene/stillpicture.h"
#include "tests/app/goldrush/board/boardfixture.h"
#include "tests/windowtest/windowtest.h"

#include <QPainter>
#include <QSignalSpy>

namespace lodeline::goldrush::tst_stillpicture {

namespace {

constexpr int kSide = 64; // pixels of a tile

QPixmap pictureOf(BoardScene& scene, Position at)
{
    return stillPicture(scene, scene.style(), tileRect(at), kSide);
}

// As the scene paints it without patches.
QImage painted(BoardScene& scene, Position at)
{
    QImage image(kSide, kSide, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    scene.render(&painter, image.rect(), tileRect(at));
    return image;
}

} // namespace

class StillPictureTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        session_ = test::newSession(3);
        scene_ = std::make_unique<BoardScene>();
        scene_->setTheme(art::Theme::light());
        scene_->reset(session_.get());
    }

    void showsTheTilesAsTheyLie()
    {
        const QPixmap picture = pictureOf(*scene_, {0, 0});
        QVERIFY(!picture.hasAlphaChannel());     // copied without blending
        constexpr QRect lower(0, 20, kSide, 40); // without the token
        const auto lowerOf = [&](const QImage& image) {
            return image.copy(lower).convertToFormat(QImage::Format_RGB32);
        };
        QCOMPARE(lowerOf(picture.toImage()), lowerOf(painted(*scene_, {0, 0})));
        QVERIFY(pictureOf(*scene_, {5, 5}).isNull());
    }

    void isTransparentBesideTheTiles()
    {
        const QRectF half = tileRect({0, 0}).translated(kTile / 2, 0);
        const QPixmap picture = stillPicture(*scene_, scene_->style(), half, kSide);
        QVERIFY(picture.hasAlphaChannel());
        const QImage image = picture.toImage();
        QCOMPARE(image.pixelColor(kSide / 4, 3).alpha(), 255);
        QCOMPARE(image.pixelColor(3 * kSide / 4, 3).alpha(), 0);
    }

    void aLiftedTileIsNoPartOfIt()
    {
        TileItem* tile = scene_->addTile(0, {{2, 0}, Rotation::R0});
        QVERIFY(!pictureOf(*scene_, {2, 0}).isNull());
        scene_->lift(*tile, 0.5);
        QVERIFY(pictureOf(*scene_, {2, 0}).isNull());
        scene_->lift(*tile, 0);
        QVERIFY(!pictureOf(*scene_, {2, 0}).isNull());
    }

    void showsPrairiesAndDeadSquares()
    {
        const QImage plain = pictureOf(*scene_, {0, 0}).toImage();
        QPainterPath path;
        path.addRect(tileRect({0, 0}));
        scene_->showPrairie({path}, {0});
        QVERIFY(pictureOf(*scene_, {0, 0}).toImage() != plain);
        scene_->hidePrairies();
        QCOMPARE(pictureOf(*scene_, {0, 0}).toImage(), plain);
        scene_->markDead({{1, 0}});
        QVERIFY(!pictureOf(*scene_, {1, 0}).isNull());
        scene_->markDead({});
        QVERIFY(pictureOf(*scene_, {1, 0}).isNull());
    }

    void hasThePicturesThatItNeedsPaintedAhead()
    {
        art::TilePixmaps& tiles = *scene_->style().tiles;
        TilesAhead ahead(scene_->style());
        const auto isReady = [&] {
            FrameTime time;
            time.begin();
            return prepareStill(*scene_, scene_->style(), tileRect({0, 0}), kSide, ahead, time);
        };
        ahead.beginFrame();
        QVERIFY(!isReady());
        QCOMPARE(tiles.paintings(), 0); // not here
        QSignalSpy painted(&ahead, &TilesAhead::painted);
        ahead.endFrame();
        QTRY_COMPARE(painted.count(), 1);
        QCOMPARE(tiles.paintings(), 1);
        QVERIFY(isReady());
        const QImage picture = pictureOf(*scene_, {0, 0}).toImage();
        QCOMPARE(tiles.paintings(), 1);
        // As it would be if it had been painted here.
        scene_->setTheme(art::Theme::dark());
        scene_->setTheme(art::Theme::light());
        QCOMPARE(pictureOf(*scene_, {0, 0}).toImage(), picture);
        QCOMPARE(tiles.paintings(), 2);
    }

    void aFrameForgetsWhatTheOneBeforeHasMissed()
    {
        TilesAhead ahead(scene_->style());
        QSignalSpy painted(&ahead, &TilesAhead::painted);
        constexpr QSize other(kSide + 1, kSide + 1);
        ahead.beginFrame();
        QVERIFY(ahead.want(0, Rotation::R0, {kSide, kSide}));
        ahead.beginFrame();
        QVERIFY(ahead.want(0, Rotation::R0, other));
        QVERIFY(ahead.want(0, Rotation::R0, other)); // once is enough
        ahead.endFrame();
        QTRY_COMPARE(painted.count(), 1);
        QVERIFY(!scene_->style().tiles->hasExact(0, Rotation::R0, {kSide, kSide}));
        QVERIFY(scene_->style().tiles->hasExact(0, Rotation::R0, other));
        QCOMPARE(scene_->style().tiles->paintings(), 1);
    }

    void paintsAFewAtATime()
    {
        TilesAhead ahead(scene_->style());
        QSignalSpy painted(&ahead, &TilesAhead::painted);
        const auto wantAll = [&] {
            ahead.beginFrame();
            for (int design = 0; design < 6; ++design)
                if (!scene_->style().tiles->hasExact(design, Rotation::R0, {kSide, kSide}))
                    ahead.want(design, Rotation::R0, {kSide, kSide});
            ahead.endFrame();
        };
        wantAll();
        wantAll(); // the first ones are still being painted
        QTRY_COMPARE(painted.count(), 1);
        QCOMPARE(scene_->style().tiles->paintings(), qint64{TilesAhead::kAtOnce});
        wantAll();
        QTRY_COMPARE(painted.count(), 2);
        QCOMPARE(scene_->style().tiles->paintings(), 6);
    }

    void whatWasForgottenIsNotKept()
    {
        TilesAhead ahead(scene_->style());
        QSignalSpy painted(&ahead, &TilesAhead::painted);
        ahead.want(0, Rotation::R0, {kSide, kSide});
        ahead.endFrame();
        ahead.forget();
        ahead.want(1, Rotation::R0, {kSide, kSide});
        ahead.endFrame();
        QTRY_COMPARE(painted.count(), 1);
        QVERIFY(!scene_->style().tiles->hasExact(0, Rotation::R0, {kSide, kSide}));
        QVERIFY(scene_->style().tiles->hasExact(1, Rotation::R0, {kSide, kSide}));
    }

    void whatTilesBringAlongIsPaintedHere()
    {
        GameRecord record = test::newRecord();
        for (TileDesign& tile : record.tileset.tiles)
            tile.art = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'/>";
        session_ = GameSession::open(record).value();
        scene_->reset(session_.get());
        TilesAhead ahead(scene_->style());
        QVERIFY(!ahead.want(0, Rotation::R0, {kSide, kSide}));
        FrameTime time;
        time.begin();
        QVERIFY(prepareStill(*scene_, scene_->style(), tileRect({0, 0}), kSide, ahead, time));
        QCOMPARE(scene_->style().tiles->paintings(), 1);
        time.spend([] {
            QElapsedTimer clock;
            clock.start();
            while (clock.nsecsElapsed() <= FrameTime::kMost) {
            }
        });
        QVERIFY(!prepareStill(*scene_, scene_->style(), tileRect({0, 0}), 2 * kSide, ahead, time));
        QCOMPARE(scene_->style().tiles->paintings(), 1);
    }

private:
    std::unique_ptr<GameSession> session_;
    std::unique_ptr<BoardScene> scene_;
};

const WindowTest<StillPictureTest> kTest("tst_stillpicture");

} // namespace lodeline::goldrush::tst_stillpicture

#include "tst_stillpicture.moc"
