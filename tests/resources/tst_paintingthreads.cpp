// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/piecepainter.h"
#include "resources/art/tilepainter.h"
#include "tests/resources/classicset.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <latch>
#include <thread>

namespace lodeline::art {

using namespace goldrush;

namespace {

constexpr int kThreads = 4;
constexpr int kSide = 48; // px

template <typename Paint>
QImage picture(const Paint& paint)
{
    QImage image(kSide, kSide, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paint(painter, QRectF(0, 0, kSide, kSide));
    return image;
}

// One of every kind of picture that the programs paint.
std::vector<QImage> everything(const std::vector<TileDesign>& designs)
{
    std::vector<QImage> pictures;
    for (const TileDesign& design : designs)
        for (const Theme& theme : {Theme::light(), Theme::dark()})
            pictures.push_back(picture([&](QPainter& painter, const QRectF& box) {
                paintTile(painter, box, design, theme, Rotation::R90);
            }));
    for (const QString& colour : playerColourNames()) {
        const auto add = [&](auto paint) { pictures.push_back(picture(paint)); };
        for (const CowboyPose pose : {CowboyPose::Standing, CowboyPose::Lying})
            add([&](QPainter& painter, const QRectF& box) {
                paintCowboy(painter, box, colour, pose, Theme::light());
            });
        for (const MarkerPose pose : {MarkerPose::Standing, MarkerPose::Lying})
            add([&](QPainter& painter, const QRectF& box) {
                paintMarker(painter, box, colour, pose, Theme::light());
            });
        add([&](QPainter& painter, const QRectF& box) { paintTent(painter, box, colour, Theme::light()); });
        add([&](QPainter& painter, const QRectF& box) { paintEmblem(painter, box, colour, Theme::light()); });
    }
    for (const int number : {0, 1, 9, 12}) {
        pictures.push_back(picture([&](QPainter& painter, const QRectF& box) {
            paintTokens(painter, box, number, Theme::light());
        }));
        pictures.push_back(picture(
            [&](QPainter& painter, const QRectF& box) { paintToken(painter, box, number, Theme::light()); }));
    }
    return pictures;
}

} // namespace

// Says more under the thread sanitizer (CONTRIBUTING.md).
class PaintingThreadsTest : public QObject
{
    Q_OBJECT

private slots:
    // Whatever is made at the first picture is made by all threads at once.
    void paintTheSameAtOnce()
    {
        std::vector<TileDesign> designs = allDesigns();
        designs.front().prairies.front().tipis = 7; // a number beside its figure
        std::vector<std::vector<QImage>> painted(kThreads);
        {
            std::latch start(kThreads);
            std::vector<std::jthread> threads;
            for (std::vector<QImage>& own : painted)
                threads.emplace_back([&own, &designs, &start] {
                    start.arrive_and_wait();
                    own = everything(designs);
                });
        }
        const std::vector<QImage> alone = everything(designs);
        for (const std::vector<QImage>& own : painted)
            QVERIFY(own == alone);
    }
};

} // namespace lodeline::art

QTEST_MAIN(lodeline::art::PaintingThreadsTest)
#include "tst_paintingthreads.moc"
