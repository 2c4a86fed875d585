// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/art/artimport.h"
#include "editor/pixels/picturefile.h"
#include "tests/windowtest/windowtest.h"

#include <QBuffer>
#include <QColorSpace>
#include <QTest>
#include <QtEndian>

namespace lodeline::goldrush::editor::tst_picturefile {
namespace {

const QByteArray kSecret = "taken at N 52 31 by camera 4711";

QImage halves(int side)
{
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(Qt::white);
    for (int y = 0; y < side / 2; ++y)
        for (int x = 0; x < side; ++x)
            image.setPixelColor(x, y, Qt::darkBlue);
    image.setColorSpace(QColorSpace::AdobeRgb);
    return image;
}

QByteArray encoded(const QImage& image, const char* format)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format, 95);
    return bytes;
}

template <typename Number>
QByteArray number(Number value)
{
    QByteArray bytes(sizeof(Number), '\0');
    qToBigEndian(value, bytes.data());
    return bytes;
}

QByteArray segment(uchar marker, const QByteArray& content)
{
    return QByteArray("\xff") + static_cast<char>(marker) + number(static_cast<quint16>(content.size() + 2)) +
           content;
}

QByteArray chunk(const char* type, const QByteArray& content)
{
    return number(static_cast<quint32>(content.size())) + type + content + "crc.";
}

// With one entry, how the picture is to be turned.
QByteArray exif(quint16 orientation)
{
    return segment(0xe1, QByteArray("Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01", 24) +
                             number(orientation) + QByteArray(6, '\0') + kSecret);
}

// As a camera writes it.
QByteArray photo(quint16 orientation)
{
    const QByteArray plain = encoded(halves(64), "JPEG");
    return plain.left(2) + exif(orientation) + segment(0xe1, "http://ns.adobe.com/xap/1.0/" + kSecret) +
           segment(0xed, "Photoshop 3.0" + kSecret) + segment(0xe0, "JFXX" + kSecret) +
           segment(0xfe, kSecret) + plain.mid(2) + encoded(halves(16), "JPEG") + kSecret;
}

// Where a picture was taken: 52 degrees north.
QByteArray gps()
{
    return segment(0xe1, QByteArray("Exif\0\0MM\0\x2a\0\0\0\x08"
                                    "\0\x01\x88\x25\0\x04\0\0\0\x01\0\0\0\x1a\0\0\0\0" // leads to the next
                                    "\0\x02\0\x01\0\x02\0\0\0\x02N\0\0\0"
                                    "\0\x02\0\x05\0\0\0\x03\0\0\0\x38\0\0\0\0"
                                    "\0\0\0\x34\0\0\0\x01\0\0\0\x1f\0\0\0\x01\0\0\0\0\0\0\0\x01",
                                    6 + 8 + 18 + 30 + 24));
}

// In a drawing, as drawing programs keep what was put into it.
QByteArray embedded(const QByteArray& file, const char* type)
{
    return QByteArray(
               "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'><image width='64' height='64' "
               "href='data:image/") +
           type + ";base64," + file.toBase64() + "'/></svg>";
}

QByteArray drawing()
{
    constexpr qsizetype kHead = 8 + 25; // signature, IHDR
    const QByteArray plain = encoded(halves(64), "PNG");
    return plain.left(kHead) + chunk("tEXt", "Author" + kSecret) + chunk("eXIf", kSecret) +
           chunk("iTXt", "XML:com.adobe.xmp" + kSecret) + plain.mid(kHead) + kSecret;
}

} // namespace

class PictureFileTest : public QObject
{
    Q_OBJECT

private slots:
    void onlyThePictureStays_data();
    void onlyThePictureStays();
    void damagedFilesGiveNothing();
    void whatIsTakenTellsNothing();
    void photosInDrawingsTellNothing();
    void turnedPhotosAreTurned();
};

