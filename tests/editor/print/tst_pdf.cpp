// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/document.h"
#include "editor/print/printlayout.h"
#include "editor/tileprint/tileimages.h"
#include "tests/editor/print/printset.h"
#include "tests/editor/print/rendered.h"
#include "tests/support/fulldisk.h"
#include "tests/windowtest/windowtest.h"

#include <QFileInfo>
#include <QPrinter>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

namespace lodeline::goldrush::editor::tst_pdf {

using namespace print;

namespace {

using test::kPixel;

QString whole(const ui::Exported& exported)
{
    return exported ? QString() : exported.error();
}

// The edges of all cuts of a page in one direction, each once.
std::vector<double> cutsOf(const PrintPage& page, Qt::Orientation along)
{
    std::set<double> cuts;
    for (const PlacedItem& placed : page.items) {
        const QRectF& cut = placed.cut;
        const bool level = along == Qt::Horizontal;
        cuts.insert({level ? cut.left() : cut.top(), level ? cut.right() : cut.bottom()});
    }
    return {cuts.begin(), cuts.end()};
}

// A strip across the middle of the first cut marks that stand along the direction.
QRectF stripOfMarks(const PrintPage& page, Qt::Orientation along)
{
    const bool level = along == Qt::Horizontal;
    const auto mark =
        std::ranges::find_if(page.marks, [&](const QRectF& m) { return level == (m.height() > m.width()); });
    QRectF strip;
    for (const PlacedItem& placed : page.items)
        strip |= placed.cut.adjusted(-0.4, -0.4, 0.4, 0.4);
    if (level) {
        strip.setTop(mark->center().y() - 1);
        strip.setBottom(mark->center().y() + 1);
    } else {
        strip.setLeft(mark->center().x() - 1);
        strip.setRight(mark->center().x() + 1);
    }
    return strip;
}

} // namespace

class PdfTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(folder_.isValid()); }
    void tilesMeasureWhatTheyShould_data();
    void tilesMeasureWhatTheyShould();
    void cutMarksMeasureWhatTheyShould();
    void theRulerIsTrue();
    void backsAlignWithFronts_data();
    void backsAlignWithFronts();
    void theBleedGoesBeyondTheCut();
    void aPrinterGetsTheSamePages();
    void aPrinterKeepsNoHalfFile();
    void aPageSaysWhatItIs();
    void aDesignIsHeldOnce();
    void tilesLookLikeTheBoard();
    void pagesTellWhereTheyAreTrimmed();
    void theInkSaverSavesInk();
    void stoppingLeavesTheOldFile_data();
    void stoppingLeavesTheOldFile();
    void aFullDiskLeavesTheOldFile();
    void aFolderThatCannotBeWrittenIsReported();
    void aTileThatDoesNotFitIsReported();

private:
    QString path(const QString& name) const { return folder_.filePath(name); }

    QTemporaryDir folder_;
};

void PdfTest::tilesMeasureWhatTheyShould_data()
{
    QTest::addColumn<double>("size");
    QTest::newRow("45 mm") << 45.0;
    QTest::newRow("25.5 mm") << 25.5;
}

void PdfTest::tilesMeasureWhatTheyShould()
{
    QFETCH(double, size);
    PrintOptions options = test::smallPages();
    options.tileSize = size;
    options.gap = 2; // white on all sides of each tile
    options.margin = 1;
    const TileSet set = test::smallSet();
    QCOMPARE(whole(exportPdf(PrintedSet(set), options, path("tiles.pdf"))), QString());
    const test::Rendered page = test::rendered(path("tiles.pdf"), 1, 1500);
    QVERIFY2(!page.image.isNull(), qPrintable(page.error));
    const PrintLayout layout = layOut(PrintedSet(set), options).value();
    QCOMPARE(layout.pages.size(), std::size_t{1});
    for (const PlacedItem& placed : layout.pages[0].items) {
        for (const Qt::Orientation along : {Qt::Horizontal, Qt::Vertical}) {
            const bool level = along == Qt::Horizontal;
            QRectF strip = placed.cut.adjusted(-0.9, -0.9, 0.9, 0.9);
            level ? strip.adjust(0, size / 3, 0, -size / 3) : strip.adjust(size / 3, 0, -size / 3, 0);
            const std::vector<test::Span> ink = test::inkAlong(page, strip, along, 5);
            QCOMPARE(ink.size(), std::size_t{1});
            QVERIFY2(std::abs(ink[0].length() - size) <= kPixel,
                     qPrintable(QString::number(ink[0].length(), 'f', 3)));
            QVERIFY(std::abs(ink[0].from - (level ? placed.cut.left() : placed.cut.top())) <= kPixel);
        }
    }
}

