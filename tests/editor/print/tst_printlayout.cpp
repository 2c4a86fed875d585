// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/printlayout.h"
#include "tests/editor/print/printset.h"
#include "tests/windowtest/windowtest.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>

namespace lodeline::goldrush::editor::tst_printlayout {

using namespace print;

namespace {

PrintLayout laidOut(const TileSet& set, const PrintOptions& options)
{
    const auto layout = layOut(PrintedSet(set), options);
    if (!layout)
        throw std::runtime_error(layout.error().toStdString());
    return *layout;
}

QRectF grown(const QRectF& rect, double by)
{
    return rect.adjusted(-by, -by, by, by);
}

// Lengths in the layout are sums of doubles.
bool holds(const QRectF& outer, const QRectF& inner)
{
    return grown(outer, 1e-6).contains(inner);
}

bool overlap(const QRectF& a, const QRectF& b)
{
    return a.right() > b.left() + 1e-6 && b.right() > a.left() + 1e-6 && a.bottom() > b.top() + 1e-6 &&
           b.bottom() > a.top() + 1e-6;
}

} // namespace

class PrintLayoutTest : public QObject
{
    Q_OBJECT

private slots:
    void everyCopyIsPrintedOnce();
    void oneOfEachAndChosenDesigns();
    void theFirstCopyOfTheStartDesignIsTheStartTile();
    void nothingOverlapsOrLeavesThePrintableArea_data();
    void nothingOverlapsOrLeavesThePrintableArea();
    void cutMarksStandOnTheCuts();
    void backsLieMirroredBehindFronts_data();
    void backsLieMirroredBehindFronts();
    void neighboursWithoutGapShareACut();
    void theBleedIsAtMostHalfTheGap();
    void whatDoesNotFitIsAnError();
    void nothingToPrintIsAnError();
    void optionsAreRemembered();
    void damagedSettingsBecomeUsable();
};

void PrintLayoutTest::everyCopyIsPrintedOnce()
{
    const TileSet set = test::classicSet();
    const PrintLayout layout = laidOut(set, {});
    std::map<int, int> tiles;
    std::map<int, int> tokens;
    std::map<std::pair<ItemKind, int>, int> pieces;
    for (const PrintPage& page : layout.pages) {
        for (const PlacedItem& placed : page.items) {
            const PrintItem& item = placed.item;
            if (page.sheet == Sheet::Tiles)
                ++tiles[item.index];
            else if (page.sheet == Sheet::Tokens)
                ++tokens[item.index];
            else
                ++pieces[{item.kind, item.index}];
        }
    }
    for (std::size_t i = 0; i < set.tiles.size(); ++i)
        QCOMPARE(tiles[static_cast<int>(i)], set.tiles[i].count);
    for (std::size_t i = 0; i < set.tokens.size(); ++i)
        QCOMPARE(tokens[static_cast<int>(i)], set.tokens[i].count);
    for (int colour = 0; colour < 5; ++colour) {
        QCOMPARE((pieces[{ItemKind::Cowboy, colour}]), 5);
        QCOMPARE((pieces[{ItemKind::Tent, colour}]), 1);
        QCOMPARE((pieces[{ItemKind::Marker, colour}]), 1);
    }
    QCOMPARE(layout.count(Sheet::Tiles), set.tileCount());
    QCOMPARE(layout.count(Sheet::Tokens), set.tokenCount());
    QCOMPARE(layout.count(Sheet::Pieces), 35);
}

void PrintLayoutTest::oneOfEachAndChosenDesigns()
{
    const TileSet set = test::classicSet();
    PrintOptions options;
    options.oneOfEach = true;
    QCOMPARE(laidOut(set, options).count(Sheet::Tiles), static_cast<int>(set.tiles.size()));
    options.designs = {set.tiles[3].id, set.tiles[1].id};
    QCOMPARE(laidOut(set, options).count(Sheet::Tiles), 2);
    options.oneOfEach = false;
    QCOMPARE(laidOut(set, options).count(Sheet::Tiles), set.tiles[1].count + set.tiles[3].count);
}

void PrintLayoutTest::theFirstCopyOfTheStartDesignIsTheStartTile()
{
    const TileSet set = test::smallSet();
    const std::vector<PrintItem> items = PrintedSet(set).items({}, Sheet::Tiles);
    const std::vector<PrintItem> expected{
        {ItemKind::Tile, 0}, {ItemKind::StartTile, 1}, {ItemKind::Tile, 1}, {ItemKind::Tile, 2}};
    QCOMPARE(items, expected);
}

void PrintLayoutTest::nothingOverlapsOrLeavesThePrintableArea_data()
{
    QTest::addColumn<int>("paper");
    QTest::addColumn<bool>("landscape");
    QTest::addColumn<double>("tileSize");
    QTest::addColumn<double>("gap");
    for (const QPageSize::PageSizeId paper :
         {QPageSize::A4, QPageSize::A5, QPageSize::Letter, QPageSize::Tabloid}) {
        for (const bool landscape : {false, true}) {
            for (const double gap : {0.0, 3.0, 11.7}) {
                for (const double size : {20.0, 45.0, 63.3}) {
                    const QByteArray name = QPageSize::key(paper).toLatin1() +
                                            (landscape ? "/level/" : "/upright/") + QByteArray::number(size) +
                                            '/' + QByteArray::number(gap);
                    QTest::newRow(name.constData()) << int(paper) << landscape << size << gap;
                }
            }
        }
    }
}

void PrintLayoutTest::nothingOverlapsOrLeavesThePrintableArea()
{
    QFETCH(int, paper);
    QFETCH(bool, landscape);
    QFETCH(double, tileSize);
    QFETCH(double, gap);
    PrintOptions options;
    options.paper = static_cast<QPageSize::PageSizeId>(paper);
    options.orientation = landscape ? QPageLayout::Landscape : QPageLayout::Portrait;
    options.tileSize = tileSize;
    options.gap = gap;
    options.bleed = 4;
    options.backs = true;
    const PrintedSet classic(test::classicSet());
    const PrintLayout layout = layOut(classic, options).value();
    QCOMPARE(layout.paper.width() > layout.paper.height(), landscape);
    for (const PrintPage& page : layout.pages) {
        QVERIFY(holds(layout.printable, page.header));
        QVERIFY(holds(layout.printable, page.footer));
        for (const QRectF& mark : page.marks) {
            QVERIFY(holds(grown(layout.printable, kMarkWidth), mark));
            QVERIFY(!overlap(mark, page.header) && !overlap(mark, page.footer));
        }
        for (std::size_t i = 0; i < page.items.size(); ++i) {
            const QRectF cut = page.items[i].cut;
            const QRectF inked = page.sheet == Sheet::Tiles ? grown(cut, layout.bleed) : cut;
            QCOMPARE(cut.width(), sheetKind(classic, page.sheet).sizeIn(options).width());
            QCOMPARE(cut.height(), cut.width());
            QVERIFY(holds(layout.printable, inked));
            QVERIFY(!overlap(inked, page.header) && !overlap(inked, page.footer));
            QVERIFY(
                std::ranges::none_of(page.marks, [&](const QRectF& mark) { return overlap(mark, inked); }));
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(!overlap(grown(page.items[j].cut, layout.bleed), grown(cut, layout.bleed)));
        }
    }
}

void PrintLayoutTest::cutMarksStandOnTheCuts()
{
    PrintOptions options = test::smallPages();
    const PrintPage page = laidOut(test::smallSet(), options).pages.front();
    // Two columns and two rows: four cuts each way, a mark on both ends of each.
    QCOMPARE(page.marks.size(), std::size_t{16});
    for (const PlacedItem& placed : page.items) {
        const auto marksAt = [&](double at, bool upright) {
            return std::ranges::count_if(page.marks, [&](const QRectF& mark) {
                return upright == (mark.height() > mark.width()) &&
                       std::abs((upright ? mark.center().x() : mark.center().y()) - at) < 1e-6;
            });
        };
        QCOMPARE(marksAt(placed.cut.left(), true), 2);
        QCOMPARE(marksAt(placed.cut.right(), true), 2);
        QCOMPARE(marksAt(placed.cut.top(), false), 2);
        QCOMPARE(marksAt(placed.cut.bottom(), false), 2);
    }
    options.cutMarks = false;
    QVERIFY(laidOut(test::smallSet(), options).pages.front().marks.empty());
}

void PrintLayoutTest::backsLieMirroredBehindFronts_data()
{
    QTest::addColumn<bool>("landscape");
    QTest::addColumn<bool>("aboutLongEdge");
    QTest::addColumn<bool>("sideways");
    QTest::newRow("upright, long edge") << false << true << true;
    QTest::newRow("upright, short edge") << false << false << false;
    QTest::newRow("level, long edge") << true << true << false;
    QTest::newRow("level, short edge") << true << false << true;
}

void PrintLayoutTest::backsLieMirroredBehindFronts()
{
    QFETCH(bool, landscape);
    QFETCH(bool, aboutLongEdge);
    QFETCH(bool, sideways);
    PrintOptions options;
    options.backs = true;
    options.orientation = landscape ? QPageLayout::Landscape : QPageLayout::Portrait;
    options.flip = aboutLongEdge ? FlipEdge::Long : FlipEdge::Short;
    const PrintLayout layout = laidOut(test::classicSet(), options);
    QCOMPARE(layout.pages.size(), 2 * static_cast<std::size_t>(layout.sheetCount));
    for (std::size_t i = 0; i < layout.pages.size(); i += 2) {
        const PrintPage& front = layout.pages[i];
        const PrintPage& back = layout.pages[i + 1];
        QVERIFY(!front.isBack && back.isBack);
        QCOMPARE(back.number, front.number);
        QCOMPARE(back.items.size(), front.items.size());
        for (std::size_t j = 0; j < front.items.size(); ++j) {
            const QRectF a = front.items[j].cut;
            const QRectF b = back.items[j].cut;
            QCOMPARE(back.items[j].item, front.items[j].item);
            QCOMPARE(sideways ? layout.paper.width() - b.right() : b.left(), a.left());
            QCOMPARE(sideways ? b.top() : layout.paper.height() - b.bottom(), a.top());
            QCOMPARE(b.size(), a.size());
        }
    }
}

void PrintLayoutTest::neighboursWithoutGapShareACut()
{
    PrintOptions options = test::smallPages();
    options.gap = 0;
    const PrintPage page = laidOut(test::smallSet(), options).pages.front();
    QCOMPARE(page.items[0].cut.right(), page.items[1].cut.left());
    QCOMPARE(page.marks.size(), std::size_t{12});
}

void PrintLayoutTest::theBleedIsAtMostHalfTheGap()
{
    PrintOptions options;
    options.gap = 2;
    options.bleed = 5;
    QCOMPARE(laidOut(test::smallSet(), options).bleed, 1.0);
    options.bleed = 0.4;
    QCOMPARE(laidOut(test::smallSet(), options).bleed, 0.4);
}

void PrintLayoutTest::whatDoesNotFitIsAnError()
{
    PrintOptions options;
    options.paper = QPageSize::A6;
    options.tileSize = 120;
    const auto layout = layOut(PrintedSet(test::smallSet()), options);
    QVERIFY(!layout);
    QVERIFY2(layout.error().contains("120.0 mm"), qPrintable(layout.error()));
    // What the sentence says to fit does fit.
    static const QRegularExpression room("room for ([0-9.]+) mm");
    const QString fits = room.match(layout.error()).captured(1);
    options.tileSize = fits.toDouble();
    QVERIFY2(layOut(PrintedSet(test::smallSet()), options), qPrintable(fits));
    options.tileSize += 0.2;
    QVERIFY(!layOut(PrintedSet(test::smallSet()), options));
    options.margin = 50;
    QVERIFY(layOut(PrintedSet(test::smallSet()), options).error().contains("margins"));
}

void PrintLayoutTest::nothingToPrintIsAnError()
{
    PrintOptions options;
    options.tiles = options.tokens = options.pieces = false;
    QVERIFY(!layOut(PrintedSet(test::smallSet()), options));
    options.tiles = true;
    QVERIFY(!layOut(PrintedSet(TileSet{}), options));
    QVERIFY(!layOut(PrintedSet(TileSet{}), options).error().isEmpty());
}

void PrintLayoutTest::optionsAreRemembered()
{
    QTemporaryDir folder;
    PrintOptions options;
    options.tokens = false;
    options.oneOfEach = true;
    options.tileSize = 38.5;
    options.paper = QPageSize::Letter;
    options.orientation = QPageLayout::Landscape;
    options.backs = true;
    options.flip = FlipEdge::Short;
    options.inkSaver = true;
    options.dpi = 300;
    {
        QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
        QCOMPARE(readPrintOptions(settings), PrintOptions{});
        writePrintOptions(settings, options);
    }
    QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
    QCOMPARE(readPrintOptions(settings), options);
    QCOMPARE(settings.childGroups(), QStringList{"print"});
}

void PrintLayoutTest::damagedSettingsBecomeUsable()
{
    QTemporaryDir folder;
    QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
    settings.setValue("print/tileSize", -7);
    settings.setValue("print/gap", "nan");
    settings.setValue("print/margin", "wide");
    settings.setValue("print/paper", "Papyrus");
    settings.setValue("print/dpi", 1'000'000);
    const PrintOptions options = readPrintOptions(settings);
    QCOMPARE(options.tileSize, kTileSizes.least);
    QVERIFY(options.gap >= kGaps.least && options.gap <= kGaps.most);
    QVERIFY(options.margin >= kMargins.least && options.margin <= kMargins.most);
    QCOMPARE(options.paper, QPageSize::A4);
    QCOMPARE(options.dpi, kMostDpi);
}

const PlainTest<PrintLayoutTest> kTest("tst_printlayout");

} // namespace lodeline::goldrush::editor::tst_printlayout

#include "tst_printlayout.moc"
