// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/art/artimport.h"
#include "editor/art/artwords.h"
#include "editor/art/cutpreview.h"
#include "editor/preview/rotationrow.h"
#include "engine/goldrush/design/art/tileart.h"
#include "engine/goldrush/files/problems.h"
#include "resources/art/own/ownpictures.h"
#include "tests/editor/views/importedfiles.h"
#include "tests/support/fulldisk.h"
#include "tests/windowtest/windowtest.h"
#include "ui/problemtext.h"

#include <QDir>
#include <QImageReader>
#include <QLocale>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

namespace lodeline::goldrush::editor::tst_artimport {
namespace {

using lodeline::test::encoded;
using lodeline::test::kGoodSvg;
using lodeline::test::kPartlySvg;
using lodeline::test::noise;

const QByteArray kTinyGif =
    "R0lGODlhGAAYAPIAAOETJZ8TZMkWRGcUnRYL5jwavpgSkGUlWyH5BAAAAAAALAAAAAAYABgAAAOxCAoi+1C512ak"
    "kklhqoXexgTe12wnGgRHqGllua5dyggkV7UNybIpB69T8xiOAUMOcGgyOUSeLnk0HGakZpNDPRCRx8HgytK2vEd0"
    "dT1YCcxaqLoqbo/hWiudKj4WBnp3eX11YwN/gIkGYwUHjYmHBIeIBZV/iGJalpWOmJuIi4eMn5ybBJtVBQafBK2s"
    "rbCVh6ump6+xlrS1BbaVsLikvrGnv8W/vMa2ycvGyMzP0NAJADs=";
constexpr QFile::Permissions kForAll = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner |
                                       QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther |
                                       QFile::ExeOther;

} // namespace

class ArtImportTest : public QObject
{
    Q_OBJECT

private slots:
    void svgStaysSvg();
    void whatCannotStayIsListed();
    void whatIsDrawnStays();
    void nothingRefersOutside_data();
    void nothingRefersOutside();
    void aPlainDoctypeDoesNoHarm();
    void refusesWithAReason_data();
    void refusesWithAReason();
    void cutFilesAreDamaged();
    void whatIsNotReadSaysWhatToDo();
    void faultsNameTheLineOfTheFile();
    void tooLargeNamesItsLimit();
    void aFileThatIsNoneIsNotRead();
    void aFullDiskIsSaid();
    void thereIsRoomToTurnIt();
    void stopsBetweenTheSizes();
    void pixelsAreKept_data();
    void pixelsAreKept();
    void largePicturesAreScaled_data();
    void largePicturesAreScaled();
    void theMiddleOfAPictureIsTaken();
    void whatIsCutOffIsShown();
    void damagedFilesAreHarmless();

private:
    QString write(const QString& name, const QByteArray& bytes);

