// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/document.h"
#include "editor/print/pictures.h"
#include "editor/print/printlayout.h"
#include "editor/print/svgexport.h"
#include "editor/tileprint/tileimages.h"
#include "tests/editor/print/printset.h"
#include "tests/editor/print/rendered.h"
#include "tests/support/fulldisk.h"
#include "tests/windowtest/windowtest.h"

#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <cerrno>
#include <cmath>
#include <utility>

namespace lodeline::goldrush::editor::tst_exports {

using namespace print;

namespace {

QString whole(const ui::Exported& exported)
{
    return exported ? QString() : exported.error();
}

// The number of elements, -1 for what is no XML.
int elements(const QByteArray& svg, const QString& name)
{
    QXmlStreamReader reader(svg);
    int count = 0;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == name)
            ++count;
    }
    return reader.hasError() ? -1 : count;
}

double ink(const QImage& image, const QRectF& area)
{
    double sum = 0;
    const QRect px = area.toRect().intersected(image.rect());
    for (int y = px.top(); y <= px.bottom(); ++y) {
        for (int x = px.left(); x <= px.right(); ++x)
            sum += 255 - qGray(image.pixel(x, y));
    }
    return sum / (255.0 * px.width() * px.height());
}

// A set whose pictures nobody may ask for.
class Unpainted : public PrintedSet
{
public:
    using PrintedSet::PrintedSet;
    QImage faceImage(int /*face*/, int /*side*/, bool /*inkSaver*/) const override { return refuse(); }
    QByteArray faceMarkup(int /*face*/, bool /*inkSaver*/, const QByteArray& /*prefix*/) const override
    {
        refuse();
        return {};
    }

private:
    static QImage refuse()
    {
        QTest::qFail("painted all the same", __FILE__, __LINE__);
        return {};
    }
};

// Counts the faces that it paints.
class Counting : public PrintedSet
{
public:
    using PrintedSet::PrintedSet;
    QImage faceImage(int face, int side, bool inkSaver) const override
    {
        ++painted;
        return PrintedSet::faceImage(face, side, inkSaver);
    }
    QByteArray faceMarkup(int face, bool inkSaver, const QByteArray& prefix) const override
    {
        ++painted;
        return PrintedSet::faceMarkup(face, inkSaver, prefix);
    }

    mutable int painted = 0;
};

} // namespace

class ExportsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(folder_.isValid()); }
    void theBleedContinuesThePicture();
    void onePageOfSvgIsOneFile();
    void morePagesOfSvgGetAFileEach();
    void svgShowsTheTilesWhereTheyLie();
    void svgHoldsADesignOnce();
    void picturesTellTheirSize();
    void svgLooksLikeTheBoard_data();
    void svgLooksLikeTheBoard();
    void svgKeepsArtAsShapes();
    void aContactSheetShowsEveryDesign();
    void aFolderGetsAPictureOfEachDesign();
    void namesOfFilesAreSafe();
    void aSingleDesignGivesItsPicture();
    void stoppingIsNoError();
    void stoppingAtTheLastMomentLeavesTheOldFiles();
    void aFullDiskLeavesTheOldFiles();
    void foldersThatCannotBeWrittenAreReported();
    void aFolderThatIsNotThereIsToldFirst();

private:
    QString path(const QString& name) const { return folder_.filePath(name); }
    static QByteArray contents(const QString& file)
    {
        const auto bytes = ui::readFile(file);
        return bytes ? *bytes : QByteArray();
    }

    QTemporaryDir folder_;
};

void ExportsTest::theBleedContinuesThePicture()
{
    const TileDesign design = test::smallSet().tiles[1];
    const QImage plain = tileImage(design, {80, 0}, false);
    const QImage wide = tileImage(design, {80, 6}, false);
    QCOMPARE(wide.size(), QSize(92, 92));
    QCOMPARE(wide.copy(6, 6, 80, 80), plain);
    QCOMPARE(wide.copy(0, 6, 6, 80), plain.copy(0, 0, 6, 80).mirrored(true, false));
    QCOMPARE(wide.copy(6, 86, 80, 6), plain.copy(0, 74, 80, 6).mirrored(false, true));
    QCOMPARE(wide.copy(86, 86, 6, 6), plain.copy(74, 74, 6, 6).mirrored(true, true));
    // The cut of the raster is exactly where it is asked to be, whatever the pixels of its bleed.
    const FaceRaster raster = FaceRaster::forPrint(45, 1.5, 600);
    QCOMPARE(raster.side, 1063);
    const QRectF target = raster.target(QRectF(10, 20, 45, 45));
    QVERIFY(target.left() >= 10 - 1.5 && target.left() < 10 - 1.4);
    QCOMPARE(target.center(), QPointF(32.5, 42.5));
}

