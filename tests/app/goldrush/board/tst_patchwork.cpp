// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/paint/patchwork.h"
#include "tests/windowtest/windowtest.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <vector>

namespace lodeline::goldrush::tst_patchwork {

namespace {

constexpr int kView = 600; // physical pixels, so that several patches are seen

// A ground in one colour that remembers which parts of it were painted.
struct Ground
{
    QColor colour = Qt::red;
    QRectF land{-100'000, -100'000, 200'000, 200'000};
    std::vector<QRectF> painted;
    bool ready = true;

    Patchwork patchwork()
    {
        return Patchwork([this](const QRectF& part) { return picture(part); },
                         [this](const QRectF&, FrameTime&) { return ready; });
    }

private:
    QPixmap picture(const QRectF& part)
    {
        painted.push_back(part);
        if (!land.intersects(part))
            return {};
        QPixmap picture(Patchwork::kSide, Patchwork::kSide);
        picture.fill(colour);
        return picture;
    }
};

// What a view of the scene shows; blue where nothing was painted.
struct View
{
    qreal scale = 1;
    QPointF corner; // of the scene
    qreal ratio = 1;
    bool whole = false;

    QImage paint(Patchwork& patchwork, bool zooming = false)
    {
        QImage image(kView, kView, QImage::Format_RGB32);
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::blue);
        QPainter painter(&image);
        painter.scale(scale / ratio, scale / ratio);
        painter.translate(-corner);
        whole = patchwork.paint(painter, QRectF(corner, QSizeF(kView, kView) / scale), zooming);
        return image;
    }
    // As often as it takes.
    QImage settle(Patchwork& patchwork)
    {
        QImage image = paint(patchwork);
        while (!whole)
            image = paint(patchwork);
        return image;
    }
};

bool isAll(const QImage& image, QColor colour)
{
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y) != colour)
                return false;
    return true;
}

} // namespace

class PatchworkTest : public QObject
{
    Q_OBJECT

private slots:
    void paintsEachPartOnce()
    {
        Ground ground;
        Patchwork patchwork = ground.patchwork();
        View view;
        QVERIFY(isAll(view.settle(patchwork), Qt::red));
        std::size_t exact = 0;
        for (const QRectF& part : ground.painted)
            exact += part.width() == Patchwork::kSide ? 1 : 0;
        QCOMPARE(exact, std::size_t{9}); // three by three patches are in sight
        const std::size_t before = ground.painted.size();
        QVERIFY(isAll(view.paint(patchwork), Qt::red));
        QVERIFY(view.whole);
        QCOMPARE(ground.painted.size(), before);
        QCOMPARE(patchwork.paintings(), static_cast<qint64>(before));
    }

    void paintsPartsOfTheSceneThatTheViewShows_data()
    {
        QTest::addColumn<QPointF>("corner");
        QTest::newRow("positive") << QPointF(1000, 700);
        QTest::newRow("negative") << QPointF(-1000, -700);
        QTest::newRow("across zero") << QPointF(-300.5, -10.25);
        QTest::newRow("on the edge of a patch") << QPointF(-Patchwork::kSide, Patchwork::kSide);
    }

    void paintsPartsOfTheSceneThatTheViewShows()
    {
        QFETCH(const QPointF, corner);
        Ground ground;
        ground.land = QRectF(corner + QPointF(100, 150), QSizeF(200, 300));
        Patchwork patchwork([&ground](const QRectF& part) {
            QPixmap picture(Patchwork::kSide, Patchwork::kSide);
            picture.fill(Qt::blue);
            QPainter painter(&picture);
            painter.translate(-part.topLeft());
            painter.fillRect(ground.land, Qt::red);
            return picture;
        });
        View view{.corner = corner};
        const QImage image = view.settle(patchwork);
        QVERIFY(isAll(image.copy(102, 152, 196, 296), Qt::red));
        QVERIFY(isAll(image.copy(0, 0, kView, 148), Qt::blue));
        QVERIFY(isAll(image.copy(0, 452, kView, kView - 452), Qt::blue));
        QVERIFY(isAll(image.copy(0, 0, 98, kView), Qt::blue));
        QVERIFY(isAll(image.copy(302, 0, kView - 302, kView), Qt::blue));
    }

    void leavesTheBackgroundWhereNothingLies()
    {
        Ground ground;
        ground.land = QRectF(0, 0, 10, 10);
        Patchwork patchwork = ground.patchwork();
        View view{.corner = {1000, 0}};
        QVERIFY(isAll(view.settle(patchwork), Qt::blue));
        QCOMPARE(patchwork.bytes(), qsizetype{0});
    }