void PdfTest::cutMarksMeasureWhatTheyShould()
{
    const PrintOptions options = test::smallPages();
    const TileSet set = test::smallSet();
    QCOMPARE(whole(exportPdf(PrintedSet(set), options, path("marks.pdf"))), QString());
    const test::Rendered page = test::rendered(path("marks.pdf"), 1);
    QVERIFY2(!page.image.isNull(), qPrintable(page.error));
    const PrintLayout layout = layOut(PrintedSet(set), options).value();
    for (const Qt::Orientation along : {Qt::Horizontal, Qt::Vertical}) {
        const std::vector<double> lines =
            test::linesAcross(page, stripOfMarks(layout.pages[0], along), along);
        const std::vector<double> cuts = cutsOf(layout.pages[0], along);
        QCOMPARE(lines.size(), cuts.size());
        for (std::size_t i = 0; i < lines.size(); ++i)
            QVERIFY2(std::abs(lines[i] - cuts[i]) <= kPixel, qPrintable(QString::number(lines[i] - cuts[i])));
        QVERIFY(std::abs(lines[1] - lines[0] - 45.0) <= kPixel);
        QVERIFY(std::abs(lines[3] - lines[2] - 45.0) <= kPixel);
    }
}

void PdfTest::theRulerIsTrue()
{
    PrintOptions options = test::smallPages();
    options.paper = QPageSize::A5;
    options.orientation = QPageLayout::Landscape;
    const TileSet set = test::smallSet();
    QCOMPARE(whole(exportPdf(PrintedSet(set), options, path("ruler.pdf"))), QString());
    const test::Rendered page = test::rendered(path("ruler.pdf"), 1);
    QVERIFY2(!page.image.isNull(), qPrintable(page.error));
    const QRectF footer = layOut(PrintedSet(set), options)->pages[0].footer;
    // Millimetres stand above the line, eighths of an inch below it.
    const double line = footer.center().y() + 0.4;
    const auto marks = [&](double from, double to) {
        return test::linesAcross(page, QRectF(footer.left() - 0.5, line + from, 104, to - from),
                                 Qt::Horizontal);
    };
    const std::vector<double> millimetres = marks(-0.8, -0.4);
    QCOMPARE(millimetres.size(), std::size_t{101});
    QVERIFY(std::abs(millimetres.back() - millimetres.front() - 100.0) <= kPixel);
    const std::vector<double> eighths = marks(0.4, 0.8);
    QCOMPARE(eighths.size(), std::size_t{33});
    QVERIFY(std::abs(eighths.back() - eighths.front() - 101.6) <= kPixel);
}

void PdfTest::backsAlignWithFronts_data()
{
    QTest::addColumn<bool>("landscape");
    QTest::addColumn<bool>("aboutLongEdge");
    QTest::addColumn<bool>("sideways");
    QTest::newRow("upright, long edge") << false << true << true;
    QTest::newRow("upright, short edge") << false << false << false;
    QTest::newRow("level, long edge") << true << true << false;
}

