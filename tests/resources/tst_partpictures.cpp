// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/piecepainter.h"
#include "resources/art/theme/theme.h"
#include "tests/windowtest/windowtest.h"

#include <QPainter>
#include <QTest>

#include <functional>

namespace lodeline::art::tst_partpictures {

namespace {

constexpr int kSide = 120;

OwnArt drawn(const QByteArray& content)
{
    const QByteArray svg =
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>" + content + "</svg>";
    return OwnArt(svg.toStdString());
}

// Grey but for a violet square in the middle, with nothing around.
OwnArt figure(const QByteArray& about = {})
{
    return drawn("<circle cx='50' cy='50' r='40' fill='#808080'/>"
                 "<rect x='45' y='45' width='10' height='10' fill='#a000ff'/>" +
                 about);
}

OwnArt filled(const QByteArray& colour)
{
    return drawn("<rect width='100' height='100' fill='" + colour + "'/>");
}

using Paint = std::function<void(QPainter&, const QRectF&)>;

QImage painted(const Paint& paint, int side = kSide)
{
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paint(painter, image.rect());
    return image;
}

int count(const QImage& image, const QColor& colour)
{
    int found = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            found += image.pixelColor(x, y) == colour ? 1 : 0;
    return found;
}

const QColor kViolet(0xa0, 0x00, 0xff);
const QColor kRed(0xff, 0x00, 0x00);

PartPictures own(PartPictures::Arts arts)
{
    return PartPictures(std::move(arts), Patience::UntilThere);
}

} // namespace

class PartPicturesTest : public QObject
{
    Q_OBJECT

private slots:

    void piecesShowTheirPicture_data()
    {
        QTest::addColumn<QString>("part");
        QTest::newRow("cowboy") << "cowboy";
        QTest::newRow("tent") << "tent";
    }
    void piecesShowTheirPicture()
    {
        QFETCH(const QString, part);
        const PartPictures pictures = own({{part.toStdString(), figure()}});
        for (const QString& colour : playerColourNames()) {
            const auto cowboy = [&](const PartPictures& parts) {
                return painted([&](QPainter& painter, const QRectF& box) {
                    paintCowboy(painter, box, colour, CowboyPose::Standing, theme_, parts);
                });
            };
            const auto tent = [&](const PartPictures& parts) {
                return painted([&](QPainter& painter, const QRectF& box) {
                    paintTent(painter, box, colour, theme_, parts);
                });
            };
            const bool isTent = part == QLatin1String("tent");
            const QImage shown = isTent ? tent(pictures) : cowboy(pictures);
            QVERIFY(count(shown, kViolet) > 40);                      // keeps its colour
            QVERIFY(count(shown, theme_.livery(colour).body) > 1000); // and where it is grey, the player's
            QCOMPARE(count(shown, QColor(0x80, 0x80, 0x80)), 0);
            // No other part takes it.
            QCOMPARE(isTent ? cowboy(pictures) : tent(pictures), isTent ? cowboy({}) : tent({}));
        }
    }

    void twoPlayersAreToldApartByMoreThanColour()
    {
        Theme grey = theme_;
        for (Livery& livery : grey.liveries)
            livery = {Qt::gray, Qt::black, Qt::black, false};
        const PartPictures pictures = own({{"cowboy", filled("#a000ff")}});
        QList<QImage> seen;
        for (const QString& colour : playerColourNames()) {
            const QImage image = painted([&](QPainter& painter, const QRectF& box) {
                paintCowboy(painter, box, colour, CowboyPose::Standing, grey, pictures);
            });
            QVERIFY(!seen.contains(image));
            seen << image;
        }
    }

    void aFullPictureLeavesARimInThePlayersColour()
    {
        const PartPictures pictures = own({{"tent", filled("#a000ff")}});
        const QImage image = painted([&](QPainter& painter, const QRectF& box) {
            paintTent(painter, box, playerColourNames().front(), theme_, pictures);
        });
        const Livery livery = theme_.livery(playerColourNames().front());
        QVERIFY(count(image.copy(0, 0, kSide, kSide / 2), livery.body) > 300); // above the emblem
        QCOMPARE(image.pixelColor(0, 0).alpha(), 0);
    }

    void aFarmerLies()
    {
        // Taller than wide.
        const PartPictures pictures =
            own({{"cowboy", drawn("<rect x='40' width='20' height='100' fill='#a000ff'/>")}});
        const auto pose = [&](CowboyPose how) {
            return painted([&](QPainter& painter, const QRectF& box) {
                paintCowboy(painter, box, "red", how, theme_, pictures);
            });
        };
        constexpr int aside = kSide / 5;
        QCOMPARE(pose(CowboyPose::Standing).pixelColor(kSide / 2, aside), kViolet);
        QCOMPARE(pose(CowboyPose::Standing).pixelColor(aside, kSide / 2).alpha(), 0);
        QCOMPARE(pose(CowboyPose::Lying).pixelColor(aside, kSide / 2), kViolet);
        QCOMPARE(pose(CowboyPose::Lying).pixelColor(kSide / 2, aside / 2).alpha(), 0);
    }

