// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/boomtown/cardpainter.h"
#include "resources/art/boomtown/squarepixmaps.h"
#include "tests/windowtest/windowtest.h"

#include <QPainter>
#include <QTest>

#include <cmath>

namespace lodeline::boomtown::test::tst_squarepixmaps {
namespace {

using art::Theme;

constexpr Square kSquare{Territory::Snow, Symbol::Cow};
constexpr qreal kSide = 100;

// Paints three by three squares as a view would; true when the background shows between them.
bool hasGap(SquarePixmaps& pixmaps, qreal zoom, qreal ratio, QPointF pan, art::BlitQuality quality)
{
    const int px = int(std::ceil((3 * kSide * zoom + pan.x() + pan.y() + 2) * ratio));
    QImage image(px, px, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    painter.translate(pan);
    painter.scale(zoom, zoom);
    for (int place = 0; place < 9; ++place) {
        painter.save();
        painter.translate((place % 3) * kSide, int(place / 3) * kSide);
        pixmaps.blit(painter, kSide, kSquare, quality);
        painter.restore();
    }
    painter.end();
    const auto first = [ratio](qreal at) { return int(std::ceil(at * ratio)) + 1; };
    const auto last = [ratio, zoom](qreal at) { return int((3 * kSide * zoom + at) * ratio) - 2; };
    for (int y = first(pan.y()); y <= last(pan.y()); ++y)
        for (int x = first(pan.x()); x <= last(pan.x()); ++x)
            if (image.pixelColor(x, y) == QColor(Qt::magenta))
                return true;
    return false;
}

} // namespace

class SquarePixmapsTest : public QObject
{
    Q_OBJECT

private slots:
    void noSeamsAtAnyZoomAndScale()
    {
        SquarePixmaps pixmaps(Theme::light());
        for (const art::BlitQuality quality : {art::BlitQuality::Fast, art::BlitQuality::Exact}) {
            for (const qreal ratio : {1.0, 1.25, 1.5, 2.0}) {
                for (int level = 0; level < 16; ++level) {
                    const qreal zoom = 0.08 * std::pow(1.13, level);
                    QVERIFY2(!hasGap(pixmaps, zoom, ratio, {0.37 * level, 0.61 * level}, quality),
                             qPrintable(QStringLiteral("zoom %1 ratio %2").arg(zoom).arg(ratio)));
                }
            }
        }
    }

    void theyAreWhatIsPainted()
    {
        SquarePixmaps pixmaps(Theme::dark());
        for (const Territory territory : kAllTerritories) {
            QImage image(40, 41, QImage::Format_RGB32);
            QPainter painter(&image);
            paintSquare(painter, QRectF(0, 0, 40, 41), {territory, Symbol::Gun}, Theme::dark());
            painter.end();
            QCOMPARE(pixmaps.exact({territory, Symbol::Gun}, {40, 41}).toImage(), image);
        }
    }

    void theyArePaintedOnce()
    {
        SquarePixmaps pixmaps(Theme::light());
        const qint64 key = pixmaps.exact(kSquare, {30, 30}).cacheKey();
        QCOMPARE(pixmaps.exact(kSquare, {30, 30}).cacheKey(), key);
        QVERIFY(pixmaps.exact(kSquare, {30, 31}).cacheKey() != key);
        QVERIFY(pixmaps.exact({Territory::Snow, Symbol::Gun}, {30, 30}).cacheKey() != key);
    }

    void staysWithinItsLimit()
    {
        constexpr qsizetype kLimit = 40'000;
        SquarePixmaps pixmaps(Theme::light(), kLimit);
        for (int px = 10; px < 60; ++px) {
            QCOMPARE(pixmaps.exact(kSquare, {px, px}).size(), QSize(px, px));
            QVERIFY(pixmaps.bytes() <= kLimit);
        }
        QCOMPARE(pixmaps.exact(kSquare, {200, 200}).size(), QSize(200, 200));
        QCOMPARE(pixmaps.exact(kSquare, {0, -5}).size(), QSize(1, 1));
    }

    void aThemeStartsAfresh()
    {
        SquarePixmaps pixmaps(Theme::light());
        const QImage light = pixmaps.exact(kSquare, {20, 20}).toImage();
        pixmaps.setTheme(Theme::light());
        QVERIFY(pixmaps.bytes() > 0);
        pixmaps.setTheme(Theme::dark());
        QCOMPARE(pixmaps.bytes(), qsizetype{0});
        QVERIFY(pixmaps.exact(kSquare, {20, 20}).toImage() != light);
        QCOMPARE(pixmaps.theme(), Theme::dark());
    }

    void blitLeavesThePainterAsItWas()
    {
        SquarePixmaps pixmaps(Theme::light());
        QImage image(64, 64, QImage::Format_RGB32);
        QPainter painter(&image);
        painter.translate(3.5, 4.5);
        painter.scale(0.2, 0.2);
        const QTransform before = painter.worldTransform();
        QVERIFY(!pixmaps.blit(painter, kSide, kSquare, art::BlitQuality::Fast));
        QVERIFY(pixmaps.blit(painter, kSide, kSquare, art::BlitQuality::Exact));
        QVERIFY(pixmaps.blit(painter, kSide, kSquare, art::BlitQuality::Fast));
        QCOMPARE(painter.worldTransform(), before);
    }
};

const WindowTest<SquarePixmapsTest> kTest("tst_squarepixmaps");

} // namespace lodeline::boomtown::test::tst_squarepixmaps

#include "tst_squarepixmaps.moc"