void PdfTest::backsAlignWithFronts()
{
    QFETCH(bool, landscape);
    QFETCH(bool, aboutLongEdge);
    QFETCH(bool, sideways);
    PrintOptions options = test::smallPages();
    options.backs = true;
    options.ruler = false;
    options.tileSize = 40;
    options.margin = 1;
    options.orientation = landscape ? QPageLayout::Landscape : QPageLayout::Portrait;
    options.flip = aboutLongEdge ? FlipEdge::Long : FlipEdge::Short;
    const TileSet set = test::smallSet();
    QCOMPARE(whole(exportPdf(PrintedSet(set), options, path("backs.pdf"))), QString());
    const PrintLayout layout = layOut(PrintedSet(set), options).value();
    const test::Rendered front = test::rendered(path("backs.pdf"), 1, 1200);
    const test::Rendered back = test::rendered(path("backs.pdf"), 2, 1200);
    QVERIFY2(!front.image.isNull() && !back.image.isNull(), qPrintable(front.error + back.error));
    for (const Qt::Orientation along : {Qt::Horizontal, Qt::Vertical}) {
        const std::vector<double> lines =
            test::linesAcross(front, stripOfMarks(layout.pages[0], along), along);
        std::vector<double> behind = test::linesAcross(back, stripOfMarks(layout.pages[1], along), along);
        const bool turned = sideways == (along == Qt::Horizontal);
        if (turned) {
            const double length = sideways ? layout.paper.width() : layout.paper.height();
            for (double& line : behind)
                line = length - line;
            std::ranges::reverse(behind);
        }
        QVERIFY(lines.size() >= 4);
        QCOMPARE(behind.size(), lines.size());
        for (std::size_t i = 0; i < lines.size(); ++i)
            QVERIFY2(std::abs(lines[i] - behind[i]) <= kPixel,
                     qPrintable(QString::number(lines[i] - behind[i])));
    }
    // The ink itself: where a tile is on the front, its back lies behind it.
    for (const PlacedItem& placed : layout.pages[0].items) {
        QRectF strip(0, placed.cut.center().y() - 2, layout.paper.width(), 4);
        const auto spans = test::inkAlong(front, strip, Qt::Horizontal, 30);
        if (!sideways)
            strip.moveTop(layout.paper.height() - strip.bottom());
        auto behind = test::inkAlong(back, strip, Qt::Horizontal, 30);
        if (sideways) {
            for (test::Span& span : behind)
                span = {layout.paper.width() - span.to, layout.paper.width() - span.from};
            std::ranges::reverse(behind);
        }
        QCOMPARE(behind.size(), spans.size());
        for (std::size_t i = 0; i < spans.size(); ++i) {
            QVERIFY(std::abs(spans[i].from - behind[i].from) <= kPixel);
            QVERIFY(std::abs(spans[i].to - behind[i].to) <= kPixel);
        }
    }
}

void PdfTest::theBleedGoesBeyondTheCut()
{
    PrintOptions options = test::smallPages();
    options.gap = 8;
    options.bleed = 2;
    options.tileSize = 30;
    const TileSet set = test::smallSet();
    QCOMPARE(whole(exportPdf(PrintedSet(set), options, path("bleed.pdf"))), QString());
    const test::Rendered page = test::rendered(path("bleed.pdf"), 1);
    QVERIFY2(!page.image.isNull(), qPrintable(page.error));
    const QRectF cut = layOut(PrintedSet(set), options)->pages[0].items[0].cut;
    const QRectF strip(cut.left() - 3.5, cut.center().y() - 3, cut.width() + 7, 6);
    const auto ink = test::inkAlong(page, strip, Qt::Horizontal, 5);
    QCOMPARE(ink.size(), std::size_t{1});
    // A picture has whole pixels, so the bleed may fall short by one of the picture's own.
    const double pixel = 25.4 / options.dpi;
    QVERIFY(ink[0].length() <= 34 + kPixel && ink[0].length() >= 34 - 2 * pixel);
    QVERIFY(std::abs(ink[0].middle() - cut.center().x()) <= kPixel);
}

void PdfTest::aPrinterGetsTheSamePages()
{
    PrintOptions options = test::smallPages();
    options.backs = true;
    const TileSet set = test::smallSet();
    {
        QPrinter printer(QPrinter::HighResolution);
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(path("printed.pdf"));
        QCOMPARE(whole(printOn(printer, PrintedSet(set), options)), QString());
    }
    const QString text = test::textOf(path("printed.pdf"));
    QVERIFY2(text.contains("Page 1 of 1") && text.contains("Back of page 1 of 1"), qPrintable(text));
    const test::Rendered page = test::rendered(path("printed.pdf"), 1);
    QVERIFY2(!page.image.isNull(), qPrintable(page.error));
    const PrintPage expected = layOut(PrintedSet(set), options)->pages[0];
    const std::vector<double> lines =
        test::linesAcross(page, stripOfMarks(expected, Qt::Horizontal), Qt::Horizontal);
    const std::vector<double> cuts = cutsOf(expected, Qt::Horizontal);
    QCOMPARE(lines.size(), cuts.size());
    for (std::size_t i = 0; i < lines.size(); ++i)
        QVERIFY2(std::abs(lines[i] - cuts[i]) <= kPixel, qPrintable(QString::number(lines[i] - cuts[i])));
}

