// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/files/problems.h"
#include "resources/art/own/artistprocess.h"
#include "resources/art/own/ownpictures.h"
#include "resources/art/tilepainter.h"
#include "resources/art/tilepixmaps.h"
#include "resources/artist/protocol.h"
#include "tests/resources/heavyart.h"
#include "tests/resources/oddtiles.h"
#include "tests/windowtest/patience.h"

#include <QFile>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <atomic>
#include <thread>

namespace lodeline::art {

using namespace goldrush;

namespace {

using State = OwnPictures::State;
using Result = ArtistProcess::Result;

const std::string kBegin = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>";

std::string filled(const std::string& colour, const std::string& more = {})
{
    return kBegin + "<rect width='100' height='100' fill='" + colour + "'/>" + more + "</svg>";
}

// Blue; each of the masks needs a picture of its own in between, all at once.
std::string chainOfMasks(int count)
{
    std::string svg = kBegin;
    const auto masked = [](int number) {
        return number == 0 ? std::string() : " mask='url(#m" + std::to_string(number) + ")'";
    };
    for (int i = 1; i <= count; ++i)
        svg += "<mask id='m" + std::to_string(i) + "'" + masked(i - 1) +
               "><rect width='100' height='100' fill='white'/></mask>";
    return svg + "<rect width='100' height='100' fill='blue'" + masked(count) + "/></svg>";
}

QImage painted(const TileDesign& design, Patience patience = Patience::UntilThere)
{
    QImage image(48, 48, QImage::Format_RGB32);
    QPainter painter(&image);
    paintTile(painter, image.rect(), design, Theme::light(), Rotation::R0, patience);
    return image;
}

TileDesign plainTile()
{
    return oddTiles().front();
}

// A program in place of the painter, which may write a log beside itself.
class Script
{
public:
    explicit Script(const QByteArray& commands)
    {
        QFile file(path());
        if (!file.open(QIODevice::WriteOnly) || file.write("#!/bin/sh\n" + commands) < 0 ||
            !file.setPermissions(QFile::ReadOwner | QFile::ExeOwner))
            qFatal("a program of the test cannot be written");
    }

    QString path() const { return folder_.filePath(QStringLiteral("painter")); }
    int lines() const
    {
        QFile log(path() + QStringLiteral(".log"));
        return log.open(QIODevice::ReadOnly) ? int(log.readAll().count('\n')) : 0;
    }

private:
    QTemporaryDir folder_;
};

} // namespace

class OwnPicturesTest : public QObject
{
    Q_OBJECT

private slots:
    void paintsWhatQtCannot_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("style class") << QByteArray(
            "<style>.a { fill: lime }</style><path class='a' d='M0 0h100v100H0z'/>");
        QTest::newRow("clip") << QByteArray(
            "<clipPath id='c'><rect width='100' height='100'/></clipPath>"
            "<rect width='400' height='400' fill='lime' clip-path='url(#c)'/>");
        QTest::newRow("mask") << QByteArray(
            "<mask id='m'><rect width='100' height='100' fill='white'/></mask>"
            "<rect width='100' height='100' fill='lime' mask='url(#m)'/>");
        QTest::newRow("pattern") << QByteArray(
            "<pattern id='p' width='10' height='10' patternUnits='userSpaceOnUse'><rect width='10' "
            "height='10' "
            "fill='lime'/></pattern><rect width='100' height='100' fill='url(#p)'/>");
        QTest::newRow("opacity of a group") << QByteArray("<rect width='100' height='100' fill='lime'/><g "
                                                          "opacity='0'><rect width='100' height='100'/></g>");
        QTest::newRow("nested use") << QByteArray(
            "<defs><rect id='a' width='100' height='100' fill='lime'/><g id='b'><use href='#a'/></g></defs>"
            "<use href='#b'/>");
    }
    void paintsWhatQtCannot()
    {
        QFETCH(QByteArray, content);
        const auto answer = pictures_.await(OwnArt(filled("red", content.toStdString())), {20, 10});
        QCOMPARE(answer.state, State::Painted);
        QCOMPARE(answer.image.size(), QSize(20, 10));
        for (const QPoint at : {QPoint(1, 1), QPoint(10, 5), QPoint(18, 8)})
            QCOMPARE(answer.image.pixelColor(at), QColor(0, 255, 0));
    }