    QTemporaryDir folder_;
};

QString ArtImportTest::write(const QString& name, const QByteArray& bytes)
{
    QFile file(folder_.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(name));
    return file.fileName();
}

void ArtImportTest::svgStaysSvg()
{
    const ImportedArt art = importArt(kGoodSvg);
    QVERIFY(art.isUsable());
    QVERIFY(art.isSvgFile);
    QVERIFY(art.svg.findings.isEmpty());
    QCOMPARE(art.size, QSize(10, 10));
    // What the tile keeps says nothing more when it is read again.
    const ImportedArt again = importArt(QByteArray::fromStdString(art.text()));
    QCOMPARE(again.text(), art.text());
    QVERIFY(importArt("\xef\xbb\xbf" + kGoodSvg).isUsable());
}

void ArtImportTest::whatCannotStayIsListed()
{
    const ImportedArt art = importArt(kPartlySvg);
    QVERIFY(art.isUsable());
    QCOMPARE(art.svg.findings.size(), 3);
    QCOMPARE(art.svg.findings[0].line, 2);
    QVERIFY(art.text().find("alert") == std::string::npos);
    QVERIFY(art.text().find("hostname") == std::string::npos);
    QVERIFY(verdictText(art).contains(u'3'));
    QVERIFY(verdictText(art).contains(QStringLiteral("stretched")));
    QVERIFY(!verdictText(art).contains(QStringLiteral("different")));
}

// What artists use; what their programs note for themselves takes no room.
void ArtImportTest::whatIsDrawnStays()
{
    const QByteArray drawn =
        "<style>.a{fill:url(#g);mix-blend-mode:multiply}\n</style><defs><linearGradient id='g' "
        "gradientTransform='rotate(9)'><stop offset='50%'/></linearGradient><clipPath id='c'><path "
        "d='M0 0h9v9z'/></clipPath><mask id='m'/><pattern id='p'/><filter id='f'><feGaussianBlur "
        "stdDeviation='1'/></filter></defs><g class='a' mask='url(#m)' "
        "style='clip-path:url(#c);opacity:.5;isolation:isolate'>"
        "<use xlink:href='#c'/><text xml:space='preserve'>A  <tspan>&lt;B</tspan> </text></g>";
    const QByteArray head =
        "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
        "xmlns:note='urn:note' viewBox='0 0 9 9' note:version='3'>";
    const ImportedArt art = importArt(
        head + drawn + "<note:window note:zoom='3'><path/></note:window><metadata><a/></metadata></svg>");
    QVERIFY(art.isUsable());
    QCOMPARE(art.svg.findings, (QVector<SvgFinding>{{SvgMatter::Font, 2, QStringLiteral("text"), {}}}));
    QCOMPARE(QByteArray(art.svg.svg).replace('"', '\''), QByteArray(head + drawn + "</svg>")
                                                             .replace(" xmlns:note='urn:note'", "")
                                                             .replace(" note:version='3'", ""));
}

void ArtImportTest::nothingRefersOutside_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("image") << QByteArray("<image href='http://x/a.png'/>");
    QTest::newRow("picture in a picture") << QByteArray("<image href='data:image/svg+xml;base64,PHN2Zy8+'/>");
    QTest::newRow("use") << QByteArray("<use href='http://x/a.svg#b'/>");
    QTest::newRow("data as use") << QByteArray(
        "<use href='data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAgAAAAIA'/>");
    QTest::newRow("gradient") << QByteArray("<linearGradient href='http://x/#b'/>");
    QTest::newRow("link") << QByteArray("<a href='http://x/'><path d='M0 0'/></a>");
    QTest::newRow("fill") << QByteArray("<path fill='url(http://x/#b)'/>");
    QTest::newRow("style") << QByteArray("<path style='fill:red;stroke:url( \"http://x/#b\" )'/>");
    QTest::newRow("sheet") << QByteArray("<style>path{fill:url(http://x/#b)}</style>");
    QTest::newRow("import") << QByteArray("<style>@import 'http://x/font.css';</style>");
}

void ArtImportTest::nothingRefersOutside()
{
    QFETCH(QByteArray, content);
    const ImportedArt art = importArt("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>" + content +
                                      "<rect width='9' height='9'/></svg>");
    QVERIFY(art.isUsable());
    QVERIFY2(!art.svg.svg.contains("http://x") && art.svg.svg.count("data:") == 0, art.svg.svg.constData());
    QCOMPARE(art.svg.findings.size(), 1);
    QCOMPARE(art.svg.findings[0].matter, SvgMatter::Reference);
    QVERIFY(art.svg.svg.contains("<rect"));
}

void ArtImportTest::aPlainDoctypeDoesNoHarm()
{
    const QByteArray head =
        "<?xml version='1.0'?>\n<!-- by a program -->\n<!DOCTYPE svg PUBLIC "
        "'-//W3C//DTD SVG 1.1//EN'\n'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd'>\n";
    QVERIFY(importArt(head + kGoodSvg).isUsable());
    const ImportedArt partly = importArt(head + kPartlySvg);
    QCOMPARE(partly.svg.findings[0].line, 6);
}