    void whatWasDroppedIsNotSeenAgain()
    {
        Ground ground;
        Patchwork patchwork = ground.patchwork();
        View view;
        view.settle(patchwork);
        ground.colour = Qt::green;
        ground.painted.clear();
        patchwork.drop(QRectF(300, 10, 10, 10)); // within the second patch of the first row
        const QImage image = view.paint(patchwork);
        QVERIFY(view.whole);
        QCOMPARE(ground.painted, (std::vector{QRectF(256, 0, 256, 256)}));
        QCOMPARE(image.pixelColor(255, 0), QColor(Qt::red));
        QCOMPARE(image.pixelColor(256, 0), QColor(Qt::green));
        QCOMPARE(image.pixelColor(511, 255), QColor(Qt::green));
        QCOMPARE(image.pixelColor(512, 0), QColor(Qt::red));
        QCOMPARE(image.pixelColor(256, 256), QColor(Qt::red));
    }

    // However many they are, and whether there is time for them or not.
    void allThatWasDroppedIsPaintedAtOnce()
    {
        Ground ground;
        Patchwork patchwork = ground.patchwork();
        View view;
        view.settle(patchwork);
        ground.colour = Qt::green;
        ground.ready = false;
        patchwork.drop(ground.land);
        QVERIFY(isAll(view.paint(patchwork), Qt::green));
        QVERIFY(isAll(view.paint(patchwork, true), Qt::green));
    }

    void whatWasDroppedIsNotStretchedEither()
    {
        Ground ground;
        Patchwork patchwork = ground.patchwork();
        View view;
        view.settle(patchwork);
        while (patchwork.prepare(QRectF(0, 0, kView, kView))) {
        }
        ground.colour = Qt::green;
        ground.ready = false;
        patchwork.drop(ground.land);
        view.scale = 2; // of which no patch is there yet
        QVERIFY(isAll(view.paint(patchwork), Qt::green));
        QVERIFY(!view.whole);
    }

    void whatLooksDifferentIsSeenAsItWasUntilThereIsTime()
    {
        Ground ground;
        Patchwork patchwork = ground.patchwork();
        View view;
        view.settle(patchwork);
        ground.colour = Qt::green;
        ground.ready = false;
        patchwork.renew(QRectF(300, 10, 10, 10));
        QVERIFY(isAll(view.paint(patchwork), Qt::red));
        QVERIFY(!view.whole);
        ground.ready = true;
        QImage image = view.settle(patchwork);
        QCOMPARE(image.pixelColor(300, 10), QColor(Qt::green));
        QCOMPARE(image.pixelColor(300, 300), QColor(Qt::red));
        patchwork.renewAll();
        QVERIFY(isAll(view.settle(patchwork), Qt::green));
    }

    void clearingForgetsAll()
    {
        Ground ground;
        Patchwork patchwork = ground.patchwork();
        View view;
        view.settle(patchwork);
        ground.colour = Qt::green;
        patchwork.clear();
        QCOMPARE(patchwork.bytes(), qsizetype{0});
        QVERIFY(isAll(view.settle(patchwork), Qt::green));
    }

    void aZoomStretchesWhatIsThere()
    {
        Ground ground;
        Patchwork patchwork = ground.patchwork();
        View view;
        view.settle(patchwork);
        ground.painted.clear();
        view.scale = 1.37;
        QVERIFY(isAll(view.paint(patchwork, true), Qt::red));
        QVERIFY(!view.whole);
        QVERIFY(ground.painted.empty());
    }

    void aZoomOutShowsTheOverviewRoundIt()
    {
        Ground ground;
        Patchwork patchwork = ground.patchwork();
        View view;
        view.settle(patchwork);
        ground.painted.clear();
        ground.colour = Qt::green; // of all that is painted from now on
        view.scale = 0.5;
        const auto shown = [&] { return view.paint(patchwork, true); };
        while (shown().pixelColor(599, 599) != QColor(Qt::green)) { // as soon as there is time for it
        }
        const QImage image = shown();
        QCOMPARE(image.pixelColor(299, 299), QColor(Qt::red));
        QCOMPARE(image.pixelColor(599, 599), QColor(Qt::green));
        QCOMPARE(image.pixelColor(599, 0), QColor(Qt::green));
        for (const QRectF& part : ground.painted)
            QCOMPARE(part.width(), Patchwork::kSide / Patchwork::kOverview);
    }

    void aBoardThatComesIntoSightDuringAZoomShowsItsOverview()
    {
        Ground ground;
        Patchwork patchwork = ground.patchwork();
        View view;
        QVERIFY(isAll(view.paint(patchwork, true), Qt::red));
        for (const QRectF& part : ground.painted)
            QCOMPARE(part.width(), Patchwork::kSide / Patchwork::kOverview);
    }