    void fillsTheWholeWhateverItsShape()
    {
        const OwnArt art(
            "<svg xmlns='http://www.w3.org/2000/svg' width='3cm' height='10' viewBox='5 5 30 10' "
            "preserveAspectRatio='xMinYMin'><rect x='5' y='5' width='30' height='10' "
            "fill='#00f'/></svg>");
        const QImage image = pictures_.await(art, {33, 33}).image;
        for (const QPoint at : {QPoint(0, 0), QPoint(32, 0), QPoint(0, 32), QPoint(32, 32)})
            QCOMPARE(image.pixelColor(at), QColor(Qt::blue));
    }

    void anInchIsThatOfDrawingPrograms()
    {
        const OwnArt art("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 192 96'>"
                         "<rect width='1in' height='2.54cm' fill='#00f'/></svg>");
        const QImage image = pictures_.await(art, {64, 32}).image;
        QCOMPARE(image.pixelColor(31, 31), QColor(Qt::blue));
        QCOMPARE(image.pixelColor(32, 31).alpha(), 0);
    }

    // What shows meanwhile is any other size of it.
    void tellsWhenAPictureIsThere()
    {
        OwnPictures pictures;
        const OwnArt art(filled("#123456"));
        int changes = 0;
        QObject here; // in this thread
        connect(&pictures, &OwnPictures::changed, &here, [&changes] { ++changes; });
        auto answer = pictures.ask(art, {16, 16});
        QCOMPARE(answer.state, State::Pending);
        QVERIFY(answer.image.isNull());
        QTRY_COMPARE(pictures.ask(art, {16, 16}).state, State::Painted);
        QTRY_COMPARE(changes, 1);
        answer = pictures.ask(art, {24, 24});
        QCOMPARE(answer.state, State::Pending);
        QCOMPARE(answer.image.size(), QSize(16, 16));
        QTRY_COMPARE(pictures.ask(art, {24, 24}).image.size(), QSize(24, 24));
        QCOMPARE(pictures.ask(art, {24, 24}).image.pixelColor(9, 9), QColor(0x12, 0x34, 0x56));
        QTRY_COMPARE(changes, 2);
    }

    void refusesOverTheBudget()
    {
        QCOMPARE(pictures_.await(OwnArt(test::dashedCircles()), {64, 64}).fault,
                 (ArtFault{SetProblem::ArtTooHeavy, {}}));
        QCOMPARE(pictures_.await(OwnArt("<svg"), {64, 64}).fault, (ArtFault{SetProblem::ArtNotSvg, {"1"}}));
        QCOMPARE(pictures_.ask(OwnArt("<svg"), {99, 9}).state, State::Refused); // in any size
    }

    // The painter itself is stopped, and the next picture has another.
    void endsWhatTakesTooLong()
    {
        for (const std::string& svg : {test::dashedCircles(), test::endlessNoise()}) {
            ArtistProcess artist(OwnPictures::artistPath().toStdString());
            QCOMPARE(artist.paint(svg, 16, 16).result, Result::TooHeavy);
            const ArtistProcess::Answer next = artist.paint(filled("blue"), 2, 1);
            QCOMPARE(next.result, Result::Painted);
            QCOMPARE(next.pixels, (std::vector<unsigned char>{255, 0, 0, 255, 255, 0, 0, 255}));
        }
    }

    // As a system that is short of memory does; the picture is not to blame.
    void beginsAgainWhereSomebodyElseEndsThePainter_data()
    {
        QTest::addColumn<int>("times");
        QTest::addColumn<Result>("result");
        QTest::newRow("once") << 1 << Result::Painted;
        QTest::newRow("again") << 2 << Result::TooHeavy;
    }
    void beginsAgainWhereSomebodyElseEndsThePainter()
    {
        QFETCH(int, times);
        const Script script("echo >> \"$0.log\"\nif [ $(wc -l < \"$0.log\") -le " +
                            QByteArray::number(times) + " ]; then printf L; kill -KILL $$; fi\nexec '" +
                            OwnPictures::artistPath().toLocal8Bit() + "'\n");
        ArtistProcess artist(script.path().toStdString());
        QTEST(artist.paint(filled("blue"), 1, 1).result, "result");
        QCOMPARE(script.lines(), 2);
    }

