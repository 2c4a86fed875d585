// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/icons.h"
#include "resources/art/tileblit.h"
#include "resources/art/tilepixmaps.h"
#include "tests/resources/classicset.h"
#include "tests/windowtest/windowtest.h"

#include <QDir>
#include <QPainter>
#include <QTest>

#include <cmath>

namespace lodeline::art::tst_tilepixmaps {

using namespace goldrush;

namespace {

// Bare prairie, cheap to paint.
TileSet prairieSet()
{
    TileSet set;
    for (const TileDesign& design : oddTiles()) {
        if (design.id == "open")
            set.tiles.push_back(design);
    }
    return set;
}

constexpr qreal kTile = 128;

// Paints 4 x 3 tiles as a view would; true when the background shows between them.
bool hasGap(TilePixmaps& pixmaps, qreal zoom, qreal ratio, QPointF pan, BlitQuality quality)
{
    const qreal width = (4 * kTile * zoom + pan.x() + 2) * ratio;
    const qreal height = (3 * kTile * zoom + pan.y() + 2) * ratio;
    QImage image(int(std::ceil(width)), int(std::ceil(height)), QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    painter.translate(pan);
    painter.scale(zoom, zoom);
    for (int y = 0; y < 3; ++y) {
        for (int x = 0; x < 4; ++x) {
            painter.save();
            painter.translate(x * kTile, y * kTile);
            blitTile(&painter, kTile, pixmaps, 0, kAllRotations[std::size_t(x % 4)], quality);
            painter.restore();
        }
    }
    painter.end();
    const QRect inside(
        QPoint(int(std::ceil(pan.x() * ratio)) + 1, int(std::ceil(pan.y() * ratio)) + 1),
        QPoint(int((4 * kTile * zoom + pan.x()) * ratio) - 2, int((3 * kTile * zoom + pan.y()) * ratio) - 2));
    for (int y = inside.top(); y <= inside.bottom(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = inside.left(); x <= inside.right(); ++x) {
            if ((line[x] & 0xffffff) == (QColor(Qt::magenta).rgb() & 0xffffff))
                return true;
        }
    }
    return false;
}

} // namespace

class TilePixmapsTest : public QObject
{
    Q_OBJECT

private slots:
    void noSeamsAtAnyZoomAndScale()
    {
        const TileSet set = prairieSet();
        QCOMPARE(set.tiles.size(), std::size_t{1});
        TilePixmaps pixmaps(set);
        for (const BlitQuality quality : {BlitQuality::Fast, BlitQuality::Exact}) {
            for (const qreal ratio : {1.0, 1.25, 1.5, 2.0}) {
                for (int level = 0; level < 38; ++level) {
                    const qreal zoom = 0.06 * std::pow(1.07, level);
                    QVERIFY2(!hasGap(pixmaps, zoom, ratio, {0.37 * level, 0.61 * level}, quality),
                             qPrintable(QStringLiteral("zoom %1 ratio %2").arg(zoom).arg(ratio)));
                }
            }
        }
    }

    void blitRestoresThePainter()
    {
        TilePixmaps pixmaps(prairieSet());
        QImage image(64, 64, QImage::Format_RGB32);
        QPainter painter(&image);
        painter.translate(3.5, 4.5);
        painter.scale(0.2, 0.2);
        const QTransform before = painter.worldTransform();
        QVERIFY(!blitTile(&painter, kTile, pixmaps, 0, Rotation::R0, BlitQuality::Fast));
        QVERIFY(blitTile(&painter, kTile, pixmaps, 0, Rotation::R0, BlitQuality::Exact));
        QVERIFY(blitTile(&painter, kTile, pixmaps, 0, Rotation::R0, BlitQuality::Fast));
        QCOMPARE(painter.worldTransform(), before);
    }

    // What is not there yet is painted small: a frame has no time.
    void aHurryPaintsLittle()
    {
        TilePixmaps pixmaps(prairieSet());
        QImage image(200, 200, QImage::Format_RGB32);
        QPainter painter(&image);
        const auto hurry = [&] {
            return blitTile(&painter, 200, pixmaps, 0, Rotation::R0, BlitQuality::Fast);
        };
        QVERIFY(!hurry());
        QVERIFY(pixmaps.hasExact(0, Rotation::R0, {kQuickStep, kQuickStep}));
        QVERIFY(!pixmaps.hasExact(0, Rotation::R0, {256, 256}));
        // The best that is there is taken, and nothing painted.
        pixmaps.exact(0, Rotation::R0, {128, 128});
        QCOMPARE(pixmaps.paintings(), 2);
        QVERIFY(!hurry());
        QCOMPARE(pixmaps.paintings(), 2);
    }