    void aTokenFaceDownShowsNoFace()
    {
        const PartPictures pictures =
            own({{"token-back", filled("#a000ff")}, {"token-3", filled("#ff0000")}});
        const QImage hidden = painted(
            [&](QPainter& painter, const QRectF& box) { paintTokens(painter, box, 3, theme_, pictures); });
        QVERIFY(count(hidden, kViolet) > 1000);
        QCOMPARE(count(hidden, kRed), 0);
        const QImage two = painted(
            [&](QPainter& painter, const QRectF& box) { paintTokens(painter, box, 2, theme_, pictures); });
        QVERIFY(hidden != two); // their number stays to be read
        const PartPictures faces = own({{"token-3", filled("#ff0000")}});
        const Paint plain = [&](QPainter& painter, const QRectF& box) {
            paintTokens(painter, box, 3, theme_);
        };
        QCOMPARE(painted([&](QPainter& painter, const QRectF& box) {
                     paintTokens(painter, box, 3, theme_, faces);
                 }),
                 painted(plain));
    }

    void aTokenFaceUpShowsTheFaceOfItsValue()
    {
        const PartPictures pictures =
            own({{"token-back", filled("#a000ff")}, {"token-3", filled("#ff0000")}});
        const auto token = [&](int value, const PartPictures& parts) {
            return painted([&](QPainter& painter, const QRectF& box) {
                paintToken(painter, box, value, theme_, parts);
            });
        };
        const QImage three = token(3, pictures);
        QVERIFY(count(three, kRed) > 5000);
        QCOMPARE(three.pixelColor(2, 2).alpha(), 0); // a disc
        for (const int value : {0, 1, 30})
            QCOMPARE(token(value, pictures), token(value, {}));
        QVERIFY(count(token(0, own({{"token-0", filled("#ff0000")}})), kRed) > 5000);
    }

    void whatIsMissingOrBrokenIsDrawnByTheGame()
    {
        const PictureRef nowhere{Sha256{1, 2, 3}, PictureType::Png, false, Rotation::R0, {}};
        for (const OwnArt& art : {OwnArt(nowhere), OwnArt(std::string("<svg"))}) {
            const PartPictures pictures =
                own({{"cowboy", art}, {"tent", art}, {"token-back", art}, {"token-1", art}});
            const auto all = [&](const PartPictures& parts) {
                return painted([&](QPainter& painter, const QRectF& box) {
                    paintCowboy(painter, box, "red", CowboyPose::Lying, theme_, parts);
                    paintTent(painter, box, "blue", theme_, parts);
                    paintTokens(painter, box, 2, theme_, parts);
                    paintToken(painter, box, 1, theme_, parts);
                });
            };
            QCOMPARE(all(pictures), all({}));
        }
    }

    void aWindowDoesNotWait()
    {
        const PartPictures pictures({{"tent", figure("<g id='late'/>")}});
        Shown shown = Shown::Final;
        const auto paint = [&] {
            return painted([&](QPainter& painter, const QRectF& box) {
                shown = paintTent(painter, box, "red", theme_, pictures);
            });
        };
        const QImage first = paint();
        QCOMPARE(shown, Shown::Provisional);
        QCOMPARE(first, painted([&](QPainter& painter, const QRectF& box) {
                     paintTent(painter, box, "red", theme_);
                 }));
        QTRY_COMPARE((paint(), shown), Shown::Final);
        QVERIFY(count(paint(), kViolet) > 40);
    }

    void finishesAPictureOnceForEachLook()
    {
        const PartPictures pictures = own({{"tent", figure()}});
        int finishes = 0;
        const auto ask = [&](int side, const QByteArray& look) {
            return pictures
                .picture("tent", side, look,
                         [&](const QImage& picture) {
                             ++finishes;
                             return picture;
                         })
                .image;
        };
        const QImage image = ask(50, "red");
        QCOMPARE(image.size(), QSize(50, 50));
        QCOMPARE(ask(50, "red").cacheKey(), image.cacheKey());
        QCOMPARE(finishes, 1);
        ask(50, "blue");
        ask(51, "red");
        QCOMPARE(finishes, 3);
    }

    void anotherThemePaintsAnew()
    {
        const PartPictures pictures = own({{"tent", figure()}});
        const auto tent = [&](const Theme& theme) {
            return painted([&](QPainter& painter, const QRectF& box) {
                paintTent(painter, box, "red", theme, pictures);
            });
        };
        const QImage day = tent(theme_);
        Theme other = theme_;
        other.vision = Vision::Tritanopia;
        QVERIFY(tent(other) != day);
        other = theme_;
        other.liveries[0].body = Qt::cyan;
        QVERIFY(tent(other) != day);
        QCOMPARE(tent(theme_), day);
    }

private:
    const Theme theme_ = Theme::light();
};

const WindowTest<PartPicturesTest> kTest("tst_partpictures");

} // namespace lodeline::art::tst_partpictures

#include "tst_partpictures.moc"
