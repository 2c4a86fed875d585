// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/boomtown/bonuspainter.h"
#include "resources/art/boomtown/cardpainter.h"
#include "tests/windowtest/windowtest.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <functional>

namespace lodeline::boomtown::test::tst_cardart {
namespace {

using art::Theme;
using Paint = std::function<void(QPainter&, const QRectF&)>;

constexpr std::array kSizes{16, 20, 48, 96};

QImage painted(QSize px, const Paint& paint)
{
    QImage image(px, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    paint(painter, QRectF({}, QSizeF(px)));
    return image;
}

QImage squareImage(Square square, int px, const Theme& theme = Theme::light())
{
    return painted({px, px}, [&](QPainter& painter, const QRectF& target) {
        paintSquare(painter, target, square, theme);
    });
}

QImage bonusImage(const Bonus& bonus, QSize px = {120, 80})
{
    return painted(px, [&](QPainter& painter, const QRectF& target) {
        paintBonus(painter, target, bonus, Theme::light());
    });
}

// Grey levels, and what is left of them where it does not matter how light the whole is.
std::vector<double> greys(const QImage& image, bool shapeAlone)
{
    std::vector<double> levels;
    double sum = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            sum += levels.emplace_back(qGray(image.pixel(x, y)));
    if (shapeAlone)
        for (double& level : levels)
            level -= sum / double(levels.size());
    return levels;
}

// Grey levels a pixel.
double distance(const QImage& a, const QImage& b, bool shapeAlone)
{
    const std::vector<double> one = greys(a, shapeAlone);
    const std::vector<double> other = greys(b, shapeAlone);
    double sum = 0;
    for (std::size_t i = 0; i < one.size(); ++i)
        sum += std::abs(one[i] - other[i]);
    return sum / double(one.size());
}

Bonus bonusOf(int number)
{
    Bonus bonus{.kind = static_cast<BonusKind>(number), .symbol = Symbol::Cow, .other = Symbol::Fort};
    bonus.territory = Territory::Water;
    bonus.points = 3;
    bonus.penalty = 2;
    bonus.handOver = 1;
    bonus.table = {{1, 2}, {3, 5}, {6, 14}};
    return bonus;
}

std::vector<Paint> allPainters()
{
    const Theme& theme = Theme::dark();
    std::vector<Paint> all;
    for (int i = 0; i < kTerritories; ++i) {
        const Square square{kAllTerritories[std::size_t(i)], kAllSymbols[std::size_t(i)]};
        all.emplace_back([=, &theme](QPainter& p, const QRectF& at) { paintSquare(p, at, square, theme); });
        all.emplace_back(
            [=, &theme](QPainter& p, const QRectF& at) { paintTerritory(p, at, square.territory, theme); });
        all.emplace_back([=, &theme](QPainter& p, const QRectF& at) { paintCard(p, at, {square}, theme); });
    }
    for (int kind = 0; kind < kBonusKinds; ++kind)
        all.emplace_back(
            [=, &theme](QPainter& p, const QRectF& at) { paintBonus(p, at, bonusOf(kind), theme); });
    return all;
}

// These leave something of their target as it was.
std::vector<Paint> paintersWithGaps()
{
    const Theme& theme = Theme::dark();
    std::vector<Paint> all;
    for (const Symbol symbol : kAllSymbols)
        all.emplace_back([=, &theme](QPainter& p, const QRectF& at) { paintSymbol(p, at, symbol, theme); });
    for (int kind = 0; kind < kBonusKinds; ++kind)
        all.emplace_back(
            [=, &theme](QPainter& p, const QRectF& at) { paintCardBack(p, at, bonusOf(kind), theme); });
    for (int quarter = 0; quarter < kSquares; ++quarter)
        all.emplace_back([=, &theme](QPainter& p, const QRectF& at) { paintRim(p, at, quarter, theme); });
    return all;
}

} // namespace

class CardArtTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsPaintedOutside()
    {
        const QRect target(10, 14, 72, 48);
        const auto check = [&](const Paint& paint, bool fills) {
            QImage image(100, 80, QImage::Format_RGB32);
            image.fill(Qt::magenta);
            QPainter painter(&image);
            paint(painter, target);
            painter.end();
            int missing = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    const bool untouched = image.pixelColor(x, y) == QColor(Qt::magenta);
                    if (!target.contains(x, y) && !untouched)
                        return false;
                    missing += target.contains(x, y) && untouched ? 1 : 0;
                }
            }
            return fills ? missing == 0 : missing < target.width() * target.height();
        };
        for (const Paint& paint : allPainters())
            QVERIFY(check(paint, true));
        for (const Paint& paint : paintersWithGaps())
            QVERIFY(check(paint, false));
    }

    void everySizeIsHarmless()
    {
        std::vector<Paint> all = allPainters();
        for (Paint& paint : paintersWithGaps())
            all.push_back(std::move(paint));
        for (const Paint& paint : all) {
            for (const QSize px : {QSize(1, 1), QSize(2, 3), QSize(13, 4), QSize(7, 300)})
                QVERIFY(!painted(px, paint).isNull());
            QImage image(10, 10, QImage::Format_RGB32);
            image.fill(Qt::magenta);
            const QImage before = image;
            QPainter painter(&image);
            paint(painter, QRectF());
            QCOMPARE(image, before);
        }
    }

    void territoriesAreToldApartWithoutColour_data() { sizes(); }
    void territoriesAreToldApartWithoutColour()
    {
        QFETCH(const int, px);
        for (const Symbol symbol : {Symbol::Bottle, Symbol::Gun})
            for (const Territory a : kAllTerritories)
                for (const Territory b : kAllTerritories)
                    if (a < b) {
                        const QImage one = squareImage({a, symbol}, px);
                        const QImage other = squareImage({b, symbol}, px);
                        compare(a, b, distance(one, other, false), 9, distance(one, other, true), 4);
                    }
    }

    void symbolsAreToldApartWithoutColour_data() { sizes(); }
    void symbolsAreToldApartWithoutColour()
    {
        QFETCH(const int, px);
        for (const Symbol a : kAllSymbols)
            for (const Symbol b : kAllSymbols)
                if (a < b) {
                    const auto image = [px](Symbol symbol) {
                        return painted({px, px}, [symbol](QPainter& painter, const QRectF& target) {
                            paintSymbol(painter, target, symbol, Theme::light());
                        });
                    };
                    const QImage one = image(a);
                    const QImage other = image(b);
                    compare(a, b, distance(one, other, false), 20, distance(one, other, true), 20);
                }
    }

    // What lies on a square of a territory goes on in the next one.
    void squaresOfATerritoryJoin()
    {
        constexpr int kPx = 96;
        for (const Territory territory : kAllTerritories) {
            const QImage one = squareImage({territory, Symbol::Cow}, kPx);
            const QImage other = squareImage({territory, Symbol::Fort}, kPx);
            double across = 0;
            double down = 0;
            for (int i = 0; i < kPx; ++i) {
                across += std::abs(qGray(one.pixel(kPx - 1, i)) - qGray(other.pixel(0, i)));
                down += std::abs(qGray(one.pixel(i, kPx - 1)) - qGray(other.pixel(i, 0)));
            }
            QVERIFY2(across < 10 * kPx, toString(territory).data());
            QVERIFY2(down < 10 * kPx, toString(territory).data());
        }
    }

    void aTurnedCardHasUprightSquares()
    {
        const Front front{{{Territory::Desert, Symbol::Cow},
                           {Territory::Forest, Symbol::Gun},
                           {Territory::Snow, Symbol::Fort},
                           {Territory::Water, Symbol::Wagon}}};
        const auto card = [](const Front& lying) {
            return painted({120, 120}, [&](QPainter& painter, const QRectF& target) {
                paintCard(painter, target, lying, Theme::light());
            });
        };
        const QImage upright = card(front);
        const QImage onItsHead = card(turned(front));
        const auto inside = [](const QImage& image, int quarter) {
            return image.copy((quarter % 2) * 60 + 6, (quarter / 2) * 60 + 6, 48, 48);
        };
        for (int quarter = 0; quarter < kSquares; ++quarter) {
            const QImage alone = squareImage(front[std::size_t(quarter)], 60).copy(6, 6, 48, 48);
            QVERIFY(distance(inside(upright, quarter), alone, false) < 0.5);
            QVERIFY(distance(inside(onItsHead, kSquares - 1 - quarter), alone, false) < 0.5);
        }
    }

    void cardsHaveAnEdge()
    {
        const Square square{Territory::Snow, Symbol::Cow};
        const QImage card = painted({120, 120}, [&](QPainter& painter, const QRectF& target) {
            paintCard(painter, target, {square, square, square, square}, Theme::light());
        });
        for (const QPoint at : {QPoint(0, 20), QPoint(119, 20), QPoint(20, 0), QPoint(20, 119)})
            QCOMPARE(card.pixelColor(at), Theme::light().cards.edge);
        QVERIFY(qGray(card.pixel(59, 20)) > 150);
    }

    // On whole pixels, as the squares are.
    void rimsAreCrispAtAnyZoom()
    {
        for (int level = 0; level < 12; ++level) {
            QImage image(60, 60, QImage::Format_RGB32);
            image.fill(Qt::magenta);
            QPainter painter(&image);
            painter.translate(10 + 0.37 * level, 12 + 0.61 * level);
            painter.scale(0.2 + 0.005 * level, 0.2 + 0.005 * level);
            paintRim(painter, QRectF(0, 0, 100, 100), level % kSquares, Theme::light());
            painter.end();
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    QVERIFY(image.pixelColor(x, y) == QColor(Qt::magenta) ||
                            image.pixelColor(x, y) == Theme::light().cards.edge);
        }
    }

    void themesShow()
    {
        for (const Territory territory : kAllTerritories)
            QVERIFY(squareImage({territory, Symbol::Cow}, 40) !=
                    squareImage({territory, Symbol::Cow}, 40, Theme::dark()));
    }

    void everyBonusHasAPictureOfItsOwn()
    {
        std::vector<QImage> images;
        for (int kind = 0; kind < kBonusKinds; ++kind) {
            const QImage image = bonusImage(bonusOf(kind));
            for (const QImage& other : images)
                QVERIFY(image != other);
            images.push_back(image);
        }
    }

    void everyMemberOfABonusShows()
    {
        for (int kind = 0; kind < kBonusKinds; ++kind) {
            const Bonus bonus = bonusOf(kind);
            const BonusShape& shape = bonusShape(bonus.kind);
            const QImage usual = bonusImage(bonus);
            const auto shows = [&](bool wanted, auto change) {
                Bonus other = bonus;
                change(other);
                return (bonusImage(other) != usual) == wanted;
            };
            QVERIFY2(shows(shape.symbol, [](Bonus& b) { b.symbol = Symbol::Gun; }), shape.name.data());
            QVERIFY2(shows(shape.other, [](Bonus& b) { b.other = Symbol::Wagon; }), shape.name.data());
            QVERIFY2(shows(shape.territory, [](Bonus& b) { b.territory = Territory::Snow; }),
                     shape.name.data());
            QVERIFY2(shows(shape.points, [](Bonus& b) { b.points = -7; }), shape.name.data());
            QVERIFY2(shows(shape.penalty, [](Bonus& b) { b.penalty = 8; }), shape.name.data());
            QVERIFY2(shows(shape.handOver, [](Bonus& b) { b.handOver = 9; }), shape.name.data());
            QVERIFY2(shows(shape.table, [](Bonus& b) { b.table[1].points = 6; }), shape.name.data());
            QVERIFY2(shows(shape.table, [](Bonus& b) { b.table.pop_back(); }), shape.name.data());
        }
    }

    void longTablesHaveRoom()
    {
        Bonus bonus = bonusOf(static_cast<int>(BonusKind::Table));
        bonus.table.clear();
        QVERIFY(!bonusImage(bonus).isNull());
        for (int i = 1; i <= 60; ++i)
            bonus.table.push_back({i, i - 70});
        const QImage image = bonusImage(bonus);
        bonus.table.back().points = 99;
        QVERIFY(bonusImage(bonus) != image);
    }

    // A bar is as high as its points are many, wherever it stands.
    void barsFollowThePoints()
    {
        Bonus bonus = bonusOf(static_cast<int>(BonusKind::Table));
        const auto highest = [&](std::vector<TableRow> table) {
            bonus.table = std::move(table);
            const QImage image = bonusImage(bonus, {360, 240});
            std::array<int, 2> tops{};
            for (std::size_t half = 0; half < 2; ++half) {
                const int x = half == 0 ? 200 : 256; // in the middle of each of two bars
                while (image.pixelColor(x, tops[half]) != Theme::light().cards.square)
                    ++tops[half];
            }
            return tops;
        };
        const auto rising = highest({{1, 2}, {3, 9}});
        QVERIFY(rising[0] > rising[1]);
        const auto falling = highest({{1, 9}, {3, 2}});
        QVERIFY(falling[0] < falling[1]);
    }

    void numbersAreNotMirrored()
    {
        for (int kind = 0; kind < kBonusKinds; ++kind) {
            const QImage image = painted({120, 80}, [&](QPainter& painter, const QRectF& target) {
                painter.setLayoutDirection(Qt::RightToLeft);
                paintBonus(painter, target, bonusOf(kind), Theme::light());
            });
            QCOMPARE(image, bonusImage(bonusOf(kind)));
        }
    }

    void theSameEachTime()
    {
        for (const Territory territory : kAllTerritories)
            QCOMPARE(squareImage({territory, Symbol::Cow}, 50), squareImage({territory, Symbol::Cow}, 50));
    }

private:
    static void sizes()
    {
        QTest::addColumn<int>("px");
        for (const int px : kSizes)
            QTest::addRow("%d px", px) << px;
    }

    template <typename Kind>
    static void compare(Kind a, Kind b, double grey, double leastGrey, double shape, double leastShape)
    {
        if (grey >= leastGrey && shape >= leastShape)
            return;
        QFAIL(qPrintable(
            QStringLiteral("%1 and %2: %3 grey levels a pixel, %4 by shape")
                .arg(QString::fromLatin1(toString(a).data()), QString::fromLatin1(toString(b).data()))
                .arg(grey)
                .arg(shape)));
    }
};

const WindowTest<CardArtTest> kTest("tst_cardart");

} // namespace lodeline::boomtown::test::tst_cardart

#include "tst_cardart.moc"