void ExportsTest::onePageOfSvgIsOneFile()
{
    const QString file = path("one.svg");
    QCOMPARE(whole(exportSvg(PrintedSet(test::smallSet()), test::smallPages(), file)), QString());
    const QByteArray svg = contents(file);
    QXmlStreamReader reader(svg);
    QVERIFY(reader.readNextStartElement());
    const auto millimetres = [&](const QString& attribute) {
        QString value = reader.attributes().value(attribute).toString();
        return value.endsWith("mm") ? value.chopped(2).toDouble() : 0.0;
    };
    const QSizeF paper = layOut(PrintedSet(test::smallSet()), test::smallPages())->paper;
    QVERIFY(std::abs(millimetres("width") - paper.width()) < 0.03);
    QVERIFY(std::abs(millimetres("height") - paper.height()) < 0.03);
}

void ExportsTest::morePagesOfSvgGetAFileEach()
{
    QCOMPARE(svgPaths("a/b.svg", 1), QStringList{"a/b.svg"});
    QCOMPARE(svgPaths("a/b.svg", 2), (QStringList{"a/b-01.svg", "a/b-02.svg"}));
    QCOMPARE(svgPaths("a%1/b.svg", 2).first(), QString("a%1/b-01.svg"));
    QCOMPARE(svgPaths("b", 100).last(), QString("b-100.svg"));
    QCOMPARE(svgPaths("b", 100).first(), QString("b-001.svg"));
    PrintOptions options = test::smallPages();
    options.backs = true;
    QCOMPARE(whole(exportSvg(PrintedSet(test::smallSet()), options, path("more.svg"))), QString());
    QVERIFY(QFileInfo::exists(path("more-01.svg")) && QFileInfo::exists(path("more-02.svg")));
    QVERIFY(!QFileInfo::exists(path("more.svg")) && !QFileInfo::exists(path("more-03.svg")));
    QCOMPARE(otherSvgPages(path("more.svg"), 2), QStringList());
    QCOMPARE(otherSvgPages(path("more.svg"), 1), (QStringList{"more-01.svg", "more-02.svg"}));
    for (const char* other : {"more.svg", "more-03.svg", "more-fun.svg", "some-more-04.svg"})
        QVERIFY(QFile::copy(path("more-01.svg"), path(other)));
    QCOMPARE(otherSvgPages(path("more.svg"), 2), (QStringList{"more-03.svg", "more.svg"}));
    QCOMPARE(otherSvgPages(path("more.svg"), 100).size(), 4);
}

void ExportsTest::svgShowsTheTilesWhereTheyLie()
{
    PrintOptions options = test::smallPages();
    options.gap = 4;
    options.tileSize = 40;
    QCOMPARE(whole(exportSvg(PrintedSet(test::smallSet()), options, path("seen.svg"))), QString());
    const PrintLayout layout = layOut(PrintedSet(test::smallSet()), options).value();
    constexpr double scale = 5; // px a mm
    const QImage image = test::renderedSvg(path("seen.svg"), (layout.paper * scale).toSize());
    QVERIFY(!image.isNull());
    for (const PlacedItem& placed : layout.pages[0].items) {
        const QRectF cut(placed.cut.topLeft() * scale, placed.cut.size() * scale);
        QVERIFY(ink(image, cut) > 0.2);
        for (const QRectF& beside :
             {cut.adjusted(-8, 60, -cut.width() - 2, -60), cut.adjusted(cut.width() + 2, 60, 8, -60)})
            QCOMPARE(ink(image, beside), 0.0);
        for (const QRectF& within :
             {cut.adjusted(2, 60, -cut.width() + 8, -60), cut.adjusted(cut.width() - 8, 60, -2, -60)})
            QVERIFY(ink(image, within) > 0.1);
    }
}