void ArtImportTest::refusesWithAReason_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("fault");
    const auto add = [](const char* name, const QByteArray& bytes, ArtFault fault) {
        QTest::newRow(name) << bytes << static_cast<int>(fault);
    };
    add("nothing", {}, ArtFault::NotAPicture);
    add("text", "Once upon a time", ArtFault::NotAPicture);
    add("web page", "<html><body/></html>", ArtFault::BadSvg);
    add("broken off", kGoodSvg.chopped(9), ArtFault::BadSvg);
    add("entities", "<!DOCTYPE svg [<!ENTITY a 'aaaa'><!ENTITY b '&a;'>]>" + kGoodSvg, ArtFault::BadSvg);
    add("gradient mesh", QByteArray(kGoodSvg).replace("<rect", "<meshgradient/><rect"), ArtFault::BadSvg);
    add("comment that never ends", "<!-- " + kGoodSvg, ArtFault::BadSvg);
    const QByteArray large(kMaxArtBytes, ' ');
    add("large svg", QByteArray(kGoodSvg).replace("<rect", "<path d='M" + large + "'/><rect"),
        ArtFault::FileTooLarge);
    add("very large svg", kGoodSvg + large.repeated(9), ArtFault::FileTooLarge);
    add("heavy svg", QByteArray(kGoodSvg).replace("fill=", "stroke-dasharray='0.00001' fill="),
        ArtFault::BadSvg);
    add("svgz", QByteArray("\x1f\x8b\x08\x00", 4), ArtFault::Compressed);
    add("no more than the head of a png", encoded(noise(40, 40), "PNG").left(40), ArtFault::Damaged);
    QByteArray spoilt = encoded(noise(40, 40), "PNG");
    spoilt[spoilt.size() / 2] = static_cast<char>(spoilt[spoilt.size() / 2] ^ 0x55);
    add("png with spoilt data", spoilt, ArtFault::Damaged);
    add("bmp that is cut off", encoded(noise(40, 40), "BMP").chopped(9), ArtFault::Damaged);
    add("tiff", QByteArray("II*\0\x08\0\0\0", 8), ArtFault::OtherKind);
    add("psd", "8BPS\0\1", ArtFault::OtherKind);
    add("avif", QByteArray("\0\0\0\x20", 4) + "ftypavif", ArtFault::OtherKind);
    add("krita", QByteArray(38, 'k') + "application/x-krita", ArtFault::OtherKind);
    add("tiny", encoded(noise(40, 8), "PNG"), ArtFault::TooFewPixels);
    add("wide", encoded(QImage(kMaxPicturePixels + 1, 20, QImage::Format_Mono), "PNG"),
        ArtFault::TooManyPixels);
}

void ArtImportTest::refusesWithAReason()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, fault);
    const ImportedArt art = importArt(bytes);
    QVERIFY(!art.isUsable());
    QCOMPARE(static_cast<int>(art.fault), fault);
    QVERIFY(!verdictText(art).isEmpty());
}

// As a copy that broke off. What readers make up for the rest nobody has drawn.
void ArtImportTest::cutFilesAreDamaged()
{
    const QByteArray gif = QByteArray::fromBase64(kTinyGif);
    QCOMPARE(importArt(gif).fault, ArtFault::None);
    for (const QByteArray& whole : {encoded(noise(40, 40), "PNG"), encoded(noise(40, 40), "JPEG"), gif}) {
        for (const qsizetype kept : {whole.size() / 3, whole.size() / 2, whole.size() - 20}) {
            const ImportedArt art = importArt(whole.left(kept));
            QCOMPARE(art.fault, ArtFault::Damaged);
            QVERIFY2(verdictText(art).contains("damaged or incomplete"), qPrintable(verdictText(art)));
        }
    }
}

