// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/art/artimport.h"
#include "editor/print/printoptions.h"
#include "editor/tileprint/tileexport.h"
#include "editor/tileprint/tileshapes.h"
#include "resources/art/own/ownpictures.h"
#include "resources/art/tilepainter.h"
#include "tests/editor/print/printset.h"
#include "tests/editor/print/rendered.h"
#include "tests/ui/nextdialog.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"

#include <QBuffer>
#include <QFileInfo>
#include <QMessageBox>
#include <QPainter>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>
#include <QXmlStreamReader>

#include <cmath>

namespace lodeline::goldrush::editor::tst_tileexport {
namespace {

constexpr int kSide = 160; // px

// With the picture of its own, where it has one.
QImage onTheBoard(const TileDesign& design, const art::PartPictures& own = {})
{
    QImage image(kSide, kSide, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    art::paintTile(painter, image.rect(), design, print::paperTheme(), Rotation::R0,
                   art::Patience::UntilThere, own);
    return image;
}

QImage asShapes(const TileDesign& design)
{
    QImage image(kSide, kSide, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    art::paintTileShapes(painter, image.rect(), design, print::paperTheme());
    return image;
}

QByteArray withoutLayer(const QByteArray& svg, const QByteArray& id)
{
    const qsizetype from = svg.indexOf("<g id=\"" + id + '"');
    qsizetype at = from;
    int depth = 0;
    do {
        const qsizetype open = svg.indexOf("<g ", at);
        const qsizetype close = svg.indexOf("</g>", at);
        const bool opens = open >= 0 && open < close;
        depth += opens ? 1 : -1;
        at = opens ? open + 3 : close + 4;
    } while (depth > 0);
    return svg.left(from) + svg.mid(at);
}

} // namespace

class TileExportTest : public QObject
{
    Q_OBJECT

private slots:
    void comesBackAsItWas();
    void aChangeIsSeen();
    void hasLayersAndLockedGuides();
    void itsOwnPictureGoesOutAndIn();
    void pixelsKeepTheirFile();
    void fewPixelsComeBack();
    void whatLiesAboveAPictureIsNoPartOfIt();
    void layersAboveAPictureComeBack();
    void symbolsOfTheSetGoOutAsShapes();
    void isWrittenAndSaid();
    void aRefusedPictureIsTold();
    void bleedsAsFarAsItIsPrinted();
    void stoppingLeavesTheOldFile();
    void namesWithADotGetTheSuffix();
};

void TileExportTest::comesBackAsItWas()
{
    for (const TileDesign& design : test::classicSet().tiles) {
        const ImportedArt art = importArt(editableTile(design, 45, 1));
        const QByteArray id = QByteArray::fromStdString(design.id);
        QVERIFY2(art.isUsable(), id);
        QVERIFY2(art.svg.findings.isEmpty(), id);
        QVERIFY(!art.svg.svg.contains("lodeline-guides"));
        TileDesign back = design;
        back.art = art.text();
        const QImage shown = onTheBoard(back);
        QVERIFY2(test::difference(shown, asShapes(design)) < 1.5,
                 id + ' ' + QByteArray::number(test::difference(shown, asShapes(design))));
        QVERIFY2(test::difference(shown, onTheBoard(design)) < 9, id);
        // No guide is on it: along its edges it is what it is beside them.
        QVERIFY2(test::difference(shown.copy(0, 0, kSide, 2), asShapes(design).copy(0, 0, kSide, 2)) < 6, id);
    }
}

void TileExportTest::aChangeIsSeen()
{
    const TileSet set = test::classicSet();
    const auto tile =
        std::ranges::find_if(set.tiles, [](const TileDesign& design) { return !design.mountains.empty(); });
    TileDesign back = *tile;
    back.art = importArt(withoutLayer(editableTile(*tile, 45, 1), "mountains")).text();
    QVERIFY(!back.art.empty());
    QVERIFY(test::difference(onTheBoard(back), asShapes(*tile)) > 9);
}

void TileExportTest::hasLayersAndLockedGuides()
{
    const TileDesign design = test::smallSet().tiles[0];
    QXmlStreamReader reader(editableTile(design, 40, 2));
    QStringList layers;
    int depth = 0;
    bool isLocked = false;
    while (!reader.atEnd()) {
        const auto token = reader.readNext();
        depth += token == QXmlStreamReader::StartElement ? 1 : token == QXmlStreamReader::EndElement ? -1 : 0;
        if (token != QXmlStreamReader::StartElement)
            continue;
        const QXmlStreamAttributes attributes = reader.attributes();
        if (depth == 1) {
            QCOMPARE(attributes.value("width"), QString("40mm"));
            QCOMPARE(attributes.value("viewBox"), QString("0 0 1000 1000"));
        }
        if (attributes.value("http://www.inkscape.org/namespaces/inkscape", "groupmode") == u"layer") {
            QCOMPARE(depth, 2);
            layers << attributes.value("id").toString();
            isLocked = attributes.value("http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd",
                                        "insensitive") == u"true";
        }
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QCOMPARE(layers, (QStringList{"prairie", "mountains", "plants", "town", "tracks", "houses", "symbols",
                                  "lodeline-guides"}));
    QVERIFY(isLocked);
}

void TileExportTest::itsOwnPictureGoesOutAndIn()
{
    TileDesign design = test::smallSet().tiles[0];
    design.art = R"-(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><defs><clipPath id="c">)-"
                 R"-(<path d="M0 0h20v5H0"/></clipPath></defs><rect width="20" height="10" fill="#0080ff"/>)-"
                 R"-(<path clip-path="url(#c)" d="M0 0h20v10z" fill="#f00000"/></svg>)-";
    TileDesign back = design;
    back.art = importArt(editableTile(design, 45, 1)).text();
    QVERIFY(back.art != design.art && !back.art.empty());
    QVERIFY(test::difference(onTheBoard(back), onTheBoard(design)) < 1);
}

void TileExportTest::pixelsKeepTheirFile()
{
    QImage image(2300, 2300, QImage::Format_RGB32);
    image.fill(Qt::darkYellow);
    QPainter(&image).fillRect(0, 0, 2300, 400, Qt::darkRed);
    QByteArray file;
    QBuffer buffer(&file);
    QVERIFY(buffer.open(QIODevice::WriteOnly) && image.save(&buffer, "PNG"));
    TileDesign design = test::smallSet().tiles[0];
    design.picture = *art::ownPictures().keep(file.toStdString(), PictureType::Png);
    design.picture->turned = Rotation::R90;
    const QByteArray out = editableTile(design, 45, 1);
    QCOMPARE(out.count("<image"), 1);
    QVERIFY(out.contains(file.toBase64()));
    QVERIFY(tileMarkup(design, false, "a-").contains(file.toBase64()));
    const QTemporaryDir folder;
    const QString path = folder.filePath("tile.svg");
    QVERIFY(ui::writeFile(path, out.toStdString()));
    const QImage shown = test::renderedSvg(path, {kSide, kSide});
    QCOMPARE(shown.pixelColor(kSide - 20, kSide / 2), QColor(Qt::darkRed));
    QCOMPARE(shown.pixelColor(20, 20), QColor(Qt::darkYellow));
}

void TileExportTest::fewPixelsComeBack()
{
    QImage image(120, 120, QImage::Format_RGB32);
    image.fill(Qt::darkYellow);
    QPainter(&image).fillRect(0, 0, 120, 30, Qt::darkRed);
    QByteArray file;
    QBuffer buffer(&file);
    QVERIFY(buffer.open(QIODevice::WriteOnly) && image.save(&buffer, "PNG"));
    TileDesign design = test::smallSet().tiles[0];
    design.picture = *art::ownPictures().keep(file.toStdString(), PictureType::Png);
    design.above.set(ArtLayer::Tipis, true);
    const TidySvg svg = importArt(editableTile(design, 45, 1)).svg;
    QVERIFY(svg.ok() && svg.above == design.above);
    TileDesign back = design;
    back.picture.reset();
    back.art = svg.svg.toStdString();
    QVERIFY(test::difference(onTheBoard(back), onTheBoard(design)) < 1);
}

void TileExportTest::whatLiesAboveAPictureIsNoPartOfIt()
{
    const TileSet set = test::classicSet();
    TileDesign design =
        *std::ranges::find_if(set.tiles, [](const TileDesign& tile) { return !tile.railroads.empty(); });
    design.art =
        R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z" fill="#fff"/></svg>)";
    design.above.set(ArtLayer::Tracks, true);
    const QByteArray out = editableTile(design, 45, 1);
    QVERIFY(out.count("<path") > 10); // the track can be seen
    TileDesign back = design;
    back.art = importArt(out).text();
    QVERIFY2(back.art.size() < 1000, back.art.c_str());
    QVERIFY(test::difference(onTheBoard(back), onTheBoard(design)) < 1);
}

void TileExportTest::layersAboveAPictureComeBack()
{
    const TileSet set = test::classicSet();
    TileDesign design = *std::ranges::find_if(set.tiles, [](const TileDesign& tile) {
        return !tile.railroads.empty() && !tile.mountains.empty() && tile.mountains[0].nuggets > 0;
    });
    design.art =
        R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z" fill="#fff"/></svg>)";
    design.above.set(ArtLayer::Tracks, true);
    design.above.set(ArtLayer::Nuggets, true);
    const QByteArray out = editableTile(design, 45, 1);
    for (const char* label : {"Picture", "Tracks of the game", "Nuggets of the game", "Guides"})
        QCOMPARE(out.count(QByteArray(R"(inkscape:groupmode="layer" inkscape:label=")") + label + '"'), 1);
    QCOMPARE(out.count("inkscape:label="), 4);
    const TidySvg back = importArt(out).svg;
    QVERIFY(back.above == design.above);
    // What is deleted there is switched off here.
    const TidySvg fewer = importArt(withoutLayer(out, "lodeline-nuggets")).svg;
    ArtLayers tracks;
    tracks.set(ArtLayer::Tracks, true);
    QVERIFY(fewer.above == tracks && fewer.svg == back.svg);
    // What is unlocked is drawn by whoever unlocked it.
    const qsizetype at = out.indexOf(R"( sodipodi:insensitive="true")", out.indexOf("lodeline-tracks"));
    const TidySvg unlocked = importArt(QByteArray(out).remove(at, 28)).svg;
    QVERIFY(unlocked.above && !unlocked.above->has(ArtLayer::Tracks));
    QVERIFY(unlocked.above->has(ArtLayer::Nuggets));
    QVERIFY(unlocked.svg.count("<path") > back.svg.count("<path"));
    TileDesign redrawn = design;
    redrawn.art = unlocked.svg.toStdString();
    redrawn.above = *unlocked.above;
    QVERIFY(test::difference(onTheBoard(redrawn), onTheBoard(design)) < 3);
    // The symbols of a tile without a picture are in its picture from then on.
    design.art.clear();
    QVERIFY(importArt(editableTile(design, 45, 1)).svg.above == ArtLayers());
    QVERIFY(!importArt(QByteArray("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>")).svg.above);
}

void TileExportTest::symbolsOfTheSetGoOutAsShapes()
{
    TileSet set = test::classicSet();
    const TileDesign& design = *std::ranges::find_if(set.tiles, [](const TileDesign& tile) {
        return !tile.mountains.empty() && tile.mountains[0].nuggets > 0;
    });
    const art::PartPictures none(set, art::Patience::UntilThere);
    set.pictures.parts[{SetPart::Kind::Nugget}] = *art::ownPictures().keep(
        R"-(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><defs><linearGradient id="g">)-"
        R"-(<stop offset="0" stop-color="#f000f0"/><stop offset="1" stop-color="#0000f0"/></linearGradient>)-"
        R"-(</defs><rect width="20" height="10" fill="url(#g)"/></svg>)-",
        PictureType::Svg);
    const art::PartPictures own(set, art::Patience::UntilThere);
    const QByteArray out = editableTile(design, 45, 1, own);
    QVERIFY(!out.contains("<image"));
    QVERIFY(out.contains("#f000f0"));
    TileDesign back = design;
    back.art = importArt(out).text();
    QVERIFY(!back.art.empty());
    const QImage shown = onTheBoard(back);
    // As far from what the game paints as any tile, and its own symbol is nowhere.
    QVERIFY(test::difference(shown, onTheBoard(design, own)) < 9);
    QVERIFY(test::difference(shown, onTheBoard(design, none)) >
            test::difference(shown, onTheBoard(design, own)) + 1);
    // Pixels stay pixels.
    QImage blank(32, 32, QImage::Format_RGB32);
    blank.fill(Qt::magenta);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QVERIFY(blank.save(&buffer, "PNG"));
    set.pictures.parts[{SetPart::Kind::Nugget}] =
        *art::ownPictures().keep(bytes.toStdString(), PictureType::Png);
    QVERIFY(
        editableTile(design, 45, 1, art::PartPictures(set, art::Patience::UntilThere)).contains("<image"));
}

void TileExportTest::isWrittenAndSaid()
{
    const QTemporaryDir folder;
    QWidget window;
    TileExport out(&window);
    QSignalSpy told(&out, &TileExport::told);
    QSignalSpy failed(&out, &TileExport::failed);
    const QString file = folder.filePath("tile.svg");
    out.exportTo(test::smallSet().tiles[0], test::smallSet(), file);
    QTRY_COMPARE(told.size(), 1);
    QVERIFY(told[0][0].toString().contains(file));
    QVERIFY(!test::renderedSvg(file, {60, 60}).isNull());
    out.exportTo(test::smallSet().tiles[0], test::smallSet(), "/proc/tile.svg");
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed[0][0].toString().count("/proc/tile.svg"), 1);
    QCOMPARE(window.findChild<QMessageBox*>()->windowTitle(), QString("Export tile as SVG"));
}

void TileExportTest::aRefusedPictureIsTold()
{
    const QTemporaryDir folder;
    QWidget window;
    TileExport out(&window);
    const QSignalSpy told(&out, &TileExport::told);
    const TileSet set = test::smallSet();
    out.exportTo(set.tiles[0], set, folder.filePath("plain.svg"));
    QTRY_COMPARE(told.size(), 1);
    QVERIFY(!window.findChild<QMessageBox*>());
    TileDesign refused = set.tiles[0];
    refused.art = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'>"
                  "<image width='1' height='1' href='file:///etc/hostname'/></svg>";
    out.exportTo(refused, set, folder.filePath("refused.svg"));
    QTRY_COMPARE(told.size(), 2);
    const auto* box = window.findChild<QMessageBox*>();
    QVERIFY(box);
    QVERIFY2(box->text().contains(QLatin1String("not shown")), qPrintable(box->text()));
    QCOMPARE(box->windowTitle(), QString("Export tile as SVG"));
}

void TileExportTest::bleedsAsFarAsItIsPrinted()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("tile.svg");
    const TileSet set = test::smallSet();
    print::PrintOptions options;
    options.gap = 2;
    options.bleed = 5;
    QSettings settings;
    print::writePrintOptions(settings, options);
    const ui::Exported written = ui::atOnce(TileExport::work(set.tiles[0], set, file));
    settings.remove("print");
    QVERIFY(written);
    QCOMPARE(*ui::readFile(file), editableTile(set.tiles[0], options.tileSize, 1,
                                               art::PartPictures(set, art::Patience::UntilThere)));
}

void TileExportTest::stoppingLeavesTheOldFile()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("tile.svg");
    QVERIFY(ui::writeFile(file, "old"));
    const TileSet set = test::smallSet();
    const ui::Exported stopped = TileExport::work(set.tiles[0], set, file)([](int, int) { return false; });
    QVERIFY(!stopped && stopped.error().isEmpty());
    QCOMPARE(*ui::readFile(file), QByteArray("old"));
}

void TileExportTest::namesWithADotGetTheSuffix()
{
    const QTemporaryDir folder;
    QWidget window;
    TileExport out(&window);
    const QSignalSpy told(&out, &TileExport::told);
    lodeline::test::onNextDialog([&](QDialog* dialog) {
        lodeline::test::typeFile(dialog, folder.filePath("my.tile"));
        QMetaObject::invokeMethod(dialog, "accept");
    });
    const TileSet set = test::smallSet();
    out.ask(set.tiles[0], set, folder.filePath("a.tileset.json"));
    QTRY_COMPARE(told.size(), 1);
    QVERIFY(QFileInfo::exists(folder.filePath("my.tile.svg")));
}

const WindowTest<TileExportTest> kTest("tst_tileexport");

} // namespace lodeline::goldrush::editor::tst_tileexport

#include "tst_tileexport.moc"