void ExportsTest::svgHoldsADesignOnce()
{
    for (const bool saver : {false, true}) {
        PrintOptions options = test::smallPages();
        options.tileSize = 20;
        options.gap = 3;
        options.bleed = saver ? 1 : 0;
        options.inkSaver = saver;
        TileSet set = test::smallSet();
        QCOMPARE(whole(exportSvg(PrintedSet(set), options, path("once.svg"))), QString());
        const auto size = contents(path("once.svg")).size();
        const int shapes = elements(contents(path("once.svg")), "path");
        set.tiles[0].count = 4;
        QCOMPARE(whole(exportSvg(PrintedSet(set), options, path("once.svg"))), QString());
        const QByteArray svg = contents(path("once.svg"));
        QCOMPARE(elements(svg, "image"), 0);
        QVERIFY(elements(svg, "path") < shapes + 100);
        QVERIFY(svg.size() < size + 2000);
        QCOMPARE(elements(svg, "use"), saver ? 7 + 3 * 9 : 7);
    }
}

void ExportsTest::picturesTellTheirSize()
{
    const TileSet set = test::smallSet();
    PictureOptions options;
    options.pixels = 600;
    options.size = 50.8; // 300 dpi
    PictureOptions single = options;
    single.designs = {set.tiles[0].id};
    QCOMPARE(whole(exportPng(PrintedSet(set), single, path("sized.png"))), QString());
    QCOMPARE(whole(exportContactSheet(PrintedSet(set), options, path("sheet.png"))), QString());
    for (const QString name : {"sized.png", "sheet.png"}) {
        const QImage image(path(name));
        QCOMPARE(image.dotsPerMeterX(), 11811);
        QCOMPARE(image.dotsPerMeterY(), 11811);
    }
}

void ExportsTest::svgLooksLikeTheBoard_data()
{
    QTest::addColumn<bool>("saver");
    QTest::newRow("usual") << false;
    QTest::newRow("ink saver") << true;
}

void ExportsTest::svgLooksLikeTheBoard()
{
    QFETCH(bool, saver);
    TileSet set = test::classicSet();
    PrintOptions options;
    options.tokens = options.pieces = false;
    options.oneOfEach = true;
    options.paper = QPageSize::A3;
    options.cutMarks = options.ruler = false;
    options.inkSaver = saver;
    options.bleed = 1;
    const PrintLayout layout = layOut(PrintedSet(set), options).value();
    QCOMPARE(whole(exportSvg(PrintedSet(set), options, path("board.svg"))), QString());
    const QStringList files = svgPaths(path("board.svg"), int(layout.pages.size()));
    constexpr int side = 90;
    const double scale = side / options.tileSize;
    for (std::size_t page = 0; page < layout.pages.size(); ++page) {
        const QString& file = files[qsizetype(page)];
        QVERIFY2(QFileInfo(file).size() < 4'000'000, qPrintable(QString::number(QFileInfo(file).size())));
        const QImage image = test::renderedSvg(file, (layout.paper * scale).toSize());
        for (const PlacedItem& placed : layout.pages[page].items) {
            const TileDesign& design = set.tiles[std::size_t(placed.item.index)];
            const double dpi = side / options.tileSize * 25.4;
            const FaceRaster raster = FaceRaster::forPrint(options.tileSize, layout.bleed, dpi);
            const QImage board = tileImage(design, raster, saver);
            const QPoint corner = (raster.target(placed.cut).topLeft() * scale).toPoint();
            const double off = test::difference(image.copy(QRect(corner, board.size())), board);
            QVERIFY2(off < (saver ? 12 : 9),
                     qPrintable(QString::fromStdString(design.id) + ' ' + QString::number(off)));
        }
    }
}