void PictureFileTest::onlyThePictureStays_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<int>("type");
    QTest::addColumn<QByteArray>("plain");
    QTest::newRow("JPEG") << photo(1) << static_cast<int>(PictureType::Jpeg) << encoded(halves(64), "JPEG");
    QTest::newRow("PNG") << drawing() << static_cast<int>(PictureType::Png) << encoded(halves(64), "PNG");
}

void PictureFileTest::onlyThePictureStays()
{
    QFETCH(QByteArray, file);
    QFETCH(int, type);
    QFETCH(QByteArray, plain);
    QVERIFY(file.contains(kSecret));
    QCOMPARE(withoutPrivateData(file, static_cast<PictureType>(type)), plain);
    QVERIFY(QImage::fromData(plain).colorSpace() == QColorSpace(QColorSpace::AdobeRgb));
}

void PictureFileTest::damagedFilesGiveNothing()
{
    for (const auto& [file, type] : {std::pair(encoded(halves(20), "JPEG"), PictureType::Jpeg),
                                     std::pair(encoded(halves(20), "PNG"), PictureType::Png)})
        for (qsizetype bytes = 0; bytes < file.size(); ++bytes)
            QVERIFY(withoutPrivateData(file.left(bytes), type).isEmpty());
    QVERIFY(withoutPrivateData(photo(1), PictureType::Png).isEmpty());
    QVERIFY(withoutPrivateData(drawing(), PictureType::Jpeg).isEmpty());
    QVERIFY(withoutPrivateData("<svg/>", PictureType::Svg).isEmpty());
}

void PictureFileTest::whatIsTakenTellsNothing()
{
    for (const QByteArray& file : {photo(1), photo(6), drawing()}) {
        const ImportedArt art = importArt(file);
        QVERIFY(art.isUsable() && !art.isSvgFile);
        QVERIFY(!art.bytes.contains(kSecret));
    }
    QImage told = halves(64);
    told.setText(QStringLiteral("Comment"), QString::fromLatin1(kSecret));
    QVERIFY(!importArt(told).bytes.contains(kSecret));
    // What is made smaller is written anew.
    const ImportedArt small = importArt(encoded(told.scaled(4000, 40), "PNG"));
    QVERIFY(small.isUsable() && !small.bytes.contains(kSecret));
}

void PictureFileTest::photosInDrawingsTellNothing()
{
    const QByteArray plainPhoto = encoded(halves(64), "JPEG");
    const QByteArray plainDrawing = encoded(halves(64), "PNG");
    const QByteArray located = plainPhoto.left(2) + gps() + plainPhoto.mid(2);
    for (const QByteArray& file : {located, photo(1)})
        for (const char* type : {"jpeg", "jpg"})
            QVERIFY(importArt(embedded(file, type)).svg.svg.contains("," + plainPhoto.toBase64() + '"'));
    QVERIFY(importArt(embedded(drawing(), "png")).svg.svg.contains(plainDrawing.toBase64() + '"'));
    // What cannot be looked through goes, and that is said.
    const ImportedArt damaged = importArt(embedded(located.chopped(20), "jpeg"));
    QVERIFY(!damaged.svg.svg.contains("data:"));
    QCOMPARE(damaged.svg.count(SvgFate::LeftOut), 1);
}

void PictureFileTest::turnedPhotosAreTurned()
{
    const QImage upright = QImage::fromData(importArt(photo(1)).bytes);
    QVERIFY(upright.pixelColor(32, 10).lightness() < 120 && upright.pixelColor(10, 50).lightness() > 200);
    const QImage turned = QImage::fromData(importArt(photo(6)).bytes);
    QCOMPARE(turned.size(), QSize(64, 64));
    QVERIFY(turned.pixelColor(54, 32).lightness() < 120 && turned.pixelColor(10, 10).lightness() > 200);
}

const WindowTest<PictureFileTest> kTest("tst_picturefile");

} // namespace lodeline::goldrush::editor::tst_picturefile

#include "tst_picturefile.moc"