void PdfTest::aPrinterKeepsNoHalfFile()
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(path("half.pdf"));
    const ui::Exported stopped = printOn(printer, PrintedSet(test::smallSet()), test::smallPages(),
                                         [](int done, int) { return done < 2; });
    QVERIFY(!stopped);
    QVERIFY(stopped.error().isEmpty());
    QVERIFY(!QFileInfo::exists(path("half.pdf")));
}

void PdfTest::aPageSaysWhatItIs()
{
    PrintOptions options = test::smallPages();
    options.tokens = true;
    options.backs = true;
    TileSet set = test::smallSet();
    set.name = "Frog Creek";
    set.author = "Ann Author";
    set.license = "CC-BY-4.0";
    QCOMPARE(whole(exportPdf(PrintedSet(set), options, path("text.pdf"))), QString());
    const QString text = test::textOf(path("text.pdf"));
    for (const QString part : {"Frog Creek", "Ann Author", "CC-BY-4.0", "Tiles, 45 mm", "Mining tokens",
                               " 20 ", "Page 1 of 2", "Back of page 2 of 2"})
        QVERIFY2(text.contains(part), qPrintable(part + " in " + text));
    QVERIFY2(!text.contains(QChar(0x2026)), qPrintable("something is cut short in " + text));
}

void PdfTest::aDesignIsHeldOnce()
{
    const PrintOptions options = test::smallPages();
    TileSet set = test::smallSet();
    const auto contents = [&](const QString& name) {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QCOMPARE(whole(exportPdf(PrintedSet(set), options, path("few.pdf"))), QString());
    const QByteArray few = contents("few.pdf");
    QCOMPARE(few.count("/Subtype /Image"), 0);
    QVERIFY(few.size() > 20'000);
    for (TileDesign& design : set.tiles)
        design.count = 20;
    QCOMPARE(whole(exportPdf(PrintedSet(set), options, path("many.pdf"))), QString());
    const QByteArray many = contents("many.pdf");
    QCOMPARE(many.count("/Subtype /Image"), 0);
    QVERIFY2(2 * many.size() < 3 * few.size(), qPrintable(QString::number(many.size())));
    // A picture of its own is made of pixels.
    set.tiles[0].art =
        R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1"/></svg>)";
    QCOMPARE(whole(exportPdf(PrintedSet(set), options, path("own.pdf"))), QString());
    QVERIFY(contents("own.pdf").contains("/Subtype /Image"));
}

void PdfTest::tilesLookLikeTheBoard()
{
    PrintOptions options = test::smallPages();
    options.tileSize = 60;
    options.gap = 8;
    options.bleed = 3;
    const TileSet set = test::smallSet();
    for (const bool saver : {false, true}) {
        options.inkSaver = saver;
        QCOMPARE(whole(exportPdf(PrintedSet(set), options, path("board.pdf"))), QString());
        const PrintLayout layout = layOut(PrintedSet(set), options).value();
        const int dpi = 50;
        const FaceRaster raster = FaceRaster::forPrint(options.tileSize, layout.bleed, dpi);
        for (std::size_t page = 0; page < layout.pages.size(); ++page) {
            const test::Rendered seen = test::rendered(path("board.pdf"), int(page) + 1, dpi);
            QVERIFY2(!seen.image.isNull(), qPrintable(seen.error));
            for (const PlacedItem& placed : layout.pages[page].items) {
                const QImage board = tileImage(set.tiles[std::size_t(placed.item.index)], raster, saver)
                                         .convertToFormat(QImage::Format_Grayscale8);
                const QPoint corner = (raster.target(placed.cut).topLeft() * seen.scale).toPoint();
                const double off = test::difference(seen.image.copy(QRect(corner, board.size())), board);
                QVERIFY2(off < 9, qPrintable(QString::number(off)));
            }
        }
    }
}

void PdfTest::pagesTellWhereTheyAreTrimmed()
{
    PrintOptions options = test::smallPages();
    options.backs = true;
    options.tokens = true;
    options.gap = 5;
    options.bleed = 2;
    const TileSet set = test::smallSet();
    QCOMPARE(whole(exportPdf(PrintedSet(set), options, path("boxes.pdf"))), QString());
    QCOMPARE(test::faultsOf(path("boxes.pdf")), QString());
    const PrintLayout layout = layOut(PrintedSet(set), options).value();
    QVERIFY(layout.pages.size() >= 4);
    for (std::size_t page = 0; page < layout.pages.size(); ++page) {
        QRectF cut;
        for (const PlacedItem& placed : layout.pages[page].items)
            cut |= placed.cut;
        const double bleed = layout.pages[page].sheet == Sheet::Tiles ? 2 : 0;
        const auto isNear = [&](const char* box, const QRectF& expected) {
            const QRectF found = test::boxOf(path("boxes.pdf"), int(page) + 1, box, layout.paper.height());
            return std::abs(found.left() - expected.left()) < 0.01 &&
                   std::abs(found.top() - expected.top()) < 0.01 &&
                   std::abs(found.right() - expected.right()) < 0.01 &&
                   std::abs(found.bottom() - expected.bottom()) < 0.01;
        };
        QVERIFY(isNear("MediaBox", QRectF(QPointF(), layout.paper)));
        QVERIFY(isNear("TrimBox", cut));
        QVERIFY(isNear("BleedBox", cut.adjusted(-bleed, -bleed, bleed, bleed)));
    }
}

void PdfTest::theInkSaverSavesInk()
{
    const auto ink = [&](bool saver) {
        PrintOptions options = test::smallPages();
        options.inkSaver = saver;
        if (!exportPdf(PrintedSet(test::smallSet()), options, path("ink.pdf")))
            return -1.0;
        const QImage image = test::rendered(path("ink.pdf"), 1).image;
        double sum = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                sum += 255 - image.constScanLine(y)[x];
        }
        return sum;
    };
    const double usual = ink(false);
    const double saved = ink(true);
    QVERIFY(usual > 0 && saved > 0);
    QVERIFY2(saved < 0.4 * usual, qPrintable(QString::number(saved / usual)));
}

void PdfTest::stoppingLeavesTheOldFile_data()
{
    QTest::addColumn<int>("last"); // that is done
    QTest::addColumn<int>("asked");
    // Four tiles of three designs; that all pages are painted is told, too.
    QTest::newRow("in the pages") << 2 << 3;
    QTest::newRow("in the designs") << 5 << 7;
    QTest::newRow("before it is written") << 7 << 9;
}

void PdfTest::stoppingLeavesTheOldFile()
{
    QFETCH(int, last);
    QFETCH(int, asked);
    const QString file = path("stopped.pdf");
    QVERIFY(ui::writeFile(file, "old"));
    int calls = 0;
    const ui::Exported stopped =
        exportPdf(PrintedSet(test::smallSet()), test::smallPages(), file, [&](int done, int total) {
            ++calls;
            return total == 7 && done < last;
        });
    QVERIFY(!stopped);
    QVERIFY(stopped.error().isEmpty());
    QCOMPARE(calls, asked);
    QCOMPARE(*ui::readFile(file), QByteArray("old"));
}

void PdfTest::aFullDiskLeavesTheOldFile()
{
    const QString file = path("kept.pdf");
    QVERIFY(ui::writeFile(file, "old"));
    {
        const test::FullDisk full;
        const ui::Exported exported = exportPdf(PrintedSet(test::smallSet()), test::smallPages(), file);
        QVERIFY(!exported);
        QVERIFY2(exported.error().contains(file), qPrintable(exported.error()));
    }
    QCOMPARE(*ui::readFile(file), QByteArray("old"));
}

void PdfTest::aFolderThatCannotBeWrittenIsReported()
{
    // Nobody may write there, not even root.
    const ui::Exported exported =
        exportPdf(PrintedSet(test::smallSet()), test::smallPages(), "/proc/pages.pdf");
    QVERIFY(!exported);
    QVERIFY2(exported.error().contains("/proc/pages.pdf"), qPrintable(exported.error()));
}

void PdfTest::aTileThatDoesNotFitIsReported()
{
    PrintOptions options = test::smallPages();
    options.tileSize = 110;
    const ui::Exported exported = exportPdf(PrintedSet(test::smallSet()), options, path("none.pdf"));
    QVERIFY(!exported);
    QVERIFY(exported.error().contains("does not fit"));
    QVERIFY(!QFileInfo::exists(path("none.pdf")));
}

const WindowTest<PdfTest> kTest("tst_pdf");

} // namespace lodeline::goldrush::editor::tst_pdf

#include "tst_pdf.moc"