void ExportsTest::svgKeepsArtAsShapes()
{
    TileSet set = test::smallSet();
    const auto art = [](const QString& colour) {
        return QStringLiteral(R"-(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><defs>)-"
                              R"-(<linearGradient id="a"><stop stop-color="%1"/></linearGradient></defs>)-"
                              R"-(<rect width="20" height="10" fill="url(#a)"/></svg>)-")
            .arg(colour)
            .toStdString();
    };
    set.tiles[0].art = art("#ff0000");
    set.tiles[1].art = art("#0000ff");
    PrintOptions options = test::smallPages();
    options.gap = 3;
    QCOMPARE(whole(exportSvg(PrintedSet(set), options, path("art.svg"))), QString());
    QCOMPARE(elements(contents(path("art.svg")), "image"), 0);
    const PrintLayout layout = layOut(PrintedSet(set), options).value();
    constexpr double scale = 4;
    const QImage image = test::renderedSvg(path("art.svg"), (layout.paper * scale).toSize());
    for (const PlacedItem& placed : layout.pages[0].items) {
        const QColor wanted = placed.item.index == 0 ? Qt::red : Qt::blue;
        if (placed.item.index < 2) {
            for (const QPointF at : {placed.cut.center(), placed.cut.topLeft() + QPointF(1, 1),
                                     placed.cut.bottomRight() - QPointF(1, 1)})
                QCOMPARE(image.pixelColor((at * scale).toPoint()), wanted);
        }
    }
}

void ExportsTest::aContactSheetShowsEveryDesign()
{
    const TileSet set = test::smallSet();
    QCOMPARE(whole(exportContactSheet(PrintedSet(set), {{}, 64, false}, path("sheet.png"))), QString());
    const QImage sheet(path("sheet.png"));
    QVERIFY(!sheet.isNull());
    for (const TileDesign& design : set.tiles) {
        const QImage tile = tileImage(design, {64, 0}, false).copy(4, 4, 56, 56);
        bool found = false;
        for (int y = 0; y + 56 <= sheet.height() && !found; ++y) {
            for (int x = 0; x + 56 <= sheet.width() && !found; ++x)
                found = sheet.pixel(x, y) == tile.pixel(0, 0) &&
                        sheet.pixel(x + 55, y + 55) == tile.pixel(55, 55) &&
                        sheet.copy(x, y, 56, 56).convertToFormat(QImage::Format_RGB32) == tile;
        }
        QVERIFY2(found, design.id.c_str());
    }
    QVERIFY(!exportContactSheet(PrintedSet(TileSet{}), {}, path("none.png")));
    QVERIFY(!exportContactSheet(PrintedSet(test::classicSet()), {{}, kMostPixels, false}, path("none.png")));
    QVERIFY(!QFileInfo::exists(path("none.png")));
}

void ExportsTest::aFolderGetsAPictureOfEachDesign()
{
    const TileSet set = test::smallSet();
    QCOMPARE(whole(exportPng(PrintedSet(set), {{}, 40, false}, path("new/folder"))), QString());
    const QDir folder(path("new/folder"));
    QCOMPARE(folder.entryList(QDir::Files).size(), qsizetype(set.tiles.size()));
    for (const TileDesign& design : set.tiles) {
        const QImage image(folder.filePath(QString::fromStdString(design.id) + ".png"));
        QCOMPARE(image.convertToFormat(QImage::Format_RGB32), tileImage(design, {40, 0}, false));
    }
}

void ExportsTest::namesOfFilesAreSafe()
{
    TileSet set = test::smallSet();
    set.tiles[0].id = "../up";
    set.tiles[1].id = "Up";
    set.tiles[2].id = "up";
    QCOMPARE(whole(exportFacePngs(PrintedSet(set), {{}, 16, false}, path("safe"))), QString());
    QCOMPARE(QDir(path("safe")).entryList(QDir::Files, QDir::Name).join(' '),
             QString("Up-2.png up-3.png up.png"));
}

void ExportsTest::aSingleDesignGivesItsPicture()
{
    const TileSet set = test::smallSet();
    QCOMPARE(whole(exportPng(PrintedSet(set), {{set.tiles[2].id}, 50, true}, path("single.png"))), QString());
    QCOMPARE(QImage(path("single.png")).convertToFormat(QImage::Format_RGB32),
             tileImage(set.tiles[2], {50, 0}, true));
}

void ExportsTest::stoppingIsNoError()
{
    const ui::Progress stop = [](int done, int) { return done == 0; };
    for (const ui::Exported& stopped :
         {exportFacePngs(PrintedSet(test::smallSet()), {{}, 16, false}, path("stopped"), stop),
          exportContactSheet(PrintedSet(test::smallSet()), {{}, 16, false}, path("stopped.png"), stop)}) {
        QVERIFY(!stopped);
        QVERIFY(stopped.error().isEmpty());
    }
    QCOMPARE(QDir(path("stopped")).entryList(QDir::Files).size(), 1);
    QVERIFY(!QFileInfo::exists(path("stopped.png")));
}

void ExportsTest::stoppingAtTheLastMomentLeavesTheOldFiles()
{
    QVERIFY(QDir().mkpath(path("last")));
    const QString face = facePngPaths(PrintedSet(test::smallSet()), {}, path("last")).last();
    for (const QString& file : {path("last.png"), path("last.svg"), path("last.pdf"), face})
        QVERIFY(ui::writeFile(file, "old"));
    const PictureOptions all{{}, 16, false};
    const PictureOptions one{{test::smallSet().tiles[0].id}, 16, false};
    const Counting printed(test::smallSet());
    int most = 0;
    const ui::Progress stop = [&](int, int) { return printed.painted < most; };
    const auto after = [&](int faces) {
        printed.painted = 0;
        most = faces;
        return stop;
    };
    const ui::Progress atTheEnd = [](int done, int total) { return done < total; };
    for (const ui::Exported& stopped : {exportPng(printed, one, path("last.png"), after(1)),
                                        exportContactSheet(printed, all, path("last.png"), after(3)),
                                        exportFacePngs(printed, all, path("last"), after(3)),
                                        exportSvg(printed, test::smallPages(), path("last.svg"), after(3)),
                                        exportPdf(printed, test::smallPages(), path("last.pdf"), atTheEnd)}) {
        QVERIFY(!stopped);
        QCOMPARE(stopped.error(), QString());
    }
    for (const QString& file : {path("last.png"), path("last.svg"), path("last.pdf"), face})
        QCOMPARE(contents(file), QByteArray("old"));
    QCOMPARE(QDir(path("last")).entryList(QDir::Files).size(), 3);
}

void ExportsTest::aFullDiskLeavesTheOldFiles()
{
    QVERIFY(ui::writeFile(path("kept.png"), "old"));
    QVERIFY(ui::writeFile(path("kept.svg"), "old"));
    {
        const test::FullDisk full;
        const ui::Exported png =
            exportContactSheet(PrintedSet(test::smallSet()), {{}, 64, false}, path("kept.png"));
        QVERIFY(!png);
        QVERIFY2(png.error().contains(path("kept.png")), qPrintable(png.error()));
        QVERIFY2(png.error().contains(qt_error_string(EFBIG)), qPrintable(png.error()));
        QVERIFY(!exportSvg(PrintedSet(test::smallSet()), test::smallPages(), path("kept.svg")));
    }
    QCOMPARE(contents(path("kept.png")), QByteArray("old"));
    QCOMPARE(contents(path("kept.svg")), QByteArray("old"));
}

void ExportsTest::foldersThatCannotBeWrittenAreReported()
{
    // Nobody may write there, not even root.
    const TileSet set = test::smallSet();
    for (const ui::Exported& exported : {exportFacePngs(PrintedSet(set), {{}, 16, false}, "/proc/tiles"),
                                         exportPng(PrintedSet(set), {{}, 16, false}, "/proc/tiles.png"),
                                         exportSvg(PrintedSet(set), test::smallPages(), "/proc/tiles.svg")}) {
        QVERIFY(!exported);
        QVERIFY2(exported.error().contains("/proc/tiles"), qPrintable(exported.error()));
    }
}

// What takes minutes is not begun where it cannot be written.
void ExportsTest::aFolderThatIsNotThereIsToldFirst()
{
    const Unpainted printed(test::smallSet());
    for (const auto& [name, exported] :
         {std::pair("gone/a.pdf", exportPdf(printed, test::smallPages(), path("gone/a.pdf"))),
          std::pair("gone/a.svg", exportSvg(printed, test::smallPages(), path("gone/a.svg"))),
          std::pair("gone/a.png", exportContactSheet(printed, {{}, 16, false}, path("gone/a.png")))}) {
        QVERIFY(!exported);
        QCOMPARE(exported.error().count(path(name)), 1);
        QVERIFY2(exported.error().contains("its folder does not exist"), qPrintable(exported.error()));
    }
}

const WindowTest<ExportsTest> kTest("tst_exports");

} // namespace lodeline::goldrush::editor::tst_exports

#include "tst_exports.moc"