void ArtImportTest::whatIsNotReadSaysWhatToDo()
{
    const ImportedArt tiff = importArt(QByteArray("MM\0*", 4));
    QVERIFY2(verdictText(tiff).startsWith("TIFF files cannot be used."), qPrintable(verdictText(tiff)));
    QVERIFY(verdictText(importArt("Once upon a time")).startsWith("This is not a picture."));
    QCOMPARE(importArtFile(write(QStringLiteral("empty.png"), {})).fault, ArtFault::Damaged);
    const QString locked = write(QStringLiteral("locked.svg"), kGoodSvg);
    QVERIFY(QFile::setPermissions(locked, {}) && QFile::setPermissions(folder_.path(), kForAll));
    const uid_t user = ::getuid();
    constexpr uid_t kNobody = 65534;
    if (user == 0) // who may read everything
        QCOMPARE(::setresuid(kNobody, kNobody, user), 0);
    const ImportedArt refused = importArtFile(locked);
    const ImportedArt missing = importArtFile(folder_.filePath(QStringLiteral("missing.svg")));
    if (user == 0)
        QCOMPARE(::setresuid(user, user, user), 0);
    QCOMPARE(refused.fault, ArtFault::NotAllowed);
    QVERIFY(verdictText(refused).contains("not allowed to read"));
    QCOMPARE(missing.fault, ArtFault::NotThere);
    QVERIFY(verdictText(missing).contains("no such file"));
}

void ArtImportTest::faultsNameTheLineOfTheFile()
{
    const QByteArray head = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>\n<desc>\n\n</desc>\n";
    const ImportedArt broken = importArt(head + "<g></svg>");
    QVERIFY(broken.svg.fault->code == SetProblem::ArtNotSvg);
    QCOMPARE(broken.svg.fault->arguments.back().c_str(), "5");
    const ImportedArt styled =
        importArt("<?xml version='1.0'?>\n<?xml-stylesheet href='x.css'?>" + head + "</svg>");
    QVERIFY(styled.svg.fault->code == SetProblem::ArtRefersOutside);
    QCOMPARE(styled.svg.fault->arguments.back().c_str(), "2");
    const ImportedArt sheet = importArt(head + "<style>\n.a{}\n.b{fill:var(--x)}</style></svg>");
    QCOMPARE(sheet.svg.findings[0].line, 7);
}

// More may be imported than is kept of it.
void ArtImportTest::tooLargeNamesItsLimit()
{
    const QByteArray large(kMaxArtBytes, ' ');
    const ImportedArt kept =
        importArt(QByteArray(kGoodSvg).replace("<rect", "<path d='M" + large + "'/><rect"));
    QVERIFY2(verdictText(kept).contains("256 KiB"), qPrintable(verdictText(kept)));
    QVERIFY(verdictText(kept).contains("Save it as PNG"));
    const ImportedArt whole = importArt(kGoodSvg + large.repeated(9));
    QVERIFY2(verdictText(whole).contains(QLocale().toString(2048) + " KiB"), qPrintable(verdictText(whole)));
}

// A pipe would be read for ever.
void ArtImportTest::aFileThatIsNoneIsNotRead()
{
    const QString pipe = folder_.filePath(QStringLiteral("pipe.svg"));
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    for (const QString& path : {pipe, folder_.path(), QStringLiteral("/dev/zero")}) {
        const ImportedArt art = importArtFile(path);
        QCOMPARE(art.fault, ArtFault::CannotRead);
        QCOMPARE(verdictText(art), ui::problemText({Severity::Error, FileProblem::NotAFile, {}, {}}));
    }
    const ImportedArt missing = importArtFile(folder_.filePath(QStringLiteral("missing.svg")));
    QCOMPARE(missing.fault, ArtFault::NotThere);
    QVERIFY(!verdictText(missing).isEmpty());
    QFile huge(folder_.filePath(QStringLiteral("huge.svg")));
    QVERIFY(huge.open(QIODevice::WriteOnly) && huge.resize(kMaxImportBytes + 1));
    QCOMPARE(importArtFile(huge.fileName()).fault, ArtFault::FileTooLarge);
}