    void endsWhatTakesTooMuchMemory()
    {
        ArtistProcess artist(OwnPictures::artistPath().toStdString());
        const auto answer = artist.paint(chainOfMasks(60), 2048, 2048);
        QVERIFY(answer.result == Result::RefusedAtASize || answer.result == Result::TooHeavy);
        QCOMPARE(artist.paint(filled("blue"), 1, 1).result, Result::Painted);
    }

    // Printed large, a picture takes more than on the board, where it was good enough.
    void paintsSmallerWhatTakesTooMuch()
    {
        const std::string svg = chainOfMasks(40);
        ArtistProcess artist(OwnPictures::artistPath().toStdString());
        QVERIFY(artist.paint(svg, 2048, 2048).result != Result::Painted);
        const auto answer = pictures_.await(OwnArt(svg), {2048, 2048});
        QCOMPARE(answer.state, State::Painted);
        QCOMPARE(answer.image.size(), QSize(2048, 2048));
        QCOMPARE(answer.image.pixelColor(1024, 1024), QColor(0, 0, 255));
    }

    void readsNothingOutside()
    {
        QTemporaryDir folder;
        QImage red(8, 8, QImage::Format_RGB32);
        red.fill(Qt::red);
        const QString path = folder.filePath("red.png");
        QVERIFY(red.save(path));
        ArtistProcess artist(OwnPictures::artistPath().toStdString());
        for (const std::string& link : {"file://" + path.toStdString(), path.toStdString()}) {
            std::string svg = kBegin + "<image width='100' height='100' href='";
            svg.append(link).append("'/></svg>");
            const auto answer = artist.paint(svg, 1, 1);
            QCOMPARE(answer.result, Result::Painted);
            QCOMPARE(answer.pixels, std::vector<unsigned char>(4, 0));
        }
    }