    void nothingIsLeftToPaintInAViewWithoutASize()
    {
        Ground ground;
        Patchwork patchwork = ground.patchwork();
        QImage image(10, 10, QImage::Format_RGB32);
        QPainter painter(&image);
        painter.scale(0, 0);
        QVERIFY(patchwork.paint(painter, QRectF(0, 0, 10, 10), false));
        QVERIFY(ground.painted.empty());
    }

    // Until the new scale is there the one before is stretched, sharper than the overview.
    void afterAZoomTheScaleBeforeIsSeenFirst()
    {
        Ground ground;
        Patchwork patchwork = ground.patchwork();
        View view;
        view.settle(patchwork);
        ground.colour = Qt::green;
        ground.ready = false;
        view.scale = 1.5;
        QVERIFY(isAll(view.paint(patchwork), Qt::red));
        QVERIFY(!view.whole);
        ground.ready = true;
        QVERIFY(isAll(view.settle(patchwork), Qt::green));
    }

    void whatIsNotReadyWaits()
    {
        Ground ground;
        ground.ready = false;
        Patchwork patchwork = ground.patchwork();
        View view;
        QVERIFY(isAll(view.paint(patchwork), Qt::red)); // by the overview
        QVERIFY(!view.whole);
        for (const QRectF& part : ground.painted)
            QCOMPARE(part.width(), Patchwork::kSide / Patchwork::kOverview);
    }

    // Whoever painted for it would only use up time.
    void noFrameIsWantedForWhatIsNotReady()
    {
        Ground ground;
        ground.ready = false;
        Patchwork patchwork = ground.patchwork();
        View view;
        while (patchwork.prepare(QRectF(0, 0, kView, kView))) {
        }
        view.paint(patchwork);
        QVERIFY(!view.whole);
        QVERIFY(!patchwork.hasMore());
    }

    void anotherFrameIsWantedWhereTimeWasShort()
    {
        Patchwork patchwork([](const QRectF&) {
            QElapsedTimer clock;
            clock.start();
            while (clock.nsecsElapsed() <= FrameTime::kMost) {
            }
            return QPixmap();
        });
        View view;
        view.paint(patchwork);
        QVERIFY(!view.whole);
        QVERIFY(patchwork.hasMore());
        QCOMPARE(patchwork.paintings(), 1);
        int frames = 1;
        for (; !view.whole; ++frames)
            view.paint(patchwork);
        QCOMPARE(frames, 9); // a patch in each
        QVERIFY(!patchwork.hasMore());
    }

    void preparesTheOverviewPatchByPatch()
    {
        Ground ground;
        Patchwork patchwork = ground.patchwork();
        constexpr qreal side = Patchwork::kSide / Patchwork::kOverview;
        const QRectF part(-10, 0, side + 10, side); // two patches
        QVERIFY(patchwork.prepare(part));
        QCOMPARE(ground.painted.size(), std::size_t{1});
        QVERIFY(patchwork.prepare(part));
        QVERIFY(!patchwork.prepare(part));
        QCOMPARE(ground.painted, (std::vector{QRectF(-side, 0, side, side), QRectF(0, 0, side, side)}));
        patchwork.renew(QRectF(5, 5, 1, 1));
        QVERIFY(patchwork.prepare(part));
        QVERIFY(!patchwork.prepare(part));
        QCOMPARE(ground.painted.size(), std::size_t{3});
    }

    void noSeamShowsAtAnyScale_data()
    {
        QTest::addColumn<qreal>("ratio");
        for (const qreal ratio : {1.0, 1.25, 1.5, 2.0})
            QTest::addRow("%g", ratio) << ratio;
    }

    void noSeamShowsAtAnyScale()
    {
        QFETCH(const qreal, ratio);
        Ground ground;
        Patchwork patchwork = ground.patchwork();
        View view{.scale = ratio, .corner = {-77.3, 41.9}, .ratio = ratio};
        view.settle(patchwork);
        for (int step = 1; step < 40; ++step) {
            view.scale = ratio * (1 + 0.0317 * step);
            QVERIFY(isAll(view.paint(patchwork, true), Qt::red));
            QVERIFY(isAll(view.settle(patchwork), Qt::red));
        }
    }

    void whatIsFarAwayIsForgotten()
    {
        Ground ground;
        Patchwork patchwork = ground.patchwork();
        View view;
        view.settle(patchwork);
        const qsizetype one = patchwork.bytes();
        for (int step = 0; step < 50; ++step) {
            view.corner += QPointF(100, 60);
            view.settle(patchwork);
            QVERIFY(patchwork.bytes() <= 4 * one);
        }
        ground.painted.clear();
        view.corner -= QPointF(100, 60); // one patch around is kept
        view.settle(patchwork);
        QVERIFY(ground.painted.empty());
    }
};

const WindowTest<PatchworkTest> kTest("tst_patchwork");

} // namespace lodeline::goldrush::tst_patchwork

#include "tst_patchwork.moc"