void ArtImportTest::aFullDiskIsSaid()
{
    const ImportedArt art = importArt(noise(400, 400));
    QVERIFY(art.isUsable());
    QDir(lodeline::art::PictureStore::defaultFolder()).removeRecursively();
    ImportedArt kept;
    {
        const lodeline::test::FullDisk full;
        kept = inStore(art);
    }
    QCOMPARE(kept.fault, ArtFault::NotKept);
    QVERIFY(!kept.detail.isEmpty());
    QCOMPARE(verdictText(kept), QStringLiteral("The picture could not be saved: ") + kept.detail);
}

// What the import takes does not vanish when its tile is turned later.
void ArtImportTest::thereIsRoomToTurnIt()
{
    constexpr int kUnit = 5; // characters of " 1 1L"
    const QByteArray head = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 6'>";
    int refused = 0;
    int taken = 0;
    for (int room = 20; room <= 420; room += 100) {
        const int units = (int(kMaxArtBytes) - static_cast<int>(head.size()) - 20 - room) / kUnit;
        const ImportedArt art =
            importArt(head + "<path d='M" + QByteArray(" 1 1L").repeated(units) + " 2 2'/></svg>");
        if (!art.isUsable()) {
            QCOMPARE(art.fault, ArtFault::FileTooLarge);
            QVERIFY(!verdictText(art).isEmpty());
            ++refused;
            continue;
        }
        ++taken;
        for (const Rotation by : kAllRotations)
            for (const std::string& svg : {art.text(), mirroredArt(art.text())})
                QVERIFY(!faultOfArt(turnedArt(svg, by)));
    }
    QVERIFY(refused > 0);
    QVERIFY(taken > 0);

    const int inside = kMaxArtDepth - 1; // of the root
    const auto nested = [&](int depth) {
        return importArt(head + QByteArray("<g>").repeated(depth) + QByteArray("</g>").repeated(depth) +
                         "</svg>");
    };
    QVERIFY(nested(inside - 1).isUsable());
    QCOMPARE(nested(inside).fault, ArtFault::BadSvg);
}

void ArtImportTest::stopsBetweenTheSizes()
{
    QImage image(400, 400, QImage::Format_RGB32);
    image.fill(Qt::darkGreen);
    QVERIFY(importArt(image).isUsable());
    std::stop_source stopped;
    stopped.request_stop();
    QVERIFY(!importArt(image, stopped.get_token()).isUsable());
}

void ArtImportTest::pixelsAreKept_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("pixels");
    QTest::addColumn<bool>("isSame"); // byte for byte
    QImage flat(900, 900, QImage::Format_RGB32);
    flat.fill(Qt::darkGreen);
    QImage clear = noise(1700, 1700).convertToFormat(QImage::Format_ARGB32);
    clear.setPixelColor(0, 0, Qt::transparent);
    QTest::newRow("png") << encoded(flat, "PNG") << 900 << true;
    QTest::newRow("jpeg") << encoded(noise(240, 240), "JPEG") << 240 << true;
    QTest::newRow("not square") << encoded(noise(260, 200), "PNG") << 200 << false;
    QTest::newRow("bmp") << encoded(noise(64, 64), "BMP") << 64 << false;
    // Nothing of it can be packed: as a JPEG there is room for all of it.
    QTest::newRow("heavy") << encoded(noise(1700, 1700), "PNG") << 1700 << false;
    // A clear one stays a PNG, which has no room for so much.
    QTest::newRow("heavy and clear") << encoded(clear, "PNG") << kSurePixels << false;
}

void ArtImportTest::pixelsAreKept()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const bool, isSame);
    const ImportedArt art = importArt(bytes);
    QVERIFY(art.isUsable());
    QVERIFY(!art.isSvgFile);
    QTEST(art.pixels, "pixels");
    QCOMPARE(art.bytes == bytes, isSame);
    QVERIFY(art.bytes.size() <= qsizetype(kMaxPictureBytes));
    QCOMPARE(QImage::fromData(art.bytes).size(), QSize(art.pixels, art.pixels));
    QVERIFY(!verdictText(art).isEmpty());
}