    void saysWhyThePainterRefuses()
    {
        ArtistProcess artist(OwnPictures::artistPath().toStdString());
        const auto answer = artist.paint("<html/>", 4, 4);
        QCOMPARE(answer.result, Result::Refused);
        QVERIFY(!answer.why.empty());
        const auto wordy = artist.paint("<" + std::string(10'000, 'a') + "></b>", 4, 4);
        QCOMPARE(wordy.result, Result::Refused);
        QCOMPARE(wordy.why.size(), std::size_t(artist::kLongestReason));
    }

    void refusesWithoutAPainter_data()
    {
        QTest::addColumn<QString>("program");
        QTest::newRow("none") << QString();
        QTest::newRow("missing") << QStringLiteral("/nowhere/lodeline-artist");
        QTest::newRow("no program") << QStringLiteral("/dev/null");
        QTest::newRow("another program") << QStringLiteral("/bin/true");
    }
    void refusesWithoutAPainter()
    {
        QFETCH(QString, program);
        OwnPictures pictures(program);
        QCOMPARE(pictures.await(OwnArt(filled("red")), {8, 8}).fault,
                 (ArtFault{SetProblem::ArtWithoutPainter, {"lodeline-artist"}}));
    }

    // Only what a smaller size may mend is tried again: 2048, 1024, 512 and 256 px.
    void triesSmallerWhatSizeCanMend_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<int>("tries");
        QTest::newRow("refused") << QByteArray(R"(printf '\000\000\000\000\002\000\000\000no')") << 1;
        QTest::newRow("refused at a size")
            << QByteArray(R"(printf '\002\000\000\000\002\000\000\000no')") << 4;
        QTest::newRow("too heavy") << QByteArray("exit") << 4;
    }
    void triesSmallerWhatSizeCanMend()
    {
        QFETCH(QByteArray, answer);
        const std::string svg = filled("red");
        const auto bytes = QByteArray::number(qulonglong(sizeof(artist::Request) + svg.size()));
        const Script script("printf L\nwhile [ $(head -c " + bytes + " | wc -c) = " + bytes +
                            " ]; do echo >> \"$0.log\"; " + answer + "; done\n");
        OwnPictures pictures(script.path());
        QCOMPARE(pictures.await(OwnArt(svg), {2048, 2048}).state, State::Refused);
        QTEST(script.lines(), "tries");
    }

    void startsAMissingPainterOnce()
    {
        const Script script("echo >> \"$0.log\"\n");
        OwnPictures pictures(script.path());
        QVERIFY(pictures.await(OwnArt(filled("red")), {2048, 2048}).fault.code ==
                SetProblem::ArtWithoutPainter);
        QCOMPARE(script.lines(), 1);
    }

    // It reads nothing, so that a picture of a mebibyte cannot be handed over: the system holds a fifth of
    // that. The more bytes, the longer it may take.
    void endsAPainterThatDoesNotListen()
    {
        const Script script("printf L\nexec sleep 1000\n");
        ArtistProcess artist(script.path().toStdString());
        QCOMPARE(artist.paint(std::string(1U << 20, ' '), 1, 1).result, Result::TooHeavy);
    }

    void endsWhilePainting()
    {
        auto pictures = std::make_unique<OwnPictures>();
        for (int side = 1; side < 50; ++side)
            pictures->ask(OwnArt(test::endlessNoise() + std::string(std::size_t(side), ' ')), {side, side});
        std::jthread waiting([&] { pictures->await(OwnArt(filled("red")), {3, 3}); });
        waiting.join();
        pictures.reset();
    }

    // As those of the program do to a thread that is late.
    void answersAfterItsEnd()
    {
        OwnPictures pictures;
        const OwnArt red(filled("red"));
        const OwnArt blue(filled("blue"));
        QCOMPARE(pictures.await(red, {8, 8}).state, State::Painted);
        pictures.end();
        QCOMPARE(pictures.await(red, {8, 8}).state, State::Painted);
        QCOMPARE(pictures.await(blue, {8, 8}).state, State::Pending);
        QCOMPARE(pictures.ask(blue, {8, 8}).state, State::Pending);
        pictures.add(QStringLiteral("/nowhere/set.zip"));
        QVERIFY(!pictures.store().find(PictureRef()));
    }

    void answersManyThreads()
    {
        std::vector<std::jthread> threads;
        std::atomic<int> right = 0;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([this, i, &right] {
                for (int side = 1; side < 20; ++side) {
                    const auto answer =
                        pictures_.await(OwnArt(filled(i % 2 == 0 ? "red" : "blue")), {side, side});
                    right += answer.image.pixelColor(0, 0) == QColor(i % 2 == 0 ? Qt::red : Qt::blue) ? 1 : 0;
                }
            });
        threads.clear();
        QCOMPARE(right.load(), 4 * 19);
    }

    // The window goes on while a picture is tried that takes as long as it may; then the painted tile stays.
    void nothingWaitsForAPicture()
    {
        TileSet set;
        set.tiles = {plainTile(), plainTile()};
        const QImage plain = painted(set.tiles[0]);
        set.tiles[0].art = test::endlessNoise();
        set.tiles[1].art = filled("#123456");
        TilePixmaps pixmaps(set);
        int ticks = 0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] { ++ticks; });
        timer.start(0);
        const auto shown = [&](int design) {
            return pixmaps.exact(design, Rotation::R0, {48, 48}).toImage();
        };
        QCOMPARE(shown(0), plain);
        QCOMPARE(shown(1), plain);
        int whileTrying = 0;
        const auto isRefused = [&] {
            whileTrying = ticks;
            return ownPictures().ask(OwnArt(set.tiles[0].art), {48, 48}).state == State::Refused;
        };
        const bool isOver = isRefused(); // on a busy machine
        QTRY_VERIFY(isRefused());
        QVERIFY(isOver || whileTrying > 1);
        QCOMPARE(shown(0), plain);
        QTRY_COMPARE(shown(1).pixelColor(9, 9), QColor(0x12, 0x34, 0x56));
    }

    void paintedTileSaysThatItIsProvisional()
    {
        TileDesign design = plainTile();
        const QImage plain = painted(design);
        design.art = filled("#654321");
        QCOMPARE(painted(design, Patience::None), plain);
        QCOMPARE(painted(design).pixelColor(5, 5), QColor(0x65, 0x43, 0x21));
        QCOMPARE(painted(design, Patience::None).pixelColor(5, 5), QColor(0x65, 0x43, 0x21));
    }

private:
    OwnPictures pictures_;
};

} // namespace lodeline::art

QTEST_MAIN(lodeline::art::OwnPicturesTest)
#include "tst_ownpictures.moc"
