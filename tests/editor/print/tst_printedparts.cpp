// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/furniture.h"
#include "editor/print/svgexport.h"
#include "editor/tileprint/printedset.h"
#include "tests/editor/print/printset.h"
#include "tests/resources/partssets.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"

#include <QFile>
#include <QGuiApplication>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

namespace lodeline::goldrush::editor::tst_printedparts {

using print::ItemKind;
using print::PrintItem;

namespace {

constexpr int kSide = 200;

// Of the pictures in the file.
const QColor kBack(0x23, 0x32, 0x4d);
const QColor kTokenBack(0x1f, 0x5c, 0x63);
const QColor kTokenFace(0x3b, 0x1f, 0x4d);
const QColor kFaceOfCowboy(0xf0, 0xc0, 0x90);
const QColor kStripesOfTent(0xf2, 0xd6, 0x4b);

template <typename Paint>
QImage painted(Paint paint)
{
    QImage image(kSide, kSide, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paint(painter, QRectF(20, 20, kSide - 40, kSide - 40));
    return image;
}

QImage item(const TileSet& set, PrintItem item, bool inkSaver = false)
{
    const PrintedSet printed(set);
    return painted(
        [&](QPainter& painter, const QRectF& cut) { printed.paintItem(painter, item, cut, 0, inkSaver); });
}

QImage back(const TileSet& set, PrintItem item, double bleed = 0, bool inkSaver = false)
{
    const PrintedSet printed(set);
    return painted([&](QPainter& painter, const QRectF& cut) {
        printed.paintBack(painter, item, cut, bleed, inkSaver);
    });
}

int count(const QImage& image, const QColor& colour)
{
    int found = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            found += image.pixelColor(x, y) == colour ? 1 : 0;
    return found;
}

} // namespace

class PrintedPartsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const auto loaded = ui::loadTileSet(QStringLiteral(LODELINE_PARTS_SET));
        QVERIFY(loaded);
        const lodeline::test::PartsSets sets(loaded->set);
        set_ = sets.own;
        plain_ = sets.plain;
        missing_ = sets.missing;
    }