    void staysWithinItsLimit()
    {
        const TileSet set = prairieSet();
        constexpr qsizetype limit = 200'000;
        TilePixmaps pixmaps(set, Theme::light(), limit);
        for (int size = 10; size < 90; size += 3) {
            for (const Rotation rotation : kAllRotations) {
                QCOMPARE(pixmaps.exact(0, rotation, {size, size + 1}).size(), QSize(size, size + 1));
                QVERIFY(pixmaps.bytes() <= limit);
                QVERIFY(pixmaps.hasExact(0, rotation, {size, size + 1}));
            }
        }
        QVERIFY(!pixmaps.hasExact(0, Rotation::R0, {10, 11}));
        QCOMPARE(pixmaps.exact(0, Rotation::R0, {400, 400}).size(), QSize(400, 400));
        QVERIFY(pixmaps.bytes() <= limit);
        pixmaps.setLimit(1000);
        QVERIFY(pixmaps.bytes() <= 1000);
    }

    void aThemeStartsAfresh()
    {
        TilePixmaps pixmaps(prairieSet());
        const QImage light = pixmaps.exact(0, Rotation::R0, {20, 20}).toImage();
        pixmaps.setTheme(Theme::light());
        QVERIFY(pixmaps.hasExact(0, Rotation::R0, {20, 20}));
        pixmaps.setTheme(Theme::dark());
        QCOMPARE(pixmaps.bytes(), qsizetype{0});
        QVERIFY(pixmaps.exact(0, Rotation::R0, {20, 20}).toImage() != light);
    }

    void oddRequestsAreHarmless()
    {
        TilePixmaps pixmaps(prairieSet());
        QVERIFY(pixmaps.exact(7, Rotation::R0, {20, 20}).isNull());
        QVERIFY(pixmaps.exact(-1, Rotation::R0, {20, 20}).isNull());
        QCOMPARE(pixmaps.exact(0, Rotation::R0, {0, -3}).size(), QSize(1, 1));
        QVERIFY(!pixmaps.exact(0, Rotation::R0, {20, 20}).hasAlphaChannel());
        QCOMPARE(coarseStep(1), 16);
        QCOMPARE(coarseStep(128), 128);
        QCOMPARE(coarseStep(1'000'000), 256);
    }

    void everyIconIsThere()
    {
        const QStringList files = QDir(QStringLiteral(":/icons")).entryList();
        QVERIFY(files.size() > 15);
        for (const QString& file : files)
            QVERIFY2(!icon(file.chopped(4), QPalette()).isNull(), qPrintable(file));
        QVERIFY(icon(QStringLiteral("nothing"), QPalette()).isNull());
        QVERIFY(!appIcon().isNull());
    }

    void whatAJobPaintsIsWhatIsKept()
    {
        TileSet set = prairieSet();
        set.tiles.push_back(oddTiles().back());
        TilePixmaps here(set);
        TilePixmaps elsewhere(set);
        constexpr QSize px(70, 71);
        const TilePixmaps::Job job = elsewhere.job(1, Rotation::R90, px);
        QVERIFY(!elsewhere.hasExact(1, Rotation::R90, px));
        elsewhere.keep(1, Rotation::R90, job());
        QVERIFY(elsewhere.hasExact(1, Rotation::R90, px));
        QCOMPARE(elsewhere.paintings(), 1);
        QCOMPARE(elsewhere.bytes(), qsizetype{4 * 70 * 71});
        const QPixmap kept = elsewhere.exact(1, Rotation::R90, px);
        QCOMPARE(elsewhere.paintings(), 1);
        QVERIFY(!kept.hasAlphaChannel());
        QCOMPARE(kept.toImage(), here.exact(1, Rotation::R90, px).toImage());
    }

    void aJobTellsThatAPictureIsStillToCome()
    {
        TileSet set = prairieSet();
        QVERIFY(!TilePixmaps(set).bringsPicture(0));
        set.tiles.front().art = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'/>";
        TilePixmaps pixmaps(set);
        QVERIFY(pixmaps.bringsPicture(0));
        QVERIFY(!pixmaps.bringsPicture(pixmaps.designCount()));
        constexpr QSize px(10, 10);
        const TilePixmaps::Painted early = pixmaps.job(0, Rotation::R0, px)();
        QVERIFY(!early.isFinal);
        pixmaps.keep(0, Rotation::R0, early);
        // Asked for anew, until it is there or refused, and then no more.
        QTRY_COMPARE((pixmaps.exact(0, Rotation::R0, px), pixmaps.paintings()), 2);
        pixmaps.exact(0, Rotation::R0, px);
        QCOMPARE(pixmaps.paintings(), 2);
        QVERIFY(pixmaps.job(0, Rotation::R0, px)().isFinal);
    }

    void noJobPaintsWhatIsNotThere()
    {
        const TilePixmaps pixmaps(prairieSet());
        QVERIFY(!pixmaps.job(-1, Rotation::R0, {10, 10}));
        QVERIFY(!pixmaps.job(pixmaps.designCount(), Rotation::R0, {10, 10}));
    }

    void iconsTakeThePalette()
    {
        QPalette red;
        red.setColor(QPalette::ButtonText, Qt::red);
        const QImage image = icon(QStringLiteral("close"), red).pixmap(48, 48).toImage();
        QCOMPARE(image.pixelColor(24, 24).rgb(), QColor(Qt::red).rgb());
    }
};

const WindowTest<TilePixmapsTest> kTest("tst_tilepixmaps");

} // namespace lodeline::art::tst_tilepixmaps

#include "tst_tilepixmaps.moc"