void ArtImportTest::largePicturesAreScaled_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QByteArray>("format");
    QTest::newRow("6000 PNG") << QSize(6000, 6000) << QByteArray("PNG");
    QTest::newRow("8000 PNG") << QSize(8000, 8000) << QByteArray("PNG");
    QTest::newRow("8000 JPEG") << QSize(8000, 5000) << QByteArray("JPEG");
}

void ArtImportTest::largePicturesAreScaled()
{
    QFETCH(const QSize, size);
    QFETCH(const QByteArray, format);
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::darkGreen);
    const int before = QImageReader::allocationLimit();
    const ImportedArt art = importArt(encoded(image, format.constData()));
    QCOMPARE(art.fault, ArtFault::None);
    QCOMPARE(art.pixels, kKeptPixels);
    QCOMPARE(art.size, size);
    QCOMPARE(QImage::fromData(art.bytes).size(), QSize(kKeptPixels, kKeptPixels));
    QVERIFY(verdictText(art).contains(QLocale().toString(kKeptPixels)));
    QCOMPARE(QImageReader::allocationLimit(), before);
}

void ArtImportTest::theMiddleOfAPictureIsTaken()
{
    QImage striped(300, 100, QImage::Format_RGB32);
    striped.fill(Qt::red);
    for (int x = 100; x < 200; ++x)
        for (int y = 0; y < 100; ++y)
            striped.setPixelColor(x, y, Qt::blue);
    TileDesign tile;
    const ImportedArt imported = importArt(striped);
    tile.picture = *art::ownPictures().keep(imported.bytes.toStdString(), imported.type);
    RotationRow row;
    row.resize(400, 120);
    row.setTile(tile);
    const QRect picture = row.pictureRect(Rotation::R90);
    const auto shown = [&](QPoint at) { return row.grab().toImage().pixelColor(at); };
    QTRY_COMPARE(shown(picture.center()), QColor(Qt::blue));
    QCOMPARE(shown(picture.center() - QPoint(picture.width() / 2 - 8, 0)), QColor(Qt::blue));
}

void ArtImportTest::whatIsCutOffIsShown()
{
    QImage striped(300, 100, QImage::Format_RGB32);
    striped.fill(Qt::red);
    const ImportedArt art = importArt(encoded(striped, "PNG"));
    QVERIFY(shapeText(art).contains("only its center"));
    const QImage shown = withCut(art.whole);
    QCOMPARE(shown.size(), QSize(kCutPreview, kCutPreview / 3));
    QCOMPARE(shown.pixelColor(kCutPreview / 2, 10).alpha(), 255);
    QVERIFY(shown.pixelColor(kCutPreview / 4, 10).alpha() < 100);
    QVERIFY(shown.pixelColor(3 * kCutPreview / 4, 10).alpha() < 100);
    // Nothing of this one is, and it has margins instead.
    const ImportedArt kept = importArt(encoded(striped, "PNG"), {}, Square::Whole);
    QVERIFY(kept.whole.isNull() && shapeText(kept).contains("transparent margins"));
    QVERIFY(shapeText(importArt(kPartlySvg)).contains("stretched"));
    QVERIFY(shapeText(importArt(kGoodSvg)).isEmpty() && importArt(noise(20, 20)).whole.isNull());
}

void ArtImportTest::damagedFilesAreHarmless()
{
    for (const QByteArray& good :
         {encoded(noise(24, 24), "PNG"), encoded(noise(24, 24), "JPEG"), kPartlySvg}) {
        for (qsizetype at = 0; at < good.size(); at += 29) {
            QByteArray damaged = good;
            damaged[at] = static_cast<char>(damaged[at] ^ 0x55);
            const ImportedArt art = importArt(damaged);
            QVERIFY(art.isUsable() != (art.fault != ArtFault::None));
        }
    }
}

const WindowTest<ArtImportTest> kTest("tst_artimport");

} // namespace lodeline::goldrush::editor::tst_artimport

#include "tst_artimport.moc"