    void itemsShowThePicturesOfTheSet_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QColor>("colour");
        QTest::newRow("cowboy") << int(ItemKind::Cowboy) << kFaceOfCowboy;
        QTest::newRow("tent") << int(ItemKind::Tent) << kStripesOfTent;
        QTest::newRow("token") << int(ItemKind::Token) << kTokenFace;
    }
    void itemsShowThePicturesOfTheSet()
    {
        QFETCH(const int, kind);
        QFETCH(const QColor, colour);
        const PrintItem printed{static_cast<ItemKind>(kind), 1};
        const QImage plain = item(plain_, printed);
        QCOMPARE(count(plain, colour), 0);
        QVERIFY(count(item(set_, printed), colour) > 30);
        QCOMPARE(item(missing_, printed), plain);
    }

    void backsShowThem()
    {
        for (const auto& [kind, colour] : {std::pair(ItemKind::Tile, kBack), {ItemKind::Token, kTokenBack}}) {
            const PrintItem printed{kind, 1};
            const QImage plain = back(plain_, printed);
            QCOMPARE(count(plain, colour), 0);
            QVERIFY(count(back(set_, printed), colour) > 5000);
            QCOMPARE(count(back(set_, printed), kTokenFace), 0);
            QCOMPARE(back(missing_, printed), plain);
        }
    }

    void theStartTileIsToldApart()
    {
        const QImage start = back(set_, {ItemKind::StartTile, 0});
        const QImage usual = back(set_, {ItemKind::Tile, 0});
        QVERIFY(start != usual);
        QVERIFY(count(start, kBack) > 5000); // it is the same back around
    }

    void aBackGoesOnInTheBleed()
    {
        const QImage cut = back(set_, {ItemKind::Tile, 0});
        const QImage bled = back(set_, {ItemKind::Tile, 0}, 10);
        QCOMPARE(cut.pixelColor(15, kSide / 2), QColor(Qt::white));
        QCOMPARE(bled.pixelColor(15, kSide / 2), kBack);
        QCOMPARE(bled.pixelColor(5, kSide / 2), QColor(Qt::white));
        constexpr QRect inner(20, 20, kSide - 40, kSide - 40);
        QCOMPARE(bled.copy(inner), cut.copy(inner));
    }

    void savesInk()
    {
        for (const PrintItem& printed : {PrintItem{ItemKind::Tile, 1}, PrintItem{ItemKind::Token, 1}}) {
            const auto mean = [&](bool inkSaver) {
                const QImage image = back(set_, printed, 0, inkSaver).copy(60, 60, kSide - 120, kSide - 120);
                return qGray(image.scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).pixel(0, 0));
            };
            QVERIFY(mean(true) > mean(false) + 20);
        }
    }

    void twoPlayersAreToldApart()
    {
        QVERIFY(item(set_, {ItemKind::Cowboy, 0}) != item(set_, {ItemKind::Cowboy, 1}));
        QVERIFY(item(set_, {ItemKind::Tent, 2}) != item(set_, {ItemKind::Tent, 3}));
    }

    void svgHoldsEachPictureOnce()
    {
        QTemporaryDir folder;
        TileSet set = set_;
        set.tiles.resize(1);
        set.tokens = {{3, 6, {}}};
        print::PrintOptions options = test::smallPages();
        options.paper = QPageSize::A4;
        options.tiles = options.pieces = false;
        options.tokens = options.backs = true;
        const QString path = folder.filePath("tokens.svg");
        QVERIFY(print::exportSvg(PrintedSet(set), options, path));
        for (const QString& page : print::svgPaths(path, 2)) {
            QFile file(page);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray svg = file.readAll();
            QCOMPARE(svg.count("<image"), 1);
            QCOMPARE(svg.count("<use"), 5);
        }
    }

    void aHeaderBeginsWhereReadingDoes()
    {
        const auto former = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
        TileSet set = plain_;
        set.name = "A set with a name that is long";
        const PrintedSet printed(set);
        const print::PrintOptions options;
        const auto layout = print::layOut(printed, options);
        QVERIFY(layout);
        const print::PrintPage& page = layout->pages.front();
        constexpr double kScale = 5; // pixels a millimetre
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            QGuiApplication::setLayoutDirection(direction);
            QImage sheet((layout->paper * kScale).toSize(), QImage::Format_RGB32);
            sheet.fill(Qt::white);
            {
                QPainter painter(&sheet);
                painter.scale(kScale, kScale);
                paintFurniture(painter, printed, options, *layout, page, art::Theme::light().print);
            }
            const QImage header =
                sheet.copy(QRectF(page.header.topLeft() * kScale, page.header.size() * kScale).toRect());
            const int half = header.width() / 2;
            const auto ink = [&](int from) {
                const QImage part = header.copy(from, 0, half, header.height());
                return half * header.height() - count(part, Qt::white);
            };
            QVERIFY(ink(0) > 0 && ink(half) > 0); // the name and the number of the page
            QCOMPARE(ink(0) > ink(half), direction == Qt::LeftToRight);
        }
    }

    void tellsWhatCouldNotBeShown()
    {
        TileSet missing = plain_;
        const SetPart cowboy{SetPart::Kind::Cowboy};
        missing.pictures.parts[cowboy] = missing_.pictures.parts[cowboy];
        item(missing, {ItemKind::Cowboy, 0});
        const Problems problems = PrintedSet(missing).refused({});
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(problems.front().pointer, std::string("/pictures/cowboy"));
        QVERIFY(PrintedSet(missing).idOf(problems.front()).empty()); // it is no tile
        QVERIFY(PrintedSet(set_).refused({}).empty());
    }

private:
    TileSet set_;
    TileSet plain_;
    TileSet missing_;
};

const WindowTest<PrintedPartsTest> kTest("tst_printedparts");

} // namespace lodeline::goldrush::editor::tst_printedparts

#include "tst_printedparts.moc"
