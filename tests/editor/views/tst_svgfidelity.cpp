// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/art/artimport.h"
#include "resources/art/own/ownpictures.h"
#include "tests/windowtest/windowtest.h"

#include <QDir>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cstdlib>

namespace lodeline::goldrush::editor::tst_svgfidelity {
namespace {

constexpr int kSide = 200; // px, of the references

QString pathOf(const QString& name)
{
    return QDir(QStringLiteral(LODELINE_ART_FILES)).filePath(name);
}

QImage onWhite(const QImage& picture)
{
    QImage image(picture.size(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter(&image).drawImage(0, 0, picture);
    return image;
}

struct Difference
{
    double mean = 0;  // of 255, of the channel that differs most
    double share = 0; // of pixels that anybody would call another color
};

Difference between(const QImage& a, const QImage& b)
{
    constexpr int kAnotherColour = 32;
    Difference difference;
    for (int y = 0; y < kSide; ++y) {
        for (int x = 0; x < kSide; ++x) {
            const QRgb here = a.pixel(x, y);
            const QRgb there = b.pixel(x, y);
            const int most =
                std::max({std::abs(qRed(here) - qRed(there)), std::abs(qGreen(here) - qGreen(there)),
                          std::abs(qBlue(here) - qBlue(there))});
            difference.mean += most;
            difference.share += most > kAnotherColour ? 1 : 0;
        }
    }
    difference.mean /= kSide * kSide;
    difference.share /= kSide * kSide;
    return difference;
}

} // namespace

// Pictures in the manner of five drawing programs, and what Inkscape 1.2.2 shows of them
// (tests/data/art/README.md).
class SvgFidelityTest : public QObject
{
    Q_OBJECT

private slots:
    void looksAsInInkscape_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString& file : QDir(pathOf({})).entryList({QStringLiteral("*.svg")}))
            QTest::newRow(qPrintable(file)) << file;
    }

    // Edges and blurs are smoothed a little otherwise, which makes 0.9 and 0.0026 at most. A part that is
    // lost, black or shifted by two pixels makes ten times that.
    void looksAsInInkscape()
    {
        QFETCH(QString, name);
        constexpr double kMean = 1;
        constexpr double kShare = 0.003;
        const ImportedArt art = importArtFile(pathOf(name));
        QVERIFY2(art.isUsable(),
                 art.svg.findings.isEmpty() ? "" : qPrintable(describe(art.svg.findings.front())));
        const auto answer = art::ownPictures().await(art::OwnArt(art.text()), {kSide, kSide});
        QCOMPARE(answer.state, art::OwnPictures::State::Painted);
        const QImage reference(pathOf(QString(name).replace(QStringLiteral(".svg"), QStringLiteral(".png"))));
        QCOMPARE(reference.size(), QSize(kSide, kSide));
        const Difference difference = between(onWhite(answer.image), reference);
        const QByteArray told =
            "mean " + QByteArray::number(difference.mean) + ", share " + QByteArray::number(difference.share);
        QVERIFY2(difference.mean <= kMean && difference.share <= kShare, told.constData());
    }
};

const WindowTest<SvgFidelityTest> kTest("tst_svgfidelity");

} // namespace lodeline::goldrush::editor::tst_svgfidelity

#include "tst_svgfidelity.moc"
